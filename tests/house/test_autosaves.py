"""A match of any game is saved as it is played, and what is left of it is read."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

from tests.house.matches import FIRST, begun, play_any, table_of
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.saves import Saves


def left():
    """The one match that was left."""
    (one,) = Saves().unfinished()
    return one.match


def table(name, lines=0):
    return table_of(begun(name, lines), Autosave(autosave_path(name)))


def test_it_follows_the_match(name):
    session, rng = table(name), random.Random(1)
    for _ in range(6):
        play_any(session, rng)
    kept = left()
    assert kept.lines == session.match.lines
    assert kept.seed == session.match.seed
    if session.may_undo().allowed:
        session.undo()
    assert left().lines == session.match.lines


def test_half_a_line_at_its_end_is_left_out(name):
    session = table(name, 3)
    play_any(session, random.Random(1))
    with autosave_path(name).open("a") as file:
        file.write('  - "w di')
    assert left().lines == session.match.lines


def test_a_damaged_one_is_kept_aside(name):
    path = autosave_path(name)
    path.parent.mkdir(parents=True)
    path.write_text("format: wrong\n")
    saves = Saves()
    assert saves.unfinished() == []
    assert "kept as" in saves.take_notices()
    kept = [p for p in path.parent.iterdir() if "damaged" in p.name]
    assert [p.read_text() for p in kept] == ["format: wrong\n"]
    assert not path.exists()
    assert saves.take_notices() == ""


KILLED = """
import os, random, signal, sys
from tests.house.test_autosaves import table
from tests.house.matches import play_any
session, rng = table(sys.argv[1]), random.Random(1)
for _ in range(4):
    play_any(session, rng)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_program_loses_nothing():
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", KILLED, FIRST], cwd=root, env=dict(os.environ), check=False)
    assert done.returncode == -9
    assert len(left().lines) == 4


def test_a_disk_that_refuses_does_not_end_the_match(name, tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    session = table_of(begun(name), Autosave(blocked / "x.yaml"))
    assert session.fault
    play_any(session, random.Random(1))
    assert len(session.match.lines) == 1


def test_a_slow_disk_is_not_waited_for_until_the_table_is_left(name, monkeypatch):
    may, synced = threading.Event(), []
    monkeypatch.setattr(os, "fsync", lambda number: may.wait() and synced.append(number))
    may.set()
    session = table(name)
    may.clear()
    synced.clear()
    play_any(session, random.Random(1))
    assert left().lines == session.match.lines
    assert not synced
    may.set()
    session.close()
    assert len(synced) == 1


def test_a_disk_that_fills_up_is_told_of(name, monkeypatch):
    autosave = Autosave(autosave_path(name))
    session = table_of(begun(name), autosave)

    def full(number):
        raise OSError(errno.ENOSPC, "no room is left")

    monkeypatch.setattr(os, "fsync", full)
    play_any(session, random.Random(1))
    autosave.settle()
    assert "no room is left" in session.fault
