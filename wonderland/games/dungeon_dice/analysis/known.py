"""A match as one seat may know it: a record in which nothing is that is hidden (DD-93).

The other side's items that never came to light are others of their kind, drawn anew, and what
chance would roll next is another roll.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import blake2b
from itertools import count
from random import Random

from wonderland.core.errors import WonderlandError
from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dungeon_dice import notation
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.named_line import calling
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.state import SIDES, State

TRIES = 20
"""How often items are drawn at most."""


def as_known(game: Game, record: Record, seat: str) -> Record:
    """A record of the same lines that holds nothing which a seat may not know.

    Args:
        game: Dungeon Dice.
        record: the match, under way; it replays without a fault.
        seat: who may know it.

    Raises:
        LookupError: if there is none by which the match could have gone as it went.
    """
    other = 1 - SIDES.index(seat)
    true = game.open(record)
    assert isinstance(true, Position)
    called = _replayed(true, record, other)
    state = true.value
    hidden = {item.square for item in state.items if item.side == other and not item.up}
    lines = {line: code for line, (code, square) in called.items() if square in hidden}
    before = hidden - {square for _, square in called.values()}
    grid = state.config.grid.names
    there = {grid[square] for square in before}
    figures = state.config.figures
    left = [figures[f].code for f in state.figures_left[other] if figures[f].is_item]
    seed = int.from_bytes(blake2b(f"known {record.seed}".encode(), digest_size=6).digest(), "big")
    rng = Random(seed)
    for _ in range(TRIES):
        found = _redrawn(record, state, other, lines, there, left, rng)
        found = replace(found, seed=seed)
        if _looks_alike(game, found, true, seat):
            return found
    raise LookupError("no other items fit what happened")


def _replayed(position: Position, record: Record, side: int) -> dict[int, tuple[str, int]]:
    """Play a record; in which lines a side called an item, which, and where it lies."""
    found: dict[int, tuple[str, int]] = {}
    figures = position.value.config.figures
    for index, text in enumerate(record.moves):
        line = notation.read(position.value, text)  # before it: whom it names may fall by it
        position.perform(text, None)
        code = line.codes[0]
        if isinstance(code, Summon) and line.actor == side and figures[code.figure].is_item:
            found[index] = figures[code.figure].code, code.start
    return found


def _redrawn(
    record: Record, state: State, side: int, lines: Mapping[int, str], there: Collection[str],
    left: list[str], rng: Random,
) -> Record:  # fmt: skip
    """The record with other items of the same kinds where they are hidden.

    Args:
        record: the match.
        state: where it stands.
        side: whose items they are.
        lines: by which of the lines hidden items were called, and which.
        there: the squares of those that lay hidden before the first line.
        left: the items that were not called.
        rng: what they are drawn by.
    """
    figures = state.config.figures
    known = [figure for figure in figures if figure.is_item and not figure.unknown]

    def another(code: str) -> str:
        kind = state.config.definitions.figure(code).kind
        return rng.choice([figure.code for figure in known if figure.kind == kind])

    moves, pool = list(record.moves), Counter[str]()
    for index, code in lines.items():
        other = another(code)
        moves[index] = calling(moves[index], other)
        pool.update({other: 1, code: -1})
    for code in left:
        pool.update({another(code): 1, code: -1})
    brought = state.config.pools[side]
    codes = Counter(brought.figures)
    codes.update(pool)
    pools = {
        letter: {"dice": list(each.dice), "figures": list(each.figures)}
        for letter, each in zip(SIDES, state.config.pools, strict=True)
    }
    pools[SIDES[side]]["figures"] = sorted(codes.elements())
    setup = {**record.setup, "pools": pools}
    if there:
        setup["position"] = _laid_anew(record.setup["position"], there, another)
    return replace(record, moves=moves, lines=[], setup=setup)


def _laid_anew(
    position: object, there: Collection[str], another: Callable[[str], str]
) -> Mapping[str, object]:
    """A custom start with other items of the same kinds on some squares."""
    assert isinstance(position, Mapping)
    entries = list(_entries(position["items"]))
    taken = {entry["id"] for entry in entries if entry["square"] not in there}
    for entry in entries:
        if entry["square"] in there:
            stem = entry["id"][0] + another(entry["id"][1:4])
            name = next(f"{stem}{number}" for number in count(1) if f"{stem}{number}" not in taken)
            entry["id"] = name
            taken.add(name)
    return {**position, "items": entries}


def _entries(items: Iterable[object]) -> Iterator[dict[str, str]]:
    """The items of a custom start, as mappings."""
    for entry in items:
        if isinstance(entry, Mapping):
            yield dict(entry)
        else:
            name, square = str(entry).split()
            yield {"id": name, "square": square}


def _looks_alike(game: Game, record: Record, true: Position, seat: str) -> bool:
    """Whether a record can be played, and leads where the seat sees what it sees."""
    try:
        position = game.open(record)
        for text in record.moves:
            position.perform(text, None)
    except WonderlandError:
        return False
    return position.view(seat) == true.view(seat)
