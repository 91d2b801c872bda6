"""A turn: moving, painting, face cards, cancelling: PR-20 to PR-58."""

from __future__ import annotations

import pytest

from tests.games.painting_the_roses.tools import finish_turn, lines, opened, play, set_up, start, verbs, why_not


@pytest.mark.rule("PR-20")
@pytest.mark.parametrize("dealer", ["a", "b", "c"])
def test_the_dealer_begins(dealer):
    state = set_up({"players": 3, "dealer": dealer}).state()
    assert (state["active"], state["turn"], state["round"]) == (dealer, 1, 1)


@pytest.mark.rule("PR-21")
def test_only_the_active_seat_acts_in_its_turn():
    match = start(hands={"a": "2C", "b": "3C"})
    assert why_not(match, "b move 3C a1") == "PR-97"
    assert list(match.legal("b")) == []
    play(match, "a end")
    assert match.state()["phase"] == "draw"


@pytest.mark.rule("PR-22")
def test_each_action_once_in_any_order():
    match = start(a="3H 7C* 9D 2S TD", hands={"a": "2C 9C AD AS KD"})
    play(match, "a play KD", "a paint 9C", "a move 2C a5")
    assert match.state()["done"] == ["face", "move", "paint"]
    assert lines(match) == {"a end"}
    assert why_not(match, "a move AD a4") == "PR-22"
    assert why_not(match, "a paint AD") == "PR-22"
    assert why_not(match, "a play KD") == "PR-22"


@pytest.mark.rule("PR-22", "PR-61")
def test_a_stalk_is_the_move_action():
    match = start(queen="b1", hands={"a": "2C AD"})
    play(match, "a stalk 2C b3")
    assert match.state()["done"] == ["move"]
    assert why_not(match, "a move AD a4") == "PR-22"
    assert why_not(match, "a stalk AD b4") == "PR-22"


@pytest.mark.rule("PR-23")
def test_nothing_is_compulsory():
    match = start(a="3H 7C 9D 2S TD", hands={"a": "2C TS KD"})
    assert "a end" in lines(match)
    play(match, "a end")
    assert match.state()["hands"]["a"] == ["2C", "KD", "TS"]


@pytest.mark.rule("PR-24")
def test_a_move_walks_exactly_the_value_and_discards_the_card():
    match = start(c=True, hands={"a": "4S"})
    assert {line for line in lines(match) if "move" in line} == {"a move 4S b2", "a move 4S c4"}
    play(match, "a move 4S c4")
    assert match.state()["guards"]["a"] == "4D c4" and match.state()["discards"] == ["4S"]
    assert why_not(start(hands={"a": "2C"}), "a move 2C a4") == "PR-24"
    assert why_not(start(guards={}, hands={"a": "2C"}), "a move 2C a4") == "PR-24"


@pytest.mark.rule("PR-25")
def test_a_face_card_walks_nobody():
    match = start(queen="b1", hands={"a": "JC QC KC"})
    assert why_not(match, "a move JC a4") == "PR-25"
    assert why_not(match, "a stalk KC b4") == "PR-25"


@pytest.mark.rule("PR-26")
def test_both_ways_are_open_and_a_walk_does_not_turn():
    match = start(c=True, hands={"a": "3C"})
    assert why_not(match, "a move 3C b1") is None
    assert why_not(match, "a move 3C c5") is None
    assert why_not(match, "a move 3C a4") == "PR-24"


@pytest.mark.rule("PR-27")
def test_steps_run_round_the_ring():
    match = start(c=True, guards={"a": "4D c4"}, hands={"a": "TC"})
    assert {"a move TC b4", "a move TC a4"} <= lines(match)


@pytest.mark.rule("PR-28")
def test_a_ten_goes_nowhere_on_ten_hedges():
    match = start(queen="b1", hands={"a": "TC"})
    assert why_not(match, "a move TC a3") == "PR-28"
    assert why_not(match, "a stalk TC b1") == "PR-28"
    assert not {"move", "stalk"} & verbs(match)


