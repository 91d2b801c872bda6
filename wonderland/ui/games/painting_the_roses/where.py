"""Where in the garden lines happen."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.record import actor
from wonderland.games.painting_the_roses.hints import cards_of, hedges_of
from wonderland.games.painting_the_roses.named_line import in_names
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.scene import GardenBoard, MatchScene
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.scene import Scene
from wonderland.ui.table.compared import Place

ROW = "row"


def where(scene: Scene, lines: Sequence[str]) -> Sequence[Place]:
    """The hedges of lines in their order, and the cards of the hand that is shown, or Kings that wait."""
    assert isinstance(scene, MatchScene)
    board, canvas = scene.board, scene.app.canvas
    layout = board.layout
    hedges = (*_of_rows(lines), *hedges_of(lines))
    marked = [
        Place(layout.hedge_box(hedge).rect(canvas), number if hedges[1:] else 0)
        for number, hedge in enumerate(hedges, start=1)
    ]
    hand = board.now()["hands"][board.looking]
    held = list(hand) if isinstance(hand, list) else []
    places = [layout.hand_card(held.index(card), len(held)) for card in cards_of(lines) if card in held]
    places += _kings(board, canvas, layout, lines)
    return [*marked, *(Place(place.rect(canvas)) for place in places)]


def _of_rows(lines: Sequence[str]) -> list[str]:
    """The hedges of a garden whose row is laid, in the order of its cards."""
    return [
        f"{actor(line)}{number}"
        for line in lines
        if in_names(line).verb == ROW
        for number in range(1, len(in_names(line).cards) + 1)
    ]


def _kings(board: GardenBoard, canvas: Canvas, layout: Layout, lines: Sequence[str]) -> list[Box]:
    """Where Kings wait that lines name: one is spent to cancel a card."""
    now, found = board.now(), []
    for line in lines:
        waiting = now["kings"].get(actor(line), [])
        found += [
            board.garden.king_place(canvas, layout, actor(line), now, card)
            for card in in_names(line).cards
            if card in waiting
        ]
    return found
