"""Hints in words: the nudge gives nothing away, the move is said whole, and points where it is."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import start
from wonderland.content.languages import language
from wonderland.core.message import told
from wonderland.games.wonderland import hints
from wonderland.games.wonderland.codes import GRAMMAR
from wonderland.games.wonderland.hints import Place

LAID = {"w": ["b7", "c7", "d7", "e7", "f7", "g7", "d8", "d9"], "e": ["h7", "i7", "j7", "k7", "l7", "m7"]}
BEINGS = [
    {"id": "wKH", "square": "c7"}, {"id": "w6H", "square": "d7"}, {"id": "wTS", "square": "d9"},
    {"id": "e4C", "square": "e7"}, {"id": "eKC", "square": "h7"},
]  # fmt: skip
FACTORS = {"w": {"C": 2, "F": 2, "D": 2, "A": 3, "M": 6}, "e": {"F": 2, "D": 2}}


def session(*lines, phase="action", options=None):
    match = start(options, phase=phase, laid=LAID, beings=BEINGS, factors=FACTORS)
    for line in lines:
        match.play(line)
    return match


ROLLED = ("w dice 2D 5C JD", "* roll S S M")
STRUCK = ("w attack 6H e4C",)
CASES = {
    "dice of one level": (
        lambda: session(phase="choose"), ["w dice 4H AS JS"],
        "A being of level 1 would help most.",
        "Choose the Four of Hearts, Ace of Spades and Jack of Spades.",
    ),
    "dice of many levels": (
        lambda: session(phase="choose"), ["w dice AS 2D 3D"],
        "It is factors that you need now, more than a summon.",
        "Choose the Ace of Spades, Two of Diamonds and Three of Diamonds.",
    ),
    "a fourth die": (
        lambda: session(phase="choose", options={"four_dice": True}), ["w four"],
        "You hold a Chance, and more dice are to be had for it.",
        "Pay a Chance for a fourth die.",
    ),
    "a summon": (
        lambda: session(*ROLLED, phase="choose"), ["w summon 2D b8b9 c9c10 d10e10 b8"],
        "Two of your dice show S: a summon is worth it.",
        "Summon the Two of Diamonds: lay b8 to b9, c9 to c10, d10 to e10, and start on b8.",
    ),
    "no summon": (
        lambda: session(*ROLLED, phase="choose"), ["w skip"],
        "A summon lays a path for both of you. You need not.",
        "Decline the summon.",
    ),
    "a walk and an attack": (
        session, ["w move 6H d8", "w move 6H d7", "w attack 6H e4C"],
        "Look at what your Six of Hearts could do.",
        "Move your Six of Hearts to d7 by way of d8, then attack East’s Four of Clubs with it.",
    ),
    "a stop on a friend": (
        lambda: session("w move 6H c7", "e pass"), ["w halt 6H"],
        "Two of yours share a square, and that cannot last.",
        "Stop your Six of Hearts on its friend’s square, which removes it.",
    ),
    "an attack": (
        session, ["w attack 6H e4C"],
        "One of your beings has an enemy within reach of its attack.",
        "Attack East’s Four of Clubs with your Six of Hearts.",
    ),
    "an attack on the Image": (
        session, ["w attack 6H image"],
        "The enemy Image is within reach.",
        "Attack the enemy Image with your Six of Hearts.",
    ),
    "an ability for a friend": (
        session, ["w use KH w6H 2"],
        "Look at what your King of Hearts could do.",
        "Use your King of Hearts to rouse your Six of Hearts by 2.",
    ),
    "an ability for itself": (
        session, ["w use KH wKH 1", "w move KH b7"],
        "Look at what your King of Hearts could do.",
        "Use your King of Hearts to rouse itself by 1, then move it to b7.",
    ),
    "a blast": (
        session, ["w blast TS 2"],
        "Count what stands around your Ten of Spades.",
        "Blast 2 with your Ten of Spades.",
    ),
    "the end": (
        session, ["w end"],
        "What more you could do now is not worth its price.",
        "End the actions.",
    ),
    "an answer to an attack": (
        lambda: session(*STRUCK), ["e use KC eKC 1"],
        "This attack can be answered.",
        "Use your King of Clubs to cow itself by 1.",
    ),
    "an answer to a step": (
        lambda: session("w move 6H d8"), ["e use KC eKC 1"],
        "This step can be answered.",
        "Use your King of Clubs to cow itself by 1.",
    ),
    "an answer to a blast": (
        lambda: session("w blast TS 2"), ["e use KC eKC 1"],
        "This blast can be answered.",
        "Use your King of Clubs to cow itself by 1.",
    ),
    "an answer to the end": (
        lambda: session("w end"), ["e use KC eKC 1"],
        "The points have not landed yet: you can still answer.",
        "Use your King of Clubs to cow itself by 1.",
    ),
    "an answer to an answer": (
        lambda: session(*STRUCK, "e use KC eKC 1"), ["w use KH w6H 1"],
        "What they did can be answered.",
        "Use your King of Hearts to rouse your Six of Hearts by 1.",
    ),
    "no answer": (
        lambda: session(*STRUCK), ["e pass"],
        "Your factors may be worth more later.",
        "Let it pass.",
    ),
    "a defense": (
        lambda: session(*STRUCK, "w end", "e pass"), ["e defend 4C"],
        "One of your beings is worth a Defend.",
        "Pay a Defend for your Four of Clubs.",
    ),
    "no defense": (
        lambda: session(*STRUCK, "w end", "e pass"), ["e done"],
        "A Defend would be wasted here.",
        "Defend no more.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_hint_in_words(case):
    make, lines, nudge, advice = CASES[case]
    match = make()
    assert match.to_act == lines[0][0]
    assert hints.nudge(match, lines) == nudge
    assert hints.advice(match, lines) == advice


def test_every_kind_of_line_that_an_agent_says_has_its_words():
    said = {line.split()[1] for _, lines, *_ in CASES.values() for line in lines}
    assert said == set(GRAMMAR.of_verb) - {"first", "roll", "resign", "offer", "accept"}


def test_nudges_do_not_give_the_move_away():
    """A nudge names one card at most, and no square."""
    for make, lines, nudge, _ in CASES.values():
        squares = {word for line in lines for word in line.split()[2:] if word[0].islower()}
        assert not squares.intersection(nudge.split()), nudge
        assert nudge.count(" of ") <= 2
        assert make() is not None


def test_deeds_are_told_of_another_in_short():
    match = session()
    lines = ["e summon 4C h8h9 i9i10 j10k10 h8", "e move KC g7", "e move KC f7", "e attack KC wKH", "e end"]
    assert hints.deeds(match, lines) == (
        "Summoned the Four of Clubs, moved the King of Clubs to f7, then attacked West’s King of Hearts with it."
    )
    assert hints.deeds(match, ["e end"]) == "Ended the actions."
    assert hints.deeds(match, ["e dice ?? 4C ??"]) == "Chose 3 dice face down."
    assert hints.deeds(match, ["e use KC w6H 2"]) == ("Used the King of Clubs to cow West’s Six of Hearts by 2.")


def test_reasons_are_told_with_names_and_to_whom():
    match = session()
    why = "wTS takes its beings out of danger. It stands at 60%."
    assert hints.reason(match, why, "w") == ("Your Ten of Spades takes your beings out of danger. You stand at 60%.")
    assert hints.reason(match, why) == ("West’s Ten of Spades takes its beings out of danger. It stands at 60%.")


def test_a_hint_points_at_cards_and_squares():
    match = session()
    assert hints.pointers(match, ["w dice 4H AS"]).cards == ("4H", "AS")
    summon = hints.pointers(match, ["w summon 2D b8b9 c9c10 d10e10 b8"])
    assert summon.cards == ("2D",)
    assert summon.places == (Place(("b8", "b9"), 1), Place(("c9", "c10"), 2), Place(("d10", "e10"), 3))
    assert summon.arrival == ("w2D", "b8")
    walk = hints.pointers(match, ["w move 6H d8", "w move 6H d7", "w attack 6H e4C"])
    assert walk.places == (Place(("d7",)), Place(("d8",), 1), Place(("d7",), 2), Place(("e7",)))
    assert hints.pointers(match, ["w attack 6H image"]).places == (Place(("d7",)), Place(("t7",)))
    assert hints.pointers(match, ["w use KH w6H 1"]).places == (Place(("c7",)), Place(("d7",)))
    assert hints.pointers(match, ["w end"]) == hints.Pointers()


def test_a_being_that_acts_has_its_case_in_a_language_with_cases():
    """German: "mit deinem Wesen", "mit ihm", and "für dein Wesen"."""
    german = language("de")
    walk = told(hints.advice(session(), ["w move 6H d8", "w attack 6H e4C"]), german)
    assert walk.startswith("Geh mit deinem Wesen Herz-Sechs")
    assert "greif mit ihm" in walk
    assert "für dein Wesen" in told(hints.advice(session(*STRUCK), ["w defend 6H"]), german)
