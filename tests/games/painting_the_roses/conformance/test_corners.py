"""Corners that a small fault in the rules turns: who is awaited, what another match means, draws that are fair."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.painting_the_roses.tools import lines, opened, play, start, why_not
from wonderland.games.painting_the_roses.legal import RowChoices
from wonderland.games.painting_the_roses.names import SEAT_NAMES

rule = pytest.mark.rule


@rule("PR-97")
def test_who_is_awaited_is_named():
    match = start(kings={"b": "KC"}, hands={"a": "KD 5C"})
    assert f"it is for {SEAT_NAMES['a']} to act" in match.check("b end").message
    play(match, "a play KD")
    assert f"it is for {SEAT_NAMES['b']} to act" in match.check("a end").message
    play(match, "b allow", "a end")
    assert "it is for chance to act" in match.check("a end").message


@rule("PR-97")
@pytest.mark.parametrize("line", ["* dealer", "* dealer a b", "* hand a", "* hedges", "* draw a"])
def test_a_line_of_chance_with_a_word_too_few_or_many_is_none(line):
    assert opened().check(line).rule == "PR-97"


@rule("PR-97")
def test_an_action_of_another_match_counts_as_its_line():
    three, two = start(c=True, hands={"a": "7H"}), start(hands={"a": "7H"})
    there = next(action for action in three.legal() if str(action) == "a move 7H c1")
    assert two.check(there).rule == "PR-97", "there is no c1"
    same = next(action for action in three.legal() if str(action) == "a move 7H b5")
    two.play(same)
    assert two.state()["guards"]["a"] == "4D b5"


@rule("PR-77")
def test_as_many_cards_as_are_over_may_be_let_go_at_once():
    hand = [r + s for s in "CDHS" for r in "A23456789TQJ"]
    gardens = {"a": "AC 2C 3C 4C 5C", "b": "6C 7C 8C 9C TC"}
    left = [card for card in hand if card not in " ".join(gardens.values())] + ["AC", "2C"]
    match = opened({"gardens": gardens, "hands": {"a": " ".join(left)}, "pile": ""}, {"packs": 2})
    play(match, "a end", "a discard " + " ".join(left[5:]))
    assert len(match.state()["hands"]["a"]) == 5


@rule("PR-60", "PR-61")
@pytest.mark.parametrize("hedge", ["a1", "a2", "b5"])
def test_a_furious_queen_walks_from_every_hedge(hedge):
    match = start(queen=hedge, options={"queen": "furious"}, hands={"a": "2C"}, pile="5H 6H 7H")
    play(match, "a end")
    for card in ("5H", "6H"):
        play(match, f"* draw a {card}")
    play(match, "* reveal 7H")
    ring = [f"{seat}{place}" for seat in "ab" for place in "12345"]
    assert match.state()["queen"] == ring[(ring.index(hedge) + 7) % 10]


@rule("PR-53")
def test_an_answer_is_asked_of_one_after_another():
    match = start(c=True, kings={"b": "KC", "c": "KS"}, hands={"a": "KD"})
    play(match, "a play KD")
    assert lines(match) == {"b cancel KC", "b allow"}
    play(match, "b allow")
    assert lines(match) == {"c cancel KS", "c allow"}
    assert why_not(match, "b cancel KC") == "PR-97"


@rule("PR-13")
def test_a_row_drawn_is_every_order_alike():
    choices, rng = RowChoices((3, 3, 7)), random.Random(3)
    assert choices.count() == 3
    drawn = Counter(choices.draw(rng) for _ in range(3000))
    assert len(drawn) == 3 == len(list(choices))
    assert all(850 < count < 1150 for count in drawn.values()), drawn


@rule("PR-10")
def test_what_is_hidden_is_dealt_out_evenly():
    """Each unseen card is as likely in each hidden place, and number cards alone are under paint."""
    match = opened(
        {
            "gardens": {"a": "3H* 7C 9D 2S TD", "b": "4C 4H 8S 6D AC*"},
            "hands": {"a": "", "b": "2C KC"},
            "pile": "QS",
            "active": "a",
        },
        {"ranks": "memory"},
    )
    view, rng, found = match.view("a"), random.Random(5), Counter()
    for _ in range(3000):
        state = view.sample(rng).state()
        paint = (state["gardens"]["a"][0][:2], state["gardens"]["b"][4][:2])
        found[paint[0], "paint"] += 1
        found[paint[1], "paint"] += 1
        for card in state["hands"]["b"]:
            found[card, "hand"] += 1
    numbers, faces = {"3H", "AC", "2C"}, {"KC", "QS"}
    assert {card for card, _ in found} == numbers | faces
    assert all(1850 < found[card, "paint"] < 2150 for card in numbers), found
    assert all(found[card, "paint"] == 0 for card in faces), found
    assert all(1850 < found[card, "hand"] < 2150 for card in faces), found
    assert all(570 < found[card, "hand"] < 770 for card in numbers), found
