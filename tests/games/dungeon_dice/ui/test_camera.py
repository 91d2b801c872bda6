"""The camera over the dungeon: near in lessons and puzzles, softly, with all in sight that is needed."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dungeon_dice.ui.player import sit_down
from tests.ui.apps import new_app
from wonderland.session.progress import Progress
from wonderland.session.worker import AtOnce
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.shell.school import School

NARROW = (960, 600)


def school(app):
    return School(app, "dungeon-dice", Progress(), AtOnce)


def rest(app):
    for _ in range(60):
        app.step(40)
    app.draw()
    return app.scene


@pytest.fixture(params=[{}, {"camera": False}])
def app(request):
    app = new_app(**request.param)
    yield app
    while app.scenes:
        app.scenes.pop().leave()


def lesson(app, number):
    learning = school(app)
    learning.open(learning.lessons[number - 1].name)
    return rest(app)


def test_a_lesson_is_seen_from_near_where_the_setting_says_so(app):
    scene = lesson(app, 4)
    near, whole = scene.layout, scene.board.lay_out()
    if not app.settings.values.camera:
        assert near == whole
        return
    assert near.square > 1.5 * whole.square
    assert near.room == whole.room
    state = scene.control.view
    needed = [name for side in "we" for name in state["laid"][side]]
    needed += [one["square"] for one in state["monsters"].values()]
    frame = scene.frame.where(app.canvas, near)
    for name in needed:
        assert near.room.contains(near.standing(name)), name
        assert not frame.colliderect(near.cell(name)), name
        assert near.at(near.cell(name).center) == name
    assert near.at(near.top.center) is None


def test_who_plays_freely_in_a_lesson_sees_the_whole_table(app):
    scene = lesson(app, 14)
    runner = scene.guide.frame.runner
    while not runner.step.free:
        runner.go_on() if runner.reading else runner.show()
        rest(app)
    assert scene.layout == scene.board.lay_out()


def test_the_camera_goes_there_softly(app):
    app.fast = False
    app.settings.values = app.settings.values.model_copy(update={"motion": "normal"})
    learning = school(app)
    learning.open(learning.lessons[3].name)
    scene, seen = app.scene, []
    for _ in range(80):
        app.step(16)
        seen.append(scene.layout.square)
    assert seen == sorted(seen), "never back and forth"
    assert len(set(seen)) > 3 or not app.settings.values.camera
    assert not scene.board.lookout.moving


def test_whom_a_question_is_about_is_seen_beside_it_in_every_language(app):
    app.settings.values = app.settings.values.model_copy(update={"language": "de"})
    app.surface = pygame.display.set_mode(NARROW)
    app.refit()
    scene, _ = sit_down(app, position=ASKED)
    scene.do(lambda: scene.control.play("w attack LIO1 WAL1"))
    rest(app)
    assert scene.control.mode in modes.ASKED
    assert scene.board.view.asked
    for place in scene.asked():
        assert not scene.board.view.asked.colliderect(place)
        assert scene.layout.room.contains(place)


ASKED = {
    "laid": {"w": "b7-h7 g6-g2", "e": "i7-r7"},
    "monsters": ["wLIO1 g4", "eWAL1 g3", "eHUM1 r7", "ePHA1 q7"],
    "crests": {"w": {"A": 3, "X": 3, "T": 3}, "e": {"D": 2, "T": 3, "X": 3}},
}


def turned(app, place, notches):
    """Turn the wheel with the mouse at a place, and wait until the table is still."""
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, pos=place, x=0, y=notches))
    return rest(app)


def test_in_a_match_wheel_and_keys_bring_the_table_closer_while_no_net_is_in_hand(app):
    laid = {"w": "b7-e7", "e": "o7-r7"}
    position = {"phase": "action", "laid": laid, "monsters": ["wRAB1 d7"]}
    scene, _ = sit_down(app, "we", position=position)
    whole = rest(app).layout
    for _ in range(2):
        turned(app, whole.felt.center, 1)
    near = scene.layout
    assert near.square > 1.2 * whole.square
    assert near.room == whole.room
    for _ in range(2):
        turned(app, whole.felt.center, -1)
    assert scene.layout == whole
    for name, same in (("]", False), ("0", True)):
        key = pygame.key.key_code(name)
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=name))
        assert (rest(app).layout == whole) == same, name


def test_a_net_in_hand_is_seen_on_the_whole_table(app):
    pools = {"w": {"dice": "1G 1G 1G", "figures": "TOV RAB"}, "e": {}}
    position = {"phase": "choose", "laid": {"w": "b7-e7"}}
    scene, _ = sit_down(app, "we", position=position, pools=pools)
    whole = rest(app).layout
    turned(app, whole.felt.center, 1)
    assert scene.layout != whole
    for line in ("w dice 1G 1G 1G", "* roll S S A"):
        scene.session.match.play(line)
    scene.control.laying.settle()
    assert scene.control.mode == modes.LAYING
    assert rest(app).layout == whole
    turned(app, whole.felt.center, 1)
    assert scene.layout == whole
