"""Styles of play, each a small change to the racer's script."""

from __future__ import annotations

from typing import ClassVar

from tools.partners.ground import FAR, Costs, walking
from tools.partners.script import END, Placing, Racer, hit_image, nearer
from wonderland.games.wonderland import combat
from wonderland.games.wonderland.actions.acting import Strike, use_code
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.factors import ATTACK, MOVE
from wonderland.games.wonderland.state import NOBODY, SIDE, State

HOME = 5
"""Within so many squares of its Image a side is at home."""


def intruders(state: State, side: int) -> list[int]:
    """The enemies that stand at a side's home, the nearest to its Image first."""
    grid, columns = state.config.grid, state.columns
    near = grid.block(grid.images[side], HOME)
    found = [b for b in state.beings[1 - side] if grid.bit[columns[SQUARE + b]] & near]
    return sorted(found, key=lambda being: apart(state, columns[SQUARE + being], side))


def apart(state: State, square: int, side: int) -> int:
    """The squares between a square and a side's Image, no diagonals."""
    grid = state.config.grid
    (row, column), (goal_row, goal_column) = (divmod(s, grid.stride) for s in (square, grid.images[side]))
    return abs(row - goal_row) + abs(column - goal_column)


def beside(state: State, beings: list[int]) -> int:
    """The squares straight beside beings."""
    found = 0
    for being in beings:
        found |= state.config.grid.near[state.columns[SQUARE + being]]
    return found


class Dropper(Racer):
    """Drops its summons beside intruders and kills them; races while there are none."""

    def goal(self, state: State, side: int) -> int:
        """The squares beside intruders, else the enemy Image."""
        here = beside(state, intruders(state, side)[:1]) & ~state.held[1 - side]
        return here or super().goal(state, side)

    def hit(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """An attack on an intruder comes before any other."""
        at_home = set(intruders(state, side))
        for being in order:
            for target in combat.targets(state, being):
                if target in at_home and combat.attack_points(state, being, target):
                    return Strike(being, target)
        return super().hit(state, side, order, away)


class Blocker(Racer):
    """Keeps beings at its own door and kills what comes; walks out with the rest."""

    guards: ClassVar[int] = 3

    def goal(self, state: State, side: int) -> int:
        """The squares before the own Image until enough stand there."""
        at_home = [b for b in state.beings[side] if self._is_guard(state, b)]
        if len(at_home) < self.guards:
            return state.config.approach[side]
        return super().goal(state, side)

    def path_cost(self, state: State, side: int, placing: Placing, toward: Costs) -> float:
        """A path that leaves the enemy no straight way is better."""
        crossing = sum(
            1 for delta in state.config.grid.shapes[placing[1]].deltas if apart(state, placing[0] + delta, side) <= 2
        )
        return super().path_cost(state, side, placing, toward) + 0.5 * crossing

    def rank(self, state: State, card: int) -> float:
        """Defense is wanted most."""
        return state.config.defense[card] * 2.0 + state.config.strength[card]

    def hit(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """Walk to an intruder and hit it, by whoever is nearest."""
        for enemy in intruders(state, side):
            to_it = walking(state, side, beside(state, [enemy]) & ~state.held[1 - side])
            have = state.factors[2 * MOVE + side] if state.factors[2 * ATTACK + side] else -1
            for being in sorted(order, key=lambda b: to_it.get(state.columns[SQUARE + b], FAR)):
                if enemy in combat.targets(state, being):
                    return Strike(being, enemy)
                if 0 < to_it.get(state.columns[SQUARE + being], FAR) <= have:
                    code = nearer(state, being, to_it)
                    if code:
                        return code
        return super().hit(state, side, order, away)

    def approach(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """Guards stay where they are, as many as are wanted."""
        guards = sorted(
            (b for b in order if self._is_guard(state, b)), key=lambda b: apart(state, state.columns[SQUARE + b], side)
        )[: self.guards]
        return super().approach(state, side, [b for b in order if b not in guards], away)

    def _is_guard(self, state: State, being: int) -> bool:
        return apart(state, state.columns[SQUARE + being], SIDE[being]) <= HOME


class Hoarder(Racer):
    """Gathers factors and beings, and comes with all of them at once."""

    enough: ClassVar[int] = 5
    beings: ClassVar[int] = 4

    def level(self, state: State, side: int, pairs: list[int]) -> int:
        """The dearest dice bring most factors."""
        return pairs[-1] if len(state.beings[side]) >= self.beings else pairs[0]

    def action(self, state: State, side: int) -> Code:
        """Wait until there is enough; hit the Image and intruders at any time."""
        have = state.factors
        ready = (
            min(have[2 * MOVE + side], 2 * have[2 * ATTACK + side]) >= self.enough
            and len(state.beings[side]) >= self.beings
        )
        if ready or self._attacking(state, side):
            return super().action(state, side)
        order = list(state.beings[side])
        return hit_image(state, side) or self.hit(state, side, order, {}) or END

    def _attacking(self, state: State, side: int) -> bool:
        """Whether one of its beings is on the enemy's half already."""
        return any(apart(state, state.columns[SQUARE + being], 1 - side) <= HOME for being in state.beings[side])


class Swarm(Racer):
    """Small beings, as many as can be, which hit whatever they meet."""

    pool: ClassVar[tuple[str, ...]] = (
        "AH", "AS", "4H", "4S", "JS", "JD", "QS", "2H", "2S", "5H", "5S", "6H", "6S", "3H", "3S",
    )  # fmt: skip
    brawls: ClassVar[bool] = True

    def approach(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """The last come first, so that they arrive together."""
        return super().approach(state, side, order[::-1], away)


class RookFortress(Blocker):
    """Rooks before the own Image first, which blast what comes; then the others race."""

    pool: ClassVar[tuple[str, ...]] = (
        "TH", "TS", "9H", "9S", "8H", "8S", "3H", "3S", "7H", "4H", "4S", "AH", "AS", "6H", "6S",
    )  # fmt: skip
    guards: ClassVar[int] = 2

    def level(self, state: State, side: int, pairs: list[int]) -> int:
        """Roll for a Rook while none stands and it can be had."""
        rooks = any(bool(state.config.blast[being]) for being in state.beings[side])
        in_pool = any(bool(state.config.blast[card]) for card in state.pool[side])
        return pairs[-1] if in_pool and not rooks and len(state.beings[side]) > 1 else pairs[0]

    def rank(self, state: State, card: int) -> float:
        """Rooks first."""
        return super().rank(state, card) + (20.0 if state.config.blast[card] else 0.0)

    def action(self, state: State, side: int) -> Code:
        """Blast where it hits the enemy Image, or two enemies and nobody else."""
        return self._blast(state, side) or super().action(state, side)

    def _blast(self, state: State, side: int) -> Code | None:
        grid = state.config.grid
        for being in state.beings[side]:
            blast = state.config.blast[being]
            if blast is None:
                continue
            for n in range(1, min(3, state.factors[2 * blast.factor + side]) + 1):
                block = grid.block(state.columns[SQUARE + being], n)
                if block & grid.bit[grid.images[side]]:
                    break
                image = block & grid.bit[grid.images[1 - side]]
                friends = (block & state.held[side]).bit_count() - 1
                hit = (block & state.held[1 - side]).bit_count()
                if (image and not state.struck >> (1 - side) & 1) or hit >= 2 + friends:
                    return use_code(blast, being, NOBODY, n)
        return None
