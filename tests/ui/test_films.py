"""A film beside the effects that tell it: what is shown follows what was seen, event by event."""

from __future__ import annotations

import random

import pytest

import wonderland
from wonderland.core.film import Frame
from wonderland.games import registry
from wonderland.ui.kit.motion import Effect, EffectPlayer, unheard
from wonderland.ui.table.film import FilmPlayer


class Seen(Effect):
    """Something that is seen for so long."""

    def __init__(self, ms, *, holds=True):
        super().__init__(None, ms)
        self.holds = holds


class Told:
    """A position that says which it is."""

    def __init__(self, name):
        self.name = name

    def view(self, _):
        return self.name


def see(frame):
    return frame.view("a")


def staged(*lengths, speed=1.0, player=None):
    """A film of some events, each seen for so long, and what shows it."""
    show = EffectPlayer(speed, unheard) if player is None else player
    film = FilmPlayer(show)
    film.begin("before", see)
    for number, length in enumerate(lengths):
        show.stage([[Seen(length)]] if length else [])
        film.add(Frame(f"event {number}", Told(f"after {number}")))
    return show, film


def test_each_view_is_shown_once_its_event_was_seen():
    show, film = staged(100, 0, 50)
    assert (film.view("now"), film.under_way) == ("before", "event 0")
    show.update(99)
    assert film.view("now") == "before"
    show.update(1)
    assert (film.view("now"), film.under_way) == ("after 1", "event 2")
    show.update(50)
    assert (film.view("now"), film.under_way) == ("now", None)


def test_a_second_film_goes_on_where_the_first_ends():
    show, film = staged(100)
    film.begin("not shown", see)
    show.stage([[Seen(100)]])
    film.add(Frame("more", Told("after more")))
    assert film.view("now") == "before"
    show.update(100)
    assert (film.view("now"), film.under_way) == ("after 0", "more")


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_what_is_skipped_or_never_moves_shows_the_truth_at_once(speed):
    show, film = staged(100, 100, speed=speed)
    show.skip()
    assert (film.view("now"), film.under_way, film.shown) == ("now", None, None)
    assert film.take_seen() == ["event 0", "event 1"]
    film.begin("anew", see)
    assert film.view("now") == "now"


def test_what_is_forgotten_is_neither_shown_nor_told():
    show, film = staged(100, 100)
    show.update(100)
    film.forget()
    assert (film.view("now"), film.under_way, film.take_seen()) == ("now", None, [])
    assert not show.running


def test_events_are_told_once_each_when_they_have_been_seen():
    show, film = staged(100, 50, 50)
    told = []
    film.told = told.append
    assert film.take_seen() == []
    show.update(150)
    assert film.take_seen() == ["event 0", "event 1"] == told
    show.update(50)
    assert film.take_seen() == ["event 2"]
    assert film.take_seen() == []


def test_words_that_rise_hold_nothing_up():
    show, film = staged()
    show.stage([[Seen(900, holds=False)]])
    film.add(Frame("told", Told("after")))
    assert film.view("now") == "now"


@pytest.mark.parametrize("name", registry.names())
def test_a_film_of_a_match_ends_with_the_match_s_own_view(name):
    match, rng = wonderland.game(name).new(seed=3), random.Random(3)
    seat, show = match.seats[0], EffectPlayer(1.0, unheard)
    film = FilmPlayer(show)
    while match.to_act is not None and len(match.lines) < 120:
        before = dict(match.view(seat))
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
        film.begin(before, lambda frame: dict(frame.view(seat)))
        for frame in match.film(seat):
            show.stage([[Seen(10)]])
            film.add(frame)
        show.stage([[Seen(10)]])
        assert film.view(None) == before
        show.now = show.end - 5
        assert film.view(None) == dict(match.view(seat)), match.lines[-1]
        show.skip()
        film.view(None)
