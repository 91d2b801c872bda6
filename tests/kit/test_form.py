"""Reading what a record's head gives: what is taken, and what is noted of the rest."""

from __future__ import annotations

import pytest

from wonderland.core.message import say
from wonderland.kit.form import MOST, Given
from wonderland.kit.head import SetupError

NO_KEY = say("a hat has no {key}; it has {known}")
NO_WORDS = say("{key} is no row of hats")


def given(value, *path):
    return Given(value, ("position", *path), "abc", [])


def test_what_stands_under_a_key_is_found_at_its_place():
    start = given({"deep": {"n": 3, "nothing": None}})
    inner = start.at("deep")
    assert inner.at("n").value == inner.at("n", 5).value == 3
    assert inner.at("n").path == ("position", "deep", "n")
    assert [inner.at(key).value for key in ("nothing", "other")] == [None, None]
    assert [inner.at(key, 5).value for key in ("nothing", "other")] == [5, 5]
    assert inner.at("n").at("x", 7).value == 7
    assert inner.of(8, "x", 1).path == ("position", "deep", "x", 1)
    assert start.faults == []


def test_a_fault_is_noted_once_for_all_at_the_place_where_it_is():
    start = given({"deep": 1})
    start.at("deep").fault("wrong", "H-1")
    start.fault("all of it")
    assert [(f.path, f.message, f.rule) for f in start.faults] == [
        (("position", "deep"), "wrong", "H-1"),
        (("position",), "all of it", ""),
    ]


def test_numbers_switches_seats_and_entries_are_taken():
    start = given(None)
    assert [start.of(n, "n").whole(2, 4) for n in (2, 3, 4)] == [2, 3, 4]
    for told in (True, "true", "yes", "Yes", "on"):
        assert start.of(told, "s").switch() is True
    for told in (False, "false", "no", "NO", "off"):
        assert start.of(told, "s").switch() is False
    assert [start.of(letter, "s").seat() for letter in "ac"] == [0, 2]
    found = list(start.of(["x", 5], "l").entries())
    assert [(entry.value, entry.path[2:]) for entry in found] == [("x", (0,)), (5, (1,))]
    hats = list(start.of({"c": 5, "a": 6}, "hats").by_seat())
    assert [(seat, hat.value, hat.key) for seat, hat in hats] == [(0, 6, "a"), (2, 5, "c")]
    assert start.faults == []


def test_one_of_some_words_is_chosen():
    assert given("y").choice(("x", "y")) == "y"
    for value in ("xy", "", None, 5, ["x"]):
        start = given(value, "n")
        assert start.choice("xy", "H-1") is None
        assert [(f.message, f.rule) for f in start.faults] == [(f"n is x or y, not {value!r}", "H-1")]


def test_a_head_with_faults_is_refused_with_all_of_them():
    start = given({"n": 1})
    start.check()
    start.at("n").fault("one")
    start.fault("two")
    with pytest.raises(SetupError) as wrong:
        start.at("n").check()
    assert [f.message for f in wrong.value.faults] == ["one", "two"]


def test_words_stand_in_a_text_or_a_list():
    assert given(" x  y\tz ").words(NO_WORDS) == ["x", "y", "z"]
    words = ["x y", ""]
    assert given(words).words(NO_WORDS) == words
    assert given(words).words(NO_WORDS) is not words
    assert given(None).words(NO_WORDS) == given("").words(NO_WORDS) == []


def test_of_too_many_words_or_entries_none_is_taken():
    start = given("x y z", "hats")
    assert start.words(NO_WORDS, 3) == ["x", "y", "z"]
    assert [entry.value for entry in start.of([1, 2]).entries(2)] == [1, 2]
    assert start.faults == []
    assert start.words(NO_WORDS, 2) == list(start.of([1, 2, 3]).entries(2)) == []
    assert [f.message for f in start.faults] == ["hats has more than 2 entries"] * 2
    assert start.of(["x"] * MOST).words(NO_WORDS) == ["x"] * MOST
    assert not start.of(["x"] * (MOST + 1)).words(NO_WORDS)


def test_only_keys_that_there_are():
    start = given({"x": 1, "n" * 999: 2, 7: 3})
    start.only(("x", "y"), NO_KEY, "H-1")
    assert {f.rule for f in start.faults} == {"H-1"}
    assert [f.path for f in start.faults] == [("position", "n" * 999), ("position", 7)]
    assert [f.message for f in start.faults] == [
        f"a hat has no {'n' * 77}...; it has x, y",
        "a hat has no 7; it has x, y",
    ]
    letters = given({"w": 1, "we": 2, "": 3, 4: 5})
    letters.only("we", NO_KEY)
    assert [f.path[1] for f in letters.faults] == ["we", "", 4]
    nothing = given("text")
    nothing.only(("x",), NO_KEY)
    assert nothing.faults == []


@pytest.mark.parametrize(
    ("read", "path", "message"),
    [
        (lambda g: list(g.of("x", "deep", "l").entries()), ("deep", "l"), "deep.l is a list, not 'x'"),
        (lambda g: list(g.of(5, "l").entries()), ("l",), "l is a list, not 5"),
        (lambda g: g.of("d", "s").seat("R"), ("s",), "s is a, b or c, not 'd'"),
        (lambda g: g.of(["a"], "deep", "s").seat("R"), ("deep", "s"), "s is a, b or c, not ['a']"),
        (lambda g: g.of(None, "s").seat("R"), ("s",), "s is a, b or c, not None"),
        (lambda g: g.of(1, "s").switch(), ("s",), "s is true or false, not 1"),
        (lambda g: g.of(5, "n").words(NO_WORDS), ("n",), "n is no row of hats"),
        (lambda g: g.of(["x", 5], "n").words(NO_WORDS), ("n",), "n is no row of hats"),
        (lambda g: list(g.of([1], "hats").by_seat()), ("hats",), "hats has a, b and c"),
        (lambda g: list(g.of(None, "hats").by_seat()), ("hats",), "hats has a, b and c"),
        (lambda g: list(g.of({"d": 1}, "hats").by_seat()), ("hats", "d"), "hats has a, b and c; there is no seat d"),
    ],
)
def test_what_is_wrong_is_noted_and_nothing_taken(read, path, message):
    start = given(None)
    assert not read(start)
    assert [(f.path, f.message) for f in start.faults] == [(("position", *path), message)]


@pytest.mark.parametrize("value", [1, 5, True, 2.0, "3", None])
def test_what_is_no_number_between_is_none(value):
    start = given(value, "n")
    assert start.whole(2, 4, "R") is None
    [fault] = start.faults
    assert fault.rule == "R"
    assert fault.message == f"n is a whole number from 2 to 4, not {value!r}"
