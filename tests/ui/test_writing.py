"""A text in the making: caret, selection, words, what is taken back, letters of any script."""

import random

from hypothesis import given
from hypothesis import strategies as st

from wonderland.ui.kit.writing import Writing, joins, one_line


def written(text, most=600):
    writing = Writing(most)
    for letter in text:
        writing.write(letter, runs=True)
    return writing


def test_words_are_walked_selected_and_erased():
    writing = written("the Mad Hatter, of course")
    writing.step(-1, words=True)
    writing.step(-1, words=True, select=True)
    assert writing.selection == "of "
    writing.erase(-1)
    assert writing.text == "the Mad Hatter, course"
    writing.go(4)
    writing.erase(1, words=True)
    assert writing.text == "the  Hatter, course"
    writing.select_word(6)
    assert writing.selection == "Hatter"
    writing.write("Hare")
    assert writing.text == "the  Hare, course"


def test_from_a_selection_an_arrow_goes_to_its_end():
    writing = written("tea time")
    writing.select_all()
    writing.step(-1)
    assert (writing.caret, writing.selection) == (0, "")


def test_a_run_of_letters_is_taken_back_word_by_word_and_done_again():
    writing = written("a cat smiled")
    assert writing.undo()
    assert writing.text == "a cat "
    writing.undo()
    assert writing.text == "a cat"
    writing.redo()
    writing.redo()
    assert writing.text == "a cat smiled"
    assert not writing.redo()
    writing.undo()
    writing.write("!")
    assert not writing.redo(), "what is new takes the place of what was taken back"


def test_what_is_seen_as_one_letter_is_one_letter():
    family = "\U0001f469\u200d\U0001f467"
    writing = written(f"e\u0301{family}")
    writing.step(-1)
    assert writing.caret == 2
    writing.step(-1)
    assert writing.caret == 0
    writing.go(3)
    assert writing.caret == 2
    writing.erase(1)
    assert writing.text == "e\u0301"
    writing.erase(-1)
    assert writing.text == ""


def test_a_text_is_never_longer_than_it_may_be_nor_has_it_lines():
    writing = written("abc", most=5)
    assert writing.write("d\r\nefg") == 3
    assert writing.text == "abcd "
    writing.select_all()
    assert writing.write("1234567") == 2
    assert writing.text == "12345"
    assert one_line("a\nb\x00\u2028c") == "a b c"


@given(st.integers(0, 2**32))
def test_whatever_is_done_can_be_taken_back_to_the_beginning(seed):
    rng, writing = random.Random(seed), Writing(40, "begun", 5, 5)
    for _ in range(60):
        act = rng.choice(
            (
                lambda: writing.write(rng.choice("ab e\u0301\u200dя漢"), runs=True),
                lambda: writing.write("two words"),
                lambda: writing.erase(rng.choice((-1, 1)), words=rng.random() < 0.5),
                lambda: writing.step(rng.choice((-1, 1)), select=rng.random() < 0.5, words=rng.random() < 0.5),
                lambda: writing.go(rng.randrange(50), select=rng.random() < 0.5),
            )
        )
        act()
        begin, end = writing.selected
        assert 0 <= begin <= end <= len(writing.text) <= 40
    text = writing.text
    steps = 0
    while writing.undo():
        steps += 1
    assert writing.text == "begun"
    while writing.redo():
        steps -= 1
    assert (writing.text, steps) == (text, 0)


def test_places_within_a_letter_are_known():
    assert joins("e\u0301", 1)
    assert not joins("ee", 1)
    assert not joins("ee", 0)
