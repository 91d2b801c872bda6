"""The player's settings: read with care, written whole, and kept aside where damaged."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.places import config_folder, home_folder
from wonderland.content.records import flow, save
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput
from wonderland.session.autosave import keep_aside

MOST_THINK = 20
"""The most seconds that a player can give agents for a turn."""
Percent = Annotated[int, Field(ge=0, le=100)]


class Settings(BaseModel):
    """What a player can set; every value has a meaning of its own in ``config/settings.yaml``."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    theme: Literal["classic", "high-contrast"]
    scale: Annotated[int, Field(ge=75, le=200)]
    motion: Literal["off", "slow", "normal", "fast"]
    reduced: bool
    fullscreen: bool
    effects: Percent
    music: Percent
    quiet: bool
    speak: bool
    ask: Literal["always", "attacks", "never"]
    undo: Literal["free", "revealed", "none"]
    curtain: bool
    coach: bool
    hints: bool
    think: Annotated[int, Field(ge=0, le=MOST_THINK)]
    tips: bool
    legible: bool

    @property
    def seconds(self) -> float | None:
        """How long agents may think in a turn; None for as long as their level says."""
        return self.think or None


@dataclass(slots=True)
class SettingsFile:
    """The settings in force, and the file that keeps them.

    Attributes:
        values: the settings in force.
        fault: what was wrong with the file, or why it can't be written; ``""`` if nothing.
    """

    path: Path
    values: Settings
    fault: str = ""

    def change(self, **values: Any) -> None:
        """Change settings and write them; if the disk refuses, they hold for this sitting."""
        self.values = Settings(**{**self.values.model_dump(), **values})
        text = "".join(f"{key}: {flow(value)}\n" for key, value in self.values.model_dump().items())
        try:
            save(self.path, text)
        except BadInput as bad:
            self.fault = str(bad)


def defaults() -> Settings:
    """The settings of a new player.

    Raises:
        BadInput: if the file that ships with the game is wrong.
    """
    settings: Settings = check_model(load(config_folder() / "settings.yaml"), Settings)
    return settings


def read_settings(path: Path | None = None) -> SettingsFile:
    """Read the player's settings; a damaged file is kept aside and the defaults hold."""
    path = path or home_folder() / "settings.yaml"
    base = defaults()
    if not path.exists():
        return SettingsFile(path, base)
    try:
        document = load(path)
        merged = {**base.model_dump(), **(document.data or {})}
        known = replace(document, data=merged)
        return SettingsFile(path, check_model(known, Settings))
    except (BadInput, TypeError) as bad:
        aside = keep_aside(path)
        return SettingsFile(path, base, f"{bad} It was kept as {aside}.")
