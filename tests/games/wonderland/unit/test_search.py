"""How the agents that search evaluator, choose dice, plan and answer."""

import itertools
import random
import time
from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from tests.helpers import fresh, game, play, random_match, start
from wonderland.core.errors import BadInput
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.ai import agents, heuristics, roll_odds
from wonderland.games.wonderland.ai.agents import SeededAgent
from wonderland.games.wonderland.ai.distance import BARRED, steps_away, waves
from wonderland.games.wonderland.ai.evaluator import log_odds, probability, read_evaluator
from wonderland.games.wonderland.ai.features import (
    NAMES,
    features,
    roll_chance,
    side_features,
    two_stars,
)
from wonderland.games.wonderland.ai.levels import read_levels, shipped_levels
from wonderland.games.wonderland.ai.macro_actions import macro_actions
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.path_book import PathBook
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.ai.summons import SummonSearch
from wonderland.games.wonderland.ai.turn_planner import TurnPlanner
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.state import CHOOSE, EAST, WEST
from wonderland.search.deadline import Deadline

SEARCHED = [name for name, level in shipped_levels().items() if level.kind == "search"]


def mirrored(match):
    """The same position seen in a looking-glass: West and East have changed places."""
    state = match.state()
    last = match.config.grid.columns - 1

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


def at_a_choice(seed):
    """A random match of the quick preset, somewhere at the start of a turn."""
    match, rng = game().new(options={"preset": "quick"}, seed=seed), random.Random(seed)
    for _ in range(400):
        if match.to_act == "*":
            match.draw()
        elif match.to_act is None or (len(match.lines) > 60 and match.state()["phase"] == "choose"):
            break
        else:
            match.play(match.legal().choose(rng))
    return match


# --- evaluating--------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_a_position_is_worth_as_much_in_the_looking_glass(seed):
    match = at_a_choice(seed)
    glass = mirrored(match)
    for side, other in ((WEST, EAST), (EAST, WEST)):
        assert side_features(match.position.value, side) == pytest.approx(
            side_features(glass.position.value, other)
        )


def test_every_feature_has_a_weight_and_words():
    evaluator = agents.shipped_evaluator()
    assert len(evaluator.mover) == len(evaluator.other) == len(NAMES)
    assert [len(side) for side in features(fresh().position.value)] == [len(NAMES)] * 2
    assert set(evaluator.gains) == set(evaluator.denials) == set(NAMES)
    assert all(evaluator.gains[name] or evaluator.denials[name] for name in NAMES)


def test_chances_of_both_sides_sum_to_one():
    evaluator = agents.shipped_evaluator()
    for seed in range(5):
        state = at_a_choice(seed).position.value
        assert evaluator.chance(state, WEST) + evaluator.chance(state, EAST) == pytest.approx(1)


