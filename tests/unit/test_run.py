"""``run.py`` sets up once for each kind of use, and again when the project's needs change."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


class Folder:
    """A folder with a ``pyproject.toml``, in which ``run.py`` is to set up; nothing is installed."""

    def __init__(self, path, monkeypatch):
        spec = importlib.util.spec_from_file_location("run", ROOT / "run.py")
        self.run = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.run)
        self.path = path
        self.commands = []
        self.needs("one")
        monkeypatch.setattr(self.run, "HERE", path)
        monkeypatch.setattr(self.run, "ENVIRONMENT", path / ".venv")
        monkeypatch.setattr(self.run, "say_progress", self.installed)
        monkeypatch.setattr(self.run.shutil, "which", lambda _: None)
        monkeypatch.setattr(self.run.subprocess, "run", self.made)

    def needs(self, what):
        (self.path / "pyproject.toml").write_text(what)

    def made(self, command, **_):
        self.run.python().parent.mkdir(parents=True)
        self.run.python().touch()
        return subprocess.CompletedProcess(command, 0)

    def installed(self, command):
        self.commands.append(command[-1].removeprefix(str(self.path)))
        return 0


@pytest.fixture
def folder(tmp_path, monkeypatch):
    return Folder(tmp_path, monkeypatch)


def test_each_kind_of_use_is_set_up_once(folder):
    for extra in ("", "", "dev", "dev", ""):
        folder.run.set_up(extra)
    assert folder.commands == ["", "[dev]"]


def test_who_has_run_the_tests_has_the_game(folder):
    folder.run.set_up("dev")
    folder.run.set_up("")
    assert folder.commands == ["[dev]"]


def test_what_a_newer_version_needs_is_installed(folder):
    folder.run.set_up("dev")
    folder.needs("two")
    folder.run.set_up("")
    folder.run.set_up("dev")
    assert folder.commands == ["[dev]", "", "[dev]"]


def test_what_failed_is_tried_again(folder, monkeypatch):
    monkeypatch.setattr(folder.run, "say_progress", lambda _: 1)
    with pytest.raises(SystemExit, match="could not be installed"):
        folder.run.set_up("")
    monkeypatch.setattr(folder.run, "say_progress", folder.installed)
    folder.run.set_up("")
    assert folder.commands == [""]
