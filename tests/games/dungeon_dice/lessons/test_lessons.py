"""Every lesson of Dungeon Dice without a window: by its answers, against them, from its middle."""

from __future__ import annotations

import pytest

from tests.lessons import refused_at, run, run_to, settle, taught
from wonderland.games.dungeon_dice.lesson_words import LessonWords
from wonderland.learn import library

LESSONS = library.lessons("dungeon-dice")
NAMES = [lesson.name for lesson in LESSONS]
TAUGHT = {
    f"DD-{number}"
    for number in (
        *range(2, 7), 8, 9, 10, 11, 13, 14, 21, 22, 24, 26, *range(27, 40), *range(41, 60),
        *range(61, 68), *range(69, 74), 75, 76, 77, 78, 80, 81, 82, *range(83, 89),
    )
}  # fmt: skip
"""What a player must have been told before a match of his own."""


def lesson_of(name):
    return LESSONS[NAMES.index(name)]


def test_they_come_in_the_order_of_the_rules():
    assert NAMES[:13] == [
        "two-stars", "crests", "unfolding", "marching", "fighting", "master", "abilities", "chain",
        "traps", "wings", "underground", "chests", "cut-off",
    ]  # fmt: skip


def test_the_rules_of_a_turn_are_taught():
    assert sorted(TAUGHT - taught(LESSONS)) == []


def test_their_steps_are_few():
    assert {len(lesson.steps) for lesson in LESSONS} <= {4, 5, 6}


@pytest.mark.parametrize(
    ("name", "step", "line", "rule"),
    [
        ("two-stars", 0, "w dice 1G 1G", "DD-28"),
        ("unfolding", 2, "w summon TOV E/0 e7", "DD-36"),
        ("unfolding", 2, "w summon TOV K/0 g10", "DD-37"),
        ("marching", 1, "w move RAB1 d7", "DD-45"),
        ("marching", 2, "w move RAB1 f7 g7", "DD-44"),
        ("abilities", 1, "w use CHE1 fade g7", "DD-10"),
        ("chain", 1, "w use RKN1 charge", "DD-63"),
        ("wings", 1, "w attack LIO1 SDF1", "DD-51"),
        ("wings", 1, "w use SPA1 prune SDF1", "DD-10"),
        ("underground", 1, "w move TOV1 o7", "DD-45"),
        ("chests", 2, "w place a8", "DD-81"),
    ],
)
def test_what_the_rules_forbid_is_refused_by_its_rule(name, step, line, rule):
    assert refused_at(lesson_of(name), step, line) == rule


def test_a_step_that_came_to_nothing_begins_anew():
    lesson = lesson_of("unfolding")
    runner = run_to(lesson, 2)
    before = runner.match.state()
    runner.play("w summon TOV E/0 c9")
    settle(runner)
    assert runner.match.state() == before
    assert runner.feedback == runner.step.again


def test_strides_are_taken_one_by_one_or_at_once():
    for lines in (["w move RAB1 e8 f8 g8 g7"], ["w move RAB1 e8", "w move RAB1 f8 g8 g7"]):
        runner = run_to(lesson_of("marching"), 4)
        for line in lines:
            runner.play(line)
            settle(runner)
        assert runner.over or runner.achieved


def test_what_is_pointed_at_must_be_there():
    words = LessonWords()
    marks = words.marks(
        squares=["z9", "a1"],
        monsters=["eKOB9"],
        dice=["4W"],
        nets=[{"net": "A/7", "start": "c7"}, {"net": "E/1", "start": "s1"}],
    )
    wrong = words.unknown(marks, run(lesson_of("two-stars")).match)
    assert wrong[:4] == ["there is no square z9", "eKOB9 is not in play", "there is no die 4W", "there is no net A/7"]
    assert wrong[4].startswith("the net E/1 on s1: ")
