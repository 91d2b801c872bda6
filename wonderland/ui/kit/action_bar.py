"""The bar at the foot of a board: one sentence of what is possible now, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD

ONE_ROW = 14.0
"""The size below which a sentence is set in several rows instead of one."""
ROWS, READABLE = 15.0, 11.0
"""The size of a sentence in several rows, and the one below which buttons make room for it."""
LEADING = 1.2
SHARES = (0.72, 0.64, 0.56, 0.48)
"""How much of the bar buttons may take where the sentence needs more room."""
MARGIN, NARROW = 20.0, 8.0
"""What is left free at the bar's ends, and beside what is seen of it where it is longer than that."""
Spec = ButtonSpec


class Foot(NamedTuple):
    """What the foot bar says and offers; the last button is the primary one."""

    sentence: str
    buttons: list[Spec]


def button(
    key: str, label: str, act: Callable[[], object] | None, hint: str = "", shortcut: str = "",
    *, primary: bool = False, why: str = "",
) -> Spec:  # fmt: skip
    """Describe a button of the bar."""
    return {"key": key, "label": label, "act": act, "hint": hint, "shortcut": shortcut,
            "primary": primary, "why": why}  # fmt: skip


def draw_foot(
    canvas: Canvas, bar: Rect, foot: Foot, do: Callable[[Callable[[], object]], None],
    *, quiet: bool = False, framed: bool = False, refused: bool = False,
) -> None:  # fmt: skip
    """Draw the foot bar.

    Args:
        canvas: what is drawn on.
        bar: where it is.
        foot: what it says and offers.
        do: carries out what a button does.
        quiet: whether the buttons wait, since something is still to be seen.
        framed: whether a lesson or a puzzle speaks, which may need two rows.
        refused: whether it speaks of a refusal; a red edge then says so.
    """
    canvas.fill(bar, "bar")
    s = canvas.scale
    y = bar.top / s
    start, left = _start(canvas, bar), bar.right / s - MARGIN
    if foot.buttons and not quiet:
        specs: list[ButtonSpec] = [
            {**spec, "act": _wrapped(spec["act"], do)} for spec in foot.buttons
        ]
        most = _room_for(canvas, bar, foot.sentence, canvas.buttons_wide(specs))
        left = canvas.buttons_right(left, y + 8, 32, specs, most)
    room = left - MARGIN - start
    if framed or canvas.size_for(foot.sentence, BOLD, 16, room) < ONE_ROW:
        _draw_rows(canvas, bar, foot.sentence, (start, room), refused=refused)
        return
    canvas.text(foot.sentence, start, y + 24, BOLD, 16, "bar-text", room=room)


def _start(canvas: Canvas, bar: Rect) -> float:
    """Where the sentence begins: in sight together with the primary button at the other end.

    Where a screen is larger than its window, the window moves to that button, and the bar may be
    longer than what is seen then.
    """
    seen = canvas.seen or bar.width
    return max(bar.left / canvas.scale + MARGIN, (bar.right - seen) / canvas.scale + NARROW)


def _wrapped(
    act: Callable[[], object] | None, do: Callable[[Callable[[], object]], None]
) -> Callable[[], None] | None:
    return None if act is None else lambda: do(act)


def _draw_rows(
    canvas: Canvas, bar: Rect, words: str, place: tuple[float, float], *, refused: bool
) -> None:
    """Draw the sentence in rows, from a place on and so wide."""
    start, room = place
    rows, size = _rows(canvas, bar, words, room)
    middle = bar.centery / canvas.scale
    if refused:
        edge = bar.copy()
        edge.width = canvas.px(7)
        canvas.fill(edge, "target")
    for index, row in enumerate(rows):
        y = middle + size * LEADING * (index - (len(rows) - 1) / 2)
        canvas.text(row, start, y, BOLD, size, "bar-text")


def _rows(canvas: Canvas, bar: Rect, words: str, width: float) -> tuple[Sequence[str], float]:
    """Break what the bar says into rows that have room in it; with their size."""
    high = bar.height / canvas.scale - 6
    return canvas.lines_in(words, BOLD, ROWS, max(80.0, width), high, LEADING)


def _room_for(canvas: Canvas, bar: Rect, sentence: str, wide: float) -> float:
    """How wide the buttons may be, so that the sentence can still be read."""
    whole = bar.right / canvas.scale - MARGIN
    start = _start(canvas, bar)
    for most in (wide, *(share * whole for share in SHARES)):
        if (
            most <= wide
            and _rows(canvas, bar, sentence, whole - most - MARGIN - start)[1] >= READABLE
        ):
            return most
    return min(wide, SHARES[-1] * whole)
