"""The builder's table: the places of the pool, and below them the deck; where each lies."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import SUITS, Definitions
from wonderland.games.wonderland.names import card_name
from wonderland.ui.games.wonderland.pair_draft import PairDraft, Place
from wonderland.ui.games.wonderland.pair_in_hand import CardInHand
from wonderland.ui.games.wonderland.pair_tiles import BACK, FRONT, draw_deck_card, draw_tile
from wonderland.ui.games.wonderland.pair_words import place_words
from wonderland.ui.kit.canvas import Canvas, Pointer, Rect
from wonderland.ui.kit.layout import REST, Box

ASIDE = 3.0
"""How much farther a control to the side is than one straight on."""
PLACE, DECK_KEY = "place-", "deck-"

Point = tuple[int, int]


def place_of(key: str) -> int | None:
    """The place that a control stands for, None where it is something else."""
    return int(key.removeprefix(PLACE)) if key.startswith(PLACE) else None


class PairTable:
    """Draws places and deck, and knows by where they were drawn last what lies where.

    Args:
        definitions: the game's data.
        draft: the pool under way.
        hand: the card in hand.
    """

    def __init__(self, definitions: Definitions, draft: PairDraft, hand: CardInHand) -> None:
        self._definitions, self._draft, self._hand = definitions, draft, hand
        self._rects: dict[str, Rect] = {}

    # --- asked by others ---------------------------------------------------------------------
    def under(self, at: Point) -> str:
        """The control at a place in pixels, ``""`` for none."""
        return next((key for key, rect in self._rects.items() if rect.collidepoint(at)), "")

    def home_of(self, card: str) -> Point:
        """Where a card lies, in pixels."""
        where = self._draft.where(card)
        return self._rects[f"{DECK_KEY}{card}" if where is None else f"{PLACE}{where}"].center

    def aimed(self, pointer: Pointer) -> int | None:
        """The place over which the card in hand is."""
        hand = self._hand
        if not hand.card:
            return None
        pointed = pointer.focus if pointer.focus_shown else pointer.hover
        return place_of(self.under(hand.dragged) if hand.dragged else pointed)

    def beside(self, key: str, across: int, down: int) -> str:
        """The nearest place or card in a direction from a control; ``""`` where there is none."""
        here = self._rects.get(key)
        if here is None:
            return ""
        best, found = 0.0, ""
        for other, rect in self._rects.items():
            x, y = rect.centerx - here.centerx, rect.centery - here.centery
            along, aside = x * across + y * down, abs(x * down) + abs(y * across)
            if along > 0 and (not found or along + ASIDE * aside < best):
                best, found = along + ASIDE * aside, other
        return found

    # --- drawing -----------------------------------------------------------------------------
    def draw_places(self, canvas: Canvas, box: Box, at: int, aimed: int | None, touch: Callable[[int], None]) -> None:
        """Draw the places; all that was known of where something lies is forgotten.

        Args:
            canvas: what is drawn on.
            box: where.
            at: the place that is looked at.
            aimed: the place over which the card in hand is.
            touch: what a click on a place does.
        """
        self._rects = {}
        for number, place in enumerate(_cells(box, 5, 3, 9.0)):
            self._tile(canvas, place, number, at, aimed, touch)

    def _tile(
        self, canvas: Canvas, box: Box, number: int, at: int, aimed: int | None, touch: Callable[[int], None]
    ) -> None:
        """Draw a place: what lies there, or what would if the card in hand were let go."""
        draft, held = self._draft, self._hand.card
        rect, place, over = box.rect(canvas), draft.places[number], aimed == number
        key = f"{PLACE}{number}"
        self._rects[key] = rect
        refused = bool(over and draft.refusal(held, number))
        spoken = place_words(self._definitions, draft, number)
        region = canvas.region(key, rect, lambda: touch(number), spoken)
        region.picks = True
        region.drag = lambda spot, *, dragged: self._hand.drag(draft.places[number].uppermost, spot, dragged=dragged)
        shown = place
        if over and not refused and draft.where(held) != number:
            shown = draft.with_card(held, number)
        elif held and held == place.uppermost:
            shown = Place(place.front if place.back else "")
        canvas.plate(rect, "refused" if refused else "ghost" if over else "front", 8)
        draw_tile(canvas, box, self._definitions, shown, coming=shown != place and shown.whole)
        if over:
            canvas.outline(rect, "refusal" if refused else "ghost-edge", 2, 8)
        elif number == at:
            canvas.outline(rect, "now", 3, 8)
        canvas.ring(region, 8)

    def draw_deck(self, canvas: Canvas, box: Box, touch: Callable[[str], None]) -> None:
        """Draw all cards: each suit in a row, those that are used faint.

        Args:
            canvas: what is drawn on.
            box: where.
            touch: what a click on a card does.
        """
        ranks, cards = self._definitions.rank_names, self._definitions.cards
        names = [rank + suit for suit in SUITS for rank in ranks]
        cells = _cells(box, len(ranks), len(SUITS), 5.0)
        for name, cell in zip(names, cells, strict=True):
            self._deck_card(canvas, cell.rect(canvas), cards[name], touch)

    def _deck_card(self, canvas: Canvas, rect: Rect, card: Card, touch: Callable[[str], None]) -> None:
        where, hand = self._draft.where(card.name), self._hand
        used = ""
        if where is not None:
            used = FRONT if self._draft.places[where].front == card.name else BACK
        key = f"{DECK_KEY}{card.name}"
        self._rects[key] = rect
        name = card_name(self._definitions, card.name)
        spoken = say("{card}, {used}", card=name, used=used) if used else name
        region = canvas.region(key, rect, lambda: touch(card.name), spoken)
        region.picks = True
        if not used:
            region.drag = lambda spot, *, dragged: hand.drag(card.name, spot, dragged=dragged)
        draw_deck_card(canvas, rect, card, used, lifted=hand.card == card.name and not used)
        if canvas.pointer.hover == key and not used:
            canvas.outline(rect, "west", 2, 5)
        canvas.ring(region, 5)


def _cells(box: Box, across: int, down: int, gap: float) -> list[Box]:
    rows = box.rows(*[REST] * down, gap=gap)
    return [cell for row in rows for cell in row.columns(*[REST] * across, gap=gap)]
