"""The partners by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from tools.partners.beginners import Careful, Careless
from tools.partners.sampler import MonteCarlo, TurnSampler
from tools.partners.script import Racer
from tools.partners.styles import Blocker, Dropper, Hoarder, RookFortress, Swarm

Partner: TypeAlias = Racer

PARTNERS: dict[str, type[Partner]] = {
    "racer": Racer,
    "swarm": Swarm,
    "blocker": Blocker,
    "hoarder": Hoarder,
    "fortress": RookFortress,
    "dropper": Dropper,
    "sampler": TurnSampler,
    "monte-carlo": MonteCarlo,
    "careful": Careful,
    "careless": Careless,
}


def brought(players: Mapping[str, str], size: int) -> dict[str, list[str]] | None:
    """The pools that partners bring; None where no style asks for one.

    Args:
        players: who plays each side.
        size: how many cards a pool has; a style's first ones are taken.
    """
    found = {
        side: list(PARTNERS[player].pool)[:size]
        for side, player in players.items()
        if player in PARTNERS and PARTNERS[player].pool
    }
    return found or None
