"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations


def listed(members: int) -> list[int]:
    """A set's numbers in ascending order."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found
