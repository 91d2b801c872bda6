"""A net on the table, drawn as one body: shadow, edge, trim, mortar, flagstones, joints, hinges.

Squares are columns and rows counted from 0. Two nets are never joined: the double edge between
them is what tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

import pygame

from wonderland.ui.games.dungeon_dice.figures import faded
from wonderland.ui.games.dungeon_dice.looks import FLOORS, SHARP_FLOORS, Floor
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.dashes import broken

Cell = tuple[int, int]
MARGIN = 10
"""The room round a body for its shadow, in units of a square of 46."""
SIDE = 46.0
CUTS: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    ((0, 0, 0.58, 0.5), (0.58, 0, 1, 0.38), (0, 0.5, 0.4, 1), (0.4, 0.5, 0.58, 1), (0.58, 0.38, 1, 1)),
    ((0, 0, 0.45, 0.62), (0.45, 0, 1, 0.45), (0, 0.62, 0.45, 1), (0.45, 0.45, 1, 1)),
    ((0, 0, 0.64, 0.4), (0.64, 0, 1, 0.4), (0, 0.4, 0.36, 1), (0.36, 0.4, 1, 1)),
    ((0, 0, 0.5, 0.34), (0.5, 0, 1, 0.56), (0, 0.34, 0.5, 1), (0.5, 0.56, 1, 1)),
)
"""How a square is cut into flagstones: four patterns, each stone by its corners."""
ROUND, LEAST_ROUND, BRIDGE = 9.0, 3.0, 6.0
"""How round a body's corners are, those of its inner layers at least, and how far within two squares
what joins them begins."""
GLOSS = (1.2, 1.4, 2.6)
"""How far within a stone its light lies: from the left, from above, and where it ends."""
SEAM_FROM, HINGE_FROM, HINGE = 8.0, 9.0, (5.2, 6.0)
"""How far from a square's corner its seams and their hinges begin, and a hinge across and along."""
LINE_IN = 3.0
"""How far within a square the broken edge of a net lies that may not lie there."""
GHOSTS = {True: ("f6e7b4", "d79d1c"), False: ("e9b9a9", "a33a2e")}
"""A net in hand: the filling and the edge, where it may lie and where not."""
SHADOWS = {"laid": ((2.0, 4.0), 107), "held": ((4.0, 8.0), 90)}


class BodyPlan:
    """The squares of a body, and where each comes to lie in its picture.

    Args:
        cells: its squares, the first of them the start square if it has one.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells = tuple(cells)
        self.set = frozenset(self.cells)
        self.left = min(column for column, _ in self.cells)
        self.top = max(row for _, row in self.cells)
        right = max(column for column, _ in self.cells)
        bottom = min(row for _, row in self.cells)
        self.wide = (right - self.left + 1) * SIDE + 2 * MARGIN
        self.high = (self.top - bottom + 1) * SIDE + 2 * MARGIN

    def place(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a square, in units."""
        return (cell[0] - self.left) * SIDE + MARGIN, (self.top - cell[1]) * SIDE + MARGIN

    def joined(self, cell: Cell) -> tuple[bool, bool, bool, bool]:
        """Whether the body goes on to the left, right, above and below of a square."""
        x, y = cell
        near = ((x - 1, y), (x + 1, y), (x, y + 1), (x, y - 1))
        left, right, above, below = (there in self.set for there in near)
        return left, right, above, below


def layer(plan: BodyPlan, inset: float, fill: str) -> str:
    """The whole body, smaller by an inset, in one colour."""
    out = ""
    for cell in plan.cells:
        x, y = plan.place(cell)
        _, right, _, below = plan.joined(cell)
        side, round_ = SIDE - 2 * inset, max(LEAST_ROUND, ROUND - inset)
        out += f'<rect x="{x + inset:g}" y="{y + inset:g}" width="{side:g}" height="{side:g}" rx="{round_:g}"/>'
        long = 2 * (SIDE - inset - BRIDGE)
        if right:
            out += f'<rect x="{x + inset + BRIDGE:g}" y="{y + inset:g}" width="{long:g}" height="{side:g}"/>'
        if below:
            out += f'<rect x="{x + inset:g}" y="{y + inset + BRIDGE:g}" width="{side:g}" height="{long:g}"/>'
    return f'<g fill="#{fill}">{out}</g>'


