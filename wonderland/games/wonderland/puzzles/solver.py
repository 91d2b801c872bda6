"""The solver of puzzles: a search of every answer, so that what it says is proof.

The side that solves needs one action that works (OR); the other side may do anything that the rules
let it do in its windows, its check defense and its turn (AND). No dice are rolled within reach of a
goal, so nothing is left to chance. Positions that different orders of the same actions lead to are
looked at once.

The length of a solution is the number of actions of the side that solves: each step, attack,
ability, blast and defense. Ending, passing and being done count nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Literal

from wonderland.games.wonderland import turn
from wonderland.games.wonderland.actions.acting import AbilityCode
from wonderland.games.wonderland.actions.answering import SilentCode
from wonderland.games.wonderland.codes import Code, IdleCode, verb_of
from wonderland.games.wonderland.legal import choices
from wonderland.games.wonderland.named_line import joined
from wonderland.games.wonderland.notation import write
from wonderland.games.wonderland.state import State

Kind = Literal["win", "save"]
ANY = 1_000
"""The budget of who may take as many actions as the rules allow."""
_ORDER: Mapping[str, int] = {"attack": 0, "defend": 0, "use": 1, "blast": 1, "move": 2}
"""Which of its actions the solving side tries first, by verb."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is to be reached.

    Attributes:
        kind: ``win``: the match ends this turn, and the side has won it. ``save``: the side has
            not lost when the other side's next turn is over; a match that is over by then and not
            lost counts as saved.
        side: who is to reach it, 0 for West, 1 for East.
        turn: the number of the turn that it begins in, which is that side's own.
    """

    kind: Kind
    side: int
    turn: int

    def verdict(self, state: State) -> bool | None:
        """Say whether the goal is reached (True), missed (False), or still open (None)."""
        if state.result is not None:
            winner = state.result[0]
            return winner == self.side if self.kind == "win" else winner != 1 - self.side
        if self.kind == "win":
            return False if state.turn > self.turn else None
        return True if state.turn > self.turn + 1 else None


class OutOfReach(Exception):  # noqa: N818 - no fault: a search that was to stop has stopped
    """A search has looked at as many positions as it was allowed to."""


class Solver:
    """A search from one position; what it has found it keeps.

    Args:
        state: where the puzzle begins, or any position that follows from it.
        goal: what is to be reached.
        may: which of its own actions the solving side may take; any where none is given.
        most: positions to look at before giving up.
    """

    def __init__(
        self,
        state: State,
        goal: Goal,
        may: Callable[[State, Code], bool] | None = None,
        most: int = 2_000_000,
    ) -> None:
        self.goal = goal
        self.looked = 0
        self._may = may
        self._most = most
        beings = (*state.beings[0], *state.beings[1])
        rows = [field + b for field in state.config.layout.offsets() for b in beings]
        self._row: Callable[[Sequence[int]], object] = itemgetter(*rows) if beings else len
        self._known: dict[object, tuple[int, int]] = {}
        self._counts: dict[object, int] = {}
        self._answers: dict[object, Code] = {}

    # --- what it can say ---------------------------------------------------------------------
    def reaches(self, state: State, budget: int = ANY) -> bool:
        """Whether the side can force its goal with so many actions of its own.

        Raises:
            OutOfReach: if the search is to stop here.
        """
        verdict = self.goal.verdict(state)
        if verdict is not None:
            return verdict
        key = self._key(state)
        enough, short = self._known.get(key, (ANY + 1, -1))
        if budget >= enough:
            return True
        if budget <= short:
            return False
        self.looked += 1
        if self.looked > self._most:
            raise OutOfReach
        if state.to_act == self.goal.side:
            options = self._options(state, budget)
            found = any(self.reaches(after(state, code), left(budget, code)) for code in options)
        else:
            found = all(self.reaches(after(state, code), budget) for code in choices(state))
        enough, short = self._known.get(key, (ANY + 1, -1))
        self._known[key] = (min(enough, budget), short) if found else (enough, max(short, budget))
        return found

    def shortest(self, state: State) -> int | None:
        """Return the length of the shortest solution against every answer, None if there is none."""
        if not self.reaches(state):
            return None
        return next(n for n in range(ANY + 1) if self.reaches(state, n))

    def first_actions(self, state: State, budget: int = ANY) -> list[Code]:
        """List the solving side's actions after which it can still force its goal."""
        return [
            code
            for code in self._options(state, budget)
            if self.reaches(after(state, code), left(budget, code))
        ]

    def count(self, state: State) -> int:
        """Count the shortest solutions, those in another order too, against the best answers.

        Raises:
            ValueError: if there is no solution.
        """
        if self.goal.verdict(state):
            return 1
        key = self._key(state)
        if key not in self._counts:
            if state.to_act == self.goal.side:
                codes = self.first_actions(state, self._length(state))
                self._counts[key] = sum(self.count(after(state, code)) for code in codes)
            else:
                self._counts[key] = self.count(after(state, self.answer(state)))
        return self._counts[key]

    def solutions(self, state: State) -> Iterator[tuple[Code, ...]]:
        """Yield the shortest solutions, each with the other side's best answers in it."""
        if self.goal.verdict(state):
            yield ()
            return
        if state.to_act == self.goal.side:
            codes = self.first_actions(state, self._length(state))
        else:
            codes = [self.answer(state)]
        for code in codes:
            for rest in self.solutions(after(state, code)):
                yield (code, *rest)

    def answer(self, state: State) -> Code:
        """Return the other side's best answer.

        It prevents the goal where it can; else it asks for the most actions, then leaves the fewest
        ways, then says the least itself.
        """
        key = self._key(state)
        if key not in self._answers:
            self._answers[key] = max(choices(state), key=lambda code: self._worth(state, code))
        return self._answers[key]

    def _worth(self, state: State, code: Code) -> tuple[bool, int, int, int]:
        then = after(state, code)
        length = self.shortest(then)
        if length is None:
            return True, 0, 0, -price(code)
        return False, length, -self.count(then), -price(code) - self._said(then)

    def _said(self, state: State) -> int:
        """Count the other side's own actions on the way from here to the goal."""
        said = 0
        while self.goal.verdict(state) is None:
            if state.to_act == self.goal.side:
                code = self.first_actions(state, self._length(state))[0]
            else:
                code = self.answer(state)
                said += price(code)
            state = after(state, code)
        return said

    # --- inside ------------------------------------------------------------------------------
    def _length(self, state: State) -> int:
        length = self.shortest(state)
        if length is None:
            raise ValueError("the position has no solution")
        return length

    def _options(self, state: State, budget: int) -> list[Code]:
        """List the solving side's actions, the ones that tend to matter first."""
        codes = list(choices(state))
        if self._may:
            codes = [code for code in codes if isinstance(code, IdleCode) or self._may(state, code)]
        if budget <= 0:
            return [code for code in codes if isinstance(code, IdleCode)]
        return sorted(codes, key=lambda code: _ORDER.get(verb_of(code), 3))

    def _key(self, state: State) -> object:
        return (
            self._row(state.columns), state.factors, state.beings, state.life, state.turn,
            state.phase, state.asked, state.passes, state.pending, state.struck, state.sharer,
        )  # fmt: skip


