"""The control that goes along with the mouse while its button is down: a slider, or a text."""

from __future__ import annotations

from wonderland.ui.kit.canvas import Region

Place = tuple[int, int]


class Dragged:
    """Lets a control go along with the mouse, from a press to its release."""

    def __init__(self) -> None:
        self._region: Region | None = None
        self._margin = 0

    def begin(self, region: Region, at: Place, margin: int) -> None:
        """The mouse was pressed on a control; a slider's track is its width without margins."""
        self._region, self._margin = region, margin
        self._go(region, at, dragged=False)

    def move(self, at: Place) -> bool:
        """The mouse moved; whether a control went along."""
        if self._region is None or not (self._region.slide or self._region.drag):
            return False
        self._go(self._region, at, dragged=True)
        return True

    def end(self) -> None:
        """The button came up."""
        self._region = None

    def _go(self, region: Region, at: Place, *, dragged: bool) -> None:
        if region.slide:
            width = max(1, region.rect.width - 2 * self._margin)
            share = (at[0] - region.rect.left - self._margin) / width
            region.slide(max(0.0, min(1.0, share)))
        elif region.drag:
            region.drag(at, dragged=dragged)
