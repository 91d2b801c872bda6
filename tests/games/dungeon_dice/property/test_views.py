"""A view shows the same whatever its seat may not see."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.dungeon_dice.against import chosen
from tests.games.dungeon_dice.property.test_random_play import after, begun
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.view import filled

some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@some
@given(st.integers(0, 10**6), st.integers(0, 80))
def test_shuffling_what_is_hidden_changes_nothing_that_is_seen(seed, lines):
    match = after(seed, lines)
    rng = random.Random(seed)
    for side, seat in enumerate("we"):
        view = match.view(seat)
        other = Position(filled(view.known, rng))
        assert [str(a) for a in other.legal(seat)] == [str(a) for a in match.legal(seat)]
        hidden = [f for f in view.known.figures_left[1 - side] if match.position.config.figures[f].unknown]
        shown = match.state()["pools"]["ew"[side]]["figures"]
        if not match.position.config.options.open_items and match.to_act:
            assert len(hidden) == sum(match.position.config.definitions.figure(code).is_item for code in shown)


@some
@given(st.integers(0, 10**6), st.integers(1, 60))
def test_two_matches_that_differ_in_what_is_hidden_are_told_alike(seed, lines):
    """The same lines, the items of one side other ones of the same kind: the other side knows the same."""
    match, rng = begun(seed)
    seat = rng.choice("we")
    twin = match.copy()
    twin.position = Position(filled(match.view(seat).known, rng))
    for _ in range(lines):
        if match.to_act is None or match.to_act != twin.to_act:
            break
        line = chosen(match, rng)
        if line not in {str(a) for a in twin.legal()} and line.split()[1] not in ("offer", "resign"):
            break
        match.play(line)
        twin.play(line)
        if match.to_act is None or twin.to_act is None:
            break  # all lies open now
        if any(type(e).__name__ in ("ItemTurned", "ItemGone") for e in match.last_events):
            break
        assert match.lines_for(seat) == twin.lines_for(seat)
        assert match.events_for(seat) == twin.events_for(seat)
        assert match.view(seat) == twin.view(seat)
