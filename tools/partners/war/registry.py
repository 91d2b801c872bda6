"""The partners by name."""

from __future__ import annotations

from tools.partners.war.script import Racer
from tools.partners.war.styles import Bomber, Sampler, Sentry, Walker

PARTNERS: dict[str, type[Racer]] = {
    "racer": Racer,
    "sentry": Sentry,
    "bomber": Bomber,
    "walker": Walker,
    "sampler": Sampler,
}
