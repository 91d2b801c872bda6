"""What is known of hidden factors, where a match is so long that a sample stands for all."""

from __future__ import annotations

import pickle
from random import Random
from statistics import mean

import pytest

from wonderland.games.wonderland.ledger import FEW, Ledger

FACTORS = 5
LEVEL_4 = range(FACTORS)
LEVEL_1 = (0, 1)


@pytest.mark.rule("W-77")
def test_a_sample_of_what_may_be_held_is_fair() -> None:
    ledger = Ledger.opened(FACTORS, told=True)
    for _ in range(30):
        ledger = ledger.rolled(LEVEL_4).rolled(LEVEL_4).rolled(LEVEL_1)
    ledger = ledger.pays(0, 6)
    rng = Random(1)
    drawn = [ledger.draw(rng) for _ in range(500)]
    assert all(sum(held) == 90 - 6 for held in drawn)
    means = [mean(held[factor] for held in drawn) for factor in range(FACTORS)]
    assert means == pytest.approx([21, 27, 12, 12, 12], abs=0.8)
    assert len(set(drawn)) > 300, "the sample is not a few again and again"
    assert len(ledger._chances or ()) <= 3 * FEW


@pytest.mark.rule("W-77")
def test_a_course_leads_to_what_is_held() -> None:
    ledger = Ledger.opened(FACTORS, told=True)
    for _ in range(25):
        ledger = ledger.rolled(LEVEL_4).rolled(LEVEL_4)
    start, faces = ledger.course(Random(2))
    assert start == (0,) * FACTORS
    assert len(faces) == 50


@pytest.mark.rule("W-77")
def test_a_course_that_paid_had_rolled_what_it_paid() -> None:
    ledger = Ledger.opened(2, told=True)
    for _ in range(3):
        ledger = ledger.rolled((0, 1))
    paid = ledger.pays(1, 2)
    courses = [paid.course(Random(seed)) for seed in range(20)]
    for start, faces in courses:
        assert start == (0, 0)
        assert faces.count(1) >= 2
    assert {faces.count(1) for _, faces in courses} == {2, 3}
    assert {paid.draw(Random(seed)) for seed in range(20)} == {(1, 0), (0, 1)}


@pytest.mark.rule("W-77", "W-85")
def test_who_pays_more_than_a_start_is_thought_to_give_has_nothing_of_it_left() -> None:
    paid = Ledger.opened(2, told=False).pays(1, 9)
    assert {paid.draw(Random(seed)) for seed in range(60)} == {(n, 0) for n in range(4)}


@pytest.mark.rule("W-77")
def test_a_view_of_a_long_match_can_be_pickled() -> None:
    ledger = Ledger.opened(FACTORS, told=True)
    for _ in range(2000):
        ledger = ledger.rolled(LEVEL_1).pays(0, 1)
    again = pickle.loads(pickle.dumps(ledger))
    assert again.draw(Random(3)) == ledger.draw(Random(3))
