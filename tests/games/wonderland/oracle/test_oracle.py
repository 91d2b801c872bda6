"""The oracle itself: the worked examples of the rules, and a few checks by hand."""

from __future__ import annotations

import pytest

from tests.games.wonderland.oracle import table as t
from tests.games.wonderland.oracle.oracle import Oracle, Refused
from tests.games.wonderland.oracle.randomplay import random_position, random_record

POOL = ["AS", "4H", "JS", "2D", "5C", "6H", "JD", "QS", "3D", "7D", "QH", "KS", "9H", "TS", "KH"]
ROW = [f"{c}7" for c in "bcdefgh"]


def oracle(pools=None, options=None, **position):
    position = {"active": "w", "phase": "action", **position} if position else None
    pools = pools or {"w": POOL, "e": POOL}
    return Oracle({"first": "w", **(options or {})}, pools, position)


def on(*places):
    return [{"id": p.split("@")[0], "square": p.split("@")[1]} for p in places]


def being(match, name):
    return next(b for b in match.state()["beings"] if b["id"] == name)


def play(match, *lines):
    for line in lines:
        match.play(line)
    return match


def refused(match, line):
    with pytest.raises(Refused) as caught:
        match.play(line)
    return caught.value.rule


def test_stats_and_levels():
    assert [t.strength(r + "S") for r in t.RANKS] == [1, 2, 3, 2, 2, 3, 3, 3, 4, 4, 1, 1, 1]
    assert [t.attack(r + "S") for r in t.RANKS] == [1, 1, 1, 2, 3, 2, 3, 3, 3, 3, 2, 2, 2]
    assert [t.defence(r + "S") for r in t.RANKS] == [1, 2, 3, 0, 1, 0, 1, 2, 1, 2, 0, 0, 0]
    assert [t.level(c) for c in ("JS", "JD", "QC", "QH", "KS", "KD")] == [1, 2, 2, 3, 3, 4]


def test_as_many_paths_as_were_counted():
    table = t.Table(13, 9)
    assert sum(len(table.paths_from(s)) for s in table.squares if s not in ("a7", "t7")) == 20668


def test_example_1_and_2_rolls():
    match = play(oracle(), "w dice 4H AS JS", "* roll S S A")
    assert match.state()["factors"]["w"]["A"] == 1
    assert {line.split()[2] for line in match.legal() if "summon" in line} == {"4H", "AS"}
    match = play(oracle(), "w dice 4H AS 7D", "* roll S S S")
    assert {line.split()[2] for line in match.legal() if "summon" in line} == {"4H", "AS"}


def test_examples_3_to_5_paths():
    match = play(oracle(), "w dice 4H AS JS", "* roll S S A")
    assert refused(match, "w summon 4H b7c7 d7e7 e8f8 b7") == "W-25"
    assert refused(match, "w summon 4H b7b8 b9b10 c10d10 b7") == "W-25"
    assert refused(match, "w summon 4H b7c7 c8b8 b9b10 b7") == "W-26"
    assert refused(match, "w summon 4H b7c7 c8d8 d7d6 b7") == "W-26"
    assert "w summon 4H b7c7 d7d8 e8f8 b7" in match.legal()
    play(match, "w summon 4H b7b8 c8c9 d9e9 b7")
    assert being(match, "w4H")["square"] == "b7"


def test_example_6_suits():
    for target, points in (("e5D", 2), ("e6H", 1)):
        pools = {"w": POOL, "e": ["5D", "6H", "AS", "4D"]}
        match = oracle(pools, laid={"w": ROW}, beings=on("wAS@c7", f"{target}@d7"), factors={"w": {"A": 1}})
        assert being(play(match, f"w attack AS {target}"), target)["points"] == points


def test_example_7_two_attackers():
    pools = {"w": ["5C", "4S", "AS", "AH"], "e": ["3D", "AS", "AH"]}
    for answer, left in (("e defend 3D", 1), ("e done", None)):
        match = oracle(
            pools,
            laid={"w": [*ROW, "d8"]},
            beings=on("w5C@c7", "w4S@e7", "e3D@d7"),
            factors={"w": {"A": 2}, "e": {"D": 1}},
        )
        play(match, "w attack 5C e3D", "w attack 4S e3D")
        assert being(match, "e3D")["points"] == 6
        play(match, "w end", answer)
        assert [b["str"] for b in match.state()["beings"] if b["id"] == "e3D"] == [left] * (left is not None)


def test_example_8_the_bishop_reaches_across():
    match = oracle(
        {"w": ["9H", "AS"], "e": ["4S", "AS"]},
        laid={"w": ["c7"], "e": ["d8"]},
        beings=on("w9H@c7", "e4S@d8"),
        factors={"w": {"A": 1}, "e": {"A": 1}},
    )
    assert "w attack 9H e4S" in match.legal()
    play(match, "w end", "e dice AS", "* roll S")
    assert refused(match, "e attack 4S w9H") == "W-44"


def test_example_9_barricade():
    match = oracle(laid={"w": [*ROW, "d8"]}, beings=on("w6H@c7", "eTS@e7"), factors={"w": {"M": 4}})
    play(match, "w move 6H d7")
    assert being(match, "w6H")["halted"]
    assert refused(match, "w move 6H d8") == "W-40"
    play(match, "w end", "e dice AS", "* roll S", "e end", "w dice AS", "* roll S", "w move 6H d8")
    assert match.state()["factors"]["w"]["M"] == 1
    assert not being(match, "w6H")["halted"]


