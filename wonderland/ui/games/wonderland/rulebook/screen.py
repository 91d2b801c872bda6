"""The rulebook of the flagship: the rules with pictures of the table, and the beings' cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby

from wonderland.content.rule_figures import by_rule
from wonderland.core.message import commas, say
from wonderland.games.wonderland.being_cards import BeingCard, being_cards, example_of
from wonderland.games.wonderland.figures import FiguresModel
from wonderland.games.wonderland.game import Wonderland
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.games.wonderland.rulebook.being import STEP_MS, BeingDrawer, steps_shown
from wonderland.ui.games.wonderland.rulebook.pictures import GAME, FigurePicture, Pictures
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, READ
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.layout import REST, Box, Share
from wonderland.ui.shell.rule_page import FoundEntry
from wonderland.ui.shell.rule_text import found_in, words_of
from wonderland.ui.shell.rules import RulesScreen

BEINGS = say("The beings")
HEAD = 112.0
"""The strip of pieces above a being's card."""
WORDS = 32.0
PIECE = 44.0
CARD_ABOVE = 8.0
"""What stays free above a being's card."""
KINDS_GAP = 12.0
"""Between two pieces of different kinds."""


class Rulebook(RulesScreen):
    """The rules and the beings.

    Attributes:
        being: the being whose card is shown; None while rules are.
    """

    def __init__(self, app: App, at: str = "") -> None:
        self.being: BeingCard | None = None
        self._since = 0.0
        self._figures = by_rule(FiguresModel.shipped().rules.values())
        super().__init__(app, GAME, at, self._beside, BEINGS)
        assert isinstance(self.game.rules, Wonderland)
        definitions = self.game.rules.definitions
        self.beings = being_cards(definitions)
        self._pictures = Pictures(definitions)
        self._drawer = BeingDrawer(definitions, self._pictures, self.open_at)

    def _beside(self, rule: str) -> list[FigurePicture]:
        return [FigurePicture(self._pictures, figure) for figure in self._figures.get(rule, ())]

    # --- going about -------------------------------------------------------------------------
    def open_at(self, number: str) -> None:
        """Show a rule in its chapter, pointed out."""
        self.being = None
        super().open_at(number)

    def open_chapter(self, title: str) -> None:
        """Show a chapter from its beginning."""
        self.being = None
        super().open_chapter(title)

    def open_being(self, being: BeingCard) -> None:
        """Show a being's card."""
        self.query, self.being, self.scroll, self._since = "", being, 0.0, 0.0

    def entries(self) -> list[FoundEntry]:
        """The beings that a search finds."""
        return [
            FoundEntry(
                key=f"found-{being.card.name}",
                title=being.card.title,
                note=say("{cards}, level {level}", cards=commas([being.rank, being.cards]), level=being.card.level),
                spoken=being.rank,
                open=partial(self.open_being, being),
            )
            for being in self._beings_found()
        ]

    def _beings_found(self) -> list[BeingCard]:
        words = words_of(self.query)
        return [
            being
            for being in self.beings
            if words and being.first and found_in(f"{being.rank} {being.card.title} {being.about}", words)
        ]

    def parts(self) -> list[tuple[str, Callable[[], None]]]:
        """The chapters, and after them the beings."""
        return [*super().parts(), (BEINGS, partial(self.open_being, self.beings[0]))]

    def now(self) -> str:
        """The part that is being read."""
        return BEINGS if self._on_being else super().now()

    def sideways(self, way: int) -> None:
        """Turn to the next being or chapter."""
        if self.being and self._on_being:
            self.open_being(next_of(self.beings, self.being, way))
        else:
            super().sideways(way)

    @property
    def _on_being(self) -> bool:
        return self.being is not None and not self.query

    def _shown(self) -> int:
        """How many of a being's numbers have been read off."""
        values = self.app.settings.values
        still = self.app.fast or values.reduced or values.motion == "off"
        return 3 if still else steps_shown(self._since)

    def update(self, elapsed: float) -> bool:
        """Read the numbers off one after another."""
        if self.being is None or self._shown() == 3:
            return False
        before = self._shown()
        self._since = min(self._since + elapsed, 3 * STEP_MS)
        return self._shown() != before or self._shown() < 3

    # --- drawing -----------------------------------------------------------------------------
    def head_high(self) -> float:
        """The strip of pieces."""
        return HEAD if self._on_being else 0.0

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """Draw the strip of pieces."""
        _, words, pieces, _ = box.rows(8, WORDS, 66.0, REST, gap=3)
        self._strip(canvas, words, pieces)

    def fill_view(self, canvas: Canvas) -> None:
        """Draw a being's card, or the rules."""
        if self.being is None or not self._on_being:
            super().fill_view(canvas)
            return
        figure = example_of(self.being.card, self.being.rank)
        top = CARD_ABOVE - self.scroll
        foot = self._drawer.draw(canvas, self.being, figure, top, self._shown())
        self.reach(foot - canvas.height + 2 * CARD_ABOVE)
        self.scroll = min(self.scroll, self._longest)

    def _strip(self, canvas: Canvas, words: Box, pieces: Box) -> None:
        """Draw the thirteen ranks of a colour, piece by piece, and the choice of colour."""
        assert self.being is not None
        colour = self.being.card.colour
        same = [being for being in self.beings if being.card.colour == colour]
        left = canvas.segmented(
            "colour", *words.end, [("red", say("Red")), ("black", say("Black"))], colour, self._recolour
        )
        kinds = [list(kind) for _, kind in groupby(same, key=lambda being: being.card.title)]
        shares = [Share(len(kind)) for kind in kinds]
        for kind, room in zip(kinds, pieces.columns(*shares, gap=KINDS_GAP), strict=True):
            places = room.columns(*[REST] * len(kind), gap=4)
            for being, place in zip(kind, places, strict=True):
                self._choice(canvas, place, being)
        told, _ = words.columns(REST, words.right - left, gap=2 * KINDS_GAP)
        canvas.text(
            say("Pick a being: the pips of its card make its numbers."), *told.left, READ, 16, "quiet", room=told.width
        )

    def _recolour(self, colour: str) -> None:
        assert self.being is not None
        rank = self.being.card.rank
        self.open_being(next(b for b in self.beings if (b.card.rank, b.card.colour) == (rank, colour)))

    def _choice(self, canvas: Canvas, box: Box, being: BeingCard) -> None:
        rect = box.rect(canvas)
        card = being.card
        name = commas([being.rank, card.title])
        region = canvas.region(f"being-{card.name}", rect, partial(self.open_being, being), name, name)
        chosen = being is self.being
        canvas.fill(rect, "ghost" if chosen else "box", 6)
        if chosen:
            canvas.outline(rect, "ghost-edge", 2, 6)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "panel", 6)
        piece, below = box.rows(REST, 20)
        size = min(PIECE, box.width)
        draw_piece(canvas, "w", card, piece.fitted(size).rect(canvas), canvas.px(size))
        rank = "10" if card.rank == "T" else card.rank
        canvas.text(rank, *below.centre, BOLD, 14, "text", CENTRE, rect)
        canvas.ring(region)
