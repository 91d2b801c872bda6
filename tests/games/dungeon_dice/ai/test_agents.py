"""The agents: legal, by their views alone, the same for the same seed, and not blind."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from tests.games.dungeon_dice.tools import game, opened, start
from wonderland.content.places import game_folder
from wonderland.core.errors import BadInput
from wonderland.core.message import Message
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import perform
from wonderland.games.dungeon_dice.actions.summoning import calling_kinds
from wonderland.games.dungeon_dice.ai.agents import search_agent
from wonderland.games.dungeon_dice.ai.evaluator import read_evaluator, shipped_evaluator
from wonderland.games.dungeon_dice.ai.features import NAMES, features
from wonderland.games.dungeon_dice.ai.levels import SearchSettings
from wonderland.games.dungeon_dice.ai.part import AGENTS
from wonderland.games.dungeon_dice.definitions import NAME
from wonderland.games.dungeon_dice.legal import weights
from wonderland.games.dungeon_dice.puzzles.puzzle import PUZZLES
from wonderland.games.dungeon_dice.rolls import table

POOLS = {"w": "croquet-ground", "e": "tweedles"}
CAREFUL = SearchSettings(states=30, width=3, depth=4, nets=2, plans=3, worlds=4, reply_states=6)
LEVELS = ("random", "easy", "normal", "hard", "master")
LAPSING = [("easy", 0.05), ("normal", 0.4), ("hard", 0.8), ("master", 1.0)]
"""How often each level at least takes dice and answers with a thought."""


def play_out(match, agents, most=10_000, check=lambda choice, match: None):
    while match.to_act is not None and most:
        if match.to_act == "*":
            match.draw()
            continue
        most -= 1
        choice = agents[match.to_act].choose(match.view(match.to_act))
        assert choice.why.endswith(".")
        assert isinstance(choice.why, Message)
        check(choice, match)
        match.play(str(choice.action))
    return match


def test_levels_have_characters_of_their_own():
    levels = AGENTS.levels()
    assert tuple(levels) == LEVELS
    assert len({level.character for level in levels.values()}) == 5
    assert all(level.seconds is None or level.seconds <= 5 for level in levels.values())
    assert levels["easy"].seconds == 0.2


@pytest.mark.parametrize(
    ("west", "east", "pools"),
    [
        ("random", "easy", {"w": "drink-me", "e": "phantasmagoria"}),
        ("normal", "easy", {"w": "mad-tea-party", "e": "drink-me"}),
    ],
)
def test_levels_play_whole_quick_matches_by_their_views(west, east, pools):
    match = opened(options={"preset": "quick"}, pools=pools, seed=3)
    play_out(match, {"w": game().agent(west, seed=1), "e": game().agent(east, seed=2)})
    assert match.result["reason"] in ("master", "stalled", "turns", "deadlock")


@pytest.mark.parametrize("settings", [CAREFUL, None], ids=["search", "easy"])
def test_the_same_seed_plays_the_same(settings):
    def lines(seed):
        match = opened(options={"preset": "quick"}, pools=POOLS, seed=8)
        agents = {
            side: search_agent(settings, seed, None, shipped_evaluator())
            if settings
            else game().agent("easy", seed=seed)
            for side in "we"
        }
        return play_out(match, agents, 8 if settings else 40).lines

    assert lines(4) == lines(4)


EVERYWHERE = """
* first w
w dice 1B 1B 1G
* roll S S S
w summon DUM A/2 e5
w end
e dice 1B 1B 1B
* roll S S S
e summon DUM D/6 j4
e end
w dice 1B 1G 1G
* roll M S A
w end
e dice 1B 1B 1B
* roll S S S
e summon DUM I/6 g4
e end
w dice 1B 1G 1G
* roll S S M2
w summon RAB A/2 i6
w move RAB1 i5
w move RAB1 i4
w attack RAB1 eDUM1
w end
e dice 1B 1B 1B
* roll S A2 S
e summon SPA A/0 a3
e end
w dice 2G 2G 2W
* roll S D A
w move RAB1 h4
w attack RAB1 eDUM2
w end
e dice 1B 1G 4G
* roll S S S
e summon DEE K/4 c2
"""


def test_so_many_positions_give_the_same_on_every_machine():
    """Without a limit of time a search counts positions and nothing else."""
    match = opened(options={"preset": "quick"}, pools=POOLS, seed=8)
    play_out(match, {side: search_agent(CAREFUL, 4, None, shipped_evaluator()) for side in "we"}, 26)
    assert match.lines == EVERYWHERE.split("\n")[1:-1]


def test_what_is_hidden_changes_nothing():
    """From positions that the side can't tell apart the same seed chooses the same."""
    rng = random.Random(3)
    pools = {"w": POOLS["w"], "e": "drink-me"}
    match = opened(options={"preset": "quick"}, pools=pools, seed=5)
    play_out(match, {side: game().agent("easy", seed=4) for side in "we"}, 24)
    while match.to_act != "w":
        match.draw() if match.to_act == "*" else play_out(match, {"e": game().agent("easy", 1)}, 1)
    view = match.view("w")
    assert any("K" in kind for kind in match.view("w")["pools"]["e"]["figures"])
    others = [view.sample(rng).view("w") for _ in range(3)]
    chosen = {str(search_agent(CAREFUL, 7, None, shipped_evaluator()).choose(seen).action) for seen in (view, *others)}
    assert len(chosen) == 1


