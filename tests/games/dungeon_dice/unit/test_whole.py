"""A target or an effect that leaves something out can't be made, so that it fails before it is played."""

from __future__ import annotations

import pytest

from wonderland.games.dungeon_dice.effects import EFFECTS
from wonderland.games.dungeon_dice.effects.at_once import Damage
from wonderland.games.dungeon_dice.effects.base import Effect, OnEach
from wonderland.games.dungeon_dice.targets.base import NamedMonster, Target
from wonderland.games.dungeon_dice.targets.monsters import Enemy


@pytest.mark.parametrize(
    ("base", "given", "missing"),
    [(Target, Enemy, "whom"), (NamedMonster, Enemy, "candidates"), (Effect, Damage, "apply"), (OnEach, Damage, "act")],
)
def test_what_leaves_something_out_is_not_made(base, given, missing):
    wanted = set(base.__abstractmethods__)
    assert missing in wanted
    said = {name: getattr(given, name) for name in wanted - {missing}}
    short = type("Short", (base,), {**said, "__module__": __name__})
    with pytest.raises(TypeError, match=missing):
        short.read(["2"] if short.model_fields else [])


@pytest.mark.parametrize("kind", [*EFFECTS], ids=lambda kind: kind.key)
def test_an_effect_says_what_it_does(kind):
    assert hasattr(kind, "says") != (kind.does is not Effect.does)
