"""Opening a game's rulebook: its own, or its rules alone."""

from __future__ import annotations

from wonderland.ui.kit.app import App
from wonderland.ui.shell.rules import RulesScreen
from wonderland.ui.shell.screens import screens_of


def open_rules(app: App, game: str, at: str = "") -> None:
    """Open the rules of a game, at a number if there is one; where they are open they close."""
    if isinstance(app.scene, RulesScreen):
        app.pop()
        return
    own = screens_of(game).rules
    app.push(own(app, at) if own else RulesScreen(app, game, at))
