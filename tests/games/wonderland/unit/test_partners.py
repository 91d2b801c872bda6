"""The sparring partners: they play by the rules, each in its style, and share no thought with the levels."""

import ast
from pathlib import Path

import pytest

import tools.partners
from tests.games.wonderland.helpers import game, play, start
from tools.partners.registry import PARTNERS
from tools.partners.sampler import MonteCarlo, TurnSampler, random_turn, six_terms
from tools.partners.script import Racer
from tools.partners.styles import Dropper, RookFortress
from wonderland.ai.play import play_on
from wonderland.games.wonderland.state import EAST, WEST


class HastySampler(TurnSampler):
    turns = 25


class HastyMonteCarlo(MonteCarlo):
    turns, finalists, tries, ahead = 12, 3, 6, 1


HASTY = {**PARTNERS, "sampler": HastySampler, "monte-carlo": HastyMonteCarlo}


def lines_of(match, partner):
    """What a partner does in its turn, as lines."""
    agent, side, before = partner(1), match.to_act, len(match.lines)
    while match.to_act == side:
        match.play(agent.choose(match.view(side)).action)
    return match.lines[before:]


@pytest.mark.parametrize(
    "names",
    [
        ("racer", "swarm"),
        ("blocker", "hoarder"),
        ("fortress", "dropper"),
        ("sampler", "monte-carlo"),
        ("careful", "careless"),
    ],
)
def test_partners_play_whole_matches_by_the_rules_and_the_same_again(names):
    def lines():
        pools = {s: list(HASTY[n].pool) for s, n in zip("we", names, strict=True) if HASTY[n].pool}
        match = game().new(pools=pools or None, seed=3)
        agents = {side: HASTY[name](5) for side, name in zip("we", names, strict=True)}
        while match.to_act is not None and len(match.lines) < 150:
            if match.to_act == "*":
                match.draw()
            else:
                match.play(agents[match.to_act].choose(match.view(match.to_act)).action)
        return match.lines

    first = lines()
    assert first == lines()
    assert {line.split()[0] for line in first if " summon " in line} == {"w", "e"}


def test_partners_know_nothing_of_what_the_levels_are_made_of():
    for path in Path(tools.partners.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("wonderland.games.wonderland.ai"), path


@pytest.mark.parametrize(("level", "least"), [("normal", 10), ("hard", 14)])
def test_a_level_holds_against_all_styles_together(level, least):
    """Two quick matches against each, the sides swapped; docs/measured/strength.md says how it is over hundreds."""
    quick = game().options.presets["quick"]
    won = 0
    for partner in HASTY.values():
        for side, other in ("we", "ew"):
            match = game().new(options=quick, seed=7)
            agents = {side: game().agent(level, 1), other: partner(2)}
            while play_on(match, agents):
                pass
            won += match.outcome.places[side] == 1
    assert won >= least


def test_the_racer_runs_for_the_image_and_hits_it():
    match = start(
        factors={"w": {"M": 2, "A": 1}}, laid={"w": ["q7", "r7", "s7"]}, beings=[{"id": "w4H", "square": "q7"}]
    )
    assert lines_of(match, Racer) == ["w move 4H r7", "w move 4H s7", "w attack 4H image", "w end"]


def test_the_racer_hits_what_stands_in_its_way_and_leaves_the_rest_alone():
    match = start(
        factors={"w": {"A": 1}},
        laid={"w": ["j6", *(f"{column}7" for column in "jklmnopqrs")]},
        beings=[
            {"id": "w4H", "square": "j7"},
            {"id": "e4C", "square": "k7", "str": 2},
            {"id": "eJC", "square": "j6", "str": 1},
        ],
    )
    assert lines_of(match, Racer)[0] == "w attack 4H e4C"


def test_the_racer_rolls_its_cheapest_pair_and_lays_towards_the_enemy_image():
    match = start(phase="choose", laid={"w": ["b7", "c7"]}, beings=[{"id": "w2D", "square": "c7"}])
    lines = lines_of(match, Racer)
    assert set(lines[0].split()[2:]) == {"AS", "4H", "JS"}
    play(match, "* roll S S M")
    summon = lines_of(match, Racer)[0]
    grid = match.position.config.grid
    start_square = summon.split()[-1]
    assert start_square[0] > "b"
    far = max(square[0] for word in summon.split()[3:6] for square in (word[:2], word[2:]))
    assert far >= "g", "onward, and not to the side"
    assert start_square in grid.squares


def test_the_dropper_comes_in_beside_an_intruder_and_kills_it():
    match = start(
        phase="choose",
        factors={"w": {"A": 1}},
        laid={"w": ["b5", "c5"], "e": ["b7", "c7", "d7"]},
        beings=[{"id": "e6C", "square": "c7", "str": 1}, {"id": "w2D", "square": "c5"}],
    )
    play(match, "w dice 5C 6H", "* roll S S")
    lines = lines_of(match, Dropper)
    assert any(line.endswith("e6C") and " attack " in line for line in lines)
    assert not any(b["id"] == "e6C" for b in match.state()["beings"])


def test_the_fortress_blasts_where_it_takes_more_than_it_gives():
    match = start(
        factors={"w": {"F": 2}},
        laid={"w": ["f7"], "e": ["g7", "g8"]},
        beings=[{"id": "wTS", "square": "f7"}, {"id": "e4C", "square": "g7"}, {"id": "e6C", "square": "g8"}],
    )
    assert lines_of(match, RookFortress)[0] == "w blast TS 1"


def test_a_random_turn_ends_where_the_other_begins_and_a_win_is_worth_most():
    match = start(
        images={"w": 3, "e": 1}, factors={"w": {"A": 1}}, laid={"w": ["s7"]}, beings=[{"id": "w4H", "square": "s7"}]
    )
    state = match.position.value
    sampler = TurnSampler(2)
    codes, after = random_turn(state, sampler.rng)
    assert codes
    assert after.turn > state.turn or after.result
    assert state.turn == match.turn, "the state that is played on from is not changed"
    assert six_terms(state, WEST) == pytest.approx(-six_terms(state, EAST))
    best = sampler.sampled(state, WEST, 40)[-1]
    assert best[2].result == (WEST, "image")
