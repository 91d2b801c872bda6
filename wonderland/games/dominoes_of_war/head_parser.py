"""Reading a match's head: options and a custom position, each checked against the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.dominoes_of_war import bases, walls
from wonderland.games.dominoes_of_war.definitions import FACINGS, LETTERS, TYPES, Definitions
from wonderland.games.dominoes_of_war.ground import Mask, each, edge_of, neighbours, square_of, together
from wonderland.games.dominoes_of_war.match_config import FIELD_OF_MORE, FIELD_OF_TWO, OPEN_FACE, MatchConfig, Options
from wonderland.games.dominoes_of_war.state import ACT, BASE, NONE, State
from wonderland.games.dominoes_of_war.view import UNKNOWN_FACE
from wonderland.kit.form import Given
from wonderland.kit.head import read_options

MOST = 9999
_KEYS = (
    "first", "active", "turn", "round", "quiet", "actions", "bases", "walls", "troops", "acted",
    "faces", "discards", "army",
)  # fmt: skip
_WORDS = say("{key} is a list, or a text with blanks between the words")
_RULE = "DW-96"


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says, whose options may leave out what has its usual value.

    Raises:
        SetupError: with all that is wrong.
    """
    head = Given(record.setup, (), LETTERS, [])
    options = _read_options(definitions, record.options or {}, head)
    head.check()
    assert options
    config = MatchConfig(definitions, options)
    state = State(config)
    start = head.at("position")
    if start.value is not None:
        _Start(state).read(Given(start.value, start.path, config.seats, head.faults))
        head.check()
    elif options.first is not None:
        state.first = state.active = config.seats.index(options.first)
        state.phase = BASE
    return state


def _read_options(definitions: Definitions, given: Mapping[str, object], head: Given) -> Options | None:
    """Check the options and fill in what isn't given (DW-96)."""
    options = read_options(Options, definitions.options, given, LETTERS, head.faults, _RULE)
    if options is None:
        return None
    if options.teams and options.players != len(LETTERS):
        what = say("teams are for {n} players", n=len(LETTERS))
        head.of(None, "options", "teams").fault(what, _RULE)
    if options.first is not None:
        head.of(options.first, "options", "first").choice(LETTERS[: options.players], _RULE)
    usual = FIELD_OF_TWO if options.players == 2 else FIELD_OF_MORE
    return replace(options, field=options.field or usual)


