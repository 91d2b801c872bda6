"""Where in the garden lines happen."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.compared import Place


def where(scene: Scene, lines: Sequence[str]) -> Sequence[Place]:
    """The hedges of lines in their order, and the cards of the hand that is shown."""
    assert isinstance(scene, MatchScene)
    layout, canvas = scene.board.layout, scene.app.canvas
    hedges = hedges_of(lines)
    marked = [
        Place(layout.hedge_box(hedge).rect(canvas), number if hedges[1:] else 0)
        for number, hedge in enumerate(hedges, start=1)
    ]
    hand = scene.board.now()["hands"][scene.board.looking]
    held = list(hand) if isinstance(hand, list) else []
    places = [
        layout.hand_card(held.index(card), len(held)) for card in cards_of(lines) if card in held
    ]
    return [*marked, *(Place(place.rect(canvas)) for place in places)]
