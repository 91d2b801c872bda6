"""Easing: how a share of a time becomes a share of a way, both from 0 to 1."""

from __future__ import annotations

BEYOND = 1.7
"""How strongly ``out_back`` goes beyond its end before it comes back."""


def between(now: float, begin: float, end: float) -> float:
    """How much of a time has gone, from 0 to 1."""
    return max(0.0, min(1.0, (now - begin) / (end - begin)))


def in_quad(share: float) -> float:
    """Begins gently and ends fast, as what falls."""
    return share * share


def out_cubic(share: float) -> float:
    """Begins fast and ends gently."""
    return 1 - (1 - share) ** 3


def in_out_cubic(share: float) -> float:
    """Begins and ends gently, fast between."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def out_back(share: float, beyond: float = BEYOND) -> float:
    """Goes beyond its end and comes back to it, as a spring."""
    left = share - 1
    return 1 + (beyond + 1) * left**3 + beyond * left**2
