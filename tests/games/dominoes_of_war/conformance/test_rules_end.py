"""Troops of their own kind, blasts, the end, options and views: DW-64 to DW-102."""

from __future__ import annotations

import json

import pytest

from tests.games.dominoes_of_war.tools import lines, opened, played, set_up, standing, verbs
from tests.playing import play, why_not
from wonderland.core.errors import BadInput
from wonderland.games.dominoes_of_war import events as ev

FAR = {"k20": "general"}


@pytest.mark.rule("DW-64", "DW-65", "DW-67")
def test_snipers_choose_where_they_look_at_the_end_of_the_step():
    match = standing({"g7": "sniper", "j6": "sniper W"}, {"g9": "grunt", **FAR})
    assert why_not(match, "a attack g7 g9") == "DW-67"
    match.play("a end")
    assert lines(match) == {f"a face g7 {way}" for way in "NESW"}
    assert why_not(match, "a face g7 NW") == "DW-65"
    match.play("a face g7 N j6 W")
    assert match.to_act == "b" and match.state()["troops"]["a"] == {"g7": "sniper N", "j6": "sniper W"}


@pytest.mark.rule("DW-66")
def test_a_sniper_shoots_along_its_facing_only():
    match = standing({"g7": "sniper N"}, {"g14": "grunt", "n7": "grunt", **FAR})
    assert why_not(match, "a attack g7 n7") == "DW-66"
    assert why_not(match, "a attack g7 g14") is None


@pytest.mark.rule("DW-68", "DW-74")
def test_a_kamikaze_that_is_shot_explodes_and_takes_the_shooter_beside_it():
    match = standing({"j8": "general", "j6": "grunt"}, {"j9": "kamikaze", "j10": "grunt", **FAR})
    match.play("a attack j8 j9")
    assert match.state()["troops"] == {"a": {"j6": "grunt"}, "b": FAR}
    own = play(standing({"j8": "grunt", "j11": "kamikaze"}, {"j12": "grunt", **FAR}), "a attack j8 j11")
    assert own.state()["troops"] == {"a": {"j8": "grunt"}, "b": FAR}


@pytest.mark.rule("DW-69")
def test_a_charge_goes_onto_an_enemy_within_its_steps():
    match = standing({"j8": "kamikaze", "j6": "grunt"}, {"k9": "grunt", "j11": "grunt", **FAR})
    assert why_not(match, "a charge j8 j11") == "DW-69"
    told = match.play("a charge j8 k9")
    assert told[0] == ev.Charged("a", "kamikaze", "j8", "k9")
    assert match.state()["troops"] == {"a": {"j6": "grunt"}, "b": {"j11": "grunt", **FAR}}


@pytest.mark.rule("DW-70", "DW-71", "DW-72")
def test_a_breach_takes_the_wall_and_spares_those_behind_it():
    stand = {"j8": "kamikaze", "i8": "grunt"}, {"j10": "grunt", "i9": "grunt", **FAR}
    match = standing(*stand, walls="j9j10 i9i10 h9h10")
    assert why_not(match, "a breach j8 j9 i9") == "DW-70"
    assert why_not(match, "a breach i8 i8 i9") == "DW-70"
    assert why_not(match, "a breach j8 i9 i10") == "DW-70"
    match.play("a breach j8 j9 j10")
    assert match.state()["walls"] == ["h9h10", "i9i10"]
    assert match.state()["troops"]["b"] == {"j10": "grunt", **FAR}
    assert "j9" not in match.state()["faces"]
    blocked = standing({"j8": "kamikaze", "j9": "grunt"}, walls="j9j10")
    assert why_not(blocked, "a breach j8 j9 j10") == "DW-71"


@pytest.mark.rule("DW-73")
def test_a_kamikaze_on_a_mine_explodes_there():
    match = standing({"j6": "kamikaze", "j1": "general"}, {"j8": "grunt", **FAR})
    play(match, "a move j6 j7", "* flip j7 0-0")
    assert match.state()["troops"] == {"a": {"j1": "general"}, "b": FAR}
    assert match.state()["discards"] == ["0-0"]


@pytest.mark.rule("DW-75")
def test_a_quick_shot_shares_five_squares_between_two_ways():
    match = standing(
        {"j9": "quickshot"}, {"j13": "grunt", "k9": "grunt", "j7": "grunt", **FAR}, {"factions": {"a": "cowboys"}}
    )
    assert why_not(match, "a attack j9 j13 j7") == "DW-75"
    match.play("a attack j9 k9 j13")
    assert match.state()["troops"]["b"] == {"j7": "grunt", **FAR}


@pytest.mark.rule("DW-76")
def test_a_lightfoot_climbs_but_does_not_shoot_over_walls():
    match = standing({"j8": "lightfoot"}, {"j10": "grunt", **FAR}, {"factions": {"a": "scouts"}}, walls="j8j9")
    assert "a move j8 j9" in lines(match)
    assert why_not(match, "a attack j8 j10") == "DW-58"


@pytest.mark.rule("DW-77")
def test_a_grenadier_in_a_lane_has_no_move():
    match = standing({"j4": "grenadier"}, {"j6": "grunt", **FAR})
    assert lines(match) == {"a attack j4 j6", "a end"}


