"""The seats above the area: hands, collections, characters, and who has voted."""

from __future__ import annotations

from wonderland.core.message import commas, rows, say, say_n
from wonderland.games.storytellers.state import NONE, RATE, State
from wonderland.games.storytellers.view import View
from wonderland.games.storytellers.words import Words
from wonderland.ui.games.storytellers.cards import blit, draw_mini
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, Share, line_in
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE
from wonderland.ui.kit.spaces import CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.house_board import HouseBoard

MOST_WIDE = 210.0
EDGE = 5.0
NAMES = 150.0
"""From so wide on a seat shows its character's name; else it is said where the seat is pointed at."""
MINI = 34.0
"""How wide a collected card is, where there is room."""


def draw_seats(canvas: Canvas, box: Box, view: View, board: HouseBoard) -> None:
    """All seats in a row, clockwise from the left."""
    seats = view.known.config.seats
    wide = min(MOST_WIDE, (box.width - GAP * (len(seats) - 1)) / len(seats))
    for seat, letter in enumerate(seats):
        place = Box(box.x + seat * (wide + GAP), box.y, wide, box.height)
        _draw_seat(canvas, place, view, seat, board, letter)


def _draw_seat(
    canvas: Canvas, box: Box, view: View, seat: int, board: HouseBoard, letter: str
) -> None:
    state, info, rect = view.known, board.session.game.info, box.rect(canvas)
    acts = state.to_act == seat
    canvas.fill(rect, "front" if acts else "box", CORNER)
    edge, medal, inner = box.columns(EDGE, Share(0.26, most=44.0), REST, gap=NEAR)
    canvas.fill(edge.rect(canvas), seat_colour(info, letter), TIGHT)
    blit(canvas, f"seat-{letter}", medal.inset(0, TIGHT).rect(canvas))
    if state.active == seat:
        corner = Box(medal.x - TIGHT, box.y + HAIR, medal.width / 2, box.height / 2)
        blit(canvas, "thing-quill", corner.rect(canvas))
    name, facts, cards = inner.without(right=TIGHT).inset(0, HAIR).rows(REST, REST, REST)
    line_in(canvas, name, info.name_of(letter), BOLD, NOTE, within=rect)
    said = _facts(view, seat) if box.width >= NAMES else _hand(view, seat)
    line_in(canvas, facts, said, LABEL, FINE_PRINT, "quiet", within=rect, high=True)
    _draw_collection(canvas, cards, state, seat)
    _draw_vote(canvas, box, state, seat)
    if acts:
        canvas.lit(rect, 3, CORNER)
    canvas.region(f"seat-{letter}", rect, None, _spoken(view, seat, info.name_of(letter)))


def _hand(view: View, seat: int) -> str:
    """The number of cards in hand."""
    return say_n("{n} card", "{n} cards", len(view.known.hands[seat]))


def _facts(view: View, seat: int) -> str:
    """The number of cards in hand, and the character."""
    state, hand = view.known, _hand(view, seat)
    character = state.characters[seat]
    if character == NONE:
        return hand
    if not state.shown >> seat & 1:
        return rows(hand, "?", between=" · ")
    return rows(hand, state.config.definitions.characters[character].name, between=" · ")


def _spoken(view: View, seat: int, name: str) -> str:
    """What is said of a seat that is pointed at: what it has collected."""
    words, form = Words(view.known.config.definitions), view.form
    own = form["collections"][view.known.config.seats[seat]]
    return say("{seat}: {facts}; collected: {cards}", seat=name, facts=_facts(view, seat),
               cards=commas(map(words.card, own)) if own else say("nothing"))  # fmt: skip


def _draw_collection(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    own = state.collections[seat]
    if not own:
        return
    wide = min(MINI, (box.width - HAIR * (len(own) - 1)) / len(own))
    for number, card in enumerate(own):
        place = Box(box.x + number * (wide + HAIR), box.y, wide, box.height)
        draw_mini(canvas, place, state.config.definitions.cards[card], state.icons_of(card))


def _draw_vote(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """A closed fan for a vote that was given, then sun or moon."""
    if seat == state.active or (state.phase != RATE and state.votes is None):
        return
    side = min(26.0, box.height / 2)
    place = Box(box.right - side - TIGHT, box.y + TIGHT, side, side).rect(canvas)
    rating = state.ratings[seat]
    if state.votes is None or rating == NONE:
        blit(canvas, "mark-vote" if rating == NONE else "mark-voted", place)
    else:
        blit(canvas, "thing-sun" if rating else "thing-moon", place)


def waiting(canvas: Canvas, box: Box, words: str) -> None:
    """A line on the table's cloth."""
    line_in(canvas, box, words, LABEL, NOTE, "bar-text", CENTRE)
