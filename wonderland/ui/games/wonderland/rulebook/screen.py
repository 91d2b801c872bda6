"""The rules in the game: chapters at the left, the text with its pictures, and the beings' cards.

Typing looks for words and numbers; a rule's number anywhere in the window opens them at that rule.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from wonderland import api
from wonderland.games.wonderland.being_cards import BeingCard, being_cards
from wonderland.games.wonderland.figures import figure_of, load_figures
from wonderland.ui.games.wonderland.board import draw_piece
from wonderland.ui.games.wonderland.rulebook.being import STEP_MS, BeingDrawer, steps_shown
from wonderland.ui.games.wonderland.rulebook.book import find, found_in, read_rules, words_of
from wonderland.ui.games.wonderland.rulebook.page import INSET, Page, PageMaker
from wonderland.ui.games.wonderland.rulebook.pictures import Pictures
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas, Rect, TextBox
from wonderland.ui.kit.fonts import BOLD, LABEL, READ
from wonderland.ui.shell.rulebook import RulesScene

GAME = "wonderland"
BEINGS = "The beings"
MOST_LETTERS = 40
WHEEL, ARROW = 70.0, 50.0
WIDEST = 1520.0
TOP, FOOT, PAD = 74.0, 22.0, 26.0
ENTRY = 34.0
HEAD = 112.0
"""The strip of pieces above a being's card."""


