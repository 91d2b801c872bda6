"""The pools that sides bring to a match (DD-16, DD-17), as the house chooses and counts them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from wonderland.core.game import Game, Random
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.game import DungeonDice
from wonderland.games.dungeon_dice.head_parser import brought
from wonderland.games.dungeon_dice.named_line import in_names
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import DICE, FIGURES, HIGHEST, LEAST_TO_SUMMON, excess
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.state import SIDES

# ruff: noqa: ARG002 - a pool is always of one size
_OFTEN = {1: 8, 2: 5, 3: 3, 4: 1}
"""How often figures of a level are drawn by chance: those that are easily called more often."""


class DicePools:
    """Pools as one list: dice, then figures (``games.parts.PoolsPart``)."""

    example = "1G,1G,RAB"
    rule = "DD-16"
    file = "pools-dungeon-dice.yaml"
    most = DICE + FIGURES
    made_of = say("dice and figures")

    def kinds(self) -> Sequence[DicePools]:
        """Itself."""
        return (self,)

    def played(self, match: Match) -> DicePools:
        """Itself."""
        return self

    def named(self, game: Game) -> Mapping[str, Sequence[str]]:
        """The pools of ``pools.yaml``."""
        return {key: _words(named.pool) for key, named in _definitions(game).pools.items()}

    def size(self, match: Match) -> int:
        """How many dice and figures a pool has."""
        return self.most

    def filled(self, game: Game, chosen: Sequence[str], size: int) -> list[str]:
        """Some dice and figures, with others of the first named pool where they end."""
        definitions = _definitions(game)
        usual = next(iter(definitions.pools.values())).pool
        return _filled(definitions, [*chosen, *usual.figures, *sorted(definitions.codes)], usual.dice)

    def random(self, game: Game, size: int, rng: Random) -> list[str]:
        """Any dice and figures that go together."""
        definitions = _definitions(game)
        drawn = {
            code: rng.random() ** (1 / _OFTEN[definitions.figure(code).level]) for code in sorted(definitions.codes)
        }
        dice = {kind: rng.random() for kind in definitions.kinds if int(kind[0]) < HIGHEST}
        codes = sorted(drawn, key=lambda code: -drawn[code])
        return _filled(definitions, codes, sorted(dice, key=lambda kind: dice[kind]))

    def faults(self, game: Game, chosen: Sequence[object]) -> list[str]:
        """Say for each die and figure what is wrong with it beside those before it."""
        definitions, draft = _definitions(game), _Draft(_definitions(game))
        found: list[str] = []
        for word in chosen:
            name = word if isinstance(word, str) else ""
            if name in definitions.kind or name in definitions.codes:
                found.append(draft.take(name))
            else:
                found.append(say("{word!r} is neither a die such as 2G nor a figure such as RAB", word=str(word)[:12]))
        return found

    def wrong_size(self, count: int, size: int) -> str:
        """Say that so many dice and figures are listed."""
        return say("{n} dice and figures are listed, not {size}", n=count, size=size)

    def changed(self, before: Game, after: Game) -> list[str]:
        """The figures that are new, or others than before."""
        old, new = _definitions(before), _definitions(after)
        return [code for code in sorted(new.codes) if code not in old.codes or old.figure(code) != new.figure(code)]

    def brought(self, match: Match, seat: str) -> tuple[str, ...]:
        """The dice and figures of a side's pool at the start."""
        pools = brought(position_of(match).config.definitions, match.record())
        return tuple(_words(pools[SIDES.index(seat)]))

    def used(self, match: Match, seat: str) -> tuple[str, ...]:
        """The figures that a side has called, and the dice that it unfolded for them."""
        called = [one.figure for one in map(in_names, match.lines) if one.side == seat and one.figure]
        definitions = position_of(match).config.definitions
        return (*(definitions.figure(code).kind_name for code in called), *called)


class _Draft:
    """A pool under way that can still become a whole one."""

    def __init__(self, definitions: Definitions) -> None:
        self._definitions = definitions
        self.dice: list[str] = []
        self.figures: list[str] = []

    def take(self, word: str) -> str:
        """Take a die or a figure; why not, ``""`` if it is taken (DD-16, DD-17)."""
        figure, missed = word in self._definitions.codes, self.missing().total()
        held = self.figures if figure else self.dice
        held.append(word)
        wrong, needs_die = self._fault(), self.missing().total() > missed
        if not wrong:
            return ""
        held.pop()
        if needs_die and len(self.figures) < FIGURES:
            kind = self._definitions.figure(word).kind_name
            return say("{word} needs a die {kind} too: {why}", word=word, kind=kind, why=wrong)
        return say("{word} is too many: {why}", word=word, why=wrong)

    def missing(self) -> Counter[str]:
        """The dice that figures still need."""
        need = Counter(self._definitions.figure(code).kind_name for code in self.figures)
        return need - Counter(self.dice)

    def _fault(self) -> str:
        dice = (*self.dice, *self.missing().elements())
        return next((says for _, says, _ in excess(Pool(dice, tuple(self.figures)))), "")


def _filled(definitions: Definitions, wish: Iterable[str], dice: Sequence[str]) -> list[str]:
    """A whole pool: of the words wished for as many as go together, the dice they need, other dice."""
    draft = _Draft(definitions)
    for word in wish:
        if word in definitions.kind or word in definitions.codes:
            draft.take(word)
    draft.dice += draft.missing().elements()
    lonely = [k for k in sorted(set(draft.dice)) if _of_level(draft, k) < LEAST_TO_SUMMON]
    for kind in lonely:
        draft.take(kind)
    while len(draft.dice) < DICE:
        for kind in dice:
            draft.take(kind)
    return [*sorted(draft.dice), *sorted(draft.figures)]


def _of_level(draft: _Draft, kind: str) -> int:
    return sum(die[0] == kind[0] for die in draft.dice)


def _words(pool: Pool) -> list[str]:
    return [*pool.dice, *pool.figures]


def _definitions(game: Game) -> Definitions:
    assert isinstance(game, DungeonDice)
    return game.definitions
