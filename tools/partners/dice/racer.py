"""A partner that lays its nets straight to the enemy Master and keeps its Attacks for him."""

from __future__ import annotations

from tools.partners.dice.script import FAR, Marcher, at_master, distances
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import Attack, End
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.legal import dice_sets
from wonderland.games.dungeon_dice.rolls import outcomes
from wonderland.games.dungeon_dice.state import State

CALL, MOVE, ATTACK = 3.0, 1.0, 1.4
"""What a call, a Move and an Attack are worth to it while it lays its way."""
ARRIVED = 1.0
"""What a call is worth once its way is laid."""


class Racer(Marcher):
    """Calls as near to the enemy Master as it can, runs there, and strikes others only in its way."""

    def dice(self, state: State, side: int) -> Code:
        """The set that brings most of what a race needs, on average."""
        far = distances(state, self.goals(state, side), free=True)
        grid, config = state.config.grid, state.config
        laid = any(far.get(s) == 0 for s in grid.listed(state.laid[side]))
        call = ARRIVED if laid else CALL
        kinds = {config.figures[figure].kind for figure in state.figures_left[side]}

        def worth(dice: tuple[int, ...]) -> float:
            return sum(
                chance * (call * (not kinds.isdisjoint(called)) + MOVE * move + ATTACK * attack)
                for called, move, attack, chance in outcomes(config.definitions, dice)
            )

        return Dice(max(dice_sets(state.dice_left[side]), key=worth))

    def summon(self, state: State, side: int) -> Code:
        """The strongest monster, on the net that leads nearest; where it stands nearest, once one is there."""
        figures, grid = state.config.figures, state.config.grid

        def rank(figure: int) -> tuple[bool, int]:
            return not figures[figure].is_item, figures[figure].level

        way = distances(state, self.goals(state, side))
        if not any(square in way for square in grid.listed(state.laid[side])):
            return self.laid(state, side, rank)
        found = [code for code in legal.choices(state) if isinstance(code, Summon)]
        if not found:
            return super().summon(state, side)
        best = max({code.figure for code in found}, key=rank)
        far = distances(state, self.goals(state, side), free=True)
        return min([code for code in found if code.figure == best], key=lambda code: far.get(code.start, FAR))

    def do(self, state: State, side: int) -> Code:
        """Strike the Master; run; strike who stands in the way or at its own door."""
        found = list(legal.choices(state))
        if blow := at_master(found):
            return blow
        attacks = [code for code in found if isinstance(code, Attack)]
        if step := self.march(state, found, self.goals(state, side)):
            return step
        config = state.config
        lane = distances(state, self.goals(state, side))
        near = config.approach[side] | config.grid.grow(config.approach[side])

        def matters(code: Attack) -> bool:
            there = state.store[SQUARE + code.target]
            nearest = min([lane.get(state.store[SQUARE + m], FAR) for m in state.crew[side]], default=FAR)
            return bool(near >> there & 1) or lane.get(there, FAR) < nearest

        return self.strike(state, [code for code in attacks if matters(code)]) or End()
