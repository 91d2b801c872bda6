"""Where nets can be laid, and why not elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from wonderland.core.match import Match
from wonderland.games.dungeon_dice.placing import Refusal, foothold, place_refusal, places
from wonderland.games.dungeon_dice.queries.asking import square_of, state_of
from wonderland.games.dungeon_dice.state import SIDES


@dataclass(frozen=True, slots=True)
class Ghost:
    """A net held over the table.

    Attributes:
        start: the start square.
        squares: those of the net that are on the table, the start square first.
        refused: the rule that forbids it and a sentence, None if it may be laid there.
    """

    start: str
    squares: tuple[str, ...]
    refused: Refusal | None


def ghost(match: Match, side: str, net: str, start: str) -> Ghost:
    """A net with its start square on a square: what it covers, and whether it may be laid there."""
    state = state_of(match)
    number, square = state.config.definitions.net[net], square_of(state, start)
    names = state.config.grid.names
    squares = state.config.laying.squares(number, square)
    refused = place_refusal(state, SIDES.index(side), number, square)
    return Ghost(start, tuple(names[s] for s in squares), refused)


def starts(match: Match, side: str) -> dict[str, list[str]]:
    """For each oriented net the start squares from which it fits, by column, then row."""
    state = state_of(match)
    grid, nets = state.config.grid, state.config.definitions.nets
    found = places(state, SIDES.index(side)).starts
    return {net.text: [grid.names[square] for square in grid.sorted(at)] for net, at in zip(nets, found, strict=True)}


def touching(match: Match, side: str) -> list[str]:
    """The free squares of which a new net must cover one (DD-37)."""
    state = state_of(match)
    grid = state.config.grid
    return [grid.names[s] for s in grid.sorted(foothold(state, SIDES.index(side)))]
