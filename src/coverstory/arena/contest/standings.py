"""What the finished games of a contest say about its bots."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf

from coverstory.arena.contest.statistics import (
    NO_GAMES,
    Deal,
    Interval,
    Meeting,
    Rating,
    Score,
    Scores,
    elo,
    merged,
    share,
    share_interval,
)
from coverstory.arena.contest.tournament import Contest, Played, Thinking


@dataclass(frozen=True)
class Share:
    """A win share of one seat, with its 95 % interval, in the games that somebody won."""

    value: float | None  # None: no such game
    interval: Interval
    won: float  # a shared win in parts
    decided: int

    def as_json(self) -> dict[str, object]:
        return {
            "win_share": None if self.value is None else round(self.value, 6),
            "interval": [round(bound, 6) for bound in self.interval],
            "won": round(self.won, 6),
            "decided": self.decided,
        }


@dataclass(frozen=True)
class BotStanding:
    name: str
    share: Share
    rating: Rating
    thinking: Thinking

    @property
    def overrun(self) -> float | None:
        """How much longer the longest move took than its seconds, as a part of them; below 0: shorter."""
        allowed = self.thinking.allowed
        return None if allowed == inf else self.thinking.longest / allowed - 1

    def as_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            **self.share.as_json(),
            "elo": round(self.rating.points, 1),
            "elo_interval": [round(bound, 1) for bound in self.rating.interval],
            "moves": self.thinking.moves,
            "mean_seconds_a_move": round(mean_seconds(self.thinking), 6),
            "longest_move_seconds": round(self.thinking.longest, 6),
            "worst_overrun": None if self.overrun is None else round(self.overrun, 4),
        }


@dataclass(frozen=True)
class PairStanding:
    """One seat of a bot among seats of another."""

    name: str
    among: str
    share: Share

    def as_json(self) -> dict[str, object]:
        return {"name": self.name, "among": self.among, **self.share.as_json()}


@dataclass(frozen=True)
class Standings:
    contest: Contest
    games: int
    nobody_won: int
    shared_wins: int
    endings: dict[str, int]
    memory: int  # bytes that one process held at most
    bots: list[BotStanding]
    pairs: list[PairStanding]
    course: list[list[float | None]]  # after each deal, each bot's win share so far

    @property
    def stopped(self) -> bool:
        return self.games < self.contest.games

    def as_json(self) -> dict[str, object]:
        contest = self.contest
        return {
            "game": contest.game,
            "seats": contest.seats,
            "options": contest.options,
            "seed": contest.seed,
            "games": self.games,
            "games_planned": contest.games,
            "deals": contest.deals,
            "stopped": self.stopped,
            "nobody_won": self.nobody_won,
            "shared_wins": self.shared_wins,
            "endings": self.endings,
            "peak_memory_bytes": self.memory,
            "fair_share": round(1 / contest.seats, 6),
            "bots": [bot.as_json() for bot in self.bots],
            "pairs": [pair.as_json() for pair in self.pairs],
        }


def mean_seconds(thinking: Thinking) -> float:
    return thinking.seconds / thinking.moves if thinking.moves else 0.0


def standings(contest: Contest, finished: Iterable[Played]) -> Standings:
    """The same for the same finished games, in whatever order they came."""
    games = sorted(finished, key=lambda played: played.number)
    names = names_of(contest)
    decided = [played for played in games if played.winners]
    scores = list(scores_by_deal(contest, decided).values())
    numbers = range(len(names))
    points = elo(contest.meetings, scores, len(names), contest.seats)
    return Standings(
        contest,
        games=len(games),
        nobody_won=len(games) - len(decided),
        shared_wins=sum(1 for played in decided if len(played.winners) > 1),
        endings=dict(sorted(Counter(played.reason for played in games).items())),
        memory=max([played.memory for played in games], default=0),
        bots=[
            BotStanding(names[i], bot_share(i, scores, contest.seats), points[i], thinking_of(i, games))
            for i in numbers
        ],
        pairs=[
            PairStanding(names[meeting.lone], names[meeting.rest], pair_share(meeting, scores))
            for meeting in contest.meetings
        ],
        course=[[bot_share_so_far(i, part, contest.seats) for i in numbers] for part in growing(scores)],
    )


def names_of(contest: Contest) -> list[str]:
    """Codes as they were written; a second bot of the same code gets a number."""
    seen: Counter[str] = Counter()
    names = []
    for code in contest.bots:
        seen[code] += 1
        names.append(code if seen[code] == 1 else f"{code} ({seen[code]})")
    return names


def scores_by_deal(contest: Contest, decided: Sequence[Played]) -> dict[int, Scores]:
    deals: dict[int, dict[Meeting, Score]] = defaultdict(dict)
    for played in decided:
        meeting = contest.meeting_of(played.number)
        scores = deals[contest.deal_of(played.number)]
        won = lone_part(contest, played)
        scores[meeting] = scores.get(meeting, NO_GAMES) + Score(won, 1)
    return dict(deals)


def lone_part(contest: Contest, played: Played) -> float:
    """The lone bot's part of a win."""
    lone_seat = contest.lineup_of(played.number).index(contest.meeting_of(played.number).lone)
    return 1 / len(played.winners) if lone_seat in played.winners else 0.0


