"""At whom or what abilities and items are aimed (DD-10), each a class in a file of its own.

The set is closed: a new figure combines what is here and needs no Python.
"""

from __future__ import annotations

from wonderland.games.dungeon_dice.targets.around import AroundItem
from wonderland.games.dungeon_dice.targets.attack import AttackTarget
from wonderland.games.dungeon_dice.targets.base import Target
from wonderland.games.dungeon_dice.targets.crest import Crest
from wonderland.games.dungeon_dice.targets.enemies import Enemies
from wonderland.games.dungeon_dice.targets.enemy import Enemy
from wonderland.games.dungeon_dice.targets.finder import Finder
from wonderland.games.dungeon_dice.targets.foe import Foe
from wonderland.games.dungeon_dice.targets.friend import Friend
from wonderland.games.dungeon_dice.targets.item import ItemTarget
from wonderland.games.dungeon_dice.targets.line import Line
from wonderland.games.dungeon_dice.targets.link import LinkTarget
from wonderland.games.dungeon_dice.targets.opponent import Opponent
from wonderland.games.dungeon_dice.targets.others import Others
from wonderland.games.dungeon_dice.targets.own import Own
from wonderland.games.dungeon_dice.targets.square import Square
from wonderland.games.dungeon_dice.targets.user import User
from wonderland.kit.registry import Registry

TARGETS: Registry[Target] = Registry(
    "target",
    [
        User, Opponent, Friend, Own, Enemy, Line, Enemies, Others, Square, ItemTarget, Crest, Foe,
        AttackTarget, LinkTarget, Finder, AroundItem,
    ],
)  # fmt: skip
