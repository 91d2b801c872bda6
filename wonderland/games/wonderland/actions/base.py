"""What the classes of actions are made of: the roles of their words, and where an action has its place.

An action is a named tuple of entities, squares, faces and sizes as numbers; who acts stands beside
it, not in it. Its class says how it is ``written``, by ``action`` in which phases it has its place,
by ``refusal`` why it may not be taken there (none where nothing more is asked), and by ``perform``
what it does. What opens a window before it happens (``state.Declared``) says that by ``happen``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.state import OVER, SIDE, Refusal, State
from wonderland.kit.grammar import Role

FIRST_SIDE, FACE, DOMINO = Role("side"), Role("face", rule="W-5"), Role("domino", rule="W-22")
DIE = Role("die", rule="W-16")
"""A card of the own pool whose die is chosen."""
CARD = Role("card", rule="W-19")
"""A card of the own pool that is summoned."""
BEING = Role("being")
"""Who acts, by its card."""
TARGET = Role("target")
SQUARE = Role("square", rule="W-32")
ABILITY, SIZE = Role("ability"), Role("size")
"""An ability's name, where it is not the being's first, and for how much it is used."""

AT_ANY_TIME = tuple(range(OVER))
"""The phases of talk."""
_Action = TypeVar("_Action", bound=tuple[object, ...])


class Place(NamedTuple):
    """Where an action has its place.

    Attributes:
        phases: of a turn.
        rule: the number of the rule that it is about.
        otherwise: what is said of it in any other phase.
        check: why it may not be taken in its place, None where nothing more is asked.
        happen: what it does once nobody may answer any more, None where nobody may (W-58); it tells
            why it is void, where only what is hidden makes it so (W-84).
    """

    phases: tuple[int, ...]
    rule: str
    otherwise: str
    check: Callable[[tuple[object, ...], State], Refusal | None] | None
    happen: Callable[[tuple[object, ...], State, ev.Events | None], Refusal | None] | None


def action(rank: int, phases: tuple[int, ...], rule: str, otherwise: str) -> Callable[[type[_Action]], type[_Action]]:
    """Say where an action has its place, and tell actions apart by what they are, then by their fields.

    As bare tuples a pass and an end would be the same, and so would a step and an attack. Actions
    of different kinds stand in the order of their ranks, so that a tie is always broken alike.
    """

    def decorate(kind: type[_Action]) -> type[_Action]:
        check, happen = getattr(kind, "refusal", None), getattr(kind, "happen", None)
        methods: dict[str, object] = {
            "rank": rank,
            "place": Place(phases, rule, otherwise, check, happen),
            "__eq__": lambda one, other: type(one) is type(other) and tuple.__eq__(one, other),
            "__ne__": lambda one, other: type(one) is not type(other) or tuple.__ne__(one, other),
            "__lt__": lambda one, other: (one.rank, *one) < (other.rank, *other),
            "__gt__": lambda one, other: (one.rank, *one) > (other.rank, *other),
            "__hash__": lambda one: hash((rank, tuple.__hash__(one))),
            "__bool__": lambda _: True,
        }
        for name, method in methods.items():
            setattr(kind, name, method)
        return kind

    return decorate


def stranger(state: State, being: int) -> Refusal | None:
    """Say why a being is none that the side to act has in play, or None if it is one."""
    side = state.to_act
    if SIDE[being] != side:
        name = state.config.being_name(being)
        return "W-31", say("{being} is not a being of the side that acts", being=name)
    if being not in state.beings[side]:
        return "W-31", say("{being} is not in play", being=state.config.being_name(being))
    return None
