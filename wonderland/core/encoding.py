"""What a game offers to a learning program: its decisions and its views in plain numbers.

A decision is said in one or several numbers below ``Encoding.numbers``, like words of a line: a
card, then a square, and so on. So few numbers reach every action, and none needs a list of all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Protocol

from wonderland.core.game import Action, Position, View

Said = Sequence[int]
"""The numbers of a decision said so far; ``()`` where none is begun."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an observation: where it begins and how its numbers are to be read.

    Attributes:
        start: the index of its first number.
        shape: its dimensions, the last one running fastest.
        names: what stands along the dimension that is not squares or cards.
    """

    start: int
    shape: tuple[int, ...]
    names: tuple[str, ...]


def laid_out(parts: Mapping[str, tuple[tuple[int, ...], Sequence[str]]]) -> tuple[dict[str, Part], int]:
    """Lay the parts of an observation one behind another.

    Args:
        parts: each by its name, with its shape and names as in ``Part``.

    Returns:
        The parts, and how many numbers an observation has.
    """
    layout: dict[str, Part] = {}
    start = 0
    for name, (shape, names) in parts.items():
        layout[name] = Part(start, shape, tuple(names))
        start += prod(shape)
    return layout, start


@dataclass(frozen=True, slots=True)
class Cell:
    """A square of a picture.

    Attributes:
        ground: the seat that laid it, by its place among the game's seats; -1 for none.
        piece: the seat whose piece stands there, -1 for none.
        text: what is written on it.
    """

    ground: int = -1
    piece: int = -1
    text: str = ""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A position as a picture in words, for whoever paints it.

    Attributes:
        columns, rows: the size of the table.
        cells: what there is on a square (column and row from 0, row 0 at the bottom), where
            there is anything.
        lines: what is written above the table.
    """

    columns: int
    rows: int
    cells: Mapping[tuple[int, int], Cell]
    lines: tuple[str, ...]


class Encoding(Protocol):
    """A match's decisions and views in numbers; they hold for every match of the same options.

    ``view`` is a view of the match's game whose seat is to act, unless it says otherwise.

    Attributes:
        numbers: decisions are said in numbers from 0 up to this.
        length: how many numbers an observation has.
        least, most: what they lie between.
    """

    numbers: int
    length: int
    least: int
    most: int

    @property
    def layout(self) -> Mapping[str, Part]:
        """The parts of an observation by name."""
        ...

    def following(self, view: View, said: Said) -> list[int]:
        """The numbers that may be said next; none if the seat is not to act."""
        ...

    def write(self, view: View, action: Action) -> tuple[int, ...]:
        """The numbers that say a legal action."""
        ...

    def read(self, view: View, said: Said) -> Action | None:
        """The action that numbers say, each one of ``following``; None while it is not whole."""
        ...

    def observe(self, view: View, said: Said) -> Sequence[int]:
        """What a view holds; ``said`` is what its own seat has begun to say."""
        ...

    def explain(self, number: int) -> str:
        """What a number stands for, in a word or two."""
        ...

    def sketch(self, position: Position) -> Sketch:
        """A position as a picture for all to see: what lies open, nothing that any seat may not know."""
        ...
