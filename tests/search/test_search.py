"""The search that knows no game, on problems small enough to be solved by hand."""

import gc
import random
import time
from collections import Counter

import pytest

from wonderland.search.bandit import Arm, race, successive_halving, try_out
from wonderland.search.beam import Limits, Plan, beam_search, best_score
from wonderland.search.deadline import Deadline
from wonderland.search.memory import uncollected

FOR_EVER = Deadline(None, time.monotonic)


class Towards:
    """A row of +1, +4 and doubling that comes as near to a number as it can."""

    def __init__(self, goal):
        self.goal = goal
        self.looked_at = 0

    def macro_actions(self, state):
        self.looked_at += 1
        return [((f"+{n}",), state + n) for n in (1, 4)] + [(("*", "2"), state * 2)]

    def key(self, state):
        return state

    def worths(self, states):
        return [-abs(self.goal - state) for state in states]

    def end(self, state):
        return state


def limits(width=3, depth=6, states=1000, deadline=FOR_EVER):
    return Limits(width, depth, states, deadline)


def test_a_beam_finds_a_row_of_actions_and_says_where_it_leads():
    best, *others = beam_search(Towards(11), 1, (), limits(), 3)
    assert best.after == 11
    assert best.score == 0
    value, actions = 1, list(best.actions)
    while actions:
        word = actions.pop(0)
        value = value * int(actions.pop(0)) if word == "*" else value + int(word)
    assert value == 11
    assert [plan.score for plan in others] == sorted((p.score for p in others), reverse=True)
    assert len({plan.after for plan in others}) == len(others)


def test_stopping_at_once_is_a_plan_too():
    best = beam_search(Towards(-5), 1, ("begun",), limits(), 1)[0]
    assert best == Plan(-6, ("begun",), 1)


def test_what_the_best_is_worth_can_be_asked_alone():
    for goal in range(2, 60):
        found = beam_search(Towards(goal), 1, (), limits(width=2), 1)[0]
        assert best_score(Towards(goal), 1, limits(width=2)) == found.score


def test_a_wider_or_deeper_beam_is_never_worse():
    for goal in range(2, 60):
        narrow, wide = (beam_search(Towards(goal), 1, (), limits(width=w), 1)[0].score for w in (1, 50))
        shallow, deep = (beam_search(Towards(goal), 1, (), limits(depth=d), 1)[0].score for d in (1, 8))
        assert wide >= narrow
        assert deep >= shallow


def test_a_beam_keeps_to_its_states_and_its_deadline():
    few = Towards(1000)
    beam_search(few, 1, (), limits(width=50, depth=50, states=10), 1)
    many = Towards(1000)
    beam_search(many, 1, (), limits(width=50, depth=50, states=200), 1)
    assert few.looked_at < many.looked_at < 200
    late = Deadline(1.0, iter([0.0, *[2.0] * 99]).__next__)
    late.begin("turn")
    hasty = Towards(1000)
    beam_search(hasty, 1, (), limits(deadline=late), 1)
    assert hasty.looked_at == 1


def test_the_better_candidate_is_tried_more_often_and_found():
    rng = random.Random(3)
    arms = try_out([0.3, 0.6, 0.5], lambda p: float(rng.random() < p), 600, FOR_EVER)
    assert arms[0].candidate == 0.6
    assert sum(arm.tries for arm in arms) == 600
    assert arms[0].tries > 2 * arms[-1].tries
    assert arms[0].mean == pytest.approx(0.6, abs=0.1)


def test_candidates_are_each_tried_once_before_any_is_tried_again():
    tried = []
    try_out("abcd", lambda c: tried.append(c) or 0.0, 4, FOR_EVER)
    assert tried == list("abcd")


