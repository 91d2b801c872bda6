"""The builder of pairs: a back is laid onto a front, by mouse, keyboard or gamepad (picture m6)."""

from __future__ import annotations

from random import SystemRandom

import pygame

from wonderland import api
from wonderland.core.message import rows, say
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.definitions import SUITS
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.names import card_name
from wonderland.games.wonderland.pool_choice import PairPools
from wonderland.games.wonderland.pools import WHOLE, evened
from wonderland.ui.boards.playing_card import TALL
from wonderland.ui.games.wonderland.pair_cards import draw_behind, face_of, numbers_of
from wonderland.ui.games.wonderland.pair_draft import PairDraft, Place
from wonderland.ui.games.wonderland.pair_side import draw_side
from wonderland.ui.games.wonderland.pair_tiles import BACK, FRONT, draw_deck_card, draw_tile
from wonderland.ui.games.wonderland.pool_choices import own_pairs
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, buttons_in
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.kit.spaces import APART, GAP, LOW_CONTROL, MARGIN, PAD
from wonderland.ui.table import pool_builder

ACROSS, DOWN = 5, 3
"""The places of the pool."""
TILES, DECK, HEAD, TILE_GAP, DECK_GAP = 640.0, 320.0, 40.0, 9.0, 5.0
"""The height of the places and of the deck at most, of its title, and what is free between two."""
SIDE = Share(0.42, least=286, most=368)
CARRIED, LEAN, LARGER = 58.0, 6.0, 1.06
"""How wide a card in hand is, how it is turned, in degrees, and how much larger it is."""
FLIES_MS = 160.0
"""How long a card that was let go elsewhere flies back."""
STARTS = 5
"""So far a press goes before it drags, in pixels."""
HOW = say("Lift a card from the deck and lay it: a front first, then its back.")
PLACE, DECK_KEY = "place-", "deck-"
ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ASIDE = 3.0
"""How much farther a control to the side is than one straight on."""


