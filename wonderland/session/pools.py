"""The player's own pools: a file of names and cards in the user's folder."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from wonderland.content.places import home_folder
from wonderland.content.records import flow, save
from wonderland.content.yamlfile import load
from wonderland.core.errors import BadInput
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.head_parser import selection_faults
from wonderland.session.autosave import keep_aside

FILE = "pools.yaml"
SIZE = 15


@dataclass
class OwnPools:
    """The player's pools by name, in the order in which they were made.

    Attributes:
        fault: what was wrong with the file, or why it can't be written; ``""`` if nothing.
    """

    path: Path
    pools: dict[str, list[str]] = field(default_factory=dict)
    fault: str = ""

    def write(self) -> None:
        """Write the file; if the disk refuses, ``fault`` says why."""
        text = "".join(f"{flow(name)}: {flow(cards)}\n" for name, cards in self.pools.items())
        try:
            save(self.path, text)
            self.fault = ""
        except BadInput as bad:
            self.fault = str(bad)

    def keep(self, name: str, cards: list[str]) -> None:
        """Keep a pool under a name."""
        self.pools[name] = sorted(cards)
        self.write()

    def rename(self, old: str, new: str) -> None:
        """Give a pool another name, in its place among the others."""
        self.pools = {new if name == old else name: cards for name, cards in self.pools.items()}
        self.write()

    def delete(self, name: str) -> None:
        """Forget a pool."""
        self.pools.pop(name, None)
        self.write()

    def free_name(self, wish: str = "My pool") -> str:
        """A name that no pool has."""
        number = 2
        name = wish
        while name in self.pools:
            name = f"{wish} {number}"
            number += 1
        return name


def read_pools(definitions: Definitions, path: Path | None = None) -> OwnPools:
    """Read the player's pools; a damaged file is kept aside and told."""
    path = path or home_folder() / FILE
    if not path.exists():
        return OwnPools(path)
    try:
        data = load(path).data or {}
        wrong = not isinstance(data, dict) or any(
            not isinstance(cards, list)
            or len(cards) > SIZE
            or any(selection_faults(definitions, cards))
            for cards in data.values()
        )
    except BadInput as bad:
        return OwnPools(path, fault=f"{bad} It was kept as {keep_aside(path)}.")
    if wrong:
        what = f"{path}: these are no pools by W-14."
        return OwnPools(path, fault=f"{what} The file was kept as {keep_aside(path)}.")
    return OwnPools(path, {str(name): list(cards) for name, cards in data.items()})
