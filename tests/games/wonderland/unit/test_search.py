"""How the agents that search choose dice, summon, plan and answer."""

import gc
import itertools
import random
import time
from collections import Counter
from unittest.mock import patch

import pytest

from tests.games.wonderland.helpers import game, play, random_match, start
from tests.games.wonderland.unit.positions import at_a_choice, besieged
from wonderland.games.wonderland import notation, paths
from wonderland.games.wonderland.actions.acting import Strike
from wonderland.games.wonderland.actions.answering import Defend, Done
from wonderland.games.wonderland.ai import agents, ground, heuristics, plan_trials, roll_odds, standing
from wonderland.games.wonderland.ai.answered import answered
from wonderland.games.wonderland.ai.distance import laying_costs
from wonderland.games.wonderland.ai.evaluator import log_odds, probability
from wonderland.games.wonderland.ai.features import roll_chance, two_stars
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.ai.path_book import FAR, OF_A_KIND, OF_A_START, PathBook
from wonderland.games.wonderland.ai.summons import each_summoned, summon_code, summoned
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.components import POINTS, SQUARE, STRENGTH
from wonderland.games.wonderland.factors import DEFEND
from wonderland.games.wonderland.legal import Action
from wonderland.games.wonderland.state import CHOOSE, DEFENSE, EAST, WEST
from wonderland.games.wonderland.table_state import TableState
from wonderland.search.deadline import Deadline
from wonderland.search.memory import uncollected

FOREVER = Deadline(None, time.monotonic)
SEARCHED = [name for name, level in LEVELS.shipped().items() if level.kind == "search"]


# --- dice --------------------------------------------------------------------------------------
@pytest.mark.rule("W-6")
def test_chances_of_a_summon_as_the_rules_give_them():
    for count, shares in ((3, (74.1, 50.0, 25.9, 7.4)), (2, (44.4, 25.0, 11.1, 2.8))):
        for stars, share in zip((4, 3, 2, 1), shares, strict=True):
            assert 100 * two_stars(count, stars) == pytest.approx(share, abs=0.05)
    assert 100 * two_stars(4, 1) == pytest.approx(13.2, abs=0.05)


def test_rolls_are_counted_like_throwing_every_die():
    faces = game().rules.definitions.faces
    chosen = ((1, tuple(faces[1])), (1, tuple(faces[1])), (3, tuple(faces[3])))
    counted = Counter()
    for thrown in itertools.product(*(sides for _, sides in chosen)):
        gains = [0] * 5
        for face in thrown:
            if face:
                gains[face - 1] += 1
        pairs = 2 if thrown[0] == thrown[1] == 0 else 0
        counted[tuple(gains), pairs] += 1 / 216
    found = {(gains, pairs): p for gains, pairs, p in roll_odds.rolls(chosen)}
    assert found == pytest.approx(dict(counted))


def test_luck_brings_each_outcome_as_often_as_dice_do():
    faces = game().rules.definitions.faces
    chosen = tuple((level, tuple(faces[level])) for level in (1, 1, 3))
    thrown = Counter(roll_odds.at_luck(chosen, 5, (n + 0.5) / 2160) for n in range(2160))
    for gains, pairs, p in roll_odds.rolls(chosen):
        assert thrown[gains, pairs] == pytest.approx(2160 * p, abs=1)
    assert roll_odds.at_luck(chosen, 5, 1.0) in thrown


@pytest.mark.rule("W-16")
def test_as_many_dice_as_may_be_are_rolled_since_one_more_never_costs():
    for seed in range(20):
        match = at_a_choice(seed)
        if match.to_act not in ("w", "e"):
            continue
        state = match.position.value
        found = list(roll_odds.level_sets(state))
        pool = Counter(state.config.level[card] for card in state.pool[state.active])
        assert found
        assert len(set(found)) == len(found)
        assert {len(levels) for levels in found} == {min(3, pool.total())}
        assert all(Counter(levels) <= pool for levels in found)
        all_levels = range(1, max(pool) + 1)
        for count in range(5):
            for levels in itertools.combinations_with_replacement(all_levels, count):
                assert roll_odds.may_roll(state, levels) == (levels in found)


