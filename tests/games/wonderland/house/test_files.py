"""YAML, records, autosave and settings: what is read, what is refused, what survives."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.wonderland.helpers import game, random_match
from wonderland.content import records
from wonderland.content.yamlfile import parse
from wonderland.core.record import Record
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.saves import Saves
from wonderland.session.settings import read_settings

BAD_YAML = {
    "tag": "a: !!python/object:os.system {}",
    "own tag": "a: !x 1",
    "self alias": "a: &x [*x]",
    "bomb": "a: &a [1,1,1,1,1,1,1,1,1,1]\n"
    + "\n".join(f"{chr(98 + i)}: &{chr(98 + i)} [{','.join(['*' + chr(97 + i)] * 10)}]" for i in range(8)),
    "deep": "a: " + "[" * 60 + "]" * 60,
    "very deep": "[" * 200_000,
    "twice": "a: 1\na: 2",
    "list key": "? [1]\n: 2",
    "two documents": "a: 1\n---\nb: 2",
    "control character": "a: \x00",
    "unclosed": "a: [1, 2",
    "large": "a: " + "x" * (6 * 1024 * 1024),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD_YAML)
def test_yaml_that_is_refused(name):
    with pytest.raises(wonderland.BadInput) as bad:
        parse(BAD_YAML[name].encode(), "file.yaml")
    assert str(bad.value).startswith("file.yaml")


def test_yaml_that_is_no_text():
    with pytest.raises(wonderland.BadInput, match=r"file.yaml:2: .*UTF-8"):
        parse(b"a: 1\nb: \xff\xfe", "file.yaml")


def test_yaml_values_and_lines():
    document = parse(
        b"a: 1\nb: [x, 2.5, true, ~, '3', 2020-01-01, 1:30]\nc: &n {k: v}\nd: *n\n", "f"
    )
    assert document.data == {
        "a": 1, "b": ["x", 2.5, True, None, "3", "2020-01-01", "1:30"], "c": {"k": "v"}, "d": {"k": "v"},
    }  # fmt: skip
    assert document.line_of(("c", "k")) == 3
    assert document.line_of(("b", 2)) == 2


ODD = st.text(max_size=30) | st.text("ab: -#'\"{}[],&*!|>%@`?~0", max_size=8)
TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=30)


@settings(max_examples=200, deadline=None)
@given(
    ODD | TEXT, st.none() | st.integers(-(10**20), 10**20), st.lists(TEXT, max_size=5), ODD | TEXT
)
def test_what_is_taken_and_written_reads_back(title, seed, moves, name):
    seats = {"w": {"name": name, "player": "human"}}
    record = Record(
        "wonderland", moves, title, seats, seed, {"preset": "quick"}, {"pools": {"w": ["4H", "9S"]}}
    )
    try:
        records.check(record)
    except wonderland.BadInput:
        with pytest.raises(wonderland.BadInput):
            records.from_text(records.write(record), "x")
        return
    again = records.from_text(records.write(record), "x")
    assert (again.moves, again.title, again.seed) == (moves, title, seed)
    assert (again.seats, again.options, again.setup) == (seats, record.options, record.setup)


HEAD = "format: wonderland-record/1\ngame: wonderland\n"
BAD_RECORDS = {
    "format": "format: other/1\ngame: wonderland\n",
    "game": "format: wonderland-record/1\ngame: chess\n",
    "no mapping": "- 1\n",
    "key": HEAD + "colour: red\n",
    "seed": HEAD + "seed: soon\n",
    "moves": HEAD + "seed: 1\nmoves: {a: 1}\n",
    "line": HEAD + "seed: 1\nmoves: [[1]]\n",
    "option": HEAD + "seed: 1\noptions: {rows: 4}\n",
    "pools": HEAD + "pools: {w: [4H], e: [4H]}\n",
    "no pools, no seed": HEAD + "moves: []\n",
    "illegal": HEAD + "seed: 1\nmoves: ['* first w', 'w end']\n",
    "off the table": HEAD + "seed: 1\nposition: {laid: {w: [zz9]}}\n",
    "seat": HEAD + "seed: 1\nseats: {n: {name: X}}\n",
    "too many lines": HEAD + "seed: 1\nmoves:\n" + "- w end\n" * 100_001,
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_records_that_are_refused(name, tmp_path):
    path = tmp_path / "bad.wonder.yaml"
    path.write_text(BAD_RECORDS[name])
    with pytest.raises(wonderland.BadInput) as bad:
        game().load(path)
    problem = bad.value.problems[0]
    assert problem.file == str(path)
    assert problem.move == (2 if name == "illegal" else 0)
    assert problem.message


def test_a_refused_line_is_named(tmp_path):
    path = tmp_path / "bad.wonder.yaml"
    path.write_text(BAD_RECORDS["illegal"])
    with pytest.raises(wonderland.BadInput) as bad:
        game().load(path)
    assert "w end" in str(bad.value)
    assert bad.value.problems[0].rule == "W-31"


def seats():
    return {"w": Seat("Ann"), "e": Seat("Bob")}


def left():
    """The one match that was left."""
    (one,) = Saves().unfinished()
    return one


def test_autosave_follows_the_match(tmp_path):
    match = random_match(1, 0)
    session = MatchSession(game(), match, seats(), Autosave(autosave_path("wonderland")))
    session.draw()
    side = match.to_act
    card = match.state()["pools"][side][0]
    session.play(f"{side} dice {card}")
    kept = left().match
    assert kept.lines == match.lines
    assert kept.seed == match.seed
    session.undo()
    assert left().match.lines == match.lines


def test_an_autosave_with_half_a_line_is_read_to_the_last_whole_one():
    session = MatchSession(
        game(), random_match(1, 0), seats(), Autosave(autosave_path("wonderland"))
    )
    session.draw()
    with autosave_path("wonderland").open("a") as file:
        file.write('  - "w di')
    assert left().match.lines == session.match.lines


def test_a_damaged_autosave_is_kept_aside():
    path = autosave_path("wonderland")
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
import os, signal
from tests.games.wonderland.helpers import game
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.match_session import Seat, MatchSession
match = game().new(seed=3, options={"first": "w"})
table = MatchSession(game(), match, {"w": Seat("A"), "e": Seat("B")}, Autosave(autosave_path("wonderland")))
table.play("w dice " + match.state()["pools"]["w"][0])
table.draw()
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_program_loses_nothing():
    root = Path(__file__).resolve().parents[4]
    done = subprocess.run(
        [sys.executable, "-c", KILLED], cwd=root, env=dict(os.environ), check=False
    )
    assert done.returncode == -9
    match = left().match
    assert len(match.lines) == 2
    assert match.lines[1].startswith("* roll")


def test_a_disk_that_refuses_does_not_end_the_match(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    session = MatchSession(game(), random_match(1, 0), seats(), Autosave(blocked / "x.yaml"))
    assert session.fault
    session.draw()
    assert len(session.match.lines) == 1


def test_a_slow_disk_is_not_waited_for_until_the_table_is_left(monkeypatch):
    may, synced = threading.Event(), []
    monkeypatch.setattr(os, "fsync", lambda number: may.wait() and synced.append(number))
    autosave = Autosave(autosave_path("wonderland"))
    may.set()
    session = MatchSession(game(), random_match(1, 0), seats(), autosave)
    may.clear()
    synced.clear()
    session.draw()
    assert left().match.lines == session.match.lines
    assert not synced
    may.set()
    session.close()
    assert len(synced) == 1


def test_a_disk_that_fills_up_is_told_of(monkeypatch):
    autosave = Autosave(autosave_path("wonderland"))
    session = MatchSession(game(), random_match(1, 0), seats(), autosave)

    def full(number):
        raise OSError(errno.ENOSPC, "no room is left")

    monkeypatch.setattr(os, "fsync", full)
    session.draw()
    autosave.settle()
    assert "no room is left" in session.fault


def test_settings_are_kept_and_damage_is_told(tmp_path):
    path = tmp_path / "settings.yaml"
    first = read_settings(path)
    first.change(scale=150, theme="high-contrast")
    again = read_settings(path)
    assert (again.values.scale, again.values.theme, again.fault) == (150, "high-contrast", "")
    path.write_text("scale: 1000\n")
    damaged = read_settings(path)
    assert damaged.values.scale == 100
    assert "kept as" in damaged.fault
    assert not path.exists()
    path.write_text("[1]\n")
    assert read_settings(path).fault
