"""A level that errs says that it didn't look further, and claims nothing then of what else there was."""

from __future__ import annotations

import pytest

from tests.house.matches import GAMES, having, short
from wonderland import api
from wonderland.core.agent import CARELESS

CLAIMS = (
    "Nothing more", "Everything else", "whatever", "would help most", "can do most", "is what it needs", "best place",
    "hurts", "is worth", "stands better", "better now", "is wanted", "worth more next turn", "cost more than it brings",
)  # fmt: skip
"""What is said of other choices, or of the choice against them."""
ERRING, LINES = ("easy", "normal"), 130


def whys(name, level, seed=1):
    """What a level says of each of its choices in a match against itself."""
    game = api.game(name)
    match = game.new(seed=seed, options=short(name))
    agents = {seat: game.agent(level, seed=seed + i) for i, seat in enumerate(match.seats)}
    while match.to_act is not None and len(match.lines) < LINES:
        if match.to_act == "*":
            match.draw()
            continue
        choice = agents[match.to_act].choose(match.view(match.to_act))
        yield choice.why
        match.play(choice.action)


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in GAMES for level in ERRING if level in api.game(name).levels]
)
def test_one_that_errs_says_so_and_claims_nothing(name, level):
    said = list(whys(name, level))
    erred = [why for why in said if CARELESS in why]
    assert erred
    assert [why for why in erred if any(claim in why for claim in CLAIMS)] == []


@pytest.mark.parametrize("name", having("agents"))
def test_the_level_that_gives_hints_does_not_err(name):
    level = api.game(name).parts.agents.hint_level
    for number, why in enumerate(whys(name, level)):
        assert CARELESS not in why
        if number == 12:
            break
