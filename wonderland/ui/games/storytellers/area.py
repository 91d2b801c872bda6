"""The area: four piles, what is kept and closed, the decks; and the sentence that they make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from wonderland.core.message import rows, say, say_n
from wonderland.games.storytellers import telling
from wonderland.games.storytellers.ai.reasons import served
from wonderland.games.storytellers.continuity import closed, kept
from wonderland.games.storytellers.definitions import AREA, TYPES, WHAT
from wonderland.games.storytellers.names import TYPE_NAMES
from wonderland.games.storytellers.state import COLLECT, NONE, State
from wonderland.games.storytellers.view import View
from wonderland.ui.games.storytellers.cards import blit, draw_back, draw_card, signs_of
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.kit.layout import REST, TAIL, Box, Share, line_in, text_height, text_in
from wonderland.ui.kit.sizes import LARGE, SMALL
from wonderland.ui.kit.spaces import APART, CORNER, GAP, HAIR, NEAR, TIGHT
from wonderland.ui.table.house_board import HouseBoard

TAG = 24.0
WIDEST = 0.68
"""A card's width in heights."""
LEADING = 1.2
"""From line to line of the sentence, in sizes."""

Acts = Mapping[str, Callable[[], object]]
"""What a click on each pile does, by its type."""


class Piles(NamedTuple):
    """What clicks on the area do, and what they have done, by the types of the piles.

    Attributes:
        acts: what a click on each pile does.
        decks: what a click on each deck does, from which is drawn now.
        lit: those that a card in hand goes to, and those whose card is in hand.
        dug: by type's number, the covered card that is looked at.
    """

    acts: Acts
    decks: Acts
    lit: frozenset[str]
    dug: Mapping[int, int]


def draw_area(
    canvas: Canvas, box: Box, view: View, board: HouseBoard, touched: Piles, flying: frozenset[int]
) -> Mapping[str, Box]:
    """The four piles side by side.

    Args:
        canvas: what is drawn on.
        box: where.
        view: what is seen.
        board: the board, which knows what seats are called.
        touched: what clicks do, and what they have done.
        flying: cards that are on their way to their piles.

    Returns:
        where each pile lies, by its type.
    """
    found: dict[str, Box] = {}
    state = view.known
    shut, held = closed(state), kept(state)
    collects = state.phase == COLLECT and state.to_act == view.number
    columns = box.columns(*[REST] * len(AREA), gap=APART)
    for number, (kind, place) in enumerate(zip(AREA, columns, strict=True), 1):
        tag, card, foot = place.rows(TAG, REST, 40.0, gap=TIGHT)
        if collects and state.area[kind] and not board.screen.discreet:
            _draw_served(canvas, tag, state, view.number, touched.dug.get(kind, state.top(kind)))
        else:
            draw_tag(canvas, tag, state, kind, is_kept=kind in held, is_closed=kind in shut)
        own = card.fitted(min(card.width, card.height * WIDEST))
        _draw_pile(canvas, own, state, kind, flying, touched.dug.get(kind))
        found[TYPES[kind]] = own
        name = TYPES[kind]
        title = _title(state, kind)
        region = canvas.region(f"pile-{name}", own.rect(canvas), touched.acts.get(name), title,
                               shortcut=f"pick-{number}" if collects else "")  # fmt: skip
        if name in touched.lit:
            canvas.lit(own.inset(-TIGHT).rect(canvas), 4, CORNER)
        canvas.ring(region, CORNER)
        _draw_foot(canvas, foot, state, kind, board, touched.decks.get(name))
    return found


def _title(state: State, kind: int) -> str:
    top = state.top(kind)
    if top == NONE:
        return say("The {type} pile, empty", type=TYPE_NAMES[TYPES[kind]])
    title = state.config.definitions.cards[top].title
    return say("The {type} pile: {card}", type=TYPE_NAMES[TYPES[kind]], card=title)


def draw_tag(canvas: Canvas, box: Box, state: State, kind: int, *, is_kept: bool, is_closed: bool) -> None:
    """What continuity says of a pile: kept, kept and closed, new, or never bound."""
    words, marks = say("new"), []
    if kind == WHAT:
        words = say("never bound")
    elif is_closed:
        words, marks = say("closed"), ["chain", "lock"]
    elif is_kept:
        words, marks = say("kept"), ["chain"]
    elif not state.area[kind]:
        words = say("empty")
    plate = "front" if marks else "panel"
    canvas.fill(box.rect(canvas), plate, TAG / 2)
    if box.width < 120.0:
        marks = marks[-1:]  # the lock says the chain's too
    *signs, label = box.inset(GAP, HAIR).columns(*[TAG] * len(marks), REST, gap=TIGHT)
    for mark, place in zip(marks, signs, strict=True):
        blit(canvas, f"mark-{mark}", place.rect(canvas))
    ink = "target" if is_closed else "text"
    line_in(canvas, label, words, BOLD if marks else LABEL, SMALL, ink, within=box.rect(canvas))


