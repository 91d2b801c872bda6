"""The rulebook of Storytellers: the rules with pictures of the four piles."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland import api
from wonderland.content.rule_figures import RuleFigure, by_rule
from wonderland.games.storytellers.continuity import closed, kept
from wonderland.games.storytellers.definitions import AREA, NAME
from wonderland.games.storytellers.figures import FiguresModel
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import NONE
from wonderland.ui.games.storytellers.area import TAG, draw_tag
from wonderland.ui.games.storytellers.cards import draw_card
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import REST, Box
from wonderland.ui.kit.spaces import NEAR, TIGHT
from wonderland.ui.shell.rules import RulesScreen

CARD = 1.72
"""A card's height in widths."""


@dataclass(frozen=True, slots=True)
class FigurePicture:
    """A figure of the rulebook as a picture (``shell.rule_page.Picture``)."""

    game: api.Game
    figure: RuleFigure

    @property
    def says(self) -> str:
        """What it shows."""
        return self.figure.says

    def height(self, canvas: Canvas, width: float) -> float:  # noqa: ARG002
        """How high it is at a width."""
        return TAG + TIGHT + (width - NEAR * (len(AREA) - 1)) / len(AREA) * CARD

    def draw(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw it from its upper left."""
        state = Position.of(FiguresModel.shipped().match(self.game.rules, self.figure)).value
        shut, held = closed(state), kept(state)
        box = Box(x, y, width, self.height(canvas, width))
        for kind, place in zip(AREA, box.columns(*[REST] * len(AREA), gap=NEAR), strict=True):
            tag, card = place.rows(TAG, REST, gap=TIGHT)
            draw_tag(canvas, tag, state, kind, is_kept=kind in held, is_closed=kind in shut)
            top = state.top(kind)
            if top != NONE:
                draw_card(canvas, card, state.config.definitions.cards[top])


class Rulebook(RulesScreen):
    """The rules with their pictures."""

    def __init__(self, app: App, at: str = "") -> None:
        game = api.game(NAME)
        beside = by_rule(FiguresModel.shipped().figures.values())
        super().__init__(app, NAME, at, lambda rule: [FigurePicture(game, one) for one in beside.get(rule, ())])
