"""What may be done now: complete, exact, and listed only as far as someone looks.

``kit.codes.Choices`` counts, draws and lists them as codes. Listing all paths of a summon is dear, so
nothing is listed before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, product
from math import comb, prod
from typing import TypeAlias

from wonderland.games.wonderland import notation, paths
from wonderland.games.wonderland.actions import acting, answering, base, preparing
from wonderland.games.wonderland.codes import GRAMMAR, Code
from wonderland.games.wonderland.combat import all_targets, defenders
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.movement import all_steps, steps
from wonderland.games.wonderland.paths import Random
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, DEFENSE, FIRST, NOBODY, ROLL, SUMMON, WINDOW, State
from wonderland.kit.codes import Choices, CodedAction, CodedLegal, EachOfAll, FewChoices
from wonderland.kit.grammar import WHOLE, Branch, Later, Word, Words, tree

_new = tuple.__new__
"""Makes a named tuple of a pair without the call of its own: rollouts draw nothing else."""


class DiceChoices(Choices[Code]):
    """Every set of cards that may be chosen (W-16), and the payment for a fourth die (W-71)."""

    def __init__(self, state: State) -> None:
        self.pool = state.pool[state.active]
        self.ids = state.config.own_ids
        self.most = most_dice(state)
        self.four = preparing.can_pay_four(state)

    def count(self) -> int:
        """How many there are, from the binomials."""
        size = len(self.pool)
        return self.four + sum(comb(size, k) for k in range(1, self.most + 1))

    def __iter__(self) -> Iterator[Code]:
        if self.four:
            yield preparing.FOUR
        for k in range(1, self.most + 1):
            for cards in combinations(self.pool, k):
                yield preparing.ChooseDice(cards)

    def at(self, index: int) -> Code:
        """The payment first, where it may be made, then the sets from the smallest."""
        if self.four:
            if index == 0:
                return preparing.FOUR
            index -= 1
        chosen = _index_sets(len(self.pool), self.most)[index]
        return preparing.ChooseDice(tuple([self.pool[i] for i in chosen]))

    def draw(self, rng: Random) -> Code:
        """Draw one, each as likely as the others."""
        sets = _index_sets(len(self.pool), self.most)
        at = int(rng.random() * (len(sets) + self.four))
        if at == len(sets):
            return preparing.FOUR
        pool = self.pool
        return _new(preparing.ChooseDice, (tuple([pool[i] for i in sets[at]]),))

    def in_words(self, words: Callable[[Code], Words]) -> Branch:
        """Any die of the pool that stands behind those chosen; and no more, after the first."""
        few = tree([words(preparing.FOUR)] if self.four else [])
        dice = [base.DIE.word(self.ids[card]) for card in self.pool]
        return {**few, GRAMMAR.verb(preparing.ChooseDice): _dice(dice, self.most)}


def _dice(dice: Sequence[Word], most: int) -> dict[Word, Branch]:
    """So many dice at most, word by word; behind each one may stop, too."""
    if not most:
        return {}

    def behind(at: int) -> Branch:
        return Later(lambda: {WHOLE: {}, **_dice(dice[at:], most - 1)})

    return {die: behind(at) for at, die in enumerate(dice, 1)}


@cache
def _index_sets(size: int, most: int) -> list[tuple[int, ...]]:
    return [s for k in range(1, most + 1) for s in combinations(range(size), k)]


def rolls(state: State) -> Choices[Code]:
    """Every outcome of a roll, each face once for a die (W-18)."""
    faces, level = state.config.definitions.faces, state.config.level
    return EachOfAll[Code](preparing.RollFaces, [sorted(set(faces[level[card]])) for card in state.dice])


class Summons(Choices[Code]):
    """To decline, and every card on every path in both orders from every start (W-19 to W-28)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.cards = summonable(state)
        self._paths: paths.PathIndex | None = None

    def _index(self) -> paths.PathIndex:
        if self._paths is None:
            self._paths = paths.PathIndex(self.state, self.state.active)
        return self._paths

    def count(self) -> int:
        """How many there are."""
        return 1 + len(self.cards) * self._index().total

    def at(self, index: int) -> Code:
        """To decline first, then for each card every path."""
        if index == 0:
            return preparing.DECLINE
        card, number = divmod(index - 1, self._index().total)
        return preparing.Summon(self.cards[card], *self._index().at(number))

    def __iter__(self) -> Iterator[Code]:
        yield preparing.DECLINE
        laid = list(paths.iterate(self.state, self.state.active))
        for card in self.cards:
            for first, shape, start in laid:
                yield preparing.Summon(card, first, shape, start)

    def draw(self, rng: Random) -> Code:
        """Draw one, each as likely as the others: to decline is one ticket among all."""
        lottery = paths.Lottery(self.state, self.state.active)
        tickets = lottery.tickets * len(self.cards)
        while True:
            number = int(rng.random() * (tickets + 1))
            if number == tickets:
                return preparing.DECLINE
            number, card = divmod(number, len(self.cards))
            if found := lottery.ticket(number):
                return preparing.Summon(self.cards[card], *found)

    def in_words(self, words: Callable[[Code], Words]) -> Branch:
        """A card, a path's dominoes in their order, and a square of it to start from."""
        few = tree([words(preparing.DECLINE)])
        if not paths.has_space(self.state, self.state.active):
            return few
        laid = Later(lambda: tree(self._laid()))
        cards = [base.CARD.word(self.state.config.own_ids[card]) for card in self.cards]
        return {**few, GRAMMAR.verb(preparing.Summon): dict.fromkeys(cards, laid)}

    def _laid(self) -> Iterator[Words]:
        """Every path and start in words."""
        state = self.state
        names, shapes = state.config.grid.names, state.config.grid.shapes
        for first, shape, start in paths.iterate(state, state.active):
            a, b, c, d, e, f = [names[first + delta] for delta in shapes[shape].deltas]
            yield (*map(base.DOMINO.word, (a + b, c + d, e + f)), base.SQUARE.word(names[start]))