def test_features_are_the_same_for_both_sides():
    """What West has in a position East has in its mirror image."""

    def position(side, other, turned):
        def at(column):
            return "abcdefghijklmnopqrs"[
                "srqponmlkjihgfedcba".index(column) if turned else "abcdefghijklmnopqrs".index(column)
            ]

        return start(
            pools={side: {"dice": "1G 1G 2B", "figures": "RAB"}, other: {"dice": "1B 1B"}},
            active=side,
            masters={side: 2, other: 3},
            laid={side: " ".join(f"{at(c)}7" for c in "bcdefg"),
                  other: " ".join(f"{at(c)}{r}" for c, r in ("r7", "q7", "q8", "h7", "h8"))},
            monsters=[f"{side}LIO1 {at('g')}7 10", f"{side}GRY1 {at('c')}7",
                      f"{other}WKN1 {at('h')}7", f"{other}TOV1 {at('q')}7"],
            crests={side: {"M": 4, "A": 2, "X": 1}, other: {"A": 1, "M": 1, "D": 1}},
        ).position.value  # fmt: skip

    west, east = position("w", "e", turned=False), position("e", "w", turned=True)
    for side in (0, 1):
        for following in (0, 1):
            assert features(west, side, following) == features(east, 1 - side, 1 - following)


def test_a_dice_table_is_exact():
    match = opened(options={"first": "w"}, pools=POOLS, seed=1)
    match.play("w dice 1B 1G 2G")
    state = match.position.value
    of = table(state.config.definitions, state.dice)
    calls, crests = {}, [{} for _ in "MADXT"]
    for code, ways in weights(state):
        there = state.copy()
        perform(there, -1, code, None)
        if kinds := frozenset(calling_kinds(there)):
            calls[kinds] = calls.get(kinds, 0) + ways / 216
        for crest, numbers in enumerate(crests):
            have = there.crests[crest]
            numbers[have] = numbers.get(have, 0) + ways / 216
    assert dict(of.calls) == pytest.approx(calls)
    for found, counted in zip(of.crests, crests, strict=True):
        assert dict(found) == pytest.approx(counted)
    assert sum(chance for *_, chance in of.both) == pytest.approx(1)
    for move, counted in crests[0].items():
        assert sum(p for m, _, p in of.both if m == move) == pytest.approx(counted)


def solves(puzzle, level, seed=1):
    """Whether a level wins a puzzle against the best answers."""
    attempt = PUZZLES.attempt(puzzle)
    match, agent = attempt.match, game().agent(level, seed=seed)
    while puzzle.verdict(match) is None:
        if match.to_act == puzzle.side:
            match.play(str(agent.choose(match.view(puzzle.side)).action))
        else:
            match.play(attempt.answer())
    return puzzle.solved(match)


def puzzles():
    return [PUZZLES.load(path) for path in sorted((game_folder(NAME) / "puzzles").glob("*.puzzle.yaml"))]


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.title)
def test_the_master_solves_it(puzzle):
    assert solves(puzzle, "master")


def share_of(level, match, side, line):
    """How often a level chooses a line, over some seeds."""
    chosen = [game().agent(level, seed=n).choose(match.view(side)).action for n in range(20)]
    return [str(action) for action in chosen].count(line) / len(chosen)


