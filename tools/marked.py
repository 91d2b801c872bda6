"""Tables that programs put into the docs, each between two marks of its own."""

from __future__ import annotations

from pathlib import Path

from wonderland.content import files


def between(text: str, name: str) -> str:
    """What stands between the marks of a name; nothing where there are none."""
    return _parts(text, name)[1]


def put(page: Path, name: str, table: str) -> None:
    """Write a table between the marks of a name in a page, in place of what stands there.

    Raises:
        ValueError: if the page has no such marks.
    """
    text = page.read_text("utf-8")
    begin, end = _marks(name)
    if begin not in text or end not in text:
        raise ValueError(f"{page} has no {begin} and {end}")
    before, _, after = _parts(text, name)
    files.save(page, f"{before}{begin}\n{table}\n{end}{after}")


def _marks(name: str) -> tuple[str, str]:
    return f"<!-- {name} -->", f"<!-- end of {name} -->"


def _parts(text: str, name: str) -> tuple[str, str, str]:
    begin, end = _marks(name)
    before, _, rest = text.partition(begin)
    table, _, after = rest.partition(end)
    return before, table, after
