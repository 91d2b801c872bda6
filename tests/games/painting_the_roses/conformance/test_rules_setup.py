"""Cards, the ring and setting up: PR-1 to PR-19, one test or more for each number."""

from __future__ import annotations

from collections import Counter

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, lines, opened, play, set_up, start, why_not
from wonderland.core.errors import BadInput
from wonderland.games.painting_the_roses.definitions import load_definitions


def pack(options):
    return Counter(opened(options=options).state()["pile"])


@pytest.mark.rule("PR-1")
def test_thirteen_ranks_in_four_suits():
    assert set(pack({})) == {r + s for r in "A23456789TJQK" for s in "CDHS"}
    numbers = {card.name[0] for card in load_definitions().cards if card.steps}
    assert numbers == set("A23456789T")


@pytest.mark.rule("PR-2")
def test_a_number_cards_value_is_its_number_and_faces_have_none():
    steps = {card.name: card.steps for card in load_definitions().cards}
    assert [steps[rank + "C"] for rank in "A23456789TJQK"] == [*range(1, 11), 0, 0, 0]


@pytest.mark.rule("PR-3")
def test_the_ace_is_low_as_paint_and_as_a_hedge():
    ranks = {card.name: card.rank for card in load_definitions().cards}
    assert [ranks[rank + "H"] for rank in "A23456789TJQK"] == list(range(1, 14))
    match = start(guards={"a": "4D b5"}, hands={"a": "AD 2H"})
    assert why_not(match, "a paint AD") is None
    match = start(guards={"a": "4D a4"}, hands={"a": "AD 2H"})
    assert why_not(match, "a paint AD") == "PR-32"


@pytest.mark.rule("PR-4")
def test_only_the_queen_of_hearts_has_a_suit_that_matters():
    for card in ("QC", "QD", "QS"):
        match = start(a="3H* 7C 9D 2S TD", hands={"a": card})
        assert lines(match) == {f"a play {card} a1", f"a paint {card}", "a end"}
    match = start(a="3H* 7C 9D 2S TD", hands={"a": "QH"})
    assert "a play QH unleash" in lines(match)


@pytest.mark.rule("PR-5")
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3}, {"players": 4, "packs": 1}], ids=str)
def test_one_pack_for_two_and_three_and_for_four_who_say_so(options):
    found = pack(options)
    assert sum(found.values()) == 52
    assert sum(n for card, n in found.items() if card[0] in "JQK") == 12


@pytest.mark.rule("PR-6")
@pytest.mark.parametrize(
    "options", [{"players": 4}, {"players": 5}, {"players": 6}, {"players": 2, "packs": 2}], ids=str
)
def test_two_packs_hold_one_queen_of_hearts(options):
    found = pack(options)
    assert sum(found.values()) == 103
    assert {card for card, n in found.items() if n == 1} == {"QH"}
    assert sum(n for card, n in found.items() if card[0] not in "JQK") == 80


@pytest.mark.rule("PR-5", "PR-6")
@pytest.mark.parametrize(
    ("players", "packs", "left"),
    [(2, 1, 30), (3, 1, 19), (4, 1, 8), (2, 2, 81), (3, 2, 70), (4, 2, 59), (5, 2, 48), (6, 2, 37)],
)
def test_the_draw_pile_after_dealing(players, packs, left):
    state = set_up({"players": players, "packs": packs}).state()
    assert state["pile_size"] == len(state["pile"]) == left


@pytest.mark.rule("PR-7")
def test_a_garden_has_five_positions_and_the_third_is_central():
    match = set_up()
    assert all(len(row) == 5 for row in match.state()["gardens"].values())
    assert {guard.split()[1] for guard in match.state()["guards"].values()} == {"a3", "b3"}
    with pytest.raises(BadInput, match="PR-7"):
        start(a="3H 7C 9D 2S")
    with pytest.raises(BadInput, match="'' is no card"):
        start(a=["3H", "7C", "", "9D", "2S"])


@pytest.mark.rule("PR-8")
def test_right_goes_up_and_left_goes_down_round_the_ring():
    match = start(c=True, guards={"a": "4D c5"}, hands={"a": "AD"})
    assert {"a move AD a1", "a move AD c4"} <= lines(match)
    match = start(c=True, guards={"a": "4D a1"}, hands={"a": "AD"})
    assert {"a move AD a2", "a move AD c5"} <= lines(match)


