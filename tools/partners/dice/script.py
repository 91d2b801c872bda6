"""The script that all styles share: one decision at a time, by rules of thumb of their own."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from wonderland.core.agent import Choice
from wonderland.core.game import View
from wonderland.games.dungeon_dice import legal
from wonderland.games.dungeon_dice.actions import Code
from wonderland.games.dungeon_dice.actions.acting import Attack, End, Stride
from wonderland.games.dungeon_dice.actions.answering import Defend, Pass, Place
from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.actions.summoning import Skip, Summon
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import SQUARE
from wonderland.games.dungeon_dice.combat import outcome
from wonderland.games.dungeon_dice.notation import Action
from wonderland.games.dungeon_dice.state import ACTION, CHOOSE, DEFEND, PLACE, SUMMON, State

C = TypeVar("C")
FAR = 99


class Marcher:
    """Lays the net that comes nearest to the enemy Master, marches there, and strikes what is in its way."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.stood: set[tuple[int, int, int]] = set()
        self.turn = -1

    def choose(self, view: View) -> Choice:
        """Choose one of the side's legal actions."""
        known: Any = view
        state: State = known.known
        side = "we".index(view.seat)
        if state.turn != self.turn:
            self.turn, self.stood = state.turn, set()
        return Choice(Action(state, side, self.decide(state, side)), "By its script.")

    def decide(self, state: State, side: int) -> Code:
        """The action for a state in which the side is to act."""
        if state.phase == CHOOSE:
            return self.dice(state, side)
        if state.phase == SUMMON:
            return self.summon(state, side)
        if state.phase == ACTION:
            return self.do(state, side)
        if state.phase == DEFEND:
            return Defend() if self.defends(state, side) else Pass()
        if state.phase == PLACE:
            return self.put(state, side)
        return self.answer(state, side)

    # --- what styles change --------------------------------------------------------------------
    def dice(self, state: State, side: int) -> Code:
        """Three dice of the lowest level of which there are most."""
        level = state.config.definitions.level
        return Dice(tuple(sorted(sorted(state.dice_left[side], key=level.__getitem__)[:3])))

    def summon(self, state: State, side: int) -> Code:
        """The figure of the highest level, on the net that leads nearest to the enemy Master."""
        figures = state.config.figures
        return self.laid(state, side, lambda f: (figures[f].level, not figures[f].is_item))

    def do(self, state: State, side: int) -> Code:
        """Strike the Master, else somebody, else march, else end."""
        found = list(legal.choices(state))
        return self.strike(state, found) or self.march(state, found, self.goals(state, side)) or End()

    def goals(self, state: State, side: int) -> int:
        """The squares to which it marches."""
        return int(state.config.approach[1 - side])

    def defends(self, state: State, side: int) -> bool:
        """Whether it pays a Defend: where that saves the monster."""
        link = state.chain[0].code
        assert isinstance(link, Attack)
        least, most = outcome(state, link.attacker, state.target)
        return least < state.hp(state.target) <= most

    def answer(self, state: State, side: int) -> Code:
        """It adds nothing to a chain."""
        return Pass()

    # --- what they share -------------------------------------------------------------------------
    def put(self, state: State, side: int) -> Code:
        """Put a monster near the Master whom its side is after, or far from him if it is an enemy."""
        placing = state.placing
        assert placing is not None
        far = distances(state, self.goals(state, side))
        squares = [code for code in legal.choices(state) if isinstance(code, Place)]
        sign = 1 if placing.monster in state.crew[side] else -1
        return min(squares, key=lambda code: sign * far.get(code.square, FAR))

    def laid(self, state: State, side: int, worth: Any) -> Code:
        """The best figure on the net whose nearest square is nearest to the goals; none that leads nowhere."""
        config = state.config
        far = distances(state, self.goals(state, side), free=True)
        own = config.grid.listed(state.laid[side] | config.approach[side])
        front = min(far.get(square, FAR) for square in own)
        best: tuple[int, int] | None = None
        chosen: Summon | None = None
        for code in legal.choices(state):
            if not isinstance(code, Summon):
                continue
            near = [far.get(s, FAR) for s in config.laying.squares(code.net, code.start)]
            rank = (min(near), far.get(code.start, FAR))
            if best is None or rank < best:
                best, chosen = rank, code
        if chosen is None or best is None or best[0] > front + 2:
            return Skip()
        figures = dict.fromkeys(code.figure for code in legal.choices(state) if isinstance(code, Summon))
        return chosen._replace(figure=max(figures, key=worth))

    def strike(self, state: State, found: Sequence[Code]) -> Code | None:
        """An attack: on the Master, else on whom it fells, else on the one with least HP left."""
        attacks = [code for code in found if isinstance(code, Attack)]

        def gain(code: Attack) -> tuple[bool, bool, int]:
            if code.target == MASTER:
                return True, True, 0
            hp = state.hp(code.target)
            return False, outcome(state, code.attacker, code.target)[1] >= hp, -hp

        return max(attacks, key=gain, default=None)

    def march(self, state: State, found: Sequence[Code], goals: int) -> Code | None:
        """The stride that brings somebody nearer to the goals, the nearest first."""
        far = distances(state, goals)
        best: tuple[int, Code] | None = None
        for code in found:
            if not isinstance(code, Stride):
                continue
            here = far.get(state.store[SQUARE + code.monster], FAR)
            there = far.get(code.squares[-1], FAR)
            if there < here and (best is None or there < best[0]):
                best = there, code
        return best[1] if best else None

    def first(self, found: Sequence[Code], kind: type[C]) -> C | None:
        """The first action of a kind."""
        return next((code for code in found if isinstance(code, kind)), None)


def distances(state: State, goals: int, *, free: bool = False) -> dict[int, int]:
    """How many steps it is from each square to the nearest goal over laid squares, or free ones too."""
    grid = state.config.grid
    open_ground = grid.ground if free else state.ground
    far = dict.fromkeys(grid.listed(goals & open_ground), 0)
    waiting = deque(far)
    while waiting:
        here = waiting.popleft()
        for there in grid.near[here]:
            if open_ground >> there & 1 and there not in far:
                far[there] = far[here] + 1
                waiting.append(there)
    return far


def at_master(found: Sequence[Code]) -> Attack | None:
    """The first attack on the Master, if there is one."""
    attacks = (code for code in found if isinstance(code, Attack))
    return next((code for code in attacks if code.target == MASTER), None)
