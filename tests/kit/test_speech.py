"""Which lines hold some words, and that nothing is looked at for it that need not be."""

from __future__ import annotations

from collections import Counter
from random import Random

from wonderland.kit.grammar import VERB, WHOLE, Later, Role, holding, text_of, tree

CARD, PLACE = Role("card"), Role("place")
LINES = [
    (VERB.word("lay"), CARD.word("3")),
    (VERB.word("lay"), CARD.word("5")),
    (VERB.word("row"), *map(PLACE.word, "ABA")),
    (VERB.word("row"), *map(PLACE.word, "BAA")),
    (VERB.word("end"),),
]


def held(*words):
    return [text_of(line) for line in holding(tree(LINES), words)]


def test_words_hold_in_whatever_order_they_were_chosen():
    assert held() == [*map(text_of, LINES)]
    assert held(CARD.word("3")) == ["lay 3"]
    assert held(CARD.word("3"), VERB.word("lay")) == ["lay 3"]
    assert held(PLACE.word("B"), PLACE.word("A")) == ["row A B A", "row B A A"]


def test_a_word_is_held_as_often_as_it_was_chosen():
    assert held(*[PLACE.word("A")] * 2) == ["row A B A", "row B A A"]
    assert held(*[PLACE.word("A")] * 3) == []


def test_a_word_in_another_role_is_another_word():
    assert held(PLACE.word("3")) == []
    assert held(VERB.word("3")) == []


def test_they_are_those_that_are_found_by_looking_at_each_line():
    rng, found = Random(4), 0
    for _ in range(400):
        lines = {
            (VERB.word(rng.choice("xy")), *(CARD.word(rng.choice("abc")) for _ in range(size)))
            for size in rng.choices(range(4), k=rng.randrange(12))
        }
        words = [word for word in rng.choice([(), *sorted(lines)]) if rng.random() < 0.6]
        rng.shuffle(words)
        held = [*holding(tree(lines), words)]
        assert len(held) == len({*held})
        assert {*held} == {line for line in lines if Counter(words) <= Counter(line)}
        found += len(held)
    assert found > 1000


def test_lines_are_found_one_by_one():
    def grow():
        raise AssertionError("nobody looks at these lines")

    branch = {VERB.word("end"): {WHOLE: {}}, VERB.word("summon"): Later(grow)}
    assert any(holding(branch, [VERB.word("end")]))
