"""Records: what is read, what is refused, what reads back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.wonderland.helpers import game
from wonderland.content import records
from wonderland.core.record import Record

ODD = st.text(max_size=30) | st.text("ab: -#'\"{}[],&*!|>%@`?~0", max_size=8)
TEXT = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=30)


@settings(max_examples=200, deadline=None)
@given(ODD | TEXT, st.none() | st.integers(-(10**20), 10**20), st.lists(TEXT, max_size=5), ODD | TEXT)
def test_what_is_taken_and_written_reads_back(title, seed, moves, name):
    seats = {"w": {"name": name, "player": "human"}}
    record = Record("wonderland", moves, title, seats, seed, {"preset": "quick"}, {"pools": {"w": ["4H", "9S"]}})
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
