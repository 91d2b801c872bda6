"""The program that plays thousands of matches against the second implementations."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from tests.games.painting_the_roses import against
from tools.agree import __main__ as agree

PAGE = f"# Page\n<!-- {agree.MARK} -->\n| a | b |\n|---|---|\n| wonderland | 5 |\n<!-- end of {agree.MARK} -->\nafter\n"


def run(monkeypatch, *words):
    monkeypatch.setattr(sys, "argv", ["agree", *words])
    return agree.main()


def test_it_plays_and_writes_its_row_beside_those_of_others(monkeypatch, tmp_path, capsys):
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    words = ("painting-the-roses", "--matches", "2", "--seed", "5", "--jobs", "1")
    assert run(monkeypatch, *words, "--table", str(page)) == 0
    assert "refused by PR-97" in capsys.readouterr().out
    rows = [line for line in page.read_text().splitlines() if line.startswith("|")]
    assert rows[2].startswith("| painting-the-roses | 2 | 5 to 6 | ")
    assert rows[3] == "| wonderland | 5 |"
    assert page.read_text().endswith("\nafter\n")


def test_a_difference_is_printed_with_its_seed(monkeypatch, capsys):
    def differs(seed):
        assert seed != 6, "a leaf"
        return Counter(positions=1)

    monkeypatch.setattr(against, "agreed", differs)
    assert run(monkeypatch, "painting-the-roses", "--matches", "2", "--seed", "5", "--jobs", "1")
    assert "painting-the-roses, seed 6:" in capsys.readouterr().err


def test_a_game_without_a_second_implementation_is_refused(monkeypatch):
    with pytest.raises(SystemExit) as refused:
        run(monkeypatch, "chess")
    assert refused.value.code == 2
