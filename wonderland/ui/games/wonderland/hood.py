"""The hood of an unknown being, and the mark of one's own that the other side doesn't know (W-81)."""

from __future__ import annotations

from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

TAG = (0.50, 0.63)
"""The middle of the tag on its breast, in its box."""
NUMBER = 0.24
"""How large the number is, in heights of the box."""


def draw_hood(canvas: Canvas, side: str, number: str, place: Rect, alpha: int) -> None:
    """Draw a hood in the box of a piece; one that is faint goes without its number."""
    name = f"pieces/{side}-hood"
    if alpha < 255:
        canvas.surface.blit(canvas.sprites.faded(name, place.size, alpha), place)
        return
    canvas.surface.blit(canvas.sprites.get(name, place.size), place)
    x = (place.left + place.width * TAG[0]) / canvas.scale
    y = (place.top + place.height * TAG[1]) / canvas.scale
    canvas.text(number, x, y, BOLD, place.height * NUMBER / canvas.scale, "text", CENTRE)


def draw_open_eyes(canvas: Canvas, place: Rect) -> None:
    """Draw that the eyes under a hood are open, in the box of a piece."""
    canvas.surface.blit(canvas.sprites.get("pieces/hood-eyes", place.size), place)


def draw_shut_eye(canvas: Canvas, cell: Rect) -> None:
    """Draw that the other side doesn't know a being: a shut eye at the lower right of its square."""
    size = round(cell.width * 0.4)
    sign = canvas.sprites.get("marks/unknown", (size, size))
    canvas.surface.blit(sign, sign.get_rect(bottomright=cell.bottomright))
