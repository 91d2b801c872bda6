"""Reading a match's head: options, pools and a custom position, each checked against the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, cast

from pydantic import TypeAdapter

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.wonderland.components import (
    SIDE_CAPACITY,
    STRENGTH,
)
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.match_config import MatchConfig, Options
from wonderland.games.wonderland.pools import drawn_pool
from wonderland.games.wonderland.selections import selection_faults
from wonderland.games.wonderland.state import ACTION, CHOOSE, FIRST, NOBODY, SIDES, State
from wonderland.kit import head as heads
from wonderland.kit.head import Fault, Path, SetupError
from wonderland.kit.options import PRESET

LATER = ("referee", "hidden_beings", "paired_cards")
"""Options that the rules name (W-72, W-73) and this version doesn't play."""
MOST_FACTORS = 9999

_OPTIONS = TypeAdapter(Options)


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says.

    Its options may leave out what has its preset's or default value, its pools are for each side its
    cards; where there are none, a named pool is drawn by the seed.

    Raises:
        SetupError: with all that is wrong.
    """
    options, seed = record.options, record.seed
    pools, position = record.setup.get("pools"), record.setup.get("position")
    faults: list[Fault] = []
    read = read_options(definitions, options or {})
    selections = parse_selections(definitions, read, pools, position is not None, seed, faults)
    if faults:
        raise SetupError(faults)
    opening = _opening_phase(position, faults)
    config = MatchConfig(definitions, read, options or {}, selections, opening)
    state = first_state(config)
    if position is not None:
        _PositionReader(config, state, faults).read(position)
    if faults:
        raise SetupError(faults)
    if state.active != NOBODY:
        begin_match(state, state.active)
    return state


def read_options(definitions: Definitions, given: Mapping[str, object]) -> Options:
    """Check the options and fill in what isn't given (W-75; "Fine points" of section 8).

    Raises:
        SetupError: with all that is wrong.
    """
    faults = [
        Fault(("options", key), say("{key} is not played by this version; leave it out", key=key))
        for key in LATER
        if given.get(key, False) is not False
    ]
    played = {key: value for key, value in given.items() if key not in LATER}
    model = definitions.options
    values = heads.read_options(model, played, SIDES, faults, "W-75")
    if values is None or faults:
        raise SetupError(faults)
    return _OPTIONS.validate_python({"preset": str(given.get(PRESET, model.usual)), **values})


def parse_selections(
    definitions: Definitions,
    options: Options,
    given: object,
    smaller: bool,
    seed: int | None,
    faults: list[Fault],
) -> tuple[Sequence[str], Sequence[str]]:
    """Check both selections by W-14, or draw named pools by the seed where none are given."""
    if given is not None and not isinstance(given, Mapping):
        faults.append(Fault(("pools",), say("pools has w and e, each a list of cards")))
        return (), ()
    pools: Mapping[str, object] = given or {}
    for key in pools:
        if key not in ("w", "e"):
            faults.append(Fault(("pools", key), say("pools has w and e, not {key}", key=key)))
    chosen: list[Sequence[str]] = []
    for side in SIDES:
        if side in pools:
            chosen.append(_read_selection(definitions, options, side, pools[side], smaller, faults))
        elif seed is not None:
            chosen.append(drawn_pool(definitions, options.pool, side, seed))
        else:
            chosen.append(())
            faults.append(
                Fault(
                    ("pools",),
                    say("pools has no {side}, and there is no seed to draw one by", side=side),
                    "W-14",
                )
            )
    return chosen[0], chosen[1]


def _read_selection(
    definitions: Definitions,
    options: Options,
    side: str,
    given: object,
    smaller: bool,
    faults: list[Fault],
) -> Sequence[str]:
    path: Path = ("pools", side)
    if not isinstance(given, Sequence) or isinstance(given, str):
        faults.append(
            Fault(
                path,
                say("pools.{side} is a list of cards, not {given!r}", side=side, given=given),
                "W-14",
            )
        )
        return ()
    before = len(faults)
    for index, fault in enumerate(selection_faults(definitions.cards, given)):
        if fault:
            faults.append(Fault((*path, index), fault, "W-14"))
    if len(faults) > before:
        return ()
    if len(given) != options.pool and not (smaller and len(given) < options.pool):
        faults.append(
            Fault(
                path,
                say(
                    "pools.{side} has {n} cards, not {pool}",
                    side=side,
                    n=len(given),
                    pool=options.pool,
                ),
                "W-14",
            )
        )
    return list(given)


def first_state(config: MatchConfig) -> State:
    """Make the state before the first line: nobody's turn, nothing laid (W-15)."""
    state = State()
    state.config = config
    state.columns = config.layout.store()
    state.laid = state.held = (0, 0)
    state.factors = (0,) * (2 * len(config.definitions.letters))
    state.life = (config.options.life, config.options.life)
    state.pool = (
        tuple(range(len(config.selections[0]))),
        tuple(range(SIDE_CAPACITY, SIDE_CAPACITY + len(config.selections[1]))),
    )
    state.beings = state.discards = state.needs = state.wardens = ((), ())
    state.dice = state.faces = ()
    state.turn = 1
    state.active = NOBODY if config.options.first is None else SIDES.index(config.options.first)
    state.phase = FIRST
    state.four = state.eventful = False
    state.sharer = state.asked = state.offer = NOBODY
    state.pending = state.result = None
    state.passes = state.struck = state.quiet = state.seen = 0
    return state


