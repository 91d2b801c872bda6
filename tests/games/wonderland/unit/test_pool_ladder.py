"""Named pools against each other, and what a level lost by: programs that measure."""

import sys

import pytest

from tests.games.wonderland.helpers import game
from tools.blunders import lost
from tools.ladder import pools
from wonderland.games.wonderland.pool_worth import usual_worth, worth_of


def test_pools_meet_with_sides_swapped_and_a_run_goes_on_where_it_ended(tmp_path, monkeypatch):
    two = dict(list(pools.pools_of(game()).items())[:2])
    monkeypatch.setattr(pools, "pools_of", lambda _: two)
    keep, page = tmp_path / "pools.csv", tmp_path / "pools.md"
    for games in (2, 4):
        words = ["pools", "--games", str(games), "--level", "easy", "--preset", "quick"]
        monkeypatch.setattr(sys, "argv", [*words, "--keep", str(keep), "--table", str(page)])
        assert pools.main() == 0
    rows = pools.read(keep)
    assert [row.match for row in rows] == [0, 1, 2, 3]
    assert [row.side for row in rows] == ["w", "e", "w", "e"]
    first, second = (row for row in page.read_text("utf-8").splitlines() if " of 4" in row)
    shares = [int(line.split("|")[2].split("%")[0]) for line in (first, second)]
    assert sum(shares) == 100


@pytest.mark.rule("W-14")
def test_the_cheapest_pool_is_one_that_may_be_brought():
    cards = pools.cheapest(game().rules.definitions)
    levels = [game().rules.definitions.cards[name].level for name in cards]
    assert levels == sorted(levels)
    game().new(pools=dict.fromkeys("we", cards[:15]), seed=1)


def test_lost_matches_are_told_with_both_judges(monkeypatch, capsys):
    words = ["lost", "--matches", "1", "--level", "easy", "--effort", "low", "--playouts", "2"]
    monkeypatch.setattr(sys, "argv", words)
    assert lost.main() == 0
    told = capsys.readouterr().out
    assert told.startswith("match ")
    assert "decisions borne out" in told


@pytest.mark.rule("W-20")
def test_a_pool_is_worth_the_beings_that_can_come_of_it():
    definitions = game().rules.definitions
    assert worth_of(definitions, ["AH", "AS", "4H", "5D"]) == (2, 1.5, 1.75)
    assert worth_of(definitions, []) == (0, 0.0, 0.0)
    assert usual_worth(definitions).beings == pytest.approx(11, abs=0.5)
