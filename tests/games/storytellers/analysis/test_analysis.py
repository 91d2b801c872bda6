"""Looking back: shares that make one, a card that was not taken, why, and the luck of cards and votes."""

from __future__ import annotations

import json

import pytest

import wonderland
from tests.games.storytellers.tools import GAME, opened
from wonderland.ai.play import play_on
from wonderland.games.storytellers.analysis.analyse import analyse

RULES = wonderland.game(GAME).rules
COLLECTS = {
    "players": 3, "round": 11, "phase": "collect", "verdict": "wonderful", "last": "c", "active": "a",
    "area": {"when": "when09", "who": "who17", "where": "where24", "what": "what30"},
    "achievements": {"a": "ach14 ach28 ach33"}, "characters": {"a": "chr11 down"},
}  # fmt: skip
"""a's ach14 wants Teacup and Watch: when09 has both."""


def a_match(players=3):
    match = opened(options={"players": players, "themes": 3}, seed=5)
    agents = {s: wonderland.game(GAME).agent("easy", seed=i) for i, s in enumerate(match.seats)}
    while play_on(match, agents):
        pass
    return match


def looked_at(match, effort="low"):
    return analyse(RULES, match.record(), effort)


def test_shares_make_one_the_end_is_the_result_and_all_of_it_is_data():
    match = a_match()
    found = looked_at(match)
    assert [turn.number for turn in found.turns] == [1, 2, 3]
    for shares in (found.start, *(turn.after for turn in found.turns)):
        assert sum(shares.values()) == pytest.approx(1.0)
    firsts = [seat for seat, place in match.outcome.places.items() if place == 1]
    assert all(found.turns[-1].after[seat] == 1 / len(firsts) for seat in firsts)
    told = sum(bool(line.split()[1] == "tell") for line in match.lines)
    assert sum(total.wonderful for total in found.totals.values()) <= told == 3
    assert found == looked_at(match)
    assert json.dumps(found.as_json())
    assert any("costliest" in line for line in found.as_lines(match, wonderland.game(GAME).text.ending(match)))


def test_a_card_that_completes_a_mission_and_was_left_is_the_costliest():
    match = opened(COLLECTS)
    for line in ("a collect what30", "a draw -"):
        match.play(line)
    worst = looked_at(match).costliest[0]
    assert (worst.seat, worst.kind, worst.line) == ("a", "collect", 0)
    assert worst.better == ("a collect when09",)
    assert "Always Six O'Clock" in worst.why
    again = opened(COLLECTS)
    again.play("a collect when09")
    again.play("a draw -")
    assert "a" not in [mistake.seat for mistake in looked_at(again).costliest]


def test_a_hint_says_what_a_card_is_good_for():
    said = wonderland.game(GAME).parts.hints.advice(opened(COLLECTS), ["a collect when09"])
    assert "Always Six O'Clock" in said


def test_a_boring_story_that_promised_more_was_bad_luck():
    told = {**COLLECTS, "phase": "rate", "told": COLLECTS["area"]}
    told.pop("verdict")
    luck = {}
    for rating in ("wondering", "boring"):
        match = opened(told)
        for line in (f"b rate {rating}", f"c rate {rating}", *(["a collect -"] if rating == "wondering" else [])):
            match.play(line)
        luck[rating] = looked_at(match).totals["a"].luck
    assert luck["boring"] < 0 < luck["wondering"]