def test_chances_of_factors_are_counted_like_throwing_every_die():
    thrown = list(itertools.product("AMxxxx", repeat=3))
    for attack, move in itertools.product(range(3), range(4)):
        hits = sum(t.count("A") >= attack and t.count("M") >= move for t in thrown)
        assert roll_chance(3, attack, move) == pytest.approx(hits / 216)


# --- summons -----------------------------------------------------------------------------------
@pytest.mark.parametrize("level", SEARCHED[1:])
def test_whoever_stands_at_the_door_is_killed_by_a_newcomer_beside_it(level):
    """As it stands such a summon is worth less than many; with its attack it is worth most."""
    match = besieged()
    turn(match, level)
    assert not any(b["id"] == "e6C" for b in match.state()["beings"])


@pytest.mark.parametrize("level", SEARCHED[1:])
def test_with_attack_and_no_move_a_newcomer_comes_in_where_it_can_use_it(level):
    """Six Attack are worth nothing to a being that comes in far from every target."""
    match = start(
        phase="choose",
        factors={"w": {"A": 6}},
        laid={"w": ["p7", "q7", "r7"], "e": ["t4", "t5"]},
        beings=[{"id": "w4H", "square": "p7"}, {"id": "e6C", "square": "t4"}],
    )
    play(match, "w dice 5C 6H", "* roll S S")
    turn(match, level)
    assert match.state()["images"]["e"] == 2


@pytest.mark.parametrize("level", SEARCHED[1:])
def test_whoever_alone_keeps_the_enemy_from_the_door_stays_there(level):
    """The one at b7 could walk on; then East's Four would come to the door, and hit."""
    match = start(
        images={"w": 1, "e": 3},
        factors={"w": {"M": 5}, "e": {"A": 1, "M": 2}},
        laid={"w": ["b7", "c7", "d7", "e7", "f7", "g7"], "e": ["c8", "d8"]},
        beings=[{"id": "w6H", "square": "b7"}, {"id": "e4C", "square": "c8"}],
    )
    turn(match, level)
    assert [b["square"] for b in match.state()["beings"] if b["id"] == "w6H"] == ["b7"]


def turn(match, level):
    """Play West's turn to its end by a level."""
    agent = game().agent(level, seed=1)
    while match.to_act == "w" and match.state()["active"] == "w":
        match.play(agent.choose(match.view("w")).action)


def test_the_paths_worth_a_look_have_starts_beside_enemies_and_both_images():
    for seed in range(6):
        state = at_a_choice(seed).position.value
        if state.phase != CHOOSE:
            continue
        grid, side = state.config.grid, state.active
        every = {placing[2] for placing in PathBook().page(state, side)}
        starts = {p[2] for p in PathBook().candidates(state, side, 400, random.Random(1))}
        wanted = state.config.approach[0] | state.config.approach[1]
        for being in state.beings[1 - side]:
            wanted |= grid.near[state.columns[SQUARE + being]]
        assert {square for square in every if wanted >> square & 1} <= starts


def test_a_path_is_listed_once_whatever_its_order_and_only_if_it_is_legal():
    state = besieged().position.value
    found = PathBook().page(state, WEST)
    grid = state.config.grid
    laid = Counter((grid.path_mask(first, shape), start) for first, shape, start in found)
    assert set(laid.values()) == {1}
    legal = {(grid.path_mask(f, s), start) for f, s, start in paths.iterate(state, WEST)}
    assert set(laid) == legal


def plainly_ranked(state, side):
    """The ways to lay and start, each set of squares by its first order; the nearest to the Image first."""
    grid = state.config.grid
    known = laying_costs(grid, state.laid[0] | state.laid[1], state.config.approach[1 - side])
    contact, of_squares = paths.contact_squares(state, side), {}
    for first, shape, _ in paths.iterate(state, side):
        mask = grid.path_mask(first, shape)
        of_squares[mask] = min(of_squares.get(mask, (shape, first)), (shape, first))
    ranked = []
    for shape, first in of_squares.values():
        squares = [first + delta for delta in grid.shapes[shape].deltas]
        costs = [known.get(square, FAR) for square in squares]
        for i, square in enumerate(squares):
            if contact >> square & 1:
                left = min(cost + abs(i - j) for j, cost in enumerate(costs))
                reach = min(costs)
                ranked.append((2 * left + reach, reach, (first, shape, square)))
    return sorted(ranked)


