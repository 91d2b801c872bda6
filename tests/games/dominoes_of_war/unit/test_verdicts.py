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
                for line, held, square in rng.sample(
                    found := [*acts(match)], min(LOOKED_AT, len(found))
                ):
                    told, after = verdict(seen, held, square), match.copy()
                    gone = {
                        where
                        for event in after.play(line) if isinstance(event, ev.Removed)
                        for _, _, where in event.troops
                    }  # fmt: skip
                    assert {*places(told.removed)} == gone - {held}, line
                    now = square if " move " in line else held
                    for who in told.hit_by:
                        answers += 1
                        assert who.seat != match.to_act
                        assert now in queries.targets(after.view(who.seat), who.square) or _runs(
                            match, who
                        ), line
                    compared += 1
            step(match, rng)
    assert compared > 100
    assert answers > 10


def _runs(match, who):
    """Whether a figure explodes as it runs, so that it hits also whom it does not run onto."""
    return queries.charges(match.view(match.to_act), who.square)


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


def test_there_is_none_of_what_may_not_be_done():
    match = standing({"g7": "grunt"})
    assert verdict(match.view("a"), "g7", "n14") is None
    assert verdict(match.view("a"), "h9", "g8") is None
