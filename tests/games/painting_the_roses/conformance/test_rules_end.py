"""The Queen of Hearts, recruits, the end step, the end of the match: PR-59 to PR-97."""

from __future__ import annotations

import pytest

from tests.games.painting_the_roses.tools import finish_turn, lines, opened, play, set_up, start, verbs, why_not
from wonderland.core.errors import BadInput

QUIET_END = ("* draw a 5D", "* draw a 6S", "* reveal 3S")


@pytest.mark.rule("PR-59")
def test_she_comes_to_the_active_seats_central_hedge():
    match = play(start(active="b", hands={"b": "QH"}), "b play QH unleash")
    assert match.state()["queen"] == "b3"
    match = start(active="b", hands={"b": "2C"})
    finish_turn(match, "* draw b 3C", "* draw b 6S", "* reveal QH")
    assert match.state()["queen"] == "b3"


@pytest.mark.rule("PR-60")
def test_coming_is_not_landing_unless_she_is_fierce():
    for queen, harmed in (("proud", False), ("furious", False), ("fierce", True)):
        match = start(a="3H 7C 9D* 2S TD", options={"queen": queen}, hands={"a": "QH"})
        state = play(match, "a play QH unleash").state()
        assert (state["guards"]["a"] is None) == harmed
        assert state["gardens"]["a"][2] == ("9D" if harmed else "9D*")


@pytest.mark.rule("PR-60")
def test_a_fierce_queen_that_is_revealed_lands_too():
    match = start(a="3H 7C 9D* 2S TD", options={"queen": "fierce"}, hands={"a": "2C"})
    finish_turn(match, "* draw a 3C", "* draw a 6S", "* reveal QH")
    state = match.state()
    assert state["tower"] == ["4D"] and state["queen"] is None and state["quiet"] == 0


@pytest.mark.rule("PR-61")
def test_she_walks_exactly_the_value_either_way():
    match = start(queen="b1", hands={"a": "3C JC"})
    assert {line for line in lines(match) if "stalk" in line} == {"a stalk 3C b4", "a stalk 3C a3"}
    assert why_not(match, "a stalk 3C b2") == "PR-24"
    assert why_not(match, "a stalk JC b2") == "PR-25"
    assert why_not(start(hands={"a": "3C"}), "a stalk 3C b4") == "PR-61"


@pytest.mark.rule("PR-62")
def test_a_seat_without_a_guardsman_may_walk_her():
    match = start(queen="b1", guards={"b": "5S b3"}, hands={"a": "3C"})
    assert "a stalk 3C b4" in lines(match)


@pytest.mark.rule("PR-63")
def test_she_lands_only_where_the_walk_ends():
    match = start(b="4C 4H* 8S* 6D AC", queen="b1", guards={"b": "5S b2"}, hands={"a": "2C"})
    state = play(match, "a stalk 2C b3").state()
    assert state["gardens"]["b"] == ["4C", "4H*", "8S", "6D", "AC"]
    assert state["guards"]["b"] == "5S b2"


@pytest.mark.rule("PR-64")
def test_on_bare_roses_nothing_happens():
    state = play(start(queen="b1", hands={"a": "2C"}), "a stalk 2C b3").state()
    assert state["queen"] == "b3" and state["guards"]["b"] == "5S b3" and state["tower"] == []


@pytest.mark.rule("PR-65")
def test_on_paint_with_nobody_there_she_stays():
    match = start(b="4C 4H* 8S 6D AC", queen="b1", hands={"a": "AD"})
    state = play(match, "a stalk AD b2").state()
    assert state["queen"] == "b2" and state["gardens"]["b"][1] == "4H"


@pytest.mark.rule("PR-66")
def test_on_paint_she_takes_all_who_stand_there_and_leaves():
    guards = {"a": "4D b3", "b": "5S b3", "c": "3D b3"}
    match = start(c=True, b="4C 4H 8S* 6D AC", queen="b1", guards=guards, hands={"a": "2C"})
    state = play(match, "a stalk 2C b3").state()
    assert state["guards"] == {"a": None, "b": None, "c": None}
    assert state["tower"] == ["3D", "4D", "5S"] and state["queen"] is None
    assert state["discards"] == ["2C", "QH"] and state["gardens"]["b"][2] == "8S"


