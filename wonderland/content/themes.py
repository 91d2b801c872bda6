"""Themes as data: the colours of the table by the part they play, from ``config/themes/``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from wonderland.content.places import config_folder
from wonderland.content.written import written
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.kit.strict import Strict

FIRST = "classic"
"""The theme that says which parts there are."""
Colour = Annotated[
    str, written(r"[0-9a-fA-F]{6}([0-9a-fA-F]{2})?", say("six or eight hexadecimal digits, such as f3c64b"))
]
"""Red, green, blue and, where it is not opaque, how opaque; two digits each."""


class ThemeModel(Strict):
    """A theme's file."""

    name: str
    sharp: bool
    colours: dict[str, Colour]


def names() -> tuple[str, ...]:
    """The themes that ship with the program."""
    return tuple(sorted(path.stem for path in (config_folder() / "themes").glob("*.yaml")))


def path_of(name: str) -> Path:
    """The file of a theme.

    Raises:
        BadInput: if there is none of that name.
    """
    known = names()
    if name not in known:
        raise BadInput(
            [
                Problem(
                    "--theme", 0, say("there is no theme {name}; there is {known}", name=name, known=", ".join(known))
                )
            ]
        )
    return config_folder() / "themes" / f"{name}.yaml"


def read(path: Path) -> ThemeModel:
    """Read a theme's file.

    Raises:
        BadInput: with all that is wrong in it, parts without a colour among it.
    """
    document = load(path)
    model = check_model(document, ThemeModel)
    first = path_of(FIRST)
    parts = model.colours if path == first else read(first).colours
    line = document.line_of(("colours",))
    problems = [
        Problem(document.name, line, say("{part} has no colour", part=part), say("Every part of the table needs one."))
        for part in parts
        if part not in model.colours
    ]
    problems += [
        Problem(document.name, document.line_of(("colours", part)), say("there is no part {part}", part=part))
        for part in model.colours
        if part not in parts
    ]
    if problems:
        raise BadInput(problems)
    return model
