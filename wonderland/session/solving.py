"""What the worker does for a puzzle: say whether it can still be solved, and how to go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from wonderland.core.puzzle import Attempt, Puzzle
from wonderland.learn.puzzles import puzzles_of
from wonderland.session.worker import Desk


def solve(desk: Desk, puzzle: Puzzle, lines: Sequence[str], how: bool) -> str | None:
    """Look at an attempt at a puzzle.

    First it tells whether the goal can still be forced.

    Args:
        desk: keeps what the search has found, for the next look.
        puzzle: what is to be solved.
        lines: how far the attempt has come.
        how: whether a line is wanted where the side that solves is to act.

    Returns:
        The other side's best answer where it is to act; else, if it was wanted, a line of a
        shortest way on. None where there is no such line.
    """
    if puzzle.name not in desk.kept:
        desk.kept[puzzle.name] = puzzles_of(puzzle.game).attempt(puzzle)
    attempt = cast(Attempt, desk.kept[puzzle.name])
    attempt.go_to(lines)
    if attempt.verdict is not None:
        return None
    desk.tell(attempt.can_be_solved())
    if not attempt.asked:
        return attempt.answer()
    return attempt.next_line() if how else None
