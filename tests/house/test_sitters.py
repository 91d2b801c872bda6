"""Whoever plays has a face at the table, and his name and level beside the seat's."""

from __future__ import annotations

import pytest

from tests.house.matches import GAMES, awaited, begun
from wonderland import api
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.kit.portrait import PEOPLE
from wonderland.ui.shell.exits import TableExits
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.viewer import Viewer

DRAWN = [name for name in GAMES if screens_of(name).match]


def seats(match):
    """A person in the first seat, the Hatter in the others."""
    first, *others = match.seats
    return {first: Seat("Ann"), **{seat: Seat("Hatter", "ai:hard") for seat in others}}


def at_table(app, name, match):
    exits = TableExits(lambda: None, lambda: None)
    session = MatchSession(api.game(name), match, seats(match))
    app.push(screens_of(name).match(app, session, exits))


def in_record(app, name, match):
    record = MatchSession(api.game(name), match, seats(match)).record()
    app.push(Viewer(app, record, screens_of(name).replay))


@pytest.mark.parametrize("shown", [at_table, in_record])
@pytest.mark.parametrize("name", DRAWN)
def test_who_plays_is_shown_by_his_face_and_told_by_name_and_level(shown, name, app):
    shown(app, name, awaited(begun(name, lines=3)))
    faces, get = [], app.canvas.sprites.get
    app.canvas.sprites.get = lambda what, *more: faces.append(what) or get(what, *more)
    app.draw()
    assert {f"portraits/{PEOPLE[0]}", "portraits/hatter"} <= set(faces)
    words = [text.text for text in app.canvas.texts]
    assert "Ann" in words
    assert "Hatter, hard" in words
