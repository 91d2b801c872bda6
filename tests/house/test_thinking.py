"""Agents at a table of any game: they think in a process of its own, and say why they play."""

from __future__ import annotations

import pytest

from tests.house.matches import NAMES, awaited, begun
from tests.unit.test_worker import gone, wait_for
from wonderland import api
from wonderland.core.record import actor
from wonderland.session.match_session import MatchSession, Seat


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
