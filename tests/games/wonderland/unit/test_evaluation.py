"""What positions are worth to the agents, and how sure they are of it."""

import random
import time
from dataclasses import replace
from operator import mul

import pytest

from tests.games.wonderland.helpers import fresh, game, start
from tests.games.wonderland.unit.positions import at_a_choice
from wonderland.core.errors import BadInput
from wonderland.games.wonderland.ai import agents
from wonderland.games.wonderland.ai.distance import BARRED, steps_away, waves
from wonderland.games.wonderland.ai.evaluator import log_odds, probability
from wonderland.games.wonderland.ai.features import NAMES, features, side_features
from wonderland.games.wonderland.ai.lookahead import at_rest, finish_turn
from wonderland.games.wonderland.ai.macro_actions import macro_actions
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.path_book import PathBook
from wonderland.games.wonderland.ai.summons import SummonSearch
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.components import SIDE_CAPACITY, SQUARE
from wonderland.games.wonderland.definition_checks import WEIGHTS, check
from wonderland.games.wonderland.state import ACTION, EAST, WEST
from wonderland.search.deadline import Deadline


def mirrored(match):
    """The same position seen in a looking-glass: West and East have changed places."""
    state = match.state()
    last = match.position.config.grid.columns - 1

    def flip(square):
        return f"{chr(ord('a') + last - (ord(square[0]) - ord('a')))}{square[1:]}"

    def swap(side):
        return "e" if side == "w" else "w"

    return game().new(
        seed=1,
        options={"preset": "quick"},
        pools={swap(s): [*state["pools"][s], *(b["id"][1:] for b in state["beings"] if b["id"][0] == s),
                         *state["discards"][s]] for s in "we"},
        position={
            "active": swap(state["active"]),
            "phase": "choose",
            "images": {swap(s): n for s, n in state["images"].items()},
            "factors": {swap(s): f for s, f in state["factors"].items()},
            "laid": {swap(s): [flip(q) for q in squares] for s, squares in state["laid"].items()},
            "beings": [
                {"id": swap(b["id"][0]) + b["id"][1:], "square": flip(b["square"]), "str": b["str"]}
                for b in state["beings"]
            ],
            "discards": {swap(s): cards for s, cards in state["discards"].items()},
        },
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_a_position_is_worth_as_much_in_the_looking_glass(seed):
    match = at_a_choice(seed)
    glass = mirrored(match)
    for side, other in ((WEST, EAST), (EAST, WEST)):
        assert side_features(match.position.value, side) == pytest.approx(side_features(glass.position.value, other))


@pytest.mark.parametrize("weights", WEIGHTS)
def test_every_feature_has_a_weight_and_words(weights):
    evaluator = agents.shipped_evaluator(weights)
    assert len(evaluator.mover) == len(evaluator.other) == len(NAMES)
    assert [len(side) for side in features(fresh().position.value)] == [len(NAMES)] * 2
    assert set(evaluator.gains) == set(evaluator.denials) == set(NAMES)
    assert all(evaluator.gains[name] or evaluator.denials[name] for name in NAMES)


@pytest.mark.parametrize("weights", WEIGHTS)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_weighed_quickly_is_the_sum_of_the_features(seed, weights):
    evaluator = agents.shipped_evaluator(weights)
    state = at_a_choice(seed, actions=60 + 20 * seed).position.value
    mine, theirs = features(state)
    weighed = evaluator.bias + sum(map(mul, evaluator.mover, mine))
    weighed += sum(map(mul, evaluator.other, theirs))
    assert evaluator.score(state, state.active) == pytest.approx(weighed, abs=1e-9)
    assert evaluator.score(state, 1 - state.active) == pytest.approx(-weighed, abs=1e-9)


@pytest.mark.rule("W-68")
@pytest.mark.parametrize("side", [WEST, EAST])
def test_a_turn_is_not_at_rest_where_a_side_is_spent(side):
    """It has nobody, or only beings that don't count, and no two cards of a level."""
    state = at_a_choice(4).position.value.copy()
    state.phase = ACTION
    config, own = state.config, SIDE_CAPACITY * side
    cards = [card for card in range(own, own + SIDE_CAPACITY) if config.cards[card]]
    idle = min(card for card in cards if not config.mobile[card])
    walker = max(card for card in cards if config.mobile[card])
    for beings, pool, rests in [
        ((walker,), (), True),
        (tuple(sorted((idle, walker))), (), True),
        ((), tuple(cards), True),
        ((), (walker,), False),
        ((idle,), (walker,), False),
    ]:
        state.beings = (beings, state.beings[1]) if side == WEST else (state.beings[0], beings)
        state.pool = (pool, state.pool[1]) if side == WEST else (state.pool[0], pool)
        assert at_rest(state) == rests, (beings, pool)


def test_a_turn_that_ends_at_rest_is_judged_as_if_it_were_carried_out():
    evaluator = agents.shipped_evaluator()
    judged = 0
    for seed in range(12):
        state = at_a_choice(seed, actions=40 + 20 * seed).position.value.copy()
        state.phase = ACTION
        if at_rest(state):
            judged += 1
            end, side = finish_turn(state.copy()), state.active
            for ways in ([state], [end], [state, end]):
                found = evaluator.scores_of_ends(ways, side)
                assert found == [evaluator.score(end, side)] * len(ways)
    assert judged > 6


def test_chances_of_both_sides_sum_to_one():
    evaluator = agents.shipped_evaluator()
    for seed in range(5):
        state = at_a_choice(seed).position.value
        assert evaluator.chance(state, WEST) + evaluator.chance(state, EAST) == pytest.approx(1)


def test_a_life_and_a_being_are_worth_having():
    evaluator = agents.shipped_evaluator()
    even = start(phase="choose")
    ahead = start(phase="choose", images={"w": 3, "e": 2})
    assert evaluator.chance(ahead.position.value, WEST) > evaluator.chance(even.position.value, WEST)
    beside = start(phase="choose", laid={"w": ["s7"]}, beings=[{"id": "w4H", "square": "s7"}])
    assert evaluator.chance(beside.position.value, WEST) > evaluator.chance(even.position.value, WEST)


def barred(being_at):
    """East's Image can be reached over one laid square only, and a guard stands on it."""
    lane = [f"{column}7" for column in "jklmnopqrs"]
    return start(
        phase="action",
        laid={"w": lane},
        factors={"w": {"M": 3, "A": 1}},
        beings=[{"id": "w4H", "square": being_at}, {"id": "e4C", "square": "s7"}],
    )


def test_a_guard_bars_the_way_but_does_not_hide_it():
    state = barred("l7").position.value
    grid = state.config.grid
    far = steps_away(state, waves(state, WEST, state.config.approach[EAST]))
    assert far[grid.squares["s7"]] == BARRED
    assert far[grid.squares["l7"]] == BARRED + 7
    own = dict(zip(NAMES, features(state)[0], strict=True))
    nearer = dict(zip(NAMES, features(barred("p7").position.value)[0], strict=True))
    assert nearer["nearness"] > own["nearness"] > 0
    assert nearer["on the way"] > own["on the way"]
    assert own["hit at once"] == nearer["hit at once"] == 0, "nobody can step past the guard"


def test_plans_lead_towards_an_image_that_is_guarded():
    state = barred("l7").position.value
    reached = {after.columns[SQUARE + state.beings[WEST][0]] for _, after in macro_actions(state, WEST)}
    assert state.config.grid.squares["o7"] in reached


def test_odds_and_chances_are_the_same_thing():
    assert probability(0) == 0.5
    assert probability(800) == 1
    assert probability(-800) == pytest.approx(0)
    assert probability(1.5) + probability(-1.5) == pytest.approx(1)
    for odds in (-12, -0.3, 0, 4):
        assert log_odds(probability(odds)) == pytest.approx(odds)
    assert log_odds(0.0) < -12 < 12 < log_odds(1.0)


@pytest.mark.rule("W-69")
def test_a_chance_that_is_told_fades_as_a_draw_comes_nearer_but_a_players_estimate_does_not():
    evaluator = replace(agents.shipped_evaluator(), contempt=0.0)
    state = start(laid={"w": ["s7"]}, beings=[{"id": "w4H", "square": "s7"}]).position.value
    chances, scores = [], []
    for state.quiet in (0, 20, 40, 59):
        chances.append(evaluator.chance(state, WEST))
        scores.append(evaluator.score(state, WEST))
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1] > 0.5
    assert len(set(scores)) == 1


