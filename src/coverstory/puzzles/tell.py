"""A puzzle in words: question, choices, clues and the reasoning, for the page and for the terminal alike."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence

from coverstory.bots.game_bots import bots_of
from coverstory.match.match import Match
from coverstory.puzzles.asking import Deduction, Said, Topic, puzzles_of
from coverstory.puzzles.puzzle import Puzzle, Source, collection_of, games_with_puzzles, in_order, match_at
from coverstory.rules.catalogue import find_game
from coverstory.rules.game import Game
from coverstory.rules.languages import seat_names
from coverstory.wire.puzzles import Puzzle as Shown
from coverstory.wire.puzzles import PuzzleFile, PuzzleGame, PuzzleGames, PuzzleStage, PuzzleWords
from coverstory.wire.serialise import scene_of
from coverstory.words.catalogue import words

COMMON = "puzzles"  # the part of the catalogue that all games share


def all_told(slug: str, lang: str) -> Generator[None, None, PuzzleFile]:
    """One puzzle at a time, so that whoever serves others meanwhile can."""
    collection = collection_of(slug)
    told: list[Shown] = []
    for puzzle in in_order(collection):
        told.append(tell(slug, puzzle, collection.source_of(puzzle), lang))
        yield
    return PuzzleFile(slug, told)


def games_told(lang: str, stride: int) -> PuzzleGames:
    return PuzzleGames(
        [
            PuzzleGame(slug, find_game(slug).title[lang], len(in_order(collection_of(slug))))
            for slug in games_with_puzzles()
        ],
        stride,
    )


def tell(slug: str, puzzle: Puzzle, source: Source, lang: str) -> Shown:
    game = find_game(slug)
    match = match_at(slug, source, puzzle.at)
    names = list(seat_names(match.seats, lang))
    deduction = deduction_in(game, match, puzzle)
    part = puzzles_of(slug).part
    heard = [event for event in match.heard(puzzle.seat) if event.kind in puzzles_of(slug).told]
    return Shown(
        id=puzzle.id,
        kind=puzzle.kind,
        rating=puzzle.rating,
        seat=puzzle.seat,
        names=names,
        variant=variant_in_words(game, source, lang),
        question=question_of(puzzle, deduction, part, lang),
        clues=[] if deduction is None else [say(part, clue, lang).text for clue in deduction.clues],
        log=[] if deduction is None else [game.say_event(event, lang, names) for event in heard],
        choices=[] if deduction is None else [say(part, choice, lang) for choice in deduction.choices],
        right=-1 if deduction is None else puzzle.answer[0],
        stages=stages_of(game, match, puzzle),
        steps=steps_of(game, puzzle, source=source, deduction=deduction, lang=lang),
    )


def deduction_in(game: Game, match: Match, puzzle: Puzzle) -> Deduction | None:
    if puzzle.kind != "deduction":
        return None
    return puzzles_of(game.slug).deduction(match.view(puzzle.seat), Topic(puzzle.ask, puzzle.about))


def say(part: str, said: Said, lang: str) -> PuzzleWords:
    return PuzzleWords(words(lang, part).say(said.message, said.values), list(said.things))


def question_of(puzzle: Puzzle, deduction: Deduction | None, part: str, lang: str) -> PuzzleWords:
    if deduction is not None:
        return say(part, deduction.question, lang)
    return say(COMMON, Said(f"ask-{puzzle.ask}", {"moves": len(puzzle.answer)}), lang)


def variant_in_words(game: Game, source: Source, lang: str) -> str:
    """The options of the game that are not usual."""
    named = {option.name: option for option in game.options}
    return ", ".join(
        f"{game.name_option(named[name], lang)}: {say_value(game, name, value, lang)}"
        for name, value in source.options.items()
    )


def say_value(game: Game, name: str, value: object, lang: str) -> str:
    option = next(option for option in game.options if option.name == name)
    if isinstance(value, bool):
        return "✓" if value else "–"
    return game.say_value(option, value, lang) if isinstance(value, str) else str(value)


def stages_of(game: Game, match: Match, puzzle: Puzzle) -> list[PuzzleStage]:
    """Where each decision is made; of a deduction the position, in which nothing is offered."""
    if puzzle.kind == "deduction":
        return [stage(game, match, puzzle.seat, [])]
    if puzzle.kind == "move":
        return [stage(game, match, puzzle.seat, puzzle.answer)]
    return [stage(game, match, puzzle.seat, [action]) for action in decisions_of(match, puzzle)]


def decisions_of(match: Match, puzzle: Puzzle) -> Iterator[int]:
    """Each decision of the answer, with the match as it stands before it."""
    for action in puzzle.line or puzzle.answer[:1]:
        if match.to_act() == puzzle.seat and len(match.offered(puzzle.seat)) > 1:
            yield action
        match.enter(action)


def stage(game: Game, match: Match, seat: int, right: Sequence[int]) -> PuzzleStage:
    scene = scene_of(game, match.view(seat), match.offered(seat) if right else [], match.outcome())
    return PuzzleStage(scene.picture, scene.offers, list(right))


def steps_of(game: Game, puzzle: Puzzle, source: Source, deduction: Deduction | None, lang: str) -> list[PuzzleWords]:
    if deduction is not None:
        return [say(puzzles_of(game.slug).part, step, lang) for step in deduction.steps]
    spoken = words(lang, COMMON)
    said: list[str] = []
    match = match_at(game.slug, source, puzzle.at)
    why = reason_for(game, match, puzzle, lang)
    for action in decisions_of(match, puzzle):
        message = "step-then" if said else "step-answer"
        said.append(spoken.say(message, {"action": capital(game.say_action(action, lang), not said)}))
    return [PuzzleWords(text, []) for text in [*said, *why, proof_in_words(game, puzzle, source, lang)]]


def capital(text: str, is_first: bool) -> str:
    return text[:1].upper() + text[1:] if is_first else text


def reason_for(game: Game, match: Match, puzzle: Puzzle, lang: str) -> list[str]:
    """What the game says in favour of the first action, as a hint at the table would."""
    reason = bots_of(game.slug).reason
    found = reason(match.view(puzzle.seat), puzzle.answer[0]) if reason else None
    return [] if found is None else [game.sayings.say("belief", found, lang, seat_names(match.seats, lang))]


def proof_in_words(game: Game, puzzle: Puzzle, source: Source, lang: str) -> str:
    spoken = words(lang, COMMON)
    if puzzle.proof == "search":
        return spoken.say("step-best")
    view = match_at(game.slug, source, puzzle.at).view(puzzle.seat)
    return spoken.say("step-win", {"worlds": len(puzzles_of(game.slug).states(view) or ())})
