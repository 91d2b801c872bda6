"""The partners by name."""

from __future__ import annotations

from tools.partners.roses.beginners import Careful, Careless
from tools.partners.roses.planner import Planner
from tools.partners.roses.script import Painter
from tools.partners.roses.styles import Hoarder, Huntress, Sampler, Spoiler, Warden

PARTNERS: dict[str, type[Painter]] = {
    "painter": Painter,
    "spoiler": Spoiler,
    "warden": Warden,
    "huntress": Huntress,
    "hoarder": Hoarder,
    "sampler": Sampler,
    "planner": Planner,
    "careful": Careful,
    "careless": Careless,
}
