"""The box of figures from which a base is stocked: each type as it stands, and how many are left."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.games.dominoes_of_war import things
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, line_in
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import GAP, TIGHT

HIGH = 156.0
"""The height of the box."""
NAME = 24.0
KEY = "stock-"
"""Before a type: what its place in the box is called."""
PEG = 5.5
"""The radius of a peg."""


class Slot(NamedTuple):
    """A type of figures in the box.

    Attributes:
        seat, faction: whose figures.
        key, name: the type, and what people call it.
        left, owned: how many are left, of how many.
        act: what a click does; None where it can't be taken now.
    """

    seat: str
    faction: str
    key: str
    name: str
    left: int
    owned: int
    act: Callable[[], object] | None


def draw(canvas: Canvas, box: Box, slots: Sequence[Slot]) -> None:
    """Draw the box with its slots beside one another."""
    tray = box.fitted(width=800.0).inset(GAP, TIGHT)
    canvas.fill(tray.rect(canvas), "panel", RADIUS)
    places = tray.inset(TIGHT).columns(*[REST] * len(slots), gap=TIGHT)
    for number, (slot, place) in enumerate(zip(slots, places, strict=True), start=1):
        _draw_slot(canvas, place, slot, number)


def pointed(canvas: Canvas) -> str:
    """The type that is pointed at; ``""`` for none."""
    over = canvas.pointer.hover or canvas.pointer.focus
    return over.removeprefix(KEY) if over.startswith(KEY) else ""


def _draw_slot(canvas: Canvas, box: Box, slot: Slot, number: int) -> None:
    rect = box.rect(canvas)
    gaps = {"troop": slot.name, "n": slot.left}
    spoken = say("{troop} ({n})", **gaps)
    region = canvas.region(KEY + slot.key, rect, slot.act, spoken, shortcut=f"pick-{number}")
    lit = slot.act is not None and canvas.pointer.hover == region.key
    canvas.fill(rect, "front" if slot.act else "box", RADIUS)
    if lit:
        canvas.outline(rect, "now", 3, RADIUS)
    digit = box.inset(GAP, TIGHT).rows(NAME, REST)[0]
    line_in(canvas, digit, str(number), BOLD, NOTE, "quiet", within=rect)
    figure, name, pegs = box.inset(TIGHT, TIGHT).rows(REST, NAME, 22.0)
    side = round(min(figure.width, figure.height) * canvas.scale / things.FIGURE_BOX[1])
    drawn = things.soldier(canvas, slot.seat, slot.key, slot.faction, side)
    canvas.surface.blit(drawn, drawn.get_rect(center=figure.rect(canvas).center))
    ink = "text" if slot.act else "quiet"
    line_in(canvas, name, slot.name, BOLD, PLAIN, ink, CENTRE, rect)
    x, y = pegs.centre
    for peg in range(slot.owned):
        at = canvas.px(x + (peg - (slot.owned - 1) / 2) * 15.0), canvas.px(y)
        if peg < slot.left:
            canvas.disc(at, canvas.px(PEG), "text")
        canvas.hoop(at, canvas.px(PEG), canvas.px(1.5), "quiet")
    canvas.ring(region, RADIUS)
