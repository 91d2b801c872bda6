"""What a side answers that is asked: in a chain, for a defence, for a square (DD-55, DD-67, DD-81).

Whoever is asked tries each answer; after it both pass, and the position is judged by his own eyes.
"""

from __future__ import annotations

from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Code, perform
from wonderland.games.dungeon_dice.actions.answering import Defend, Pass, Place
from wonderland.games.dungeon_dice.ai.distances import distances
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.chain import place_squares
from wonderland.games.dungeon_dice.columns import SIDE
from wonderland.games.dungeon_dice.combat import outcome
from wonderland.games.dungeon_dice.crests import DEFEND as DEFEND_CREST
from wonderland.games.dungeon_dice.state import CHAIN, DEFEND, PLACE, State

ASKING = (CHAIN, DEFEND, PLACE)
"""The phases in which somebody is asked."""
MANY = 24
"""No more answers are tried at once."""
_PASS, _DEFEND = Pass(), Defend()


def settle(state: State, evaluator: Evaluator) -> None:
    """Let everybody answer who is asked, until the active side goes on.

    Args:
        state: is played on.
        evaluator: says what each thinks of a position.
    """
    while state.phase in ASKING:
        side = state.asked
        perform(state, side, best_answer(state, evaluator), None)


def best_answer(state: State, evaluator: Evaluator) -> Code:
    """What the side that is asked does best, if everybody passes afterwards."""
    if state.phase == PLACE:
        return _best_square(state)
    return max(judged(state, evaluator), key=lambda pair: pair[1])[0]


def judged(state: State, evaluator: Evaluator) -> list[tuple[Code, float]]:
    """Each answer of the side that is asked, with what it is worth as the turn goes on; the first to pass."""
    side = state.asked
    found = []
    for code, there in after_each(state):
        let_go(there)
        found.append((code, evaluator.worth(there, side, there.active)))
    return found


def after_each(state: State) -> list[tuple[Code, State]]:
    """Each answer and the position right after it, to pass first."""
    # Told apart by their kind: to pass and to defend are equal as tuples.
    codes = sorted(legal.choices(state), key=lambda code: not isinstance(code, Pass))
    codes = codes[: MANY + 1]
    found = []
    for code in codes:
        there = state.copy()
        perform(there, state.asked, code, None)
        found.append((code, there))
    return found


def let_go(state: State) -> None:
    """Let everybody pass who is asked; a defence that saves something is paid for."""
    while state.phase in ASKING:
        perform(state, state.asked, _plain(state), None)


def _plain(state: State) -> Code:
    if state.phase == PLACE:
        return _best_square(state)
    if state.phase == DEFEND:
        least, most = outcome(state, state.chain[0].doer, state.target)
        hp = state.hp(state.target)
        saves = least < hp <= most
        spare = state.crests[5 * state.asked + DEFEND_CREST] > 1 and most - least >= 10
        return _DEFEND if saves or (spare and least < hp) else _PASS
    return _PASS


def _best_square(state: State) -> Place:
    """Where a monster is put: near the Master that its side is after, or far from him if it is foe."""
    placing = state.placing
    assert placing is not None
    side = state.store[SIDE + placing.monster]
    price = distances(state, side).price
    squares = state.config.grid.listed(place_squares(state))
    friend = placing.side == side
    return Place(min(squares, key=lambda s: price(s) * (1 if friend else -1)))