def test_a_life_and_a_being_are_worth_having():
    evaluator = agents.shipped_evaluator()
    even = start(phase="choose")
    ahead = start(phase="choose", images={"w": 3, "e": 2})
    assert evaluator.chance(ahead.position.value, WEST) > evaluator.chance(
        even.position.value, WEST
    )
    beside = start(phase="choose", laid={"w": ["s7"]}, beings=[{"id": "w4H", "square": "s7"}])
    assert evaluator.chance(beside.position.value, WEST) > evaluator.chance(
        even.position.value, WEST
    )


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
    reached = {
        after.columns[SQUARE + state.beings[WEST][0]] for _, after in macro_actions(state, WEST)
    }
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
    told, scores = [], []
    for state.quiet in (0, 20, 40, 59):
        told.append(evaluator.chance(state, WEST))
        scores.append(evaluator.score(state, WEST))
    assert told == sorted(told, reverse=True)
    assert told[0] > told[-1] > 0.5
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
def test_wrong_weights_are_told(tmp_path, old, new, said):
    from wonderland.content.places import config_folder

    good = (config_folder() / "games" / "wonderland" / "evaluation.yaml").read_text("utf-8")
    path = tmp_path / "evaluation.yaml"
    path.write_text(good.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as bad:
        read_evaluator(path)
    assert said in str(bad.value)
    assert f"{path}:" in str(bad.value)


def test_wrong_levels_are_told(tmp_path):
    path = tmp_path / "ai.yaml"
    deep = "deep:\n  name: Deep\n  character: Well\n  says: Thinks.\n  kind: search\n"
    path.write_text(f"{deep}  search: {{width: wide}}\n")
    with pytest.raises(BadInput) as bad:
        read_levels(path)
    assert f"{path}:6" in str(bad.value)
    path.write_text(deep)
    with pytest.raises(BadInput) as bad:
        read_levels(path)
    assert "needs `search`" in str(bad.value)


def test_slips_are_as_frequent_as_the_level_says():
    def said(slips):
        agent = SeededAgent(partial(heuristics.choose, paths=5, slips=slips), 1)
        return Counter("not looking" in agent.choose(view).why for _ in range(400))

    view = start(laid={"w": ["b7", "c7"]}, beings=[{"id": "w3D", "square": "b7"}],
                 factors={"w": {"M": 3}}).view("w")  # fmt: skip
    assert said(0.0)[True] == 0
    assert said(1.0)[True] == 400
    assert 30 < said(0.15)[True] < 95


def test_dice_and_paths_are_chosen_with_care_and_nobody_slips_when_nothing_happens():
    careless = SeededAgent(partial(heuristics.choose, paths=5, slips=1.0), 1)

    def slips(view):
        return "not looking" in careless.choose(view).why

    match = start(phase="choose")
    assert not slips(match.view("w"))
    play(match, "w dice AS 4H JS", "* roll S S S")
    assert match.state()["phase"] == "summon"
    assert not slips(match.view("w"))
    for quiet, expected in ((7, True), (8, False)):
        match = start(phase="action")
        match.position.value.quiet = quiet
        assert slips(match.view("w")) == expected


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


def test_chances_of_factors_are_counted_like_throwing_every_die():
    thrown = list(itertools.product("AMxxxx", repeat=3))
    for attack, move in itertools.product(range(3), range(4)):
        hits = sum(t.count("A") >= attack and t.count("M") >= move for t in thrown)
        assert roll_chance(3, attack, move) == pytest.approx(hits / 216)


# --- summons -----------------------------------------------------------------------------------
def besieged():
    """East's Six stands at West's door; West has Attack, and rolled a summon of level 2."""
    match = start(
        phase="choose",
        images={"w": 2, "e": 3},
        factors={"w": {"A": 1}, "e": {"A": 3}},
        laid={"w": ["b5", "b6", "c5"], "e": ["b7", "c7", "d7"]},
        beings=[{"id": "e6C", "square": "b7", "str": 1}, {"id": "w4H", "square": "c5"}],
    )
    play(match, "w dice 5C 6H", "* roll S S")
    return match


@pytest.mark.parametrize("level", SEARCHED[1:])
def test_whoever_stands_at_the_door_is_killed_by_a_newcomer_beside_it(level):
    """As it stands such a summon is worth less than many; with its attack it is worth most."""
    match = besieged()
    agent = game().agent(level, seed=1)
    while match.to_act == "w":
        match.play(agent.choose(match.view("w")).action)
    assert not any(b["id"] == "e6C" for b in match.state()["beings"])


def test_the_paths_worth_a_look_have_starts_beside_enemies_and_both_images():
    for seed in range(6):
        state = at_a_choice(seed).position.value
        if state.phase != CHOOSE:
            continue
        grid, side = state.config.grid, state.active
        every = {placing[2] for placing in PathBook().page(state, side).every}
        starts = {p[2] for p in PathBook().candidates(state, side, 400, random.Random(1))}
        wanted = state.config.approach[0] | state.config.approach[1]
        for being in state.beings[1 - side]:
            wanted |= grid.near[state.columns[SQUARE + being]]
        assert {square for square in every if wanted >> square & 1} <= starts


def test_a_path_is_listed_once_whatever_its_order_and_only_if_it_is_legal():
    state = besieged().position.value
    found = PathBook().page(state, WEST).every
    grid = state.config.grid
    laid = Counter((grid.path_mask(first, shape), start) for first, shape, start in found)
    assert set(laid.values()) == {1}
    legal = {(grid.path_mask(f, s), start) for f, s, start in paths.iterate(state, WEST)}
    assert set(laid) == legal


# --- planning ----------------------------------------------------------------------------------
def planner(width=4, depth=6, most=2000):
    return TurnPlanner.of(
        agents.shipped_evaluator(), width, depth, most, Deadline(None, time.monotonic)
    )


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
        beings=[
            {"id": "wKH", "square": "f7"},
            {"id": "w4H", "square": "g7"},
            {"id": "e3C", "square": "h7"},
        ],
    )
    plan = planner().best(match.position.value)
    after = match.copy()
    for code in plan.actions:
        from wonderland.games.wonderland.actions import Action

        after.play(Action(match.config, WEST, code))
    assert "w use KH w4H 1" in after.lines
    assert "w attack 4H e3C" in after.lines


