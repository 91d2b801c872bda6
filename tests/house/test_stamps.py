"""What was found out of a match, or taken up in it, never outlives it: not even where another takes its place."""

from __future__ import annotations

from tests.house.matches import begun, people
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.plain import table_of
from wonderland.ui.table.exits import TableExits

TRIES = 40


def test_no_two_matches_are_taken_for_one_another(app, name):
    match = begun(name, 6)
    session = MatchSession(api.game(name), match, people(match))
    table = table_of(name)(app, session, TableExits(lambda: None, lambda: None))
    app.push(table)
    record, game, stamps = match.record(), api.game(name), []
    for _ in range(TRIES):
        session.match = game.load(record)
        assert table.control.stamp not in stamps
        stamps.append(table.control.stamp)
        session.match = match  # the other one is let go, and the next may come to lie where it lay


def test_what_was_found_out_ends_where_a_line_is_taken_back(app, name):
    match = begun(name, 6)
    session = MatchSession(api.game(name), match, people(match))
    table = table_of(name)(app, session, TableExits(lambda: None, lambda: None))
    app.push(table)
    stamp, line = table.control.stamp, match.lines[-1]
    match.undo()
    match.play(line)
    assert table.control.stamp != stamp
