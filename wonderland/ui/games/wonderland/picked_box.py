"""The box in the panel that shows the being taken up: its card, its pips, what is counted on them."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.games.wonderland.card import Card, is_hooded
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.state_form import BeingForm
from wonderland.ui.boards.playing_card import TALL, draw_playing_card
from wonderland.ui.games.wonderland.pair_box import draw_pair_box
from wonderland.ui.games.wonderland.pair_cards import face_of
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.pip_count import draw_count
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, text_in
from wonderland.ui.kit.spaces import TIGHT

CARD = 96
"""The width of the card."""
LEAST = 650
"""The height of a window from which there is room for the card."""
PAD, LINE = 11, 19
TITLE_ROW, NOTE_ROW, HEAD_ABOVE = 22.0, 20.0, 11.0
"""The rows of its name and of what it is, and free above them."""
EDGE = 2.0
"""Free at the right of the words."""
NUMBER_ROW = 22.0
"""A number's row."""
SUIT_ROOM, BESTED_AT = 22.0, 63.0
"""The room of a suit's sign, and where the other suit's sign stands."""
STORY_GAP, EDGE_RIGHT = 3.0, 6.0
"""Free above what it did and below it twice, and at the box's right."""
SHORT_ROW = 20.0
"""Without a card: a row of words."""
PIECE_ROOM, PIECE, PIECE_AT = 60.0, 66.0, (68.0, 12.0)
"""The picture's place, how large it is drawn, and its left from the box's right, its top."""
SET_APART = "   "
"""Between the parts of a line that belong less together."""
COUNTED = ((say("Str"), say("longest column")), (say("Atk"), say("columns")), (say("Def"), say("middle column")))
"""Each number's name, and what is counted for it (W-2)."""


def draw_picked(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked,
    definitions: Definitions, card: Card | None, beings: Sequence[BeingForm],
) -> float:  # fmt: skip
    """Draw the box and return its height.

    Args:
        canvas: what is drawn on.
        x: its left.
        y: its top.
        width: its width.
        picked: what it says.
        definitions: the game's data.
        card: the card or the pair of its being, None where it has none.
        beings: those on the table, as the state tells them.
    """
    if card and canvas.height >= LEAST and not is_hooded(card.name):
        in_play = next((being for being in beings if being["id"] == picked.being), None)
        if card.back:
            return draw_pair_box(canvas, x, y, width, picked, definitions, card, in_play)
        return _draw_with_card(canvas, x, y, width, picked, definitions, card, in_play)
    return _draw_short(canvas, x, y, width, picked, card)


def _draw_with_card(
    canvas: Canvas, x: float, y: float, width: float, picked: Picked,
    definitions: Definitions, card: Card, in_play: BeingForm | None,
) -> float:  # fmt: skip
    said = [line for line in picked.lines if not line.startswith("Str ")]
    rows = [row for line in said for row in _wrapped(canvas, line, width - 2 * PAD)]
    tall = CARD * TALL
    high = tall + 2 * PAD + (LINE * len(rows) + 5.0 if rows else 0)
    box = canvas.rect(x, y, width, high)
    canvas.fill(box, "front", 9)
    face = face_of(definitions, card.name, picked.being[0])
    front = canvas.rect(x + PAD, y + PAD, CARD, tall)
    draw_playing_card(canvas, front, face)
    if picked.count:
        draw_count(canvas, front, face.pips, picked.count)
    whole = Box(x, y, width, high)
    _, words, _ = whole.columns(PAD + CARD + 13, REST, PAD + EDGE)
    _, title, note, below = words.rows(HEAD_ABOVE, TITLE_ROW, NOTE_ROW, REST)
    canvas.text(picked.title, *title.left, TITLE, 20, within=box, room=words.width)
    canvas.text(picked.note, *note.left, LABEL, 15, "quiet", within=box, room=words.width)
    if picked.story:
        _, story, _ = below.rows(STORY_GAP, REST, 2 * STORY_GAP)
        text_in(canvas, story, picked.story, READ, 16, within=box)
        return high
    bases = (card.strength, card.attack, card.defense)
    stands = (in_play["str"], in_play["atk"], in_play["def"]) if in_play else bases
    _, numbers, bests, _ = below.rows(2, NUMBER_ROW * len(COUNTED), 24, REST)
    rows_of = numbers.pile(len(COUNTED), NUMBER_ROW)
    if picked.count:
        canvas.veil(rows_of[picked.count.number].inset(-TIGHT, 0).rect(canvas), "now", 90, TIGHT)
    for row, (name, counted), now, own in zip(rows_of, COUNTED, stands, bases, strict=True):
        _draw_number(canvas, box, row, name, own if now is None else now, own, counted)
    _draw_bests(canvas, box, bests, card, definitions)
    _, under = whole.inset(PAD, 0).rows(tall + 2 * PAD, REST)
    for line, row in zip(rows, under.pile(len(rows), LINE), strict=True):
        canvas.text(line, *row.left, LABEL, 14, within=box)
    return high


