"""Top Secret Spies: whose an agent is, from what an informant tells about where everybody stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from coverstory.puzzles.asking import Deduction, GamePuzzles, Said, Topic, Values
from coverstory.rules.contract import State
from coverstory.rules.rng import Rng
from coverstory.rules.top_secret_spies.components import CHURCH, ENDED, MOVE, NOBODY, RUINS, RUINS_LOSS
from coverstory.rules.top_secret_spies.packed import byte_of, nibble, with_nibble
from coverstory.rules.top_secret_spies.state import SpiesPosition
from coverstory.rules.top_secret_spies.view import SpiesView
from coverstory.rules.top_secret_spies.worlds import known_part, unseen_agents

Holders = tuple[int, ...]  # by seat: its agent
FREE = -1  # instead of a seat

# Kinds of clues. Each is four numbers: its kind, one seat or two, a number.
AHEAD, APART, HIGHER, LEAST, TOGETHER, LEADER = range(6)
CLUES = ("ahead", "apart", "higher", "least", "together", "leader")
MOST_CLUES = 4
TRIES = 12
NUMBERS = 4  # of a clue


def topics(view: SpiesView, truth: SpiesPosition, rng: Rng) -> list[Topic]:
    """With just as many clues as it takes to be sure."""
    if view.phase != MOVE or view.seat < 0 or any(nibble(view.seconds, s) != NOBODY for s in range(view.setup.seats)):
        return []
    holders = tuple(int(nibble(truth.firsts, seat)) for seat in range(view.setup.seats))
    found: list[Topic] = []
    for _ in range(2):
        agent = agents_of(view)[rng.below(len(agents_of(view)))]
        other = rng.below(view.setup.seats)
        for ask, subject in (("whose", agent), ("who", int(other))):
            about = with_clues(view, holders, ask=ask, subject=subject, rng=rng)
            if about:
                found.append(Topic(ask, about))
    return found


def agents_of(view: SpiesView) -> list[int]:
    """Those that this seat cannot place."""
    return [int(agent) for agent in unseen_agents(view)]


def with_clues(view: SpiesView, holders: Holders, ask: str, subject: int, rng: Rng) -> list[int]:
    """The subject and true clues that together settle it, none of which could be left out; else nothing."""
    clues: list[list[int]] = []
    if ask == "who" and subject == view.seat:
        return []
    for _ in range(TRIES):
        if len(clues) >= MOST_CLUES or is_settled(view, ask, subject, clues):
            break
        clue = draw_clue(view, holders, rng)
        if clue and clue not in clues and narrows(view, clues, clue):
            clues.append(clue)
    if len(clues) < 2 or not is_settled(view, ask, subject, clues):
        return []
    for clue in list(clues):
        fewer = [other for other in clues if other != clue]
        if is_settled(view, ask, subject, fewer):
            clues = fewer
    return [subject, *(number for clue in clues for number in clue)] if len(clues) > 1 else []


def narrows(view: SpiesView, clues: list[list[int]], clue: list[int]) -> bool:
    return len(truths_of(view, [*clues, clue])) < len(truths_of(view, clues))


def is_settled(view: SpiesView, ask: str, subject: int, clues: list[list[int]]) -> bool:
    return len({answer_in(truth, ask, subject) for truth in truths_of(view, clues)}) == 1


def answer_in(holders: Holders, ask: str, subject: int) -> int:
    if ask == "who":
        return holders[subject]
    return holders.index(subject) if subject in holders else FREE


def draw_clue(view: SpiesView, holders: Holders, rng: Rng) -> list[int]:
    """Something that is true; nothing where what was drawn is not."""
    kind = int(rng.below(len(CLUES)))
    one, other = int(rng.below(view.setup.seats)), int(rng.below(view.setup.seats))
    if one == view.seat or (one == other and kind in (AHEAD, APART, HIGHER, TOGETHER)):
        return []
    number = 0
    if kind == APART:
        number = abs(points(view, holders[one]) - points(view, holders[other]))
    if kind == LEAST:
        number = max(1, points(view, holders[one]) - int(rng.below(4)))
    if kind in (LEAST, LEADER):
        other = one
    clue = [kind, one, other, number]
    return clue if holds(view, clue, holders) else []


def holds(view: SpiesView, clue: Sequence[int], holders: Holders) -> bool:
    kind, one, other, number = clue
    mine, theirs = holders[one], holders[other]
    if kind == AHEAD:
        return points(view, mine) > points(view, theirs)
    if kind == APART:
        return abs(points(view, mine) - points(view, theirs)) == number
    if kind == HIGHER:
        return worth(view, mine) > worth(view, theirs)
    if kind == LEAST:
        return points(view, mine) >= number
    if kind == TOGETHER:
        return byte_of(view.positions, mine) == byte_of(view.positions, theirs)
    return all(points(view, mine) > points(view, agent) for seat, agent in enumerate(holders) if seat != one)


def points(view: SpiesView, agent: int) -> int:
    return int(byte_of(view.markers, agent))


def worth(view: SpiesView, agent: int) -> int:
    """What a scoring brings there, as T29 has it."""
    building = int(byte_of(view.positions, agent))
    return -int(RUINS_LOSS) if building == RUINS else 0 if building == CHURCH else building


def truths_of(view: SpiesView, clues: list[list[int]]) -> list[Holders]:
    """Who may have which agent, as far as this seat and the clues say."""
    seats = view.setup.seats
    others = [seat for seat in range(seats) if seat != view.seat]
    found: list[Holders] = []
    for dealt in permutations(agents_of(view), len(others)):
        holders = [int(nibble(view.firsts, view.seat))] * seats
        for seat, agent in zip(others, dealt, strict=True):
            holders[seat] = agent
        if all(holds(view, clue, tuple(holders)) for clue in clues):
            found.append(tuple(holders))
    return found


def deduction(view: SpiesView, topic: Topic) -> Deduction:
    subject, *rest = topic.about
    clues = [rest[start : start + NUMBERS] for start in range(0, len(rest), NUMBERS)]
    answers = answers_to(view, topic.ask)
    if topic.ask == "whose":
        question = Said("ask-whose", {"agent": subject}, [f"agent:{subject}"])
        choices = [Said("seat", {"seat": seat + 1}) if seat != FREE else Said("free") for seat in answers]
    else:
        question = Said("ask-who", {"seat": subject + 1})
        choices = [Said("agent", {"agent": agent}, [f"agent:{agent}"]) for agent in answers]
    return Deduction(
        question,
        choices,
        truths_of(view, clues),
        lambda truth, n: answer_in(truth, topic.ask, subject) == answers[n],
        clues=[said(clue) for clue in clues],
        steps=reasons(view, topic.ask, subject, clues),
    )


def answers_to(view: SpiesView, ask: str) -> list[int]:
    if ask == "who":
        return agents_of(view)
    seats = [seat for seat in range(view.setup.seats) if seat != view.seat]
    return [*seats, FREE] if len(agents_of(view)) > len(seats) else seats


def said(clue: Sequence[int]) -> Said:
    kind, one, other, number = clue
    values: Values = {"seat": one + 1, "other": other + 1, "number": number}
    return Said(f"clue-{CLUES[kind]}", values)


def reasons(view: SpiesView, ask: str, subject: int, clues: list[list[int]]) -> list[Said]:
    """Clue by clue, how much is still possible."""
    own = int(nibble(view.firsts, view.seat))
    steps = [Said("step-own", {"agent": own}, [f"agent:{own}"])]
    for number in range(1, len(clues) + 1):
        truths = truths_of(view, clues[:number])
        left = sorted({answer_in(truth, ask, subject) for truth in truths})
        things = [f"agent:{agent}" for agent in left] if ask == "who" else []
        steps.append(Said("step-clue", {"number": number, "deals": len(truths), "count": len(left)}, things))
    return steps


def states(view: SpiesView) -> list[State] | None:
    """Without cards, and before anybody has written a dossier, only the agents of others are hidden."""
    if view.setup.cards or view.filed or view.phase == ENDED:
        return None
    found: list[State] = []
    for holders in truths_of(view, []):
        world = known_part(view)
        for seat, agent in enumerate(holders):
            world.firsts = with_nibble(world.firsts, seat, agent)
        found.append(world)
    return found


PUZZLES = GamePuzzles(
    part="top_secret_spies_puzzles",
    asks=("whose", "who"),
    topics=topics,
    deduction=deduction,
    states=states,
    told=frozenset(),
)
