"""A row of the set-up form: the name of an option, and beside it what it is and how it is changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.message import say
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.choice import choice_wide, draw_choice
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in, text_width
from wonderland.ui.kit.spaces import APART, CONTROL, GAP, LOW_CONTROL, NEAR

AUTO = say("auto")
"""What a number is called that follows from the others where none is named."""
NAME = 16.0
"""How large the name of an option is set."""
SAYS, LEADING = 14.0, 1.3
"""How large and how wide apart the lines are set that say what an option means."""
NUMBER = 17.0
"""How large a number is set."""
LEAST = 48.0
"""The least width of a number."""


def named(canvas: Canvas, box: Box, name: str, wide: float) -> Box:
    """Write the name of an option at the left of its row; return the room for its control."""
    label, control = box.columns(REST, wide, gap=NEAR)
    line_in(canvas, label, name, LABEL, NAME, high=True)
    return control.fitted(height=LOW_CONTROL)


def draw_one_of(
    canvas: Canvas, box: Box, name: str, key: str, pairs: Sequence[tuple[str, str]],
    chosen: str, pick: Callable[[str], None], why: str = "",
) -> None:  # fmt: skip
    """Draw an option's name, and the choice beside it."""
    room = box.width - text_width(canvas, name, LABEL, NAME) - APART
    wide = min(choice_wide(canvas, pairs, room), max(room, box.width * 0.72))
    draw_choice(canvas, named(canvas, box, name, wide), key, pairs, chosen, pick, why)


def draw_number(
    canvas: Canvas, box: Box, name: str, key: str, shown: str, change: Callable[[int], None], why: str, *, usual: bool
) -> None:
    """Draw an option's name, and beside it a number with a button on each side.

    Args:
        canvas: what is drawn on.
        box: where it is.
        name: what the option is called.
        key: what its buttons' keys end with.
        shown: the number.
        change: changes it by so many steps.
        why: what is said of it when it is pointed at.
        usual: whether it is what it is if nothing is chosen.
    """
    sizes = (CONTROL, max(LEAST, text_width(canvas, shown, BOLD, NUMBER) + GAP), CONTROL)
    less, value, more = named(canvas, box, name, sum(sizes)).columns(*sizes)
    canvas.button(f"less-{key}", less.rect(canvas), "−", lambda: change(-1), why=why)
    canvas.button(f"more-{key}", more.rect(canvas), "+", lambda: change(1), why=why)
    ink = "text" if usual else "target"
    line_in(canvas, value, shown, BOLD, NUMBER, ink, CENTRE)
