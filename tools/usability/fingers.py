"""A mouse and a keyboard that count what they do, and the frames that the window takes over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from wonderland.ui.kit.app import App

FRAME_MS = 1000 / 60
MOST_FRAMES = 3600
Place = tuple[int, int]


class Fingers:
    """Plays a window as a person does: by the events that the system would send.

    Args:
        app: the window.

    Attributes:
        count: clicks, drags, keys and notches of the wheel so far; pointing is not counted.
        frames: how many frames the window has gone on.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.count = 0
        self.frames = 0

    def point(self, at: Place) -> None:
        """Move the mouse somewhere."""
        self._send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))

    def click(self, at: Place) -> None:
        """Click somewhere."""
        self.drag([at])

    def drag(self, places: Sequence[Place]) -> None:
        """Press at the first of some places, move over the others, let go at the last."""
        self.point(places[0])
        self._send(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1)
        for place in places[1:]:
            self._send(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, pos=places[-1], button=1)
        self.count += 1
        self.settle()

    def wheel(self, way: int) -> None:
        """Turn the wheel by a notch."""
        self._send(pygame.MOUSEWHEEL, y=way, x=0)
        self.count += 1

    def key(self, code: int) -> None:
        """Press a key."""
        self._send(pygame.KEYDOWN, key=code, mod=0, unicode="")
        self.count += 1
        self.settle()

    def press(self, key: str) -> None:
        """Click a control by its name.

        Raises:
            LookupError: if there is none, or it can't be pressed.
        """
        found = next((region for region in self.app.canvas.regions if region.key == key), None)
        if found is None or found.act is None:
            offered = ", ".join(region.key for region in self.app.canvas.regions)
            raise LookupError(f"no {key} can be pressed; there are {offered}")
        self.click(found.rect.center)

    def settle(self) -> None:
        """Let the window go on until nothing moves."""
        for _ in range(MOST_FRAMES):
            if not self.app.scenes:
                return
            self.frames += 1
            if not (self.app.step(FRAME_MS) or self.app.dirty):
                return

    def _send(self, kind: int, **values: Any) -> None:
        """Send an event; a place on the page is sent as it lies in the window, which may be smaller."""
        if "pos" in values:
            x, y = values["pos"]
            values["pos"] = x - self.app.magnifier.left, y - self.app.magnifier.top
        self.app.handle(pygame.event.Event(kind, **values))
