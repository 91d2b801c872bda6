"""The levels of agents: how they err, and what they never do."""

import random
import time
from collections import Counter
from functools import partial

import pytest

from tests.games.wonderland.helpers import fresh, game, play, start
from tests.games.wonderland.unit.positions import besieged
from wonderland.content.places import game_folder
from wonderland.core.agent import CARELESS, SeededAgent
from wonderland.core.errors import BadInput
from wonderland.games.wonderland.ai import agents, heuristics, plan_trials, roll_odds
from wonderland.games.wonderland.ai.features import NAMES
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.oversights import Oversight, without
from wonderland.games.wonderland.ai.plan_trials import LAST
from wonderland.games.wonderland.ai.playouts import Playouts
from wonderland.games.wonderland.ai.search_agent import AT_ONCE
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.state import EAST, WEST
from wonderland.games.wonderland.view import View, describe
from wonderland.search.deadline import Deadline

WAY = [f"{column}7" for column in "bcdefghijklmnopqrs"]
"""A way from Image to Image."""


def test_wrong_levels_are_told(tmp_path):
    path = tmp_path / "ai.yaml"
    deep = "deep:\n  name: Deep\n  character: Well\n  says: Thinks.\n  kind: search\n"
    path.write_text(f"{deep}  search: {{width: wide}}\n")
    with pytest.raises(BadInput) as bad:
        LEVELS.read(path)
    assert f"{path}:6" in str(bad.value)
    path.write_text(deep)
    with pytest.raises(BadInput) as bad:
        LEVELS.read(path)
    assert "needs `search`" in str(bad.value)


@pytest.mark.parametrize("file", ["evaluation-quick.yaml", "evaluation-master.yaml"])
def test_a_missing_file_of_weights_is_told(file, tmp_path):
    """What, where and how, where a whole folder is checked; who shows ``ai.yaml`` alone has the others."""
    folder = tmp_path / "games" / "wonderland"
    folder.mkdir(parents=True)
    for path in game_folder("wonderland").glob("*.yaml"):
        (folder / path.name).write_bytes(path.read_bytes())
    assert LEVELS.read(folder / "ai.yaml")
    (folder / file).unlink()
    with pytest.raises(BadInput) as bad:
        LEVELS.read(folder / "ai.yaml")
    (told,) = bad.value.problems
    assert told.line and file in told.message and "normal" in told.mend
    alone = tmp_path / "ai.yaml"
    alone.write_bytes((folder / "ai.yaml").read_bytes())
    assert LEVELS.read(alone)


def test_each_level_weighs_by_the_weights_that_its_file_names():
    own = agents.shipped_evaluator("evaluation-master.yaml")
    assert own != agents.shipped_evaluator()
    for level, model in LEVELS.shipped().items():
        if model.search:
            judges = (agents.search_agent(model.search, None), agents.counting_agent(model.search, 9)[0])
            wanted = agents.shipped_evaluator() if level == "hard" else own
            for judge in (judge.evaluator for judge in judges):
                assert (judge.mover, judge.other, judge.bias) == (wanted.mover, wanted.other, wanted.bias)


@pytest.mark.parametrize("preset", ["standard", "quick"])
def test_on_a_short_table_all_levels_weigh_by_its_own_weights(preset, monkeypatch):
    """Told by the judge with which the search of each level is made."""
    made, make = [], agents.search_agent

    def noting(settings, seconds, judge, **more):
        made.append((judge, settings.weights))
        return make(settings, seconds, judge, **more)

    monkeypatch.setattr(agents, "search_agent", noting)
    view = game().new(options={"preset": preset, "first": "w"}, seed=1).view("w")
    searching = [name for name, model in LEVELS.shipped().items() if model.search]
    for level in searching:
        game().agent(level, 1).choose(view)
    assert len(made) == len(searching)
    short = agents.shipped_evaluator("evaluation-quick.yaml")
    for judge, weights in made:
        assert judge == (short if preset == "quick" else agents.shipped_evaluator(weights))


