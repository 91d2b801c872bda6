"""How far a level looks: the ``search`` of an entry in ``ai.yaml``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.levels import SearchLimits

Count = Annotated[int, Field(ge=1, le=100_000)]
SHORT = "evaluation-quick.yaml"
"""The file of weights for short tables."""


class SearchSettings(SearchLimits):
    """The limits of a search; all but ``seconds`` are the same on every machine.

    Attributes:
        width: lines of play that are followed at once in an action step.
        depth: macro actions that may follow each other.
        states: states evaluated for one action step.
        placings: about how many paths are looked at for a summon.
        trials: of these, how many are tried with a quick plan of the actions; 0 to go by what
            they are worth as they stand.
        summons: summons for which the action step is planned.
        quick_states: states evaluated for the action steps that are only imagined.
        quick_placings: about how many paths are looked at for a summon that is only imagined.
        quick_trials: of these, how many are tried.
        plan_dice: whether action steps are planned for each roll when dice are chosen.
        replies: plans for which the other side's next turn is looked at; 0 for none.
        worlds: in how many draws of the hidden pool they are looked at, fewer plans each time.
        widenings: how often the search for dice, summons and actions is widened at the table at
            most, while less than a part of the time is spent.
        share: which part of the other side's rolls is looked at, by probability.
        plan_responses: whether the rest of a turn is planned when answering.
        noise: how far scores are off at random (standard deviation, in log-odds).
        overlooks: how often it overlooks something for a turn (``oversights``).
        seconds: the most time for a turn at the table, unless the player says otherwise.
        weights: the file of weights by which positions are weighed, but on short tables.
    """

    width: Count = 4
    depth: Count = 6
    states: Count = 2000
    placings: Count = 120
    trials: Annotated[int, Field(ge=0, le=1000)] = 16
    summons: Count = 8
    quick_states: Count = 100
    quick_placings: Count = 40
    quick_trials: Annotated[int, Field(ge=0, le=1000)] = 4
    plan_dice: bool = True
    replies: Annotated[int, Field(ge=0, le=100)] = 0
    worlds: Count = 1
    widenings: Annotated[int, Field(ge=0, le=10)] = 0
    share: Annotated[float, Field(gt=0, le=1)] = 0.95
    plan_responses: bool = True
    noise: Annotated[float, Field(ge=0, le=10)] = 0.0
    overlooks: Annotated[float, Field(ge=0, le=1)] = 0.0
    seconds: Annotated[float, Field(gt=0, le=600)] = 5.0
    weights: Literal["evaluation.yaml", "evaluation-master.yaml"] = "evaluation.yaml"