@pytest.mark.rule("PR-67")
def test_the_tower_keeps_its_cards_through_shuffles():
    match = start(hands={"a": "2C"}, tower="5D", discards="3S 4S", pile="6S 7S 8H")
    finish_turn(match)
    tower = match.state()["tower"]
    assert "5D" in tower and "5D" not in match.state()["pile"]


@pytest.mark.rule("PR-68")
def test_a_seat_that_lost_its_guardsman_may_recruit():
    match = start(b="4C 4H 8S* 6D AC", queen="b1", hands={"a": "2C", "b": "2H"})
    play(match, "a stalk 2C b3")
    finish_turn(match, *QUIET_END)
    assert match.to_act == "b" and "b recruit 2H" in lines(match)
    assert play(match, "b recruit 2H").state()["guards"]["b"] == "2H b3"


@pytest.mark.rule("PR-69")
def test_no_king_stops_her_once_at_large():
    match = start(b="4C 4H 8S* 6D AC", queen="b1", kings={"b": "KC"}, hands={"a": "2C"})
    state = play(match, "a stalk 2C b3").state()
    assert state["to_act"] == "a" and state["tower"] == ["5S"] and state["kings"]["b"] == ["KC"]


@pytest.mark.rule("PR-70")
def test_she_comes_back_from_the_discards():
    match = start(hands={"a": "2C"}, discards="QH 3S", pile="6S 7S 8H")
    finish_turn(match, "* draw a 6S", "* draw a 7S", "* reveal 8H")
    assert "QH" in match.state()["pile"]
    assert match.state()["active"] == "b"


@pytest.mark.rule("PR-71")
def test_a_seat_with_nothing_to_do_ends_and_draws():
    match = start(guards={"b": "5S b3"})
    assert lines(match) == {"a end"}
    finish_turn(match, *QUIET_END)
    assert match.state()["hands"]["a"] == ["5D", "6S"] and match.state()["active"] == "b"


@pytest.mark.rule("PR-72")
def test_a_recruit_goes_to_the_central_hedge():
    match = start(guards={"b": "5S b3"}, hands={"a": "2C 3C"})
    state = play(match, "a recruit 3C").state()
    assert state["guards"]["a"] == "3C a3" and state["hands"]["a"] == ["2C"]
    assert state["discards"] == []
    assert why_not(start(hands={"a": "2C"}), "a recruit 2C") == "PR-72"


@pytest.mark.rule("PR-73")
def test_faces_are_not_recruited():
    match = start(guards={"b": "5S b3"}, hands={"a": "JC QC KC"})
    for card in ("JC", "QC", "KC"):
        assert why_not(match, f"a recruit {card}") == "PR-73"


@pytest.mark.rule("PR-74")
def test_after_recruiting_only_the_end_is_left():
    match = start(b="4C* 4H 8S 6D AC", queen="b1", guards={}, hands={"a": "2C 3C QC KC"})
    play(match, "a recruit 2C")
    assert lines(match) == {"a end"}
    for line in ("a move 3C a4", "a stalk 3C b4", "a paint QC", "a play QC b1", "a recruit 3C"):
        assert why_not(match, line) == "PR-74"


@pytest.mark.rule("PR-75")
def test_after_any_other_action_no_recruit():
    match = play(start(guards={"b": "5S b3"}, hands={"a": "2C KC"}), "a play KC")
    assert why_not(match, "a recruit 2C") == "PR-75"
    match = start(a="3H 7C 9D* 2S TD", queen="a1", hands={"a": "2C 3C"})
    play(match, "a stalk 2C a3")
    assert match.state()["guards"]["a"] is None
    assert why_not(match, "a recruit 3C") == "PR-75"


@pytest.mark.rule("PR-76")
def test_without_a_guardsman_face_and_queen_are_open_but_no_paint():
    match = start(a="3H* 7C 9D* 2S TD", queen="b1", guards={"b": "5S b3"}, hands={"a": "2C QC TC"})
    assert verbs(match) == {"recruit", "stalk", "play", "end"}
    assert why_not(match, "a paint TC") == "PR-32"
    beside = start(a="3H 7C 9D* 2S TD", queen="a3", guards={"b": "5S a3"}, hands={"a": "2C"})
    assert play(beside, "a recruit 2C").state()["guards"] == {"a": "2C a3", "b": "5S a3"}