@pytest.mark.parametrize("overlooked", Oversight)
def test_what_is_overlooked_counts_for_nothing_for_a_turn_and_is_owned_up_to(overlooked):
    truth = agents.shipped_evaluator()
    believed = without(truth, overlooked)
    for name, was, now in zip(NAMES, truth.mover, believed.mover, strict=True):
        assert now == (0.0 if name in overlooked.value else was)
    match = besieged()
    settings = LEVELS.shipped()["normal"].search.model_copy(update={"noise": 0.0})
    agent = agents.search_agent(settings, None, overlooked=overlooked)
    action, why = agent.choose(match.view("w"), random.Random(1))
    assert match.check(action) is None
    assert CARELESS in why


def test_a_level_overlooks_as_often_as_it_is_told_and_the_same_for_a_whole_turn(monkeypatch):
    asked = []
    monkeypatch.setattr(agents, "search_agent", lambda *_, overlooked, **__: asked.append(overlooked) or Still())
    player = agents.Searcher(SearchSettings(overlooks=0.5), None)
    match, rng, found = fresh(), random.Random(3), []
    for turn in range(1, 201):
        match.position.value.turn = turn
        view = match.view("w")
        player.choose(view, rng)
        found.append(player.overlooked)
        player.choose(view, rng)
        assert player.overlooked is found[-1]
    assert 70 < found.count(None) < 130
    assert set(found) == {None, *Oversight}
    assert len(asked) == 1 + len(Oversight)


class Still:
    """Chooses nothing."""

    def choose(self, view, rng):
        return None, ""


def test_a_slip_is_a_worse_thing_of_the_same_kind_and_nothing_odd():
    """No being is hobbled, no turn left undone: any attack that tells, or any step that leads nearer."""
    match = start(laid={"w": WAY}, beings=[{"id": "wJD", "square": "c7"}, {"id": "w4H", "square": "e7"},
                  {"id": "e5S", "square": "f7"}], factors={"w": {"M": 3, "A": 2, "F": 3}})  # fmt: skip
    state, rng = match.position.value, random.Random(1)
    slips = {heuristics.choose_amiss(state, WEST, rng)[0] for _ in range(60)}
    assert slips
    assert all(type(code).__name__ in ("Step", "Strike") for code in slips)


def test_slips_are_as_frequent_as_the_level_says():
    def said(slips):
        agent = SeededAgent(View, partial(heuristics.choose, paths=5, slips=slips), 1)
        return Counter(CARELESS in agent.choose(view).why for _ in range(400))

    view = start(laid={"w": WAY}, beings=[{"id": "w3D", "square": "b7"}], factors={"w": {"M": 3}}).view("w")
    assert said(0.0)[True] == 0
    assert said(1.0)[True] == 400
    assert 30 < said(0.15)[True] < 95


def test_dice_and_paths_are_chosen_with_care_and_nobody_slips_when_nothing_happens():
    careless = SeededAgent(View, partial(heuristics.choose, paths=5, slips=1.0), 1)

    def slips(view):
        return CARELESS in careless.choose(view).why

    match = start(phase="choose")
    assert not slips(match.view("w"))
    play(match, "w dice AS 4H JS", "* roll S S S")
    assert match.state()["phase"] == "summon"
    assert not slips(match.view("w"))
    for quiet, expected in ((7, True), (8, False)):
        match = start(laid={"w": WAY}, beings=[{"id": "w3D", "square": "b7"}], factors={"w": {"M": 3}})
        match.position.value.quiet = quiet
        assert slips(match.view("w")) == expected


def test_no_level_forgets_to_summon():
    """Whoever errs in its dice or lets summons go by mistake looks dead for many turns."""
    for level in ("easy", "normal"):
        total = 0
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
            total += summons.total()
        assert total >= 16


def test_a_level_with_noise_takes_a_worse_plan_now_and_then_but_never_declines_by_mistake():
    match = fresh()
    play(match, "w dice AS 4H JS", "* roll S S M")
    noisy = SearchSettings(summons=3, states=60, trials=6, noise=3.0, plan_responses=False)
    said = {str(agents.search_agent(noisy, None).choose(match.view("w"), random.Random(seed))[0]) for seed in range(8)}
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
        first, again = (agents.search_agent(settings, None).choose(match.view("w"), random.Random(2)) for _ in range(2))
        assert str(first[0]) == str(again[0])
        assert match.check(first[0]) is None
        assert len(set(asked)) == worlds
    counts = Counter(asked)
    assert max(counts.values()) > min(counts.values()), "fewer plans in each further world"


