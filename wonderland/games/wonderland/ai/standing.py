"""What the table alone says of a side: who stands where, what is laid, who could be reached.

Factors, pools and lives are left out. A search holds the same table against many of these, so what
is found here is kept by those who ask (``Table``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import NamedTuple

from wonderland.games.wonderland.ai.distance import walking_steps
from wonderland.games.wonderland.ai.fields import Field, field_of, find_ways
from wonderland.games.wonderland.ai.floods import Steps
from wonderland.games.wonderland.ai.laying import FAR, lay_of
from wonderland.games.wonderland.ai.posts import COLUMNS, NEAR, OF_POST, Blaster, Post, post_of
from wonderland.games.wonderland.components import STRENGTH
from wonderland.games.wonderland.factors import ATTACK, DEFEND
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import State

MOST_COUNTED = 3
"""More attackers or besiegers count as so many."""
MOST_SIEGE = 6.0
"""More Str beside the enemy Image counts as so much."""
SCALE = 0.1

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


def standing(state: State, side: int) -> Standing:
    """How a side stands on the table."""
    return standings({table_key(state): state}, (side,))[0][0]


def standings(tables: Mapping[TableKey, State], sides: Sequence[int] = (0, 1)) -> list[list[Standing]]:
    """How sides stand on tables of one match, each told by its key and a state that has it.

    What takes longest, the ways that beings have to go, is found for all of them together.
    """
    asked = []
    for key, state in tables.items():
        config, beings, lasting, laid = key
        west, east = (
            post_of(config, side, beings[side], lasting[squares], lasting[strengths])
            for side, (squares, strengths) in enumerate(COLUMNS)
        )
        for side in sides:
            field = field_of(config, side, laid[side], laid[1 - side], state.held[1 - side])
            posts = (east, west) if side else (west, east)
            asked.append((state, side, field, posts))
    if asked:
        find_ways(config, [(field, mine) for _, _, field, (mine, _) in asked])
    stands = [_standing(*one) for one in asked]
    return [stands[at : at + len(sides)] for at in range(0, len(stands), len(sides))]


def _standing(state: State, side: int, field: Field, posts: tuple[Post, Post]) -> Standing:
    """How a side stands with its beings, the first of the posts, on a field."""
    post, lay, arrival, away, openly = posts[0], field.lay, field.arrival, field.steps, field.openly
    if not state.config.straight:
        away, openly = (_walking(state, side, lay.goal, openly=way) for way in (False, True))
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
    ways = (
        nearness, nearest * SCALE, lay.to_lay * SCALE, arrival * SCALE, lay.approach, lay.room,
        min(attackers, MOST_COUNTED), min(siege, MOST_SIEGE) * SCALE, second * SCALE, gathering,
        min(besiegers, MOST_COUNTED),
    )  # fmt: skip
    gaps = _new(Distances, (nearest, way, arrival, lay.to_lay, attackers > 0, post.besieges))
    outlook = _new(Outlook, (gaps, post.blasters, _exposed(state, side, posts)))
    return _new(Standing, (post, ways, outlook))


def _walking(state: State, side: int, goal: int, *, openly: bool) -> Steps:
    """How far each has to go in its own way, where not all step straight."""
    found = walking_steps(state, side, goal, FAR, openly=openly)
    bit = state.config.grid.bit
    return {bit[square]: steps for square, steps in found.items()}


def forget() -> None:
    """Forget how sides stand on all tables."""
    for kept in (field_of, post_of, lay_of):
        kept.cache_clear()


def _exposed(state: State, side: int, posts: tuple[Post, Post]) -> tuple[Exposed, ...]:
    """A side's beings, the first of the posts, beside which attackers stand that can reach them."""
    enemies, (mine, theirs) = state.held[1 - side], posts
    if not mine.beside & enemies:
        return ()
    config, on = state.config, theirs.on
    ring, attack, bests, reach = config.grid.ring, config.attack, config.bests, config.reach
    found = []
    for place, being in mine.on.items():
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


def readiness(factors: tuple[int, ...], side: int, blasters: tuple[Blaster, ...]) -> tuple[float, float]:
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
_new = tuple.__new__
