"""The pool builder: every rank and colour with its stats, and what W-14 asks (picture 08)."""

from __future__ import annotations

from collections import Counter

import pygame

from wonderland import api
from wonderland.core.message import say
from wonderland.games.wonderland.being_cards import about
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.pool_worth import usual_worth, worth_of
from wonderland.games.wonderland.pools import WHOLE
from wonderland.games.wonderland.words import Words
from wonderland.session.pools import own_pools
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.boards.playing_card import TALL, draw_pips, draw_playing_card
from wonderland.ui.games.wonderland.level_chances import CHANCE, LEVELS, draw_level
from wonderland.ui.games.wonderland.pair_cards import face_of
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.pool_draft import Draft
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, text_in
from wonderland.ui.kit.spaces import APART, MARGIN
from wonderland.ui.table import pool_builder

COLOURS = ((say("White pieces: red cards"), "HD"), (say("Black pieces: black cards"), "SC"))
NUMBERS = say("Under each piece: Str, Atk, Def. One card of a rank and colour; the suit is yours to choose.")
HEAD, WORDS, BETWEEN, ABOVE_WORDS = 30.0, 20.0, 10.0, 6.0
"""A colour's title, the words below both, what is free between the two, and above the words."""
MOST_TALL, LEAST_PIPS = 3.7, 0.6
"""How high a choice is at most, and from how much room on its pips are shown, in its widths."""
BEING_HEAD, LEAST_CARD = 48.0, 80.0
"""The title of the being that is looked at, and the height below which its card is not drawn."""
WORTH_HIGH = 122.0
"""The room of what a pool is worth."""
NARROW = 56.0
"""The width of a choice below which its rank and its level are set smaller."""


