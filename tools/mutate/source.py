"""Writing a source file whose earlier text may have been compiled."""

from __future__ import annotations

from pathlib import Path


def write_source(path: Path, source: str) -> None:
    """Write a source file so that Python does not run what it compiled of it before.

    It knows that by the second and the size alone: a fault that is as long would not be seen.
    """
    path.write_text(source, encoding="utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
        compiled.unlink()