@pytest.mark.rule("PR-29")
def test_what_is_passed_feels_nothing():
    match = start(a="3H 7C 9D 2S* TD*", queen="a4", guards={"a": "4D a3", "b": "5S a5"}, hands={"a": "4S"})
    play(match, "a move 4S b2")
    state = match.state()
    assert state["guards"] == {"a": "4D b2", "b": "5S a5"} and state["queen"] == "a4"
    assert state["gardens"]["a"] == ["3H", "7C", "9D", "2S*", "TD*"]


@pytest.mark.rule("PR-30")
def test_any_number_may_stand_on_one_hedge():
    match = start(c=True, queen="a5", guards={"a": "4D a3", "b": "5S a5", "c": "3D a5"}, hands={"a": "2C"})
    play(match, "a move 2C a5")
    guards = match.state()["guards"]
    assert {guard.split()[1] for guard in guards.values()} == {"a5"}
    assert match.state()["queen"] == "a5"


@pytest.mark.rule("PR-31")
def test_coming_to_the_queens_hedge_does_no_harm():
    match = start(a="3H 7C 9D 2S TD*", queen="a5", hands={"a": "2C 3C"})
    play(match, "a move 2C a5")
    assert match.state()["tower"] == [] and match.state()["guards"]["a"] == "4D a5"
    finish_turn(match, "* draw a 5D", "* draw a 6S", "* reveal 3S")
    assert match.state()["guards"]["a"] == "4D a5"


@pytest.mark.rule("PR-32")
def test_equal_or_higher_paints():
    match = start(hands={"a": "8C 9C TC"})
    assert {line for line in lines(match) if "paint" in line} == {"a paint 9C", "a paint TC"}
    assert why_not(match, "a paint 8C") == "PR-32"
    play(match, "a paint 9C")
    assert match.state()["gardens"]["a"][2] == "9D*" and match.state()["discards"] == ["9C"]


@pytest.mark.rule("PR-33")
@pytest.mark.parametrize("card", ["JS", "QH", "KD"])
def test_a_face_card_pays_without_being_played(card):
    match = start(kings={"b": "KC"}, hands={"a": f"{card} KS"})
    play(match, f"a paint {card}")
    state = match.state()
    assert state["to_act"] == "a" and state["done"] == ["paint"] and state["queen"] is None
    assert state["kings"] == {"a": [], "b": ["KC"]} and state["discards"] == [card]
    assert why_not(match, "a play KS") is None


@pytest.mark.rule("PR-34")
def test_no_second_coat():
    match = start(a="3H 7C 9D* 2S TD", hands={"a": "TC"})
    assert why_not(match, "a paint TC") == "PR-34"
    assert why_not(match, "a paint 2C") == "PR-34"


@pytest.mark.rule("PR-35")
def test_a_guardsman_never_unpaints():
    match = start(a="3H 7C 9D* 2S TD", hands={"a": "2C AC AD"}, b="4C 4H 8S 6D 3C")
    play(match, "a move AD a4", "a paint 2C")
    assert match.state()["gardens"]["a"] == ["3H", "7C", "9D*", "2S*", "TD"]
    assert "paint" not in verbs(match)


@pytest.mark.rule("PR-36")
def test_another_players_hedge_may_be_painted():
    match = start(guards={"a": "4D b5"}, hands={"a": "2C"})
    play(match, "a paint 2C")
    assert match.state()["gardens"]["b"][4] == "AC*"


@pytest.mark.rule("PR-37")
def test_painting_under_the_queens_nose():
    match = start(queen="a3", hands={"a": "9C"})
    play(match, "a paint 9C")
    state = match.state()
    assert state["gardens"]["a"][2] == "9D*" and state["queen"] == "a3" and state["tower"] == []


