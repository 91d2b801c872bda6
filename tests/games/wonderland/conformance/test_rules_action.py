"""Moving, attacking, abilities, windows, check defense: W-31 to W-66."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import POOL_E, POOL_W, being, legal, play, rule_of, start

rule = pytest.mark.rule


def b(name, square, **more):
    return {"id": name, "square": square, **more}


def row(*squares, row=7):
    return [f"{c}{row}" for c in squares]


@rule("W-31")
def test_actions_in_any_order_until_the_end():
    match = start(
        laid={"w": row(*"bcd")}, factors={"w": {"M": 3, "A": 1}, "e": {}}, beings=[b("w4H", "b7"), b("wAS", "c7")]
    )
    assert "w end" in legal(match)
    play(match, "w move AS d7", "w move 4H c7", "w end")
    assert match.to_act == "e"
    assert rule_of(match, "w move 4H b7") == "W-31"


@rule("W-32", "W-33")
def test_a_step_goes_beside_and_costs_one_move():
    match = start(laid={"w": ["b7", "c7", "c8", "d9"]}, factors={"w": {"M": 2}}, beings=[b("w4H", "b7")])
    assert rule_of(match, "w move 4H c8") == "W-32", "no diagonal steps"
    assert "c8 is not beside b7" in match.check("w move 4H c8").message
    assert rule_of(match, "w move 4H b8") == "W-32", "not laid"
    play(match, "w move 4H c7 c8")
    assert match.state()["factors"]["w"]["M"] == 0
    assert rule_of(match, "w move 4H c7") == "W-33"


@rule("W-34")
def test_no_step_onto_an_enemy():
    match = start(laid={"w": row(*"bc")}, factors={"w": {"M": 2}}, beings=[b("w4H", "b7"), b("e4C", "c7")])
    assert rule_of(match, "w move 4H c7") == "W-34"
    assert "w move 4H c7" not in legal(match)


def passing(moves, **more):
    return start(laid={"w": row(*"bcd")}, factors={"w": {"M": moves}, **more}, beings=[b("w4H", "c7"), b("wAS", "b7")])


@rule("W-35")
def test_passing_a_friend():
    assert rule_of(passing(1), "w move AS c7") == "W-35", "worked example 12"
    match = passing(2)
    play(match, "w move AS c7")
    assert legal(match) == ["w end", "w halt AS", "w move AS b7", "w move AS d7"]
    assert rule_of(match, "w move 4H d7") == "W-35"
    play(match, "w move AS d7")
    assert being(match, "wAS")["square"] == "d7"
    assert being(match, "w4H")["square"] == "c7"


@rule("W-35", "W-36", "W-58")
def test_a_void_step_leaves_it_to_be_removed():
    other = start(laid={"w": row(*"bcd"), "e": ["c8", "c9"]}, factors={"w": {"M": 2}, "e": {"F": 1}},
                  beings=[b("w4H", "c7"), b("wAS", "b7"), b("eJC", "c9")])  # fmt: skip
    play(other, "w move AS c7", "w move AS d7")
    events = play(other, "e use JC wAS 1")
    assert [type(e).__name__ for e in events] == ["AbilityUsed", "WindowClosed", "Voided", "Removed"]
    assert being(other, "wAS") is None
    assert other.state()["discards"]["w"] == ["AS"]
    assert other.state()["factors"]["w"]["M"] == 1, "a void step costs nothing"


@rule("W-36")
def test_halting_on_a_friend_removes():
    for line in ("w halt AS", "w end"):
        match = passing(2)
        play(match, "w move AS c7", line)
        assert being(match, "wAS") is None
        assert being(match, "w4H")["square"] == "c7"


@rule("W-37")
def test_spur_and_hobble():
    squares = row(*"bcdefghij")
    match = start(laid={"w": squares, "e": ["b8"]}, factors={"w": {"M": 4, "C": 2}, "e": {"F": 1}},
                  beings=[b("w6H", "c7"), b("wJD", "b7"), b("eJC", "b8")])  # fmt: skip
    play(match, "w use JD w6H 2", "w move 6H d7 e7 f7")
    assert match.state()["factors"]["w"]["M"] == 3, "worked example 11"
    hobbled = start(laid={"w": squares, "e": ["c8"]}, factors={"w": {"M": 4, "C": 2}, "e": {"F": 1}},
                    beings=[b("w6H", "c7"), b("wJD", "b7"), b("eJC", "c8")])  # fmt: skip
    play(hobbled, "w use JD w6H 2", "w move 6H d7", "e use JC w6H 1")
    assert hobbled.state()["factors"]["w"]["M"] == 2
    play(hobbled, "w move 6H e7 f7")
    assert hobbled.state()["factors"]["w"]["M"] == 2, "2 Move paid 3 steps"


@rule("W-37", "W-66")
def test_credit_ends_with_the_turn():
    match = start(laid={"w": row(*"bcde")}, factors={"w": {"M": 2, "C": 2}}, beings=[b("w6H", "c7"), b("wJD", "b7")])
    play(match, "w use JD w6H 2", "w move 6H d7", "w end", "e dice 4C", "* roll S", "e end")
    play(match, "w dice 4H", "* roll S", "w move 6H e7")
    assert match.state()["factors"]["w"]["M"] == 0


@rule("W-38")
def test_a_rook_never_moves():
    match = start(laid={"w": row(*"bc")}, factors={"w": {"M": 2}}, beings=[b("wTS", "b7")])
    assert rule_of(match, "w move TS c7") == "W-38"
    assert legal(match) == ["w end"]


def barred(**more):
    return start(laid={"w": ["c7", "d7", "d8", "c6", "d6"], "e": ["e7"]},
                 factors={"w": {"M": 5}, "e": {}}, beings=[b("w6H", "c7"), b("eTS", "e7")], **more)  # fmt: skip


@rule("W-39", "W-40", "W-41")
def test_barricade():
    match = barred()
    events = play(match, "w move 6H d7")
    assert [type(e).__name__ for e in events] == ["Moved", "Halted"]
    assert rule_of(match, "w move 6H d8") == "W-40"
    play(match, "w end", "e dice 4C", "* roll S", "e end", "w dice 4H", "* roll S")
    before = match.state()["factors"]["w"]["M"]
    play(match, "w move 6H d8")
    assert before - match.state()["factors"]["w"]["M"] == 2, "worked example 9"
    assert not being(match, "w6H")["halted"]


@rule("W-39")
def test_a_rook_does_not_mind_its_friends():
    match = start(
        laid={"w": row(*"bcd"), "e": ["c8"]}, factors={"w": {"M": 3}}, beings=[b("w6H", "b7"), b("wTS", "c8")]
    )
    play(match, "w move 6H c7 d7")
    assert not being(match, "w6H")["halted"]


@rule("W-42")
def test_a_different_rook_halts_as_usual():
    pools = {"w": POOL_W, "e": [*POOL_E[:-1], "TH"]}
    match = start(pools=pools, laid={"w": row(*"cdef"), "e": ["c8", "f8"]},
                  factors={"w": {"M": 5}}, beings=[b("w6H", "c7"), b("eTS", "c8"), b("eTH", "f8")])  # fmt: skip
    play(match, "w move 6H d7")
    assert match.state()["factors"]["w"]["M"] == 3
    play(match, "w move 6H e7")
    assert being(match, "w6H")["halted"]


@rule("W-41")
def test_a_being_summoned_this_turn_began_on_its_start():
    match = start(phase="choose", laid={"w": ["b7"], "e": ["c6"]}, factors={"w": {"M": 3}}, beings=[b("eTS", "c6")])
    play(match, "w dice 4H AS", "* roll S S", "w summon 4H c7c8 d8d9 e9f9 c7")
    play(match, "w move 4H b7")
    assert match.state()["factors"]["w"]["M"] == 1
    assert not being(match, "w4H")["halted"]


@rule("W-43")
def test_one_attack_a_turn_for_one_attack():
    match = start(laid={"w": row(*"bc"), "e": ["d7", "c8"]}, factors={"w": {"A": 2}},
                  beings=[b("w6H", "c7"), b("e3C", "d7"), b("e4C", "c8")])  # fmt: skip
    play(match, "w attack 6H e3C")
    assert match.state()["factors"]["w"]["A"] == 1
    assert rule_of(match, "w attack 6H e4C") == "W-43"
    poor = start(laid={"w": row(*"bc")}, beings=[b("w6H", "b7"), b("e3C", "c7")])
    assert rule_of(poor, "w attack 6H e3C") == "W-43"


@rule("W-44")
def test_reach_of_attacks():
    laid = {"w": ["c7"], "e": ["d8", "e7"]}
    bishop = start(laid=laid, factors={"w": {"A": 1}}, beings=[b("w9H", "c7"), b("e4C", "d8")])
    assert rule_of(bishop, "w attack 9H e4C") is None, "worked example 8"
    pawn = start(laid=laid, factors={"w": {"A": 1}}, beings=[b("w6H", "c7"), b("e4C", "d8")])
    assert rule_of(pawn, "w attack 6H e4C") == "W-44"
    image = start(laid={"e": ["s8"], "w": ["s7"]}, factors={"w": {"A": 2}}, beings=[b("w9H", "s8"), b("w6H", "s7")])
    assert rule_of(image, "w attack 9H image") is None, "the diagonal covers Images"
    assert rule_of(image, "w attack 6H image") is None
    friend = start(laid={"w": row(*"bc")}, factors={"w": {"A": 1}}, beings=[b("w6H", "b7"), b("w4H", "c7")])
    assert rule_of(friend, "w attack 6H w4H") == "W-44"


@rule("W-7", "W-45")
def test_points_of_an_attack():
    match = start(laid={"w": ["c7"], "e": ["d7", "b7"]}, factors={"w": {"A": 2}},
                  beings=[b("wAS", "c7"), b("eQD", "d7"), b("eAH", "b7")])  # fmt: skip
    play(match, "w attack AS eQD")
    assert being(match, "eQD")["points"] == 2, "worked example 6: Spades best Diamonds"


@rule("W-45", "W-46", "W-62", "W-63", "W-64")
def test_two_attackers_and_a_defense():
    pools = {"w": ["5C", "4S", "AH"], "e": ["3D", "4C", "AH"]}
    for paid in (True, False):
        match = start(pools=pools, laid={"w": ["c7", "d8"], "e": ["d7"]},
                      factors={"w": {"A": 2}, "e": {"D": 1}},
                      beings=[b("w5C", "c7"), b("w4S", "d8"), b("e3D", "d7")])  # fmt: skip
        play(match, "w attack 5C e3D", "w attack 4S e3D")
        assert being(match, "e3D")["points"] == 6, "worked example 7"
        assert being(match, "e3D")["str"] == 3
        play(match, "w end")
        assert (match.to_act, match.state()["phase"]) == ("e", "defend")
        play(match, "e defend 3D" if paid else "e done")
        assert (being(match, "e3D") or {}).get("str") == (1 if paid else None)
        assert match.state()["discards"]["e"] == ([] if paid else ["3D"])


@rule("W-47", "W-65")
def test_an_image_loses_one_life_however_often_hit():
    match = start(laid={"w": ["s7", "t6"]}, factors={"w": {"A": 2}}, beings=[b("w6H", "s7"), b("w4H", "t6")])
    play(match, "w attack 6H image", "w attack 4H image")
    assert match.state()["images"]["e"] == 3
    play(match, "w end")
    assert match.state()["images"]["e"] == 2


def court(card, **factors):
    return start(
        laid={"w": row(*"bcd"), "e": row(*"ef")},
        factors={"w": {"A": 3, "M": 3, **factors}, "e": {"D": 2}},
        beings=[b(f"w{card}", "b7"), b("w5C", "d7"), b("eAH", "e7")],
    )


@rule("W-48", "W-50")
@pytest.mark.parametrize(
    ("card", "factor", "stat", "change"),
    [("QS", "F", "def", -1), ("QH", "C", "def", 2), ("KS", "F", "atk", -2), ("KH", "C", "atk", 2)],
)
def test_court_abilities(card, factor, stat, change):
    match = court(card, **{factor: 3})
    before = being(match, "w5C")[stat]
    play(match, f"w use {card} w5C 1")
    step = 1 if change > 0 else -1
    assert being(match, "w5C")[stat] == max(0, before + step)
    play(match, f"w use {card} w5C 1")
    assert being(match, "w5C")[stat] == max(0, before + 2 * step), "effects add up"
    assert match.state()["factors"]["w"][factor] == 1
    assert not being(match, f"w{card}")["attacked"]
    assert rule_of(match, f"w use {card} w5C 2") == "W-50"
    play(match, "w end")
    assert being(match, "w5C")[stat] == before, "until the end of the turn"


@rule("W-48")
def test_who_has_no_ability():
    match = court("QS", F=1)
    assert rule_of(match, "w use 5C w5C 1") == "W-48"


@rule("W-49")
def test_line_of_sight():
    match = court("QS", F=1)
    assert rule_of(match, "w use QS wQS 1") is None
    assert rule_of(match, "w use QS w5C 1") is None
    assert rule_of(match, "w use QS eAH 1") == "W-49", "a being stands between"
    gap = start(laid={"w": row(*"bd")}, factors={"w": {"F": 1}}, beings=[b("wQS", "b7"), b("w5C", "d7")])
    assert rule_of(gap, "w use QS w5C 1") == "W-49", "a gap"


@rule("W-51")
def test_what_is_done_is_not_altered():
    match = start(laid={"w": row(*"bcd"), "e": ["e7"]}, factors={"w": {"A": 1, "C": 2}},
                  beings=[b("wKH", "b7"), b("w5C", "d7"), b("eAH", "e7")])  # fmt: skip
    play(match, "w attack 5C eAH")
    points = being(match, "eAH")["points"]
    play(match, "w use KH w5C 2")
    assert being(match, "eAH")["points"] == points


@rule("W-52")
def test_nothing_counts_below_zero():
    match = start(laid={"w": row(*"bcd"), "e": ["e7"]}, factors={"w": {"A": 1, "F": 9}},
                  beings=[b("wKS", "b7"), b("w5C", "d7"), b("eAH", "e7")])  # fmt: skip
    play(match, "w use KS w5C 9", "w attack 5C eAH")
    assert being(match, "w5C")["atk"] == 0
    assert being(match, "eAH")["points"] == 0
    play(match, "w end")
    assert being(match, "eAH")["str"] == 1


@rule("W-53")
def test_images_are_out_of_reach_of_abilities():
    match = start(laid={"w": ["a6", "a8", "b7"]}, factors={"w": {"F": 1}}, beings=[b("wQS", "a6"), b("w5C", "a8")])
    assert rule_of(match, "w use QS image 1") == "W-49"
    assert rule_of(match, "w use QS w5C 1") == "W-49", "no line through an Image"


@rule("W-54")
def test_a_useless_ability_is_legal():
    match = start(laid={"w": row(*"bc")}, factors={"w": {"F": 1}}, beings=[b("wJS", "b7"), b("wTS", "c7")])
    assert rule_of(match, "w use JS wTS 1") is None


@rule("W-55", "W-56", "W-57")
def test_blast():
    match = start(active="e", laid={"w": ["c5", "g9"], "e": ["e7", "d6"]},
                  factors={"e": {"F": 2, "A": 1}, "w": {}},
                  beings=[b("w3D", "c5"), b("w6H", "g9"), b("eTS", "e7"), b("e4C", "d6")])  # fmt: skip
    assert rule_of(match, "e blast TS 3") == "W-56"
    play(match, "e blast TS 2")
    assert being(match, "eTS") is None
    assert match.state()["discards"]["e"] == ["TS"]
    points = {name: being(match, name)["points"] for name in ("w3D", "w6H", "e4C")}
    assert points == {"w3D": 4, "w6H": 3, "e4C": 3}, "worked example 10: friends too"
    assert match.state()["factors"]["e"] == {"C": 0, "F": 0, "D": 0, "A": 1, "M": 0}


@rule("W-55", "W-57", "W-65")
def test_a_blast_hits_ones_own_image_and_in_the_others_turn():
    match = start(
        laid={"w": ["b7"], "e": ["b8"]}, factors={"w": {"M": 1}, "e": {"F": 1}}, beings=[b("w6H", "b7"), b("eTS", "b8")]
    )
    play(match, "w end", "e blast TS 1")
    assert match.state()["images"] == {"w": 2, "e": 3}
    own = start(laid={"w": ["b7"]}, factors={"w": {"F": 1}}, beings=[b("wTS", "b7")])
    play(own, "w blast TS 1", "w end")
    assert own.state()["images"]["w"] == 2


def answered():
    return start(
        laid={"w": row(*"bcd"), "e": ["e7", "d8"]},
        factors={"w": {"A": 1, "F": 1}, "e": {"F": 2}},
        beings=[b("wQS", "c7"), b("w6H", "d7"), b("eAH", "e7"), b("eKC", "d8")],
    )


@rule("W-58", "W-59", "W-60")
def test_windows():
    match = answered()
    play(match, "w attack 6H eAH")
    state = match.state()
    assert (state["phase"], state["to_act"], state["factors"]["w"]["A"]) == ("window", "e", 1)
    assert "e pass" in legal(match)
    play(match, "e use KC w6H 1")
    assert being(match, "w6H")["atk"] == 1, "it takes effect at once"
    assert match.to_act == "w", "the active side may answer"
    play(match, "w pass")
    assert match.to_act == "e", "both must pass in a row"
    play(match, "e pass")
    assert being(match, "eAH")["points"] == 1
    assert match.state()["phase"] == "action"


@rule("W-58")
def test_a_first_pass_closes_the_window():
    match = answered()
    play(match, "w attack 6H eAH", "e pass")
    assert being(match, "eAH")["points"] == 2
    assert match.to_act == "w"


@rule("W-58")
def test_passes_may_be_left_out():
    match = answered()
    play(match, "w attack 6H eAH", "w end")
    assert being(match, "eAH")["points"] == 2
    assert match.lines == ["w attack 6H eAH", "w end"]


@rule("W-60")
def test_who_can_do_nothing_is_not_asked():
    match = answered()
    play(match, "w attack 6H eAH", "e use KC w6H 2")
    assert match.to_act == "w", "East has no Force left"
    play(match, "w pass")
    assert match.state()["phase"] == "action"


@rule("W-13", "W-45")
def test_answering_an_attack():
    pools = {"w": POOL_W, "e": ["9S", "KS", "AH"]}
    match = start(pools=pools, laid={"w": ["d7"], "e": ["e7", "d8"]}, factors={"w": {"A": 1}, "e": {"F": 1}},
                  beings=[b("w4H", "d7"), b("e9S", "e7"), b("eKS", "d8")])  # fmt: skip
    play(match, "w attack 4H e9S", "e use KS w4H 1")
    assert being(match, "e9S")["points"] == 2, "worked example 13"


@rule("W-61")
def test_the_window_at_the_end():
    match = answered()
    play(match, "w end")
    assert (match.state()["phase"], match.to_act) == ("window", "e")
    play(match, "e use KC eKC 2", "w use QS wQS 1")
    assert match.state()["turn"] == 2, "nobody can use anything more: the window closed"


@rule("W-62")
def test_defenses_passive_side_first_then_active():
    match = start(laid={"w": ["c7", "d7"], "e": ["c8"]}, factors={"w": {"F": 1, "D": 1}, "e": {"D": 1}},
                  beings=[b("wTS", "c7"), b("w3D", "d7"), b("e3C", "c8")])  # fmt: skip
    play(match, "w blast TS 1", "w end")
    assert (match.to_act, legal(match)) == ("e", ["e defend 3C", "e done"])
    play(match, "e defend 3C")
    assert legal(match) == ["w defend 3D", "w done"]
    assert rule_of(match, "w defend 6H") == "W-62"
    play(match, "w defend 3D")
    assert match.state()["turn"] == 2


@rule("W-63")
@pytest.mark.parametrize(
    ("attackers", "wither", "shield", "defense"),
    [
        (["7H"], 0, 0, 3),  # Diamonds best Clubs, not Hearts
        (["7S"], 0, 0, 3),  # nor the suit that bests them, which gave a point more
        (["7C"], 0, 0, 4),
        (["7C", "8H"], 0, 0, 4),  # one of them is enough, and the bonus is for all the points
        (["7C", "8C"], 0, 0, 4),  # but it is given once
        (["7C"], 0, 1, 5),
        (["7H"], 2, 0, 1),
        (["7H"], 5, 0, 0),  # never below 0
        (["7C"], 3, 0, 1),
        (["7C"], 5, 0, 0),  # the bonus counts before that
    ],
)
def test_what_a_defense_takes_away(attackers, wither, shield, defense):
    """3D (Str 3, Def 3) with more and more points on it; what it takes away is seen in the event."""
    pools = {
        "w": ["7H", "7S", "8H", "8C", "QS"] if "7C" not in attackers else ["7C", "8H", "8C", "QS"],
        "e": ["3D", "QH", "AS"],
    }
    match = start(
        pools=pools,
        laid={"w": ["c7", "d8", "d5", "d6"], "e": ["d7", "e7"]},
        factors={"w": {"A": 2, "F": wither}, "e": {"D": 1, "C": shield}},
        beings=[b(f"w{card}", square) for card, square in zip(attackers, ("c7", "d8"), strict=False)]
        + [b("wQS", "d5"), b("e3D", "d7"), b("eQH", "e7")],
    )
    if wither:
        play(match, f"w use QS e3D {wither}")
        play(match, *(["e pass"] if match.to_act == "e" else []))
    for number, card in enumerate(attackers):
        play(match, f"w attack {card} e3D")
        if shield and not number:
            play(match, f"e use QH e3D {shield}")
    points = being(match, "e3D")["points"]
    assert points == sum(4 if card[1] == "S" else 3 for card in attackers)
    play(match, "w end")
    (events,) = [e for e in play(match, "e defend 3D") if type(e).__name__ == "Defended"]
    assert events.absorbed == min(points, defense)
    left = being(match, "e3D")
    assert (left["str"] if left else 0) == max(0, 3 - max(0, points - defense))


@rule("W-64")
def test_a_being_that_falls_is_gone_for_good():
    match = start(laid={"w": ["c7"], "e": ["d7"]}, factors={"w": {"A": 1}}, beings=[b("w6H", "c7"), b("eAH", "d7")])
    play(match, "w attack 6H eAH", "w end")
    assert match.state()["discards"]["e"] == ["AH"]
    assert "AH" not in match.state()["pools"]["e"]


@rule("W-66")
def test_the_turn_passes_and_all_is_cleared():
    match = start(
        laid={"w": ["c7"], "e": ["d7"]}, factors={"w": {"A": 1}, "e": {"D": 1}}, beings=[b("w6H", "c7"), b("e3C", "d7")]
    )
    play(match, "w attack 6H e3C")
    assert being(match, "w6H")["attacked"]
    play(match, "w end", "e done")
    assert not being(match, "w6H")["attacked"]
    assert being(match, "e3C")["points"] == 0
    assert being(match, "e3C")["str"] == 1
    assert (match.to_act, match.state()["turn"]) == ("e", 2)


@rule("W-58")
def test_an_ability_refused_as_an_answer_may_be_meant_for_after_the_window():
    """A pass left out is meant: from f7 the Knight does not see the King, from f8 it does."""
    match = start(laid={"w": ["f7", "f8"], "e": ["g8", "h8"]}, factors={"w": {"M": 1, "F": 1}, "e": {"C": 2}},
                  beings=[b("wJS", "f7"), b("eKD", "h8")])  # fmt: skip
    play(match, "w move JS f8", "e use KD eKD 1")
    assert match.to_act == "w"
    assert "w use JS eKD 1" not in legal(match)
    play(match, "w use JS eKD 1")
    assert being(match, "wJS")["square"] == "f8"
    assert match.state()["factors"]["w"] == {"C": 0, "F": 0, "D": 0, "A": 0, "M": 0}
    refused = match.check("w use JS wJS 1")
    assert refused.rule == "W-50", "the first refusal is told"


@rule("W-62")
def test_dones_may_be_left_out():
    match = start(
        laid={"w": ["c7"], "e": ["d7"]}, factors={"w": {"A": 1}, "e": {"D": 1}}, beings=[b("w6H", "c7"), b("e3C", "d7")]
    )
    play(match, "w attack 6H e3C", "w end", "e dice 4C")
    assert being(match, "e3C")["str"] == 1
    assert match.lines[-1] == "e dice 4C"
