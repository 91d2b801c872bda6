"""Puzzles: each is proved by every answer, could really have come about, and says what it wants."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import wonderland
from tests.games.wonderland.lessons.laying import could_be_laid
from tools.puzzles.make import make
from wonderland.cli.main import run
from wonderland.content.places import config_folder
from wonderland.content.yamlfile import parse
from wonderland.games.wonderland.actions.acting import EndActions
from wonderland.games.wonderland.factors import MOVE
from wonderland.games.wonderland.legal import choices
from wonderland.games.wonderland.puzzles.puzzle import PUZZLES, Attempt
from wonderland.games.wonderland.puzzles.solver import Goal, Solver, after, in_lines, price
from wonderland.games.wonderland.puzzles.themes import THEMES
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.learn import puzzles as shelf
from wonderland.learn.puzzles import puzzles
from wonderland.search.forced import FAR

FOLDER = config_folder() / "games" / "wonderland" / "puzzles"
PATHS = sorted(FOLDER.glob("*.puzzle.yaml"))


def ids(path: Path) -> str:
    return path.name.split(".")[0]


@pytest.fixture(scope="module", params=PATHS, ids=ids)
def puzzle(request):
    return PUZZLES.load(request.param)


# --- every puzzle --------------------------------------------------------------------------------
def test_its_paths_could_have_been_laid_and_its_beings_summoned(puzzle):
    state = state_of(puzzle.open())
    grid = state.config.grid
    for side in (0, 1):
        squares = frozenset(grid.members_unsorted(state.laid[side]))
        assert could_be_laid(grid, squares, grid.images[side])
        summoned = len(state.beings[side]) + len(state.discards[side])
        assert len(squares) == 6 * summoned


def test_it_is_clean_and_says_briefly_what_it_wants(puzzle):
    state = state_of(puzzle.open())
    assert len(state.beings[0]) + len(state.beings[1]) <= 6
    assert sum(state.factors) <= 14
    for words in (puzzle.title, puzzle.says, puzzle.hint):
        assert "!" not in words
    assert 1 <= puzzle.says.count(".") <= 2


@pytest.mark.rule("W-58", "W-61", "W-67", "W-68")
def test_a_wrong_turn_is_known_and_answered(puzzle):
    attempt = Attempt(puzzle)
    while attempt.can_be_solved():
        assert attempt.verdict is None
        if attempt.asked:
            attempt.match.play(wrong_line(attempt) or attempt.next_line())
        else:
            attempt.match.play(attempt.answer())
    while attempt.verdict is None:
        assert not attempt.can_be_solved()
        assert not attempt.asked or attempt.next_line() is None
        attempt.match.play(attempt.match.legal()[-1] if attempt.asked else attempt.answer())
    assert attempt.verdict is False
    assert not puzzle.solved(attempt.match)


def wrong_line(attempt: Attempt) -> str | None:
    """A line after which the goal can't be forced any more, if there is one here."""
    for action in attempt.match.legal():
        attempt.match.play(action)
        still = attempt.can_be_solved()
        line = attempt.match.undo()
        if not still:
            return line
    return None


# --- all of them ---------------------------------------------------------------------------------
def test_there_are_enough_of_each_grade_and_every_theme_is_there():
    found = puzzles("wonderland")
    assert [f"{p.number:02}-{p.name}" for p in found] == [ids(path) for path in PATHS]
    grades = Counter(p.grade for p in found)
    assert len(found) >= 24
    assert min(grades[1], grades[2], grades[3]) >= 8
    assert {theme for p in found for theme in p.themes} == set(THEMES)
    assert {p.goal.kind for p in found} == {"win", "save"}
    assert len({p.title for p in found}) == len(found)


# --- the solver ----------------------------------------------------------------------------------
def plainly(state, goal: Goal) -> int:
    """The length of the shortest solution, ``FAR`` for none, by the definition alone: no memory, no order, no bound."""
    verdict = goal.verdict(state)
    if verdict is not None:
        return 0 if verdict else FAR
    mine = state.to_act == goal.side
    found = []
    for code in choices(state):
        found.append(min(FAR, plainly(after(state, code), goal) + mine * price(code)))
    return min(found, default=FAR) if mine else max(found)


