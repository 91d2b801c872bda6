"""The agents: legal, by their views alone, the same for the same seed, and not blind."""

from __future__ import annotations

import random

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, opened, play, set_up, start, step
from wonderland.content.places import game_folder
from wonderland.core.errors import BadInput
from wonderland.games.painting_the_roses import notation
from wonderland.games.painting_the_roses.ai.agents import search_agent
from wonderland.games.painting_the_roses.ai.evaluator import read_evaluator, shipped_evaluator
from wonderland.games.painting_the_roses.ai.levels import SearchSettings
from wonderland.games.painting_the_roses.ai.oversights import Oversight, thought
from wonderland.games.painting_the_roses.ai.part import AGENTS
from wonderland.games.painting_the_roses.ai.turn_search import plans
from wonderland.games.painting_the_roses.definitions import NAME
from wonderland.search.deadline import Deadline

CAREFUL = SearchSettings(states=600, plans=4, worlds=12, reply_states=60)


def turn_of(match, level="normal", seed=1):
    """What an agent plays in its turn, up to its end."""
    agent = wonderland.game(GAME).agent(level, seed=seed)
    seat, said = match.to_act, []
    while match.to_act == seat and match.state()["phase"] == "act":
        said.append(str(agent.choose(match.view(seat)).action))
        match.play(said[-1])
    return said


def test_levels_have_characters_of_their_own():
    levels = AGENTS.levels()
    assert tuple(levels) == ("random", "easy", "normal", "hard", "master")
    assert len({level.character for level in levels.values()}) == 5
    assert all(level.seconds is None or level.seconds <= 5 for level in levels.values())


@pytest.mark.parametrize("players", [2, 3, 6])
def test_levels_play_whole_matches_by_their_views(players):
    match = opened(options={"players": players, "rounds": 4}, seed=3)
    agents = {
        seat: wonderland.game(GAME).agent(("easy", "normal", "random")[i % 3], seed=i)
        for i, seat in enumerate(match.seats)
    }
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
            continue
        choice = agents[match.to_act].choose(match.view(match.to_act))
        assert choice.why.endswith(".")
        match.play(str(choice.action))
    assert match.result["reason"] != "resigned"


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_the_same_seed_plays_the_same(level):
    def lines(seed):
        match = opened(options={"rounds": 3}, seed=8)
        agents = {seat: wonderland.game(GAME).agent(level, seed=seed) for seat in "ab"}
        while match.to_act is not None:
            if match.to_act == "*":
                match.draw()
            else:
                match.play(str(agents[match.to_act].choose(match.view(match.to_act)).action))
        return match.lines

    assert lines(4) == lines(4)


def test_what_is_hidden_changes_nothing():
    """From positions that the seat can't tell apart the same seed chooses the same."""
    rng = random.Random(3)
    match = set_up({"players": 3}, seed=5)
    for _ in range(60):
        step(match, rng)
    while match.to_act == "*" or match.state()["phase"] != "act":
        step(match, rng)
    view = match.view(match.to_act)
    others = [view.sample(rng).view(view.seat) for _ in range(3)]
    chosen = {str(search_agent(CAREFUL, 7, None, shipped_evaluator()).choose(seen).action) for seen in (view, *others)}
    assert len(chosen) == 1


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_won_turn_is_won(level):
    match = start(a="3H 7C* 9D* 2S TD*", guards={"a": "4D a2", "b": "5S a4"}, hands={"a": "JS AD 5D"})
    turn_of(match, level)
    assert match.result == {"winner": "a", "reason": "garden", "places": {"a": 1, "b": 2}}


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_king_stops_the_last_hedge(level):
    match = start(
        a="3H* 7C* 9D* 2S TD*", guards={"a": "4D a1", "b": "5S a4"}, kings={"b": "KC"}, hands={"a": "JS", "b": "2D"}
    )
    play(match, "a play JS a4")
    choice = wonderland.game(GAME).agent(level, seed=1).choose(match.view("b"))
    assert str(choice.action) == "b cancel KC"


def test_the_one_who_would_win_next_is_stopped():
    match = start(b="4C* 4H* 8S* 6D* AC*", guards={"a": "4D a5", "b": "5S b3"}, hands={"a": "QC 2C"})
    assert any(line.startswith("a play QC b") for line in turn_of(match))


@pytest.mark.parametrize(
    ("overlooked", "rest", "right", "wrong"),
    [
        (  # b's King would forbid it
            Oversight.KING,
            {"a": "3H* 7C 9D 2S TD", "b": "4C* 4H* 8S* 6D AC", "kings": {"b": "KC"},
             "guards": {"a": "4D a2", "b": "5S b4"}, "hands": {"a": "QC 2C 3C"}},
            ["a paint QC"], ["a play QC b3"],
        ),
        (  # she would find him on red
            Oversight.QUEEN,
            {"a": "3H* 7C* 9D 2S TD", "b": "4C 4H 8S 6D AC", "queen": "b2",
             "guards": {"a": "4D a2", "b": "5S b4"}, "hands": {"a": "5C 6C KC"}},
            ["a move 6C b3"], ["a play KC"],
        ),
        (  # the next hedge wants the ten
            Oversight.NEXT,
            {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC",
             "guards": {"a": "4D a1", "b": "5S b4"}, "hands": {"a": "AD 3C 9C TC"}},
            ["a paint 9C", "a move 3C a4"], ["a paint TC", "a move 9C a2"],
        ),
    ],
)  # fmt: skip
def test_what_is_overlooked_misleads(overlooked, rest, right, wrong):
    """A worse thing is done, and not nothing."""
    view = start(**rest).view("a")

    def planned(slip):
        state, weighs = thought(view, slip), shipped_evaluator()
        if slip:
            weighs = weighs.without(slip.value)
        best = plans(state, 0, weighs, Deadline(None, lambda: 0.0), 3000)[0]
        return [notation.write(state.config, 0, code) for code in best.actions]

    assert planned(None) == right
    assert planned(overlooked) == wrong