class ActionChoices(Choices[Code]):
    """The action step (W-31): its many steps and attacks are pairs until one is taken."""

    def __init__(self, state: State) -> None:
        side, sharer = state.active, state.sharer
        self.steps: Sequence[tuple[int, int]]
        self.strikes: Sequence[tuple[int, int]] = ()
        self.codes: list[Code] = []
        if sharer != NOBODY:  # W-35: only its further steps, abilities, and to stop there
            self.steps = [(sharer, square) for square in steps(state, sharer)]
            self.codes.append(acting.Halt(sharer))
        else:
            self.steps = all_steps(state, side)
            self.strikes = all_targets(state, side)
        if state.can_answer(side):
            self.codes += acting.answer_codes(state, side)
        self.codes.append(acting.END)

    def count(self) -> int:
        """How many there are."""
        return len(self.steps) + len(self.strikes) + len(self.codes)

    def __iter__(self) -> Iterator[Code]:
        for being, square in self.steps:
            yield acting.Step(being, square)
        for being, target in self.strikes:
            yield acting.Strike(being, target)
        yield from self.codes

    def at(self, index: int) -> Code:
        """Steps first, then attacks, then the rest."""
        if index < len(self.steps):
            return acting.Step(*self.steps[index])
        index -= len(self.steps)
        if index < len(self.strikes):
            return acting.Strike(*self.strikes[index])
        return self.codes[index - len(self.strikes)]

    def draw(self, rng: Random) -> Code:
        """Draw one, each as likely as the others."""
        steps, strikes, codes = self.steps, self.strikes, self.codes
        walking, striking = len(steps), len(strikes)
        index = int(rng.random() * (walking + striking + len(codes)))
        if index < walking:
            return _new(acting.Step, steps[index])
        index -= walking
        return codes[index - striking] if index >= striking else _new(acting.Strike, strikes[index])


def choices(state: State) -> Choices[Code]:
    """Return the legal actions of a state; none when the match is over."""
    phase = state.phase
    if phase == ACTION:
        return ActionChoices(state)
    if phase == CHOOSE:
        return DiceChoices(state)
    if phase == ROLL:
        return rolls(state)
    if phase == SUMMON:
        return Summons(state)
    if phase == WINDOW:
        return FewChoices([*acting.answer_codes(state, state.asked), answering.PASS])
    if phase == DEFENSE:
        found: list[Code] = [answering.Defend(b) for b in defenders(state, state.asked)]
        return FewChoices([*found, answering.DONE])
    if phase == FIRST:
        return FewChoices([preparing.FirstSide(0), preparing.FirstSide(1)])
    return FewChoices([])


def chances(state: State) -> list[tuple[Code, float]]:
    """List the outcomes at a chance point with their probabilities; they sum to 1."""
    if state.phase == FIRST:
        return [(preparing.FirstSide(0), 0.5), (preparing.FirstSide(1), 0.5)]
    if state.phase != ROLL:
        return []
    level, faces = state.config.level, state.config.definitions.faces
    dice = [faces[level[card]] for card in state.dice]
    total = float(prod(map(len, dice)))
    return [
        (preparing.RollFaces(shown), prod(map(tuple.count, dice, shown)) / total)
        for shown in product(*[sorted(set(die)) for die in dice])
    ]


def drawn(state: State, number: int) -> Code:
    """Return the outcome of a chance point that a uniform 64-bit number draws."""
    if state.phase == FIRST:
        return preparing.FirstSide(number & 1)
    level, faces = state.config.level, state.config.definitions.faces
    rolled = []
    for card in state.dice:
        die = faces[level[card]]
        number, side = divmod(number, len(die))
        rolled.append(die[side])
    return _new(preparing.RollFaces, (tuple(rolled),))


# --- as the house knows them -------------------------------------------------------------------
class Action(CodedAction[MatchConfig, Code]):
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ()

    def __str__(self) -> str:
        return notation.write(self.config, self.actor, self.code)


Legal: TypeAlias = CodedLegal[MatchConfig, Code, Action]


def legal_of(state: State, names: MatchConfig, *, nothing: bool = False) -> Legal:
    """The legal actions of a state as they stand now; none where ``nothing`` may be done.

    Args:
        state: the state.
        names: by which their lines are written.
        nothing: whether nothing may be done.
    """
    found = FewChoices[Code]([]) if nothing else choices(state)
    return CodedLegal(Action, names, state.to_act, found, GRAMMAR)
