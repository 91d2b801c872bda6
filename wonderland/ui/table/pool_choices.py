"""The pool that each seat begins with, as the set-up form offers it: named, own, or by lot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from wonderland.core.message import say
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.in_turn import next_of
from wonderland.ui.kit.layout import Box

OWN = "own:"
"""What stands before the name of a pool of the player's own."""


@dataclass(frozen=True, slots=True)
class SeatOption:
    """One of the things that a seat may have.

    Attributes:
        key: tells it from the others.
        title: what it is called.
        says: what it is, in a sentence.
        more: what else is said of it when it is pointed at.
        slim: whether it says so little that a line is enough.
        picture: draws what stands for it into a box.
        tally: draws what it is made of into a low box.
        tally_high: how high that box is.
    """

    key: str
    title: str
    says: str
    more: str = ""
    slim: bool = False
    picture: Callable[[Canvas, Box], None] | None = None
    tally: Callable[[Canvas, Box], None] | None = None
    tally_high: float = 20.0


class PoolChoices(ABC):
    """What each seat chooses before a match: a named pool, one of the player's own, or by lot.

    Args:
        own: the player's own pools by name.
        by_lot: what is said of one drawn by chance.

    Attributes:
        title: what it is called.
    """

    title = say("Pool")

    def __init__(self, own: Mapping[str, Sequence[str]], by_lot: str) -> None:
        self.own = own
        self._by_lot = by_lot

    @abstractmethod
    def named(self) -> Iterable[SeatOption]:
        """The named pools."""

    @abstractmethod
    def inside(self, words: Sequence[str]) -> str:
        """What is in a pool, as people call it."""

    @abstractmethod
    def pool(self, key: str) -> object:
        """A pool other than the player's own, as a match is set up with it."""

    @abstractmethod
    def own_pool(self, words: Sequence[str]) -> object:
        """One of the player's own as a match is set up with it."""

    def drawn(self) -> Iterable[SeatOption]:
        """What else is drawn by chance; nothing in most games."""
        return ()

    def rows(self, chosen: str) -> Sequence[SeatOption]:
        """By lot and what else is drawn, the player's own, the named ones."""
        rows = [SeatOption("", say("By lot"), self._by_lot, slim=True), *self.drawn()]
        if self.own:
            rows.append(self._own_row(chosen))
        return [*rows, *self.named()]

    def _own_row(self, chosen: str) -> SeatOption:
        """The line for the player's own pools: the one that is chosen, or the first."""
        name = chosen.removeprefix(OWN)
        name = name if name in self.own else next(iter(self.own))
        more = say("Click again for the next.") if len(self.own) > 1 else say("Your own.")
        return SeatOption(OWN + name, name, more, self.inside(self.own[name]), slim=True)

    def known(self, chosen: str) -> str:
        """What was chosen, if it is among these choices; else by lot."""
        return chosen if chosen in [row.key for row in self.rows(chosen)] else ""

    def clicked(self, key: str, chosen: str) -> str:
        """Choose a pool; an own one that is chosen already gives way to the next."""
        if not key.startswith(OWN) or chosen != key:
            return key
        return OWN + next_of(list(self.own), key.removeprefix(OWN))

    def setup(self, chosen: Mapping[str, str]) -> dict[str, object]:
        """The pools of the seats that chose one."""
        pools = {
            seat: (self.own_pool(self.own[key.removeprefix(OWN)]) if key.startswith(OWN) else self.pool(key))
            for seat, key in chosen.items()
            if self.known(key)
        }
        return {"pools": pools} if pools else {}
