"""How far a being has to walk is counted by its own way of stepping, by everyone who counts it."""

from random import Random

import pytest

from tests.games.wonderland.extension.tables import stand, with_file
from tests.games.wonderland.extension.test_new_beings import DIAGONAL
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.actions.acting import Step
from wonderland.games.wonderland.ai import heuristics
from wonderland.games.wonderland.ai.distance import steps_to, walking_steps
from wonderland.games.wonderland.ai.laying import FAR
from wonderland.games.wonderland.ai.macro_actions import macro_actions
from wonderland.games.wonderland.ai.standing import standing
from wonderland.games.wonderland.queries.asking import state_of
from wonderland.games.wonderland.queries.routes import Route, cost_of_route, route_cost, route_of

rule = pytest.mark.rule
ZIGZAG = ["q7", "r8", "s7", "r6"]
"""From q7 the Image on t7 can be come to on the diagonal alone, by one square of which two are."""
BESIDE = "s7"


@pytest.fixture
def slanting(tmp_path):
    return with_file(tmp_path, DIAGONAL)


def table(game, being):
    return stand(game, {being: "q7", "eAH": "c7"}, {"w": {"M": 6, "A": 1}}, laid=[*ZIGZAG, "c7"])


@rule("W-32")
@pytest.mark.parametrize(("being", "steps"), [("w6H", 2), ("wAS", None)])
def test_who_steps_slanting_is_as_near_as_he_is(slanting, being, steps):
    match = table(slanting, being)
    state = state_of(match)
    grid, goal = state.config.grid, state.config.approach[1]
    assert not state.config.straight
    square = grid.squares["q7"]
    found = walking_steps(state, 0, goal, FAR)
    assert found.get(square) == steps
    assert walking_steps(state, 0, goal, FAR, openly=True) == found
    away = standing(state, 0).outlook.distances
    assert away.way == away.nearest == (FAR if steps is None else steps)


@rule("W-32")
def test_all_who_count_ways_step_as_the_being_does(slanting):
    match = table(slanting, "w6H")
    state = state_of(match)
    grid, being = state.config.grid, state.beings[0][0]
    assert queries.coach(match, ()).own_before == Route(2, 0)
    orthogonal = queries.coach(table(slanting, "wAS"), ()).own_before
    assert orthogonal == Route(2, 1)
    away = steps_to(state, 0, state.config.approach[1], "diagonal")
    assert [away[grid.squares[name]] for name in ("q7", "r8", "s7")] == [2, 1, 0]
    code, why = heuristics.best_step(state, 0)
    assert code.being == being
    assert "nearer to the enemy Image" in why
    reached = {
        grid.names[code.square] for codes, _ in macro_actions(state, 0) for code in codes if isinstance(code, Step)
    }
    assert BESIDE in reached


@rule("W-32")
@pytest.mark.parametrize("seed", range(2))
def test_what_a_route_costs_is_counted_alike_by_waves_and_square_by_square(slanting, seed):
    match, rng, costs = slanting.new(seed=seed), Random(seed), set()
    while match.to_act is not None and len(match.lines) < 150:
        match.draw() if match.to_act == "*" else match.play(match.legal().choose(rng))
        state = state_of(match)
        grid = state.config.grid
        for side in (0, 1):
            for extra in (0, grid.bit[rng.choice(grid.members(grid.board & ~grid.image_mask))]):
                whole = min(99, route_cost(route_of(state, side, extra)))
                costs.add(whole)
                assert cost_of_route(state, side, extra, 99) == whole
                assert cost_of_route(state, side, extra, 5) == min(5, whole)
    assert len(costs) > 10
