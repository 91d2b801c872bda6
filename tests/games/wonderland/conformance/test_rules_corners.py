"""Corners of the rules in which small faults hide: each of these was once wrong and nothing said so."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import POOL_E, POOL_W, being, legal, play, rule_of, start
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.actions import acting
from wonderland.games.wonderland.legal import Action

rule = pytest.mark.rule


def b(name, square, **more):
    return {"id": name, "square": square, **more}


def row(*columns, row=7):
    return [f"{c}{row}" for c in columns]


def moves(match, side="w"):
    return match.state()["factors"][side]["M"]


# --- moving on credit ------------------------------------------------------------------------------
def spurred(move, *rooks, pool=POOL_E):
    """West's 6H at c7 is spurred by 2, beside East's Rooks from the start of the turn."""
    match = start(
        pools={"w": POOL_W, "e": pool},
        laid={"w": [*row(*"bcdefg"), "c8", "d8"], "e": row(*"cd", row=6)},
        factors={"w": {"M": move, "C": 2}},
        beings=[b("w6H", "c7"), b("wJD", "b7"), *rooks],
    )
    play(match, "w use JD w6H 2")
    return match


@rule("W-37", "W-41")
def test_a_rooks_extra_is_due_on_credit_too():
    match = spurred(3, b("eTS", "d6"))
    play(match, "w move 6H d7")
    assert moves(match) == 1, "1 for three steps, 1 for the Rook"
    play(match, "w move 6H c7")
    assert moves(match) == 0, "the step is paid for, the Rook is not"
    assert "w move 6H d7" not in legal(match)
    assert rule_of(match, "w move 6H d7") == "W-33"
    assert "w move 6H c8" in legal(match), "beside no Rook credit is enough"


@rule("W-41")
def test_the_extra_is_due_for_each_rook_on_credit():
    match = spurred(5, b("eTS", "c6"), b("eTH", "d6"), pool=[*POOL_E[:-1], "TH"])
    play(match, "w move 6H d7")
    assert moves(match) == 2, "1 for three steps, 1 for each Rook"
    play(match, "w move 6H c7")
    assert moves(match) == 0
    assert not being(match, "w6H")["halted"]


@rule("W-35", "W-37", "W-41")
def test_the_step_on_from_a_friend_owes_the_rook_as_well():
    """Entering and stepping on are both on credit; the Rook beside both wants 1 for each."""
    for move, entered in ((2, False), (3, True)):
        match = start(
            laid={"w": row(*"bcde"), "e": ["d6"]},
            factors={"w": {"M": move, "C": 3}},
            beings=[b("w6H", "c7"), b("wJD", "b7"), b("w4H", "d7"), b("eTS", "d6")],
        )
        play(match, "w use JD w6H 3")
        assert (rule_of(match, "w move 6H d7") is None) == entered
        assert ("w move 6H d7" in legal(match)) == entered


@rule("W-37", "W-58")
def test_a_void_step_keeps_its_credit():
    """6H has one step of credit; hobbled, it could not step on from its friend: the step is void."""
    match = start(
        laid={"w": [*row(*"bcdef"), "d8"], "e": ["d9", "d10"]},
        factors={"w": {"M": 2, "C": 1}, "e": {"F": 1}},
        beings=[b("w6H", "c7"), b("wJD", "b7"), b("w4H", "e7"), b("eJC", "d9")],
    )
    play(match, "w use JD w6H 1", "w move 6H d7", "e pass")
    assert moves(match) == 1
    assert rule_of(match, "w move 6H e7") is None, "on credit, and 1 Move for the step on"
    events = play(match, "w move 6H e7", "e use JC w6H 1")
    assert "Voided" in [type(event).__name__ for event in events]
    assert being(match, "w6H")["square"] == "d7"
    assert moves(match) == 1
    assert {line for line in legal(match) if " 6H " in line} == {"w move 6H c7", "w move 6H d8"}
    play(match, "w move 6H c7")
    assert moves(match) == 1, "the credit was still there"
    assert not [line for line in legal(match) if " 6H " in line]


# --- points ----------------------------------------------------------------------------------------
@rule("W-45", "W-63")
@pytest.mark.parametrize(("cowed", "defense"), [(0, 4), (1, 3)])
def test_an_attack_of_no_points_gives_no_bonus_to_the_defense(cowed, defense):
    """Diamonds best Clubs: 3D defends 4 against a Club that gave it points, 3 against one that did not."""
    match = start(
        pools={"w": ["AC", "KS", "5H", "4H"], "e": ["3D", "AS"]},
        laid={"w": [*row(*"bc"), "d8", "e7"], "e": ["d7"]},
        factors={"w": {"A": 3, "F": 1}, "e": {"D": 1}},
        beings=[b("wAC", "c7"), b("wKS", "b7"), b("w5H", "d8"), b("w4H", "e7"), b("e3D", "d7")],
    )
    if cowed:
        play(match, "w use KS wAC 1")
    play(match, "w attack AC e3D", "w attack 5H e3D", "w attack 4H e3D")
    points = 6 - cowed
    assert being(match, "e3D")["points"] == points
    play(match, "w end", "e defend 3D")
    assert being(match, "e3D")["str"] == 3 - (points - defense)


@rule("W-35", "W-56")
def test_a_blast_hits_the_friend_that_shares_the_rooks_square():
    match = start(laid={"w": row(*"bcd")}, factors={"w": {"M": 2, "F": 1}}, beings=[b("w6H", "b7"), b("wTS", "c7")])
    play(match, "w move 6H c7", "w blast TS 1")
    assert being(match, "wTS") is None
    assert being(match, "w6H")["points"] == 3
    assert being(match, "w6H")["square"] == "c7"
    assert rule_of(match, "w halt 6H") == "W-36", "it shares its square with nobody now"
    play(match, "w end")
    assert being(match, "w6H") is None, "3 points of 3 Str"


# --- the count of quiet turns ----------------------------------------------------------------------
def quiet_turns(match, count):
    """Play turns in which nothing happens but dice that show no two stars."""
    for _ in range(count):
        side = match.to_act
        if match.state()["phase"] == "choose":
            play(match, f"{side} dice {match.state()['pools'][side][0]}", "* roll S")
        play(match, f"{side} end")


def quiet(**more):
    beings = [b("w6H", "s7"), b("e3C", "s8"), b("w4H", "b7")]
    return start(
        pools={"w": POOL_W, "e": POOL_E},
        laid={"w": ["b7", "s7"], "e": ["s8"]},
        factors={"w": {"A": 1}, "e": {"A": 1, **more}},
        beings=beings,
    )


@rule("W-65", "W-69")
def test_a_loss_of_life_breaks_the_quiet():
    match = quiet()
    quiet_turns(match, 58)
    play(match, "w dice 2D", "* roll S", "w attack 6H image", "w end")
    assert match.state()["images"]["e"] == 2
    quiet_turns(match, 59)
    assert match.result is None, "59 quiet turns since"
    quiet_turns(match, 1)
    assert match.result == {"winner": None, "reason": "stalled"}


@rule("W-64", "W-69")
@pytest.mark.parametrize("defended", [True, False])
def test_damage_breaks_the_quiet_and_an_attack_that_does_none_does_not(defended):
    """AS gives AH 1 point; its Def takes that away if it is paid for."""
    match = start(
        laid={"w": ["c7", "b7"], "e": ["d7", "r7"]},
        factors={"w": {"A": 1}, "e": {"D": 1}},
        beings=[b("wAS", "c7"), b("eAH", "d7"), b("e4C", "r7")],
    )
    quiet_turns(match, 58)
    play(match, f"w dice {match.state()['pools']['w'][0]}", "* roll S", "w attack AS eAH", "w end")
    play(match, "e defend AH" if defended else "e done")
    assert (being(match, "eAH") is not None) == defended
    assert match.result is None
    quiet_turns(match, 1)
    assert (match.result is not None) == defended


@rule("W-21", "W-69")
def test_a_summon_breaks_the_quiet():
    match = quiet()
    quiet_turns(match, 58)
    play(match, "w dice 2D 5C", "* roll S S", "w summon 2D c7c8 d8d9 e9f9 c7", "w end")
    quiet_turns(match, 59)
    assert match.result is None
    quiet_turns(match, 1)
    assert match.result["reason"] == "stalled"


# --- past several friends --------------------------------------------------------------------------
def crowded(*rooks, spur=5, free=()):
    """West's JD at c7 spurs itself with 1 Move to pay; a Rook beside c7 bars the way back."""
    match = start(
        laid={"w": [*row(*"cde"), "b8"], "e": list(free)},
        factors={"w": {"M": 1, "C": spur}},
        beings=[b("wJD", "c7"), b("w4H", "d7"), b("wAS", "e7"), b("eTS", "b8"), *rooks],
        pools={"w": POOL_W, "e": [*POOL_E[:-1], "TH"]},
    )
    play(match, f"w use JD wJD {spur}")
    return match


