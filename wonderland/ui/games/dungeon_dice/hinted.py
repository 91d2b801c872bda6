"""What lines and hints point out: squares, the net with its start square, the dice to be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from wonderland.core.match import Match
from wonderland.games.dungeon_dice import at_table, queries
from wonderland.games.dungeon_dice.named_line import MASTER, in_names, is_square
from wonderland.games.dungeon_dice.state_form import StateForm


class Hinted(NamedTuple):
    """What a hint points out.

    Attributes:
        squares: those that its lines name, Masters' slots too, and those of its net.
        start: where its net begins, ``""`` for none.
        marked: in the panel: the kinds of the dice that it chooses, or the letter of its net.
    """

    squares: tuple[str, ...] = ()
    start: str = ""
    marked: frozenset[str] = frozenset()


def hinted(match: Match, lines: Sequence[str]) -> Hinted:
    """What the lines of a hint point out, where the match stands."""
    if not lines:
        return Hinted()
    first = in_names(lines[0])
    marked = frozenset(first.words) if first.verb == "dice" else frozenset[str]()
    net: tuple[str, ...] = ()
    if first.net is not None:
        net = queries.laying.ghost(match, first.side, str(first.net), first.end).squares
        marked = frozenset({first.net.letter})
    named, slots = squares_of(lines, queries.seen(match, first.side)), at_table.slots(match)
    masters = [name[0] for one in map(in_names, lines) for name in (one.who, one.target) if name.endswith(MASTER)]
    squares = dict.fromkeys((*named, *(slots[side] for side in masters), *net))
    return Hinted(tuple(squares), net[0] if net else "", marked)


def squares_of(lines: Iterable[str], view: StateForm) -> tuple[str, ...]:
    """The squares that lines name, and those of the monsters that they name."""
    found: list[str] = []
    monsters = view["monsters"]
    for one in map(in_names, lines):
        found += one.squares
        # A person or a lesson may leave out the side of whom an ability is aimed at.
        target = one.target if one.target in monsters else one.other + one.target[1:]
        found += [monsters[key]["square"] for key in (one.who, target) if key in monsters]
        if is_square(one.target):
            found.append(one.target)
    return tuple(dict.fromkeys(found))
