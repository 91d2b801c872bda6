"""``--pool SEAT=NAME``: what a seat brings to every match, or other cards in each."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wonderland import api
from wonderland.cli.simulate.tasks import Cards, derived
from wonderland.core.errors import BadInput, Problem
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.parts import PoolsPart
from wonderland.session.pools import own_pools

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
        self._game = game
        for word in words:
            side, equals, name = word.partition("=")
            if not equals or side not in trial.seats:
                seats = " or ".join(f"{seat}=NAME" for seat in trial.seats)
                raise _bad(say("{word}: a pool is given as {seats}", word=word, seats=seats))
            self.named[side] = name.strip()
        if not words:
            return
        if game.parts.pools is None:
            what = say("{title} is played without pools; leave {flag} out", title=game.title, flag=FLAG)
            raise _bad(what)
        self._part: PoolsPart = game.parts.pools.played(trial)
        self._size = self._part.size(trial)
        for side, name in self.named.items():
            if name != RANDOM:
                self._fixed[side] = tuple(self._chosen(name))

    def of_match(self, seed: int, index: int) -> tuple[tuple[str, Cards], ...]:
        """The cards of each side that was given some, in one match of a run."""
        return tuple((side, self._drawn(side, seed, index)) for side in self.named)

    def _drawn(self, side: str, seed: int, index: int) -> Cards:
        if side in self._fixed:
            return self._fixed[side]
        rng = Random(derived(seed, index, f"pool:{side}"))
        return tuple(self._part.random(self._game.rules, self._size, rng))

    def _chosen(self, name: str) -> list[str]:
        """The cards that a name or a list stands for.

        Raises:
            BadInput: if it is no pool.
        """
        part, rules = self._part, self._game.rules
        named = part.named(rules)
        if name in named:
            return part.filled(rules, named[name], self._size)
        if "," in name or not any(part.faults(rules, [name.upper()])):
            return self._listed([card.strip().upper() for card in name.split(",")])
        own = own_pools(self._game, part=part)
        if name in own.pools:
            return part.filled(rules, own.pools[name], self._size)
        if own.fault:
            raise _bad(own.fault)
        for kind in part.kinds():
            if name in kind.named(rules):
                gaps = {"name": name, "made_of": kind.made_of, "own": part.made_of}
                raise _bad(say("{name} is a pool of {made_of}; with these options pools are of {own}", **gaps))
        known = ", ".join([RANDOM, *named, *own.pools])
        what = say("there is no pool {name}; there are {known}", name=name, known=known)
        raise _bad(say("{what}, or a list such as {example}", what=what, example=part.example))

    def _listed(self, cards: list[str]) -> list[str]:
        faults = [fault for fault in self._part.faults(self._game.rules, cards) if fault]
        if not faults and len(cards) != self._size:
            faults = [self._part.wrong_size(len(cards), self._size)]
        if faults:
            raise BadInput([Problem(FLAG, 0, fault, rule=self._part.rule) for fault in faults])
        return cards


def _bad(what: str) -> BadInput:
    return BadInput([Problem(FLAG, 0, what)])