class PairBuilder(pool_builder.PoolBuilder[PairDraft]):
    """Builds the player's own pools of pairs.

    Attributes:
        at: the place that is looked at.
        lifted: the card in hand, ``""`` if none is.
        dragged: where the mouse holds it, in pixels; None where it was lifted by a key or a click.
    """

    def __init__(self, app: App, game: api.Game) -> None:
        assert isinstance(game.rules, Wonderland)
        self.definitions = game.rules.definitions
        self.at, self.lifted = 0, ""
        self.dragged: tuple[int, int] | None = None
        self._pressed: tuple[int, int] = (0, 0)
        self._dropped = False
        self._flight: tuple[str, tuple[int, int], float] | None = None
        self._rects: dict[str, Rect] = {}
        super().__init__(app, game, own_pairs(game), PairDraft(self.definitions), PairPools())

    # --- lifting and laying ------------------------------------------------------------------
    def touch_place(self, at: int) -> None:
        """Lay the card in hand into a place, or lift what lies uppermost there."""
        self.at, self.note = at, ""
        if self.lifted:
            self._lay(at)
        else:
            self.lifted = self.draft.places[at].uppermost

    def touch_card(self, card: str) -> None:
        """Lift a card of the deck, or put the one in hand back there; a used one is looked at."""
        self.note = ""
        held, self.lifted = self.lifted, ""
        where = self.draft.where(card)
        if held:
            self.draft.put_back(held)
        elif where is None:
            self.lifted = card
        else:
            self.at = where

    def _lay(self, at: int) -> None:
        self.note = self.draft.lay(self.lifted, at)
        if not self.note:
            self.lifted = ""

    def part(self) -> None:
        """Part the pair that is looked at: its back goes into the deck, a front alone too."""
        self.note, self.lifted = "", ""
        if uppermost := self.draft.places[self.at].uppermost:
            self.draft.put_back(uppermost)

    def even(self) -> None:
        """Even out the levels: what there are too many of gives way to others by lot."""
        self.note, self.lifted = "", ""
        self.draft.take(evened(self.definitions, self.draft.contents(), WHOLE, SystemRandom()))

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows go from place to place; a card in hand follows the mouse, and Escape puts it back."""
        if event.type == pygame.MOUSEMOTION:
            return self._pointed(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and self.dragged:
            self._drop(event.pos)
            return True
        if event.type == pygame.KEYDOWN and self.naming is None:
            if event.key in ARROWS:
                return self._arrow(*ARROWS[event.key])
            if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE):
                self.part()
                return True
            if event.key == pygame.K_ESCAPE and self.lifted:
                self.lifted = ""
                return True
        return super().handle(event)

    def _pointed(self, at: tuple[int, int]) -> bool:
        """Look at the pair under the mouse."""
        under = self._under(at)
        if (
            under.startswith(PLACE)
            and int(under.removeprefix(PLACE)) != self.at
            and not self.lifted
        ):
            self.at = int(under.removeprefix(PLACE))
            return True
        return bool(self.lifted)

    def _under(self, at: tuple[int, int]) -> str:
        return next((key for key, rect in self._rects.items() if rect.collidepoint(at)), "")

    def drag(self, card: str, at: tuple[int, int], *, dragged: bool) -> None:
        """Take a card along with the mouse, once it goes far enough from where it was pressed."""
        if not dragged:
            self._pressed = at
            return
        far = max(abs(at[0] - self._pressed[0]), abs(at[1] - self._pressed[1]))
        if card and (self.dragged or far >= self.app.canvas.px(STARTS)):
            self.lifted, self.dragged = card, at

    def _drop(self, at: tuple[int, int]) -> None:
        """The mouse lets a card go: onto a place, into the deck, or nowhere; then it flies back."""
        under, card = self._under(at), self.lifted
        self.dragged = None
        if under.startswith(PLACE):
            self.at = int(under.removeprefix(PLACE))
            self._lay(self.at)
        elif under.startswith(DECK_KEY):
            self.draft.put_back(card)
            self.lifted = ""
        if self.lifted:  # refused, or let go elsewhere
            self._flight = (card, at, 0.0)
            self.lifted = ""

    def update(self, elapsed: float) -> bool:
        """A card that was let go elsewhere flies back."""
        if self._flight is None:
            return False
        card, begun, gone = self._flight
        values = self.app.settings.values
        whole = 0.0 if values.reduced else FLIES_MS * SPEEDS[values.motion]
        gone += elapsed
        self._flight = (card, begun, gone) if gone < whole else None
        return True

    def _arrow(self, across: int, down: int) -> bool:
        """Turn to the nearest place or card in a direction; False where there is none."""
        pointer = self.app.pointer
        here = self._rects.get(pointer.focus) if pointer.focus_shown else None
        if here is None:
            return False
        best, found = 0.0, ""
        for key, rect in self._rects.items():
            x, y = rect.centerx - here.centerx, rect.centery - here.centery
            along, aside = x * across + y * down, abs(x * down) + abs(y * across)
            if along > 0 and (not found or along + ASIDE * aside < best):
                best, found = along + ASIDE * aside, key
        if found:
            pointer.focus = found
            if found.startswith(PLACE):
                self.at = int(found.removeprefix(PLACE))
        return bool(found)

    # --- drawing -----------------------------------------------------------------------------
    def buttons(self) -> list[Spec]:
        """The bar's buttons, with one that evens out the levels."""
        found = super().buttons()
        at = next(i for i, spec in enumerate(found) if spec["key"] == "random")
        why = say("As many of each level; what is too many gives way")
        return [
            *found[: at + 1],
            button("even", say("Even out"), self.even, why=why),
            *found[at + 1 :],
        ]

    def draw_pool(self, canvas: Canvas, page: Box) -> None:
        """Draw the places, the deck below them, and beside them what they come to."""
        aimed = self._aimed()  # by where all lay when it was drawn last
        self._rects = {}
        _, room, _ = page.rows(APART, REST, PAD)
        left, side = room.columns(REST, SIDE, gap=MARGIN - 4)
        free = left.height - HEAD
        tiles, head, deck, _ = left.rows(
            min(TILES, free * 0.68), HEAD, min(DECK, free * 0.32), REST
        )
        for at, place in enumerate(self._cells(tiles, ACROSS, DOWN, TILE_GAP)):
            self._tile(canvas, place, at, aimed=aimed == at)
        self._head(canvas, head, aimed)
        self._deck(canvas, deck)
        shown = self.draft.pair(self.at)
        pairs = [self.definitions.cards[label] for label in self.draft.contents()]
        draw_side(canvas, side, self.definitions, shown, pairs)
        self._carried(canvas)

    @staticmethod
    def _cells(box: Box, across: int, down: int, gap: float) -> list[Box]:
        rows_ = box.rows(*[REST] * down, gap=gap)
        return [cell for row in rows_ for cell in row.columns(*[REST] * across, gap=gap)]

    def _aimed(self) -> int | None:
        """The place over which the card in hand is."""
        if not self.lifted:
            return None
        pointer = self.app.pointer
        pointed = pointer.focus if pointer.focus_shown else pointer.hover
        under = self._under(self.dragged) if self.dragged else pointed
        return int(under.removeprefix(PLACE)) if under.startswith(PLACE) else None

    def _tile(self, canvas: Canvas, box: Box, at: int, *, aimed: bool) -> None:
        """Draw a place: what lies there, or what would if the card in hand were let go."""
        rect, place = box.rect(canvas), self.draft.places[at]
        key = f"{PLACE}{at}"
        self._rects[key] = rect
        refused = bool(aimed and self.draft.refusal(self.lifted, at))
        region = canvas.region(key, rect, lambda: self.touch_place(at), self._spoken(at))
        region.picks = True
        region.drag = lambda spot, *, dragged: self.drag(
            self.draft.places[at].uppermost, spot, dragged=dragged
        )
        shown = place
        if aimed and not refused and self.draft.where(self.lifted) != at:
            shown = self.draft.with_card(self.lifted, at)
        elif self.lifted and self.lifted == place.uppermost:
            shown = Place(place.front if place.back else "")
        canvas.plate(rect, "refused" if refused else "ghost" if aimed else "front", 8)
        draw_tile(canvas, box, self.definitions, shown, coming=shown != place and shown.whole)
        if aimed:
            canvas.outline(rect, "refusal" if refused else "ghost-edge", 2, 8)
        elif at == self.at:
            canvas.outline(rect, "now", 3, 8)
        canvas.ring(region, 8)

    def _spoken(self, at: int) -> str:
        """What is said of a place to those who listen."""
        place, pair = self.draft.places[at], self.draft.pair(at)
        if pair:
            front, back = self._name(pair.name), self._name(pair.back)
            called = say("{front} before the {back}", front=front, back=back)
            return rows(say("{sentence}.", sentence=called), numbers_of(pair))
        if place.front:
            return say("{front} alone", front=self._name(place.front))
        return say("free place {n}", n=at + 1)

    def _name(self, card: str) -> str:
        return card_name(self.definitions, card)

    def _head(self, canvas: Canvas, box: Box, aimed: int | None) -> None:
        """Draw the deck's title, beside it what letting go would do or what was refused, and a button."""
        part = button("part", say("Part"), self.part if self.draft.places[self.at].front else None,
                      hint=say("Del"), why=say("Takes the pair apart that is looked at"))  # fmt: skip
        left = buttons_in(canvas, box, LOW_CONTROL, [part], GAP)
        title = canvas.text(say("The deck"), *left.left, TITLE, 20)
        _, beside = left.columns(title.width / canvas.scale, REST, gap=APART)
        if aimed is None or not self.lifted:
            self.draw_note(canvas, beside, self.draft.missing() if self.draft.contents() else HOW)
        elif refused := self.draft.refusal(self.lifted, aimed):
            self.draw_note(canvas, beside, refused)
        else:
            told = self._coming(aimed)
            room, high = beside.width, beside.height
            canvas.text(told, *beside.left, BOLD, 15, "good", room=room, high=high)

    def _coming(self, at: int) -> str:
        """What lies in a place once the card in hand is let go there."""
        place = self.draft.with_card(self.lifted, at)
        if not place.back:
            card = self.definitions.cards[place.front]
            return say("Let go: the {card} in front, a {being}.", card=self._name(card.name),
                       being=card.title)  # fmt: skip
        pair: Card = self.definitions.cards[place.label]
        gaps = {"front": self._name(pair.name), "back": self._name(pair.back), "being": pair.title,
                "level": pair.level, "mov": pair.mov}  # fmt: skip
        if (pair.mov or 0) > 0:
            return say(
                "Let go: {front} before the {back}: {being} of level {level}, walks {mov}.", **gaps
            )
        return say(
            "Let go: {front} before the {back}: {being} of level {level}, never moves.", **gaps
        )

    def _deck(self, canvas: Canvas, box: Box) -> None:
        """Draw all cards: each suit in a row, those that are used faint."""
        cards = self.definitions.cards
        names = [rank + suit for suit in SUITS for rank in self.definitions.rank_names]
        cells = self._cells(box, len(self.definitions.rank_names), len(SUITS), DECK_GAP)
        for name, cell in zip(names, cells, strict=True):
            self._deck_card(canvas, cell.rect(canvas), cards[name])

    def _deck_card(self, canvas: Canvas, rect: Rect, card: Card) -> None:
        where = self.draft.where(card.name)
        used = ""
        if where is not None:
            used = FRONT if self.draft.places[where].front == card.name else BACK
        key = f"{DECK_KEY}{card.name}"
        self._rects[key] = rect
        name = self._name(card.name)
        spoken = say("{card}, {used}", card=name, used=used) if used else name
        region = canvas.region(key, rect, lambda: self.touch_card(card.name), spoken)
        region.picks = True
        if not used:
            region.drag = lambda spot, *, dragged: self.drag(card.name, spot, dragged=dragged)
        draw_deck_card(canvas, rect, card, used, lifted=self.lifted == card.name and not used)
        if canvas.pointer.hover == key and not used:
            canvas.outline(rect, "west", 2, 5)
        canvas.ring(region, 5)

    def _carried(self, canvas: Canvas) -> None:
        """Draw the card in hand at the mouse, or on its way back."""
        if self.dragged and self.lifted:
            self._draw_carried(canvas, self.lifted, self.dragged)
        elif self._flight:
            card, begun, gone = self._flight
            where = self.draft.where(card)
            home = self._rects[f"{DECK_KEY}{card}" if where is None else f"{PLACE}{where}"].center
            share = min(1.0, gone / FLIES_MS)
            at = tuple(round(a + (b - a) * share) for a, b in zip(begun, home, strict=True))
            self._draw_carried(canvas, card, (at[0], at[1]))

    def _draw_carried(self, canvas: Canvas, name: str, at: tuple[int, int]) -> None:
        """Draw a card, a little larger and turned, round a place in pixels."""

        def make() -> pygame.Surface:
            wide = canvas.px(CARRIED * LARGER)
            place = Rect(3, 3, wide, round(wide * TALL))
            sheet = canvas.onto(pygame.Surface(place.inflate(6, 6).size, pygame.SRCALPHA))
            draw_behind(sheet, place, face_of(self.definitions, name), shadow=False)
            return pygame.transform.rotozoom(sheet.surface, -LEAN, 1)

        key = ("carried", name, canvas.px(CARRIED), canvas.theme.name)
        drawn = canvas.sprites.kept(key, make)
        canvas.surface.blit(drawn, drawn.get_rect(center=at))
