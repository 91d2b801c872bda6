"""What every game in the registry must keep, whatever its rules."""

from __future__ import annotations

import copy
import json
import random

import pytest

import wonderland
from wonderland.content import records
from wonderland.core.record import actor
from wonderland.games import registry


@pytest.fixture(params=[*registry.names(), "three-hats", "low-card"])
def game(request, three_hats):
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
    hidden_ones = 0
    for lines in (8, 12, 21, 40, 80):
        match = played(game, 8, lines)
        state = match.state()
        assert json.loads(json.dumps(state)) == state
        for seat in game.seats:
            view = match.view(seat)
            assert set(view) <= set(state)
            assert json.loads(json.dumps(view)) == view
            for seed in range(3):
                sample = view.sample(random.Random(seed))
                hidden_ones += sample.state() != state
                assert dict(sample.view(seat)) == dict(view)
                assert sorted(map(str, sample.view(seat).legal())) == sorted(map(str, view.legal()))
    assert hidden_ones, "something is hidden, and was drawn otherwise"


def test_chances_sum_to_one_and_draws_are_among_them(game):
    match = played(game, 3, 0)
    for _ in range(60):
        if match.to_act == "*":
            chances = match.chances()
            assert sum(p for _, p in chances) == pytest.approx(1)
            assert str(match.copy().draw()) in {str(a) for a, _ in chances}
            match.draw()
        elif match.to_act:
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
        for _ in range(min(back, len(lines))):
            match.undo()
        while len(match.lines) < len(lines):
            line = lines[len(match.lines)]
            assert str(match.draw()) == line if line[0] == "*" else match.play(line)
        assert match.lines == lines


def test_every_level_plays_legal_actions_and_says_why(game):
    """From the beginning and from the middle: dice, summons, actions and answers come up in both.

    They have little time, as at a table: what they find in all the time they want, each game's tests ask.
    """
    for level in game.levels:
        for opening in (0, 60):
            match = played(game, 5, opening)
            agents = {seat: game.agent(level, seed=6, seconds=0.2) for seat in game.seats}
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
    idle = next((s for s in match.seats if s != match.to_act and not match.legal(s)), None)
    if idle is None:
        return
    with pytest.raises(ValueError, match="not to act"):
        game.agent("random").choose(match.view(idle))


# --- seats ---------------------------------------------------------------------------------------
def test_seats_are_those_of_the_info_and_each_acts_in_its_own_name(game):
    match = played(game, 6, 60)
    assert match.seats == game.seats_for({})
    assert set(match.seats) <= set(game.info.letters)
    assert {actor(line) for line in match.lines} <= {*match.seats, "*"}
    for seat in match.seats:
        assert game.info.name_of(seat)
        assert all(actor(str(action)) == seat for action in match.legal(seat))


def test_what_all_may_do_is_what_each_may_do(game):
    match, rng = game.new(seed=7), random.Random(7)
    while match.to_act is not None and len(match.lines) < 40:
        if match.to_act == "*":
            match.draw()
            continue
        mine = [str(a) for a in match.legal(match.to_act)]
        assert mine
        every = [str(a) for seat in match.seats for a in match.legal(seat)]
        assert sorted(every) == sorted(str(a) for a in match.legal())
        match.play(match.legal().choose(rng))


def test_each_seat_gets_a_place_and_the_first_win(game):
    match = played(game, 1, 20_000)
    outcome = match.outcome
    assert set(outcome.places) == set(match.seats)
    assert min(outcome.places.values()) == 1
    assert all(outcome.places[seat] == 1 for seat in outcome.winners)
    assert sum(outcome.rewards.values()) == pytest.approx(0)
    assert match.result["winner"] in (None, *map("".join, [outcome.winners]))


