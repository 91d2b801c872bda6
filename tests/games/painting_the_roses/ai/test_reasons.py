"""What a level says of its choice is true, and one that errs doesn't err by passing."""

from __future__ import annotations

from collections import Counter

import pytest

import wonderland
from tests.games.painting_the_roses.oracle.roses import is_number, rank
from tests.games.painting_the_roses.tools import GAME, opened, start
from wonderland.games.painting_the_roses.ai.agents import search_agent
from wonderland.games.painting_the_roses.ai.evaluator import shipped_evaluator
from wonderland.games.painting_the_roses.ai.levels import SearchSettings
from wonderland.games.painting_the_roses.ai.sense import sensible
from wonderland.games.painting_the_roses.ai.turn_search import steps

CARELESS = "I didn’t look further."
LEVELS = ("easy", "normal", "hard")


def choices(level, players, seed, rounds=12):
    """A match of one level: the match before each choice, whose it is, and the choice."""
    match = opened(options={"players": players, "rounds": rounds, "packs": 2}, seed=seed)
    agents = {seat: wonderland.game(GAME).agent(level, seed=seed + i) for i, seat in enumerate(match.seats)}
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
            continue
        choice = agents[match.to_act].choose(match.view(match.to_act))
        yield match, match.to_act, choice
        match.play(choice.action)


def paints_plainly(state, seat):
    """Whether a seat stands at a silver hedge of its own that a number card of its hand pays for."""
    card, hedge = (state["guards"][seat] or "- -").split()
    if hedge[0] != seat or "paint" in state["done"] or "recruit" in state["done"]:
        return False
    here = state["gardens"][seat][int(hedge[1]) - 1]
    paying = [c for c in state["hands"][seat] if is_number(c) and rank(c) >= rank(here)]
    return bool(card and paying and not here.endswith("*") and not state["queen"])


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_passes_before_a_hedge_that_can_be_paid_for(level):
    match = start(a="3H 7C 2S 9D TD", guards={"a": "4D a3", "b": "5S b3"}, hands={"a": "3C 5C 6H 8D 9C"})
    for seed in range(25):
        choice = wonderland.game(GAME).agent(level, seed=seed).choose(match.view("a"))
        assert str(choice.action) != "a end", seed


@pytest.mark.parametrize(("level", "players"), [("easy", 2), ("easy", 4), ("normal", 3)])
def test_whoever_ends_a_turn_has_nothing_plain_left(level, players):
    ended = 0
    for seed in range(2):
        for match, seat, choice in choices(level, players, seed):
            if str(choice.action) == f"{seat} end":
                ended += 1
                state = match.state()
                assert not paints_plainly(state, seat), (seed, state)
                free = not state["guards"][seat] and not state["done"]
                assert not (free and any(map(is_number, state["hands"][seat])))
    assert ended > 15


@pytest.mark.parametrize("players", [2, 4])
def test_at_sight_nothing_better_is_said_where_nothing_better_was_found(players):
    """Held against the level's own weights: what they prefer, it did, or it says that it erred."""
    weighs, said = shipped_evaluator(), Counter()
    for match, seat, choice in choices("easy", players, seed=5, rounds=8):
        state = match.view(seat).known
        me = match.seats.index(seat)
        if match.state()["phase"] != "act":
            continue
        erred = choice.why.endswith(CARELESS)
        said[erred] += 1
        if not erred and str(choice.action).endswith("end"):
            assert choice.why == "At first sight nothing else serves my garden."
            worth = weighs.own(state, me)
            for _, there in steps(state, me, weighs, sensible):
                assert there.result is None
                assert weighs.own(there, me) <= worth
    assert min(said[True], said[False]) > 3, said


def test_who_overlooks_says_so_where_it_would_else_do_another_thing():
    """Held against one that overlooks nothing, and tries the same ways over the same deals."""
    said = Counter()
    for match, seat, _ in choices("normal", 2, seed=5, rounds=6):
        if match.state()["phase"] != "act":
            continue
        always, never = (
            search_agent(
                SearchSettings(plans=3, worlds=6, reply_states=40, overlooks=share),
                len(match.lines),
                None,
                shipped_evaluator(),
            ).choose(match.view(seat))
            for share in (1.0, 1e-9)
        )
        erred = always.why.endswith(CARELESS)
        said[erred] += 1
        assert not never.why.endswith(CARELESS)
        assert erred or str(always.action) == str(never.action)
    assert min(said[True], said[False]) > 3, said


def test_the_strongest_never_says_that_it_erred():
    said = {choice.why for _, _, choice in choices("master", 2, seed=3, rounds=2)}
    assert said
    assert not any(CARELESS in why for why in said)
