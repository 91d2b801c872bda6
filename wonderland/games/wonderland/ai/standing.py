"""What the table alone says of a side: who stands where, what is laid, who could be reached.

Factors, pools and lives are left out. A search holds the same table against many of these, so what
is found here is kept by those who ask (``Table``).
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log1p
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import MEMORY, walking_steps
from wonderland.games.wonderland.ai.floods import Board, Flooded, Steps, flood
from wonderland.games.wonderland.components import SIDE_CAPACITY, SQUARE, STRENGTH
from wonderland.games.wonderland.factors import ATTACK, DEFEND
from wonderland.games.wonderland.grid import PATH_SQUARES, Grid
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State

_UNKNOWN = -1
FAR = 24
"""A way that is longer counts as this long."""
MOST_COUNTED = 3
"""More guards, attackers or besiegers count as so many."""
MOST_SIEGE = 6.0
"""More Str beside the enemy Image counts as so much."""
SCALE = 0.1
NEAR = 4
"""Within how many squares of an Image a Rook or guard counts as at home."""

MOST_SQUARES = 2048
"""More squares than a table has."""
TableKey = tuple[MatchConfig, tuple[tuple[int, ...], tuple[int, ...]], bytes, tuple[int, int]]


def table_key(state: State) -> TableKey:
    """What tells two tables apart (nobody may be passing a friend)."""
    config = state.config
    return config, state.beings, state.columns[config.layout.lasting].tobytes(), state.laid


class Exposed(NamedTuple):
    """A being beside which attackers stand.

    Attributes:
        points: of the attackers, most first.
        defense: its Def.
        strength: its Str.
    """

    points: tuple[int, ...]
    defense: int
    strength: int


class Blaster(NamedTuple):
    """A being that could go up.

    Attributes:
        factor: what it pays with.
        away: how many squares the enemy Image is away, diagonals counting one.
        spares: whether a blast that reaches it spares the own one.
    """

    factor: int
    away: int
    spares: bool


OF_POST = (
    "beings", "strength", "attack", "defense", "Rooks", "Rook at home", "approach held", "guards",
)  # fmt: skip
"""The names of the features that hang on a side's beings and their squares alone."""
OF_WAYS = (
    "nearness", "steps to Image", "squares to lay", "arrival", "approach laid", "room", "attackers",
    "siege", "second to Image", "on the way", "besiegers",
)  # fmt: skip
"""The names of those that hang on what is laid, and who stands where, besides."""


class Distances(NamedTuple):
    """How far it is to the enemy Image.

    Attributes:
        nearest: the steps of the nearest being over laid squares to a square beside the enemy
            Image, enemies on the way counting more; ``FAR`` if there is none.
        way: the steps of the nearest over squares that no enemy holds; ``FAR`` if there is none.
        arrival: the steps that a being summoned next would still have to go.
        to_lay: how many free squares lie between what may be laid and the enemy Image.
        near: whether a being is within a few steps.
        beside: whether one that can blast stands beside the enemy Image.
    """

    nearest: int
    way: int
    arrival: int
    to_lay: int
    near: bool
    beside: bool


class Outlook(NamedTuple):
    """What a side's factors are held against.

    Attributes:
        distances: how far it is to the enemy Image.
        blasters: those that could go up.
        exposed: those beside which attackers stand.
    """

    distances: Distances
    blasters: tuple[Blaster, ...]
    exposed: tuple[Exposed, ...]


class Standing(NamedTuple):
    """How a side stands.

    Attributes:
        post: its beings and their squares.
        ways: the features that are named in ``OF_WAYS``.
        outlook: what its factors are held against.
    """

    post: Post
    ways: tuple[float, ...]
    outlook: Outlook

    @property
    def lasting(self) -> dict[str, float]:
        """The features that the table alone decides, by their names."""
        named = zip((*OF_POST, *OF_WAYS), (*self.post.numbers, *self.ways), strict=True)
        return dict(named)


