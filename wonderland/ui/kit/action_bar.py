"""The bar at the foot of a board: one sentence of what is possible now, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD
from wonderland.ui.kit.layout import REST, Box, box_of, buttons_in, line_in
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import CONTROL

ONE_ROW = 14.0
"""The size below which a sentence is set in several rows instead of one."""
READABLE = 11.0
"""The size of a sentence in several rows below which buttons make room for it."""
LEADING = 1.2
EDGE = 20.0
"""From the bar's ends to what is in it."""
NARROW = 8.0
"""From what is seen of the bar to its sentence, where the bar is longer than that."""
LEAST = 80.0
"""The least width in which a sentence is set."""
SHARES = (0.72, 0.64, 0.56, 0.48)
"""How much of the bar buttons may take where the sentence needs more room."""
MANY, LARGE_SHARE = 6, 0.8
"""The same where there are more than so many of them and some keep their width: the others would be
small beside them."""
Spec = ButtonSpec


class Foot(NamedTuple):
    """What the foot bar says and offers; the last button is the primary one.

    Those ``at_left`` stand at the other end, where there is nothing to say.
    """

    sentence: str
    buttons: list[Spec]
    at_left: Sequence[Spec] = ()


def button(
    key: str, label: str, act: Callable[[], object] | None, hint: str = "", shortcut: str = "",
    *, primary: bool = False, why: str = "",
) -> Spec:  # fmt: skip
    """Describe a button of the bar."""
    return {"key": key, "label": label, "act": act, "hint": hint, "shortcut": shortcut,
            "primary": primary, "why": why}  # fmt: skip


def meant_by_enter(foot: Foot) -> str:
    """The key of the button that Enter means: the primary one, else the last if it can be used.

    It need not be the last: a lesson's own buttons stand behind those of the match.
    """
    primary = [spec["key"] for spec in foot.buttons if spec.get("primary")]
    usable = [spec["key"] for spec in foot.buttons[-1:] if spec["act"] is not None]
    return next(reversed(primary or usable), "")


def draw_foot(
    canvas: Canvas, bar: Rect, foot: Foot, do: Callable[[Callable[[], object]], None],
    *, quiet: bool = False, framed: bool = False, refused: bool = False, brief: bool = False,
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
        brief: whether its sentence may be left out where the buttons need all the room.
    """
    canvas.fill(bar, "bar")
    whole = box_of(canvas, bar)
    words = whole.without(left=_unseen(canvas, bar)).inset(EDGE, 0)
    if foot.at_left and not quiet:
        specs = that_do(foot.at_left, do)
        first, words = words.columns(canvas.buttons_wide(specs), REST, gap=EDGE)
        buttons_in(canvas, first, CONTROL, specs, EDGE)
    if foot.buttons and not quiet:
        specs = that_do(foot.buttons, do)
        wide = canvas.buttons_wide(specs)
        if brief and not refused and wide > words.width:
            foot = foot._replace(sentence="")
        kept = len(specs) > MANY and any("keeps" in spec for spec in specs)
        shares = (LARGE_SHARE, *SHARES) if kept else SHARES
        most = _room_for(canvas, words, foot.sentence, wide, shares)
        words = buttons_in(canvas, words, CONTROL, specs, EDGE, most)
    else:
        words = words.without(right=EDGE)
    if not framed and canvas.size_for(foot.sentence, BOLD, PLAIN, words.width) >= ONE_ROW:
        line_in(canvas, words, foot.sentence, BOLD, PLAIN, "bar-text")
        return
    if refused:
        edge, _ = whole.columns(7, REST)
        canvas.fill(edge.rect(canvas), "target")
    rows, size = _rows(canvas, words, foot.sentence)
    for row, place in zip(rows, words.lines(*[size * LEADING] * len(rows)), strict=True):
        canvas.text(row, *place.left, BOLD, size, "bar-text")


def _unseen(canvas: Canvas, bar: Rect) -> float:
    """How much of the bar's left end is left free: the sentence and the primary button are seen at once.

    Where a screen is larger than its window, the window moves to that button, and the bar may be
    longer than what is seen then.
    """
    seen = canvas.seen or bar.width
    return max(0.0, (bar.width - seen) / canvas.scale + NARROW - EDGE)


def that_do(specs: Sequence[Spec], do: Callable[[Callable[[], object]], None]) -> list[Spec]:
    """Buttons whose acts something else carries out."""
    return [{**spec, "act": spec["act"] and partial(do, spec["act"])} for spec in specs]


def _rows(canvas: Canvas, box: Box, words: str) -> tuple[Sequence[str], float]:
    """Break what the bar says into rows that have room in a box; with their size."""
    room = box.inset(0, 3)
    return canvas.lines_in(words, BOLD, 15, max(LEAST, room.width), room.height, LEADING)


def _room_for(
    canvas: Canvas, bar: Box, sentence: str, wide: float, shares: Sequence[float]
) -> float:
    """How wide the buttons may be, so that the sentence can still be read beside them."""
    if not sentence:
        return min(wide, bar.width)
    for most in (wide, *(share * bar.width for share in shares)):
        words, _ = bar.columns(REST, most, gap=EDGE)
        if most > wide or words.width < LEAST:
            continue
        if _rows(canvas, words, sentence)[1] >= READABLE:
            return most
    return min(wide, shares[-1] * bar.width)
