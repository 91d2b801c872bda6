"""What every being has: a place, and how strong it still is."""

from __future__ import annotations

from typing import ClassVar

from wonderland.games.wonderland.components.base import Component
from wonderland.kit.columns import Column


class Body(Component):
    """Every being has one; no file names it.

    Its columns: ``square``, where it stands; ``start``, where it stood when the turn began, or was
    summoned to this turn (W-41); ``strength``, its Str.
    """

    key: ClassVar[str] = "body"
    columns: ClassVar[tuple[Column, ...]] = (
        Column("square", lasts=True, counts=False),
        Column("start", counts=False),
        Column("strength", lasts=True),
    )
