"""Lines of a game whose actions' classes are their syntax: parted, read, written, covered, refused."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import pytest

from wonderland.core.errors import IllegalAction
from wonderland.kit.grammar import SEAT, Grammar, NamedLine, Role, Word, written
from wonderland.kit.notation import ABSENT, LINE_SHOWN, SHOWN, Line, LineWords, Notation, by_name, by_seat, spelled

HAT, GUEST, SIZE = Role("hat"), Role("guest"), Role("size")


@written("* deal b top")
class Deal(NamedTuple):
    seat: Annotated[int, SEAT]
    hats: Annotated[tuple[int, ...], HAT.several().hidden()]


@written("a wear top", "R-2")
class Wear(NamedTuple):
    hat: Annotated[int, HAT.by("R-3")]


@written("a give top hare")
class Give(NamedTuple):
    hat: Annotated[int, HAT]
    guest: Annotated[int, GUEST.or_none()]


@written("a swap top dormouse cap")
class Swap(NamedTuple):
    hat: Annotated[int, HAT]
    guest: Annotated[int, GUEST]
    other: Annotated[int, HAT]


@written("a lend top hare cap")
class Lend(NamedTuple):
    hat: Annotated[int, HAT]
    guest: Annotated[int, GUEST]
    others: Annotated[tuple[int, ...], HAT.several(0)]


@written("a set top cap")
class Set(NamedTuple):
    hats: Annotated[tuple[int, ...], HAT.several(0)]


@written("a pour 3 hare", roles=[SIZE.or_none(), GUEST])
class Pour(NamedTuple):
    cups: int


@written("a call time")
class Call(NamedTuple):
    pass


@written("a end, or any day a end")
class End(NamedTuple):
    pass


GRAMMAR = Grammar(Deal | Wear | Give | Swap | Lend | Set | Pour | Call | End)


class Party:
    """What the lines of a match name things of."""

    seats = "abc"
    hats = ("top", "cap")
    hat = {"top": 0, "cap": 1}  # noqa: RUF012 - never changed
    guests = ("hare", "dormouse")
    guest = {"hare": 0, "dormouse": 1}  # noqa: RUF012 - never changed


PARTY = Party()
NOTATION = Notation(
    GRAMMAR,
    "abcdef",
    lambda party: party.seats,
    {
        SEAT: by_seat(lambda party: party.seats),
        HAT: by_name(lambda party: party.hat, lambda party: party.hats, "is no hat"),
        GUEST: by_name(lambda party: party.guest, lambda party: party.guests, "is no guest"),
    },
    "R-1",
    [
        spelled(
            Pour,
            lambda line: tuple(Pour(cups) for cups in range(line.number(line.words[0], 2))),
            lambda _, actor, code: f"{'abc'[actor]} pour {code.cups} hare",
        )
    ],
)
LINES = {
    "* deal b top cap": (-1, Deal(1, (0, 1))),
    "a wear cap": (0, Wear(1)),
    "c give top": (2, Give(0, ABSENT)),
    "b give top hare": (1, Give(0, 0)),
    "b swap top dormouse cap": (1, Swap(0, 1, 1)),
    "a lend cap hare": (0, Lend(1, 0, ())),
    "a lend cap hare top cap": (0, Lend(1, 0, (0, 1))),
    "a set": (0, Set(())),
    "a set cap top": (0, Set((1, 0))),
    "b call time": (1, Call()),
    "a end": (0, End()),
}


@pytest.mark.parametrize("text", LINES)
def test_what_is_read_is_written_again(text):
    actor, code = LINES[text]
    line = NOTATION.read(PARTY, f"  {text} ")
    assert line == Line(actor, (code,))
    assert type(line.codes[0]) is type(code)
    assert NOTATION.write(PARTY, actor, code) == text


@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("", "R-1", "a line begins with a, b, c or *, not ''"),
        ("d wear top", "R-1", "a line begins with a, b, c or *, not 'd wear top'"),
        ("   ", "R-1", "a line begins with a, b, c or *, not ''"),
        ("wear", "R-1", "a line begins with a, b, c or *, not 'wear'"),
        ("a", "R-1", "a player has no line ''"),
        ("*", "R-1", "chance has no line ''"),
        ("a deal b top", "R-1", "a player has no line 'deal'"),
        ("* wear top", "R-1", "chance has no line 'wear'"),
        ("* deal d top", "R-1", "'d' is no seat of this match"),
        ("* deal b", "R-1", "the line is written * deal b top"),
        ("* deal b top crown", "R-1", "'crown' is no hat"),
        ("a wear", "R-2", "the line is written a wear top"),
        ("a wear top cap", "R-2", "the line is written a wear top"),
        ("a wear crown", "R-3", "'crown' is no hat"),
        ("a give", "R-1", "the line is written a give top hare"),
        ("a give top hatter", "R-1", "'hatter' is no guest"),
        ("a give top hare hare", "R-1", "the line is written a give top hare"),
        ("a swap crown hatter cap", "R-1", "'crown' is no hat"),
        ("a pour x", "R-1", "'x' is no number from 1 up"),
        ("a call", "R-1", "the line is written a call time"),
        ("a call tea", "R-1", "the line is written a call time"),
        ("a call time time", "R-1", "the line is written a call time"),
        ("a end top", "R-1", "the line is written a end, or any day a end"),
    ],
)
def test_what_is_written_otherwise_is_refused_by_its_rule(text, rule, message):
    with pytest.raises(IllegalAction) as caught:
        NOTATION.read(PARTY, text)
    assert (caught.value.rule, caught.value.message) == (rule, message)


def test_what_is_refused_is_shown_cut():
    lines = (("", LINE_SHOWN), ("a ", LINE_SHOWN), ("* ", LINE_SHOWN), ("a wear ", SHOWN), ("* deal ", SHOWN))
    for begun, most in lines:
        with pytest.raises(IllegalAction) as caught:
            NOTATION.read(PARTY, begun + "x" * 99 + " top" * begun.startswith("* d"))
        assert caught.value.message.count("x") == most


def words(*rest):
    return LineWords(GRAMMAR.of_verb["give"], rest, PARTY, 0, "R-1")


def refused(act):
    with pytest.raises(IllegalAction) as caught:
        act()
    return caught.value.rule, caught.value.message


def test_words_are_counted():
    assert words("1").expect() is None
    assert words("1", "2").expect() is None
    for act in (lambda: words().expect(), lambda: words("1", "2", "3").expect()):
        assert refused(act) == ("R-1", "the line is written a give top hare")
    assert words().fail("no").rule == "R-1"
    assert words().fail("no", "R-2").rule == "R-2"


def test_words_name_things_seats_and_numbers():
    said = words()
    assert said.named("x", {"x": 0, "y": 1}, "is none") == 0
    rule, message = refused(lambda: said.named("z" * 40, {"x": 0}, "is no hat", "R-3"))
    assert (rule, message.count("z")) == ("R-3", SHOWN)
    assert message.endswith("is no hat")
    assert [said.number(word, 3) for word in ("1", "10", "999")] == [1, 10, 999]
    for word in ("0", "01", "1000", "-1", "x", "\u0667", "1.0"):
        assert refused(lambda word=word: said.number(word, 3, "R-5"))[0] == "R-5"
    assert refused(lambda: said.number("7" * 40, 3))[1].count("7") == SHOWN
    assert refused(lambda: said.number("x", 3))[0] == "R-1"


def test_an_action_may_say_itself_how_it_is_read_and_written():
    assert NOTATION.read(PARTY, "a pour 3").codes == (Pour(0), Pour(1), Pour(2))
    assert NOTATION.write(PARTY, 1, Pour(7)) == "b pour 7 hare"


def test_the_words_of_a_line_have_roles():
    assert GRAMMAR.parted("* deal b top cap") == (
        "*",
        "deal",
        (Word("seat", "b"), Word("hat", "top"), Word("hat", "cap")),
    )
    one = NamedLine(*GRAMMAR.parted("a give top"))
    assert (one.one(HAT), one.one(GUEST), one.all(GUEST)) == ("top", "", ())
    assert NamedLine(*GRAMMAR.parted("a pour hare")).words == (Word("guest", "hare"),)
    assert NamedLine(*GRAMMAR.parted("a pour 3 hare")).one(SIZE) == "3"
    assert NamedLine(*GRAMMAR.parted("a swap top")).all(HAT) == ("top",)  # only begun
    for line in LINES:
        assert str(NamedLine(*GRAMMAR.parted(line))) == line
    assert str(one.with_all(HAT, ["cap"])) == "a give cap"


def test_only_whom_a_line_is_about_knows_what_is_secret():
    deal = "* deal b top cap"
    assert GRAMMAR.line_for("b", deal, lambda _: "??") == deal
    assert GRAMMAR.line_for("a", deal, lambda _: "??") == "* deal b ?? ??"
    assert GRAMMAR.line_for("c", deal, lambda hat: "??" if hat == "cap" else hat) == "* deal b top ??"
    assert all(GRAMMAR.line_for("c", line, lambda _: "??") == line for line in LINES if line != deal)


def test_verbs_are_those_of_seats_in_their_order():
    assert GRAMMAR.verbs == ("wear", "give", "swap", "lend", "set", "pour", "call", "end")


def test_a_field_without_a_role_is_a_fault():
    with pytest.raises(TypeError, match=r"Bow\.depth says no role"):

        @written("a bow 3")
        class Bow(NamedTuple):
            depth: int
