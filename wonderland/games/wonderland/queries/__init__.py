"""What a screen or a helper may ask of a match without changing it: reach, targets, sight, odds.

Every answer is in names (squares, being ids, sides) and comes from the rules themselves, so that
what is shown and what is played can't differ.
"""

from wonderland.games.wonderland.queries import laying
from wonderland.games.wonderland.queries.abilities import (
    AbilityNow,
    Sight,
    abilities,
    declared,
    sight,
    why_not,
)
from wonderland.games.wonderland.queries.asking import dice_rolled_last, dice_seen, form_of
from wonderland.games.wonderland.queries.bearing import (
    Answer,
    bears,
    changes,
    improvements,
    worth_defending,
)
from wonderland.games.wonderland.queries.combat import (
    Block,
    Defence,
    Target,
    beside,
    blast_block,
    could_attack,
    defence,
    struck,
    targets,
    threats,
)
from wonderland.games.wonderland.queries.dice import (
    DECLINED,
    NO_ROOM,
    Odds,
    choice_refusal,
    lit,
    most_dice,
    no_summon,
    odds,
    summonable,
)
from wonderland.games.wonderland.queries.fixed import Fixed, fixed, may_act, may_answer, stepping_on
from wonderland.games.wonderland.queries.laid import Domino, dominoes
from wonderland.games.wonderland.queries.lasting import lasting
from wonderland.games.wonderland.queries.movement import Reach, reach, way_cost
from wonderland.games.wonderland.queries.outcomes import Outcome, fought_over, outcome
from wonderland.games.wonderland.queries.routes import Coach, Route, coach, route_cost
from wonderland.games.wonderland.queries.suggesting import Suggestion, suggestions

__all__ = [
    "DECLINED",
    "NO_ROOM",
    "AbilityNow",
    "Answer",
    "Block",
    "Coach",
    "Defence",
    "Domino",
    "Fixed",
    "Odds",
    "Outcome",
    "Reach",
    "Route",
    "Sight",
    "Suggestion",
    "Target",
    "abilities",
    "bears",
    "beside",
    "blast_block",
    "changes",
    "choice_refusal",
    "coach",
    "could_attack",
    "declared",
    "defence",
    "dice_rolled_last",
    "dice_seen",
    "dominoes",
    "fixed",
    "form_of",
    "fought_over",
    "improvements",
    "lasting",
    "laying",
    "lit",
    "may_act",
    "may_answer",
    "most_dice",
    "no_summon",
    "odds",
    "outcome",
    "reach",
    "route_cost",
    "sight",
    "stepping_on",
    "struck",
    "suggestions",
    "summonable",
    "targets",
    "threats",
    "way_cost",
    "why_not",
    "worth_defending",
]
