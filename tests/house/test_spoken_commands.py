"""What commands for people print is told whole in the language that is set, its numbers too."""

from __future__ import annotations

import re

import pytest

from tests.house.matches import begun, short
from tests.ui.pseudo import plain_words
from wonderland import api
from wonderland.cli.main import run
from wonderland.content import files, records
from wonderland.content.languages import PSEUDO
from wonderland.content.places import home_folder

NOTATION = re.compile(r"^    \S+ +[a-z*] [a-z]+")
"""The lines of a record that an analysis gives below its words."""


@pytest.fixture(autouse=True)
def _in_other_letters():
    home_folder().mkdir(parents=True, exist_ok=True)
    (home_folder() / "settings.yaml").write_text(f"language: {PSEUDO}\n")


def told(capsys):
    """The lines that were printed, but for those of notation."""
    printed = capsys.readouterr().out.splitlines()
    return [line for line in printed if not NOTATION.search(line)]


def test_an_analysis(name, tmp_path, capsys):
    if "analysis" not in api.game(name).parts:
        return
    path = tmp_path / "some.wonder.yaml"
    files.save(path, records.write(begun(name, 60, seed=3).record()))
    analyst = api.game(name).parts.analysis
    assert run(["analyse", str(path), "--effort", next(iter(analyst.efforts))]) == 0
    lines = told(capsys)
    assert len(lines) > 8
    assert [line for line in lines if plain_words(line)] == []
    assert [line for line in lines if re.search(r"\d\.\d", line)] == []


def test_the_tables_of_many_matches(name, capsys):
    options = ["--games", "4", "--jobs", "1", "--cards"]
    options += [f"--{key}={value}" for key, value in short(name).items()]
    seats = [f"--seat={seat}=ai:random" for seat in api.game(name).info.letters[:2]]
    assert run(["simulate", name, *options, *seats]) == 0
    head, *shares = told(capsys)
    words = [word for line in (head, *shares) for word in plain_words(line)]
    assert [word for word in words if word != "random" and not word.isupper()] == []
    assert [line for line in shares if re.search(r"\d\.\d", line)] == []
    assert any(re.search(r"\d,\d", line) for line in shares)


def test_the_report_on_many_matches(name, tmp_path, capsys):
    """Its summary and its charts; the tables beside them are for programs."""
    options = ["--games", "4", "--jobs", "1", "--report", str(tmp_path)]
    options += [f"--{key}={value}" for key, value in short(name).items()]
    seats = [f"--seat={seat}=ai:random" for seat in api.game(name).info.letters[:2]]
    assert run(["simulate", name, *options, *seats]) == 0
    kept = {"random", "preset", "quick", "svg", "turns", "ends", "cards", "winners"}
    for path in [tmp_path / "summary.md", *tmp_path.glob("*.svg")]:
        text = path.read_text(encoding="utf-8")
        words = re.findall(r">([^<>]+)<", text) if path.suffix == ".svg" else text.splitlines()
        told = [word for line in words for word in plain_words(line)]
        told = [word for word in told if not word.isupper() and word not in kept]
        assert told == [], path.name
        assert [line for line in words if re.search(r"\d\.\d", line)] == []
    assert "matches" in (tmp_path / "winners.csv").read_text(encoding="utf-8")
