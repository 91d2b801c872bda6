"""A window that is played at for long keeps no more than it may: pictures by bytes, all else by number."""

from __future__ import annotations

import gc
import os
import weakref
from collections import Counter
from itertools import count
from pathlib import Path

import pygame
import pytest

from tests.house.matches import NAMES
from tests.ui.apps import new_app
from wonderland import api
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.worker import AtOnce
from wonderland.ui.kit import letters, shapes, sprites
from wonderland.ui.kit.bounded import Bounded
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.shots import shoot

ROOM = 3 * 2**20
"""So many bytes each store of pictures may keep here."""
LINES, MATCHES = 80, 9
"""What is played, some thirty minutes at the table; the last match is held against that before."""
DRAWN = 8
"""Every eighth step is drawn, for that takes nearly all of the time: whoever keeps too much does so then."""
NEW = 500
"""So many objects of ours may a match leave: what was measured and broken into lines of new texts."""


ALL = 130 * 2**20
"""So many bytes all stores together may keep, so that a window stays within 350 MB."""


def test_all_stores_together_keep_no_more_than_a_window_may_have():
    stores = (shapes.MOST, shapes.MOST_BOXES, letters.MOST, sprites.MOST, sprites.MOST_COMPOSED)
    assert sum(stores) <= ALL


@pytest.mark.parametrize("name", ["match", "settings", "beings"])
def test_a_large_screen_has_room_for_all_that_it_draws(name, monkeypatch):
    """Drawn a second time it makes no picture anew."""
    app, anew, put = shoot(name, (3840, 2160)), [], Bounded.__setitem__
    app.dirty = True
    app.draw()
    monkeypatch.setattr(Bounded, "__setitem__", lambda self, key, one: (anew.append(key), put(self, key, one)))
    app.dirty = True
    app.draw()
    assert anew == []


@pytest.fixture
def made(monkeypatch):
    """Stores with little room, and every picture that was put into one, while anybody holds it."""
    found, put = weakref.WeakSet(), Bounded.__setitem__

    def noted(self, key, picture):
        found.add(picture)
        put(self, key, picture)

    monkeypatch.setattr(Bounded, "__setitem__", noted)
    for module, store in ((shapes, "_pictures"), (shapes, "_boxes"), (letters, "_drawn"), (sprites, "_drawings")):
        monkeypatch.setattr(module, store, Bounded(ROOM))
    monkeypatch.setattr(sprites, "MOST_COMPOSED", ROOM)
    return found


def held(pictures):
    """How many bytes of pictures somebody holds."""
    gc.collect()
    return sum(one.get_width() * one.get_height() * one.get_bytesize() for one in pictures)


def ours():
    """How many objects of the program there are."""
    gc.collect()
    kinds = Counter(str(type(one).__module__) for one in gc.get_objects())
    return sum(count for kind, count in kinds.items() if kind.startswith(str(api.__package__)))


HOLES, HOLE = 1200, 60_000
"""So many pieces of memory of so many bytes, every second of which is let go of."""


def megabytes():
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def test_another_screen_gives_the_holes_back_that_pictures_left():
    app = new_app()
    held = [bytes(HOLE) for _ in range(HOLES)]
    most = megabytes()
    kept = held[::2]
    del held
    left = megabytes()
    app.push(SettingsScreen(app))
    assert most - megabytes() > 0.25 * HOLES * HOLE / 2**20, "less than was let go of"
    assert len(kept) == HOLES // 2
    assert most - left < 0.1 * HOLES * HOLE / 2**20, "else there are no holes, and nothing is tried"


def test_what_a_store_lets_go_nobody_else_keeps(made):
    app = new_app()
    for number in range(3000):
        tone = pygame.Color(number % 256, 0, 0, 20 + number % 200)
        shapes.disc(20 + number / 100, tone)
        app.fonts.render(f"some text {number}", LABEL, 20, tuple(tone))
    assert held(made) < 2 * ROOM


def test_thirty_minutes_at_a_table_leaves_no_more_than_there_is_room_for(name, made):
    app = new_app(curtain=False)
    house, game = Navigator(app, name), api.game(name)
    left = []
    for seed in range(MATCHES):
        match = game.new(seed=seed)
        people = zip(match.seats, NAMES, strict=False)
        session = MatchSession(game, match, {seat: Seat(who, "ai:random") for seat, who in people})
        session._worker = AtOnce()
        house.open_menu()
        house.matches.sit_down(session)
        for number in count():
            if len(match.lines) >= LINES or match.to_act is None:
                break
            app.scene.update(1000) if number % DRAWN else app.step(1000)
        house.open_menu()
        app.draw()
        if seed >= MATCHES - 2:
            left.append(ours())
    assert held(made) < 5 * ROOM
    assert left[1] - left[0] < NEW, "a match that was left leaves nothing that grows"
