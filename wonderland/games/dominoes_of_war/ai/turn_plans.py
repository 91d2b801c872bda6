"""Ways to play a turn, found by a beam search; flips count by what they may bring."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from wonderland.games.dominoes_of_war import actions
from wonderland.games.dominoes_of_war.actions import Code
from wonderland.games.dominoes_of_war.actions.acting import End
from wonderland.games.dominoes_of_war.actions.flipping import Forfeit
from wonderland.games.dominoes_of_war.ai import setup_choices
from wonderland.games.dominoes_of_war.ai.evaluator import Evaluator
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.legal import choices, drawn
from wonderland.games.dominoes_of_war.match_config import OPEN_FACE
from wonderland.games.dominoes_of_war.state import ACT, BONUS, FACE, FLIP, NONE, State
from wonderland.games.dominoes_of_war.turn import settle
from wonderland.kit.chance import RANDOM_BITS
from wonderland.kit.codes import CHANCE_ACTOR

BONUS_WORTH = 0.5
"""What a bonus is worth that may lie under a tile."""
STEPS = 5
"""A turn has so many actions at most that a search follows."""
MOST_SHIFTS = 40
"""Of the hundreds of ways to shift a wall so many are looked at."""


class Thought(NamedTuple):
    """A position that is thought of.

    Attributes:
        state: where the match would stand, every tile that was turned up on the way being blank.
        luck: what these tiles bring on average.
    """

    state: State
    luck: float


class Turn:
    """The turn of a seat, as a beam search asks for it (``search.beam.SearchProblem``).

    Args:
        seat: whose turn it is.
        evaluator: says what it is worth to end it somewhere.
        values: what figures are worth.
    """

    def __init__(self, seat: int, evaluator: Evaluator, values: Values) -> None:
        self._seat, self._evaluator, self._values = seat, evaluator, values

    def macro_actions(self, state: Thought) -> Iterator[tuple[tuple[Code, ...], Thought]]:
        """Every action of the turn, with the position after it."""
        here = state.state
        if here.phase not in (ACT, BONUS) or here.active != self._seat or here.result is not None:
            return
        found = list(choices(here))
        if here.phase == BONUS and len(found) > MOST_SHIFTS:
            found = found[:: len(found) // MOST_SHIFTS]
        for code in found:
            if not isinstance(code, End):
                yield (code,), self.after(state, code)

    def after(self, thought: Thought, code: Code) -> Thought:
        """The position after an action; a tile that it turns up is taken to be blank."""
        there, luck = thought.state.copy(), thought.luck
        actions.perform(there, self._seat, code, None)
        if there.phase == FLIP:
            luck += self._luck(there)
            square, there.flipping = there.flipping, NONE
            there.faces[square] = OPEN_FACE
            there.down &= ~(1 << square)
            there.stirred = True
            settle(there, None)
        return Thought(there, luck)

    def _luck(self, state: State) -> float:
        """What the tile that is turned up brings on average (DW-2, DW-3, DW-47)."""
        definitions, bag = state.config.definitions, state.bag
        unseen = sum(bag)
        mines = sum(bag[face] for face in definitions.mines) / unseen
        bonuses = sum(n for n, total in zip(bag, definitions.totals, strict=True) if total) / unseen
        figure = state.board[state.flipping]
        lost = 0.0 if state.config.kinds[figure].mineproof else self._values.of[figure]
        return bonuses * BONUS_WORTH - mines * lost

    def key(self, state: Thought) -> Hashable:
        """What tells two positions of a turn apart."""
        return self.state_key(state.state)

    @staticmethod
    def state_key(here: State) -> Hashable:
        """What tells two states of a turn apart."""
        return (bytes(here.board), here.acted, here.actions, here.phase, here.active, here.tiles, here.north, here.east)

    def worths(self, states: Sequence[Thought]) -> list[float]:
        """What it is worth to end the turn in each of some positions."""
        return [self._evaluator.worth(s.state, self._seat) + s.luck for s in states]

    def end(self, state: Thought) -> Thought:
        """The position once the turn has ended: as it is."""
        return state


def play_turn(state: State, seat: int, plan: Sequence[Code], world: Random | None = None) -> None:
    """Play a plan as far as it can be played, and end the turn, snipers looking where they see most.

    Args:
        state: where the turn stands; it is changed.
        seat: whose turn it is.
        plan: the actions.
        world: what tiles that turn up are drawn from; None where none does.
    """
    turn, left = state.turn, list(plan)
    while state.result is None and state.turn == turn:
        if state.phase == FLIP:
            assert world is not None
            actions.perform(state, CHANCE_ACTOR, drawn(state, world.getrandbits(RANDOM_BITS)), None)
        elif state.phase == FACE:
            actions.perform(state, seat, setup_choices.face(state), None)
        elif left:
            code = left.pop(0)
            if actions.refusal(state, seat, code) is None:
                actions.perform(state, seat, code, None)
        else:
            actions.perform(state, seat, Forfeit() if state.phase == BONUS else End(), None)
