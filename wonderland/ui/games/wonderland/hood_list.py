"""Under the hoods: what is known of each unknown being of the other side (W-80 to W-83)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.queries import Hood
from wonderland.ui.boards.cards import draw_card
from wonderland.ui.games.wonderland.hood import draw_hood
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, line_in, text_width

HEAD, ROW = 24.0, 29.0
"""The row of the title, and a being's."""
INSET, SIGN, GAP = 8.0, 26.0, 4.0
"""The room about the rows, a hood, and what is free beside it."""
CARD, APART = (19.0, 26.0), 2.0
"""A card that it may be, and what is free between two."""
SHOWN = 4
"""How many cards are shown; of more there stands their number."""
SMALL = 13.0
LEVELS = {True: say("level {level}, moves"), False: say("level {level}, unmoved")}
ANY = {True: say("any level, moves"), False: say("any level, unmoved")}


def draw_hoods(canvas: Canvas, box: Box, hoods: Sequence[Hood], keeps: float) -> float:
    """Draw the box at the top of another one; return its height, 0 where not one row has room.

    Args:
        canvas: what is drawn on.
        box: where there is room.
        hoods: the unknown beings; the last ones go where not all have room.
        keeps: how much of the room stays free below.
    """
    room = int((box.height - keeps - HEAD - 2 * INSET) // ROW)
    shown = hoods[: max(0, room)]
    if not shown:
        return 0.0
    high = HEAD + ROW * len(shown) + 2 * INSET
    whole = box.fitted(height=high, at_top=True)
    rect = whole.rect(canvas)
    canvas.fill(rect, "box", 9)
    head, *rows = whole.inset(INSET + GAP, INSET).rows(HEAD, *[ROW] * len(shown))
    title = line_in(canvas, head, say("Under the hoods"), TITLE, 17.0, within=rect)
    left = len(hoods) - len(shown)
    note = say("{n} more", n=left) if left else say("by the rolls")
    beside = head.after(title, GAP)
    if text_width(canvas, note, LABEL, SMALL) <= beside.width:
        line_in(canvas, beside, note, LABEL, SMALL, "quiet", RIGHT, within=rect)
    for hood, row in zip(shown, rows, strict=True):
        _draw_hood(canvas, row, hood)
    return high


def _draw_hood(canvas: Canvas, row: Box, hood: Hood) -> None:
    """Draw one: the hood with its number, what is known in words, the cards that it may be."""
    more = len(hood.cards) - SHOWN
    cards = hood.cards[:SHOWN]
    wide = len(cards) * (CARD[0] + APART) + (26.0 if more > 0 else 0.0)
    sign, words, places = row.columns(SIGN, REST, wide, gap=GAP)
    side, number = hood.name[0], hood.name[2:]
    draw_hood(canvas, side, number, sign.fitted(SIGN, SIGN).rect(canvas), 255)
    told = ANY[hood.moved]
    if hood.level is not None:
        told = LEVELS[hood.moved].format(level=hood.level)
    line_in(canvas, words, told, BOLD, 14.0, within=words.rect(canvas))
    *spots, rest = places.columns(*[CARD[0]] * len(cards), REST, gap=APART)
    for label, spot in zip(cards, spots, strict=True):
        draw_card(canvas, spot.fitted(*CARD).rect(canvas), front_of(label))
    if more > 0:
        line_in(canvas, rest, f"+{more}", BOLD, SMALL, "quiet", within=rest.rect(canvas))