class _Start:
    """Puts a custom start (section 10) into a first state: the active seat's action step."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.config = state.config

    def read(self, given: Given) -> None:
        """Lay the ground, put up who stands on it, and say whose turn it is."""
        given.only(_KEYS, say("a position has no key {key}; it has {known}"))
        state, seats = self.state, self.config.seats
        state.phase = ACT
        state.first = given.at("first", self.config.options.first or seats[0]).seat() or 0
        state.active = given.at("active", seats[state.first]).seat() or 0
        state.turn = given.at("turn", 1).whole(1, MOST) or 1
        state.round = given.at("round", 1).whole(1, MOST) or 1
        state.quiet = given.at("quiet", 0).whole(0, MOST) or 0
        state.actions = given.at("actions", self.config.actions[state.active]).whole(1, MOST) or 1
        self.bases(given.at("bases", {}))
        self.walls(given.at("walls"))
        self.troops(given.at("troops"))
        for word in given.at("acted").words(_WORDS):
            self.acted(given.at("acted"), word)
        self.faces(given.at("faces", {}))
        self.discards(given.at("discards"))
        for seat, army in given.at("army", {}).by_seat():
            self.army(seat, army)

    # --- the ground
    def bases(self, given: Given) -> None:
        """Bases that are given, and straight lanes for the others (DW-25, DW-26, DW-28)."""
        found = dict(given.by_seat())
        for seat in range(self.config.players):
            if seat not in found:
                self.state.lay_base(seat, sum(1 << square for square in self.config.lane(seat)))
        for seat, base in found.items():
            squares = [self.square(base, word) for word in base.words(_WORDS)]
            mask = sum(1 << square for square in {s for s in squares if s != NONE})
            self._base(seat, base, mask)

    def _base(self, seat: int, given: Given, mask: Mask) -> None:
        config, others = self.config, together(self.state.bases)
        if mask & ~config.grid or mask & (config.field | others):
            given.fault(say("a base lies off the field and off other bases"), "DW-25")
        elif not mask or not bases.connected(mask):
            given.fault(say("the tiles of a base hang together by their edges"), "DW-26")
        elif mask & neighbours(others):
            given.fault(say("bases share no edge"), "DW-28")
        else:
            self.state.lay_base(seat, mask)

    def walls(self, given: Given) -> None:
        """Walls, each by the rules that hold for one that is put up (DW-31, DW-32)."""
        for word in given.words(_WORDS):
            edge = edge_of(word)
            if edge is None:
                given.fault(say("{word!r} is no edge; one is written j9k9", word=word[:12]))
            elif refused := walls.refusal(self.state, edge):
                given.fault(refused.message, refused.rule)
            else:
                self.state.wall(edge, stands=True)

    def faces(self, given: Given) -> None:
        """Tiles that are face up, and under troops whose face isn't named (section 10)."""
        state, config = self.state, self.config
        if not isinstance(given.value, Mapping):
            given.fault(say("faces are a map of squares and dominoes"))
            return
        for name, word in given.value.items():
            own = given.of(word, str(name))
            square = self.square(own, str(name))
            if square != NONE and not config.field >> square & 1:
                own.fault(say("{square} is no tile of the field", square=str(name)[:12]))
            elif square != NONE:
                self._face(own, square)
        for square in each(config.field & state.occupied & state.down):
            self._turn_up(square, OPEN_FACE)

    def _face(self, given: Given, square: int) -> None:
        if given.value == UNKNOWN_FACE:
            self._turn_up(square, OPEN_FACE)
        elif (face := self.taken(given, given.value)) != NONE:
            self._turn_up(square, OPEN_FACE + 1 + face)

    def _turn_up(self, square: int, face: int) -> None:
        self.state.faces[square] = face
        self.state.down &= ~(1 << square)

    def discards(self, given: Given) -> None:
        """Mines that were discarded (DW-47)."""
        for word in given.words(_WORDS):
            face = self.taken(given, word)
            if face != NONE and face not in self.config.definitions.mines:
                given.fault(say("{word} is no mine", word=word[:12]), "DW-47")
            elif face != NONE:
                self.state.discards[face] += 1

    def taken(self, given: Given, word: object) -> int:
        """A face out of the bag; ``NONE`` where there is none such (DW-4)."""
        faces = self.config.definitions.face_of
        face = faces.get(word, NONE) if isinstance(word, str) else NONE
        if face == NONE:
            given.fault(say("{word!r} is no domino; one is written 6-4", word=str(word)[:12]))
        elif not self.state.bag[face]:
            given.fault(say("{word} is named once too often", word=str(word)[:12]), "DW-4")
            return NONE
        else:
            self.state.bag[face] -= 1
        return face

    # --- troops
    def troops(self, given: Given) -> None:
        """Who stands where; a seat without troops is out (DW-83)."""
        state, config = self.state, self.config
        if given.value is None:
            given.fault(say("a position needs its troops"))
            return
        for seat, own in given.by_seat():
            if not isinstance(own.value, Mapping):
                own.fault(say("troops are a map of squares and types"))
                continue
            for name, word in own.value.items():
                self.troop(seat, own.of(word, str(name)), str(name))
        fallen = tuple(seat for seat, men in enumerate(state.men) if not men)
        if given.faults:
            return
        if fallen:
            state.gone = (fallen,)
        if len(state.sides_in) < 2:
            given.fault(say("two sides have troops at least"), "DW-83")
        elif state.is_out(state.active):
            who = config.seats[state.active]
            given.fault(say("{seat} has no troops and can’t be to act", seat=who), "DW-83")

    def troop(self, seat: int, given: Given, name: str) -> None:
        """A troop, its facing behind it where it has one."""
        state, config = self.state, self.config
        square = self.square(given, name)
        words = str(given.value).split()
        slot = config.keys[seat].index(words[0]) if words[:1] and words[0] in config.keys[seat] else NONE
        if square == NONE:
            return
        if not state.tiles >> square & 1:
            given.fault(say("{square} is no tile", square=name), "DW-13")
        elif state.board[square]:
            given.fault(say("two troops stand on {square}", square=name), "DW-14")
        elif slot == NONE:
            known = ", ".join(config.keys[seat])
            what = say("{word!r} is no troop of that seat: {known}", word=str(given.value)[:24], known=known)
            given.fault(what, "DW-8")
        elif len(words) > 2 or (words[1:] and words[1] not in tuple(FACINGS)):
            given.fault(say("one looks north, east, south or west"), "DW-64")
        elif words[1:] and not config.definitions.troops[config.types[seat][slot]].facing:
            given.fault(say("{word} has no facing", word=words[0]), "DW-64")
        else:
            facing = FACINGS.index(words[1]) + 1 if words[1:] else 0
            state.put(seat, slot, square, facing)
            at = seat * TYPES + slot
            state.army[at] = max(0, state.army[at] - 1)

    def acted(self, given: Given, word: str) -> None:
        """A troop of the active seat that has acted this turn."""
        square = self.square(given, word)
        if square != NONE and not self.state.men[self.state.active] >> square & 1:
            given.fault(say("no troop of the seat to act stands on {square}", square=word[:12]))
        elif square != NONE:
            self.state.acted |= 1 << square

    def army(self, seat: int, given: Given) -> None:
        """A seat that is named has just these left."""
        keys = self.config.keys[seat]
        given.only(keys, say("there is no {key} in that army; it has {known}"))
        for slot, key in enumerate(keys):
            self.state.army[seat * TYPES + slot] = given.at(key, 0).whole(0, 99) or 0

    # --- words
    def square(self, given: Given, word: str) -> int:
        """A square of the grid, ``NONE`` where there is none such."""
        square = square_of(word)
        if square is None or not self.config.grid >> square & 1:
            given.fault(say("{word!r} is no square of the grid", word=word[:12]))
            return NONE
        return square
