"""A pool under way: dice and figures that are chosen, and what is still wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from wonderland import api
from wonderland.core.message import capital, say
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.names import die, kind_name
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import DICE, FIGURES, excess, pool_faults, spare_dice, warnings
from wonderland.session.pools import OwnPools, Rules, own_pools_by


class Draft:
    """A pool under way.

    Args:
        definitions: what there is to choose.

    Attributes:
        dice: the kinds of the dice.
        figures: the codes of the figures.
    """

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self.dice: list[str] = []
        self.figures: list[str] = []

    # --- as words ----------------------------------------------------------------------------------
    def contents(self) -> list[str]:
        """The pool as a list: its dice, then its figures."""
        return [*sorted(self.dice), *sorted(self.figures)]

    def take(self, words: Sequence[str]) -> None:
        """Begin with a list of dice and figures; what is neither is left out."""
        self.dice = [word for word in words if word in self._definitions.kind][:DICE]
        self.figures = [word for word in words if word in self._definitions.codes][:FIGURES]

    def take_over(self, words: Sequence[str]) -> str:
        """Begin with a list of dice and figures, unless a pool can't have these; why not (DD-16), or ``""``."""
        if faults := [fault for fault in word_faults(self._definitions, words) if fault]:
            return say("{what}.", what=faults[0])
        dice = tuple(word for word in words if word in self._definitions.kind)
        figures = tuple(word for word in words if word in self._definitions.codes)
        for _, says, rule in excess(Pool(dice, figures)):
            return say("{says} ({rule}).", says=capital(says), rule=rule)
        self.take(words)
        return ""

    # --- what holds of it --------------------------------------------------------------------------
    def faults(self) -> list[tuple[str, str]]:
        """What is still wrong: a sentence and the rule of each."""
        return [(says, rule) for _, says, rule in pool_faults(self._definitions, self._pool())]

    def missing(self) -> str:
        """Why the pool can't be kept yet (DD-16, DD-17), ``""`` if it can."""
        for says, rule in self.faults():
            return say("{says} ({rule}).", says=capital(says), rule=rule)
        return ""

    def warnings(self) -> list[str]:
        """What is allowed and may not be meant."""
        return warnings(self._definitions, self._pool())

    def _pool(self) -> Pool:
        return Pool(tuple(sorted(self.dice)), tuple(sorted(self.figures)))

    def spare(self) -> Counter[str]:
        """The dice beyond those that go with a figure, by kind; below 0 where one is missing."""
        return spare_dice(self._definitions, self.dice, self.figures)

    # --- choosing ----------------------------------------------------------------------------------
    def add(self, what: str) -> str:
        """Take a figure, with a die of its kind where none is spare; why not, or ``""``."""
        kind = self._definitions.figure(what).kind_name
        needed = [] if self.spare()[kind] > 0 else [kind]
        if refused := self._refusal([], [what]):
            return refused
        if refused := self._refusal(needed, [what]):
            return say("No {die} is spare. {why}", die=die(self._definitions.classes, kind), why=refused)
        self.dice += needed
        self.figures.append(what)
        return ""

    def put_back(self, what: str) -> None:
        """Put a figure back."""
        self.figures.remove(what)

    def add_die(self, kind: str) -> str:
        """Take a die; why not, or ``""``."""
        if refused := self._refusal([kind], []):
            return refused
        self.dice.append(kind)
        return ""

    def remove_die(self, kind: str) -> str:
        """Put a die back; why not, or ``""``."""
        if kind not in self.dice:
            return ""
        if self.spare()[kind] <= 0:
            what = kind_name(self._definitions.classes, kind)
            return say("Each figure needs its die: put a figure ({kind}) back first (DD-17).", kind=what)
        self.dice.remove(kind)
        return ""

    def _refusal(self, dice: Sequence[str], figures: Sequence[str]) -> str:
        """Why no more of these can be taken, as the rules say it; ``""`` if they can."""
        for _, says, rule in excess(Pool((*self.dice, *dice), (*self.figures, *figures))):
            return say("{why}: put one back first ({rule}).", why=capital(says), rule=rule)
        return ""


def word_faults(definitions: Definitions, words: Sequence[object]) -> list[str]:
    """What is wrong with each word of a list that shall be a pool."""
    known = {*definitions.kind, *definitions.codes}
    return [
        ""
        if word in known
        else say("{word!r} is neither a die such as 2G nor a figure such as RAB", word=str(word)[:12])
        for word in words
    ]


def kept(game: api.Game) -> OwnPools:
    """The player's own pools that were saved."""
    assert isinstance(game.rules, DungeonDice)
    faults = partial(word_faults, game.rules.definitions)
    return own_pools_by(game.name, Rules(faults, "DD-16", DICE + FIGURES))
