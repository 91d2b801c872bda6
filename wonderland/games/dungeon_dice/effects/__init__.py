"""What abilities and items do (DD-11), each a class; the set is closed.

A new figure combines them and needs no Python.
"""

from __future__ import annotations

from wonderland.games.dungeon_dice.effects import at_once, in_chain, marks, moving
from wonderland.games.dungeon_dice.effects.base import Effect
from wonderland.kit.registry import Registry

EFFECTS: Registry[Effect] = Registry(
    "effect",
    [
        at_once.Damage, at_once.Heal, marks.Atk, marks.Def, marks.Reach, marks.Free, marks.Slow, marks.Hold,
        moving.Push, moving.Pull, moving.Teleport, moving.Swap, moving.Place, at_once.Drain, at_once.Gain,
        marks.TraitEffect, moving.Block, at_once.RevealItem, at_once.DestroyItem, in_chain.Cancel,
        in_chain.Guard, marks.Parry, marks.Again, at_once.Perish,
    ],
)  # fmt: skip
