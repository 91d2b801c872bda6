"""What only the seat that looks on sees: theme and round above its missions, goal and collection."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.storytellers import outcome
from wonderland.games.storytellers.definitions import Achievement
from wonderland.games.storytellers.state import NONE, State
from wonderland.games.storytellers.view import View
from wonderland.kit.grammar import Word
from wonderland.ui.games.storytellers.cards import blit, draw_feature, draw_mini
from wonderland.ui.kit.canvas import RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, text_in
from wonderland.ui.kit.sizes import FINE_PRINT, NOTE, PLAIN, SMALL
from wonderland.ui.kit.spaces import CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.hand import Hand
from wonderland.ui.table.house_board import Touch

BOOK = 40.0
"""How wide the book is."""
THEME, MISSION, GOAL, CARDS = Share(0.2), Share(0.17), Share(0.2), Share(0.09)


def draw_own(
    canvas: Canvas, box: Box, view: View, hand: Hand, touch: Touch, opens: Callable[[], object]
) -> None:
    """The theme, and what the seat that looks on has for itself; ``opens`` opens the book."""
    state, seat = view.known, view.number
    missions = state.achievements[seat]
    theme, *places, goal, cards = box.rows(THEME, *[MISSION] * len(missions), GOAL, CARDS, gap=NEAR)
    _draw_theme(canvas, theme, state, opens)
    for card, place in zip(missions, places, strict=True):
        draw_mission(canvas, place, state, seat, state.config.definitions.achievements[card])
    if state.characters[seat] >= 0:
        _draw_character(canvas, goal, state, seat)
    _draw_cards(canvas, cards, state, seat, hand, touch)


def draw_book(canvas: Canvas, box: Box, opens: Callable[[], object]) -> None:
    """The book of the story so far, to be opened."""
    blit(canvas, "thing-book", box.rect(canvas))
    words = say("The story so far")
    region = canvas.region("book", box.rect(canvas), opens, words, words, shortcut="open-book")
    canvas.ring(region, CORNER)


def _draw_theme(canvas: Canvas, box: Box, state: State, opens: Callable[[], object]) -> None:
    rect = box.rect(canvas)
    canvas.plate(rect, "front", CORNER)
    inner, book = box.inset(GAP, TIGHT).columns(REST, BOOK, gap=TIGHT)
    draw_book(canvas, book, opens)
    head, title, says = inner.rows(Share(0.22), Share(0.34), REST)
    words = say("Setting up")
    if state.round:
        words = say("Round {n} of {all}", n=state.round, all=state.config.rounds)
    line_in(canvas, head, words, LABEL, SMALL, "quiet", within=rect)
    if state.theme != NONE:
        theme = state.config.definitions.themes[state.theme]
        line_in(canvas, title, theme.title, TITLE, PLAIN + TIGHT, within=rect, high=True)
        text_in(canvas, says, theme.reminder, LABEL, SMALL, within=rect)


def draw_mission(canvas: Canvas, box: Box, state: State, seat: int, mission: Achievement) -> None:
    """A mission: its title, its points, and each feature, ticked where it is met."""
    rect = box.rect(canvas)
    own = state.collections[seat]
    met = [outcome.met(state, own, feature) for feature in mission.features]
    canvas.plate(rect, "front", CORNER)
    if all(met):
        canvas.outline(rect, "good", 2, CORNER)
    head, *places = box.inset(GAP, TIGHT).rows(*[REST] * (1 + len(met)), gap=HAIR)
    title, points = head.columns(REST, 22.0)
    line_in(canvas, title, mission.title, TITLE, NOTE, within=rect, high=True)
    line_in(canvas, points, str(mission.points), BOLD, NOTE, "text", RIGHT, rect)
    for feature, done, place in zip(mission.features, met, places, strict=True):
        draw_feature(canvas, place, feature, met=done)


def _draw_character(canvas: Canvas, box: Box, state: State, seat: int) -> None:
    """The own character: its face, its skill and its goal."""
    rect = box.rect(canvas)
    data = state.config.definitions.characters[state.characters[seat]]
    canvas.plate(rect, "front", CORNER)
    face, words = box.inset(GAP, TIGHT).columns(Share(0.2, most=52.0), REST, gap=NEAR)
    blit(canvas, data.key, face.rect(canvas))
    name, does, wants = words.rows(Share(0.26), REST, REST)
    shown = state.shown >> seat & 1
    title = data.name if shown else say("{name}, face down", name=data.name)
    line_in(canvas, name, title, BOLD, NOTE, within=rect)
    text_in(canvas, does, data.does, LABEL, FINE_PRINT, within=rect, leading=1.1)
    met = outcome.goal_met(state, seat)
    goal = say("Goal, {n} points: {wants}", n=data.bonus, wants=data.wants)
    text_in(canvas, wants, goal, LABEL, FINE_PRINT, "good" if met else "quiet", rect, 1.1)


def _draw_cards(
    canvas: Canvas, box: Box, state: State, seat: int, hand: Hand, touch: Touch
) -> None:
    """The own collection, each card to be taken up where a skill asks for one."""
    own = state.collections[seat]
    if not own:
        return
    wide = min(46.0, (box.width - TIGHT * (len(own) - 1)) / len(own))
    for number, card in enumerate(own):
        data = state.config.definitions.cards[card]
        place = Box(box.x + number * (wide + TIGHT), box.y, wide, box.height)
        draw_mini(canvas, place, data, state.icons_of(card))
        word = Word("card", data.key)
        region = canvas.region(f"own-{data.key}", place.rect(canvas), touch(word), data.title)
        if hand.holds(word):
            canvas.lit(region.rect, 3, TIGHT)
        canvas.ring(region, TIGHT)
