"""What may be done now: complete and exact, counted, drawn and listed as far as someone looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import TypeAlias

from wonderland.core.game import Random
from wonderland.games.dominoes_of_war import combat, walls
from wonderland.games.dominoes_of_war.actions import GRAMMAR, Code, acting, deeds, ending, flipping, setting_up
from wonderland.games.dominoes_of_war.actions.acting import EXTRA, End
from wonderland.games.dominoes_of_war.actions.flipping import SHIFT, Flip, Forfeit, Shift
from wonderland.games.dominoes_of_war.actions.setting_up import BuildWall, LayBase, NameFirst, Toss
from wonderland.games.dominoes_of_war.bases import all_bases, barred
from wonderland.games.dominoes_of_war.ground import Mask, each, square_name
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.notation import Action
from wonderland.games.dominoes_of_war.state import ACT, BASE, BONUS, FACE, FIRST, FLIP, OVER, STOCK, TOSS, WALL, State
from wonderland.kit import chance
from wonderland.kit.codes import Choices, CodedLegal, FewChoices, LateChoices
from wonderland.kit.grammar import WHOLE, Branch, Later, Word, Words

Legal: TypeAlias = CodedLegal[MatchConfig, Code, Action]
TRIES = 200
"""After so many bases that didn't fit, those that do are listed."""


def legal_of(state: State, *, nothing: bool = False) -> Legal:
    """The legal actions of a state as they stand now; none where ``nothing`` may be done."""
    found: Choices[Code] = FewChoices[Code]([]) if nothing else choices(state)
    return CodedLegal(Action, state.config, state.to_act, found, GRAMMAR)


def choices(state: State) -> Choices[Code]:
    """The legal actions of whoever acts; at a chance point chance's."""
    phase = state.phase
    if phase == ACT:
        return TroopChoices(state, End())
    if phase == BONUS:
        shift = state.config.definitions.bonuses[state.bonus] == SHIFT
        return ShiftChoices(state) if shift else _Bonus(state)
    if phase == BASE:
        return BaseChoices(state)
    if phase == WALL:
        return WallChoices(state)
    return FewChoices(_few(state))


def _few(state: State) -> list[Code]:
    """The legal actions of the phases that have few."""
    phase, seats = state.phase, range(state.config.players)
    if phase in (TOSS, FLIP):
        return [code for code, _ in chance_weights(state)]
    if phase == FIRST:
        return [NameFirst(seat) for seat in seats]
    if phase == STOCK:
        return [*setting_up.legal_stock(state)]
    if phase == FACE:
        return [*ending.legal_faces(state)]
    assert phase == OVER
    return []


class TroopChoices(Choices[Code]):
    """All that the active seat's troops may do, and to end where that may be said.

    Args:
        state: where the match stands.
        ending: the line besides.
    """

    def __init__(self, state: State, ending: End | None) -> None:
        aims, standing = combat.target_tiles(state, state.active), state.standing(state.active)
        self._groups: list[deeds.Deeds] = []
        for square in acting.actors(state):
            self._groups += deeds.of_troop(state, square, aims, standing)
        self._size = sum([own.size for own in self._groups])
        self._ending = ending

    def count(self) -> int:
        """How many there are."""
        return self._size + (self._ending is not None)

    def __iter__(self) -> Iterator[Code]:
        for own in self._groups:
            yield from own
        if self._ending is not None:
            yield self._ending

    def at(self, index: int) -> Code:
        """The one at an index from 0, without making those before it."""
        for own in self._groups:
            if index < own.size:
                return own.at(index)
            index -= own.size
        assert self._ending is not None, "there is something at that index"
        return self._ending


class _Bonus(FewChoices[Code]):
    """How a bonus may be used, or given up (DW-49)."""

    def __init__(self, state: State) -> None:
        extra = state.config.definitions.bonuses[state.bonus] == EXTRA
        found: list[Code] = [*(TroopChoices(state, None) if extra else flipping.legal(state))]
        super().__init__([*found, Forfeit()])


