"""Turns, moves, flips and attacks: DW-36 to DW-63."""

from __future__ import annotations

import pytest

from tests.games.dominoes_of_war.tools import lines, standing, verbs
from tests.playing import play, why_not

FAR = {"k20": "general"}


@pytest.mark.rule("DW-36", "DW-37")
def test_three_actions_by_the_active_seats_troops():
    match = standing({"j5": "grunt", "j6": "grunt", "j1": "general"})
    assert match.state()["actions"] == 3
    assert why_not(match, "a move k20 k19") == "DW-37"
    assert why_not(match, "b move k20 k19") == "DW-101"
    assert verbs(match) == {"move", "end"}


@pytest.mark.rule("DW-38", "DW-39")
def test_one_action_each_and_the_step_ends_with_the_last():
    match = standing({"j4": "grunt", "j5": "grunt", "j6": "grunt", "j1": "general"},
                     {"m8": "grunt", **FAR}, faces={"j7": "-", "j8": "-", "i7": "-", "k7": "-"})  # fmt: skip
    match.play("a move j6 j8")
    assert why_not(match, "a move j8 j7") == "DW-38"
    play(match, "a move j5 j7", "a move j4 j6")
    assert match.to_act == "b"
    assert why_not(standing({"j6": "grunt"}), "a end") is None


@pytest.mark.rule("DW-38")
def test_a_gunslinger_repeats_or_by_option_of_one_kind():
    stand = {"j9": "gunslinger"}, {"l9": "grunt", "l11": "grunt", **FAR}
    any_kind = standing(*stand, {"factions": {"a": "cowboys"}})
    play(any_kind, "a attack j9 l9")
    assert {"attack", "move"} <= verbs(any_kind)
    one = standing(*stand, {"factions": {"a": "cowboys"}, "repeats": "kind"})
    play(one, "a attack j9 l9")
    assert verbs(one) == {"attack", "end"}
    named = standing(*stand, {"factions": {"a": "cowboys"}, "repeats": "kind"}, acted="j9")
    assert {"attack", "move"} <= verbs(named)


@pytest.mark.rule("DW-40")
def test_who_was_brought_in_may_act():
    match = standing({"k7": "general"}, army={"a": {"grunt": 1}})
    match.play("a spawn k7 grunt j6")
    assert "a move j6 j8" in lines(match)


@pytest.mark.rule("DW-41", "DW-42")
def test_moves_turn_pass_friends_and_stop_at_enemies():
    match = standing({"j6": "grunt", "j7": "general"}, {"k8": "grunt", **FAR})
    reached = {line.split()[-1] for line in lines(match) if line.startswith("a move j6")}
    assert reached == {"j8", "j9", "i7", "i8", "h7", "k7", "l7", "j5", "j4", "j3"}
    assert why_not(match, "a move j6 j7") == "DW-41"


@pytest.mark.rule("DW-43", "DW-45")
def test_bases_are_walked_and_nothing_is_flipped_there():
    match = standing({"k14": "grunt"})
    match.play("a move k14 k16")
    assert match.state()["bag"] == 91 and match.to_act == "a"
    spent = standing({"j6": "grunt"}, faces={"j7": "5-5"})
    spent.play("a move j6 j7")
    assert spent.state()["troops"]["a"] == {"j7": "grunt"}


@pytest.mark.rule("DW-44", "DW-46")
def test_only_the_last_tile_is_landed_on():
    match = standing({"j6": "grunt"})
    match.play("a move j6 j9")
    assert match.state()["flipping"] == "j9" and match.state()["faces"] == {}
    match.play("* flip j9 3-1")
    assert match.state()["faces"] == {"j9": "3-1"}


@pytest.mark.rule("DW-47")
def test_a_mine_takes_the_troop_and_is_replaced():
    match = play(standing({"j6": "grunt", "j1": "general"}), "a move j6 j9", "* flip j9 2-2")
    state = match.state()
    assert state["discards"] == ["2-2"] and state["faces"] == {} and state["troops"]["a"] == {"j1": "general"}


@pytest.mark.rule("DW-48")
def test_the_mineproof_stays():
    match = play(standing({"j6": "lightfoot"}, options={"factions": {"a": "scouts"}}), "a move j6 j7", "* flip j7 2-2")
    assert match.state()["faces"] == {"j7": "2-2"} and match.state()["troops"]["a"] == {"j7": "lightfoot"}


