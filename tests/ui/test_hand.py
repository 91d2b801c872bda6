"""What a player has in hand: words of a line in whatever order they were chosen, as long as some line holds them."""

from __future__ import annotations

from random import Random

import pytest

from wonderland.kit.speech import VERB, Spoken, Word, text_of
from wonderland.ui.table.hand import Hand, Manners

ROLES = {"walk": ("card", "square"), "paint": ("card",), "give": ("gift",), "end": ()}
LINES = [
    "walk 6H c2",
    "walk 6H c3",
    "walk 7S d1",
    "paint 7S",
    "give A B",
    "give A C",
    "give B C",
    "end",
]
MANNERS = Manners(
    roles=ROLES, closes={"square": "card", VERB: ""}, many=frozenset({"gift"}), attempt={"square": "walk"}
)  # fmt: skip
CARD, SQUARE, GIFT = "card", "square", "gift"


@pytest.fixture
def hand():
    return Hand(MANNERS, Spoken(LINES, ROLES))


def test_a_square_ends_the_line_of_the_card_in_hand(hand):
    assert hand.touch(Word(CARD, "6H")) is None
    assert hand.open(SQUARE) == {"c2", "c3"}
    assert hand.touch(Word(SQUARE, "c3")) == "walk 6H c3"
    assert hand.chosen(CARD) == ["6H"], "what is in hand stays there: the line may be refused"


def test_a_square_without_a_card_waits_for_one(hand):
    assert hand.touch(Word(SQUARE, "c2")) is None
    assert hand.open(CARD) == {"6H"}


def test_another_card_takes_the_place_of_the_one_in_hand_and_the_same_is_put_back(hand):
    hand.touch(Word(CARD, "6H"))
    hand.touch(Word(CARD, "7S"))
    assert hand.chosen(CARD) == ["7S"]
    hand.touch(Word(CARD, "7S"))
    assert hand.picks == []


def test_of_cards_alike_only_the_one_that_was_touched_is_up(hand):
    hand.touch(Word(CARD, "6H"), copy=1)
    assert hand.holds(Word(CARD, "6H"), 1)
    assert not hand.holds(Word(CARD, "6H"))


def test_several_words_of_a_role_are_chosen_where_lines_have_several(hand):
    hand.touch(Word(GIFT, "C"))
    assert hand.open(GIFT) == {"A", "B"}
    hand.touch(Word(GIFT, "A"))
    assert hand.chosen(GIFT) == ["C", "A"]
    assert hand.line("give") == "give A C"
    hand.touch(Word(GIFT, "B"))
    assert hand.chosen(GIFT) == ["B"], "no line holds all three: it begins anew"


def test_a_button_says_its_verb_with_what_is_in_hand_or_alone(hand):
    assert hand.line("paint") is None
    assert hand.line("end") == "end"
    hand.touch(Word(CARD, "7S"))
    assert hand.line("paint") == "paint 7S"
    assert hand.line("end") == "end", "it needs no card"


def test_what_fits_nowhere_is_said_so_that_the_match_says_why(hand):
    hand.touch(Word(CARD, "6H"))
    assert hand.touch(Word(SQUARE, "z9")) == "walk 6H z9"


def test_the_likeliest_of_several_meanings_is_taken(hand):
    hand.touch(Word(CARD, "7S"))
    assert hand.touch(Word(VERB, "paint"), Word(SQUARE, "d1")) == "paint 7S"
    hand.clear()
    assert hand.touch(Word(CARD, "none"), Word(CARD, "6H")) is None
    assert hand.chosen(CARD) == ["6H"]


def test_what_can_not_be_said_any_more_is_put_back_as_the_match_goes_on(hand):
    hand.touch(Word(CARD, "6H"))
    hand.goes_on(Spoken(["walk 6H e5"], ROLES))
    assert hand.chosen(CARD) == ["6H"]
    hand.goes_on(Spoken(["end"], ROLES))
    assert hand.picks == []


def test_touched_at_random_a_hand_never_holds_what_no_line_does_nor_ends_one_that_is_none():
    rng, ended = Random(5), 0
    things = sorted({word for said in Spoken(LINES, ROLES).holding(()) for word in said})
    plain = Manners(ROLES, MANNERS.closes, MANNERS.many)
    hand = Hand(plain, Spoken(LINES, ROLES))
    for _ in range(4000):
        line = hand.touch(rng.choice(things), copy=rng.randrange(2))
        assert next(hand.speech.holding([pick.word for pick in hand.picks]), None) is not None
        if line:
            assert line in LINES
            ended += 1
            hand.clear()
    assert ended > 100


def test_text_of_a_line_is_the_line():
    assert sorted(map(text_of, Spoken(LINES, ROLES).holding(()))) == sorted(LINES)