@pytest.mark.rule("DW-78", "DW-79", "DW-80", "DW-81")
def test_blasts_reach_what_is_joined_and_set_off_others():
    match = standing(
        {"j8": "grunt", "j11": "kamikaze"},
        {"k12": "kamikaze", "l13": "grunt", "i10": "grunt", "n14": "grunt"},
        walls="i10j10 i11j11 h8i8",
    )
    match.play("a attack j8 j11")
    state = match.state()
    assert state["troops"] == {"a": {"j8": "grunt"}, "b": {"i10": "grunt", "n14": "grunt"}}
    assert len(state["walls"]) == 3 and "k12" in state["faces"]


@pytest.mark.rule("DW-82")
def test_two_targets_fall_together():
    match = standing({"j9": "quickshot"}, {"k9": "kamikaze", "j11": "grunt", **FAR}, {"factions": {"a": "cowboys"}})
    match.play("a attack j9 k9 j11")
    assert match.state()["result"]["winner"] == "b"


@pytest.mark.rule("DW-83", "DW-84", "DW-85", "DW-88")
def test_who_has_nobody_left_is_out_and_its_base_stays():
    three = {"a": {"k9": "grunt"}, "b": {"k12": "grunt"}, "c": {"g8": "grunt"}}
    match = opened({"troops": three}, {"players": 3})
    match.play("a attack k9 k12")
    assert match.state()["out"] == ["b"] and "b" in match.state()["bases"]
    match.play("a end")
    assert match.to_act == "c" and match.state()["round"] == 1
    match.play("c end")
    assert match.state()["round"] == 2
    two = play(standing({"j8": "grunt"}, {"j11": "grunt"}), "a attack j8 j11")
    assert two.state()["result"] == {"winner": "a", "reason": "eliminated", "places": {"a": 1, "b": 2}}


@pytest.mark.rule("DW-86")
def test_the_last_who_fall_together_share_it():
    match = play(standing({"j8": "general"}, {"j9": "kamikaze"}), "a attack j8 j9")
    assert match.state()["result"] == {"winner": None, "reason": "eliminated", "places": {"a": 1, "b": 1}}


@pytest.mark.rule("DW-87")
def test_who_goes_out_in_its_own_turn_ends_it():
    three = {"a": {"k6": "grunt"}, "b": {"l17": "grunt"}, "c": {"f11": "grunt"}}
    match = play(opened({"troops": three}, {"players": 3}), "a move k6 k7", "* flip k7 3-3")
    assert (match.state()["out"], match.to_act, match.state()["turn"]) == (["a"], "b", 2)


@pytest.mark.rule("DW-89", "DW-91")
def test_too_many_quiet_turns_end_it():
    match = standing({"j6": "grunt", "j5": "grunt"}, {"k15": "grunt"}, {"quiet": 1})
    play(match, "a end", "b end")
    assert match.state()["result"]["reason"] == "stalled" and match.state()["result"]["winner"] == "a"
    moved = play(standing({"j6": "grunt"}, {"k15": "grunt"}, {"quiet": 1}), "a move j6 j7", "* flip j7 3-1", "a end")
    assert moved.state()["quiet"] == 0


@pytest.mark.rule("DW-90", "DW-91")
def test_the_last_round_ends_it():
    match = standing({"j6": "grunt"}, {"k15": "grunt"}, {"rounds": 1}, army={"a": {"grunt": 1}, "b": {"grunt": 2}})
    play(match, "a end", "b end")
    assert match.state()["result"] == {"winner": "b", "reason": "rounds", "places": {"a": 2, "b": 1}}
    both = play(standing({"j6": "grunt"}, {"k15": "grunt"}, {"rounds": 1, "quiet": 1}), "a end", "b end")
    assert both.state()["result"]["reason"] == "stalled"


@pytest.mark.rule("DW-92")
def test_places_count_sides():
    three = {"a": {"k9": "grunt"}, "b": {"k12": "grunt"}, "c": {"k13": "grunt"}}
    match = opened({"troops": three, "active": "a"}, {"players": 3})
    play(match, "a attack k9 k12", "a end", "c resign")
    assert match.state()["result"]["places"] == {"a": 1, "b": 3, "c": 2}


@pytest.mark.rule("DW-93")
def test_resigning_ends_a_match_of_two_and_empties_a_seat_of_three():
    match = standing({"j6": "grunt"})
    assert "a resign" not in lines(match)
    play(match, "a resign")
    assert match.state()["result"]["reason"] == "resigned" and match.state()["troops"]["a"] == {"j6": "grunt"}
    assert why_not(set_up(upto="wall"), "a resign") == "DW-101"
    three = {"a": {"k8": "kamikaze"}, "b": {"k9": "grunt"}, "c": {"g8": "grunt"}}
    match = play(opened({"troops": three}, {"players": 3}), "a resign")
    assert match.state()["troops"]["a"] == {} and match.state()["troops"]["b"] == {"k9": "grunt"}


