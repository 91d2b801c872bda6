"""The card of who is taken up or pointed at: stats, state, abilities with cost, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from wonderland.core.message import rows, say, say_as
from wonderland.ui.games.dungeon_dice.figures import (
    draw_chest,
    draw_figure,
    draw_mark,
    draw_master,
    draw_sign,
)
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, sprite
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box

PAD, GAP = 11.0, 4.0


class Setting(NamedTuple):
    """How large the words below the head are, and how high a line of them is."""

    size: float
    line: float


USUAL, CLOSE = Setting(15.0, 18.0), Setting(13.0, 15.0)
"""The second one is for cards whose abilities have no room otherwise."""
HEAD, FOOT = 82.0, 6.0
FIGURE, FIGURE_PAD = 60.0, 12.0
"""The picture: its side, and free at its sides."""
NAME, LINE_ROW, STATS_ROW = 26.0, 22.0, 24.0
"""In the head: the rows of the name, of what it is, and of its numbers, where it has any."""
NUMBER = 17.0
"""The size of a number."""
MARK, NUMBER_GAP = 18.0, 4.0
"""The mark of its class; free before a number."""
TAG_SIGN, TAG_GAP = 23.0, 7.0
"""On an ability's tag the room of its sign; free after the tag."""
OVER = (6.0, 2.0)
"""How far an ability's plate reaches beyond its words, across and down."""


@dataclass(frozen=True, slots=True)
class AbilityRow:
    """An ability on a card.

    Attributes:
        word: its name.
        crest, cost: what pays for it, and how much.
        says: what it does, without its name.
        why: why it can't be used now, ``""`` where it can.
        key: of its control, ``""`` for none.
        act: uses it, or begins to aim it.
        aimed: whether it is being aimed.
        sign: another sign than a crest's, for general abilities.
    """

    word: str
    crest: str
    cost: int
    says: str
    why: str = ""
    key: str = ""
    act: Callable[[], object] | None = None
    aimed: bool = False
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Stat:
    """A number of a figure.

    Attributes:
        word: what it is a number of.
        number: how much.
        worse: whether it is worse than at first.
        full: of how many; None where none is lost.
    """

    word: str
    number: int
    worse: bool = False
    full: int | None = None


@dataclass(frozen=True, slots=True)
class FigureCard:
    """What a card says.

    Attributes:
        name: of the figure.
        code, kind, side: which it is.
        line: what it is, and where.
        stats: its numbers.
        rows: its abilities.
        notes: sentences below them.
    """

    name: str
    code: str
    kind: str
    side: str
    line: str
    stats: Sequence[Stat] = ()
    rows: Sequence[AbilityRow] = ()
    notes: Sequence[str] = ()
    flying: bool = False


def card_height(canvas: Canvas, width: float, card: FigureCard) -> float:
    """How high a card becomes."""
    notes = sum(len(_noted(canvas, width, note, USUAL)) for note in card.notes)
    high = _rows_high(canvas, width, card.rows, USUAL)
    return HEAD + high + notes * USUAL.line + len(card.notes) * GAP + FOOT


def _rows_high(
    canvas: Canvas, width: float, abilities: Sequence[AbilityRow], setting: Setting
) -> float:
    lines = sum(len(_wrapped(canvas, width, row, setting)) for row in abilities)
    return lines * setting.line + len(abilities) * GAP


def _tag_width(canvas: Canvas, row: AbilityRow, size: float) -> float:
    number = canvas.fonts.size(str(row.cost), BOLD, size)[0] / canvas.scale if row.cost else 0.0
    return TAG_SIGN + 5 + number + (3 if row.cost else 0)


def _words(row: AbilityRow) -> str:
    if row.why:
        return say("{word} {says} ({why})", word=row.word, says=row.says, why=row.why)
    return rows(row.word, row.says)


def _wrapped(canvas: Canvas, width: float, row: AbilityRow, setting: Setting) -> tuple[str, ...]:
    room = width - 2 * PAD - _tag_width(canvas, row, setting.size) - TAG_GAP
    return canvas.fonts.wrap(_words(row), LABEL, setting.size, canvas.px(room))


def _noted(canvas: Canvas, width: float, note: str, setting: Setting) -> tuple[str, ...]:
    return canvas.fonts.wrap(note, LABEL, setting.size, canvas.px(width - 2 * PAD))


