"""``python -m wonderland`` and the ``wonderland`` command."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the command that the arguments name and return its exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ["PYTHONSAFEPATH"] = "1"  # processes of ours run nothing from the current folder
    try:
        from wonderland.cli.main import run  # noqa: PLC0415 - naming this module starts nothing
        from wonderland.cli.printing import open_standard_streams  # noqa: PLC0415

        open_standard_streams()
        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