class ShiftChoices(LateChoices[Code]):
    """Hundreds of ways to shift a wall, drawn without trying them all, or to forfeit (DW-49, DW-54)."""

    def __init__(self, state: State) -> None:
        self._state = state

    @cached_property
    def codes(self) -> list[Code]:
        """All of them."""
        return [*flipping.legal(self._state), Forfeit()]

    def draw(self, rng: Random) -> Code:
        """Draw one: most edges are free and cut nothing."""
        state, edges = self._state, walls.edges_of(self._state.config.field)
        standing = walls.standing(state)
        while True:
            wall, at = divmod(int(rng.random() * (len(standing) * len(edges) + 1)), len(edges))
            if wall == len(standing):
                return Forfeit()
            if walls.may_shift(state, standing[wall], edges[at]):
                return Shift(standing[wall], edges[at])


class WallChoices(LateChoices[Code]):
    """Every edge where a wall may be put, drawn without trying them all (DW-31, DW-32)."""

    def __init__(self, state: State) -> None:
        self._state = state

    @cached_property
    def codes(self) -> list[Code]:
        """All of them."""
        return [*map(BuildWall, walls.free_edges(self._state))]

    def draw(self, rng: Random) -> Code:
        """Draw one: most edges are free and cut nothing."""
        state, edges = self._state, walls.edges_of(self._state.config.field)
        while True:
            edge = edges[int(rng.random() * len(edges))]
            if not state.has_wall(edge) and not walls.cuts(state, edge):
                return BuildWall(edge)


class BaseChoices(Choices[Code]):
    """Every base that the active seat may lay, drawn without listing them (DW-24 to DW-29)."""

    def __init__(self, state: State) -> None:
        config = state.config
        self._all = all_bases(config.grid, config.field, config.options.base)
        self._barred = barred(state)

    @cached_property
    def masks(self) -> list[Mask]:
        """The bases that fit, in the order of their squares."""
        return [base for base in self._all if not base & self._barred]

    def count(self) -> int:
        """How many there are."""
        return len(self.masks)

    def __iter__(self) -> Iterator[Code]:
        return (LayBase(tuple(each(base))) for base in self.masks)

    def draw(self, rng: Random) -> Code:
        """Draw one: most bases of an empty ground still fit."""
        for _ in range(TRIES):
            base = self._all[int(rng.random() * len(self._all))]
            if not base & self._barred:
                return LayBase(tuple(each(base)))
        found = self.masks
        return LayBase(tuple(each(found[int(rng.random() * len(found))])))

    def in_words(self, words: Callable[[Code], Words]) -> Branch:
        """Square by square, in their order."""
        code = next(iter(self))
        verb, square, *_ = words(code)
        return {verb: Later(lambda: _squares(self.masks, 0, square.role))}


def _squares(bases: Sequence[Mask], before: Mask, role: str) -> Branch:
    """The squares that may follow in bases that begin alike, the lowest of each first."""
    behind: dict[int, list[Mask]] = {}
    for base in bases:
        left = base & ~before
        if left:
            behind.setdefault((left & -left).bit_length() - 1, []).append(base)
    if not behind:
        return {WHOLE: {}}
    return {
        Word(role, square_name(square)): Later(partial(_squares, own, before | 1 << square, role))
        for square, own in behind.items()
    }


# --- chance ----------------------------------------------------------------------------------------
def chance_weights(state: State) -> Sequence[tuple[Code, int]]:
    """The outcomes at a chance point, and how many seats or dominoes each stands for (DW-5, DW-23)."""
    if state.phase == TOSS:
        return [(Toss(seat), 1) for seat in range(state.config.players)]
    if state.phase != FLIP:
        return []
    square = state.flipping
    return [(Flip(square, face), count) for face, count in enumerate(state.bag) if count]


def chances(state: State) -> list[tuple[Code, float]]:
    """The outcomes at a chance point with their probabilities, else nothing."""
    return chance.probabilities(chance_weights(state))


def drawn(state: State, number: int) -> Code:
    """The outcome at a chance point that a uniform 64-bit number draws."""
    if state.phase == FLIP:
        return Flip(state.flipping, chance.index_drawn(state.bag, number))
    return chance.drawn(chance_weights(state), number)
