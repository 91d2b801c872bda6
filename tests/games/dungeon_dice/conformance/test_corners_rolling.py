"""Corners of rolling: how chance is drawn, and what is said of dice that can't be rolled."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.dungeon_dice.tools import opened, start


def choosing(dice):
    return start(phase="choose", pools={"w": {"dice": dice, "figures": "RAB"}})


@pytest.mark.rule("DD-25", "DD-29")
@pytest.mark.parametrize("roll", [False, True])
def test_evenly_spread_numbers_draw_each_outcome_as_often_as_it_is_likely(roll):
    match = choosing("1G 1G 2Y") if roll else opened()
    if roll:
        match.play("w dice 1G 1G 2Y")
    ways = 6**3 if roll else 2
    numbers = [(at << 64) // ways + 1 for at in range(ways)]
    drawn = Counter(str(match.position.drawn(number)) for number in numbers)
    likely = {str(outcome): round(chance * ways) for outcome, chance in match.position.chances()}
    assert drawn == likely
    assert min(likely.values()) > 0


@pytest.mark.rule("DD-28")
@pytest.mark.parametrize(
    ("dice", "line", "words"),
    [
        ("1G 1G 2Y", "w dice 1G 1G", "three dice are rolled"),
        ("1G 2Y", "w dice 1G", "all 2 dice left"),
        ("1G 2Y", "w dice 2Y 2Y", "only 1 Undead die of level 2 is left"),
        ("1G 1G 2Y", "w dice 1G 1G 1G", "of such dice only 2 are left in the pool: Beast die of level 1"),
        ("1G 1G 2Y", "w dice 1G 1G 3Y", "no Undead die of level 3 is left"),
    ],
)
def test_a_refusal_says_which_dice_there_are(dice, line, words):
    refused = choosing(dice).check(line)
    assert refused.rule == "DD-28"
    assert words in refused.message


@pytest.mark.rule("DD-94")
def test_a_line_of_dice_without_any_is_of_no_known_form():
    match = choosing("1G 1G 2Y")
    assert match.check("w dice").rule == "DD-94"
    match.play("w dice 1G 1G 2Y")
    assert match.check("* roll").rule == "DD-94"


@pytest.mark.rule("DD-25")
def test_both_sides_begin_with_nothing():
    match = opened({"first": "w"})
    assert match.state()["laid"] == {"w": [], "e": []}
    assert (match.state()["monsters"], match.state()["items"]) == ({}, {})
