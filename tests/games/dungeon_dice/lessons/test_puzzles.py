"""The puzzles of Dungeon Dice: the proof finds what is wrong with a bad one."""

from __future__ import annotations

import pytest

from wonderland.core.errors import BadInput
from wonderland.core.puzzle import SUFFIX
from wonderland.games.dungeon_dice.puzzles.puzzle import PUZZLES
from wonderland.learn import puzzles

PATHS = puzzles.paths("dungeon-dice")
NAMES = [path.name.removesuffix(SUFFIX) for path in PATHS]
CORK = PATHS[NAMES.index("03-a-small-cork")]
PIG = PATHS[NAMES.index("13-case-dismissed")]


def test_there_are_eighteen_of_both_goals():
    found = puzzles.puzzles("dungeon-dice")
    assert len(found) == 18
    assert {puzzle.goal.kind for puzzle in found} == {"win", "survive"}


def test_a_pig_dismisses_what_would_win():
    attempt = PUZZLES.attempt(PUZZLES.load(PIG))
    attempt.go_to(["w attack DUM1 master"])
    assert attempt.answer() == "e use PIG1 verdict"


def test_what_slips_away_is_known_at_once_and_missed_at_the_end():
    attempt = PUZZLES.attempt(PUZZLES.load(CORK))
    assert attempt.can_be_solved()
    attempt.go_to(["w end"])
    assert not attempt.can_be_solved()
    lines = ["w end"]
    while attempt.verdict is None:
        lines.append(attempt.answer() if not attempt.asked else "w pass")
        attempt.go_to(lines)
    assert attempt.verdict is False


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("winning_lines: 1", "winning_lines: 2", "there are 1 shortest solutions, not 2"),
        ("grade: 1", "grade: 3", "a solution of 1 actions is none of grade 3"),
        ("M: 5", "M: 2", "there is nothing to survive"),
        ("M: 5", "M: 9", "M: 9"),
        ("w move DOR1 d7", "w end", "lets the goal slip"),
        ("game: dungeon-dice", "game: wonderland", "of wonderland"),
        ("goal: survive", "goal: win", "can't be forced"),
    ],
)
def test_a_wrong_file_is_refused(old, new, message, tmp_path):
    text = CORK.read_text()
    assert old in text
    path = tmp_path / CORK.name
    path.write_text(text.replace(old, new, 1))
    if message == "M: 9":
        PUZZLES.load(path).prove()  # more Move changes nothing: the cork holds
        return
    with pytest.raises(BadInput, match=message):
        PUZZLES.load(path).prove()


def test_to_survive_is_for_sides_without_dice(tmp_path):
    text = CORK.read_text().replace("  position:", "  pools: {e: {dice: 1G}}\n  position:")
    path = tmp_path / CORK.name
    path.write_text(text)
    with pytest.raises(BadInput, match="for sides without dice"):
        PUZZLES.load(path)
