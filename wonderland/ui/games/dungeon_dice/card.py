"""The card of who is taken up or pointed at: stats, state, abilities with cost, and why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from wonderland.core.message import rows, say, say_as
from wonderland.ui.games.dungeon_dice.figures import draw_mark, draw_master, draw_of_pool, draw_sign
from wonderland.ui.games.dungeon_dice.looks import CREST_WORDS, sprite
from wonderland.ui.kit.action_bar import Do
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width

PAD, GAP, HEAD = 11.0, 4.0, 82.0
"""Free at the sides, below each ability, and the height of the head."""


class Setting(NamedTuple):
    """How large the words below the head are, and how high a line of them is."""

    size: float
    line: float


USUAL, CLOSE = Setting(15.0, 18.0), Setting(13.0, 15.0)
"""The second one is for cards whose abilities have no room otherwise."""
NUMBER, NUMBER_GAP = 17.0, 4.0
"""The size of a number; free before it."""
SIGN, TAG_GAP = 23.0, 7.0
"""On an ability's tag the room of its sign; free after the tag."""


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


class Stat(NamedTuple):
    """A number of a figure: what of, how much, whether it is worse than at first, and of how many."""

    word: str
    number: int
    worse: bool = False
    full: int | None = None


@dataclass(frozen=True, slots=True)
class FigureCard:
    """What a card says.

    Attributes:
        name: of the figure.
        code, kind, side: which it is; a Master has no kind.
        line: what it is, and where.
        stats: its numbers.
        rows: its abilities.
        notes: sentences below them.
        flying: whether it hangs on its peg.
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

    def high(self, canvas: Canvas, width: float) -> float:
        """How high it becomes."""
        notes = sum(len(_noted(canvas, width, note, USUAL)) for note in self.notes)
        high = self._rows_high(canvas, width) + notes * USUAL.line
        return HEAD + high + len(self.notes) * GAP + 6

    def _rows_high(self, canvas: Canvas, width: float) -> float:
        lines = sum(len(_wrapped(canvas, width, row, USUAL)) for row in self.rows)
        return lines * USUAL.line + len(self.rows) * GAP

    def draw(self, canvas: Canvas, box: Box, do: Do) -> None:
        """Draw it, closer where the box is lower than it needs."""
        rect = box.rect(canvas)
        canvas.fill(rect, "front", 7)
        self._draw_head(canvas, box, rect)
        y = box.y + HEAD
        roomy = y + self._rows_high(canvas, box.width) <= box.bottom
        setting = USUAL if roomy else CLOSE
        for row in self.rows:
            act = partial(do, row.act) if row.act else None
            y = draw_row(canvas, box, rect, y, replace(row, act=act), setting)
        for note in self.notes:
            noted = _noted(canvas, box.width, note, setting)
            if y + setting.line * len(noted) > box.bottom + 1:
                break  # no room is left: the discs on the table tell it, too
            for words in noted:
                at = box.x + PAD, y + setting.line / 2
                canvas.text(words, *at, LABEL, setting.size, "quiet", within=rect)
                y += setting.line
            y += GAP

    def _draw_head(self, canvas: Canvas, box: Box, rect: Rect) -> None:
        """Draw the picture, the name, what it is, and its numbers."""
        _, head, _, picture, _ = box.columns(PAD, REST, PAD, 60, 12)
        size, top = canvas.px(60), box.y + (14 if self.flying else 7)
        at = (canvas.px(picture.right) - size, canvas.px(top))
        if self.kind:
            draw_of_pool(canvas, self.code, self.kind, self.side, at, size, flying=self.flying)
        else:
            draw_master(canvas, self.side, at, size)
        heights = (22, 24) if self.stats else (46, 0)
        _, name, line, stats, _ = head.rows(9, 26, *heights, REST)
        canvas.text(self.name, *name.left, TITLE, 20, within=rect, room=head.width, high=26)
        mark, says = line.columns(24.0 if self.kind else 0.0, REST)
        if self.kind:
            middle = mark.columns(18, REST)[0].centre
            draw_mark(canvas, self.kind, canvas.pixels(middle[0], middle[1]), canvas.px(18))
        canvas.text(
            self.line, *says.left, LABEL, 14, "quiet", within=rect, room=says.width + NUMBER_GAP, high=line.height
        )
        x, y = stats.left
        of = say_as("a number of", "of")
        for stat in self.stats:
            x = _draw_number(canvas, rect, (x, y), stat.word, stat.number, worse=stat.worse)
            wide = canvas.fonts.size(rows(of, str(stat.full)), BOLD, NUMBER)[0]
            # Where there is no room for of how many, the chip on the table tells it, too.
            if stat.full is not None and canvas.px(x + NUMBER_GAP) + wide < at[0]:
                x = _draw_number(canvas, rect, (x + NUMBER_GAP, y), of, stat.full)
            x += 12


def _wrapped(canvas: Canvas, width: float, row: AbilityRow, setting: Setting) -> tuple[str, ...]:
    """The lines of an ability, its name and what it does, beside its tag."""
    words = rows(row.word, row.says)
    if row.why:
        words = say("{word} {says} ({why})", word=row.word, says=row.says, why=row.why)
    room = width - 2 * PAD - _tag_width(canvas, row, setting.size) - TAG_GAP
    return canvas.fonts.wrap(words, LABEL, setting.size, canvas.px(room))


def _tag_width(canvas: Canvas, row: AbilityRow, size: float) -> float:
    """How wide the plate is with what pays for an ability."""
    number = text_width(canvas, str(row.cost), BOLD, size) + 3 if row.cost else 0.0
    return SIGN + 5 + number


def _noted(canvas: Canvas, width: float, note: str, setting: Setting) -> tuple[str, ...]:
    return canvas.fonts.wrap(note, LABEL, setting.size, canvas.px(width - 2 * PAD))


def _draw_number(
    canvas: Canvas, rect: Rect, at: tuple[float, float], word: str, number: int, *, worse: bool = False
) -> float:
    """Draw a number behind its word; gives where it ends."""
    x, y = at
    drawn = canvas.text(word, x, y, LABEL, 16, within=rect)
    x = drawn.right / canvas.scale + NUMBER_GAP
    colour = "target" if worse else "text"
    return canvas.text(str(number), x, y, BOLD, NUMBER, colour, within=rect).right / canvas.scale


def draw_row(canvas: Canvas, box: Box, rect: Rect, y: float, row: AbilityRow, setting: Setting = USUAL) -> float:
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
    words = Box(box.x + PAD, y, box.width - 2 * PAD, len(lines) * line_high)
    whole, region = words.inset(-6, -2).rect(canvas), None
    if row.key:
        crest = CREST_WORDS.get(row.crest, "")
        says = say("{word}, {cost} {crest}", word=row.word, cost=row.cost, crest=crest)
        region = canvas.region(row.key, whole, row.act, says, row.why)
        if row.aimed:
            canvas.fill(whole, "lit", 6)
            canvas.outline(whole, "now", 2.4, 6)
        elif row.act and canvas.pointer.hover == row.key:
            canvas.fill(whole, "box", 6)
    tag, beside = words.columns(_tag_width(canvas, row, size), REST, gap=TAG_GAP)
    plate = canvas.rect(tag.x, y - 0.5, tag.width, line_high + 1)
    canvas.fill(plate, "panel", 5)
    ink = "quiet" if row.why else "text"
    name = row.sign or f"crest-{row.crest}"
    if canvas.sprites.has(sprite(name)):
        draw_sign(canvas, name, (canvas.px(tag.x + 13), plate.centery), canvas.px(14), ink)
    if row.cost:
        at = tag.x + SIGN, y + line_high / 2
        canvas.text(str(row.cost), *at, BOLD, size, ink, within=rect)
    for number, (line, place) in enumerate(zip(lines, beside.pile(len(lines), line_high), strict=True)):
        (x, middle), told = place.left, line
        if not number:
            length = len(canvas.fonts.told(row.word))
            drawn = canvas.text(line[:length], x, middle, BOLD, size, ink, within=rect)
            x, told = drawn.right / canvas.scale, line[length:]
        canvas.text(told, x, middle, LABEL, size, ink, within=rect)
    if region:
        canvas.ring(region, 6)
    return words.bottom + GAP
