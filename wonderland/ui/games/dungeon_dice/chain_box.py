"""The chain in the panel: a stack of slips, the last link on top, and who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wonderland.core.message import say, say_n
from wonderland.ui.games.dungeon_dice.figures import draw_chest, draw_figure, draw_master, draw_sign
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, CUT, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.sizes import FINE_PRINT

SLIP, APART, ASIDE = 57.0, 5.0, 8.0
"""The height of a slip, the room between two, and how much further left each lies going down."""
HEAD, FOOT = 38.0, 62.0
"""The title's row, and what stands below the slips: who is asked and what passing means."""
PAD = 10.0
"""From the box's edges to its words."""
DEEPEST = 3
"""From so many slips down they lie no further left."""
SIDES = 8.0
"""From the box's edges to the slips."""
NUMBER, FACE, SLIP_PAD = 30.0, 52.0, 8.0
"""A slip's columns: its number, who acts, what is free at its right end."""
FACE_SIDE = 46.0
NUMBER_AT = 13.0
"""Where the number begins, right of the stripe in its side's colour."""
COST_SIGN = 23.0
"""On the plate of a cost the room of its crest."""
ASKED, NAME_PLATE = 24.0, 23.0
"""Below the slips: the row of who is asked, and the plate of his name."""
PASSING_ROW = 19 / 14
"""From line to line of what passing means, in sizes."""
SLIDE = 60.0
"""How far a slip slides in from."""
AROUND = (6.0, 24.0, 10.0, 8.0)
"""What may be seen of a slip beside its place: at its left, above, at its right and below."""
MOST = 4
"""The box wishes for no more slips in full."""
SHORT, SHORT_APART = 18.0, 2.0
"""A slip for which there is no room in full: a single row, and the room between two."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A link.

    Attributes:
        number: from 1.
        side: whose it is.
        who: code and kind of who acts; an empty code is the Master.
        title, says: what is done, and to whom.
        crest, cost: what was paid; ``""`` for nothing.
        cancelled: whether it will do nothing.
        away: how far it has flipped away, from 0 to 1; below 0 it is still sliding in.
    """

    number: int
    side: str
    who: tuple[str, str]
    title: str
    says: str
    crest: str = ""
    cost: int = 0
    cancelled: bool = False
    away: float = 0.0


@dataclass(frozen=True, slots=True)
class ChainSays:
    """What is said below the slips: who is asked, who is next, and what passing means."""

    asked: str = ""
    side: str = "w"
    then: str = ""
    passing: str = ""


def chain_height(slips: int) -> float:
    """How high the box of so many slips would like to be."""
    return HEAD + min(slips, MOST) * (SLIP + APART) + FOOT


def draw_chain(canvas: Canvas, box: Box, slips: Sequence[Slip], says: ChainSays) -> None:
    """Draw the chain in a box; where there is less room, the lower slips have a single row.

    Every link has a slip as long as there is room for its row: each waits for those above it.
    """
    rect = box.rect(canvas)
    canvas.fill(rect, "line", 9)
    count = len(slips)
    foot = FOOT if says.asked else 10
    if says.asked and HEAD + count * (SLIP + APART) + FOOT > box.height:
        foot = 50
    room = box.height - HEAD - foot
    saved = SLIP + APART - SHORT - SHORT_APART
    full = max(1, min(count, int((room - count * (SHORT + SHORT_APART)) / saved)))
    stack = list(reversed(slips))
    shown = stack[:full]
    spare = room - len(shown) * (SLIP + APART)
    short = stack[full : full + max(0, int(spare / (SHORT + SHORT_APART)))]
    head, under = box.rows(HEAD, REST)
    head = head.inset(PAD, 0)
    title = canvas.text(
        say_n("One link", "Chain of {n}", count), *head.left, TITLE, 20, within=rect
    )
    left = title.right / canvas.scale + SIDES
    hint = say("top resolves first") if count > 1 else ""
    words = canvas.fitted(hint, LABEL, 14, head.right - left) if hint else ""
    if words == canvas.fonts.told(hint):
        canvas.text(words, *head.end, LABEL, 14, "quiet", RIGHT, rect)
    piled, lower = under.rows(len(shown) * (SLIP + APART), REST)
    rows = [
        *piled.inset(SIDES, 0).pile(len(shown), SLIP, APART),
        *lower.inset(SIDES, 0).pile(len(short), SHORT, SHORT_APART),
    ]
    aside = ASIDE * min(len(rows) - 1, DEEPEST)
    for index, (slip, row) in enumerate(zip([*shown, *short], rows, strict=True)):
        deep = len(rows) - 1 - index
        _, place, _ = row.columns(ASIDE * min(deep, DEEPEST), row.width - aside, REST)
        (_draw_slip if index < len(shown) else _draw_short)(canvas, place, slip)
    if says.asked:
        _, below = lower.rows(len(short) * (SHORT + SHORT_APART), REST)
        _draw_asked(canvas, below.inset(PAD, 0), rect, says)


