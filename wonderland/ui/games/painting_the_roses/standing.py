"""Where guardsmen and the Queen of Hearts stand: several on one hedge fan out, and none hides another.

Where the ring runs level guardsmen stand at both sides of the Queen; elsewhere between the hedge and
her.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from wonderland.games.painting_the_roses.named_line import guard_of
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.ui.games.painting_the_roses.layout import QUEEN_WIDER, Layout
from wonderland.ui.kit.layout import Box

HIDDEN, INWARDS, MOST_INWARDS = 0.2, 0.1, 4.0
"""How much of a guardsman she may hide; and in her widths, the steps in which she makes room, and how
far at most."""


class Standing(NamedTuple):
    """Boxes of those who stand in the garden.

    Attributes:
        guards: each seat's guardsman.
        queen: the Queen of Hearts with her sceptre, None where she is not at large.
    """

    guards: dict[str, Box]
    queen: Box | None


def standing(layout: Layout, view: StateForm, gone: Collection[str] = ()) -> Standing:
    """Where they stand in a view.

    Args:
        layout: where things lie.
        view: what a seat sees.
        gone: seats whose guardsman is not counted any more.
    """
    there: dict[str, list[str]] = {}
    for seat in view["guards"]:
        if (guard := guard_of(view, seat)) and seat not in gone:
            there.setdefault(guard.hedge, []).append(seat)
    queen = view["queen"]
    guards = {}
    for hedge, seats in there.items():
        for number, seat in enumerate(seats):
            if hedge == queen and layout.level(hedge):
                guards[seat] = layout.beside_queen(hedge, number)
            else:
                guards[seat] = layout.figure_box(hedge, layout.guard, number, len(seats))
    if not queen:
        return Standing(guards, None)
    beside = [guards[seat] for seat in there.get(queen, ())]
    return Standing(guards, _queen(layout, queen, beside))


def _queen(layout: Layout, hedge: str, beside: Sequence[Box]) -> Box:
    """Where she stands that she hides nobody of those beside her: inwards of them, if she must."""
    inwards = 0.0
    while True:
        box = with_sceptre(layout.queen_box(hedge, inwards))
        if inwards > MOST_INWARDS or all(_hidden(guard, box) < HIDDEN for guard in beside):
            return box
        inwards += INWARDS


def with_sceptre(box: Box) -> Box:
    """All that the Queen covers who stands in a box, her sceptre with her."""
    return Box(box.x, box.y, box.width * QUEEN_WIDER, box.height)


def _hidden(one: Box, other: Box) -> float:
    """How much of a box another one covers, from 0 to 1."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high) / (one.width * one.height)