@pytest.mark.rule("PR-38")
def test_a_painted_hedge_keeps_place_and_rank():
    match = start(hands={"a": "9C"})
    play(match, "a paint 9C")
    assert match.view("b")["gardens"]["a"][2] == "9D*"


@pytest.mark.rule("PR-38")
def test_ranks_from_memory_are_shown_to_no_one():
    match = start(a="3H* 7C 9D 2S TD", options={"ranks": "memory"}, hands={"a": "QC"})
    assert match.state()["gardens"]["a"][0] == "3H*"
    for seat in "ab":
        assert match.view(seat)["gardens"]["a"] == ["?*", "7C", "9D", "2S", "TD"]
    play(match, "a play QC a1")
    assert match.view("b")["gardens"]["a"][0] == "3H"


@pytest.mark.rule("PR-39")
def test_one_face_card_a_turn_and_no_number_card():
    match = start(hands={"a": "KS KD 2C"})
    assert why_not(match, "a play 2C a1") == "PR-39"
    play(match, "a play KS")
    assert why_not(match, "a play KD") == "PR-22"


@pytest.mark.rule("PR-40")
def test_a_jack_paints_where_a_rival_stands_in_the_own_garden():
    match = start(c=True, guards={"a": "4D a1", "b": "5S a4", "c": "3D b1"}, hands={"a": "JS"})
    assert {line for line in lines(match) if "play" in line} == {"a play JS a4"}
    for hedge in ("a1", "a2", "b1", "b2"):
        assert why_not(match, f"a play JS {hedge}") == "PR-40"
    play(match, "a play JS a4")
    assert match.state()["gardens"]["a"][3] == "2S*"
    painted = start(a="3H 7C 9D 2S* TD", guards={"b": "5S a4"}, hands={"a": "JS"})
    assert why_not(painted, "a play JS a4") == "PR-40"


@pytest.mark.rule("PR-41")
def test_the_own_guardsman_beside_the_rival_changes_nothing():
    match = start(guards={"a": "4D a4", "b": "5S a4"}, hands={"a": "JS"})
    play(match, "a play JS a4")
    assert match.state()["gardens"]["a"][3] == "2S*"


@pytest.mark.rule("PR-42")
def test_a_jack_leaves_the_paint_action():
    match = start(guards={"a": "4D a1", "b": "5S a4"}, hands={"a": "JS 5C"})
    play(match, "a play JS a4", "a paint 5C")
    assert match.state()["gardens"]["a"] == ["3H*", "7C", "9D", "2S*", "TD"]


@pytest.mark.rule("PR-43")
def test_a_queen_unpaints_anywhere_the_own_garden_too():
    match = start(a="3H* 7C 9D 2S TD", b="4C* 4H 8S 6D AC", hands={"a": "QC"})
    assert {line for line in lines(match) if "play" in line} == {"a play QC a1", "a play QC b1"}
    assert why_not(match, "a play QC b2") == "PR-43"
    play(match, "a play QC a1")
    assert match.state()["gardens"]["a"][0] == "3H"


@pytest.mark.rule("PR-44")
@pytest.mark.parametrize("queen", ["QC", "QH"])
def test_a_queen_played_harms_no_guardsman(queen):
    match = start(b="4C 4H 8S* 6D AC", hands={"a": queen})
    play(match, f"a play {queen} b3")
    assert match.state()["guards"]["b"] == "5S b3" and match.state()["tower"] == []
    assert match.state()["queen"] is None


@pytest.mark.rule("PR-45")
def test_jack_and_queen_need_a_target():
    match = start(hands={"a": "JS QC"})
    assert "play" not in verbs(match)
    assert why_not(match, "a play JS") == "PR-97"
    assert why_not(match, "a play QC") == "PR-97"


