"""What a die of the hand would change: its six faces, and the chance to summon without and with it."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import words_of
from wonderland.ui.boards.die_body import Body, draw_die
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pool_cards import PoolCard
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, box_of, line_in, text_width

EDGE = 8.0
"""How far the strip stays from the edges of the felt."""
DIE, FACE, FACE_STEP, NAME = 72.0, 38.0, 50.0, 122.0
"""The room of the die, the side of a face, from one to the next, and the room of the card's name."""
CHANCE, ARROW = 32.0, 22.0
"""How large the chance is set as it would be, and how long the arrow before it is."""
SUMMON = "summon"


def draw_strip(canvas: Canvas, layout: Layout, control: Intent, about: PoolCard, low: int, beak: int) -> Rect:
    """Draw it above the hand; return where it is.

    Args:
        canvas: what is drawn on.
        layout: where the felt is.
        control: what the player has chosen.
        about: the card that is pointed at.
        low: where the hand begins, in pixels.
        beak: the middle of the card, in pixels from the left.
    """
    room = layout.felt.inflate(-2 * canvas.px(EDGE), 0)
    rect = canvas.rect(0, 0, min(706.0, room.width / canvas.scale), 86.0)
    rect.bottom = low - canvas.px(6.0)
    rect.centerx = beak
    rect.clamp_ip(room)
    x, reach = min(max(beak, rect.left + 30), rect.right - 30), canvas.px(11.0)
    level = about.card.level
    canvas.shadow(rect, 90, 9, 3, 4)
    canvas.polygon([(x - reach, rect.bottom - 2), (x + reach, rect.bottom - 2), (x, rect.bottom + reach)], "front")
    canvas.tab(rect, "front", f"tag-{level}", 9, 10)
    whole = box_of(canvas, rect).inset(10, 4)
    faces = FACE_STEP * 6
    chance = max(150.0, whole.width - DIE - NAME - faces - 3 * EDGE)
    name_wide = whole.width - DIE - faces - chance - 3 * EDGE
    die, name, sides, chances = whole.columns(DIE, max(0.0, name_wide), faces, REST, gap=EDGE)
    _draw_die(canvas, die, control, level)
    if name_wide > NAME / 2:
        rows, size = canvas.lines_in(about.title, TITLE, 19, name.width, name.height, 1.2)
        for row, line in zip(rows, name.lines(*[size * 1.2] * len(rows)), strict=True):
            canvas.text(row, *line.left, TITLE, size, within=rect)
    _draw_faces(canvas, sides, control, level, rect)
    _draw_chances(canvas, chances, control, about, rect)
    return rect


def _draw_die(canvas: Canvas, box: Box, control: Intent, level: int) -> None:
    definitions = queries.fixed(control.match).definitions
    letters = dict.fromkeys(definitions.face_letters[face] for face in definitions.faces[level])
    rect = box.rect(canvas)
    foot = (rect.centerx, rect.top + rect.height * 0.66)
    draw_die(canvas, Body(str(level), tuple(letters), 27.0), foot, canvas.px(34), f"level-{level}")


def _draw_faces(canvas: Canvas, box: Box, control: Intent, level: int, within: Rect) -> None:
    """Draw the six faces of a die with their words; those with a star stand out."""
    definitions = queries.fixed(control.match).definitions
    for face, place in zip(definitions.faces[level], box.columns(*[REST] * 6), strict=True):
        letter = definitions.face_letters[face]
        square = place.fitted(FACE, FACE).moved(0, -9).rect(canvas)
        canvas.fill(square, "lit" if letter == "S" else "front", 7)
        canvas.outline(square, f"level-{level}", 2.5, 7)
        name = f"icons/{SUMMON if letter == 'S' else definitions.factors[letter].lower()}"
        if canvas.sprites.has(name):
            side = canvas.px(FACE * 0.6)
            canvas.stamp(name, (side, side), square.center)
        word = say("Summon") if letter == "S" else definitions.factors[letter]
        size = canvas.size_for(word, LABEL, 13, FACE_STEP - 2)
        canvas.text(word, place.centre[0], square.bottom / canvas.scale + 10, LABEL, size, "quiet", CENTRE, within)


def _draw_chances(canvas: Canvas, box: Box, control: Intent, about: PoolCard, within: Rect) -> None:
    """Draw the chance now, an arrow, and the chance with this die; below, in place of which."""
    chosen = control.dice.cards
    now, then, instead = _chance(control, chosen), *_with(control, about)
    colour = "reach-chip" if then > now else "target" if then < now else "text"
    upper, lower = box.lines(CHANCE * 1.25, 22)
    told = say("{chance:.0%}", chance=then)
    right = upper.right
    canvas.text(told, right, upper.centre[1], BOLD, CHANCE, colour, RIGHT, within)
    left = right - text_width(canvas, told, BOLD, CHANCE) - 10
    y = canvas.px(upper.centre[1])
    tip, back, reach = canvas.px(left), canvas.px(left - ARROW), canvas.px(6)
    canvas.line([(back, y), (tip, y)], "text", canvas.px(2.5))
    canvas.line([(tip - reach, y - reach), (tip, y), (tip - reach, y + reach)], "text", canvas.px(2.5))
    canvas.text(say("{chance:.0%}", chance=now), left - ARROW - 8, upper.centre[1], BOLD, 17.0, "quiet", RIGHT, within)
    line_in(canvas, lower, instead, READ, 15, "text", RIGHT, within)


def _chance(control: Intent, cards: Sequence[str]) -> float:
    """The chance that some cards summon (W-19)."""
    return queries.odds(control.match, cards).any_summon if cards else 0.0


def _with(control: Intent, about: PoolCard) -> tuple[float, str]:
    """The chance once a card is clicked, and what that does."""
    dice = control.dice
    if about.name in dice.cards:
        rest = [card for card in dice.cards if card != about.name]
        return _chance(control, rest), say("put back")
    if len(dice.cards) < dice.most_dice():
        return _chance(control, [*dice.cards, about.name]), say("to summon, with this die")
    first = words_of(control.match).card(dice.cards[0])
    return _chance(control, [*dice.cards[1:], about.name]), say("for the {card}", card=first)
