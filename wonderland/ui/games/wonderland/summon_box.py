"""The box in the panel that shows who may be summoned: the cards side by side, each to be clicked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import words_of
from wonderland.ui.boards.playing_card import TALL
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pair_cards import draw_pair, numbers_of
from wonderland.ui.games.wonderland.picked_box import broken_apart
from wonderland.ui.kit.canvas import CENTRE, Canvas, Region
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box

PAD = 12.0
"""Free above and below."""
NAME_ROW, NUMBERS_ROW, NAME, NUMBERS = 20.0, 18.0, 15.0, 14.0
"""The rows below a card and the sizes of their letters: its name, and its numbers."""
ABOVE_NAME, FRAME = 4.0, 5.0
"""Free between a card and its name, and how far the frame lies round the one that Enter takes."""


def draw_summons(canvas: Canvas, rest: Box, control: Intent, take: Callable[[str], None]) -> float:
    """Draw the cards that may be summoned, at the top of a box, and return how much they take.

    Args:
        canvas: what is drawn on.
        rest: what is left of the panel.
        control: what the player is asked.
        take: begins to lay a path for a card.
    """
    cards = control.path.summonable()
    if canvas.height < 640.0 or not cards:
        return 0.0
    columns = rest.inset(5, 0).columns(*[REST] * len(cards), gap=6.0)
    wide = min(96.0, columns[0].width - 2 * FRAME)
    said = {card: _numbers(canvas, control, card, columns[0].width) for card in cards}
    below = ABOVE_NAME + NAME_ROW + NUMBERS_ROW * max(map(len, said.values()))
    high = wide * TALL + 2 * PAD + below
    if high > rest.height:
        return 0.0
    box, _ = rest.rows(high, REST)
    canvas.fill(box.rect(canvas), "front", 9)
    for card, column in zip(cards, columns, strict=True):
        place = Box(column.x, rest.y + PAD, column.width, high - 2 * PAD)
        region = _draw_card(canvas, place, card, wide, control, partial(take, card))
        _draw_numbers(canvas, place.without(top=wide * TALL + ABOVE_NAME + NAME_ROW), said[card])
        if card == cards[-1]:  # which Enter takes
            canvas.outline(region.rect.inflate(canvas.px(FRAME), canvas.px(FRAME)), "now", 3, 6)
    return high


def _numbers(canvas: Canvas, control: Intent, name: str, width: float) -> list[str]:
    """A card's numbers, in as many rows as they need."""
    card = queries.fixed(control.match).card(f"{control.seat}{name}")
    return broken_apart(canvas, numbers_of(card), canvas.px(width), NUMBERS)


def _draw_numbers(canvas: Canvas, place: Box, rows: Sequence[str]) -> None:
    for row, line in zip(rows, place.pile(len(rows), NUMBERS_ROW), strict=True):
        canvas.text(row, *line.centre, LABEL, NUMBERS, "quiet", CENTRE)


def _draw_card(canvas: Canvas, place: Box, name: str, wide: float, control: Intent, take: Callable[[], None]) -> Region:
    """Draw a card and its name."""
    title = words_of(control.match).card(name)
    definitions = queries.fixed(control.match).definitions
    above, _, named, _ = place.rows(wide * TALL, ABOVE_NAME, NAME_ROW, REST)
    front = above.fitted(wide, wide * TALL).rect(canvas)
    region = canvas.region(f"call-{name}", front, take, title)
    card = queries.fixed(control.match).card(f"{control.seat}{name}")
    draw_pair(canvas, front, definitions, card, str(control.seat))
    if canvas.pointer.hover == region.key:
        canvas.outline(front, "west", 2, 6)
    canvas.ring(region, 4)
    canvas.text(title, *named.centre, BOLD, NAME, "text", CENTRE, room=place.width)
    return region
