"""What records of older formats mean by options that they leave out, written out on reading.

A game whose options mean another thing today where nothing is said has a ``formats.yaml`` beside
its ``options.yaml``. So a match stays what it was played as.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from pydantic import Field

from wonderland.content.places import games_folders
from wonderland.content.yamlfile import YamlValue, check_model, load
from wonderland.kit.strict import Strict

FORMATS = "formats.yaml"
_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,63}\Z")
"""What a game's folder may be called; a record names it, so that it must lead nowhere else."""
_Value: TypeAlias = int | bool | str


class MeantModel(Strict):
    """Options that some records mean where they leave them out.

    Attributes:
        where: which records: those whose options have one of these values each.
        options: what they mean.
    """

    where: dict[str, list[_Value]] = Field(default={})
    options: dict[str, _Value]


class FormatModel(Strict):
    """What records of one format mean.

    Attributes:
        usual: what the options that ``where`` asks for are in a record that doesn't name them.
        counted: options that a custom start tells: as many as its mapping of this key has entries.
        meant: what is meant; the first that fits and names an option holds.
    """

    usual: dict[str, _Value] = Field(default={})
    counted: dict[str, str] = Field(default={})
    meant: list[MeantModel]


Formats: TypeAlias = dict[int, FormatModel]
"""``formats.yaml``: by the number of the format."""
Data: TypeAlias = dict[str | int, YamlValue]


def written_out(number: int, data: Data) -> Data:
    """Write out what a record of a format means by the options that it leaves out.

    Args:
        number: the number of its format.
        data: as it was read. What is wrong in it is left as it is.

    Raises:
        BadInput: if the game's file is wrong.
    """
    model = _formats_of(data.get("game")).get(number)
    given = data.get("options")
    options: dict[str | int, YamlValue] = {}
    if isinstance(given, Mapping):
        options.update(given)
    if model is None or (given and not options):
        return data
    known: dict[str | int, YamlValue] = dict(model.usual.items())
    known |= _counted(model, data) | options
    whole = dict(options)
    for meant in model.meant:
        if all(known.get(key) in values for key, values in meant.where.items()):
            for key, value in meant.options.items():
                whole.setdefault(key, value)
    return {**data, "options": whole} if whole != options else data


def _counted(model: FormatModel, data: Data) -> Data:
    """The options that a custom start tells by the number of entries in one of its mappings."""
    start = data.get("position")
    if not isinstance(start, Mapping):
        return {}
    parts = {option: start.get(key) for option, key in model.counted.items()}
    return {option: len(part) for option, part in parts.items() if isinstance(part, Mapping)}


def _formats_of(game: object) -> Formats:
    """What there is about older formats of a game; nothing where there is no such game."""
    if not isinstance(game, str) or not _NAME.match(game):
        return {}
    paths = (folder / game / FORMATS for folder in games_folders())
    return next((_read(path) for path in paths if path.is_file()), {})


@cache
def _read(path: Path) -> Formats:
    return read(path)


def read(path: Path) -> Formats:
    """Read a ``formats.yaml``.

    Raises:
        BadInput: with all that is wrong in it.
    """
    return check_model(load(path), Formats)
