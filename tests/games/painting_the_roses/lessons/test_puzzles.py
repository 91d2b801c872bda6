"""The puzzles of the roses: the proof finds what is wrong with a bad one."""

from __future__ import annotations

import pytest

from wonderland.core.errors import BadInput
from wonderland.core.puzzle import SUFFIX
from wonderland.games.painting_the_roses.puzzles.puzzle import PUZZLES
from wonderland.learn import puzzles

PATHS = puzzles.paths("painting-the-roses")
NAMES = [path.name.removesuffix(SUFFIX) for path in PATHS]
BAIT = PATHS[NAMES.index("10-bait")]
KING = PATHS[NAMES.index("06-her-king-is-up")]


def test_both_goals_are_set():
    found = puzzles.puzzles("painting-the-roses")
    assert {puzzle.goal.kind for puzzle in found} == {"win", "save"}


@pytest.mark.rule("PR-51")
def test_a_king_that_waits_answers_the_wrong_way():
    attempt = PUZZLES.attempt(PUZZLES.load(KING))
    attempt.go_to(["a play JH a5"])
    assert not attempt.can_be_solved() or not attempt.asked
    assert attempt.answer() == "b cancel KH"


def test_what_slips_away_is_known_at_once_and_missed_at_the_end_of_the_turn():
    attempt = PUZZLES.attempt(PUZZLES.load(BAIT))
    assert attempt.can_be_solved()
    attempt.go_to(["a stalk 2D a5"])
    assert not attempt.can_be_solved()
    assert attempt.next_line() is None
    attempt.go_to(["a end"])
    assert attempt.verdict is False


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("winning_lines: 1", "winning_lines: 2", "there are 1 shortest solutions, not 2"),
        ("grade: 3", "grade: 4", "grade"),
        ("  - a stalk AS a2\n", "  - a stalk 2D a5\n", "lets the goal slip"),
        ("  - a stalk AS a2\n", "  - a stalk AS a4\n", "lets the goal slip"),
        ("  - a stalk AS a2\n", "  - a stalk AS b4\n", "PR-24"),
        ("b: 5C 6D", "b: 6D", "there is nothing to save"),
        ("goal: save", "goal: win", "the goal can't be forced"),
        ("  - a end\n", "", "the solution ends before the goal is reached"),
        ("game: painting-the-roses", "game: wonderland", "themes"),
    ],
)
def test_the_proof_finds_what_is_wrong(tmp_path, old, new, says):
    text = BAIT.read_text()
    assert old in text
    path = tmp_path / BAIT.name
    path.write_text(text.replace(old, new))
    with pytest.raises(BadInput) as bad:
        puzzles.check(path)
    assert says in str(bad.value)
