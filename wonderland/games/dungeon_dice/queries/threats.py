"""What a side could strike in its next turn: whom, from where, and how likely the roll lets it.

    found = threats(match, "e")    # what East could do; in the turn under way where that is East's
    found.master                   # East's monsters that could strike West's Master, the likeliest first
    found.monsters["wRAB1"]        # what could strike a monster of West's

It is about walking and striking. What abilities, chests and answers do besides is not foreseen; the
turn's own roll adds to what is held, with the dice that serve best.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.actions.summoning import calling_kinds
from wonderland.games.dungeon_dice.codes import MASTER
from wonderland.games.dungeon_dice.columns import AGAIN, ATTACKS, SQUARE
from wonderland.games.dungeon_dice.combat import outcome
from wonderland.games.dungeon_dice.components import Flying
from wonderland.games.dungeon_dice.crests import ATTACK, MOVE
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.legal import dice_sets
from wonderland.games.dungeon_dice.movement import may_move, price, reach_for
from wonderland.games.dungeon_dice.placing import lays, places
from wonderland.games.dungeon_dice.queries.asking import state_of
from wonderland.games.dungeon_dice.queries.fighting import THE_MASTER
from wonderland.games.dungeon_dice.queries.moving import paths
from wonderland.games.dungeon_dice.rolls import Outcome, outcomes
from wonderland.games.dungeon_dice.state import CHOOSE, ROLL, SIDES, SUMMON, State
from wonderland.games.dungeon_dice.turn import coming_turn


@dataclass(frozen=True, slots=True)
class Threat:
    """A blow that a monster or a Master could strike.

    Attributes:
        attacker: an id, or ``w master``.
        target: an id, or ``master``.
        way: the squares that it walks over, in order; none where it stands beside the target.
        price: what that costs in Move.
        chance: how likely its side has that, and an Attack, after its roll.
        defended, undefended: the damage if it is defended, and if not; 1 HP of a Master.
        left: the HP that the target has now.
    """

    attacker: str
    target: str
    way: tuple[str, ...]
    price: int
    chance: float
    defended: int
    undefended: int
    left: int


@dataclass(frozen=True, slots=True)
class Threats:
    """What a side could strike in its next turn.

    Attributes:
        master: those who could strike the other Master, the likeliest first.
        monsters: for each monster that could be struck who could, the likeliest first.
        blows: how many blows at the Master what the side holds now is enough for.
        deadly: the chance that the roll gives enough for as many blows as the Master has HP.
        called: the chance that a monster called in that turn could strike him.
    """

    master: tuple[Threat, ...]
    monsters: dict[str, tuple[Threat, ...]]
    blows: int
    deadly: float
    called: float


def threats(match: Match, side: str) -> Threats:
    """What a side could strike in its next turn, or in the one under way if that is its own."""
    state = state_of(match)
    if state.result is not None:
        return Threats((), {}, 0, 0.0, 0.0)
    return _Outlook(coming_turn(state, SIDES.index(side)), SIDES.index(side)).all()


def _rolls(state: State, side: int) -> list[Sequence[Outcome]]:
    """For each choice of dice that is still open what may come of it."""
    definitions = state.config.definitions
    if state.phase == CHOOSE:
        return [outcomes(definitions, kinds) for kinds in dice_sets(state.dice_left[side])]
    if state.phase == ROLL:
        return [outcomes(definitions, state.dice)]
    able = calling_kinds(state) if state.phase == SUMMON else ()
    return [[(frozenset(able), 0, 0, 1.0)]]


class _Outlook:
    """A side's turn, before it."""

    def __init__(self, state: State, side: int) -> None:
        self._state, self._side, self._enemy = state, side, 1 - side
        self._rolls = _rolls(state, side)
        cap = state.config.options.cap
        self._move = min(cap, state.crests[5 * side + MOVE])
        self._attack = state.crests[5 * side + ATTACK]
        self._most = self._move + max(move for roll in self._rolls for _, move, _, _ in roll)
        self._most = min(cap, self._most)
        self._known: dict[tuple[int, int], float] = {}

    def all(self) -> Threats:
        state, enemy = self._state, self._enemy
        master: list[Threat] = []
        monsters: dict[str, list[Threat]] = {}
        for threat in (*self._walking(), *self._of_the_master()):
            if threat.target == THE_MASTER:
                master.append(threat)
            else:
                monsters.setdefault(threat.target, []).append(threat)
        door = state.config.approach[enemy] & state.walkable
        prices = sorted(threat.price for threat in master)[: door.bit_count()]
        sums = list(accumulate(prices))
        blows = sum(whole <= self._move for whole in sums[: self._attack])
        life = state.masters[enemy]
        deadly = self._chance(sums[life - 1], life) if life <= len(sums) else 0.0
        return Threats(
            _likeliest(master),
            {target: _likeliest(found) for target, found in monsters.items()},
            blows,
            deadly,
            self._called(),
        )

    # --- monsters in play
    def _walking(self) -> Iterator[Threat]:
        """The blows of monsters, each target by the cheapest way."""
        state = self._state
        store, near = state.store, state.config.grid.near
        for monster in state.crew[self._side]:
            if store[ATTACKS + monster] > store[AGAIN + monster]:
                continue
            ways: dict[int, tuple[int, ...]] = {store[SQUARE + monster]: ()}
            if may_move(state, monster):
                most = reach_for(state, monster, self._most)
                for square, strides in paths(state, monster, most).items():
                    ways[square] = tuple(s for stride in strides for s in stride)
            for target, square in self._targets(monster):
                beside = [ways[here] for here in near[square] if here in ways]
                if beside:
                    way = min(beside, key=len)
                    yield from self._threat(monster, target, way, price(state, monster, len(way)))

    def _targets(self, monster: int) -> Iterator[tuple[int, int]]:
        """Whom a monster may attack, and where each stands (DD-51)."""
        state = self._state
        yield MASTER, state.config.grid.slots[self._enemy]
        flies = state.flies(monster)
        for foe in state.crew[self._enemy]:
            if flies or not state.flies(foe):
                yield foe, state.store[SQUARE + foe]

    def _of_the_master(self) -> Iterator[Threat]:
        """The Master's own blow at who stands beside him (DD-52)."""
        state = self._state
        if state.master_attacked:
            return
        for square in state.config.grid.near[state.config.grid.slots[self._side]]:
            if state.held[self._enemy] >> square & 1:
                yield from self._threat(MASTER, state.at[square], (), 0)

    def _threat(self, attacker: int, target: int, way: tuple[int, ...], cost: int) -> Iterator[Threat]:
        state = self._state
        chance = self._chance(cost, 1)
        if not chance:
            return
        names = tuple(state.config.grid.names[square] for square in way)
        by = f"{SIDES[self._side]} {THE_MASTER}" if attacker == MASTER else state.id_of(attacker)
        if target == MASTER:
            yield Threat(by, THE_MASTER, names, cost, chance, 1, 1, state.masters[self._enemy])
            return
        least, most = outcome(state, attacker, target)
        yield Threat(by, state.id_of(target), names, cost, chance, least, most, state.hp(target))

    def _chance(self, move: int, attack: int) -> float:
        """How likely so much Move and Attack is there after the roll, with the best dice for it."""
        found = self._known.get((move, attack))
        if found is None:
            cap = self._state.config.options.cap
            lack, short = move - self._move, attack - self._attack
            found = 0.0
            if move <= cap and attack <= cap:
                found = self._best(lambda _, m, a: m >= lack and a >= short)
            self._known[move, attack] = found
        return found

    # --- who may still be called
    def _called(self) -> float:
        """The chance that a monster called in that turn could strike the Master."""
        prices = self._call_prices()
        if not prices:
            return 0.0
        lack = {kind: cost - self._move for kind, cost in prices.items()}

        def strikes(able: frozenset[int], move: int, attack: int) -> bool:
            if not self._attack + attack:
                return False
            return any(kind in lack and lack[kind] <= move for kind in able)

        return self._best(strikes)

    def _best(self, serves: Callable[[frozenset[int], int, int], bool]) -> float:
        """The chance of a roll that serves, with the dice that make it likeliest."""
        found = max(sum([p for able, move, attack, p in rolls if serves(able, move, attack)]) for rolls in self._rolls)
        return round(found, 9)

    def _call_prices(self) -> dict[int, int]:
        """For each kind that may call a monster what the shortest walk from its net costs it."""
        state, found = self._state, dict[int, int]()
        figures = [state.config.figures[f] for f in dict.fromkeys(state.figures_left[self._side])]
        callable_ = [f for f in figures if not f.is_item and f.kind in state.dice_left[self._side]]
        if not callable_ or not any(able for roll in self._rolls for able, *_ in roll):
            return found
        squares = self._shortest()
        if squares is None:
            return found
        for figure in callable_:
            cost = squares * _each(figure)
            if cost <= self._most:
                found[figure.kind] = min(cost, found.get(figure.kind, cost))
        return found

    def _shortest(self) -> int | None:
        """From the start of the best net how many squares it is to the Master's door, if near enough."""
        state, grid = self._state, self._state.config.grid
        slot, best = grid.slots[self._enemy], self._most + 1
        door = state.config.approach[self._enemy]
        standing = state.held[0] | state.held[1]
        passable = state.walkable & ~state.held[self._enemy]
        for net, start in places(state, self._side):
            if grid.distance(start, slot) > best:
                continue
            ground = passable | lays(state, net, start)
            here = seen = door & ground & ~standing
            for squares in range(best):
                if here >> start & 1:
                    best = squares
                    break
                here = grid.grow(here) & ground & ~seen
                seen |= here
        return best if best <= self._most else None


def _each(figure: Figure) -> int:
    return Flying.PRICE if figure.traits & Flying.bit else 1


def _likeliest(found: list[Threat]) -> tuple[Threat, ...]:
    return tuple(sorted(found, key=lambda t: (-t.chance, t.price, t.attacker)))
