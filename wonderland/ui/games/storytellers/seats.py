"""The seats round the area: who sits there, hands, collections, characters, and who has voted."""

from __future__ import annotations

from wonderland.core.message import commas, rows, say, say_n
from wonderland.games.storytellers.state import NONE, RATE, State
from wonderland.games.storytellers.view import View
from wonderland.games.storytellers.words import Words
from wonderland.ui.games.storytellers.at_screen import OWN, own_of
from wonderland.ui.games.storytellers.cards import blit, draw_mini
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in
from wonderland.ui.kit.portrait import draw_portrait
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.kit.thinking_mark import draw_dots
from wonderland.ui.table.house_board import HouseBoard
from wonderland.ui.table.sitters import face_of, who_plays

ROW, SIDE = Share(0.125, least=58.0), Share(0.15, least=96.0, most=140.0)
"""How high the seats above the area are, and how wide those beside it."""
EDGE, MEDAL, FACE, RING = 6.0, 46.0, 22.0, 2.5
CARD = 20.0
"""How wide the character's card is that is tucked behind a medal."""
HAND, BACK = 32.0, 12.0
"""The room of what tells how many cards a hand holds, and how wide the back beside it is."""
WIDEST, BROAD = 350.0, 240.0
"""How wide a low seat is at most, and from how wide on its cards lie beside its name."""
VOTE = 24.0
TALL, LEAST_TALL = 190.0, 122.0
"""How high a seat beside the area is at most, and at least."""
AT_SIDES = 2


class Seating:
    """Where the others sit, clockwise from the left: one beside the area, some above it, one beside it.

    Args:
        view: what is seen; the seat that looks on sits elsewhere.
        beside: whether there is room beside the area.
    """

    def __init__(self, view: View, *, beside: bool) -> None:
        n, own = view.known.config.players, view.number
        others = [(own + step) % n for step in range(1, n)]
        sides = beside and len(others) >= AT_SIDES
        self.left = others[0] if sides else NONE
        self.right = others[-1] if sides else NONE
        self.above = others[1:-1] if sides else others


def draw_above(canvas: Canvas, box: Box, view: View, board: HouseBoard, seats: list[int]) -> None:
    """Seats in a row."""
    wide = min(WIDEST, (box.width - NEAR * (len(seats) - 1)) / len(seats))
    left = box.centre[0] - (wide * len(seats) + NEAR * (len(seats) - 1)) / 2
    for number, seat in enumerate(seats):
        draw_seat(canvas, Box(left + number * (wide + NEAR), box.y, wide, box.height), view, seat, board)


def seats_of(above: Box, left: Box, right: Box, view: View, seating: Seating) -> dict[str, Box]:
    """Where seats lie beside and above the area, by their letters."""
    row = seating.above
    places = [(seating.left, left), (seating.right, right)]
    places += zip(row, above.columns(*[REST] * len(row)), strict=True)
    return {view.known.config.seats[seat]: place for seat, place in places if seat != NONE}


def draw_seat(canvas: Canvas, box: Box, view: View, seat: int, board: HouseBoard) -> None:
    """A seat: whose, who plays it, its hand, its collection and its character."""
    state, info = view.known, board.session.game.info
    letter, rect = state.config.seats[seat], box.rect(canvas)
    acts = state.to_act == seat
    canvas.fill(rect, "front" if acts else "box", CORNER)
    edge, inner = box.columns(EDGE, REST, gap=TIGHT)
    canvas.fill(edge.rect(canvas), seat_colour(info, letter), TIGHT)
    tall = box.height >= box.width
    if tall:
        head, name, facts, cards = inner.inset(TIGHT).rows(
            MEDAL + TIGHT, Share(0.5, most=24.0), Share(0.8, most=34.0), REST
        )
        medal = Box(head.x, head.y, MEDAL, MEDAL)
    else:
        side = min(MEDAL, box.height - GAP)
        medal, _, words = inner.inset(TIGHT).columns(side, CARD / 2, REST, gap=TIGHT)
        medal = medal.fitted(medal.width, medal.width)
        beside = box.width >= BROAD
        words, cards = words.columns(REST, REST if beside else 0.0, gap=TIGHT)
        name, facts, below = words.rows(Share(1.1), REST, 0.0 if beside else REST, gap=HAIR)
        cards = cards.inset(0, TIGHT) if beside else below
    draw_medal(canvas, medal, view, seat, board)
    line_in(canvas, name, info.name_of(letter), TITLE, PLAIN, within=rect)
    if played := who_plays(board.session, letter, info.name_of(letter)):
        line_in(canvas, facts, played, LABEL, SMALL, "quiet", within=rect, high=tall)
    hand, own = cards.columns(HAND, REST, gap=TIGHT)
    draw_hand(canvas, hand, len(state.hands[seat]))
    draw_collection(canvas, own, state, seat)
    draw_vote(canvas, Box(box.right - VOTE - TIGHT, box.y + TIGHT, VOTE, VOTE), state, seat)
    if acts:
        canvas.lit(rect, 3, CORNER)
    if acts and board.asides.thinking_mark.step is not None:
        draw_dots(canvas, cards.right - MEDAL, cards.bottom - NEAR, board.asides.thinking_mark.step)
    person = board.screen.discreet and letter in board.session.people
    look, why = (own_of(board, letter), OWN) if person else (None, "")
    said = _spoken(view, seat, info.name_of(letter))
    region = canvas.region(f"seat-{letter}", rect, look, said, why)
    if look:
        canvas.ring(region, CORNER)


