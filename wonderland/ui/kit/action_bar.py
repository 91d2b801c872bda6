"""The bar at the foot of a board: one sentence of what is possible now, and the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from wonderland.core.message import say
from wonderland.ui.kit.canvas import KEY, LEVELS, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, CUT
from wonderland.ui.kit.layout import REST, Box, box_of, buttons_in, line_in
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import CONTROL
from wonderland.ui.kit.steady import in_row

READABLE = 13.0
"""The size below which no sentence is set: rather, buttons make room for it."""
LEADING, SLIM_LEADING = 1.2, 1.15
"""From row to row of a sentence, in sizes of its letters, and where there are three of them."""
ABOVE = 3.0
"""What stays free above the rows."""
EDGE = 20.0
"""From the bar's ends to what is in it."""
LEAST = 80.0
"""The least width in which a sentence is set."""
MATCH_ONLY = ("undo", "redo", "recap")
"""The buttons of a match that a lesson and a puzzle don't offer."""
Spec = ButtonSpec
Do = Callable[[Callable[[], object]], None]
"""Lets the player do something."""


class Foot(NamedTuple):
    """What the foot bar says and offers; the last button is the primary one.

    Those ``at_left`` stand at the other end, where there is nothing to say.
    """

    sentence: str
    buttons: Sequence[Spec] = ()
    at_left: Sequence[Spec] = ()

    def guided(self) -> list[Spec]:
        """The match's buttons before those of a lesson or a puzzle, which alone keep their widths."""
        offered = [spec.copy() for spec in self.buttons if spec["key"] not in MATCH_ONLY]
        for spec in offered:
            spec.pop("keeps", None)
        return offered


def button(
    key: str, label: str, act: Callable[[], object] | None, shortcut: str = "",
    *, hint: str | None = None, primary: bool = False, why: str = "",
) -> Spec:  # fmt: skip
    """Describe a button of the bar; its hint is Enter where it is the primary one, else its key."""
    if hint is None:
        hint = say("Enter") if primary else KEY if shortcut else ""
    return {"key": key, "label": label, "act": act, "hint": hint, "shortcut": shortcut, "primary": primary, "why": why}


def primary_last(specs: Sequence[Spec]) -> list[Spec]:
    """Buttons in their order, the primary one at the end."""
    return sorted(specs, key=lambda spec: spec.get("primary", False))


def beside_primary(foot: Foot, spec: Spec, keeps: Sequence[tuple[str, str]]) -> Foot:
    """Put a button at the left of the primary one, where it stays from one phase to the next.

    Args:
        foot: what the bar offers.
        spec: the button.
        keeps: the labels and hints of all primary buttons beside which it stands by turns.
    """
    if not foot.buttons:
        return foot._replace(buttons=[spec])
    *others, primary = foot.buttons
    return foot._replace(buttons=[*others, spec, {**primary, "keeps": keeps}])


def meant_by_enter(foot: Foot) -> str:
    """The key of the button that Enter means: the yellow one; ``""`` where nothing is best or harmless.

    It need not be the last: a lesson's own buttons stand behind those of the match.
    """
    primary = [spec["key"] for spec in foot.buttons if spec.get("primary")]
    return next(reversed(primary), "")


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
    if _crowded(canvas, words, foot):
        words = whole.inset(EDGE, 0)  # all of it is more than what is seen at once
    if foot.at_left and not quiet:
        specs = that_do(foot.at_left, do)
        first, words = words.columns(canvas.buttons_wide(specs), REST, gap=EDGE)
        buttons_in(canvas, first, CONTROL, specs, EDGE)
    if foot.buttons and not quiet:
        specs = that_do(foot.buttons, do)
        if brief and not refused and canvas.buttons_wide(specs) > words.width:
            foot = foot._replace(sentence="")
        words = _draw_buttons(canvas, words, foot.sentence, specs)
    else:
        words = words.without(right=EDGE)
    if not framed and canvas.size_for(foot.sentence, BOLD, PLAIN, words.width) >= 14.0:
        line_in(canvas, words, foot.sentence, BOLD, PLAIN, "bar-text")
        return
    if refused:
        edge, _ = whole.columns(7, REST)
        canvas.fill(edge.rect(canvas), "target")
    rows, size = _rows(canvas, words, foot.sentence)
    leading = LEADING if len(rows) < 3 else SLIM_LEADING
    for row, place in zip(rows, words.lines(*[size * leading] * len(rows)), strict=True):
        canvas.text(row, *place.left, BOLD, size, "bar-text")