def _draw_number(canvas: Canvas, box: Rect, row: Box, name: str, now: int, own: int, counted: str) -> None:
    """Write a number and what it is counted from; green or red where it is not the card's own."""
    colour = "text"
    if now != own:
        colour = "good" if now > own else "target"
    word, value, beside = row.columns(34.0, 24, REST)
    canvas.text(name, *word.left, BOLD, 15, within=box)
    drawn = canvas.text(str(now), *value.left, BOLD, 18, colour, within=box)
    source = say("of {n}", n=own) if now != own else counted
    left = max(beside.x, drawn.right / canvas.scale + 8)
    room = box.right / canvas.scale - left - EDGE_RIGHT
    canvas.text(source, left, row.centre[1], LABEL, 14, "quiet", within=box, room=room)


def _draw_bests(canvas: Canvas, box: Rect, row: Box, card: Card, definitions: Definitions) -> None:
    """Draw which suit this one bests (W-7)."""
    bested = definitions.suits[card.suit].bests
    size = canvas.px(15)
    (x, y), room = row.left, SUIT_ROOM - 1
    for suit, left in ((card.suit, x), (bested, x + BESTED_AT)):
        sign = canvas.sprites.get(f"suits/{suit}", (size, size))
        canvas.surface.blit(sign, sign.get_rect(midleft=canvas.pixels(left, y)))
    canvas.text(say("bests"), x + SUIT_ROOM, y, BOLD, 15, within=box, room=38.0)
    left = x + BESTED_AT + room
    room = box.right / canvas.scale - left - EDGE_RIGHT
    canvas.text(definitions.suits[bested].name, left, y, BOLD, 15, within=box, room=room)


def _wrapped(canvas: Canvas, text: str, width: float) -> tuple[str, ...]:
    return canvas.fonts.wrap(text, LABEL, 14, canvas.px(width))


def broken_apart(canvas: Canvas, line: str, wide: int, size: float) -> list[str]:
    """Break a line that is too long where it is set apart, so that no number leaves its name."""
    fonts, rows = canvas.fonts, [""]
    for part in fonts.told(line).split(SET_APART):
        longer = SET_APART.join(filter(None, [rows[-1], part]))
        if not rows[-1] or fonts.size(longer, LABEL, size)[0] <= wide:
            rows[-1] = longer
        else:
            rows.append(part)
    fits = [fonts.size(row, LABEL, size)[0] <= wide for row in rows]
    return [
        piece
        for row, whole in zip(rows, fits, strict=True)
        for piece in ([row] if whole else fonts.wrap(row, LABEL, size, wide))
    ]


def _draw_short(canvas: Canvas, x: float, y: float, width: float, picked: Picked, card: Card | None) -> float:
    """The box where there is no card to show, or no room for one."""
    wide = width - PAD - (PIECE_AT[0] + PIECE - PIECE_ROOM if card else PAD)
    said = [*picked.lines, picked.story] if picked.story else picked.lines
    rows = [row for line in said for row in broken_apart(canvas, line, canvas.px(wide), 15)]
    high = 58 + SHORT_ROW * len(rows)
    box = canvas.rect(x, y, width, max(high, 88 if card else 0))
    canvas.fill(box, "front", 7)
    words = Box(x + PAD, y, wide, high)
    _, title, note, below = words.rows(HEAD_ABOVE, TITLE_ROW, NOTE_ROW, REST)
    canvas.text(picked.title, *title.left, TITLE, 20, within=box, room=wide)
    canvas.text(picked.note, *note.left, LABEL, 14, "quiet", within=box, room=wide)
    for line, row in zip(rows, below.pile(len(rows), SHORT_ROW), strict=True):
        canvas.text(line, *row.left, LABEL, 15, within=box)
    if card:
        from_right, top = PIECE_AT
        cell = canvas.rect(x + width - from_right, y + top, PIECE_ROOM, PIECE_ROOM)
        draw_piece(canvas, picked.being[0], card, cell, canvas.px(PIECE))
    return box.height / canvas.scale