@pytest.mark.rule("PR-9", "PR-20", "PR-85")
def test_turns_pass_clockwise_from_the_dealer():
    match = set_up({"players": 4, "dealer": "c"})
    seen = []
    for _ in range(5):
        seen.append(match.state()["active"])
        play(match, f"{match.to_act} end")
        while match.to_act == "*":
            match.draw()
        while match.state()["phase"] == "discard":
            match.play(match.legal()[0])
        while match.to_act == "*":
            match.draw()
    assert seen == ["c", "d", "a", "b", "c"]


@pytest.mark.rule("PR-10")
def test_each_card_of_the_pile_is_equally_likely():
    match = start(hands={"a": "2C"}, pile="6S 7S 8H 9H")
    match.play("a end")
    assert {(str(a), p) for a, p in match.chances()} == {
        (f"* draw a {card}", 0.25) for card in ("6S", "7S", "8H", "9H")
    }
    assert why_not(match, "* draw a 5C") == "PR-10"
    twice = start(hands={"a": "2C"}, pile="6S 6S 8H", options={"packs": 2})
    twice.play("a end")
    assert {str(a): p for a, p in twice.chances()} == {
        "* draw a 6S": pytest.approx(2 / 3),
        "* draw a 8H": pytest.approx(1 / 3),
    }


@pytest.mark.rule("PR-10")
def test_cards_that_are_not_there_are_not_dealt():
    match = play(opened(), "* dealer a")
    assert why_not(match, "* hedges a KD") == "PR-10"
    assert why_not(match, "* hedges a 4C 4C") == "PR-10"
    assert why_not(match, "* hedges a 4C 5C 6C 7C 8C 9C") == "PR-97"
    assert why_not(match, "* hedges b 4C") == "PR-97"


@pytest.mark.rule("PR-11")
def test_the_dealer_is_drawn_or_named_and_stays():
    match = opened(options={"players": 4})
    assert [(str(a), p) for a, p in match.chances()] == [(f"* dealer {s}", 0.25) for s in "abcd"]
    named = opened(options={"players": 4, "dealer": "c"})
    assert named.state()["dealer"] == "c" and named.state()["phase"] == "hedges"
    assert set_up({"players": 4, "dealer": "c"}).state()["dealer"] == "c"


@pytest.mark.rule("PR-12")
def test_five_number_cards_are_dealt_to_each_garden():
    match = play(opened(), "* dealer b")
    dealt = {str(a).split()[-1] for a, _ in match.chances()}
    assert dealt == {r + s for r in "A23456789T" for s in "CDHS"}
    assert sum(p for _, p in match.chances()) == pytest.approx(1)
    play(match, "* hedges b 4C 4H 8S", "* hedges b 6D AC")
    state = match.state()
    assert state["gardens"] == {"a": [], "b": ["4C", "4H", "8S", "6D", "AC"]}
    assert "KD" in state["pile"] and state["pile_size"] == 47
    assert state["active"] is None and state["turn"] == 0 and state["round"] == 0
    with pytest.raises(BadInput, match="PR-12"):
        start(a="3H 7C 9D 2S KD")


@pytest.mark.rule("PR-13")
def test_rows_are_laid_in_turn_order_and_final():
    match = play(opened(), "* dealer b", "* hedges b 4C 4H 8S 6D AC", "* hedges a 3H 7C 9D 2S TD")
    assert match.to_act == "b" and len(match.legal()) == 120
    assert len(lines(match)) == 120
    assert why_not(match, "a row 9D 3H 2S 7C TD") == "PR-97"
    assert why_not(match, "b row 8S 4H AC 4C") == "PR-13"
    assert why_not(match, "b row 8S 4H AC 4C 4C") == "PR-13"
    play(match, "b row 8S 4H AC 4C 6D")
    assert match.state()["gardens"]["b"] == ["8S", "4H", "AC", "4C", "6D"]
    assert why_not(match, "b row 4C 4H 8S 6D AC") == "PR-97"
    play(match, "a row 9D 3H 2S 7C TD")
    assert match.state()["phase"] == "hand"


@pytest.mark.rule("PR-13")
def test_equal_cards_make_no_new_row():
    match = opened(options={"packs": 2, "dealer": "a"})
    play(match, "* hedges a 4C 4C 8S 6D AC", "* hedges b 3H 7C 9D 2S TD")
    assert len(match.legal()) == len(lines(match)) == 60