@pytest.mark.parametrize(("seed", "size"), [(0, {}), (1, {}), (2, {"line": 7, "rows": 9})])
def test_paths_are_listed_in_the_order_in_which_they_lead_to_the_image(seed, size):
    match, rng = game().new(seed=seed, options=size), random.Random(seed)
    for _ in range(3):
        for _ in range(60):
            if match.to_act == "*":
                match.draw()
            elif match.to_act:
                match.play(match.legal().choose(rng))
        state = match.position.value
        for side in (WEST, EAST):
            wanted, page = plainly_ranked(state, side), PathBook().page(state, side)
            assert list(page) == [placing for *_, placing in wanted]
            kinds, onward = Counter(), []
            for _, reach, placing in wanted:
                kinds[reach, placing[2]] += 1
                if kinds[reach, placing[2]] <= OF_A_KIND:
                    onward.append(placing)
            assert page.onward(7) == onward[:7]
            assert page.onward(40) == onward[:40]
            assert page.onward(9) == onward[:9]
            for square in {placing[2] for placing in page}:
                of_start = [placing for *_, placing in wanted if placing[2] == square]
                assert page.starting(square) == of_start[:OF_A_START]


@pytest.mark.parametrize("seed", range(3))
def test_placings_are_looked_at_as_if_each_summon_were_carried_out(seed):
    state = at_a_choice(seed).position.value
    book, rng, compared = PathBook(), random.Random(seed), 0
    for card in state.pool[state.active]:
        choice = book.candidates(state, state.active, 40, rng)
        for placing, found in zip(choice, each_summoned(state, card, choice), strict=True):
            wanted = summoned(state, summon_code(card, placing))
            for name in TableState.__slots__:
                assert getattr(found, name) == getattr(wanted, name), name
            compared += 1
    assert compared > 100


# --- defense -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("factors", "struck", "paid", "why"),
    [
        (1, {"e3C": 3, "e9S": 4}, "e9S", "e9S keeps 1 Str."),
        (1, {"e3C": 2, "e9S": 1}, "e3C", "e3C keeps 3 Str."),
        (2, {"e9S": 3}, "e9S", "e9S keeps 2 Str."),
        (1, {"e9S": 3}, None, "A defense would change nothing that matters."),
        (0, {"e3C": 3}, None, "A defense would change nothing that matters."),
        (2, {"e3C": 6}, None, "A defense would change nothing that matters."),
    ],
)
@pytest.mark.rule("W-62")
def test_a_defense_is_paid_for_whom_it_saves_then_for_whom_it_spares_a_wound(factors, struck, paid, why):
    state = besieged().position.value.copy()
    config = state.config
    free = iter(config.grid.members(config.grid.board & ~state.held[0] & ~state.held[1]))
    for name, points in struck.items():
        being = config.entity[name]
        state.place(being, next(free))
        state.columns[STRENGTH + being] = config.strength[being]
        state.columns[POINTS + being] = points
    state.set_factor(DEFEND, EAST, factors)
    state.phase, state.asked = DEFENSE, EAST
    code, said = heuristics.choose_defense(state, EAST)
    assert code == (Defend(config.entity[paid]) if paid else Done())
    assert str(said) == why
    assert heuristics.defense_code(state, EAST) == code


# --- planning ----------------------------------------------------------------------------------
def planner(width=4, depth=6, most=2000):
    return TurnPlanner.of(agents.shipped_evaluator(), width, depth, most, FOREVER)


