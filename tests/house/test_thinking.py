"""Agents at a table of any game: they think in a process of its own, and say why they play."""

from __future__ import annotations

import pytest

from tests.house.matches import NAMES, awaited, begun
from tests.unit.test_worker import gone, wait_for
from wonderland import api
from wonderland.core.match import Match
from wonderland.core.record import actor
from wonderland.session import thinking
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.worker import Desk


@pytest.fixture
def session(name):
    match = awaited(begun(name))
    seats = dict(zip(match.seats, (Seat(who, "ai:random") for who in NAMES), strict=False))
    session = MatchSession(api.game(name), match, seats)
    yield session
    session.close()


def test_who_is_awaited_plays_says_why_and_leaves_no_process(session):
    seat, before = session.match.to_act, len(session.match.lines)
    assert session._worker.pid is None, "no process before there is a thought"

    def own():
        return [line for line in session.match.lines[before:] if actor(line) == seat]

    wait_for(lambda: session.poll() and own())
    reasons = session.reasons_of(seat)
    assert [reason.line for reason in reasons] == own()
    assert reasons and all(reason.why for reason in reasons)
    pid = session._worker.pid
    session.close()
    wait_for(lambda: pid is None or gone(pid))


def test_a_match_that_is_asked_about_again_is_played_on_and_not_from_its_beginning(name, monkeypatch):
    match, desk, played = begun(name, 12), Desk(print), []
    whole = match.lines[:]
    play = Match.play
    monkeypatch.setattr(Match, "play", lambda own, line: played.append(line) or play(own, line))

    def asked():
        played.clear()
        return thinking.match_of(desk, match.game, thinking.Asked.of(match.record()))

    asked()
    assert played == whole
    for to, new in ((9, []), (9, []), (12, whole[9:]), (6, [])):
        match.go(to)
        found = asked()
        assert (found.lines, found.state()) == (match.lines, match.state())
        assert played == new
    match.go(5)
    while len(match.legal()) < 2:
        match.undo()
    same = len(match.lines)
    other = next(line for line in map(str, match.legal()) if line != whole[same])
    match.play(other)
    assert asked().lines == [*whole[:same], other]
    assert played == [other]
    assert thinking.match_of(desk, match.game, thinking.Asked.of(begun(name).record())).lines == []
