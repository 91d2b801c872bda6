"""The proof of a puzzle: that its solution works against every answer, and that none is shorter."""

from __future__ import annotations

from wonderland.content import puzzles as content
from wonderland.content.puzzles import fault
from wonderland.core.message import say
from wonderland.games.wonderland import notation
from wonderland.games.wonderland.actions.acting import Strike
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.puzzles.puzzle import Attempt, Puzzle, load
from wonderland.games.wonderland.puzzles.solver import OutOfReach, Solver, in_lines, price
from wonderland.games.wonderland.puzzles.themes import matters
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.state import SIDES, State

MOST_LOOKED = 100_000
"""Positions after which a puzzle is too large to be one."""
LINES = {1: (2, 4), 2: (3, 6), 3: (3, 9)}
"""The lines of its own that the solving side has in the solution of each grade."""


def prove(puzzle: Puzzle) -> None:
    """Prove a puzzle: the solution, its length, the number of solutions, the themes.

    Raises:
        BadInput: with the first thing that is not as the file says.
    """
    start = state_of(puzzle.open())
    search = Solver(start, puzzle.goal, most=MOST_LOOKED)
    try:
        length = search.shortest(start)
    except OutOfReach:
        what = say("the position has more than {most} positions within reach", most=MOST_LOOKED)
        raise fault(
            puzzle.document, ("record", "position"), what, say("Take out factors.")
        ) from None
    if length is None:
        what = say("the goal can't be forced")
        raise fault(puzzle.document, ("record", "position"), what)
    _play_solution(puzzle, search, length)
    ways = search.count(start)
    content.check_ways(puzzle, ways)
    _check_grade(puzzle, start)
    for index, theme in enumerate(puzzle.themes):
        if not matters(start, puzzle.goal, theme, (length, ways)):
            what = say(
                "{theme} does not matter here: without it the solution is as long", theme=theme
            )
            raise fault(puzzle.document, ("themes", index), what, say("Take it out."))


def _play_solution(puzzle: Puzzle, search: Solver, length: int) -> None:
    match, spent = puzzle.open(), 0
    for index, line in enumerate(puzzle.solution):
        place = ("solution", index)
        before = state_of(match).copy()
        if puzzle.verdict(match) is not None:
            raise fault(
                puzzle.document, place, say("the puzzle is over before {line!r}", line=line)
            )
        content.play_solution_line(puzzle, match, index)
        read = notation.read(before, line)
        if read.actor == puzzle.goal.side:
            spent += sum(price(code) for code in read.codes)
            if not search.reaches(state_of(match)):
                what = _slip(line, search, state_of(match))
                raise fault(puzzle.document, place, what)
    if not puzzle.solved(match):
        what = say("the solution ends before the goal is reached")
        raise fault(puzzle.document, ("solution", len(puzzle.solution) - 1), what)
    if spent != length:
        what = say(
            "the solution takes {spent} actions, and the shortest {length}",
            spent=spent,
            length=length,
        )
        start = state_of(puzzle.open())
        best = "; ".join(in_lines(start, next(search.solutions(start))))
        raise fault(
            puzzle.document, ("solution",), what, say("A shortest one is: {best}.", best=best)
        )


def _slip(line: str, search: Solver, state: State) -> str:
    """Say that a line lets the goal slip, and by which answer, where the other side is to act."""
    if search.goal.verdict(state) is not None or state.to_act == search.goal.side:
        return say("{line!r} lets the goal slip", line=line)
    answer = in_lines(state, (search.answer(state),))[0]
    return say("{line!r} lets the goal slip: the answer is {answer!r}", line=line, answer=answer)


def _check_grade(puzzle: Puzzle, start: State) -> None:
    least, most = LINES[puzzle.grade]
    lines = sum(line.startswith(SIDES[puzzle.goal.side]) for line in puzzle.solution)
    if not least <= lines <= most:
        what = say(
            "a solution of {lines} lines of its own is none of grade {grade}",
            lines=lines,
            grade=puzzle.grade,
        )
        raise fault(
            puzzle.document,
            ("grade",),
            what,
            say("Such puzzles take {least} to {most}.", least=least, most=most),
        )
    if puzzle.grade > 1 and Solver(start, puzzle.goal, _strikes).reaches(start):
        what = say(
            "attacking at once is enough, so the grade is 1, not {grade}", grade=puzzle.grade
        )
        raise fault(puzzle.document, ("grade",), what)


def _strikes(_: State, code: Code) -> bool:
    return isinstance(code, Strike)


PUZZLES = content.FilePuzzles(Puzzle, load, prove, Attempt)
"""The flagship's puzzles."""
