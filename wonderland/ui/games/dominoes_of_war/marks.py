"""What the table marks: reach, targets, lanes, blasts, and what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from wonderland.games.dominoes_of_war.queries import Lane
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.games.dominoes_of_war.plan import EDGE, Plan
from wonderland.ui.kit.canvas import Canvas

SOFT = 110
HATCHED = 60
LANE_WIDE = 3.0


def frame(canvas: Canvas, plan: Plan, name: str, colour: str) -> None:
    """A frame round a square."""
    canvas.outline(plan.cell(name), colour, 3, 6)


def pointed(canvas: Canvas, plan: Plan, name: str) -> None:
    """A square that a lesson points at."""
    cell = plan.cell(name).inflate(-2, -2)
    canvas.outline(cell, "now-text", 5, 7)
    canvas.outline(cell, "now", 3, 6)


def open_square(canvas: Canvas, plan: Plan, name: str) -> None:
    """A square that may be taken."""
    cell = plan.cell(name).inflate(-4, -4)
    canvas.veil(cell, "now", HATCHED, 5)
    canvas.outline(cell, "now", 1.5, 5)


def reach(canvas: Canvas, plan: Plan, name: str, *, unknown: bool) -> None:
    """A tile where a move may end; one that is face down may be a mine."""
    cell = plan.cell(name)
    canvas.veil(cell, "reach", SOFT, 5)
    canvas.outline(cell, "reach-edge", 2, 5)
    if unknown:
        things.sign(canvas, "mine", (cell.centerx, cell.centery), max(8, plan.square // 6))


def target(canvas: Canvas, plan: Plan, name: str, source: str, *, aimed: bool) -> None:
    """Whom the figure in hand can hit, and the line to it."""
    cell = plan.cell(name)
    canvas.line([plan.cell(source).center, cell.center], "now", 3)
    canvas.veil(cell, "target", SOFT, 5)
    canvas.outline(cell, "now" if aimed else "aim", 4, 5)


def threat(canvas: Canvas, plan: Plan, name: str) -> None:
    """A tile that an enemy can hit."""
    cell = plan.cell(name).inflate(-4, -4)
    canvas.veil(cell, "target", HATCHED, 5)
    canvas.dots(cell, "aim", 2, 5, 7)


def blast(canvas: Canvas, plan: Plan, tiles: Sequence[str]) -> None:
    """The tiles that go with a charge."""
    for name in tiles:
        canvas.dots(plan.cell(name).inflate(-6, -6), "aim", 2, 5, 7)


def lanes(canvas: Canvas, plan: Plan, seen: Sequence[Lane]) -> None:
    """The lines along which snipers look: dots, and an arrowhead on every other square."""
    for lane in seen:
        centres = [plan.cell(name).center for name in lane.squares]
        if len(centres) > 1:
            colour = f"soldier-{lane.seat}"
            canvas.line([centres[0], centres[-1]], colour, LANE_WIDE, 9.0)
            for before, at in list(pairwise(centres))[::2]:
                _arrowhead(canvas, before, at, round(0.13 * plan.square), colour)


def _arrowhead(canvas: Canvas, before: tuple[int, int], at: tuple[int, int], arm: int, colour: str) -> None:
    """An arrowhead at a place, that points away from the one before it."""
    x, y = (at[0] > before[0]) - (at[0] < before[0]), (at[1] > before[1]) - (at[1] < before[1])
    back = at[0] - arm * x, at[1] - arm * y
    tip = at[0] + arm * x, at[1] + arm * y
    arms = [(back[0] - arm * y, back[1] - arm * x), tip, (back[0] + arm * y, back[1] + arm * x)]
    canvas.line(arms, "edge-text", LANE_WIDE + 2)
    canvas.line(arms, colour, LANE_WIDE)


def empty(canvas: Canvas, plan: Plan, name: str) -> None:
    """A base tile that is still to be stocked."""
    canvas.dots(plan.cell(name).inflate(-4, -4), "now", 2, 5, 7)


def free_edge(canvas: Canvas, plan: Plan, name: str) -> None:
    """An edge on which a wall may be put."""
    place = plan.edge(name, canvas.px(EDGE))
    wide = canvas.px(3.0)
    slim = place.inflate(wide - place.width, -place.height // 4)
    if place.width > place.height:
        slim = place.inflate(-place.width // 4, wide - place.height)
    canvas.veil(slim, "now", 150, 2)


def edge(canvas: Canvas, plan: Plan, name: str) -> None:
    """An edge that may be clicked, as long as the wall on it."""
    place = plan.edge(name, canvas.px(EDGE))
    more = round(0.9 * plan.square) - max(place.size)
    flat = place.width > place.height
    canvas.outline(place.inflate(more if flat else 0, 0 if flat else more), "now", 2, 4)
