"""Looking back: chances that make one, blunders that are named, luck, and what a seat may know."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from tests.games.dungeon_dice.tools import game, opened, play, start
from wonderland.ai.play import play_on
from wonderland.cli.main import run
from wonderland.content import files, records
from wonderland.games.dungeon_dice.analysis.analyse import analyse
from wonderland.games.dungeon_dice.known import as_known

POOLS = {"w": "drink-me", "e": "tweedles"}


def a_match(seed=3, levels=("random", "easy"), **options):
    match = opened(options={"preset": "quick", **options}, pools=POOLS, seed=seed)
    agents = {side: game().agent(level, seed=seed) for side, level in zip("we", levels, strict=True)}
    while play_on(match, agents):
        pass
    return match


def looked_at(match, **how):
    return analyse(game().rules, match.record(), "low", **how)


@pytest.fixture(scope="module")
def match():
    return a_match()


@pytest.fixture(scope="module")
def found(match):
    return looked_at(match)


def test_chances_make_one_and_the_end_is_the_result(match, found):
    assert [turn.number for turn in found.turns] == list(range(1, match.turn + 1))
    for chances in (found.start, *(turn.after for turn in found.turns)):
        assert sum(chances.values()) == pytest.approx(1.0)
    winner = match.result["winner"]
    assert found.turns[-1].after[winner] == pytest.approx(1.0)
    for before, turn in zip((None, *found.turns), found.turns, strict=False):
        was = (before.after if before else found.start)[turn.seat]
        parts = (turn.luck or 0.0) - (turn.dice_loss or 0.0) - (turn.play_loss or 0.0) + turn.rest
        assert turn.after[turn.seat] - was == pytest.approx(parts)


def test_the_same_match_is_judged_the_same(match, found):
    assert looked_at(match) == found
    assert json.dumps(found.as_json())


def test_dice_are_counted_against_what_they_promise(match, found):
    """Crests as the events tell them; three dice of level 1 call in 20 of 27 rolls (DD-5)."""
    rolled = {"w": 0, "e": 0}
    for line in match.lines:
        words = line.split()
        if words[1] == "dice":
            side = words[0]
        elif words[1] == "roll":
            rolled[side] += sum(int(face[1:] or 1) for face in words[2:] if face != "S")
    assert {side: total.crests for side, total in found.totals.items()} == rolled
    one = start(phase="choose", pools={"w": {"dice": "1G 1G 1G", "figures": "RAB"}})
    play(one, "w dice 1G 1G 1G", "* roll S S S", "w skip", "w end")
    total = looked_at(one).totals["w"]
    assert (total.calls, total.calls_expected) == (1, pytest.approx(20 / 27))


def test_a_win_that_was_not_taken_is_the_costliest():
    match = start(
        masters={"w": 1, "e": 1},
        laid={"w": "q7-r7", "e": "b7-c7"},
        monsters=["wTOV1 r7", "eLIO1 b7"],
        crests={"w": {"A": 1}, "e": {"A": 2}},
        pools={"e": {"dice": "1R 1R 1R", "figures": "SDF"}},
    )
    play(match, "w end")
    worst = looked_at(match).costliest[0]
    assert (worst.turn, worst.seat, worst.kind, worst.line) == (1, "w", "play", 0)
    assert worst.better == ("w attack TOV1 master",)
    assert worst.played == ("w end",)
    assert worst.loss > 0.05


def test_dice_that_could_not_win_are_told():
    """One Attack wins, and half of the dice have none."""
    match = start(
        phase="choose", masters={"w": 1, "e": 1}, laid={"w": "q7-r7", "e": "b7-c7"},
        monsters=["wTOV1 r7", "eLIO1 b7"], crests={"e": {"A": 2}},
        pools={"w": {"dice": "1R 1R 1R 2B 3B 4B", "figures": "SDF BBF"}},
    )  # fmt: skip
    play(match, "w dice 1R 1R 1R", "* roll X M2 X", "w end")
    found = looked_at(match)
    worst = found.costliest[0]
    assert (worst.kind, worst.better) == ("dice", ("w dice 2B 3B 4B",))
    assert found.turns[0].dice_loss == pytest.approx(worst.loss)


def test_a_defence_that_was_not_paid_is_told():
    """The last heart hangs on Humpty in the door: a Defend keeps him alive, and West strikes next."""
    match = start(
        active="e",
        laid={"w": "b7-e7 r7"},
        masters={"w": 1, "e": 1},
        monsters=["wHUM1 b7 10", "wLIO1 r7", "eRAB1 c7", "eTOV1 d7"],
        crests={"w": {"D": 1, "A": 2}, "e": {"A": 2, "M": 2}},
        pools={"w": {"dice": "1G 1G 1B", "figures": "RAB"}, "e": {"dice": "1G 1G 1G", "figures": "RAB"}},
    )
    play(match, "e attack RAB1 HUM1", "w pass", "e end")
    found = looked_at(match)
    assert set(found.turns[0].answer_losses) == {"w"}
    worst = next(mistake for mistake in found.costliest if mistake.seat == "w")
    assert (worst.kind, worst.played, worst.better) == ("answer", ("w pass",), ("w defend",))
    assert found.totals["w"].lost >= worst.loss == found.turns[0].answer_losses["w"]


def test_a_lucky_roll_is_luck():
    def luck(*faces):
        match = start(
            phase="choose",
            laid={"w": "o7-r7"},
            monsters=["wTOV1 o7"],
            pools={"w": {"dice": "1G 2B 3B", "figures": "RAB"}},
        )
        play(match, "w dice 1G 2B 3B", f"* roll {' '.join(faces)}", "w end")
        return looked_at(match).turns[0].luck

    assert luck("M2", "M", "A3") > 0 > luck("S", "D", "T")


def test_lines_tell_all_of_it(capsys, tmp_path, match, found):
    words = "\n".join(found.as_lines(match, game().text.ending(match)))
    assert "West" in words
    assert "chance to win" in words
    path = tmp_path / "match.wonder.yaml"
    files.save(path, records.write(match.record()))
    assert run(["analyse", str(path), "--effort", "low"]) == 0
    assert "chance to win" in capsys.readouterr().out


# --- what a seat may know ----------------------------------------------------------------------------
def test_a_record_as_a_seat_knows_it():
    """East never sees what West's chests hold that nobody touched."""
    whole = a_match(seed=5, levels=("easy", "easy"))
    record = whole.record()
    record = replace(record, moves=record.moves[: len(record.moves) // 2], lines=[])
    played = game().load(record)
    known = as_known(game().rules, record, "e", Random(1))
    shown = game().load(known)
    assert shown.view("e") == played.view("e")
    assert known.setup["pools"]["w"] != record.setup["pools"]["w"]
    for true, seen in zip(record.moves, known.moves, strict=True):
        assert true == seen or (true.split()[:2] == ["w", "summon"] and true[9:] != seen[9:])
    found = analyse(game().rules, known, "low", seat="e")
    assert all(turn.play_loss is None for turn in found.turns if turn.seat == "w")
    assert all(mistake.seat == "e" for mistake in found.costliest)


def test_a_record_as_a_seat_knows_it_though_the_last_line_struck_down_whom_it_names():
    match = start(laid={"w": "d7-d8", "e": "d9-d10"}, monsters=["wDUM1 d8", "eRAB1 d9"], crests={"w": {"A": 1}})
    match.play("w attack DUM1 RAB1")
    assert "eRAB1" not in match.state()["monsters"]
    known = as_known(game().rules, match.record(), "w", Random(1))
    assert game().load(known).view("w") == match.view("w")


def test_what_lay_hidden_before_the_first_line_is_drawn_anew():
    """Whether it is a Bottle, a Cake or the Tarts that East hid on d7, West is told the same."""
    cake = {"id": "eCAK1", "square": "c7", "up": True}
    pools = {"e": {"dice": "1G 1K", "figures": "CAK"}}
    found = []
    for hidden in ("eDRI1", "eCAK2", "eTAR1"):
        match = start(laid={"w": "b7-f7"}, items=[f"{hidden} d7", cake], pools=pools)
        known = as_known(game().rules, match.record(), "w", Random(1))
        assert game().load(known).view("w") == match.view("w")
        found.append(known)
    assert found[0] == found[1] == found[2]
    there = {entry["square"]: entry["id"] for entry in found[0].setup["position"]["items"]}
    assert there["c7"] == "eCAK1"
    analyse(game().rules, found[0], "low", seat="w")
