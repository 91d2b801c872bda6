"""What people wrote at the end of a measured page outlives the next measuring."""

from __future__ import annotations

from tools.usability.__main__ import BY_HAND, by_hand


def test_what_people_wrote_is_kept_with_its_heading(tmp_path):
    page = tmp_path / "usability.md"
    assert not by_hand(page)
    page.write_text(f"# Measured\n\n| 1 | 2 |\n{BY_HAND}\n### A game\n- It is slow.\n", encoding="utf-8")
    assert by_hand(page) == f"{BY_HAND}\n### A game\n- It is slow.\n"
