"""Building a pool of the player's own: the screen, whatever pools are made of."""

from __future__ import annotations

from abc import abstractmethod
from random import SystemRandom
from typing import Generic, TypeVar

import pygame

from wonderland import api
from wonderland.content.text import LONGEST_NAME
from wonderland.core.message import say
from wonderland.core.quoting import clean_line
from wonderland.games.parts import PoolsPart
from wonderland.session.pools import OwnPools
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, TITLE
from wonderland.ui.kit.layout import REST, Box, buttons_in, screen, text_width
from wonderland.ui.kit.rule_link import parted, rule_link
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.spaces import APART, BAR, CONTROL, MARGIN
from wonderland.ui.kit.title_bar import draw_bar
from wonderland.ui.kit.typed import Typed, ends
from wonderland.ui.table.pools_kept import Draft, ListDraft, PoolsKept
from wonderland.ui.table.table_menu import SURE

MOST_LETTERS = 24
MOST_WORDS = 100
"""So many words of a clipboard are looked at, more than any pool has; the rest counts as one."""


AnyDraft = TypeVar("AnyDraft", bound=Draft)
AnyListDraft = TypeVar("AnyListDraft", bound=ListDraft)


class PoolBuilder(Aside, Generic[AnyDraft]):
    """Names, keeps, shares, draws by lot and forgets pools.

    A game says by its draft what a pool is made of and what it may be, and draws what there is to
    choose. What was begun or changed and not saved is laid by when the pool or the screen is left.

    Args:
        app: the window.
        game: whose pools they are; it has a ``PoolsPart``.
        own: the pools that were saved.
        draft: the pool under way.
        part: which kind of pools they are; None for the game's first.

    Attributes:
        draft: as given.
        kept: which pool is under way, and what of it is saved.
        naming: its name while it is being typed, else None.
        note: what is said of what was done or refused last.
        margin: how far all of it stays from the screen's sides, in logical pixels.
    """

    margin = MARGIN

    def __init__(self, app: App, game: api.Game, own: OwnPools, draft: AnyDraft, part: PoolsPart | None = None) -> None:
        super().__init__(app)
        part = part or game.parts.pools
        assert part
        self._game, self._part, self.draft = game, part, draft
        first = next(iter(self._part.named(game.rules).values()))
        self.kept = PoolsKept(own, draft, lambda: app.fonts.told(say("My pool")), first)
        self.note = own.fault or self.kept.unsaved.fault
        self.naming: Typed | None = None

    @abstractmethod
    def draw_pool(self, canvas: Canvas, page: Box) -> None:
        """Draw what there is to choose, what is chosen, and what that comes to."""

    def leave(self) -> None:
        """Take the name that is being typed, and lay by what was not saved."""
        self._end_naming()
        self.kept.lay_by()
        super().leave()

    # --- input -------------------------------------------------------------------------------
    def first_focus(self) -> str:
        """Enter saves."""
        return "save"

    @property
    def types(self) -> bool:
        """Whether the pool is being named."""
        return self.naming is not None

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back; while the pool is being named, letters go to the name."""
        if event.type != pygame.KEYDOWN or self.naming is None:
            return super().handle(event)
        if ends(event):
            self._named(self.naming.text)
        else:
            self.naming.take(event)
        return True

    def rename(self) -> None:
        """Begin to type another name."""
        self.naming = Typed(self.kept.name, MOST_LETTERS)

    def _end_naming(self) -> bool:
        """Take the name that is being typed, if one is; whether it could be taken."""
        return self.naming is None or self._named(self.naming.text)

    def _named(self, typed: str) -> bool:
        """Take a name; whether it can be had."""
        self.naming = None
        new = clean_line(typed.strip())[:LONGEST_NAME]
        if not new or new == self.kept.name:
            return True
        refused = self.kept.rename(new)
        self.note = refused or self.kept.own.fault
        return not refused

    # --- what is done ------------------------------------------------------------------------
    def random(self) -> None:
        """Draw a legal pool by lot."""
        self.draft.take(self._part.random(self._game.rules, self._part.most, SystemRandom()))
        self.note = ""

    def next(self) -> None:
        """Turn to the next pool that was saved or laid by, or after the last to a new one."""
        self._end_naming()
        self.kept.lay_by()
        self.note = ""
        self.kept.open_next()

    def save(self) -> None:
        """Keep the pool."""
        if not self._end_naming():
            return
        if missing := self.draft.missing():
            self.note = missing
            return
        self.kept.save()
        self.note = self.kept.own.fault or say("{name} is kept.", name=self.kept.name)

    def revert(self) -> None:
        """Go back to what was saved."""
        self.note = ""
        self.kept.revert()

    def delete(self) -> None:
        """Forget the pool that is shown; the first time, say that this is what would be done."""
        self._end_naming()
        if not self._asked:
            self.note = self._asking
            return
        name = self.kept.name
        self.kept.delete()
        self.note = self.kept.own.fault or say("{name} is gone.", name=name)

    def share(self) -> None:
        """Put the pool on the clipboard as text."""
        text = " ".join(sorted(self.draft.contents()))
        try:
            pygame.scrap.put_text(text)
            self.note = say("On the clipboard: {text}", text=text)
        except pygame.error:
            self.note = text

    def paste(self) -> None:
        """Take over a pool from the clipboard."""
        try:
            words = pygame.scrap.get_text().split(maxsplit=MOST_WORDS)
        except pygame.error:
            words = []
        if not words:
            self.note = say("There is no pool on the clipboard.")
        else:
            self.note = self.draft.take_over(words) or say("Taken over from the clipboard.")

    # --- drawing -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draw the bar, and below it what the game has to choose from."""
        canvas.surface.fill(canvas.theme["panel"])
        draw_bar(canvas)
        bar, page = screen(canvas).inset(self.margin, 0).rows(BAR, REST)
        named = buttons_in(canvas, bar, CONTROL, self.buttons(), MARGIN, bar.width - 140.0)
        title = canvas.text(self.title(), *named.left, TITLE, 25, "bar-text", room=named.width)
        _, beside = named.columns(title.width / canvas.scale, REST, gap=APART)
        if text_width(canvas, self.about(), LABEL, 17) <= beside.width:
            canvas.text(self.about(), *beside.left, LABEL, 17, "bar-quiet")
        self.draw_pool(canvas, page)

    def draw_note(self, canvas: Canvas, box: Box, else_said: str) -> None:
        """Say what was done or refused last, else something else, with its rule as a link."""
        said, rule = parted(self.note or else_said)
        room = box.columns(REST, 70.0)[0].width
        drawn = canvas.text(said, *box.left, LABEL, 15, "quiet", room=room, high=box.height)
        if rule:
            _, link = box.columns(drawn.width / canvas.scale, REST, gap=APART)
            rule_link(canvas, "refused", *link.left, rule, self.app.open_rules)

    def rule_now(self) -> str:
        """The rule that the note is about, or what a pool is."""
        return parted(self.note)[1] or self._part.rule

    # --- what the bar says -------------------------------------------------------------------
    def title(self) -> str:
        """The pool's name, or as far as it is typed."""
        return f"{self.naming.text}|" if self.naming else self.kept.name

    def about(self) -> str:
        """What stands beside the name."""
        return (
            say("{key} when it is named", key=self.app.controls.shown_typing("accept"))
            if self.naming
            else say("a pool of yours")
            if self.kept.saved and not self.kept.changed
            else say("not saved yet")
        )

    def buttons(self) -> list[Spec]:
        """The bar's buttons."""
        return [
            self.back,
            button("next", say("Next"), self.next, why=say("The next of your pools, then a new one")),
            button("rename", say("Rename"), self.rename),
            self._away(),
            button("random", say("Random"), self.random, why=say("Any legal pool")),
            button("paste", say("Paste"), self.paste, why=say("A pool from the clipboard")),
            button("share", say("Share"), self.share, why=say("Puts the pool on the clipboard as text")),
            button("save", say("Save"), self.save, hint=say("Enter"), primary=not self.draft.missing()),
        ]

    @property
    def _asking(self) -> str:
        """What is asked before a pool is deleted."""
        return say("Delete once more, and {name} is gone.", name=self.kept.name)

    @property
    def _asked(self) -> bool:
        """Whether that was asked last."""
        return self.note == self._asking

    def _away(self) -> Spec:
        """What takes something away: changes of a pool that was saved, else the pool."""
        kept = self.kept
        if kept.saved and kept.changed:
            return button("revert", say("Revert"), self.revert, why=say("Back to what was saved"))
        there = kept.saved or kept.changed
        label = say("Delete")
        label = SURE.format(what=label) if self._asked else label
        return button("delete", label, self.delete if there else None, why="" if there else say("It was never saved."))


class ListBuilder(PoolBuilder[AnyListDraft], Generic[AnyListDraft]):
    """A builder in which a click takes one thing, or puts it back.

    Attributes:
        shown: what was looked at last, of what a pool is made of.
    """

    shown: str

    def click(self, what: str) -> None:
        """Take something, or put it back where it was taken; it is looked at."""
        self.shown, self.note = what, ""
        if what in self.draft.contents():
            self.draft.put_back(what)
        else:
            self.note = self.draft.add(what)
