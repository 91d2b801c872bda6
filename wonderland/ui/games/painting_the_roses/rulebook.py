"""The rulebook of the roses: the rules with pictures of the garden.

Each picture is a piece of the garden that a match would show, drawn once at its size and kept; the
rules judge what is marked in it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from wonderland import api
from wonderland.content.rule_figures import by_rule
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.games.painting_the_roses.figures import Figure, FiguresModel
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.position import seen
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses.cards import draw_card
from wonderland.ui.games.painting_the_roses.garden import Garden
from wonderland.ui.games.painting_the_roses.intent import Intent
from wonderland.ui.games.painting_the_roses.layout import Layout
from wonderland.ui.games.painting_the_roses.marking import marked
from wonderland.ui.kit import shapes
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.layout import REST, box_of
from wonderland.ui.shell.rules import RulesScreen

LAID_OUT = (1280.0, 720.0)
"""The window of which a picture shows a piece."""
HIGH, PAD = 196.0, 32.0
CORNER = 10
CARD = (50.0, 70.0)


def set_up(game: api.Game, figure: Figure) -> Intent:
    """The match of a figure, as a player has it before him who points at its card."""
    match = FiguresModel.shipped().match(game.rules, figure)
    control = Intent(MatchSession(game, match, {s: Seat(s, "human") for s in match.seats}))
    control.uses.hovered = figure.card
    return control


@dataclass(frozen=True, slots=True)
class FigurePicture:
    """A figure of the rulebook as a picture (``shell.rule_page.Picture``)."""

    game: api.Game
    figure: Figure

    @property
    def says(self) -> str:
        """What it shows."""
        return self.figure.says

    def height(self, canvas: Canvas, width: float) -> float:  # noqa: ARG002
        """How high it is at a width."""
        return HIGH

    def draw(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw it from its upper left."""
        rect = canvas.rect(x, y, width, HIGH)
        key = ("figure", self.figure.says, rect.size, canvas.scale, canvas.theme.name)
        canvas.surface.blit(canvas.sprites.kept(key, lambda: self._made(canvas, rect.size)), rect)

    def _made(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """Draw the garden, and cut the piece out that the figure is about."""
        control = set_up(self.game, self.figure)
        seat = control.seat
        layout = Layout(*LAID_OUT, control.match.seats)
        sub = canvas.onto(pygame.Surface(canvas.rect(0, 0, *LAID_OUT).size))
        garden = Garden(SEAT_NAMES)
        view, marks = seen(control.match, seat), marked(control, seat)
        garden.draw(sub, layout, view, marks)
        garden.draw_chips(sub, layout, marks)
        piece = self._piece(sub, layout, size)
        if self.figure.card:
            plate = garden.places(sub, layout, view)[seat].plate.rect(sub)
            row, _ = box_of(sub, piece).inset(10).rows(CARD[1], REST)
            left, _, right = row.columns(CARD[0], REST, CARD[0])
            card = right if plate.centerx < piece.centerx else left
            draw_card(sub, self.figure.card, card)
        cut = sub.surface.subsurface(piece)
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.blit(pygame.transform.smoothscale(cut, size), (0, 0))
        made.blit(shapes.mask(size, canvas.px(CORNER)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    def _piece(self, canvas: Canvas, layout: Layout, size: tuple[int, int]) -> Rect:
        """The piece with all the hedges in it and as much of the garden about them as has room."""
        boxes = [layout.hedge_box(hedge).rect(canvas) for hedge in self.figure.about]
        piece = boxes[0].unionall(boxes[1:])
        lawn = layout.lawn.rect(canvas)
        piece = piece.inflate(2 * canvas.px(PAD), 2 * canvas.px(PAD))
        shape = size[0] / size[1]
        wide = max(piece.width, round(piece.height * shape), size[0])
        high = round(wide / shape)
        grown = Rect(0, 0, wide, high)
        grown.center = piece.center
        if grown.centery > lawn.centery:  # more of the garden, less of what is below it
            grown.bottom = piece.bottom
        return grown.clamp(canvas.surface.get_rect()).clip(canvas.surface.get_rect())


class Rulebook(RulesScreen):
    """The rules with their pictures."""

    def __init__(self, app: App, at: str = "") -> None:
        game = api.game(NAME)
        beside = by_rule(FiguresModel.shipped().figures.values())
        super().__init__(app, NAME, at, lambda rule: [FigurePicture(game, one) for one in beside.get(rule, ())])
