"""Saying decisions in numbers, and what may be said next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import GRAMMAR, Code
from wonderland.games.dungeon_dice.actions.acting import Use
from wonderland.games.dungeon_dice.actions.base import AIM, DOER, FOE, KIND
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.encoding.numbers import WORDS, Numbers
from wonderland.games.dungeon_dice.state import SUMMON, State

SKIP, CALL = WORDS.index("skip"), WORDS.index("summon")
_BLOCKS = {DOER.name: "monster", FOE.name: "monster"}
"""Where the numbers of a role are not those of its name."""
_FORMS = {
    form.kind: (WORDS.index(form.verb), [_BLOCKS.get(role.name, role.name) for role in form.roles])
    for form in GRAMMAR.forms
    if form.verb in WORDS
}
"""By an action's class the number of its verb, and the blocks of what its fields name."""


def encode(numbers: Numbers, state: State, side: int, code: Code) -> tuple[int, ...]:
    """The numbers that say an action: its verb, then what its fields name."""
    fields: tuple[int | tuple[int, ...], ...] = code
    verb, blocks = _FORMS[type(code)]
    said = [verb]
    for role, value in zip(blocks, fields, strict=True):
        block: str = role
        if role == AIM.name and isinstance(code, Use):
            block = state.figure(code.monster).abilities[code.which].target.names
        if isinstance(value, int):
            said += [numbers.number(side, block, value)] if block else []
        elif block == KIND.name:
            said += [numbers.kind + kind for kind in sorted(value)]
        else:  # the squares of a stride: those passed, and its last
            said += [numbers.number(side, "over", square) for square in value[:-1]]
            said.append(numbers.number(side, "square", value[-1]))
    return tuple(said)


Sayings: TypeAlias = Mapping[tuple[int, ...], Code]
"""The legal actions by the numbers that say them."""


def sayings(numbers: Numbers, state: State, side: int) -> Sayings:
    """All of them, the first where several are said alike; none where nets are laid: see below."""
    if state.phase == SUMMON:
        return {}
    found: dict[tuple[int, ...], Code] = {}
    for code in legal.choices(state):
        found.setdefault(encode(numbers, state, side, code), code)
    return found


def following(numbers: Numbers, state: State, side: int, said: Sequence[int], told: Sayings) -> list[int]:
    """The numbers that may be said next, ascending."""
    begun = tuple(said)
    if state.phase == SUMMON:
        return _summons(numbers, state, side, begun)
    longer = {w[len(begun)] for w in told if len(w) > len(begun) and w[: len(begun)] == begun}
    return sorted(longer)


def _summons(numbers: Numbers, state: State, side: int, said: tuple[int, ...]) -> list[int]:
    """The same for the many places of nets, without saying them all."""
    if not said:
        return [SKIP, CALL]
    if said[0] == SKIP:
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


def read(numbers: Numbers, state: State, side: int, said: Sequence[int], told: Sayings) -> Code | None:
    """The action that numbers say, None while it is not whole."""
    words = tuple(said)
    if state.phase == SUMMON:
        if words == (SKIP,):
            return legal.Summons(state).at(0)
        if len(words) < 4:
            return None
        facing = numbers.facing[side]
        net = facing.net[words[2] - numbers.net]
        start = facing.square[words[3] - numbers.square]
        return Summon(words[1] - numbers.figure, net, start)
    return told.get(words)