@dataclass(slots=True, eq=False)
class Post:
    """What a side's beings are, and where they stand, whatever else is on the table.

    It is told from others by what it is, not by what it says, and never changed.

    Attributes:
        numbers: the features that are named in ``OF_POST``: how many they are; their Str, Atk and
            Def together; how many can blast, and stand near their own Image; how many stand
            beside it, and in the columns near it.
        walkers: the square, as a set, and the Str of each that takes steps.
        on: who stands on each square, told as a set.
        beside: the squares around them.
        blasters: those that could go up.
        places: the squares of all that take steps, as one set.
        besieges: whether one that can blast stands beside the enemy Image.
    """

    numbers: tuple[float, ...]
    walkers: tuple[tuple[int, int], ...]
    on: dict[int, int]
    beside: int
    blasters: tuple[Blaster, ...]
    places: int
    besieges: bool


class Field:
    """The squares that are laid and those that enemies hold, as one side finds them.

    A search asks how many arrangements of beings stand on the same field, so what is found is kept.

    Attributes:
        asked: the places that are asked for in the flood to come.
    """

    __slots__ = (
        "_arrival", "_config", "_enemies", "_lay", "_looked", "_openly", "_steps", "asked",
    )  # fmt: skip

    def __init__(self, config: MatchConfig, side: int, own: int, others: int, enemies: int) -> None:
        """A field.

        Args:
            config: what is fixed.
            side: who finds it so.
            own: the squares that it has laid.
            others: those that the other side has.
            enemies: those that the other side's beings hold.
        """
        self._config = config
        self._lay = _lay(config, side, own, others)
        self._enemies = enemies
        self._arrival = _UNKNOWN
        self._looked = 0
        self._steps: Steps = {}
        self._openly: Steps = {}
        self.asked = 0

    def ask_for(self, post: Post) -> bool:
        """Ask for the places of some beings; returns whether a flood must tell them."""
        if self._config.straight and (unknown := post.places & ~self._looked):
            self.asked |= unknown
            return True
        return self._arrival == _UNKNOWN

    def board(self) -> Board:
        """The table to flood for what is asked."""
        lay = self._lay
        entries = lay.entries if self._arrival == _UNKNOWN else 0
        return _new(Board, (lay.squares, self._enemies, lay.goal, self.asked, entries))

    def note(self, found: Flooded) -> None:
        """Note what the flood told."""
        steps, openly, entry = found
        if self._arrival == _UNKNOWN:
            self._arrival = min(FAR, 1 + entry) if self._lay.entries else 0
            self._steps, self._openly = steps, openly
        else:
            self._steps |= steps
            self._openly |= openly
        self._looked |= self.asked
        self.asked = 0

    def standing(
        self, state: State, side: int, post: Post, exposed: tuple[Exposed, ...]
    ) -> Standing:
        """How the side stands with its beings there, these of them beside attackers."""
        lay, away, openly = self._lay, self._steps, self._openly
        if not self._config.straight:
            away, openly = (self._walking(state, side, openly=way) for way in (False, True))
        nearest = second = way = FAR
        nearness = gathering = siege = 0.0
        attackers = besiegers = 0
        for place, strength in post.walkers:
            steps = away.get(place, FAR)
            if steps == FAR:
                continue
            if steps < nearest:
                nearest, second = steps, nearest
            elif steps < second:
                second = steps
            if steps <= NEAR:
                attackers += 1
                if not steps:
                    siege += strength
                    besiegers += 1
            nearness += CLOSE[steps]
            gathering += COMING[steps]
            way = min(way, openly.get(place, FAR))
        to_lay, arrival = lay.to_lay, self._arrival
        ways = (
            nearness, nearest * SCALE, to_lay * SCALE, arrival * SCALE, lay.approach, lay.room,
            min(attackers, MOST_COUNTED), min(siege, MOST_SIEGE) * SCALE, second * SCALE, gathering,
            min(besiegers, MOST_COUNTED),
        )  # fmt: skip
        gaps = _new(Distances, (nearest, way, arrival, to_lay, attackers > 0, post.besieges))
        return _new(Standing, (post, ways, _new(Outlook, (gaps, post.blasters, exposed))))

    def _walking(self, state: State, side: int, *, openly: bool) -> Steps:
        """How far each has to go in its own way, where not all step straight."""
        found = walking_steps(state, side, self._lay.goal, FAR, openly=openly)
        bit = self._config.grid.bit
        return {bit[square]: steps for square, steps in found.items()}


def standing(state: State, side: int) -> Standing:
    """How a side stands on the table."""
    return standings({table_key(state): state}, (side,))[0][0]


