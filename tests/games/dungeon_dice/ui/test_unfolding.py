"""A net in hand turns itself to how it fits, and places that serve are called up with their figures."""

from __future__ import annotations

import pygame
import pytest

from tests.games.dungeon_dice.ui.player import GAME, sit_down
from tests.ui.devices import click, press, settle
from tests.ui.moments import show
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.at_table import approach
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.shell.studio import Studio

POOL = {"dice": "1G 1G 1G 2W 3Y 4G", "figures": "TOV RAB"}
LAID = {"phase": "choose", "laid": {"w": "b7-e7", "e": "f6"}}


@pytest.fixture
def calling(app):
    """A net in hand beside a narrow dungeon."""
    scene, _ = sit_down(app, "we", 5, position=LAID, pools={"w": POOL, "e": POOL})
    for line in ("w dice 1G 1G 1G", "* roll S S A"):
        scene.session.match.play(line)
    scene.control.laying.settle()
    settle(app)
    assert scene.control.mode == modes.LAYING
    return scene


def point(scene, square):
    at = scene.layout.cell(square).center
    scene.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    settle(scene.app)


def wheel(scene):
    scene.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))


def by_ways(laying, least, most=8):
    """Start squares at which the net in hand fits in so many ways."""
    found = []
    for square in sorted({start for starts in laying.fits().values() for start in starts}):
        laying.move_to(square)
        if least <= len(laying.fitting()) <= most:
            found.append(square)
    return found


@pytest.mark.rule("DD-14")
@pytest.mark.rule("DD-37")
def test_the_net_in_hand_turns_to_how_it_fits_and_one_click_lays_it(calling):
    laying = calling.control.laying
    laying.pick("A")
    turned = 0
    for square in by_ways(laying, 1)[::4]:
        for _ in range(4):
            point(calling, "s13")  # where it leaves the table, and turns by a quarter
            wheel(calling)
            wish = laying.orientation
            point(calling, square)
            assert laying.legal, (square, wish)
            turned += laying.orientation != wish
            assert laying.orientation == wish or wish not in laying.fitting()
    assert turned > 4
    square = laying.start
    click(calling.app, calling.layout.cell(square).center)
    settle(calling.app)
    assert calling.session.match.lines[-1].endswith(f"{laying.text} {square}")


def test_the_wheel_goes_through_the_ways_that_fit_and_no_others(calling):
    laying = calling.control.laying
    laying.pick("A")
    for square in by_ways(laying, 2)[:6]:
        point(calling, square)
        seen = []
        for _ in laying.fitting():
            wheel(calling)
            assert laying.legal
            seen.append(laying.orientation)
        assert sorted(seen) == laying.fitting()


def test_that_it_fits_only_so_is_said_beside_it(calling):
    laying = calling.control.laying
    laying.pick("A")
    for ways, said in ((1, True), (2, False)):
        point(calling, by_ways(laying, ways, ways)[0])
        calling.app.dirty = True
        calling.app.draw()
        assert ("fits only so" in [text.text for text in calling.app.canvas.texts]) == said


def test_places_that_serve_are_called_up_one_after_another_and_taken_by_enter(calling):
    app, laying, match = calling.app, calling.control.laying, calling.session.match
    seen = []
    for _ in range(4):
        press(app, pygame.K_c, "c")
        settle(app)
        assert laying.legal
        app.dirty = True
        app.draw()
        seen.append((laying.suggested, laying.text, laying.start))
    assert [aim for aim, *_ in seen] == ["way", "start", "room", "way"]
    assert len(set(seen)) == 3
    press(app, pygame.K_RETURN)
    settle(app)
    assert match.lines[-1].endswith(" ".join(seen[-1][1:]))


@pytest.mark.rule("DD-37")
def test_what_a_suggested_place_is_good_for_holds_against_every_place(calling):
    match, fits = calling.session.match, calling.control.laying.fits()
    told = {one.aim: (one.net, one.start) for one in queries.suggestions(match)}
    places = [(net, start) for net, starts in fits.items() for start in starts]
    assert approach(match, *told["way"]).missing == min(approach(match, *p).missing for p in places)
    others = [queries.room(match, *place) for place in places]
    assert queries.room(match, *told["room"]) >= sorted(others)[-len(others) // 10]


def test_what_was_suggested_is_ones_own_once_it_is_held_otherwise(calling):
    laying = calling.control.laying
    laying.suggest()
    assert laying.suggested
    laying.turn()
    assert not laying.suggested


@pytest.mark.parametrize("shot", ["unfold", "every-net", "unfold-refused"])
def test_in_a_small_window_the_sentence_in_the_bar_stands_beside_its_buttons(shot):
    studio = Studio((960, 600), None, GAME)
    show(studio, shot)
    app = studio.app
    app.draw()
    bar = app.scene.layout.foot
    buttons = [one.rect for one in app.canvas.regions if bar.contains(one.rect)]
    assert len(buttons) > 4
    said = [text for text in app.canvas.texts if bar.colliderect(text.rect)]
    beside = [text for text in said if not any(one.contains(text.within) for one in buttons)]
    assert beside
    assert [text.text for text in beside if text.rect.collidelist(buttons) >= 0] == []
