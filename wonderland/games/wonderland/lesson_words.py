"""How the flagship's lessons speak of it: what they wait for and what they point at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from pydantic import BaseModel, Field

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.grid import PATH_SQUARES
from wonderland.games.wonderland.named_line import ends, in_names
from wonderland.games.wonderland.state_form import StateForm, factors_of
from wonderland.kit.reaching import ModelWords, Until
from wonderland.kit.strict import Strict

Side = Literal["w", "e"]
Area = Literal["tray", "pool", "factors", "log", "images", "line"]


class MarksModel(Strict):
    """What a step points at, and what it shows in motion.

    Attributes:
        squares, beings: on the table.
        panel: an area of the screen.
        path: dominoes that are laid before one's eyes, one after another: ``c5c4``. The first that
            the rules refuse is shown as it is refused, and those behind it are not.
        pips: whether the pips of the one being that is pointed at are counted on its card.
    """

    squares: list[str] = Field(default=[])
    beings: list[str] = Field(default=[])
    panel: Area | None = None
    path: list[str] = Field(default=[])
    pips: bool = False

    @property
    def path_squares(self) -> tuple[str, ...]:
        """The squares of the path, in the order in which they are laid."""
        return tuple(square for domino in self.path for square in ends(domino))


class UntilModel(Until):
    """What ends a step, asked of the match itself.

    Attributes:
        turn, to_act: as in the state.
        life: lives left, by side.
        factors: factors held, by side and letter; those not named don't matter.
        laid: squares that are laid.
        being: a being in play; with ``square``, ``strength`` or ``points`` also where and how.
        removed: beings that were lost.
    """

    turn: int | None = None
    to_act: Side | None = None
    life: dict[Side, int] | None = None
    factors: dict[Side, dict[str, int]] | None = None
    laid: list[str] | None = None
    being: str | None = None
    square: str | None = None
    strength: int | None = None
    points: int | None = None
    removed: list[str] | None = None
    result: Literal["w", "e", "draw", "any"] | None = None


MOMENTS = frozenset({
    "choosing", "summoning", "laying", "acting", "answering", "defending",
    "Halted", "Voided", "Damaged", "LifeLost", "AbilityUsed", "Blasted",
})  # fmt: skip
"""What tips may be given at: what a player is asked for, and events."""


class LessonWords(ModelWords[UntilModel]):
    """The flagship's vocabulary (``games.parts.Vocabulary``)."""

    until = UntilModel
    marks = MarksModel
    moments = MOMENTS
    any_order: ClassVar[Mapping[str, int]] = {"dice": 2}
    stepwise: ClassVar[Mapping[str, int]] = {"move": 3}

    def reachable(self, until: object, match: Match, begun: str) -> bool:
        """Whether a path that is begun so can still cover the squares that are waited for."""
        assert isinstance(until, UntilModel)
        if until.laid is None or not in_names(begun).dominoes:
            return True
        laid = queries.form_of(match)["laid"]
        wanted = set(until.laid) - {*laid["w"], *laid["e"]}
        return any(line.startswith(begun) and wanted <= _squares_of(line) for line in map(str, match.legal()))

    def found(self, until: UntilModel, match: Match) -> Iterator[bool]:
        """Whether each thing is so that else may be waited for; what is not named always is."""
        state = queries.form_of(match)
        yield all(state["images"][side] == n for side, n in (until.life or {}).items())
        yield all(
            factors_of(state, side)[letter] == count
            for side, counts in (until.factors or {}).items()
            for letter, count in counts.items()
        )
        yield {*(until.laid or ())} <= {*state["laid"]["w"], *state["laid"]["e"]}
        yield until.being is None or _stands(until, state)
        yield all(name[1:] in state["discards"][name[0]] for name in until.removed or ())

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:
        """Squares that there are not, and beings that are not in play."""
        assert isinstance(marks, MarksModel)
        squares = queries.fixed(match).squares
        beings = {being["id"] for being in queries.form_of(match)["beings"]}
        wrong = [
            say("there is no square {name}", name=name)
            for name in (*marks.squares, *marks.path_squares)
            if name not in squares
        ]
        if len(marks.path_squares) > PATH_SQUARES:
            wrong.append(say("a path is {n} dominoes", n=PATH_SQUARES // 2))
        if marks.pips and len(marks.beings) != 1:
            wrong.append(say("the pips of one being are counted, not of {n}", n=len(marks.beings)))
        return wrong + [say("{name} is not in play", name=name) for name in marks.beings if name not in beings]


def _squares_of(line: str) -> set[str]:
    """The squares that a summon covers."""
    return {square for domino in in_names(line).dominoes for square in domino}


def _stands(until: UntilModel, state: StateForm) -> bool:
    being = next((b for b in state["beings"] if b["id"] == until.being), None)
    if being is None:
        return False
    asked = (until.square, until.strength, until.points)
    found = (being["square"], being["str"], being["points"])
    return all(a is None or a == b for a, b in zip(asked, found, strict=True))