def _draw_served(canvas: Canvas, box: Box, state: State, seat: int, card: int) -> None:
    """Which features of a seat's missions a card would newly meet, for that seat alone."""
    features = {feature for _, feature in served(state, seat, card)}
    names = [name for feature in sorted(features) for name in signs_of(feature)]
    rect, inner = box.rect(canvas), box.inset(GAP, HAIR)
    canvas.fill(rect, "front" if names else "panel", TAG / 2)
    if not names:
        line_in(canvas, inner, say("nothing wanted"), LABEL, SMALL, within=rect)
        return
    mark, *signs, _ = inner.columns(TAG, *[Share(1.0, most=TAG)] * len(names), REST, gap=TIGHT)
    blit(canvas, "mark-met", mark.rect(canvas))
    for name, place in zip(names, signs, strict=True):
        blit(canvas, name, place.rect(canvas))


def _draw_pile(canvas: Canvas, box: Box, state: State, kind: int, flying: frozenset[int], dug: int | None) -> None:
    """A pile; ``dug`` is a covered card of it that is looked at."""
    pile = tuple(laid for laid in state.area[kind] if laid.card not in flying)
    if not pile:
        canvas.dashes(box.rect(canvas), "line", 2, CORNER)
        line_in(canvas, box, TYPE_NAMES[TYPES[kind]], BOLD, LARGE, "line", CENTRE)
        return
    for step in range(min(len(pile) - 1, 3), 0, -1):
        edge = box.moved(HAIR * step, HAIR * step).rect(canvas)
        canvas.fill(edge, "line", CORNER)
        canvas.outline(edge, "text", 1, CORNER)
    draw_card(canvas, box, state.config.definitions.cards[pile[0].card if dug is None else dug])


def _draw_foot(
    canvas: Canvas, box: Box, state: State, kind: int, board: HouseBoard, drawn: Callable[[], object] | None
) -> None:
    """Who played the card, how many lie below, and the deck, which may be drawn from."""
    pile = state.area[kind]
    rect = box.rect(canvas)
    canvas.fill(rect, "panel", TIGHT)
    words, deck = box.inset(TIGHT, HAIR).columns(REST, 34.0, gap=NEAR)
    who = ""
    if pile:
        seat = pile[0].seat
        info = board.session.game.info
        name = say("Nobody’s") if seat == NONE else info.name_of(state.config.seats[seat])
        below = len(pile) - 1
        more = say_n("{n} below", "{n} below", below) if below else ""
        who = rows(name, more, between=", ")
    line_in(canvas, words, who, LABEL, SMALL, within=rect, high=True)
    draw_back(canvas, deck, TYPES[kind], state.sizes[kind])
    if drawn:
        title = say("The {type} deck", type=TYPE_NAMES[TYPES[kind]])
        region = canvas.region(f"deck-{TYPES[kind]}", deck.rect(canvas), drawn, title)
        canvas.lit(region.rect, 2, TIGHT)
        canvas.ring(region, TIGHT)


def draw_sentence(canvas: Canvas, box: Box, state: State) -> None:
    """The sentence that the uncovered cards make now."""
    rect = box.rect(canvas)
    canvas.plate(rect, "front", CORNER)
    cards = [state.top(kind) for kind in range(len(TYPES))]
    words = telling.sentence(state.config.definitions, cards)
    inner = box.inset(APART, HAIR)
    high = text_height(canvas, words, inner.width, READ, LARGE, LEADING) + TAIL
    text_in(canvas, inner.fitted(height=high), words, READ, LARGE, within=rect, leading=LEADING)


def draw_decks(canvas: Canvas, box: Box, state: State, acts: Acts) -> None:
    """The four decks in set-up, from which a seat names one."""
    for kind, place in zip(AREA, box.columns(*[REST] * len(AREA), gap=APART), strict=True):
        name = TYPES[kind]
        own = place.fitted(min(place.width, place.height * WIDEST))
        draw_back(canvas, own, name, state.sizes[kind])
        title = say("The {type} deck", type=TYPE_NAMES[name])
        region = canvas.region(f"deck-{name}", own.rect(canvas), acts.get(name), title)
        if name in acts:
            canvas.lit(region.rect, 3, CORNER)
        canvas.ring(region, CORNER)


def story_of(view: View) -> str:
    """What was told, in the language of whoever reads where the program told it; else the sentence."""
    state, definitions = view.known, view.known.config.definitions
    if state.story is not None:
        known = telling.recognised(definitions, state.told, state.theme, state.story)
        return known or state.story
    cards = [state.top(kind) for kind in range(len(TYPES))]
    return telling.sentence(definitions, cards)
