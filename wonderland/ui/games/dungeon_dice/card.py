"""The card of who is taken up or pointed at: stats, state, abilities with cost, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from wonderland.core.message import rows, say
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
from wonderland.ui.kit.layout import Box

PAD, LINE, GAP = 11.0, 18.0, 4.0
NAME_HIGH, LINE_HIGH = 26.0, 22.0
HEAD = 82.0
FIGURE = 60.0


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
class Card:
    """What a card says.

    Attributes:
        name: of the figure.
        code, kind, side: which it is.
        line: what it is, and where.
        stats: words and numbers, each with whether it is worse than at first.
        rows: its abilities.
        notes: sentences below them.
    """

    name: str
    code: str
    kind: str
    side: str
    line: str
    stats: Sequence[tuple[str, str, bool]] = ()
    rows: Sequence[AbilityRow] = ()
    notes: Sequence[str] = ()
    flying: bool = False


def card_height(canvas: Canvas, width: float, card: Card) -> float:
    """How high a card becomes."""
    lines = sum(len(_wrapped(canvas, width, row)) for row in card.rows)
    notes = sum(len(_noted(canvas, width, note)) for note in card.notes)
    return HEAD + (lines + notes) * LINE + (len(card.rows) + len(card.notes)) * GAP + 6


def _tag_width(canvas: Canvas, row: AbilityRow) -> float:
    number = canvas.fonts.size(str(row.cost), BOLD, 15)[0] / canvas.scale if row.cost else 0.0
    return 16 + 12 + number + (3 if row.cost else 0)


def _words(row: AbilityRow) -> str:
    if row.why:
        return say("{word} {says} ({why})", word=row.word, says=row.says, why=row.why)
    return rows(row.word, row.says)


def _wrapped(canvas: Canvas, width: float, row: AbilityRow) -> tuple[str, ...]:
    room = width - 2 * PAD - _tag_width(canvas, row) - 7
    return canvas.fonts.wrap(_words(row), LABEL, 15, canvas.px(room))


def _noted(canvas: Canvas, width: float, note: str) -> tuple[str, ...]:
    return canvas.fonts.wrap(note, LABEL, 15, canvas.px(width - 2 * PAD))


def draw_card(canvas: Canvas, box: Box, card: Card) -> None:
    """Draw a card in a box of the height that it needs."""
    rect = box.rect(canvas)
    canvas.fill(rect, "front", 7)
    size = canvas.px(FIGURE)
    at = (canvas.px(box.right - 12) - size, canvas.px(box.y + (14 if card.flying else 7)))
    if not card.kind:
        draw_master(canvas, card.side, at, size)
    elif card.kind.endswith("K"):
        draw_chest(canvas, card.side, card.kind, card.code, at, size)
    else:
        draw_figure(canvas, card.code, card.kind, card.side, at, size, flying=card.flying)
    room = box.width - 2 * PAD - FIGURE - 12
    canvas.text(
        card.name, box.x + PAD, box.y + 22, TITLE, 20, within=rect, room=room, high=NAME_HIGH
    )
    indent = 0.0
    if card.kind:
        indent = 24.0
        draw_mark(
            canvas, card.kind, (canvas.px(box.x + PAD + 9), canvas.px(box.y + 46)), canvas.px(18)
        )
    canvas.text(card.line, box.x + PAD + indent, box.y + 46, LABEL, 14, "quiet", within=rect,
                room=room - indent + 4, high=LINE_HIGH)  # fmt: skip
    x = box.x + PAD
    for word, number, worse in card.stats:
        wide = canvas.fonts.size(rows(word, number), BOLD, 17)[0]
        if canvas.px(x) + wide > at[0]:
            break  # what is left of how many the chip on the table tells, too
        drawn = canvas.text(word, x, box.y + 69, LABEL, 16, within=rect)
        x = drawn.right / canvas.scale + 4
        drawn = canvas.text(
            number, x, box.y + 69, BOLD, 17, "target" if worse else "text", within=rect
        )
        x = drawn.right / canvas.scale + 12
    y = box.y + HEAD
    for row in card.rows:
        y = _draw_row(canvas, box, rect, y, row)
    for note in card.notes:
        noted = _noted(canvas, box.width, note)
        if y + LINE * len(noted) > box.bottom + 1:
            break  # no room is left: the discs on the table tell it, too
        for words in noted:
            canvas.text(words, box.x + PAD, y + LINE / 2, LABEL, 15, "quiet", within=rect)
            y += LINE
        y += GAP


def _draw_row(canvas: Canvas, box: Box, rect: Rect, y: float, row: AbilityRow) -> float:
    lines = _wrapped(canvas, box.width, row)
    high = len(lines) * LINE
    tag = _tag_width(canvas, row)
    whole = canvas.rect(box.x + 5, y - 2, box.width - 10, high + 4)
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
    plate = canvas.rect(box.x + PAD, y - 0.5, tag, LINE + 1)
    canvas.fill(plate, "panel", 5)
    ink = "quiet" if row.why else "text"
    name = row.sign or f"crest-{row.crest}"
    middle = (canvas.px(box.x + PAD + 13), plate.centery)
    if canvas.sprites.has(sprite(name)):
        draw_sign(canvas, name, middle, canvas.px(14), ink)
    if row.cost:
        canvas.text(str(row.cost), box.x + PAD + 23, y + LINE / 2, BOLD, 15, ink, within=rect)
    left = box.x + PAD + tag + 7
    for number, words in enumerate(lines):
        x, middle_y, told = left, y + LINE * (number + 0.5), words
        if not number:
            length = len(canvas.fonts.told(row.word))
            drawn = canvas.text(words[:length], x, middle_y, BOLD, 15, ink, within=rect)
            x, told = drawn.right / canvas.scale, words[length:]
        canvas.text(told, x, middle_y, LABEL, 15, ink, within=rect)
    if region:
        canvas.ring(region, 6)
    return y + high + GAP
