"""What holds whatever is played: figures and dominoes are kept, copies are their own, text and replays agree."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.dominoes_of_war.against import any_options
from tests.games.dominoes_of_war.tools import GAME, opened, step
from wonderland.content import records

some = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)
LINES = st.integers(0, 120)


def begun(seed, lines):
    """A match of any options, played at random for some lines; and its source of chance."""
    rng = random.Random(seed)
    match = opened(options=any_options(rng), seed=seed)
    while match.to_act is not None and len(match.lines) < lines:
        step(match, rng)
    return match, rng


@some
@given(SEEDS)
def test_no_domino_and_no_figure_is_ever_made(seed):
    """DW-4, DW-10: what is seen, spent or unseen is the sets; nobody comes from nowhere."""
    match, rng = begun(seed, 0)
    columns, rows = map(int, match.state()["field"].split("x"))
    whole = 91 if columns * rows <= 78 else 182
    options = match.record().options
    before = None
    while match.to_act is not None and len(match.lines) < 200:
        state = match.state()
        assert state["bag"] + len(state["faces"]) + len(state["discards"]) == whole
        count = sum(map(len, state["troops"].values()))
        count += sum(sum(army.values()) for army in state["army"].values())
        assert before is None or count <= before or options.get("dead") == "return"
        before = count
        step(match, rng)


@some
@given(SEEDS)
def test_each_stands_on_a_tile_alone(seed):
    """DW-13, DW-14, DW-15."""
    match, rng = begun(seed, 0)
    while match.to_act is not None and len(match.lines) < 200:
        state = match.state()
        columns, rows = map(int, state["field"].split("x"))
        field = {
            f"{'abcdefghijklmnopqrstuvwx'[6 + c]}{7 + r}"
            for c in range(columns)
            for r in range(rows)
        }
        standing = [square for own in state["troops"].values() for square in own]
        tiles = field | {square for base in state["bases"].values() for square in base}
        assert len(set(standing)) == len(standing)
        assert set(standing) <= tiles
        assert set(state["faces"]) <= field
        step(match, rng)


@some
@given(SEEDS, LINES)
def test_copies_are_independent(seed, lines):
    match, rng = begun(seed, lines)
    old, state = match.copy(), match.state()
    copied = match.position.copy()
    for _ in range(20):
        if match.to_act is None:
            break
        step(match, rng)
    assert old.state() == state
    assert copied.state() == state
    for line in match.lines[len(old.lines) :]:  # and a copy goes on as the match did
        old.play(line)
        copied.perform(line, None)
    assert old.state() == copied.state() == match.state()


@some
@given(SEEDS, LINES)
def test_text_reads_back_and_every_legal_line_is_accepted(seed, lines):
    match, rng = begun(seed, max(lines, 10))
    actions = list(match.legal())
    assert len(match.legal()) == len(actions) == len({str(action) for action in actions})
    for action in rng.sample(actions, min(len(actions), 20)):
        text, by_text = match.copy(), match.copy()
        assert text.play(action) == by_text.play(str(action))
        assert text.lines == by_text.lines
        assert text.state() == by_text.state()


@some
@given(SEEDS, LINES)
def test_a_record_replays_and_undo_takes_back_every_line(seed, lines):
    match, rng = begun(seed, 0)
    states = [match.state()]
    while match.to_act is not None and len(match.lines) < lines:
        step(match, rng)
        states.append(match.state())
    text = records.write(match.record())
    again = wonderland.game(GAME).load(records.from_text(text, "x"))
    assert again.state() == match.state()
    assert again.lines == match.lines
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