@rule("W-35", "W-41")
def test_to_walk_among_friends_for_ever_is_no_way_on():
    match = crowded()
    assert rule_of(match, "w move JD d7") == "W-35"
    assert "w move JD d7" not in legal(match)
    match = crowded(free=["f7"])
    assert "w move JD d7" in legal(match)


@rule("W-35", "W-40")
def test_who_would_be_halted_on_the_next_friends_square_has_no_way_on():
    match = crowded(b("eTH", "f8"), free=["f7", "f8"])
    assert rule_of(match, "w move JD d7") == "W-35"
    assert "w move JD d7" not in legal(match)


@rule("W-35", "W-37")
def test_credit_pays_for_entering_a_friends_square_and_going_on():
    match = start(laid={"w": row(*"cdef")}, factors={"w": {"M": 1, "C": 2}}, beings=[b("wJD", "c7"), b("w4H", "e7")])
    play(match, "w use JD wJD 2", "w move JD d7")
    assert moves(match) == 0
    assert rule_of(match, "w move JD e7") is None
    play(match, "w move JD e7", "w move JD f7")
    assert being(match, "wJD")["square"] == "f7"


# --- what is asked from outside ----------------------------------------------------------------------
@rule("W-21")
def test_six_squares_are_three_dominoes_and_no_other_number_is():
    assert paths.size_refusal(6) is None
    for squares, dominoes in ((2, 1), (4, 2), (8, 4)):
        says = f"a path is 3 dominoes, not {dominoes}"
        assert paths.size_refusal(squares) == ("W-21", says)