def body(plan: BodyPlan, tones: Floor, *, start: bool) -> str:
    """A net as it lies: edge, trim, mortar, stones, joints, and the ring on its start square."""
    out = layer(plan, 1, tones.edge) + layer(plan, 2.4, tones.trim)
    out += layer(plan, 5, tones.edge) + layer(plan, 6, tones.mortar)
    out += "".join(_stones(plan, cell, tones) for cell in plan.cells)
    out += "".join(_joints(plan, cell, tones) for cell in plan.cells)
    if start:
        x, y = plan.place(plan.cells[0])
        shine = 0.28 if tones.gloss > 0.2 else 0.14
        out += (
            f'<circle cx="{x + SIDE / 2:g}" cy="{y + SIDE / 2:g}" r="12" fill="#fff6e2" '
            f'fill-opacity="{shine}" stroke="#{tones.ring}" stroke-width="2"/>'
        )
    return out


Stone = tuple[float, float, float, float]


def stones_of(cell: Cell, tones: Floor) -> list[tuple[Stone, str]]:
    """The flagstones of a square: where each lies, in shares of the square, and its tone."""
    column, row = cell[0], cell[1] + 1
    cuts = CUTS[(column * 7 + row * 5 + column * row) % 4]
    return [(cut, tones.stones[(column * 3 + row * 5 + number * 2) % 3]) for number, cut in enumerate(cuts)]


def _stones(plan: BodyPlan, cell: Cell, tones: Floor) -> str:
    x, y = plan.place(cell)
    left, right, above, below = plan.joined(cell)
    x0, x1 = x + (1.4 if left else 6.6), x + SIDE - (1.4 if right else 6.6)
    y0, y1 = y + (1.4 if above else 6.6), y + SIDE - (1.4 if below else 6.6)
    out = ""
    for (a, b, c, d), tone in stones_of(cell, tones):
        u0, u1 = x0 + (x1 - x0) * a, x0 + (x1 - x0) * c
        v0, v1 = y0 + (y1 - y0) * b, y0 + (y1 - y0) * d
        out += (
            f'<rect x="{u0 + 0.5:.1f}" y="{v0 + 0.5:.1f}" width="{u1 - u0 - 1:.1f}" '
            f'height="{v1 - v0 - 1:.1f}" rx="2.4" fill="#{tone}"/>'
        )
        if tones.gloss:
            out += (
                f'<path d="M{u0 + GLOSS[0]:.1f} {v1 - GLOSS[2]:.1f} V{v0 + GLOSS[1]:.1f} '
                f'H{u1 - GLOSS[2]:.1f}" fill="none" stroke="#ffffff" stroke-width="1" opacity="{tones.gloss}"/>'
            )
    return out


def _joints(plan: BodyPlan, cell: Cell, tones: Floor) -> str:
    """The seams between a square and those to its right and below it, each with two hinges."""
    x, y = plan.place(cell)
    _, right, _, below = plan.joined(cell)
    out = ""
    pin = f'rx="1.6" fill="#{tones.hinge}" stroke="#{tones.edge}" stroke-width="1"'
    lies, stands = (f'width="{a:g}" height="{b:g}"' for a, b in (HINGE, HINGE[::-1]))
    if right:
        out += _seam(_right_of(x, y), tones)
        for at in (y + HINGE_FROM, y + SIDE - HINGE_FROM - HINGE[1]):
            out += f'<rect x="{x + SIDE - HINGE[0] / 2:g}" y="{at:g}" {lies} {pin}/>'
    if below:
        out += _seam(_below(x, y), tones)
        for at in (x + HINGE_FROM, x + SIDE - HINGE_FROM - HINGE[1]):
            out += f'<rect x="{at:g}" y="{y + SIDE - HINGE[0] / 2:g}" {stands} {pin}/>'
    return out


def _right_of(x: float, y: float) -> str:
    """The seam between a square, whose upper left is given, and that to its right."""
    return f"M{x + SIDE:g} {y + SEAM_FROM:g} V{y + SIDE - SEAM_FROM:g}"


def _below(x: float, y: float) -> str:
    """The seam between a square and that below it."""
    return f"M{x + SEAM_FROM:g} {y + SIDE:g} H{x + SIDE - SEAM_FROM:g}"


