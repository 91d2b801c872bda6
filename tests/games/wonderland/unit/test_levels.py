"""The levels of agents: how they err, and what they never do."""

import itertools
import random
from collections import Counter
from functools import partial

import pytest

from tests.games.wonderland.helpers import fresh, game, play, start
from tests.games.wonderland.unit.positions import besieged
from wonderland.core.agent import SeededAgent
from wonderland.core.errors import BadInput
from wonderland.games.wonderland.ai import agents, heuristics
from wonderland.games.wonderland.ai.levels import LEVELS
from wonderland.games.wonderland.ai.opponent_reply import OpponentReply
from wonderland.games.wonderland.ai.search_agent import SearchAgent
from wonderland.games.wonderland.ai.search_settings import SearchSettings
from wonderland.games.wonderland.state import EAST
from wonderland.games.wonderland.view import View
from wonderland.search.deadline import Deadline


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


def test_slips_are_as_frequent_as_the_level_says():
    def said(slips):
        agent = SeededAgent(View, partial(heuristics.choose, paths=5, slips=slips), 1)
        return Counter("not looking" in agent.choose(view).why for _ in range(400))

    view = start(laid={"w": ["b7", "c7"]}, beings=[{"id": "w3D", "square": "b7"}],
                 factors={"w": {"M": 3}}).view("w")  # fmt: skip
    assert said(0.0)[True] == 0
    assert said(1.0)[True] == 400
    assert 30 < said(0.15)[True] < 95


def test_dice_and_paths_are_chosen_with_care_and_nobody_slips_when_nothing_happens():
    careless = SeededAgent(View, partial(heuristics.choose, paths=5, slips=1.0), 1)

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
        deadline = Deadline(seconds, lambda t=ticks: next(t) / 50)
        agent = SearchAgent(agents.shipped_evaluator(), settings, deadline)
        action, _ = agent.choose(match.view("w"), random.Random(2))
        assert match.check(action) is None
        asked[seconds] = next(ticks)
    assert 2 * 50 <= asked[2.0] < 2 * 50 + 50
    assert asked[500.0] > 2 * asked[2.0]
