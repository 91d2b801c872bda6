"""What only the seat that looks on sees, below the log: its missions, its seat, character and goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.message import say
from wonderland.games.storytellers import outcome
from wonderland.games.storytellers.definitions import Achievement, Feature
from wonderland.games.storytellers.state import NONE, State
from wonderland.games.storytellers.view import View
from wonderland.kit.grammar import Word
from wonderland.ui.games.storytellers.cards import blit, draw_feature, draw_mini
from wonderland.ui.games.storytellers.seats import draw_medal, draw_vote
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, TITLE
from wonderland.ui.kit.layout import REST, TAIL, Box, Share, line_in, text_height, text_in, text_width
from wonderland.ui.kit.seats import seat_colour
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import HouseBoard, Touch

HIGH = 410.0
"""How high all of it is, where there is room."""
HEAD, SEAT = Share(0.26), Share(2.5)
"""The heading of the missions, and the own seat, in heights of a mission."""
TITLED = Share(1.15)
BOOK = 64.0
"""How high the book is, where there is room."""
LEADING = 1.1
MEDAL, VOTE, EDGE = 48.0, 24.0, 6.0


def draw_own(canvas: Canvas, box: Box, view: View, board: HouseBoard, hand: Hand, touch: Touch) -> None:
    """What the seat that looks on has for itself."""
    state, seat = view.known, view.number
    missions = state.achievements[seat]
    head, *places, own = box.rows(HEAD, *[REST] * max(3, len(missions)), SEAT, gap=TIGHT)
    line_in(canvas, head, say("Your missions"), TITLE, PLAIN)
    if missions:
        line_in(canvas, head, say("points"), LABEL, SMALL, "quiet", RIGHT)
    elif not state.round:
        canvas.dashes(places[0].rect(canvas), "quiet", 1, CORNER)
        soon = say("They are dealt when all hands are full.")
        line_in(canvas, places[0].inset(GAP, TIGHT), soon, ITALIC, PLAIN, "quiet", high=True)
    for card, place in zip(missions, places, strict=False):
        draw_mission(canvas, place, state, seat, state.config.definitions.achievements[card])
    _draw_seat(canvas, own, view, board, hand, touch)


def draw_theme(canvas: Canvas, box: Box, state: State, opens: Callable[[], object]) -> None:
    """The theme with its reminder, the round, and the book of the story so far, to be opened."""
    rect = box.rect(canvas)
    canvas.plate(rect, "front", CORNER)
    inner = box.inset(NEAR, TIGHT)
    theme = state.config.definitions.themes[state.theme] if state.theme != NONE else None
    low = box.height < 100.0
    if low:
        inner, book = inner.columns(REST, 28.0, gap=TIGHT)
    titled = text_height(canvas, theme.title, inner.width, TITLE, PLAIN, LEADING) if theme else 0.0
    says = Share(1.0)
    if theme and not low:
        needs = text_height(canvas, theme.reminder, inner.width, ITALIC, SMALL, LEADING) + TIGHT
        says = Share(1.0, most=needs)
    head, title, told, foot = inner.rows(
        SMALL + TIGHT, titled + TIGHT, says, 0.0 if low else Share(0.2, least=SMALL, most=BOOK), gap=HAIR
    )
    words = say("Setting up")
    if state.round:
        words = say("Round {n} of {all}", n=state.round, all=state.config.rounds)
    line_in(canvas, head, words, LABEL, SMALL, "quiet", within=rect)
    if theme:
        text_in(canvas, title, theme.title, TITLE, PLAIN, within=rect, leading=LEADING)
        if not low:
            text_in(canvas, told, theme.reminder, ITALIC, SMALL, within=rect, leading=LEADING)
    draw_book(canvas, book if low else foot, opens)


def draw_book(canvas: Canvas, box: Box, opens: Callable[[], object]) -> None:
    """The book of the story so far, to be opened."""
    blit(canvas, "thing-book", box.rect(canvas))
    words = say("The story so far")
    region = canvas.region("book", box.rect(canvas), opens, words, words, shortcut="open-book")
    canvas.ring(region, CORNER)


def draw_mission(canvas: Canvas, box: Box, state: State, seat: int, mission: Achievement) -> None:
    """A mission: its title, its points, and each feature, ticked where it is met."""
    rect = box.rect(canvas)
    own = state.collections[seat]
    met = [outcome.met(state, own, feature) for feature in mission.features]
    canvas.plate(rect, "front", CORNER)
    if all(met):
        canvas.outline(rect, "good", 2, CORNER)
    inner = box.inset(GAP, TIGHT)
    rows_of = _in_rows(mission.features)
    head, *places = inner.rows(TITLED, *[REST] * len(rows_of), gap=HAIR)
    title, points = head.columns(REST, 22.0)
    line_in(canvas, title, mission.title, TITLE, PLAIN, within=rect, high=True)
    line_in(canvas, points, str(mission.points), BOLD, PLAIN, "text", RIGHT, rect)
    for row, place in zip(rows_of, places, strict=True):
        columns = place.columns(*[REST] * len(row), gap=TIGHT)
        for feature, own_place in zip(row, columns, strict=True):
            draw_feature(canvas, own_place, feature, met=outcome.met(state, own, feature))


def _in_rows(features: Sequence[Feature]) -> list[list[Feature]]:
    """A mission's features in two rows: what one card must meet in two ways has a row of its own."""
    pairs = [[one] for one in features if one.kind >= 0 and one.icons]
    single = [one for one in features if one.kind < 0 or not one.icons]
    return [*pairs, *([single] if single else [])]


