"""What may be done now: complete, exact, and listed only as far as someone looks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, product
from math import prod
from typing import TypeAlias

from wonderland.games.dungeon_dice.actions import GRAMMAR, Code, acting, answering
from wonderland.games.dungeon_dice.actions.acting import Stride
from wonderland.games.dungeon_dice.actions.base import FIGURE, NET, SQUARE
from wonderland.games.dungeon_dice.actions.rolling import DICE, Dice, First, Roll
from wonderland.games.dungeon_dice.actions.summoning import Skip, Summon, callable_figures
from wonderland.games.dungeon_dice.movement import Strides
from wonderland.games.dungeon_dice.notation import Action
from wonderland.games.dungeon_dice.placing import places
from wonderland.games.dungeon_dice.state import ACTION, CHOOSE, FIRST, OVER, ROLL, SUMMON, State
from wonderland.kit.chance import RANDOM_BITS, probabilities
from wonderland.kit.codes import Choices, CodedLegal, EachOfAll, FewChoices
from wonderland.kit.grammar import Branch, Later, Words, tree

FACES = 6
_SKIP = Skip()
Legal: TypeAlias = CodedLegal[State, Code, Action]


def legal_of(state: State, *, nothing: bool = False) -> Legal:
    """The legal actions of a state as they stand now; none where ``nothing`` may be done."""
    found = FewChoices[Code]([]) if nothing else choices(state)
    return CodedLegal(Action, state, state.to_act, found, GRAMMAR)


class DiceChoices(Choices[Code]):
    """Every set of dice that may be chosen, once each (DD-28)."""

    def __init__(self, left: tuple[int, ...]) -> None:
        self.sets = dice_sets(left)

    def count(self) -> int:
        """How many there are."""
        return len(self.sets)

    def __iter__(self) -> Iterator[Code]:
        return map(Dice, self.sets)

    def at(self, index: int) -> Code:
        """The one at an index."""
        return Dice(self.sets[index])

    def in_words(self, words: Callable[[Code], Words]) -> Branch:
        """The dice of a set follow one another in their order."""
        verb = GRAMMAR.verb(Dice)
        kinds = {kind for each in self.sets for kind in each}
        dice = {kind: words(Dice((kind,)))[1] for kind in kinds}
        return tree((verb, *[dice[kind] for kind in each]) for each in self.sets)


@lru_cache(maxsize=1024)
def dice_sets(left: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The sets of three of some sorted dice, or all if there are fewer."""
    return tuple(dict.fromkeys(combinations(left, min(DICE, len(left)))))


def rolls(state: State) -> Choices[Code]:
    """Every outcome of a roll, each face once for a die (DD-29)."""
    faces = state.config.definitions.faces
    return EachOfAll[Code](Roll, [sorted(set(faces[kind])) for kind in state.dice])


class Summons(Choices[Code]):
    """To decline, and every figure on every place of every net (DD-31 to DD-37)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.figures = callable_figures(state)
        self.places = places(state, state.active)

    def count(self) -> int:
        """How many there are."""
        return 1 + len(self.figures) * self.places.total

    def at(self, index: int) -> Code:
        """To decline first, then for each figure every place."""
        if index == 0:
            return _SKIP
        figure, number = divmod(index - 1, self.places.total)
        return Summon(self.figures[figure], *self.places.at(number))

    def __iter__(self) -> Iterator[Code]:
        yield _SKIP
        laid = list(self.places)
        for figure in self.figures:
            for net, start in laid:
                yield Summon(figure, net, start)

    def in_words(self, words: Callable[[Code], Words]) -> Branch:
        """A figure, a net that fits, and a square from which it does."""
        few = tree([words(_SKIP)])
        if not self.places.total:
            return few
        config = self.state.config
        nets = Later(
            lambda: {
                NET.word(config.definitions.net_texts[net]): self._starts(starts)
                for net, starts in enumerate(self.places.starts)
                if starts
            }
        )
        figures = [FIGURE.word(config.figures[figure].code) for figure in self.figures]
        return {**few, GRAMMAR.verb(Summon): dict.fromkeys(figures, nets)}

    def _starts(self, squares: int) -> Branch:
        """The squares on which a net may start, as the last words of a line."""
        grid = self.state.config.grid
        return Later(lambda: tree([(SQUARE.word(grid.names[at]),) for at in grid.listed(squares)]))


class ActionChoices(Choices[Code]):
    """The action step (DD-41): its many strides are not made until one is taken."""

    def __init__(self, state: State) -> None:
        side = state.active
        self.strides = Strides(state, side)
        self.codes: list[Code] = [*acting.legal(state, side)]

    def count(self) -> int:
        """How many there are."""
        return self.strides.total + len(self.codes)

    def __iter__(self) -> Iterator[Code]:
        for monster, squares in self.strides:
            yield Stride(monster, squares)
        yield from self.codes

    def at(self, index: int) -> Code:
        """Strides first, then attacks, abilities, and to end."""
        walking = self.strides.total
        if index < walking:
            return Stride(*self.strides.at(index))
        return self.codes[index - walking]


def choices(state: State) -> Choices[Code]:
    """The legal actions of whoever acts; at a chance point chance's."""
    phase = state.phase
    if phase == ACTION:
        return ActionChoices(state)
    if phase == CHOOSE:
        return DiceChoices(state.dice_left[state.active])
    if phase == ROLL:
        return rolls(state)
    if phase == SUMMON:
        return Summons(state)
    if phase == FIRST:
        return FewChoices([First(0), First(1)])
    return FewChoices([] if phase == OVER else [*answering.legal(state)])


# --- chance --------------------------------------------------------------------------------------
def chances(state: State) -> list[tuple[Code, float]]:
    """The outcomes at a chance point with their probabilities, else nothing (DD-25, DD-29)."""
    return probabilities(weights(state))


def weights(state: State) -> list[tuple[Code, int]]:
    """The outcomes at a chance point, and in how many ways each comes about."""
    if state.phase == FIRST:
        return [(First(0), 1), (First(1), 1)]
    if state.phase != ROLL:
        return []
    faces = [state.config.definitions.faces[kind] for kind in state.dice]
    return [
        (Roll(shown), prod(own.count(f) for f, own in zip(shown, faces, strict=True)))
        for shown in product(*[sorted(set(own)) for own in faces])
    ]


def drawn(state: State, number: int) -> Code:
    """The outcome at a chance point that a uniform 64-bit number draws."""
    if state.phase == FIRST:
        return First(number * 2 >> RANDOM_BITS)
    faces = state.config.definitions.faces
    at = number * FACES ** len(state.dice) >> RANDOM_BITS
    shown = []
    for kind in state.dice:
        at, face = divmod(at, FACES)
        shown.append(faces[kind][face])
    return Roll(tuple(shown))
