"""What the table marks: reach, targets, lanes, blasts, and what is picked."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dominoes_of_war.queries import Lane
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.games.dominoes_of_war.plan import EDGE, Plan
from wonderland.ui.kit.canvas import Canvas

SOFT = 110
HATCHED = 60
LANE_GAP, LANE_WIDE = 9.0, 3.0


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
    """The lines along which snipers look."""
    for lane in seen:
        if len(lane.squares) > 1:
            ends = [plan.cell(lane.squares[0]).center, plan.cell(lane.squares[-1]).center]
            canvas.line(ends, f"soldier-{lane.seat}", LANE_WIDE, LANE_GAP)


def edge(canvas: Canvas, plan: Plan, name: str) -> None:
    """An edge that may be clicked."""
    canvas.outline(plan.edge(name, canvas.px(EDGE)), "now", 2, 4)