def test_a_win_in_reach_is_taken():
    match = start(
        images={"w": 3, "e": 1},
        factors={"w": {"M": 4, "A": 1}},
        laid={"w": ["o7", "p7", "q7", "r7", "s7"]},
        beings=[{"id": "w4H", "square": "o7"}],
    )
    agent = game().agent("hard", seed=1)
    while match.to_act == "w":
        choice = agent.choose(match.view("w"))
        match.play(choice.action)
    assert match.result == {"winner": "w", "reason": "image"}
    assert choice.why == "This wins."


def test_help_that_fells_a_target_is_found():
    """The King rouses the attacker by just what is missing (W-45, W-50)."""
    match = start(
        factors={"w": {"A": 1, "C": 2}},
        laid={"w": ["f7", "g7", "h7"]},
        beings=[{"id": "wKH", "square": "f7"}, {"id": "w4H", "square": "g7"}, {"id": "e3C", "square": "h7"}],
    )
    plan = planner().best(match.position.value)
    after = match.copy()
    for code in plan.actions:
        after.play(Action(match.position.config, WEST, code))
    assert "w use KH w4H 1" in after.lines
    assert "w attack 4H e3C" in after.lines


@pytest.mark.rule("W-46")
def test_at_a_guarded_door_with_one_place_before_it_one_attacks_and_makes_room_for_the_next():
    match = start(
        factors={"w": {"M": 4, "A": 3}, "e": {"D": 9}},
        laid={"w": ["o7", "p7", "q7", "r7"], "e": ["s7"]},
        beings=[{"id": "w4H", "square": "r7"}, {"id": "w9H", "square": "q7"}, {"id": "e3C", "square": "s7", "str": 1}],
    )
    state = match.position.value
    guard = state.config.ids.index("e3C")
    found = planner().best(state)
    strikers = [code.being for code in found.actions if isinstance(code, Strike)]
    assert [state.config.ids[being] for being in strikers] == ["w4H", "w9H"]
    # 2 and 3 points against a Def of 3, and 1 for the suit: neither alone would do anything
    assert guard not in found.after.beings[EAST]


def test_planning_changes_nothing_and_repeats_itself():
    match = random_match(5, 150)
    while match.state()["phase"] != "action":
        if match.to_act == "*":
            match.draw()
        else:
            match.play(match.legal()[0])
    before = match.state()
    first, again = (planner().best(match.position.value) for _ in range(2))
    assert match.state() == before
    assert first[:2] == again[:2]


def test_more_width_is_never_worse():
    for seed in (2, 3, 5):
        match = random_match(seed, 120)
        while match.state()["phase"] != "action":
            match.draw() if match.to_act == "*" else match.play(match.legal()[0])
        narrow, wide = (planner(width=w).best(match.position.value).score for w in (1, 50))
        assert wide >= narrow


# --- whole agents ------------------------------------------------------------------------------
@pytest.mark.parametrize("level", SEARCHED)
def test_the_same_seed_plays_the_same(level):
    def lines():
        match = game().new(options={"preset": "quick"}, seed=4)
        agents = {side: game().agent(level, seed=9) for side in "we"}
        while len(match.lines) < 24 and match.to_act is not None:
            if match.to_act == "*":
                match.draw()
            else:
                match.play(agents[match.to_act].choose(match.view(match.to_act)).action)
        return match.lines

    assert lines() == lines()


@pytest.mark.parametrize("level", SEARCHED)
def test_an_agent_decides_anywhere_in_a_match_and_says_why(level):
    """Also in the middle of a turn that another has begun, when windows are open, and passing.

    Twice in each phase of each match, so that no kind of decision takes up the time of the others.
    """
    rng = random.Random(level)
    kinds = Counter()
    for seed in range(6):
        options = {"face_down": seed % 2 == 0, "four_dice": seed % 3 == 0}
        match = random_match(seed, 100 + 60 * seed, **options)
        for _ in range(16):
            if match.to_act is None:
                break
            if match.to_act == "*":
                match.draw()
                continue
            kind = (seed, match.state()["phase"])
            if kinds[kind] < 2:
                choice = game().agent(level, seed=seed).choose(match.view(match.to_act))
                assert choice.why.endswith(".")
                assert match.check(choice.action) is None
                kinds[kind] += 1
            match.play(match.legal().choose(rng))
    assert {phase for _, phase in kinds} >= {"choose", "summon", "action", "window"}


