"""What a screen or a helper may ask of a match without changing it: reach, targets, sight, odds.

Every answer is in names (squares, being ids, sides) and comes from the rules themselves, so that
what is shown and what is played can't differ.
"""

from wonderland.games.wonderland.queries import laying
from wonderland.games.wonderland.queries.abilities import AbilityNow, abilities, declared, sight, why_not
from wonderland.games.wonderland.queries.asking import (
    as_seen,
    dice_rolled_last,
    dice_seen,
    form_of,
    hides,
    open_form,
    open_match,
)
from wonderland.games.wonderland.queries.bearing import Answer, bears, changes, improvements, worth_defending
from wonderland.games.wonderland.queries.combat import (
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
    choice_refusal,
    lit,
    most_dice,
    no_summon,
    odds,
    summonable,
)
from wonderland.games.wonderland.queries.fixed import fixed, may_act, may_answer, stepping_on
from wonderland.games.wonderland.queries.hooded import Hood, hoods
from wonderland.games.wonderland.queries.laid import Domino, dominoes
from wonderland.games.wonderland.queries.lasting import lasting
from wonderland.games.wonderland.queries.movement import reach, way_cost
from wonderland.games.wonderland.queries.outcomes import Outcome, fought_over, outcome
from wonderland.games.wonderland.queries.routes import Route, coach, route_cost
from wonderland.games.wonderland.queries.suggesting import Suggestion, suggestions
