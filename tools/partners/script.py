"""The script that all styles share: one decision at a time, by rules of thumb of their own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, ClassVar

from tools.partners.ground import FAR, Costs, laying, walking
from wonderland.core.agent import Choice
from wonderland.core.game import View
from wonderland.games.wonderland import combat, legal, movement, paths
from wonderland.games.wonderland.actions.acting import EndActions, Halt, Step, Strike
from wonderland.games.wonderland.actions.answering import Defend, Done, Pass
from wonderland.games.wonderland.actions.preparing import ChooseDice, Summon
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import HALTED, POINTS, SQUARE, STRENGTH
from wonderland.games.wonderland.factors import ATTACK, DEFEND, MOVE
from wonderland.games.wonderland.legal import Action
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, DEFENSE, NOBODY, SIDE, SIDES, SUMMON, State

Placing = tuple[int, int, int]
"""First square, shape, start square."""
END: Code = EndActions()


class Racer:
    """Lays straight for the enemy Image with its cheapest dice and hits what stands in its way.

    Attributes:
        pool: the cards that the style asks for, none where it plays with any.
    """

    pool: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Choice:
        """Choose one of the seat's legal actions."""
        known: Any = view
        state: State = known.known
        side = SIDES.index(view.seat)
        return Choice(Action(state.config, side, self.decide(state, side)), "By its script.")

    def decide(self, state: State, side: int) -> Code:
        """The action for a state in which the side is to act."""
        if state.phase == CHOOSE:
            return ChooseDice(tuple(self.dice(state, side)))
        if state.phase == SUMMON:
            return self.summon(state, side)
        if state.phase == ACTION:
            return self.step_on(state) if state.sharer != NOBODY else self.action(state, side)
        if state.phase == DEFENSE:
            return defense(state, side)
        return Pass()

    # --- dice --------------------------------------------------------------------------------
    def dice(self, state: State, side: int) -> list[int]:
        """The cheapest level of which two cards are left, then the cheapest others."""
        level, pool = state.config.level, state.pool[side]
        counts = Counter(level[card] for card in pool)
        pairs = [lv for lv, count in counts.items() if count > 1]
        wanted = self.level(state, side, sorted(pairs)) if pairs else 0
        order = sorted(pool, key=lambda c: (level[c] != wanted, level[c], -strength(state, c)))
        return order[: most_dice(state)]

    def level(self, state: State, side: int, pairs: list[int]) -> int:
        """Which of the levels with two cards to roll for, lowest first."""
        return pairs[0]

    # --- summons -----------------------------------------------------------------------------
    def summon(self, state: State, side: int) -> Code:
        """The strongest card, on the path that brings it nearest to where it is wanted."""
        card = max(summonable(state), key=lambda c: (self.rank(state, c), -c))
        toward = laying(state, side, self.goal(state, side))
        first, shape, start = min(
            paths.iterate(state, side), key=lambda placing: (self.path_cost(state, side, placing, toward), placing)
        )
        return Summon(card, first, shape, start)

    def rank(self, state: State, card: int) -> float:
        """How much a card is wanted in play."""
        return strength(state, card)

    def path_cost(self, state: State, side: int, placing: Placing, toward: Costs) -> float:
        """How bad a path is: what is left to go from its start, and from its best square."""
        first, shape, start = placing
        squares = [first + delta for delta in state.config.grid.shapes[shape].deltas]
        at = squares.index(start)
        left = min(abs(i - at) + toward.get(sq, FAR) for i, sq in enumerate(squares))
        return left + 0.5 * min(toward.get(square, FAR) for square in squares)

    def goal(self, state: State, side: int) -> int:
        """The squares that paths are laid towards."""
        return state.config.approach[1 - side]

    # --- actions -----------------------------------------------------------------------------
    def action(self, state: State, side: int) -> Code:
        """Hit the Image, run for it, hit what is in the way, go nearer; else end."""
        to_image = walking(state, side, state.config.approach[1 - side])
        order = sorted(state.beings[side], key=lambda being: (to_image.get(state.columns[SQUARE + being], FAR), being))
        return (
            hit_image(state, side)
            or self.run(state, side, order, to_image)
            or self.hit(state, side, order, to_image)
            or self.approach(state, side, order, to_image)
            or END
        )

    def run(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """A step of whoever can come to the Image and attack it this turn."""
        have = state.factors[2 * MOVE + side]
        if not state.factors[2 * ATTACK + side] or state.struck >> (1 - side) & 1:
            return None
        for being in order:
            if 0 < away.get(state.columns[SQUARE + being], FAR) <= have:
                code = nearer(state, being, away)
                if code:
                    return code
        return None

    def hit(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """An attack on what stands in the way, or at the own door."""
        home = state.config.grid.block(state.config.grid.images[side], 2)
        best: tuple[float, Code] | None = None
        for being in order:
            here = away.get(state.columns[SQUARE + being], FAR)
            for target in combat.targets(state, being):
                if target == combat.IMAGE:
                    continue
                there = state.columns[SQUARE + target]
                in_way = away.get(there, FAR) < here or state.config.grid.bit[there] & home
                worth = damage(state, being, target) if in_way or self.brawls else 0.0
                if worth > 0 and (best is None or worth > best[0]):
                    best = worth, Strike(being, target)
        return best[1] if best else None

    brawls: ClassVar[bool] = False
    """Whether it hits also what does not stand in its way."""

    def approach(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """A step nearer to the enemy Image, of the nearest that can take one."""
        for being in order:
            code = nearer(state, being, away)
            if code:
                return code
        return None

    def step_on(self, state: State) -> Code:
        """Leave a friend's square."""
        being = state.sharer
        away = walking(state, SIDE[being], state.config.approach[1 - SIDE[being]])
        held, bit = state.held[SIDE[being]], state.config.grid.bit
        on = movement.steps(state, being)
        if not on:
            return Halt(being)
        return Step(being, min(on, key=lambda s: (bool(held & bit[s]), away.get(s, FAR), s)))


def strength(state: State, card: int) -> float:
    """What a card is worth by its numbers."""
    config = state.config
    return config.strength[card] + config.attack[card] + 0.5 * config.defense[card]


def hit_image(state: State, side: int) -> Code | None:
    """An attack on the enemy Image, where one can be made that counts (W-65)."""
    if state.struck >> (1 - side) & 1:
        return None
    for being in state.beings[side]:
        if combat.IMAGE in combat.targets(state, being):
            return Strike(being, combat.IMAGE)
    return None


def damage(state: State, being: int, target: int) -> float:
    """What an attack does: more where the target should fall, nothing where it is lost anyway."""
    columns, config = state.columns, state.config
    points = combat.attack_points(state, being, target)
    shield = config.defense[target] if state.factors[2 * DEFEND + SIDE[target]] else 0
    waiting, left = columns[POINTS + target], columns[STRENGTH + target]
    if not points or waiting >= left + shield:
        return 0.0
    total = waiting + points - shield
    return 10.0 + config.level[target] if total >= left else max(0.5, float(total))


def nearer(state: State, being: int, away: Costs) -> Code | None:
    """A step that brings a being nearer to a goal, past a friend only where it leads on."""
    columns, grid = state.columns, state.config.grid
    here = away.get(columns[SQUARE + being], FAR)
    if columns[HALTED + being] or not here:
        return None
    friends = state.held[SIDE[being]]
    laid = (state.laid[0] | state.laid[1]) & ~(state.held[0] | state.held[1])
    found = []
    for square in movement.steps(state, being):
        cost = away.get(square, FAR)
        if cost >= here:
            continue
        if friends & grid.bit[square]:
            beyond = [s for s in grid.around[square] if away.get(s, FAR) < cost]
            if not any(laid & grid.bit[s] for s in beyond):
                continue
        found.append((cost, square))
    return Step(being, min(found)[1]) if found else None


def defense(state: State, side: int) -> Code:
    """Pay for a being that a defense saves; else for nobody."""
    columns = state.columns
    for code in legal.choices(state):
        if isinstance(code, Defend):
            points, left = columns[POINTS + code.being], columns[STRENGTH + code.being]
            if points >= left > points - combat.defense_of(state, code.being):
                return code
    return Done()