class RulesScreen(RulesScene):
    """The rules of the flagship.

    Attributes:
        query: what is looked for.
        lit: the rule that is pointed out.
        scroll: how far down the page the view is, in logical pixels.
        being: the being whose card is shown; None while rules are.
    """

    def __init__(self, app: App, at: str = "") -> None:
        super().__init__(app)
        game = api.game(GAME)
        self._definitions: Any = game.rules.definitions  # type: ignore[attr-defined]
        self.rules = read_rules(GAME)
        self.chapters = tuple(dict.fromkeys(rule.chapter for rule in self.rules))
        self.beings = being_cards(self._definitions)
        pictures = Pictures(game)
        self._maker = PageMaker(load_figures().rules, pictures)
        self._drawer = BeingDrawer(self._definitions, pictures, self.open_at)
        self.query = ""
        self.lit = ""
        self.scroll = 0.0
        self.being: BeingCard | None = None
        self._seek: Callable[[Page], float] | None = None
        self._chapter = ""
        self._since = 0.0
        self._longest = 0.0
        self._track = Rect(0, 0, 0, 0)
        self._page_key: tuple[object, ...] = ()
        self._page: Page | None = None
        if at:
            self.open_at(at)

    # --- going about -------------------------------------------------------------------------
    def open_at(self, number: str) -> None:
        """Show a rule in its chapter, pointed out."""
        self.query, self.being, self.lit = "", None, number
        self._chapter = next((r.chapter for r in self.rules if r.number == number), "")
        self._seek = lambda page: page.top_of(number)

    def open_chapter(self, title: str) -> None:
        """Show a chapter from its beginning."""
        self.query, self.being, self.lit, self._chapter = "", None, "", title
        self._seek = lambda page: page.chapter_y(title)

    def open_being(self, being: BeingCard) -> None:
        """Show a being's card."""
        self.query, self.being, self.scroll, self._since = "", being, 0.0, 0.0

    def look_for(self, query: str) -> None:
        """Show only the rules that fit; all of them again where nothing is looked for."""
        self.query = query[:MOST_LETTERS]
        self.scroll, self._chapter = 0.0, ""
        self.app.pointer.focus_shown = False

    @property
    def found(self) -> list[Any]:
        """The rules that are shown."""
        return find(self.rules, self.query) if self.query.strip() else list(self.rules)

    def _beings_found(self) -> list[BeingCard]:
        words = words_of(self.query)
        return [
            being
            for being in self.beings
            if words
            and being.first
            and found_in(f"{being.rank} {being.card.title} {being.about}", words)
        ]

    def _shown(self) -> int:
        """How many of a being's numbers have been read off."""
        values = self.app.settings.values
        still = self.app.fast or values.reduced or values.motion == "off"
        return 3 if still else steps_shown(self._since)

    def update(self, elapsed: float) -> bool:
        """Read the numbers off one after another."""
        if self.being is None or self._shown() == 3:
            return False
        before = self._shown()
        self._since = min(self._since + elapsed, 3 * STEP_MS)
        return self._shown() != before or self._shown() < 3

    # --- input -------------------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter opens what was found first, or goes back."""
        return "open" if self.query.strip() and self.found else "back"

    def handle(self, event: pygame.event.Event) -> bool:
        """Letters look for rules; the wheel and the arrows scroll."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_by(-event.y * WHEEL)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._drag(event.pos)
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            return self._drag(event.pos)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        return False

    def _drag(self, position: tuple[int, int]) -> bool:
        if not self._track.inflate(self.app.canvas.px(16), 0).collidepoint(position):
            return False
        share = (position[1] - self._track.top) / max(1, self._track.height)
        self._scroll_by(share * (self._longest + self._view_high()) - self._view_high() / 2
                        - self.scroll)  # fmt: skip
        return True

    def _scroll_by(self, way: float) -> None:
        self._chapter = ""
        self.scroll = max(0.0, min(self._longest, self.scroll + way))

    def _key(self, event: pygame.event.Event) -> bool:
        pages = {
            pygame.K_DOWN: ARROW, pygame.K_UP: -ARROW,
            pygame.K_PAGEDOWN: self._view_high() - 40, pygame.K_PAGEUP: 40 - self._view_high(),
            pygame.K_END: self._longest, pygame.K_HOME: -self._longest,
        }  # fmt: skip
        if event.key in pages:
            self._scroll_by(pages[event.key])
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._sideways(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif event.key == pygame.K_BACKSPACE:
            self.look_for(self.query[:-1])
        else:
            return self._letter(event)
        return True

    def _letter(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT) or not event.unicode.isprintable():
            return False
        if not event.unicode or (event.unicode == " " and not self.query):
            return False
        self.look_for(self.query + event.unicode)
        return True

    def _escape(self) -> None:
        if self.query:
            self.look_for("")
        else:
            self.app.pop()

    def _sideways(self, way: int) -> None:
        """Turn to the next being or chapter."""
        if self.being and not self.query:
            at = (self.beings.index(self.being) + way) % len(self.beings)
            self.open_being(self.beings[at])
            return
        titles = [*self.chapters, BEINGS]
        at = titles.index(self._now()) + way
        if at == len(titles) - 1:
            self.open_being(self.beings[0])
        elif 0 <= at < len(titles):
            self.open_chapter(titles[at])

    def _now(self) -> str:
        """The chapter that is being read."""
        if self.being and not self.query:
            return BEINGS
        if self._chapter or self._page is None:
            return self._chapter or self.chapters[0]
        return self._page.chapter_at(self.scroll + self._view_high() * 0.25) or self.chapters[0]

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the chapters, and the page beside them."""
        canvas.surface.fill(canvas.theme["panel"])
        self._bar(canvas)
        margin = max(24.0, (canvas.width - WIDEST) / 2)
        aside = 224.0 if canvas.width >= 1180 else 204.0
        left = margin + aside + 20
        box = canvas.rect(left, TOP, canvas.width - margin - left, self._box_high(canvas))
        canvas.fill(box, "front", 8)
        beings = self.being is not None and not self.query
        head = HEAD if beings else 0.0
        x, width = left + PAD, box.width / canvas.scale - 2 * PAD
        if beings:
            self._strip(canvas, x, TOP + 12, width)
        edge = 0 if beings else INSET
        view = canvas.rect(
            x - edge, TOP + 10 + head, width + 2 * edge, self._box_high(canvas) - 20 - head
        )
        self._draw_view(canvas, view)
        self._scrollbar(canvas, box, view)
        self._aside(canvas, margin, aside)

    def _box_high(self, canvas: Canvas) -> float:
        return canvas.height - TOP - FOOT

    def _view_high(self) -> float:
        head = HEAD if self.being is not None and not self.query else 0.0
        return self._box_high(self.app.canvas) - 20 - head

    def _bar(self, canvas: Canvas) -> None:
        found = self.found
        count = f"{len(found)} rule{'s' if len(found) != 1 else ''}"
        about = f"{count} for “{self.query}”" if self.query else "Wonderland"
        back = {"key": "back", "label": "Back", "hint": "Esc", "act": self._escape,
                "primary": not self.query or not found}  # fmt: skip
        buttons: list[dict[str, object]] = [back]
        if self.query:
            back["label"] = "Clear"
        if self.query.strip() and found:
            number = found[0].number
            buttons.append({"key": "open", "label": f"Open {number}", "hint": "Enter",
                            "act": partial(self.open_at, number), "primary": True})  # fmt: skip
        canvas.title_bar("The rules", canvas.fitted(about, LABEL, 17, canvas.width - 480))
        canvas.buttons_right(canvas.width - 24, 11, 32, buttons)

    # --- the chapters ------------------------------------------------------------------------
    def _aside(self, canvas: Canvas, x: float, width: float) -> None:
        box = canvas.rect(x, TOP, width, 38)
        canvas.fill(box, "front", 8)
        canvas.outline(box, "quiet" if self.query else "line", 1.2, 8)
        words = f"{self.query}|" if self.query else "Type to search"
        while canvas.fonts.size(words, LABEL, 16)[0] > canvas.px(width - 28):
            words = words[1:]
        ink = "text" if self.query else "quiet"
        canvas.text(words, x + 14, TOP + 19, LABEL, 16, ink, within=box)
        y = TOP + 52
        now = "" if self.query else self._now()
        for title in (*self.chapters, BEINGS):
            act = (
                partial(self.open_being, self.beings[0])
                if title == BEINGS
                else partial(self.open_chapter, title)
            )
            self._entry(canvas, x, y, width, title, act, chosen=title == now)
            y += ENTRY

    def _entry(
        self, canvas: Canvas, x: float, y: float, width: float, title: str,
        act: Callable[[], None], *, chosen: bool,
    ) -> None:  # fmt: skip
        rect = canvas.rect(x, y, width, ENTRY - 2)
        region = canvas.region(f"chapter:{title}", rect, act, title)
        if chosen:
            canvas.fill(rect, "front", 6)
            canvas.fill(canvas.rect(x, y, 5, ENTRY - 2), "west", 2)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "box", 6)
        role, ink = (BOLD, "text") if chosen else (LABEL, "quiet")
        canvas.text(title, x + 16, y + ENTRY / 2 - 1, role, 16, ink, within=rect)
        canvas.ring(region)

    # --- the page ----------------------------------------------------------------------------
    def _draw_view(self, canvas: Canvas, view: Rect) -> None:
        """Draw what is in view on a canvas of its own, so that nothing leaves it."""
        sub = canvas.onto(canvas.surface.subsurface(view))
        self._fill_view(sub)
        whole = Rect((0, 0), view.size)
        for text in sub.texts:
            if whole.contains(text.rect):
                within = text.within.clip(whole) if text.within != whole else whole
                canvas.texts.append(
                    TextBox(text.text, text.rect.move(view.topleft), within.move(view.topleft))
                )
        for region in sub.regions:
            region.rect = region.rect.clip(whole).move(view.topleft)
            if region.rect.width and region.rect.height:
                canvas.regions.append(region)

    def _fill_view(self, canvas: Canvas) -> None:
        high = canvas.height
        if self.being is not None and not self.query:
            figure = figure_of(self.being.card, self.being.rank)
            told = self._drawer.draw(canvas, self.being, figure, 8 - self.scroll, self._shown())
            self._longest = max(0.0, told + 16 - high)
            self.scroll = min(self.scroll, self._longest)
            return
        page = self._laid_out(canvas)
        self._longest = max(0.0, page.height - high)
        if self._seek:
            self.scroll = self._seek(page)
            self._seek = None
        self.scroll = max(0.0, min(self._longest, self.scroll))
        open_rule = self.open_at if self.query else None
        self._maker.draw(canvas, page, self.scroll, lit=self.lit, words=words_of(self.query),
                         open_rule=open_rule, open_being=self.open_being)  # fmt: skip

    def _laid_out(self, canvas: Canvas) -> Page:
        key = (self.query, canvas.surface.get_width(), canvas.fonts)
        if self._page is None or key != self._page_key:
            self._page_key = key
            beings = self._beings_found()
            self._page = self._maker.lay_out(canvas, self.found, beings, canvas.width - 2 * INSET)
        return self._page

    def _scrollbar(self, canvas: Canvas, box: Rect, view: Rect) -> None:
        self._track = Rect(box.right - canvas.px(12), view.top, canvas.px(5), view.height)
        if self._longest <= 0:
            self._track = Rect(0, 0, 0, 0)
            return
        canvas.fill(self._track, "panel", 3)
        whole = self._longest + view.height / canvas.scale
        knob = Rect(self._track)
        knob.height = max(canvas.px(24), round(view.height * view.height / canvas.scale / whole))
        knob.top += round((view.height - knob.height) * self.scroll / self._longest)
        canvas.fill(knob, "west", 3)

    # --- the beings --------------------------------------------------------------------------
    def _strip(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        """Draw the thirteen ranks of a colour, piece by piece, and the choice of colour."""
        assert self.being is not None
        colour = self.being.card.colour
        same = [being for being in self.beings if being.card.colour == colour]
        right = x + width
        left = canvas.segmented("colour", right, y + 15, [("red", "Red"), ("black", "Black")],
                                colour, self._recolour)  # fmt: skip
        titles = list(dict.fromkeys(being.card.title for being in same))
        gap = 8.0
        step = (width - gap * (len(titles) - 1)) / len(same)
        for index, being in enumerate(same):
            at = x + step * index + gap * titles.index(being.card.title)
            self._choice(canvas, at, y + 34, step - 4, being)
        words = "Pick a being: the pips of its card make its numbers."
        canvas.text(canvas.fitted(words, READ, 16, left - x - 16), x, y + 15, READ, 16, "quiet")

    def _recolour(self, colour: str) -> None:
        assert self.being is not None
        rank = self.being.card.rank
        self.open_being(
            next(b for b in self.beings if (b.card.rank, b.card.colour) == (rank, colour))
        )

    def _choice(self, canvas: Canvas, x: float, y: float, width: float, being: BeingCard) -> None:
        rect = canvas.rect(x, y, width, 66)
        card = being.card
        name = f"{being.rank}, {card.title}"
        region = canvas.region(
            f"being-{card.name}", rect, partial(self.open_being, being), name, name
        )
        chosen = being is self.being
        canvas.fill(rect, "ghost" if chosen else "box", 6)
        if chosen:
            canvas.outline(rect, "ghost-edge", 2, 6)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "panel", 6)
        size = min(44.0, width)
        cell = canvas.rect(x + width / 2 - size / 2, y, size, 46)
        draw_piece(canvas, "w", card, cell, canvas.px(size))
        rank = "10" if card.rank == "T" else card.rank
        canvas.text(rank, x + width / 2, y + 55, BOLD, 14, "text", CENTRE, rect)
        canvas.ring(region)
