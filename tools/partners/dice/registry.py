"""The partners by name."""

from __future__ import annotations

from tools.partners.dice.beginners import Careful, Careless
from tools.partners.dice.racer import Racer
from tools.partners.dice.script import Marcher
from tools.partners.dice.styles import Hunter, Saver, Swarm, Waller

PARTNERS: dict[str, type[Marcher]] = {
    "marcher": Marcher,
    "racer": Racer,
    "hunter": Hunter,
    "saver": Saver,
    "swarm": Swarm,
    "waller": Waller,
    "careful": Careful,
    "careless": Careless,
}
