"""Every lesson played through without a window: by its answers, against them, and from its middle."""

from __future__ import annotations

import pytest

from tests.games.wonderland.lessons.helpers import LESSONS, NAMES, lesson_of
from tests.lessons import assert_goes_on_where_it_was_left, assert_wrong_lines_are_explained, run, settle, taught
from tests.lessons import run_to as to_step
from wonderland.core.errors import BadInput, IllegalAction
from wonderland.games.wonderland.lesson_words import LessonWords
from wonderland.learn import library
from wonderland.learn.patterns import Patterns
from wonderland.learn.runner import NOT_YOURS, LeftLesson

TAUGHT = [f"W-{number}" for number in range(9, 70)]


def test_they_come_in_order():
    assert NAMES == [
        "table", "beings", "dice", "summon", "path", "moving", "attacking", "defense", "image",
        "bishop", "barricade", "blast", "knights", "royals", "running-out", "first-match", "referee",
        "hidden", "pairs",
    ]  # fmt: skip


def test_every_rule_of_the_match_is_taught():
    assert [rule for rule in TAUGHT if rule not in taught(LESSONS)] == []


def test_the_first_match_is_explained_and_taken_up_as_well():
    lesson = lesson_of("first-match")
    assert_wrong_lines_are_explained(lesson)
    assert_goes_on_where_it_was_left(lesson)


def test_free_play_is_left_and_taken_up_in_its_middle():
    lesson = lesson_of("first-match")
    runner = to_step(lesson, 3)
    for _ in range(3):
        settle(runner)
        runner.show()
    again = run(lesson, runner.left)
    assert again.match.lines == runner.match.lines
    assert again.match.state() == runner.match.state()


def test_a_lesson_that_changed_since_begins_anew():
    for left in (LeftLesson(99, 0, ()), LeftLesson(5, 1, ("w attack 9H image",)), LeftLesson(5, 3, ("w end",))):
        runner = run(lesson_of("moving"), left)
        assert (runner.at, runner.lines) == (0, [])


def test_a_refusal_of_the_engine_names_its_rule():
    runner = to_step(lesson_of("moving"), 0)
    with pytest.raises(IllegalAction) as refused:
        runner.play("w move 6H b7")
    assert refused.value.rule == runner.rule == "W-32"


def test_the_hint_comes_after_two_misses():
    runner = to_step(lesson_of("moving"), 0)
    for expected in ("", runner.step.hint):
        with pytest.raises(IllegalAction):
            runner.play("w end")
        assert runner.hint == expected
    runner.play("w move 6H c6")
    assert runner.achieved
    assert runner.hint == ""
    assert runner.says == runner.step.done


def test_a_task_gives_no_help_until_it_is_asked_for():
    lesson = lesson_of("attacking")
    runner = to_step(lesson, len(lesson.steps) - 1)
    for _ in range(4):
        with pytest.raises(IllegalAction):
            runner.play("w end")
    assert runner.hint == ""
    assert not runner.showing
    runner.help()
    assert runner.hint
    assert not runner.showing
    runner.help()
    assert runner.showing
    settle(runner)
    assert runner.over


def test_a_task_marks_nothing_before_help():
    lesson = lesson_of("table")
    runner = to_step(lesson, 0)
    assert runner.marks.squares == ["s7"]
    runner = to_step(lesson, 6)
    assert runner.marks.squares == []


def test_a_step_whose_turn_is_over_begins_anew():
    lesson = lesson_of("image")
    runner = to_step(lesson, 5)
    before = runner.match.state()
    runner.play("w attack 6H e3C")
    runner.play("w end")
    settle(runner)
    assert runner.match.state() == before
    assert runner.feedback == lesson.steps[5].again
    assert runner.misses == 1


def test_show_me_begins_the_step_anew():
    runner = to_step(lesson_of("barricade"), 1)
    runner.play("w move 6H f7")
    runner.help()
    assert runner.lines == []
    with pytest.raises(IllegalAction, match=NOT_YOURS):
        runner.play("w move 6H f7")
    settle(runner)
    assert runner.achieved
    runner.go_on()
    assert runner.at == 2


def test_the_other_side_keeps_to_its_script():
    runner = to_step(lesson_of("dice"), 4)
    runner.play("w end")
    settle(runner)
    assert runner.match.lines[-4:] == ["w end", "e dice 4C AC", "* roll M S", "e end"]
    assert runner.match.to_act == runner.learner


def test_lessons_are_found_by_number_and_by_name():
    assert library.find(LESSONS, "11").name == library.find(LESSONS, "barricade").name
    with pytest.raises(BadInput, match="there is no lesson castling; there is 1 table"):
        library.find(LESSONS, "castling")


def test_what_a_step_does_not_want_is_refused_at_its_first_word():
    runner = run(LESSONS[4])
    while runner.reading:
        runner.go_on()
    assert runner.refuses("w summon AS").message == "The Four is wanted here."
    assert runner.refuses("w skip").message == "Declined is lost. Lay a path for the Four."
    assert (runner.misses, runner.feedback) == (0, "")
    runner.miss(runner.refuses("w summon AS"))
    assert (runner.misses, runner.feedback) == (1, "The Four is wanted here.")
    assert runner.refuses("w summon 4H") is None
    assert runner.refuses("w summon 4H f8f9 g9g10") is None


@pytest.mark.parametrize(
    ("pattern", "begun", "can"),
    [
        ("w dice 4H AS JS", "w dice JS", True),
        ("w dice 4H AS JS", "w dice JS 4H", True),
        ("w dice 4H AS JS", "w dice 2D", False),
        ("w dice 2D 5C ?", "w dice 9H 5C 2D", True),
        ("w dice 4H|AS 4H|AS", "w dice AS", True),
        ("w move 6H i7|i6", "w move 6H", True),
        ("w move 6H i7|i6", "w move 6H j7", False),
        ("w move 6H i7|i6", "w move AS", False),
        ("w end", "w move", False),
        ("w summon 4H ? ? ? g8", "w summon 4H f8f9 g9g10", True),
        ("w summon 4H ? ? ? g8", "w summon 4H f8f9 g9g10 h10i10 f8", False),
        ("...", "w end", True),
    ],
)
def test_a_line_that_begins_so_can_become_what_is_meant(pattern, begun, can):
    assert Patterns(LessonWords()).could_become(pattern, begun) is can
