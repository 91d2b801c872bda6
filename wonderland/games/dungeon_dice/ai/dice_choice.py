"""Which dice to roll: exact chances for each set, weighed by what a side needs."""

from __future__ import annotations

from random import Random

from wonderland.games.dungeon_dice.actions.rolling import Dice
from wonderland.games.dungeon_dice.ai.evaluator import Evaluator
from wonderland.games.dungeon_dice.ai.features import IDLE, STORED, USES, Strikers, preyed
from wonderland.games.dungeon_dice.ai.prowess import prowess_in
from wonderland.games.dungeon_dice.columns import FIGURE
from wonderland.games.dungeon_dice.crests import ATTACK, MOVE
from wonderland.games.dungeon_dice.legal import dice_sets
from wonderland.games.dungeon_dice.placing import has_space
from wonderland.games.dungeon_dice.rolls import RollChances, table
from wonderland.games.dungeon_dice.state import State

_WEIGHTS = ("move", "attack", "defend", "magic", "trap")
FOOTHOLD = 0.55
"""What a net is worth beside the figure on it: ground nearer to the enemy, and a place to begin from."""
ALL_BUT_WON = 6.0
"""What it is worth to be able to strike the last blow, in log-odds: answers may still come."""


def choose_dice(state: State, evaluator: Evaluator) -> tuple[Dice, float]:
    """The set of dice that promises most to the active side, and what it promises."""
    weigh = Scale(state, evaluator)
    definitions = state.config.definitions
    best, most = None, 0.0
    for kinds in dice_sets(state.dice_left[state.active]):
        found = weigh.promise(table(definitions, kinds))
        if best is None or found > most:
            best, most = kinds, found
    assert best is not None
    return Dice(best), most


def dice_at_hand(state: State, handful: int, rng: Random) -> Dice:
    """The set of dice likeliest to summon, of a handful that comes to hand (DD-31)."""
    sets = dice_sets(state.dice_left[state.active])
    few = rng.sample(sets, min(handful, len(sets)))
    definitions = state.config.definitions
    called = {definitions.figures[one].kind for one in state.figures_left[state.active]}

    def summons(kinds: tuple[int, ...]) -> float:
        calls = table(definitions, kinds).calls
        return sum(chance for calling, chance in calls if not called.isdisjoint(calling))

    return Dice(max(few, key=summons))


class Scale:
    """What rolls are worth to the active side of a position.

    Args:
        state: it is about to choose its dice.
        evaluator: says what monsters and crests are worth.
    """

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        side, config, weight = state.active, state.config, evaluator.weight
        figures, cap = config.figures, config.options.cap
        timings = 0
        for monster in state.crew[side]:
            timings |= figures[state.store[FIGURE + monster]].timings
        self._state, self._side, self._evaluator = state, side, evaluator
        self._strikers = Strikers(state, side, going=True)
        self._chances: dict[tuple[int, int], float] = {}
        have = self._have = state.crests[5 * side : 5 * side + 5]
        self._gains: list[list[float]] = []
        for crest, name in enumerate(_WEIGHTS):
            used = 1.0 if crest not in USES or timings & USES[crest] else IDLE
            worth = [STORED[min(cap, have[crest] + more)] for more in range(13)]
            self._gains.append([weight(name) * used * (w - worth[0]) for w in worth])
        self._called: dict[int, float] = {}
        if not has_space(state, side):
            return
        left, dice = state.figures_left[side], state.dice_left[side]
        counts = prowess_in(config)
        before = counts.reserve(left, dice)
        for figure in dict.fromkeys(left):
            one = figures[figure]
            kind = one.kind
            if kind not in dice:
                continue
            rest = list(left)
            rest.remove(figure)
            fewer = list(dice)
            fewer.remove(kind)
            lost = weight("reserve") * (before - counts.reserve(tuple(rest), tuple(fewer)))
            gain = FOOTHOLD - lost
            if not one.is_item:
                gain += weight("bodies") + weight("strength") * counts.of[figure]
            self._called[kind] = max(self._called.get(kind, 0.0), gain)

    def promise(self, of: RollChances) -> float:
        """What a set of dice promises on average."""
        found = 0.0
        called = self._called
        if called:
            for kinds, chance in of.calls:
                found += chance * max([called.get(kind, 0.0) for kind in kinds])
        for gains, numbers in zip(self._gains, of.crests, strict=True):
            found += sum([gains[number] * chance for number, chance in numbers])
        return found + sum([self._struck(m, a) * chance for m, a, chance in of.both])

    def _struck(self, move: int, attack: int) -> float:
        """What may be struck this turn with so much more Move and Attack."""
        have, cap = self._have, self._state.config.options.cap
        key = min(cap, have[MOVE] + move), min(cap, have[ATTACK] + attack)
        found = self._chances.get(key)
        if found is None:
            weight, state, side = self._evaluator.weight, self._state, self._side
            blows = self._strikers.blows(*key)
            found = weight("prey-next") * preyed(state, side, *key)
            found += weight("hearts") * blows
            if blows >= state.masters[1 - side]:
                found += ALL_BUT_WON
            self._chances[key] = found
        return found