def begin_match(state: State, side: int) -> None:
    """Give the first turn to a side, in the phase that the position names (W-15, W-16)."""
    state.active = side
    wants_dice = state.config.opening == "choose" and state.pool[side]
    state.phase = CHOOSE if wants_dice else ACTION


def _opening_phase(position: object, faults: list[Fault]) -> Literal["choose", "action"]:
    if not isinstance(position, Mapping) or "phase" not in position:
        return "choose"
    phase = position["phase"]
    if phase not in ("choose", "action"):
        faults.append(
            Fault(
                ("position", "phase"), say("phase is choose or action, not {phase!r}", phase=phase)
            )
        )
        return "choose"
    return cast(Literal["choose", "action"], phase)


class _PositionReader(heads.PositionReader):
    """Puts a custom start (section 8) into a first state, collecting what doesn't fit."""

    def __init__(self, config: MatchConfig, state: State, faults: list[Fault]) -> None:
        super().__init__(SIDES, faults)
        self.config = config
        self.state = state

    def read(self, position: object) -> None:
        parts: dict[str, Callable[[object], None]] = {
            "images": self.images,
            "factors": self.factors,
            "laid": self.laid,
            "discards": self.discards,
            "beings": self.beings,
            "active": self.active,
            "phase": lambda _: None,
        }
        if not isinstance(position, Mapping):
            self.fault((), say("position has keys such as {known}", known=", ".join(parts)))
            return
        for key in position:
            if key not in parts:
                self.fault(
                    (key,),
                    say("position has no {key}; it has {known}", key=key, known=", ".join(parts)),
                )
        for key, reader in parts.items():
            if key in position:
                reader(position[key])

    def images(self, value: object) -> None:
        life = list(self.state.life)
        for i, side, given in self.by_seat("images", value):
            number = self.number(("images", side), given, 1, self.config.options.life, "W-13")
            life[i] = number or life[i]
        self.state.life = (life[0], life[1])

    def factors(self, value: object) -> None:
        letters = self.config.definitions.letters
        listed = ", ".join(letters)
        for i, side, given in self.by_seat("factors", value):
            if not isinstance(given, Mapping):
                self.fault(
                    ("factors", side),
                    say("factors has a number for each of {listed}", listed=listed),
                )
                continue
            for letter, count in given.items():
                if not isinstance(letter, str) or len(letter) != 1 or letter not in letters:
                    self.fault(("factors", side, letter),
                               say("there is no factor {letter}; there are {listed}",
                                   letter=letter, listed=listed),
                               "W-5")  # fmt: skip
                    continue
                path: Path = ("factors", side, letter)
                number = self.number(path, count, 0, MOST_FACTORS, "W-18")
                self.state.set_factor(letters.index(letter), i, number or 0)

    def square(self, path: Path, name: object) -> int | None:
        square = self.config.grid.squares.get(name) if isinstance(name, str) else None
        if square is None:
            self.fault(path, say("{name} is no square of the table", name=name), "W-9")
        return square

    def laid(self, value: object) -> None:
        grid = self.config.grid
        laid = [0, 0]
        for i, side, given in self.by_seat("laid", value):
            for index, name in enumerate(self.listed(("laid", side), given)):
                path: Path = ("laid", side, index)
                square = self.square(path, name)
                if square is None:
                    continue
                if square in grid.images:
                    self.fault(path, say("{name} is an Image's square, no path", name=name), "W-11")
                elif (laid[0] | laid[1]) & grid.bit[square]:
                    self.fault(path, say("{name} is laid twice", name=name), "W-29")
                laid[i] |= grid.bit[square]
        self.state.laid = (laid[0], laid[1])

    def discards(self, value: object) -> None:
        for i, side, given in self.by_seat("discards", value):
            for index, name in enumerate(self.listed(("discards", side), given)):
                path: Path = ("discards", side, index)
                entity = self.entity(path, f"{side}{name}")
                if entity is not None and self.leave_pool(path, entity):
                    gone = list(self.state.discards)
                    gone[i] = tuple(sorted((*gone[i], entity)))
                    self.state.discards = (gone[0], gone[1])

    def entity(self, path: Path, being: str) -> int | None:
        entity = self.config.entity.get(being)
        if entity is None:
            self.fault(
                path, say("{being} is not in the pool that was selected", being=being), "W-14"
            )
        return entity

    def leave_pool(self, path: Path, entity: int) -> bool:
        side = int(entity >= SIDE_CAPACITY)
        if entity not in self.state.pool[side]:
            self.fault(path, say("{being} is there already", being=self.config.ids[entity]), "W-1")
            return False
        pools = list(self.state.pool)
        pools[side] = tuple(other for other in pools[side] if other != entity)
        self.state.pool = (pools[0], pools[1])
        self.state.seen |= 1 << entity
        return True

    def beings(self, value: object) -> None:
        for index, given in enumerate(self.listed(("beings",), value)):
            path: Path = ("beings", index)
            if not isinstance(given, Mapping) or not {"id", "square"} <= given.keys():
                self.fault(
                    path, say("a being has an id and a square, such as {id: w4H, square: b7}")
                )
                continue
            for key in given:
                if key not in ("id", "square", "str"):
                    self.fault(
                        (*path, key), say("a being has id, square and str, not {key}", key=key)
                    )
            self.being(path, given)

    def being(self, path: Path, given: Mapping[str, object]) -> None:
        state, grid = self.state, self.config.grid
        entity = self.entity((*path, "id"), str(given["id"]))
        square = self.square((*path, "square"), given["square"])
        if entity is None or square is None:
            return
        if not (state.laid[0] | state.laid[1]) & grid.bit[square]:
            self.fault(
                (*path, "square"), say("{square} is not laid", square=given["square"]), "W-28"
            )
        elif (state.held[0] | state.held[1]) & grid.bit[square]:
            self.fault(
                (*path, "square"), say("{square} holds two beings", square=given["square"]), "W-36"
            )
        elif self.leave_pool((*path, "id"), entity):
            most = self.config.strength[entity]
            strength = self.number((*path, "str"), given.get("str", most), 1, most, "W-2")
            state.place(entity, square)
            state.columns[STRENGTH + entity] = strength or most

    def active(self, value: object) -> None:
        side = self.seat(("active",), value, "W-15")
        if side is not None:
            self.state.active = side
