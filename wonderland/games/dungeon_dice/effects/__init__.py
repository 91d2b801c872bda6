"""What abilities and items do (DD-11), each a class; the set is closed.

A new figure combines them and needs no Python.
"""

from __future__ import annotations

from wonderland.games.dungeon_dice.effects.again import Again
from wonderland.games.dungeon_dice.effects.base import Effect
from wonderland.games.dungeon_dice.effects.block import Block
from wonderland.games.dungeon_dice.effects.cancel import Cancel
from wonderland.games.dungeon_dice.effects.damage import Damage
from wonderland.games.dungeon_dice.effects.destroy_item import DestroyItem
from wonderland.games.dungeon_dice.effects.drain import Drain
from wonderland.games.dungeon_dice.effects.free import Free
from wonderland.games.dungeon_dice.effects.gain import Gain
from wonderland.games.dungeon_dice.effects.guard import Guard
from wonderland.games.dungeon_dice.effects.heal import Heal
from wonderland.games.dungeon_dice.effects.hold import Hold
from wonderland.games.dungeon_dice.effects.parry import Parry
from wonderland.games.dungeon_dice.effects.perish import Perish
from wonderland.games.dungeon_dice.effects.place import Place
from wonderland.games.dungeon_dice.effects.reach import Reach
from wonderland.games.dungeon_dice.effects.reveal_item import RevealItem
from wonderland.games.dungeon_dice.effects.shove import Pull, Push
from wonderland.games.dungeon_dice.effects.slow import Slow
from wonderland.games.dungeon_dice.effects.stat import Atk, Def
from wonderland.games.dungeon_dice.effects.swap import Swap
from wonderland.games.dungeon_dice.effects.teleport import Teleport
from wonderland.games.dungeon_dice.effects.trait import TraitEffect
from wonderland.kit.registry import Registry

EFFECTS: Registry[Effect] = Registry(
    "effect",
    [
        Damage, Heal, Atk, Def, Reach, Free, Slow, Hold, Push, Pull, Teleport, Swap, Place, Drain,
        Gain, TraitEffect, Block, RevealItem, DestroyItem, Cancel, Guard, Parry, Again, Perish,
    ],
)  # fmt: skip
