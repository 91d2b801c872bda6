"""The shelf: the family of games; those not built yet say so (picture 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.info import GameInfo
from wonderland.core.message import say
from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.kit.scene import Aside

HIGH, PICTURE_HIGH = 390.0, 160.0
WIDEST, GAP, MARGIN = 260.0, 18.0, 40.0


class Shelf(Aside):
    """Every game of the family.

    Args:
        app: the window.
        play: plays a game, by its name.
        words: what stands above, and on the button of a game.
        only: the names of the games that are shown; all of the family if they aren't given.
    """

    def __init__(
        self,
        app: App,
        play: Callable[[str], None],
        words: tuple[str, str] = (say("The shelf"), say("Play")),
        only: Sequence[str] = (),
    ) -> None:
        super().__init__(app)
        self._play = play
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
        top = max(80.0, canvas.height / 2 - 230)
        row = Box(room.x, top, room.width, HIGH).fitted(wide, at_top=True)
        for game, box in zip(self._games, row.columns(*[REST] * count, gap=GAP), strict=True):
            self._draw_game(canvas, box, game)
        board = canvas.rect(row.x - 16, row.bottom, row.width + 32, 26)
        canvas.shadow(board, 150, 4, 6, 10)
        canvas.fill(board, "rim", 4)

    def _draw_game(self, canvas: Canvas, place: Box, game: GameInfo) -> None:
        x, y, width = place.x, place.y, place.width
        box = place.rect(canvas)
        canvas.fill(box, "front", 10)
        picture = canvas.rect(x, y, width, PICTURE_HIGH)
        canvas.fill(picture, "felt-light", 10)
        canvas.fill(canvas.rect(x, y + 20, width, PICTURE_HIGH - 20), "felt-light")
        if game.picture:
            size = (
                (canvas.px(150), canvas.px(75))
                if game.picture.startswith("dominoes")
                else (canvas.px(104),) * 2
            )
            drawn = canvas.sprites.get(game.picture, size)
            canvas.surface.blit(drawn, drawn.get_rect(center=picture.center))
        lines = canvas.fonts.wrap(game.title, TITLE, 21, canvas.px(width - 28))
        for index, line in enumerate(lines):
            canvas.text(line, x + 14, y + 186 + 27 * index, TITLE, 21, within=box, room=width - 28)
        below = y + 186 + 27 * len(lines)
        canvas.text(game.players, x + 14, below, LABEL, 15, "quiet", within=box)
        canvas.paragraph(game.tagline, x + 14, below + 14, width - 28, READ, 15)
        rect = canvas.rect(x + 14, y + 342, 84, 32)
        if game.built:
            canvas.outline(box, "now", 3, 10)
            play = partial(self._play, game.name)
            canvas.button(f"play-{game.name}", rect, self._word, play, primary=True)
        else:
            canvas.text(say("coming"), x + 14, y + 358, LABEL, 16, "quiet", within=box)
