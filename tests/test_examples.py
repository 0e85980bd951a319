"""The examples run, and say what they promise; so does the Python of docs/research.md."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run_example(name: str, *words: str) -> str:
    program = [sys.executable, str(ROOT / "examples" / name), *words]
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(program, capture_output=True, text=True, check=False, env=env, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested() -> None:
    here = Path(__file__).read_text(encoding="utf-8")
    names = [path.name for path in (ROOT / "examples").glob("*.py")]
    assert names
    assert all(f'run_example("{name}"' in here for name in names)


def test_random_play() -> None:
    lines = run_example("random_play.py").splitlines()
    assert lines[0].startswith("player 0: ")
    assert lines[-1] in ("returns: 1.00 -1.00", "returns: -1.00 1.00", "returns: 0.00 0.00")
    assert "returns:" in run_example("random_play.py", "coverstory_top_secret_spies(players=4,cards=True)")


def test_agent_hunter_is_solved() -> None:
    printed = run_example("solve_agent_hunter.py")
    gains = [float(gain) for gain in re.findall(r"NashConv ([0-9.]+)", printed)]
    assert gains[-1] < 0.05
    value = float(re.findall(r"worth (-?[0-9.]+)", printed)[0])
    assert abs(value) < 0.1  # the seats differ only in who places first, unseen


def test_pettingzoo_loop() -> None:
    printed = run_example("pettingzoo_loop.py")
    rewards = [float(reward) for reward in re.findall(r"seat_\d (-?[0-9.]+)", printed)]
    assert len(rewards) == 3
    assert abs(sum(rewards)) < 0.02


def test_the_learner_beats_random() -> None:
    before, after = (int(share) for share in re.findall(r"(\d+)%", run_example("learner.py")))
    assert before < 60
    assert after > 65


def test_the_python_of_the_research_page_prints_what_it_says() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block, "research.md", "exec"), {})
        assert printed.getvalue().splitlines() == re.findall(r"# prints: (.*)$", block, re.MULTILINE)
