"""Every puzzle of every game: its order and its grades, and a go at it that is led to its goal."""

from __future__ import annotations

import pickle

import pytest

from tests.house.matches import GAMES
from wonderland import api
from wonderland.learn import puzzles
from wonderland.session.progress import Progress
from wonderland.session.worker import AtOnce
from wonderland.ui.kit.app import App
from wonderland.ui.shell.school import School

PUZZLED = [name for name in GAMES if "puzzles" in api.game(name).parts]
PATHS = [(name, path) for name in PUZZLED for path in puzzles.paths(name)]
each_puzzle = pytest.mark.parametrize(("name", "path"), PATHS, ids=[f"{name}-{path.name}" for name, path in PATHS])


@pytest.mark.parametrize("name", PUZZLED)
def test_there_are_half_a_dozen_or_more_of_three_grades_the_easiest_first(name):
    found = puzzles.puzzles(name)
    assert len(found) >= 6
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))
    played: dict[tuple[str, ...], list[int]] = {}  # the same rules' puzzles: by what is switched on
    for puzzle in found:
        options = puzzle.record.options
        on = tuple(key for key in sorted(options) if options[key] is True)
        played.setdefault(on, []).append(puzzle.grade)
    assert all(grades == sorted(grades) for grades in played.values())
    assert {puzzle.grade for puzzle in found} == {1, 2, 3}


@each_puzzle
def test_it_is_proved(name, path):
    part = api.game(name).parts.puzzles
    part.prove(part.load(path))


@each_puzzle
def test_a_go_at_it_is_led_to_the_goal_line_by_line(name, path):
    part = api.game(name).parts.puzzles
    puzzle = pickle.loads(pickle.dumps(part.load(path)))
    assert puzzle.themes
    attempt, lines = part.attempt(puzzle), []
    while attempt.verdict is None:
        assert attempt.can_be_solved()
        lines.append(attempt.next_line() if attempt.asked else attempt.answer())
        attempt.go_to(lines)
    assert attempt.verdict is True
    assert puzzle.solved(attempt.match)
    assert puzzle.actions(lines) == puzzle.length


@pytest.mark.parametrize("name", PUZZLED)
def test_the_list_of_each_grade_says_what_is_wanted(name, app: App):
    school = School(app, name, Progress(), AtOnce)
    school.open_puzzles()
    while app.step(20):
        pass
    shown = set()
    for grade in (1, 2, 3):
        app.draw()
        app.activate(next(one for one in app.canvas.regions if one.key == f"grade-{grade}"))
        app.draw()
        said = {text.text for text in app.canvas.texts}
        for puzzle in school.shelf.all():
            if puzzle.grade == grade:
                assert puzzle.title in said
                shown.add(puzzle.number)
                wanted = puzzle.wanted[0] or {"win": "Win this turn", "save": "Hold out for a turn"}[puzzle.goal.kind]
                assert wanted in said
    assert len(shown) == len(school.shelf)
