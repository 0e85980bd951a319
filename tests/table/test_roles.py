"""Every command by everybody: host, player, watcher, stranger, former player, at every stage of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
import pytest

from coverstory.table.decide import TableCommand
from coverstory.table.refusals import Refusal, say_refusal
from coverstory.wire import commands
from coverstory.wire.commands import Settings
from coverstory.words.catalogue import words
from support.tables import BOT, OPEN, Sitting, portrait

SPIES = Settings("top_secret_spies", [OPEN, OPEN, OPEN, BOT], grace=100)
ROLES = ("host", "player", "watcher", "stranger", "former")
STAGES = ("waiting", "playing", "finished", "closed")
# Seats: 0 the host's, 1 the player's, 2 once the former player's and a bot's in the match, 3 a bot's.


def table_at(stage: str) -> Sitting:
    sitting = Sitting(SPIES, host="host", name="Host")
    sitting.comes("host", "player", "watcher", "former")
    sitting.sits("player", 1)
    sitting.sits("former", 2)
    if stage == "waiting":
        sitting.asks("former", commands.Stand(0, 2))
        return sitting
    sitting.asks("host", commands.Remove(0, 2))
    sitting.asks("host", commands.Fill(0, 2, "random"))
    sitting.asks("host", commands.Start(0))
    if stage != "playing":
        sitting.finish(["host", "player"])
    if stage == "closed":
        sitting.asks("host", commands.Close(0))
    while stage == "playing" and sitting.to_act() != 1:
        sitting.bot_acts() if sitting.table.bots_awaited() else sitting.acts("host", sitting.to_act())
    return sitting


def position(sitting: Sitting) -> int:
    sight = sitting.table.sight(0, sitting.now())
    return 0 if sight is None else sight.version


def offer(sitting: Sitting) -> int:
    sight = sitting.table.sight(1, sitting.now())
    return sight.offered[0] if sight is not None and sight.offered else 0


COMMANDS: Mapping[str, Callable[[Sitting], TableCommand]] = {
    "sit_open": lambda _: commands.Sit(0, 2, "Newcomer"),
    "sit_players": lambda _: commands.Sit(0, 1, "Newcomer"),
    "stand": lambda _: commands.Stand(0, 1),
    "start": lambda _: commands.Start(0),
    "act": lambda sitting: commands.Act(0, 1, position(sitting), offer(sitting)),
    "try": lambda sitting: commands.Try(0, 1, position(sitting), ["split", 6, 6, 6, 6, 6, 6, 6]),
    "undo": lambda sitting: commands.Undo(0, 1, position(sitting)),
    "say": lambda _: commands.Say(0, "x", "Newcomer"),
    "phrase": lambda _: commands.Phrase(0, 1, "Newcomer"),
    "note": lambda _: commands.Note(0, 1, "x"),
    "fill": lambda _: commands.Fill(0, 2, "rookie"),
    "remove": lambda _: commands.Remove(0, 1),
    "remove_bot": lambda _: commands.Remove(0, 3),
    "relieve": lambda _: commands.Relieve(0, 1),
    "arrange": lambda _: commands.Arrange(0, msgspec.structs.replace(SPIES, hints=True)),
    "let_watch": lambda _: commands.Arrange(0, msgspec.structs.replace(SPIES, public=True, watchers="no")),
    "rematch": lambda _: commands.Rematch(0),
    "close": lambda _: commands.Close(0),
}

# What each may do; everybody else is refused with the code. "ok" means that it happens.
OTHERS = ("watcher", "stranger", "former")


def only(role: str, then: str, otherwise: str) -> dict[str, str]:
    return {each: then if each == role else otherwise for each in ROLES}


def everybody(code: str) -> dict[str, str]:
    return dict.fromkeys(ROLES, code)


def own(code: str) -> dict[str, str]:
    return only("player", code, "not_yours")


def hosts(code: str) -> dict[str, str]:
    return only("host", code, "not_host")


EXPECTED: Mapping[str, Mapping[str, dict[str, str]]] = {
    "sit_open": {"waiting": everybody("ok"), "playing": everybody("started"), "finished": everybody("started")},
    "sit_players": {
        "waiting": only("player", "ok", "taken"),
        "playing": only("player", "ok", "started"),
        "finished": only("player", "ok", "started"),
    },
    "stand": {"waiting": own("ok"), "playing": own("ok"), "finished": own("ok")},
    "start": {"waiting": hosts("seats_open"), "playing": hosts("started"), "finished": hosts("started")},
    "act": {"waiting": own("not_started"), "playing": own("ok"), "finished": own("not_started")},
    "try": {"waiting": own("illegal"), "playing": own("illegal"), "finished": own("illegal")},
    "undo": {"waiting": own("not_started"), "playing": own("cannot_undo"), "finished": own("not_started")},
    "say": {"waiting": everybody("ok"), "playing": everybody("ok"), "finished": everybody("ok")},
    "phrase": {"waiting": everybody("ok"), "playing": everybody("ok"), "finished": everybody("ok")},
    "note": {"waiting": own("ok"), "playing": own("ok"), "finished": own("ok")},
    "fill": {"waiting": hosts("ok"), "playing": hosts("started"), "finished": hosts("started")},
    "remove": {"waiting": hosts("ok"), "playing": hosts("present"), "finished": hosts("ok")},
    "remove_bot": {"waiting": hosts("ok"), "playing": hosts("started"), "finished": hosts("ok")},
    "relieve": {
        "waiting": {**everybody("not_seated"), "host": "not_started", "player": "not_started"},
        "playing": {**everybody("not_seated"), "host": "not_away", "player": "not_away"},
        "finished": {**everybody("not_seated"), "host": "not_started", "player": "not_started"},
    },
    "arrange": {"waiting": hosts("ok"), "playing": hosts("started"), "finished": hosts("started")},
    "let_watch": {"waiting": hosts("ok"), "playing": hosts("ok"), "finished": hosts("ok")},
    "rematch": {
        "waiting": {**everybody("not_seated"), "host": "not_finished", "player": "not_finished"},
        "playing": {**everybody("not_seated"), "host": "not_finished", "player": "not_finished"},
        "finished": {**everybody("not_seated"), "host": "ok", "player": "ok"},
    },
    "close": {"waiting": hosts("ok"), "playing": hosts("ok"), "finished": hosts("ok")},
}


@pytest.mark.parametrize("stage", STAGES)
def test_every_command_by_everybody(stage: str) -> None:
    sitting = table_at(stage)
    before = portrait(sitting.table, range(-1, 4))
    for name, make in COMMANDS.items():
        for role in ROLES:
            expected = "closed" if stage == "closed" else EXPECTED[name][stage][role]
            verdict = sitting.table.decide(role, make(sitting), sitting.now())
            got = verdict.code if isinstance(verdict, Refusal) else "ok"
            assert got == expected, (stage, name, role)
    assert portrait(sitting.table, range(-1, 4)) == before  # deciding changes nothing


@pytest.mark.parametrize("stage", STAGES)
def test_what_is_allowed_happens_and_replays(stage: str) -> None:
    for name, make in COMMANDS.items():
        for role in ROLES:
            if stage == "closed" or EXPECTED[name][stage][role] != "ok":
                continue
            sitting = table_at(stage)
            sitting.asks(role, make(sitting))
            assert portrait(sitting.replayed(), range(-1, 4)) == portrait(sitting.table, range(-1, 4)), (name, role)


def test_whoever_was_removed_before_the_match_hears_and_does_nothing_at_the_seat_any_more() -> None:
    sitting = table_at("playing")
    assert sitting.table.seats_of("former") == []
    assert not sitting.table.may_listen("former", 2)
    assert not sitting.table.may_listen("former", 0)
    assert sitting.refused("former", commands.Act(0, 2, position(sitting), 0)).code == "not_yours"
    assert sitting.refused("former", commands.Note(0, 2, "x")).code == "not_yours"
    assert sitting.comes("former") == []
    sitting.finish(["host", "player"])
    game = sitting.finished()
    assert game is not None
    assert "former" not in game.people


def test_who_may_listen_where() -> None:
    for stage in STAGES:
        sitting = table_at(stage)
        heard = {role: [v for v in range(-1, 4) if sitting.table.may_listen(role, v)] for role in ROLES}
        onlooker = {"watcher": [-1], "stranger": [-1], "former": [-1]}
        assert heard == {"host": [-1, 0], "player": [-1, 1], **onlooker}


def test_a_refusal_by_a_rule_is_said_in_the_words_of_the_game() -> None:
    game = Sitting(SPIES).table.game
    assert say_refusal(Refusal("illegal", "T6"), game, "de") == game.say_rule("T6", "de")
    assert say_refusal(Refusal("illegal", "T6"), None, "de") == words("de", "errors").say("error-illegal")
