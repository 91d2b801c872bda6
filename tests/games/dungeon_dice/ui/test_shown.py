"""What the table shows while events are seen: each monster as that event left it."""

from __future__ import annotations

from random import Random

import pytest

from wonderland import api
from wonderland.core.game import CHANCE
from wonderland.games.dungeon_dice import queries
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.shown import begun, seen

POOLS = {"w": "phantasmagoria", "e": "mad-tea-party"}
LEAVES = ("end", "pass", "skip")
AT_ONCE = 60
"""Lines that are seen only after the last of them: others play on while one is shown."""


def where_all_stand(view):
    return {key: (one["square"], one["hp"]) for key, one in view["monsters"].items()}


def play_a_line(match, rng):
    if match.to_act == CHANCE:
        match.draw()
        return
    tries = [match.legal().choose(rng) for _ in range(4)]
    match.play(next((one for one in tries if str(one).split()[1] not in LEAVES), tries[0]))


@pytest.mark.parametrize("seed", range(6))
def test_events_alone_tell_where_all_stand_however_late_they_are_seen(seed):
    """Who came and fell in the meantime stood somewhere when he was hurt."""
    match = api.game("dungeon-dice").new(options={"preset": "quick"}, pools=POOLS, seed=seed)
    rng, facts = Random(seed), Facts.of(match)
    for _ in range(10):
        shown, news = begun(queries.seen(match, "w")), []
        for _ in range(AT_ONCE):
            if match.to_act is not None:
                play_a_line(match, rng)
                news += match.events_for("w")
        for event in news:
            who = getattr(event, "id", None)
            if hasattr(event, "left") and who:
                assert who in shown["monsters"]
            seen(shown, event, facts.newcomer)
        assert where_all_stand(shown) == where_all_stand(queries.seen(match, "w"))