def test_half_of_the_candidates_are_left_out_after_each_round():
    tried = []

    def attempt(candidate, number):
        tried.append((number, candidate))
        return candidate + (0.5 if (number, candidate) == (0, 3) else 0.0)

    arms = successive_halving([3, 1, 2, 7, 5, 6, 4, 8], attempt, 3, 2, FOR_EVER)
    assert [arm.candidate for arm in arms[:2]] == [8, 7]
    assert Counter(number for number, _ in tried) == {0: 8, 1: 4, 2: 2}
    assert [arm.tries for arm in arms] == [3, 3, 2, 2, 1, 1, 1, 1]
    assert arms[0].mean == 8


def test_a_round_that_is_not_finished_in_time_counts_only_where_it_is_the_first():
    def rounds(calls):
        clock = iter([0.0] * (calls + 1) + [9.0] * 99).__next__
        deadline = Deadline(1.0, clock)
        deadline.begin("turn")
        arms = successive_halving("abc", lambda c, _: ord(c), 5, 3, deadline)
        return {arm.candidate: arm.tries for arm in arms}

    assert rounds(1) == {"a": 1, "b": 1, "c": 0}
    assert rounds(5) == {"a": 1, "b": 1, "c": 1}


def test_in_a_race_half_go_after_so_many_rounds_and_the_last_few_run_on():
    tried = []

    def attempt(candidates, number):
        tried.append(list(candidates))
        return [c / 10 + (0.7 if (number, c) == (0, 2) else 0.0) for c in candidates]

    arms = race([Arm(c) for c in (3, 1, 2, 7, 5, 6, 4)], attempt, 7, 2, 2)
    assert [len(each) for each in tried] == [7, 7, 3, 3, 2, 2, 2]
    assert 2 in tried[2], "lucky in the first round"
    assert 2 not in tried[4], "and found out in the next"
    assert [(arm.candidate, arm.tries) for arm in arms] == [(7, 7), (6, 7)]


def test_what_was_known_before_a_race_counts_as_so_many_tries():
    def attempt(candidates, number):
        return {"a": 0.5, "b": 0.4}[candidates[0]], 0.6

    for believed, best in ((2, "b"), (4, "a")):
        arms = [Arm("a", believed, believed * 0.9), Arm("b", believed, believed * 0.7)]
        found = race(arms, attempt, 6, 9, 1)
        assert found[0].candidate == best
        assert found[0].tries == believed + 6


def test_a_round_of_a_race_for_which_there_was_no_time_counts_for_nobody():
    arms = race([Arm("a"), Arm("b")], lambda _, number: None if number == 2 else (1, 0), 9, 4, 1)
    assert [(arm.candidate, arm.tries, arm.mean) for arm in arms] == [("a", 2, 1), ("b", 2, 0)]


@pytest.mark.parametrize(
    ("lead", "spread", "rounds"),
    [
        (0.3, 0.1, 10),  # decided
        (0.0, 0.001, 10),  # no matter
        (0.02, 0.4, 400),  # open, and worth knowing
        (0.02, 0.1, 40),  # until it is known well enough
    ],
)
def test_a_race_goes_on_while_it_may_bring_more_than_the_least(lead, spread, rounds):
    def attempt(candidates, number):
        luck = number % 7  # the same for both: it tells nothing
        return [luck + c * (lead + spread * (-1) ** number) for c in candidates]

    (first, *_) = race([Arm(1), Arm(0)], attempt, 400, 10, 2, 0.001)
    assert first.tries == rounds
    assert first.candidate == 1 or not lead


def test_a_deadline_says_how_much_of_it_is_spent():
    now = [10.0]
    deadline = Deadline(4.0, lambda: now[0])
    deadline.begin("turn")
    now[0] = 11.0
    assert deadline.limited
    assert deadline.spent() == 0.25
    assert (FOR_EVER.limited, FOR_EVER.spent(), FOR_EVER.over()) == (False, 0.0, False)


def test_the_collector_rests_for_a_search_and_is_as_it_was_afterwards():
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError), uncollected():
        with uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled(), "whoever found it resting leaves it so"
        raise ZeroDivisionError
    assert gc.isenabled()
