"""What every game in the registry must keep, whatever its rules."""

from __future__ import annotations

import json
import random

import pytest

import wonderland
from wonderland.content import records
from wonderland.games import registry


@pytest.fixture(params=registry.names())
def game(request):
    return wonderland.game(request.param)


def played(game, seed, lines):
    match, rng = game.new(seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < lines:
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
    return match


def test_a_match_ends_with_a_result_and_nothing_legal(game):
    match = played(game, 1, 20_000)
    assert match.to_act is None
    assert match.result
    assert list(match.legal()) == []
    assert match.chances() == []


def test_states_are_plain_data_and_views_are_the_same_whatever_is_hidden(game):
    """A sample is another match as far as the seat can tell: it sees the same, to the last entry."""
    told = 0
    for lines in (8, 21, 40, 80):
        match = played(game, 2, lines)
        state = match.state()
        assert json.loads(json.dumps(state)) == state
        for seat in game.seats:
            view = match.view(seat)
            assert set(view) <= set(state)
            assert json.loads(json.dumps(view)) == view
            for seed in range(3):
                sample = view.sample(random.Random(seed))
                told += sample.state() != state
                assert dict(sample.view(seat)) == dict(view)
                assert sorted(map(str, sample.view(seat).legal())) == sorted(map(str, view.legal()))
    assert told, "something is hidden, and was drawn otherwise"


def test_chances_sum_to_one_and_draws_are_among_them(game):
    match = played(game, 3, 0)
    for _ in range(60):
        if match.to_act == "*":
            chances = match.chances()
            assert sum(p for _, p in chances) == pytest.approx(1)
            assert str(match.copy().draw()) in {str(a) for a, _ in chances}
            match.draw()
        else:
            match.play(match.legal()[0])


def test_records_replay(game):
    match = played(game, 4, 200)
    again = game.load(records.from_text(records.write(match.record()), "x"))
    assert again.state() == match.state()


def test_what_is_taken_back_is_drawn_again_as_it_was(game):
    match = played(game, 7, 120)
    lines = list(match.lines)
    assert len({line for line in lines if line[0] == "*"}) > 3, "there is something to tell apart"
    for back in (1, 2, 17, len(lines)):
        for _ in range(back):
            match.undo()
        while len(match.lines) < len(lines):
            line = lines[len(match.lines)]
            assert str(match.draw()) == line if line[0] == "*" else match.play(line)
        assert match.lines == lines


def test_every_level_plays_legal_actions_and_says_why(game):
    """From the beginning and from the middle: dice, summons, actions and answers come up in both."""
    for level in game.levels:
        for opening in (0, 60):
            match = played(game, 5, opening)
            agents = {seat: game.agent(level, seed=6) for seat in game.seats}
            decisions = 0
            while match.to_act is not None and decisions < 15:
                if match.to_act == "*":
                    match.draw()
                    continue
                choice = agents[match.to_act].choose(match.view(match.to_act))
                assert choice.why
                assert match.check(choice.action) is None
                match.play(choice.action)
                decisions += 1
    with pytest.raises(wonderland.BadInput, match="no level"):
        game.agent("no such level")


def test_an_agent_out_of_turn_is_refused(game):
    match = game.new(seed=5)
    while match.to_act == "*":
        match.draw()
    idle = next(seat for seat in game.seats if seat != match.to_act)
    with pytest.raises(ValueError, match="not to act"):
        game.agent("random").choose(match.view(idle))
