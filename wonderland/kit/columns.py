"""The world's store: every component field is a column of one flat array of integers.

An entity is a small int; field ``f`` of entity ``e`` is ``store[f + e]``, where ``f`` is the
field's offset. One array means that copying a world is one ``memcpy``.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

Columns = array  # of C ints; an alias that says what the array is


def offsets(fields: Iterable[str], capacity: int) -> dict[str, int]:
    """Give each field its offset in a store for ``capacity`` entities, in the order given."""
    return {field: index * capacity for index, field in enumerate(fields)}


def new_store(fields: int, capacity: int) -> array[int]:
    """Make a store of ``fields`` columns for ``capacity`` entities, all zero."""
    return array("i", [0]) * (fields * capacity)
