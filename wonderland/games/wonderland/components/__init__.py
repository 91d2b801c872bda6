"""The components that beings are made of, and where the numbers that they bring lie.

A component's class, in a file of its own here, holds what definitions fix of it, the columns that
it brings, and what is told of it. The columns of the game's own components have names here, since
the rules ask for them in every step; those of others are asked for by name, of the match's
``ColumnLayout``.
"""

from __future__ import annotations

from wonderland.games.wonderland.components.barricade import Barricade
from wonderland.games.wonderland.components.base import Component
from wonderland.games.wonderland.components.body import Body
from wonderland.games.wonderland.components.guard import Guard
from wonderland.games.wonderland.components.mobile import Mobile
from wonderland.games.wonderland.components.strike import Strike
from wonderland.kit.columns import Column, ColumnLayout
from wonderland.kit.registry import Registry

COMPONENTS: Registry[Component] = Registry("component", (Mobile, Barricade, Strike))
"""What a definition file may name, in the order in which the rulebook tells it."""
INNATE = (Body, Guard)
"""What every being has."""

SIDE_CAPACITY = 26
"""Entities of a side: West's from 0, East's from here."""
CAPACITY = 2 * SIDE_CAPACITY


def layout_of(added: tuple[Column, ...] = ()) -> ColumnLayout:
    """Where the columns lie, with those that others bring after the game's own."""
    own = [column for part in (*INNATE, *COMPONENTS) for column in part.columns]
    return ColumnLayout(own, CAPACITY, added)


_LAYOUT = layout_of()
SQUARE = _LAYOUT.offset("square")
START = _LAYOUT.offset("start")
STRENGTH = _LAYOUT.offset("strength")
ATK_MOD = _LAYOUT.offset("atk_mod")
DEF_MOD = _LAYOUT.offset("def_mod")
HOBBLE = _LAYOUT.offset("hobble")
SPUR = _LAYOUT.offset("spur")
CREDIT = _LAYOUT.offset("credit")
POINTS = _LAYOUT.offset("points")
HIT_BY = _LAYOUT.offset("hit_by")
ATTACKED = _LAYOUT.offset("attacked")
HALTED = _LAYOUT.offset("halted")
STEPPED = _LAYOUT.offset("stepped")
DEFENDED = _LAYOUT.offset("defended")

__all__ = [
    "ATK_MOD", "ATTACKED", "CAPACITY", "COMPONENTS", "CREDIT", "DEFENDED", "DEF_MOD", "HALTED",
    "HIT_BY", "HOBBLE", "INNATE", "POINTS", "SIDE_CAPACITY", "SPUR", "SQUARE", "START", "STEPPED",
    "STRENGTH", "Barricade", "Body", "Component", "Guard", "Mobile", "Strike", "layout_of",
]  # fmt: skip
