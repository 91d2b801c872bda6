"""Who can be attacked, who is hit by a blast, and what a defense would keep (W-43 to W-64)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland import combat
from wonderland.games.wonderland.abilities.blast import images_in_block, in_block
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.components import HIT_BY, POINTS, SQUARE, STRENGTH
from wonderland.games.wonderland.factors import ATTACK, DEFEND
from wonderland.games.wonderland.movement import steps, take_step
from wonderland.games.wonderland.queries.asking import acting, acting_for, names, side_index, state_of
from wonderland.games.wonderland.state import ACTION, NOBODY, SIDE, SIDES, State


class Target(NamedTuple):
    """Something that a being can attack now.

    Attributes:
        id: the target's id, or ``"image"``.
        points: what the attack would put on it; 0 for an Image.
        bonus: whether the attacker's suit bests the target's.
        strength: the target's Str, or the Image's life.
        falls: whether all the points on it then would remove it, undefended.
        through: how many of all the points on it then would get through a Defend (W-63); None where
            its side can pay none.
    """

    id: str
    points: int
    bonus: bool
    strength: int
    falls: bool
    through: int | None = None


class Block(NamedTuple):
    """What a blast would do: the squares, who is hit for how much, which Images."""

    squares: tuple[str, ...]
    hits: tuple[tuple[str, int], ...]
    images: tuple[str, ...]


class Defence(NamedTuple):
    """A being with points on it, at check defense.

    Attributes:
        being: its id.
        strength: its Str now.
        points: the points on it.
        defense: what its Def would take off, bonus included.
        bonus: whether its suit bests that of an attacker.
        keeps: the Str that it would keep if defended.
        falls_undefended, falls_defended: whether it is removed.
    """

    being: str
    strength: int
    points: int
    defense: int
    bonus: bool
    keeps: int
    falls_undefended: bool
    falls_defended: bool

    @property
    def saves(self) -> int:
        """How much Str a Defend would save."""
        return self.keeps - max(0, self.strength - self.points)


def targets(match: Match, being: str) -> list[Target]:
    """What a being can attack now from where it stands (W-44)."""
    state = state_of(match)
    entity = state.config.entity.get(being)
    if entity is None or entity not in state.beings[SIDE[entity]]:
        return []
    acting_state = acting_for(state, entity)
    return [_target(acting_state, entity, found) for found in combat.targets(acting_state, entity)]


def _target(state: State, being: int, target: int) -> Target:
    config, columns = state.config, state.columns
    if target == combat.IMAGE:
        life = state.life[1 - SIDE[being]]
        return Target("image", 0, False, life, life == 1)
    points = combat.attack_points(state, being, target)
    bonus = bool(config.bests[being] & config.suit_bit[target])
    strength = columns[STRENGTH + target]
    struck = state.copy()
    combat.put_points(struck, being, target)
    total, through = struck.columns[POINTS + target], None
    if state.factors[2 * DEFEND + SIDE[target]]:
        through = max(0, total - combat.defense_of(struck, target))
    falls = total >= strength and not is_hooded(config.labels[target])
    return Target(config.ids[target], points, bonus, strength, falls, through)


def struck(match: Match) -> tuple[str, ...]:
    """The sides whose Image was attacked this turn, and so loses a life at its end (W-65)."""
    state = state_of(match)
    return tuple(letter for index, letter in enumerate(SIDES) if state.struck >> index & 1)


def blast_block(match: Match, being: str, n: int) -> Block:
    """What a blast of n by a being would cover and hit (W-56, W-57)."""
    state = state_of(match)
    config = state.config
    entity = config.entity[being]
    block = config.grid.block(state.columns[SQUARE + entity], n)
    hits = tuple(
        (config.ids[other], combat.attack_points(state, entity, other)) for other in in_block(state, entity, n)
    )
    images = tuple(SIDES[side] for side in images_in_block(state, entity, n))
    return Block(names(state, block), hits, images)


def beside(match: Match, being: str) -> tuple[str, ...]:
    """The squares beside a being, diagonals included (W-39)."""
    state = state_of(match)
    square = state.columns[SQUARE + state.config.entity[being]]
    return names(state, state.config.grid.ring[square])


def threats(match: Match, side: str) -> dict[str, int]:
    """The squares that a side's beings could attack in its next action step, and by how many.

    Counts with the Move and Attack that the side holds now; a roll may add to them. Of Attack that is
    hidden it counts with some (W-77).
    """
    index = side_index(side)
    state = acting(state_of(match), index)
    found: dict[str, int] = {}
    hidden = state.config.referee and state.known_by == 1 - index
    if not (hidden or state.factors[2 * ATTACK + index]):
        return found
    for being in state.beings[index]:
        covered = 0
        for here in _standing_places(state, being):
            covered |= combat.strike_reach(here, being)
        for name in names(state, covered):
            found[name] = found.get(name, 0) + 1
    return found


def could_attack(match: Match) -> list[str]:
    """The active side's beings that could still attack somebody with what it holds.

    From where they stand or after a walk, an Image or a being on which that puts points: what is not
    done of it in this turn is lost, while factors are kept (W-18, W-43). Empty outside its actions.
    """
    state = state_of(match)
    if state.phase != ACTION:
        return []
    return [state.config.ids[being] for being in state.beings[state.active]
            if combat.may_attack(state, being) and _strikes(state, being)]  # fmt: skip


def _strikes(state: State, being: int) -> bool:
    """Whether a being could attack to some effect from anywhere that it could come to."""
    for there in _standing_places(state, being):
        for target in combat.targets(there, being):
            if target == combat.IMAGE or combat.attack_points(there, being, target):
                return True
    return False


def _standing_places(state: State, being: int) -> list[State]:
    """States in which a being stands on each square that it can come to and stay on."""
    places = {state.columns[SQUARE + being]: state}
    frontier = [state]
    while frontier:
        after = []
        for here in frontier:
            for target in steps(here, being):
                if target in places:
                    continue
                there = here.copy()
                take_step(there, being, target, None)
                places[target] = there
                after.append(there)
        frontier = after
    return [there for there in places.values() if there.sharer == NOBODY]


def defence(match: Match, side: str) -> list[Defence]:
    """A side's beings that have points on them, and what a Defend would do for each (W-62, W-63)."""
    state = state_of(match)
    config, columns = state.config, state.columns
    found = []
    for being in state.beings[side_index(side)]:
        points = columns[POINTS + being]
        if not points:
            continue
        strength = columns[STRENGTH + being]
        defense = combat.defense_of(state, being)
        keeps = max(0, strength - max(0, points - defense))
        bonus = bool(config.bests[being] & columns[HIT_BY + being])
        numbers = (config.ids[being], strength, points, defense, bonus, keeps)
        found.append(Defence(*numbers, points >= strength, not keeps))
    return found
