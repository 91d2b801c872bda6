"""A list whose members are made when somebody asks for them: a screen shows the last few of many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, overload

T = TypeVar("T")


class OnDemand(Sequence[T]):
    """As many members as are counted, each made anew whenever it is asked for.

    Args:
        count: how many there are.
        make: makes one by its place, from 0.
    """

    def __init__(self, count: int, make: Callable[[int], T]) -> None:
        self._places = range(count)
        self._make = make

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[T]: ...
    def __getitem__(self, index: int | slice) -> T | Sequence[T]:
        if isinstance(index, slice):
            return [self._make(place) for place in self._places[index]]
        return self._make(self._places[index])
