"""Words with roles, and which lines hold them."""

from __future__ import annotations

from wonderland.kit.speech import VERB, Spoken, Word, text_of

LINES = ["lay 3", "lay 5", "row A B A", "row B A A", "end"]
ROLES = {"lay": ("card",), "row": ("place",)}


def held(*words):
    return sorted(map(text_of, Spoken(LINES, ROLES).holding(words)))


def test_words_hold_in_whatever_order_they_were_chosen():
    assert held() == sorted(LINES)
    assert held(Word("card", "3")) == ["lay 3"]
    assert held(Word("card", "3"), Word(VERB, "lay")) == ["lay 3"]
    assert held(Word("place", "B"), Word("place", "A")) == ["row A B A", "row B A A"]


def test_a_word_is_held_as_often_as_it_was_chosen():
    assert held(*[Word("place", "A")] * 2) == ["row A B A", "row B A A"]
    assert held(*[Word("place", "A")] * 3) == []


def test_a_word_in_another_role_is_another_word():
    assert held(Word("place", "3")) == []
    assert held(Word(VERB, "3")) == []
