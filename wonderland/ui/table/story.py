"""What of an event a log needs besides its words: the turn it begins, its sign, whether it tells anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from wonderland.ui.kit.log import Gist


class Turn(NamedTuple):
    """A turn, or a round: its number, and whose it is; a round is nobody's."""

    number: int
    seat: str


Gists = Mapping[type, Callable[[Any], Gist | None]]
"""What the head of a turn may say of each kind of event; None where that one is nothing to tell."""


def always(weight: int, words: str) -> Callable[[Any], Gist | None]:
    """The same of every event of a kind."""
    return lambda _: Gist(weight, words)


class Story(NamedTuple):
    """How a game's log is drawn as a story, by the classes of its events.

    Attributes:
        begins: those that begin a turn or a round, with which one each begins.
        idle: those that the heads of turns say anyway: written and spoken, but not drawn.
        signs: the sign of each kind of deed, one of ``ui.kit.log.SIGNS``.
        gists: what came of a turn, in a word or three.
    """

    begins: Mapping[type, Callable[[Any], Turn]] = MappingProxyType({})
    idle: frozenset[type] = frozenset()
    signs: Mapping[type, str] = MappingProxyType({})
    gists: Gists = MappingProxyType({})

    def begun(self, event: object) -> Turn | None:
        """The turn that an event begins; None for any other."""
        which = self.begins.get(type(event))
        return which(event) if which else None

    def sign_of(self, event: object) -> str:
        """The sign of what an event tells: a plain dot where it has none of its own."""
        return self.signs.get(type(event), "other")

    def gist_of(self, event: object) -> Gist | None:
        """What the head of its turn may say of an event; None for nothing."""
        tell = self.gists.get(type(event))
        return tell(event) if tell else None

    def is_idle(self, event: object) -> bool:
        """Whether it says nothing that one would miss in the story."""
        return type(event) in self.idle