def draw_card(
    canvas: Canvas, box: Box, card: FigureCard, do: Callable[[Callable[[], object]], None]
) -> None:
    """Draw a card, closer where the box is lower than it needs; ``do`` carries out what its rows offer."""
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 7)
    size = canvas.px(FIGURE)
    top = 14 if card.flying else 7
    at = (canvas.px(box.right - FIGURE_PAD) - size, canvas.px(box.y + top))
    if not card.kind:
        draw_master(canvas, card.side, at, size)
    elif card.kind.endswith("K"):
        draw_chest(canvas, card.side, card.kind, card.code, at, size)
    else:
        draw_figure(canvas, card.code, card.kind, card.side, at, size, flying=card.flying)
    _, head, _ = box.columns(PAD, REST, PAD + FIGURE + FIGURE_PAD)
    heights = (LINE_ROW, STATS_ROW) if card.stats else (LINE_ROW + STATS_ROW, 0.0)
    _, name, line, stats, _ = head.rows(9, NAME, *heights, REST)
    canvas.text(card.name, *name.left, TITLE, 20, within=rect, room=head.width, high=26)
    mark, says = line.columns(24 if card.kind else 0.0, REST)
    if card.kind:
        at_mark = (canvas.px(mark.x + MARK / 2), canvas.px(mark.centre[1]))
        draw_mark(canvas, card.kind, at_mark, canvas.px(MARK))
    canvas.text(card.line, *says.left, LABEL, 14, "quiet", within=rect,
                room=says.width + NUMBER_GAP, high=line.height)  # fmt: skip
    x, y = stats.left
    for stat in card.stats:
        x = _draw_number(canvas, rect, (x, y), stat.word, stat.number, worse=stat.worse)
        of = say_as("a number of", "of")
        wide = canvas.fonts.size(rows(of, str(stat.full)), BOLD, NUMBER)[0]
        # Where there is no room for of how many, the chip on the table tells it, too.
        if stat.full is not None and canvas.px(x + NUMBER_GAP) + wide < at[0]:
            x = _draw_number(canvas, rect, (x + NUMBER_GAP, y), of, stat.full)
        x += 12
    y = box.y + HEAD
    roomy = y + _rows_high(canvas, box.width, card.rows, USUAL) <= box.bottom
    setting = USUAL if roomy else CLOSE
    for row in card.rows:
        act = partial(do, row.act) if row.act else None
        y = draw_row(canvas, box, rect, y, replace(row, act=act), setting)
    for note in card.notes:
        noted = _noted(canvas, box.width, note, setting)
        if y + setting.line * len(noted) > box.bottom + 1:
            break  # no room is left: the discs on the table tell it, too
        for words in noted:
            middle = y + setting.line / 2
            canvas.text(words, box.x + PAD, middle, LABEL, setting.size, "quiet", within=rect)
            y += setting.line
        y += GAP


def _draw_number(
    canvas: Canvas, rect: Rect, at: tuple[float, float], word: str, number: int, *,
    worse: bool = False,
) -> float:  # fmt: skip
    """Draw a number behind its word; gives where it ends."""
    x, y = at
    drawn = canvas.text(word, x, y, LABEL, 16, within=rect)
    x = drawn.right / canvas.scale + NUMBER_GAP
    colour = "target" if worse else "text"
    return canvas.text(str(number), x, y, BOLD, NUMBER, colour, within=rect).right / canvas.scale


def draw_row(
    canvas: Canvas, box: Box, rect: Rect, y: float, row: AbilityRow, setting: Setting = USUAL
) -> float:
    """Draw an ability as a row of a card, and give where the next one begins.

    Args:
        canvas: what is drawn on.
        box: the card's width.
        rect: the card, in pixels.
        y: where the row begins.
        row: the ability.
        setting: how large its words are, and how high a line is.
    """
    size, line_high = setting
    lines = _wrapped(canvas, box.width, row, setting)
    high = len(lines) * line_high
    tag = _tag_width(canvas, row, size)
    across, down = OVER
    words = Box(box.x + PAD, y, box.width - 2 * PAD, high)
    whole = words.inset(-across, -down).rect(canvas)
    region = None
    if row.key:
        says = say("{word}, {cost} {crest}", word=row.word, cost=row.cost,
                   crest=CREST_WORDS.get(row.crest, ""))  # fmt: skip
        region = canvas.region(row.key, whole, row.act, says, row.why)
        if row.aimed:
            canvas.fill(whole, "lit", 6)
            canvas.outline(whole, "now", 2.4, 6)
        elif row.act and canvas.pointer.hover == row.key:
            canvas.fill(whole, "box", 6)
    first, beside = words.columns(tag, REST, gap=TAG_GAP)
    plate = canvas.rect(first.x, y - 0.5, tag, line_high + 1)
    canvas.fill(plate, "panel", 5)
    ink = "quiet" if row.why else "text"
    name = row.sign or f"crest-{row.crest}"
    middle = (canvas.px(first.x + 13), plate.centery)
    if canvas.sprites.has(sprite(name)):
        draw_sign(canvas, name, middle, canvas.px(14), ink)
    if row.cost:
        middle_y = y + line_high / 2
        canvas.text(str(row.cost), first.x + TAG_SIGN, middle_y, BOLD, size, ink, within=rect)
    places = beside.pile(len(lines), line_high)
    for number, (line, place) in enumerate(zip(lines, places, strict=True)):
        (x, middle_y), told = place.left, line
        if not number:
            length = len(canvas.fonts.told(row.word))
            drawn = canvas.text(line[:length], x, middle_y, BOLD, size, ink, within=rect)
            x, told = drawn.right / canvas.scale, line[length:]
        canvas.text(told, x, middle_y, LABEL, size, ink, within=rect)
    if region:
        canvas.ring(region, 6)
    return y + high + GAP