@pytest.mark.rule("PR-46")
def test_jacks_and_queens_are_discarded_either_way():
    match = start(b="4C* 4H 8S 6D AC", kings={"b": "KC"}, hands={"a": "QC"})
    play(match, "a play QC b1")
    assert match.state()["discards"] == [] and match.state()["playing"] == "QC b1"
    allowed = play(match.copy(), "b allow")
    assert allowed.state()["discards"] == ["QC"]
    assert play(match, "b cancel KC").state()["discards"] == ["KC", "QC"]


@pytest.mark.rule("PR-47")
def test_a_king_waits_outside_the_hand():
    match = start(hands={"a": "KC 2C 3C 4S 5C"}, pile="6S 7S 8H 9H")
    play(match, "a play KC")
    assert match.state()["kings"]["a"] == ["KC"] and len(match.state()["hands"]["a"]) == 4
    assert why_not(match, "a play KC b2") == "PR-97"
    finish_turn(match, "* draw a 6S", "* draw a 7S")
    assert match.state()["phase"] == "discard"
    assert len(match.legal()) == 6


@pytest.mark.rule("PR-48")
def test_several_kings_may_wait():
    match = start(kings={"a": "KC KD"}, hands={"a": "KS"})
    play(match, "a play KS")
    assert match.state()["kings"]["a"] == ["KC", "KD", "KS"]


@pytest.mark.rule("PR-49")
def test_the_queen_of_hearts_serves_or_is_unleashed():
    match = start(b="4C* 4H 8S 6D AC", hands={"a": "QH JC"})
    assert {line for line in lines(match) if "play" in line} == {"a play QH b1", "a play QH unleash"}
    assert why_not(match, "a play JC unleash") == "PR-49"
    served = play(match.copy(), "a play QH b1").state()
    assert served["queen"] is None and served["discards"] == ["QH"]
    loose = play(match, "a play QH unleash").state()
    assert loose["queen"] == "a3" and loose["discards"] == []


@pytest.mark.rule("PR-50")
def test_unleashing_needs_no_painted_hedge():
    assert why_not(start(hands={"a": "QH"}), "a play QH unleash") is None


@pytest.mark.rule("PR-51")
@pytest.mark.parametrize("played", ["JS a4", "QC a1", "QH a1", "QH unleash", "KD"])
def test_every_face_card_played_may_be_cancelled(played):
    match = start(
        a="3H* 7C 9D 2S TD", guards={"a": "4D a3", "b": "5S a4"}, kings={"b": "KC KS"}, hands={"a": played[:2]}
    )
    play(match, f"a play {played}")
    assert lines(match) == {"b cancel KC", "b cancel KS", "b allow"}
    play(match, "b cancel KS")
    state = match.state()
    assert state["kings"]["b"] == ["KC"] and state["queen"] is None
    assert state["gardens"]["a"] == ["3H*", "7C", "9D", "2S", "TD"]
    assert state["discards"] == sorted([played[:2], "KS"])


@pytest.mark.rule("PR-51")
def test_only_a_king_that_waits_there_can_cancel():
    match = play(start(kings={"b": "KC"}, hands={"a": "KD", "b": "KS"}), "a play KD")
    assert why_not(match, "b cancel KS") == "PR-51"


@pytest.mark.rule("PR-52")
def test_a_cancelled_card_spends_the_face_action():
    match = play(start(kings={"b": "KC"}, hands={"a": "KD KS"}), "a play KD", "b cancel KC")
    assert match.state()["done"] == ["face"] and match.state()["kings"]["a"] == []
    assert why_not(match, "a play KS") == "PR-22"


