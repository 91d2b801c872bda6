"""What a screen or a helper may ask of a match without changing it.

Every answer is in names (squares, ids of monsters with their side, sides as letters) and comes from
the rules themselves, so that what is shown and what is played can't differ. Why a line is not
legal, ``match.check(line)`` says. A seat's own view (``match.view(seat)``) says what it may see;
nothing that is asked here tells which items lie face down.
"""

from wonderland.games.dungeon_dice.queries import laying
from wonderland.games.dungeon_dice.queries.asking import form_of, seen, state_of
from wonderland.games.dungeon_dice.queries.bearing import bears, changes, improvements
from wonderland.games.dungeon_dice.queries.dice import callable_now, no_call, summon_chance
from wonderland.games.dungeon_dice.queries.fighting import could_attack, forecast, why_no_attack
from wonderland.games.dungeon_dice.queries.moving import Walk, reach, rule_against_moving
from wonderland.games.dungeon_dice.queries.suggesting import Suggestion, room, suggestions
from wonderland.games.dungeon_dice.queries.threats import Threat, Threats, threats
