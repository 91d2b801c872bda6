"""Actions as codes: counted, drawn, listed, compared and written."""

from __future__ import annotations

import random
from typing import Annotated, NamedTuple

import pytest

from wonderland.kit.codes import CHANCE_ACTOR, Choices, CodedAction, CodedLegal, FewChoices, letter_of
from wonderland.kit.grammar import VERB, WHOLE, Grammar, Later, Role, tree, written
from wonderland.kit.legal import Listed
from wonderland.kit.registry import Registry

N = Role("n")


@written("0 Step 1")
class Step(NamedTuple):
    n: Annotated[int, N]


@written("0 Leap 1")
class Leap(NamedTuple):
    n: Annotated[int, N]


GRAMMAR = Grammar(Step | Leap)


class Saying(CodedAction):
    """Written by its config, who acts and what it does."""

    def __str__(self):
        return f"{self.actor} {type(self.code).__name__} {self.code.n}"


class Counting(Choices):
    """Numbers up to some limit; notes how far it was looked at."""

    def __init__(self, most):
        self.most, self.looked, self.counted = most, 0, 0

    def count(self):
        self.counted += 1
        return self.most

    def __iter__(self):
        for n in range(self.most):
            self.looked = n + 1
            yield Step(n)

    def draw(self, rng):
        return Step(int(rng.random() * self.most))


class At:
    """A generator whose next number is known."""

    def __init__(self, number):
        self.number = number

    def random(self):
        return self.number


def listed(most=5, actor=0):
    choices = Counting(most)
    return choices, CodedLegal(Saying, "match", actor, choices, GRAMMAR)


def test_letters_of_seats():
    assert [letter_of("abc", n) for n in (0, 2, CHANCE_ACTOR, None)] == ["a", "c", "*", None]
    assert CHANCE_ACTOR == -1


def test_choices_are_made_only_as_far_as_one_looks():
    choices = Counting(100)
    assert choices.at(0) == Step(0)
    assert choices.looked == 1
    assert choices.at(7) == Step(7)
    assert choices.looked == 8


def test_few_choices():
    few = FewChoices([Step(4), Step(5), Step(6)])
    assert few.count() == 3
    assert list(few) == [Step(4), Step(5), Step(6)]
    assert few.at(2) == Step(6)
    assert [few.draw(At(x)) for x in (0.0, 0.34, 0.99)] == [Step(4), Step(5), Step(6)]


def test_actions_are_the_same_by_what_they_say():
    config = "match"
    one = Saying(config, 0, Step(1))
    assert one == Saying(config, 0, Step(1))
    assert one != Saying(config, 1, Step(1))
    assert one != Saying(config, 0, Step(2))
    assert one != Saying(config, 0, Leap(1))
    assert one == Saying(["another match"], 0, Step(1))
    assert one != Saying(["another match"], 0, Step(2))
    assert one != "0 Step 1"
    assert hash(one) == hash(Saying(["another match"], 0, Step(1)))
    assert repr(one) == "<0 Step 1>"
    assert (one.config, one.actor, one.code) == ("match", 0, Step(1))


class Named(CodedAction):
    """Written by the names that its config gives."""

    def __str__(self):
        return self.config[self.code.n]


def test_actions_of_two_matches_are_compared_as_text():
    there, here = ["leaf", "rose"], ["rose", "leaf"]
    assert Named(there, 0, Step(0)) == Named(here, 0, Step(1))
    assert Named(there, 0, Step(0)) != Named(here, 0, Step(0))
    twice = ["leaf", "leaf"]
    assert Named(twice, 0, Step(0)) != Named(twice, 0, Step(1)), "of one match by what is done"


def test_a_list_is_counted_once_and_read_by_index():
    choices, legal = listed()
    assert len(legal) == len(legal) == 5
    assert choices.counted == 1
    assert [str(a) for a in legal] == [f"0 Step {n}" for n in range(5)]
    assert [str(legal[n]) for n in (0, 4, -1, -5)] == ["0 Step 0", "0 Step 4", "0 Step 4", "0 Step 0"]
    assert [str(a) for a in legal[1:3]] == ["0 Step 1", "0 Step 2"]
    for beyond in (5, -6):
        with pytest.raises(IndexError):
            legal[beyond]
    assert repr(legal) == "<5 legal actions>"
    choices, legal = listed(0)
    assert len(legal) == len(legal) == 0
    assert choices.counted == 1


def test_a_list_that_was_cut_is_not_made_again():
    choices, legal = listed()
    assert len(legal[:]) == 5
    choices.looked = 0
    assert len(legal[2:]) == 3
    assert next(str(a) for a in legal) == "0 Step 0"
    assert choices.looked == 0