@pytest.mark.rule("PR-77")
def test_draw_two_and_keep_five():
    match = start(hands={"a": "2C 3C 6S KH QD"})
    play(match, "a end", "* draw a 7S")
    assert match.state()["phase"] == "draw"
    play(match, "* draw a JD")
    assert match.state()["phase"] == "discard" and match.to_act == "a"
    assert lines(match) == {f"a discard {c}" for c in ("2C", "3C", "6S", "7S", "JD", "KH", "QD")}
    assert why_not(match, "a discard 2C 3C 6S") == "PR-77"
    assert why_not(match, "a discard 8H") == "PR-18"
    assert why_not(match, "a discard 2C 2C") == "PR-18"
    play(match, "a discard 2C 3C")
    assert match.state()["phase"] == "reveal" and len(match.state()["hands"]["a"]) == 5


@pytest.mark.rule("PR-77")
def test_six_cards_lose_one():
    match = start(hands={"a": "2C 3C 6S KH"})
    play(match, "a end", "* draw a 7S", "* draw a JD", "a discard JD")
    assert match.state()["phase"] == "reveal"


@pytest.mark.rule("PR-78")
def test_drawn_she_is_a_card():
    match = start(hands={"a": "2C"})
    play(match, "a end", "* draw a QH")
    assert match.state()["queen"] is None and match.state()["hands"]["a"] == ["2C", "QH"]


@pytest.mark.rule("PR-79", "PR-81")
def test_a_card_is_turned_up_and_discarded():
    match = start(active="b", hands={"b": "2C"})
    play(match, "b end", "* draw b 3C", "* draw b 4S")
    assert match.state()["phase"] == "reveal"
    play(match, "* reveal KD")
    assert match.state()["discards"] == ["KD"] and match.state()["kings"]["b"] == []


@pytest.mark.rule("PR-80")
def test_turned_up_she_is_at_large_at_once():
    match = start(active="b", hands={"b": "2C"})
    finish_turn(match, "* draw b 3C", "* draw b 6S", "* reveal QH")
    state = match.state()
    assert state["queen"] == "b3" and state["active"] == "a" and "QH" not in state["discards"]


@pytest.mark.rule("PR-80")
def test_furious_she_walks_by_a_number_turned_up():
    match = start(b="4C 4H 8S* 6D AC", active="b", queen="a3", options={"queen": "furious"})
    after = finish_turn(match.copy(), "* draw b 3C", "* draw b 6S", "* reveal KD").state()
    assert after["queen"] == "a3"
    after = finish_turn(match.copy(), "* draw b 3C", "* draw b 6S", "* reveal TC").state()
    assert after["queen"] == "a3"  # the whole ring: PR-28 does not hold here
    after = finish_turn(match, "* draw b 3C", "* draw b 6S", "* reveal 5H").state()
    assert after["tower"] == ["5S"] and after["queen"] is None


@pytest.mark.rule("PR-80")
def test_furious_she_lands_where_she_stood_after_a_whole_round():
    match = start(a="3H 7C 9D* 2S TD", active="b", queen="a3", options={"queen": "furious"})
    after = finish_turn(match, "* draw b 3C", "* draw b 6S", "* reveal TC").state()
    assert after["tower"] == ["4D"] and after["gardens"]["a"][2] == "9D"


@pytest.mark.rule("PR-82")
def test_the_dealers_turn_ends_with_a_shuffle_and_nobody_elses():
    match = start(hands={"a": "2C", "b": "4S"}, discards="QC 3S", kings={"a": "KC"}, tower="5H")
    finish_turn(match, *QUIET_END[:2], "* reveal 7H")
    state = match.state()
    assert state["discards"] == [] and {"QC", "3S", "7H"} <= set(state["pile"])
    assert state["kings"]["a"] == ["KC"] and state["tower"] == ["5H"]
    assert state["hands"]["b"] == ["4S"]
    finish_turn(match, "* draw b 2D", "* draw b 3D", "* reveal 8H")
    assert match.state()["discards"] == ["8H"]


