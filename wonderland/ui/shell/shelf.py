"""The shelf: the family of games; those not built yet say so (picture 11)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from wonderland.core.info import GameInfo
from wonderland.core.message import say, say_as
from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.cloth import tiled
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.layout import (
    REST,
    TAIL,
    Box,
    Share,
    line_in,
    screen,
    text_height,
    text_in,
)
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import BAR, GAP, HAIR, PAD
from wonderland.ui.kit.title_bar import draw_title_bar

HIGH, HIGHEST, SHARE, PICTURE = 410.0, 560.0, 0.62, 0.38
"""The least and the most height of a game's box, its share of the screen's, and the least share of
its picture: that takes all the room that the words leave."""
LINE, NAME, TAGLINE = 28.0, 23.0, 17.0
"""The height of a line of a title and of the line below; how large titles and sentences are set."""
COVER = 240 / 288
"""How wide a cover is, in its heights; what its place has no room for is cut off."""
BUTTON = 34.0
BOARD = 28.0
LEADING = 1.3
BETWEEN = 22.0
"""The room between two games' boxes."""
ABOVE, BELOW = Share(0.45, least=20.0), Share(0.55)
"""How the height that is left is parted: the shelf stands above the middle."""


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
        words: tuple[str, str] = (say("The shelf"), say_as("to play a match", "Play")),
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
        draw_title_bar(canvas, self._title, [self.back])
        count = len(self._games)
        high = max(HIGH, min(HIGHEST, canvas.height * SHARE))
        _, _, shelf, _ = screen(canvas).rows(BAR, ABOVE, high + BOARD, BELOW)
        row, board_box = (
            shelf.inset(40, 0).fitted(count * 280 + (count - 1) * BETWEEN).rows(high, BOARD)
        )
        board_box = board_box.inset(-PAD, 0)
        board = board_box.rect(canvas)
        canvas.shadow(board, 150, 4, 8, 12)
        columns = row.columns(*[REST] * count, gap=BETWEEN)
        said = max(self._words_high(canvas, box.inset(PAD, 0).width, game)
                   for game, box in zip(self._games, columns, strict=True))  # fmt: skip
        picture = max(row.height * PICTURE, row.height - said)
        for game, box in zip(self._games, columns, strict=True):
            self._draw_game(canvas, box, game, picture)
        canvas.fill(board, "rim", 4)
        canvas.surface.blit(tiled(canvas, "wood", board.size), board)
        edge, _ = board_box.rows(HAIR, REST)
        canvas.fill(edge.rect(canvas), "west")

    def _words_high(self, canvas: Canvas, width: float, game: GameInfo) -> float:
        """How much room the words on a game's box and the buttons below them take."""
        titles = len(canvas.fonts.wrap(game.title, TITLE, NAME, canvas.px(width)))
        said = text_height(canvas, game.tagline, width, READ, TAGLINE, LEADING) + TAIL
        return 2 * PAD + LINE * (titles + 1) + HAIR + said + GAP + BUTTON

    def _draw_game(self, canvas: Canvas, place: Box, game: GameInfo, high: float) -> None:
        box, first = place.rect(canvas), self.first_focus() == f"play-{game.name}"
        canvas.shadow(box, 110, 4, 5, 9)
        canvas.plate(box, "front", 4)
        picture, below = place.rows(high, REST)
        self._draw_picture(canvas, picture, game)
        inner = below.inset(PAD)
        lines = canvas.fonts.wrap(game.title, TITLE, NAME, canvas.px(inner.width))
        head, _, words, _, foot = inner.rows(LINE * (len(lines) + 1), HAIR, REST, GAP, BUTTON)
        *titles, players = head.pile(len(lines) + 1, LINE)
        for line, row in zip(lines, titles, strict=True):
            line_in(canvas, row, line, TITLE, NAME, within=box, high=True)
        line_in(canvas, players, game.players, LABEL, NOTE, "quiet", within=box)
        text_in(canvas, words, game.tagline, READ, TAGLINE, within=box, leading=LEADING)
        if not game.built:
            line_in(canvas, foot, say("coming"), LABEL, PLAIN, "quiet", within=box)
            return
        if first:
            canvas.outline(box.inflate(canvas.px(6), canvas.px(6)), "now", 4, 6)
        offers = [("play", self._word, self._play)]
        if self._learn and game.name in self._taught:
            offers.append(("learn", say("Learn"), self._learn))
        places = foot.columns(*[Share(most=92)] * len(offers), gap=GAP)
        for (key, word, act), button in zip(offers, places, strict=True):
            canvas.button(
                f"{key}-{game.name}", button.rect(canvas), word, partial(act, game.name),
                primary=first and key == "play",
            )  # fmt: skip

    def _draw_picture(self, canvas: Canvas, box: Box, game: GameInfo) -> None:
        """Draw the cover of a game's box, which fills its place; felt where it has none."""
        rect = box.rect(canvas)
        if not game.picture:
            colours = [tuple(canvas.theme[part]) for part in ("felt-lamp", "felt-light", "felt")]
            canvas.surface.blit(lamp_light(rect.size, *colours, (0.5, 0.5)), rect)
            canvas.surface.blit(tiled(canvas, "felt", rect.size), rect)
            return
        wide = max(rect.width, round(rect.height * COVER))
        drawn = canvas.sprites.get(game.picture, (wide, round(wide / COVER)))
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(rect.clip(before))
        canvas.surface.blit(drawn, drawn.get_rect(center=rect.center))
        canvas.surface.set_clip(before)
