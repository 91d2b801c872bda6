"""The moment of a blow at every game's table: how long it holds, how it is skipped, what moves."""

from __future__ import annotations

import pygame

from tests.ui.apps import at_a_table, new_app
from tests.ui.devices import press
from wonderland.core.outcome import Outcome
from wonderland.session.moods import PLEASED, STUNG
from wonderland.ui.kit.motion import Effect
from wonderland.ui.table.blow import AGAIN, WHOLE_MS, Blow, Falls, Moment

TOLD_MS = 100
HOLDS = {"slow": 2400, "normal": 1200, "fast": 600, "off": 0}
"""How long the moment holds the table up, by the speed of motion."""


class Told(Effect):
    """How a game tells the event of a blow."""

    ms = TOLD_MS


class Event:
    """Something that a game calls a blow."""


def struck(name, **values):
    """A table of a game at which the first seat is struck now."""
    app = new_app()
    app.fast = False
    app.settings.values = app.settings.values.model_copy(update=values)
    table = at_a_table(app, name)
    table.session.poll = lambda: []
    table.skip()
    table.board.screen.hand_over = lambda *_: False
    first, second = table.session.match.seats[:2]
    table.board.film.show.attend(app.settings.values, fast=False)
    table.lively.blows._blows = {Event: lambda *_: Blow(first, "", "A blow", second)}
    table.board.film.show.stage([[Told(Event())]])
    return app, table


def picture(app):
    app.dirty = True
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


def test_a_moment_holds_as_long_as_the_speed_says(name):
    app, table = struck(name)
    show = table.board.film.show
    for speed, ms in HOLDS.items():
        app.settings.values = app.settings.values.model_copy(update={"motion": speed})
        show.skip()
        show.attend(app.settings.values, fast=False)
        show.stage([[Told(Event())]])
        assert round(show.end - show.now) == ms, speed
    assert HOLDS["normal"] == WHOLE_MS


def test_any_key_skips_it_and_is_used_up_by_that(name):
    app, table = struck(name)
    app.step(20)
    lines = len(table.session.match.lines)
    assert table.board.film.show.begun(Moment)
    press(app, pygame.K_RETURN)
    assert not table.board.film.show.begun(Moment)
    assert len(table.session.match.lines) == lines


def test_with_reduced_motion_nothing_moves_but_the_pictures_stay(name):
    app, table = struck(name, reduced=True)
    for _ in range(25):
        app.step(20)
    assert table.board.film.show.begun(Falls)
    first = picture(app)
    for _ in range(10):
        app.step(20)
    assert picture(app) == first
    table.skip()
    assert picture(app) != first


def test_the_loser_is_stung_and_the_winner_pleased(name):
    _, table = struck(name)
    table.lively.blows.tell(Event())
    first, second = table.session.match.seats[:2]
    assert table.session.moods.of(first) == STUNG
    assert table.session.moods.of(second) == PLEASED


def won_after(name, monkeypatch):
    """A table at which a blow was seen, and the second seat has won."""
    app, table = struck(name)
    app.step(20)
    table.skip()
    first, second, *others = table.session.match.seats
    places = {second: 1, first: 2, **dict.fromkeys(others, 2)}
    won = property(lambda _: Outcome(second, (second,), "", places))
    monkeypatch.setattr(type(table.session.match), "outcome", won)
    return table


def test_a_win_shows_the_last_blow_once_more_twice_as_slowly(name, monkeypatch):
    table = won_after(name, monkeypatch)
    assert table.lively.blows.again()
    show = table.board.film.show
    assert round(show.end - show.now) == AGAIN * WHOLE_MS == 2400
    table.skip()
    assert not table.lively.blows.again(), "once is enough"


def test_a_win_by_something_else_than_the_last_blow_does_not_show_that_again(name, monkeypatch):
    table = won_after(name, monkeypatch)
    table.session.match.lines.append("e resign")
    assert not table.lively.blows.again()
