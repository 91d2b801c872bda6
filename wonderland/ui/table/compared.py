"""A turn that was looked back on, shown on the table: what was played in grey, what was better in green."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.kit.looking_back import Analysis, Mistake
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.note import Avoid, Note, Said, draw_note

PLAYED, BETTER = "quiet", "good"
"""The colours of what was played, and of what was better."""
LIGHT = 6.0
"""What is light under a mark so that it is seen on any ground."""
SMALL = 36.0
"""What is no wider, such as a die in a row, is marked by thinner frames, and round its outside."""
CORNERS = (("bottom", "left"), ("top", "left"), ("bottom", "right"), ("top", "right"))


class Place(NamedTuple):
    """A place on the table that is marked; ``number`` is its place in a row, 0 for none."""

    rect: Rect
    number: int = 0


class Compared(NamedTuple):
    """A decision for which something better was found.

    Attributes:
        line: how many lines of the record lead to it.
        seat: whose it was.
        title: the same for people, and when it was.
        played, better: the lines.
        did, advised: the same in sentences.
    """

    line: int
    seat: str
    title: str
    played: Sequence[str]
    better: Sequence[str]
    did: str
    advised: str

    @classmethod
    def of(cls, found: Analysis, mistake: Mistake, name: str) -> Compared:
        """A decision of an analysis; ``name`` is what its seat is called."""
        title = say("{name}, turn {n}", name=name, n=mistake.turn)
        return cls(
            mistake.line, mistake.seat, title, mistake.played, mistake.better,
            found.played(mistake), found.advice(mistake),
        )  # fmt: skip


def draw_compared(
    canvas: Canvas, felt: Rect, compared: Compared, where: Callable[[Sequence[str]], Sequence[Place]]
) -> None:
    """Mark both on the table, and say on it what they are.

    Args:
        canvas: what is drawn on.
        felt: where the sentences may stand.
        compared: the decision.
        where: says where on the table lines happen, in their order.
    """
    played, better = where(compared.played), where(compared.better)
    for rect, _ in better:
        _draw_mark(canvas, rect, BETTER)
    for rect, _ in played:
        _draw_mark(canvas, rect, PLAYED, within=rect in [place.rect for place in better])
    for rect, number in played:
        _draw_number(canvas, rect.topleft, number, PLAYED)
    for rect, number in better:
        _draw_number(canvas, rect.topright, number, BETTER)
    about = [rect for rect, _ in (*played, *better)]
    said = (Said(compared.did, heading=True), Said(compared.advised))
    note = Note(compared.title, said, BETTER, (), CORNERS)
    draw_note(canvas, felt, felt.bottom, note, Avoid([], about, []))


def _draw_mark(canvas: Canvas, place: Rect, colour: str, *, within: bool = False) -> None:
    """Draw a frame that is seen on any ground; ``within`` another frame round the same place."""
    small = min(place.size) <= canvas.px(SMALL)
    part = 0.5 if small else 1.0
    step = canvas.px(LIGHT * part)
    out = (step if small else 0) - (step if within else 0)
    rect, round_ = place.inflate(out, out), 8.0 * part
    canvas.veil(rect, colour, 90, round_)
    canvas.outline(rect, "front", LIGHT * part, round_)
    canvas.outline(rect, colour, 4.0 * part, round_)


def _draw_number(canvas: Canvas, at: tuple[int, int], number: int, colour: str) -> None:
    """Draw a number at a corner of a mark; nothing where it has none."""
    if number:
        canvas.disc(at, canvas.px(10.0), colour)
        x, y = at[0] / canvas.scale, at[1] / canvas.scale
        canvas.text(str(number), x, y, BOLD, 13.0, "front", CENTRE)
