"""The menu: go on, begin, look at records, settings (picture 01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from wonderland.core.info import GameInfo
from wonderland.core.message import say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import LEFT, RIGHT, Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.portrait import draw_portrait, portrait_of
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.screens import Screens


class Entry(NamedTuple):
    """A line of the menu: its label, a note at its right, what it does, whose portrait it has.

    ``picture`` draws a small picture beside it; whether all that it needs was known.
    """

    label: str
    note: str
    act: Callable[[], None]
    portrait: str = ""
    picture: Callable[[Canvas, Box], bool] | None = None


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
MOST_ROW, BUTTON, HEAD, LEAST_TOP = 58.0, 46.0, 176.0, 24.0
STRIP, STRIP_HIGH, STRIP_LEAST = 470, 108, (1180, 640)
"""Where the strip of opponents begins, how high it is, and the least window that has it."""
DARK_FROM, DARK_TO = 0.2, 0.52
"""Between which shares of the width the dark over the picture fades."""
LEFT_SHARE, WIDE = 0.044, 352
"""Where the lines begin, in widths of the window, and how wide they are."""
TITLE_SIZE, TITLE_SHARE = 78.0, 0.5
"""How large the title is set, and how much of the width it may take."""


class Menu(Scene):
    """The first screen.

    Args:
        app: the window.
        game: what it is the menu of.
        screens: the game's screens, of which it shows the motto and the picture.
        entries: makes the menu's lines anew whenever it comes to the front.
        foes: whom a new match may be played against, weakest first.

    Attributes:
        notice: something the player should know, such as a damaged file that was kept aside.
    """

    def __init__(
        self, app: App, game: GameInfo, screens: Screens, entries: Callable[[], list[Entry]],
        foes: Sequence[Foe] = (),
    ) -> None:  # fmt: skip
        super().__init__(app)
        self._game = game
        self._screens = screens
        self._make = entries
        self._foes = foes
        self._entries: list[Entry] = []
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
            self.app.sounds.begin_air()
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
        count = max(1, len(self._entries))
        row = min(MOST_ROW, (canvas.height - HEAD - 24) / count)
        top = max(LEAST_TOP, (canvas.height - row * count - HEAD) / 2)
        column = Box(canvas.width * LEFT_SHARE, top, WIDE, HEAD + row * count)
        head, list_ = column.rows(HEAD, REST)
        size = self._title_size(canvas)
        canvas.text(self._game.title, head.x, head.y + 52, TITLE, size, "bar-text", LEFT)
        motto = self._screens.motto or self._game.tagline
        canvas.text(motto, head.x, head.y + 122, ITALIC, 24, "bar-quiet", LEFT)
        for index, (entry, place) in enumerate(
            zip(self._entries, list_.pile(len(self._entries), row), strict=True)
        ):
            rect = canvas.rect(place.x, place.y, place.width, min(BUTTON, row - 6))
            inset = 60 if entry.portrait else 20
            room = place.width - inset - text_width(canvas, entry.label, BOLD, 20) - 34
            canvas.button(f"menu:{index}", rect, entry.label, entry.act, primary=index == 0,
                          size=20, align=LEFT, inset=inset)  # fmt: skip
            canvas.text(entry.note, place.right - 20, rect.centery / canvas.scale, LABEL, 13,
                        "now-text" if index == 0 else "button-text", RIGHT, rect, room=room,
                        high=rect.height / canvas.scale - 6)  # fmt: skip
            if entry.portrait:
                at = rect.left + canvas.px(30), rect.centery
                draw_portrait(canvas, entry.portrait, at, round(rect.height * 0.94), "hexagonal")
        self._draw_pictures(canvas, row, list_)
        if canvas.width >= STRIP_LEAST[0] and canvas.height >= STRIP_LEAST[1] and not self.notice:
            self._draw_foes(canvas)
        if self.notice:
            self._draw_notice(canvas)

    def _draw_pictures(self, canvas: Canvas, row: float, list_: Box) -> None:
        """Draw the small pictures beside the lines that have one, once the menu was seen."""
        self._unseen = False
        if not self._shown:
            return
        for entry, place in zip(self._entries, list_.pile(len(self._entries), row), strict=True):
            if entry.picture:
                high = min(BUTTON, row - 6)
                box = Box(place.right + 8, place.y, high * 1.6, high)
                self._unseen |= not entry.picture(canvas, box)

    def _draw_foes(self, canvas: Canvas) -> None:
        """Draw who may be played against, in a strip over the near edge of the table."""
        if not self._foes:
            return
        strip = Box(STRIP, canvas.height - STRIP_HIGH - 20, canvas.width - STRIP - 24, STRIP_HIGH)
        canvas.fill(strip.rect(canvas), "menu-dark", 12)
        canvas.outline(strip.rect(canvas), "west", 1.2, 12)
        canvas.text(say("A new match against"), strip.x + 18, strip.y + 19, LABEL, 15, "bar-quiet")
        row = strip.inset(8, 0)
        for foe, place in zip(self._foes, row.columns(*[REST] * len(self._foes)), strict=True):
            rect = canvas.rect(place.x, strip.y + 33, place.width, STRIP_HIGH - 40)
            region = canvas.region(
                f"foe:{foe.level}", rect, foe.act, say("A new match against {name}", name=foe.name)
            )
            if canvas.pointer.hover == region.key:
                canvas.fill(rect, "button", 8)
            at = rect.left + canvas.px(37), rect.centery
            draw_portrait(canvas, portrait_of(foe.level), at, canvas.px(60), "hexagonal")
            left, middle = place.x + 72, rect.centery / canvas.scale
            canvas.text(
                foe.name,
                left,
                middle - 10,
                BOLD,
                17,
                "bar-text",
                within=rect,
                room=place.width - 74,
            )
            canvas.text(
                foe.plays,
                left,
                middle + 11,
                LABEL,
                16,
                "bar-quiet",
                within=rect,
                room=place.width - 74,
            )
            canvas.ring(region)

    def _draw_notice(self, canvas: Canvas) -> None:
        left = canvas.width * LEFT_SHARE + WIDE + 24  # beside the lines, none of which it covers
        width = min(760.0, canvas.width - left - 24)
        lines = canvas.fonts.wrap(self.notice, LABEL, 15, canvas.px(width - 28))
        high = 20 * len(lines) + 20
        box = canvas.rect(left, canvas.height - high - 16, width, high)
        canvas.fill(box, "front", 7)
        canvas.outline(box, "refusal")
        for index, line in enumerate(lines):
            y = canvas.height - high - 16 + 20 + 20 * index
            canvas.text(line, left + 14, y, LABEL, 15, within=box)

    def _title_size(self, canvas: Canvas) -> float:
        """How large the title is set: as large as there is room beside the picture."""
        width = text_width(canvas, self._game.title, TITLE, TITLE_SIZE)
        return min(TITLE_SIZE, TITLE_SIZE * canvas.width * TITLE_SHARE / width)

    def _draw_picture(self, canvas: Canvas) -> None:
        size = canvas.surface.get_size()
        key = (size, canvas.theme.name)
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, self._make_picture(canvas, size))
        canvas.surface.blit(self._picture[1], (0, 0))

    def _make_picture(self, canvas: Canvas, size: tuple[int, int]) -> pygame.Surface:
        """The game's picture, its left third dark; without one, the sprite that the shelf shows."""
        if self._screens.picture and not canvas.theme.sharp:
            picture = self._screens.picture(canvas, size)
            _darken_left(picture, canvas.theme["menu-dark"])
            return picture
        colours = [tuple(canvas.theme[part]) for part in ("felt-light", "felt", "felt-edge")]
        picture = lamp_light(size, *colours, (0.62, 0.4)).copy()
        if self._game.picture:
            side = min(size[0] // 3, size[1] // 2)
            drawn = canvas.sprites.get(self._game.picture, (side, side))
            picture.blit(drawn, drawn.get_rect(center=(round(size[0] * 0.72), size[1] // 2)))
        return picture


def _darken_left(picture: pygame.Surface, tone: pygame.Color) -> None:
    """Lay a tone over the left of a picture that fades towards its middle."""
    width, height = picture.get_size()
    strip = pygame.Surface((100, 1), pygame.SRCALPHA)
    for x in range(100):
        share = min(1.0, max(0.0, (DARK_TO - x / 100) / (DARK_TO - DARK_FROM)))
        strip.set_at((x, 0), (tone.r, tone.g, tone.b, round(255 * share * share * (3 - 2 * share))))
    picture.blit(pygame.transform.smoothscale(strip, (width, height)), (0, 0))