def bot_share(bot: int, scores: Sequence[Scores], seats: int) -> Share:
    """The bot's part of the wins, divided by the seats it had: where all are alike, 1 / seats."""
    deals = [deal_of_bot(bot, deal) for deal in scores]
    taken = mean_seats(bot, scores, seats)
    low, high = share_interval(deals)
    value = share(deals)
    return Share(
        None if value is None else value / taken,
        (low / taken, high / taken),
        sum(deal.won for deal in deals),
        sum(deal.games for deal in deals),
    )


def deal_of_bot(bot: int, deal: Scores) -> Deal:
    lone = [score for meeting, score in deal.items() if meeting.lone == bot]
    rest = [score for meeting, score in deal.items() if meeting.rest == bot]
    won = sum(score.lone_won for score in lone) + sum(score.games - score.lone_won for score in rest)
    return Deal(won, sum(score.games for score in (*lone, *rest)))


def mean_seats(bot: int, scores: Sequence[Scores], seats: int) -> float:
    """How many seats the bot had in a decided game that it took part in; 1 where it took part in none."""
    total = merged(scores)
    games = sum(score.games for meeting, score in total.items() if bot in (meeting.lone, meeting.rest))
    as_rest = sum(score.games for meeting, score in total.items() if meeting.rest == bot)
    return 1 + as_rest * (seats - 2) / games if games else 1.0


def pair_share(meeting: Meeting, scores: Sequence[Scores]) -> Share:
    met = [deal.get(meeting, NO_GAMES) for deal in scores]
    deals = [Deal(score.lone_won, score.games) for score in met]
    won, games = sum(deal.won for deal in deals), sum(deal.games for deal in deals)
    return Share(share(deals), share_interval(deals), won, games)


def thinking_of(bot: int, games: Sequence[Played]) -> Thinking:
    total = Thinking()
    for played in games:
        total.add(played.thinking[bot])
    return total


def growing(scores: Sequence[Scores]) -> list[list[Scores]]:
    """After the first deal, after the second, …: as one sum each."""
    parts: list[list[Scores]] = []
    total: dict[Meeting, Score] = {}
    for deal in scores:
        total = merged([total, deal])
        parts.append([total])
    return parts


def bot_share_so_far(bot: int, scores: Sequence[Scores], seats: int) -> float | None:
    value = share([deal_of_bot(bot, deal) for deal in scores])
    return None if value is None else value / mean_seats(bot, scores, seats)


class RunningScore:
    """Who has won how much so far, for people who watch."""

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._names = names_of(contest)
        self._won = [0.0] * len(self._names)
        self._seated = [0] * len(self._names)
        self._nobody = 0

    def add(self, played: Played) -> RunningScore:
        lineup = self._contest.lineup_of(played.number)
        self._nobody += not played.winners
        for seat, bot in enumerate(lineup):
            self._seated[bot] += bool(played.winners)
            self._won[bot] += 1 / len(played.winners) if seat in played.winners else 0.0
        return self

    def __str__(self) -> str:
        shares = [
            f"{name} {100 * won / max(seated, 1):.1f} %"
            for name, won, seated in zip(self._names, self._won, self._seated, strict=True)
        ]
        return ", ".join([*shares, *([f"nobody {self._nobody}"] if self._nobody else [])])
