"""A kind of ability that leaves something out can't be made, so that it fails before it is played."""

from __future__ import annotations

import pytest

from wonderland.games.wonderland.abilities.base import Ability
from wonderland.games.wonderland.abilities.modifier import Modifier


@pytest.mark.parametrize("missing", ["targets", "change"])
def test_what_leaves_something_out_is_not_made(missing):
    said = {name: getattr(Modifier, name) for name in {"targets", "change"} - {missing}}
    short = type("Short", (Ability,), {**said, "__module__": __name__})
    with pytest.raises(TypeError, match=missing):
        short(factor="C", says="It does.")
