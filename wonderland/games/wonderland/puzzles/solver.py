"""The solver of puzzles: a search of every answer, so that what it says is proof.

The side that solves needs one action that works (OR); the other side may do anything that the rules
let it do in its windows, its check defense and its turn (AND). No dice are rolled within reach of a
goal, so nothing is left to chance. Positions that different orders of the same actions lead to are
looked at once.

The length of a solution is the number of actions of the side that solves: each step, attack,
ability, blast and defense. Ending, passing and being done count nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
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
from wonderland.search.forced import BOUNDLESS, FAR, Bounded

Kind = Literal["win", "save"]
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

    kind: str
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


def after(state: State, code: Code) -> State:
    """Return the state after an action; the one that is given stays as it is."""
    then = state.copy()
    turn.perform(then, code, None, turn.unwritten)
    return then


class Solver(Bounded[State, Code]):
    """A search from one position; what it has found it keeps.

    Args:
        state: where the puzzle begins, or any position that follows from it.
        goal: what is to be reached.
        may: which of its own actions the solving side may take; any where none is given.
        looks: positions to look at before giving up.
    """

    after = staticmethod(after)

    def __init__(
        self, state: State, goal: Goal, may: Callable[[State, Code], bool] | None = None, looks: float = 2_000_000
    ) -> None:
        super().__init__(goal, looks)
        self._may = may
        beings = (*state.beings[0], *state.beings[1])
        rows = [field + b for field in state.config.layout.offsets() for b in beings]
        self._row: Callable[[Sequence[int]], object] = itemgetter(*rows) if beings else len
        self._answers: dict[object, Code] = {}

    # --- what it can say ---------------------------------------------------------------------
    def reaches(self, state: State) -> bool:
        """Whether the side can force its goal, with as many actions as it likes."""
        return self.within(state, BOUNDLESS)

    def best(self, state: State) -> Code:
        """What the awaited side does best; the other side's best answer stands once for a position.

        It prevents the goal where it can; else it asks for the most actions, then leaves the fewest
        ways, then says the least itself.
        """
        if not self.answers(state):
            return super().best(state)
        key = self.key(state)
        if key not in self._answers:
            self._answers[key] = max(choices(state), key=lambda code: self._worth(state, code))
        return self._answers[key]

    def solutions(self, state: State) -> Iterator[tuple[Code, ...]]:
        """Yield the shortest solutions, each with the other side's best answers in it."""
        if self.goal.verdict(state):
            yield ()
            return
        if self.answers(state):
            codes = [self.best(state)]
        else:
            codes = [code for code, _ in self.first(state, self.length(state))]
        for code in codes:
            for rest in self.solutions(after(state, code)):
                yield (code, *rest)

    def _worth(self, state: State, code: Code) -> tuple[bool, int, int, int]:
        then = after(state, code)
        length = self.length(then)
        if length >= FAR:
            return True, 0, 0, -price(code)
        return False, length, -self.ways(then), -price(code) - self._said(then)

    def _said(self, state: State) -> int:
        """Count the other side's own actions on the way from here to the goal."""
        said = 0
        while self.goal.verdict(state) is None:
            code = self.best(state)
            said += price(code) if self.answers(state) else 0
            state = after(state, code)
        return said

    # --- what it looks at --------------------------------------------------------------------
    def key(self, state: State) -> Hashable:
        """What tells two positions of a puzzle apart."""
        return (
            self._row(state.columns), state.factors, state.beings, state.life, state.turn,
            state.phase, state.asked, state.passes, state.pending, state.struck, state.sharer,
        )  # fmt: skip

    def most(self, state: State) -> int:
        """A turn has no end of its own; so whether there is a way at all is asked first."""
        return FAR if self.reaches(state) else -1

    def choices(self, state: State) -> Iterable[Code]:
        """What may be done."""
        return choices(state)

    def tries(self, state: State, n: int) -> Iterator[tuple[Code, State]]:
        """What is worth a try: of the solving side's actions the ones first that tend to matter."""
        codes = list(choices(state))
        if not self.answers(state):
            if self._may or n <= 0:
                codes = [code for code in codes if self._is_tried(state, code, n)]
            codes.sort(key=lambda code: _ORDER.get(verb_of(code), 3))
        return ((code, after(state, code)) for code in codes)

    def _is_tried(self, state: State, code: Code, n: int) -> bool:
        return self.free(code) or (n > 0 and (self._may is None or self._may(state, code)))

    def free(self, code: Code) -> bool:
        """Whether an action counts nothing."""
        return isinstance(code, IdleCode)


def price(code: Code) -> int:
    """What an action counts in the length of a solution."""
    return 0 if isinstance(code, IdleCode) else 1


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