def thought(match, positions):
    """What a master does who may look at so many positions a turn, and how many he looked at."""
    settings = SearchSettings(replies=4, share=0.5, quick_states=20, widenings=4)
    agent, seen = agents.counting_agent(settings, positions)
    action, _ = agent.choose(match.view("w"), random.Random(2))
    assert match.check(action) is None
    return str(action), seen()


@pytest.mark.parametrize("positions", [300, 2_000, 9_000])
def test_the_time_at_the_table_is_used_and_kept_to(positions):
    """Time told by positions: one decision takes its part of a turn's, and the last thought is ended."""
    action, seen = thought(besieged(), positions)
    part = AT_ONCE * positions
    assert part <= seen < 1.1 * part + 150
    assert thought(besieged(), positions) == (action, seen)


def test_more_time_plays_the_best_plans_on_ever_fewer_of_them_ever_more_often(monkeypatch):
    played = []
    chances = Playouts.chances

    def noting(self, starts, side, first):
        found = chances(self, starts, side, first)
        played.append((len(starts), side, first, found))
        return found

    monkeypatch.setattr(Playouts, "chances", noting)
    monkeypatch.setattr(plan_trials, "PATIENCE", 4)
    monkeypatch.setattr(plan_trials, "WORTH_IT", 0.0)
    thought(besieged(), 300)
    assert all(found is None for *_, found in played), "no time for a single round of them"
    played.clear()
    thought(besieged(), 60_000)
    lengths = [length for length, *_ in played]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > lengths[-1] == LAST
    assert lengths.count(lengths[0]) == 4
    assert lengths.count(LAST) > 2 * 4
    assert {side for _, side, *_ in played} == {WEST}
    assert {first for length, _, first, _ in played if length == LAST} == set(range(LAST))
    assert [found for *_, found in played if found is None] == [None], "the last was broken off"


def test_a_matter_that_is_decided_is_not_thought_over_any_longer(monkeypatch):
    seen = []
    for worth_it in (0.0, 0.1):
        monkeypatch.setattr(plan_trials, "WORTH_IT", worth_it)
        seen.append(thought(besieged(), 100_000)[1])
    assert seen[1] < seen[0] - 1_000
    assert seen[0] >= AT_ONCE * 100_000


def test_playouts_have_the_same_dice_and_the_same_luck_so_that_plans_can_be_compared(monkeypatch):
    settings = SearchSettings(quick_states=20)
    agent = agents.search_agent(settings, None)
    starts = [plan.after for plan in agent.plans(besieged().position.value, random.Random(1))[:3]]
    chosen, thrown = [], []
    levels, at_luck = OpponentReply.levels, roll_odds.at_luck

    def choosing(self, state, rng):
        chosen.append(state)
        return levels(self, state, rng)

    def throwing(dice, factors, luck):
        thrown.append((dice, luck))
        return at_luck(dice, factors, luck)

    monkeypatch.setattr(OpponentReply, "levels", choosing)
    monkeypatch.setattr(roll_odds, "at_luck", throwing)
    playouts = Playouts(agent.reply, 2, random.Random(4), Deadline(None, time.monotonic))
    before = [describe(state) for state in starts]
    found = playouts.chances(starts, WEST, 1)
    assert chosen[0] is starts[1]
    assert len(chosen) == 2, "once a turn"
    assert [len(set(thrown[turn : turn + 3])) for turn in (0, 3)] == [1, 1]
    assert len(set(thrown)) == 2
    assert len(found) == 3
    assert all(0 < chance < 1 for chance in found)
    assert before == [describe(state) for state in starts]


def test_dice_are_chosen_with_wider_plans_while_there_is_time():
    view, least = fresh().view("w"), SearchSettings(replies=4, quick_states=20, widenings=4)
    asked = []
    for positions in (1_000, 20_000):
        agent, seen = agents.counting_agent(least, positions)
        agent.choose(view, random.Random(1))
        asked.append(seen())
    assert asked[1] > 2 * asked[0]
    assert asked[1] < AT_ONCE * 20_000 / 2, "most is kept for the plan of the turn"
