"""The pictures of the rules, drawn by the table itself from small positions.

Each is drawn once at its size and kept; the rules judge what it shows, so that a picture can't say
anything else than a match would.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from wonderland import api
from wonderland.games.wonderland.being_cards import COLOURS
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.figures import COLUMNS, SIDES, Figure
from wonderland.games.wonderland.named_line import ends
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.boards.chips import draw_tag
from wonderland.ui.boards.lettered import lettered
from wonderland.ui.games.wonderland.board import Board, Marks
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.highlights import marks_for
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.pieces import draw_piece
from wonderland.ui.kit import shapes
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, TextBox
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.kit.layout import REST, screen
from wonderland.ui.kit.motion import EffectPlayer, unheard

BESIDE, AFTER, ABOVE, BELOW = 28, 12, 14, 24
"""Room for the names of the rows, for the heads of pieces, for the names of the columns."""
DIE, PIECE = 40, 54
DICE_EDGE, DICE_GAP, TAG = 14.0, 10.0, (26.0, 28.0)
"""Free above the dice and before their levels' tags, and between two rows; and a tag."""
HEIGHTS = {"dice": 4 * (DIE + DICE_GAP) + 18, "suits": 176.0, "pieces": 176.0}
"""Of the pictures that show no table."""
CORNER = 10
ASIDE, APART = 80.0, 46.0
"""How far the suits stand from the picture's middle, across and down."""
GAME = "wonderland"
PIECE_ROW = 68.0
"""A row of the pieces."""
KeptPicture = tuple[pygame.Surface, list[TextBox]]


class Pictures:
    """Draws figures, and keeps what it drew.

    Tables are played by the game as it ships, as lessons are: what a picture claims is true of its
    beings. The dice and the pieces are those of the game with the user's own files.

    Args:
        definitions: of that game.
    """

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self._shipped = api.shipped(GAME)
        self._kept: dict[tuple[object, ...], KeptPicture] = {}
        self._scale: tuple[object, ...] = ()

    def height(self, canvas: Canvas, figure: Figure, width: float) -> float:
        """How high a figure of a logical width is."""
        if figure.shows in HEIGHTS:
            return HEIGHTS[figure.shows]
        return (figure.rows * self._square(canvas, width)) / canvas.scale + ABOVE + BELOW

    def draw(self, canvas: Canvas, figure: Figure, x: float, y: float, width: float) -> None:
        """Draw a figure with its upper left corner at a place."""
        rect = canvas.rect(x, y, width, self.height(canvas, figure, width))
        surface, texts = self._picture(canvas, figure, rect.size, width)
        canvas.surface.blit(surface, rect)
        canvas.texts.extend(text.moved(rect.topleft, rect) for text in texts)

    def _square(self, canvas: Canvas, width: float) -> int:
        room = canvas.px(width - BESIDE - AFTER) // COLUMNS
        return min(room, canvas.px(46))

    def _picture(self, canvas: Canvas, figure: Figure, size: tuple[int, int], width: float) -> KeptPicture:
        scale = (canvas.theme.name, canvas.fonts)
        if scale != self._scale:
            self._scale = scale
            self._kept.clear()
        key = (figure.says, figure.take, size)
        if key not in self._kept:
            self._kept[key] = self._make(canvas, figure, size, self._square(canvas, width))
        return self._kept[key]

    def _make(self, canvas: Canvas, figure: Figure, size: tuple[int, int], square: int) -> KeptPicture:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        sub = canvas.onto(surface)
        if drawer := _DRAWERS.get(figure.shows):
            drawer(sub, self._definitions)
        else:
            self._draw_table(sub, figure, square)
        mask = shapes.mask(size, canvas.px(CORNER))
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return surface, sub.texts

    def _draw_table(self, canvas: Canvas, figure: Figure, square: int) -> None:
        felt = canvas.surface.get_rect()
        board = Rect(0, 0, square * COLUMNS, square * figure.rows)
        rest = felt.width - canvas.px(BESIDE + AFTER) - board.width
        board.left = canvas.px(BESIDE) + rest // 2
        board.top = canvas.px(ABOVE)
        empty = Rect(0, 0, 0, 0)
        layout = Layout(columns=COLUMNS, rows=figure.rows, square=square, board=board, room=board,
                        scale=canvas.scale, top=empty, foot=empty, panel=empty, felt=felt)  # fmt: skip
        control = set_up(self._shipped, figure)
        Board(control.match, edged=False).draw(canvas, layout, shown(control, figure), EffectPlayer(0.0, unheard))


