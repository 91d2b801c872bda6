"""The shelf: the family of games, in a cupboard at night; those not built yet say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from wonderland.core.info import GameInfo
from wonderland.core.message import commas, say, say_as, say_n
from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import ITALIC, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, TAIL, Box, Share, line_in, screen, text_height, text_in
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.sizes import NOTE, PLAIN
from wonderland.ui.kit.spaces import APART, BAR, GAP, HAIR, MARGIN
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.shell.cupboard import (
    BOARD,
    EDGE,
    FRAME,
    HIGH,
    LIP,
    SLANT,
    WIDE,
    draw_board,
    draw_box,
    draw_room,
    draw_things,
    facts,
)

LINE, NAME, TAGLINE = 27.0, 22.0, 16.0
"""The height of a line of a title, its size, and that of sentences."""
BUTTON = 32.0
LEADING = 1.25
BETWEEN = 18.0
"""The room between two games."""
MOST = 280.0
"""The most width of a game."""
LARGER = 1.26
"""How much larger the box in front is."""
NEARER = 6.0
"""How much lower than the others it stands."""
FRONT_SHARE = 0.71
"""How much of the room's height it takes; the upper board is above it."""
EDGES = "box-", "play-", "learn-"
"""How the keys of a game's controls begin."""


class _Said(NamedTuple):
    """What is said of a game, and the letters and the colour it is set in."""

    words: str
    role: str
    size: float
    colour: str


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
        """Draw the cupboard with each game's box, and below each what is said of it."""
        canvas.fill(canvas.surface.get_rect(), "menu-dark")
        count = say_n("{n} game", "{n} games", len(self._games))
        draw_title_bar(canvas, self._title, [self.back], count)
        wide = len(self._games) * MOST + (len(self._games) - 1) * BETWEEN
        row = screen(canvas).inset(MARGIN, 0).fitted(wide)
        columns = row.columns(*[REST] * len(self._games), gap=BETWEEN)
        high = max(self._words_high(canvas, column.width, game)
                   for game, column in zip(self._games, columns, strict=True))  # fmt: skip
        _, room, below = screen(canvas).rows(BAR, REST, high)
        self._draw_cupboard(canvas, room, columns)
        line, _ = below.rows(HAIR, REST)
        canvas.fill(line.rect(canvas), "west")
        for game, column in zip(self._games, columns, strict=True):
            self._draw_words(canvas, Box(column.x, below.y, column.width, below.height), game)

    def _front(self, canvas: Canvas) -> str:
        """The game whose box is in front: the one pointed at, else the one that has the focus."""
        names = [game.name for game in self._games]
        for key in (canvas.pointer.hover, canvas.pointer.focus, self.first_focus()):
            of = next((key.removeprefix(edge) for edge in EDGES if key.startswith(edge)), "")
            if of in names:
                return of
        return names[0]

    def _draw_cupboard(self, canvas: Canvas, room: Box, columns: Sequence[Box]) -> None:
        """Draw the boxes on the lower board, the one in front last, and things on the upper one."""
        front = self._front(canvas)
        at = next(number for number, game in enumerate(self._games) if game.name == front)
        lamp = columns[at].centre[0] / canvas.width
        foot = room.bottom - BOARD
        scale = min(columns[0].width / (WIDE + EDGE), room.height * FRONT_SHARE / HIGH / LARGER)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(room.rect(canvas))
        draw_room(canvas, room, lamp)
        upper = foot + NEARER - HIGH * scale * LARGER - EDGE * scale * LARGER * SLANT - BOARD - GAP
        draw_things(canvas, Box(room.x, room.y + GAP, room.width, upper - LIP / 2 - room.y - GAP))
        draw_board(canvas, room, foot)
        for number in sorted(range(len(columns)), key=lambda number: number == at):
            self._draw_box(canvas, columns[number], foot, scale, self._games[number], number == at)
        canvas.surface.set_clip(before)

    def _draw_box(
        self, canvas: Canvas, column: Box, foot: float, scale: float, game: GameInfo, front: bool
    ) -> None:
        """Draw a game's box in the middle of its column; it is a control, as large as it is unpicked."""
        left = column.centre[0] - (WIDE + EDGE) * scale / 2
        still = Box(left, foot - HIGH * scale, WIDE * scale, HIGH * scale).rect(canvas)
        if front:
            left = min(
                max(column.centre[0] - (WIDE + EDGE) * scale * LARGER / 2, GAP),
                canvas.width - GAP - (WIDE + EDGE) * scale * LARGER,
            )
        cover = draw_box(
            canvas, game, (left, foot + (NEARER if front else 0)), scale * (LARGER if front else 1)
        )
        if front:
            canvas.outline(cover.inflate(canvas.px(FRAME), canvas.px(FRAME)), "now", FRAME, FRAME)
        if game.built:
            region = canvas.region(
                f"box-{game.name}", still, partial(self._play, game.name),
                commas([self._word, game.title, facts(game), game.mood]),
            )  # fmt: skip
            region.told = True

    def _words_high(self, canvas: Canvas, width: float, game: GameInfo) -> float:
        """How much room the words of a game and the buttons below them take."""
        titles = len(canvas.fonts.wrap(game.title, TITLE, NAME, canvas.px(width)))
        said = sum(text_height(canvas, one.words, width, one.role, one.size, LEADING)
                   for one in _said(game))  # fmt: skip
        return 2 * APART + LINE * titles + said + TAIL + GAP + BUTTON

    def _draw_words(self, canvas: Canvas, place: Box, game: GameInfo) -> None:
        """Draw what is said of a game, and what can be done with it."""
        box, inner = place.rect(canvas), place.inset(0, APART)
        lines = canvas.fonts.wrap(game.title, TITLE, NAME, canvas.px(inner.width))
        head, words, _, foot = inner.rows(LINE * len(lines), REST, GAP, BUTTON)
        for line, row in zip(lines, head.pile(len(lines), LINE), strict=True):
            line_in(canvas, row, line, TITLE, NAME, "bar-text", within=box, high=True)
        for one in _said(game):
            high = text_height(canvas, one.words, words.width, one.role, one.size, LEADING)
            text_in(canvas, words, one.words, one.role, one.size, one.colour,
                    within=box, leading=LEADING)  # fmt: skip
            words = words.without(top=high)
        if not game.built:
            line_in(canvas, foot, say("coming"), LABEL, PLAIN, "bar-quiet", within=box)
            return
        front = self._front(canvas) == game.name
        offers = [("play", self._word, self._play)]
        if self._learn and game.name in self._taught:
            offers.append(("learn", say("Learn"), self._learn))
        places = foot.columns(*[Share(most=92)] * len(offers), gap=GAP)
        for (key, word, act), button in zip(offers, places, strict=True):
            canvas.button(
                f"{key}-{game.name}", button.rect(canvas), word, partial(act, game.name),
                primary=front and key == "play",
            )  # fmt: skip


def _said(game: GameInfo) -> list[_Said]:
    """Who can play a game and how long, what it is about, and what it is like."""
    said = (
        _Said(facts(game), LABEL, NOTE, "bar-quiet"),
        _Said(game.tagline, READ, TAGLINE, "bar-text"),
        _Said(game.mood, ITALIC, TAGLINE, "bar-text"),
    )
    return [one for one in said if one.words]