def test_a_search_of_a_turn_is_whole():
    """Every position in which the turn can be ended is found, by the same rules as perft."""
    match = start(hands={"a": "2C 3C 9H JS KD"})
    found = plans(match.position.value, 0, shipped_evaluator(), Deadline(None, lambda: 0.0), 10_000)
    ends = set()

    def walk(here):
        ends.add(str({k: here.state()[k] for k in ("gardens", "guards", "kings", "hands", "done")}))
        for action in here.legal():
            if not str(action).endswith("end"):
                after = here.copy()
                after.perform(action, None)
                walk(after)

    walk(match.position)
    assert len(found) == len(ends)


def test_time_is_kept():
    ticks = iter(range(10_000))
    deadline = Deadline(5.0, lambda: float(next(ticks)))
    deadline.begin(1)
    match = start(hands={"a": "2C 3C 9H JS KD"})
    found = plans(match.position.value, 0, shipped_evaluator(), deadline, 10_000)
    assert 1 < len(found) < 40


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("ai.yaml", "kind: sight", "kind: magic", "kind"),
        ("ai.yaml", "  kind: search\n  search: {states: 1500", "  kind: search\n  x: {states: 1500", "x"),
        ("evaluation.yaml", "painted-1:", "painted-one:", "painted-1"),
    ],
)
def test_faults_of_their_files_are_named(tmp_path, name, old, new, message):
    text = (game_folder(NAME) / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput, match=message):
        AGENTS.read_levels(path) if name == "ai.yaml" else read_evaluator(path)


class Counting:
    """Weighs as another does, and is the clock by which it does so."""

    def __init__(self):
        self.weighed, self.inner = 0, shipped_evaluator()

    def worth(self, state, seat):
        self.weighed += 1
        return self.inner.worth(state, seat)

    def clock(self):
        return float(self.weighed)


BUSY = {
    "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H* 8S 6D AC"},
    "guards": {"a": "4D a3", "b": "5S b3"},
    "queen": "b1",
    "hands": {"a": "2C 5C 6H 9H QC", "b": "3S 4S"},
}


def test_what_waits_is_not_weighed_when_the_time_is_up():
    """However many positions are known by then: a turn takes its time and no longer."""
    state = opened(BUSY).position.value
    whole = Counting()
    everything = len(plans(state, 0, whole, Deadline(None, whole.clock), 3000))
    short = Counting()
    deadline = Deadline(40.0, short.clock)
    deadline.begin(1)
    plans(state, 0, short, deadline, 3000)
    assert everything > 80
    assert short.weighed <= 41


def test_a_turn_whose_time_is_up_is_not_given_up():
    """A King's answer may come when the time of the turn is spent: one action is still looked at."""
    last = {**BUSY, "gardens": {"a": "3H* 7C* 9D 2S* TD*", "b": "4C 4H* 8S 6D AC"}}
    state = opened(last).position.value
    late = Deadline(0.0, lambda: 1.0)
    late.begin(1)
    found = plans(state, 0, shipped_evaluator(), late, 3000)
    assert {len(plan.actions) for plan in found} == {0, 1}
    assert found[0].after.result is not None


@pytest.mark.parametrize(
    ("level", "players", "matches"), [("easy", 2, 2), ("easy", 4, 2), ("normal", 4, 1), ("hard", 2, 1)]
)
def test_who_misjudges_harms_nobody_but_others(level, players, matches):
    """No own paint washed off for nothing, and no rival's garden painted for him."""
    seen = 0
    for seed in range(matches):
        match = opened(options={"players": players, "rounds": 10}, seed=seed)
        agents = {seat: wonderland.game(GAME).agent(level, seed=seed + i) for i, seat in enumerate(match.seats)}
        while match.to_act is not None:
            if match.to_act == "*":
                match.draw()
                continue
            seat, before = match.to_act, match.state()
            line = str(agents[seat].choose(match.view(seat)).action)
            match.play(line)
            if before["phase"] == "act" and line.split()[1] in ("paint", "play", "stalk"):
                seen += 1
                assert not is_senseless(line, seat, before), (seed, line, before)
    assert seen > 10


def is_senseless(line, seat, state):
    """Whether it takes the seat's own red away, or paints a rival's, and does no rival any harm."""
    _, verb, card, *rest = line.split()
    post = (state["guards"][seat] or "- -").split()[1]
    hedge = post if verb == "paint" else (rest or [""])[0]
    visited = any((guard or "").endswith(hedge) for s, guard in state["guards"].items() if s != seat)
    if verb == "paint":
        red = sum(name.endswith("*") for name in state["gardens"][hedge[0]])
        return hedge[0] != seat and (red == 4 or not (state["queen"] and visited))
    if hedge[:1] != seat or not state["gardens"][seat][int(hedge[1]) - 1].endswith("*"):
        return False
    if verb == "stalk":
        return not visited
    return card[0] == "Q" and not (state["queen"] and post == hedge)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_queen_without_another_target_is_kept(level):
    match = start(a="3H* 7C* 9D 2S TD", guards={"a": "4D a1", "b": "5S b3"}, hands={"a": "QC QD QS"})
    for seed in range(12):
        assert turn_of(match.copy(), level, seed) == ["a end"]
