"""Memory that is free, given back to the system.

Pictures of many sizes that come and go leave holes. The C library keeps those, so that a window that is
used for long would hold half as much again as it needs.
"""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Give back what is free, where the C library can; that takes a millisecond or two."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc has it, musl doesn't
        if trim is not None:
            trim(0)