@pytest.mark.rule("PR-83")
def test_an_empty_pile_is_made_of_the_discards_when_a_card_is_wanted():
    match = start(active="b", hands={"b": "2C"}, pile="5C", discards="9H 2D 3S")
    play(match, "b end")
    assert match.state()["discards"] == ["2D", "3S", "9H"]
    play(match, "* draw b 5C")
    assert match.state()["discards"] == [] and match.state()["pile"] == ["2D", "3S", "9H"]


@pytest.mark.rule("PR-83")
def test_the_shuffle_is_never_made_before_a_card_is_wanted():
    match = start(active="b", hands={"b": "2C"}, pile="5C 6C 7H", discards="9H")
    finish_turn(match, "* draw b 5C", "* draw b 6C", "* reveal 7H")
    assert match.state()["pile"] == [] and match.state()["discards"] == ["7H", "9H"]


@pytest.mark.rule("PR-84")
def test_without_any_card_draw_and_check_are_left_out():
    match = start(active="b", hands={"b": "2C"}, pile="")
    play(match, "b end")
    assert match.state()["active"] == "a" and match.state()["hands"]["b"] == ["2C"]
    match = start(active="b", hands={"b": "2C"}, pile="5C")
    play(match, "b end", "* draw b 5C")
    assert match.state()["active"] == "a" and match.state()["hands"]["b"] == ["2C", "5C"]


WON = "3H 7C* 9D* 2S* TD*"


@pytest.mark.rule("PR-86")
def test_the_fifth_hedge_wins_at_once():
    match = start(a=WON, guards={"a": "4D a1", "b": "5S b3"}, hands={"a": "5C KC"})
    play(match, "a paint 5C")
    assert match.result == {"winner": "a", "reason": "garden", "places": {"a": 1, "b": 2}}
    assert match.to_act is None and list(match.legal()) == []
    for line in ("a end", "b end", "a play KC", "nonsense", "* draw a 2C"):
        assert why_not(match, line) == "PR-86"


@pytest.mark.rule("PR-87")
def test_a_complete_garden_wins_before_any_action():
    match = start(a="3H* 7C* 9D* 2S* TD*", hands={"a": "5C"})
    assert match.result["winner"] == "a" and match.state()["phase"] == "over"


@pytest.mark.rule("PR-87")
def test_a_face_card_wins_only_after_the_answers():
    match = start(a="3H* 7C* 9D* 2S TD*", guards={"b": "5S a4"}, kings={"b": "KC"}, hands={"a": "JS"})
    play(match, "a play JS a4")
    assert match.result is None
    assert play(match.copy(), "b allow").result["winner"] == "a"
    assert play(match, "b cancel KC").result is None


@pytest.mark.rule("PR-88")
def test_a_garden_completed_by_another_wins_in_its_owners_turn():
    match = start(a="3H 7C 9D 2S TD", b="4C* 4H* 8S* 6D* AC", guards={"a": "4D b5"}, hands={"a": "2H QC"})
    play(match, "a paint 2H")
    assert match.result is None
    spoilt = play(match.copy(), "a play QC b1")
    finish_turn(spoilt, *QUIET_END)
    assert spoilt.result is None and spoilt.to_act == "b"
    finish_turn(match, *QUIET_END)
    assert match.result["winner"] == "b" and match.state()["active"] == "b"


@pytest.mark.rule("PR-89")
def test_no_guardsman_is_needed_to_win():
    match = start(a="3H* 7C* 9D* 2S TD*", guards={"b": "5S a4"}, hands={"a": "JS"})
    assert play(match, "a play JS a4").result["winner"] == "a"


def quiet_rounds(match, count):
    for _ in range(count):
        match.play(f"{match.to_act} end")
        while match.to_act == "*":
            match.draw()
        while match.state()["phase"] == "discard":
            match.play(str(match.legal()[0]))
        while match.to_act == "*":
            match.draw()


