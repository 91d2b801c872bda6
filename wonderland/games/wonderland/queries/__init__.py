"""What a screen or a helper may ask of a match without changing it: reach, targets, sight, odds.

Every answer is in names (squares, being ids, sides) and comes from the rules themselves, so that
what is shown and what is played can't differ.
"""

from wonderland.games.wonderland.queries import laying
from wonderland.games.wonderland.queries.abilities import Ability, Sight, abilities, declared, sight
from wonderland.games.wonderland.queries.combat import (
    Block,
    Defence,
    Target,
    beside,
    blast_block,
    defence,
    struck,
    targets,
    threats,
)
from wonderland.games.wonderland.queries.dice import (
    Odds,
    lit,
    most_dice,
    no_summon,
    odds,
    summonable,
)
from wonderland.games.wonderland.queries.fixed import Fixed, fixed, may_act, may_answer, stepping_on
from wonderland.games.wonderland.queries.laid import Domino, dominoes
from wonderland.games.wonderland.queries.lasting import lasting
from wonderland.games.wonderland.queries.movement import Reach, reach
from wonderland.games.wonderland.queries.suggesting import Suggestion, suggestions
from wonderland.games.wonderland.queries.ways import Coach, Way, coach, way, way_weight

__all__ = [
    "Ability", "Block", "Coach", "Defence", "Domino", "Fixed", "Odds", "Reach", "Sight", "Suggestion", "Target",
    "Way", "abilities", "beside", "blast_block", "coach", "declared", "defence", "dominoes", "fixed", "lasting",
    "laying", "lit", "may_act", "may_answer", "most_dice", "no_summon", "odds", "reach", "sight", "stepping_on",
    "struck", "suggestions", "summonable", "targets", "threats", "way", "way_weight",
]  # fmt: skip
