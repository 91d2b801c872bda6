"""The rack of nets: each as a small picture, the one in hand as it is turned."""

from __future__ import annotations

from functools import partial

import pygame

from wonderland.core.message import lines, say
from wonderland.ui.games.dungeon_dice.laying import Laying, unfit
from wonderland.ui.kit import shapes
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box

Cell = tuple[int, int]
ACROSS, GAP, HIGH, HEAD, FOOT = 4, 5.0, 50.0, 41.0, 4.0
"""How many stand in a row, what is between them, the height of one, of the title, and free below."""
LINE = 1.5
"""The outline of a net's squares, in pixels."""


def rack_height(nets: int) -> float:
    """How high the rack of so many nets is."""
    rows = -(-(nets + 1) // ACROSS)
    return HEAD + rows * (HIGH + GAP) + FOOT


def draw_rack(canvas: Canvas, box: Box, laying: Laying, marked: frozenset[str], do: Do) -> None:
    """Draw the nets; those whose letter is ``marked`` are pointed at."""
    rect, letters = box.rect(canvas), laying.facts.letters
    canvas.fill(rect, "front", 7)
    head, below = box.inset(10, 0).rows(HEAD, REST)
    title = canvas.text(say("Net"), *head.left, TITLE, 20, within=rect)
    _, beside = head.columns(title.width / canvas.scale, REST, gap=12)
    canvas.text(laying.says(), *beside.end, LABEL, 15, "quiet", RIGHT, rect, beside.width, 37)
    rows = below.pile(-(-(len(letters) + 1) // ACROSS), HIGH, GAP)
    cells = [cell for row in rows for cell in row.columns(*[REST] * ACROSS, gap=GAP)]
    for cell, letter in zip(cells, letters, strict=False):
        _draw_net(canvas, cell, laying, letter, do)
        if letter in marked:
            canvas.dashes(cell.rect(canvas), "ghost-edge", 2.6, 7, 6)
    last = cells[len(letters)].inset(3, 0)
    ways = lines(say("1 to 9, N"), say("or a click"))
    canvas.text(ways, *last.left, LABEL, 14, "quiet", within=rect, room=last.width, high=HIGH)


def _draw_net(canvas: Canvas, cell: Box, laying: Laying, letter: str, do: Do) -> None:
    """Draw a net, the one in hand as it is turned."""
    rect, chosen, why = cell.rect(canvas), letter == laying.letter, unfit(laying, letter)
    act, name = partial(do, partial(laying.pick, letter)), say("Net {letter}", letter=letter)
    region = canvas.region(f"net-{letter}", rect, act, name, why)
    region.picks, region.chosen_by_space = True, chosen  # Enter goes on, once it is chosen
    canvas.fill(rect, "front" if chosen else "box", 7)
    if chosen:
        canvas.lit(rect, 3, 7)
    else:
        canvas.outline(rect, "line", 1, 7)
        if canvas.pointer.hover == region.key:
            canvas.outline(rect, "ghost-edge", 2, 7)
    x, y = cell.x + 5, cell.y + 10
    canvas.text(letter, x, y, BOLD, 13, "text" if chosen else "quiet", within=rect)
    cells = laying.facts.cells(letter, laying.orientation if chosen else 0)
    picture = net_picture(canvas, cells, canvas.px(10))
    at = (rect.centerx + canvas.px(4), rect.centery + canvas.px(1))
    canvas.surface.blit(picture, picture.get_rect(center=at))
    if why:
        canvas.veil(rect, "box", 170, 7)
    canvas.ring(region, 7)


def net_picture(canvas: Canvas, cells: tuple[Cell, ...], square: int) -> pygame.Surface:
    """A net in small, its squares of so many pixels."""
    left, top = min(x for x, _ in cells), max(y for _, y in cells)
    shape = tuple((x - left, top - y) for x, y in cells)
    return canvas.sprites.kept(("dungeon-net", shape, square), partial(_made, shape, square))


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
