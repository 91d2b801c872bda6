"""``python -m wonderland`` and the ``wonderland`` command."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the command that the arguments name and return its exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from wonderland.cli.main import run  # noqa: PLC0415 - naming this module starts nothing

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
