"""Why an agent does what it does, in a sentence."""

from __future__ import annotations

from wonderland.core.agent import CARELESS
from wonderland.core.message import rows, say
from wonderland.games.dungeon_dice.actions import GRAMMAR, Code
from wonderland.games.dungeon_dice.actions.acting import Attack, Stride, Use
from wonderland.games.dungeon_dice.actions.answering import Place
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.ai.distances import distances
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.combat import outcome, strength
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.names import crests
from wonderland.games.dungeon_dice.placing import lays
from wonderland.games.dungeon_dice.rolls import table
from wonderland.games.dungeon_dice.state import State

_BARE = {
    "skip": say("To call nobody is better now."),
    "pass": say("The crests are better kept for something worse."),
    "end": say("What is left is worth more next turn."),
}
"""Of what is said in a bare verb."""


def why(state: State, side: int, code: Code, *, sure: bool = True) -> str:
    """Say why a side would do this here.

    Args:
        state: where it stands.
        side: who acts.
        code: what it does.
        sure: whether it found nothing better; one that erred says that it didn't look further, and
            claims nothing of what else there was.
    """
    if sure:
        return _why(state, side, code)
    return rows(_fact(state, side, code), CARELESS)


def _fact(state: State, side: int, code: Code) -> str:
    """What is true of an action whatever else there was, ``""`` for nothing worth a word."""
    if isinstance(code, Dice):
        return _why_dice(state, code)
    if isinstance(code, Attack):
        return _why_attack(state, side, code)
    return ""


def _why(state: State, side: int, code: Code) -> str:
    if isinstance(code, Dice):
        return _why_dice(state, code)
    if isinstance(code, Summon):
        return _why_summon(state, side, code)
    if isinstance(code, Stride):
        return _why_stride(state, side, code)
    if isinstance(code, Attack):
        return _why_attack(state, side, code)
    if isinstance(code, Use):
        return _why_use(state, side, code)
    if isinstance(code, Place):
        return say("{square} is the best place for that.", square=_name(state, code.square))
    verb = GRAMMAR.verb(type(code)).text
    return _why_defend(state) if verb == "defend" else _BARE[verb]


def _name(state: State, square: int) -> str:
    return state.config.grid.names[square]


def _who(state: State, monster: int) -> str:
    return state.figure(monster).name


def _why_dice(state: State, code: Dice) -> str:
    of = table(state.config.definitions, code.kinds)
    chance = sum([chance for _, chance in of.calls])
    crests = sum([number * p for numbers in of.crests for number, p in numbers])
    if chance >= 0.4:
        return say("A call comes in {chance:.0%} of all rolls.", chance=chance)
    return say("These bring {crests:.1f} crests a roll on average.", crests=crests)


def _why_summon(state: State, side: int, code: Summon) -> str:
    squares = lays(state, code.net, code.start)
    figure = state.config.figures[code.figure]
    ahead = distances(state, side).least(squares)
    front = distances(state, side).least(state.laid[side] | state.config.approach[side])
    barred = squares & _between(state, 1 - side)
    if squares & state.config.approach[1 - side]:
        return say("This net reaches the other Master’s door.")
    if ahead < front:
        return say("This net leads nearer to the other Master.")
    if barred:
        return say("This net lies where the other side wants to go.")
    if figure.is_item:  # DD-26: nobody is told which
        return say("A chest is wanted there.")
    return say("{figure} is wanted there.", figure=figure.name)


def _between(state: State, side: int) -> int:
    """The squares of free ground that lie nearest before a side."""
    own_way = distances(state, side)
    front = own_way.least(state.laid[side] | state.config.approach[side])
    found = 0
    for ring in own_way.rings[max(0, front - 6) : front]:
        found |= ring
    return found & state.config.grid.ground & ~(state.laid[0] | state.laid[1])


def _why_stride(state: State, side: int, code: Stride) -> str:
    config, square = state.config, code.squares[-1]
    who = _who(state, code.monster)
    if state.chests >> square & 1:
        return say("{monster} looks into the chest.", monster=who)
    if config.approach[1 - side] >> square & 1:
        name = _name(state, square)
        return say("From {square} {monster} can strike the Master.", monster=who, square=name)
    if config.grid.near_mask[square] & state.held[1 - side]:
        return say("From {square} there is somebody to strike.", square=_name(state, square))
    price = distances(state, side).price
    if price(square) < price(state.store[SQUARE + code.monster]):
        return say("It brings {monster} nearer to the other Master.", monster=who)
    if config.approach[side] >> square & 1:
        return say("{monster} stands at our Master’s door.", monster=who)
    return say("{monster} stands better there.", monster=who)


def _why_attack(state: State, side: int, code: Attack) -> str:
    if code.target == MASTER:
        left = state.masters[1 - side] - 1
        if not left:
            return say("That ends the match.")
        return say("Each blow counts: the Master has {left} left then.", left=left)
    who = _who(state, code.target)
    least, most = outcome(state, code.attacker, code.target)
    hp = state.hp(code.target)
    if least >= hp:
        return say("{monster} falls, defended or not.", monster=who)
    if most >= hp:
        return say("{monster} falls unless a Defend is paid.", monster=who)
    hurt = strength(state, code.attacker)
    return say("{hurt} damage wears {monster} down.", hurt=hurt, monster=who)


def _why_use(state: State, side: int, code: Use) -> str:
    ability = state.figure(code.monster).abilities[code.which]
    if state.chain and state.chain[-1].side != side:
        return say("{word} spoils what they are up to.", word=ability.word)
    if ability.target.names == "monster" and state.store[SIDE + code.target] != side:
        return say("{word} hurts {monster} most now.", word=ability.word, monster=_who(state, code.target))
    price = crests(CRESTS[ability.timing], ability.cost)
    return say("{word} is worth {price} now.", word=ability.word, price=price)


def _why_defend(state: State) -> str:
    least, most = outcome(state, state.chain[0].doer, state.target)
    hp = state.hp(state.target)
    if least < hp <= most:
        return say("That saves {monster}.", monster=_who(state, state.target))
    return say("It spares {count} damage.", count=most - least)
