"""What a pool is: the dice and figures that a side brings (DD-16)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pool:
    """A pool: the kinds of its dice and the codes of its figures, sorted as text."""

    dice: tuple[str, ...]
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NamedPool:
    """A pool that ships with the game, or that a file of the user's brings."""

    key: str
    name: str
    says: str
    pool: Pool
