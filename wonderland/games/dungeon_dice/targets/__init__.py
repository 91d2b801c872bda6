"""At whom or what abilities and items are aimed (DD-10), each a class; the set is closed.

A new figure combines what is here and needs no Python.
"""

from __future__ import annotations

from wonderland.games.dungeon_dice.targets import monsters, things, unnamed
from wonderland.games.dungeon_dice.targets.base import Target
from wonderland.kit.registry import Registry

TARGETS: Registry[Target] = Registry(
    "target",
    [
        unnamed.User, unnamed.Opponent, monsters.Friend, monsters.Own, monsters.Enemy, monsters.Line,
        monsters.Enemies, monsters.Others, things.Square, things.ItemTarget, things.Crest, unnamed.Foe,
        unnamed.AttackTarget, unnamed.LinkTarget, unnamed.Finder, monsters.AroundItem,
    ],
)  # fmt: skip
