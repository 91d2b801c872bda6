"""A person at a table speaks for seats that people play, and is offered and told nothing of others."""

from __future__ import annotations

import pytest

from tests.house.matches import against_agents, begun, people
from tests.house.twins import lines_about, pairs
from wonderland import api
from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE
from wonderland.core.record import actor
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.typing import completed, spelled

EACH = 2
"""Of so many twins one is looked at."""


def tables(name, seats):
    """Tables at every moment of a match, chance's among them."""
    match = begun(name)
    while match.to_act is not None and len(match.lines) < 30:
        yield MatchSession(api.game(name), match.copy(), seats(match))
        if match.to_act == CHANCE:
            match.draw()
        else:
            match.play(str(match.legal(match.to_act)[0]))


def test_nobody_speaks_for_an_agent_or_for_chance(name):
    said = 0
    for table in tables(name, against_agents):
        before = list(table.match.lines)
        for line in map(str, table.match.legal()[:5]):
            if actor(line) in table.people:
                continue
            with pytest.raises(IllegalAction):
                table.play(line)
            said += 1
        assert table.match.lines == before
    assert said > 5


def test_what_is_offered_is_what_people_may_say(name):
    for table in tables(name, against_agents):
        (person,) = table.people
        offered = list(map(str, table.legal()))
        assert offered == list(map(str, table.match.legal(person)))
        assert all(actor(line) == person for line in offered)
        assert {pattern.seat for pattern in table.patterns()} <= {person}
    for table in tables(name, people):
        if table.match.to_act == CHANCE:
            assert list(table.legal()) == [], "what chance may draw tells what is hidden"
        else:
            assert sorted(map(str, table.legal())) == sorted(map(str, table.match.legal()))


def test_a_line_of_an_agent_is_refused_in_the_same_words_whatever_it_holds(name):
    """Whoever tries all that an agent might hold learns nothing."""
    compared = 0
    for match, twin, seat in pairs(name):
        seats = {one: Seat("Hatter", "ai:random") for one in match.seats} | {seat: Seat("Ann")}
        lines = [str(line) for each in (match, twin) for line in each.legal()[:20]]
        lines = [line for line in lines if actor(line) != seat]
        tables = [MatchSession(api.game(name), one.copy(), seats) for one in (match, twin)]
        for line in lines:
            assert refusal_of(tables[0], line) == refusal_of(tables[1], line)
        compared += len(lines)
    assert compared


def refusal_of(table, line):
    """The words by which a table refuses a line."""
    with pytest.raises(IllegalAction) as refused:
        table.play(line)
    return refused.value.rule, refused.value.message


def test_what_is_taken_back_is_told_as_those_at_the_table_know_it(name):
    """Several people at one screen: what one of them did in secret is not told to the others."""
    for match, twin, _ in pairs(name):
        told = []
        for one in (match, twin):
            table = MatchSession(api.game(name), one.copy(), people(match))
            if table.may_undo().allowed:
                told.append((table.undo(), table.redo()))
        assert told[:1] == told[1:]


def test_typing_completes_and_spells_nothing_that_is_hidden(name):
    """By Tab, or by the letters in which a refusal repeats a word, nothing of others is found out."""
    for table in tables(name, against_agents):
        for seat in (*table.match.seats, CHANCE):
            if seat not in table.people:
                assert completed(f"{seat} ", table, 5)[1] == []
    for pair in pairs(name)[::EACH]:
        seats = {one: Seat("Hatter", "ai:random") for one in pair.match.seats}
        told = [
            [spelled(line.lower(), table) for line in lines_about(pair)[:60]]
            for one in (pair.match, pair.twin)
            for table in [MatchSession(api.game(name), one, seats | {pair.seat: Seat("Ann")})]
        ]
        assert told[0] == told[1], pair.seat
