"""What a search keeps in memory, and who looks through it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Let Python's collector of forgotten rings rest; afterwards it is as it was.

    A search makes hundreds of thousands of objects and keeps many of them, but makes no rings: what
    it forgets is free at once. Looking through all of it again and again, and finding nothing, took
    a quarter of the time of a decision.
    """
    works = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if works:
            gc.enable()
