"""What a screen or a helper may ask of a match without changing it.

Every answer is in names (squares, ids of monsters with their side, sides as letters) and comes from
the rules themselves, so that what is shown and what is played can't differ. Why a line is not
legal, ``match.check(line)`` says. A seat's own view (``match.view(seat)``) says what it may see;
nothing that is asked here tells which items lie face down.
"""

from wonderland.games.dungeon_dice.queries import laying
from wonderland.games.dungeon_dice.queries.abilities import (
    AbilityNow,
    Slip,
    abilities,
    answers,
    chain,
    who_can,
)
from wonderland.games.dungeon_dice.queries.asking import form_of, seen, state_of
from wonderland.games.dungeon_dice.queries.bearing import bears
from wonderland.games.dungeon_dice.queries.dice import (
    NoCall,
    Odds,
    callable_now,
    calling,
    levels_left,
    no_call,
    odds,
    odds_of,
)
from wonderland.games.dungeon_dice.queries.fighting import (
    Forecast,
    asked_to_defend,
    forecast,
    targets,
    why_no_attack,
)
from wonderland.games.dungeon_dice.queries.laying import Ghost
from wonderland.games.dungeon_dice.queries.marks import dungeons, marks, quiet, traits, waiting
from wonderland.games.dungeon_dice.queries.moving import (
    Walk,
    reach,
    rule_against_moving,
    stride_price,
    why_not_stride,
)
from wonderland.games.dungeon_dice.queries.suggesting import Suggestion, room, suggestions
from wonderland.games.dungeon_dice.queries.threats import Threat, Threats, threats

__all__ = [
    "AbilityNow",
    "Forecast",
    "Ghost",
    "NoCall",
    "Odds",
    "Slip",
    "Suggestion",
    "Threat",
    "Threats",
    "Walk",
    "abilities",
    "answers",
    "asked_to_defend",
    "bears",
    "callable_now",
    "calling",
    "chain",
    "dungeons",
    "forecast",
    "form_of",
    "laying",
    "levels_left",
    "marks",
    "no_call",
    "odds",
    "odds_of",
    "quiet",
    "reach",
    "room",
    "rule_against_moving",
    "seen",
    "state_of",
    "stride_price",
    "suggestions",
    "targets",
    "threats",
    "traits",
    "waiting",
    "who_can",
    "why_no_attack",
    "why_not_stride",
]  # fmt: skip
