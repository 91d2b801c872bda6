"""A record in the viewer: on the game's own board, where nobody acts, and told as at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.house.matches import against_agents, begun
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.session.watched import WatchedSession
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.seat_log import SeatLogs

LINES = 24


def told(viewer):
    """What the log says to whoever looks on."""
    log = viewer.board.log
    lines = log.read(viewer.board.looking) if isinstance(log, SeatLogs) else log.lines
    return [line.words for line in lines]


@pytest.fixture
def viewer(name, app):
    """A record of a person and agents in the viewer, at its beginning."""
    match = begun(name, LINES)
    session = MatchSession(api.game(name), match, against_agents(match))
    found = Viewer(app, session.record())
    app.push(found)
    return found


def test_a_record_is_seen_on_the_board_of_its_games_table(name, viewer):
    table = viewer.board.table
    assert isinstance(table, table_of(name))
    assert type(viewer.board) is type(table.board)


def test_nobody_acts_in_a_record_however_long_one_looks(viewer, app):
    for at in (0, LINES // 2, len(viewer.record.moves)):
        viewer.go(at)
        for _ in range(40):
            app.step(100)
        app.draw()
        assert viewer.session.match.lines == viewer.record.moves[:at]
        assert not viewer.session.thinking


def test_whoever_played_is_known_still(name, viewer):
    played = viewer.record.seats
    session = WatchedSession(viewer.record)
    assert session.people == tuple(s for s in played if played[s]["player"] == "human")
    assert session.record().seats == played
    assert session.record() == replace(viewer.record, moves=[], lines=[])


def test_its_log_is_the_same_whether_one_steps_there_or_jumps(viewer):
    last = len(viewer.record.moves)
    viewer.go(last)
    jumped = told(viewer)
    viewer.go(0)
    stepped = [told(viewer)]
    for at in range(1, last + 1):
        viewer.go(at)
        stepped.append(told(viewer))
    assert stepped[-1] == jumped
    assert len(jumped) > len(stepped[0])
    for at in range(last, -1, -1):
        viewer.go(at)
        assert told(viewer) == stepped[at], "the log is cut where one goes back"


def test_a_line_that_is_stepped_to_is_spoken_and_one_that_is_jumped_over_is_not(viewer, app, monkeypatch):
    heard, last = [], len(viewer.record.moves)
    monkeypatch.setattr(app._narrator, "speak", heard.append)
    app.settings.values = app.settings.values.model_copy(update={"speak": True})
    viewer.go(last)
    assert heard == []
    viewer.go(0)
    for at in range(1, last + 1):
        viewer.go(at)
    written = told(viewer)
    assert len(heard) >= len(written) / 2
    assert {*heard} & {*written}
