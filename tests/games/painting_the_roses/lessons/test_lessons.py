"""Every lesson of the roses without a window: by its answers, against them, from its middle."""

from __future__ import annotations

import pytest

from tests.lessons import refused_at, run, run_to, settle, taught
from wonderland.games.painting_the_roses.lesson_words import LessonWords, UntilModel
from wonderland.learn import library

LESSONS = library.lessons("painting-the-roses")
NAMES = [lesson.name for lesson in LESSONS]
TAUGHT = {f"PR-{number}" for number in (3, 7, 8, *range(22, 60), *range(61, 73), 74, 77, 79, 86)}
"""What a player must have been told before a match of his own."""
UNTAUGHT = {"PR-58"}
"""A point of order that nobody meets in a lesson."""


def lesson_of(name):
    return LESSONS[NAMES.index(name)]


def test_they_come_in_the_order_of_the_rules():
    assert NAMES == [
        "garden", "paint", "walk", "ring", "order", "end-of-turn", "jacks", "queens-and-kings",
        "queen-walks", "safe", "recruit", "together", "first-match",
    ]  # fmt: skip


def test_the_rules_of_a_turn_are_taught():
    assert sorted(TAUGHT - UNTAUGHT - taught(LESSONS)) == []


def test_their_steps_are_few():
    assert {len(lesson.steps) for lesson in LESSONS} <= {4, 5, 6}


@pytest.mark.parametrize(
    ("name", "step", "line", "rule"),
    [
        ("paint", 1, "a paint 3D", "PR-32"),
        ("paint", 1, "a paint 6H", "PR-32"),
        ("walk", 1, "a move 2D a2", "PR-24"),
        ("ring", 1, "a move 6H a2", "PR-24"),
        ("order", 3, "a paint 9H", "PR-22"),
        ("jacks", 1, "a play JS a1", "PR-40"),
        ("recruit", 2, "a move 9S a2", "PR-74"),
    ],
)
def test_what_the_rules_forbid_is_refused_by_its_rule(name, step, line, rule):
    assert refused_at(lesson_of(name), step, line) == rule


def test_a_step_that_came_to_nothing_begins_anew():
    lesson = lesson_of("order")
    runner = run_to(lesson, len(lesson.steps) - 1)
    before = runner.match.state()
    for line in ("a move AS a3", "a end"):
        runner.play(line)
        settle(runner)
    assert runner.match.state() == before
    assert runner.feedback == runner.step.again


def test_cards_are_let_go_in_any_order_and_one_by_one():
    for lines in (["a discard 3C 2C"], ["a discard 2C", "a discard 3C"]):
        runner = run_to(lesson_of("end-of-turn"), 2)
        for line in lines:
            runner.play(line)
            settle(runner)
        assert runner.achieved
    runner = run_to(lesson_of("end-of-turn"), 2)
    assert runner.refuses("a discard 3C") is None
    assert runner.refuses("a discard QD") is not None


def test_what_is_pointed_at_must_be_there():
    lesson = lesson_of("garden")
    words = LessonWords()
    marks = words.marks(hedges=["f1", "a1"], cards=["KC"])
    wrong = words.unknown(marks, run(lesson).match)
    assert wrong == ["there is no hedge f1", "KC is not in the hand"]


def test_a_line_that_can_not_bring_it_about_is_known_beforehand():
    words, match = LessonWords(), run_to(lesson_of("walk"), 1).match
    at_a1 = UntilModel(guards={"a": "a1"})
    assert words.reachable(at_a1, match, "a move 2D")
    assert not words.reachable(at_a1, match, "a move 2D a5")
    assert not words.reachable(at_a1, match, "a move 6H")
