"""Every rule number of the flagship that this version plays is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

from wonderland.games import registry

NOT_PLAYED = {"W-72", "W-73"}
"""Options that are refused with a message; see ARCHITECTURE.md, "Rulings"."""


def test_every_rule_has_a_test():
    numbers = {n for chapter in registry.rules_text("wonderland").values() for n in chapter}
    assert numbers == {f"W-{n}" for n in range(1, 77)}
    named: set[str] = set()
    for path in Path(__file__).parent.parent.rglob("test_*.py"):
        for marks in re.findall(r"rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"W-\d+", marks))
    assert numbers - named - NOT_PLAYED == set()
    assert not named - numbers
