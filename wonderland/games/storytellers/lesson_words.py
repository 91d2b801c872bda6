"""How the lessons of Storytellers speak of it: what they wait for and what they point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import BaseModel, Field

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.storytellers.definition_files import TypeName
from wonderland.games.storytellers.position import Position, form_of
from wonderland.kit.reaching import ModelWords, Until
from wonderland.kit.strict import Strict

Seat = Annotated[str, Field(pattern=r"^[a-h]$")]


class MarksModel(Strict):
    """What a step points at: piles, and cards of the own hand."""

    piles: list[TypeName] = Field(default=[])
    cards: list[str] = Field(default=[])


class UntilModel(Until):
    """What ends a step, asked of the match itself.

    Attributes:
        to_act, round, active, verdict: as in the state.
        tops: the card that lies uncovered on a pile.
        collected: cards that the learner's collection holds.
        shown: seats whose character is up.
    """

    to_act: Seat | None = None
    round: int | None = None
    active: Seat | None = None
    verdict: str | None = None
    tops: dict[TypeName, str] | None = None
    collected: list[str] | None = None
    shown: list[Seat] | None = None


STEPS = frozenset({"pick", "play", "lead", "last", "closed", "collect", "draw"})
"""What a seat is asked for: ``lead`` is to play as storyteller, ``last`` is to play last and tell next,
``closed`` is to play while cards of its hand may not be played."""
MOMENTS = STEPS | {"RatingsShown", "Collected", "Revealed"}
"""What tips may be given at: what a seat is asked for, and events."""


class LessonWords(ModelWords[UntilModel]):
    """The vocabulary of Storytellers (``games.parts.Vocabulary``)."""

    until = UntilModel
    marks = MarksModel
    moments = MOMENTS
    named = ("phase", "to_act", "round", "active", "verdict")

    def found(self, until: UntilModel, match: Match) -> Iterator[bool]:
        """Whether each thing is so that else may be waited for; what is not named always is."""
        state = form_of(match)
        tops = {pile: cards[0].partition("@")[0] for pile, cards in state["area"].items() if cards}
        yield all(tops.get(pile) == card for pile, card in (until.tops or {}).items())
        yield set(until.collected or ()) <= set(state["collections"][match.seats[0]])
        faces = {seat: own["face"] for seat, own in state["characters"].items() if own}
        yield all(faces.get(seat) == "up" for seat in until.shown or ())

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:
        """Cards that there are not."""
        assert isinstance(marks, MarksModel)
        known = Position.of(match).config.definitions.card_of
        return [say("there is no card {name}", name=n) for n in marks.cards if n not in known]


def least(match: Match) -> str:
    """The line by which the seat that is awaited does as little as it can."""
    lines = [str(line) for line in match.legal(match.to_act)]
    words = ("rate wondering", "tell -", "collect -", "draw -", "skill leave", "play what")
    seat = match.to_act
    for wanted in words:
        if found := [line for line in lines if line.startswith(f"{seat} {wanted}")]:
            return found[0]
    return next(line for line in lines if not line.endswith("reveal") and " skill" not in line)
