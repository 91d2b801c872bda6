"""Partners that play as people do who have just read the rules: one carefully, one without care."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from tools.partners.ground import FAR, Costs, laying, walking
from tools.partners.script import END, Placing, Racer, damage, hit_image, nearer
from tools.partners.styles import intruders
from wonderland.games.wonderland import combat, paths
from wonderland.games.wonderland.actions.acting import Strike
from wonderland.games.wonderland.actions.preparing import DECLINE, Summon
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.components import ATTACKED, SQUARE
from wonderland.games.wonderland.factors import ATTACK
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import State

TRIES = 60
"""For each path that is looked at, how many are drawn at most: not every one can be laid."""


class Beginner(Racer):
    """Looks at some paths alone, and lays the one that leads nearest to the enemy Image.

    Attributes:
        looked: at how many paths.
    """

    looked: ClassVar[int]

    def summon(self, state: State, side: int) -> Code:
        """The strongest card on the best of the paths that it sees."""
        card = max(summonable(state), key=lambda c: (self.rank(state, c), -c))
        toward = laying(state, side, self.goal(state, side))
        seen = self._seen(state, side)
        if not seen:
            return DECLINE
        return Summon(card, *min(seen, key=lambda p: (self.path_cost(state, side, p, toward), p)))

    def _seen(self, state: State, side: int) -> list[Placing]:
        lottery, found = paths.Lottery(state, side), []
        for _ in range(self.looked * TRIES):
            placing = lottery.ticket(int(self.rng.random() * lottery.tickets))
            if placing is not None:
                found.append(placing)
            if len(found) == self.looked:
                break
        return found


class Careful(Beginner):
    """Gathers some beings, goes where it can't be felled at once, and keeps an Attack for its door."""

    looked = 40
    few: ClassVar[int] = 3

    def level(self, state: State, side: int, pairs: list[int]) -> int:
        """Cheap dice while it has few beings; then those that bring more factors."""
        return pairs[0] if len(state.beings[side]) < self.few else pairs[len(pairs) // 2]

    def hit(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """An attack that fells somebody, or on somebody at the own door or in the way."""
        at_home = intruders(state, side)
        if state.factors[2 * ATTACK + side] < 2 and not at_home:
            return None  # the last one is kept
        found: list[tuple[float, Code]] = []
        for being in order:
            for target in combat.targets(state, being):
                worth = damage(state, being, target) if target != combat.IMAGE else 0.0
                if worth >= 1 or (worth and target in at_home):
                    found.append((worth + 5.0 * (target in at_home), Strike(being, target)))
        return max(found, key=lambda f: f[0])[1] if found else None

    def approach(self, state: State, side: int, order: list[int], away: Costs) -> Code | None:
        """One stays at home once there are some; the others go where nobody fells them at once."""
        if len(order) >= self.few:
            order = order[:-1]
        for being in order:
            code = nearer(state, being, away)
            if code and not self._in_danger(state, side, being):
                return code
        return None

    def _in_danger(self, state: State, side: int, being: int) -> bool:
        """Whether enemies that could fell it stand beside it already: then it fights before it walks."""
        beside = state.config.grid.near[state.columns[SQUARE + being]] & state.held[1 - side]
        can_hit = state.factors[2 * ATTACK + side] and not state.columns[ATTACKED + being]
        return bool(beside and can_hit)


class Careless(Beginner):
    """Does what comes to its mind: dice that could summon, somebody a step on, any blow."""

    looked = 12
    forgets: ClassVar[float] = 0.08
    """How often it ends its turn though there was more to do."""
    ahead: ClassVar[float] = 0.6
    """How often it thinks first of the one that is nearest to the enemy Image."""

    def dice(self, state: State, side: int) -> list[int]:
        """Two cards of a level, if it has them, and any others."""
        level, pool = state.config.level, list(state.pool[side])
        self.rng.shuffle(pool)
        counts = Counter(level[card] for card in pool)
        pairs = [lv for lv, count in counts.items() if count > 1]
        wanted = min(self.rng.choices(pairs, k=2)) if pairs else 0
        return sorted(pool, key=lambda card: level[card] != wanted)[: most_dice(state)]

    def rank(self, state: State, card: int) -> float:
        """Any card."""
        return 0.0

    def action(self, state: State, side: int) -> Code:
        """Hit the Image; else any blow, or any step that leads nearer."""
        if hit := hit_image(state, side):
            return hit
        if self.rng.random() < self.forgets:
            return END
        to_image = walking(state, side, state.config.approach[1 - side])
        order = list(state.beings[side])
        self.rng.shuffle(order)
        if self.rng.random() < self.ahead:
            order.sort(key=lambda being: to_image.get(state.columns[SQUARE + being], FAR))
        return self._blow(state, order) or self.approach(state, side, order, to_image) or END

    def _blow(self, state: State, order: list[int]) -> Code | None:
        """The first that can strike does, at anybody, where it tells."""
        for being in order:
            for target in combat.targets(state, being):
                if target != combat.IMAGE and damage(state, being, target):
                    return Strike(being, target)
        return None
