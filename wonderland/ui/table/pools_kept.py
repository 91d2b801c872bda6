"""Which of the player's pools is under way, and what of it is saved or laid by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from wonderland.core.message import say
from wonderland.session.pools import OwnPools


class Draft(Protocol):
    """A pool under way, whatever pools are made of."""

    def take(self, words: Sequence[str]) -> None:
        """Make these the pool under way."""

    def contents(self) -> Sequence[str]:
        """What it is made of, as it is kept."""

    def missing(self) -> str:
        """Why it can't be kept yet, ``""`` if it can."""

    def take_over(self, words: Sequence[str]) -> str:
        """Make these the pool under way if a pool may have them; why not, ``""`` if they were taken."""


class ListDraft(Draft, Protocol):
    """A pool under way of which each thing is taken by itself."""

    def add(self, what: str) -> str:
        """Take something; why not, ``""`` if it was taken."""

    def put_back(self, what: str) -> None:
        """Put back something that was taken."""


class PoolsKept:
    """The player's pools, and which of them is under way.

    What was begun or changed and not saved is laid by, and stands there again when it is opened.

    Args:
        own: the pools that were saved.
        draft: the pool under way.
        wish: what a new pool had best be called.
        first: what the first pool begins with where there is none yet.

    Attributes:
        own: as given.
        unsaved: those that were laid by.
        name: what the pool under way is called.
    """

    def __init__(self, own: OwnPools, draft: Draft, wish: Callable[[], str], first: Sequence[str]) -> None:
        self.own, self.unsaved = own, own.unsaved()
        self._draft, self._wish = draft, wish
        self._as_saved: list[str] = []
        self.name = next(reversed(self.unsaved.pools), "") or next(iter(own.pools), "")
        self.open(self.name or self._free_name(), () if self.name else first)

    def _free_name(self) -> str:
        return self.own.free_name(self._wish(), self.unsaved.pools)

    def open(self, name: str, new: Sequence[str] = ()) -> None:
        """Turn to a pool: as it was laid by, else as it was saved, else made of what a new one is."""
        self.name = name
        self._draft.take(self.own.pools.get(name, new))
        self._note_saved()
        if name in self.unsaved.pools:
            self._draft.take(self.unsaved.pools[name])

    def open_next(self) -> None:
        """Turn to the next pool that was saved or laid by, or after the last to a new one."""
        names = list(self.own.pools)
        names += [name for name in self.unsaved.pools if name not in names]
        at = names.index(self.name) + 1 if self.name in names else 0
        self.open(names[at] if at < len(names) else self._free_name())

    def _note_saved(self) -> None:
        self._as_saved = sorted(self._draft.contents())

    @property
    def saved(self) -> bool:
        """Whether the pool under way was ever saved."""
        return self.name in self.own.pools

    @property
    def changed(self) -> bool:
        """Whether the pool under way is another than what was saved, or what a new one begins with."""
        return sorted(self._draft.contents()) != self._as_saved

    def lay_by(self) -> None:
        """Remember what was changed and not saved."""
        laid, now = self.unsaved.pools.get(self.name), sorted(self._draft.contents())
        if not self.changed:
            self._forget_laid_by()
        elif laid != now:
            self.unsaved.keep(self.name, list(self._draft.contents()))

    def _forget_laid_by(self) -> None:
        if self.name in self.unsaved.pools:
            self.unsaved.delete(self.name)

    def rename(self, new: str) -> str:
        """Call the pool under way otherwise; why not, ``""`` if it is called so now."""
        if new in self.own.pools or new in self.unsaved.pools:
            return say("There is a pool {name} already.", name=new)
        for pools in (self.own, self.unsaved):
            if self.name in pools.pools:
                pools.rename(self.name, new)
        self.name = new
        return ""

    def save(self) -> None:
        """Keep the pool under way."""
        self.own.keep(self.name, list(self._draft.contents()))
        self._note_saved()
        self._forget_laid_by()

    def revert(self) -> None:
        """Go back to what was saved."""
        self._forget_laid_by()
        self.open(self.name)

    def delete(self) -> None:
        """Forget the pool under way, and turn to the next."""
        self.own.delete(self.name)
        self._forget_laid_by()
        self.open_next()
