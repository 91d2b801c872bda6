"""The box in the panel that shows a pair: both its cards, what is counted on them, and Mov (W-87)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.message import say
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.names import what_bests
from wonderland.games.wonderland.state_form import BeingForm
from wonderland.ui.games.wonderland.pair_cards import NEVER, counted_high, draw_counted, draw_kind, mov_told
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box

CARD = 66.0
"""The width of a card."""
PAD, TITLE_ROW, NOTE_ROW, LINE = 11.0, 24.0, 25.0, 19.0
TELLS = ("Str ", "Mov ")
"""How the lines begin that say what is drawn here."""


class Number(NamedTuple):
    """A number of a pair: its name and colour, what it is now and what is said beside it."""

    name: str
    colour: str
    now: str
    beside: str = ""
    ink: str = "text"


def draw_pair_box(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked, definitions: Definitions,
    card: Card, in_play: BeingForm | None,
) -> float:  # fmt: skip
    """Draw the box of a pair as ``draw_picked`` does; ``in_play`` is the being, None if it isn't there."""
    said = [line for line in picked.lines if not str(line).startswith(TELLS)]
    said += [picked.story] if picked.story else []
    room = canvas.px(width - 2 * PAD)
    rows = [row for line in said for row in canvas.fonts.wrap(line, LABEL, 14, room)]
    cards = counted_high(CARD)
    high = PAD + TITLE_ROW + NOTE_ROW + cards + LINE * (1 + len(rows)) + 2 * PAD
    whole = Box(x, y, width, high)
    box = whole.rect(canvas)
    canvas.fill(box, "front", 9)
    _, title, note, middle, kind, below, _ = whole.inset(PAD, 0).rows(
        PAD, TITLE_ROW, NOTE_ROW, cards, LINE + PAD, REST, PAD
    )
    canvas.text(picked.title, *title.left, TITLE, 20, within=box, room=title.width)
    canvas.text(picked.note, *note.left, LABEL, 15, "quiet", within=box, room=note.width)
    both, numbers = middle.columns(2 * CARD + 9.0, REST, gap=12.0)
    draw_counted(canvas, both, CARD, definitions, card, picked.being[0])
    for number, row in zip(_numbers(card, in_play), numbers.pile(4, 25.0, 3), strict=True):
        _draw_number(canvas, row, number)
    sign, words = kind.columns(44.0, REST, gap=PAD / 2)
    draw_kind(canvas, sign.centre, definitions, card)
    own, bested = what_bests(definitions, card)
    told = say("{kind} bests {other}", kind=own, other=bested)
    canvas.text(told, *words.left, BOLD, 15, within=box, room=words.width)
    for line, row in zip(rows, below.pile(len(rows), LINE), strict=True):
        canvas.text(line, *row.left, LABEL, 14, within=box)
    return high


def _numbers(card: Card, in_play: BeingForm | None) -> list[Number]:
    """The pair's numbers as they are now; where they are others than its own, what those are."""
    names = (say("Str"), say("Atk"), say("Def"))
    keys = ("str", "atk", "def")
    found = []
    for name, key, own in zip(names, keys, (card.strength, card.attack, card.defense), strict=True):
        told = in_play.get(key) if in_play else own
        now = told if isinstance(told, int) else own
        beside = say("of {n}", n=own) if now != own else ""
        ink = "text" if now == own else "good" if now > own else "target"
        found.append(Number(name, f"count-{key}", str(now), beside, ink))
    walked = in_play.get("stepped", 0) if in_play else 0
    left = mov_told(card) if not walked else str(max(0, (card.mov or 0) - walked))
    beside = say("never moves") if left == NEVER and not walked else ""
    beside = say("of {n}", n=card.mov) if walked else beside
    found.append(Number(say("Mov"), "count-mov", left, beside))
    return found


def _draw_number(canvas: Canvas, row: Box, number: Number) -> None:
    """Write a number beside a tag with its name, in the colour of what is counted for it."""
    tag, value, beside = row.columns(36.0, 20.0, REST, gap=PAD / 2)
    rect = tag.fitted(height=20).rect(canvas)
    canvas.fill(rect, number.colour, 5)
    canvas.text(number.name, *tag.centre, BOLD, 14, "chip-text", CENTRE, rect)
    canvas.text(number.now, *value.end, BOLD, 18, number.ink, RIGHT)
    canvas.text(number.beside, *beside.left, LABEL, 14, "quiet", room=beside.width)
