"""The partners by name."""

from __future__ import annotations

from tools.partners.dice.script import Marcher
from tools.partners.dice.styles import Hunter, Saver, Swarm, Waller

PARTNERS: dict[str, type[Marcher]] = {
    "marcher": Marcher,
    "hunter": Hunter,
    "saver": Saver,
    "swarm": Swarm,
    "waller": Waller,
}
