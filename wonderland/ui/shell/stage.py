"""What a screen is laid out on for a picture, a test or a measurement: an app and a game."""

from __future__ import annotations

from collections.abc import Mapping

from wonderland import api
from wonderland.ai.play import play_on
from wonderland.core.match import Match
from wonderland.session.match_session import Seat
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene


class Stage:
    """An app, and the game whose screens are shown in it; nothing in it moves by itself.

    Attributes:
        app: the window.
        game: the game.
    """

    def __init__(self, app: App, game: api.Game) -> None:
        self.app = app
        self.game = game

    def seats(self) -> dict[str, Seat]:
        """People by name, in every seat."""
        names = ("Ann", "Bill", "Bob", "Carol", "Dan", "Eve", "Fay", "Gus")
        return {seat: Seat(name) for seat, name in zip(self.game.seats, names, strict=False)}

    def read_list(self) -> None:
        """Let a list in front read all that it shows, a thing a frame."""
        self.app.draw()
        while self.app.scene.update(16):
            self.app.draw()

    def hold_end(self, scene: Scene) -> None:
        """Let a table whose match is over begin to show its end, at the pace of those who watch."""
        fast, self.app.fast = self.app.fast, False
        scene.update(16)
        self.app.fast = fast

    def play_out(self, options: Mapping[str, object], seed: int) -> Match:
        """A match that easy agents play to its end."""
        match = self.game.new(options=options, seed=seed)
        agents = {
            seat: self.game.agent("easy", seed=number) for number, seat in enumerate(match.seats)
        }
        while play_on(match, agents):
            pass
        return match
