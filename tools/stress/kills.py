"""Kills, at random and in the middle of a write, and two programs at once on one home."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from tools.stress.outcome import ROOT, Outcome, environment
from wonderland.content import files, records
from wonderland.core.errors import BadInput
from wonderland.core.record import Record
from wonderland.session.progress import read_progress
from wonderland.session.settings import read_settings

LONGEST = 0.8
"""Seconds after the beginning of a match within which the random kills come."""
WRITES = 400
"""Writes among which the kill in the middle of one is chosen."""


def random_kills(folder: Path, times: int, rng: Random) -> Outcome:
    """Kill a program that plays, at any moment."""
    outcome = Outcome("kills at random moments", "no line that was played is lost")
    lines = 0
    for number in range(times):
        home = folder / f"random-{number}"
        player = _start(home, number)
        timer = threading.Timer(rng.uniform(0.0, LONGEST), player.kill)
        timer.start()
        said = _said(player)
        timer.cancel()
        lines += len(said)
        _judge(outcome, home, {number: said})
    outcome.part += f" ({times} of them, {lines:,} lines played)"
    return outcome


def kills_in_writes(folder: Path, times: int, rng: Random) -> Outcome:
    """Kill a program in the middle of a write, a flush or a rename."""
    outcome = Outcome("kills in the middle of a write", "no line that was played is lost")
    lines = 0
    for number in range(times):
        home = folder / f"write-{number}"
        said = _said(_start(home, number, rng.randint(1, WRITES)))
        lines += len(said)
        _judge(outcome, home, {number: said})
    outcome.part += f" ({times} of them, {lines:,} lines played)"
    return outcome


def pairs(folder: Path, times: int, rng: Random) -> Outcome:
    """Run two programs on one home; in every second try one of them is killed."""
    what = "each match has a file of its own, no setting or progress is undone"
    outcome = Outcome("two programs on one home", what)
    for number in range(times):
        home = folder / f"pair-{number}"
        seeds = (2 * number + 1, 2 * number + 2)
        players = {seed: _start(home, seed) for seed in seeds}
        timer = threading.Timer(rng.uniform(0.0, LONGEST), players[seeds[0]].kill)
        if number % 2:
            timer.start()
        with ThreadPoolExecutor(len(players)) as readers:
            said = dict(zip(players, readers.map(_said, players.values()), strict=True))
        timer.cancel()
        _judge(outcome, home, said)
    return outcome


def _start(home: Path, seed: int, *death: int) -> subprocess.Popen[str]:
    """Start a program that plays; its match has begun when this returns."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tools.stress.player", str(seed), *map(str, death)],
        cwd=ROOT, env=environment(home), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert player.stdout is not None
    player.stdout.readline()
    return player


def _said(player: subprocess.Popen[str]) -> list[str]:
    """The lines that a program said it had saved; the last may be half a line, and is left out."""
    out, _ = player.communicate()
    return out[: out.rfind("\n") + 1].splitlines()


def _judge(outcome: Outcome, home: Path, said: dict[int, list[str]]) -> None:
    """Hold what lies in a home against what was played there."""
    kept = {record.seed: record for record in _records(outcome, home)}
    for seed, lines in said.items():
        played = [line for line in lines if line != "left"]
        found = kept[seed].moves if seed in kept else []
        lost = len(played) - len(found) if played != found[: len(played)] else 0
        same = played == found[: len(played)]
        outcome.expect(same, f"{home.name}: seed {seed}: {lost} of {len(played)} lines are lost")
        times = len(played) // 20
        done = read_progress(home / "progress.yaml").of("wonderland", f"lesson-{seed}").done
        outcome.expect(times - 1 <= done <= times + 1, f"{home.name}: progress {done} of {times}")
    for part in (read_settings(home / "settings.yaml"), read_progress(home / "progress.yaml")):
        outcome.expect(not part.fault, f"{home.name}: {part.fault}")
    for folder in (home, home / "saves", home / "records"):
        files.sweep(folder)
    left = [path.name for path in home.rglob("*.part")]
    outcome.expect(not left, f"{home.name}: {left} are left behind")


def _records(outcome: Outcome, home: Path) -> list[Record]:
    found = []
    for path in [*(home / "saves").glob("*.yaml"), *(home / "records").glob("*.yaml")]:
        try:
            found.append(records.read(path))
        except BadInput as bad:
            outcome.expect(False, f"{home.name}: {bad}")
    return found
