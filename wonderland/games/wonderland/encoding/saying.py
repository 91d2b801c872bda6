"""Actions said in numbers: writing one, reading one, and what may be said next.

========  ==============================================================================
choose    cards in the order of the deck, then ``roll`` unless the last die is taken; ``four``
summon    card, first square, shape, start; ``skip``
action    card, then a step, an attack, or the target of its ability and an amount, or
          ``blast`` (what has no target) and an amount; ``halt``; ``end``
window    card, then target and amount, or ``blast`` and amount; ``pass``
defend    card; ``done``
========  ==============================================================================

Every action is said in one way only, and nothing else can be said: an amount of 19, say, is
``more more 3``, so that no amount is out of reach. An ability that is not the being's first is
named after its card.
"""

from __future__ import annotations

from collections.abc import Mapping

from wonderland.core.encoding import Said
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.actions import acting, answering, preparing
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.combat import IMAGE
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.encoding import numbers as no
from wonderland.games.wonderland.encoding.numbers import Facing, Numbers
from wonderland.games.wonderland.legal import choices
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import CHOOSE, DEFENSE, NOBODY, SIDE, SUMMON, State

_PLAIN: Mapping[Code, int] = {
    acting.END: no.END,
    answering.PASS: no.PASS,
    answering.DONE: no.DONE,
    preparing.DECLINE: no.SKIP,
    preparing.FOUR: no.FOUR,
}
_CODE_OF = {word: code for code, word in _PLAIN.items()}


def _facing(numbers: Numbers, state: State) -> Facing:
    side = state.to_act
    assert side in (0, 1)
    return numbers.facing[side]


# --- writing -------------------------------------------------------------------------------------
def encode(numbers: Numbers, state: State, code: Code) -> tuple[int, ...]:
    """The numbers that say a legal action of the side to act."""
    match code:
        case preparing.ChooseDice(cards):
            said = sorted(numbers.card_number(state, card) for card in cards)
            return (*said, no.ROLL) if len(said) < most_dice(state) else tuple(said)
        case preparing.Summon():
            return _encode_summon(numbers, state, code)
        case _ if isinstance(code, acting.AbilityCode):
            return (*_encode_use(numbers, state, code), *_encode_amount(numbers, code.n))
        case acting.Step() | acting.Strike():
            return _encode_way(numbers, state, code)
        case answering.Defend(being):
            return (numbers.card_number(state, being),)
        case acting.Halt():
            return (no.HALT,)
    return (_PLAIN[code],)


def _encode_summon(numbers: Numbers, state: State, code: preparing.Summon) -> tuple[int, ...]:
    facing = _facing(numbers, state)
    return (
        numbers.card_number(state, code.card),
        numbers.square + facing.seen[code.first],
        numbers.shape + facing.shape[code.shape],
        numbers.place + numbers.grid.shapes[code.shape].deltas.index(code.start - code.first),
    )


def _encode_use(numbers: Numbers, state: State, code: acting.AbilityCode) -> tuple[int, ...]:
    """An ability without its amount."""
    found = acting.use_of(state.config, code)
    assert found is not None
    which = (numbers.which + found.own.which - 1,) if found.own.which else ()
    number = numbers.target_number(state, found.target) if found.own.kind.aimed else no.BLAST
    return (numbers.card_number(state, found.being), *which, number)


def _encode_amount(numbers: Numbers, n: int) -> tuple[int, ...]:
    whole, rest = divmod(n - 1, no.AMOUNTS)
    return (no.MORE,) * whole + (numbers.amount + rest,)


def _encode_way(numbers: Numbers, state: State, code: acting.Step | acting.Strike) -> tuple[int, int]:
    """A step or an attack: who, and in which direction."""
    side, here = state.to_act, state.columns[SQUARE + code.being]
    if isinstance(code, acting.Step):
        there, block = code.square, numbers.step
    elif code.target == IMAGE:
        there, block = state.config.grid.images[0 if side else 1], numbers.strike
    else:
        there, block = state.columns[SQUARE + code.target], numbers.strike
    way = _facing(numbers, state).way[there - here]
    return numbers.card_number(state, code.being), block + way


# --- reading -------------------------------------------------------------------------------------
def read(numbers: Numbers, state: State, said: Said) -> Code | None:
    """The action that numbers say, each one of ``following``; None while it is not whole."""
    if not said:
        return None
    if said[0] in _CODE_OF:
        return _CODE_OF[said[0]]
    if said[0] == no.HALT:
        return acting.Halt(state.sharer)
    if state.phase == CHOOSE:
        return _read_dice(numbers, state, said)
    card = numbers.entity(state, said[0])
    if state.phase == SUMMON:
        return _read_summon(numbers, state, card, said)
    if state.phase == DEFENSE:
        return answering.Defend(card)
    return _read_deed(numbers, state, card, said)


