"""The two cards of a pair as they are seen: one before the other, or side by side and counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from wonderland.core.message import say
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.ui.boards.playing_card import COLUMNS, TALL, Face, draw_playing_card, pip_at
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.spaces import APART, HAIR

ASIDE, BELOW = 0.4, 0.16
"""How far the front lies left of its back and below it, in widths of a card."""
BAND, BEYOND, MIDDLE = 0.2, 0.11, len(COLUMNS) // 2
"""How wide a capsule is and how far it goes beyond its pips, in widths of a card; the middle column."""
BRACE, TAG, TAG_SIZE = 24.0, 20.0, 14.0
"""The height of the brace below both cards, of the tag in it, and how large its words are set."""
MARK = 19.0
"""How high the sign of a pair's kind is."""
NEVER = "–"
"""What stands for the Mov of a being that never moves."""


def face_of(definitions: Definitions, name: str, side: str = "w") -> Face:
    """What is on a card, by its name; court cards show the piece that they become."""
    card = definitions.cards[name]
    court = card.rank in "JQK"
    return Face(
        rank=rank_of(card),
        suit=card.suit,
        colour=card.colour,
        pips=definitions.pips[card.rank],
        picture=f"pieces/{side}-{card.colour}-{card.sprite}" if court else "",
    )


def rank_of(card: Card) -> str:
    """A card's rank as it is written in its corner."""
    return "10" if card.rank == "T" else card.rank


def mov_told(card: Card) -> str:
    """The Mov of a pair as it is shown, a dash where it never moves (W-88)."""
    return str(card.mov) if card.mov and card.mov > 0 else NEVER


def numbers_of(card: Card) -> str:
    """The numbers of a card or a pair in one line."""
    gaps = {"strength": card.strength, "attack": card.attack, "defense": card.defense}
    if card.back:
        return say("Str {strength}   Atk {attack}   Def {defense}   Mov {mov}", **gaps, mov=mov_told(card))
    return say("Str {strength}   Atk {attack}   Def {defense}", **gaps)


def pair_wide(high: float) -> tuple[float, float]:
    """How wide a card of a pair is, and both together, where the pair is so high."""
    wide = high / (TALL + BELOW)
    return wide, wide * (1 + ASIDE)


def draw_pair(
    canvas: Canvas, rect: Rect, definitions: Definitions, card: Card, side: str = "w", *, shadow: bool = True
) -> None:
    """Draw a card in a rectangle, a pair with the front before its back; both have its middle."""
    front = face_of(definitions, card.name, side)
    if not card.back:
        draw_playing_card(canvas, rect, front, shadow=shadow)
        return
    wide = min(rect.width / (1 + ASIDE), rect.height / (TALL + BELOW))
    whole = Rect(0, 0, round(wide * (1 + ASIDE)), round(wide * (TALL + BELOW)))
    whole.center = rect.center
    size = round(wide), round(wide * TALL)
    behind = Rect((0, 0), size)
    behind.topright = whole.topright
    draw_behind(canvas, behind, face_of(definitions, card.back, side), shadow=shadow)
    before = Rect((0, 0), size)
    before.bottomleft = whole.bottomleft
    draw_playing_card(canvas, before, front, shadow=shadow)


def draw_behind(canvas: Canvas, rect: Rect, face: Face, *, shadow: bool = True) -> None:
    """Draw a card that lies behind another: rank and suit at its right edge, where they are seen."""
    radius = rect.width * 0.07 / canvas.scale
    if shadow:
        canvas.shadow(rect, 70, radius, rect.width * 0.02 / canvas.scale, 3)
    canvas.fill(rect, "box", radius)
    canvas.outline(rect, "card-edge", 1.2, radius)
    size = max(13.0, rect.width * 0.24 / canvas.scale)
    x = (rect.right - rect.width * (ASIDE / 2)) / canvas.scale
    canvas.text(face.rank, x, (rect.top + rect.height * 0.16) / canvas.scale, BOLD, size, face.colour, CENTRE)
    mark = round(rect.width * 0.2)
    at = (rect.right - round(rect.width * (ASIDE / 2)), rect.top + round(rect.height * 0.36))
    canvas.stamp(f"suits/{face.suit}", (mark, mark), at)


