"""Inputs with a few places changed: what is read then is read, or refused with its faults."""

from __future__ import annotations

import random
from collections.abc import Sequence

CUT, REPEATED = 20, 40
"""The most bytes that are cut out or said twice at once."""


def mutated(raw: bytes, rng: random.Random, bits: Sequence[bytes]) -> bytes:
    """Change a few places of an input: cut, repeat, insert, overwrite, swap lines, flip bytes."""
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(raw) + 1)
        kind = rng.randrange(7)
        if kind == 0:
            raw = raw[:at] + rng.choice(bits) + raw[at:]
        elif kind == 1:
            raw = raw[:at] + raw[at + rng.randrange(1, CUT) :]
        elif kind == 2:
            raw = raw[:at] + raw[max(0, at - rng.randrange(1, REPEATED)) : at] + raw[at:]
        elif kind == 3 and raw:
            at = min(at, len(raw) - 1)
            raw = raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
        elif kind == 4:
            lines = raw.split(b"\n")
            i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[i], lines[j] = lines[j], lines[i]
            raw = b"\n".join(lines)
        elif kind == 5:
            raw = raw[:at] + rng.choice(bits) + raw[at + rng.randrange(1, 8) :]
        else:
            raw = raw[:at]
    return raw
