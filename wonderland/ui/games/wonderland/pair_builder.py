"""The builder of pairs: a back is laid onto a front, by mouse, keyboard or gamepad (picture m6)."""

from __future__ import annotations

from random import SystemRandom

import pygame

from wonderland import api
from wonderland.core.message import say
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.pool_choice import PairPools
from wonderland.games.wonderland.pools import WHOLE, evened
from wonderland.ui.games.wonderland.pair_draft import PairDraft
from wonderland.ui.games.wonderland.pair_in_hand import CardInHand
from wonderland.ui.games.wonderland.pair_side import draw_side
from wonderland.ui.games.wonderland.pair_table import DECK_KEY, PairTable, place_of
from wonderland.ui.games.wonderland.pair_words import letting_go
from wonderland.ui.games.wonderland.pool_choices import own_pairs
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import BOLD, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, buttons_in
from wonderland.ui.kit.spaces import APART, GAP, LOW_CONTROL, MARGIN, PAD
from wonderland.ui.table import pool_builder

HEAD = 40.0
"""The height of the deck's title."""
SIDE = Share(0.42, least=286, most=368)
HOW = say("Lift a card from the deck and lay it: a front first, then its back.")
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class PairBuilder(pool_builder.PoolBuilder[PairDraft]):
    """Builds the player's own pools of pairs.

    Attributes:
        at: the place that is looked at.
        hand: the card in hand.
    """

    def __init__(self, app: App, game: api.Game) -> None:
        assert isinstance(game.rules, Wonderland)
        self.definitions = game.rules.definitions
        self.at = 0
        super().__init__(app, game, own_pairs(game), PairDraft(game), PairPools())
        self.hand = CardInHand(app, self.definitions)
        self._table = PairTable(self.definitions, self.draft, self.hand)

    # --- lifting and laying ------------------------------------------------------------------
    def touch_place(self, at: int) -> None:
        """Lay the card in hand into a place, or lift what lies uppermost there."""
        self.at, self.note = at, ""
        if self.hand.card:
            self._lay(at)
        else:
            self.hand.card = self.draft.places[at].uppermost

    def touch_card(self, card: str) -> None:
        """Lift a card of the deck, or put the one in hand back there; a used one is looked at."""
        self.note = ""
        held, self.hand.card = self.hand.card, ""
        where = self.draft.where(card)
        if held:
            self.draft.put_back(held)
        elif where is None:
            self.hand.card = card
        else:
            self.at = where

    def _lay(self, at: int) -> None:
        self.note = self.draft.lay(self.hand.card, at)
        if not self.note:
            self.hand.card = ""

    def part(self) -> None:
        """Part the pair that is looked at: its back goes into the deck, a front alone too."""
        self.note, self.hand.card = "", ""
        if uppermost := self.draft.places[self.at].uppermost:
            self.draft.put_back(uppermost)

    def even(self) -> None:
        """Even out the levels: what there are too many of gives way to others by lot."""
        self.note, self.hand.card = "", ""
        self.draft.take(evened(self.definitions, self.draft.whole(), WHOLE, SystemRandom()))

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows go from place to place; a card in hand follows the mouse, and Escape puts it back."""
        if event.type == pygame.MOUSEMOTION:
            return self._pointed(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and self.hand.dragged:
            self._drop(event.pos)
            return True
        if event.type == pygame.KEYDOWN and self.naming is None:
            if event.key in ARROWS:
                return self._arrow(*ARROWS[event.key])
            if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
                self.part()
                return True
            if event.key == pygame.K_ESCAPE and self.hand.card:
                self.hand.card = ""
                return True
        return super().handle(event)

    def _pointed(self, at: tuple[int, int]) -> bool:
        """Look at the pair under the mouse."""
        place = place_of(self._table.under(at))
        if place is not None and place != self.at and not self.hand.card:
            self.at = place
            return True
        return bool(self.hand.card)

    def _drop(self, at: tuple[int, int]) -> None:
        """The mouse lets a card go: onto a place, into the deck, or nowhere; then it flies back."""
        under, hand = self._table.under(at), self.hand
        hand.dragged = None
        if (place := place_of(under)) is not None:
            self.at = place
            self._lay(place)
        elif under.startswith(DECK_KEY):
            self.draft.put_back(hand.card)
            hand.card = ""
        if hand.card:  # refused, or let go elsewhere
            hand.fly_back(at)

    def update(self, elapsed: float) -> bool:
        """A card that was let go elsewhere flies back."""
        return self.hand.update(elapsed)

    def _arrow(self, across: int, down: int) -> bool:
        """Turn to the nearest place or card in a direction; False where there is none."""
        pointer = self.app.pointer
        found = self._table.beside(pointer.focus, across, down) if pointer.focus_shown else ""
        if found:
            pointer.focus = found
            if (place := place_of(found)) is not None:
                self.at = place
        return bool(found)

    # --- drawing -----------------------------------------------------------------------------
    def buttons(self) -> list[Spec]:
        """The bar's buttons, with one that evens out the levels."""
        found = super().buttons()
        at = next(i for i, spec in enumerate(found) if spec["key"] == "random")
        why = say("As many of each level; what is too many gives way")
        return [*found[: at + 1], button("even", say("Even out"), self.even, why=why), *found[at + 1 :]]

    def draw_pool(self, canvas: Canvas, page: Box) -> None:
        """Draw the places, the deck below them, and beside them what they come to."""
        aimed = self._table.aimed(self.app.pointer)  # by where all lay when it was drawn last
        _, room, _ = page.rows(APART, REST, PAD)
        left, side = room.columns(REST, SIDE, gap=MARGIN - 4)
        free = left.height - HEAD
        tiles, head, deck, _ = left.rows(min(640.0, free * 0.68), HEAD, min(320.0, free * 0.32), REST)
        self._table.draw_places(canvas, tiles, self.at, aimed, self.touch_place)
        self._head(canvas, head, aimed)
        self._table.draw_deck(canvas, deck, self.touch_card)
        shown = self.draft.pair(self.at)
        pairs = [self.definitions.cards[label] for label in self.draft.whole()]
        draw_side(canvas, side, self.definitions, shown, pairs)
        self.hand.draw(canvas, self._table.home_of)

    def _head(self, canvas: Canvas, box: Box, aimed: int | None) -> None:
        """Draw the deck's title, beside it what letting go would do or what was refused, and a button."""
        part = button("part", say("Part"), self.part if self.draft.places[self.at].front else None,
                      hint=say("Del"), why=say("Takes the pair apart that is looked at"))  # fmt: skip
        left = buttons_in(canvas, box, LOW_CONTROL, [part], GAP)
        title = canvas.text(say("The deck"), *left.left, TITLE, 20)
        _, beside = left.columns(title.width / canvas.scale, REST, gap=APART)
        if aimed is None or not self.hand.card:
            self.draw_note(canvas, beside, self.draft.missing() if self.draft.contents() else HOW)
        elif refused := self.draft.refusal(self.hand.card, aimed):
            self.draw_note(canvas, beside, refused)
        else:
            told = letting_go(self.definitions, self.draft, self.hand.card, aimed)
            room, high = beside.width, beside.height
            canvas.text(told, *beside.left, BOLD, 15, "good", room=room, high=high)
