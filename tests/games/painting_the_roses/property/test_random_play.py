"""What holds whatever is played: cards are kept, copies are their own, text and replays agree."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.painting_the_roses.against import any_options
from tests.games.painting_the_roses.tools import GAME, opened, step
from wonderland.content import records

some = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)
LINES = st.integers(0, 250)


def begun(seed, lines):
    """A match of any options, played at random for some lines; and its source of chance."""
    rng = random.Random(seed)
    match = opened(options=any_options(rng), seed=seed)
    while match.to_act is not None and len(match.lines) < lines:
        step(match, rng)
    return match, rng


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
    match, rng = begun(seed, lines)
    old, state = match.copy(), match.state()
    position, copied = match.position, match.position.copy()
    for _ in range(30):
        if match.to_act is None:
            break
        step(match, rng)
    assert old.state() == state and copied.state() == state
    assert position is match.position
    for line in match.lines[len(old.lines) :]:  # and a copy goes on as the match did
        old.play(line)
        copied.perform(line, None)
    assert old.state() == copied.state() == match.state()


@some
@given(SEEDS, LINES)
def test_text_reads_back_and_every_legal_line_is_accepted(seed, lines):
    match, _ = begun(seed, lines)
    for action in match.legal():
        text, by_text = match.copy(), match.copy()
        assert text.play(action) == by_text.play(str(action))
        assert text.lines == by_text.lines
        assert text.state() == by_text.state()
    assert len(match.legal()) == len(list(match.legal())) == len({str(a) for a in match.legal()})


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
    match, _ = begun(seed, lines)
    text = records.write(match.record())
    again = wonderland.game(GAME).load(records.from_text(text, "x"))
    assert again.state() == match.state() and again.lines == match.lines


@some
@given(SEEDS, LINES)
def test_undo_takes_back_every_line(seed, lines):
    match, rng = begun(seed, 0)
    states = [match.state()]
    while match.to_act is not None and len(match.lines) < lines:
        step(match, rng)
        states.append(match.state())
    while match.lines:
        assert match.state() == states.pop()
        match.undo()
    assert match.state() == states.pop()


@some
@given(SEEDS, LINES)
def test_chances_sum_to_one(seed, lines):
    match, _ = begun(seed, lines)
    chances = match.chances()
    assert bool(chances) == (match.to_act == "*")
    if chances:
        assert sum(p for _, p in chances) == pytest.approx(1)
        assert {str(a) for a, _ in chances} == {str(a) for a in match.legal()}


def test_draws_come_as_often_as_their_chances_say():
    match = opened(
        {"gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"}, "pile": "6S 6S 7S 8H"},
        {"packs": 2},
    )
    match.play("a end")
    rng, found = random.Random(4), Counter()
    for _ in range(2000):
        found[str(match.position.drawn(rng.getrandbits(64)))] += 1
    assert 900 < found["* draw a 6S"] < 1100
    assert 400 < found["* draw a 7S"] < 600
    assert len(found) == 3
