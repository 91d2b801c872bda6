"""A turn in which nothing can be done ends by itself at every drawn table, where the settings say so."""

from __future__ import annotations

import random

import pytest

from tests.house.matches import GAMES, begun, people, play_any
from wonderland import api
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits


def ends_turns(name):
    """Whether a turn of the game is ended by a line of its own, such as random play says soon."""
    match, rng = begun(name), random.Random(1)
    while match.to_act is not None and len(match.lines) < 300:
        if play_any(match, rng).split()[1:] == ["end"]:
            return True
    return False


WITH_TURNS = [name for name in GAMES if screens_of(name).match and ends_turns(name)]


def idle(name):
    """A match at a turn in which nothing can be done but end it."""
    for seed in range(30):
        match, rng = begun(name, seed=seed), random.Random(seed)
        while match.to_act is not None and len(match.lines) < 300:
            lines = [str(line).split(maxsplit=1)[1] for line in match.legal()]
            if match.to_act != "*" and {*lines} == {"end"}:
                return match
            play_any(match, rng)
    raise AssertionError(f"no turn of {name} is idle")


@pytest.mark.parametrize("alone", [True, False])
@pytest.mark.parametrize("name", WITH_TURNS)
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself(name, alone, app):
    values = {"end_alone": alone, "curtain": False}
    app.settings.values = app.settings.values.model_copy(update=values)
    match = idle(name)
    seat, lines = match.to_act, len(match.lines)
    session = MatchSession(api.game(name), match, people(match))
    exits = TableExits(lambda: None, lambda: None)
    app.push(screens_of(name).match(app, session, exits))
    for _ in range(3):
        app.step(16)
    assert (match.lines[lines : lines + 1] == [f"{seat} end"]) is alone
