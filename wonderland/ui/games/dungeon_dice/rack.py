"""The rack of nets: each as a small picture, the one in hand as it is turned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from wonderland.core.message import lines, say
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import Box

Cell = tuple[int, int]
ACROSS, GAP, HIGH = 4, 5.0, 50.0
HEAD = 41.0


def rack_height(nets: int) -> float:
    """How high the rack of so many nets is."""
    rows = -(-(nets + 1) // ACROSS)
    return HEAD + rows * (HIGH + GAP) + 4


def draw_rack(
    canvas: Canvas, box: Box, nets: Mapping[str, Sequence[Cell]], chosen: str, says: str,
    fits: Mapping[str, bool], pick: Callable[[str], Callable[[], object]],
) -> None:  # fmt: skip
    """Draw the rack.

    Args:
        canvas: what is drawn on.
        box: where.
        nets: each net's squares by its letter, the start square first.
        chosen: the letter of the one in hand.
        says: what the one in hand is called, and how it is turned.
        fits: whether each fits anywhere.
        pick: takes up a net.
    """
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 7)
    title = canvas.text(say("Net"), box.x + 10, box.y + 22, TITLE, 20, within=rect)
    room = box.right - 12 - title.right / canvas.scale - 10
    canvas.text(says, box.right - 11, box.y + 22, LABEL, 15, "quiet", RIGHT, rect, room=room,
                high=HEAD - 4)  # fmt: skip
    wide = (box.width - 20 - GAP * (ACROSS - 1)) / ACROSS
    for index, (letter, cells) in enumerate(nets.items()):
        row, column = divmod(index, ACROSS)
        cell = Box(
            box.x + 10 + column * (wide + GAP), box.y + HEAD + row * (HIGH + GAP), wide, HIGH
        )
        _draw_net(
            canvas, cell, letter, cells, letter == chosen, fits.get(letter, True), pick(letter)
        )
    last = len(nets)
    row, column = divmod(last, ACROSS)
    x = box.x + 10 + column * (wide + GAP) + 3
    y = box.y + HEAD + row * (HIGH + GAP)
    ways = lines(say("1 to 9, N"), say("or a click"))
    canvas.text(ways, x, y + HIGH / 2, LABEL, 14, "quiet", within=rect, room=wide - 4, high=HIGH)


def _draw_net(
    canvas: Canvas, cell: Box, letter: str, cells: Sequence[Cell], chosen: bool, fits: bool,
    act: Callable[[], object],
) -> None:  # fmt: skip
    rect = cell.rect(canvas)
    why = "" if fits else say("{letter} fits nowhere now (DD-37).", letter=letter)
    region = canvas.region(f"net-{letter}", rect, act, say("Net {letter}", letter=letter), why)
    canvas.fill(rect, "front" if chosen else "box", 7)
    if chosen:
        canvas.outline(rect, "now", 3, 7)
    else:
        canvas.outline(rect, "line", 1, 7)
        if canvas.pointer.hover == region.key:
            canvas.outline(rect, "ghost-edge", 2, 7)
    canvas.text(
        letter, cell.x + 5, cell.y + 10, BOLD, 13, "text" if chosen else "quiet", within=rect
    )
    picture = net_picture(canvas, tuple(cells), canvas.px(10))
    at = (rect.centerx + canvas.px(4), rect.centery + canvas.px(1))
    canvas.surface.blit(picture, picture.get_rect(center=at))
    if not fits:
        canvas.veil(rect, "box", 170, 7)
    canvas.ring(region, 7)


def net_picture(canvas: Canvas, cells: tuple[Cell, ...], square: int) -> pygame.Surface:
    """A net in small, its squares of so many pixels."""
    left, top = min(x for x, _ in cells), max(y for _, y in cells)
    return canvas.sprites.kept(
        ("dungeon-net", tuple((x - left, top - y) for x, y in cells), square),
        partial(_made, tuple((x - left, top - y) for x, y in cells), square),
    )


def _made(cells: tuple[Cell, ...], square: int) -> pygame.Surface:
    wide = (max(x for x, _ in cells) + 1) * square + 3
    high = (max(y for _, y in cells) + 1) * square + 3
    edge = 'stroke="#6b4a1c" stroke-width="1.5"'
    body = "".join(
        f'<rect x="{x * square + 1.5}" y="{y * square + 1.5}" width="{square}" height="{square}" '
        f'fill="#e2c894" {edge}/>'
        for x, y in cells
    )
    x, y = cells[0]
    body += (
        f'<circle cx="{(x + 0.5) * square + 1.5}" cy="{(y + 0.5) * square + 1.5}" '
        f'r="{square * 0.27:.2f}" fill="#fffaf0" {edge}/>'
    )
    return shapes.picture(body, wide, high)
