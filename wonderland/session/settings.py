"""The player's settings: read with care, written whole, and kept aside where damaged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from wonderland.content.places import config_folder, home_folder
from wonderland.content.records import flow
from wonderland.content.text import fault_of_name
from wonderland.content.written import written
from wonderland.content.yamlfile import YamlValue, check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import capital, say
from wonderland.kit.strict import Strict
from wonderland.session import window_size
from wonderland.session.controls import KeySetting, PadSetting
from wonderland.session.shared import Keeping, Shared
from wonderland.session.undo import UndoRule

FILE = "settings.yaml"
MOST_THINK = 20
"""The most seconds that a player can give agents for a turn."""
Percent = Annotated[int, Field(ge=0, le=100)]
_Pixels = Annotated[int, Field(ge=min(window_size.LEAST), le=window_size.MOST)]


def _name(name: str) -> str:
    if wrong := fault_of_name(name, say("the name of a player")):
        raise ValueError(capital(wrong))
    return name


class Settings(Strict):
    """What a player can set; every value has a meaning of its own in ``config/settings.yaml``."""

    language: Annotated[
        str, written(r"[a-z]+(-[A-Za-z]+)*", say("the code of a language, such as de")), Field(max_length=20)
    ]
    name: Annotated[str, AfterValidator(_name)]
    theme: Literal["classic", "high-contrast"]
    scale: Annotated[int, Field(ge=75, le=200)]
    motion: Literal["off", "slow", "normal", "fast"]
    reduced: bool
    fullscreen: bool
    window: Annotated[list[_Pixels], Field(min_length=2, max_length=2)]
    effects: Percent
    music: Percent
    quiet: bool
    speak: bool
    ask: Literal["always", "attacks", "never"]
    undo: UndoRule
    curtain: bool
    coach: bool
    camera: bool
    hints: bool
    think: Annotated[int, Field(ge=0, le=MOST_THINK)]
    tips: bool
    talk: bool
    end_alone: bool
    legible: bool
    keys: dict[str, KeySetting]
    pads: dict[str, PadSetting]

    @property
    def seconds(self) -> float | None:
        """How long agents may think in a turn; None for as long as their level says."""
        return self.think or None


class SettingsFile(Keeping[dict[str, object]]):
    """The settings in force, and the file that keeps them.

    Attributes:
        path: the file.
        values: the settings in force; some may hold for this sitting only.
    """

    def __init__(self, path: Path, values: Settings) -> None:
        self.path = path
        self.values = values
        self._file = Shared(path, _read, _text, values.model_dump())

    @property
    def kept(self) -> Settings:
        """The settings that the file holds."""
        return Settings.model_validate(self._file.value)

    def change(self, **values: object) -> None:
        """Change settings and write them; while the disk refuses, they hold for this sitting."""
        self.values = Settings.model_validate({**self.values.model_dump(), **values})
        self._file.change(lambda held: {**held, **values})


def _read(path: Path) -> dict[str, object]:
    document = load(path)
    data = {} if document.data is None else document.data
    if not isinstance(data, dict):
        raise BadInput([Problem(str(path), 1, say("settings are a mapping of names to values"))])
    usual: dict[str | int, YamlValue] = dict(defaults().model_dump().items())
    known = replace(document, data={**usual, **data})
    return check_model(known, Settings).model_dump()


def _text(values: dict[str, object]) -> str:
    return "".join(f"{key}: {flow(value)}\n" for key, value in values.items())


def defaults() -> Settings:
    """The settings of a new player.

    Raises:
        BadInput: if the file that ships with the game is wrong.
    """
    return check_model(load(config_folder() / FILE), Settings)


def check_settings(path: Path) -> None:
    """Hold a file of settings against what can be set.

    Raises:
        BadInput: with all that is wrong in it.
    """
    _read(path)


def read_settings(path: Path | None = None) -> SettingsFile:
    """Read the player's settings; a damaged file is kept aside and the defaults hold."""
    found = SettingsFile(path or home_folder() / FILE, defaults())
    found.values = found.kept
    return found
