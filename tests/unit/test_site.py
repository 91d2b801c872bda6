"""The site of the pages has every page once in its menu, and each part of the menu has its page."""

from __future__ import annotations

from pathlib import Path

from tests.unit.test_pages import FENCED, LINK
from tools import site

ROOT = Path(__file__).resolve().parents[2]
FIRST = {"README.md"}
"""What the site begins with, and its menu doesn't name."""


def test_every_page_is_in_the_menu_once(tmp_path):
    site.lay_out(tmp_path / "pages")
    named = [f"{name}.md" for names in site.menu().values() for name in names]
    pages = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    pages |= {path.name for path in ROOT.glob("*.md")}
    assert sorted(named) == sorted({*pages, "python.md"} - FIRST)
    assert [name for name in named if not (tmp_path / "pages" / name).is_file()] == []


def test_what_it_begins_with_lists_the_menu(tmp_path):
    site.lay_out(tmp_path / "pages")
    index = (tmp_path / "pages" / "index.md").read_text("utf-8")
    assert index.startswith((ROOT / "README.md").read_text("utf-8"))
    assert [part for part in site.menu() if f":caption: {part}\n" not in index] == []


def test_no_link_leads_out_of_the_site(tmp_path):
    pages = tmp_path / "pages"
    site.lay_out(pages)
    links = [
        (page.name, link)
        for page in pages.rglob("*.md")
        for link in LINK.findall(FENCED.sub("", page.read_text("utf-8")))
        if not (page.parent / link).exists()
    ]
    assert links == []
