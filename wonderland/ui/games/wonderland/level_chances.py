"""A level of a pool: how many cards or pairs it has, and the chance that three dice of it summon."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.queries.dice import odds_of
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, text_width

LEVELS = (1, 2, 3, 4)
CHANCE = say("chance to summon, three dice")


def draw_level(
    canvas: Canvas, row: Box, definitions: Definitions, level: int, said: str, held: Sequence[str], least: float = 86.0
) -> None:
    """Draw a level with what is said of it, and the chance that those of it summon (W-19).

    Args:
        canvas: what is drawn on.
        row: where it is.
        definitions: the game's data.
        level: the level.
        said: how many of it there are.
        held: the cards or the pairs of it.
        least: the least room of what is said.
    """
    wide = max(least, text_width(canvas, said, LABEL, 14))
    label, counts, bar, number = row.columns(20, wide, REST, 56, gap=8)
    draw_tag(canvas, label.fitted(height=20), level, 13)
    canvas.text(said, *counts.left, LABEL, 14)
    rolled = held[:3]
    chance = odds_of(definitions, rolled).any_summon if rolled else 0.0
    bar = bar.fitted(height=8)
    canvas.fill(bar.rect(canvas), "panel", 4)
    if chance:
        full, _ = bar.columns(Share(chance), Share(1 - chance))
        canvas.fill(full.rect(canvas), f"level-{level}", 4)
    canvas.text(say("{chance:.1%}", chance=chance), *number.end, BOLD, 14.5, "text", RIGHT)
