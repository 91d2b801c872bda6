"""Tables of Storytellers at which a person tells, for tests of the window."""

from __future__ import annotations

from tests.games.storytellers.tools import GAME
from tests.ui.devices import settle
from wonderland import api
from wonderland.session.autosave import Autosave
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.storytellers.scene import MatchScene
from wonderland.ui.table.exits import TableExits

TELLING = {
    "players": 3, "round": 2, "phase": "tell", "last": "c", "theme": "thm15",
    "area": {"when": "when09@a when03", "who": "who17@b who09", "where": "where26", "what": "what30@c what11"},
    "told": {"when": "when03", "who": "who09"},
}  # fmt: skip
LAST_PLAY = {**TELLING, "phase": "play", "to_play": ["c"], "hands": {"c": "what01 who02"}}
"""The last seat has still to play."""


def sit_down(app, people="abc", options=None, position=TELLING, autosave=None):
    """A table where a is about to tell; who is no person is an agent."""
    game = api.game(GAME)
    match = game.new(options or {}, seed=7, **({"position": position} if position else {}))
    seats = {seat: Seat(seat.upper(), "human" if seat in people else "ai:easy") for seat in match.seats}
    session = MatchSession(game, match, seats, autosave and Autosave(autosave))
    app.push(MatchScene(app, session, TableExits(lambda: None, lambda: None)))
    settle(app)
    return app.scene
