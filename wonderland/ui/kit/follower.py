"""What a magnifier moves to by itself: what has come up on a screen that is larger than its window."""

from __future__ import annotations

import pygame

from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.magnifier import Magnifier
from wonderland.ui.kit.shown import Shown


class Follower:
    """Moves a magnifier over what Enter means, a box that has come up, and where one points.

    Args:
        magnifier: it.
    """

    def __init__(self, magnifier: Magnifier) -> None:
        self._magnifier = magnifier
        self._meant: tuple[object, ...] = ()
        self._boxes: set[tuple[int, ...]] = set()
        self._pointed: tuple[int, ...] = ()

    def follow(self, scene: Shown, canvas: Canvas) -> None:
        """Move to what has come up since the last drawing; what matters most comes last."""
        if self._magnifier.larger:
            self._follow_meant(scene, canvas)
            self._follow_boxes(canvas)
            self._follow_pointed(scene)

    def _follow_meant(self, scene: Shown, canvas: Canvas) -> None:
        """To the control that Enter means, where another one does now."""
        wanted = scene.first_focus() if scene.leads else ""
        meant = next((region for region in canvas.regions if region.key == wanted), None)
        if meant is None:
            return
        meaning = (id(scene), meant.key, meant.spoken)
        if meaning != self._meant:
            self._meant = meaning
            self._magnifier.show(meant.rect)

    def _follow_boxes(self, canvas: Canvas) -> None:
        """To a box that has come up and can be answered."""
        boxes = {
            tuple(cover.rect)
            for cover in canvas.covers
            if any(cover.rect.contains(one.rect) for one in canvas.regions[cover.under :])
        }
        for box in sorted(boxes - self._boxes):
            self._magnifier.show(pygame.Rect(box))
        self._boxes = boxes

    def _follow_pointed(self, scene: Shown) -> None:
        """To where one looks, where that is elsewhere now."""
        pointed = scene.pointed()
        place = tuple(pointed) if pointed else ()
        if pointed and place != self._pointed:
            self._magnifier.show(pointed)
        self._pointed = place
