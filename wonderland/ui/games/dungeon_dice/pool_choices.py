"""The pool that each side begins with, as the set-up form offers it (DD-16)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import say
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.session.pools import Rules, own_pools_by
from wonderland.ui.games.dungeon_dice.pool_draft import WORDS, Draft, word_faults
from wonderland.ui.shell.screens import Choice

OWN = "own:"
"""What stands before the name of a pool of the player's own."""


class PoolChoices:
    """Named pools, the player's own, or one drawn by chance (``shell.screens.SeatChoices``)."""

    title = say("Pool")

    def __init__(self, game: api.Game) -> None:
        assert isinstance(game.rules, DungeonDice)
        self._definitions = game.rules.definitions
        rules = Rules(partial(word_faults, self._definitions), "DD-16", WORDS)
        self.own = {
            name: words
            for name, words in own_pools_by(game.name, rules).pools.items()
            if self._draft(words).whole
        }

    def _draft(self, words: Sequence[str]) -> Draft:
        draft = Draft(self._definitions)
        draft.take(words)
        return draft

    def rows(self, chosen: str) -> Sequence[Choice]:
        """By lot, the player's own, the named ones."""
        rows = [Choice("", say("By lot"), say("One of the eight, drawn by chance."), slim=True)]
        if self.own:
            rows.append(self._own_row(chosen))
        for key, named in self._definitions.pools.items():
            pool = named.pool
            rows.append(Choice(key, named.name, named.says, " ".join((*pool.dice, *pool.figures))))
        return rows

    def _own_row(self, chosen: str) -> Choice:
        """The line for the player's own pools: the one that is chosen, or the first."""
        name = chosen.removeprefix(OWN)
        name = name if name in self.own else next(iter(self.own))
        more = say("Click again for the next.") if len(self.own) > 1 else say("Your own.")
        return Choice(OWN + name, name, more, " ".join(self.own[name]), slim=True)

    def clicked(self, key: str, chosen: str) -> str:
        """Choose a pool; an own one that is chosen already gives way to the next."""
        if not key.startswith(OWN) or chosen != key:
            return key
        names = list(self.own)
        return OWN + names[(names.index(key.removeprefix(OWN)) + 1) % len(names)]

    def setup(
        self,
        chosen: Mapping[str, str],
        options: Mapping[str, object],  # noqa: ARG002 - pools fit any
    ) -> dict[str, object]:
        """The pools of the sides that chose one."""
        pools: dict[str, object] = {}
        for side, key in chosen.items():
            if key.startswith(OWN):
                draft = self._draft(self.own[key.removeprefix(OWN)])
                pools[side] = {"dice": sorted(draft.dice), "figures": sorted(draft.figures)}
            elif key:
                pools[side] = key
        return {"pools": pools} if pools else {}
