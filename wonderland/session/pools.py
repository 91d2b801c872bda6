"""The player's own pools: a file of names and cards in the user's folder."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TypeAlias

from wonderland import api
from wonderland.content.places import home_folder
from wonderland.content.records import flow
from wonderland.content.text import LONGEST_NAME, clean_line, fault_of_name
from wonderland.content.yamlfile import load
from wonderland.core.errors import BadInput, Problem
from wonderland.session.shared import Shared

FILE = "pools.yaml"
SIZE = 15
Pools: TypeAlias = dict[str, list[str]]


class OwnPools:
    """The player's pools by name, in the order in which they were made.

    Args:
        game: what they are for.
        path: the file.
    """

    def __init__(self, game: api.Game, path: Path) -> None:
        self.path = path
        self._file: Shared[Pools] = Shared(path, partial(_read, game), _text, {})

    @property
    def fault(self) -> str:
        """What was wrong with the file, or why it can't be written; ``""`` if nothing."""
        return self._file.fault

    @property
    def pools(self) -> Pools:
        """The pools by name."""
        return self._file.value

    def keep(self, name: str, cards: list[str]) -> None:
        """Keep a pool under a name.

        Raises:
            BadInput: if that can't be a name.
        """
        _check_name(name)
        self._file.change(lambda held: {**held, name: sorted(cards)})

    def rename(self, old: str, new: str) -> None:
        """Give a pool another name, in its place among the others.

        Raises:
            BadInput: if that can't be a name.
        """
        _check_name(new)
        self._file.change(
            lambda held: {new if name == old else name: cards for name, cards in held.items()}
        )

    def delete(self, name: str) -> None:
        """Forget a pool."""
        self._file.change(
            lambda held: {other: cards for other, cards in held.items() if other != name}
        )

    def free_name(self, wish: str = "My pool") -> str:
        """A name that no pool has."""
        number = 2
        name = wish
        while name in self.pools:
            name = f"{wish} {number}"
            number += 1
        return name


def _check_name(name: str) -> None:
    if wrong := fault_of_name(name):
        raise BadInput([Problem(FILE, 0, f"the name of a pool {wrong}")])


def _read(game: api.Game, path: Path, *, strict: bool = False) -> Pools:
    part = game.parts.pools
    if part is None:
        raise BadInput([Problem(str(path), 0, f"{game.title} has no pools")])
    document = load(path)
    data = {} if document.data is None else document.data
    if not isinstance(data, dict):
        raise BadInput([Problem(str(path), 1, "this is a mapping of names to lists of cards")])
    problems = []
    for name, cards in data.items():
        line = document.line_of((name,))
        if strict and (wrong := fault_of_name(str(name))):
            problems.append(Problem(str(path), line, f"the name of a pool {wrong}"))
        elif not isinstance(cards, list) or len(cards) > SIZE:
            what = f"{name} is no list of up to {SIZE} cards"
            problems.append(Problem(str(path), line, what, rule=part.rule))
        else:
            found = [fault for fault in part.faults(game.rules, cards) if fault]
            problems += [
                Problem(str(path), line, f"{name}: {fault}", rule=part.rule) for fault in found
            ]
    if problems:
        raise BadInput(problems)
    return {clean_line(str(name))[:LONGEST_NAME]: list(cards) for name, cards in data.items()}


def _text(pools: Pools) -> str:
    return "".join(f"{flow(name)}: {flow(cards)}\n" for name, cards in pools.items())


def check_pools(game: api.Game, path: Path) -> None:
    """Hold a file of own pools against the rules of a game.

    Raises:
        BadInput: with all that is wrong in it.
    """
    _read(game, path, strict=True)


def read_pools(game: api.Game, path: Path | None = None) -> OwnPools:
    """Read the player's pools; a damaged file is kept aside and told."""
    return OwnPools(game, path or home_folder() / FILE)
