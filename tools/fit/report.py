"""The page that several measurements write, each its own section."""

from __future__ import annotations

from pathlib import Path


def put_section(page: Path, heading: str, text: str) -> None:
    """Write a section of the page anew, or at its end, and leave the others as they are."""
    known = page.read_text(encoding="utf-8") if page.exists() else ""
    before, _, rest = known.partition(f"{heading}\n")
    _, mark, after = rest.partition("\n## ")
    page.write_text(f"{before.rstrip()}\n\n{text}{mark}{after}", encoding="utf-8")
