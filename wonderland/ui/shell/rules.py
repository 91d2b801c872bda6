"""The rules in the game: chapters at the left, the text with its pictures.

Typing looks for words and numbers; a rule's number anywhere in the window opens them at that rule.
A game that has more to show than rules derives its screen from this one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from wonderland import api
from wonderland.core.message import say, say_n
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import ButtonSpec, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, LABEL
from wonderland.ui.kit.layout import REST, Box, line_in, screen
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.scroller import draw_bar, knob_of
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import APART, BAR, CORNER, GAP, HAIR, MARGIN, PAD, TIGHT
from wonderland.ui.kit.title_bar import draw_title_bar
from wonderland.ui.kit.typed import draw_typed
from wonderland.ui.shell.rule_page import INSET, Beside, FoundEntry, Page, PageMaker
from wonderland.ui.shell.rule_text import Rule, find, read_rules, words_of

MOST_LETTERS = 40
WHEEL, ARROW = 70.0, 50.0
BETWEEN = 20.0
"""The room between both parts."""
SEEN_STILL = 40.0
"""How much of a page is still seen when it is turned."""
CHAPTER = 34.0
ABOVE_VIEW = 10.0


class RulesScreen(Scene):
    """The rules of a game.

    Args:
        app: the window.
        game: whose.
        at: the number of a rule to be opened, ``""`` for the beginning.
        beside: the pictures beside the rules.
        further: the heading over what else a search finds.

    Attributes:
        query: what is looked for.
        lit: the rule that is pointed out.
        scroll: how far down the page the view is, in logical pixels.
    """

    def __init__(self, app: App, game: str, at: str = "", beside: Beside = lambda _: (), further: str = "") -> None:
        super().__init__(app)
        self.game = api.game(game)
        self.rules = read_rules(game, app.fonts.told)
        self.chapters = tuple(dict.fromkeys(rule.chapter for rule in self.rules))
        self._maker = PageMaker(beside, further)
        self.query = ""
        self.lit = ""
        self.scroll = 0.0
        self._seek: Callable[[Page], float] | None = None
        self._chapter = ""
        self._longest = 0.0
        self._track = Rect(0, 0, 0, 0)
        self._page_key: tuple[object, ...] = ()
        self._page: Page | None = None
        if at:
            self.open_at(at)

    # --- going about -------------------------------------------------------------------------
    def open_at(self, number: str) -> None:
        """Show a rule in its chapter, pointed out."""
        self.query, self.lit = "", number
        self._chapter = next((r.chapter for r in self.rules if r.number == number), "")
        self._seek = lambda page: page.top_of(number)

    def open_chapter(self, title: str) -> None:
        """Show a chapter from its beginning."""
        self.query, self.lit, self._chapter = "", "", title
        self._seek = lambda page: page.chapter_y(title)

    def look_for(self, query: str) -> None:
        """Show only the rules that fit; all of them again where nothing is looked for."""
        self.query = query[:MOST_LETTERS]
        self.scroll, self._chapter = 0.0, ""
        self.app.pointer.focus_shown = False

    @property
    def found(self) -> list[Rule]:
        """The rules that are shown."""
        return find(self.rules, self.query) if self.query.strip() else list(self.rules)

    def entries(self) -> list[FoundEntry]:
        """What else a search finds."""
        return []

    def parts(self) -> list[tuple[str, Callable[[], None]]]:
        """The entries at the left: each chapter's title, and what opens it."""
        return [(title, partial(self.open_chapter, title)) for title in self.chapters]

    def now(self) -> str:
        """The title of the part that is being read."""
        if not self.chapters:
            return ""
        if self._chapter or self._page is None:
            return self._chapter or self.chapters[0]
        return self._page.chapter_at(self.scroll + self._view_high() * 0.25) or self.chapters[0]

    # --- input -------------------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter opens what was found first, or goes back."""
        return "open" if self.query.strip() and self.found else "back"

    @property
    def types(self) -> bool:
        """Whether something is being looked for; until then a key of one's own is what it means."""
        return bool(self.query)

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
        self._scroll_by(share * (self._longest + self._view_high()) - self._view_high() / 2 - self.scroll)
        return True

    def _scroll_by(self, way: float) -> None:
        self._chapter = ""
        self.scroll = max(0.0, min(self._longest, self.scroll + way))

    def _key(self, event: pygame.event.Event) -> bool:
        pages = {
            pygame.K_DOWN: ARROW,
            pygame.K_UP: -ARROW,
            pygame.K_PAGEDOWN: self._view_high() - SEEN_STILL,
            pygame.K_PAGEUP: SEEN_STILL - self._view_high(),
        }
        if event.key in pages:
            self._scroll_by(pages[event.key])
        elif self.app.means(event, "to-start") or self.app.means(event, "to-end"):
            self._scroll_by(self._longest if self.app.means(event, "to-end") else -self._longest)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.sideways(1 if event.key == pygame.K_RIGHT else -1)
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

    def sideways(self, way: int) -> None:
        """Turn to the next part, or the one before."""
        parts = dict(self.parts())
        titles = list(parts)
        at = titles.index(self.now()) + way if titles else -1
        if 0 <= at < len(titles):
            parts[titles[at]]()

    # --- drawing -----------------------------------------------------------------------------
    def head_high(self) -> float:
        """The height of what is drawn above the view, 0 for nothing."""
        return 0.0

    def draw_head(self, canvas: Canvas, box: Box) -> None:
        """Draw what stands above the view."""

    def _parts(self, canvas: Canvas) -> tuple[Box, Box]:
        """The chapters, and the box of the text."""
        _, room, _ = screen(canvas).inset(MARGIN, 0).fitted(1520).rows(BAR + PAD, REST, MARGIN)
        wide = 224 if canvas.width >= 1180 else 204
        aside, text = room.columns(wide, REST, gap=BETWEEN)
        return aside, text

    def draw(self, canvas: Canvas) -> None:
        """Draw the chapters, and the page beside them."""
        canvas.surface.fill(canvas.theme["panel"])
        self._bar(canvas)
        aside, text = self._parts(canvas)
        box = text.rect(canvas)
        canvas.fill(box, "front", CORNER)
        head = self.head_high()
        inner = text.inset(26, 0)
        if head:
            self.draw_head(canvas, inner)
        edge = 0 if head else INSET
        view = inner.inset(-edge, ABOVE_VIEW).without(top=head).rect(canvas)
        self._draw_view(canvas, view)
        self._scrollbar(canvas, box, view)
        self._aside(canvas, aside)

    def _view_high(self) -> float:
        _, text = self._parts(self.app.canvas)
        return text.height - 2 * ABOVE_VIEW - self.head_high()

    def _bar(self, canvas: Canvas) -> None:
        found = self.found
        count = say_n("{n} rule", "{n} rules", len(found))
        about = say("{count} for “{query}”", count=count, query=self.query) if self.query else self.game.title
        back: ButtonSpec = {"key": "back", "label": say("Back"), "hint": say("Esc"), "act": self._escape,
                "primary": not self.query or not found}  # fmt: skip
        buttons: list[ButtonSpec] = [back]
        if self.query:
            back["label"] = say("Clear")
        if self.query.strip() and found:
            number = found[0].number
            buttons.append({"key": "open", "label": say("Open {number}", number=number), "hint": say("Enter"),
                            "act": partial(self.open_at, number), "primary": True})  # fmt: skip
        draw_title_bar(canvas, say("The rules"), buttons, about)

    # --- the chapters ------------------------------------------------------------------------
    def _aside(self, canvas: Canvas, column: Box) -> None:
        search, list_ = column.rows(38, REST, gap=APART)
        box = search.rect(canvas)
        canvas.fill(box, "front", CORNER)
        canvas.outline(box, "quiet" if self.query else "line", 1.2, CORNER)
        line = search.inset(APART, 0)
        if self.query:
            draw_typed(canvas, line, self.query, PLAIN)
        else:
            line_in(canvas, line, say("Type to search"), LABEL, PLAIN, "quiet", within=box)
        now = "" if self.query else self.now()
        parts = self.parts()
        for (title, act), row in zip(parts, list_.pile(len(parts), CHAPTER), strict=True):
            self._part(canvas, row, title, act, chosen=title == now)

    def _part(self, canvas: Canvas, row: Box, title: str, act: Callable[[], None], *, chosen: bool) -> None:
        row = row.without(bottom=HAIR)
        rect = row.rect(canvas)
        region = canvas.region(f"chapter:{title}", rect, act, title)
        if chosen:
            canvas.fill(rect, "front", 6)
            strip, _ = row.columns(5, REST)
            canvas.fill(strip.rect(canvas), "west", 2)
        elif canvas.pointer.hover == region.key:
            canvas.fill(rect, "box", 6)
        role, ink = (BOLD, "text") if chosen else (LABEL, "quiet")
        line_in(canvas, row.without(left=PAD, right=TIGHT), title, role, 16, ink, within=rect)
        canvas.ring(region)

    # --- the page ----------------------------------------------------------------------------
    def _draw_view(self, canvas: Canvas, view: Rect) -> None:
        """Draw what is in view on a canvas of its own, so that nothing leaves it."""
        sub = canvas.onto(canvas.surface.subsurface(view))
        self.fill_view(sub)
        whole = Rect((0, 0), view.size)
        for text in sub.texts:
            if whole.contains(text.rect):
                within = text.within.clip(whole) if text.within != whole else whole
                canvas.texts.append(text.moved(view.topleft, within.move(view.topleft)))
        for region in sub.regions:
            region.rect = region.rect.clip(whole).move(view.topleft)
            if region.rect.width and region.rect.height:
                canvas.regions.append(region)

    def fill_view(self, canvas: Canvas) -> None:
        """Draw what is in view."""
        page = self._laid_out(canvas)
        self.reach(page.height - canvas.height)
        if self._seek:
            self.scroll = self._seek(page)
            self._seek = None
        self.scroll = max(0.0, min(self._longest, self.scroll))
        open_rule = self.open_at if self.query else None
        self._maker.draw(canvas, page, self.scroll, lit=self.lit, words=words_of(self.query), open_rule=open_rule)
        if not page.rows:
            self._nothing_found(canvas)

    def _nothing_found(self, canvas: Canvas) -> None:
        line = Box(INSET, GAP, canvas.width - 2 * INSET, CHAPTER)
        line_in(canvas, line, say("Nothing in the rules fits. Try a shorter word."), LABEL, PLAIN, "quiet")

    def reach(self, longest: float) -> None:
        """Say how far down one may scroll."""
        self._longest = max(0.0, longest)

    def _laid_out(self, canvas: Canvas) -> Page:
        key = (self.query, canvas.surface.get_width(), canvas.fonts)
        if self._page is None or key != self._page_key:
            self._page_key = key
            width = canvas.width - 2 * INSET
            self._page = self._maker.lay_out(canvas, self.found, self.entries(), width)
        return self._page

    def _scrollbar(self, canvas: Canvas, box: Rect, view: Rect) -> None:
        self._track = Rect(box.right - canvas.px(12), view.top, canvas.px(5), view.height)
        if self._longest <= 0:
            self._track = Rect(0, 0, 0, 0)
            return
        whole = self._longest + view.height / canvas.scale
        share, at = view.height / canvas.scale / whole, self.scroll / self._longest
        draw_bar(canvas, self._track, knob_of(self._track, 1, share, at, canvas.px(24)))
        canvas.scrolls.append(box)
