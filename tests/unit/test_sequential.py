"""The sequential test of the ladders: it shows what there is to show, in as few matches as can, and seldom errs."""

from __future__ import annotations

import sys
from itertools import repeat
from random import Random

import pytest

from tools.ladder import roses, sequential
from tools.ladder.sequential import Verdict, decide, judged, pair_of

GAIN = 0.1


def deals(share, seed, most=2000):
    """Deals of two matches each, of which a player wins such a share."""
    rng = Random(seed)
    for _ in range(most):
        yield ((rng.random() < share) + (rng.random() < share)) / 2


@pytest.mark.parametrize(
    ("share", "right", "wrong"), [(0.5, Verdict.EXCLUDED, Verdict.SHOWN), (0.6, Verdict.SHOWN, Verdict.EXCLUDED)]
)
def test_it_seldom_errs(share, right, wrong):
    found = [judged(deals(share, seed), 0.5, GAIN, 2) for seed in range(100)]
    told = [one.verdict for one in found]
    assert told.count(right) > 85
    assert told.count(wrong) <= 12
    assert sum(one.matches for one in found) / len(found) < 300


def test_a_great_difference_takes_few_matches_and_none_more_are_played():
    played = []

    def play(pair, number):
        played.append((pair, number))
        return 1.0

    assert decide(["hard-normal-3"], play, GAIN, 600) == 0
    assert len(played) == sequential.FEWEST * 3
    assert [number for _, number in played] == list(range(len(played)))


def test_what_is_not_shown_in_time_stays_open(capsys):
    shares = repeat(1.0, sequential.FEWEST - 1)
    assert judged(shares, 0.5, GAIN, 2).verdict is Verdict.OPEN
    assert decide([], lambda pair, number: 0.0, GAIN, 10) == 2
    assert decide(["easy-random"], lambda pair, number: number % 2, GAIN, 10) == 0
    assert "nothing is shown yet, 50%" in capsys.readouterr().out


def test_pairs_are_read_with_their_seats_and_partners_with_their_names():
    assert pair_of("trial-hard") == ("trial", "hard", 2)
    assert pair_of("hard-normal-4") == ("hard", "normal", 4)
    assert pair_of("master-monte-carlo") == ("master", "monte-carlo", 2)
    with pytest.raises(ValueError, match="no pair"):
        pair_of("master")


def test_a_ladder_tests_pairs_and_keeps_nothing(tmp_path, monkeypatch, capsys):
    files = ["--keep", str(tmp_path / "kept.csv"), "--table", str(tmp_path / "page.md")]
    words = ["--sprt", "0.2", "--only", "easy-random-2", "--games", "40"]
    monkeypatch.setattr(sys, "argv", ["ladder", *words, *files])
    assert roses.main() == 0
    assert "easy-random-2: better is shown" in capsys.readouterr().out
    assert not any(tmp_path.iterdir())
