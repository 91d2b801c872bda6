"""Where any screen of a window may lead: to the rules, the settings, and a match's last turn."""

from __future__ import annotations

from functools import partial

from wonderland import api
from wonderland.core.record import Record
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.shell.rulebook import open_rules
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.viewer import Viewer

SLOW = 2.2
"""How many times slower the last turn is shown."""


def open_doors(app: App, game: str) -> None:
    """Let a window's screens lead to the rules of a game, and to what they know no more of."""
    app.rulebook = partial(open_rules, app, game)
    app.open_settings = lambda: app.push(SettingsScreen(app))
    app.show_last_turn = partial(show_last_turn, app)


def show_last_turn(app: App, session: MatchSession, looking: str) -> None:
    """Show the last turn of a match again, slowly, as a seat that looks on knows it."""
    record = session.record()
    viewer = Viewer(app, record)
    app.push(viewer)
    viewer.board.looking = looking
    viewer.go(last_turn(session.game, record))
    viewer.board.film.show.speed *= SLOW
    viewer.playing = True


def last_turn(game: api.Game, record: Record) -> int:
    """How many lines of a record were played before its last turn began."""
    match = game.open(record)
    begun, turn = 0, match.turn
    for number, line in enumerate(record.moves[:-1], start=1):
        match.play(line)
        if match.turn != turn:
            begun, turn = number, match.turn
    return begun
