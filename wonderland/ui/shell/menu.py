"""The menu: go on, begin, look at records, settings (picture 01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from wonderland.core.info import GameInfo
from wonderland.core.match import Match
from wonderland.core.message import commas, say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.brush import RADIUS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, Share, line_in, screen, text_width
from wonderland.ui.kit.motion import smooth
from wonderland.ui.kit.portrait import draw_portrait, portrait_of
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.sizes import FINE_PRINT, HEADING, LARGE, NOTE, PLAIN
from wonderland.ui.kit.spaces import CORNER, TIGHT
from wonderland.ui.shell.screens import Screens

PICTURE = 1.3
"""How much wider than its line's height the small picture of a match is."""


class LeftMatch(NamedTuple):
    """A match that was left: it, and the seat whose knowledge may be shown, ``""`` for none."""

    match: Match
    looking: str = ""


class MenuEntry(NamedTuple):
    """A line of the menu.

    Attributes:
        label: what it is called.
        note: what else is said of it.
        act: what it does.
        portrait: whose face it has, ``""`` for nobody's.
        picture: draws a small picture beside it; whether all that it needs was known.
        pictures: how many small pictures that is.
        left: the match that it goes on with, which the picture behind the menu shows.
        aside: whether it stands in the row below the others.
    """

    label: str
    note: str
    act: Callable[[], None]
    portrait: str = ""
    picture: Callable[[Canvas, Box], bool] | None = None
    pictures: int = 1
    left: LeftMatch | None = None
    aside: bool = False


class Foe(NamedTuple):
    """Someone to play against.

    Attributes:
        level: the level's short name.
        plays: what the level is called.
        name: what he is called.
        act: begins a match with him.
    """

    level: str
    plays: str
    name: str
    act: Callable[[], None]


AIR_AFTER_MS = 800
FIRST, HEAD, LINKS, LEAST_TOP = 78.0, 160.0, 44.0, 20.0
"""The height of the first line, of the title and of the row below the lines, and the least room above."""
ABOVE, BELOW = Share(0.3), Share(0.7)
"""How the height that is left is parted: the lines stand above the middle."""
STRIP_LEAST = (1180, 640)
"""The least window that has the strip of opponents."""
DARK_FROM, DARK_TO = 0.2, 0.52
"""Between which shares of the width the dark over the picture fades."""
LEFT_SHARE, WIDE = 0.044, 352
"""Where the lines begin, in widths of the window, and how wide they are."""
TITLE_SIZE = 78.0
"""How large the title is set."""
PAD, END = 20.0, 16.0
"""In a line, before its words and after them."""
LINK_PAD = 12.0
"""The room at the ends of a word below the lines."""
NOTICE_GAP, NOTICE_PAD, NOTICE_ROW = 24.0, 14.0, 20.0
"""A notice: free at its sides, before its words, and its rows."""


