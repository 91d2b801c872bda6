"""Nothing jumps under the pointer: between two lines of a turn, squares, cards and buttons stay."""

from __future__ import annotations

import random
from functools import partial

import pytest

from tests.house.matches import play_any
from tests.ui.apps import at_a_table, new_app
from tests.ui.devices import settle
from wonderland.games import registry
from wonderland.ui.boards.camera import SLACK, BoardRegion, in_sight
from wonderland.ui.shell.screens import screens_of

LINES = 90
BAR = 60
"""Pixels that a bar takes at most, at the usual size."""
ROUNDED = 2
"""By how many pixels rounding may move it."""
MOST = 0.4
"""The share of the moments of a match in which a button is there that has to keep its place."""
SQUARES = [f"{column}{row}" for column in "abcdefghijklmnop" for row in range(1, 14)]
WITH_TABLES = [name for name in registry.names() if screens_of(name).match]


def places(app):
    """Where squares and hedges lie, and cards of a hand by what they are called."""
    found = {square: app.scene.place(square) for square in SQUARES}
    found |= {one.spoken: one.rect for one in app.canvas.regions if one.key.startswith("card-")}
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
            moved = {
                one: (before[one], at) for one, at in here.items() if before.get(one, at) != at
            }
            compared += len(here)
            drawn = set(here) - set(before)  # for a longer hand there may be no room at its right
            assert not moved or drawn or outside(scene, view), scene.session.match.lines[-2:]
        if now:
            before, was, view = here, now, seen(scene)
        if scene.session.match.result is not None:
            break
        scene.do(partial(play_any, scene.session, rng))
    assert compared > len(SQUARES)


def buttons(app):
    """Where the buttons of the bars end, but for the primary one."""
    return {
        one.key: (one.rect.right, one.rect.top)
        for one in app.canvas.regions
        if one.key != app.scene.first_focus()
        and (one.rect.bottom < BAR or one.rect.top > app.room[1] - BAR)
    }


@pytest.mark.parametrize("name", WITH_TABLES)
def test_buttons_that_are_there_in_most_phases_stand_in_one_place(name):
    app = new_app((1280, 720), curtain=False, motion="off", tips=False)
    scene, rng, found, moments = at_a_table(app, name), random.Random(3), {}, 0
    for _ in range(LINES):
        settle(app)
        moments += 1
        for key, place in buttons(app).items():
            found.setdefault(key, []).append(place)
        if scene.session.match.result is not None:
            break
        scene.do(partial(play_any, scene.session, rng))
    steady = {key: set(places) for key, places in found.items() if len(places) > moments * MOST}
    assert steady
    for key, places in steady.items():
        apart = [max(axis) - min(axis) for axis in zip(*places, strict=True)]
        assert max(apart) <= ROUNDED, (key, places)
