"""What a screen is laid out on for a picture, a test or a measurement: an app and a game."""

from __future__ import annotations

from wonderland import api
from wonderland.core.match import Match
from wonderland.session.match_session import Seat
from wonderland.ui.kit.app import App


class Stage:
    """An app, and the game whose screens are shown in it; nothing in it moves by itself.

    Attributes:
        app: the window.
        game: the game.
    """

    def __init__(self, app: App, game: api.Game) -> None:
        self.app = app
        self.game = game

    def seats(self, match: Match | None = None) -> dict[str, Seat]:
        """People by name, in every seat of a match, or of the game's usual one."""
        seats = match.seats if match else self.game.seats
        names = ("Ann", "Bill", "Bob", "Carol", "Dan", "Eve", "Fay", "Gus")
        return {seat: Seat(name) for seat, name in zip(seats, names, strict=False)}
