"""States in numbers: each field told once, and copied as quickly as by hand."""

from __future__ import annotations

from inspect import get_annotations
from typing import NamedTuple, Self

_COPIES = {"bytearray": "copy", "array[int]": "__copy__"}
"""How what changes in place is copied, by its type; for an array that is quicker than a slice."""


class Result(NamedTuple):
    """How a match of several seats ended: which won or -1, why, and the place of each."""

    winner: int
    reason: str
    places: tuple[int, ...]


class NumberState:
    """A state whose fields are those of a data class with slots; its ``copy`` is made of them.

    Arrays and bytearrays are copied; a field of another type holds what doesn't change in place,
    and is shared. A search copies states all the time, and a loop over the fields would take it
    four times as long: so ``copy`` is made as data classes make their methods, as source text
    with a line a field.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        types: dict[str, str] = {}
        for base in reversed(cls.__mro__):
            types |= get_annotations(base)
        lines = ["def copy(self):", "    new = made(type(self))"]
        for name, kind in types.items():
            value = f"self.{name}.{_COPIES[kind]}()" if kind in _COPIES else f"self.{name}"
            lines.append(f"    new.{name} = {value}")
        scope: dict[str, object] = {"made": object.__new__}
        exec("\n".join([*lines, "    return new"]), scope)
        type.__setattr__(cls, "copy", scope["copy"])

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        raise NotImplementedError
