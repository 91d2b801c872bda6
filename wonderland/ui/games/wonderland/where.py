"""Where on the flagship's table lines happen."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.wonderland import hints
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.compared import Place


def where(scene: Scene, lines: Sequence[str]) -> Sequence[Place]:
    """The squares of lines, as a hint points at them: dominoes, beings, steps by their numbers.

    The cards that are chosen are marked in the pool.
    """
    assert isinstance(scene, MatchScene)
    layout = scene.board.layout
    found = hints.pointers(scene.control.match, lines)
    keys = [f"card-{card}" for card in found.cards]
    cards = [Place(one.rect) for one in scene.app.canvas.regions if one.key in keys]
    return [*cards, *on_squares(layout, found)]


def on_squares(layout: Layout, found: hints.Pointers) -> list[Place]:
    """The squares that are pointed at, as they lie."""
    return [
        Place(layout.cell(place.squares[0]).unionall([layout.cell(one) for one in place.squares]), place.number)
        for place in found.places
    ]