class Capsule(NamedTuple):
    """What is counted on a card: a column of its pips, and the colour that tells what for."""

    column: int
    colour: str


def capsules(pips: Sequence[str], *, back: bool) -> list[Capsule]:
    """What is counted on a card of a pair (W-87): Str and Def on the back, Atk on the front."""
    heights = [sum(row[at] == "o" for row in pips) for at in range(len(COLUMNS))]
    longest = heights.index(max(heights))
    if not back:
        return [Capsule(longest, "count-atk")]
    found = [Capsule(longest, "count-str")]
    return found + [Capsule(MIDDLE, "count-def")] * bool(heights[MIDDLE])


def draw_counted(
    canvas: Canvas, box: Box, wide: float, definitions: Definitions, card: Card, side: str, tags: bool = False
) -> None:
    """Draw both cards of a pair, so wide each, at the sides of a box, and Mov as a brace below.

    Args:
        canvas: what is drawn on.
        box: where they are, ``counted_high`` high.
        wide: how wide a card is.
        definitions: the game's data.
        card: the pair.
        side: whose it is.
        tags: whether what is counted is written above the cards.
    """
    tall = wide * TALL
    above, row, below = box.rows(TAG + 2 if tags else 0.0, tall, BRACE)
    left, _, right = row.columns(wide, REST, wide)
    for name, place, back in ((card.name, left, False), (card.back, right, True)):
        rect, face = place.rect(canvas), face_of(definitions, name, side)
        draw_playing_card(canvas, rect, face)
        for one in capsules(face.pips, back=back):
            _draw_capsule(canvas, rect, face, one)
    if tags:
        atk = say("Atk {n}", n=card.attack)
        _draw_tag(canvas, above, left.centre[0], atk, "count-atk")
        strength, defense = say("Str {n}", n=card.strength), say("Def {n}", n=card.defense)
        middle, aside = right.centre[0], wide * 0.28
        for told, colour, way in ((strength, "count-str", -1), (defense, "count-def", 1)):
            least = (_tag_wide(canvas, told) + HAIR) / 2
            _draw_tag(canvas, above, middle + way * max(aside, least), told, colour)
    _draw_brace(canvas, below, left.x + wide * 0.2, right.right - wide * 0.2, told_mov(definitions, card))


def counted_high(wide: float, *, tags: bool = False) -> float:
    """How high ``draw_counted`` is with cards so wide."""
    return (TAG + 2 if tags else 0.0) + wide * TALL + BRACE


def told_mov(definitions: Definitions, card: Card) -> str:
    """How the Mov of a pair is counted (W-87)."""
    back = definitions.cards[card.back].spots
    return say("Mov {back} − {front} = {mov}", back=back, front=card.spots, mov=card.mov)


