"""What a side knows of the other's unknown beings: the level their dice had, whether they walk, who they may be."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.wonderland.components import SQUARE
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.observation import unknown_to
from wonderland.games.wonderland.queries.asking import side_index, state_of
from wonderland.games.wonderland.secrets import known_to, possible


class Hood(NamedTuple):
    """An unknown being, as the other side knows it (W-80 to W-83).

    Attributes:
        name: its name by its number, such as ``e#3``.
        square: where it stands.
        level: the level that all cards have which it may be; None where they differ.
        moved: whether it has set out to step, so that it is nobody who never moves.
        cards: the cards that it may be, or pairs, those left out that are known to be elsewhere.
    """

    name: str
    square: str
    level: int | None
    moved: bool
    cards: tuple[str, ...]


def hoods(match: Match, looking: str) -> list[Hood]:
    """The beings that a side doesn't know, in the order in which they came; nothing hidden is told.

    Args:
        match: the match, of which no more is used than the side may know.
        looking: the side.
    """
    unknown = unknown_to(state_of(match), looking)
    if not unknown or match.to_act is None:
        return []
    walked = {line.being for line in map(in_names, match.lines) if line.verb == "move"}
    known = known_to(state_of(match), side_index(looking))
    config, side = known.config, 1 - side_index(looking)
    seen = {config.labels[card] for card in known.pool[side]}
    found = []
    for hood in known.came[side]:
        if hood not in known.guises:
            continue
        name = config.ids[hood]
        true = next(being for being, number in unknown.items() if number == name)
        cards = possible(known, side, hood, seen)
        levels = {config.definitions.cards[card].level for card in cards}
        square = config.grid.names[known.columns[SQUARE + hood]]
        level = levels.pop() if len(levels) == 1 else None
        found.append(Hood(name, square, level, bool({true, name} & walked), tuple(cards)))
    return found