@pytest.mark.rule("DW-49", "DW-50", "DW-51")
def test_ten_is_used_at_once_or_given_up_or_lost_of_itself():
    match = play(standing({"j6": "grunt"}, actions=1), "a move j6 j7", "* flip j7 6-4")
    assert match.state()["bonus"] == 10 and why_not(match, "a end") == "DW-101"
    used = play(match.copy(), "a reinforce sniper j6")
    assert used.to_act == "a" and used.state()["phase"] == "face"
    assert play(match.copy(), "a forfeit").to_act == "b"
    empty = standing({"j6": "grunt"}, army={"a": {}})
    assert play(empty, "a move j6 j7", "* flip j7 6-4").state()["phase"] == "act"


@pytest.mark.rule("DW-52")
def test_twelve_is_an_action_more_for_anyone():
    match = play(standing({"j6": "grunt", "j5": "grunt"}), "a move j6 j7", "* flip j7 12-0")
    assert {"a move j7 j8", "a move j5 j6", "a forfeit"} <= lines(match)
    match.play("a move j5 j6")
    assert match.state()["actions"] == 2 and match.state()["acted"] == ["j6", "j7"]


@pytest.mark.rule("DW-53")
def test_seventeen_builds_beside_ones_own_base_alone():
    match = play(standing({"j6": "grunt"}, bases={"b": "l6 l5"}, b={"l5": "general"}), "a move j6 j7", "* flip j7 9-8")
    assert [why_not(match, f"a build {square}") for square in ("k6", "j8", "a1", "i6")] == ["DW-53"] * 3 + [None]
    match.play("a build i6")
    assert "i6" in match.state()["bases"]["a"]


@pytest.mark.rule("DW-54")
def test_twenty_shifts_any_wall_to_another_edge():
    match = play(standing({"j6": "grunt"}, walls="n13n14"), "a move j6 j7", "* flip j7 11-9")
    assert why_not(match, "a shift m13m14 j9k9") == "DW-54"
    assert why_not(match, "a shift n13n14 n13n14") == "DW-54"
    assert play(match, "a shift n13n14 m14n14").state()["walls"] == ["m14n14"]


@pytest.mark.rule("DW-55", "DW-56", "DW-57")
def test_an_attack_removes_an_enemy_and_nobody_else():
    match = standing({"j8": "grunt", "k8": "general"}, {"j11": "grunt", **FAR})
    assert why_not(match, "a attack j8 k8") == "DW-56"
    assert why_not(match, "a attack j8 j10") == "DW-56"
    match.play("a attack j8 j11")
    assert match.state()["troops"] == {"a": {"j8": "grunt", "k8": "general"}, "b": FAR}


@pytest.mark.rule("DW-58", "DW-59")
def test_a_shot_is_stopped_by_walls_troops_and_gaps():
    match = standing(
        {"j8": "grunt", "i8": "grunt", "j6": "grunt"},
        {"j12": "grunt", "l8": "grunt", "g8": "grunt", "l6": "grunt"},
        walls="k8l8",
        bases={"b": "l6 l5"},
    )
    assert why_not(match, "a attack j8 j12") is None
    assert [why_not(match, f"a attack j8 {square}") for square in ("l8", "g8")] == ["DW-58"] * 2
    assert why_not(match, "a attack j6 l6") == "DW-58"
    match = standing({"k14": "grunt"}, {"k17": "grunt", **FAR})
    assert why_not(match, "a attack k14 k17") is None


@pytest.mark.rule("DW-60")
def test_a_throw_flies_over_everything():
    match = standing({"j8": "grenadier"}, {"j10": "grunt", "j9": "grunt", "j13": "grunt", **FAR}, walls="j8j9")
    assert why_not(match, "a attack j8 j10") is None
    assert [why_not(match, f"a attack j8 {square}") for square in ("j9", "j13")] == ["DW-60"] * 2


@pytest.mark.rule("DW-61", "DW-62", "DW-63")
def test_a_general_outside_brings_somebody_in():
    match = standing({"j7": "general", "j5": "general"}, {"j3": "grunt", **FAR}, army={"a": {"grunt": 1}})
    assert why_not(match, "a spawn j5 grunt j6") == "DW-61"
    assert why_not(match, "a spawn j7 grunt j3") == "DW-63"
    assert why_not(match, "a spawn j7 sniper j6") == "DW-63"
    assert {line.split()[-1] for line in lines(match) if "spawn" in line} == {"j1", "j2", "j4", "j6"}
