"""``python -m tools.stress.held WORDS``: the command, held to what modes forbid even for root."""

from __future__ import annotations

import ctypes
import os
import sys

_BOUND_DROP = 24
_OVERRIDES = (1, 2)
"""CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH: what lets root read and write everywhere."""


def main() -> None:
    """Give up what only root may, and become the command."""
    if os.geteuid() == 0 and sys.platform == "linux":
        system = ctypes.CDLL(None)
        for capability in _OVERRIDES:
            system.prctl(_BOUND_DROP, capability, 0, 0, 0)
    os.execv(sys.executable, [sys.executable, "-m", "wonderland", *sys.argv[1:]])


if __name__ == "__main__":
    main()
