"""A seat's view, lines and events hold nothing that it may not see (section 13)."""

from __future__ import annotations

import json
import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.painting_the_roses.property.test_random_play import begun, cards_of
from tests.games.painting_the_roses.tools import play, set_up, start, step
from wonderland.games import registry
from wonderland.games.painting_the_roses.encoding import Encoding
from wonderland.games.painting_the_roses.position import Position

some = settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 10**6)


def inside(view):
    """All that an agent can reach from a view, as plain data."""
    known = view.known
    kept = {name: getattr(known, name) for name in known.__slots__ if name != "config"}
    return {**view, **{k: repr(v) for k, v in kept.items()}, "unseen": repr(view.unseen)}


@some
@given(SEEDS, st.integers(0, 300))
def test_hidden_cards_dealt_anew_give_the_same_view(seed, lines):
    match, rng = begun(seed, lines)
    encoding = registry.parts("painting-the-roses").encoding(match.position)
    for seat in match.seats:
        view = match.view(seat)
        for _ in range(3):
            other = view.sample(rng)
            again = other.view(seat)
            assert inside(again) == inside(view)
            assert [str(a) for a in again.legal()] == [str(a) for a in view.legal()]
            assert encoding.observe(again, ()) == encoding.observe(view, ())
            assert cards_of(other.state()) == cards_of(match.state())


@some
@given(SEEDS, st.integers(0, 250))
def test_lines_and_events_are_the_same_whatever_is_hidden(seed, lines):
    """From two positions that a seat can't tell apart, what others draw looks the same to it."""
    match, rng = begun(seed, lines)
    if match.to_act != "*" or match.state()["phase"] not in ("draw", "hand"):
        return
    due = str(match.legal()[0]).split()[2]
    for seat in match.seats:
        if seat == due:
            continue
        seen = set()
        for _ in range(4):
            other, events = Position(match.position.value.copy()), []
            line = other.perform(other.drawn(rng.getrandbits(64)), events)
            known = repr(other.events_for(seat, events))
            seen.add((other.line_for(seat, line), known, json.dumps(dict(other.view(seat)))))
        if match.state()["phase"] == "draw":
            assert len(seen) == 1


@some
@given(SEEDS)
def test_no_hidden_card_is_named_to_others(seed):
    match, rng = begun(seed, 0)
    while match.to_act is not None and len(match.lines) < 200:
        step(match, rng)
        words = match.lines[-1].split()
        if words[1] not in ("hand", "draw"):
            continue
        for seat in match.seats:
            known, events = match.lines_for(seat)[-1], repr(match.events_for(seat))
            if seat == words[2]:
                assert known == match.lines[-1] and words[3] in events
            else:
                assert known == " ".join([*words[:3], *["??"] * len(words[3:])])
                assert f"'{words[3]}'" not in events


def test_what_a_view_shows():
    match = start(hands={"a": "2C 3C", "b": "QH KD 5C"}, kings={"b": "KC"}, discards="3S")
    view = match.view("a")
    assert view["hands"] == {"a": ["2C", "3C"], "b": 3}
    assert "pile" not in view and view["pile_size"] == 33
    assert view["kings"] == {"a": [], "b": ["KC"]} and view["discards"] == ["3S"]
    assert json.loads(json.dumps(view)) == view
    assert list(match.view("b").legal()) == []


def test_several_cards_in_a_line_are_hidden_one_by_one():
    match = set_up(upto="hand", options={"dealer": "b"})
    cards = [str(a).split()[-1] for a, _ in match.chances()][:6]
    play(match, f"* hand b {' '.join(cards)}")
    assert match.lines_for("a")[-1] == "* hand b ?? ?? ?? ?? ?? ??"
    assert match.lines_for("b")[-1] == f"* hand b {' '.join(cards)}"


def test_samples_differ_where_something_is_hidden():
    match, rng = set_up({"players": 3}), random.Random(1)
    view = match.view("a")
    hands = {str(view.sample(rng).state()["hands"]) for _ in range(20)}
    assert len(hands) > 15
    assert all(view.sample(rng).state()["hands"]["a"] == view["hands"]["a"] for _ in range(5))


def test_a_memory_match_shows_painted_ranks_to_no_one():
    match = start(a="3H* 7C 9D 2S TD", options={"ranks": "memory"}, hands={"b": "QC"})
    rng = random.Random(2)
    samples = {view_of["gardens"]["a"][0] for view_of in (match.view("a").sample(rng).state() for _ in range(20))}
    assert len(samples) > 5 and all(card.endswith("*") for card in samples)
    assert not {card[0] for card in samples} & set("JQK")


def test_a_picture_for_programs_shows_no_painted_rank_of_a_memory_match():
    for options, shown in (({"ranks": "memory"}, False), ({}, True)):
        match = start(a="3H* 7C 9D 2S TD", options=options)
        words = [cell.text for cell in Encoding(match.position).sketch(match.position).cells.values()]
        assert any(word.startswith("3H") for word in words) is shown
        assert any(word.startswith("7C") for word in words)
