"""What the pages of the project show of code and files, for the tests that try it."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"


def shown(page: str, language: str) -> list[str]:
    """The fenced blocks of a language on a page of ``docs``, by the page's name without its ending."""
    text = (DOCS / f"{page}.md").read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
