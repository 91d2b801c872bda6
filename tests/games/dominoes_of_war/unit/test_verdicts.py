"""The verdict before an act is what comes of it."""

from __future__ import annotations

import random

import pytest

from tests.games.dominoes_of_war.tools import opened, standing, step
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war import queries
from wonderland.games.dominoes_of_war.verdicts import verdict

ACTS = ("move", "attack", "charge")
LOOKED_AT = 12


def places(figures):
    return [figure.square for figure in figures]


def acts(match):
    """The figure and the square of what may be done with one figure and one square."""
    for line in map(str, match.legal()):
        _, verb, *words = line.split()
        if verb in ACTS and len(words) == 2:
            yield line, *words


def test_it_tells_who_is_removed_and_who_could_hit_in_answer():
    compared, answers = 0, 0
    for seed in (1, 2, 3):
        match, rng = opened(seed=seed), random.Random(seed)
        while match.to_act is not None and len(match.lines) < 160:
            if match.to_act != "*" and match.state()["phase"] == "act":
                seen = match.view(match.to_act)
                for line, held, square in rng.sample(found := [*acts(match)], min(LOOKED_AT, len(found))):
                    told, after = verdict(seen, held, square), match.copy()
                    gone = {
                        where
                        for event in after.play(line)
                        if isinstance(event, ev.Removed)
                        for _, _, where in event.troops
                    }
                    assert {*places(told.removed)} == gone - {held}, line
                    now = square if " move " in line else held
                    if told.stays:
                        answers += len(shots := shooters(after, seen.seat, now))
                        charging = {one.square for one in told.hit_by if runs(seen, one)}
                        assert {*places(told.hit_by)} - charging == shots - charging, line
                    compared += 1
            step(match, rng)
    assert compared > 100
    assert answers > 10


def runs(seen, who):
    """Whether a figure runs onto enemies and explodes, which hits others too."""
    return queries.charges(seen, who.square)


def shooters(match, seat, square):
    """The enemies of a seat that could hit whoever stands on a square."""
    figures = queries.figures(match.view(seat))
    enemies = (one for one in figures if one.seat != seat)
    return {one.square for one in enemies if square in queries.targets(match.view(one.seat), one.square)}


@pytest.mark.rule("DW-58")
def test_who_comes_into_a_lane_can_be_hit_and_who_stays_out_of_it_can_not():
    match = standing({"g7": "grunt"}, {"g11": "grunt", "k20": "general"})
    seen = match.view("a")
    into, beside = verdict(seen, "g7", "g8"), verdict(seen, "g7", "h7")
    assert places(into.hit_by) == ["g11"]
    assert beside.hit_by == []
    assert into.stays
    assert into.removed == []


@pytest.mark.rule("DW-69")
def test_who_runs_onto_an_enemy_is_gone_and_nobody_hits_him():
    match = standing({"g7": "kamikaze", "g10": "grunt"}, {"g8": "grunt", "k20": "general"})
    told = verdict(match.view("a"), "g7", "g8")
    assert "g8" in places(told.removed)
    assert not told.stays
    assert told.hit_by == []


@pytest.mark.rule("DW-70")
def test_who_breaks_through_a_wall_takes_those_beside_it_with_him():
    own = {"g7": "kamikaze", "h7": "grunt"}
    match = standing(own, {"g9": "grunt", "k20": "general"}, walls="g7g8")
    told = verdict(match.view("a"), "g7", "g7", "g8")
    assert not told.stays
    assert "h7" in places(told.removed)
    assert "g9" not in places(told.removed)
    assert verdict(match.view("a"), "g7", "g8", "g9") is None


def test_there_is_none_of_what_may_not_be_done():
    match = standing({"g7": "grunt"})
    assert verdict(match.view("a"), "g7", "n14") is None
    assert verdict(match.view("a"), "h9", "g8") is None


def test_of_two_of_a_kind_the_one_that_acts_is_judged():
    match = standing({"g7": "grunt", "k7": "grunt"}, {"k9": "grunt", "k20": "general"})
    seen = match.view("a")
    assert places(verdict(seen, "g7", "g8").hit_by) == []
    assert places(verdict(seen, "k7", "k8").hit_by) == ["k9"]
