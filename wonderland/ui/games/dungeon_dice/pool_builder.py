"""The pool builder (picture d4): every figure and kind of die, what DD-16 and DD-17 ask, chances."""

from __future__ import annotations

import pygame

from wonderland import api
from wonderland.core.message import say
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.pool_card import draw_big_card
from wonderland.ui.games.dungeon_dice.pool_dice import DiceTable
from wonderland.ui.games.dungeon_dice.pool_draft import Draft, kept
from wonderland.ui.games.dungeon_dice.pool_grid import FigureGrid
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import REST, Box, Share
from wonderland.ui.table import pool_builder

FREE = say("Each figure has its die; the dice beyond are yours to choose.")


class PoolBuilder(pool_builder.ListBuilder[Draft]):
    """Builds the player's own pools of dice and figures.

    Attributes:
        grid: the figures that may be chosen.
        shown: the code of the figure on the big card.
    """

    margin = 20.0

    def __init__(self, app: App, game: api.Game) -> None:
        assert isinstance(game.rules, DungeonDice)
        self.facts = facts = Facts(game.rules.definitions)
        super().__init__(app, game, kept(game), Draft(facts.definitions))
        self.shown = max(self.draft.figures, key=facts.kind, default="JAB")
        self.grid = FigureGrid(facts, self.draft, app.fonts.told, self.click)
        self._dice = DiceTable(facts, self.draft, self._note)

    def _note(self, refused: str) -> None:
        self.note = refused

    def once_more(self) -> None:
        """Take the figure on the big card once more."""
        self.note = self.draft.add(self.shown)

    # --- input -------------------------------------------------------------------------------------
    @property
    def types(self) -> bool:
        """Whether the pool is being named, or something searched for."""
        return self.grid.searching or super().types

    def handle(self, event: pygame.event.Event) -> bool:
        """Letters go to the name or to the search while one is typed; Escape ends a search first."""
        if event.type == pygame.KEYDOWN and self.naming is None and self.grid.key(event):
            return True
        return super().handle(event)

    def rename(self) -> None:
        """Begin to type another name."""
        self.grid.searching = False
        super().rename()

    def _begin_search(self) -> None:
        self.grid.searching, self.naming = True, None

    # --- drawing -----------------------------------------------------------------------------------
    def draw_pool(self, canvas: Canvas, page: Box) -> None:
        """Draw the figures, those chosen, the dice with their chances, and a big card."""
        _, area, foot = page.rows(10, REST, 34)
        left, right = area.columns(Share(0.6), Share(0.4, 336, 486), gap=18)
        tabs, grid, chosen = left.rows(32, REST, 62, gap=9)
        self.grid.draw_tabs(canvas, tabs, self._begin_search)
        self.grid.draw(canvas, grid, self.shown)
        self.grid.draw_chosen(canvas, chosen, lambda code: setattr(self, "shown", code))
        dice, card = right.rows(min(256.0, right.height * 0.42), REST, gap=10)
        self._dice.draw(canvas, dice)
        again = self.once_more if self.shown in self.draft.figures else None
        draw_big_card(canvas, card, self.facts, self.shown, again)
        said = self.draft.missing() or next(iter(self.draft.warnings()), FREE)
        self.draw_note(canvas, foot, said)
