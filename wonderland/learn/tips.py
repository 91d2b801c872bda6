"""One-time tips as data: what is said when something first matters."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.learn.model import Says, Strict

FORMAT = "wonderland-tips/1"
Moment = Literal[
    "choosing", "summoning", "laying", "acting", "answering", "defending",
    "Halted", "Voided", "Damaged", "LifeLost", "AbilityUsed", "Blasted",
]  # fmt: skip
"""What a player is asked for, or an event of the game."""


class Tip(Strict):
    """A tip: what it says, and the rule it is about."""

    says: Says
    rule: Annotated[str, Field(pattern=r"^W-[1-9][0-9]?$")]


class TipsModel(Strict):
    """A file of tips."""

    format: Literal["wonderland-tips/1"]
    game: str
    tips: dict[Moment, Tip]


def read(path: Path) -> dict[str, Tip]:
    """Read a file of tips.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model: TipsModel = check_model(load(path), TipsModel)
    return {str(moment): tip for moment, tip in model.tips.items()}


def tips(game: str) -> dict[str, Tip]:
    """Read a game's tips, by the moment at which they matter.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    return read(config_folder() / "games" / game / "tips.yaml")