@pytest.mark.rule("PR-90")
@pytest.mark.parametrize(("options", "turns"), [({}, 15), ({"quiet": 1}, 3), ({"quiet": 2}, 6)])
def test_quiet_turns_stall_the_match(options, turns):
    match = start(c=True, options=options)
    quiet_rounds(match, turns - 1)
    assert match.result is None and match.state()["quiet"] == turns - 1
    quiet_rounds(match, 1)
    assert match.result["reason"] == "stalled"


@pytest.mark.rule("PR-90")
@pytest.mark.parametrize(
    ("rest", "line", "quiet"),
    [
        ({"hands": {"a": "9C"}}, "a paint 9C", 0),
        ({"hands": {"a": "2C"}}, "a move 2C a5", 4),
        ({"hands": {"a": "KC"}}, "a play KC", 4),
        ({"hands": {"a": "QC"}, "b": "4C* 4H 8S 6D AC"}, "a play QC b1", 0),
        ({"hands": {"a": "2C"}, "guards": {}}, "a recruit 2C", 0),
        ({"hands": {"a": "2C"}, "queen": "b1"}, "a stalk 2C b3", 4),
        ({"hands": {"a": "2C"}, "queen": "b1", "b": "4C 4H 8S* 6D AC"}, "a stalk 2C b3", 0),
    ],
)
def test_what_makes_a_turn_quiet(rest, line, quiet):
    match = play(start(quiet=3, **rest), line)
    finish_turn(match, *QUIET_END)
    assert match.state()["quiet"] == quiet


@pytest.mark.rule("PR-90", "PR-91")
def test_without_limits_nothing_ends_the_match():
    match = start(options={"quiet": 0, "rounds": 0})
    quiet_rounds(match, 60)
    assert match.result is None and match.state()["quiet"] == 60 and match.state()["round"] == 31


@pytest.mark.rule("PR-91")
@pytest.mark.parametrize("rounds", [25, 12])
def test_the_last_round_ends_the_match(rounds):
    match = start(c=True, round=rounds, dealer="b", active="a", options={"rounds": rounds})
    assert match.state()["turn"] == 3 * rounds
    quiet_rounds(match, 1)
    assert match.result["reason"] == "rounds"


@pytest.mark.rule("PR-92")
def test_places_by_painted_hedges_then_ranks_and_shared_places():
    match = start(a="3H* 7C* 9D 2S TD", b="4C* 4H 8S 6D* AC", c="5C 5D 2H 9S* 6C", dealer="a", active="c", round=25)
    quiet_rounds(match, 1)
    assert match.result == {"winner": None, "reason": "rounds", "places": {"a": 1, "b": 1, "c": 3}}
    match = start(a="3H* 7C* 9D 2S TD", b="4C* 4H 8S* 6D AC", active="b", round=25)
    quiet_rounds(match, 1)
    assert match.result["places"] == {"a": 2, "b": 1} and match.result["winner"] == "b"


@pytest.mark.rule("PR-93")
def test_after_a_win_the_others_are_placed_in_the_same_way():
    match = start(a=WON, b="4C* 4H* 8S* 6D* AC*", c="5C* 5D 2H 9S 6C", guards={"a": "4D a1"}, hands={"a": "4S"})
    play(match, "a paint 4S")
    assert match.result["places"] == {"a": 1, "b": 2, "c": 3}


@pytest.mark.rule("PR-94")
def test_both_limits_at_once_count_as_stalled():
    match = start(active="b", round=25, quiet=9)
    quiet_rounds(match, 1)
    assert match.result["reason"] == "stalled"


@pytest.mark.rule("PR-94")
def test_a_garden_completed_in_the_last_turn_does_not_win():
    match = start(active="b", round=25, a="3H 7C* 9D* 2S* TD*", guards={"b": "5S a1"}, hands={"b": "5C"})
    play(match, "b paint 5C")
    quiet_rounds(match, 1)
    assert match.result == {"winner": "a", "reason": "rounds", "places": {"a": 1, "b": 2}}


