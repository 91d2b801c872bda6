"""Inputs with a few places changed: what is read then is read, or refused with its faults."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import wonderland

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


def read_or_refused(inputs: Iterable[bytes], path: Path, read: Callable[[Path], object]) -> tuple[int, int]:
    """Read inputs as files; a fault is told in words, and nothing else is raised.

    Args:
        inputs: what is read.
        path: where each stands for it.
        read: the reader.

    Returns:
        How many were read, and how many refused.
    """
    taken = refused = 0
    for raw in inputs:
        path.write_bytes(raw)
        try:
            read(path)
            taken += 1
        except wonderland.BadInput as bad:
            assert bad.problems
            assert all(problem.message for problem in bad.problems)
            refused += 1
    return taken, refused
