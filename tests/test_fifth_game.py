"""A game of another package is played everywhere, without a change in src/: examples/fifth_game is installed by pip."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from support.fifth_game import EXAMPLE, SLUG, install, with_it
from support.live_server import Line, live_server, newcomer, play_to_the_end

TESTS = Path(__file__).parent


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("fifth_game"))


def run(target: Path, *words: str, typed: str = "") -> str:
    """A Python program that has the game."""
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=with_it(target),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def coverstory(target: Path, *words: str, typed: str = "") -> str:
    return run(target, "-m", "coverstory", *words, typed=typed)


def test_the_example_is_short_with_its_words_in_two_languages() -> None:
    files = [file for ending in ("py", "ftl") for file in (EXAMPLE / SLUG).rglob(f"*.{ending}")]
    assert {file.parent.name for file in files if file.suffix == ".ftl"} == {"en", "de"}
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 250


def test_it_is_listed_among_the_games(target: Path) -> None:
    games = json.loads(coverstory(target, "games", "--json"))
    assert [game["game"] for game in games].count(SLUG) == 1
    assert len(games) == 5


def test_it_keeps_the_contract(target: Path) -> None:
    code = f"""
import sys
sys.path.insert(0, {str(TESTS)!r})
from coverstory.rules.catalogue import find_game, game_of
from support.contract_checks import CHECKS
game = find_game({SLUG!r})
for check in CHECKS:
    for seats in range(game.least_seats, game.most_seats + 1):
        for seed in range(5):
            check(game, seats, {{}}, seed)
    print(check.__name__)
assert game_of(game.look(game.start(3), 0, [])) is game
"""
    assert len(run(target, "-c", code).splitlines()) == 9


def test_it_is_simulated(target: Path) -> None:
    assert "accused: 20" in coverstory(target, "simulate", SLUG, "--games", "20", "--seed", "1")


def test_bots_of_every_level_meet_in_the_arena(target: Path) -> None:
    words = ("--bots", "spymaster:60n,agent:30n,rookie,random", "--seats", "4", "--games", "8", "--seed", "3", "--json")
    standing = json.loads(coverstory(target, "arena", SLUG, *words))
    assert standing["game"] == SLUG
    assert len(standing["bots"]) == 4


@pytest.mark.parametrize(("lang", "won"), [("en", "The winner: "), ("de", "Gewonnen")])
def test_it_is_played_in_the_terminal(target: Path, lang: str, won: str, tmp_path: Path) -> None:
    record = str(tmp_path / "record.jsonl")
    words = ("play", SLUG, "--plain", "--seed", "7", "--lang", lang, "--record", record)
    said = coverstory(target, *words, typed="list\na\n" * 40 if lang == "en" else "liste\na\n" * 40)
    assert won in said
    assert re.search(r"^seats 3$", said, re.MULTILINE)  # the plain board: the text form of the view
    assert re.search("The mole was|Der Maulwurf war", said)
    assert coverstory(target, "verify", record)


def test_its_rules_are_shown_in_the_terminal(target: Path) -> None:
    said = coverstory(target, "play", SLUG, "--plain", "--seed", "7", "--lang", "en", typed="rules\nquit\n")
    assert "Only the mole knows" in " ".join(said.split())


@pytest.fixture
def lines(target: Path, tmp_path: Path) -> Iterator[list[Line]]:
    """Two people at a table of a real server, with a bot."""
    with live_server(tmp_path, env=with_it(target)) as server:
        anna, ben = newcomer(server), newcomer(server, "de")
        seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "agent"}]
        made = anna.post("/api/tables", {"settings": {"game": SLUG, "seats": seats}, "name": "Anna"})
        assert made.status_code == 201, made.text
        found = [visitor.connect(f"/api/tables/{made.json()['id']}/socket") for visitor in (anna, ben)]
        assert found[1].hear()["seat"] == -1
        assert found[1].command("sit", seat=1, name="Ben")["is"] == "done"
        assert found[1].await_kind("welcome")["seat"] == 1
        assert found[0].command("start")["is"] == "done"
        yield found
        for line in found:
            line.close()
        assert server.stop() == ""  # nothing went wrong inside


def test_it_is_played_over_sockets(lines: list[Line]) -> None:
    ends = [message["scene"] for message in play_to_the_end(lines, seed=1)]
    assert ends[0]["ending"]["scores"] == ends[1]["ending"]["scores"]
    for seat, scene in enumerate(ends):
        assert scene["picture"]["game"] == SLUG
        assert scene["picture"]["text"].startswith(f"seat {seat}\nseats 3\n")
    offers = [offer for message in lines[0].told for offer in (message.get("now") or {}).get("offers", [])]
    assert {offer["parts"][0] for offer in offers} == {"hand", "accuse"}  # its own


def test_openspiel_plays_it_at_random(target: Path) -> None:
    code = f"""
import pyspiel
import coverstory.research.openspiel
for players in (3, 5):
    game = pyspiel.load_game(f"coverstory_{SLUG}(players={{players}})")
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)
    print(game.get_type().long_name)
"""
    assert run(target, "-c", code).splitlines()[-1] == "The Mole"


def test_pettingzoo_and_gymnasium_play_it(target: Path) -> None:
    code = """
import gymnasium, pettingzoo
import coverstory.research.gymnasium, coverstory.research.pettingzoo
env = pettingzoo.make("aec", "coverstory/TheMole-v0", render_mode="ansi")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, _, over, _, _ = env.last()
    env.step(None if over else int(observation["action_mask"].argmax()))
print("seats 3" in env.render())
learner = gymnasium.make("coverstory/TheMole-v0", bots="rookie", render_mode="rgb_array")
observation, _ = learner.reset(seed=1)
over = False
while not over:
    observation, reward, over, _, _ = learner.step(int(observation["action_mask"].argmax()))
print(learner.render().ndim)
"""
    assert run(target, "-W", "ignore", "-c", code).splitlines()[-2:] == ["True", "3"]
