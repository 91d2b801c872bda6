"""What a player has in hand: words of a line in whatever order they were chosen, as long as some line holds them."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from wonderland.kit.grammar import VERB, Word, holding, text_of, tree, words_of
from wonderland.ui.table.hand import Hand, Manners

ROLES = {"walk": ("card", "square"), "paint": ("card",), "give": ("gift",), "row": ("place",)}
LINES = [
    "walk 6H c2",
    "walk 6H c3",
    "walk 7S d1",
    "paint 7S",
    "give A B",
    "give A C",
    "give B C",
    *(f"row {' '.join(row)}" for row in permutations("XYYZ")),
    "end",
    "offer draw",
]
MANNERS = Manners(closes={"square": "card", VERB.name: ""}, in_order=frozenset({"row"}), roles=ROLES)
CARD, SQUARE, GIFT, PLACE = "card", "square", "gift", "place"


def spoken(*lines):
    return tree(words_of(f"a {line}", ROLES) for line in lines)


@pytest.fixture
def hand():
    return Hand(MANNERS, spoken(*LINES))


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


def test_several_words_of_a_role_are_taken_up_and_the_first_makes_room(hand):
    hand.take(Word(GIFT, "C"), most=2)
    hand.take(Word(GIFT, "A"), most=2)
    assert hand.chosen(GIFT) == ["C", "A"]
    assert hand.line("give") == "give A C", "in any order"
    hand.take(Word(GIFT, "B"), most=2)
    assert hand.chosen(GIFT) == ["A", "B"]
    hand.take(Word(GIFT, "A"), most=2)
    assert hand.chosen(GIFT) == ["B"], "a thing that is up is put back"
    assert hand.line("give") is None


def test_a_thing_of_which_nothing_can_be_said_is_taken_up_until_the_match_goes_on(hand):
    hand.take(Word(CARD, "KC"))
    assert hand.chosen(CARD) == ["KC"]
    hand.take(Word(CARD, "6H"))
    assert hand.chosen(CARD) == ["6H"]
    hand.take(Word(CARD, "KC"))
    hand.goes_on(spoken(*LINES))
    assert hand.picks == []


def test_words_in_order_stand_as_they_were_chosen_and_the_rest_follows_as_it_is_listed(hand):
    assert hand.line("row") == "row X Y Y Z"
    hand.take(Word(PLACE, "Z"), most=4)
    hand.take(Word(PLACE, "Y"), 1, most=4)
    assert hand.line("row") == "row Z Y X Y"
    hand.take(Word(PLACE, "Y"), most=4)
    hand.take(Word(PLACE, "X"), most=4)
    assert hand.line("row") == "row Z Y Y X"


def test_a_button_says_its_verb_with_what_is_in_hand_or_alone(hand):
    assert hand.line("paint") is None
    assert hand.line("end") == "end"
    assert hand.line("offer") == "offer draw", "its other word is no choice"
    hand.touch(Word(CARD, "7S"))
    assert hand.line("paint") == "paint 7S"
    assert hand.line("end") == "end", "it needs no card"


def test_what_fits_nowhere_is_said_so_that_the_match_says_why(hand):
    hand.touch(Word(CARD, "6H"))
    assert hand.touch(Word(SQUARE, "d1"), attempt="walk 6H d1") == "walk 6H d1"
    assert hand.chosen(CARD) == ["6H"]
    assert hand.touch(Word(SQUARE, "d1")) is None
    assert (hand.chosen(CARD), hand.chosen(SQUARE)) == ([], ["d1"]), "else it begins anew"


def test_the_likeliest_of_several_meanings_is_taken(hand):
    hand.touch(Word(CARD, "7S"))
    assert hand.touch(VERB.word("paint"), Word(SQUARE, "d1")) == "paint 7S"
    hand.clear()
    assert hand.touch(Word(CARD, "none"), Word(CARD, "6H")) is None
    assert hand.chosen(CARD) == ["6H"]


def test_what_can_not_be_said_any_more_is_put_back_as_the_match_goes_on(hand):
    hand.touch(Word(CARD, "6H"))
    hand.goes_on(spoken("walk 6H e5"))
    assert hand.chosen(CARD) == ["6H"]
    hand.goes_on(spoken("end"))
    assert hand.picks == []


def test_touched_at_random_a_hand_never_holds_what_no_line_does_nor_ends_one_that_is_none():
    rng, ended = Random(5), 0
    things = sorted({word for line in LINES for word in words_of(f"a {line}", ROLES) if word.role})
    hand = Hand(MANNERS, spoken(*LINES))
    for _ in range(4000):
        line = hand.touch(rng.choice(things), copy=rng.randrange(2))
        assert any(holding(hand.branch, [pick.word for pick in hand.picks]))
        if line:
            assert line in LINES
            ended += 1
            hand.clear()
    assert ended > 100


def test_text_of_a_line_is_the_line():
    assert sorted(map(text_of, holding(spoken(*LINES), ()))) == sorted({*LINES})
