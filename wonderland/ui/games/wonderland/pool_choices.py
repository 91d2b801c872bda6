"""The pool that each side begins with, as the set-up form offers it (W-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland import api
from wonderland.core.message import rows, say
from wonderland.games.wonderland.game import Wonderland
from wonderland.games.wonderland.head_parser import filled_pool, named_pool
from wonderland.kit.options import PRESET
from wonderland.session.pools import read_pools
from wonderland.ui.shell.screens import Choice

OWN = "own:"
"""What stands before the name of a pool of the player's own."""


class PoolChoices:
    """Named pools, the player's own, or one drawn by chance (``shell.screens.SeatChoices``)."""

    title = say("Pool")

    def __init__(self, game: api.Game) -> None:
        assert isinstance(game.rules, Wonderland)
        self._options = game.options
        self._definitions = game.rules.definitions
        self.own = read_pools(game).pools

    def rows(self, chosen: str) -> Sequence[Choice]:
        """By lot, the player's own, the named ones."""
        rows = [Choice("", say("By lot"), say("One of the eight, drawn by chance."))]
        if self.own:
            rows.append(self._own_row(chosen))
        for key, pool in self._definitions.pools.items():
            rows.append(Choice(key, pool.name, pool.says, " ".join(pool.cards)))
        return rows

    def _own_row(self, chosen: str) -> Choice:
        """The line for the player's own pools: the one that is chosen, or the first."""
        name = chosen.removeprefix(OWN)
        name = name if name in self.own else next(iter(self.own))
        more = say("Click again for the next.") if len(self.own) > 1 else say("Your own.")
        return Choice(OWN + name, name, rows(more, " ".join(self.own[name])))

    def clicked(self, key: str, chosen: str) -> str:
        """Choose a pool; an own one that is chosen already gives way to the next."""
        if not key.startswith(OWN) or chosen != key:
            return key
        names = list(self.own)
        return OWN + names[(names.index(key.removeprefix(OWN)) + 1) % len(names)]

    def setup(self, chosen: Mapping[str, str], options: Mapping[str, object]) -> dict[str, object]:
        """The pools of the sides that chose one, cut or filled to the match's size."""
        given = {key: value for key, value in options.items() if key in (PRESET, "pool")}
        size = int(str(self._options.values(given)["pool"]))
        pools = {
            side: (
                filled_pool(self._definitions, self.own[key.removeprefix(OWN)], size)
                if key.startswith(OWN)
                else named_pool(self._definitions, key, size)
            )
            for side, key in chosen.items()
            if key
        }
        return {"pools": pools} if pools else {}