def test_a_decision_makes_no_rings_that_only_the_collector_could_free():
    """So it may rest meanwhile (``search.memory``)."""
    match = at_a_choice(3)
    view, agent = match.view(match.to_act), game().agent("master", seed=1)
    agent.choose(view)  # what is read and kept the first time
    gc.collect()
    with uncollected():
        agent.choose(view)
        assert gc.collect() == 0
    assert gc.isenabled()


def test_what_was_found_for_a_decision_is_forgotten_with_it():
    """Else the collector would go through all of it, for little that is asked again."""
    match = at_a_choice(3)
    side = match.to_act
    kept = ground._ground, standing.field_of, standing.post_of, standing.lay_of
    found = Counter()
    with patch.object(ground, "forget", lambda: found.update(k.cache_info().currsize for k in kept)):
        game().agent("hard", seed=1).choose(match.view(side))
    assert min(found) > 10, "so much is kept while it thinks"
    agent, seen = agents.counting_agent(LEVELS.shipped()["hard"].search, 10_000)
    agent.choose(match.view(side), random.Random(1))
    assert {k.cache_info().currsize for k in kept} == {0}
    scales = agent.evaluator._scales._scales
    assert not any((*scales._tables, *scales._posts, scales._ledgers, scales._books))
    assert seen() > 10


def test_an_agent_whose_time_is_up_still_decides():
    for seed in range(3):
        match = random_match(seed, 100)
        while match.to_act == "*":
            match.draw()
        agent = game().agent("master", seed=1, seconds=0.000001)
        assert match.check(agent.choose(match.view(match.to_act)).action) is None


def test_a_deadline_is_for_a_turn():
    now = [0.0]
    deadline = Deadline(5.0, lambda: now[0])
    deadline.begin("turn 1")
    now[0] = 4.0
    deadline.begin("turn 1")
    assert not deadline.over()
    now[0] = 5.0
    assert deadline.over()
    deadline.begin("turn 2")
    assert not deadline.over()
    assert not Deadline(None, lambda: now[0]).over()


def test_the_clock_stands_while_others_take_their_time():
    """Two decisions of a turn, a long answer between them: the second has time all the same."""
    now = [0.0]
    deadline = Deadline(8.0, lambda: now[0])
    deadline.resume("turn 1", 0.75)
    now[0] = 3.0
    assert deadline.spent() == 0.5
    now[0] = 6.0
    assert deadline.over()
    deadline.pause()
    now[0] = 100.0
    deadline.resume("turn 1", 0.5)
    assert not deadline.over()
    now[0] = 101.0
    assert deadline.over()
    deadline.pause()
    deadline.resume("turn 2", 1.0)
    now[0] = 108.0
    assert not deadline.over()


def test_a_window_is_answered_where_it_saves_a_being():
    """The Queen shields whom West would fell at his own door (W-61, W-63)."""
    match = start(
        active="w",
        factors={"w": {"A": 1}, "e": {"C": 3, "D": 1}},
        laid={"w": ["b7", "c7"], "e": ["b8"]},
        beings=[{"id": "w5C", "square": "c7"}, {"id": "e6C", "square": "b7", "str": 2}, {"id": "eQD", "square": "b8"}],
    )
    play(match, "w attack 5C e6C", "w end")
    agent = game().agent("master", seed=1)
    while match.to_act == "e":
        match.play(agent.choose(match.view("e")).action)
        if match.state()["turn"] > 1:
            break
    assert any(line.startswith("e use QD e6C") for line in match.lines)
    assert any(b["id"] == "e6C" for b in match.state()["beings"])


def west_strikes(chances):
    """West may strike a being; its Queen has so much Chance for a shield (W-49, W-61)."""
    return start(
        active="w",
        factors={"w": {"A": 1}, "e": {"C": chances, "D": 1}},
        laid={"w": ["b7", "c7"], "e": ["b8"]},
        beings=[{"id": "w5C", "square": "c7"}, {"id": "e6C", "square": "b7", "str": 2}, {"id": "eQD", "square": "b8"}],
    )


