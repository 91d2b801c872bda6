"""What the pages name is there: tests, programs and other pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("*.md"))]
NAMED = re.compile(r"`((?:tests|tools|docs|config|wonderland|assets)/[^`\s]*)`")
"""A file or folder of the project, as a page names it."""
TEST = re.compile(r"`(?:[\w./]*::)?(test_\w+)(\.py)?`")
"""A test by its name, or the file of one."""
PROGRAM = re.compile(r"`python -m (tools[\w.]*)")
ASKED = ("Game Accessibility Guidelines", "Xbox Accessibility Guidelines")


def there(named):
    """Whether files are there that a page names, perhaps by a pattern or without an ending."""
    if "<" in named:
        return True  # a name with a part to be filled in
    found = (ROOT / named).exists() or (ROOT / f"{named}.py").exists()
    return found or any(ROOT.glob(named)) or any(ROOT.glob(f"{named}.*"))


@pytest.fixture(scope="module")
def functions():
    """The names of all tests."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        found.add(path.stem)
        found |= set(re.findall(r"^\s*def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_is_there(page, functions):
    text = page.read_text("utf-8")
    if page.name == "CHANGELOG.md":
        return  # what was there once
    assert [name for name in NAMED.findall(text) if not there(name)] == []
    assert [name for name, _ in TEST.findall(text) if name not in functions] == []
    for program in PROGRAM.findall(text):
        path = ROOT / program.replace(".", "/")
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), program


def test_each_item_of_access_says_how_it_stands():
    """A line of both lists names a test, says that it is not done or that there is nothing of it."""
    text = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
    lists = text.partition(f"## {ASKED[0]}")[2].partition("## What is heard")[0]
    rows = [line.split("|")[1:-1] for line in lists.splitlines() if line.startswith("| ")]
    items = [
        row for row in rows if len(row) == 3 and row[1].strip() not in ("item", "what is asked")
    ]
    assert len(items) > 60
    assert [row for row in items if not row[2].strip()] == []
