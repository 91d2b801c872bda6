"""Whatever a file of any kind says, a command does its work or refuses it, in few words."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from tests.fuzz import mutated
from tests.house.matches import GAMES, begun, play_any
from tests.pages import DOCS, shown
from tests.twisted import twist
from wonderland import api
from wonderland.cli.main import run
from wonderland.content import languages, records
from wonderland.content.places import config_folder, home_folder, mods_folder
from wonderland.games import registry
from wonderland.learn import puzzles
from wonderland.session import progress
from wonderland.session.pools import own_pools
from wonderland.session.settings import read_settings

LONGEST = 50_000
"""So many letters are told of a file at most, whatever stands in it."""
VERSIONS = Path(__file__).parents[1] / "versions"
PROVED = ("puzzles", "moments", "lessons")
"""Folders whose files ``check`` plays, which takes long."""


def checked(path, capsys):
    """Whether a file is as it should be; nothing else comes of checking it than that, or its faults."""
    code = run(["check", str(path)])
    out, err = capsys.readouterr()
    assert code in (0, 2), (path.read_bytes()[:3000], err)
    assert len(out) + len(err) < LONGEST
    assert "\x1b" not in err
    return code == 0


def tried(path, rng, times, capsys, check=checked):
    """Twist a file so many times; how often it was taken."""
    whole = path.read_bytes()
    taken = 0
    for _ in range(times):
        path.write_bytes(whole)
        path.write_text(twist(path, rng), encoding="utf-8", errors="surrogatepass")
        taken += bool(check(path, capsys))
    path.write_bytes(whole)
    return taken


def starts(name, folder):
    """Records of a game: one that was played, and its custom starts."""
    path = folder / "played.wonder.yaml"
    record = begun(name, 12).record()
    seats = {seat: {"name": "Ann", "player": "human"} for seat in registry.info(name).letters[:2]}
    usual = {"preset": api.game(name).options.usual}
    told = replace(record, title="A match", seats=seats, options=record.options or usual)
    path.write_text(records.write(told), "utf-8")
    yield path
    for file in sorted((registry.info(name).folder / puzzles.FOLDER).glob("*.yaml"))[:2]:
        path = folder / f"{file.stem}.wonder.yaml"
        path.write_text(records.write(puzzles.puzzles_of(name).load(file).record), "utf-8")
        yield path


def played_on(path, capsys):
    """A record that is taken can be looked at, played on, written and read again."""
    if not checked(path, capsys):
        return False
    match = api.load(path)
    rng = random.Random(1)
    for _ in range(6):
        for seat in match.seats:
            assert match.view(seat)
        if match.to_act is None:
            break
        play_any(match, rng)
    record = match.record()
    again = records.from_text(records.write(record), "again")
    same = (again.moves, again.setup) == (record.moves, record.setup)
    assert same, "what is written reads back"
    same = api.game(record.game).load(again).state() == match.state()
    assert same, "and leads to the same"
    return True


def test_records(name, tmp_path, capsys):
    rng = random.Random(f"records {name}")
    for path in starts(name, tmp_path):
        assert played_on(path, capsys), "as it was"
        tried(path, rng, 6, capsys, played_on)


def test_files_of_a_game(name, tmp_path, capsys):
    rng = random.Random(f"files {name}")
    folder = Path(shutil.copytree(registry.info(name).folder, tmp_path / "games" / name))
    paths = [path for path in sorted(folder.rglob("*.yaml")) if path.parent.name not in PROVED]
    for path in rng.sample(paths, min(len(paths), 6)):
        tried(path, rng, 1, capsys)


def test_lessons_puzzles_and_moments(name, tmp_path, capsys):
    rng = random.Random(f"played {name}")
    folder = Path(shutil.copytree(registry.info(name).folder, tmp_path / "games" / name))
    for below in PROVED:
        if paths := sorted((folder / below).glob("*.yaml")):
            tried(rng.choice(paths), rng, 1, capsys)


def test_mods(name, capsys):
    rng, folder = random.Random(f"mods {name}"), mods_folder(name)
    folder.mkdir(parents=True)
    path = folder / "mine.yaml"
    pages = [page.stem for page in sorted(DOCS.glob("add-*.md"))]
    files = [text for page in pages for text in shown(page, "yaml")]
    for text in rng.sample(files, 3):
        path.write_text(text, "utf-8")
        path.write_text(twist(path, rng), "utf-8")
        checked(path, capsys)
        assert run(["games"]) == 0
        assert len(capsys.readouterr().err) < LONGEST
        play_any(api.game(name).new(seed=1), rng)


@pytest.mark.parametrize("file", ["settings.yaml", "progress.yaml", "pools.yaml"])
def test_what_a_player_has(file, capsys):
    rng = random.Random(file)
    path = home_folder() / file
    path.parent.mkdir(parents=True)

    def read(path, capsys):
        raw = path.read_bytes()
        taken = checked(path, capsys)
        read_settings().change(scale=110)
        progress.read_progress().see_tip("x")
        for name in GAMES:
            if api.game(name).parts.pools:
                own_pools(api.game(name))
        path.write_bytes(raw)
        for aside in path.parent.glob("*damaged*"):
            aside.unlink()
        return taken

    for version in sorted(VERSIONS.iterdir()):
        shutil.copy(version / file, path)
        tried(path, rng, 8, capsys, read)


def test_themes_and_keys(tmp_path, capsys):
    rng = random.Random("themes")
    folder = Path(shutil.copytree(config_folder(), tmp_path / "config"))
    for path in [*sorted((folder / "themes").glob("*.yaml")), folder / "controls.yaml"]:
        tried(path, rng, 4, capsys)


@pytest.mark.parametrize("name", [name for name in GAMES if (registry.info(name).folder / languages.FOLDER).is_dir()])
def test_catalogues(name, tmp_path, monkeypatch, capsys):
    """A catalogue that is spoilt is read or left out, and every text can be told."""
    rng = random.Random(f"catalogues {name}")
    whole = (registry.info(name).folder / languages.FOLDER / "de.mo").read_bytes()
    path = tmp_path / "games" / "none" / languages.FOLDER / "de.mo"
    path.parent.mkdir(parents=True)
    monkeypatch.setenv("WONDERLAND_GAMES", str(tmp_path / "games"))
    home_folder().mkdir(parents=True)
    (home_folder() / "settings.yaml").write_text("language: de\n")
    bits = [b"{", b"}", b"{n}", b"\x00", b"\xff\xff\xff\x7f", b"{n:>99999999}", b"\n"]
    for _ in range(6):
        at = rng.randrange(len(whole))
        path.write_bytes(whole[: at // 2] + mutated(whole[at // 2 :], rng, bits))
        languages._read.cache_clear()
        assert run(["rules", name]) == 0
        assert len(capsys.readouterr().err) < LONGEST
    languages._read.cache_clear()
