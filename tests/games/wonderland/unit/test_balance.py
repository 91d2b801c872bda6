"""``wonderland balance``: what a being of one's own does to the game."""

from __future__ import annotations

import pytest

from tools.speed.agents import UNICORN
from wonderland.cli.balance import Pair, gained
from wonderland.cli.main import run


def test_a_file_is_held_against_the_game_as_it_ships(tmp_path, capsys):
    path = tmp_path / "unicorn.yaml"
    path.write_text(UNICORN)
    assert run(["balance", str(path), "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "changes 6H, 6S" in printed
    assert (
        "as the game ships" in printed
        and "with the file" in printed
        and "what the file does" in printed
        and "% to " in printed.splitlines()[-1]
    )
    assert run(["balance", str(path), "--games", "2", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == printed


def test_what_the_file_does_is_the_mean_of_pairs_with_its_interval():
    pairs = [Pair(0, True, True), Pair(1, False, True), Pair(2, None, False), Pair(3, True, True)]
    gain, off = gained(pairs)
    assert gain == pytest.approx((0 + 1 - 0.5 + 0) / 4)
    assert off == pytest.approx(1.96 * 0.6292 / 2, rel=0.001)
    assert gained(pairs[:1]) == (0.0, 1.0)


def test_what_changes_nothing_or_is_wrong_is_refused(tmp_path, capsys):
    path = tmp_path / "bad.yaml"
    path.write_text("unicorn: {name: Unicorn}\n")
    assert run(["balance", str(path), "--games", "2"]) == 2
    assert "bad.yaml:1" in capsys.readouterr().err
    path.write_text(UNICORN)
    assert run(["balance", str(path), "--level", "expert"]) == 2
    assert "there is no level expert" in capsys.readouterr().err