def _unseen(canvas: Canvas, bar: Rect) -> float:
    """How much of the bar's left end is left free: the sentence and the primary button are seen at once.

    Where a screen is larger than its window, the window moves to that button, and the bar may be
    longer than what is seen then.
    """
    seen = canvas.seen or bar.width
    return max(0.0, (bar.width - seen) / canvas.scale + 8.0 - EDGE)


def that_do(specs: Sequence[Spec], do: Do) -> list[Spec]:
    """Buttons whose acts something else carries out."""
    return [{**spec, "act": spec["act"] and partial(do, spec["act"])} for spec in specs]


def _rows(canvas: Canvas, box: Box, words: str) -> tuple[Sequence[str], float]:
    """Break what the bar says into rows that have room in a box; with their size."""
    wide, high = max(LEAST, box.width), box.height
    rows, size = canvas.lines_in(words, BOLD, 15, wide, high - 2 * ABOVE, LEADING, READABLE)
    if rows[-1].endswith(CUT):
        rows, size = canvas.lines_in(words, BOLD, READABLE, wide, high - ABOVE, SLIM_LEADING, READABLE)
    return rows, size


def _readable(canvas: Canvas, box: Box, words: str) -> bool:
    """Whether all that the bar says has room in a box."""
    return not words or not _rows(canvas, box, words)[0][-1].endswith(CUT)


def _fits(canvas: Canvas, bar: Box, left: float, sentence: str) -> bool:
    """Whether a bar has room for what is said beside buttons that begin there."""
    words = _beside(bar, left)
    return left >= bar.x and (words.width >= LEAST or not sentence) and _readable(canvas, words, sentence)


def _beside(bar: Box, left: float) -> Box:
    """What is left of a bar beside buttons that begin there."""
    return Box(bar.x, bar.y, max(0.0, left - EDGE - bar.x), bar.height)


def _crowded(canvas: Canvas, bar: Box, foot: Foot) -> bool:
    """Whether a bar has too little room for all that is said and offered."""
    wides = (canvas.buttons_wide(foot.buttons, level) for level in range(len(LEVELS)))
    return not any(_fits(canvas, bar, bar.right - wide, foot.sentence) for wide in wides)


def _from(canvas: Canvas, bar: Box, specs: Sequence[Spec]) -> int:
    """How closely buttons are set whatever is said: a longer sentence is not to move them."""
    least = 0 if bar.width >= 720.0 else 3
    most = bar.width * (1 - 0.3)
    levels = range(least, len(LEVELS))
    return next((at for at in levels if canvas.buttons_wide(specs, at) <= most), levels[-1])


def _draw_buttons(canvas: Canvas, bar: Box, sentence: str, specs: Sequence[Spec]) -> Box:
    """Draw the buttons at the right of a bar, and return what is left of it for the sentence.

    They are set as closely as that needs, and those that stood there before keep their places.
    """
    steady, keys = canvas.pointer.steady, [spec["key"] for spec in specs]
    steady.begin((bar.x, bar.right, canvas.fonts), keys)
    for level in range(max(_from(canvas, bar, specs), steady.level), len(LEVELS)):
        wides, gap = canvas.button_wides(specs, level), LEVELS[level].gap
        for ends in (steady.ends(keys, wides, bar.right, gap), in_row(wides, bar.right, gap)):
            left = min(end - wide for end, wide in zip(ends, wides, strict=True))
            if _fits(canvas, bar, left, sentence):
                steady.keep(level, dict(zip(keys, ends, strict=True)))
                row = bar.fitted(height=CONTROL)
                canvas.draw_buttons(ends, wides, (row.y, row.height), specs, level)
                return _beside(bar, left)
    most = min(canvas.buttons_wide(specs, len(LEVELS) - 1), bar.width - (LEAST if sentence else 0.0))
    return buttons_in(canvas, bar, CONTROL, specs, EDGE, most)