def test_a_list_holds_actions_and_lines_and_equals_its_like():
    _, legal = listed()
    assert "0 Step 3" in legal
    assert Saying("other", 0, Step(3)) in legal
    assert "1 Step 3" not in legal
    assert legal == [f"0 Step {n}" for n in range(5)]
    assert legal == listed()[1]
    assert legal != listed(4)[1]
    assert legal != "0 Step 0"
    assert legal != 5
    with pytest.raises(TypeError):
        hash(legal)


def test_a_list_of_nobody_is_chance_s_and_draws_without_listing():
    choices, legal = listed(actor=None)
    assert str(legal.choose(At(0.5))) == "-1 Step 2"
    assert choices.looked == 0
    assert str(listed(actor=1)[1][0]) == "1 Step 0"


def test_listed_lines():
    few = Listed(["a", "b", "c"])
    assert (len(few), few[0], few[-1], list(few[1:])) == (3, "a", "c", ["b", "c"])
    assert [few.choose(At(x)) for x in (0.0, 0.5, 0.99)] == ["a", "b", "c"]
    assert few.choose(random.Random(1)) in few
    assert len(Listed()) == 0


class Pawn:
    key = "pawn"


class Rook:
    key = "rook"


class OtherRook:
    key = "rook"


def test_a_registry_never_changes_and_refuses_a_name_twice():
    one = Registry("piece", [Pawn])
    two = one.with_([Rook])
    assert one.names() == ("pawn",)
    assert two.names() == ("pawn", "rook")
    assert (two.get("rook"), one.get("rook")) == (Rook, None)
    assert list(two) == [Pawn, Rook]
    assert (len(one), len(two)) == (1, 2)
    assert two == Registry("piece", [Pawn, Rook])
    assert one != two
    assert one != [Pawn]
    assert hash(two) == hash(Registry("piece", [Pawn, Rook]))
    assert hash(one) != hash(two)
    assert Registry("piece", [Rook, Rook]).names() == ("rook",)
    with pytest.raises(ValueError, match="two classes are called rook; each piece"):
        two.with_([OtherRook])


# --- word by word
class Many(Counting):
    """As many steps, said without making them, beside a leap."""

    def __iter__(self):
        yield Leap(0)
        yield from super().__iter__()

    def in_words(self, words):
        steps = Later(lambda: tree([(N.word(str(n)),) for n in range(self.most)]))
        return {**tree([words(Leap(0))]), GRAMMAR.verb(Step): steps}


@pytest.mark.parametrize("kind", [Counting, Many])
def test_the_words_that_may_follow_lead_to_every_line_and_no_further(kind):
    choices = kind(3)
    legal = CodedLegal(Saying, "match", 0, choices, GRAMMAR)
    step, leap = VERB.word("Step"), VERB.word("Leap")
    assert set(legal.following()) == ({step} if kind is Counting else {step, leap})
    assert legal.following([step]) == [N.word("0"), N.word("1"), N.word("2")]
    assert legal.following([step, N.word("1")]) == [WHOLE]
    assert legal.following([leap]) == ([] if kind is Counting else [N.word("0")])


def test_a_verb_of_many_lines_makes_none_of_them():
    choices = Many(10**9)
    legal = CodedLegal(Saying, "match", 0, choices, GRAMMAR)
    assert len(legal.following()) == 2
    assert choices.looked == 0


def test_a_branch_grows_once_and_only_when_looked_at():
    grown = []
    branch = Later(lambda: grown.append(1) or {WHOLE: {}})
    assert grown == []
    assert (list(branch), len(branch), branch[WHOLE], branch.get(N.word("1"))) == ([WHOLE], 1, {}, None)
    assert grown == [1]


def test_what_is_typed_is_completed():
    legal = listed(12)[1]
    assert legal.completed("", 2) == ("0 Step ", ["0 Step 0", "0 Step 1"])
    assert legal.completed("0 Step 1", 9) == ("0 Step 1", ["0 Step 1", "0 Step 10", "0 Step 11"])
    assert legal.completed("0 St", 0) == ("0 Step ", [])
    assert legal.completed("0 Step 11", 9) == ("0 Step 11", ["0 Step 11"])
    for nothing in ("1", "0 Leap", "0 Step 11 ", "0  Step", "1 Step 1"):
        assert legal.completed(nothing, 9) == (nothing, [])
        assert Listed(legal).completed(nothing, 9) == (nothing, [])
    assert listed(0)[1].completed("", 9) == ("", [])
