"""Kinds of things by name: what a game is made of, and what others hand in beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Generic, Protocol, TypeVar


class Named(Protocol):
    """A class that says the name by which definition files know it."""

    key: ClassVar[str]


K = TypeVar("K", bound=Named)


class Registry(Generic[K]):
    """Classes by the name that definition files use; it never changes.

    Nothing registers itself: who wants a further class makes a registry that holds it as well.

    Args:
        what: what they are, for messages.
        classes: the classes.
    """

    def __init__(self, what: str, classes: Iterable[type[K]]) -> None:
        """Name them.

        Raises:
            ValueError: if two have one name.
        """
        self.what = what
        self._classes: dict[str, type[K]] = {}
        for cls in classes:
            if self._classes.setdefault(cls.key, cls) is not cls:
                raise ValueError(f"two classes are called {cls.key}; each {what} needs a name of its own")

    def with_(self, more: Iterable[type[K]]) -> Registry[K]:
        """A registry that holds others as well.

        Raises:
            ValueError: if one has a name that is taken.
        """
        return Registry(self.what, [*self, *more])

    def get(self, name: str) -> type[K] | None:
        """The class of a name, None where there is none."""
        return self._classes.get(name)

    def names(self) -> tuple[str, ...]:
        """The names."""
        return tuple(self._classes)

    def __iter__(self) -> Iterator[type[K]]:
        return iter(self._classes.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Registry) and other._classes == self._classes

    def __hash__(self) -> int:
        return hash(tuple(self._classes.values()))

    def __len__(self) -> int:
        return len(self._classes)
