"""The picture behind the menu: the match that was left, or one in its middle, on a real table."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from wonderland import api
from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.card import Card, hooded, is_hooded
from wonderland.games.wonderland.queries import Domino
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.ui.games.wonderland.table_picture import HAND, PicturedBeing, PicturedTable, table_picture
from wonderland.ui.kit.canvas import Canvas

_LAID = {
    "w": "b7b8 c8c9 d9e9 b6c6 d6d5 e5f5 f9f10 g10h10 h9i9 g5g6 h6i6 j6j7 j8j9 j10i10 i11h11",
    "e": "s7s6 r6r5 q5p5 s8r8 q8q9 p9o9 o5o6 n6m6 m7l7 n9n8 m8l8 k8k9 k7k6 l6l5 m5n5",
}
_STANDING = "w6Hj7 wJDh6 w9Si9 w4Ce9 wKHj10 eTSl8 e5Ck7 eQDm7 e8Dp5 e3Hr8"
_HAND = ("4C", "KH", "7S", "QD")
_DICE = (("2", "SDA"), ("2", "SMD"), ("3", "MFA"))


def still_life(canvas: Canvas, size: tuple[int, int], match: Match | None = None, looking: str = "") -> pygame.Surface:
    """Draw it over a size in pixels.

    Args:
        canvas: what says how things look.
        size: of the picture.
        match: the match that was left; None for one of ours.
        looking: the side whose cards may be seen, ``""`` for none.
    """
    if match is None:
        definitions = api.game("wonderland").rules.definitions  # type: ignore[attr-defined]
        laid = [
            Domino(side, *_halved(pair), index)
            for side, pairs in _LAID.items()
            for index, pair in enumerate(pairs.split())
        ]
        beings = [PicturedBeing(word[0], definitions.cards[word[1:3]], word[3:]) for word in _STANDING.split()]
        scene = PicturedTable(laid, beings, {"w": 3, "e": 2}, most=3, hand=_HAND, dice=_DICE)
        return table_picture(canvas, size, scene, definitions)
    return table_picture(canvas, size, scene_of(match, looking), queries.fixed(match).definitions)


def scene_of(match: Match, looking: str) -> PicturedTable:
    """What of a match is seen on its table, with some cards that a side still holds."""
    fixed, state = queries.fixed(match), queries.open_form(match, looking)
    cards = fixed.definitions.cards
    laid = queries.dominoes(match)
    covered = {square for domino in laid for square in (domino.a, domino.b)}
    held = state["pools"][looking] if looking else []
    rolled = [die for die in state["dice"] if die["face"]]
    return PicturedTable(
        laid,
        [PicturedBeing(b["id"][0], _card(cards, b["id"][1:]), b["square"]) for b in state["beings"]],
        state["images"],
        fixed.life,
        (fixed.images["w"], fixed.images["e"]),
        fixed.columns,
        fixed.rows,
        held[:: max(1, len(held) // len(HAND))][: len(HAND)],
        [(str(die["level"]), _faces(match, die["level"], str(die["face"]))) for die in rolled],
        [a for a, b in zip(fixed.line[::2], fixed.line[1::2], strict=False) if not covered & {a, b}],
    )


def _card(cards: Mapping[str, Card], name: str) -> Card:
    """A being's card; of an unknown one the hood with its number (W-81)."""
    return hooded(name) if is_hooded(name) else cards[name]


def _faces(match: Match, level: int, top: str) -> str:
    """The letters of a die's faces, the one that lies on top first."""
    definitions = queries.fixed(match).definitions
    letters = dict.fromkeys(definitions.face_letters[face] for face in definitions.faces[level])
    if top == CONCEALED:
        return CONCEALED
    return top + "".join(letter for letter in letters if letter != top)


def _halved(pair: str) -> tuple[str, str]:
    """The two squares of a domino."""
    second = next(index for index in range(1, len(pair)) if pair[index].isalpha())
    return pair[:second], pair[second:]
