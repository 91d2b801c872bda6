"""Saying decisions in numbers, and what may be said next."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.games.dungeon_dice import codes as act
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.encoding import numbers as no
from wonderland.games.dungeon_dice.encoding.numbers import Numbers
from wonderland.games.dungeon_dice.state import SUMMON, State

_BARE: tuple[tuple[type, int], ...] = (
    (act.Skip, no.SKIP),
    (act.Pass, no.PASS),
    (act.Defend, no.DEFEND),
    (act.End, no.END),
)


def encode(numbers: Numbers, state: State, side: int, code: act.Code) -> tuple[int, ...]:
    """The numbers that say an action."""
    facing = numbers.facing[side]
    for kind, word in _BARE:
        if isinstance(code, kind):
            return (word,)
    if isinstance(code, act.Dice):
        return (no.DICE, *(numbers.kind + kind for kind in sorted(code.kinds)))
    if isinstance(code, act.Summon):
        start = numbers.square + facing.seen[code.start]
        return (no.SUMMON, numbers.figure + code.figure, numbers.net + facing.net[code.net], start)
    if isinstance(code, act.Stride):
        passed = [numbers.over + facing.seen[square] for square in code.squares[:-1]]
        end = numbers.square + facing.seen[code.squares[-1]]
        return (no.MOVE, numbers.monster + code.monster, *passed, end)
    if isinstance(code, act.Attack):
        return (no.ATTACK, numbers.who(code.attacker), numbers.who(code.target))
    if isinstance(code, act.Use):
        return _use(numbers, state, side, code)
    assert isinstance(code, act.Place)
    return (no.PLACE, numbers.square + facing.seen[code.square])


def _use(numbers: Numbers, state: State, side: int, code: act.Use) -> tuple[int, ...]:
    said = (no.USE, numbers.monster + code.monster, numbers.ability + code.which)
    names = state.figure(code.monster).abilities[code.which].target.names
    if names == "monster":
        return (*said, numbers.monster + code.target)
    if names == "square":
        return (*said, numbers.square + numbers.facing[side].seen[code.target])
    return (*said, numbers.crest + code.target) if names else said


def following(numbers: Numbers, state: State, side: int, said: Sequence[int]) -> list[int]:
    """The numbers that may be said next, ascending."""
    begun = tuple(said)
    if state.phase == SUMMON:
        return _summons(numbers, state, side, begun)
    told = [encode(numbers, state, side, code) for code in legal.choices(state)]
    longer = {w[len(begun)] for w in told if len(w) > len(begun) and w[: len(begun)] == begun}
    return sorted(longer)


def _summons(numbers: Numbers, state: State, side: int, said: tuple[int, ...]) -> list[int]:
    """The same for the many places of nets, without saying them all."""
    if not said:
        return [no.SKIP, no.SUMMON]
    if said[0] == no.SKIP:
        return []
    choices, facing = legal.Summons(state), numbers.facing[side]
    starts = choices.places.starts
    if len(said) == 1:
        return sorted(numbers.figure + figure for figure in choices.figures)
    if len(said) == 2:
        return sorted(numbers.net + facing.net[net] for net, at in enumerate(starts) if at)
    if len(said) == 3:
        squares = state.config.grid.listed(starts[facing.net[said[2] - numbers.net]])
        return sorted(numbers.square + facing.seen[square] for square in squares)
    return []


def read(numbers: Numbers, state: State, side: int, said: Sequence[int]) -> act.Code | None:
    """The action that numbers say, None while it is not whole."""
    words = tuple(said)
    if state.phase == SUMMON:
        if words == (no.SKIP,):
            return act.Skip()
        if len(words) < 4:
            return None
        facing = numbers.facing[side]
        net = facing.net[words[2] - numbers.net]
        start = facing.square[words[3] - numbers.square]
        return act.Summon(words[1] - numbers.figure, net, start)
    for code in legal.choices(state):
        if encode(numbers, state, side, code) == words:
            return code
    return None