@pytest.mark.rule("PR-95")
def test_two_may_resign_whenever_they_are_to_act_and_it_is_not_listed():
    for phase in ("row", "guard", "act"):
        match = set_up(upto=phase)
        seat, other = match.to_act, "ab".replace(match.to_act, "")
        assert f"{seat} resign" not in lines(match)
        assert why_not(match, f"{other} resign") == "PR-97"
        play(match, f"{seat} resign")
        assert match.result["winner"] == other and match.result["reason"] == "resigned"
        assert match.result["places"] == {seat: 2, other: 1}
    match = play(start(kings={"b": "KC"}, hands={"a": "KD"}), "a play KD")
    assert lines(match) == {"b cancel KC", "b allow"}
    assert why_not(match, "b resign") is None
    match = start(hands={"a": "2C 3C 6S KH QD"})
    play(match, "a end", "* draw a 7S", "* draw a JD")
    assert verbs(match) == {"discard"}
    assert why_not(match, "a resign") is None


@pytest.mark.rule("PR-95")
def test_three_can_not_resign():
    match = start(c=True)
    assert "a resign" not in lines(match)
    assert why_not(match, "a resign") == "PR-95"
    assert why_not(match, "b resign") == "PR-97"


@pytest.mark.rule("PR-96")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 1}, {"players": 7}, {"players": "two"}, {"packs": 3}, {"rounds": -1},
        {"quiet": -1}, {"queen": "meek"}, {"guard": "face"}, {"kings": "gone"}, {"ranks": "shut"},
        {"rows": "mixed"}, {"dealer": "c"}, {"dealer": "z"}, {"preset": "slow"}, {"speed": 3},
        {"players": 5, "packs": 1}, {"rounds": True}, {"rounds": 2.5}, {"preset": 3},
    ],
)  # fmt: skip
def test_options_that_are_refused(options):
    with pytest.raises(BadInput) as bad:
        opened(options=options)
    assert {problem.rule for problem in bad.value.problems} == {"PR-96"}


@pytest.mark.rule("PR-96")
@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("standard", {"rows": "free", "rounds": 25, "queen": "proud", "packs": 1}),
        ("quick", {"rows": "dealt", "rounds": 18, "packs": 2}),
        ("fierce", {"queen": "fierce"}),
        ("furious", {"queen": "furious"}),
        ("grand", {"packs": 2}),
    ],
)
def test_presets(preset, expected):
    options = opened(options={"preset": preset}).position.config.options
    assert {key: getattr(options, key) for key in expected} == expected
    assert (options.quiet, options.guard, options.kings, options.ranks) == (5, "any", "standing", "open")


@pytest.mark.rule("PR-96")
def test_a_value_given_goes_before_the_presets():
    options = opened(options={"preset": "quick", "rounds": 3}).position.config.options
    assert (options.rows, options.rounds) == ("dealt", 3)


@pytest.mark.rule("PR-97")
def test_lines_out_of_place_change_nothing():
    match = start(hands={"a": "2C", "b": "3C"})
    before = match.state()
    for line in (
        "b end", "a row 3H 7C 9D 2S TD", "a guard 2C", "a allow", "a cancel KC", "a discard 2C",
        "* draw a 5C", "* reveal 5C", "* dealer a", "* end", "a reveal 5C", "a dance", "x end",
        "a move 2C z9", "a move 2C c1", "a move 2X a1", "a paint 10C", "* hand a 2C", "a discard",
    ):  # fmt: skip
        assert why_not(match, line) == "PR-97", line
        assert match.state() == before


@pytest.mark.rule("PR-97")
def test_the_first_of_several_rules_is_named():
    match = start(a="3H 7C 9D* 2S TD", queen="b1", hands={"a": "2C JC"})
    assert why_not(match, "a paint 3C") == "PR-34"  # before PR-18
    assert why_not(match, "a move JD a3") == "PR-18"  # before PR-25
    assert why_not(match, "a move JC a3") == "PR-25"  # before PR-28
    assert why_not(match, "a move 2C a3") == "PR-28"  # before PR-24
    assert why_not(match, "a recruit JC") == "PR-72"  # before PR-73
    play(match, "a move 2C a5")
    assert why_not(match, "a move 9C a5") == "PR-22"  # before PR-18
    assert why_not(match, "a play JS") == "PR-97"  # before PR-18
