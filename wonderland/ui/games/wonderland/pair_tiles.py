"""The builder's pairs and its deck: a tile for each place, a small card for each of the deck."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.boards.playing_card import TALL
from wonderland.ui.games.wonderland.pair_cards import (
    MARK,
    draw_behind,
    draw_kind,
    face_of,
    mov_told,
    pair_wide,
    rank_of,
)
from wonderland.ui.games.wonderland.pair_draft import Place
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, text_in

PAD = 7.0
"""Round what a tile shows."""
NUMBER = 14.0
"""How large a number is set."""
TAG = 24.0
"""How wide the tag of a level is."""
FREE = say("a front here, then its back")
ALONE = say("now its back")
FRONT, BACK = say("front"), say("back")
"""What is written on a card of the deck that is used."""


def draw_tile(canvas: Canvas, box: Box, definitions: Definitions, place: Place, *, coming: bool = False) -> None:
    """Draw what lies in a place: both cards, the numbers, level and kind; or what is wanted there.

    Args:
        canvas: what is drawn on.
        box: the tile.
        definitions: the game's data.
        place: the place.
        coming: whether it is what would lie there if the card in hand were let go.
    """
    if not place.front:
        rect = box.inset(PAD / 2).rect(canvas)
        canvas.dashes(rect, "card-edge", 2, 7, 6)
        inner = box.inset(2 * PAD, 0)
        text_in(canvas, inner.fitted(height=min(60.0, inner.height)), FREE, BOLD, 15, colour="quiet")
        return
    inner = box.inset(PAD)
    cards, foot = inner.rows(REST, 22.0)
    wide, both = pair_wide(cards.height - PAD / 2)
    both = min(both, cards.width - PAD - 50.0)
    wide = both / (pair_wide(1.0)[1] / pair_wide(1.0)[0])
    pictures, numbers, _ = cards.columns(both, Share(most=58.0), 0.0, gap=PAD)
    if place.back:
        behind = canvas.rect(pictures.right - wide, pictures.y, wide, wide * TALL)
        draw_behind(canvas, behind, face_of(definitions, place.back))
    low = pictures.bottom - PAD / 2
    before = canvas.rect(pictures.x, low - wide * TALL, wide, wide * TALL)
    _draw_before(canvas, before, definitions.cards[place.front])
    if not place.back:
        _, beside = cards.columns(wide, REST, gap=PAD)
        text_in(canvas, beside, ALONE, LABEL, 14, colour="quiet")
        return
    card = definitions.cards[place.label]
    told = (card.strength, card.attack, card.defense, mov_told(card))
    names = (say("Str"), say("Atk"), say("Def"), say("Mov"))
    rows = numbers.rows(*[REST] * len(names))
    for name, number, row in zip(names, told, rows, strict=True):
        ink = "good" if coming else "text"
        canvas.text(name, *row.left, LABEL, NUMBER, "quiet", room=row.width - 16.0)
        canvas.text(str(number), *row.end, BOLD, NUMBER + 1, ink, RIGHT)
    tag = Box(foot.right - 66.0, foot.y, TAG, foot.height)
    draw_tag(canvas, tag.fitted(height=18), card.level, 13)
    draw_kind(canvas, (foot.right - MARK, foot.centre[1]), definitions, card)


def _draw_before(canvas: Canvas, rect: Rect, card: Card) -> None:
    """Draw a front with its piece in place of its pips."""
    radius = rect.width * 0.08 / canvas.scale
    canvas.shadow(rect, 80, radius, rect.width * 0.02 / canvas.scale, 3)
    canvas.fill(rect, "front", radius)
    canvas.outline(rect, "card-edge", 1.2, radius)
    size = max(13.0, rect.width * 0.3 / canvas.scale)
    x, y = (rect.left + rect.width * 0.2) / canvas.scale, rect.top / canvas.scale
    canvas.text(rank_of(card), x, y + size * 0.62, BOLD, size, card.colour, CENTRE)
    mark = round(rect.width * 0.22)
    at = (rect.left + round(rect.width * 0.2), rect.top + round(rect.height * 0.34))
    canvas.stamp(f"suits/{card.suit}", (mark, mark), at)
    draw_piece(canvas, "w", card, rect.inflate(0, -canvas.px(4)), round(rect.width * 0.78))


def draw_deck_card(canvas: Canvas, rect: Rect, card: Card, used: str, *, lifted: bool) -> None:
    """Draw a card of the deck: rank and suit, faint where it is used, and where."""
    if lifted:
        canvas.dashes(rect, "ghost-edge", 2, 6, 5)
        return
    canvas.fill(rect, "line" if used else "front", 5)
    if not used:
        canvas.outline(rect, "card-edge", 1, 5)
    x, y = rect.centerx / canvas.scale, rect.centery / canvas.scale
    told = used and rect.height / canvas.scale >= 38.0
    size = 15.0 if told else 18.0
    y -= 9.0 if told else 0.0
    mark = canvas.px(size * 0.8)
    canvas.text(rank_of(card), x - size * 0.5, y, BOLD, size, card.colour, CENTRE)
    path = f"suits/{card.suit}"
    canvas.stamp(path, (mark, mark), canvas.pixels(x + size * 0.55, y))
    if told:
        canvas.text(used, x, y + 18, LABEL, 13.5, "quiet", CENTRE, rect, room=rect.width / canvas.scale - 4)
