"""Sections 8 to 11 of the rules: the end, options, views, notation."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.dungeon_dice.tools import lines, on, opened, play, start, why_not
from wonderland.core.record import Record
from wonderland.games.dungeon_dice.codes import NONE

ISLANDS = {"w": "b7-d7", "e": "p7-r7"}


def result(match):
    return match.state()["result"]


@pytest.mark.rule("DD-84", "DD-85")
def test_a_deadlock_needs_all_three_points():
    def end(**more):
        given = {"laid": ISLANDS, "monsters": ["wDOR1 c7", "eTOV1 q7"], **more}
        pools = given.pop("pools", None)
        return result(play(start(pools=pools, **given), "w end"))

    assert end() == {"winner": None, "reason": "deadlock"}
    assert end(blocks={"c7": 1}) == {"winner": None, "reason": "deadlock"}
    assert end(laid={"w": "b7-i7", "e": "j7-r7"}) is None  # one ground
    assert end(laid={"w": "b7-d7", "e": "p7-r7 p8 p9"}, monsters=["wDOR1 r7"]) is None  # beside the slot
    assert end(monsters=["wCHE1 c7", "eTOV1 q7"]) is None  # teleport
    assert end(monsters=["wSNA1 c7"]) is None  # swap
    assert end(monsters=["wDOR1 c7", "eSER1 q7"]) is None  # reach
    assert end(monsters=["wDOR1 c7", "eKNM1 q7"]) is None  # damage
    assert end(items=["wGLA1 b7"]) is None and end(items=["wPEP1 b7"]) is not None
    assert end(pools={"w": {"dice": "1G 1B", "figures": "RAB"}}) is None
    assert end(pools={"w": {"dice": "1B 1B", "figures": "RAB"}}) is not None  # no die of its kind
    assert end(pools={"w": {"dice": "1G 2B", "figures": "RAB"}}) is not None  # no second of its level
    assert end(monsters=[]) == {"winner": None, "reason": "deadlock"}


@pytest.mark.rule("DD-86")
@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({"masters": {"w": 2}}, "e"),
        ({"gone": {"w": "RAB"}}, "w"),
        ({"gone": {"w": "CAK"}}, None),
        ({"gone": {"w": "RAB", "e": "MAR"}}, "e"),
        ({"gone": {"w": "RAB JAB", "e": "LIO LIO"}}, "w"),
        ({"gone": {"w": "RAB MAR", "e": "DUM CAR"}}, None),
        ({"masters": {"e": 1}, "gone": {"e": "JAB JAB"}}, "w"),
    ],
)
def test_who_is_ahead(more, winner):
    match = start(laid=ISLANDS, monsters=["wDOR1 c7", "eTOV1 q7"], **more)
    assert result(play(match, "w end")) == {"winner": winner, "reason": "deadlock"}


NEAR = {"laid": {"w": "d7-f7", "e": "g7-i7"}, "monsters": ["wDOR1 d7", "eTOV1 i7"]}


@pytest.mark.rule("DD-87")
def test_forty_quiet_turns_end_the_match():
    assert result(play(start(quiet=39, **NEAR), "w end")) == {"winner": None, "reason": "stalled"}
    assert result(play(start({"quiet": 0}, quiet=39, **NEAR), "w end")) is None
    hit = start(quiet=39, laid={"w": "d7-e7"}, monsters=["wDOR1 d7", "eWAL1 e7"], crests={"w": {"A": 1}})
    play(hit, "w attack DOR1 WAL1", "w end")
    assert result(hit) is None and hit.state()["quiet"] == 0
    missed = start(
        quiet=38, laid={"w": "d7-e7"}, monsters=["wDOR1 d7", "eHUM1 e7"], crests={"w": {"A": 1}, "e": {"D": 1}}
    )
    play(missed, "w attack DOR1 HUM1", "e defend", "w end")
    assert missed.state()["quiet"] == 39
    found = start(quiet=39, **{**NEAR, "items": ["wDRI1 e7"], "crests": {"w": {"M": 1}}})
    play(found, "w move DOR1 e7", "w end")
    assert found.state()["quiet"] == 0
    looked = start(
        quiet=38, laid={"w": "d7-f7", "e": "g7"}, monsters=["wINN1 d7", "eTOV1 g7"], items=["wDRI1 e7"],
        crests={"w": {"X": 1, "T": 2}},
    )  # fmt: skip
    play(looked, "w use INN1 inspect e7", "w end")
    assert looked.state()["quiet"] == 39
    struck = start(
        quiet=39, laid={"w": "d7-f7", "e": "g7"}, monsters=["wINN1 d7", "eTOV1 g7"], items=["wDRI1 e7"],
        crests={"w": {"T": 2}},
    )  # fmt: skip
    play(struck, "w use INN1 evict e7", "w end")
    assert struck.state()["quiet"] == 0
    called = start(quiet=39, pools={"w": {"dice": "1G 1G 1G", "figures": "RAB"}}, phase="choose", **NEAR)
    play(called, "w dice 1G 1G 1G", "* roll S S S", "w summon RAB E/0 e9", "w end")
    assert called.state()["quiet"] == 0
    master = start(quiet=39, laid={"e": "r7"}, monsters=["wDOR1 r7"], crests={"w": {"A": 1}})
    play(master, "w attack DOR1 master", "w end")
    assert master.state()["quiet"] == 0


@pytest.mark.rule("DD-88")
def test_the_last_turn_ends_the_match():
    assert result(play(start(turn=400, **NEAR), "w end")) == {"winner": None, "reason": "turns"}
    assert result(play(start({"turns": 7}, turn=7, **NEAR), "w end"))["reason"] == "turns"
    assert result(play(start({"turns": 0}, turn=999, **NEAR), "w end")) is None
    order = start({"turns": 7, "quiet": 3}, turn=7, quiet=2, laid=ISLANDS, monsters=["wDOR1 c7"])
    assert result(play(order, "w end"))["reason"] == "deadlock"
    second = start({"turns": 7, "quiet": 3}, turn=7, quiet=2, **NEAR)
    assert result(play(second, "w end"))["reason"] == "stalled"


@pytest.mark.rule("DD-89")
def test_resigning_and_agreeing():
    for side, other in ("we", "ew"):
        assert result(play(start(**NEAR), f"{side} resign")) == {"winner": other, "reason": "resigned"}
    match = start(**NEAR)
    assert why_not(match, "e accept draw") == "DD-94"
    play(match, "w offer draw")
    assert why_not(match, "w accept draw") == "DD-94"
    assert result(play(match, "e accept draw")) == {"winner": None, "reason": "agreement"}
    lapsed = play(start(**NEAR, crests={"w": {"M": 1}}), "w offer draw", "w move DOR1 e7")
    assert why_not(lapsed, "e accept draw") == "DD-94"
    asked = start(laid={"w": "b7-d7"}, monsters=["wRAB1 c7", "eKOB1 d7"], crests={"e": {"T": 1}})
    play(asked, "w end", "w offer draw")
    assert asked.to_act == "e" and asked.state()["phase"] == "chain"
    assert result(play(opened(), "w resign"))["winner"] == "e"


@pytest.mark.rule("DD-83", "DD-89")
def test_nothing_waits_any_more_when_the_match_is_over():
    touched = start(
        laid={"w": "b7-h7"},
        monsters=["wSNA1 c7", "wRAB1 d7", "eTOV1 h7"],
        items=["wPEP1 d7", "wDRI1 c7"],
        crests={"w": {"X": 9}},
    )
    play(touched, "w use SNA1 exchange RAB1")
    assert touched.state()["touched"]
    placing = start(laid={"w": "b7-h7"}, monsters=["wRAB1 d7"], items=["eHOL1 e7"], crests={"w": {"M": 1}})
    play(placing, "w move RAB1 e7")
    assert placing.state()["placing"]
    fallen = start(
        masters={"e": 1},
        laid={"w": "b7", "e": "q7-r7"},
        monsters=["wDUM1 r7", "wHUM1 b7", "eKOB1 q7"],
        crests={"w": {"A": 1, "T": 2}, "e": {"T": 1}},
    )
    play(fallen, "w attack DUM1 master", "e use KOB1 pinch DUM1")
    for match, line in ((touched, "e resign"), (placing, "e resign"), (fallen, "w use HUM1 meaning")):
        play(match, line)
        state = match.state()
        assert [state[key] for key in ("touched", "placing", "chain", "to_act")] == [[], None, [], None]
        over = match.position.value
        assert (over.cancelled, over.target) == (0, NONE)


@pytest.mark.rule("DD-90")
def test_a_side_with_nothing_plays_on():
    match = start(laid={"w": "b7-d7", "e": "e7"}, monsters=["eDOR1 b7"], crests={"w": {"A": 1}})
    assert lines(match) == ["w attack master eDOR1", "w end"]
    play(match, "w attack master DOR1", "w end")
    assert result(match) is None and match.to_act == "e"


@pytest.mark.rule("DD-91")
def test_nobody_is_ever_stuck():
    match = play(start(**NEAR), "w end", "e end", "w end")
    assert lines(match) == ["e end"]
    asked = start(laid={"w": "b7-d7"}, monsters=["wRAB1 c7", "eKOB1 d7"], crests={"e": {"T": 1}})
    assert "e pass" in lines(play(asked, "w end"))


@pytest.mark.rule("DD-92")
@pytest.mark.parametrize(
    "options",
    [
        {"columns": 8}, {"columns": 27}, {"rows": 4}, {"rows": 6}, {"life": 0}, {"life": 10}, {"cap": 2},
        {"lethal": "never"}, {"open_items": 3}, {"first": "n"}, {"quiet": 401}, {"turns": -1},
        {"preset": "slow"}, {"weather": "fine"}, {"turns": "many"}, {"life": True},
    ],
    ids=str,
)  # fmt: skip
def test_options_out_of_range_are_refused(options):
    with pytest.raises(wonderland.BadInput) as caught:
        opened(options)
    assert [problem.rule for problem in caught.value.problems] == ["DD-92"]


@pytest.mark.rule("DD-92")
def test_presets():
    quick = opened({"preset": "quick"}).position.config.options
    assert (quick.columns, quick.rows, quick.life, quick.quiet, quick.turns) == (13, 9, 2, 30, 200)
    usual = opened().position.config.options
    assert (usual.columns, usual.rows, usual.life, usual.cap, usual.quiet, usual.turns) == (19, 13, 3, 10, 40, 400)
    assert opened({"open_items": "yes"}).position.config.options.open_items is True


@pytest.mark.rule("DD-93")
def test_open_items_and_the_end_of_the_match_show_everything():
    pools = {"w": {"figures": "VOR CAK RAB"}}
    hidden = start(pools=pools, **NEAR, items=["wHOL1 f7"])
    assert hidden.view("e")["pools"]["w"]["figures"] == ["1K", "3K", "RAB"]
    assert hidden.view("w")["pools"]["w"]["figures"] == ["CAK", "RAB", "VOR"]
    play(hidden, "w resign")
    assert hidden.view("e") == hidden.state()
    shown = start({"open_items": True}, pools, **NEAR, items=["wHOL1 f7"])
    assert shown.view("e") == shown.state() and shown.state()["items"]["f7"]["up"]


@pytest.mark.rule("DD-93")
def test_an_item_touched_is_unknown_until_it_is_turned_up():
    match = start(
        laid={"w": "b7-h7"},
        monsters=["wSNA1 c7", "wRAB1 d7", "eTOV1 h7"],
        items=["wPEP1 d7", "wDRI1 c7"],
        crests={"w": {"X": 9}},
    )
    play(match, "w use SNA1 exchange RAB1")
    state, seen = match.state(), match.view("e")
    assert state["phase"] == "chain" and state["touched"] == ["wDRI1 wRAB1"]
    assert seen["touched"] == ["?? wRAB1"] and seen["chain"] == ["d7 wPEP1 wSNA1"]


@pytest.mark.rule("DD-94")
def test_lines_that_are_refused_and_change_nothing():
    match = start(**NEAR, crests={"w": {"M": 1, "A": 1}, "e": {"M": 1}})
    before = match.state()
    for line in (
        "", "w", "x end", "w dance", "* end", "w roll S", "* first w", "w skip", "w pass", "w defend", "w dice 1G",
        "e end", "e move TOV1 h7", "w move TOV1 h7", "w move eTOV1 h7", "w move RAB1 e7", "w move DOR2 e7",
        "w move DOR1", "w end now", "w attack DOR1", "w attack KOB1 TOV1", "w place e7", "w summon RAB E/0 c7",
        "w offer", "w offer peace", "w use DOR1", "w move DOR01 e7", "* resign", "w attack DOR1 KOB9",
    ):  # fmt: skip
        assert why_not(match, line) == "DD-94", line
        with pytest.raises(wonderland.IllegalAction):
            match.play(line)
    assert match.state() == before and match.lines == []


@pytest.mark.rule("DD-95")
def test_after_the_end_every_line_is_refused():
    match = play(start(**NEAR), "w resign")
    for line in ("w end", "e end", "e resign", "w accept draw", "nonsense", ""):
        assert why_not(match, line) == "DD-95", line
    assert lines(match) == [] and match.chances() == []


@pytest.mark.rule("DD-95", "DD-94")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("w use WAL1 weep wDUM1", "DD-95"), ("w use eKOB1 pinch RAB1", "DD-95"), ("w use DUM1 quarrel c7", "DD-95"),
        ("w move WAL1 d7", "DD-95"), ("w move eKOB1 d7", "DD-95"), ("w attack WAL1 KOB1", "DD-95"),
        ("w attack DUM1 RAB7", "DD-95"), ("w use KOB1 pinch nobody", "DD-95"), ("w use BIL1 chimney here", "DD-95"),
        ("w use BIL1 chimney", "DD-95"), ("w end", "DD-95"), ("e move WAL1 d7", "DD-95"),
        ("w use walrus weep", "DD-94"), ("w move WAL1 nowhere", "DD-94"), ("w attack WAL1 nobody", "DD-94"),
        ("e use WAL1 weep wDUM1", "DD-94"),
    ],
)  # fmt: skip
def test_a_line_is_after_the_end_if_a_pass_that_it_means_ends_the_match(line, rule):
    match = play(
        start(
            masters={"e": 1},
            laid={"e": "q7-r7 q8-r8"},
            monsters=["wDUM1 r7", "eKOB1 q7", "wKOB1 r8", "wBIL1 q8"],
            crests={"w": {"A": 2}, "e": {"T": 1}},
        ),
        "w attack DUM1 master",
    )
    before = match.state()
    assert (before["phase"], match.to_act) == ("chain", "e")
    assert why_not(match, line) == rule
    with pytest.raises(wonderland.IllegalAction) as refused:
        match.play(line)
    assert refused.value.rule == rule
    assert match.state() == before


# --- notation: "Fine points" -------------------------------------------------------------------------
def test_passes_that_are_left_out_are_meant():
    match = start(
        laid={"w": "b7-h7"},
        monsters=["wDUM1 c7", "eKOB1 d7", "wRAB1 f7"],
        crests={"w": {"A": 2, "M": 3}, "e": {"T": 1, "D": 1}},
    )
    play(match, "w attack DUM1 KOB1", "w move RAB1 g7 h7")
    assert on(match, "eKOB1") is None and on(match, "wRAB1")["square"] == "h7"
    asked = start(laid={"w": "b7-h7"}, monsters=["wDUM1 c7", "eKOB1 d7"], crests={"w": {"A": 2}, "e": {"T": 1, "D": 1}})
    play(asked, "w attack DUM1 KOB1", "e defend")
    assert on(asked, "eKOB1") is None  # 20 - 0
    again = wonderland.game("dungeon-dice").load(asked.record())
    assert again.state() == asked.state()


def test_an_action_is_taken_as_it_is():
    match = start(laid={"w": "b7-h7"}, monsters=["wRAB1 c7", "eKOB1 d7"], crests={"e": {"T": 1}})
    end = match.legal()[-1]
    assert str(end) == "w end"
    match.play(end)
    assert match.to_act == "e" and match.check(end).rule == "DD-94"
    assert match.check("w end").rule == "DD-94"


def test_the_next_number_of_an_id():
    pools = {"w": {"dice": "1G 1G 1G", "figures": "RAB RAB"}}
    match = start(pools=pools, phase="choose", laid={"w": "b7-d7"}, monsters=["wRAB4 c7"], gone={"w": "RAB"})
    play(match, "w dice 1G 1G 1G", "* roll S S S", "w summon RAB E/0 d9")
    assert on(match, "wRAB5") is not None
    items = start(
        pools={"w": {"dice": "1K 1K 1K", "figures": "CAK"}},
        phase="choose",
        laid={"w": "b7-d7"},
        items=["wCAK2 b7", "eCAK7 c7", "wTAR5 d7"],
    )
    play(items, "w dice 1K 1K 1K", "* roll S S S", "w summon CAK E/0 d9")
    assert items.state()["items"]["d9"]["id"] == "wCAK3"
    gone = start(pools=pools, phase="choose", laid={"w": "b7-d7"}, gone={"w": "RAB RAB"})
    play(gone, "w dice 1G 1G 1G", "* roll S S S", "w summon RAB E/0 d9")
    assert on(gone, "wRAB3") is not None


def test_dice_are_listed_once_and_played_in_any_order():
    match = start(pools={"w": {"dice": "2B 1G 1G"}}, phase="choose")
    assert lines(match) == ["w dice 1G 1G 2B"]
    assert match.play("w dice 2B 1G 1G")
    assert match.lines == ["w dice 2B 1G 1G"]


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ({"moon": 1}, "no key moon"),
        ({"laid": {"w": "b7-c9"}}, "no part of one row or column"),
        ({"laid": {"w": "b7", "e": "b7"}}, "laid twice"),
        ({"laid": {"n": "b7"}}, "no seat n"),
        ({"monsters": ["wRAB1 b7"]}, "not laid"),
        ({"laid": {"w": "b7"}, "monsters": ["wXXX1 b7"]}, "no id"),
        ({"laid": {"w": "b7"}, "monsters": ["wCAK1 b7"]}, "is an item"),
        ({"laid": {"w": "b7"}, "items": ["wRAB1 b7"]}, "is a monster"),
        ({"laid": {"w": "b7 c7"}, "monsters": ["wRAB1 b7", "wRAB1 c7"]}, "there twice"),
        ({"laid": {"w": "b7"}, "monsters": ["wRAB1 b7 10"]}, "from 0 to 9"),
        ({"laid": {"w": "b7"}, "monsters": [{"id": "wRAB1", "square": "b7", "hat": 1}]}, "no key hat"),
        ({"laid": {"w": "b7"}, "monsters": "wRAB1 b7"}, "is a list"),
        ({"crests": {"w": {"S": 1}}}, "no crest S"),
        ({"crests": {"w": {"M": 11}}}, "from 0 to 10"),
        ({"masters": {"w": 0}}, "from 1 to 9"),
        ({"blocks": {"b7": 3}}, "not laid"),
        ({"active": "n"}, "w or e"),
        ({"phase": "summon"}, "choose or action"),
        ({"gone": {"w": "XXX"}}, "no figure"),
        ({"quiet": "some"}, "whole number"),
        ({"turn": 0}, "whole number"),
        (
            {
                "laid": {"w": "b7-b13 c7-c13 d7-d13 e7-e13"},
                "monsters": [f"wRAB{1 + 7 * c + r} {'bcde'[c]}{7 + r}" for c in range(4) for r in range(7)],
            },
            "at most 24",
        ),
        (3, "mapping"),
    ],
    ids=str,
)
def test_positions_that_can_not_be(position, says):
    with pytest.raises(wonderland.BadInput, match=says) as caught:
        opened(position=position)
    assert all(problem.move == 0 for problem in caught.value.problems)


def test_a_key_of_a_custom_start_with_null_counts_as_not_given():
    bare = opened(position={}).state()
    keys = "active turn phase masters crests laid blocks monsters items gone master_attacked quiet"
    for key in keys.split():
        assert opened(position={key: None}).state() == bare, key
    with pytest.raises(wonderland.BadInput, match="no key moon"):
        opened(position={"moon": None})


@pytest.mark.rule("DD-16")
def test_a_record_with_neither_pools_nor_a_seed_is_refused_for_each_side():
    with pytest.raises(wonderland.BadInput, match=r"no w, and(.|\n)*no e, and"):
        wonderland.game("dungeon-dice").load(Record("dungeon-dice"))
