"""The next of several things, as a key or a button takes them one after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Thing = TypeVar("Thing")


def next_of(things: Sequence[Thing], now: Thing | None, way: int = 1) -> Thing:
    """The thing after the one that it is now, after the last the first; the first where it is none.

    Args:
        things: they, of which there is one at least.
        now: the one that it is; None for none.
        way: how many further; less than 0 to go back.
    """
    return things[(things.index(now) + way) % len(things)] if now in things else things[0]
