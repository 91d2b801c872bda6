"""The box in the panel that shows the being taken up: its card, its pips, what is counted on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.state_form import BeingForm
from wonderland.ui.boards.playing_card import TALL, Face, draw_playing_card
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import Box, text_in

CARD = 96
"""The width of the card."""
LEAST = 650
"""The height of a window from which there is room for the card."""
SHORT = 88
PAD, LINE = 11, 19
COUNTED = (
    (say("Str"), say("longest column")),
    (say("Atk"), say("columns")),
    (say("Def"), say("middle column")),
)
"""Each number's name, and what is counted for it (W-2)."""


@dataclass(frozen=True, slots=True)
class Picked:
    """What the box in the middle says about a being or a choice.

    Attributes:
        title: its name.
        note: what it is, and where.
        lines: what else is said; what is on the card is left out where the card is shown.
        being: the being's id, or ``""``.
        story: what it did, which stands beside its card in place of its numbers.
    """

    title: str
    note: str
    lines: tuple[str, ...]
    being: str = ""
    story: str = ""


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
    definitions: Definitions, beings: Sequence[BeingForm],
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
        in_play = next((being for being in beings if being["id"] == picked.being), None)
        return _draw_with_card(canvas, x, y, width, picked, definitions, in_play)
    return _draw_short(canvas, x, y, width, picked, definitions)


def _draw_with_card(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked,
    definitions: Definitions, in_play: BeingForm | None,
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
    canvas.text(picked.title, left, y + 22, TITLE, 20, within=box, room=room)
    canvas.text(picked.note, left, y + 43, LABEL, 15, "quiet", within=box, room=room)
    if picked.story:
        words = Box(left, y + 56, room, high - 62)
        text_in(canvas, words, picked.story, READ, 16, within=box)
        return high
    bases = (card.strength, card.attack, card.defense)
    stands = (in_play["str"], in_play["atk"], in_play["def"]) if in_play else bases
    for index, (name, counted) in enumerate(COUNTED):
        _draw_number(canvas, box, (left, y + 66 + 22 * index), name,
                     stands[index], bases[index], counted)  # fmt: skip
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
    source = say("of {n}", n=own) if now != own else counted
    left = max(x + 58, drawn.right / canvas.scale + 8)
    room = box.right / canvas.scale - left - 6
    canvas.text(source, left, y, LABEL, 14, "quiet", within=box, room=room)


def _draw_bests(
    canvas: Canvas, box: Rect, x: float, y: float, card: Card, definitions: Definitions
) -> None:
    """Draw which suit this one bests (W-7)."""
    bested = definitions.suits[card.suit].bests
    size = canvas.px(15)
    for suit, left in ((card.suit, x), (bested, x + 63)):
        sign = canvas.sprites.get(f"suits/{suit}", (size, size))
        canvas.surface.blit(sign, sign.get_rect(midleft=(canvas.px(left), canvas.px(y))))
    canvas.text(say("bests"), x + 22, y, BOLD, 15, within=box, room=38)
    room = box.right / canvas.scale - x - 84 - 6
    canvas.text(definitions.suits[bested].name, x + 84, y, BOLD, 15, within=box, room=room)


def _wrapped(canvas: Canvas, text: str, width: float) -> tuple[str, ...]:
    return canvas.fonts.wrap(text, LABEL, 14, canvas.px(width))


def _draw_short(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked, definitions: Definitions
) -> float:
    """The box where there is no card to show, or no room for one."""
    wide = width - (70 if picked.being else 22)
    said = [*picked.lines, picked.story] if picked.story else picked.lines
    rows = [row for line in said for row in canvas.fonts.wrap(line, LABEL, 15, canvas.px(wide))]
    high = 58 + 20 * len(rows)
    box = canvas.rect(x, y, width, max(high, SHORT if picked.being else 0))
    canvas.fill(box, "front", 7)
    canvas.text(picked.title, x + PAD, y + 22, TITLE, 20, within=box, room=wide)
    canvas.text(picked.note, x + PAD, y + 43, LABEL, 14, "quiet", within=box, room=wide)
    for index, row in enumerate(rows):
        canvas.text(row, x + PAD, y + 64 + 20 * index, LABEL, 15, within=box)
    if picked.being:
        card = definitions.cards[picked.being[1:]]
        cell = canvas.rect(x + width - 68, y + 12, 60, 60)
        draw_piece(canvas, picked.being[0], card, cell, canvas.px(66))
    return box.height / canvas.scale