@dataclass(frozen=True, slots=True)
class FigurePicture:
    """A figure of the rulebook as a picture (``shell.rule_page.Picture``)."""

    pictures: Pictures
    figure: Figure

    @property
    def says(self) -> str:
        """What it shows."""
        return self.figure.says

    def height(self, canvas: Canvas, width: float) -> float:
        """How high it is at a width."""
        return self.pictures.height(canvas, self.figure, width)

    def draw(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw it from its upper left."""
        self.pictures.draw(canvas, self.figure, x, y, width)


def set_up(game: api.Game, figure: Figure) -> Intent:
    """The match of a figure, as a player has it before him."""
    match = game.open(figure.record())
    for line in figure.moves:
        match.play(line)
    control = Intent(MatchSession(game, match, {side: Seat(side) for side in SIDES}))
    if figure.summon:
        control.path.summon(figure.summon)
    if figure.take:
        control.being.take_up(figure.take)
        control.being.aiming, control.being.n = bool(figure.aim), max(1, figure.aim)
    return control


def shown(control: Intent, figure: Figure) -> Marks:
    """What a figure marks; the dominoes of its path are laid as a player would lay them."""
    refused = []
    for domino in figure.lay:
        pair = ends(domino)
        if not control.path.put(pair):
            refused.append((pair, False))
    marks = marks_for(control)
    if refused:
        marks.glow = ()
    marks.ghosts = [*marks.ghosts, *refused]
    return marks


def _draw_pieces(canvas: Canvas, definitions: Definitions) -> None:
    """A piece of each kind, in the colours that there are of it (W-3, W-8)."""
    canvas.fill(canvas.surface.get_rect(), "box")
    cards = definitions.cards.values()
    names = list(dict.fromkeys(card.title for card in cards))
    kinds = {(card.title, card.colour): card for card in cards}
    _, *rows, words, _ = screen(canvas).inset(8, 0).rows(10, PIECE_ROW, PIECE_ROW, 24, REST)
    for row, colour in zip(rows, COLOURS, strict=True):
        for name, place in zip(names, row.columns(*[REST] * len(names)), strict=True):
            if card := kinds.get((name, colour)):
                cell = place.fitted(height=58, at_top=True).rect(canvas)
                draw_piece(canvas, "w", card, cell, canvas.px(min(PIECE, place.width)))
    for name, place in zip(names, words.columns(*[REST] * len(names)), strict=True):
        canvas.text(name, *place.centre, LABEL, 13, "quiet", CENTRE)


def _draw_dice(canvas: Canvas, definitions: Definitions) -> None:
    """The six faces of the die of each level (W-5)."""
    canvas.fill(canvas.surface.get_rect(), "tray")
    size = canvas.px(DIE)
    _, table = screen(canvas).rows(DICE_EDGE, REST)
    rows = table.pile(len(definitions.faces), DIE, DICE_GAP)
    for level, faces in definitions.faces.items():
        left, dice, _ = rows[level - 1].columns(52, REST, 6)
        place = left.inset(DICE_EDGE - 1, 0).fitted(*TAG)
        draw_tag(canvas, place, level)
        for face, cell in zip(faces, dice.columns(*[REST] * len(faces)), strict=True):
            letter = definitions.face_letters[face]
            die = lettered(canvas, f"dice/{level}-{letter}", letter, size)
            at = canvas.pixels(cell.centre[0], cell.centre[1])
            canvas.surface.blit(die, die.get_rect(center=at))


def _draw_suits(canvas: Canvas, definitions: Definitions) -> None:
    """The suits in a ring, with arrows from each to the one that it bests (W-7)."""
    canvas.fill(canvas.surface.get_rect(), "box")
    order = ["H"]
    while (bested := definitions.suits[order[-1]].bests) not in order:
        order.append(bested)
    across, down = canvas.width / 2, canvas.height / 2
    places = [(across - ASIDE, down - APART), (across + ASIDE, down - APART),
              (across + ASIDE, down + APART), (across - ASIDE, down + APART)]  # fmt: skip
    size = canvas.px(30)
    for index, suit in enumerate(order):
        x, y = places[index % 4]
        canvas.stamp(f"suits/{suit}", (size, size), canvas.pixels(x, y - 8))
        name = definitions.suits[suit].name
        canvas.text(name, x, y + 20, LABEL, 14, "text", CENTRE)
        _arrow(canvas, places[index % 4], places[(index + 1) % 4])


def _arrow(canvas: Canvas, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw an arrow between two places, short of both."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    short = 34 if dx else 32
    tail = (start[0] + dx * short, start[1] + dy * short - 4 * abs(dx))
    tip = (end[0] - dx * (short - (10 if dy else 0)), end[1] - dy * short - 4 * abs(dx))
    back = (tip[0] - 9 * dx, tip[1] - 9 * dy)

    def px(at: tuple[float, float]) -> tuple[int, int]:
        return canvas.px(at[0]), canvas.px(at[1])

    canvas.line((px(tail), px(back)), "quiet", max(2, canvas.px(2)))
    wings = [(back[0] - 5 * dy * s, back[1] + 5 * dx * s) for s in (1, -1)]
    canvas.polygon([px(tip), *map(px, wings)], "quiet")


_DRAWERS: dict[str, Callable[[Canvas, Definitions], None]] = {
    "pieces": _draw_pieces,
    "dice": _draw_dice,
    "suits": _draw_suits,
}
