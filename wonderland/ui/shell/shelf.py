"""The shelf: the family of games, in a cupboard at night; those not built yet say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from wonderland.core.info import GameInfo
from wonderland.core.message import commas, say, say_as, say_n
from wonderland.games import registry
from wonderland.ui.kit import easing
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import ITALIC, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, TAIL, Box, Share, line_in, screen, text_height, text_in
from wonderland.ui.kit.motion import SPEEDS
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
GLIDE_MS, OPENS_MS = 200.0, 260.0
"""In what time another box comes to the front, and a box is opened before its game is."""
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
        self._came = {game.name: 0.0 for game in self._games}
        self._now = ""
        self._opening: tuple[str, float] | None = None

    def first_focus(self) -> str:
        """Enter plays the first."""
        return f"play-{next(game.name for game in self._games if game.built)}"

    # --- what moves ----------------------------------------------------------------------------
    @property
    def _speed(self) -> float:
        """How much slower than usual things move; 0 where they are there at once."""
        values = self.app.settings.values
        return 0.0 if self.app.fast or values.reduced else SPEEDS[values.motion]

    def open(self, name: str) -> None:
        """Open a game's box, and then play the game."""
        if self._speed and self._opening is None:
            self._opening = (name, 0.0)
            self.app.sounds.play("domino-turn")
        else:
            self._opening = None
            self._play(name)

    def update(self, elapsed: float) -> bool:
        """Let boxes glide, and the one that is opened come open; whether that shows."""
        moved = self._glide(elapsed)
        if self._opening is None:
            return moved
        name, since = self._opening
        self._opening = name, since + elapsed / (self._speed or 1.0)
        if self._opening[1] >= OPENS_MS:
            self._opening = None
            self._play(name)
        return True

    def _glide(self, elapsed: float) -> bool:
        """Let the box in front come, and all others go back."""
        step = elapsed / GLIDE_MS / self._speed if self._speed else 1.0
        moved = False
        for name, come in self._came.items():
            goal = 1.0 if name == self._now else 0.0
            after = min(goal, come + step) if goal > come else max(goal, come - step)
            moved |= after != come
            self._came[name] = after
        return moved

    def _bring(self, name: str) -> None:
        """Let a game's box come to the front; the first is there from the beginning."""
        if not self._now or not self._speed:
            self._came = {one: float(one == name) for one in self._came}
        elif name != self._now:
            self.app.sounds.play("domino-lift")
        self._now = name

    def draw(self, canvas: Canvas) -> None:
        """Draw the cupboard with each game's box, and below each what is said of it."""
        canvas.fill(canvas.surface.get_rect(), "menu-dark")
        count = say_n("{n} game", "{n} games", len(self._games))
        draw_title_bar(canvas, self._title, [self.back], count)
        wide = len(self._games) * MOST + (len(self._games) - 1) * BETWEEN
        row = screen(canvas).inset(MARGIN, 0).fitted(wide)
        columns = row.columns(*[REST] * len(self._games), gap=BETWEEN)
        high = max(
            self._words_high(canvas, column.width, game) for game, column in zip(self._games, columns, strict=True)
        )
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
        self._bring(front)
        foot, many = room.bottom - BOARD, len(columns)
        row = Box(columns[0].x, room.y, columns[-1].right - columns[0].x, room.height)
        fits = (row.width - (many - 1) * 10.0) / (many - 1 + LARGER) / (WIDE + EDGE)
        scale = min(fits, columns[0].width / (WIDE + EDGE), room.height * 0.71 / HIGH / LARGER)
        places = self._places(row, scale)
        lamp = columns[at].centre[0] / canvas.width
        with canvas.clipped(room.rect(canvas)):
            draw_room(canvas, room, lamp)
            upper = foot + NEARER - HIGH * scale * LARGER - EDGE * scale * LARGER * SLANT - BOARD - GAP
            draw_things(canvas, Box(room.x, room.y + GAP, room.width, upper - LIP / 2 - room.y - GAP))
            draw_board(canvas, room, foot)
            for number in sorted(range(many), key=lambda number: number == at):
                still = Box(columns[number].x, foot - HIGH * scale, columns[number].width, HIGH * scale)
                self._draw_box(canvas, places[number], foot, still, self._games[number], number == at)

    def _places(self, row: Box, scale: float) -> list[tuple[float, float]]:
        """Where each box begins and how large it is: those beside the one in front step aside."""
        sizes = [scale * (1 + (LARGER - 1) * easing.out_cubic(come)) for come in self._came.values()]
        wide = sum(sizes) * (WIDE + EDGE)
        gap = (row.width - wide) / max(1, len(sizes) - 1)
        x, found = row.x if len(sizes) > 1 else row.x + (row.width - wide) / 2, []
        for size in sizes:
            found.append((x, size))
            x += size * (WIDE + EDGE) + gap
        return found

    def _draw_box(
        self, canvas: Canvas, place: tuple[float, float], foot: float, still: Box, game: GameInfo, front: bool
    ) -> None:
        """Draw a game's box where it is now; it is a control over all its column, wherever it glides."""
        (left, size), come = place, self._came[game.name]
        name, since = self._opening or ("", 0.0)
        cover = draw_box(
            canvas, game, (left, foot + NEARER * come), size,
            opened=min(1.0, since / OPENS_MS) if name == game.name else 0.0,
            gliding=0 < come < 1,
        )  # fmt: skip
        if front:
            canvas.outline(cover.inflate(canvas.px(FRAME), canvas.px(FRAME)), "now", FRAME, FRAME)
        if game.built:
            region = canvas.region(
                f"box-{game.name}",
                still.rect(canvas),
                partial(self.open, game.name),
                commas([self._word, game.title, facts(game), game.mood]),
            )
            region.told = True

    def _words_high(self, canvas: Canvas, width: float, game: GameInfo) -> float:
        """How much room the words of a game and the buttons below them take."""
        titles = len(canvas.fonts.wrap(game.title, TITLE, NAME, canvas.px(width)))
        said = sum(text_height(canvas, one.words, width, one.role, one.size, LEADING) for one in _said(game))
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
            text_in(canvas, words, one.words, one.role, one.size, one.colour, within=box, leading=LEADING)
            words = words.without(top=high)
        if not game.built:
            line_in(canvas, foot, say("coming"), LABEL, PLAIN, "bar-quiet", within=box)
            return
        front = self._front(canvas) == game.name
        offers: list[tuple[str, str, Callable[[str], None]]] = [("play", self._word, self.open)]
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
