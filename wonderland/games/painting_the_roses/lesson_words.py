"""How the lessons of the roses speak of them: what they wait for and what they point at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from wonderland.core.match import Match

State = Mapping[str, Any]
Seat = Annotated[str, Field(pattern=r"^[a-f]$")]
Hedge = Annotated[str, Field(pattern=r"^[a-f][1-5]$")]
NOBODY = "none"
"""Where a guardsman stands that there is not, and the Queen of Hearts who is not at large."""
Place = Annotated[str, Field(pattern=r"^([a-f][1-5]|none)$")]


class Strict(BaseModel):
    """No unknown keys, nothing converted."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class MarksModel(Strict):
    """What a step points at: hedges, and cards of the learner's hand."""

    hedges: list[Hedge] = []
    cards: list[str] = []


class UntilModel(Strict):
    """What ends a step, asked of the match itself.

    Attributes:
        line: a pattern that a line of this step fits.
        phase, turn, to_act: as in the state.
        painted: hedges that are red; others don't matter.
        guards: where guardsmen stand, by seat; ``none`` for one that is lost.
        queen: where the Queen of Hearts is at large, or ``none``.
        kings: how many Kings wait, by seat.
        result: who won, or ``draw``; ``any`` for a match that is over.
    """

    line: str | None = None
    phase: str | None = None
    turn: int | None = None
    to_act: Seat | None = None
    painted: list[Hedge] | None = None
    guards: dict[Seat, Place] | None = None
    queen: Place | None = None
    kings: dict[Seat, int] | None = None
    result: str | None = None


class LessonWords:
    """The vocabulary of the roses (``games.parts.Vocabulary``)."""

    until = UntilModel
    marks = MarksModel
    any_order: Mapping[str, int] = {"discard": 2}
    stepwise: Mapping[str, int] = {"discard": 2}

    def holds(self, until: UntilModel, state: State) -> bool:
        """Whether everything that ``until`` names, but for its line, is so."""
        asked = {key: getattr(until, key) for key in _CHECKS}
        return all(_CHECKS[key](state, value) for key, value in asked.items() if value is not None)

    def reachable(self, until: UntilModel, match: Match, begun: str) -> bool:
        """Whether a line that begins so brings it about, or leaves it to chance or an answer."""
        seat = match.to_act
        for line in map(str, match.legal()):
            if line != begun and not line.startswith(f"{begun} "):
                continue
            after = match.copy()
            after.play(line)
            if after.to_act not in (seat, None) or self.holds(until, after.state()):
                return True
        return False

    def unknown(self, marks: MarksModel, match: Match) -> list[str]:
        """Hedges that there are not, and cards that the learner does not hold."""
        state = match.state()
        held = state["hands"][match.seats[0]]
        wrong = [f"there is no hedge {name}" for name in marks.hedges if name[0] not in match.seats]
        return wrong + [f"{card} is not in the hand" for card in marks.cards if card not in held]


def least(match: Match) -> str:
    """The line by which the seat that is awaited does as little as it can."""
    seat = match.to_act
    state = match.state()
    phase = state["phase"]
    if phase == "act":
        return f"{seat} end"
    if phase == "answer":
        return f"{seat} allow"
    if phase == "row":
        return f"{seat} row {' '.join(state['gardens'][seat])}"
    return str(next(iter(match.legal())))


def _painted(state: State, wanted: list[str]) -> bool:
    return all(state["gardens"][name[0]][int(name[1]) - 1].endswith("*") for name in wanted)


def _guards(state: State, wanted: Mapping[str, str]) -> bool:
    return all((state["guards"][seat] or NOBODY).split()[-1] == at for seat, at in wanted.items())


def _result(state: State, wanted: str) -> bool:
    if state["result"] is None:
        return False
    return wanted in ("any", state["result"]["winner"] or "draw")


_CHECKS: dict[str, Callable[[State, Any], bool]] = {
    "phase": lambda state, wanted: bool(state["phase"] == wanted),
    "turn": lambda state, wanted: bool(state["turn"] == wanted),
    "to_act": lambda state, wanted: bool(state["to_act"] == wanted),
    "painted": _painted,
    "guards": _guards,
    "queen": lambda state, wanted: bool((state["queen"] or NOBODY) == wanted),
    "kings": lambda state, wanted: all(len(state["kings"][s]) == n for s, n in wanted.items()),
    "result": _result,
}
