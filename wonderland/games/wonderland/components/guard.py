"""What every being has: it can be attacked, and defended (W-45, W-62 to W-64)."""

from __future__ import annotations

from typing import ClassVar

from wonderland.games.wonderland.components.base import Component
from wonderland.kit.columns import Column


class Guard(Component):
    """Every being has one; no file names it.

    Its columns: ``def_mod``, what abilities add to its Def; ``points``, the attack points that
    wait for check defense (W-45); ``hit_by``, the suits of the attackers that gave them, a bit
    each (W-63); ``defended``, whether a Defend was paid.
    """

    key: ClassVar[str] = "guard"
    columns: ClassVar[tuple[Column, ...]] = (
        Column("def_mod", more="shield", less="wither"),
        Column("points"),
        Column("hit_by", counts=False),
        Column("defended"),
    )
