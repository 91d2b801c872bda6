"""What a seat sees, whole: the state less what is hidden, and the same whatever is hidden (W-76)."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

import pytest

import wonderland
from tests.games.wonderland.helpers import game, random_match
from tests.games.wonderland.twins import OTHER, TRIES, shown, twin

rule = pytest.mark.rule
CASES = [
    (seed, {"preset": preset, "face_down": face_down})
    for seed in range(6)
    for preset, face_down in (("quick", False), ("quick", True), ("standard", True))
]


def less_what_is_hidden(match, seat):
    """The state as a seat may see it, by W-70 and W-76 to the letter."""
    state, other = copy.deepcopy(match.state()), OTHER[seat]
    del state["pools"][other]
    if match.position.config.options.face_down and state["active"] == other:
        for die in state["dice"]:
            if die["card"] not in shown(match, other):
                die["card"] = None
    return state


def shuffled(match, seat, rng):
    """A match that is the same as far as a seat can tell; None if none was found."""
    for _ in range(TRIES):
        record = twin(match, seat, rng)
        if record is None:
            return None
        try:
            other = game().load(replace(record, seed=rng.randrange(10**6)))
        except wonderland.BadInput:
            continue
        if other.result == match.result:  # W-68 looks at the pools
            return other
    return None


def whole(view):
    """All that can be had from a view."""
    sample = view.sample(random.Random(3))
    return (sorted(str(action) for action in view.legal()), sample.state())


@rule("W-70", "W-76")
@pytest.mark.parametrize(("seed", "options"), CASES, ids=str)
def test_a_view_is_the_state_less_what_is_hidden_and_tells_nothing_of_it(seed, options):
    rng = random.Random(seed)
    changed = 0
    for lines in (4, 20, 21, 22, 60, 150):
        match = random_match(seed, lines, **options)
        for seat in "we":
            view = match.view(seat)
            assert dict(view) == less_what_is_hidden(match, seat)
            twin = shuffled(match, seat, rng)
            if twin is not None:
                changed += twin.state() != match.state()
                assert whole(twin.view(seat)) == whole(view)
    assert changed > 5, "something was hidden, and was other"


def cards_known(view):
    """The cards of the other side's pool that a seat has seen, by name."""
    known, other = view.known, "we".index(OTHER[view.seat])
    return sorted(known.config.ids[card] for card in known.pool[other])


@rule("W-14", "W-70", "W-76")
@pytest.mark.parametrize(("seed", "options"), CASES, ids=str)
def test_what_could_be_true_looks_to_the_seat_as_what_is(seed, options):
    """What was drawn for the unseen cards is as unseen as they were, and the seen ones stay seen."""
    rng, seen = random.Random(seed), 0
    for lines in (4, 20, 21, 22, 60, 150):
        match = random_match(seed, lines, **options)
        for seat in "we":
            view = match.view(seat)
            again = view.sample(rng).view(seat)
            assert dict(again) == dict(view)
            assert (again.hidden, again.hidden_levels) == (view.hidden, view.hidden_levels)
            assert cards_known(again) == cards_known(view)
            theirs = match.view(OTHER[seat])
            assert view.sample(rng).view(OTHER[seat]).hidden == theirs.hidden, "of one’s own"
            seen += len(cards_known(view))
    assert seen or options["face_down"], "cards chosen face up have been seen"
