"""A review in words and for the wire, from its facts (bots/review/facts.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coverstory.bots.review.facts import Decision, Missed, Review, Secret, Share
from coverstory.match.record import Record
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.table.curve import say_tale
from coverstory.table.tales import tale_of
from coverstory.wire.base import Offer
from coverstory.wire.catalogue import wire_of
from coverstory.wire.curve import CurvePoint
from coverstory.wire.review import (
    GameReview,
    LuckyTurn,
    ResultSplit,
    ReviewedMove,
    SeatReview,
    SecretCourse,
    SecretPoint,
)
from coverstory.words.catalogue import Value, words

NOTABLE_LUCK = 8.0  # points of win chance: less is neither good luck nor bad
NOTABLE_BLUFF = 0.15  # of an onlooker's belief in the truth
EARLY_ENOUGH = 0.9  # what is known later than that in a game is not worth a word


class ReviewWords:
    """Says the facts of one game in one language."""

    def __init__(self, record: Record, facts: Review, names: Sequence[str], lang: str) -> None:
        self._record = record
        self._facts = facts
        self._names = names
        self._lang = lang
        self._game: Game = find_game(record.game)
        self._numbers = {each.place: number for number, each in enumerate(facts.decisions, 1)}

    def review(self) -> GameReview:
        facts = self._facts
        return GameReview(
            points=[CurvePoint(each.moment, each.values) for each in facts.outlooks],
            turning=[facts.outlooks[number].moment for number in facts.turning],
            moves=[self.move(each) for each in facts.decisions if each.verdict != "forced"],
            luck=[LuckyTurn(each.ends, each.seat, [points(part) for part in each.change]) for each in facts.luck],
            secrets=[self.course(each) for each in facts.secrets],
            seats=[self.seat(seat) for seat in range(len(facts.shares))],
        )

    def move(self, decision: Decision) -> ReviewedMove:
        assert decision.verdict != "forced"
        better = decision.verdict in ("inaccuracy", "mistake", "blunder")
        return ReviewedMove(
            number=self._numbers[decision.place],
            moment=decision.place,
            seat=decision.seat,
            verdict=decision.verdict,
            cost=points(decision.cost),
            played=self.offer(decision.action),
            text=self.action(decision.action),
            best=self.offer(decision.best) if better else None,
            best_text=self.action(decision.best) if better else "",
        )

    def offer(self, action: int) -> Offer:
        return Offer(action, wire_of(self._game.slug).parts_of(action))

    def action(self, action: int) -> str:
        return self._game.say_action(action, self._lang)

    def course(self, secret: Secret) -> SecretCourse:
        return SecretCourse(
            seat=secret.seat,
            points=[SecretPoint(each.moment, each.onlooker, each.seats) for each in secret.exposures],
            revealing=None if secret.revealing is None else self._numbers[secret.revealing],
            bluff=None if secret.bluff is None else self._numbers[secret.bluff],
            known=secret.known,
        )

    def seat(self, seat: int) -> SeatReview:
        rating = self._facts.rating[seat]
        return SeatReview(
            seat=seat,
            rating=None if rating is None else points(rating),
            split=split_of(self._facts.shares[seat]),
            sentences=[*self.tale(seat), self.play(seat), self.ending(seat)],
        )

    # Three sentences for each player: how it went, how well it was played, and what mattered besides.

    def tale(self, seat: int) -> list[str]:
        ending = self._record.ending
        if ending is None or not self._facts.outlooks:
            return []
        tale = tale_of(seat, self._facts.outlooks, ending.places)
        return [say_tale(tale, self._names, self._lang).text]

    def play(self, seat: int) -> str:
        rating = self._facts.rating[seat]
        if rating is None:
            return self.say("play-none", {"name": self._names[seat]})
        worst = max((each for each in self._facts.decisions if each.seat == seat), key=lambda each: each.cost)
        if not worst.cost:
            return self.say("play-clean", {"name": self._names[seat]})
        known: dict[str, Value] = {
            "name": self._names[seat],
            "rating": points(rating),
            "move": self._numbers[worst.place],
            "action": self.action(worst.action),
            "best": self.action(worst.best),
            "points": points(worst.cost),
        }
        return self.say("play-worst", known)

    def ending(self, seat: int) -> str:
        name = self._names[seat]
        missed = next((each for each in self._facts.missed if each.seat == seat), None)
        if missed is not None:
            return self.say("end-missed", self.about_missed(missed))
        own = next((each for each in self._facts.secrets if each.seat == seat), None)
        if own is not None and own.bluff is not None and own.misled >= NOTABLE_BLUFF:
            return self.say("end-bluff", {"name": name, "move": self._numbers[own.bluff]})
        since = None if own is None else own.known[-1]
        if since is not None and since < EARLY_ENOUGH * len(self._record.actions):
            return self.say("end-known", {"name": name, "move": self.number_from(since)})
        luck = points(self._facts.shares[seat].luck)
        kind = "end-even" if abs(luck) < NOTABLE_LUCK else "end-lucky" if luck > 0 else "end-unlucky"
        return self.say(kind, {"name": name, "points": abs(luck)})

    def about_missed(self, missed: Missed) -> dict[str, Value]:
        return {
            "name": self._names[missed.seat],
            "whose": self._names[missed.about],
            "since": self.number_from(missed.since),
            "move": self._numbers[missed.place],
        }

    def number_from(self, moment: int) -> int:
        """Of the first decision from that moment on."""
        return min(number for place, number in self._numbers.items() if place >= moment)

    def say(self, message: str, known: Mapping[str, Value]) -> str:
        return words(self._lang, "review").say(message, known)


def points(share: float) -> float:
    return round(100 * share, 1)


def split_of(share: Share) -> ResultSplit:
    """Rounded so that what is shown adds up: the rest takes what rounding leaves."""
    start, own, others, luck, result = map(points, (share.start, share.own, share.others, share.luck, share.result))
    rest = round(result - start - own - others - luck, 1)
    return ResultSplit(start=start, own=own, others=others, luck=luck, rest=rest, result=result)
