"""What a line says, in names: for those who look at lines and don't carry them out."""

from __future__ import annotations

from wonderland.games.dominoes_of_war.actions import GRAMMAR
from wonderland.games.dominoes_of_war.actions.base import EDGE, SQUARE, TARGET, TROOP, TYPE, WAY
from wonderland.kit import grammar
from wonderland.kit.grammar import SEAT


class NamedLine(grammar.NamedLine):
    """A line."""

    __slots__ = ()

    @property
    def troop(self) -> str:
        """The square of the figure that acts, ``""`` for none."""
        return self.one(TROOP)

    @property
    def squares(self) -> tuple[str, ...]:
        """The other squares that it names."""
        return (*self.all(SQUARE), *self.all(TARGET))

    @property
    def edges(self) -> tuple[str, ...]:
        """The edges that it names."""
        return self.all(EDGE)

    @property
    def types(self) -> tuple[str, ...]:
        """The types that it names."""
        return self.all(TYPE)

    @property
    def ways(self) -> tuple[str, ...]:
        """The directions that it names."""
        return self.all(WAY)

    @property
    def about(self) -> str:
        """The seat that it is about beside the one that says it, ``""`` for none."""
        return self.one(SEAT)


def in_names(line: str) -> NamedLine:
    """What a line says, as records have it (section 10)."""
    return NamedLine(*GRAMMAR.parted(line))
