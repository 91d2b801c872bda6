"""Beside the pairs of the builder: the pair that is looked at, counted; levels, chances, kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from wonderland.core.message import rows, say, say_n
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.names import KIND_NAMES, card_name
from wonderland.games.wonderland.pairs import KINDS, Kind
from wonderland.games.wonderland.pools import WHOLE
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.games.wonderland.level_chances import CHANCE, LEVELS, draw_level
from wonderland.ui.games.wonderland.pair_cards import counted_high, draw_counted, draw_kind, kind_wide
from wonderland.ui.games.wonderland.pair_tiles import TAG
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, text_in, text_width
from wonderland.ui.kit.spaces import APART, GAP, NEAR

TITLE_ROW, LEVEL_ROW, FOOT, RULE_ROW = 34.0, 24.0, 20.0, 46.0
BESIDE = 14.0
"""How far the count of a kind stands beside the middle of its sign."""
RING = 0.5
"""The share of the room that the kinds have beside the levels."""
BESTS = say("One suit bests one colour, that bests mixed, mixed bests one suit.")
SAMPLES: dict[Kind, str] = {"suit": "4H/5H", "colour": "4H/5D", "mixed": "4S/5H"}
"""A pair of each kind, for its sign."""


def level_sum(card: Card) -> str:
    """How the level of a pair comes about (W-89)."""
    gaps = {"strength": card.strength, "attack": card.attack, "defense": card.defense}
    half = max(0, card.mov or 0) // 2
    total = card.strength + card.attack + card.defense + half
    if half:
        return say("{strength} + {attack} + {defense}, and half of {mov}: {total}, level {level}",
                   **gaps, mov=card.mov, total=total, level=card.level)  # fmt: skip
    return say("{strength} + {attack} + {defense}: {total}, level {level}", **gaps, total=total, level=card.level)


def draw_side(canvas: Canvas, box: Box, definitions: Definitions, shown: Card | None, pairs: Sequence[Card]) -> None:
    """Draw what is looked at and what the pool comes to."""
    counts = TITLE_ROW + LEVEL_ROW * len(LEVELS) + FOOT + RULE_ROW + 2 * APART + GAP
    upper, lower = box.rows(REST, counts, gap=APART)
    canvas.plate(upper.rect(canvas), "front", 8)
    if shown:
        _draw_pair(canvas, upper.inset(APART + 2, APART), definitions, shown)
    canvas.plate(lower.rect(canvas), "front", 8)
    _draw_counts(canvas, lower.inset(APART + 2, APART), definitions, pairs)


def _draw_pair(canvas: Canvas, box: Box, definitions: Definitions, card: Card) -> None:
    """Draw a pair with both cards as large as there is room for, and what is counted on them."""
    head, middle, foot = box.rows(50.0, REST, 42.0, gap=NEAR)
    piece, words, tag = head.columns(46, REST, 26, gap=GAP)
    draw_piece(canvas, "w", card, piece.rect(canvas), canvas.px(50))
    title, below = words.rows(Share(1.2), REST)
    canvas.text(card_name(definitions, card.name), *title.left, TITLE, 22, room=title.width)
    back = card_name(definitions, card.back)
    canvas.text(say("before the {back}", back=back), *below.left, LABEL, 15, "quiet", room=below.width)
    draw_tag(canvas, tag.columns(TAG, REST)[0].fitted(height=18), card.level, 13)
    wide = (middle.height - counted_high(0.0, tags=True)) / (counted_high(1.0) - counted_high(0.0))
    wide = max(70.0, min(132.0, wide, middle.width * 0.42))
    both = middle.fitted(min(middle.width, wide * 2.36), counted_high(wide, tags=True))
    draw_counted(canvas, both, wide, definitions, card, "w", tags=True)
    total, kind = foot.rows(REST, REST)
    canvas.text(level_sum(card), *total.left, BOLD, 15, room=total.width)
    at = kind.x + kind_wide(definitions, card) / 2, kind.centre[1]
    sign = draw_kind(canvas, at, definitions, card)
    name = KIND_NAMES[definitions.cards.kind(card)]
    canvas.text(name, sign.right / canvas.scale + GAP, kind.centre[1], BOLD, 15)


def _draw_counts(canvas: Canvas, box: Box, definitions: Definitions, pairs: Sequence[Card]) -> None:
    """Draw how many pairs there are, by level with chances, and by kind in the ring of W-90."""
    head, middle, foot, rule = box.rows(TITLE_ROW, REST, FOOT, RULE_ROW, gap=GAP / 2)
    title = say("{n} of {most} pairs", n=len(pairs), most=WHOLE)
    canvas.text(title, *head.left, TITLE, 20)
    still = sum((pair.mov or 0) <= 0 for pair in pairs)
    told = say_n("{n} never moves", "{n} never move", still)
    canvas.text(told, *head.end, LABEL, 15, "quiet", RIGHT)
    levels, ring = middle.columns(REST, Share(RING / (1 - RING)), gap=APART)
    lines = levels.rows(*[REST] * len(LEVELS))
    for level, line in zip(LEVELS, lines, strict=True):
        held = [pair.label for pair in pairs if pair.level == level]
        draw_level(canvas, line, definitions, level, str(len(held)), held, least=14)
    canvas.text(CHANCE, *foot.left, LABEL, 14, "quiet", room=foot.width)
    kinds = Counter(definitions.cards.kind(pair) for pair in pairs)
    _draw_ring(canvas, ring, definitions, kinds)
    text_in(canvas, rule, BESTS, READ, 15, within=box.inset(-APART).rect(canvas))


def _draw_ring(canvas: Canvas, box: Box, definitions: Definitions, kinds: Counter[Kind]) -> None:
    """Draw the three kinds, each with its count, and an arrow to the one that it bests."""
    x = box.centre[0]
    top, low = box.y + box.height * 0.14, box.y + box.height * 0.66
    aside = min(box.width * 0.27, 46.0)
    places = {"suit": (x, top), "colour": (x + aside, low), "mixed": (x - aside, low)}
    for number, kind in enumerate(KINDS):
        draw_kind(canvas, places[kind], definitions, definitions.cards[SAMPLES[kind]])
        a, b = places[kind], places[KINDS[(number + 1) % len(KINDS)]]
        _draw_arrow(canvas, a, b)
    half = box.width / 2
    told = {kind: rows(KIND_NAMES[kind], str(kinds[kind])) for kind in KINDS}
    rooms = {"suit": half - BESIDE, "colour": half, "mixed": half}
    if any(text_width(canvas, told[kind], BOLD, 14) > rooms[kind] for kind in KINDS):
        told = {kind: str(kinds[kind]) for kind in KINDS}  # its sign says which it is
    canvas.text(told["suit"], x + BESIDE, top, BOLD, 14)
    for kind in KINDS[1:]:
        canvas.text(told[kind], places[kind][0], low + 20.0, BOLD, 14, "text", CENTRE)


def _draw_arrow(canvas: Canvas, a: tuple[float, float], b: tuple[float, float]) -> None:
    """Draw an arrow between two signs, in logical pixels."""
    (ax, ay), (bx, by) = a, b
    far = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    ux, uy = (bx - ax) / far, (by - ay) / far
    free = 24.0 if uy == 0 else 15.0
    start = canvas.px(ax + ux * free), canvas.px(ay + uy * free)
    tip = (bx - ux * free, by - uy * free)
    canvas.line([start, canvas.pixels(tip[0], tip[1])], "quiet", canvas.scale * 1.6)
    wing = 6.0
    points = [tip, (tip[0] - ux * wing - uy * 4, tip[1] - uy * wing + ux * 4),
              (tip[0] - ux * wing + uy * 4, tip[1] - uy * wing - ux * 4)]  # fmt: skip
    canvas.polygon([canvas.pixels(px, py) for px, py in points], "quiet")
