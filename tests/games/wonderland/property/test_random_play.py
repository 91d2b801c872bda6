"""Properties that hold in every match, over random play."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.wonderland.helpers import game, random_match, start
from wonderland.content import records

OPTIONS = st.fixed_dictionaries(
    {
        "preset": st.sampled_from(["standard", "quick"]),
        "face_down": st.booleans(),
        "four_dice": st.booleans(),
        "dice": st.integers(1, 4),
        "rows": st.sampled_from([3, 7, 11, 13]),
        "line": st.integers(1, 9),
        "life": st.integers(1, 3),
    }
)
rule = pytest.mark.rule
some = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def everything(match):
    """A picture of all that a match knows, to see whether it changed."""
    return repr(match.state()), tuple(match.lines), repr(match.position.value.columns.tobytes())


def cards_and_squares(match):
    """What must be conserved: each side's cards, and that no square is laid twice."""
    state = match.state()
    cards = {
        side: sorted(
            state["pools"][side]
            + state["discards"][side]
            + [b["id"][1:] for b in state["beings"] if b["id"][0] == side]
        )
        for side in "we"
    }
    laid = state["laid"]["w"] + state["laid"]["e"]
    return cards, len(laid) == len(set(laid)), len(laid) % 6


@some
@given(st.integers(0, 10**6), OPTIONS)
def test_cards_and_dominoes_are_conserved_and_copies_are_independent(seed, options):
    match, rng = game().new(options=options, seed=seed), random.Random(seed)
    start = cards_and_squares(match)
    while match.to_act is not None and len(match.lines) < 160:
        old = match.copy()
        before = everything(old)
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
        assert everything(old) == before, match.lines[-1]
        assert cards_and_squares(match) == start, match.lines[-1]
        assert all(n >= 0 for f in match.state()["factors"].values() for n in f.values())
    assert (match.result is None) == (match.to_act is not None)
    if match.result:
        assert list(match.legal()) == []


@some
@given(st.integers(0, 10**6), OPTIONS)
def test_records_replay_and_text_parses_back(seed, options):
    match = random_match(seed, 150, **options)
    text = records.write(match.record())
    again = game().load(records.from_text(text, "test"))
    assert again.state() == match.state()
    assert again.record().moves == match.record().moves
    for action in list(match.legal())[:200]:
        assert match.check(str(action)) is None, str(action)
        other = match.copy()
        other.play(action)
        assert other.lines[-1] == str(action)


@some
@given(st.integers(0, 10**6), st.integers(1, 60))
def test_undo_goes_back_exactly(seed, back):
    match = random_match(seed, 120)
    states = []
    replay = game().open(match.record())
    for line in match.lines:
        states.append(replay.state())
        replay.play(line)
    for state in reversed(states[-back:]):
        match.undo()
        assert match.state() == state


@some
@given(st.integers(0, 10**6))
def test_draws_depend_on_the_seed_alone(seed):
    match = random_match(seed, 80)
    half = game().open(match.record())
    for line in match.lines[:40]:
        half.play(line)
    for line in match.lines[40:]:
        if line.startswith("*"):
            assert str(half.draw()) == line
        else:
            half.play(line)
    assert half.state() == match.state()


@some
@given(st.integers(0, 10**6), OPTIONS)
def test_legal_counts_what_it_lists_and_draws_only_that(seed, options):
    match, rng = random_match(seed, 60, **options), random.Random(seed)
    legal = match.legal()
    listed = [str(action) for action in legal]
    assert len(legal) == len(listed) == len(set(listed))
    for _ in range(20 if listed else 0):
        assert str(legal.choose(rng)) in listed
    total = sum(p for _, p in match.chances())
    assert total == pytest.approx(1 if match.to_act == "*" else 0)


WORDS = st.sampled_from([
    "w", "e", "*", "dice", "roll", "summon", "move", "attack", "use", "blast", "pass", "end", "defend", "done",
    "halt", "first", "four", "offer", "draw", "accept", "resign", "4H", "AS", "TS", "w4H", "eTS", "image", "b7",
    "b7b8", "c8c9", "z99", "1", "2", "0", "-1", "S", "M", "999999999999", "é", "",
])  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(st.lists(WORDS, max_size=8).map(" ".join) | st.text(max_size=30), st.integers(0, 40))
def test_any_text_is_played_or_refused_and_refusals_change_nothing(text, lines):
    match = random_match(lines, lines)
    before = everything(match)
    try:
        match.play(text)
    except wonderland.IllegalAction as refused:
        assert refused.message
        assert everything(match) == before
    else:
        assert match.lines[-1].split()[0] == text.split()[0]


def lines_to_try(match):
    """Lines of both sides about everything that is in play, most of them not legal."""
    state = match.state()
    beings = [b["id"] for b in state["beings"]]
    squares = state["laid"]["w"] + state["laid"]["e"]
    for side in "we":
        yield from (f"{side} {verb}" for verb in ("end", "pass", "done", "skip", "four"))
        for card in [i[1:] for i in beings if i[0] == side]:
            yield from (f"{side} {verb} {card}" for verb in ("halt", "defend"))
            yield from (f"{side} move {card} {square}" for square in squares)
            yield from (f"{side} attack {card} {target}" for target in ("image", *beings))
            yield from (f"{side} blast {card} {n}" for n in range(1, 12))
            yield from (f"{side} use {card} {who} {n}" for who in beings for n in range(1, 12))


def after_what_it_leaves_out(match):
    """The lists of a match now, and after each pass and done that a line may leave out (section 8)."""
    after = match.copy()
    while True:
        lines = {str(action) for action in after.legal()}
        yield lines
        said = [f"{after.to_act} {word}" for word in ("pass", "done")]
        if not (left_out := [line for line in said if line in lines]):
            return
        after.play(left_out[0])


@settings(max_examples=12, deadline=None)
@example(22)
@given(st.integers(0, 10**6))
def test_legal_is_exactly_what_is_accepted(seed):
    """Exact: a line is taken just when it is listed now, or once what it leaves out is said."""
    match, rng = random_match(seed, 40), random.Random(seed)
    for _ in range(60):
        if match.to_act is None:
            break
        few = all(n <= 10 for f in match.state()["factors"].values() for n in f.values())
        if few and match.state()["phase"] in ("action", "window", "defend"):
            lists = list(after_what_it_leaves_out(match))
            tried = set(lines_to_try(match))
            assert lists[0] <= tried
            meant = set().union(*lists)
            assert {line for line in tried if match.check(line) is None} == tried & meant
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))


@rule("W-58", "W-62")
def test_an_action_leaves_nothing_out():
    """A line may mean a pass before it; an action is the one thing that it says."""
    match = start(
        laid={"w": ["b7", "c7"], "e": ["d7", "d8"]},
        factors={"w": {"A": 1}, "e": {"F": 1, "D": 1}},
        beings=[{"id": "w6H", "square": "c7"}, {"id": "e3C", "square": "d7"}, {"id": "eKC", "square": "d8"}],
    )
    end = next(action for action in match.legal() if str(action) == "w end")
    match.play("w attack 6H e3C")
    before = everything(match)
    assert match.check("w end") is None, "the line means: e pass, w end"
    assert match.check(end).rule == "W-31"
    with pytest.raises(wonderland.IllegalAction):
        match.play(end)
    assert everything(match) == before
    match.play("e pass")
    match.play(end)
    assert match.state()["phase"] == "window"
