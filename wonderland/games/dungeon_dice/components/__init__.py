"""General abilities of monsters (section 7), each a class in a file of its own.

A monster has those that its definition names, and an effect may give or take one for a turn.
"""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.dungeon_dice.components.base import Trait
from wonderland.games.dungeon_dice.components.flying import Flying
from wonderland.games.dungeon_dice.components.tunnel import Tunnel
from wonderland.kit.registry import Registry

TRAITS: Registry[Trait] = Registry(say("general ability"), [Flying, Tunnel])

FLYING = Flying.bit
TUNNEL = Tunnel.bit