@pytest.mark.rule("PR-13")
def test_dealt_rows_are_not_laid():
    match = opened(options={"rows": "dealt", "dealer": "a"})
    play(match, "* hedges a 4C 4H 8S 6D AC", "* hedges b 3H 7C 9D 2S TD")
    assert match.state()["phase"] == "hand"
    assert match.state()["gardens"]["a"] == ["4C", "4H", "8S", "6D", "AC"]


@pytest.mark.rule("PR-14")
def test_six_cards_of_any_kind_are_dealt_to_each_hand():
    match = set_up({"dealer": "b"}, upto="hand")
    assert {str(a).split()[2] for a, _ in match.chances()} == {"b"}
    assert len(match.chances()) == 42
    match = set_up({"dealer": "b", "players": 3}, upto="guard")
    assert [len(hand) for hand in match.state()["hands"].values()] == [6, 6, 6]


DEALT = (
    "* dealer b", "* hedges b 4C 4H 8S 6D AC", "* hedges a 3H 7C 9D 2S TD",
    "b row 8S 4H AC 4C 6D", "a row 9D 3H 2S 7C TD",
    "* hand b QH 2C 5D 6H JS KD", "* hand a AD 3C 5S 9C QC JD",
)  # fmt: skip


@pytest.mark.rule("PR-15")
def test_each_posts_a_guardsman_on_its_central_hedge_the_dealer_first():
    match = play(opened(), *DEALT)
    assert match.to_act == "b" and match.state()["active"] == "b"
    play(match, "b guard 2C")
    assert match.state()["guards"] == {"a": None, "b": "2C b3"}
    play(match, "a guard AD")
    assert match.state()["guards"] == {"a": "AD a3", "b": "2C b3"}


@pytest.mark.rule("PR-16")
def test_any_card_but_the_queen_of_hearts_may_be_the_first_guardsman():
    match = play(opened(), *DEALT)
    assert lines(match) == {f"b guard {c}" for c in ("2C", "5D", "6H", "JS", "KD")}
    assert why_not(match, "b guard QH") == "PR-16"


@pytest.mark.rule("PR-16")
def test_with_guard_number_a_number_card_goes_first_if_there_is_one():
    match = play(opened(options={"guard": "number"}), *DEALT)
    assert lines(match) == {f"b guard {c}" for c in ("2C", "5D", "6H")}
    assert why_not(match, "b guard JS") == "PR-16"
    faces = [*DEALT[:-2], "* hand b QH QC KD KS JS JD", "* hand a AD 3C 5S 9C 2H 3D"]
    match = play(opened(options={"guard": "number"}), *faces)
    assert lines(match) == {f"b guard {c}" for c in ("QC", "KD", "KS", "JS", "JD")}


@pytest.mark.rule("PR-17")
@pytest.mark.parametrize("card", ["AD", "TS", "KH"])
def test_a_guardsmans_card_has_no_effect(card):
    match = start(guards={"a": f"{card} a3", "b": "5S b3"}, hands={"a": "2C 9C"})
    assert lines(match) == {"a move 2C a1", "a move 2C a5", "a move 9C a2", "a move 9C a4", "a paint 9C", "a end"}


@pytest.mark.rule("PR-18")
def test_the_other_five_are_the_hand():
    match = play(opened(), *DEALT, "b guard 2C", "a guard AD")
    assert match.state()["hands"]["b"] == ["5D", "6H", "JS", "KD", "QH"]
    assert why_not(match, "b paint TS") == "PR-18"


@pytest.mark.rule("PR-19")
def test_the_rest_is_the_draw_pile():
    state = play(opened(), *DEALT, "b guard 2C", "a guard AD").state()
    assert state["discards"] == [] and state["tower"] == []
    held = [*state["gardens"].values(), *state["hands"].values()]
    used = {card for cards in held for card in cards} | {"AD", "2C"}
    assert sorted(used | set(state["pile"])) == sorted(r + s for r in "A23456789TJQK" for s in "CDHS")


def test_the_game_is_known_by_its_name():
    game = wonderland.game(GAME)
    assert game.title == "Painting the Roses"
    assert game.seats_for({"players": 4}) == ("a", "b", "c", "d")


def test_a_key_of_a_custom_start_with_null_counts_as_not_given():
    bare = start(guards={}).state()
    keys = "dealer active round done guards queen kings hands pile discards tower quiet"
    for key in keys.split():
        assert start(**{"guards": {}, key: None}).state() == bare, key
    with pytest.raises(BadInput, match="no key moon"):
        start(moon=None)
