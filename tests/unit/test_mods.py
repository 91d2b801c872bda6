"""Files of the user's own definitions, of whichever game: checked, told, played."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from tools.stress import mods
from wonderland.cli.main import run
from wonderland.content.places import mods_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.games import registry
from wonderland.games.sound_mods import sound_mods

GOOD = [(path.parent.name, path) for path in sorted(mods.GOOD.rglob("*.yaml"))]


@pytest.mark.parametrize(("game", "path"), GOOD, ids=lambda value: getattr(value, "stem", value))
def test_check_finds_the_game_that_a_file_is_of(game, path, tmp_path, capsys):
    there = tmp_path / "any.yaml"
    shutil.copy(path, there)
    assert run(["check", str(there)]) == 0
    assert registry.owner_of(there) == game


@pytest.mark.parametrize("path", [path for _, path in GOOD], ids=lambda path: path.stem)
def test_what_is_wrong_is_told_by_the_game_that_it_is_nearest_to(path, tmp_path, capsys):
    """A name that is none is a fault of its line alone; to another game all lines would be wrong."""
    lines = path.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.strip().startswith("name:"))
    lines[at] = lines[at].replace("name:", "name: 5 #")
    wrong = tmp_path / path.name
    wrong.write_text("\n".join([*lines, ""]))
    assert run(["check", str(wrong)]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert told[0].startswith(f"{wrong}:{at + 1}: ")


@pytest.mark.parametrize("letter", ["\\0", "\\e[31m", "\\x9b"])
@pytest.mark.parametrize("path", [path for _, path in GOOD], ids=lambda path: path.stem)
def test_a_name_that_cannot_be_drawn_or_steers_a_terminal_is_refused(path, letter, tmp_path, capsys):
    lines = path.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.strip().startswith("name:"))
    lines[at] = lines[at].partition("name:")[0] + f'name: "a{letter}b"'
    wrong = tmp_path / path.name
    wrong.write_text("\n".join([*lines, ""]))
    assert run(["check", str(wrong)]) == 2
    told = capsys.readouterr().err
    assert f"{wrong}:{at + 1}: " in told
    assert "a character that can't be shown" in told
    assert "\x1b" not in told


def test_a_file_in_a_games_folder_is_that_games(capsys):
    game, good = GOOD[-1]
    other = next(name for name, _ in GOOD if name != game)
    path = mods_folder(other) / good.name
    path.parent.mkdir(parents=True)
    shutil.copy(good, path)
    assert run(["check", str(path)]) == 2
    assert path.name in capsys.readouterr().err
    assert run(["games"]) == 0
    assert f"left out: {path}:" in capsys.readouterr().err


@pytest.mark.parametrize(("game", "good"), GOOD, ids=[path.name for _, path in GOOD])
def test_a_mod_may_be_called_as_a_file_of_the_game_is(game, good, capsys):
    """It is checked as what it is played as."""
    folder = mods_folder(game)
    folder.mkdir(parents=True)
    for shipped in sorted(registry.info(game).folder.glob("*.yaml")):
        path = folder / shipped.name
        shutil.copy(good, path)
        assert run(["check", str(path)]) == 0, shipped.name
        path.unlink()
    shutil.copy(good, path)
    assert run(["games"]) == 0
    assert capsys.readouterr().err == "", "and as that it is played"
    path.write_text(good.read_text("utf-8") + "odd: 1\n", "utf-8")
    assert run(["check", str(path)]) == 2
    assert str(path) in capsys.readouterr().err


def test_mods_that_were_changed_at_random_do_no_harm(tmp_path):
    outcome = mods.mods(tmp_path, 25, seed=5)
    assert outcome.failures == []
    assert outcome.tries == 25


def test_a_command_that_breaks_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(mods, "run_in_process", lambda *words: (1 if words[0] == "rules" else 0, ""))
    assert mods.mods(tmp_path, 8, seed=1).failures


def test_mods_are_changed_the_same_by_the_same_seed():
    raw = GOOD[0][1].read_bytes()
    some = [mods.mutated(raw, Random(seed)) for seed in range(30)]
    assert some == [mods.mutated(raw, Random(seed)) for seed in range(30)]
    assert len({*some, raw}) > 25


@pytest.mark.parametrize(("bad", "most"), [((), 1), ((0,), 8), ((57,), 9), ((3, 4, 99), 24), (range(5), 12)])
def test_many_files_are_tried_together_and_each_that_does_not_fit_is_left_out(bad, most):
    files = [Path(f"{number}.yaml") for number in range(5 if bad == range(5) else 100)]
    wrong, read = {files[number] for number in bad}, []

    def tried(some):
        read.append(some)
        if found := [Problem(str(path), 1, "wrong") for path in some if path in wrong]:
            raise BadInput(found)

    found = sound_mods(files, tried)
    assert found.files == tuple(path for path in files if path not in wrong)
    assert [problem.file for problem in found.problems] == [str(files[number]) for number in bad]
    assert len(read) <= most