def standings(
    tables: Mapping[TableKey, State], sides: Sequence[int] = (0, 1)
) -> list[list[Standing]]:
    """How sides stand on tables of one match, each told by its key and a state that has it.

    What takes longest, the ways that beings have to go, is found for all of them together.
    """
    asked = []
    for key, state in tables.items():
        posts = _post_of(key, 0), _post_of(key, 1)
        asked += [(state, side, _field_of(key, state, side), posts) for side in sides]
    unknown = [field for _, side, field, posts in asked if field.ask_for(posts[side])]
    if unknown:
        unknown = list(dict.fromkeys(unknown))
        grid, boards = asked[0][0].config.grid, [field.board() for field in unknown]
        for field, found in zip(unknown, flood(grid, boards, FAR), strict=True):
            field.note(found)
    stands = [
        field.standing(state, side, posts[side], _exposed(state, side, posts))
        for state, side, field, posts in asked
    ]
    return [stands[at : at + len(sides)] for at in range(0, len(stands), len(sides))]


def _field_of(table: TableKey, state: State, side: int) -> Field:
    config, _, _, laid = table
    return _field(config, side, laid[side], laid[1 - side], state.held[1 - side])


def _post_of(table: TableKey, side: int) -> Post:
    config, beings, lasting, _ = table
    squares, strengths = _COLUMNS[side]
    return _post(config, side, beings[side], lasting[squares], lasting[strengths])


_field = lru_cache(maxsize=MEMORY)(Field)


def forget() -> None:
    """Forget how sides stand on all tables."""
    for kept in (_field, _post, _lay):
        kept.cache_clear()


