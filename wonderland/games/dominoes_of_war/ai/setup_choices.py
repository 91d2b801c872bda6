"""What is laid, put up and stocked before the first turn, and where snipers look."""

from __future__ import annotations

from random import Random

from wonderland.games.dominoes_of_war import walls
from wonderland.games.dominoes_of_war.actions.ending import Face
from wonderland.games.dominoes_of_war.actions.setting_up import (
    BuildWall,
    LayBase,
    NameFirst,
    Stock,
    legal_stock,
    unstocked,
)
from wonderland.games.dominoes_of_war.ai.values import Values
from wonderland.games.dominoes_of_war.definitions import FACINGS
from wonderland.games.dominoes_of_war.ground import ORTHOGONAL, Mask, each, neighbours, orthogonally, sides_of, stepped
from wonderland.games.dominoes_of_war.legal import BaseChoices
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.games.dominoes_of_war.state import State

LOOKED_AT = 60
"""So many bases are looked at."""
FAR = 99


def first(state: State) -> NameFirst:
    """Whoever has won the toss goes first: the first shot is worth more than the last word."""
    return NameFirst(state.chooser)


def base(state: State, rng: Random) -> LayBase:
    """A base that empties quickly: two gates, short ways, and no long lane."""
    found, best = BaseChoices(state), None
    for _ in range(LOOKED_AT):
        code = found.draw(rng)
        assert isinstance(code, LayBase)
        own = (_ways_out(state.config, sum(1 << s for s in code.squares)), rng.random(), code)
        best = own if best is None or own[:2] < best[:2] else best
    assert best is not None
    return best[2]


def _ways_out(config: MatchConfig, squares: Mask) -> int:
    """How many steps it is from all tiles of a base to the field together."""
    total, step = 0, 1
    left, front = squares, squares & config.edge
    while front:
        total += step * front.bit_count()
        left &= ~front
        front = neighbours(front) & left
        step += 1
    return total - 2 * (squares & config.edge).bit_count()


def wall(state: State, rng: Random) -> BuildWall:
    """A wall before an enemy's gate, where none of one's own is."""
    seat, config = state.active, state.config
    ours = neighbours(state.bases[seat]) & config.field
    theirs = 0
    for other, tiles in enumerate(state.bases):
        if config.side[other] != config.side[seat]:
            theirs |= neighbours(tiles) & config.field
    best = [
        edge
        for edge in walls.edges_of(config.field)
        if sum(1 << square for square in sides_of(edge)) & theirs
        and not sum(1 << square for square in sides_of(edge)) & ours
        and not walls.refusal(state, edge)
    ]
    return BuildWall(rng.choice(best or walls.free_edges(state)))


def stock(state: State, values: Values, rng: Random) -> Stock:
    """Whoever shoots straight and walks far stands nearest the gate, who calls others in behind.

    One of each type comes before a second one; two who explode never stand side by side.
    """
    seat, config = state.active, state.config
    square = next(unstocked(state, seat))
    depth = _depth(state, seat, square)
    beside = neighbours(1 << square) & state.men[seat]
    bombs = any(config.explosive[state.board[s]] for s in each(beside))
    best = None
    for code in legal_stock(state):
        kind = config.definitions.troops[code.types[0]]
        figure = config.figure(seat, config.slots[seat][code.types[0]])
        there = sum(state.board[s] == figure for s in each(state.men[seat]))
        own = values.of[figure] - 0.45 * there + 0.1 * rng.random()
        own += (0.08 * kind.steps if depth <= 2 else -0.08 * kind.steps) + 0.3 * kind.spawns * (depth > 2)
        own -= 1.0 * (kind.explodes and bombs) + 0.5 * (kind.directions == "diagonal" and depth > 1)
        best = (own, code) if best is None or own > best[0] else best
    assert best is not None
    return best[1]


def _depth(state: State, seat: int, square: int) -> int:
    """How many steps a base tile is from the field."""
    reached, steps = 1 << square, 0
    while not reached & state.config.field:
        reached |= orthogonally(reached, state.joins) & (state.bases[seat] | state.config.field)
        steps += 1
        if steps > FAR:
            break
    return steps


def face(state: State) -> Face:
    """The next sniper looks where an enemy stands in its line, or else where most ground is seen."""
    square = next(each(state.facing))
    foes, field = state.enemies_of(state.active), state.config.field
    best = (-1.0, 0)
    for way in range(len(FACINGS)):
        seen, here, ground, hits = 1 << square, 1 << square, 0, 0.0
        while here := stepped(here, ORTHOGONAL[way], state.joins):
            seen |= here
            ground += bool(here & field)
            if here & state.occupied:
                hits = 20.0 if here & foes else 0.0
                break
        toward = (neighbours(seen) & foes).bit_count()
        best = max(best, (hits + 3 * toward + ground, way))
    return Face((square,), (best[1],))
