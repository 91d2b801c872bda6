"""A match as one seat may know it: a record in which nothing is that is hidden (DD-93).

The other side's items that never came to light are drawn anew among those of their kind, each as
likely, as far as the match can then have gone as it went.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from wonderland.core.errors import WonderlandError
from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.dungeon_dice import notation
from wonderland.games.dungeon_dice.actions.summoning import Summon
from wonderland.games.dungeon_dice.head_parser import brought
from wonderland.games.dungeon_dice.named_line import calling
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.state import SIDES, Item, State, Touched
from wonderland.games.dungeon_dice.view import known_to

TRIES = 200
"""How often items are drawn at most until all went as it went."""
LIKE_ENOUGH = 200
"""How often more at most until only the lines can have been said, whatever numbers items then have.

By an item's number its side tells of others that lie hidden; so seldom does no draw agree with it."""

Seen = tuple[tuple[Item, ...], tuple[Touched, ...]]
"""The items in play as a side knows them."""


def as_known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """A record of the same lines that holds nothing which a seat may not know (``games.parts.Known``).

    Args:
        game: Dungeon Dice.
        record: the match, under way; it replays without a fault.
        seat: who may know it.
        chance: draws what is hidden.

    Raises:
        LookupError: if no items were found by which the match could have gone as it went.
    """
    record = game.set_up(record, game.open(record))
    hidden = _hidden(game, record, 1 - SIDES.index(seat))
    for attempt in range(TRIES + LIKE_ENOUGH):
        found = hidden.drawn(record, chance)
        if _goes_alike(game, found, hidden, exactly=attempt < TRIES):
            return found
    raise LookupError("no other items fit what happened")


@dataclass(frozen=True, slots=True)
class _Hidden:
    """What a seat does not know of the other side's items. Nothing of it depends on what they are.

    Attributes:
        side: the other side.
        state: where the match stands.
        called: the lines by which hidden items were called, and the kind of each.
        before: the squares of those that lay hidden before the first line, and the kind of each.
        left: the kinds of those that were not called.
        shown: the figures that the side brought beside them.
        seen: the items as the seat knew them after each line.
    """

    side: int
    state: State
    called: Mapping[int, int]
    before: Mapping[str, int]
    left: Sequence[int]
    shown: Sequence[str]
    seen: Sequence[Seen]

    def drawn(self, record: Record, rng: Random) -> Record:
        """The record with items of the same kinds where they are hidden, each as likely."""
        config = self.state.config
        of_kind: dict[int, list[str]] = {}
        for figure in config.definitions.items():
            of_kind.setdefault(figure.kind, []).append(figure.code)
        moves, figures = list(record.moves), list(self.shown)
        for index, kind in self.called.items():
            code = rng.choice(of_kind[kind])
            moves[index] = calling(moves[index], code)
            figures.append(code)
        figures += [rng.choice(of_kind[kind]) for kind in self.left]
        whole = record.setup["pools"]
        assert isinstance(whole, Mapping)
        letter = SIDES[self.side]
        pool = {**whole[letter], "figures": sorted(figures)}
        setup = {**record.setup, "pools": {**whole, letter: pool}}
        if self.before:
            there = {square: rng.choice(of_kind[kind]) for square, kind in self.before.items()}
            setup["position"] = _laid_anew(record.setup["position"], there)
        return replace(record, moves=moves, lines=[], setup=setup)


def _hidden(game: Game, record: Record, side: int) -> _Hidden:
    """Play a record, and note what the other side can't know of a side's items."""
    position = Position.opened(game, record)
    called: dict[int, tuple[str, int]] = {}
    seen: list[Seen] = []
    for index, text in enumerate(record.moves):
        line = notation.read(position.value, text)  # before it: whom it names may fall by it
        position.perform(text, None)
        seen.append(_seen(position.value, 1 - side))
        code = line.codes[0]
        if isinstance(code, Summon) and line.actor == side:
            called[index] = position.value.config.figures[code.figure].code, code.start
    state = position.value
    config = state.config
    covered = {i.square: i for i in state.items if i.side == side and not i.up}
    items = {line: at for line, (_, at) in called.items() if at in covered}
    since_before = sorted(set(covered) - set(items.values()))
    left = [f for f in state.figures_left[side] if config.figures[f].is_item]
    if config.options.open_items:
        left = []
    shown = list(brought(config.definitions, record)[side].figures)
    for hidden in [called[line][0] for line in items] + [config.figures[f].code for f in left]:
        shown.remove(hidden)
    kinds = {square: config.figures[item.figure].kind for square, item in covered.items()}
    return _Hidden(
        side, state, {line: kinds[at] for line, at in items.items()},
        {config.grid.names[square]: kinds[square] for square in since_before},
        sorted(config.figures[f].kind for f in left), shown, seen,
    )  # fmt: skip


def _seen(state: State, side: int) -> Seen:
    """The items as a side knows them; once the match is over they lie open."""
    known = known_to(state, side)
    return known.items, known.touched


def _laid_anew(position: object, there: Mapping[str, str]) -> Mapping[str, object]:
    """A custom start with other items on some squares; their order tells nothing either."""
    assert isinstance(position, Mapping)
    entries = list(_entries(position["items"]))
    taken = {entry["id"] for entry in entries if entry["square"] not in there}
    for entry in sorted(entries, key=lambda entry: entry["square"]):
        if entry["square"] in there:
            stem = entry["id"][0] + there[entry["square"]]
            name = next(f"{stem}{number}" for number in count(1) if f"{stem}{number}" not in taken)
            entry["id"] = name
            taken.add(name)
    return {**position, "items": sorted(entries, key=lambda entry: entry["square"])}


def _entries(items: Iterable[object]) -> Iterator[dict[str, str]]:
    """The items of a custom start, as mappings."""
    for entry in items:
        if isinstance(entry, Mapping):
            yield dict(entry)
        else:
            name, square = str(entry).split()
            yield {"id": name, "square": square}


def _goes_alike(game: Game, record: Record, hidden: _Hidden, *, exactly: bool) -> bool:
    """Whether a record can be played, and shows the other side what it saw."""
    position = Position.opened(game, record)
    side = 1 - hidden.side
    try:
        for text, seen in zip(record.moves, hidden.seen, strict=True):
            position.perform(text, None)
            if exactly and _seen(position.value, side) != seen:
                return False
    except WonderlandError:
        return False
    return position.result == Position(hidden.state).result
