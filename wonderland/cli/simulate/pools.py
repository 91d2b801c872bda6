"""``--pool w=NAME``: the cards that a seat has in every match, or other ones in each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wonderland import api
from wonderland.cli.simulate.tasks import Cards, derived
from wonderland.core.errors import BadInput, Problem
from wonderland.core.match import Match
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.head_parser import (
    filled_pool,
    named_pool,
    random_pool,
    selection_faults,
)
from wonderland.session.pools import read_pools

RANDOM = "random"
FLAG = "--pool"


class Pools:
    """The pools of a run, as ``--pool`` names them.

    Attributes:
        named: what was said for each side.
    """

    def __init__(self, game: api.Game, words: Sequence[str], trial: Match) -> None:
        """Read the words.

        Args:
            game: whose seats they are for.
            words: such as ``w=croquet``, ``e=random`` or ``w=4H,AS,...``.
            trial: a match with the options of the run.

        Raises:
            BadInput: if a word is wrong.
        """
        self.named: dict[str, str] = {}
        self._fixed: dict[str, Cards] = {}
        for word in words:
            side, equals, name = word.partition("=")
            if not equals or side not in game.seats:
                seats = " or ".join(f"{seat}=NAME" for seat in game.seats)
                raise _bad(f"{word}: a pool is given as {seats}")
            self.named[side] = name.strip()
        if not words:
            return
        definitions = getattr(game.rules, "definitions", None)
        if not isinstance(definitions, Definitions):
            raise _bad(f"{game.title} is played without pools; leave {FLAG} out")
        self._definitions = definitions
        self._size: int = trial.config.options.pool
        for side, name in self.named.items():
            if name != RANDOM:
                self._fixed[side] = tuple(_cards(self._definitions, name, self._size))

    def of_match(self, seed: int, index: int) -> tuple[tuple[str, Cards], ...]:
        """The cards of each side that was given some, in one match of a run."""
        return tuple((side, self._drawn(side, seed, index)) for side in self.named)

    def _drawn(self, side: str, seed: int, index: int) -> Cards:
        if side in self._fixed:
            return self._fixed[side]
        rng = Random(derived(seed, index, f"pool:{side}"))
        return tuple(random_pool(self._definitions, self._size, rng))


def _cards(definitions: Definitions, name: str, size: int) -> list[str]:
    """The cards that a name or a list stands for.

    Raises:
        BadInput: if it is no pool.
    """
    if name in definitions.pools:
        return named_pool(definitions, name, size)
    if "," in name or name.upper() in definitions.cards:
        return _listed(definitions, [card.strip().upper() for card in name.split(",")], size)
    own = read_pools(definitions)
    if name in own.pools:
        return filled_pool(definitions, own.pools[name], size)
    if own.fault:
        raise _bad(own.fault)
    known = ", ".join([RANDOM, *definitions.pools, *own.pools])
    raise _bad(f"there is no pool {name}; there are {known}, or a list of cards such as 4H,AS,9S")


def _listed(definitions: Definitions, cards: list[str], size: int) -> list[str]:
    faults = [fault for fault in selection_faults(definitions, cards) if fault]
    if not faults and len(cards) != size:
        faults = [f"{len(cards)} cards are listed, not {size}"]
    if faults:
        raise BadInput([Problem(FLAG, 0, fault, rule="W-14") for fault in faults])
    return cards


def _bad(what: str) -> BadInput:
    return BadInput([Problem(FLAG, 0, what)])