@lru_cache(maxsize=MEMORY)
def _post(
    config: MatchConfig, side: int, beings: tuple[int, ...], squares: bytes, strengths: bytes
) -> Post:
    """What a side's beings are, by its parts of the columns of squares and of Str."""
    grid, first = config.grid, side * SIDE_CAPACITY
    at, have = array("i", squares), array("i", strengths)
    strength, walkers, guards, beside, stand, places = 0.0, [], 0, 0, 0, 0
    on: dict[int, int] = {}
    column = grid.images[side] % grid.stride
    for being in beings:
        square = at[being - first]
        strength += have[being - first]
        on[grid.bit[square]] = being
        stand |= grid.bit[square]
        beside |= grid.ring[square]
        if config.mobile[being]:
            walkers.append((grid.bit[square], have[being - first]))
            places |= grid.bit[square]
        if -NEAR <= square % grid.stride - column <= NEAR:
            guards += 1
    attack, defense, rooks = _army(config, beings)
    blasts = [_blaster(config, side, being, at[being - first]) for being in rooks]
    numbers = (
        len(beings), strength, attack, defense, len(rooks), sum(own <= NEAR for _, own in blasts),
        (config.approach[side] & stand).bit_count(), min(guards, MOST_COUNTED),
    )  # fmt: skip
    return Post(
        numbers, tuple(walkers), on, beside, tuple(blaster for blaster, _ in blasts), places,
        any(blaster.away == 1 for blaster, _ in blasts),
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _army(config: MatchConfig, beings: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    """The Atk and Def of beings, and those of them that can blast."""
    attack = sum(config.attack[being] for being in beings)
    defense = sum(config.defense[being] for being in beings)
    return attack, defense, tuple(being for being in beings if config.blast[being])


def _blaster(config: MatchConfig, side: int, being: int, square: int) -> tuple[Blaster, int]:
    """One that can blast, and how many squares its own Image is away."""
    grid, blast = config.grid, config.blast[being]
    assert blast is not None
    away = king_steps(square, grid.images[1 - side], grid.stride)
    own = king_steps(square, grid.images[side], grid.stride)
    return Blaster(blast.factor, away, own > away), own


def king_steps(a: int, b: int, stride: int) -> int:
    """How many squares apart two squares are, diagonals counting one (W-56)."""
    return max(abs(a % stride - b % stride), abs(a // stride - b // stride))


class Lay(NamedTuple):
    """What is laid, as one side finds it, whoever stands there.

    Attributes:
        squares: those that are laid.
        goal: those beside the enemy Image.
        approach: how many beside the own Image are laid.
        room: how much one path could cover.
        to_lay: how many free squares lie between what the side may lay and the enemy Image.
        entries: the squares beside those where a being could come in next; none if one could come
            in beside the enemy Image.
    """

    squares: int
    goal: int
    approach: int
    room: float
    to_lay: int
    entries: int


@lru_cache(maxsize=512)
def _lay(config: MatchConfig, side: int, own: int, others: int) -> Lay:
    grid, laid, goal = config.grid, own | others, config.approach[1 - side]
    region, to_lay = _layable(grid, own, laid, config.approach[side], goal)
    entries = 0 if goal & region else grid.grow(region)
    approach = (config.approach[side] & laid).bit_count()
    return Lay(laid, goal, approach, ROOM[region.bit_count()], to_lay, entries)


def _layable(grid: Grid, own: int, laid: int, home: int, goal: int) -> tuple[int, int]:
    """What one path could cover, and how many free squares lie between it and the enemy Image.

    The being comes in beside an older square (W-28), so only squares beside laid ones or beside
    the own Image are returned.
    """
    grow, stride = grid.grow, grid.stride
    free = every = grid.board & ~(laid | grid.image_mask)
    targets = (goal | grow(goal & laid)) & free
    wave = (grow(own) | home) & free
    free ^= wave
    region, steps, arrived = wave, 1, 0
    while wave and steps < FAR:
        if not arrived and wave & targets:
            arrived = steps
            if steps >= PATH_SQUARES:
                break
        if steps == PATH_SQUARES:
            region = every ^ free
            if arrived:
                break
        wave = (wave << 1 | wave >> 1 | wave << stride | wave >> stride) & free
        free ^= wave
        steps += 1
    if steps < PATH_SQUARES:
        region = every ^ free
    return region & (grow(laid) | home), arrived or FAR


def _exposed(state: State, side: int, posts: tuple[Post, Post]) -> tuple[Exposed, ...]:
    """A side's beings beside which attackers stand that can reach them."""
    enemies = state.held[1 - side]
    if not posts[side].beside & enemies:
        return ()
    config, on = state.config, posts[1 - side].on
    ring, attack, bests, reach = config.grid.ring, config.attack, config.bests, config.reach
    found = []
    for place, being in posts[side].on.items():
        around = ring[place.bit_length() - 1] & enemies
        points = []
        while around:
            low = around & -around
            around ^= low
            attacker = on[low]
            if reach[attacker][low.bit_length() - 1] & place:
                bonus = 1 if bests[attacker] & config.suit_bit[being] else 0
                points.append(attack[attacker] + bonus)
        if points:
            points.sort(reverse=True)
            strength = state.columns[STRENGTH + being]
            found.append(_new(Exposed, (tuple(points), config.defense[being], strength)))
    return tuple(found)


def exposure(factors: tuple[int, ...], side: int, exposed: tuple[Exposed, ...]) -> float:
    """How far attackers could bring a side's beings down, each from 0 to 1, by the factors held."""
    attacks = factors[2 * ATTACK + 1 - side] + 1
    shielded = factors[2 * DEFEND + side] > 0
    total = 0.0
    for points, defense, strength in exposed:
        through = sum(points[:attacks]) - (defense if shielded else 0)
        if through > 0:
            total += through / strength if through < strength else 1.0
    return total


def readiness(
    factors: tuple[int, ...], side: int, blasters: tuple[Blaster, ...]
) -> tuple[float, float]:
    """How near a side is to blasting the enemy Image by the factors held, and with how many."""
    near = ready = 0.0
    for factor, away, spares in blasters:
        if spares:
            share = min(1.0, factors[2 * factor + side] / away)
            near = max(near, share)
            ready += share == 1.0
    return near, ready


CLOSE = tuple(exp(-steps / 3) for steps in range(FAR))
COMING = tuple(exp(-steps / 10) for steps in range(FAR))
ROOM = tuple(log1p(squares) for squares in range(MOST_SQUARES))
_BYTES = array("i").itemsize
_COLUMNS = tuple(
    tuple(
        slice(_BYTES * (column + first), _BYTES * (column + first + SIDE_CAPACITY))
        for column in (SQUARE, STRENGTH)
    )
    for first in (0, SIDE_CAPACITY)
)
"""Where the squares and the Str of each side's beings lie in a table's key."""
_new = tuple.__new__