def searching(positions):
    """The master with so many positions a turn; None for no limit."""
    settings = LEVELS.shipped()["master"].search
    if positions is None:
        return agents.search_agent(settings, None)
    return agents.counting_agent(settings, positions)[0]


@pytest.mark.rule("W-58")
def test_a_plan_is_answered_by_whoever_can_save_a_being():
    for chances, left in ((0, ["eQD"]), (3, ["e6C", "eQD"])):
        state = west_strikes(chances).position.value
        before = state.copy()
        strike = notation.read(state, "w attack 5C e6C").codes[0]
        after = answered(state, [strike], searching(None).quick)
        assert [state.config.ids[being] for being in after.beings[EAST]] == left
        assert after.phase == CHOOSE
        assert plan_trials.where(state) == plan_trials.where(before)


@pytest.mark.rule("W-58")
def test_at_the_table_no_attack_is_spent_where_the_answer_makes_it_vain():
    for chances, line in ((0, "w attack 5C e6C"), (3, "w end")):
        view = west_strikes(chances).view("w")
        action, _ = searching(8000).choose(view, random.Random(1))
        assert str(action) == line


@pytest.mark.rule("W-58")
def test_a_win_that_an_answer_prevents_is_not_taken_for_one():
    """With one Move the step to the Image is void once it is hobbled; with two it is paid."""
    for moves, prevented in ((1, True), (2, False)):
        match = start(
            images={"w": 3, "e": 1},
            factors={"w": {"M": moves, "A": 1}, "e": {"F": 1}},
            laid={"w": ["r7", "s7"], "e": ["q8", "r8"]},
            beings=[{"id": "w4H", "square": "r7"}, {"id": "eJC", "square": "r8"}],
        )
        state, agent = match.position.value, searching(8000)
        won = agent.plans(state, random.Random(1))[0]
        assert won.after.phase != CHOOSE
        for start_of_plans, spoilt in ((state, prevented), (None, False)):
            trials = plan_trials.PlanTrials(agent.reply, iter(()), random.Random(1), FOREVER, start_of_plans)
            assert trials.spoilt(won) is spoilt
        action, _ = agent.choose(match.view("w"), random.Random(1))
        assert str(action) in match.legal()
        assert prevented or action.code == won.actions[0]


@pytest.mark.rule("W-56", "W-58")
def test_a_plan_that_is_answered_by_the_fall_of_ones_own_image_is_lost():
    """West would fell the Rook at the turn's end, but it blasts before (W-58)."""
    match = start(
        images={"w": 1, "e": 3},
        factors={"w": {"A": 1}, "e": {"F": 1}},
        laid={"w": ["b6", "c6"], "e": ["b7", "c7"]},
        beings=[{"id": "w4H", "square": "b6"}, {"id": "eTS", "square": "b7", "str": 1}],
    )
    state, agent = match.position.value, searching(8000)
    strike = notation.read(state, "w attack 4H eTS").codes[0]
    plan = next(p for p in agent.plans(state, random.Random(1)) if p.actions == (strike,))
    after = answered(state, plan.actions, agent.quick)
    assert plan.after.phase == CHOOSE
    assert after.result == (EAST, "image")
    trials = plan_trials.PlanTrials(agent.reply, iter(()), random.Random(1), FOREVER, state)
    ((score, _),) = trials.in_rounds([plan], 1)
    assert score == pytest.approx(log_odds(probability(agent.evaluator.score(after, WEST))))
    assert score < plan.score - 1


def test_the_image_is_hit_with_the_last_attack():
    """Keeping the Attack for a better day would be a blunder."""
    for lives in (3, 2):
        match = start(
            images={"w": 3, "e": lives},
            factors={"w": {"A": 1}},
            laid={"w": ["q7", "r7", "s7"]},
            beings=[{"id": "w4H", "square": "s7"}, {"id": "e6C", "square": "q7"}],
        )
        for level in SEARCHED[1:]:
            choice = game().agent(level, seed=1).choose(match.view("w"))
            assert str(choice.action) == "w attack 4H image", level
