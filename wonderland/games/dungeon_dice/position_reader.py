"""Puts a custom start into a first state, noting all that doesn't fit (section 11)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping

from wonderland.core.message import say
from wonderland.games.dungeon_dice.columns import ATK_ALWAYS, ATTACKS, CAPACITY, DAMAGE, DEF_ALWAYS, MOVED
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.state import Item, State, add, lay
from wonderland.kit.form import Given

MOST = 9999
MOST_HP = 9
MOST_MONSTERS = 24
"""More could be leapt over in more ways than anybody can list (DD-45)."""
_KEYS = (
    "active", "turn", "phase", "masters", "crests", "laid", "blocks", "monsters", "items", "gone",
    "master_attacked", "quiet",
)  # fmt: skip
_MONSTER = ("id", "square", "damage", "atk", "def", "moved", "attacked")
_ITEM = ("id", "square", "up")
_ID = re.compile(r"([we])([A-Z]{3})([1-9][0-9]{0,3})\Z")
NO_WORDS = say("{key} is a list, or one text with blanks between")


class Start:
    """Reads a custom start into a state whose pools are set; ``state.active`` says who begins."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.config = state.config
        self.grid = state.config.grid
        self.ids: set[str] = set()

    def read(self, given: Given) -> None:
        """Read all of it; what stands on squares comes after the squares."""
        if not isinstance(given.value, Mapping):
            given.fault(say("a position is a mapping of keys to values"))
            return
        given.only(_KEYS, say("a position has no key {key}; it has {known}"))
        state, options = self.state, self.config.options
        state.active = given.at("active", "w").seat() or 0
        state.turn = given.at("turn", 1).whole(1, options.turns or MOST) or 1
        self.masters(given.at("masters", {}))
        for side, crests in given.at("crests", {}).by_seat():
            self.crests(side, crests)
        for side, laid in given.at("laid", {}).by_seat():
            self.laid(side, laid)
        self.blocks(given.at("blocks", {}))
        self.monsters(given.at("monsters", []))
        self.items(given.at("items", []))
        for side, gone in given.at("gone", {}).by_seat():
            self.gone(side, gone)
        state.master_attacked = given.at("master_attacked", False).switch()
        state.quiet = given.at("quiet", 0).whole(0, MOST) or 0
        self.check_capacity(given)

    def masters(self, given: Given) -> None:
        """The Masters' HP."""
        masters = list(self.state.masters)
        for side, hp in given.by_seat():
            masters[side] = hp.whole(1, MOST_HP) or 1
        self.state.masters = (masters[0], masters[1])

    def crests(self, side: int, given: Given) -> None:
        """A side's crests."""
        known = ", ".join(CRESTS)
        if not isinstance(given.value, Mapping):
            given.fault(say("crests has for each side some of {known}", known=known))
            return
        given.only(tuple(CRESTS), say("there is no crest {key}; there are {known}"))
        for at, crest in enumerate(CRESTS):
            have = given.at(crest, 0).whole(0, self.config.options.cap)
            self.state.crests[5 * side + at] = have or 0

    # --- squares
    def square(self, given: Given, word: object) -> int | None:
        """A square of the table, None where it is none."""
        square = self.grid.square.get(word) if isinstance(word, str) else None
        if square is None:
            given.fault(say("{word!r} is no square of this table", word=word))
        return square

    def laid(self, side: int, given: Given) -> None:
        """A side's dungeon: squares, and rows or columns of them (``b7-d7``)."""
        for word in given.words(NO_WORDS):
            for square in self.stretch(given, word):
                name = self.grid.names[square]
                if square in self.grid.slots:
                    given.fault(say("{square} is a Master’s slot", square=name), "DD-21")
                elif self.state.ground >> square & 1:
                    given.fault(say("{square} is laid twice", square=name), "DD-36")
                else:
                    lay(self.state, side, 1 << square)

    def stretch(self, given: Given, word: str) -> list[int]:
        """All squares of a row or column from one to another."""
        first, dash, last = word.partition("-")
        start = self.square(given, first)
        end = self.square(given, last) if dash else start
        if start is None or end is None:
            return []
        if start == end:
            return [start]
        if self.grid.direction(start, end) is None:
            what = say("{word!r} is no part of one row or column", word=word)
            given.fault(what)
            return []
        return sorted([start, end, *self.grid.listed(self.grid.between(start, end))])

    def on_ground(self, given: Given, word: object) -> int | None:
        """A laid square, None where it is none."""
        square = self.square(given, word)
        if square is not None and not self.state.ground >> square & 1:
            given.fault(say("{word} is not laid", word=word), "DD-22")
            return None
        return square

    def blocks(self, given: Given) -> None:
        """Blocked squares, and the turn at whose end each goes."""
        if not isinstance(given.value, Mapping):
            given.fault(say("blocks has squares, and for each a turn"))
            return
        for word in given.value:
            until = given.at(word)
            square = self.on_ground(until, word)
            turn = until.whole(self.state.turn, MOST * 2)
            if square is not None and turn:
                self.state.block(square, turn)

    # --- figures
    def entries(self, given: Given, keys: Collection[str], example: str) -> Iterator[Given]:
        """The monsters or items of a list, each a mapping, or in short as in the example."""
        for entry in given.entries():
            if isinstance(entry.value, Mapping):
                entry.only(keys, say("there is no key {key}; there are {known}"))
                yield entry
                continue
            words = entry.value.split() if isinstance(entry.value, str) else []
            most = len(example.split())
            if not 2 <= len(words) <= most or not all(word.isdecimal() for word in words[2:]):
                what = say("it is written {example}, not {entry!r}", example=example, entry=entry.value)
                entry.fault(what)
                continue
            damage = int(words[2][:6]) if words[2:] else 0
            yield entry.of({"id": words[0], "square": words[1], "damage": damage})

    def figure(self, given: Given, *, item: bool) -> tuple[int, int, int] | None:
        """The side, figure and number of an id, None where it is none."""
        name = given.at("id")
        found = _ID.match(name.value) if isinstance(name.value, str) else None
        number = self.config.definitions.codes.get(found.group(2)) if found else None
        if found is None or number is None:
            given.fault(say("{name!r} is no id; one is written wRAB1", name=name.value))
            return None
        figure = self.config.figures[number]
        if figure.is_item != item:
            what = say("{code} is an item") if figure.is_item else say("{code} is a monster")
            given.fault(what.format(code=figure.code))
            return None
        if found.group(0) in self.ids:
            given.fault(say("{name} is there twice", name=found.group(0)))
            return None
        self.ids.add(found.group(0))
        return given.seats.index(found.group(1)), number, int(found.group(3))

    def monsters(self, given: Given) -> None:
        """Those in play."""
        state = self.state
        for entry in self.entries(given, _MONSTER, "wRAB1 b7 10"):
            who = self.figure(entry, item=False)
            square = self.on_ground(entry, entry.at("square").value)
            if who is None or square is None:
                continue
            if (state.held[0] | state.held[1]) >> square & 1:
                name = self.grid.names[square]
                entry.fault(say("two monsters stand on {square}", square=name), "DD-23")
                continue
            if state.count == MOST_MONSTERS:
                most = MOST_MONSTERS
                entry.fault(say("at most {most} monsters are in play at the start", most=most))
                return
            self.stats(entry, state.appear(*who, square))

    def stats(self, given: Given, monster: int) -> None:
        """A monster's damage, lasting changes, and what it has done this turn."""
        store, hp = self.state.store, self.state.figure(monster).hp
        most = hp if self.config.exceed else hp - 1
        store[DAMAGE + monster] = given.at("damage", 0).whole(0, most) or 0
        store[ATK_ALWAYS + monster] = given.at("atk", 0).whole(-MOST, MOST) or 0
        store[DEF_ALWAYS + monster] = given.at("def", 0).whole(-MOST, MOST) or 0
        store[MOVED + monster] = given.at("moved", False).switch()
        store[ATTACKS + monster] = given.at("attacked", False).switch()

    def items(self, given: Given) -> None:
        """Items in play."""
        for entry in self.entries(given, _ITEM, "eHOL1 d7"):
            who = self.figure(entry, item=True)
            square = self.on_ground(entry, entry.at("square").value)
            up = entry.at("up", False).switch() or self.config.options.open_items
            if who is None or square is None:
                continue
            if self.state.chests >> square & 1:
                name = self.grid.names[square]
                entry.fault(say("two items lie on {square}", square=name), "DD-23")
                continue
            self.state.lay_item(Item(*who, square, up))

    def gone(self, side: int, given: Given) -> None:
        """A side's figures out of play."""
        for code in given.words(NO_WORDS):
            figure = self.config.definitions.codes.get(code)
            if figure is None:
                given.fault(say("there is no figure {code!r}", code=code))
            else:
                self.state.gone = add(self.state.gone, side, figure)

    def check_capacity(self, given: Given) -> None:
        """Those in play and those that may come find room in the store."""
        figures = self.config.figures
        left = sum(not figures[f].is_item for pool in self.state.figures_left for f in pool)
        if (n := self.state.count + left) > CAPACITY:
            most = CAPACITY
            what = say("{most} monsters at most are in play and in the pools, not {n}", most=most, n=n)
            given.fault(what)
