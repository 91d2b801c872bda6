"""The program that counts how lively levels are counts right."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest

from tools.ladder import lively

LINES = """
* first w
w dice 2H 3H 4H
w end
e summon 5C a1a2 a1
e summon 6C a3a4 a3
e end
w summon 2H b1b2 b1
w end
e end
e summon 7C c1c2 c1
""".strip().splitlines()


@pytest.mark.parametrize(("seat", "row"), [("w", "1 | 2, 2 | 0.33 | 0.33"), ("e", "1 | 1, 1 | 1.00 | 1.00")])
def test_what_a_seat_did_is_counted(seat, row):
    count = lively.Count()
    count.add(seat, LINES, "summon")
    assert count.row() == row


def test_the_page_says_how_long_moments_hold():
    told = (lively.DOCS / "liveliness.md").read_text("utf-8")
    assert told.endswith("\n".join(lively.moments()) + "\n")


def test_only_the_first_turns_are_early_and_a_match_without_it_is_none():
    count = lively.Count()
    count.add("w", ["w end"] * 15 + ["w summon 2H b1b2 b1"], "summon")
    assert count.row() == "1 | 16, 16 | 0.00 | 0.06"
    count = lively.Count()
    count.add("w", ["w end"], "summon")
    assert count.row() == "1 | never | 0.00 | 0.00"


def test_the_page_has_a_row_for_each_level_with_the_seats_swapped(tmp_path, monkeypatch):
    page = tmp_path / "page.md"
    deed = next(one for one in lively.DEEDS if one.verb == "paint")
    monkeypatch.setattr(lively, "DEEDS", (replace(deed, options={"rounds": 3}),))
    monkeypatch.setattr(sys, "argv", ["lively", "--games", "2", "--table", str(page)])
    assert lively.main() == 0
    rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith(f"| {deed.game}")]
    assert [row.split(" | ")[1:5] for row in rows] == [
        ["easy", "normal", "paint", "2"],
        ["normal", "easy", "paint", "2"],
    ]