@pytest.mark.rule("DW-94")
def test_a_draw_is_offered_and_accepted_at_once():
    match = standing({"j6": "grunt"})
    assert why_not(match, "b accept draw") == "DW-94"
    match.play("a offer draw")
    assert match.state()["offer"] == "a" and why_not(match, "a accept draw") == "DW-94"
    assert why_not(play(match.copy(), "a end"), "b accept draw") == "DW-94"
    play(match, "b accept draw")
    assert match.state()["result"] == {"winner": None, "reason": "agreement", "places": {"a": 1, "b": 1}}
    three = opened({"troops": {s: {q: "grunt"} for s, q in (("a", "k6"), ("b", "l17"), ("c", "f11"))}}, {"players": 3})
    assert why_not(three, "a offer draw") == "DW-94"


@pytest.mark.rule("DW-95")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_gets_stuck(seed):
    match = played(seed, {"players": 2 + seed % 3, "field": "6x6", "base": 3})
    assert match.result


@pytest.mark.rule("DW-96")
@pytest.mark.parametrize(
    "options",
    [
        {"army": 7}, {"army": {"e": 3}}, {"army": {"a": 1}}, {"factions": {"a": "pirates"}}, {"first": "c"},
        {"teams": True}, {"field": "5x8"}, {"field": "8x13"}, {"field": 13}, {"base": 2}, {"pools": 1},
        {"preset": "no"}, {"actions": 0}, {"repeats": "often"}, {"factions": {"a": {"b": "army"}}},
    ],
    ids=str,
)  # fmt: skip
def test_wrong_options_are_refused(options):
    with pytest.raises(BadInput):
        opened(options=options)


@pytest.mark.rule("DW-96")
def test_what_is_given_beside_a_preset_counts_more():
    match = opened(options={"preset": "quick", "army": {"a": 5}})
    assert match.state()["field"] == "6x6"
    assert match.state()["army"]["a"]["grunt"] == 5 and match.state()["army"]["b"]["grunt"] == 3
    frontier = opened(options={"preset": "frontier", "army": 4, "factions": {"d": "army"}})
    assert set(frontier.state()["army"]["b"].values()) == {4} and "grunt" in frontier.state()["army"]["a"]


@pytest.mark.rule("DW-97")
def test_teams_play_together():
    troops = {"a": {"k6": "grunt"}, "b": {"k9": "grunt"}, "c": {"k7": "grunt"}, "d": {"o11": "general"}}
    match = opened({"troops": troops}, {"preset": "teams"})
    assert why_not(match, "a attack k6 k7") == "DW-56"
    play(match, "a end", "b attack k9 k7", "b end")
    assert match.state()["out"] == ["c"] and match.to_act == "d"


@pytest.mark.rule("DW-98", "DW-99")
def test_only_what_is_being_stocked_is_hidden():
    match = set_up({"base": 3, "first": "a"}, "stock")
    match.play(match.legal()[0])
    view = match.view("b")
    assert view["army"]["a"] is None and view["troops"]["a"] == {}
    line = match.lines[-1]
    assert match.lines_for("b")[-1] == f"{line.rsplit(maxsplit=1)[0]} ??"
    assert match.lines_for("a")[-1] == line
    assert not match.legal("b") and "stock" not in json.dumps(list(map(str, match.legal("b"))))
    while match.state()["phase"] == "stock":
        match.play(match.legal()[0])
    assert dict(match.view("b")) == match.state() == dict(match.view("a"))
    shown = set_up({"base": 3, "first": "a", "stocking": "open"}, "stock")
    shown.play(shown.legal()[0])
    assert dict(shown.view("b")) == shown.state()


@pytest.mark.rule("DW-100")
def test_there_is_nothing_to_cover_once_all_have_stocked():
    match = set_up({"base": 3})
    assert all(dict(match.view(seat)) == match.state() for seat in match.seats)


@pytest.mark.rule("DW-101")
@pytest.mark.parametrize(
    "line",
    [
        "a", "c end", "* end", "a move j6", "a move j06 j8", "a move j6 j100", "a move ß6 j8", "a spawn j6 no j5",
        "a face j6 N E", "b end", "a toss a", "a stock j6 grunt", "a forfeit", "* flip j8 3-1",
    ],
)  # fmt: skip
def test_lines_of_no_form_or_moment_are_refused(line):
    match = standing({"j6": "grunt"})
    state = match.state()
    assert why_not(match, line) == "DW-101"
    assert match.state() == state


@pytest.mark.rule("DW-102")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("a move z99 j8", "DW-37"), ("a move j6 z99", "DW-41"), ("a attack j6 z99", "DW-56"),
        ("a attack j6 k20", "DW-58"), ("a spawn j6 grunt j5", "DW-61"), ("a charge j6 k20", "DW-69"),
        ("a breach j6 j7 j8", "DW-70"), ("a attack j6 k20 j6", "DW-75"),
    ],
)  # fmt: skip
def test_the_first_rule_that_forbids_is_named(line, rule):
    assert why_not(standing({"j6": "grunt"}), line) == rule


def test_phases_say_what_is_asked():
    assert verbs(set_up(upto="first")) == {"first"}
    assert verbs(set_up(upto="wall")) == {"wall"}
