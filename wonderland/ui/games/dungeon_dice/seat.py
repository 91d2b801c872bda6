"""A seat in the panel: who sits there, the Master's Heart Points, the crests of the side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import say
from wonderland.ui.games.dungeon_dice.figures import draw_hearts, draw_sign
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, CRESTS, SIDE_COLOURS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.thinking_mark import draw_dots
from wonderland.ui.table.asides import Sitter

HEART, MANY = 19.0, 5
"""The width of a heart, and up to how many are drawn one by one."""
HEAD_ABOVE, HEAD = 6.0, 26.0
"""Free above the row of who sits there, and that row."""
WORD_GAP, GAP = 3.0, 8.0
"""Between a crest's name and its letter, and between two things in the head."""
PORTRAIT, BESIDE, SMALL_FACE = 58.0, 68.0, 34.0
"""A portrait's height, where the rest begins beside it, and the height of one in the head alone."""
FRAMES = {"w": "round", "e": "hexagonal"}


def draw_seat(
    canvas: Canvas, box: Box, side: str, says: Sitter, crests: Mapping[str, int], cap: int, life: tuple[int, int]
) -> Mapping[tuple[str, str], tuple[int, int]]:
    """Draw a seat.

    Args:
        canvas: what is drawn on.
        box: where.
        side: whose it is.
        says: who sits there.
        crests: how many of each it holds, by letter.
        cap: how many of a type it may hold.
        life: the Master's Heart Points, now and at first.

    Returns:
        where the side's crests are shown, in pixels.
    """
    rect = box.rect(canvas)
    canvas.tab(rect, "front" if says.acts else "box", SIDE_COLOURS[side], 7, 9)
    if says.acts:
        canvas.lit(rect.inflate(canvas.px(5), canvas.px(5)), 3, 10)
    whole, head = box, box
    if says.portrait:
        beside, lettered = box.without(left=BESIDE), _lettered(canvas, _cells(box))
        if _lettered(canvas, _cells(beside), letters=lettered):
            face, size = box.without(left=7).columns(BESIDE - 7, REST)[0], PORTRAIT
            whole = head = beside
        else:  # a large one would leave the crests no room for what is written below them
            high = box.fitted(height=HEAD_ABOVE + HEAD + 2, at_top=True)
            face, size = high.without(left=11).columns(SMALL_FACE, REST)[0], SMALL_FACE
            head = box.without(left=35)
        at = canvas.px(face.centre[0]), canvas.px(face.centre[1])
        draw_portrait(canvas, says.portrait, at, canvas.px(size), FRAMES[side])
    _draw_head(canvas, head, rect, says, life)
    cells, places = _cells(whole), {}
    lettered = _lettered(canvas, cells)
    for letter, cell in zip(CRESTS, cells, strict=True):
        top, ticks, below, _ = cell.rows(24, 6, 20, REST)
        places[side, letter] = canvas.px(top.centre[0]), canvas.px(top.centre[1])
        ink = "text" if crests[letter] else "quiet"
        sign, number = top.fitted(width=2 * 22).columns(REST, REST)
        at = canvas.px(sign.centre[0]), canvas.px(sign.centre[1])
        draw_sign(canvas, f"crest-{letter}", at, canvas.px(19), ink)
        canvas.text(str(crests[letter]), *number.centre, BOLD, 19, ink, CENTRE, rect)
        _draw_ticks(canvas, ticks, side, crests[letter], cap)
        _draw_word(canvas, below, rect, letter, lettered=lettered)
    return places


def _draw_head(canvas: Canvas, box: Box, rect: Rect, says: Sitter, life: tuple[int, int]) -> None:
    _, head, _ = box.rows(HEAD_ABOVE, HEAD, REST)
    _, head, _ = head.columns(15, REST, 9)
    middle = head.centre[1]
    name = canvas.text(says.name, *head.left, TITLE, 20, within=rect)
    right = _draw_life(canvas, head, rect, life)
    if says.button:
        spec: ButtonSpec = {**says.button, "size": 13, "hint": ""}
        right = canvas.buttons_right(right - 6, middle - 24 / 2, 24, [spec])
    x = name.right / canvas.scale + GAP
    room = right - x - (6 if says.thinking is None else 42)
    if says.who and room > 24:
        y = middle + 1
        who = canvas.text(says.who, x, y, LABEL, 15, "quiet", within=rect, room=room, high=28)
        x = who.right / canvas.scale + GAP
    if says.thinking is not None:
        draw_dots(canvas, x, middle + 2, says.thinking)


def _draw_life(canvas: Canvas, head: Box, rect: Rect, life: tuple[int, int]) -> float:
    """Draw the Heart Points at the end of the head; return their left."""
    (now, full), size = life, canvas.px(HEART)
    left, top = head.right - HEART * 1.04 * full, canvas.px(head.centre[1]) - size / 2
    if full > MANY:
        said = say("{now} of {full}", now=now, full=full)
        drawn = canvas.text(said, *head.end, BOLD, 16, align=RIGHT, within=rect)
        left, now, full = drawn.left / canvas.scale - HEART - 4, 1, 1
    draw_hearts(canvas, now, full, (canvas.px(left), top), size, light=False)
    return left


def _draw_word(canvas: Canvas, below: Box, rect: Rect, letter: str, *, lettered: bool) -> None:
    """Draw a crest's name below it, with its letter where all have room for theirs."""
    word, wides = CREST_WORDS[letter], _wides(canvas, letter)
    if lettered:
        both = below.fitted(width=sum(wides) + WORD_GAP)
        first, last = both.columns(*wides, gap=WORD_GAP)
        canvas.text(word, *first.left, LABEL, 13, "quiet", within=rect)
        canvas.text(letter, *last.left, BOLD, 13, "text", within=rect)
    else:
        canvas.text(word, *below.centre, LABEL, 13, "quiet", CENTRE, rect, room=below.width - 1)


def _draw_ticks(canvas: Canvas, row: Box, side: str, count: int, cap: int) -> None:
    """Draw a tick for each crest that may be held, ten for many."""
    ticks = min(cap, 10)
    shown = count if cap <= ticks else round(ticks * count / cap)
    step = min(4.6, (row.width - 8) / ticks)  # so that one crest's end before the next
    full = "tag-4" if side == "w" else "badge-east"
    for tick, place in enumerate(row.fitted(ticks * step).columns(*[step] * ticks)):
        canvas.fill(place.without(right=1).rect(canvas), full if tick < shown else "line")


def _cells(box: Box) -> list[Box]:
    """Where each crest stands in a seat's box, or in the part of it beside a portrait."""
    _, row, _ = box.rows(HEAD_ABOVE + HEAD, REST, 2)
    _, row, _ = row.columns(11, REST, 5)
    return row.columns(*[REST] * len(CRESTS))


def _lettered(canvas: Canvas, cells: Sequence[Box], *, letters: bool = True) -> bool:
    """Whether all crests have room for their names, and for their letters too if these are wanted."""
    for crest, cell in zip(CRESTS, cells, strict=True):
        word, letter = _wides(canvas, crest)
        if word + (WORD_GAP + letter if letters else 0.0) + 1 > cell.width:
            return False
    return True


def _wides(canvas: Canvas, letter: str) -> tuple[float, float]:
    """How wide a crest's name and its letter are."""
    word = text_width(canvas, CREST_WORDS[letter], LABEL, 13)
    return word, text_width(canvas, letter, BOLD, 13)
