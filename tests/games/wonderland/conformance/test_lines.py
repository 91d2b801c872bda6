"""Lines of notation (section 8): how each is written, logged, and what is said of one that is not."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import POOL_E, POOL_W, ROW7, being, fresh, legal, play, rule_of, start
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import NOBODY

rule = pytest.mark.rule


def b(name, square):
    return {"id": name, "square": square}


def said(match, line):
    """Why a line is refused, in words."""
    refused = match.check(line)
    return refused and str(refused.message)


def in_play(**factors):
    """West's Rook, King and 6H face East's 9S."""
    return start(
        laid={"w": ROW7[:8]},
        factors={"w": {"M": 4, "F": 3, "C": 3, "A": 1}, **factors},
        beings=[b("w6H", "c7"), b("wKS", "d7"), b("wTS", "f7"), b("e9S", "h7")],
    )


@rule("W-32", "W-56")
@pytest.mark.parametrize(
    "line", ["w move 6H b7", "w move 6H b7 c7", "w use KS w6H 2", "w use KS cow w6H 2", "w blast TS 1",
             "w blast TS blast 1", "w end", "w resign", "w offer draw"],
)  # fmt: skip
def test_a_line_is_logged_as_it_was_written(line):
    match = in_play()
    match.play(line)
    written = {"w use KS cow w6H 2": "w use KS w6H 2", "w blast TS blast 1": "w blast TS 1"}
    assert match.lines == [written.get(line, line)], "the first ability's name is left out"


@rule("W-18", "W-22", "W-44", "W-69")
@pytest.mark.parametrize(
    ("line", "number", "words"),
    [
        ("w attack 6H 9S", "W-44", "a target is written with its side, not 9S"),
        ("w attack 6H 9", "W-44", "there is no being 9 in this match"),
        ("w attack 6H", "W-44", "the line is written w attack 4H e9S, or w attack 4H image"),
        ("w attack 6H image 9", "W-44", "the line is written w attack 4H e9S, or w attack 4H image"),
        ("w resign now", "W-69", "the line is written w resign"),
        ("w offer", "W-69", "the line is written w offer draw"),
        ("w blast TS", "W-56", "the line is written w blast TH 2"),
        ("w blast TS blast", "W-56", "blast is no number from 1 up"),
        ("w blast TS blast 1 1", "W-56", "the line is written w blast TH 2"),
        ("w use", "W-49", "the line is written w use KH w4H 2, or w use KH rouse w4H 2"),
        ("w use KS", "W-49", "the line is written w use KH w4H 2, or w use KH rouse w4H 2"),
        ("w use KS cow w6H 2 2", "W-49", "the line is written w use KH w4H 2, or w use KH rouse w4H 2"),
        ("w move 6H", "W-32", "the line is written w move 4H c7 c8"),
        ("* roll", "W-18", "the line is written * roll S A M"),
    ],
)
def test_what_is_not_written_so_is_said(line, number, words):
    match = in_play()
    assert rule_of(match, line) == number
    assert said(match, line).replace("'", "") == words


@rule("W-16", "W-19", "W-22")
def test_what_is_said_of_dice_and_summons():
    match = fresh()
    assert said(match, "w dice 4H 4H") == "each die needs a card of its own"
    match.play("w dice 4H AS JS")
    match.play("* roll S S A")
    assert said(match, "w summon JS b7b8 c8c9 d9e9 b7") == "Jack of Spades is on no die of two of a level that show S"
    assert said(match, "w summon 4H b7b c8c9 d9e9 b7").replace("'", "") == "b7b is no domino; one is written b7b8"
    assert said(match, "w summon 4H bb7b8 c8c9 d9e9 b7").replace("'", "") == "bb7 is no square of the table"
    play(match, "w summon 4H b7b8 c8c9 d9e9 b7", "w end", "e dice AH", "* roll M", "e end")
    assert said(match, "w dice AS 4H") == "Four of Hearts is not in the pool"


@rule("W-62")
def test_what_is_said_of_a_defense():
    match = start(laid={"w": ROW7[:8]}, factors={"w": {"A": 1}, "e": {"D": 1}}, beings=[b("w6H", "c7"), b("e9S", "d7")])
    play(match, "w attack 6H e9S", "w end")
    assert match.to_act == "e"
    assert (rule_of(match, "e defend w6H"), rule_of(match, "e defend AH")) == ("W-62", "W-62")
    assert said(match, "e defend w6H") == "West’s Six of Hearts is not a being of the side that acts"
    assert said(match, "e defend AH") == "East’s Ace of Hearts is not in play"


@rule("W-71")
def test_the_fourth_die_is_told():
    match = start({"four_dice": True}, phase="choose", factors={"w": {"C": 1, "F": 1, "D": 1}})
    assert [type(event).__name__ for event in match.play("w four")] == ["FourDicePaid"]
    assert match.state()["factors"]["w"] == {"C": 0, "F": 1, "D": 1, "A": 0, "M": 0}
    assert rule_of(match, "w four") == "W-71"


@rule("W-69")
def test_an_offer_lapses_with_the_next_other_line():
    match = in_play()
    play(match, "w offer draw")
    assert rule_of(match, "e accept draw") is None
    play(match, "w move 6H b7")
    assert rule_of(match, "e accept draw") == "W-69"
    play(match, "e offer draw", "w accept draw")
    assert match.result["reason"] == "agreement"


@rule("W-36", "W-37")
def test_who_makes_its_own_step_on_too_dear_goes_at_once():
    """A hobble of one's own on the one that is passing: it can no longer pay, and is removed."""
    match = start(
        laid={"w": ROW7[:3], "e": []},
        factors={"w": {"M": 2, "F": 1}},
        beings=[b("w4H", "c7"), b("wAS", "b7"), b("wJS", "d7")],
    )
    play(match, "w move AS c7", "w use JS wAS 1")
    assert being(match, "wAS") is None
    assert match.state()["discards"]["w"] == ["AS"]
    assert "w halt AS" not in legal(match)


