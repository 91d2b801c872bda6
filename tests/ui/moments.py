"""Fixed moments of a game's screens as tests begin from them (``wonderland.session.moments``)."""

from __future__ import annotations

from wonderland.session.moments import moments, read
from wonderland.ui.shell.moments import lay_out
from wonderland.ui.shell.studio import Studio


def show(stage, name):
    """Lay out a moment of the stage's game; the scene that is then in front."""
    lay_out(stage, moments(stage.game.name)[name])
    return stage.app.scene


def shown(game, path):
    """The window with the one moment of a file."""
    (moment,) = read(game, path)
    studio = Studio((1280, 720), None, game)
    lay_out(studio, moment)
    studio.app.draw()
    return studio.app