# --- what a seat may know ------------------------------------------------------------------------
def test_a_seat_knows_its_own_lines_whole_and_of_others_no_more_than_its_view(game):
    match, rng = game.new(seed=8), random.Random(8)
    while match.to_act is not None and len(match.lines) < 60:
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
        for seat in match.seats:
            known = match.lines_for(seat)
            assert len(known) == len(match.lines)
            if actor(match.lines[-1]) == seat:
                assert known[-1] == match.lines[-1]
            assert len(match.events_for(seat)) == len(match.last_events)
    match.undo()
    assert all(len(match.lines_for(seat)) == len(match.lines) for seat in match.seats)


def test_what_a_seat_knows_does_not_depend_on_what_it_may_not_see(game):
    """From each view a position is drawn that could be the true one: the seat sees the same."""
    match, rng = game.new(seed=9), random.Random(9)
    while match.to_act is not None and len(match.lines) < 40:
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
        for seat in match.seats:
            view = match.view(seat)
            other = view.sample(rng)
            assert dict(other.view(seat)) == dict(view)
            assert other.to_act == match.to_act
            own = [str(action) for action in view.legal()]
            assert own == [str(action) for action in other.legal(seat)]


# --- options -------------------------------------------------------------------------------------
def test_every_option_takes_its_own_values_and_no_others(game):
    for key, option in game.options.options.items():
        values = {
            "number": [option.least, option.most],
            "switch": [True, False],
            "choice": list(option.choices),
            "seat": list(game.seats),
            "size": [f"{option.least}x{option.most}", f"{option.most}x{option.most}"],
        }[option.kind]
        for value in values:
            assert game.options.faults({key: value}, game.info.letters) == []
            assert game.options.read(key, str(value).lower()) == value
        if option.by_seat:
            seat, last = game.seats[0], values[-1]
            assert game.options.faults({key: {seat: last}}, game.info.letters) == []
            assert game.options.read(key, f"{seat}:{last}") == {seat: last}
            assert game.options.faults({key: {"no seat": last}}, game.info.letters)
        for wrong in ("no such", 10**9, None, [], 1.5, {game.seats[0]: "no such"}):
            assert game.options.faults({key: wrong}, game.info.letters)
            with pytest.raises(wonderland.BadInput):
                game.new(options={key: wrong}, seed=1)
    assert "no option" in game.options.faults({"no-such": 1}, ())[0][1]


def test_presets_are_played(game):
    for preset in game.options.presets:
        assert game.new(options={"preset": preset}, seed=1).to_act
    if game.options.presets:
        assert game.options.faults({"preset": "no such"}, ())


# --- legal actions -------------------------------------------------------------------------------
def test_an_action_is_found_by_its_index_as_by_going_through_them(game):
    match, rng = game.new(seed=10), random.Random(10)
    while match.to_act is not None and len(match.lines) < 60:
        legal = match.legal()
        listed = [str(action) for action in legal]
        some = range(len(listed)) if len(listed) < 50 else rng.sample(range(len(listed)), 20)
        for index in some:
            assert str(match.legal()[index]) == listed[index]
        assert str(legal[-1]) == listed[-1]
        assert [str(action) for action in legal[1:4]] == listed[1:4]
        for wrong in (len(listed), -len(listed) - 1):
            with pytest.raises(IndexError):
                match.legal()[wrong]
        match.draw() if match.to_act == "*" else match.play(rng.choice(match.legal()))


@pytest.mark.parametrize("twin_of", [lambda match: match.copy(), copy.copy, copy.deepcopy])
def test_a_copy_shares_nothing_however_it_is_made(game, twin_of):
    """Python's own ``copy`` once gave a second handle to the same position, whose lines were halves."""
    match = played(game, 4, 8)
    before, lines = json.dumps(match.state()), list(match.lines)
    twin = twin_of(match)
    assert (twin.state(), twin.lines, twin.seed) == (match.state(), lines, match.seed)
    rng = random.Random(2)
    for _ in range(6):
        if twin.to_act is not None:
            twin.draw() if twin.to_act == "*" else twin.play(twin.legal().choose(rng))
    assert len(twin.lines) > len(lines)
    assert (json.dumps(match.state()), match.lines) == (before, lines)
    match.undo()
    assert twin.lines[: len(lines)] == lines
    assert twin.game is match.game
