"""Sections 2 to 4 of the rules: the table, setting up, rolling, summoning, moving, attacking."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.dungeon_dice.tools import lines, on, opened, play, start, why_not
from wonderland.games.dungeon_dice.placing import has_space
from wonderland.games.dungeon_dice.queries import laying, state_of

ROW = {"w": "b7-h7"}
ROLL = {"dice": "1B 1G 2G 4R", "figures": "DUM RAB MAR CAK"}


def rolled(faces="S S S", dice="1B 1G 2G", pools=None, **position):
    match = start(pools={"w": pools or ROLL}, phase="choose", **position)
    return play(match, f"w dice {dice}", f"* roll {faces}")


# --- the table and setting up ----------------------------------------------------------------------
@pytest.mark.rule("DD-20", "DD-21")
def test_the_table_and_the_slots():
    grid = opened().position.config.grid
    assert (grid.columns, grid.rows) == (19, 13)
    assert [grid.names[slot] for slot in grid.slots] == ["a7", "s7"]
    assert grid.name(grid.square["s13"]) == "s13"
    quick = opened({"preset": "quick"}).position.config.grid
    assert [quick.names[slot] for slot in quick.slots] == ["a5", "m5"]
    match = start(laid={"w": "b7"}, monsters=["wRAB1 b7"], crests={"w": {"M": 3}})
    assert why_not(match, "w move RAB1 a7") == "DD-43"
    with pytest.raises(wonderland.BadInput, match="slot"):
        start(laid={"w": "a7"})


@pytest.mark.rule("DD-22")
def test_neighbouring_squares_join_whoever_laid_them():
    match = start(laid={"w": "b7", "e": "c7 c8"}, monsters=["wRAB1 b7"], crests={"w": {"M": 2}})
    play(match, "w move RAB1 c7 c8")
    assert on(match, "wRAB1")["square"] == "c8"


@pytest.mark.rule("DD-23")
def test_one_monster_and_one_item_a_square():
    for wrong in ({"monsters": ["wRAB1 b7", "eKOB1 b7"]}, {"items": ["wCAK1 b7", "eDRI1 b7"]}):
        with pytest.raises(wonderland.BadInput, match="two"):
            start(laid=ROW, **wrong)
    assert start(laid=ROW, monsters=["wRAB1 b7"], items=["eCAK1 b7"]).state()["items"]["b7"]


@pytest.mark.rule("DD-24", "DD-54")
def test_a_master_has_three_hp_and_atk_ten():
    match = start(laid={"w": "b7"}, monsters=["eTOV1 b7"], crests={"w": {"A": 1}})
    assert match.state()["masters"] == {"w": 3, "e": 3}
    play(match, "w attack master TOV1")
    assert on(match, "eTOV1")["damage"] == 10
    assert not [line for line in lines(match) if " move master" in line]


@pytest.mark.rule("DD-25")
def test_who_begins_is_drawn_or_named():
    match = opened()
    assert match.to_act == "*"
    assert [(str(a), p) for a, p in match.chances()] == [("* first w", 0.5), ("* first e", 0.5)]
    state = play(match, "* first e").state()
    assert (state["active"], state["phase"], state["laid"], state["monsters"]) == (
        "e",
        "choose",
        {"w": [], "e": []},
        {},
    )
    assert set(state["crests"]["w"].values()) == {0}
    assert opened({"first": "e"}).to_act == "e"


@pytest.mark.rule("DD-26", "DD-77", "DD-93")
def test_an_items_figure_is_hidden():
    match = rolled(pools={"dice": "1K 1K 1K", "figures": "CAK RAB"}, dice="1K 1K 1K")
    play(match, "w summon CAK E/0 c7")
    assert match.state()["items"] == {"c7": {"id": "wCAK1", "side": "w", "kind": "1K", "up": False}}
    assert match.view("e")["items"] == {"c7": {"id": None, "side": "w", "kind": "1K", "up": False}}
    assert match.lines_for("e")[-1] == "w summon 1K E/0 c7"
    assert match.lines_for("w")[-1] == "w summon CAK E/0 c7"
    events, whole = match.events_for("e")[-1], match.events_for("w")[-1]
    assert (events.code, events.id, events.kind) == (None, None, "1K") and whole.code == "CAK"


# --- rolling ---------------------------------------------------------------------------------------
@pytest.mark.rule("DD-27", "DD-28")
def test_a_turn_begins_with_three_dice_or_all():
    match = start(pools={"w": {"dice": "1B 1G 1G 2B"}}, phase="choose")
    assert lines(match) == ["w dice 1B 1G 1G", "w dice 1B 1G 2B", "w dice 1G 1G 2B"]
    assert why_not(match, "w dice 1B 1B 1G") == "DD-28"
    assert why_not(match, "w dice 1B 1G") == "DD-28"
    assert why_not(match, "w dice 1B 1G 1G 2B") == "DD-28"
    assert why_not(match, "w end") == "DD-94"
    play(match, "w dice 2B 1G 1B")
    assert [die["kind"] for die in match.state()["dice"]] == ["2B", "1G", "1B"]
    two = start(pools={"w": {"dice": "1B 4R"}}, phase="choose")
    assert lines(two) == ["w dice 1B 4R"]
    assert start(pools={"w": {"figures": "RAB"}}, phase="choose").state()["phase"] == "action"


@pytest.mark.rule("DD-29")
def test_faces_are_equally_likely():
    match = start(pools={"w": {"dice": "1G 4R"}}, phase="choose")
    play(match, "w dice 1G 4R")
    chances = {str(action): p for action, p in match.chances()}
    assert sum(chances.values()) == pytest.approx(1)
    assert chances["* roll S S"] == pytest.approx(4 / 36)
    assert chances["* roll M2 D2"] == pytest.approx(1 / 36)
    assert sorted(chances) == lines(match)
    for wrong in ("* roll S", "* roll M3 S", "* roll S S S"):
        assert why_not(match, wrong) == "DD-29"
    assert why_not(match, "* roll S M1") == "DD-94"


@pytest.mark.rule("DD-30")
def test_crests_are_kept_up_to_ten():
    match = start({"cap": 4}, {"w": {"dice": "4R 4R 4R"}}, phase="choose", crests={"w": {"A": 2, "X": 4}})
    play(match, "w dice 4R 4R 4R", "* roll A3 X3 D2")
    assert match.state()["crests"]["w"] == {"M": 0, "A": 4, "D": 2, "X": 4, "T": 0}
    gained = [(e.crest, e.gained, e.lost) for e in match.last_events if type(e).__name__ == "CrestsGained"]
    assert gained == [("A", 2, 1), ("X", 0, 3), ("D", 2, 0)]


# --- summoning -------------------------------------------------------------------------------------
@pytest.mark.rule("DD-31", "DD-33")
def test_two_of_a_level_call_a_figure_of_their_kinds():
    match = rolled()
    called = {line.split()[2] for line in lines(match) if " summon " in line}
    assert called == {"DUM", "RAB"} and match.state()["phase"] == "summon"
    assert why_not(match, "w summon LIO E/0 c7") == "DD-31"
    assert rolled("S M2 S").state()["phase"] == "action"
    assert rolled("S S S", "1B 2G 4R").state()["phase"] == "action"
    assert rolled("S S S", pools={"dice": "1B 1G 2G", "figures": "MAR OYS"}).state()["phase"] == "action"


@pytest.mark.rule("DD-32")
def test_a_summon_may_be_declined_and_is_lost_then():
    match = play(rolled(), "w skip")
    assert match.state()["phase"] == "action"
    assert why_not(match, "w summon RAB E/0 c7") == "DD-94"
    match = play(rolled(), "w summon RAB E/0 c7")
    assert why_not(match, "w summon DUM E/0 d9") == "DD-94"


@pytest.mark.rule("DD-34", "DD-38")
def test_the_figure_and_one_die_leave_the_pool():
    match = play(rolled(), "w summon RAB E/0 c7")
    state = match.state()
    assert state["pools"]["w"] == {"dice": ["1B", "2G", "4R"], "figures": ["CAK", "DUM", "MAR"]}
    assert on(match, "wRAB1")["square"] == "c7" and state["summoned"] == {"w": 1, "e": 0}


@pytest.mark.rule("DD-35", "DD-36", "DD-37")
def test_a_net_lies_on_free_ground_beside_ones_own():
    match = rolled(laid={"w": "b7-c7", "e": "e7-e9"})
    assert why_not(match, "w summon RAB E/0 a1") == "DD-35"
    assert why_not(match, "w summon RAB E/0 t9") == "DD-35"
    assert why_not(match, "w summon RAB E/1 a8") == "DD-35"
    assert why_not(match, "w summon RAB E/0 c8") == "DD-36"
    assert why_not(match, "w summon RAB E/0 f11") == "DD-37"
    assert why_not(match, "w summon RAB E/0 nine") == "DD-94"
    fits = laying.starts(match, "w")
    assert {f"w summon RAB {net} {at}" for net, found in fits.items() for at in found} == {
        line for line in lines(match) if " summon RAB " in line
    }
    ghost = laying.ghost(match, "w", "E/0", "c8")
    assert ghost.refused[0] == "DD-36" and len(ghost.squares) == 6
    net, at = next((net, found[0]) for net, found in fits.items() if found)
    assert laying.ghost(match, "w", net, at).refused is None
    assert set(laying.touching(match, "w")) & set(laying.ghost(match, "w", net, at).squares)


@pytest.mark.rule("DD-39")
def test_without_space_nothing_is_asked():
    full = {"w": "a1-i1 a2-i2 b3-h3", "e": "a4-i4"}
    match = start({"columns": 9, "rows": 5}, {"w": ROLL}, phase="choose", laid=full)
    play(match, "w dice 1B 1G 2G", "* roll S S S")
    assert match.state()["phase"] == "action" and not has_space(state_of(match), 0)


@pytest.mark.rule("DD-40")
def test_rolls_and_summons_are_not_answered():
    match = rolled(laid=ROW, monsters=["eKNM1 d7", "wTOV1 c7"], crests={"e": {"T": 5}})
    assert match.to_act == "w"
    assert play(match, "w summon RAB E/0 d9").to_act == "w"


# --- acting ----------------------------------------------------------------------------------------
@pytest.mark.rule("DD-41")
def test_the_monster_called_this_turn_acts_too():
    match = play(rolled("S S S", crests={"w": {"M": 2}}), "w summon RAB E/0 c7")
    play(match, "w move RAB1 d7", "w move RAB1 e7")
    assert on(match, "wRAB1")["square"] == "e7"


@pytest.mark.rule("DD-42")
def test_what_is_paid_is_gone_whatever_comes():
    match = start(laid=ROW, monsters=["wLIO1 c7", "eCHE1 d7"], crests={"w": {"A": 1}, "e": {"T": 2}})
    play(match, "w attack LIO1 CHE1", "e use CHE1 grin")
    assert match.state()["crests"]["w"]["A"] == 0 and on(match, "eCHE1")["damage"] == 0


@pytest.mark.rule("DD-43", "DD-44", "DD-45")
def test_strides():
    match = start(
        laid={"w": "b7-h7 c8"}, blocks={"b7": 9}, monsters=["wRAB1 c7", "wDOR1 d7", "eKOB1 f7"], crests={"w": {"M": 9}}
    )
    moves = [line.split()[3] for line in lines(match) if " move RAB1 " in line]
    assert sorted(moves) == ["c8", "d7-e7"]
    for squares, rule in (
        ("b7", "DD-43"), ("d8", "DD-43"), ("e7", "DD-43"), ("c7", "DD-43"), ("d7", "DD-45"),
        ("d7-e7-f7", "DD-45"), ("d7-e7 f7", "DD-44"), ("c8-c7", "DD-45"), ("d7-c7", "DD-43"),
        ("c8-d8", "DD-45"), ("z9", "DD-43"), ("nine", "DD-94"), ("d7-e7-d7", "DD-45"),
    ):  # fmt: skip
        assert why_not(match, f"w move RAB1 {squares}") == rule, squares


@pytest.mark.rule("DD-46")
def test_what_a_stride_costs():
    match = start(laid=ROW, monsters=["wBBF1 c7", "wRAB1 d7", "eRAT1 f7"], crests={"w": {"M": 4}})
    assert why_not(match, "w move BBF1 d7-e7 b7") == "DD-43"
    play(match, "w move BBF1 d7-e7")
    assert match.state()["crests"]["w"]["M"] == 0
    slow = start(laid=ROW, monsters=["wRAB1 d7", "eRAT1 e7"], crests={"w": {"M": 4, "X": 0, "A": 1}, "e": {"T": 1}})
    play(slow, "w attack RAB1 RAT1", "e use RAT1 outgrabe RAB1", "w pass")
    assert on(slow, "wRAB1")["slow"] == 1
    free = start(laid=ROW, monsters=["wRAB1 c7", "eRAT1 e7"], crests={"w": {"M": 5}, "e": {"T": 1}})
    play(free, "w use RAB1 late", "e use RAT1 outgrabe RAB1", "w move RAB1 d7")
    assert on(free, "wRAB1")["free"] == 1 and free.state()["crests"]["w"]["M"] == 4
    play(free, "w move RAB1 c7", "w move RAB1 b7")
    assert free.state()["crests"]["w"]["M"] == 2  # slowed: 2 for the square that was not free


@pytest.mark.rule("DD-47")
def test_a_move_is_one_stretch():
    match = start(laid=ROW, monsters=["wRAB1 c7", "wDUM1 f7", "eTOV1 g7"], crests={"w": {"M": 5, "A": 1}})
    play(match, "w move RAB1 d7", "w attack DUM1 TOV1")
    assert match.state()["moving"] is None and on(match, "wRAB1")["moved"]
    assert why_not(match, "w move RAB1 e7") == "DD-47"
    assert not [line for line in lines(match) if " move RAB1" in line]


@pytest.mark.rule("DD-48", "DD-49")
def test_one_attack_a_turn_moved_or_not_and_no_stride_after_it():
    match = start(laid=ROW, monsters=["wRAB1 c7", "eTOV1 e7"], crests={"w": {"M": 5, "A": 2}})
    play(match, "w move RAB1 d7", "w attack RAB1 TOV1")
    assert why_not(match, "w attack RAB1 TOV1") == "DD-49"
    assert why_not(match, "w move RAB1 c7") == "DD-48"
    poor = start(laid=ROW, monsters=["wRAB1 c7", "eTOV1 d7"])
    assert why_not(poor, "w attack RAB1 TOV1") == "DD-49"


@pytest.mark.rule("DD-50")
def test_a_target_is_adjacent_or_within_reach_in_a_free_line():
    match = start(laid={"w": "b7-f7 c8"}, monsters=["wSER1 c7", "wRAB1 c8", "eTOV1 e7"], crests={"w": {"A": 2, "X": 1}})
    assert why_not(match, "w attack SER1 TOV1") == "DD-50"
    assert why_not(match, "w attack SER1 wRAB1") == "DD-50"
    assert why_not(match, "w attack SER1 master") == "DD-50"
    play(match, "w use SER1 stretch")
    assert [line for line in lines(match) if "attack" in line] == ["w attack SER1 eTOV1"]
    master = start(laid={"e": "q7"}, monsters=["wSER1 q7"], crests={"w": {"A": 1, "X": 1}})
    assert why_not(play(master, "w use SER1 stretch"), "w attack SER1 master") == "DD-50"  # r7 is not laid
    near = start(laid={"e": "q7-r7"}, monsters=["wSER1 q7"], crests={"w": {"A": 1, "X": 1}})
    assert play(near, "w use SER1 stretch", "w attack SER1 master").state()["masters"]["e"] == 2


@pytest.mark.rule("DD-51", "DD-75")
def test_wings_are_struck_by_wings_and_masters():
    match = start(
        laid={"w": "b7-d7 c8"}, monsters=["wLIO1 d7", "wBBF1 c8", "eSDF1 c7", "eTOV1 b7"], crests={"w": {"A": 3}}
    )
    assert why_not(match, "w attack LIO1 SDF1") == "DD-51"
    assert why_not(match, "w attack BBF1 SDF1") is None
    assert why_not(match, "w attack BBF1 TOV1") == "DD-50"
    assert why_not(match, "w attack master TOV1") is None


@pytest.mark.rule("DD-52")
def test_a_master_strikes_once_beside_him():
    match = start(laid={"w": "b7-c7 a8"}, monsters=["eTOV1 b7", "eWAL1 a8", "eDOR1 c7"], crests={"w": {"A": 2}})
    assert why_not(match, "w attack master DOR1") == "DD-52"
    assert why_not(match, "w attack master master") == "DD-52"
    play(match, "w attack master TOV1")
    assert why_not(match, "w attack master WAL1") == "DD-52" and match.state()["master_attacked"]
    poor = start(laid={"w": "b7"}, monsters=["eTOV1 b7"])
    assert why_not(poor, "w attack master TOV1") == "DD-52"