def _draw_slip(canvas: Canvas, place: Box, slip: Slip) -> None:
    out = slip.away * slip.away * (place.width + SLIDE / 2)
    shift = -slip.away * SLIDE if slip.away < 0 else out
    box = Box(place.x + shift, place.y - max(0.0, slip.away) * 20, place.width, place.height)
    before = canvas.surface.get_clip()
    to_left, above, to_right, under = AROUND
    seen = Box(place.x - to_left, place.y - above,
               to_left + place.width + to_right, above + place.height + under)  # fmt: skip
    canvas.surface.set_clip(seen.rect(canvas).clip(before))
    rect = box.rect(canvas)
    canvas.shadow(rect, 90, 8, 2, 5)
    canvas.tab(rect, "front", SIDE_COLOURS[slip.side], 6, 8)
    number, face, words, _ = box.columns(NUMBER, FACE, REST, SLIP_PAD)
    canvas.text(str(slip.number), number.x + NUMBER_AT, number.centre[1], TITLE, 23, within=rect)
    size = canvas.px(FACE_SIDE)
    at = (canvas.px(face.x), canvas.px(face.centre[1] - FACE_SIDE / 2))
    code, kind = slip.who
    if not code and kind:
        draw_chest(canvas, slip.side, kind, "", at, size)
    elif not code:
        draw_master(canvas, slip.side, at, size)
    elif kind.endswith("K"):
        draw_chest(canvas, slip.side, kind, code, at, size)
    else:
        draw_figure(canvas, code, kind, slip.side, at, size)
    right = words.right
    if slip.crest:
        right = _draw_cost(canvas, words, slip.crest, str(slip.cost), rect)
    room = right - words.x - 4
    title, below = words.lines(21, 21)
    canvas.text(slip.title, *title.left, BOLD, 15, within=rect, room=room, high=22)
    says = say("does nothing") if slip.cancelled else slip.says
    ink = "refusal" if slip.cancelled else "text"
    canvas.text(says, *below.left, LABEL, 15, ink, within=rect, room=room, high=28)
    canvas.surface.set_clip(before)


def _draw_short(canvas: Canvas, place: Box, slip: Slip) -> None:
    """Draw a slip as a single row: its number, what is done, and to whom."""
    rect = place.rect(canvas)
    canvas.tab(rect, "front", SIDE_COLOURS[slip.side], 6, 5)
    number, words, _ = place.columns(NUMBER, REST, SLIP_PAD)
    canvas.text(str(slip.number), number.x + NUMBER_AT, number.centre[1], BOLD, 13, within=rect)
    wide = min(text_width(canvas, slip.title, BOLD, 14), words.width / 2)
    title, says = words.columns(wide, REST, gap=7)
    canvas.text(slip.title, *title.left, BOLD, 14, within=rect, room=title.width, high=SHORT)
    done = say("does nothing") if slip.cancelled else slip.says
    ink = "refusal" if slip.cancelled else "text"
    canvas.text(done, *says.left, LABEL, 14, ink, within=rect, room=says.width, high=SHORT)


def _draw_cost(canvas: Canvas, row: Box, crest: str, text: str, within: Rect) -> float:
    """Draw what was paid on a plate at the right end of a row; return its left."""
    wide = COST_SIGN + text_width(canvas, text, BOLD, 15) + 7
    _, plate = row.fitted(height=24).columns(REST, wide)
    canvas.fill(plate.rect(canvas), "panel", 5)
    sign, number = plate.columns(COST_SIGN, REST)
    at = (canvas.px(sign.centre[0]), plate.rect(canvas).centery)
    draw_sign(canvas, f"crest-{crest}", at, canvas.px(14))
    canvas.text(text, *number.left, BOLD, 15, within=within)
    return plate.x


def _draw_asked(canvas: Canvas, box: Box, rect: Rect, says: ChainSays) -> None:
    """Draw who is asked, who is next and what passing means, in what is left below the slips."""
    row, below = box.rows(ASKED, REST)
    wide = text_width(canvas, says.asked, BOLD, 15) + 2 * 11
    name, then = row.columns(wide, REST, gap=SIDES)
    plate = name.fitted(height=NAME_PLATE).rect(canvas)
    canvas.fill(plate, "badge-east" if says.side == "e" else "tag-4", NAME_PLATE / 2)
    canvas.text(says.asked, *name.centre, BOLD, 15, "chip-text", CENTRE, plate)
    if says.then:
        canvas.text(says.then, *then.left, LABEL, 15, within=rect, room=then.width, high=ASKED)
    _, below = below.rows(4, REST)
    if says.passing and below.height > 19:
        lines, size = canvas.lines_in(
            says.passing, READ, 14, below.width, below.height, PASSING_ROW, FINE_PRINT
        )
        if lines[-1].endswith(CUT):
            return
        for line, place in zip(lines, below.pile(len(lines), size * PASSING_ROW), strict=True):
            canvas.text(line, *place.left, READ, size, within=rect)
