"""Sparring partners of other styles than the marcher's."""

from __future__ import annotations

from tools.partners.dice.script import Marcher, distances
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import End, Use
from wonderland.games.dungeon_dice.actions.answering import Pass
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.crests import MOVE
from wonderland.games.dungeon_dice.state import State


class Hunter(Marcher):
    """Goes for monsters: calls whoever hits hardest, marches to the nearest enemy, spends abilities."""

    def summon(self, state: State, side: int) -> Code:
        """Whoever has the highest Atk."""
        figures = state.config.figures
        return self.laid(state, side, lambda f: figures[f].atk)

    def do(self, state: State, side: int) -> Code:
        """Strike, use whatever hurts, march."""
        found = list(legal.choices(state))
        struck = self.strike(state, found)
        if struck:
            return struck
        for code in found:
            if isinstance(code, Use) and code.target in state.crew[1 - side]:
                return code
        return self.march(state, found, self.goals(state, side)) or End()

    def goals(self, state: State, side: int) -> int:
        """Beside enemies that can be come to; else the Master."""
        ground, own = state.ground, state.held[side]
        beside = state.config.grid.grow(state.held[1 - side]) & ground & ~state.held[1 - side]
        return beside & state.config.grid.connected(own, ground) or super().goals(state, side)

    def answer(self, state: State, side: int) -> Code:
        """Whatever it can add at an enemy."""
        found = [c for c in legal.choices(state) if isinstance(c, Use)]
        aimed = [c for c in found if c.target in state.crew[1 - side]]
        return aimed[0] if aimed else Pass()


class Saver(Marcher):
    """Rolls the highest dice for crests, keeps them until it can march far, and always defends."""

    many = 6

    def dice(self, state: State, side: int) -> Code:
        """Two dice of one level with most stars while nobody is out, else the highest three."""
        if len(state.crew[side]) < 2:
            return super().dice(state, side)
        level = state.config.definitions.level
        left = sorted(state.dice_left[side], key=level.__getitem__)
        return Dice(tuple(sorted(left[-3:])))

    def do(self, state: State, side: int) -> Code:
        """March only with much Move in store; strike whenever somebody is there."""
        found = list(legal.choices(state))
        if struck := self.strike(state, found):
            return struck
        far = distances(state, self.goals(state, side))
        near = [far.get(state.store[SQUARE + m], 99) for m in state.crew[side]]
        move = state.crests[5 * side + MOVE]
        if move >= self.many or min(near, default=99) <= move:
            return self.march(state, found, self.goals(state, side)) or End()
        return End()

    def defends(self, state: State, side: int) -> bool:
        """Always."""
        return True


class Swarm(Marcher):
    """Many weak monsters: three dice of level 1 as long as there are, the lowest figures first."""

    def summon(self, state: State, side: int) -> Code:
        """Monsters before items, the lowest level first."""
        figures = state.config.figures
        return self.laid(state, side, lambda f: (not figures[f].is_item, -figures[f].level))

    def defends(self, state: State, side: int) -> bool:
        """Never: there are others."""
        return False


class Waller(Marcher):
    """Lays its nets where the enemy would have to lay his, and waits at its own door for who comes."""

    def summon(self, state: State, side: int) -> Code:
        """The net that takes most of the free ground before the enemy."""
        grid, config = state.config.grid, state.config
        far = distances(state, config.approach[side], free=True)
        theirs = grid.listed(state.laid[1 - side] | config.approach[1 - side])
        front = min(theirs, key=lambda square: far.get(square, 99))
        wall = grid.within(front, 4)
        figures = config.figures

        def taken(code: Code) -> tuple[int, int]:
            if not isinstance(code, Summon):
                return 0, 0
            squares = config.laying.mask(code.net, code.start)
            return (squares & wall).bit_count(), figures[code.figure].hp

        best = max(legal.choices(state), key=taken)
        return best if taken(best)[0] > 1 else super().summon(state, side)

    def goals(self, state: State, side: int) -> int:
        """Its own door while an enemy is nearer to it than it is to the other's; else the other's."""
        config = state.config
        home = distances(state, config.approach[side])
        there = distances(state, config.approach[1 - side])
        danger = min([home.get(state.store[SQUARE + m], 99) for m in state.crew[1 - side]], default=99)
        hope = min([there.get(state.store[SQUARE + m], 99) for m in state.crew[side]], default=99)
        return int(config.approach[side] if danger < hope else config.approach[1 - side])

    def answer(self, state: State, side: int) -> Code:
        """Anything that it can add."""
        found = [c for c in legal.choices(state) if isinstance(c, Use)]
        return found[0] if found else Pass()
