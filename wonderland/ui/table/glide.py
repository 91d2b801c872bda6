"""A sitting begins where the menu looked at its table from, and comes down onto it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

import pygame

from wonderland.ui.boards.lying import LAMP, MIDDLE, ROOM
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.easing import between, in_out_cubic
from wonderland.ui.kit.lens import Lens
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.shown import Shown
from wonderland.ui.table.table import Table

LENGTH_MS = 900.0
"""How long it lasts: nobody is held up for longer."""
FADED, BARS = 260.0, 620.0
"""Until when what was seen before fades, and from when what stands round the table comes up."""
ABOVE = 90.0
"""How steeply a camera looks that is right above the table."""
YAW, TILT, SIZE, FAR = 8.0, 48.0, 0.86, 1.5
"""How the menu's camera is turned, how steeply it looks down, how large the table is for what it is
at the end, and how far away it is in the table's widths."""
STRIP, FINEST = 2, 960
"""So many rows are drawn as one, of a table that is at most so many pixels wide while it moves."""
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


def glide_onto(app: App, front: Shown) -> None:
    """Come down onto what was just put in front, if that is a table and things may move.

    Where a curtain hangs before the table, nothing glides.
    """
    values = app.settings.values
    speed = 0.0 if app.fast or values.reduced else SPEEDS[values.motion]
    if speed and isinstance(front, Table):
        app.push(Glide(app, front, speed))


class Glide(Scene):
    """Shows how the camera comes down; any press is enough of it.

    Args:
        app: the window, which still shows what came before.
        table: what it comes down onto.
        speed: by how much its length is multiplied.
    """

    def __init__(self, app: App, table: Table, speed: float) -> None:
        super().__init__(app)
        self._table, self._speed = table, speed
        self._gone = 0.0
        self._pictures: _Pictures | None = None

    @property
    def moves(self) -> bool:
        """Nobody's turn has come before the table lies there."""
        return True

    def update(self, elapsed: float) -> bool:
        """Come down by a while; the time that the first picture takes doesn't count."""
        if self._pictures is not None:
            self._gone += min(elapsed, LENGTH_MS / 8) / self._speed
        if self._gone >= LENGTH_MS:
            self.app.pop()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """A press shows the table at once, and is used up by that."""
        if event.type in PRESSES:
            self.app.pop()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the table on its way, and after it what stands round it."""
        if self._pictures is None or self._pictures.size != canvas.surface.get_size():
            self._pictures = _Pictures(canvas, self._table)
        self._pictures.draw(canvas.surface, self._gone)


class _Pictures:
    """What came before, and the table as it is drawn at the end.

    Attributes:
        size: of the window that they were made for.
    """

    def __init__(self, canvas: Canvas, table: Table) -> None:
        surface = canvas.surface
        self.size = surface.get_size()
        self._before = surface.copy()
        table.draw(canvas)
        canvas.regions.clear()
        canvas.texts.clear()
        self._after = surface.copy()
        stage = table.board.lamp()
        self._felt = (stage.near or stage.felt).clip(surface.get_rect())
        self._room = lamp_light(self.size, *ROOM, LAMP)
        self._flat = self._after.subsurface(self._felt)
        wide = min(FINEST, self._felt.width)
        self._fine = wide / self._felt.width
        small = wide, round(self._felt.height * self._fine)
        self._moved = pygame.transform.smoothscale(self._flat, small).convert_alpha()

    def draw(self, surface: pygame.Surface, gone: float) -> None:
        """Draw how it is after some milliseconds."""
        share = in_out_cubic(between(gone, 0.0, LENGTH_MS))
        surface.blit(self._room, (0, 0))
        for piece, at in _tilted(self._moved, self._lens(share), self._fine):
            surface.blit(piece, at)
        self._after.set_alpha(round(255 * between(gone, BARS, LENGTH_MS)))
        for part in self._round():
            surface.blit(self._after, part, part)
        if gone < FADED:
            self._before.set_alpha(round(255 * (1 - between(gone, 0.0, FADED))))
            surface.blit(self._before, (0, 0))

    def _lens(self, share: float) -> Lens:
        """The camera: over the menu's table at first, right above this one at the end."""
        wide, high = self.size
        felt, far = self._felt, self._felt.width * FAR
        begin = wide * MIDDLE[0], high * MIDDLE[1]
        left, top = (a + (b - a) * share for a, b in zip(begin, felt.center, strict=True))
        zoom = far * (SIZE + (1 - SIZE) * share)
        return Lens(0, 0, YAW * (1 - share), TILT + (ABOVE - TILT) * share, far, zoom, left, top)

    def _round(self) -> Sequence[Rect]:
        """The parts of the window beside the table."""
        (wide, high), felt = self.size, self._felt
        return (
            Rect(0, 0, wide, felt.top),
            Rect(0, felt.bottom, wide, high - felt.bottom),
            Rect(0, felt.top, felt.left, felt.height),
            Rect(felt.right, felt.top, wide - felt.right, felt.height),
        )


def _tilted(flat: pygame.Surface, lens: Lens, fine: float) -> Iterator[tuple[pygame.Surface, tuple[int, int]]]:
    """Strips of a picture that lies under a camera, and where each is seen.

    Args:
        flat: the picture; what the camera looks at lies in its middle.
        lens: the camera.
        fine: how many pixels of the picture a unit of the table has.
    """
    tilt, size = radians(lens.tilt), lens.zoom / lens.far
    turned = pygame.transform.rotozoom(flat, -lens.yaw, size) if lens.yaw else flat
    grain = fine * size if lens.yaw else fine
    wide, high = turned.get_size()
    near = high / 2 / grain
    top, bottom = lens.see(0, -near)[1], lens.see(0, near)[1]
    for y in range(round(top), round(bottom), STRIP):
        down = y + STRIP / 2 - lens.top
        along = down * lens.far / (lens.zoom * sin(tilt) + down * cos(tilt))
        scale = lens.zoom / (lens.far - along * cos(tilt))
        row = round(high / 2 + along * grain)
        tall = max(1, round(STRIP * grain / scale))
        strip = Rect(0, row, wide, tall).clip(turned.get_rect())
        if strip.height:
            seen = round(wide / grain * scale)
            piece = pygame.transform.scale(turned.subsurface(strip), (seen, STRIP))
            yield piece, (round(lens.left - seen / 2), y)