@pytest.mark.rule("W-69")
def test_a_draw_that_comes_nearer_is_no_comfort_to_who_waits_for_a_reply():
    state = at_a_choice(3).position.value
    state.quiet = 50
    rng = random.Random(1)
    hopes = []
    for contempt in (0.0, agents.CONTEMPT):
        evaluator = replace(agents.shipped_evaluator(), contempt=contempt)
        standing = TurnPlanner.of(evaluator, 1, 0, 1, Deadline(None, time.monotonic))
        summons = SummonSearch(PathBook(), standing, 10, 0)
        reply = OpponentReply(standing, summons, 0.8)
        hopes.append(reply.chance(state, reply.levels(state, rng), rng))
    assert hopes[1] < hopes[0]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  life:", "  lives:", "no weight for 'life'"),
        ("bias: ", "bias: much ", "bias"),
        ("mover: ", "move: ", "mover"),
    ],
)
@pytest.mark.parametrize("weights", WEIGHTS)
def test_wrong_weights_are_told(tmp_path, old, new, said, weights):
    from wonderland.content.places import config_folder

    good = (config_folder() / "games" / "wonderland" / weights).read_text("utf-8")
    path = tmp_path / weights
    path.write_text(good.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        check(path)
    assert said in str(bad.value)
    assert f"{path}:" in str(bad.value)
