"""The program that measures the levels goes on where it was broken off, and the strongest looks ahead."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.storytellers.tools import opened, start
from tests.ladder import climbed
from tools.ladder import tales as ladder
from wonderland.games.storytellers.ai import cards
from wonderland.games.storytellers.ai.worth import Aim, Foresight


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch):
    def words(games):
        return ["--games", str(games), "--more", "2", "--only", "easy-random-2", "easy-random-3"]

    _, page = climbed(ladder.main, tmp_path, monkeypatch, words)
    assert "| easy | random | 2 | 2 |" in page
    assert "| easy | random | 3 | 2 |" in page


def test_seats_change_with_the_same_chance():
    pair = ladder.Pair("easy", "random", 2)
    rows = [ladder.play(pair, number, seed=2) for number in range(2)]
    assert rows[0] != rows[1]
    assert rows == [ladder.play(pair, number, seed=2) for number in range(2)]


def test_who_looks_ahead_knows_when_nothing_more_can_be_collected():
    """In the last round a mission of which half is met is worth nothing, in the first it may be completed."""

    def added(aim, round_number):
        match = opened(
            {
                "area": {"when": "when03", "who": "who09", "where": "where26", "what": "what11"},
                "round": round_number,
                "phase": "draw",
                "verdict": "boring",
                "achievements": {"a": "ach13 ach16 ach28"},
            }
        )
        state = match.position.value
        card = state.config.definitions.card_of["who01"]  # a Crown, of Crown and Rose
        return aim.gain(state, 0, card)

    assert added(Foresight(), 12) == 0 < added(Foresight(), 2)
    assert added(Aim(), 12) == added(Aim(), 2) > 0


@pytest.mark.parametrize(
    ("players", "generous", "chosen"), [(5, True, "what26"), (5, False, "what06"), (4, True, "what06")]
)
def test_a_generous_seat_helps_others_to_a_good_story_at_a_crowded_table(players, generous, chosen, monkeypatch):
    """Two cards that serve nobody: one of them shares icons with what lies there."""
    monkeypatch.setattr(Aim, "gains", lambda *_: lambda _: 0.0)
    match = start(
        area={"when": "when09", "who": "who17", "where": "where26", "what": "what11"},
        options={"players": players}, players=players, round=2, to_play=["b", "c"], last="a",
        hands={"b": "what06 what26"}, told={"when": "when09", "who": "who17", "where": "where26"},
    )  # fmt: skip
    state = match.position.value
    options = [state.config.definitions.card_of[name] for name in ("what06", "what26")]
    found = cards.by_worth(state, 1, options, Aim(), generous=generous)
    assert state.config.names[found] == chosen


@pytest.mark.parametrize(("level", "taken"), [("easy", {"when09", "who17"}), ("normal", {"when09"})])
def test_a_beginner_takes_any_card_that_it_wants_and_others_take_the_best(level, taken):
    """when09 alone completes a mission, who17 brings on the same, and nothing else is wanted."""
    match = start(
        area={"when": "when09", "who": "who17", "where": "where32", "what": "what06"},
        phase="collect", verdict="wonderful", last="b", achievements={"a": "ach14"},
    )  # fmt: skip
    view, game = match.view("a"), wonderland.game("storytellers")
    found = {str(game.agent(level, seed).choose(view).action) for seed in range(12)}
    assert found == {f"a collect {card}" for card in taken}
