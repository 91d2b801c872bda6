"""Which game's definitions a file outside of its folder holds: several have files of the same name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wonderland.content import themes, yamlfile
from wonderland.content.yamlfile import Document, YamlValue
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import one_of, say
from wonderland.games import registry

THEME = ""
"""What stands for a theme among the games."""


def game_of(document: Document) -> str | None:
    """The game whose file of this name has most of a file's keys; ``THEME`` if a theme has.

    Returns:
        None where no game has a file of this name.

    Raises:
        BadInput: if it can't be told from the keys.
    """
    path = Path(document.name)
    folders = {info.name: info.folder for info in registry.infos() if info.built}
    forms = {name: at / path.name for name, at in folders.items() if (at / path.name).is_file()}
    if len(forms) <= 1:
        return next(iter(forms), None)
    own, alike = set(_keys(document.data)), dict[str, tuple[int, bool]]()
    for name, form in {**forms, THEME: themes.path_of(themes.FIRST)}.items():
        theirs = set(_keys(yamlfile.load(form).data))
        alike[name] = len(own & theirs), own == theirs
    most = max(alike.values())
    found = [name for name, much in alike.items() if much == most]
    if len(found) > 1:
        where = one_of(f"games/{name}" for name in forms)
        what = say("its keys don't say which game's {file} it is", file=path.name)
        mend = say("Put it into a folder {folders}, and check it there.", folders=where)
        raise BadInput([Problem(document.name, 0, what, mend)])
    return found[0]


def _keys(data: YamlValue) -> Iterator[str]:
    """The keys of all mappings in a value."""
    if isinstance(data, dict):
        yield from map(str, data)
    inside = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for one in inside:
        yield from _keys(one)
