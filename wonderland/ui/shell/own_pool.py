"""Building a pool of the player's own: what is the same in every game that has pools."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

import pygame

from wonderland.content.text import LONGEST_NAME, clean_line
from wonderland.core.message import say
from wonderland.session.pools import OwnPools
from wonderland.ui.kit.action_bar import Spec, button
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Aside
from wonderland.ui.kit.typed import Typed, ends

MOST_LETTERS = 24


class OwnPoolBuilder(Aside):
    """Names, keeps, shares and forgets pools; what one is made of is the game's.

    Args:
        app: the window.
        own: the pools that were saved.
        first: what the first one begins with.

    Attributes:
        own: the pools that were saved.
        name: what the pool under way is called.
        naming: its name while it is being typed, else None.
        note: what is said at the foot.
    """

    def __init__(self, app: App, own: OwnPools, first: Sequence[str]) -> None:
        super().__init__(app)
        self.own = own
        self.note = own.fault
        self.naming: Typed | None = None
        saved = next(iter(own.pools), "")
        self.name = saved or self._free_name()
        self.take(own.pools.get(saved, first))

    # --- what the game says ------------------------------------------------------------------
    @abstractmethod
    def take(self, words: Sequence[str]) -> None:
        """Make these the pool under way."""

    @abstractmethod
    def words(self) -> Sequence[str]:
        """What the pool under way is made of, as it is kept."""

    @abstractmethod
    def missing(self) -> str:
        """Why the pool can't be kept yet, ``""`` if it can."""

    @abstractmethod
    def random(self) -> None:
        """Draw a legal pool."""

    def _free_name(self) -> str:
        """A name for a new pool, in the language that is told."""
        return self.own.free_name(self.app.fonts.told(say("My pool")))

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
        self.naming = Typed(self.name, MOST_LETTERS)

    def _named(self, typed: str) -> None:
        self.naming = None
        new = clean_line(typed.strip())[:LONGEST_NAME]
        if not new or new == self.name:
            return
        if new in self.own.pools:
            self.note = say("There is a pool {name} already.", name=new)
            return
        if self.name in self.own.pools:
            self.own.rename(self.name, new)
        self.name, self.note = new, self.own.fault

    # --- what is done ------------------------------------------------------------------------
    def next(self) -> None:
        """Turn to the next pool that was saved, or after the last to a new one."""
        names = list(self.own.pools)
        at = names.index(self.name) + 1 if self.name in names else 0
        self.note = ""
        self.name = names[at] if at < len(names) else self._free_name()
        self.take(self.own.pools.get(self.name, ()))

    def save(self) -> None:
        """Keep the pool."""
        if missing := self.missing():
            self.note = missing
            return
        self.own.keep(self.name, list(self.words()))
        self.note = self.own.fault or say("{name} is kept.", name=self.name)

    def delete(self) -> None:
        """Forget the pool that is shown."""
        name = self.name
        self.own.delete(name)
        self.next()
        self.note = self.own.fault or say("{name} is gone.", name=name)

    def share(self) -> None:
        """Put the pool on the clipboard as text."""
        text = " ".join(sorted(self.words()))
        try:
            pygame.scrap.put_text(text)
            self.note = say("On the clipboard: {text}", text=text)
        except pygame.error:
            self.note = text

    # --- what the bar says -------------------------------------------------------------------
    def title(self) -> str:
        """The pool's name, or as far as it is typed."""
        return f"{self.naming.text}|" if self.naming else self.name

    def about(self) -> str:
        """What stands beside the name."""
        return (
            say("{key} when it is named", key=self.app.controls.shown_typing("accept"))
            if self.naming
            else say("a pool of yours")
        )

    def buttons(self, *more: Spec) -> list[Spec]:
        """The bar's buttons; a game's own stand before that for sharing."""
        kept = self.name in self.own.pools
        return [
            self.back,
            button("next", say("Next"), self.next, why=say("The next of your pools, then a new one")),
            button("rename", say("Rename"), self.rename),
            button("delete", say("Delete"), self.delete if kept else None,
                   why="" if kept else say("It was never saved.")),
            button("random", say("Random"), self.random, why=say("Any legal pool")),
            *more,
            button("share", say("Share"), self.share, why=say("Puts the pool on the clipboard as text")),
            button("save", say("Save"), self.save, say("Enter"), primary=not self.missing()),
        ]  # fmt: skip
