"""Looking back on a match, by a game of nothing but numbers: what adds up, what is told, what is left out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest

from wonderland.core.outcome import Outcome
from wonderland.core.record import Record
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Assessment, Mistake, PastTurn, Total
from wonderland.kit.looking_back_lines import turns_table
from wonderland.kit.position import StatePosition
from wonderland.kit.sealed import sealed

NAMES = {"a": "Ann", "b": "Bob"}


class Analysis(looking_back.Analysis):
    """Seats and what they lost."""

    def as_lines(self, match, ending):
        return [f"{seat} {total.lost:.2f}" for seat, total in self.totals.items()]

    def rows(self):
        return [(seat, f"{total.luck:.2f}") for seat, total in self.totals.items()]


@dataclass
class Shares:
    """Ann's share, and which turn it is."""

    ann: float = 0.5
    turn: int = 1

    def copy(self):
        return replace(self)


class Position(StatePosition[Shares]):
    """Each line is a turn, and says what Ann's share becomes."""

    seats, result = ("a", "b"), None

    @property
    def turn(self):
        return self.value.turn

    @property
    def active(self):
        return self.seats[self.turn % 2]

    def perform(self, action, events):
        self.value.ann, self.value.turn = float(action), self.turn + 1
        return action


class Game:
    def open(self, record):
        return Position(Shares())

    def set_up(self, record, position):
        return record


class Past(PastTurn[Shares]):
    """A turn that holds nothing more."""


class Assessor(looking_back.Assessor[Shares, Past]):
    """Dice lose a tenth, Bob's answers a fiftieth and more."""

    def assess(self, past, rng, seat=""):
        mistakes = [
            Mistake(past.number, "b", "answer", loss, past.line, ("x",), ("y",), "did", "could", "why")
            for loss in (0.01 * past.number, 0.02 * past.number)
        ]
        dice = None if seat and seat != "ab"[past.seat] else 0.1
        return Assessment(rng.random(), None, {"b": 0.02}, mistakes, dice)

    def shares(self, state):
        return state.ann, 1 - state.ann


class LookingBack(looking_back.LookingBack[Shares, Past]):
    """Looks back on them."""

    efforts = ("only",)
    found = Analysis
    turn = Past

    def __init__(self, game, record, effort):
        super().__init__(game, record, effort)
        self.assessor = Assessor()

    def enter(self, now, match, text):
        match.play(text)

    def total(self, seat, luck, lost):
        return Total(luck, lost)


def looked_at(*moves, **how):
    return LookingBack.analyse(Game(), Record("any", moves=list(moves)), "only", **how)


def test_a_turn_s_swing_is_its_luck_its_losses_and_the_rest():
    found = looked_at("0.6", "0.2", "0.9")
    before = found.start
    assert before == {"a": 0.5, "b": 0.5}
    for turn in found.turns:
        swing = turn.after[turn.seat] - before[turn.seat]
        assert swing == pytest.approx(turn.luck - 0.1 + turn.rest)
        before = turn.after
    assert [turn.seat for turn in found.turns] == ["b", "a", "b"]
    assert found.totals["b"].lost == pytest.approx(2 * 0.1 + 3 * 0.02)
    assert found.totals["a"].luck == found.turns[1].luck


def test_the_same_seed_finds_the_same_and_each_turn_draws_its_own():
    one, other = looked_at("0.6", "0.2", seed=1), looked_at("0.6", "0.2", seed=1)
    assert one == other
    assert one.turns[1].luck == Random("1:2").random()
    assert looked_at("0.6", "0.2", seed=2) != one


def test_of_a_turn_the_costliest_is_told_of_a_match_three_and_no_trifles():
    found = looked_at(*["0.5"] * 6)
    assert [(m.turn, m.loss) for m in found.costliest] == [(6, 0.12), (5, 0.1), (4, 0.08)]
    assert [m.turn for m in looked_at("0.5").costliest] == [1]
    assert looked_at("0.5").costliest[0].loss == LookingBack.least


def test_it_is_told_how_far_it_is_and_begins_at_the_opening_where_nothing_was_played():
    told = []
    looked_at("0.6", "0.2", tell=lambda *done: told.append(done))
    assert told == [(1, 2), (2, 2)]
    assert looked_at().start == {"a": 0.5, "b": 0.5}
    assert looked_at().turns == ()


def test_what_a_seat_does_not_know_is_none_and_as_data_still_there():
    found = looked_at("0.6", "0.2", seat="a")
    assert [turn.dice_loss for turn in found.turns] == [None, 0.1]
    data = found.as_json()
    assert data["turns"][0]["dice_loss"] is None
    assert data["turns"][1]["after"] == {"a": 0.2, "b": 0.8}
    assert "part" not in data["costliest"][0]


def test_a_table_of_turns_has_a_line_for_each():
    found = looked_at("0.6", "0.2")
    cells = [("10 %", "x"), ("9 %", "")]
    turns = turns_table(found, NAMES, ("who", "share", "n"), lambda turn: cells[turn.number - 1])
    assert turns.splitlines() == ["turn  who  share  n", "1     Bob   10 %  x", "2     Ann    9 %"]


def seal_of(*lost, luck=(0.0, 0.0), seat="a"):
    """How a seat is graded where each seat lost so much in each of its turns, two of them."""
    turns = tuple(looking_back.Turn(number, "ab"[number % 2], number, {}, None, None, {}, 0.0) for number in range(4))
    totals = {name: Total(2 * luck[at], 2 * lost[at]) for at, name in enumerate("ab")}
    return sealed(Analysis({}, turns, totals, ()), seat)


@pytest.mark.parametrize(("lost", "grade"), [(0, "A"), (0.01, "A"), (0.02, "B"), (0.04, "C"), (0.08, "D"), (0.2, "E")])
def test_a_grade_is_by_what_was_lost_in_a_turn_whatever_the_luck(lost, grade):
    assert seal_of(lost, 0.5).grade == grade
    assert seal_of(lost, 0.0, luck=(0.3, -0.3)).grade == grade


@pytest.mark.parametrize(
    ("lost", "luck", "winners", "reason", "called"),
    [
        ((0.01, 0.05), (0.02, 0.0), ("a",), "", "Won by play"),
        ((0.01, 0.02), (0.02, 0.0), ("a",), "", "Won by luck"),
        ((0.05, 0.01), (0.02, 0.0), ("b",), "", "Lost by play"),
        ((0.02, 0.02), (-0.02, 0.0), ("b",), "", "Lost by luck"),
        ((0.0, 0.1), (0.0, 0.0), ("b",), "resigned", "Lost by resigning"),
        ((0.0, 0.1), (0.0, 0.0), ("a",), "resigned", "They resigned"),
        ((0.05, 0.01), (0.0, 0.0), (), "stalled", "A draw"),
    ],
)
def test_what_helped_the_winner_more_decided_the_match(lost, luck, winners, reason, called):
    outcome = Outcome(None, winners, reason, {})
    assert seal_of(*lost, luck=luck).decided(outcome, "a") == called
