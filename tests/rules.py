"""Whether the rules of a game are named by its tests."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from wonderland.games import registry


def assert_rules_are_tested(game: str, prefix: str, last: int, not_played: Collection[str] = ()) -> None:
    """Every rule number of a game is named by a test of it, and no other number is.

    Args:
        game: the game's name; its tests lie in the folder of its package's name.
        prefix: what stands before its numbers: ``"W"``.
        last: the last number.
        not_played: numbers that this version does not play.
    """
    numbers = {n for chapter in registry.rules_text(game).values() for n in chapter}
    assert numbers | set(not_played) == {f"{prefix}-{n}" for n in range(1, last + 1)}
    named: set[str] = set()
    for path in (Path(__file__).parent / "games" / game.replace("-", "_")).rglob("test_*.py"):
        for marks in re.findall(r"rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            named |= set(re.findall(rf"\b{prefix}-\d+", marks))
    assert named
    assert numbers - named - set(not_played) == set()
    assert named - numbers == set()
