"""Every rule number of the game is named by a test, and no other number is."""

from __future__ import annotations

import re
from pathlib import Path

from wonderland.games import registry


def test_every_rule_has_a_test():
    numbers = {n for chapter in registry.rules_text("dungeon-dice").values() for n in chapter}
    assert numbers == {f"DD-{n}" for n in range(1, 96)}
    named: set[str] = set()
    for path in Path(__file__).parent.parent.rglob("test_*.py"):
        for marks in re.findall(r"rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(r"DD-\d+", marks))
    assert numbers - named == set()
    assert named - numbers == set()
