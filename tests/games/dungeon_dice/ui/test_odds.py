"""The dice that are suggested summon most likely, and call somebody who can fight."""

from __future__ import annotations

import pytest

from wonderland.ui.games.dungeon_dice.odds import best

FACES = {"1K": ("S", "S", "T3"), "1G": ("S", "S", "M"), "2G": ("S", "M", "M")}


@pytest.mark.rule("DD-31")
@pytest.mark.parametrize(
    ("sets", "found"),
    [
        ([("1K", "1K", "1K"), ("1G", "1G", "1G")], ("1G", "1G", "1G")),
        ([("1K", "1K", "1K"), ("2G", "2G", "2G")], ("1K", "1K", "1K")),
    ],
)
def test_of_dice_that_summon_alike_those_of_figures_are_suggested(sets, found):
    assert best(sets, FACES.__getitem__, frozenset(FACES)) == found