@pytest.mark.rule("W-46")
def test_at_a_guarded_door_with_one_place_before_it_one_attacks_and_makes_room_for_the_next():
    match = start(
        factors={"w": {"M": 4, "A": 3}, "e": {"D": 9}},
        laid={"w": ["o7", "p7", "q7", "r7"], "e": ["s7"]},
        beings=[
            {"id": "w4H", "square": "r7"},
            {"id": "w9H", "square": "q7"},
            {"id": "e3C", "square": "s7", "str": 1},
        ],
    )
    state = match.position.value
    guard = state.config.ids.index("e3C")
    found = planner().best(state)
    strikers = [code.being for code in found.actions if isinstance(code, act.Strike)]
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


def test_a_window_is_answered_where_it_saves_a_being():
    """The Queen shields her neighbour from an attack that would fell it (W-61, W-63)."""
    match = start(
        active="w",
        factors={"w": {"A": 1}, "e": {"C": 3, "D": 1}},
        laid={"w": ["g7", "h7"], "e": ["i7", "h8"]},
        beings=[
            {"id": "w5C", "square": "g7"},
            {"id": "e6C", "square": "h7", "str": 2},
            {"id": "eQD", "square": "i7"},
        ],
    )
    play(match, "w attack 5C e6C", "w end")
    agent = game().agent("master", seed=1)
    while match.to_act == "e":
        match.play(agent.choose(match.view("e")).action)
        if match.state()["turn"] > 1:
            break
    assert any(line.startswith("e use QD e6C") for line in match.lines)
    assert any(b["id"] == "e6C" for b in match.state()["beings"])


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


# --- levels ------------------------------------------------------------------------------------
def test_no_level_forgets_to_summon():
    """Whoever errs in its dice or lets summons go by mistake looks dead for many turns."""
    for level in ("easy", "normal"):
        for seed in range(4):
            match = game().new(seed=seed)
            agents = {side: game().agent(level, seed=seed) for side in "we"}
            while match.turn <= 12:
                if match.to_act == "*":
                    match.draw()
                else:
                    match.play(agents[match.to_act].choose(match.view(match.to_act)).action)
            summons = Counter(line[0] for line in match.lines if " summon " in line)
            assert min(summons["w"], summons["e"]) >= 1
            assert summons.total() >= 4


def test_a_level_with_noise_takes_a_worse_plan_now_and_then_but_never_declines_by_mistake():
    match = fresh()
    play(match, "w dice AS 4H JS", "* roll S S M")
    noisy = SearchSettings(summons=3, states=60, trials=6, noise=3.0, plan_responses=False)
    said = {
        str(agents.search_agent(noisy, None).choose(match.view("w"), random.Random(seed))[0])
        for seed in range(8)
    }
    assert len(said) > 2
    assert all(line.startswith("w summon") for line in said)


def test_plans_are_held_against_several_draws_of_what_is_hidden(monkeypatch):
    match, asked = besieged(), []
    chance = OpponentReply.chance

    def noting(self, state, levels, rng):
        asked.append(tuple(state.config.selections[EAST]))
        return chance(self, state, levels, rng)

    monkeypatch.setattr(OpponentReply, "chance", noting)
    for worlds in (1, 3):
        asked.clear()
        settings = SearchSettings(replies=4, worlds=worlds, share=0.5, quick_states=20)
        first, again = (
            agents.search_agent(settings, None).choose(match.view("w"), random.Random(2))
            for _ in range(2)
        )
        assert str(first[0]) == str(again[0])
        assert match.check(first[0]) is None
        assert len(set(asked)) == worlds
    counts = Counter(asked)
    assert max(counts.values()) > min(counts.values()), "fewer plans in each further world"


def test_the_time_at_the_table_is_used_and_kept_to():
    match = besieged()
    settings = SearchSettings(replies=4, share=0.5, quick_states=20, most_worlds=5)
    asked = {}
    for seconds in (2.0, 500.0):
        ticks = itertools.count()
        agent = SearchAgent(
            agents.shipped_evaluator(), settings, seconds, lambda t=ticks: next(t) / 50
        )
        action, _ = agent.choose(match.view("w"), random.Random(2))
        assert match.check(action) is None
        asked[seconds] = next(ticks)
    assert 2 * 50 <= asked[2.0] < 2 * 50 + 50
    assert asked[500.0] > 2 * asked[2.0]
