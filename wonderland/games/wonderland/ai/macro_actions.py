"""What one being can set out to do in an action step: walk, attack, be helped to it, go up.

A macro action is a row of actions that belong together, so that a search does not have to find out
step by step that three steps and an attack are worth their price.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping

from wonderland.games.wonderland import combat
from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.abilities.modifier import Modifier
from wonderland.games.wonderland.actions.acting import Strike, use_code
from wonderland.games.wonderland.ai.ground import FEW, first_places, ground_of
from wonderland.games.wonderland.ai.walks import Way
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import POINTS, SQUARE, STRENGTH
from wonderland.games.wonderland.factors import ATTACK, DEFEND, MOVE
from wonderland.games.wonderland.movement import steps
from wonderland.games.wonderland.state import NOBODY, SIDE, State
from wonderland.games.wonderland.turn import carry_out

MacroAction = tuple[tuple[Code, ...], State]
"""The actions, and the state after them."""

SPURS = (1, 2, 4, 8)
"""The sizes of a spur that are tried."""


def macro_actions(state: State, side: int) -> Iterator[MacroAction]:
    """Yield what a side's beings can set out to do now; nobody may be passing a friend.

    Attacks come first, then walks, so that a search that stops early has seen the sharpest.
    """
    walks: list[Way] = []
    attackers: dict[int, list[int]] = {}
    ground = ground_of(state)
    for being in state.beings[side]:
        if combat.may_attack(state, being):
            for codes, after in _attacks((), state, being, ground.reached(state, being)):
                struck = codes[-1]
                if isinstance(struck, Strike) and struck.target != combat.IMAGE:
                    attackers.setdefault(struck.target, []).append(being)
                yield codes, after
        walks += ground.purposeful(state, being)
        if blast := state.config.blast[being]:
            yield from _blasts(state, side, being, blast)
        yield from _ideas(state, being)
    for target, several in attackers.items():
        yield from _together(state, list(dict.fromkeys(several)), target)
        yield from _relieved(state, several[0], target)
    yield from _spurred(state, side)
    for way in walks:
        yield way.codes, way.taken(state)


def _attacks(codes: tuple[Code, ...], state: State, being: int, reached: Mapping[int, Way]) -> Iterator[MacroAction]:
    """Attack each target from the first place that it can be reached from."""
    for target, way in reached.items():
        if target != combat.IMAGE:
            yield from _attacks_on((*codes, *way.codes), way.taken(state), being, target)
        elif not state.struck >> (1 - SIDE[being]) & 1:  # W-65: a second one does nothing
            yield _with((*codes, *way.codes), way.taken(state), Strike(being, target))


def _attacks_on(codes: tuple[Code, ...], state: State, being: int, target: int) -> Iterator[MacroAction]:
    """Attack a being, by itself and with whatever help would fell it."""
    if combat.attack_points(state, being, target):
        yield _with(codes, state, Strike(being, target))
    for help_code in _helps(state, being, target):
        helped_codes, helped = _with(codes, state, help_code)
        if combat.attack_points(helped, being, target):
            yield _with(helped_codes, helped, Strike(being, target))


def _together(state: State, beings: list[int], target: int) -> Iterator[MacroAction]:
    """Several attack one target, the strongest first, until it should fall (W-46)."""
    if len(beings) < 2:
        return
    codes: tuple[Code, ...] = ()
    beings.sort(key=lambda being: -combat.attack_points(state, being, target))
    for count, being in enumerate(beings, start=1):
        struck = _strike(codes, state, being, target)
        if struck is not None:
            codes, state = struck
            if count > 1:
                yield struck
        if _missing(state, target) <= 0:
            return


def _relieved(state: State, first: int, target: int) -> Iterator[MacroAction]:
    """One attacks and makes room, and another attacks from where it stood (W-46).

    It is tried for a guard at its Image's door, beside which there is often no second place.
    """
    side = SIDE[first]
    square = state.columns[SQUARE + target]
    door = state.config.approach[1 - side] & state.config.grid.bit[square]
    have = state.factors[side::2]
    if not door or have[ATTACK] < 2 or have[MOVE] < 2:
        return
    others = [being for being in state.beings[side] if being != first and _apart(state, being, square) <= have[MOVE]]
    hurts = others and combat.attack_points(state, first, target)
    struck = _strike((), state, first, target) if hurts else None
    if struck is None or _missing(struck[1], target) <= 0:
        return
    codes, there = struck
    for way in ground_of(there).ways(there, first)[1 : FEW + 1]:
        room = way.taken(there)
        for other in others:
            if not combat.attack_points(room, other, target):
                continue
            relief = _strike((*codes, *way.codes), room, other, target)
            if relief:
                yield relief


def _apart(state: State, being: int, square: int) -> int:
    """How many steps it would be from a being to beside a square if all squares were laid."""
    stride, here = state.config.grid.stride, state.columns[SQUARE + being]
    return abs(here % stride - square % stride) + abs(here // stride - square // stride) - 1


def _strike(codes: tuple[Code, ...], state: State, being: int, target: int) -> MacroAction | None:
    """Attack from the first place that the target can be reached from; None if there is none."""
    if not combat.may_attack(state, being):
        return None
    way = ground_of(state).reached(state, being).get(target)
    if way is None:
        return None
    return _with((*codes, *way.codes), way.taken(state), Strike(being, target))


def _missing(state: State, target: int) -> int:
    """How many points more would fell a target, defended if it can be."""
    columns = state.columns
    shield = combat.defense_of(state, target) if state.factors[2 * DEFEND + SIDE[target]] else 0
    return columns[STRENGTH + target] + shield - columns[POINTS + target]


def _helps(state: State, being: int, target: int) -> Iterator[Code]:
    """Abilities that bring an attack to where it fells its target, defended if it can be."""
    side = SIDE[being]
    shield = combat.defense_of(state, target) if state.factors[2 * DEFEND + SIDE[target]] else 0
    missing = _missing(state, target) - combat.attack_points(state, being, target)
    if missing <= 0:
        return
    for helper in state.beings[side]:
        for own in state.config.abilities[helper]:
            kind = own.kind
            if not isinstance(kind, Modifier):
                continue
            rouses = kind.changes == "atk" and kind.by > 0
            withers = kind.changes == "def" and kind.by < 0 and missing <= shield
            if not (rouses or withers):
                continue
            n = -(-missing // abs(kind.by))
            at = being if rouses else target
            if state.factors[2 * own.factor + side] >= n and at in kind.targets(state, helper):
                yield use_code(own, helper, at, n)


def _blasts(state: State, side: int, being: int, blast: Owned) -> Iterator[MacroAction]:
    """Blasts that hit an enemy or the enemy Image."""
    config, columns = state.config, state.columns
    enemies = state.held[1 - side] | config.grid.bit[config.grid.images[1 - side]]
    before = 0
    for n in range(1, state.factors[2 * blast.factor + side] + 1):
        hit = config.grid.block(columns[SQUARE + being], n) & enemies
        if hit == before:
            continue
        before = hit
        yield _with((), state, use_code(blast, being, NOBODY, n))


def _spurred(state: State, side: int) -> Iterator[MacroAction]:
    """Walks, and attacks after them, that a spur makes possible."""
    for helper in state.beings[side]:
        for own in state.config.abilities[helper]:
            if spurs(own):
                yield from _spurred_by(state, side, helper, own)


def spurs(own: Owned) -> bool:
    """Whether an ability lets steps go further."""
    return isinstance(own.kind, Modifier) and own.kind.changes == "spur" and own.kind.by > 0


def _spurred_by(state: State, side: int, helper: int, own: Owned) -> Iterator[MacroAction]:
    have = state.factors[2 * own.factor + side]
    for target in own.kind.targets(state, helper) if have else ():
        if SIDE[target] != side or not steps(state, target):
            continue
        for n in SPURS[: bisect_right(SPURS, have)]:
            codes, spurred = _with((), state, use_code(own, helper, target, n))
            ground = ground_of(spurred)
            if combat.may_attack(spurred, target):
                walked = first_places(spurred, target, ground.ways(spurred, target)[1:])
                yield from _attacks(codes, spurred, target, walked)
            for way in ground.purposeful(spurred, target):
                yield (*codes, *way.codes), way.taken(spurred)


def _ideas(state: State, being: int) -> Iterator[MacroAction]:
    """What the kinds of its abilities would have a search try by itself (``Ability.ideas``)."""
    for own in state.config.abilities[being]:
        if own.kind.by_itself and state.factors[2 * own.factor + SIDE[being]]:
            for target, n in own.kind.ideas(state, own, being):
                yield _with((), state, use_code(own, being, target, n))


def _with(codes: tuple[Code, ...], state: State, code: Code) -> MacroAction:
    after = state.copy()
    carry_out(after, code)
    return (*codes, code), after