class Menu(Scene):
    """The first screen.

    Args:
        app: the window.
        game: what it is the menu of.
        screens: the game's screens, of which it shows the picture.
        entries: makes the menu's lines anew whenever it comes to the front.
        foes: whom a new match may be played against, weakest first.

    Attributes:
        notice: something the player should know, such as a damaged file that was kept aside.
    """

    def __init__(
        self, app: App, game: GameInfo, screens: Screens, entries: Callable[[], list[MenuEntry]],
        foes: Sequence[Foe] = (),
    ) -> None:  # fmt: skip
        super().__init__(app)
        self._game = game
        self._screens = screens
        self._make = entries
        self._foes = foes
        self._entries: list[MenuEntry] = []
        self._gap = 0.0
        self._picture: tuple[object, pygame.Surface] | None = None
        self.notice = ""
        self._shown = 0.0
        self._unseen = False

    def enter(self) -> None:
        """Look again at what can be done."""
        self._entries = self._make()
        self._shown = 0.0

    def update(self, elapsed: float) -> bool:
        """Let the air begin once the menu has been seen, so that it delays no first frame."""
        self._shown += elapsed
        if self._shown > AIR_AFTER_MS:
            self.app.sounds.loop("air")
        return self._picture is None or self._unseen

    def first_focus(self) -> str:
        """Enter takes the first line."""
        return "menu:0"

    def draw(self, canvas: Canvas) -> None:
        """Draw the title, the lines, and the still life."""
        if self._shown:
            self._draw_picture(canvas)
        else:  # the first frame doesn't wait for the picture
            canvas.surface.fill(canvas.theme["menu-dark"])
        lines = [(f"menu:{n}", one) for n, one in enumerate(self._entries) if not one.aside]
        links = [(f"menu:{n}", one) for n, one in enumerate(self._entries) if one.aside]
        large = bool(lines) and bool(lines[0][1].note)
        room = canvas.height - HEAD - LINKS - 2 * LEAST_TOP - (FIRST if large else 0)
        row = min(54, room / max(1, len(lines) - large))
        high = HEAD + (FIRST if large else 0) + row * (len(lines) - large) + LINKS
        _, wide, _ = screen(canvas).columns(canvas.width * LEFT_SHARE, WIDE, REST)
        _, _, column, _, _ = wide.rows(LEAST_TOP, ABOVE, high, BELOW, LEAST_TOP)
        head, first, list_, below = column.rows(HEAD, FIRST if large else 0, REST, LINKS)
        title, motto, _ = head.rows(100, 44, REST)
        canvas.text(self._game.title, *title.left, TITLE, self._title_size(canvas), "bar-text")
        says = self._game.motto or self._game.tagline
        canvas.text(says, *motto.left, ITALIC, 24, "bar-quiet")
        self._gap = gap = min(8.0, row * 0.15)
        places = list_.pile(len(lines) - large, row - gap, gap)
        if large:
            places.insert(0, first.without(bottom=gap))
            self._draw_first(canvas, places[0], *lines[0])
        for (key, entry), place in list(zip(lines, places, strict=True))[large:]:
            self._draw_line(canvas, place, key, entry, primary=key == "menu:0")
        self._draw_links(canvas, below, links)
        self._draw_pictures(canvas, [entry for _, entry in lines], places)
        if canvas.width >= STRIP_LEAST[0] and canvas.height >= STRIP_LEAST[1] and not self.notice:
            self._draw_foes(canvas)
        if self.notice:
            self._draw_notice(canvas)

    def _draw_first(self, canvas: Canvas, box: Box, key: str, entry: MenuEntry) -> None:
        """Draw the first line large: what it is called, and below it what else is said of it."""
        rect = box.rect(canvas)
        self._ground(canvas, rect, key, entry, primary=True)
        enters = canvas.key_of("accept")
        key_wide = text_width(canvas, enters, LABEL, FINE_PRINT) + END
        before = 86 if entry.portrait else PAD
        face, words, _ = self._line(box, entry).columns(before, REST, END)
        if entry.portrait:
            _draw_face(canvas, face, entry.portrait, 0.86)
        above, below = words.lines(28, 24)
        name, enter = above.columns(REST, key_wide)
        for row, text, role, size in ((name, entry.label, BOLD, 22), (below, entry.note, LABEL, 15)):
            canvas.text(text, *row.left, role, size, "now-text", within=rect, room=row.width)
        canvas.text(enters, *enter.end, LABEL, FINE_PRINT, "now-text", RIGHT, rect)

    def _draw_line(self, canvas: Canvas, box: Box, key: str, entry: MenuEntry, *, primary: bool) -> None:
        """Draw a line: what it is called, and at its right, or below, what else is said of it."""
        rect = box.rect(canvas)
        self._ground(canvas, rect, key, entry, primary=primary)
        before = 60 if entry.portrait else PAD
        face, words, _ = self._line(box, entry).columns(before, REST, END)
        if entry.portrait:
            _draw_face(canvas, face, entry.portrait, 0.94)
        ink, quiet = ("now-text", "now-text") if primary else ("button-text", "bar-quiet")
        if self._pictured(entry) and entry.note and box.height >= 54.0:
            above, below = words.lines(28, 22)
            line_in(canvas, above, entry.label, BOLD, HEADING, ink, within=rect)
            line_in(canvas, below, entry.note, LABEL, NOTE, quiet, within=rect)
            return
        drawn = line_in(canvas, words, entry.label, BOLD, HEADING, ink, within=rect)
        note = canvas.key_of("accept") if primary and not entry.note else entry.note
        beside = words.after(drawn, 12)
        if note and beside.width > 24:
            line_in(canvas, beside, note, LABEL, NOTE, quiet, RIGHT, rect)

    def _ground(self, canvas: Canvas, rect: Rect, key: str, entry: MenuEntry, *, primary: bool) -> None:
        """Draw the plate of a line, which is a control."""
        reach = rect.inflate(0, canvas.px(self._gap))  # no click between two lines does nothing
        region = canvas.region(key, reach, entry.act, commas([entry.label, entry.note]))
        canvas.fill(rect, "now" if primary else "button", CORNER)
        if canvas.pointer.hover == key:
            canvas.veil(rect, "front", 22, CORNER)
        canvas.ring(region)

    def _draw_links(self, canvas: Canvas, box: Box, links: Sequence[tuple[str, MenuEntry]]) -> None:
        """Draw what is seldom wanted as words in a row."""
        _, low = box.rows(REST, 38)
        _, row = low.columns(PAD - LINK_PAD, REST)
        wides = [text_width(canvas, one.label, BOLD, LARGE) + 2 * LINK_PAD for _, one in links]
        *places, _ = row.columns(*wides, REST, gap=6)
        for (key, entry), place in zip(links, places, strict=True):
            rect = place.rect(canvas)
            region = canvas.region(key, rect, entry.act, entry.label)
            if canvas.pointer.hover == key:
                canvas.fill(rect, "button", CORNER)
            canvas.text(entry.label, *place.centre, BOLD, LARGE, "bar-text", CENTRE, rect)
            canvas.ring(region)

    def _draw_pictures(self, canvas: Canvas, entries: Sequence[MenuEntry], places: Sequence[Box]) -> None:
        """Draw small pictures at the right of the lines that have one, once the menu was seen.

        The match that the large picture shows needs none.
        """
        self._unseen = False
        if not self._shown:
            return
        for entry, place in zip(entries, places, strict=True):
            if entry.picture and self._pictured(entry):
                small = place.after(self._line(place, entry)).inset(0, TIGHT).without(right=TIGHT)
                self._unseen |= not entry.picture(canvas, small)

    def _pictured(self, entry: MenuEntry) -> bool:
        """Whether a line has a small picture, which the large one doesn't show already."""
        behind = self._left if "picture" in self._screens and not self.app.theme.sharp else None
        return entry.picture is not None and (behind is None or entry.left is not behind)

    def _line(self, box: Box, entry: MenuEntry) -> Box:
        """What of a line is left beside its small picture."""
        wide = box.height * PICTURE * entry.pictures if self._pictured(entry) else 0.0
        return box.without(right=wide)

    def _draw_foes(self, canvas: Canvas) -> None:
        """Draw who may be played against, in a strip over the near edge of the table."""
        if not self._foes:
            return
        _, low, _ = screen(canvas).rows(REST, 108, 20)
        _, strip, _ = low.columns(470, REST, 24)
        canvas.fill(strip.rect(canvas), "menu-dark", 12)
        canvas.outline(strip.rect(canvas), "west", 1.2, 12)
        head, row, _ = strip.inset(8, 0).rows(33, REST, 7)
        canvas.text(say("A new match against"), *head.inset(10, 0).left, LABEL, NOTE, "bar-quiet")
        for foe, place in zip(self._foes, row.columns(*[REST] * len(self._foes)), strict=True):
            rect = place.rect(canvas)
            region = canvas.region(f"foe:{foe.level}", rect, foe.act, say("A new match against {name}", name=foe.name))
            if canvas.pointer.hover == region.key:
                canvas.fill(rect, "button", CORNER)
            face, words = place.columns(72, REST)
            _draw_face(canvas, face, portrait_of(foe.level), 0.88)
            name, plays = words.lines(22, 20)
            room = words.width
            canvas.text(foe.name, *name.left, BOLD, 17, "bar-text", within=rect, room=room)
            canvas.text(foe.plays, *plays.left, LABEL, PLAIN, "bar-quiet", within=rect, room=room)
            canvas.ring(region)

    def _draw_notice(self, canvas: Canvas) -> None:
        """Draw what the player should know beside the lines, none of which it covers."""
        _, beside, _ = screen(canvas).columns(canvas.width * LEFT_SHARE + WIDE + NOTICE_GAP, REST, NOTICE_GAP)
        width = min(760, beside.width)
        lines = canvas.fonts.wrap(self.notice, LABEL, NOTE, canvas.px(width - 2 * NOTICE_PAD))
        _, low, _ = beside.rows(REST, NOTICE_ROW * (len(lines) + 1), 16)
        box, _ = low.columns(width, REST)
        rect = box.rect(canvas)
        canvas.fill(rect, "front", RADIUS)
        canvas.outline(rect, "refusal")
        rows = box.inset(NOTICE_PAD, 0).lines(*[NOTICE_ROW] * len(lines))
        for line, row in zip(lines, rows, strict=True):
            canvas.text(line, *row.left, LABEL, NOTE, within=rect)

    def _title_size(self, canvas: Canvas) -> float:
        """How large the title is set: as large as there is room beside the picture."""
        width = text_width(canvas, self._game.title, TITLE, TITLE_SIZE)
        return min(TITLE_SIZE, TITLE_SIZE * canvas.width * 0.5 / width)

    @property
    def _left(self) -> LeftMatch | None:
        """The match of this game that was left, the last one."""
        of = self._game.name
        return next((one.left for one in self._entries if one.left and one.left.match.record().game == of), None)

    def _draw_picture(self, canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        key = (size, canvas.theme.name, self._left)
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, self._make_picture(canvas, size))
        canvas.surface.blit(self._picture[1], (0, 0))

    def _make_picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The game's picture, its left third dark; without one, the sprite that the shelf shows."""
        if self._screens.picture and not canvas.theme.sharp:
            match, looking = self._left or (None, "")
            picture = self._screens.picture(canvas, size, match, looking)
            _darken_left(picture, canvas.theme["menu-dark"])
            return picture
        colours = [tuple(canvas.theme[part]) for part in ("felt-light", "felt", "felt-edge")]
        picture = lamp_light(size, *colours, (0.62, 0.4)).copy()
        if self._game.picture:
            side = min(size[0] // 3, size[1] // 2)
            drawn = canvas.sprites.get(self._game.picture, (side, side))
            picture.blit(drawn, drawn.get_rect(center=(round(size[0] * 0.72), size[1] // 2)))
        return picture


def _draw_face(canvas: Canvas, box: Box, portrait: str, share: float) -> None:
    """Draw a portrait in the middle of a box, as high as a share of it."""
    rect = box.rect(canvas)
    draw_portrait(canvas, portrait, rect.center, round(rect.height * share), "hexagonal")


def _darken_left(picture: pygame.Surface, tone: pygame.Color) -> None:
    """Lay a tone over the left of a picture that fades towards its middle."""
    width, height = picture.get_size()
    strip = pygame.Surface((100, 1), pygame.SRCALPHA)
    for x in range(100):
        share = min(1.0, max(0.0, (DARK_TO - x / 100) / (DARK_TO - DARK_FROM)))
        strip.set_at((x, 0), (tone.r, tone.g, tone.b, round(255 * smooth(share))))
    picture.blit(pygame.transform.smoothscale(strip, (width, height)), (0, 0))
