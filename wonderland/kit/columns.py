"""The world's store: every component's field is a column of one flat array of integers.

An entity is a small int; field ``f`` of entity ``e`` is ``store[f + e]``, where ``f`` is the
field's offset. One array means that copying a world is one ``memcpy``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Column:
    """A number that each entity has of its own.

    Attributes:
        name: what it is called; no two of a layout are called the same.
        lasts: whether it stays when a turn ends; all others are zero again.
        counts: whether it may be raised and lowered at will; what names a place or holds bits may not.
        more, less: what is said to lie on an entity where it is above zero, and where below;
            ``""`` where that is nothing to be told of.
    """

    name: str
    lasts: bool = False
    counts: bool = True
    more: str = ""
    less: str = ""


class ColumnLayout:
    """Where each column lies in a store.

    The columns that every match has are laid out first, those that last before the others; what
    is added comes after them, so that nothing that is there already moves.

    Attributes:
        capacity: how many entities there are.
        columns: every column, in the order in which it lies.
        lasting: the part of a store in which the columns that every match has and that stay lie.
        passing: the part of a store that ends with the turn, as one slice.
        nothing: what stands there then.
        passing_of: the part of it that is an entity's; ``nothing_of_one`` is what stands there then.
    """

    def __init__(self, columns: Iterable[Column], capacity: int, added: Iterable[Column] = ()) -> None:
        """Lay out the columns.

        Raises:
            ValueError: if two are called the same.
        """
        own, more = list(columns), list(added)
        self.capacity = capacity
        self.columns = (
            *(column for column in own if column.lasts),
            *(column for column in (*own, *more) if not column.lasts),
            *(column for column in more if column.lasts),
        )
        self._offsets = {c.name: index * capacity for index, c in enumerate(self.columns)}
        if len(self._offsets) < len(self.columns):
            raise ValueError("two columns are called the same")
        first = sum(column.lasts for column in own) * capacity
        count = sum(not column.lasts for column in self.columns)
        self.lasting = slice(0, first)
        self.passing = slice(first, first + count * capacity)
        self.passing_of = tuple(slice(first + entity, first + count * capacity, capacity) for entity in range(capacity))
        self.nothing = new_store(count, capacity)
        self.nothing_of_one = new_store(count, 1)

    def offset(self, name: str) -> int:
        """The offset of a column.

        Raises:
            KeyError: if there is none of that name.
        """
        return self._offsets[name]

    def offsets(self) -> range:
        """The offsets of all columns."""
        return range(0, len(self.columns) * self.capacity, self.capacity)

    def store(self) -> array[int]:
        """A new store, all zero."""
        return new_store(len(self.columns), self.capacity)


def new_store(fields: int, capacity: int) -> array[int]:
    """Make a store of ``fields`` columns for ``capacity`` entities, all zero."""
    return array("i", [0]) * (fields * capacity)