def _draw_seat(canvas: Canvas, box: Box, view: View, board: HouseBoard, hand: Hand, touch: Touch) -> None:
    """The own seat: medal, collection, and what the character does and wants."""
    state, seat, info = view.known, view.number, board.session.game.info
    letter, rect = view.seat, box.rect(canvas)
    acts = state.to_act == seat
    canvas.plate(rect, "front" if acts else "box", CORNER)
    edge, inner = box.columns(EDGE, REST)
    canvas.fill(edge.rect(canvas), seat_colour(info, letter), TIGHT)
    head, words = inner.inset(NEAR, TIGHT).rows(MEDAL + TIGHT, REST, gap=TIGHT)
    draw_medal(canvas, Box(head.x, head.y, MEDAL, MEDAL), view, seat, board)
    _, beside = head.columns(MEDAL + GAP + NEAR, REST)
    above, title = beside.rows(REST, NOTE + TIGHT, gap=HAIR)
    name, cards, _ = above.columns(Share(0.7), REST, VOTE, gap=TIGHT)
    line_in(canvas, name, info.name_of(letter), TITLE, PLAIN, within=rect)
    draw_vote(canvas, Box(box.right - VOTE - TIGHT, box.y + TIGHT, VOTE, VOTE), state, seat)
    _draw_cards(canvas, cards, state, seat, hand, touch)
    if state.characters[seat] != NONE:
        _draw_character(canvas, title, words, view)
    if acts:
        canvas.lit(rect, 3, CORNER)


def _draw_character(canvas: Canvas, head: Box, box: Box, view: View) -> None:
    """The own character: who it is, its skill and its goal, as far as they have room whole."""
    state, seat = view.known, view.number
    data, rect = state.config.definitions.characters[state.characters[seat]], box.rect(canvas)
    shown = state.shown >> seat & 1
    title = data.name if shown else say("{name}, face down", name=data.name)
    met = outcome.goal_met(state, seat)
    goal = say("Goal, {n} points: {wants}", n=data.bonus, wants=data.wants)
    if text_width(canvas, title, BOLD, FINE_PRINT) > head.width:
        title = data.name  # the back beside the medal says the rest
    line_in(canvas, head, title, BOLD, NOTE)
    for words, ink in ((data.does, "text"), (goal, "good" if met else "quiet")):
        high = text_height(canvas, words, box.width, LABEL, FINE_PRINT, LEADING) + TAIL
        if high > box.height:
            return  # a tip takes the room for a while
        place, box = box.rows(min(high + TIGHT, box.height), REST)
        text_in(canvas, place, words, LABEL, FINE_PRINT, ink, rect, LEADING)


def _draw_cards(canvas: Canvas, box: Box, state: State, seat: int, hand: Hand, touch: Touch) -> None:
    """The own collection, each card to be taken up where a skill asks for one."""
    own = state.collections[seat]
    if not own:
        return
    wide = min(44.0, (box.width - TIGHT * (len(own) - 1)) / len(own))
    for number, card in enumerate(own):
        data = state.config.definitions.cards[card]
        place = Box(box.x + number * (wide + TIGHT), box.y, wide, box.height)
        draw_mini(canvas, place, data, state.icons_of(card))
        word = Word("card", data.key)
        region = canvas.region(f"own-{data.key}", place.rect(canvas), touch(word), data.title)
        if hand.holds(word):
            canvas.lit(region.rect, 3, TIGHT)
        canvas.ring(region, TIGHT)
