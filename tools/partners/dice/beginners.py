"""Partners that play as people do who have just read the rules: one carefully, one without care."""

from __future__ import annotations

from typing import ClassVar

from tools.partners.dice.script import FAR, Marcher, at_master, distances
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import Attack, End, Stride
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Skip, Summon
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.combat import outcome
from wonderland.games.dungeon_dice.crests import ATTACK
from wonderland.games.dungeon_dice.state import State


class Beginner(Marcher):
    """Looks at some nets alone, and lays the one that leads nearest to the enemy Master.

    Attributes:
        looked: at how many nets.
    """

    looked: ClassVar[int]

    def summon(self, state: State, side: int) -> Code:
        """The best of the nets that it sees."""
        choices = legal.choices(state)
        far = distances(state, self.goals(state, side), free=True)
        seen = [choices.draw(self.rng) for _ in range(self.looked)]
        found = [code for code in seen if isinstance(code, Summon)]
        return min(found, key=lambda code: self.rank(state, code, far), default=Skip())

    def rank(self, state: State, code: Summon, far: dict[int, int]) -> tuple[float, ...]:
        """How far a summon leads from the goal: less is better."""
        squares = state.config.laying.squares(code.net, code.start)
        return (min(far.get(square, FAR) for square in squares),)


class Careful(Beginner):
    """Gathers some monsters, strikes where that fells, and keeps one at home and an Attack for its door."""

    looked = 40
    few: ClassVar[int] = 3

    def dice(self, state: State, side: int) -> Code:
        """Low dice while it has few monsters; then the highest."""
        if len(state.crew[side]) < self.few:
            return super().dice(state, side)
        level = state.config.definitions.level
        left = sorted(state.dice_left[side], key=level.__getitem__)
        return Dice(tuple(sorted(left[-3:])))

    def rank(self, state: State, code: Summon, far: dict[int, int]) -> tuple[float, ...]:
        """The nearest net; on it the figure of the highest level."""
        figure = state.config.figures[code.figure]
        return *super().rank(state, code, far), figure.is_item, -figure.level

    def do(self, state: State, side: int) -> Code:
        """Strike the Master, whom it can fell, whoever is at its door; walk with what is left."""
        found = list(legal.choices(state))
        attacks = [code for code in found if isinstance(code, Attack)]
        wanted = [code for code in attacks if self._wanted(state, side, code)]
        goals = self.goals(state, side)
        crew = sorted(state.crew[side], key=lambda m: distances(state, goals).get(state.store[SQUARE + m], FAR))
        going = crew[:-1] if len(crew) >= self.few else crew
        steps = [c for c in found if isinstance(c, Stride) and c.monster in going]
        return self.strike(state, wanted) or self.march(state, steps, goals) or End()

    def _wanted(self, state: State, side: int, code: Attack) -> bool:
        """Whether a strike tells; the last Attack is kept for the Masters' doors."""
        if code.target == MASTER:
            return True
        config, there = state.config, state.store[SQUARE + code.target]
        if config.approach[side] >> there & 1:
            return True
        fells = outcome(state, code.attacker, code.target)[1] >= state.hp(code.target)
        return fells and state.crests[5 * side + ATTACK] > 1


class Careless(Beginner):
    """Does what comes to its mind: any pair of dice, any figure, any blow, somebody a step on."""

    looked = 12
    forgets: ClassVar[float] = 0.08
    """How often it ends its turn though there was more to do."""

    def dice(self, state: State, side: int) -> Code:
        """Dice of one level where there are two, and any third."""
        level, left = state.config.definitions.level, list(state.dice_left[side])
        self.rng.shuffle(left)
        counts = [level[die] for die in left]
        pairs = [lv for lv in counts if counts.count(lv) > 1]
        wanted = self.rng.choice(pairs) if pairs else 0
        return Dice(tuple(sorted(sorted(left, key=lambda die: level[die] != wanted)[:3])))

    def do(self, state: State, side: int) -> Code:
        """Strike the Master; else any blow, or any step that leads nearer."""
        found = list(legal.choices(state))
        if blow := at_master(found):
            return blow
        attacks = [code for code in found if isinstance(code, Attack)]
        if self.rng.random() < self.forgets:
            return End()
        if attacks:
            return self.rng.choice(attacks)
        far = distances(state, self.goals(state, side))
        nearer = [
            code
            for code in found
            if isinstance(code, Stride)
            and far.get(code.squares[-1], FAR) < far.get(state.store[SQUARE + code.monster], FAR)
        ]
        return self.rng.choice(nearer) if nearer else End()

    def defends(self, state: State, side: int) -> bool:
        """As it likes."""
        return self.rng.random() < 0.5