@rule("W-21")
def test_a_path_past_the_last_is_none():
    state = start(laid={"w": row(*"bc")}, beings=[b("wJD", "b7")]).position.value
    index = paths.PathIndex(state, 0)
    every = list(paths.iterate(state, 0))
    assert [index.at(number) for number in range(index.total)] == every
    with pytest.raises(IndexError):
        index.at(index.total)


@rule("W-48", "W-56")
def test_a_code_may_name_only_an_ability_that_the_being_has_and_of_its_sort():
    match = start(laid={"w": row(*"bcde")}, factors={"w": {"C": 3, "F": 3}}, beings=[b("wJD", "c7"), b("wTS", "d7")])
    config = match.position.config
    knight, rook = config.entity["wJD"], config.entity["wTS"]

    def refused(code):
        return match.check(Action(config, 0, code)).rule

    for which in (len(config.abilities[knight]), 9):
        assert refused(acting.Use(knight, knight, 1, which)) == "W-48"
        assert refused(acting.Blast(rook, 1, which)) == "W-56"
    assert refused(acting.Blast(knight, 1)) == "W-56"
    assert refused(acting.Use(rook, knight, 1)) == "W-48"


@rule("W-38")
def test_an_action_of_another_match_means_the_same_cards_here():
    """Entities are numbered by the selection: the same number may be another card."""
    laid, beings = {"w": row(*"bcde")}, [b("wJD", "c7"), b("w6H", "e7")]
    here, there = (
        start(pools={"w": pool, "e": POOL_E}, laid=laid, factors={"w": {"M": 1}}, beings=beings)
        for pool in (POOL_W, [card for card in POOL_W if card not in ("AS", "2D", "3D", "4H")])
    )
    assert here.position.config.entity["w6H"] != there.position.config.entity["w6H"]
    for action in there.legal():
        if " move " in str(action):
            twin = here.copy()
            twin.play(action)
            assert twin.lines[-1] == str(action)
