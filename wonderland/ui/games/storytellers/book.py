"""The story so far as a book that can be leafed through (look, picture 5)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.message import rows, say
from wonderland.core.record import Record
from wonderland.games.storytellers.book.tales import Book, book_of
from wonderland.session.books import keep_book
from wonderland.ui.games.storytellers import book_pages as pages
from wonderland.ui.kit.action_bar import Foot, button, draw_foot
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.layout import REST, Box, screen
from wonderland.ui.kit.motion import SPEEDS
from wonderland.ui.kit.narrator import NO_VOICE, voice_is_there
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.spaces import BAR, CORNER, GAP
from wonderland.ui.kit.title_bar import draw_title_bar

FOOT = 48.0
TURN_MS = 450.0
EDGE = 16.0
"""How far the cover reaches beyond the pages."""
MARGIN, TOP, BELOW = 0.085, 22.0, 34.0
"""What is free beside a page's text in shares of its width, and above and below it."""
SAVED = (("page", ".html", say("Save as page")), ("text", ".md", say("Save as text")),
         ("epub", ".epub", say("Save as EPUB")))  # fmt: skip
Page = Callable[[Canvas, Box], None]


class BookScreen(Aside):
    """The book of a match; it opens where the last tale stands.

    Args:
        app: the window.
        record: what was played; it replays without a fault.

    Attributes:
        book: what it tells.
        at: the number of the left page, from 0; it is even.
    """

    def __init__(self, app: App, record: Record) -> None:
        super().__init__(app)
        self._record = record
        self.book = book_of(api.game_of(record).rules, record)
        self._pages = _pages_of(self.book)
        self.at = (1 + len(self.book.tales)) // 2 * 2 if self.book.tales else 0
        self._said = ""
        self._before: pygame.Surface | None = None
        self._left, self._way = 0.0, 1
        self._spread = Rect(0, 0, 0, 0)

    def first_focus(self) -> str:
        """Enter goes back to the table."""
        return "back"

    # --- leafing -----------------------------------------------------------------------------
    def leaf(self, way: int) -> None:
        """Turn a leaf on (1) or back (-1)."""
        self._go(self.at + 2 * way)

    def _go(self, to: int) -> None:
        to = max(0, min(len(self._pages) - 2, to))
        if to == self.at:
            return
        speed = 0.0 if self.app.fast else SPEEDS[self.app.settings.values.motion]
        self._way = 1 if to > self.at else -1
        self.at, self._said, self._left = to, "", TURN_MS * speed
        spread = self._spread.clip(self.app.canvas.surface.get_rect())
        self._before = self.app.canvas.surface.subsurface(spread).copy() if self._left else None
        self.app.sounds.play("story-page")
        self.app.dirty = True

    def update(self, elapsed: float) -> bool:
        """Let the leaf turn."""
        if self._before is None:
            return False
        self._left -= elapsed
        if self._left <= 0:
            self._before = None
        return True

    def hasten(self) -> bool:
        """A press while a leaf turns is no press for something else."""
        moving, self._before = self._before is not None, None
        return moving

    def handle(self, event: pygame.event.Event) -> bool:
        """Arrows, pages and the wheel leaf through it; Escape goes back."""
        if event.type == pygame.MOUSEWHEEL:
            self.leaf(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.KEYDOWN and event.key in _WAYS:
            self._go(_WAYS[event.key](self.at, len(self._pages)))
            return True
        return super().handle(event)

    # --- what is done ------------------------------------------------------------------------
    def _read(self) -> None:
        """Have the tales on both pages read aloud."""
        shown = range(self.at - 2, self.at)
        tales = [self.book.tales[n] for n in shown if 0 <= n < len(self.book.tales)]
        words = [part for tale in tales for part in (tale.title, tale.words)]
        self.app.read_aloud(rows(*words) if words else self.book.sentence)

    def _save(self, ending: str) -> None:
        """Write the book beside the records, and say where."""
        name = time.strftime("%Y-%m-%d %H.%M.%S")
        try:
            path = keep_book(self._record, name, ending, self.app.fonts.told)
            self._said = say("Saved as {path}", path=path)
        except BadInput as bad:
            self._said = str(bad.problems[0])

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the bars, the cover, and the two pages that are open."""
        light, middle, dark = (tuple(canvas.theme[c]) for c in ("felt-light", "felt", "felt-edge"))
        size = canvas.surface.get_size()
        canvas.surface.blit(lamp_light(size, light, middle, dark, (0.5, 0.45)), (0, 0))
        _, room, foot = screen(canvas).rows(BAR, REST, FOOT)
        draw_title_bar(canvas, say("The story so far"), self._tools(), self.book.far)
        self._draw_book(canvas, room.inset(room.width * 0.045, 10.0))
        last = len(self._pages) - 2
        buttons = [
            button("page-back", say("Back a page"), partial(self.leaf, -1) if self.at else None, hint=say("Left")),
            button("page-on", say("On"), partial(self.leaf, 1) if self.at < last else None, hint=say("Right")),
            button("back", say("Back"), self.app.pop, primary=True),
        ]
        words = self._said or say(
            "Pages {one} and {other} of {all}. The picture is laid from the four cards.",
            one=self.at + 1,
            other=self.at + 2,
            all=len(self._pages),
        )
        draw_foot(canvas, foot.rect(canvas), Foot(words, buttons), _do)

    def _tools(self) -> Sequence[ButtonSpec]:
        voice = voice_is_there()
        read = button(
            "read", say("Read aloud"), self._read if voice else None, "book-aloud", why="" if voice else NO_VOICE
        )
        saves = [
            button(f"save-{key}", label, partial(self._save, ending), f"book-{key}") for key, ending, label in SAVED
        ]
        return [read, *saves]

    def _draw_book(self, canvas: Canvas, box: Box) -> None:
        cover, inner = box.rect(canvas), box.inset(EDGE)
        canvas.shadow(cover, 130, CORNER, 6, 14)
        canvas.fill(cover, "curtain-light", CORNER)
        canvas.outline(box.inset(GAP).rect(canvas), "teller-a", 1.5, CORNER)
        for step in range(4, 0, -1):
            leaf = inner.inset(-2.0 * step, 0).without(top=1.5 * step, bottom=-1.5 * step)
            canvas.fill(leaf.rect(canvas), "front", TIGHT_CORNER)
            canvas.outline(leaf.rect(canvas), "card-edge", 1, TIGHT_CORNER)
        canvas.fill(inner.rect(canvas), "front", TIGHT_CORNER)
        left, right = inner.columns(REST, REST)
        self._spread = inner.rect(canvas)
        for number, place in enumerate((left, right)):
            self._draw_page(canvas, place, self.at + number)
        self._draw_spine(canvas, inner)
        if self._before is not None:
            self._draw_turning(canvas)
        ways = ((left, -1, self.at > 0), (right, 1, self.at < len(self._pages) - 2))
        for place, way, there in ways:
            act = partial(self.leaf, way) if there else None
            label = say("Back a page") if way < 0 else say("On")
            canvas.region(f"leaf-{way}", place.rect(canvas), act, label)

    def _draw_page(self, canvas: Canvas, box: Box, number: int) -> None:
        text = box.inset(box.width * MARGIN, 0).without(top=TOP, bottom=BELOW)
        self._pages[number](canvas, text)
        foot = Box(box.x, box.bottom - BELOW, box.width, BELOW)
        pages.page_corner(canvas, foot, number + 1)

    def _draw_spine(self, canvas: Canvas, box: Box) -> None:
        """The shade where the pages meet."""
        x, y = box.centre
        for step in range(6):
            wide = 6.0 * (6 - step)
            shade = Box(x - wide, box.y, 2 * wide, box.height).rect(canvas)
            canvas.veil(shade, "line", 26)
        points = [canvas.pixels(x, at) for at in (box.y, 2 * y - box.y)]
        canvas.line(points, "card-edge", 1.5)

    def _draw_turning(self, canvas: Canvas) -> None:
        """The leaf on its way: what is on its back comes after its edge has passed the spine."""
        before, spread, surface = self._before, self._spread, canvas.surface
        if before is None or before.get_size() != spread.size:
            self._before = None
            return
        after = surface.subsurface(spread).copy()
        half = spread.width // 2
        done = 1 - self._left / TURN_MS if self._way > 0 else self._left / TURN_MS
        done = max(0.0, min(1.0, done))
        old, new = (before, after) if self._way > 0 else (after, before)
        surface.blit(old, spread, (0, 0, half, spread.height))
        surface.blit(new, (spread.left + half, spread.top), (half, 0, half, spread.height))
        if done < 0.5:
            leaf, wide = (old.subsurface((half, 0, half, spread.height)), round(half * (1 - 2 * done)))
            at = spread.left + half
        else:
            leaf, wide = new.subsurface((0, 0, half, spread.height)), round(half * (2 * done - 1))
            at = spread.left + half - wide
        if wide > 0:
            surface.blit(pygame.transform.smoothscale(leaf, (wide, spread.height)), (at, spread.top))
            canvas.line([(at, spread.top), (at, spread.bottom)], "card-edge", 1.5)


TIGHT_CORNER = 3.0


def _pages_of(book: Book) -> list[Page]:
    """All pages, an even number of them."""
    found: list[Page] = [partial(_page, pages.draw_cover_page, book)]
    found.append(partial(_page, pages.draw_beginning, book))
    found += [partial(_tale, book, number) for number in range(len(book.tales))]
    if book.over:
        found.append(partial(_page, pages.draw_end_page, book))
    if len(found) % 2:
        found.append(partial(_page, pages.draw_blank, book))
    return found


def _page(drawn: Callable[[Canvas, Box, Book], None], book: Book, canvas: Canvas, box: Box) -> None:
    drawn(canvas, box, book)


def _tale(book: Book, number: int, canvas: Canvas, box: Box) -> None:
    pages.draw_tale(canvas, box, book.tales[number])


def _do(act: Callable[[], object]) -> None:
    act()


def open_book(app: App, record: Record) -> None:
    """Open the book of a match."""
    app.push(BookScreen(app, record))


_WAYS: dict[int, Callable[[int, int], int]] = {
    pygame.K_LEFT: lambda at, _: at - 2, pygame.K_PAGEUP: lambda at, _: at - 2,
    pygame.K_RIGHT: lambda at, _: at + 2, pygame.K_PAGEDOWN: lambda at, _: at + 2,
    pygame.K_HOME: lambda _, __: 0, pygame.K_END: lambda _, last: last,
}  # fmt: skip
