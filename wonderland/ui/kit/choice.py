"""A choice of one among a few: all side by side where there is room for them, else one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.layout import REST, Box, line_in, text_width
from wonderland.ui.kit.sizes import NOTE
from wonderland.ui.kit.spaces import CONTROL, GAP, LOW_CONTROL


def choice_wide(canvas: Canvas, choices: Sequence[tuple[str, str]], room: float) -> float:
    """How wide a choice is, in logical pixels, where there is so much room for it."""
    wide = canvas.segmented_wide(choices)
    if wide <= room:
        return wide
    widest = max(text_width(canvas, label, BOLD, NOTE) for _, label in choices)
    return 2 * CONTROL + widest + 2 * GAP


def draw_choice(
    canvas: Canvas, box: Box, key: str, choices: Sequence[tuple[str, str]], chosen: str,
    pick: Callable[[str], None], why: str = "",
) -> None:  # fmt: skip
    """Draw a choice in a box as wide as ``choice_wide`` says, or narrower.

    Args:
        canvas: what is drawn on.
        box: where it is.
        key: what its controls' keys begin with, or end with where one is seen at a time.
        choices: each one's value and what it is called.
        chosen: the value that is chosen.
        pick: chooses a value.
        why: what is said of it when it is pointed at.
    """
    if canvas.segmented_wide(choices) <= box.width + 0.5:
        canvas.segmented(key, *box.end, choices, chosen, pick, why)
        return
    known = [value for value, _ in choices]
    at = known.index(chosen)
    less, value, more = box.fitted(height=LOW_CONTROL).columns(CONTROL, REST, CONTROL)
    for way, sign, button, by in (("less", "‹", less, -1), ("more", "›", more, 1)):
        take = partial(pick, next_of(known, chosen, by))
        canvas.button(f"{way}-{key}", button.rect(canvas), sign, take, why=why)
    line_in(canvas, value, choices[at][1], BOLD, NOTE, align=CENTRE)
