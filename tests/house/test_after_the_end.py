"""Once a match is over: what the table still offers breaks nothing, though an agent was thinking."""

from __future__ import annotations

import pytest

from tests.house.matches import awaited, begun, having
from tests.ui.apps import new_app
from tests.ui.devices import settle
from wonderland import api
from wonderland.session.match_session import AI, MatchSession, Seat
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.table.menu_choices import choices_at

FRAMES = 400
"""In so many an agent that is awaited has begun to think."""


def where_an_agent_thinks(name):
    """A window with a table at which a person waits for an agent, which is at it; and the sitting."""
    app, game = new_app(motion="off"), api.game(name)
    app.fast = False  # the end is held over the table
    match = awaited(game.new(seed=4))
    while not any(may_resign(match, seat) for seat in match.seats):
        match.play(match.legal()[0])  # nobody gives up while a table is still being laid
        match = awaited(match)
    seats = {seat: Seat("Ann") for seat in match.seats}
    seats[match.to_act] = Seat("Deep", AI + list(game.levels)[-1])
    session = MatchSession(game, match, seats)
    house = Navigator(app)
    house.open_menu()
    house.matches.sit_down(session)
    for _ in range(FRAMES):
        if session.thinking:
            return app, session
        app.step(20)
    raise AssertionError("nobody thinks")


def may_resign(match, seat):
    return match.check(f"{seat} resign") is None


def is_given_up(name):
    """Whether seats of a game may give up at all."""
    match = begun(name, 80, seed=4)
    return any(may_resign(match, seat) for seat in match.seats)


@pytest.mark.parametrize("name", [name for name in having("analysis") if is_given_up(name)])
def test_how_it_went_is_told_at_a_table_whose_match_was_resigned_while_an_agent_thought(name):
    app, session = where_an_agent_thinks(name)
    table, match = app.scene, session.match
    resigns = next(seat for seat in match.seats if may_resign(match, seat))
    if session.human(resigns):
        table.do(lambda: session.play(f"{resigns} resign"))
    else:  # only whoever is awaited may
        session.play_for(resigns, f"{resigns} resign", "")
    assert match.result
    assert not session.thinking
    settle(app)
    assert table.ending.victory
    choices = choices_at(table, (), "", framed=False)
    analyse = next(one for one in choices if one.key == "analyse")
    analyse.act()
    settle(app)
    assert app.scenes[-1] is not table
    assert not app.scene.study.seat, "nothing is hidden any more"
    app.draw()
