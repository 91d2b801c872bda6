"""A lesson tells what came of a line once it was seen: not while dice tumble and blows fall."""

from __future__ import annotations

import pytest

from tests.house.matches import having
from tests.ui.devices import settle
from wonderland.learn import library
from wonderland.session.progress import Progress
from wonderland.session.worker import AtOnce
from wonderland.ui.shell.school import School
from wonderland.ui.table.table_control import WAITING


def opened(app, name, lesson):
    school = School(app, name, Progress(), AtOnce)
    school.open(lesson.name)
    return app.scene


def with_results(name):
    """The lessons of a game in which a step says what came of its line, and that step's place."""
    for lesson in library.lessons(name):
        for at, step in enumerate(lesson.steps):
            if step.done and step.answer and not step.task:
                yield lesson, at
                break


def showing(scene):
    """Whether what was played is still being shown."""
    return scene.board.film.holding or scene.board.film.telling


def said(app):
    """The frame's words, however they are broken into rows."""
    return " ".join(box.text for box in app.canvas.texts)


@pytest.mark.parametrize("name", having("lessons"))
def test_the_result_is_told_when_what_led_to_it_has_been_seen(name, moving):
    held = 0
    for lesson, at in list(with_results(name))[:2]:
        scene = opened(moving, name, lesson)
        runner = scene.session.runner
        while runner.at < at:
            if runner.reading:
                scene.session.go_on()
            else:
                scene.do(lambda line=runner.meant: line)
            settle(moving)
        settle(moving)
        while not runner.achieved and runner.at == at and not showing(scene):
            if scene.control.mode == WAITING:
                moving.step(20)
            else:
                scene.do(lambda line=runner.meant: line)
        begun = runner.step.done[:20]
        for _ in range(700):
            moving.dirty = True
            moving.draw()
            if not showing(scene) and runner.achieved:
                break
            held += showing(scene) and runner.achieved
            assert begun not in said(moving)
            moving.step(20)
        assert begun in said(moving) or not runner.achieved, lesson.name
        while moving.scenes:
            moving.scenes.pop().leave()
    assert held, "nothing was shown in motion"