def _seam(path: str, tones: Floor) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="#{tones.edge}" stroke-width="3.6"/>'
        f'<path d="{path}" fill="none" stroke="#{tones.trim}" stroke-width="2"/>'
    )


def ghost(plan: BodyPlan, *, fits: bool) -> str:
    """A net in hand: one flat body, its edge broken where it may not lie."""
    fill, edge = GHOSTS[fits]
    out = layer(plan, 1, edge) + layer(plan, 3.6, fill) if fits else layer(plan, 3.6, fill)
    for cell in plan.cells:
        x, y = plan.place(cell)
        left, right, above, below = plan.joined(cell)
        inner = f'fill="none" stroke="#{edge}" stroke-width="1.6" opacity="0.6"'
        if right:
            out += f'<path d="{_right_of(x, y)}" {inner}/>'
        if below:
            out += f'<path d="{_below(x, y)}" {inner}/>'
        if fits:
            continue
        outer = f'fill="none" stroke="#{edge}" stroke-width="2.6"'
        a, b, c, d = x + LINE_IN, y + LINE_IN, x + SIDE - LINE_IN, y + SIDE - LINE_IN
        for joined, line in (
            (above, ((a, b), (c, b))),
            (below, ((a, d), (c, d))),
            (left, ((a, b), (a, d))),
            (right, ((c, b), (c, d))),
        ):
            if not joined:
                out += f'<path d="{broken(line, 7, 5)}" {outer}/>'
    return out


def tones_of(canvas: Canvas, side: str) -> Floor:
    """The colours of a side's floors in the theme that is shown."""
    return (SHARP_FLOORS if canvas.theme.sharp else FLOORS)[side]


def draw_floor(
    canvas: Canvas, cells: tuple[Cell, ...], side: str, square: int, at: Callable[[Cell], tuple[int, int]],
    *, start: bool = True,
) -> None:  # fmt: skip
    """Draw a net that lies on the table.

    Args:
        canvas: what is drawn on.
        cells: its squares, the start square first.
        side: whose it is.
        square: the side of a square, in pixels.
        at: says where a square's upper left corner is, in pixels.
        start: whether its first square is marked as its start square.
    """
    plan, tones = BodyPlan(cells), tones_of(canvas, side)
    key = ("dungeon-floor", cells, side, square, start, canvas.theme.sharp)
    drawn = canvas.sprites.kept(key, partial(_painted, plan, partial(body, plan, tones, start=start), square, "laid"))
    _blit(canvas, plan, drawn, square, at)


def draw_ghost(
    canvas: Canvas, cells: tuple[Cell, ...], square: int, at: Callable[[Cell], tuple[int, int]], *, fits: bool
) -> None:
    """Draw a net that is in hand."""
    plan = BodyPlan(cells)
    shape = tuple((x - plan.left, plan.top - y) for x, y in cells)
    drawn = canvas.sprites.kept(
        ("dungeon-ghost", shape, square, fits),
        partial(_painted, plan, partial(ghost, plan, fits=fits), square, "held" if fits else ""),
    )
    _blit(canvas, plan, drawn, square, at)


def _blit(
    canvas: Canvas, plan: BodyPlan, drawn: pygame.Surface, square: int, at: Callable[[Cell], tuple[int, int]]
) -> None:
    margin = round(MARGIN * square / SIDE)
    x, y = at((plan.left, plan.top))
    canvas.surface.blit(drawn, (x - margin, y - margin))


def _painted(plan: BodyPlan, make: Callable[[], str], square: int, shadow: str) -> pygame.Surface:
    unit = square / SIDE
    margin = round(MARGIN * unit)
    columns = round((plan.wide - 2 * MARGIN) / SIDE)
    rows = round((plan.high - 2 * MARGIN) / SIDE)
    size = (columns * square + 2 * margin, rows * square + 2 * margin)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    shift = margin - MARGIN * unit

    def scaled(content: str, dx: float = 0.0, dy: float = 0.0) -> pygame.Surface:
        move = f"translate({shift + dx * unit:.3f} {shift + dy * unit:.3f}) scale({unit:.5f})"
        return shapes.picture(f'<g transform="{move}">{content}</g>', *size)

    if shadow:
        (dx, dy), alpha = SHADOWS[shadow]
        whole.blit(faded(scaled(layer(plan, 1, "071310"), dx, dy), alpha), (0, 0))
    whole.blit(scaled(make()), (0, 0))
    return whole
