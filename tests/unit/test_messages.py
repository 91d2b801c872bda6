"""Messages: the English text, and the same in another language."""

from __future__ import annotations

import copy
import pickle
import re

import pytest

from wonderland.content.languages import English, Pseudo, Translated, language, languages
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import (
    Message,
    all_of,
    capital,
    commas,
    lines,
    one_of,
    rows,
    say,
    say_as,
    say_n,
    table,
    then,
    told,
)


class Backwards:
    """A language in which each word is turned round, plural forms are marked, and points are commas."""

    def find(self, text, context):
        words = (word if "{" in word else word[::-1] for word in text.split(" "))
        return " ".join(words) + (f" [{context}]" if context else "")

    def find_many(self, one, many, count, context):
        return f"{self.find(one if count == 1 else many, context)} ({'one' if count == 1 else 'many'})"

    def number(self, number, form):
        return format(number, form).replace(".", ",")


LANGUAGE = Backwards()


@pytest.mark.parametrize(
    ("message", "english", "other"),
    [
        (say("The match is over."), "The match is over.", "ehT hctam si .revo"),
        (say("{a} beats {b}", a=say("Ten"), b="TH"), "Ten beats TH", "neT staeb TH"),
        (say("costs {x:.1f} Move", x=2.5), "costs 2.5 Move", "stsoc 2,5 evoM"),
        (say_n("{n} step", "{n} steps", 1), "1 step", "1 pets (one)"),
        (say_n("{n} step", "{n} steps", 3), "3 steps", "3 spets (many)"),
        (say_as("a rank", "Ten"), "Ten", "neT [a rank]"),
        (capital(say("your turn")), "Your turn", "Ruoy nrut"),
        (capital("plain"), "Plain", "Plain"),
        (all_of(["a", "b", say("cat")]), "a, b and cat", "a, b dna tac"),
        (
            table([("", say("many days")), (say("kept"), "12")]),
            "      many days\nkept         12",
            "      ynam syad\ntpek         12",
        ),
        (table([(say_as("x", "a"), "b")]), "a  b", "a [x]  b"),
        (one_of(["a", "b"]), "a or b", "a ro b"),
        (then([say("walk"), say("hit")]), "walk, then hit", "{some}, neht tih"),
        (commas([say("Move"), "x"]), "Move, x", "evoM, x"),
        (rows(say("One."), "", say("Two.")), "One. Two.", ".enO .owT"),
        (lines(say("up"), say("down")), "up\ndown", "pu\nnwod"),
        (say("{one} braces"), "{one} braces", "{one} secarb"),
        (say("{one} braces").format(one=say("two")), "two braces", "owt secarb"),
    ],
    ids=str,
)
def test_a_message_is_its_english_and_is_told_in_another_language(message, english, other):
    assert message == english
    assert told(message, English()) == english
    if "{some}" not in other:
        assert told(message, LANGUAGE) == other
    for kept in (pickle.loads(pickle.dumps(message)), copy.deepcopy(message), str(message)):
        assert kept == english
        assert told(kept, LANGUAGE) == told(message, LANGUAGE)


def test_what_is_no_message_stays_as_it_is():
    assert told("Ann", LANGUAGE) == "Ann"
    assert all_of([]) == ""
    assert all_of(["one"]) == "one"


def test_a_message_that_was_told_in_one_language_is_told_in_another():
    message = say("over")
    assert [told(message, tongue) for tongue in (LANGUAGE, English(), LANGUAGE)] == ["revo", "over", "revo"]


def test_cutting_and_joining_leave_plain_text():
    assert not isinstance(say("over") + ".", Message)
    assert not isinstance(say("over")[1:], Message)


@pytest.mark.parametrize("text", ["Go on", "{a} steps to {d}.", "a {b!r} c {d:>5}", "a }{"])
def test_the_pseudo_language_keeps_gaps_and_is_longer_by_two_fifths(text):
    made = Pseudo().find(text, "")
    assert not re.search("[aeiouy]", re.sub(r"\{[^}]*\}", "", made))
    for gap in ("{a}", "{d}", "{b!r}", "{d:>5}"):
        assert (gap in text) == (gap in made)
    written, longer = (re.sub(r"\{[a-d]\b[^}]*\}", "", one) for one in (text, made))
    assert len(longer) >= 1.4 * len(written)


def test_a_language_that_is_not_there_is_english():
    assert told(say("over"), language("xx")) == "over"
    assert languages()["en"] == "English"


@pytest.mark.parametrize("missing", ["mapped", "_tell"])
def test_a_kind_of_message_that_says_no_more_than_text_can_t_be_written(missing):
    said = {name: lambda self, _: self for name in {"mapped", "_tell"} - {missing}}
    with pytest.raises(TypeError, match=missing):
        type("Short", (Message,), said)


@pytest.mark.parametrize("language", [English(), Translated([]), Pseudo()], ids=lambda one: type(one).__name__)
def test_a_number_below_nothing_has_a_minus_sign_and_no_hyphen(language):
    assert told(say("{by:+d}", by=-10), language) == "\N{MINUS SIGN}10"
    assert told(say("{by:+d}", by=10), language) == "+10"


def test_what_a_message_quotes_is_brief_whatever_it_is():
    class Odd:
        def __repr__(self):
            raise ZeroDivisionError

    for value in ("x" * 10**6, ["y"] * 10**5, 10**5000, -(10**5000), {1: "z" * 500}, Odd(), "\x1b[31m"):
        said = say("{what!r} is no name", what=value)
        assert len(said) < 110
        assert "\x1b" not in said
        assert told(said, Pseudo())
    assert say("{what!r}", what=12) == "12"
    assert say("{what!r}", what="it's") == '"it\'s"'


def test_of_very_many_faults_the_first_are_told_and_how_many_there_are():
    wrong = [Problem("some.yaml", line, say("nothing fits")) for line in range(1, 150_001)]
    told_of = str(BadInput(wrong)).splitlines()
    assert len(told_of) == 51
    assert told_of[49:] == ["some.yaml:50: nothing fits", "and 149950 more"]
    assert len(BadInput(wrong).problems) == 150_000
    assert str(BadInput(wrong[:50])).splitlines()[-1] == "some.yaml:50: nothing fits"
