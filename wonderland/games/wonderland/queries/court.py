"""Lines of sight, and what a side can answer with (W-48 to W-56)."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland.abilities import in_sight
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.definitions import FACTORS
from wonderland.games.wonderland.queries.asking import side_index, state_of

BLAST = "blast"


class Sight(NamedTuple):
    """What a being sees along its lines: the squares, nearest first, and the beings (W-49)."""

    squares: tuple[str, ...]
    beings: tuple[str, ...]


class Ability(NamedTuple):
    """Something that a being could do in a window, or at any time in its own actions.

    Attributes:
        being: its id.
        ability: the court ability's name, or ``"blast"``.
        factor: the letter of the factor that pays for it.
        most: the largest n that can be paid; 0 where there is none of the factor.
        targets: the ids that it can target; empty for a blast.
        sentence: what it does, with ``{n}`` for the size.
    """

    being: str
    ability: str
    factor: str
    most: int
    targets: tuple[str, ...]
    sentence: str


def sight(match: Match, being: str) -> Sight:
    """The lines of sight of a being, whether or not it has an ability."""
    state = state_of(match)
    config, columns = state.config, state.columns
    entity = config.entity[being]
    bit, laid = config.grid.bit, state.laid[0] | state.laid[1]
    held = state.held[0] | state.held[1]
    squares = []
    for ray in config.grid.rays[columns[SQUARE + entity]]:
        for square in ray:
            if not laid & bit[square]:
                break
            squares.append(config.grid.names[square])
            if held & bit[square]:
                break
    seen = tuple(config.ids[other] for other in in_sight(state, entity) if other != entity)
    return Sight(tuple(squares), seen)


def abilities(match: Match, side: str) -> list[Ability]:
    """Every ability and blast of a side's beings in play, payable or not."""
    state = state_of(match)
    config = state.config
    index = side_index(side)
    found = []
    for being in state.beings[index]:
        court = config.court[being]
        if court:
            model = config.definitions.abilities[court.ability]
            most = state.factors[2 * court.factor + index]
            seen = tuple(config.ids[other] for other in in_sight(state, being))
            letter = FACTORS[court.factor]
            found.append(Ability(config.ids[being], court.ability, letter, most, seen, model.says))
        if config.blast[being] >= 0:
            most = state.factors[2 * config.blast[being] + index]
            says = "It goes up and attacks all within {n} squares."
            letter = FACTORS[config.blast[being]]
            found.append(Ability(config.ids[being], BLAST, letter, most, (), says))
    return found
