"""The film of a line, for every game: each event with what a seat saw when it had happened."""

from __future__ import annotations

import random

import pytest

import wonderland
from wonderland.core.errors import BadInput
from wonderland.core.film import film
from wonderland.games import registry


@pytest.fixture(params=[*registry.names(), "three-hats", "low-card"])
def game(request, three_hats):
    return wonderland.game(request.param)


def step(match, rng):
    match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))


def matches(game, seed, lines):
    """A match after each of its first lines."""
    match, rng = game.new(seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < lines:
        step(match, rng)
        yield match


def hidden_ones(game):
    """A match after each line, and the position before it."""
    for seed in range(40):
        match, rng = game.new(seed=seed), random.Random(seed)
        while match.to_act is not None and len(match.lines) < 120:
            before = match.position.copy()
            step(match, rng)
            yield match, before, rng


def test_a_film_tells_the_events_of_the_last_line_and_ends_where_it_led(game):
    seen = 0
    for match in matches(game, 4, 150):
        state, frames = match.state(), match.film()
        assert [frame.event for frame in frames] == match.last_events
        assert match.state() == state, "the match stays as it is"
        seen += len(frames) > 1
        for seat in match.seats:
            known = match.film(seat)
            assert [frame.event for frame in known] == match.events_for(seat)
            if known:
                assert dict(known[-1].view(seat)) == dict(match.view(seat))
    assert seen, "some lines had several events"


def test_every_frame_can_be_looked_at_and_belongs_to_the_film_alone(game):
    for match in matches(game, 5, 80):
        frames = match.film()
        before = [frame.position.state() for frame in frames]
        for frame in frames:
            for seat in match.seats:
                assert frame.view(seat).seat == seat
        if match.to_act is not None:
            step(match, random.Random(1))
        assert [frame.position.state() for frame in frames] == before


def test_no_frame_tells_a_seat_more_than_the_events_and_the_end_do(game):
    """The same line in a position that only seems the same: what ends alike, looked alike throughout."""
    alike = 0
    for match, before, rng in hidden_ones(game):
        for seat in match.seats:
            other = before.view(seat).sample(rng)
            if other.state() == before.state() or other.refusal(match.lines[-1]) is not None:
                continue
            true, seeming = match.film(seat), film(other, match.lines[-1])
            events = other.events_for(seat, [frame.event for frame in seeming])
            if events == match.events_for(seat) and dict(other.view(seat)) == match.view(seat):
                shown = [dict(frame.view(seat)) for frame in seeming]
                assert shown == [dict(frame.view(seat)) for frame in true]
                alike += 1
        if alike > 50:
            return
    assert alike > 5, "something was hidden, and the line could be played all the same"


def test_before_the_first_line_there_is_no_film_and_nobody_else_has_one(game):
    match = game.new(seed=7)
    assert match.film() == []
    step(match, random.Random(7))
    with pytest.raises(BadInput):
        match.film("no such seat")


def test_what_was_taken_back_and_played_again_has_the_same_film(game):
    match, rng = game.new(seed=8), random.Random(8)
    while len(match.lines) < 11 and match.to_act is not None:
        step(match, rng)
    told = [(frame.event, frame.position.state()) for frame in match.film()]
    match.undo()
    match.redo()
    assert [(frame.event, frame.position.state()) for frame in match.film()] == told