@rule("W-58")
@pytest.mark.parametrize("answers", [("e pass",), ("e use KC eKC 1", "w pass", "e pass")])
def test_a_closed_window_leaves_nothing_behind(answers):
    match = start(
        laid={"w": ROW7},
        factors={"w": {"M": 2, "F": 1}, "e": {"F": 1}},
        beings=[b("w6H", "c7"), b("wKS", "b7"), b("eKC", "p7")],
        pools={"w": POOL_W, "e": POOL_E},
    )
    match.play("w move 6H d7")
    assert match.state()["phase"] == "window"
    for line in answers:
        if match.to_act == line[0]:
            match.play(line)
    state = Position.of(match).value
    assert match.state()["phase"] == "action"
    assert (state.pending, state.asked, state.passes) == (None, NOBODY, 0)


@rule("W-66", "W-69")
def test_an_ended_turn_and_an_ended_match_ask_nobody():
    match = start(
        laid={"w": ROW7},
        factors={"w": {"A": 1}, "e": {"D": 1, "F": 1}},
        beings=[b("w6H", "c7"), b("e9S", "d7"), b("eKC", "p7"), b("wKS", "b7")],
    )
    play(match, "w attack 6H e9S", "e pass", "w end", "e pass")
    assert match.state()["phase"] == "defend"
    match.play("e defend 9S")
    assert match.state()["turn"] == 2
    assert Position.of(match).value.asked == NOBODY
    match = start(laid={"w": ROW7}, factors={"w": {"M": 1}, "e": {"F": 1}}, beings=[b("w6H", "c7"), b("eKC", "p7")])
    play(match, "w move 6H d7", "e resign")
    state = Position.of(match).value
    assert (state.pending, state.asked, match.to_act) == (None, NOBODY, None)
