"""The player's own pools: a file of names and cards in the user's folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeAlias

from wonderland import api
from wonderland.content.places import home_folder
from wonderland.content.records import flow
from wonderland.content.text import LONGEST_NAME, fault_of_name
from wonderland.content.yamlfile import load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.quoting import clean_line
from wonderland.games.parts import PoolsPart
from wonderland.session.shared import Shared

FILE = "pools.yaml"
Pools: TypeAlias = dict[str, list[str]]


class Rules(NamedTuple):
    """What a pool may be.

    Attributes:
        faults: says for each of a choice what is wrong with it, ``""`` where nothing is.
        rule: the number of the rule that says so.
        most: how many a pool has at most.
    """

    faults: Callable[[Sequence[object]], list[str]]
    rule: str
    most: int


class OwnPools:
    """The player's pools by name, in the order in which they were made.

    Args:
        path: the file.
        read: reads and checks it.
        begun: reads and checks those under way, where less is asked of them.
    """

    def __init__(self, path: Path, read: Callable[[Path], Pools], begun: Callable[[Path], Pools] | None = None) -> None:
        self.path = path
        self._begun = begun or read
        self._file: Shared[Pools] = Shared(path, read, _text, {})

    @property
    def fault(self) -> str:
        """What was wrong with the file, or why it can't be written; ``""`` if nothing."""
        return self._file.fault

    @property
    def pools(self) -> Pools:
        """The pools by name."""
        return self._file.value

    def unsaved(self) -> OwnPools:
        """Those that were begun or changed and are not saved yet, which have a file of their own."""
        return OwnPools(self.path.with_name(f"unsaved-{self.path.name}"), self._begun)

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
        self._file.change(lambda held: {new if name == old else name: cards for name, cards in held.items()})

    def delete(self, name: str) -> None:
        """Forget a pool."""
        self._file.change(lambda held: {other: cards for other, cards in held.items() if other != name})

    def free_name(self, wish: str, taken: Collection[str] = ()) -> str:
        """A name that no pool has and that is not taken: what is wished for, or that with a number."""
        number = 2
        name = wish
        while name in self.pools or name in taken:
            name = f"{wish} {number}"
            number += 1
        return name


def _check_name(name: str) -> None:
    if wrong := fault_of_name(name, say("the name of a pool")):
        raise BadInput([Problem(FILE, 0, wrong)])


def _read(game: api.Game, part: PoolsPart | None, path: Path, *, strict: bool = False) -> Pools:
    if part is None:
        raise BadInput([Problem(str(path), 0, say("{title} has no pools", title=game.title))])
    rules = Rules(lambda cards: part.faults(game.rules, cards), part.rule, part.most)
    return _read_lists(rules, path, strict=strict)


def _read_lists(rules: Rules, path: Path, *, strict: bool = False) -> Pools:
    document = load(path)
    data = {} if document.data is None else document.data
    if not isinstance(data, dict):
        raise BadInput([Problem(str(path), 1, say("this is a mapping of names to lists of cards"))])
    problems: list[Problem] = []
    pools: Pools = {}
    for name, cards in data.items():
        line = document.line_of((name,))
        if strict and (wrong := fault_of_name(str(name), say("the name of a pool"))):
            problems.append(Problem(str(path), line, wrong))
        elif not isinstance(cards, list) or len(cards) > rules.most:
            what = say("{name} is no list of up to {most} cards", name=name, most=rules.most)
            problems.append(Problem(str(path), line, what, rule=rules.rule))
        else:
            found = [fault for fault in rules.faults(cards) if fault]
            problems += [Problem(str(path), line, f"{name}: {fault}", rule=rules.rule) for fault in found]
            pools[clean_line(str(name))[:LONGEST_NAME]] = [*map(str, cards)]
    if problems:
        raise BadInput(problems)
    return pools


def _text(pools: Pools) -> str:
    return "".join(f"{flow(name)}: {flow(cards)}\n" for name, cards in pools.items())


def check_pools(game: api.Game, path: Path, part: PoolsPart | None = None) -> None:
    """Hold a file of own pools against the rules of a game, or of one kind of its pools.

    Raises:
        BadInput: with all that is wrong in it.
    """
    _read(game, part or game.parts.pools, path, strict=True)


def own_pools(
    game: api.Game, path: Path | None = None, part: PoolsPart | None = None, begun: PoolsPart | None = None
) -> OwnPools:
    """Read the player's pools; a damaged file is kept aside and told.

    Args:
        game: whose.
        path: the file, if not that of the kind in the player's folder.
        part: of which kind, the game's first where none is named.
        begun: by what those under way are judged, where it is something else.
    """
    part = part or game.parts.pools
    name = part.file if part else FILE
    read = partial(_read, game, part)
    return OwnPools(path or home_folder() / name, read, partial(_read, game, begun or part))


def own_pools_by(name: str, rules: Rules) -> OwnPools:
    """Read the player's pools of a game that keeps them by rules of its own, by the game's name."""
    return OwnPools(home_folder() / f"pools-{name}.yaml", partial(_read_lists, rules))