def _draw_capsule(canvas: Canvas, card: Rect, face: Face, capsule: Capsule) -> None:
    """Draw a capsule round the pips of a column."""
    rows = [at for at, marks in enumerate(face.pips) if marks[capsule.column] == "o"]
    top = pip_at(card, face.pips, rows[0], capsule.column)
    low = pip_at(card, face.pips, rows[-1], capsule.column)
    inside = 0.84 if capsule.colour == "count-def" else 1.0
    wide, beyond = round(card.width * BAND * inside), round(card.width * BEYOND * inside)
    rect = Rect(top[0] - wide // 2, top[1] - beyond, wide, low[1] - top[1] + 2 * beyond)
    radius = wide / 2 / canvas.scale
    canvas.veil(rect, capsule.colour, 30, radius)
    canvas.outline(rect, capsule.colour, 2, radius)


def _draw_tag(canvas: Canvas, row: Box, x: float, told: str, colour: str) -> Rect:
    """Write a number on a tag of its colour, round the middle of a row at a place."""
    wide = _tag_wide(canvas, told)
    rect = canvas.rect(x - wide / 2, row.centre[1] - TAG / 2, wide, TAG)
    canvas.fill(rect, colour, 5)
    canvas.text(told, x, row.centre[1], BOLD, TAG_SIZE, "chip-text", CENTRE, rect)
    return rect


def _tag_wide(canvas: Canvas, told: str) -> float:
    return text_width(canvas, told, BOLD, TAG_SIZE) + APART


def _draw_brace(canvas: Canvas, row: Box, left: float, right: float, told: str) -> None:
    """Draw a brace from under the one card to under the other, with words in it."""
    top, low = canvas.px(row.y + 3), canvas.px(row.centre[1])
    points = [(canvas.px(left), top), (canvas.px(left), low), (canvas.px(right), low), (canvas.px(right), top)]
    canvas.line(points, "count-mov", max(1, canvas.px(2)))
    _draw_tag(canvas, row, (left + right) / 2, told, "count-mov")


def draw_mov(canvas: Canvas, cell: Rect, left: int, mov: int) -> None:
    """Draw how many steps a being has left this turn, at the lower left of its square (W-88).

    Args:
        canvas: what is drawn on.
        cell: the square in which it is seen, in pixels.
        left: how many it has left.
        mov: how many it has in a turn; below 1 it never moves.
    """
    if cell.width / canvas.scale < 30.0:
        return
    told = str(left) if mov > 0 else NEVER
    high = max(14.0, 0.3 * cell.width / canvas.scale)
    size = high * 0.86
    icon = high * 0.66
    wide = icon + text_width(canvas, told, BOLD, size) + 6
    x, y = cell.left / canvas.scale - 1, cell.bottom / canvas.scale - high + 1
    rect = canvas.rect(x, y, wide, high)
    canvas.fill(rect.inflate(2, 2), "chip-text", high / 2)
    canvas.fill(rect, "count-mov" if left > 0 else "quiet", high / 2)
    boot = _light(canvas, "icons/move", canvas.px(icon))
    canvas.surface.blit(boot, boot.get_rect(midleft=(rect.left + canvas.px(3), rect.centery)))
    canvas.text(told, rect.right / canvas.scale - 3, y + high / 2, BOLD, size, "chip-text", RIGHT)


def _light(canvas: Canvas, name: str, size: int) -> pygame.Surface:
    """A dark drawing in the light ink of chips."""
    return canvas.sprites.tinted(name, (size, size), canvas.theme["chip-text"])


def draw_kind(canvas: Canvas, at: tuple[float, float], definitions: Definitions, card: Card) -> Rect:
    """Draw the sign of a pair's kind round a place, in logical pixels: told by its shape (W-90).

    One suit is a disc with its mark, one colour a pill with two, mixed a pill of two halves.
    """
    cards, kind = (card, definitions.cards[card.back]), definitions.cards.kind(card)
    wide = kind_wide(definitions, card)
    rect = canvas.rect(at[0] - wide / 2, at[1] - MARK / 2, wide, MARK)
    canvas.fill(rect, f"kind-{card.colour}", MARK / 2)
    if kind == "mixed":
        half = canvas.rect(at[0], at[1] - MARK / 2, wide / 2, MARK)
        with canvas.clipped(half):
            canvas.fill(rect, f"kind-{cards[1].colour}", MARK / 2)
    canvas.outline(rect, "text", 1.2, MARK / 2)
    marks = cards[:1] if kind == "suit" else cards
    size = canvas.px(11.5)
    for number, one in enumerate(marks):
        x = at[0] + (number - (len(marks) - 1) / 2) * (MARK - 3)
        sign = suit_sign(canvas, one, size)
        canvas.surface.blit(sign, sign.get_rect(center=canvas.pixels(x, at[1])))
    return rect


def kind_wide(definitions: Definitions, card: Card) -> float:
    """How wide the sign of a pair's kind is."""
    return MARK if definitions.cards.kind(card) == "suit" else 2 * MARK - 2


def suit_sign(canvas: Canvas, card: Card, size: int) -> pygame.Surface:
    """The mark of a card's suit as it stands on its ground: cream on black."""
    name = f"suits/{card.suit}"
    if card.colour == "red":
        return canvas.sprites.get(name, (size, size))
    return _light(canvas, name, size)
