"""The puzzles of Dominoes of War: the proof finds what is wrong with a bad one."""

from __future__ import annotations

import pytest

from wonderland.core.errors import BadInput
from wonderland.core.puzzle import SUFFIX
from wonderland.games.dominoes_of_war.puzzles.puzzle import PUZZLES
from wonderland.learn import puzzles

PATHS = puzzles.paths("dominoes-of-war")
NAMES = [path.name.removesuffix(SUFFIX) for path in PATHS]
WAY = PATHS[NAMES.index("08-make-way")]
HIDE = PATHS[NAMES.index("13-shoot-and-hide")]


def test_both_goals_are_set_and_grades_rise():
    found = puzzles.puzzles("dominoes-of-war")
    assert {puzzle.goal.kind for puzzle in found} == {"win", "safe"}
    grades = [puzzle.grade for puzzle in found]
    assert grades == sorted(grades)
    assert len(grades) >= 18


def test_chance_shows_what_hinders_most():
    """Whatever lies there: a mine takes the general, and the lane is free all the same."""
    attempt = PUZZLES.attempt(PUZZLES.load(WAY))
    attempt.go_to(["a move i6 j7"])
    assert not attempt.asked
    assert attempt.answer().startswith("* flip j7 ")
    assert attempt.can_be_solved()
    attempt.go_to(["a move i6 j7", "* flip j7 0-0"])
    assert attempt.next_line() == "a attack i5 i9"


def test_who_is_lost_is_not_safe():
    """A figure that a mine takes is in nobody's lines, but it is not there any more either."""
    attempt = PUZZLES.attempt(PUZZLES.load(HIDE))
    attempt.go_to(["a attack j11 i11", "a move g8 g9"])
    assert not attempt.can_be_solved()
    attempt.go_to(["a attack j11 i11", "a move g8 g9", "* flip g9 5-5"])
    assert attempt.verdict is False


@pytest.mark.parametrize(
    ("path", "old", "new", "says"),
    [
        (WAY, "winning_lines: 1", "winning_lines: 2", "there are 1 shortest solutions, not 2"),
        (WAY, "grade: 2", "grade: 4", "grade"),
        (WAY, "  - a move i6 j7\n", "  - a move i6 i7\n", "lets the goal slip"),
        (WAY, "  - a move i6 j7\n", "  - a move i6 h7\n", "DW-41"),
        (WAY, "i9: grunt", "i10: grunt", "the goal can't be forced"),
        (HIDE, "i11: grunt, l8: sniper W", "l8: sniper E", "nobody is in danger there"),
    ],
)
def test_the_proof_finds_what_is_wrong(tmp_path, path, old, new, says):
    text = path.read_text(encoding="utf-8")
    assert old in text
    other = tmp_path / path.name
    other.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        PUZZLES.load(other).prove()
    assert says in str(wrong.value)
