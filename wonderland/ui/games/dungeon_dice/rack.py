"""The rack of nets: each as a small picture, the one in hand as it is turned."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from wonderland.core.message import lines, say
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box

Cell = tuple[int, int]
ACROSS, GAP, HIGH = 4, 5.0, 50.0
HEAD, FOOT = 41.0, 4.0
NUDGE, LETTER_AT = 4.0, (5.0, 10.0)
"""A net is drawn so far right of its cell's middle, beside its letter, and the letter there."""
LINE = 1.5
"""The outline of a net's squares, in pixels."""


def rack_height(nets: int) -> float:
    """How high the rack of so many nets is."""
    rows = -(-(nets + 1) // ACROSS)
    return HEAD + rows * (HIGH + GAP) + FOOT


def draw_rack(
    canvas: Canvas, box: Box, nets: Mapping[str, Sequence[Cell]], chosen: str, says: str,
    unfit: Mapping[str, str], pick: Callable[[str], Callable[[], object]],
    marked: frozenset[str] = frozenset(),
) -> None:  # fmt: skip
    """Draw the rack.

    Args:
        canvas: what is drawn on.
        box: where.
        nets: each net's squares by its letter, the start square first.
        chosen: the letter of the one in hand.
        says: what the one in hand is called, and how it is turned.
        unfit: why each can't lie, ``""`` for one that can.
        pick: takes up a net.
        marked: the letters of those that are pointed at.
    """
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 7)
    head, below = box.inset(10, 0).rows(HEAD, REST)
    title = canvas.text(say("Net"), *head.left, TITLE, 20, within=rect)
    room = head.right - title.right / canvas.scale - 12
    canvas.text(says, *head.end, LABEL, 15, "quiet", RIGHT, rect, room=room, high=HEAD - FOOT)
    rows = below.pile(-(-(len(nets) + 1) // ACROSS), HIGH, GAP)
    cells = [cell for row in rows for cell in row.columns(*[REST] * ACROSS, gap=GAP)]
    for cell, (letter, squares) in zip(cells, nets.items(), strict=False):
        _draw_net(
            canvas, cell, letter, squares, letter == chosen, unfit.get(letter, ""), pick(letter)
        )
        if letter in marked:
            canvas.dashes(cell.rect(canvas), "ghost-edge", 2.6, 7, 6)
    last = cells[len(nets)].inset(FOOT - 1, 0)
    ways = lines(say("1 to 9, N"), say("or a click"))
    canvas.text(ways, *last.left, LABEL, 14, "quiet", within=rect, room=last.width, high=HIGH)


def _draw_net(
    canvas: Canvas, cell: Box, letter: str, cells: Sequence[Cell], chosen: bool, unfit: str,
    act: Callable[[], object],
) -> None:  # fmt: skip
    rect = cell.rect(canvas)
    region = canvas.region(f"net-{letter}", rect, act, say("Net {letter}", letter=letter), unfit)
    region.picks, region.chosen_by_space = True, chosen  # Enter goes on, once it is chosen
    canvas.fill(rect, "front" if chosen else "box", 7)
    if chosen:
        canvas.lit(rect, 3, 7)
    else:
        canvas.outline(rect, "line", 1, 7)
        if canvas.pointer.hover == region.key:
            canvas.outline(rect, "ghost-edge", 2, 7)
    canvas.text(
        letter,
        cell.x + LETTER_AT[0],
        cell.y + LETTER_AT[1],
        BOLD,
        13,
        "text" if chosen else "quiet",
        within=rect,
    )
    picture = net_picture(canvas, tuple(cells), canvas.px(10))
    at = (rect.centerx + canvas.px(NUDGE), rect.centery + canvas.px(1))
    canvas.surface.blit(picture, picture.get_rect(center=at))
    if unfit:
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
    wide = (max(x for x, _ in cells) + 1) * square + round(2 * LINE)
    high = (max(y for _, y in cells) + 1) * square + round(2 * LINE)
    edge = f'stroke="#6b4a1c" stroke-width="{LINE}"'
    body = "".join(
        f'<rect x="{x * square + LINE}" y="{y * square + LINE}" width="{square}" height="{square}" '
        f'fill="#e2c894" {edge}/>'
        for x, y in cells
    )
    x, y = cells[0]
    body += (
        f'<circle cx="{(x + 0.5) * square + LINE}" cy="{(y + 0.5) * square + LINE}" '
        f'r="{square * 0.27:.2f}" fill="#fffaf0" {edge}/>'
    )
    return shapes.picture(body, wide, high)