def test_the_search_agrees_with_the_definition(puzzle):
    start = state_of(puzzle.open())
    start.factors = tuple(min(count, 2 if index // 2 == MOVE else 1) for index, count in enumerate(start.factors))
    for code in [None, *choices(start)]:
        state = start if code is None else after(start, code)
        assert Solver(state, puzzle.goal).length(state) == plainly(state, puzzle.goal)


def test_all_solutions_are_listed_and_all_work():
    puzzle = next(p for p in puzzles("wonderland") if p.winning_lines > 1)
    start = state_of(puzzle.open())
    found = [in_lines(start, codes) for codes in Solver(start, puzzle.goal).solutions(start)]
    assert len(found) == len({tuple(lines) for lines in found}) == puzzle.winning_lines
    for lines in found:
        match = puzzle.open()
        for line in lines:
            match.play(line)
        assert puzzle.solved(match)


def test_what_is_not_there_is_not_found():
    puzzle = PUZZLES.load(PATHS[0])
    start = state_of(puzzle.open())
    start.factors = (0,) * len(start.factors)
    search = Solver(start, puzzle.goal)
    assert search.length(start) == FAR
    assert list(search.first(start)) == []
    assert search.ways(start) == 0
    assert list(choices(start)) == [EndActions()]


def test_only_who_is_asked_is_told_what_to_play():
    attempt = Attempt(PUZZLES.load(PATHS[0]))
    with pytest.raises(ValueError, match="the other side"):
        attempt.answer()
    attempt.match.play("w end")
    with pytest.raises(ValueError, match="the side that solves"):
        attempt.next_line()


# --- wrong files ---------------------------------------------------------------------------------
GOOD = """\
format: wonderland-puzzle/1
title: Spur
grade: 1
goal: win
themes: [spur]
says: West wins this turn.
hint: One Move, two steps.
solution:
  - w use JD wJD 1
  - w move JD i5 j5
  - w attack JD image
  - w end
winning_lines: 2
record:
  format: wonderland-record/1
  game: wonderland
  options: {line: 4, rows: 7}
  pools:
    w: [2H, 6C, JD]
    e: [2H, 6C, 7D, 8H]
  position:
    active: w
    phase: action
    images: {w: 2, e: 1}
    factors: {w: {C: 1, A: 1, M: 1}, e: {}}
    laid: {w: [b4, b3, c3, d3, d2, d1], e: [j3, i3, i4, i5, h5, g5, j5, j6, i6, i7, h7, g7]}
    beings: [{id: wJD, square: i6}, {id: e8H, square: j6}]
    discards: {w: [], e: [7D]}
"""

WRONG = {
    "grade": (("grade: 1", "grade: 4"), 3, "grade can't be 4"),
    "title": (("title: Spur\n", ""), 1, "title is missing"),
    "theme": (("themes: [spur]", "themes: [spurs]"), 5, "themes.0 can't be 'spurs'"),
    "key": (("hint:", "help:"), 7, "help: there is no such key"),
    "solution as text": (("solution:\n", "solution: w end\nsolutions:\n"), 8, "It is a list"),
    "another game": (("game: wonderland", "game: chess"), 16, "not of chess"),
    "square": (("b4, b3", "z4, b3"), 26, "z4 is no square of the table"),
    "being": (("id: wJD", "id: wQD"), 27, "wQD is not in the pool"),
    "phase": (("phase: action", "phase: choose"), 22, "not in the action step"),
    "moves": (("    discards:", "  moves: [w end]\n#"), 28, "a puzzle's record has no moves"),
    "dice to come": (("goal: win", "goal: save"), 20, "its pool holds 2H, 6C"),
    "no solution": (("C: 1, A: 1", "C: 1"), 22, "the goal can't be forced"),
    "illegal line": (("JD i5 j5", "JD i5 i4 h4"), 10, "h4 is not laid (W-32)"),
    "no notation": (("w attack JD image", "w strikes"), 11, "a player has no line 'strikes'"),
    "it slips": (("JD i5 j5", "JD i5 h5"), 10, "'w move JD i5 h5' lets the goal slip"),
    "too early": (("  - w end\n", ""), 11, "the solution ends before the goal is reached"),
    "too late": (("  - w end\n", "  - w end\n  - w end\n"), 13, "the puzzle is over before 'w end'"),
    "ways": (("winning_lines: 2", "winning_lines: 3"), 13, "there are 2 shortest solutions, not 3"),
    "idle theme": (("themes: [spur]", "themes: [spur, cow]"), 5, "cow does not matter here"),
    "too dear": (("C: 1, A: 1, M: 1", "C: 1, A: 1, M: 2"), 9, "the solution takes 4 actions, and the shortest 3"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_with_its_line(name, tmp_path):
    (old, new), line, message = WRONG[name]
    assert old in GOOD
    path = tmp_path / "x.puzzle.yaml"
    path.write_text(GOOD.replace(old, new, 1))
    with pytest.raises(wonderland.BadInput) as bad:
        shelf.check(path)
    found = [(problem.line, str(problem)) for problem in bad.value.problems]
    assert any(at == line and message in what for at, what in found), found


def test_grade_two_takes_more_than_attacking(tmp_path):
    path = tmp_path / "x.puzzle.yaml"
    near = GOOD.replace("wJD, square: i6", "wJD, square: i4").replace("grade: 1", "grade: 2")
    first, last = near.index("  - w use"), near.index("  - w attack")
    near = (near[:first] + near[last:]).replace("winning_lines: 2", "winning_lines: 1")
    path.write_text(near)
    with pytest.raises(wonderland.BadInput, match="Such puzzles take 2 to 8"):
        shelf.check(path)
    path.write_text(near.replace("grade: 2", "grade: 1").replace("spur", "suits"))
    with pytest.raises(wonderland.BadInput, match="suits does not matter here"):
        shelf.check(path)


def test_all_that_is_wrong_in_the_head_is_said_at_once(tmp_path):
    path = tmp_path / "x.puzzle.yaml"
    path.write_text(GOOD.replace("grade: 1", "grade: 7").replace("goal: win", "goal: draw"))
    with pytest.raises(wonderland.BadInput) as bad:
        PUZZLES.load(path)
    assert [problem.line for problem in bad.value.problems] == [3, 4]


# --- the commands --------------------------------------------------------------------------------
def test_check_proves_puzzles(tmp_path, capsys):
    assert run(["check", str(PATHS[0])]) == 0
    path = tmp_path / "x.puzzle.yaml"
    path.write_text(GOOD.replace("winning_lines: 2", "winning_lines: 9"))
    assert run(["check", str(path)]) == 2
    assert f"{path}:13: there are 2 shortest solutions, not 9" in capsys.readouterr().err


@pytest.mark.parametrize("recipe", ["rouse", "pairs"])
def test_the_composer_composes_the_same_from_the_same_seed(tmp_path, recipe):
    made = make(recipe, grade=1, seed=1, count=1, tries=8)
    assert len(made) == 1
    assert make(recipe, grade=1, seed=1, count=1, tries=8) == made
    assert make(recipe, grade=1, seed=2, count=1, tries=8) != made
    for name, text in made.items():
        path = tmp_path / name
        path.write_text(text)
        shelf.check(path)
        assert PUZZLES.load(path).themes == tuple(parse(text.encode(), name).data["themes"])