def test_example_10_blast():
    match = oracle(
        laid={"w": ["c5", "g9", "h7", "e7"]},
        beings=on("wJD@c5", "wAS@g9", "wKS@h7", "eTS@e7"),
        factors={"e": {"F": 2}},
        active="e",
    )
    play(match, "e blast TS 2")
    points = {b["id"]: b["points"] for b in match.state()["beings"]}
    assert points == {"wJD": 4, "wAS": 3, "wKS": 0}
    assert match.state()["discards"]["e"] == ["TS"]


def test_example_11_spur_and_hobble():
    match = oracle(
        {"w": POOL, "e": ["JC", "AS"]},
        laid={"w": [*ROW, "b8"]},
        beings=on("w6H@b7", "wJD@b8", "eJC@h7"),
        factors={"w": {"C": 2, "M": 4}, "e": {"F": 1}},
    )
    play(match, "w use JD w6H 2", "w move 6H c7", "e pass", "w move 6H d7", "e use JC w6H 1")
    play(match, "w move 6H e7")
    assert match.state()["factors"]["w"]["M"] == 3
    play(match, "w move 6H f7")
    assert match.state()["factors"]["w"]["M"] == 1


def test_example_12_passing():
    crowd = {"laid": {"w": ROW[:3]}, "beings": on("w4H@c7", "wAS@b7")}
    assert refused(oracle(factors={"w": {"M": 1}}, **crowd), "w move AS c7") == "W-35"
    match = play(oracle(factors={"w": {"M": 2}}, **crowd), "w move AS c7 d7")
    assert being(match, "wAS")["square"] == "d7"
    # An answer to the first step: the price has risen, the step is void, nothing is paid.
    match = oracle(
        {"w": POOL, "e": ["JC", "AS"]},
        laid={"w": [*ROW[:3], "b8"]},
        beings=on("w4H@c7", "wAS@b7", "eJC@b8"),
        factors={"w": {"M": 2}, "e": {"F": 1}},
    )
    play(match, "w move AS c7", "e use JC wAS 1")
    assert being(match, "wAS")["square"] == "b7"
    assert match.state()["factors"]["w"]["M"] == 2


def test_who_shares_and_can_not_go_on_is_removed():
    match = oracle(
        {"w": POOL, "e": ["JC", "AS"]},
        laid={"w": [*ROW[:3], "c8"]},
        beings=on("w4H@c7", "wAS@b7", "eJC@c8"),
        factors={"w": {"M": 2}, "e": {"F": 1}},
    )
    play(match, "w move AS c7 d7", "e use JC wAS 1")
    assert match.state()["discards"]["w"] == ["AS"]
    assert match.state()["factors"]["w"]["M"] == 1


def test_example_13_answering_an_attack():
    match = oracle(
        {"w": ["4H", "AS"], "e": ["KS", "9S", "AS"]},
        laid={"w": ["c7", "d7", "c8", "c9"]},
        beings=on("w4H@c7", "e9S@d7", "eKS@c9"),
        factors={"w": {"A": 1}, "e": {"F": 1}},
    )
    play(match, "w attack 4H e9S", "e use KS w4H 1")
    assert being(match, "e9S")["points"] == 2
    assert being(match, "w4H")["atk"] == 1


def test_example_14_rooks_only():
    match = oracle(
        {"w": POOL, "e": ["TS"]}, images={"w": 2}, laid={"w": ["b7"], "e": ["e7"]}, beings=on("w4H@b7", "eTS@e7")
    )
    assert play(match, "w end").state()["result"] == {"winner": "w", "reason": "no-summons"}


def test_a_hit_of_nothing_leaves_no_suit():
    match = oracle(
        {"w": ["AC", "KS", "5H"], "e": ["3D", "AS"]},
        laid={"w": [*ROW, "d8", "b8"]},
        beings=on("wAC@c7", "w5H@d8", "wKS@b7", "e3D@d7"),
        factors={"w": {"A": 2, "F": 1}, "e": {"D": 1}},
    )
    play(match, "w use KS wAC 1", "w attack AC e3D", "w attack 5H e3D", "w end", "e defend 3D")
    assert being(match, "e3D")["str"] == 3


def test_an_offer_lapses_and_a_refused_line_changes_nothing():
    match = play(oracle(), "w offer draw", "w dice AS")
    before = match.state()
    assert refused(match, "e accept draw") == "W-69"
    assert match.state() == before
    play(match, "e offer draw", "w offer draw", "e accept draw")
    assert match.state()["result"] == {"winner": None, "reason": "agreement"}


@pytest.mark.parametrize("seed", range(5))
def test_every_listed_line_is_taken_and_a_record_replays(seed):
    options, pools, position = random_position(seed)
    record = random_record(seed, options, pools, max_lines=40, position=position)
    first, second = Oracle.from_record(record), Oracle.from_record(record)
    assert first.state() == second.state()
    for line in first.legal()[::7]:
        trial = Oracle.from_record(record)
        trial.play(line)
        assert trial.state() != first.state(), line


@pytest.mark.rule("W-71")
def test_nobody_pays_for_a_fourth_die_before_a_side_has_begun():
    assert refused(oracle(options={"first": None, "four_dice": True}), "* four") == "W-15"
