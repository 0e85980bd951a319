"""The rules: who acts, what is legal, what happens, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from coverstory.rules.contract import CHANCE, OVER
from coverstory.rules.rng import Source, weighted
from coverstory.rules.text_form import TextReader
from coverstory.rules.top_secret_spies.actions import (
    DEAL_BASE,
    DONE,
    DRAW_BASE,
    FIND_BASE,
    FIRST_BASE,
    PASS,
    PLACE_BASE,
    PLAY_AGENT_BITS,
    PLAY_BASE,
    PLAY_KIND,
    SPLIT_MOVED,
    SPLIT_STEPS,
    SPLIT_TOTAL,
    is_place,
    is_play,
    is_roll,
    is_split,
    is_write,
    roll_face,
    write,
    write_agent,
    write_holder,
)
from coverstory.rules.top_secret_spies.cards import carry_out, has_effect
from coverstory.rules.top_secret_spies.components import (
    AGENTS,
    BUILDINGS,
    CARDS,
    DEAL,
    DOSSIER_SPACE,
    DRAW,
    ENDED,
    FACES,
    FIND,
    FINISH,
    FIRST,
    FIRST_RULES,
    FREE,
    FREE_AGENT,
    HAND_LIMIT,
    HAND_START,
    HANDS,
    KINDS,
    LAST_CHANCE,
    MOVE,
    NO_CARD,
    NOBODY,
    PLACE,
    ROLL,
    RUINS,
    WRITE,
)
from coverstory.rules.top_secret_spies.ending import free_agent_ahead, places_of, points
from coverstory.rules.top_secret_spies.keys import deal_anew, key_of
from coverstory.rules.top_secret_spies.packed import (
    at_least,
    byte_of,
    card,
    cards_of,
    scored,
    size,
    standing_at,
    walked,
    with_nibble,
)
from coverstory.rules.top_secret_spies.refusals import refusal
from coverstory.rules.top_secret_spies.setup import SpiesSetup, read_setup
from coverstory.rules.top_secret_spies.state import (
    DISCARD,
    DOSSIERS,
    REMOVED,
    SUPPLY,
    SpiesPosition,
    fill,
    may_write,
    new_papers,
)

# Scratch space, written and read within one call.
_outcomes: Final = vec[i64]([0] * 16)
_weights: Final = vec[i64]([0] * 16)


@final
class SpiesState(SpiesPosition):
    """A game being played."""

    def copy(self) -> SpiesState:
        other = SpiesState(self.setup, self.papers[:] if self.setup.keeps_papers else self.papers)
        self.copy_to(other)
        return other

    def to_act(self) -> i64:
        phase = self.phase
        if phase <= LAST_CHANCE:
            return CHANCE
        if phase <= PLACE:
            return self.player
        if phase == CARDS:
            return self.actor
        return self.writer if phase == WRITE else OVER

    # --- what a seat sees of it

    def info_key(self, seat: i64) -> i64:
        return key_of(self, seat)

    def redeal(self, seat: i64, rng: Source) -> None:
        deal_anew(self, seat, rng)

    # --- what may be chosen

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == MOVE:
            return self.splits_into(out)
        if phase == PLACE:
            return self.places_for_safe_into(out)
        if phase == CARDS:
            return self.plays_into(out)
        return self.entries_into(out) if phase == WRITE else 0

    def splits_into(self, out: vec[i64]) -> i64:
        splits = self.setup.choices.splits
        start = self.setup.split_from[self.roll]
        count = self.setup.split_to[self.roll] - start
        for i in range(count):
            out[i] = splits[start + i]
        return count

    def places_for_safe_into(self, out: vec[i64]) -> i64:
        count: i64 = 0
        for building in range(BUILDINGS):
            if self.may_place(building):
                out[count] = PLACE_BASE + building
                count += 1
        return count

    def may_place(self, building: i64) -> bool:
        """The safe goes to a different building (T8), in the older edition to one without agents (T37)."""
        if building == self.safe:
            return False
        return not self.setup.older or standing_at(self.positions, building) & self.setup.agent_bits == 0

    def count_places(self) -> i64:
        if not self.setup.older:
            return BUILDINGS - 1
        count: i64 = 0
        for building in range(BUILDINGS):
            count += i64(self.may_place(building))
        return count

    def nth_building(self, n: i64) -> i64:
        if not self.setup.older:
            return PLACE_BASE + (n if n < self.safe else n + 1)
        building: i64 = 0
        while n > 0 or not self.may_place(building):
            n -= i64(self.may_place(building))
            building += 1
        return PLACE_BASE + building

    def plays_into(self, out: vec[i64]) -> i64:
        """Passing, then every use of every card in hand, kind by kind."""
        out[0] = DONE if self.played else PASS
        count: i64 = 1
        hand = self.papers[self.actor]
        if hand == 0:
            return count
        choices = self.setup.choices
        for kind in range(KINDS):
            if cards_of(hand, kind):
                for i in range(choices.kind_from[kind], choices.kind_from[kind + 1]):
                    play = choices.plays[i]
                    if has_effect(self, play - PLAY_BASE):
                        out[count] = play
                        count += 1
        return count

    def entries_into(self, out: vec[i64]) -> i64:
        agent = self.next_entry(self.writer)
        count: i64 = 0
        for opponent in range(self.setup.seats):
            if opponent != self.writer:
                out[count] = write(agent, opponent)
                count += 1
        if self.setup.may_call_free():
            out[count] = write(agent, FREE)
            count += 1
        return count

    def legal_count(self) -> i64:
        if self.phase == MOVE:
            return self.setup.split_to[self.roll] - self.setup.split_from[self.roll]
        return self.count_places() if self.phase == PLACE else super().legal_count()

    def nth_legal(self, n: i64) -> i64:
        if self.phase == MOVE:
            return self.setup.choices.splits[self.setup.split_from[self.roll] + n]
        return self.nth_building(n) if self.phase == PLACE else super().nth_legal(n)

    def pick(self, rng: Source) -> i64:
        phase = self.phase
        if phase == MOVE:
            start = self.setup.split_from[self.roll]
            return self.setup.choices.splits[start + rng.below(self.setup.split_to[self.roll] - start)]
        if phase == PLACE:
            return self.nth_building(rng.below(self.count_places()))
        if phase == CARDS and self.papers[self.actor] == 0:
            return DONE if self.played else PASS
        return super().pick(rng)

    def legal_actions(self) -> Sequence[int]:
        return self.setup.offers[self.roll] if self.phase == MOVE else super().legal_actions()

    def is_legal(self, action: i64) -> bool:
        phase = self.phase
        if phase == MOVE:
            return is_split(action) and self.may_spend(action)
        if phase == PLACE:
            return is_place(action) and self.may_place(action - PLACE_BASE)
        if phase == CARDS:
            if is_play(action):
                return self.may_play(action - PLAY_BASE)
            return action == (DONE if self.played else PASS)
        if phase == WRITE:
            return is_write(action) and self.may_enter(write_agent(action), write_holder(action))
        if phase == ROLL:
            return is_roll(action) and self.setup.may_show(roll_face(action))
        return super().is_legal(action)

    def may_spend(self, split: i64) -> bool:
        """All points, on agents in play (T6)."""
        total = SPLIT_TOTAL[split]
        fits = self.setup.least_total[self.roll] <= total <= self.setup.most_total[self.roll]
        return fits and SPLIT_MOVED[split] & ~self.setup.agent_bits == 0

    def may_play(self, index: i64) -> bool:
        """A card in hand, on agents in play, with a real effect (T16)."""
        if cards_of(self.papers[self.actor], PLAY_KIND[index]) == 0 or PLAY_AGENT_BITS[index] & ~self.setup.agent_bits:
            return False
        return has_effect(self, index)

    def may_enter(self, agent: i64, holder: i64) -> bool:
        return agent == self.next_entry(self.writer) and may_write(self.setup, self.writer, agent, holder)

    def forbidden_by(self, action: i64) -> str:
        return refusal(self, action)

    # --- chance

    def chance_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        phase = self.phase
        if phase == ROLL:
            return self.rolls_into(outcomes, weights)
        if phase == FIRST:
            return evenly(FIRST_BASE, self.setup.seats, outcomes, weights)
        if phase in (HANDS, DRAW):
            return self.cards_into(outcomes, weights)
        count: i64 = 0
        free = self.free_agent_bits() if phase in (DEAL, FIND) else 0
        for agent in range(AGENTS):
            if byte_of(free, agent):
                outcomes[count] = agent + (DEAL_BASE if phase == DEAL else FIND_BASE)
                weights[count] = 1
                count += 1
        return count

    def rolls_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        for n in range(FACES):
            outcomes[n] = self.setup.nth_roll(n)
            weights[n] = 1
        return FACES

    def cards_into(self, outcomes: vec[i64], weights: vec[i64]) -> i64:
        """The kinds left in the supply, by how many are left."""
        count: i64 = 0
        supply = self.papers[SUPPLY]
        for kind in range(KINDS):
            left = cards_of(supply, kind)
            if left:
                outcomes[count] = DRAW_BASE + kind
                weights[count] = left
                count += 1
        return count

    def draw(self, rng: Source) -> i64:
        if self.phase == ROLL:
            return self.setup.nth_roll(rng.below(FACES))
        return _outcomes[weighted(_weights, self.chance_into(_outcomes, _weights), rng)]

    # --- what happens

    def advance(self, action: i64) -> None:
        phase = self.phase
        if phase == ROLL:
            self.roll = roll_face(action)
            self.phase = MOVE
        elif phase == MOVE:
            self.spend(action)
        elif phase == CARDS:
            self.take_opportunity(action)
        elif phase == PLACE:
            self.safe = action - PLACE_BASE
            self.begin_turn((self.player + 1) % self.setup.seats)
        elif phase == WRITE:
            self.enter(write_agent(action), write_holder(action))
        elif phase == DRAW:
            self.give_card(self.actor, action - DRAW_BASE)
            self.laid = NO_CARD
            self.phase = CARDS
        elif phase == FIND:
            self.seconds = with_nibble(self.seconds, self.actor, action - FIND_BASE)
            self.phase = CARDS
        else:
            self.prepare(action)

    def prepare(self, action: i64) -> None:
        """Before the first turn: who starts, agents, hands (T5, T12, T26)."""
        if self.phase == FIRST:
            self.player = action - FIRST_BASE
            self.phase = DEAL
        elif self.phase == DEAL:
            seat = self.dealt()
            self.firsts = with_nibble(self.firsts, seat, action - DEAL_BASE)
            if seat + 1 == self.setup.seats:
                self.phase = HANDS if self.setup.cards else ROLL
        else:
            self.give_card(self.drawer(), action - DRAW_BASE)
            if size(self.papers[(self.player - 1) % self.setup.seats]) == HAND_START:
                self.phase = ROLL

    def begin_turn(self, seat: i64) -> None:
        self.player = seat
        self.arrived = 0
        self.phase = ROLL

    def spend(self, split: i64) -> None:
        moved = SPLIT_MOVED[split]
        self.positions = walked(self.positions, SPLIT_STEPS[split])
        self.arrived = standing_at(self.positions, self.safe) & moved
        if not self.setup.cards:
            self.judge()
            return
        self.actor = self.player  # T15
        self.passes = 0
        self.played = False
        self.phase = CARDS
        if moved == 0 or standing_at(self.positions, RUINS) & moved:  # T13, T14
            self.draw_card()

    def take_opportunity(self, action: i64) -> None:
        """A card, or no (more) card (T15)."""
        if action >= PLAY_BASE:
            self.play_card(action - PLAY_BASE)
            return
        if action == DONE:
            self.played = False
        else:
            self.passes += 1
            if self.passes == self.setup.seats:
                self.judge()
                return
        self.actor = (self.actor + 1) % self.setup.seats

    def play_card(self, index: i64) -> None:
        kind = PLAY_KIND[index]
        self.passes = 0
        self.played = True
        self.papers[self.actor] -= card(kind)
        if kind == FREE_AGENT:
            self.look_for_free_agent()
            return
        self.papers[DISCARD] += card(kind)
        moved = carry_out(self, index)
        if self.actor == self.player and standing_at(self.positions, RUINS) & moved:  # T14
            self.draw_for(kind)
        self.file_dossiers()

    def look_for_free_agent(self) -> None:
        """A free agent's card if there is one; otherwise this card leaves the game for another (T19)."""
        if self.free_agent_bits():
            self.papers[DISCARD] += card(FREE_AGENT)
            self.phase = FIND
        else:
            self.papers[REMOVED] += card(FREE_AGENT)
            self.draw_card()

    def draw_for(self, kind: i64) -> None:
        """The card that is being carried out is not shuffled with the discards yet (T32)."""
        if self.setup.rules != FIRST_RULES:
            self.laid = kind
        self.draw_card()
        if self.phase != DRAW:
            self.laid = NO_CARD

    def draw_card(self) -> None:
        """Chance gives the actor a card, unless the hand is full or there is none (T12, T14, T32)."""
        if size(self.papers[self.actor]) == HAND_LIMIT:
            return
        self.renew_supply()
        if self.papers[SUPPLY]:
            self.phase = DRAW

    def give_card(self, seat: i64, kind: i64) -> None:
        self.papers[SUPPLY] -= card(kind)
        self.papers[seat] += card(kind)
        self.renew_supply()

    def renew_supply(self) -> None:
        """As soon as the supply has run out; without discards, as soon as a card is due (T12, T32)."""
        if self.papers[SUPPLY] == 0:
            self.papers[SUPPLY] = self.papers[DISCARD]
            self.papers[DISCARD] = 0
            if self.laid != NO_CARD:
                self.papers[SUPPLY] -= card(self.laid)
                self.papers[DISCARD] = card(self.laid)

    def judge(self) -> None:
        """Has an agent been moved to the safe, and is it still there (T7, T18)?"""
        if self.arrived == 0:
            self.begin_turn((self.player + 1) % self.setup.seats)
            return
        self.markers = scored(self.markers, self.positions)
        self.phase = ENDED if at_least(self.markers, FINISH) else PLACE  # T9
        self.file_dossiers()

    def file_dossiers(self) -> None:
        """The first marker at 29 or beyond: everybody writes, before anything else (T21)."""
        if self.setup.dossier and not self.filed and at_least(self.markers, DOSSIER_SPACE):
            self.filed = True
            self.writer = self.player
            self.phase = WRITE

    def enter(self, agent: i64, holder: i64) -> None:
        self.papers[DOSSIERS + self.writer] = with_nibble(self.papers[DOSSIERS + self.writer], agent, holder)
        if self.next_entry(self.writer) != NOBODY:
            return
        self.writer = (self.writer + 1) % self.setup.seats
        if self.writer == self.player:
            self.phase = CARDS if self.setup.cards and self.passes < self.setup.seats else PLACE

    # --- how it ends

    def scores_into(self, out: vec[i64]) -> None:
        for seat in range(self.setup.seats):
            out[seat] = points(self, seat)

    def places_into(self, out: vec[i64]) -> None:
        places_of(self, out)

    def reason(self) -> str:
        if not free_agent_ahead(self):
            return "finish"
        return "best_player" if self.setup.best_wins else "free_agent"


def evenly(base: i64, count: i64, outcomes: vec[i64], weights: vec[i64]) -> i64:
    for i in range(count):
        outcomes[i] = base + i
        weights[i] = 1
    return count


def new_game(setup: SpiesSetup) -> SpiesState:
    """Before the first move."""
    return SpiesState(setup, new_papers(setup))


def read_state(text: str) -> SpiesState:
    reader = TextReader("State", text)
    state = new_game(read_setup(reader))
    fill(state, reader)
    return state
