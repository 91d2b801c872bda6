"""What holds whatever is played: cards are kept, copies are their own, text and replays agree."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.painting_the_roses.against import any_options
from tests.games.painting_the_roses.tools import GAME, opened, step
from tests.wandering import Wandering

some = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)
LINES = st.integers(0, 250)


WANDERING = Wandering(GAME, any_options)
begun = WANDERING.begun


def cards_of(state):
    """Every card and where it can be: each is somewhere, and nowhere twice (section 1.4)."""
    found = Counter(card for row in state["gardens"].values() for card in (c[:2] for c in row))
    found.update(guard.split()[0] for guard in state["guards"].values() if guard)
    for key in ("hands", "kings"):
        for cards in state[key].values():
            found.update(cards)
    for key in ("pile", "discards", "tower"):
        found.update(state[key])
    found.update(["QH"] if state["queen"] else [])
    found.update([state["playing"].split()[0]] if state["playing"] else [])
    return found


@some
@given(SEEDS)
def test_no_card_is_ever_lost_or_made(seed):
    match, rng = begun(seed, 0)
    pack = cards_of(match.state())
    assert sum(pack.values()) in (52, 103)
    while match.to_act is not None and len(match.lines) < 300:
        step(match, rng)
        state = match.state()
        assert cards_of(state) == pack
        assert state["pile_size"] == len(state["pile"])


@some
@given(SEEDS, LINES)
def test_copies_are_independent(seed, lines):
    WANDERING.check_copies(seed, lines)


@some
@given(SEEDS, LINES)
def test_text_reads_back_and_every_legal_line_is_accepted(seed, lines):
    WANDERING.check_text(seed, lines)


@some
@given(SEEDS, LINES)
def test_choosing_draws_legal_actions_and_leaves_none_out(seed, lines):
    match, rng = begun(seed, lines)
    legal = match.legal()
    if not legal:
        return
    found = {str(action) for action in legal}
    drawn = {str(legal.choose(rng)) for _ in range(len(found) * 12)}
    assert drawn <= found
    assert len(drawn) > len(found) * 0.9
    assert [str(legal[i]) for i in range(len(legal))] == [str(a) for a in legal]


@some
@given(SEEDS, st.integers(0, 700))
def test_a_record_replays_to_the_same_state(seed, lines):
    WANDERING.check_replay(seed, lines)


@some
@given(SEEDS, LINES)
def test_undo_takes_back_every_line(seed, lines):
    WANDERING.check_undo(seed, lines)


@some
@given(SEEDS, LINES)
def test_chances_sum_to_one(seed, lines):
    WANDERING.check_chances(seed, lines)


def test_draws_come_as_often_as_their_chances_say():
    match = opened({"gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"}, "pile": "6S 6S 7S 8H"}, {"packs": 2})
    match.play("a end")
    rng, found = random.Random(4), Counter()
    for _ in range(2000):
        found[str(match.position.drawn(rng.getrandbits(64)))] += 1
    assert 900 < found["* draw a 6S"] < 1100
    assert 400 < found["* draw a 7S"] < 600
    assert len(found) == 3