class PoolBuilder(pool_builder.ListBuilder[Draft]):
    """Builds the player's own pool of cards.

    Attributes:
        shown: the card whose being is shown.
    """

    shown = "TC"

    def __init__(self, app: App, game: api.Game) -> None:
        assert isinstance(game.rules, Wonderland)
        self.definitions = game.rules.definitions
        self._places: list[tuple[Rect, str]] = []
        super().__init__(app, game, own_pools(game), Draft(game))

    # --- input -------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """Show the being that is pointed at; a click beside its suits takes it, or puts it back."""
        if event.type == pygame.MOUSEMOTION:
            name = self._under(event.pos) or self.shown
            found, self.shown = name != self.shown, name
            return found
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if name := self._under(event.pos):
                self.click(name)
            return bool(name)
        return super().handle(event)

    def _under(self, at: tuple[int, int]) -> str:
        """The card at a place, in its chosen suit or else the first; ``""`` where there is none."""
        return next((name for rect, name in self._places if rect.collidepoint(at)), "")

    # --- drawing -----------------------------------------------------------------------------
    def draw_pool(self, canvas: Canvas, page: Box) -> None:
        """Draw the 26 choices and what they come to."""
        self._places = []
        _, room, _ = page.rows(APART, REST, MARGIN)
        table, side = room.columns(REST, Share(0.26, least=250, most=340), gap=MARGIN)
        most = HEAD + MOST_TALL * table.width / len(self.definitions.rank_names)
        high = (table.height - WORDS - (len(COLOURS) - 1) * BETWEEN - ABOVE_WORDS) / len(COLOURS)
        colours = table.pile(len(COLOURS), min(high, most), BETWEEN)
        _, words, _ = table.rows(colours[-1].bottom - table.y + ABOVE_WORDS, WORDS, REST)
        for (title, suits), place in zip(COLOURS, colours, strict=True):
            head, row = place.rows(HEAD, REST)
            canvas.text(title, *head.left, TITLE, 20)
            self._row(canvas, row, suits)
        self.draw_note(canvas, words, NUMBERS)
        self._side(canvas, side)

    def _row(self, canvas: Canvas, box: Box, suits: str) -> None:
        names = self.definitions.rank_names
        gap = min(8.0, box.width / len(names) * 0.08)
        for rank, place in zip(names, box.columns(*[REST] * len(names), gap=gap), strict=True):
            self._choice(canvas, place, rank, suits)

    def _choice(self, canvas: Canvas, box: Box, rank: str, suits: str) -> None:
        """Draw a being with its numbers, and the suits that it may have."""
        chosen = next((rank + suit for suit in suits if rank + suit in self.draft.cards), None)
        rect = box.rect(canvas)
        card = self.definitions.cards[chosen or rank + suits[0]]
        self._places.append((rect, card.name))
        canvas.fill(rect, "front" if chosen else "box", 8)
        if chosen:
            canvas.outline(rect, "now", 3, 8)
        narrow = box.width < NARROW
        head, piece, stats, marks = box.inset(2, 5).rows(26, REST, 24, 30)
        name, level = head.inset(3 if narrow else 6, 3).columns(REST, 15 if narrow else 20)
        letters = "10" if rank == "T" else rank
        canvas.text(letters, *name.left, BOLD, 15 if narrow else 19, within=rect)
        draw_tag(canvas, level, card.level, 13)
        self._being_and_pips(canvas, piece, card, faint=not chosen)
        numbers = f"{card.strength} · {card.attack} · {card.defense}"
        canvas.text(numbers, *stats.centre, BOLD, 15, "text", CENTRE, rect, room=stats.width)
        for suit, place in zip(suits, marks.columns(*[REST] * len(suits), gap=2), strict=True):
            self._suit(canvas, place.fitted(30, 24), rank + suit)

    def _being_and_pips(self, canvas: Canvas, box: Box, card: Card, *, faint: bool) -> None:
        """Draw what a card becomes, and below it its pips where there is room for them."""
        size = min(box.width, box.height)
        x, middle = box.centre
        pips = min(box.width, box.height - size)
        if pips < LEAST_PIPS * box.width:
            pips = 0.0
        cell = canvas.rect(x - size / 2, middle - (size + pips) / 2, size, size)
        draw_piece(canvas, "w", card, cell, canvas.px(size))
        if pips:
            wide = min(pips * 0.8, box.width * 0.95)
            place = canvas.rect(x - wide / 2, middle + (size - pips) / 2, wide, pips)
            face = face_of(self.definitions, card.name)
            draw_pips(canvas, place, face, canvas.px(pips * 0.17), 120 if faint else 255)

    def _suit(self, canvas: Canvas, box: Box, name: str) -> None:
        rect = box.rect(canvas)
        words = Words(self.definitions).card(name)
        region = canvas.region(f"pool-{name}", rect, lambda: self.click(name), words)
        chosen = name in self.draft.cards
        if chosen:
            canvas.fill(rect, "ghost", 5)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "panel", 5)
        size = canvas.pixels(16, 16)
        path = f"suits/{name[1]}"
        mark = canvas.sprites.get(path, size) if chosen else canvas.sprites.faded(path, size, 130)
        canvas.surface.blit(mark, mark.get_rect(center=rect.center))
        canvas.ring(region, 5)

    def _side(self, canvas: Canvas, box: Box) -> None:
        """Draw what the pool comes to, the being that was looked at last, and what the pool is worth."""
        counts, being, worth = box.rows(182, Share(most=420), WORTH_HIGH, gap=12)
        canvas.plate(counts.rect(canvas), "front", 8)
        head, *levels, foot = counts.inset(14, 8).rows(34, *[REST] * len(LEVELS), 20)
        title = say("{n} of {most} cards", n=len(self.draft.cards), most=WHOLE)
        canvas.text(title, *head.left, TITLE, 20)
        chosen = [self.definitions.cards[c] for c in self.draft.cards]
        found = Counter((card.level, card.colour) for card in chosen)
        for level, row in zip(LEVELS, levels, strict=True):
            red, black = found[level, "red"], found[level, "black"]
            said = say("{red} red, {black} black", red=red, black=black)
            held = [card.name for card in chosen if card.level == level]
            draw_level(canvas, row, self.definitions, level, said, held)
        canvas.text(CHANCE, *foot.left, LABEL, 14, "quiet", room=foot.width)
        self._being(canvas, being)
        canvas.plate(worth.rect(canvas), "front", 8)
        text_in(canvas, worth.inset(14, 10), self._worth(), READ, 15, within=worth.rect(canvas))

    def _worth(self) -> str:
        """What the pool is worth, beside the named ones."""
        own, usual = worth_of(self.definitions, self.draft.cards), usual_worth(self.definitions)
        return say(
            "The last card of a level stays behind: {beings} beings can come, with {strength:.1f} Str and "
            "{attack:.1f} Atk on average. The named pools: {usual:.0f}, {usual_strength:.1f} and "
            "{usual_attack:.1f}.", beings=own.beings, strength=own.strength, attack=own.attack,
            usual=usual.beings, usual_strength=usual.strength, usual_attack=usual.attack,
        )  # fmt: skip

    def _being(self, canvas: Canvas, box: Box) -> None:
        """Draw the card that was looked at last, with what it becomes and can do."""
        card = self.definitions.cards[self.shown]
        rect = box.rect(canvas)
        canvas.plate(rect, "front", 8)
        inner = box.inset(14, 12)
        head, rest = inner.rows(BEING_HEAD, REST, gap=2)
        tall = min(190.0, inner.width * 0.48 * TALL)
        pictures, words = rest.rows(Share(most=tall), 90, gap=10)
        if (tall := pictures.height) >= LEAST_CARD:
            words = rest.rows(tall, REST, gap=10)[1]
            place, piece = pictures.columns(tall / TALL, REST, gap=12)
            draw_playing_card(canvas, place.rect(canvas), face_of(self.definitions, card.name))
            size = min(piece.width, piece.height)
            cell = piece.columns(REST, size)[-1].fitted(height=size)
        else:
            words = rest
            head, cell = head.columns(REST, BEING_HEAD, gap=10)
            size = BEING_HEAD
        draw_piece(canvas, "w", card, cell.rect(canvas), canvas.px(size))
        title, below = head.rows(REST, REST)
        name = Words(self.definitions).card(card.name)
        said = say("{card}, level {level}", card=name, level=card.level)
        canvas.text(card.title, *title.left, TITLE, 20, within=rect, room=title.width)
        canvas.text(said, *below.left, LABEL, 15, "quiet", within=rect, room=below.width)
        text_in(canvas, words, about(self.definitions, card), READ, 16, within=rect)
