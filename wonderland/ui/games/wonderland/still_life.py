"""The picture behind the menu: a match in its middle, as it stands on a real table."""

from __future__ import annotations

import pygame

from wonderland import api
from wonderland.games.wonderland.queries import Domino
from wonderland.ui.games.wonderland.table_picture import Scene, Standing, table_picture
from wonderland.ui.kit.canvas import Canvas

_LAID = {
    "w": "b7b8 c8c9 d9e9 b6c6 d6d5 e5f5 f9f10 g10h10 h9i9 g5g6 h6i6 j6j7 j8j9 j10i10 i11h11",
    "e": "s7s6 r6r5 q5p5 s8r8 q8q9 p9o9 o5o6 n6m6 m7l7 n9n8 m8l8 k8k9 k7k6 l6l5 m5n5",
}
_STANDING = "w6Hj7 wJDh6 w9Si9 w4Ce9 wKHj10 eTSl8 e5Ck7 eQDm7 e8Dp5 e3Hr8"


def still_life(canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
    """Draw it over a size in pixels."""
    definitions = api.game("wonderland").rules.definitions  # type: ignore[attr-defined]
    laid = [
        Domino(side, *_halved(pair), index)
        for side, pairs in _LAID.items()
        for index, pair in enumerate(pairs.split())
    ]
    standing = [
        Standing(word[0], definitions.cards[word[1:3]], word[3:]) for word in _STANDING.split()
    ]
    scene = Scene(laid, standing, {"w": 3, "e": 2}, most=3)
    return table_picture(canvas, size, scene, definitions)


def _halved(pair: str) -> tuple[str, str]:
    """The two squares of a domino."""
    second = next(index for index in range(1, len(pair)) if pair[index].isalpha())
    return pair[:second], pair[second:]
