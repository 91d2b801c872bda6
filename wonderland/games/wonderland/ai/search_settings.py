"""How hard a level thinks: the ``search`` of an entry in ``ai.yaml``."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

Count = Annotated[int, Field(ge=1, le=100_000)]


class Search(BaseModel):
    """The limits of a search; all but ``seconds`` are the same on every machine.

    Attributes:
        width: lines of play that are followed at once in an action step.
        depth: ventures that may follow each other.
        states: states judged for one action step.
        ways: paths looked at for a summon.
        plans: summons for which the action step is planned.
        quick: states judged for the action steps that are only imagined.
        quick_ways: paths looked at for a summon that is only imagined.
        dice: whether action steps are planned for each roll when dice are chosen.
        replies: plans for which the other side's next turn is looked at; 0 for none.
        share: which part of the other side's rolls is looked at, by probability.
        answers: whether the rest of a turn is planned when answering.
        blur: how far judgements are off at random (standard deviation, in log-odds).
        seconds: the most time for a turn at the table, unless the player says otherwise.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    width: Count = 4
    depth: Count = 6
    states: Count = 2000
    ways: Count = 2000
    plans: Count = 8
    quick: Count = 100
    quick_ways: Count = 60
    dice: bool = True
    replies: Annotated[int, Field(ge=0, le=100)] = 0
    share: Annotated[float, Field(gt=0, le=1)] = 0.95
    answers: bool = True
    blur: Annotated[float, Field(ge=0, le=10)] = 0.0
    seconds: Annotated[float, Field(gt=0, le=600)] = 5.0
