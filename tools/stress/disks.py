"""Disks that are full, and homes that vanish and come back, in the midst of a match."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tools.stress.outcome import Outcome
from wonderland import api
from wonderland.content import records
from wonderland.core.errors import BadInput
from wonderland.core.game import CHANCE
from wonderland.session import again, autosave
from wonderland.session.match_session import MatchSession, Seat

Disk = Callable[[Path], Iterator[None]]
"""A home that is as it should be, then takes nothing, then is as it should be again: three steps."""
ROOM = "96k"
LINES = 60


@contextmanager
def _home(path: Path) -> Iterator[None]:
    before = os.environ.get("WONDERLAND_HOME")
    os.environ["WONDERLAND_HOME"] = str(path)
    try:
        yield
    finally:
        if before is None:
            del os.environ["WONDERLAND_HOME"]
        else:
            os.environ["WONDERLAND_HOME"] = before


def full_disks(folder: Path, times: int, rng: Random) -> Outcome:
    """Let disks refuse in the midst of a match, and take again."""
    what = "it is said at once, play goes on, and all is saved when the disk takes it again"
    outcome = Outcome("full disks and homes that vanish", what)
    ways = [_too_large, _in_the_way, _removed, *([_tmpfs] if _can_mount(folder) else [])]
    for number in range(times):
        way = ways[number % len(ways)]
        home = folder / f"disk-{number}"
        home.mkdir(parents=True)
        with _home(home):
            _one(outcome, home, way, rng, number)
    return outcome


def _one(outcome: Outcome, home: Path, way: Disk, rng: Random, number: int) -> None:
    name = f"{way.__name__.strip('_')} {number}"
    refusing = way(home)
    next(refusing)
    game = api.game("wonderland")
    match = game.new(seed=number, options={"preset": "quick"})
    seats = {side: Seat(side) for side in match.seats}
    session = MatchSession(game, match, seats, autosave.begin(game.name))
    _play(session, LINES // 3, rng)
    next(refusing)
    _play(session, LINES // 3, rng)
    outcome.expect(session.fault or _all_saved(session), f"{name}: it is not said that lines are lost")
    next(refusing)
    outcome.expect(_soon(lambda: not session.fault), f"{name}: {session.fault}")
    outcome.expect(_all_saved(session), f"{name}: not all is saved")
    _play(session, LINES // 3, rng)
    outcome.expect(_all_saved(session), f"{name}: what was played then is not saved")
    session.close()
    next(refusing, None)


def _all_saved(session: MatchSession) -> bool:
    """Whether every line of a match stands in some file of its home."""
    saves = autosave.autosave_path(session.game.name).parent
    return any(_moves(path) == session.match.lines for path in saves.glob("autosave-*"))


def _moves(path: Path) -> list[str] | None:
    try:
        return records.read(path).moves
    except BadInput:
        return None


def _soon(holds: Callable[[], bool]) -> bool:
    """Wait a while for what a thread brings about."""
    for _ in range(int(again.PAUSE * 100) + 200):
        if holds():
            return True
        time.sleep(0.01)
    return False


def _play(session: MatchSession, lines: int, rng: Random) -> None:
    for _ in range(lines):
        if session.match.to_act == CHANCE:
            session.draw()
        elif session.match.to_act:
            session.play(str(session.match.legal().choose(rng)))


def _too_large(_: Path) -> Iterator[None]:
    """No file may grow any more, as on a disk without room."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, hard))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    signal.signal(signal.SIGXFSZ, before)
    yield


def _in_the_way(home: Path) -> Iterator[None]:
    """A file stands in the place of the home."""
    yield
    shutil.rmtree(home)
    home.write_text("in the way")
    yield
    home.unlink()
    yield


def _removed(home: Path) -> Iterator[None]:
    """The home is removed; it is made anew at once."""
    yield
    shutil.rmtree(home)
    yield
    yield


def _tmpfs(home: Path) -> Iterator[None]:
    """A small disk of its own, filled to the last byte."""
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "none", home], check=True)
    try:
        yield
        filler = home / "filler"
        with filler.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(b"x" * 512)
            except OSError:
                pass
        yield
        filler.unlink()
        yield
    finally:
        subprocess.run(["umount", "-l", home], check=False)


def _can_mount(folder: Path) -> bool:
    """Whether a small disk can be had here; only root can have one."""
    if os.geteuid() != 0 or not shutil.which("mount"):
        return False
    trial = folder / "trial"
    trial.mkdir(parents=True, exist_ok=True)
    words = ["mount", "-t", "tmpfs", "-o", f"size={ROOM}", "none", str(trial)]
    if subprocess.run(words, check=False, stderr=subprocess.DEVNULL).returncode:
        return False
    return subprocess.run(["umount", trial], check=False).returncode == 0
