"""Lessons and runners for tests."""

from __future__ import annotations

from copy import copy

from tests.helpers import game
from wonderland.learn import library
from wonderland.learn.runner import Runner
from wonderland.session.lesson import adviser

LESSONS = library.lessons("wonderland")
NAMES = [lesson.name for lesson in LESSONS]
MOST = 3000


def lesson_of(name):
    return LESSONS[NAMES.index(name)]


def run(lesson, left=None):
    level = lesson.model.against
    return Runner(lesson, game().rules, adviser(game(), level) if level else None, left)


def fork(runner):
    """A runner that goes its own way from here."""
    new = copy(runner)
    new.match = runner.match.copy()
    for name in ("_rolls", "_script", "_showing"):
        setattr(new, name, list(getattr(runner, name)))
    return new


def settle(runner):
    """Let everything happen in a step that is not the learner's."""
    at = runner.at
    for _ in range(MOST):
        if not runner.waits or runner.at != at:
            return
        runner.advance()
    raise AssertionError("it never comes to the learner's turn")


def do_step(runner):
    """Take the step that a runner is at, by its answer."""
    at = runner.at
    if runner.reading:
        runner.go_on()
        return
    for line in runner.step.answer:
        settle(runner)
        runner.say(line)
    while runner.step.free and runner.at == at and not runner.over:
        settle(runner)
        if runner.at == at and not runner.over and runner.match.to_act == runner.learner:
            runner.show()
    if runner.at == at:
        settle(runner)
    if runner.achieved:
        runner.go_on()


def to_step(lesson, at):
    runner = run(lesson)
    while runner.at < at:
        do_step(runner)
    return runner
