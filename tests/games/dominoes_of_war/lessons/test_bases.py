"""The bases of lessons are such as may be laid, and low: squares of a high field are too small to be read."""

from __future__ import annotations

import re

import pytest

from wonderland.learn import library

BASE = re.compile(r"\b([a-z])(\d+)\b")
FIELD = range(7, 15)
NARROW = {"grenadiers"}
"""Lessons that are about a narrow base."""
BEGUN = [one for one in library.lessons("dominoes-of-war") if one.name not in NARROW and "position" in one.model.start]


@pytest.mark.rule("DW-27")
@pytest.mark.parametrize("lesson", BEGUN, ids=lambda lesson: lesson.name)
def test_bases_have_two_gates_at_most_and_three_rows(lesson):
    starts = [lesson.model.start, *(step.start for step in lesson.model.steps if step.start)]
    for start in starts:
        bases = start["position"]["bases"]
        for squares in bases.values():
            tiles = BASE.findall(squares)
            rows = [int(row) for _, row in tiles]
            assert len(set(tiles)) == 6
            assert sum(row in (FIELD.start - 1, FIELD.stop) for row in rows) <= 2
            assert max(rows) - min(rows) <= 2