@pytest.mark.parametrize(("level", "least"), LAPSING)
def test_a_defence_that_saves_a_monster_is_paid_for(level, least):
    match = start(laid={"w": "b7-e7"}, monsters=["wRAB1 c7", "eRAB1 d7"], active="e",
                  pools={"w": {"dice": "1G 1G", "figures": "RAB"}},
                  crests={"w": {"D": 1}, "e": {"A": 1}})  # fmt: skip
    match.play("e attack RAB1 RAB1")
    assert share_of(level, match, "w", "w defend") >= least


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_walk_is_thought_of_whose_crests_are_spent_on_the_way(level):
    """A link on an early stride spends the Move that the last one needs (DD-46)."""
    match = start(
        {"preset": "quick"},
        active="e",
        masters={"w": 2, "e": 2},
        laid={"w": "b5-d5 e4-e6 f6-g6 h5-h7 i7", "e": "a3-a4 b2-b3 c3-f3 f4-f5 g4-i4 i5-i6 j5-l5"},
        monsters=["eMAR1 e4", "eRAB1 b3", "wHAT1 h5"],
        crests={"w": {"M": 2, "D": 1, "X": 2, "T": 2}, "e": {"M": 4, "A": 4, "D": 2, "X": 5, "T": 3}},
        pools={side: {"dice": "1G 1B", "figures": "KOB"} for side in "we"},
    )
    assert game().agent(level, seed=1).choose(match.view("e")).why


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nets_are_laid_towards_the_enemy_or_into_his_way(level, seed):
    """The first net comes to the fourth column at least, and nobody declines to call."""
    match = opened(options={"preset": "quick", "first": "w"}, pools=POOLS, seed=seed)
    match.play("w dice 1B 1B 1G")
    match.play("* roll S S S")
    choice = game().agent(level, seed=seed).choose(match.view("w"))
    words = str(choice.action).split()
    assert words[1] == "summon"
    before = match.state()["laid"]["w"]
    match.play(choice.action)
    new = set(match.state()["laid"]["w"]) - set(before)
    assert max("abcdefghijklm".index(square[0]) for square in new) >= 3


@pytest.mark.parametrize(("level", "least"), LAPSING)
def test_the_dice_are_those_that_may_end_it(level, least):
    """A Tove at the last heart's door needs one Attack: half of these dice bring none."""
    match = start(
        phase="choose", masters={"e": 1}, laid={"w": "q7-r7"}, monsters=["wTOV1 r7"],
        pools={"w": {"dice": "1R 1R 1R 2B 3B 4B", "figures": "SDF BBF"}},
    )  # fmt: skip
    assert share_of(level, match, "w", "w dice 2B 3B 4B") >= least


def test_even_easy_takes_dice_that_may_summon():
    """It nods off over its dice, and yet has somebody on the table as soon as others."""
    match = opened(options={"preset": "quick", "first": "w"}, pools=POOLS, seed=1)
    state = match.position.value
    called = {state.config.figures[figure].kind for figure in state.figures_left[0]}

    def calls(kinds):
        of = table(state.config.definitions, kinds).calls
        return sum(chance for calling, chance in of if called & calling)

    dice = [game().agent("easy", seed).choose(match.view("w")).action.code for seed in range(40)]
    sets = [code.kinds for code in legal.choices(state)]
    assert fmean(calls(one.kinds) for one in dice) > 1.3 * fmean(map(calls, sets))
    assert len(set(dice)) > 10


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("ai.yaml", "kind: random", "kind: magic", "kind"),
        ("ai.yaml", "  search: {states: 16", "  x: {states: 16", "x"),
        ("ai.yaml", "{states: 16", "{states: 0", "states"),
        ("evaluation.yaml", "hearts:", "heart:", "hearts"),
    ],
)
def test_a_wrong_file_is_told(tmp_path, name, old, new, message):
    text = (game_folder(NAME) / name).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / name
    path.write_text(text.replace(old, new), encoding="utf-8")
    read = AGENTS.read_levels if name == "ai.yaml" else read_evaluator
    with pytest.raises(BadInput, match=message):
        read(path)


def test_every_feature_has_its_weight():
    assert len(shipped_evaluator().weights) == len(NAMES)
