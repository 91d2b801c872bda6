"""Where things lie: what the game ships, and the user's own folder (contract, "Files")."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import platformdirs

APP = "wonderland"
FURTHER = "WONDERLAND_GAMES"
"""The variable of the environment that names further folders of games."""


@cache  # screens ask in every frame; where the package lies never changes
def data_folder() -> Path:
    """The folder that holds ``assets`` and ``config``: in the installed package or the checkout."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


@cache
def config_folder() -> Path:
    """The folder of the definitions, themes and key bindings."""
    return data_folder() / "config"


def games_folders() -> tuple[Path, ...]:
    """The folders that hold games: that of the program, and those that the user names."""
    return (config_folder() / "games", *further_folders())


def further_folders() -> tuple[Path, ...]:
    """The folders of games that the user names."""
    return _further_folders(os.environ.get(FURTHER, ""))


@cache
def _further_folders(further: str) -> tuple[Path, ...]:
    return tuple(Path(one).absolute() for one in further.split(os.pathsep) if one)


def game_folder(name: str) -> Path:
    """The folder of a game's definitions, wherever it lies; that of the program where there is none."""
    there = [folder / name for folder in further_folders() if (folder / name).is_dir()]
    return there[0] if there else config_folder() / "games" / name


def assets_folder() -> Path:
    """The folder of the sprites and sounds."""
    return data_folder() / "assets"


def home_folder() -> Path:
    """The folder for everything that the program writes; it may not exist yet."""
    named = os.environ.get("WONDERLAND_HOME")
    if named:  # a shell puts its folder for ~ only where it stands unquoted
        return Path(os.path.expanduser(named))  # noqa: PTH111 - leaves alone what is nobody's
    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def saves_folder() -> Path:
    """The folder of saves and autosaves."""
    return home_folder() / "saves"


def records_folder() -> Path:
    """The folder of records that the user keeps."""
    return home_folder() / "records"


def locks_folder() -> Path:
    """The folder of the locks that say which program owns what."""
    return home_folder() / ".locks"


def logs_folder() -> Path:
    """The folder of crash reports."""
    return home_folder() / "logs"


MODS = "mods"
"""Below the home folder: the user's own definitions, a folder for each game."""


def mods_folder(game: str) -> Path:
    """The folder of the user's own definitions for a game."""
    return home_folder() / MODS / game
