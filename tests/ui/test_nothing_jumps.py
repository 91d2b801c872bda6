"""Nothing jumps under the pointer: between two lines of a turn, squares, cards and buttons stay."""

from __future__ import annotations

import random
from functools import partial

import pygame
import pytest

from tests.house.matches import play_any
from tests.ui.apps import at_a_table, new_app
from tests.ui.devices import click, settle
from wonderland.games import registry
from wonderland.ui.boards.camera import SLACK, BoardRegion, in_sight
from wonderland.ui.shell.screens import screens_of

LINES = 70
BAR = 60
"""Pixels that a bar takes at most, at the usual size."""
ROUNDED = 2
"""By how many pixels rounding may move it."""
STEPS = 50
"""So many steps of a match are looked at for its buttons: lines, and what is begun between them."""
END, LEADS_AWAY = "end", {"table-menu", "rules", "log", "hint"}
SQUARES = [f"{column}{row}" for column in "abcdefghijklmnop" for row in range(1, 14)]
WITH_TABLES = [name for name in registry.names() if screens_of(name).match]


def places(app):
    """Where squares and hedges lie, and cards of a hand by what they are called."""
    found = {square: app.scene.place(square) for square in SQUARES}
    cards = (one for one in app.canvas.regions if one.key.startswith("card-"))
    # a pool that is a hand while it is chosen from lies small beside the table afterwards
    found |= {one.spoken: one.rect for one in cards if one.act or not one.picks}
    return {name: tuple(rect.center) for name, rect in found.items() if rect}


def moment(scene):
    """Whose turn it is, which one, and who looks on; None where somebody is asked in between."""
    match = scene.session.match
    asked = match.to_act != match.active
    return None if asked else (match.turn, match.active, scene.looking)


def outside(scene, view):
    """Whether what is asked, or matters now, lies outside of how the camera saw the table before."""
    lookout = getattr(scene.board, "lookout", None)
    if lookout is None:
        return False
    wish = lookout._wish(lookout._whole())
    whole = BoardRegion(0, 0, wish.columns, wish.rows)
    wanted = [wish.asked, wish.fits.grown(-SLACK) if wish.fits else None]
    wanted = [one for one in wanted if one] or [whole.grown(-1)]
    return wish.hidden or not all(in_sight(one, view, wish) for one in wanted)


def seen(scene):
    """How the camera sees the table; None where there is no camera."""
    lookout = getattr(scene.board, "lookout", None)
    return lookout and lookout.camera.see(lookout._wish(lookout._whole()))


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("name", WITH_TABLES)
def test_squares_and_cards_stay_in_a_turn_unless_what_is_asked_lies_outside(name, scale):
    app = new_app((1280, 720), scale=scale, curtain=False, motion="off", tips=False)
    scene, rng = at_a_table(app, name), random.Random(3)
    before, was, view, compared = {}, None, None, 0
    for _ in range(LINES):
        settle(app)
        now, here = moment(scene), places(app)
        if now and now == was:
            moved = {one: (before[one], at) for one, at in here.items() if before.get(one, at) != at}
            compared += len(here)
            drawn = set(here) - set(before)  # for a longer hand there may be no room at its right
            assert not moved or drawn or outside(scene, view), scene.session.match.lines[-2:]
        if now:
            before, was, view = here, now, seen(scene)
        if scene.session.match.result is not None:
            break
        scene.do(partial(play_any, scene.session, rng))
    assert compared > LINES


def buttons(app):
    """Where the buttons of the bars end."""
    return {
        one.key: (one.rect.right, one.rect.top)
        for one in app.canvas.regions
        if one.rect.bottom < BAR or one.rect.top > app.room[1] - BAR
    }


def pressed(app, rng):
    """Press a button of the foot, a control of the table, or a square: what a player begins."""
    squares = [rect for square in SQUARES if (rect := app.scene.place(square))]
    offered = [one for one in app.canvas.regions if one.act and one.key not in LEADS_AWAY]
    low = [one for one in offered if one.rect.top > app.room[1] - BAR and one.key != END]
    kinds = [kind for kind in (squares, offered, low) if kind]
    if not kinds:
        return
    found = rng.choice(rng.choice(kinds))
    if isinstance(found, pygame.Rect):
        click(app, found.center)
    else:
        app.activate(found)


@pytest.mark.parametrize("look", [((1280, 720), "en"), ((960, 600), "de")], ids=str)
@pytest.mark.parametrize("name", WITH_TABLES)
def test_a_button_that_stands_there_before_and_after_a_step_keeps_its_place(name, look):
    size, language = look
    app = new_app(size, curtain=False, motion="off", tips=False, language=language)
    scene, rng, before, compared = at_a_table(app, name), random.Random(3), {}, 0
    for number in range(STEPS):
        settle(app)
        while app.scene is not scene:
            app.pop()
            app.draw()
        now = buttons(app)
        for key in now.keys() & before.keys():
            compared += 1
            apart = [abs(a - b) for a, b in zip(now[key], before[key], strict=True)]
            assert max(apart) <= ROUNDED, (key, scene.session.match.lines[-1:])
        before = now or before
        if scene.session.match.result is not None:
            break
        if number % 2:
            scene.do(partial(play_any, scene.session, rng))
        else:
            pressed(app, rng)
    assert compared > STEPS
