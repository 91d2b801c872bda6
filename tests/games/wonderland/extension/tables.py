"""Matches of the flagship with files from outside."""

from __future__ import annotations

from tests.games.wonderland.helpers import POOL_E, POOL_W
from tests.games.wonderland.ui.tables import match_scene
from wonderland import api
from wonderland.games.wonderland.game import Wonderland
from wonderland.ui.shell.studio import Studio

ROW = [f"{column}7" for column in "bcdefghijklmnopqrs"]


def with_file(folder, text, kinds=()):
    """The game with one more file of definitions."""
    file = folder / "more.yaml"
    file.write_text(text)
    return api.Game(Wonderland([file], kinds=kinds))


def stand(game, beings, factors, laid=ROW, **position):
    """A match in West's action step, the whole line between the Images laid by West."""
    position = {
        "active": "w", "phase": "action", "laid": {"w": laid}, "factors": factors,
        "beings": [{"id": name, "square": square} for name, square in beings.items()], **position,
    }  # fmt: skip
    return game.new(pools={"w": POOL_W, "e": POOL_E}, seed=1, position=position)


def squares(match):
    return {being["id"]: being["square"] for being in match.state()["beings"]}


def at_the_table(game, match):
    """The window's table with a match on it, and its app."""
    studio = Studio((1280, 720), None, "wonderland")
    studio.game = game
    return match_scene(studio, match), studio.app
