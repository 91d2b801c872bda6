"""The box in the panel that shows the being taken up: its card, its pips, what is counted on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.ui.boards.playing_card import TALL, Face, draw_playing_card
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE

CARD = 96
"""The width of the card."""
LEAST = 650
"""The height of a window from which there is room for the card."""
SHORT = 88
PAD, LINE = 11, 19
COUNTED = (
    ("Str", "str", "strength", "longest column"),
    ("Atk", "atk", "attack", "columns"),
    ("Def", "def", "defense", "middle column"),
)
"""Each number's name, its key in a state, the card's own, and what is counted for it (W-2)."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What the box in the middle says about a being or a choice.

    Attributes:
        title: its name.
        note: what it is, and where.
        lines: what else is said; what is on the card is left out where the card is shown.
        being: the being's id, or ``""``.
    """

    title: str
    note: str
    lines: tuple[str, ...]
    being: str = ""


def face_of(definitions: Definitions, name: str, side: str = "w") -> Face:
    """What is on a card, by its name; court cards show the piece that they become."""
    card = definitions.cards[name]
    court = card.rank in "JQK"
    return Face(
        rank="10" if card.rank == "T" else card.rank,
        suit=card.suit,
        colour=card.colour,
        pips=definitions.pips[card.rank],
        picture=f"pieces/{side}-{card.colour}-{card.sprite}" if court else "",
    )


def draw_picked(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked,
    definitions: Definitions, beings: Sequence[Mapping[str, Any]],
) -> float:  # fmt: skip
    """Draw the box and return its height.

    Args:
        canvas: what is drawn on.
        x: its left.
        y: its top.
        width: its width.
        picked: what it says.
        definitions: the game's data.
        beings: those on the table, as the state tells them.
    """
    if picked.being and canvas.height >= LEAST:
        told = next((being for being in beings if being["id"] == picked.being), None)
        return _draw_with_card(canvas, x, y, width, picked, definitions, told)
    return _draw_short(canvas, x, y, width, picked, definitions)


def _draw_with_card(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked,
    definitions: Definitions, told: Mapping[str, Any] | None,
) -> float:  # fmt: skip
    card = definitions.cards[picked.being[1:]]
    said = [line for line in picked.lines if not line.startswith("Str ")]
    rows = [row for line in said for row in _wrapped(canvas, line, width - 2 * PAD)]
    tall = CARD * TALL
    high = tall + 2 * PAD + (LINE * len(rows) + 5 if rows else 0)
    box = canvas.rect(x, y, width, high)
    canvas.fill(box, "front", 9)
    face = face_of(definitions, card.name, picked.being[0])
    draw_playing_card(canvas, canvas.rect(x + PAD, y + PAD, CARD, tall), face)
    left, room = x + PAD + CARD + 13, width - CARD - 2 * PAD - 15
    title = canvas.fitted(picked.title, TITLE, 20, room)
    canvas.text(title, left, y + 22, TITLE, 20, within=box)
    note = canvas.fitted(picked.note, LABEL, 15, room)
    canvas.text(note, left, y + 43, LABEL, 15, "quiet", within=box)
    for index, (name, key, own, counted) in enumerate(COUNTED):
        base = int(getattr(card, own))
        _draw_number(canvas, box, (left, y + 66 + 22 * index), name,
                     int(told[key]) if told else base, base, counted)  # fmt: skip
    _draw_bests(canvas, box, left, y + 134, card, definitions)
    for index, row in enumerate(rows):
        at = y + tall + 2 * PAD + LINE * (index + 0.5)
        canvas.text(row, x + PAD, at, LABEL, 14, within=box)
    return high


def _draw_number(
    canvas: Canvas, box: Rect, at: tuple[float, float], name: str, now: int, own: int, counted: str
) -> None:
    """Write a number and what it is counted from; green or red where it is not the card's own."""
    (x, y), colour = at, "text"
    if now != own:
        colour = "good" if now > own else "target"
    canvas.text(name, x, y, BOLD, 15, within=box)
    drawn = canvas.text(str(now), x + 34, y, BOLD, 18, colour, within=box)
    told = f"of {own}" if now != own else counted
    left = max(x + 58, drawn.right / canvas.scale + 8)
    canvas.text(told, left, y, LABEL, 14, "quiet", within=box)


def _draw_bests(
    canvas: Canvas, box: Rect, x: float, y: float, card: Card, definitions: Definitions
) -> None:
    """Draw which suit this one bests (W-7)."""
    bested = definitions.suits[card.suit].bests
    size = canvas.px(15)
    for suit, left in ((card.suit, x), (bested, x + 63)):
        sign = canvas.sprites.get(f"suits/{suit}", (size, size))
        canvas.surface.blit(sign, sign.get_rect(midleft=(canvas.px(left), canvas.px(y))))
    canvas.text("bests", x + 22, y, BOLD, 15, within=box)
    canvas.text(definitions.suits[bested].name, x + 84, y, BOLD, 15, within=box)


def _wrapped(canvas: Canvas, text: str, width: float) -> tuple[str, ...]:
    return canvas.fonts.wrap(text, LABEL, 14, canvas.px(width))


def _draw_short(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked, definitions: Definitions
) -> float:
    """The box where there is no card to show, or no room for one."""
    wide = width - (70 if picked.being else 22)
    rows = [
        row for line in picked.lines for row in canvas.fonts.wrap(line, LABEL, 15, canvas.px(wide))
    ]
    high = 58 + 20 * len(rows)
    box = canvas.rect(x, y, width, max(high, SHORT if picked.being else 0))
    canvas.fill(box, "front", 7)
    title, note = (
        canvas.fitted(picked.title, TITLE, 20, wide), canvas.fitted(picked.note, LABEL, 14, wide)
    )  # fmt: skip
    canvas.text(title, x + PAD, y + 22, TITLE, 20, within=box)
    canvas.text(note, x + PAD, y + 43, LABEL, 14, "quiet", within=box)
    for index, row in enumerate(rows):
        canvas.text(row, x + PAD, y + 64 + 20 * index, LABEL, 15, within=box)
    if picked.being:
        card = definitions.cards[picked.being[1:]]
        cell = canvas.rect(x + width - 68, y + 12, 60, 60)
        draw_piece(canvas, picked.being[0], card, cell, canvas.px(66))
    return box.height / canvas.scale
