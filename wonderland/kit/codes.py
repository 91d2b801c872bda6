"""Actions that a game keeps as codes, numbers in a named tuple: counted, drawn, listed, written.

A game makes codes only as far as someone looks (``Choices``) and writes them only when someone
asks (``CodedAction``); ``CodedLegal`` puts both behind the protocols of ``core.game``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Generic, TypeVar, overload

from wonderland.core.game import CHANCE, Action, LegalActions, Random

CHANCE_ACTOR = -1
"""Who acts where chance does; seats are numbered from 0."""

C = TypeVar("C")
K = TypeVar("K")
A = TypeVar("A", bound=Action)


@overload
def letter_of(seats: Sequence[str], actor: int) -> str: ...
@overload
def letter_of(seats: Sequence[str], actor: int | None) -> str | None: ...
def letter_of(seats: Sequence[str], actor: int | None) -> str | None:
    """A seat's letter, ``"*"`` for chance; None for nobody."""
    if actor is None:
        return None
    return CHANCE if actor == CHANCE_ACTOR else seats[actor]


# --- what may be done ----------------------------------------------------------------------------
class Choices(ABC, Generic[C]):
    """The legal actions of a state as codes, none of them made before it is asked for."""

    @abstractmethod
    def count(self) -> int:
        """How many there are."""

    @abstractmethod
    def __iter__(self) -> Iterator[C]: ...

    @abstractmethod
    def draw(self, rng: Random) -> C:
        """Draw one, each as likely as the others."""

    def at(self, index: int) -> C:
        """The one that stands at an index from 0."""
        return next(islice(self, index, None))


class FewChoices(Choices[C]):
    """Legal actions that are few enough to be listed."""

    def __init__(self, codes: list[C]) -> None:
        self.codes = codes

    def count(self) -> int:
        """How many there are."""
        return len(self.codes)

    def __iter__(self) -> Iterator[C]:
        return iter(self.codes)

    def at(self, index: int) -> C:
        """The one that stands at an index from 0, without listing those before it."""
        return self.codes[index]

    def draw(self, rng: Random) -> C:
        """Draw one, each as likely as the others."""
        return self.codes[int(rng.random() * len(self.codes))]


# --- actions and lists of them -------------------------------------------------------------------
class CodedAction(Generic[K, C]):
    """An action of a match; its text is its notation, which a game's own class writes.

    Attributes:
        config: what it is written by: what is fixed for the match, or a state of it.
        actor: the number of the seat that acts, or ``CHANCE_ACTOR``.
        code: what is done.
    """

    __slots__ = ("actor", "code", "config")

    def __init__(self, config: K, actor: int, code: C) -> None:
        self.config = config
        self.actor = actor
        self.code = code

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CodedAction):
            return NotImplemented
        if other.config is not self.config:
            return str(other) == str(self)
        same = other.actor == self.actor and other.code == self.code
        return same and type(other.code) is type(self.code)

    def __hash__(self) -> int:
        return hash(str(self))


class CodedLegal(LegalActions, Generic[K, C, A]):
    """The legal actions of a position as they stood when it was asked, listed when looked at.

    Args:
        action: makes an action of what it is written by, who acts, and a code.
        config: what actions are written by.
        actor: the number of the seat that acts, None where nobody does.
        choices: what may be done.
    """

    __slots__ = ("_action", "_actor", "_choices", "_config", "_count", "_listed")

    def __init__(
        self, action: Callable[[K, int, C], A], config: K, actor: int | None, choices: Choices[C]
    ) -> None:
        self._action = action
        self._config = config
        self._actor = CHANCE_ACTOR if actor is None else actor
        self._choices = choices
        self._count = -1
        self._listed: list[C] | None = None

    def __len__(self) -> int:
        if self._count < 0:
            self._count = self._choices.count()
        return self._count

    def __iter__(self) -> Iterator[A]:
        action, config, actor = self._action, self._config, self._actor
        for code in self._choices if self._listed is None else self._listed:
            yield action(config, actor, code)

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> list[A]: ...
    def __getitem__(self, index: int | slice) -> A | list[A]:
        action, config, actor = self._action, self._config, self._actor
        if isinstance(index, slice):
            if self._listed is None:
                self._listed = list(self._choices)
            return [action(config, actor, code) for code in self._listed[index]]
        if not -len(self) <= index < len(self):
            raise IndexError("there are fewer legal actions")
        return action(config, actor, self._choices.at(index % len(self)))

    def __contains__(self, action: object) -> bool:
        return str(action) in {str(other) for other in self}

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Sequence) and not isinstance(other, str):
            return [str(a) for a in self] == [str(a) for a in other]
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions>"

    def choose(self, rng: Random) -> A:
        """Draw one, each as likely as the others, without listing them."""
        return self._action(self._config, self._actor, self._choices.draw(rng))
