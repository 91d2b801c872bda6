"""``check`` checks: every kind of file, every fault with its place, and all of the files."""

from __future__ import annotations

import errno
import os
import shutil

import pytest

from tests.house.matches import FIRST, begun
from wonderland.cli.main import run
from wonderland.content import records
from wonderland.content.places import config_folder, mods_folder
from wonderland.games import registry
from wonderland.session.settings import read_settings


def told(capsys, *paths):
    """What ``check`` says of files that are not right."""
    assert run(["check", *map(str, paths)]) == 2
    return capsys.readouterr().err


@pytest.fixture
def config(tmp_path):
    """The definitions, to be spoilt."""
    shutil.copytree(config_folder(), tmp_path / "config")
    return tmp_path / "config"


def test_a_file_that_many_others_need_is_told_of_once(capsys, tmp_path):
    wrong = tmp_path / "format.yaml"
    wrong.write_text("[")
    said = told(capsys, wrong, wrong, tmp_path)
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("now", "what"),
    [
        ('  felt-light: "zzz"', "felt-light can't be 'zzz'"),
        ("", "felt-light has no colour"),
        ('  sky: "2f6150"', "there is no part sky"),
        ("  felt-light: 5", "felt-light can't be 5"),
    ],
)
def test_a_theme(config, capsys, now, what):
    path = config / "themes" / "classic.yaml"
    lines = path.read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if line.strip().startswith("felt-light:"))
    path.write_text("\n".join([*lines[:at], now, *lines[at + 1 :], ""]), "utf-8")
    assert what in told(capsys, path)
    assert run(["check", str(config / "themes" / "high-contrast.yaml")]) == 0


@pytest.mark.parametrize("theme", ["../../x", f"../games/{FIRST}/cards", "", "nosuch"])
def test_a_theme_is_one_of_those_that_there_are(theme, capsys, tmp_path):
    assert run(["shots", str(tmp_path), "menu", "--theme", theme]) == 2
    assert "there is no theme" in capsys.readouterr().err


@pytest.mark.parametrize("letter", ["\\0", "\\e[31m", "\\n"])
def test_a_players_name_that_cannot_be_drawn_is_refused_in_settings(letter, capsys, tmp_path):
    path = tmp_path / "settings.yaml"
    path.write_text(f'name: "a{letter}b"\n')
    assert run(["check", str(path)]) == 2
    assert "The name of a player holds a character" in capsys.readouterr().err
    assert read_settings(path).values.name == ""


def test_settings(config, capsys, tmp_path):
    path = tmp_path / "settings.yaml"
    read_settings(path).change(scale=150)
    assert run(["check", str(path), str(config / "settings.yaml")]) == 0
    path.write_text("scale: 9000\n")
    assert f"{path}:1: scale can't be 9000" in told(capsys, path)


@pytest.mark.parametrize("player", ["robot", "ai:", "ai:nobody", "", "5"])
def test_a_player_is_one_that_there_is(player, name, tmp_path, capsys):
    path, seat = tmp_path / "x.wonder.yaml", begun(name).seats[0]
    head = f"format: {records.FORMAT}\ngame: {name}\nseed: 1\n"
    path.write_text(f"{head}seats: {{{seat}: {{player: {player!r}}}}}\n")
    assert f"{path}:4: " in told(capsys, path)


@pytest.mark.parametrize("seed", ["9" * 19, "-" + "9" * 30])
def test_a_seed_of_too_many_digits_is_told_so(seed, name, tmp_path, capsys):
    path = tmp_path / "x.wonder.yaml"
    path.write_text(f"format: {records.FORMAT}\ngame: {name}\nseed: {seed}\n")
    assert f"{path}:3: seed has at most 18 digits" in told(capsys, path)


def test_pictures_in_a_folder_that_cannot_be(tmp_path, capsys):
    folder = tmp_path / ("x" * 300)
    assert run(["shots", str(folder), "menu"]) == 2
    assert capsys.readouterr().err == (f"{folder}/menu.png: the file can't be written: File name too long\n")


def test_an_empty_folder(tmp_path, capsys):
    assert "nothing to check" in told(capsys, tmp_path)


def test_a_home_is_checked_without_what_is_hidden_in_it(tmp_path, capsys):
    path = tmp_path / "settings.yaml"
    read_settings(path).change(scale=150)
    assert (tmp_path / ".locks" / "settings.yaml").is_file()
    (tmp_path / ".odd.yaml").touch()
    assert run(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 checked, nothing wrong\n"


@pytest.fixture
def shut(monkeypatch):
    """Lets folders be shut, which whoever has all rights could read else."""
    closed = set()

    def refusing(real):
        def read(folder="."):
            if str(folder) in closed:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
            return real(folder)

        return read

    monkeypatch.setattr(os, "scandir", refusing(os.scandir))
    monkeypatch.setattr(os, "listdir", refusing(os.listdir))
    return closed


def test_a_folder_that_cannot_be_read_is_told(tmp_path, capsys, shut):
    read_settings(tmp_path / "settings.yaml").change(scale=150)
    (tmp_path / "closed").mkdir()
    shut.add(str(tmp_path / "closed"))
    err = told(capsys, tmp_path)
    assert err == f"{tmp_path / 'closed'}: the folder can't be read: Permission denied\n"


def test_a_folder_of_mods_that_cannot_be_read_is_told(shut, capsys):
    folder = mods_folder(FIRST)
    folder.mkdir(parents=True)
    (folder / "some.yaml").touch()
    shut.add(str(folder))
    assert run(["games"]) == 0
    assert f"left out: {folder}: the folder can't be read" in capsys.readouterr().err


def test_a_games_file_is_known_by_its_keys_where_it_lies_alone(name, tmp_path, capsys):
    """Several games have files of one name, and a theme has colours, as dice do."""
    for shipped in registry.info(name).folder.glob("*.yaml"):
        path = tmp_path / shipped.stem / shipped.name
        path.parent.mkdir()
        shutil.copy(shipped, path)
        assert run(["check", str(path)]) == 0, capsys.readouterr().err


def test_a_file_alone_that_may_be_any_games_is_told_so_in_one_message(tmp_path, capsys):
    path = tmp_path / "options.yaml"
    path.write_text("presets: {}\n")
    (said,) = told(capsys, path).splitlines()
    assert said.startswith(f"{path}: its keys don't say which game's options.yaml it is. Put it into a folder games/")


def test_a_theme_of_the_name_of_a_games_file_is_a_theme(config, tmp_path, capsys):
    path = tmp_path / "options.yaml"
    lines = (config / "themes" / "high-contrast.yaml").read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if "felt-light:" not in line), "utf-8")
    assert "felt-light has no colour" in told(capsys, path)


def test_in_a_folder_of_games_nothing_is_missing_beside_a_file(config, capsys):
    """Elsewhere what ships stands for it."""
    folder = config / "games" / FIRST
    beside = next(one for one in sorted(folder.glob("*.yaml")) if one.name != "options.yaml")
    beside.unlink()
    assert f"{beside}: the file can't be read" in told(capsys, folder / "options.yaml")