def after(state: State, code: Code) -> State:
    """Return the state after an action; the one that is given stays as it is."""
    then = state.copy()
    turn.perform(then, code, None, turn.unwritten)
    return then


def price(code: Code) -> int:
    """What an action counts in the length of a solution."""
    return 0 if isinstance(code, IdleCode) else 1


def left(budget: int, code: Code) -> int:
    """What is left of a budget after one of the solving side's actions."""
    return budget if budget == ANY else budget - price(code)


def in_lines(state: State, codes: tuple[Code, ...]) -> list[str]:
    """Write actions as lines: passes left out where a line says them, steps in a row as one line."""
    config, actors = state.config, list[int]()
    for code in codes:
        actors.append(-1 if state.to_act is None else state.to_act)
        state = after(state, code)
    said = [
        write(config, actor, code)
        for index, (actor, code) in enumerate(zip(actors, codes, strict=True))
        if not isinstance(code, SilentCode) or _must_be_said(index, actors, codes)
    ]
    return joined(said)


def _must_be_said(index: int, actors: list[int], codes: tuple[Code, ...]) -> bool:
    """Whether leaving out a pass or done would change what the lines after it mean."""
    for actor, code in zip(actors[index + 1 :], codes[index + 1 :], strict=True):
        if not isinstance(code, SilentCode):
            return isinstance(code, AbilityCode) and actor == actors[index]
    return True
