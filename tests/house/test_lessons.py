"""Every lesson of every game without a window: by its answers, against them, from its middle."""

from __future__ import annotations

import re

import pytest

from tests.house.matches import GAMES, having
from tests.lessons import (
    assert_answers_lead_to_the_end,
    assert_goes_on_where_it_was_left,
    assert_wrong_lines_are_explained,
    do_step,
    run,
    settle,
    words_of,
)
from wonderland import api
from wonderland.cli.main import run as call
from wonderland.learn import library
from wonderland.learn.runner import Runner
from wonderland.ui.kit.app import App

TAUGHT = having("lessons")
LESSONS = [lesson for name in TAUGHT for lesson in library.lessons(name)]
WHOLE_MATCH = "first-match"
SHORT = [lesson for lesson in LESSONS if lesson.name != WHOLE_MATCH]
WHOLE = [lesson for lesson in LESSONS if lesson.name == WHOLE_MATCH]


def names(lessons):
    return [f"{lesson.game}-{lesson.name}" for lesson in lessons]


each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=names(LESSONS))
short_lesson = pytest.mark.parametrize("lesson", SHORT, ids=names(SHORT))


def test_they_are_counted_and_end_with_a_first_match_that_is_long():
    for name in GAMES:
        lessons = library.lessons(name)
        assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
        assert len(lessons) > 10
        assert any(lesson.name == WHOLE_MATCH for lesson in lessons)


@each_lesson
def test_its_answers_bring_it_to_its_end(lesson):
    assert_answers_lead_to_the_end(lesson)


@each_lesson
def test_it_ends_with_a_task_and_keeps_its_voice(lesson):
    assert lesson.steps[-1].task
    assert 4 <= len(lesson.steps) <= 9
    words = words_of(lesson)
    assert not any("!" in word or "'" in word for word in words)
    assert all(word[0].isupper() or re.match(r"[a-t]\d|\d", word) for word in words)


@short_lesson
def test_wrong_lines_are_explained_and_change_nothing(lesson):
    assert_wrong_lines_are_explained(lesson)


@short_lesson
def test_it_goes_on_where_it_was_left(lesson):
    assert_goes_on_where_it_was_left(lesson)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_first_lesson_begins_with_a_deed_and_leads_back_step_by_step(name):
    lesson = library.lessons(name)[0]
    runner = run(lesson)
    assert not runner.reading, "something is to be done first"
    began = []
    while not runner.over:
        began.append(runner.match.state())
        assert runner.may_go_back == (runner.at > 0)
        do_step(runner)
    for at in reversed(range(len(began) - 1)):
        runner.back()
        assert (runner.at, runner.match.state()) == (at, began[at])
        assert not runner.over


@pytest.mark.parametrize("name", TAUGHT)
def test_a_step_that_was_done_and_is_begun_anew_is_to_be_done_again(name):
    runner = run(library.lessons(name)[0])
    while not runner.achieved:
        for line in runner.step.answer:
            settle(runner)
            runner.play(line)
        settle(runner)
    runner.put_back()
    assert not runner.lines
    assert not runner.reading, "the next step would begin where nothing of this one has happened"


@pytest.mark.parametrize("lesson", WHOLE, ids=names(WHOLE))
def test_advice_stays_what_it_is_until_a_line_is_played_and_is_what_is_shown(lesson):
    advised = []

    def fickle(view):
        lines = view.legal()
        advised.append(str(lines[len(advised) % len(lines)]))
        return advised[-1], ""

    runner = Runner(lesson, api.game(lesson.game).rules, fickle)
    while not runner.step.free or runner.reading:
        do_step(runner)
    settle(runner)
    runner.help()
    advised.clear()
    assert runner.hint == runner.hint != ""
    at = len(runner.match.lines)
    runner.show()
    runner.advance()
    assert advised == [runner.match.lines[at]]


@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("word", [[], ["2"], ["puzzle:2"]], ids=["list", "lesson", "puzzle"])
def test_the_command_opens_what_is_taught_of_the_game_named(name, word, monkeypatch):
    seen = []
    monkeypatch.setattr(App, "run", lambda app: seen.append(app.scene))
    assert call(["learn", name, *word, "--mute", "--fast"]) == 0
    scene = seen[0]
    found = scene.session.game.name if word else scene.lessons[0].game
    assert found == name
