"""Opening a game's rulebook."""

from __future__ import annotations

from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.screens import required, screens_of


class RulesScene(Scene):
    """A screen that shows rules; asking for the rules while it is in front closes it."""


def open_rules(app: App, game: str, at: str = "") -> None:
    """Open the rules of a game, at a number if there is one; where they are open they close."""
    if isinstance(app.scene, RulesScene):
        app.pop()
    else:
        app.push(required(screens_of(game).rules, game)(app, at))
