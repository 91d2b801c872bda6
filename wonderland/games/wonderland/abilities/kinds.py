"""The kinds of abilities that the game has; others are handed in beside them."""

from __future__ import annotations

from wonderland.core.message import say
from wonderland.games.wonderland.abilities.base import Ability
from wonderland.games.wonderland.abilities.blast import Blast
from wonderland.games.wonderland.abilities.modifier import Modifier
from wonderland.kit.registry import Registry

KINDS: Registry[Ability] = Registry(say("kind of ability"), (Modifier, Blast))