def _read_dice(numbers: Numbers, state: State, said: Said) -> Code | None:
    whole = said[-1] == no.ROLL
    cards = said[:-1] if whole else said
    if not whole and len(cards) < most_dice(state):
        return None
    return preparing.ChooseDice(tuple(numbers.entity(state, number) for number in cards))


def _read_summon(numbers: Numbers, state: State, card: int, said: Said) -> Code | None:
    if len(said) < 4:
        return None
    facing = _facing(numbers, state)
    first = facing.square[said[1] - numbers.square]
    shape = facing.shape[said[2] - numbers.shape]
    start = first + numbers.grid.shapes[shape].deltas[said[3] - numbers.place]
    return preparing.Summon(card, first, shape, start)


def _read_deed(numbers: Numbers, state: State, being: int, said: Said) -> Code | None:
    if len(said) < 2:
        return None
    if numbers.step <= said[1] < numbers.which:
        return _read_way(numbers, state, being, said[1])
    named = numbers.which <= said[1] < numbers.amount
    which = said[1] - numbers.which + 1 if named else 0
    deed, amount = said[1 + named : 2 + named], _read_amount(numbers, said[2 + named :])
    if not deed or not amount:
        return None
    target = NOBODY if deed[0] == no.BLAST else numbers.entity(state, deed[0])
    return acting.use_code(state.config.abilities[being][which], being, target, amount)


def _read_amount(numbers: Numbers, said: Said) -> int:
    if not said or said[-1] == no.MORE:
        return 0
    return no.AMOUNTS * (len(said) - 1) + said[-1] - numbers.amount + 1


def _read_way(numbers: Numbers, state: State, being: int, deed: int) -> Code:
    here, ways = state.columns[SQUARE + being], _facing(numbers, state).ways
    if deed < numbers.strike:
        return acting.Step(being, here + ways[deed - numbers.step])
    there = here + ways[deed - numbers.strike]
    image = there in state.config.grid.images
    return acting.Strike(being, IMAGE if image else state.being_on(1 - SIDE[being], there))


# --- what may be said next -----------------------------------------------------------------------
def following(numbers: Numbers, state: State, said: Said) -> list[int]:
    """The numbers that may be said next by the side to act, ascending."""
    if state.phase == CHOOSE:
        return _dice_following(numbers, state, said)
    if state.phase == SUMMON:
        return _summon_following(numbers, state, said)
    codes = list(choices(state))
    heads = [(_head(numbers, state, code), code) for code in codes]
    begun = [(head, code) for head, code in heads if head[: len(said)] == tuple(said)]
    if begun:
        return sorted(
            {head[len(said)] for head, _ in begun if len(head) > len(said)}
            or (_amounts(numbers, {code.n for _, code in begun if isinstance(code, acting.AbilityCode)}, 0))
        )
    mores = said.count(no.MORE)
    head = tuple(said[: len(said) - mores])
    of_head = [code for found, code in heads if found == head]
    sizes = {code.n for code in of_head if isinstance(code, acting.AbilityCode)}
    return _amounts(numbers, sizes, no.AMOUNTS * mores)


def _amounts(numbers: Numbers, sizes: set[int], spent: int) -> list[int]:
    """What may be said of an amount, so much of which is said."""
    found = [numbers.amount + rest for rest in range(no.AMOUNTS) if spent + rest + 1 in sizes]
    return [no.MORE, *found] if max(sizes) > spent + no.AMOUNTS else found


def _head(numbers: Numbers, state: State, code: Code) -> tuple[int, ...]:
    """What is said of an action before its amount."""
    if isinstance(code, acting.AbilityCode):
        return _encode_use(numbers, state, code)
    return encode(numbers, state, code)


def _dice_following(numbers: Numbers, state: State, said: Said) -> list[int]:
    pool = sorted(numbers.card_number(state, card) for card in state.pool[state.active])
    if said:
        return [no.ROLL, *(number for number in pool if number > said[-1])]
    return [no.FOUR, *pool] if preparing.can_pay_four(state) else pool


def _summon_following(numbers: Numbers, state: State, said: Said) -> list[int]:
    grid, side = numbers.grid, state.active
    if not said:
        return [no.SKIP, *sorted(numbers.card_number(state, c) for c in summonable(state))]
    facing = numbers.facing[side]
    if len(said) == 3:
        shape = grid.shapes[facing.shape[said[2] - numbers.shape]]
        first = facing.square[said[1] - numbers.square]
        squares = [first + delta for delta in shape.deltas]
        fit = paths.starts(state, side, squares)
        return [numbers.place + i for i, square in enumerate(squares) if square in fit]
    laid = paths.placements(state, side)
    if len(said) == 2:
        bit = grid.bit[facing.square[said[1] - numbers.square]]
        return sorted(numbers.shape + facing.shape[s] for s, firsts in enumerate(laid) if firsts & bit)
    together = 0
    for firsts in laid:
        together |= firsts
    return sorted(numbers.square + facing.seen[sq] for sq in grid.members_unsorted(together))
