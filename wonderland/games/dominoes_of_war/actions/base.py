"""What the actions share: the roles of their words, and the refusals of who acts when."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.dominoes_of_war.state import State
from wonderland.kit.grammar import SEAT, Role

SQUARE = Role("square")
TROOP = Role("troop")
"""One of one's own troops, by its square."""
TARGET = Role("target")
TYPE = Role("type")
EDGE = Role("edge")
WAY = Role("way")
DOMINO = Role("face")

Seat: TypeAlias = Annotated[int, SEAT]
Square: TypeAlias = Annotated[int, SQUARE]
Squares: TypeAlias = Annotated[tuple[int, ...], SQUARE.several()]
Each: TypeAlias = Annotated[tuple[int, ...], SQUARE]
"""A square in each group of words of a line that has several."""
Troop: TypeAlias = Annotated[int, TROOP]
Target: TypeAlias = Annotated[int, TARGET]
Targets: TypeAlias = Annotated[tuple[int, ...], TARGET.several(most=2)]
Type: TypeAlias = Annotated[int, TYPE]
SecretTypes: TypeAlias = Annotated[tuple[int, ...], TYPE.hidden()]
Ways: TypeAlias = Annotated[tuple[int, ...], WAY]
Edge: TypeAlias = Annotated[int, EDGE]
Domino: TypeAlias = Annotated[int, DOMINO]

NO_FACE = -2
"""A word that is no domino of the set (DW-5)."""
NO_WAY = -2
"""A word that is no facing (DW-65)."""


def misplaced(state: State, *phases: int) -> Refusal | None:
    """What DW-101 says where this is not the phase."""
    if state.phase in phases:
        return None
    return Refusal("DW-101", say("this is not the moment for it"))
