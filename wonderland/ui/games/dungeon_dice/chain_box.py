"""The chain in the panel: a stack of slips, the last link on top, and who is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from wonderland.core.message import say, say_n
from wonderland.ui.games.dungeon_dice.figures import draw_chest, draw_figure, draw_master, draw_sign
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.canvas import RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import Box

SLIP, APART, ASIDE = 57.0, 5.0, 8.0
"""The height of a slip, the room between two, and how much further left each lies going down."""
HEAD, FOOT = 40.0, 66.0
MOST = 4
"""Of more links the lower ones are only counted."""


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
    """Draw the chain in a box; where there is less room, fewer slips are shown."""
    rect = box.rect(canvas)
    canvas.fill(rect, "line", 9)
    room = max(1, int((box.height - HEAD - (FOOT if says.asked else 8)) / (SLIP + APART)))
    shown = list(reversed(slips))[: max(1, min(room, MOST))]
    count = len(slips)
    title = canvas.text(
        say_n("One link", "Chain of {n}", count), box.x + 10, box.y + 21, TITLE, 20, within=rect
    )
    left = title.right / canvas.scale + 8
    hint = say("top resolves first") if count > 1 else ""
    words = canvas.fitted(hint, LABEL, 14, box.right - 10 - left) if hint else ""
    if words == canvas.fonts.told(hint):
        canvas.text(words, box.right - 10, box.y + 22, LABEL, 14, "quiet", RIGHT, rect)
    y = box.y + HEAD - 2
    for index, slip in enumerate(shown):
        deep = len(shown) - 1 - index
        x = box.x + 8 + ASIDE * min(deep, 3)
        wide = box.width - 16 - ASIDE * min(len(shown) - 1, 3)
        _draw_slip(canvas, Box(x, y, wide, SLIP), slip)
        y += SLIP + APART
    if says.asked:
        _draw_asked(canvas, box, rect, y + 12, says)


def _draw_slip(canvas: Canvas, place: Box, slip: Slip) -> None:
    shift = -slip.away * 60 if slip.away < 0 else slip.away * slip.away * (place.width + 30)
    box = Box(place.x + shift, place.y - max(0.0, slip.away) * 20, place.width, place.height)
    before = canvas.surface.get_clip()
    clip = canvas.rect(place.x - 6, place.y - 24, place.width + 16, place.height + 32)
    canvas.surface.set_clip(clip.clip(before))
    rect = box.rect(canvas)
    canvas.shadow(rect, 90, 8, 2, 5)
    canvas.tab(rect, "front", SIDE_COLOURS[slip.side], 6, 8)
    canvas.text(str(slip.number), box.x + 13, box.centre[1], TITLE, 23, within=rect)
    size = canvas.px(46)
    at = (canvas.px(box.x + 30), canvas.px(box.y + 5))
    code, kind = slip.who
    if not code and kind:
        draw_chest(canvas, slip.side, kind, "", at, size)
    elif not code:
        draw_master(canvas, slip.side, at, size)
    elif kind.endswith("K"):
        draw_chest(canvas, slip.side, kind, code, at, size)
    else:
        draw_figure(canvas, code, kind, slip.side, at, size)
    right = box.right - 8
    if slip.crest:
        right = _draw_cost(canvas, right, box.centre[1], slip.crest, str(slip.cost), rect)
    x = box.x + 82
    room = right - x - 4
    canvas.text(slip.title, x, box.y + 17, BOLD, 15, within=rect, room=room, high=22)
    says = say("does nothing") if slip.cancelled else slip.says
    ink = "refusal" if slip.cancelled else "text"
    canvas.text(says, x, box.y + 38, LABEL, 15, ink, within=rect, room=room, high=28)
    canvas.surface.set_clip(before)


def _draw_cost(
    canvas: Canvas, right: float, middle: float, crest: str, text: str, within: Rect
) -> float:
    """Draw what was paid on a plate that ends at ``right``; return its left."""
    wide = canvas.fonts.size(text, BOLD, 15)[0] / canvas.scale + 30
    plate = canvas.rect(right - wide, middle - 12, wide, 24)
    canvas.fill(plate, "panel", 5)
    at = (canvas.px(right - wide + 13), plate.centery)
    draw_sign(canvas, f"crest-{crest}", at, canvas.px(14))
    canvas.text(text, right - wide + 23, middle, BOLD, 15, within=within)
    return right - wide


def _draw_asked(canvas: Canvas, box: Box, rect: Rect, y: float, says: ChainSays) -> None:
    wide = canvas.fonts.size(says.asked, BOLD, 15)[0] / canvas.scale + 22
    plate = canvas.rect(box.x + 10, y - 11, wide, 23)
    canvas.fill(plate, "badge-east" if says.side == "e" else "tag-4", 11)
    canvas.text(says.asked, box.x + 21, y, BOLD, 15, "chip-text", within=plate)
    if says.then:
        room = box.right - 10 - (box.x + wide + 18)
        canvas.text(says.then, box.x + wide + 18, y, LABEL, 15, within=rect, room=room, high=24)
    if says.passing:
        room = box.bottom - y - 16
        if room > 19:
            lines, size = canvas.lines_in(
                says.passing, READ, 14, box.width - 20, min(38.0, room), 19 / 14
            )
            for number, line in enumerate(lines):
                middle = y + 16 + size * 19 / 14 * (number + 0.5)
                canvas.text(line, box.x + 10, middle, READ, size, within=rect)