def draw_hand(canvas: Canvas, box: Box, count: int) -> None:
    """How many cards a seat has in hand, beside the back of one."""
    back, number = box.columns(BACK, REST, gap=TIGHT)
    rect = Box(back.x, box.bottom - BACK * 1.4, BACK, BACK * 1.4).rect(canvas)
    canvas.fill(rect.move(canvas.px(HAIR), -canvas.px(HAIR)), "line", HAIR)
    canvas.fill(rect, "word-who", HAIR)
    label = Box(number.x, box.bottom - BACK * 1.4, number.width, BACK * 1.4)
    line_in(canvas, label, str(count), BOLD, NOTE)


def draw_medal(canvas: Canvas, box: Box, view: View, seat: int, board: HouseBoard, *, alone: bool = False) -> None:
    """A seat's creature in its ring, ``alone`` or before its character's card and with who plays the seat."""
    state = view.known
    letter, info = state.config.seats[seat], board.session.game.info
    side = box.height
    card = Box(box.right - CARD * 0.5, box.bottom - CARD * 1.4, CARD, CARD * 1.4)
    if not alone:
        _draw_character(canvas, card, state, seat)
    x, y = box.rect(canvas).center
    canvas.disc((x, y), canvas.px(side / 2), "front")
    blit(canvas, f"seat-{letter}", box.inset(RING + HAIR).rect(canvas))
    canvas.hoop((x, y), canvas.px(side / 2), canvas.px(RING), seat_colour(info, letter))
    if not alone:
        face = Box(box.x - HAIR, box.bottom - FACE + HAIR, FACE, FACE).rect(canvas)
        draw_portrait(canvas, face_of(board.session, letter), face.center, canvas.px(FACE))
    if state.active == seat:
        quill = Box(box.right - side * 0.42, box.y - TIGHT, side * 0.5, side * 0.5)
        blit(canvas, "thing-quill", quill.rect(canvas))


def _draw_character(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """The character's card: its face, or its back with a question mark."""
    character = state.characters[seat]
    if character == NONE:
        return
    rect = box.rect(canvas)
    if character < 0 or not state.shown >> seat & 1:
        canvas.fill(rect, "curtain-light", TIGHT)
        canvas.outline(rect, "west", 1, TIGHT)
        line_in(canvas, box, "?", BOLD, NOTE, "bar-text", CENTRE)
        return
    canvas.fill(rect, "front", TIGHT)
    canvas.outline(rect, "text", 1, TIGHT)
    blit(canvas, state.config.definitions.characters[character].key, rect)
    if state.used >> seat & 1:
        canvas.veil(rect, "front", 110, TIGHT)


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
               cards=commas(map(words.title, own)) if own else say("nothing"))  # fmt: skip


def draw_collection(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """The cards that a seat has collected, as small as they are many."""
    own = state.collections[seat]
    if not own:
        return
    wide = min(34.0, (box.width - HAIR * (len(own) - 1)) / len(own))
    high = min(24.0, box.height)
    for number, card in enumerate(own):
        place = Box(box.x + number * (wide + HAIR), box.bottom - high, wide, high)
        draw_mini(canvas, place, state.config.definitions.cards[card], state.icons_of(card))


def draw_vote(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """A closed fan for a vote that was given, then sun or moon."""
    if seat == state.active or (state.phase != RATE and state.votes is None):
        return
    place, rating = box.rect(canvas), state.ratings[seat]
    if state.votes is None or rating == NONE:
        blit(canvas, "mark-vote" if rating == NONE else "mark-voted", place)
    else:
        blit(canvas, "thing-wonder" if rating else "thing-bore", place)


def waiting(canvas: Canvas, box: Box, words: str) -> None:
    """A line on the table's cloth."""
    line_in(canvas, box, words, LABEL, NOTE, "bar-text", CENTRE)
