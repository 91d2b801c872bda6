"""What ``simulate`` says of this game: how often the missions win, beside the rules' figures."""

from __future__ import annotations

import random

import pytest

from tests.games.storytellers.tools import opened
from wonderland.cli.main import run
from wonderland.games.storytellers.measures import DECIDING, measure


@pytest.mark.parametrize(("completed", "failed", "said"), [(4, 2, "won"), (3, 3, "lost"), (2, 4, "lost")])
def test_what_decided(completed, failed, said):
    """ST-74, ST-76: as many completed as failed are not enough."""
    assert DECIDING.decided({"completed": completed, "failed": failed}) == said


@pytest.mark.parametrize(
    ("options", "figure"),
    [
        ({"players": 8}, 14),
        ({"players": 8, "preset": "fair"}, 76),
        ({"players": 6, "preset": "fair"}, 62),
        ({"players": 4, "strict": True}, 61),
        ({"players": 4, "preset": "plain"}, None),
        ({"players": 2, "preset": "hard"}, None),
        ({"players": 2, "themes": 6}, None),
    ],
)
def test_the_figures_of_the_rules_stand_where_they_were_measured(options, figure):
    expected = DECIDING.expected(opened(options=options))
    assert expected == ("" if figure is None else f"missions won in {figure} of 100, by the rules’ trial")


def test_simulate_prints_both(capsys):
    assert run(["simulate", "storytellers", "--games", "2", "--seed", "1", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "missions won" in out.split("decided by")[1].split("expected")[0] or "missions lost" in out
    assert "missions won in 83 of 100" in out


def test_bench_measures_it():
    ticks = iter(range(1000))
    found = measure(1, lambda: float(next(ticks)), random.Random(1))
    assert len(found) == 3
    assert all(value > 0 for value in found.values())
