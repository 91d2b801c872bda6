"""A slider for the size of an ability: from 1 to the most that can be paid."""

from __future__ import annotations

from typing import Protocol

from wonderland.core.message import say
from wonderland.ui.kit.canvas import Canvas


class Sized(Protocol):
    """Whatever holds a size."""

    n: int


def n_slider(canvas: Canvas, key: str, right: float, y: float, width: float, holder: Sized, most: int) -> None:
    """Draw a slider from 1 to ``most`` for the ``n`` of a holder."""
    span, size = max(1, most - 1), min(holder.n, most)
    share = (size - 1) / span if most > 1 else 1.0

    def slide(to: float) -> None:
        step = 1 if to > share else -1 if to < share else 0
        n = 1 + round(to * span)
        moved = n if n != holder.n else holder.n + step * (abs(to - share) > 0.04)
        holder.n = max(1, min(most, moved))

    spoken = say("n = {n} of {most}", n=size, most=most)
    canvas.slider(key, right, y, width, share, slide, spoken, str(size))