@pytest.mark.rule("PR-53")
def test_kings_are_asked_clockwise_and_the_first_cancel_ends_it():
    kings = {"a": "KH", "b": "KC", "c": "KS"}
    match = start(c=True, active="b", a="3H* 7C 9D 2S TD", kings=kings, hands={"b": "QC"})
    play(match, "b play QC a1")
    assert match.state()["asked"] == ["c", "a"] and match.to_act == "c"
    cancelled = play(match.copy(), "c cancel KS")
    assert cancelled.to_act == "b" and cancelled.state()["kings"]["a"] == ["KH"]
    play(match, "c allow")
    assert match.state()["asked"] == ["a"] and match.to_act == "a"
    play(match, "a allow")
    assert match.state()["gardens"]["a"][0] == "3H" and match.state()["phase"] == "act"


@pytest.mark.rule("PR-54")
def test_a_king_not_used_waits_on():
    match = play(start(kings={"b": "KC"}, hands={"a": "KD"}), "a play KD", "b allow")
    assert match.state()["kings"] == {"a": ["KD"], "b": ["KC"]}


@pytest.mark.rule("PR-54")
@pytest.mark.parametrize("answer", ["b allow", "b cancel KC"])
def test_by_the_strict_reading_unused_kings_go(answer):
    match = start(c=True, options={"kings": "next"}, kings={"a": "KH", "b": "KC", "c": "KS"}, hands={"a": "KD"})
    play(match, "a play KD", answer)
    if answer == "b allow":
        play(match, "c allow")
    state = match.state()
    assert state["kings"]["b"] == [] and state["kings"]["c"] == []
    assert state["kings"]["a"] == (["KD", "KH"] if answer == "b allow" else ["KH"])
    gone = ["KC", "KS"] if answer == "b allow" else ["KC", "KD", "KS"]
    assert state["discards"] == gone


@pytest.mark.rule("PR-55")
def test_a_seat_is_not_asked_about_its_own_card():
    match = play(start(kings={"a": "KC"}, hands={"a": "KD"}), "a play KD")
    assert match.to_act == "a" and match.state()["kings"]["a"] == ["KC", "KD"]
    match = play(start(kings={"a": "KC", "b": "KH"}, hands={"a": "KD"}), "a play KD")
    assert why_not(match, "a cancel KC") == "PR-97"


@pytest.mark.rule("PR-56")
def test_cancelling_costs_no_action_and_is_not_cancelled():
    kings = {"b": "KC", "c": "KS"}
    match = start(c=True, b="4C* 4H 8S 6D AC", kings=kings, hands={"a": "QC", "b": "2C KD"})
    play(match, "a play QC b1", "b cancel KC")
    assert match.to_act == "a" and match.state()["kings"]["c"] == ["KS"]
    match.play("a end")
    while match.to_act == "*":
        match.draw()
    assert match.state()["active"] == "b" and match.state()["done"] == []
    assert why_not(match, "b play KD") is None


@pytest.mark.rule("PR-57")
def test_nothing_else_can_be_cancelled():
    match = start(queen="b1", kings={"b": "KC"}, hands={"a": "2C TC"})
    play(match, "a stalk 2C b3")
    assert match.to_act == "a"
    play(match, "a paint TC")
    assert match.to_act == "a"
    recruit = start(guards={"b": "5S b3"}, kings={"b": "KC"}, hands={"a": "2C"})
    assert play(recruit, "a recruit 2C").to_act == "a"
    play(match, "a end")
    while match.to_act == "*":
        assert match.state()["phase"] in ("draw", "reveal")
        match.draw()


@pytest.mark.rule("PR-58")
def test_unleashing_can_be_cancelled_and_she_then_never_comes():
    match = play(start(kings={"b": "KC"}, hands={"a": "QH"}), "a play QH unleash")
    assert match.to_act == "b" and match.state()["queen"] is None
    play(match, "b cancel KC")
    assert match.state()["queen"] is None and match.state()["discards"] == ["KC", "QH"]


def test_a_line_written_with_the_wrong_number_of_words_is_refused():
    match = opened({"gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC"}})
    for line in ("a", "a move", "a move 2C", "a end now", "a paint", "* reveal", "", "z end"):
        assert why_not(match, line) == "PR-97", line
