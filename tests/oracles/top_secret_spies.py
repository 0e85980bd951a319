"""Top Secret Spies a second time: plain and slow, written from the rules text alone, to check the real one against."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations

from coverstory.rules.options import Options
from coverstory.rules.top_secret_spies import actions as codes

CHANCE, OVER = -1, -2
FREE = 7  # in a dossier: nobody plays this agent
COLOURS = ["gray", "yellow", "orange", "red", "green", "blue", "violet"]  # T1
VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -3]  # T2: the church, ten houses, the ruins, clockwise
CHURCH, RUINS = 0, 11
POINTS = [(1, 2, 3), (2,), (3,), (4,), (5,), (6,), (1,)]  # T4: what each face gives; T37: the last one is the 1
# T11, in its order.
BACK, STEP, TWO_BACK, TWO_FORWARD, OFF_SAFE, TO_RUINS, TO_CHURCH, FORWARD, TO_SAFE, SAFE_ANYWHERE, MARKERS = range(11)
ALL_TO_CHURCH, TRADE, JOIN, FREE_AGENT = range(11, 15)


class SpiesOracle:
    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.older = bool(options["older_edition"])  # T37
        self.agents = agents_in_play(seats, str(options["agents"]), self.older)
        self.best_wins = options["free_agent_ahead"] == "best"  # T10
        self.returned_counts = options["returned_agent"] == "holder"  # T22
        self.cards = bool(options["cards"])
        self.dossier = bool(options["dossier"])
        self.judged_before = options["dossier_decides"] == "before"  # T23
        self.player = -1  # whose turn it is
        self.queue: list[tuple[str, int]] = []  # what has to happen next: (what, seat), first things first
        self.face = 0
        self.safe = 7  # T2
        self.positions = dict.fromkeys(self.agents, CHURCH)  # T2
        self.markers = dict.fromkeys(self.agents, 0)  # T3
        self.arrived: set[int] = set()  # T18: moved into the safe's building this turn, and still there
        self.owned: list[list[int]] = [[] for _ in range(seats)]
        self.free = list(self.agents)  # agent cards that nobody holds
        counts = [int(count) for count in str(options["card_counts"]).split()] if self.cards else [0] * 15
        self.supply = Counter({kind: count for kind, count in enumerate(counts) if count})
        if seats == 7:
            del self.supply[FREE_AGENT]  # T11
        self.discard: Counter[int] = Counter()
        self.removed: Counter[int] = Counter()
        self.open_card: int | None = None  # T32: being carried out, and not among the discards yet
        self.reshuffles = 0
        self.hands: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.passes = 0  # T15: in a row
        self.has_played = False  # T15: at this opportunity
        self.entries: list[dict[int, int]] = [{} for _ in range(seats)]
        self.written = False
        if options["first"] == "random":
            self.queue = [("first", CHANCE)]  # T5
        else:
            self.begin(int(options["first"]))

    def begin(self, first: int) -> None:
        """T5, T12: an agent's card each, then two cards each, clockwise from the start player."""
        self.player = first
        self.queue = [("deal", seat) for seat in range(self.seats)]
        if self.cards:
            self.queue += [("hand", (first + n) % self.seats) for n in range(self.seats) for _ in (1, 2)]
        self.queue.append(("roll", first))

    # What is asked of whom.

    def to_act(self) -> int:
        if not self.queue:
            return OVER
        what, seat = self.queue[0]
        return CHANCE if what in ("first", "deal", "hand", "roll", "draw", "find") else seat

    def legal(self) -> set[int]:
        if self.to_act() < 0:
            return set()
        what, seat = self.queue[0]
        if what == "move":
            return self.splits()
        if what == "place":
            taken = self.positions.values() if self.older else ()  # T37
            return {codes.place(house) for house in range(12) if house != self.safe and house not in taken}  # T8
        if what == "write":
            return self.possible_entries(seat)
        return self.card_choices(seat)

    def splits(self) -> set[int]:
        """T6: all points are used; T13: with cards, none at all on 1-3."""
        totals = POINTS[self.face]
        if self.cards and self.face == 0:
            totals = (0, *totals)
        return {code for total in totals for code in splits(total, tuple(self.agents))}

    def possible_entries(self, seat: int) -> set[int]:
        """T21: for each agent but the own ones an opponent or free; asked one agent after the other."""
        agent = next(agent for agent in self.agents if agent not in (*self.owned[seat], *self.entries[seat]))
        holders = [other for other in range(self.seats) if other != seat]
        if self.seats < 7:
            holders.append(FREE)  # T26: with seven players nobody is free
        return {codes.write(agent, holder) for holder in holders}

    def card_choices(self, seat: int) -> set[int]:
        """T15: one card more, or enough."""
        found = {codes.DONE if self.has_played else codes.PASS}
        for kind, count in self.hands[seat].items():
            if count:
                found |= self.plays(kind, seat)
        return found

    def plays(self, kind: int, seat: int) -> set[int]:
        """T16: every use of a card that has a real effect."""
        at, agents = self.positions, self.agents
        pairs = list(combinations(agents, 2))
        if kind == BACK:
            return {codes.play_steps(kind, agent, -n) for agent in agents for n in (1, 2)}
        if kind == FORWARD:
            return {codes.play_steps(kind, agent, n) for agent in agents for n in (1, 2, 3)}
        if kind == STEP:
            return {codes.play_steps(kind, agent, n) for agent in agents for n in (1, -1)}
        if kind == OFF_SAFE:
            return {codes.play_steps(kind, agent, n) for agent in agents for n in (1, -1) if at[agent] == self.safe}
        if kind in (TWO_BACK, TWO_FORWARD):
            return {codes.play_pair(kind, *pair) for pair in pairs}
        if kind == TO_RUINS:
            return {codes.play_one(kind, agent) for agent in agents if at[agent] != RUINS}
        if kind == TO_SAFE:
            return {codes.play_one(kind, agent) for agent in agents if at[agent] != self.safe}
        if kind == TO_CHURCH:
            there = [agent for agent in agents if at[agent] == RUINS]
            alone = {codes.play_one(kind, agent) for agent in there}
            return alone | {codes.play_pair(kind, *pair) for pair in combinations(there, 2)}
        if kind == SAFE_ANYWHERE:
            return {codes.play_safe(house) for house in range(12) if house != self.safe}
        if kind == MARKERS:
            return {codes.play_pair(kind, a, b) for a, b in pairs if self.markers[a] < 40 and self.markers[b] < 40}
        if kind == ALL_TO_CHURCH:
            return {codes.play_alone(kind)} if any(at[agent] != CHURCH for agent in agents) else set()
        if kind == TRADE:
            return {codes.play_pair(kind, a, b) for a, b in pairs if at[a] != at[b]}
        if kind == JOIN:
            return {codes.play_join(a, at[b]) for a in agents for b in agents if at[a] != at[b]}
        useful = not self.free or len(self.owned[seat]) < 2  # T19: nobody takes a third agent
        return {codes.play_alone(kind)} if useful else set()

    def chance(self) -> dict[int, Fraction]:
        if self.to_act() != CHANCE:
            return {}
        what = self.queue[0][0]
        if what == "first":
            return {codes.first(seat): Fraction(1, self.seats) for seat in range(self.seats)}
        if what == "roll":
            faces = (6, 1, 2, 3, 4, 5) if self.older else range(6)
            return {codes.roll(face): Fraction(1, 6) for face in faces}
        if what == "deal":
            return {codes.deal(agent): Fraction(1, len(self.free)) for agent in self.free}
        if what == "find":
            return {codes.find(agent): Fraction(1, len(self.free)) for agent in self.free}
        return {codes.draw(kind): Fraction(count, self.supply.total()) for kind, count in (+self.supply).items()}

    # What happens then.

    def apply(self, code: int) -> None:
        what, seat = self.queue.pop(0)
        if what == "first":
            self.begin(codes.first_seat(code))
        elif what == "deal":
            self.take_agent(seat, codes.dealt_agent(code))
        elif what == "find":
            self.take_agent(seat, codes.found_agent(code))
        elif what in ("hand", "draw"):
            self.take_card(seat, codes.drawn_kind(code))
            self.discard_open_card()
        elif what == "roll":
            self.face = codes.roll_face(code)
            self.arrived = set()
            self.queue.append(("move", seat))
        elif what == "move":
            self.move(seat, [int(codes.split_steps(code, agent)) for agent in range(7)])
        elif what == "place":
            self.safe = codes.place_building(code)
            self.end_turn()
        elif what == "write":
            self.entries[seat][codes.write_agent(code)] = codes.write_holder(code)
        else:
            self.take_opportunity(seat, code)

    def take_agent(self, seat: int, agent: int) -> None:
        self.free.remove(agent)
        self.owned[seat].append(agent)

    def take_card(self, seat: int, kind: int) -> None:
        self.supply[kind] -= 1
        self.hands[seat][kind] += 1
        self.renew_supply()

    def renew_supply(self) -> None:
        """T12: discards become the supply when it has run out, or as soon as there are any and a card is due."""
        if not self.supply.total():
            self.reshuffles += self.discard.total() > 0
            self.supply, self.discard = self.discard, Counter()

    def move(self, seat: int, steps: list[int]) -> None:
        moved = [agent for agent in self.agents if steps[agent]]
        for agent in moved:
            self.put(agent, self.positions[agent] + steps[agent])
        if not self.cards:
            self.judge()
            return
        if not moved or any(self.positions[agent] == RUINS for agent in moved):
            self.let_draw(seat)  # T13, T14
        self.queue.append(("card", seat))
        self.passes = 0
        self.has_played = False

    def put(self, agent: int, building: int) -> None:
        """T7, T17, T18: whoever is moved into the safe's building has arrived; whoever is moved out has not."""
        self.positions[agent] = building % 12
        self.arrived.discard(agent)
        if self.positions[agent] == self.safe:
            self.arrived.add(agent)

    def let_draw(self, seat: int) -> None:
        """T14: not above four cards; no card may be left."""
        if self.hands[seat].total() == 4:
            return
        self.renew_supply()
        if self.supply.total():
            self.queue.append(("draw", seat))

    def take_opportunity(self, seat: int, code: int) -> None:
        """T15."""
        if codes.is_play(code):
            self.has_played = True
            self.passes = 0
            self.play_card(seat, code)
            self.write_dossiers_if_due()
            self.queue.append(("card", seat))
            return
        if not self.has_played:
            self.passes += 1
        self.has_played = False
        if self.passes == self.seats:
            self.judge()
        else:
            self.queue.append(("card", (seat + 1) % self.seats))

    def play_card(self, seat: int, code: int) -> None:
        """T20: a played card lies face up; T14: the turn player draws for what his cards bring to the ruins."""
        kind = int(codes.play_kind(code))
        self.hands[seat][kind] -= 1
        if kind == FREE_AGENT:
            self.play_free_agent(seat)
            return
        self.open_card = kind
        self.carry_out(seat, kind, code)
        if ("draw", seat) not in self.queue:
            self.discard_open_card()

    def discard_open_card(self) -> None:
        """T32: after its action."""
        if self.open_card is not None:
            self.discard[self.open_card] += 1
            self.open_card = None

    def carry_out(self, seat: int, kind: int, code: int) -> None:
        if kind == SAFE_ANYWHERE:
            self.safe = codes.play_other(code)
            self.arrived = set()  # T18
        elif kind == MARKERS:
            for agent in (codes.play_agent(code), codes.play_other(code)):
                self.markers[agent] = min(self.markers[agent] + 3, 40)  # T16
        else:
            targets = self.targets(kind, codes.play_agent(code), codes.play_other(code))
            moved = {agent: house for agent, house in targets.items() if house != self.positions[agent]}
            for agent, house in moved.items():
                self.put(agent, house)
            if seat == self.player and RUINS in moved.values():
                self.let_draw(seat)

    def play_free_agent(self, seat: int) -> None:
        """T19."""
        if self.free:
            self.discard[FREE_AGENT] += 1
            self.queue.append(("find", seat))
        else:
            self.removed[FREE_AGENT] += 1
            self.let_draw(seat)

    def targets(self, kind: int, agent: int, other: int) -> dict[int, int]:
        """T11, T17: who is moved where."""
        at = self.positions
        if kind == BACK:
            return {agent: (at[agent] - other) % 12}
        if kind in (FORWARD, STEP, OFF_SAFE):
            return {agent: (at[agent] + other) % 12}
        if kind in (TWO_BACK, TWO_FORWARD):
            step = 1 if kind == TWO_FORWARD else -1
            return {one: (at[one] + step) % 12 for one in (agent, other)}
        if kind == TO_RUINS:
            return {agent: RUINS}
        if kind == TO_SAFE:
            return {agent: self.safe}
        if kind == TO_CHURCH:
            return {one: CHURCH for one in (agent, other) if one in self.agents}
        if kind == ALL_TO_CHURCH:
            return dict.fromkeys(self.agents, CHURCH)
        if kind == TRADE:
            return {agent: at[other], other: at[agent]}
        return {agent: other}  # JOIN

    def judge(self) -> None:
        """T7, T8, T9, T18: after all movement."""
        if not self.arrived:
            self.end_turn()
            return
        for agent, house in self.positions.items():
            self.markers[agent] = max(self.markers[agent] + VALUES[house], 0)  # T3
        self.write_dossiers_if_due()
        if max(self.markers.values()) >= 42:
            self.queue = []
        else:
            self.queue.append(("place", self.player))

    def end_turn(self) -> None:
        self.player = (self.player + 1) % self.seats
        self.queue.append(("roll", self.player))

    def write_dossiers_if_due(self) -> None:
        """T21: once, when the first marker stands on 29 or more."""
        if not self.dossier or self.written or max(self.markers.values()) < 29:
            return
        self.written = True
        for n in range(self.seats):
            writer = (self.player + n) % self.seats
            self.queue += [("write", writer)] * (len(self.agents) - len(self.owned[writer]))

    # The end.

    def kept(self, seat: int) -> int:
        """T19: of two agents the one ahead stays; equal: the first."""
        return max(self.owned[seat], key=lambda agent: (self.markers[agent], agent == self.owned[seat][0]))

    def correct_entries(self, seat: int) -> int:
        """T22."""
        holders = {self.kept(other): other for other in range(self.seats)}
        if self.returned_counts:
            holders = {agent: other for other in range(self.seats) for agent in self.owned[other]}
        return sum(holders.get(agent, FREE) == holder for agent, holder in self.entries[seat].items())

    def scores(self) -> list[int]:
        return [self.markers[self.kept(seat)] + 5 * self.correct_entries(seat) for seat in range(self.seats)]

    def nobody_wins(self) -> bool:
        return self.free_agent_is_ahead() and not self.best_wins

    def free_agent_is_ahead(self) -> bool:
        """T10, T23: strictly."""
        kept = [self.kept(seat) for seat in range(self.seats)]
        judged = [self.markers[agent] for agent in kept] if self.judged_before else self.scores()
        return any(self.markers[agent] > max(judged) for agent in self.agents if agent not in kept)

    def places(self) -> list[int]:
        """T10: players who tie share a place; where nobody wins, the standings begin with place 2."""
        scores = self.scores()
        best = 2 if self.nobody_wins() else 1
        return [best + sum(other > score for other in scores) for score in scores]

    def reason(self) -> str:
        """T9, T10."""
        if self.nobody_wins():
            return "free_agent"
        return "best_player" if self.free_agent_is_ahead() else "finish"


def agents_in_play(seats: int, chosen: str, older: bool) -> list[int]:
    """T1, T37."""
    if chosen != "auto":
        return sorted(COLOURS.index(colour) for colour in chosen.split())
    dropped = {2: ["gray", "orange"], 3: ["gray"]}.get(seats, [])
    if older:
        dropped = {2: ["gray", "orange", "violet"], 3: ["gray", "orange"], 4: ["gray"]}.get(seats, [])
    return [agent for agent, colour in enumerate(COLOURS) if colour not in dropped]


@cache
def splits(points: int, allowed: tuple[int, ...]) -> set[int]:
    """T6."""
    return {codes.split(steps) for steps in ways(points, 0, allowed)}


def ways(points: int, agent: int, allowed: tuple[int, ...]) -> list[list[int]]:
    """Every way to share the points among the allowed agents, from this one on."""
    if agent == 7:
        return [[]] if points == 0 else []
    most = points if agent in allowed else 0
    return [[n, *rest] for n in range(most + 1) for rest in ways(points - n, agent + 1, allowed)]
