"""Looking back: shares that make one, blunders that are named, luck, and what a seat may know."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened, play, start
from wonderland.ai.play import play_on
from wonderland.cli.main import run
from wonderland.content import files, records
from wonderland.games.painting_the_roses.analysis.analyse import analyse
from wonderland.games.painting_the_roses.known import as_known

RULES = wonderland.game(GAME).rules


def a_match(players, seed=3, level="easy", **options):
    match = opened(options={"players": players, "rounds": 2, **options}, seed=seed)
    agents = {s: wonderland.game(GAME).agent(level, seed=seed * 10 + i) for i, s in enumerate(match.seats)}
    while play_on(match, agents):
        pass
    return match


def looked_at(match, **how):
    return analyse(RULES, match.record(), "low", **how)


@pytest.mark.parametrize("players", [2, 4])
def test_shares_make_one_and_the_end_is_the_result(players):
    match = a_match(players)
    found = looked_at(match)
    assert [turn.number for turn in found.turns] == list(range(1, match.turn + 1))
    for shares in (found.start, *(turn.after for turn in found.turns)):
        assert sum(shares.values()) == pytest.approx(1.0)
    firsts = [seat for seat, place in match.outcome.places.items() if place == 1]
    assert all(found.turns[-1].after[seat] == 1 / len(firsts) for seat in firsts)
    for before, turn in zip((None, *found.turns), found.turns, strict=False):
        was = (before.after if before else found.start)[turn.seat]
        parts = (turn.luck or 0.0) - (turn.play_loss or 0.0) + turn.rest
        assert turn.after[turn.seat] - was == pytest.approx(parts)


def test_the_same_match_is_judged_the_same():
    match = a_match(2)
    assert looked_at(match) == looked_at(match)
    assert json.dumps(looked_at(match).as_json())


def test_a_win_that_was_not_taken_is_the_costliest():
    """L12: three actions win at once; ending the turn instead throws the match away."""
    match = start(
        a="3H 7C* 9D* 2S TD*",
        b="4C* 4H* 8S* 6D* AC",
        guards={"a": "4D a2", "b": "5S a4"},
        hands={"a": "JS AD 5D", "b": "2D"},
    )
    play(match, "a end", "* draw a 6C", "* draw a 5C", "* reveal 7H")
    found = looked_at(match)
    worst = found.costliest[0]
    assert (worst.turn, worst.seat, worst.kind) == (1, "a", "play")
    assert worst.loss > 0.03
    assert {line.split()[1] for line in worst.better} == {"move", "paint", "play"}
    again = start(
        a="3H 7C* 9D* 2S TD*",
        b="4C* 4H* 8S* 6D* AC",
        guards={"a": "4D a2", "b": "5S a4"},
        hands={"a": "JS AD 5D", "b": "2D"},
    )
    play(again, *worst.better)
    assert again.result["winner"] == "a"


def test_a_king_that_was_kept_too_long_is_told():
    """PR-34: the Jack completes a garden; the King could have forbidden it."""
    match = start(
        a="3H* 7C* 9D* 2S TD*", guards={"a": "4D a1", "b": "5S a4"}, kings={"b": "KC"}, hands={"a": "JS", "b": "2D"}
    )
    play(match, "a play JS a4", "b allow")
    found = looked_at(match)
    worst = found.costliest[0]
    assert (worst.seat, worst.kind, worst.better) == ("b", "answer", ("b cancel KC",))
    assert found.turns[0].answer_losses["b"] == pytest.approx(worst.loss)
    assert found.totals["b"].lost == pytest.approx(worst.loss)


def test_a_lucky_draw_is_luck():
    """Drawing what wins next turn is worth more than drawing what doesn't."""

    def luck(*drawn):
        match = start(
            dealer="b", active="a", a="3H* 7C* 9D* 2S TD*", guards={"a": "4D a4", "b": "5S b3"},
            kings={}, hands={"a": "", "b": "2D 3C"},
        )  # fmt: skip
        play(match, "a end", *(f"* draw a {card}" for card in drawn), "* reveal 7H")
        return looked_at(match).turns[0].luck

    assert luck("KC", "9S") > luck("AD", "AH")


def test_lines_tell_all_of_it(capsys, tmp_path):
    match = a_match(2)
    words = "\n".join(looked_at(match).as_lines(match, wonderland.game(GAME).text.ending(match)))
    assert "Aster" in words
    assert "Bluebell" in words
    assert "share of the win" in words
    path = tmp_path / "match.wonder.yaml"
    files.save(path, records.write(match.record()))
    assert run(["analyse", str(path), "--effort", "low"]) == 0
    assert "share of the win" in capsys.readouterr().out


# --- what a seat may know ----------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "packs"), [(2, 1), (4, 1), (3, 2)])
def test_a_record_as_a_seat_knows_it(players, packs):
    match = a_match(players, packs=packs)
    record = match.record()
    record = replace(record, moves=record.moves[: len(record.moves) * 3 // 4], lines=[])
    played = wonderland.game(GAME).load(record)
    known = as_known(RULES, record, "a", Random(1))
    shown = wonderland.game(GAME).load(known)
    assert shown.view("a") == played.view("a")
    for true, seen in zip(record.moves, known.moves, strict=True):
        hidden = true.startswith(("* hand", "* draw")) and true.split()[2] != "a"
        assert true == seen or hidden
    assert known.moves != record.moves
    found = analyse(RULES, known, "low", seat="a")
    assert all(turn.play_loss is None for turn in found.turns if turn.seat != "a")
    assert all(mistake.seat == "a" for mistake in found.costliest)


def test_hands_of_a_custom_start_are_guessed_too():
    match = start(
        dealer="a", active="a", hands={"a": "2C 8D", "b": "3S 4S 6S 7S 9S"}, guards={"a": "4D a3", "b": "5S b3"}
    )
    play(match, "a end", "* draw a 5D", "* draw a 6C", "* reveal 7H", "b move 3S a5")
    record = match.record()
    known = as_known(RULES, record, "a", Random(1))
    shown = wonderland.game(GAME).load(known)
    assert shown.view("a") == match.view("a")
    hand = known.setup["position"]["hands"]["b"].split()
    assert "3S" in hand
    assert sorted(hand) != ["3S", "4S", "6S", "7S", "9S"]
