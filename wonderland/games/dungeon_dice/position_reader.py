"""Puts a custom start into a first state, collecting all that doesn't fit (section 11)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import (
    ATK_ALWAYS,
    ATTACKS,
    DAMAGE,
    DEF_ALWAYS,
    MOVED,
    NUMBER,
)
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.figure import Figure
from wonderland.games.dungeon_dice.state import SIDES, Item, State, add
from wonderland.kit.head import Fault, Path, PositionReader

MOST = 9999
MOST_HP = 9
MOST_MONSTERS = 24
"""More could be leapt over in more ways than anybody can list (DD-45)."""
_ID = re.compile(r"([we])([A-Z]{3})([1-9][0-9]{0,3})\Z")
_WORDS = re.compile(r"\S+")
MOST_WORDS = 700


def read_position(state: State, given: object, faults: list[Fault]) -> None:
    """Put a position into a state whose pools are set; ``state.active`` says who begins."""
    _Reader(state, faults).read(given)


class _Reader(PositionReader):
    """Reads a position, key by key."""

    def __init__(self, state: State, faults: list[Fault]) -> None:
        super().__init__(SIDES, faults)
        self.state = state
        self.config = state.config
        self.grid = state.config.grid
        self.ids: set[str] = set()

    def read(self, given: object) -> None:
        """Read all of it; what stands on squares comes after the squares."""
        parts: dict[str, Callable[[object], None]] = {
            "active": self.active,
            "turn": self.turn,
            "phase": lambda _: None,
            "masters": self.masters,
            "crests": self.crests,
            "laid": self.laid,
            "blocks": self.blocks,
            "monsters": self.monsters,
            "items": self.items,
            "gone": self.gone,
            "master_attacked": self.master_attacked,
            "quiet": self.quiet,
        }
        if not isinstance(given, Mapping):
            self.faults.append(
                Fault(("position",), say("a position is a mapping of keys to values"))
            )
            return
        for key in given:
            if key not in parts:
                self.fault(
                    (key,),
                    say(
                        "a position has no key {key}; it has {known}",
                        key=str(key)[:40],
                        known=", ".join(parts),
                    ),
                )
        for key, part in parts.items():
            if given.get(key) is not None:
                part(given[key])

    # --- numbers and sides
    def active(self, value: object) -> None:
        """Who begins."""
        self.state.active = self.seat(("active",), value) or 0

    def turn(self, value: object) -> None:
        """The number of the turn."""
        turn = self.number(("turn",), value, 1, self.config.options.turns or MOST)
        self.state.turn = turn or 1

    def quiet(self, value: object) -> None:
        """Quiet turns so far."""
        quiet = self.number(("quiet",), value, 0, MOST)
        self.state.quiet = quiet or 0

    def master_attacked(self, value: object) -> None:
        """Whether the active Master has attacked."""
        if not isinstance(value, bool):
            self.fault(("master_attacked",), say("master_attacked is true or false"))
        else:
            self.state.master_attacked = value

    def masters(self, value: object) -> None:
        """The Masters' HP."""
        masters = list(self.state.masters)
        for side, _, entry in self.by_seat("masters", value):
            hp = self.number(("masters", SIDES[side]), entry, 1, MOST_HP)
            masters[side] = hp or 1
        self.state.masters = (masters[0], masters[1])

    def crests(self, value: object) -> None:
        """The crests of both."""
        for side, _, entry in self.by_seat("crests", value):
            path: Path = ("crests", SIDES[side])
            if not isinstance(entry, Mapping):
                self.fault(
                    path, say("crests has for each side some of {known}", known=", ".join(CRESTS))
                )
                continue
            for letter, count in entry.items():
                if not isinstance(letter, str) or len(letter) != 1 or letter not in CRESTS:
                    what = say(
                        "there is no crest {letter}; there are {known}",
                        letter=str(letter)[:40],
                        known=", ".join(CRESTS),
                    )
                    self.fault((*path, letter), what)
                elif have := self.number((*path, letter), count, 0, self.config.options.cap):
                    self.state.crests[5 * side + CRESTS.index(letter)] = have

    # --- squares
    def words(self, value: object, path: Path) -> list[str]:
        """Words in one text, or a list of them."""
        words = _WORDS.findall(value) if isinstance(value, str) else value
        if not isinstance(words, list) or any(not isinstance(word, str) for word in words):
            self.fault(path, say("{key} is a list, or one text with blanks between", key=path[-1]))
            return []
        if len(words) > MOST_WORDS:
            self.fault(
                path, say("{key} has more than {most} entries", key=path[-1], most=MOST_WORDS)
            )
            return []
        return words

    def square(self, word: object, path: Path) -> int | None:
        """A square of the table, None where it is none."""
        square = self.grid.square.get(word) if isinstance(word, str) else None
        if square is None:
            self.fault(path, say("{word!r} is no square of this table", word=str(word)[:40]))
        return square

    def laid(self, value: object) -> None:
        """The dungeons: squares, and rows or columns of them (``b7-d7``)."""
        laid = [0, 0]
        for side, _, entry in self.by_seat("laid", value):
            path: Path = ("laid", SIDES[side])
            for word in self.words(entry, path):
                for square in self.stretch(word, path):
                    bit = 1 << square
                    if square in self.grid.slots:
                        self.fault(
                            path,
                            say("{square} is a Master’s slot", square=self.grid.names[square]),
                            "DD-21",
                        )
                    elif (laid[0] | laid[1]) & bit:
                        self.fault(
                            path,
                            say("{square} is laid twice", square=self.grid.names[square]),
                            "DD-36",
                        )
                    else:
                        laid[side] |= bit
        self.state.laid = (laid[0], laid[1])

    def stretch(self, word: str, path: Path) -> list[int]:
        """All squares of a row or column from one to another."""
        first, dash, last = word.partition("-")
        start = self.square(first, path)
        end = self.square(last, path) if dash else start
        if start is None or end is None:
            return []
        if start == end:
            return [start]
        step = self.grid.direction(start, end)
        if step is None:
            self.fault(path, say("{word!r} is no part of one row or column", word=word[:40]))
            return []
        return sorted([start, end, *self.grid.listed(self.grid.between(start, end))])

    def on_ground(self, word: object, path: Path) -> int | None:
        """A laid square, None where it is none."""
        square = self.square(word, path)
        if square is not None and not self.state.ground >> square & 1:
            self.fault(path, say("{word} is not laid", word=word), "DD-22")
            return None
        return square

    def blocks(self, value: object) -> None:
        """Blocked squares, and the turn at whose end each goes."""
        if not isinstance(value, Mapping):
            self.fault(("blocks",), say("blocks has squares, and for each a turn"))
            return
        for word, until in value.items():
            square = self.on_ground(word, ("blocks", word))
            turn = self.number(("blocks", word), until, self.state.turn, MOST * 2)
            if square is not None and turn:
                self.state.block(square, turn)

    # --- figures
    def entries(self, value: object, key: str) -> Iterator[tuple[Path, Mapping[object, object]]]:
        """The monsters or items of a list: ``wRAB1 b7 10`` or a mapping of its keys."""
        if not isinstance(value, list):
            self.fault((key,), say("{key} is a list", key=key))
            return
        if len(value) > MOST_WORDS:
            self.fault((key,), say("{key} has more than {most} entries", key=key, most=MOST_WORDS))
            return
        for at, entry in enumerate(value):
            path: Path = (key, at)
            if isinstance(entry, Mapping):
                yield path, entry
                continue
            words = entry.split() if isinstance(entry, str) else []
            most = 3 if key == "monsters" else 2
            if not 2 <= len(words) <= most or (len(words) == 3 and not words[2].isdecimal()):
                example = "wRAB1 b7 10" if key == "monsters" else "eHOL1 d7"
                self.fault(
                    path,
                    say(
                        "it is written {example}, not {entry!r}",
                        example=example,
                        entry=str(entry)[:40],
                    ),
                )
                continue
            made: dict[object, object] = {"id": words[0], "square": words[1]}
            if len(words) == 3:
                made["damage"] = int(words[2][:6])
            yield path, made

    def figure(self, name: object, path: Path, *, item: bool) -> tuple[int, int, int] | None:
        """The side, figure and number of an id, None where it is none."""
        found = _ID.match(name) if isinstance(name, str) else None
        number = self.config.definitions.codes.get(found.group(2)) if found else None
        if found is None or number is None:
            self.fault(path, say("{name!r} is no id; one is written wRAB1", name=str(name)[:40]))
            return None
        figure: Figure = self.config.figures[number]
        if figure.is_item != item:
            what = say("{code} is an item") if figure.is_item else say("{code} is a monster")
            self.fault(path, what.format(code=figure.code))
            return None
        if found.group(0) in self.ids:
            self.fault(path, say("{name} is there twice", name=found.group(0)))
            return None
        self.ids.add(found.group(0))
        return SIDES.index(found.group(1)), number, int(found.group(3))

    def monsters(self, value: object) -> None:
        """Those in play."""
        for path, entry in self.entries(value, "monsters"):
            self.known(entry, path, ("id", "square", "damage", "atk", "def", "moved", "attacked"))
            who = self.figure(entry.get("id"), path, item=False)
            square = self.on_ground(entry.get("square"), path)
            if who is None or square is None:
                continue
            held = self.state.held
            if (held[0] | held[1]) >> square & 1:
                self.fault(
                    path,
                    say("two monsters stand on {square}", square=self.grid.names[square]),
                    "DD-23",
                )
                continue
            if self.state.count == MOST_MONSTERS:
                self.fault(
                    path,
                    say("at most {most} monsters are in play at the start", most=MOST_MONSTERS),
                )
                return
            monster = self.state.appear(who[0], who[1], who[2], square)
            self.stats(entry, path, monster)

    def stats(self, entry: Mapping[object, object], path: Path, monster: int) -> None:
        """A monster's damage, lasting changes, and what it has done this turn."""
        store, figure = self.state.store, self.state.figure(monster)
        assert store[NUMBER + monster] > 0
        most = figure.hp if self.config.exceed else figure.hp - 1
        store[DAMAGE + monster] = (
            self.number((*path, "damage"), entry.get("damage", 0), 0, most) or 0
        )
        for key, column in (("atk", ATK_ALWAYS), ("def", DEF_ALWAYS)):
            change = self.number((*path, key), entry.get(key, 0), -MOST, MOST)
            store[column + monster] = change or 0
        for key, column in (("moved", MOVED), ("attacked", ATTACKS)):
            store[column + monster] = self.switch(entry, key, path)

    def switch(self, entry: Mapping[object, object], key: str, path: Path) -> bool:
        """Something that is true or false, false where it isn't given."""
        value = entry.get(key, False)
        if not isinstance(value, bool):
            self.fault((*path, key), say("{key} is true or false", key=key))
            return False
        return value

    def known(self, entry: Mapping[object, object], path: Path, keys: tuple[str, ...]) -> None:
        """All keys of an entry are known."""
        for key in entry:
            if key not in keys:
                self.fault(
                    (*path, str(key)),
                    say(
                        "there is no key {key}; there are {known}",
                        key=str(key)[:40],
                        known=", ".join(keys),
                    ),
                )

    def items(self, value: object) -> None:
        """Items in play."""
        for path, entry in self.entries(value, "items"):
            self.known(entry, path, ("id", "square", "up"))
            who = self.figure(entry.get("id"), path, item=True)
            square = self.on_ground(entry.get("square"), path)
            up = self.switch(entry, "up", path) or self.config.options.open_items
            if who is None or square is None:
                continue
            if self.state.chests >> square & 1:
                self.fault(
                    path, say("two items lie on {square}", square=self.grid.names[square]), "DD-23"
                )
                continue
            self.state.lay_item(Item(who[0], who[1], who[2], square, up))

    def gone(self, value: object) -> None:
        """Figures out of play."""
        for side, _, entry in self.by_seat("gone", value):
            path: Path = ("gone", SIDES[side])
            for code in self.words(entry, path):
                figure = self.config.definitions.codes.get(code)
                if figure is None:
                    self.fault(path, say("there is no figure {code!r}", code=code[:40]))
                else:
                    self.state.gone = add(self.state.gone, side, figure)
