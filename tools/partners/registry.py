"""The partners by name."""

from __future__ import annotations

from typing import TypeAlias

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
}
