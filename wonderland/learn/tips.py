"""One-time tips as data: what is said when something first matters."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from wonderland.content.places import game_folder
from wonderland.content.written import written
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.kit.strict import Strict
from wonderland.learn.library import vocabulary_of
from wonderland.learn.model import Says

FORMAT = "wonderland-tips/1"


class Tip(Strict):
    """A tip: what it says, and the rule it is about."""

    says: Says
    rule: Annotated[str, written(r"[A-Z]+-[1-9][0-9]*", say("a rule’s number, such as W-34"))]


class TipsModel(Strict):
    """A file of tips, by moments of the game's own vocabulary."""

    format: Literal["wonderland-tips/1"]
    game: str
    tips: dict[str, Tip]


def read(path: Path) -> dict[str, Tip]:
    """Read a file of tips.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load(path)
    model = check_model(document, TipsModel)
    moments = vocabulary_of(model.game, document).moments
    known = ", ".join(sorted(moments))
    problems = [
        Problem(
            document.name,
            document.line_of(("tips", moment)),
            say("there is no moment {moment}; there is {known}", moment=moment, known=known),
        )
        for moment in model.tips
        if moment not in moments
    ]
    if problems:
        raise BadInput(problems)
    return dict(model.tips)


def tips(game: str) -> dict[str, Tip]:
    """Read a game's tips, by the moment at which they matter.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    return read(game_folder(game) / "tips.yaml")
