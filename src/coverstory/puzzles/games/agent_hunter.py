"""Agent Hunter: which numbers the hidden cards can have, from the answers that everybody heard."""

from __future__ import annotations

from collections.abc import Sequence

from coverstory.puzzles.asking import Deduction, GamePuzzles, Said, Topic
from coverstory.rules.agent_hunter.components import HOUSES, TURN, site_of
from coverstory.rules.agent_hunter.placements import packed_card, placements_of
from coverstory.rules.agent_hunter.play import from_sheet
from coverstory.rules.agent_hunter.sheet import members_of
from coverstory.rules.agent_hunter.view import HunterView
from coverstory.rules.agent_hunter.worlds import lay
from coverstory.rules.contract import State
from coverstory.rules.rng import Rng

MOST_STATES = 400


def topics(view: HunterView, _truth: State, _rng: Rng) -> list[Topic]:
    """About the other seat's cards, once some of the answers have been given."""
    sheet = view.sheet
    if sheet.phase != TURN or view.seat < 0:
        return []
    other = 1 - view.seat
    houses = [house for house in range(HOUSES) if sheet.could[site_of(other, house)]]
    found = [Topic("number", [house]) for house in houses]
    found += [Topic("holds", [number]) for number in members_of(sheet.owned())]
    found += [Topic("never", [house]) for house in houses]
    found += [Topic("hand", [])]
    return found


def deduction(view: HunterView, topic: Topic) -> Deduction:
    other = 1 - view.seat
    placements = list(placements_of(view.sheet.could, other))
    numbers = [int(number) for number in members_of(view.sheet.owned())]
    houses = [house for house in range(HOUSES) if view.sheet.could[site_of(other, house)]]
    by_number = [Said("number", {"number": number}) for number in numbers]
    by_house = [Said("house", {"house": house}, [f"door:{house}"]) for house in houses]
    values = {"house": topic.about[0], "number": topic.about[0]} if topic.about else {}
    question = Said(f"ask-{topic.ask}", values, [f"door:{topic.about[0]}"] if topic.ask in ("number", "never") else [])
    steps = reasons(view, houses)

    def lies(placement: int, house: int) -> int:
        return int(packed_card(placement, house))

    if topic.ask == "holds":
        wanted = topic.about[0]
        return Deduction(question, by_house, placements, lambda truth, n: lies(truth, houses[n]) == wanted, steps=steps)
    if topic.ask == "number":
        return Deduction(
            question, by_number, placements, lambda truth, n: lies(truth, topic.about[0]) == numbers[n], steps=steps
        )
    if topic.ask == "never":
        return Deduction(
            question, by_number, placements, lambda truth, n: lies(truth, topic.about[0]) != numbers[n], steps=steps
        )
    return Deduction(
        question,
        by_number,
        placements,
        lambda truth, n: all(lies(truth, house) != numbers[n] for house in houses),
        steps=steps,
    )


def reasons(view: HunterView, houses: Sequence[int]) -> list[Said]:
    """What each house can hold, the surest first."""
    other = 1 - view.seat
    could = {house: members_of(view.sheet.could[site_of(other, house)]) for house in houses}
    steps = [
        Said(
            "step-sure" if len(could[house]) == 1 else "step-could",
            {"house": house, "numbers": ", ".join(str(number) for number in could[house])},
            [f"door:{house}"],
        )
        for house in sorted(houses, key=lambda house: len(could[house]))
    ]
    return [Said("step-answers"), *steps, Said("step-distinct")]


def states(view: HunterView) -> list[State] | None:
    """Every placement of the cards that this seat does not see."""
    found: list[State] = [from_sheet(view.sheet)]
    for seat in range(2):
        if view.sheet.is_hidden(seat):
            laid: list[State] = []
            for placement in placements_of(view.sheet.could, seat):
                for state in found:
                    other = state.copy()
                    lay(other, seat, placement)  # type: ignore[arg-type]  # every state here is a HunterState
                    laid.append(other)
            found = laid
    return found if len(found) <= MOST_STATES else None


PUZZLES = GamePuzzles(
    part="agent_hunter_puzzles",
    asks=("number", "holds", "never", "hand"),
    topics=topics,
    deduction=deduction,
    states=states,
    told=frozenset(
        {
            "hand_attack",
            "house_attack",
            "answer",
            "eliminated",
            "covered_from_hand",
            "covered_from_house",
            "switched",
            "decoy",
        }
    ),
    moves=2,
    searched=False,
)
