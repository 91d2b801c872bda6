"""The shelf: the family of games; those not built yet say so (picture 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.info import GameInfo
from wonderland.core.message import say
from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.cloth import tiled
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, screen, text_height, text_in
from wonderland.ui.kit.scene import Aside

HIGH, HIGHEST, SHARE, PICTURE = 380.0, 560.0, 0.62, 0.44
"""The least and the most height of a game's box, its share of the screen's, and the least share of
its picture: that takes all the room that the words leave."""
LINE, BELOW_TITLE, FOOT, TAGLINE = 28.0, 30.0, 64.0, 17.0
"""The height of a line of a title; what lies between it and what is said, and below that."""
BOARD = 28.0
LEADING = 1.3
WIDEST, GAP, MARGIN = 280.0, 22.0, 40.0


class Shelf(Aside):
    """Every game of the family.

    Args:
        app: the window.
        play: plays a game, by its name.
        words: what stands above, and on the button of a game.
        only: the names of the games that are shown; all of the family if they aren't given.
        learn: opens the lessons of a game, by its name, where they are offered beside it.
        taught: the names of the games that have lessons.
    """

    def __init__(
        self,
        app: App,
        play: Callable[[str], None],
        words: tuple[str, str] = (say("The shelf"), say("Play")),
        only: Sequence[str] = (),
        learn: Callable[[str], None] | None = None,
        taught: Sequence[str] = (),
    ) -> None:
        super().__init__(app)
        self._play = play
        self._learn, self._taught = learn, taught
        self._title, self._word = words
        self._games = [game for game in registry.infos() if not only or game.name in only]

    def first_focus(self) -> str:
        """Enter plays the first."""
        return f"play-{next(game.name for game in self._games if game.built)}"

    def draw(self, canvas: Canvas) -> None:
        """Draw a box for each game on the board."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar(self._title)
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
        ])  # fmt: skip
        room = screen(canvas).inset(MARGIN, 0)
        count = len(self._games)
        wide = min(room.width, count * WIDEST + (count - 1) * GAP)
        high = max(HIGH, min(HIGHEST, canvas.height * SHARE))
        top = max(74.0, 54 + (canvas.height - 54 - high - BOARD) * 0.45)
        row = Box(room.x, top, room.width, high).fitted(wide, at_top=True)
        board = canvas.rect(row.x - 16, row.bottom, row.width + 32, BOARD)
        canvas.shadow(board, 150, 4, 8, 12)
        columns = row.columns(*[REST] * count, gap=GAP)
        said = max(self._words_high(canvas, box.width - 32, game)
                   for game, box in zip(self._games, columns, strict=True))  # fmt: skip
        picture = max(row.height * PICTURE, row.height - said)
        for game, box in zip(self._games, columns, strict=True):
            self._draw_game(canvas, box, game, picture)
        canvas.fill(board, "rim", 4)
        canvas.surface.blit(tiled(canvas, "wood", board.size), board)
        canvas.fill(canvas.rect(row.x - 16, row.bottom, row.width + 32, 2), "west")

    def _words_high(self, canvas: Canvas, width: float, game: GameInfo) -> float:
        """How much room the words on a game's box and the buttons below them take."""
        titles = len(canvas.fonts.wrap(game.title, TITLE, 23, canvas.px(width)))
        said = text_height(canvas, game.tagline, width, READ, TAGLINE, LEADING)
        return 28 + LINE * titles + BELOW_TITLE + said + FOOT

    def _draw_game(self, canvas: Canvas, place: Box, game: GameInfo, high: float) -> None:
        x, y, width = place.x, place.y, place.width
        box, first = place.rect(canvas), self.first_focus() == f"play-{game.name}"
        canvas.shadow(box, 110, 4, 5, 9)
        canvas.plate(box, "front", 4)
        self._draw_picture(canvas, Box(x, y, width, high), game)
        inner = Box(x + 16, y + high + 14, width - 32, place.height - high - 30)
        lines = canvas.fonts.wrap(game.title, TITLE, 23, canvas.px(inner.width))
        for index, line in enumerate(lines):
            at = inner.y + 14 + LINE * index
            canvas.text(line, inner.x, at, TITLE, 23, within=box, room=inner.width)
        below = inner.y + 14 + LINE * len(lines)
        canvas.text(game.players, inner.x, below, LABEL, 15, "quiet", within=box)
        words = Box(inner.x, below + 16, inner.width, inner.bottom - 40 - below - 16)
        text_in(canvas, words, game.tagline, READ, TAGLINE, within=box, leading=LEADING)
        if not game.built:
            canvas.text(say("coming"), inner.x, inner.bottom - 16, LABEL, 16, "quiet", within=box)
            return
        if first:
            canvas.outline(box.inflate(canvas.px(6), canvas.px(6)), "now", 4, 6)
        play, rect = partial(self._play, game.name), canvas.rect(inner.x, inner.bottom - 34, 92, 34)
        canvas.button(f"play-{game.name}", rect, self._word, play, primary=first)
        if self._learn and game.name in self._taught:
            learn = partial(self._learn, game.name)
            rect = canvas.rect(inner.x + 102, inner.bottom - 34, min(92, inner.width - 102), 34)
            canvas.button(f"learn-{game.name}", rect, say("Learn"), learn)

    def _draw_picture(self, canvas: Canvas, box: Box, game: GameInfo) -> None:
        """Draw what stands for a game, on felt under a lamp."""
        rect = box.rect(canvas)
        colours = [tuple(canvas.theme[part]) for part in ("felt-lamp", "felt-light", "felt")]
        canvas.surface.blit(lamp_light(rect.size, *colours, (0.5, 0.5)), rect)
        canvas.surface.blit(tiled(canvas, "felt", rect.size), rect)
        if game.picture:
            side = min(box.height * 0.7, box.width * 0.62)
            wide = 1.5 if game.picture.startswith("dominoes") else 1.0
            drawn = canvas.sprites.get(
                game.picture,
                (canvas.px(side * wide), canvas.px(side * wide / (2 if wide > 1 else 1))),
            )
            canvas.surface.blit(drawn, drawn.get_rect(center=rect.center))
