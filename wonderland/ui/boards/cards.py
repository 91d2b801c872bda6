"""Playing cards: a small card with its rank and suit."""

from __future__ import annotations

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD


def draw_card(canvas: Canvas, rect: Rect, name: str) -> None:
    """Draw a small card: rank and suit."""
    canvas.fill(rect, "front", 3)
    canvas.outline(rect, "line", 1, 3)
    rank = "10" if name[0] == "T" else name[0]
    colour = "red" if name[1] in "HD" else "black"
    x = rect.centerx / canvas.scale
    size = min(15.0, rect.height / canvas.scale * 0.4)
    top = (rect.top + rect.height * 0.3) / canvas.scale
    canvas.text(rank, x, top, BOLD, size, colour, CENTRE, rect)
    mark = round(min(rect.width * 0.5, rect.height * 0.34))
    sign = canvas.sprites.get(f"suits/{name[1]}", (mark, mark))
    canvas.surface.blit(sign, sign.get_rect(center=(rect.centerx, rect.top + round(rect.height * 0.72))))
