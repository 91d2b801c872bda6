"""Reading a match's head: options, pools and a custom position, each checked against the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.wonderland.components import SIDE_CAPACITY, STRENGTH
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.factors import MOST_FACTORS
from wonderland.games.wonderland.guises import every_label
from wonderland.games.wonderland.ledger import Ledger
from wonderland.games.wonderland.match_config import MatchConfig, Options
from wonderland.games.wonderland.pairs import pair_faults
from wonderland.games.wonderland.pools import drawn_pool
from wonderland.games.wonderland.selections import selection_faults
from wonderland.games.wonderland.state import ACTION, CHOOSE, NOBODY, SIDES, State, swap
from wonderland.games.wonderland.unknown import hide
from wonderland.kit.form import Given
from wonderland.kit.head import read_options
from wonderland.kit.options import truth

_KEYS = ("images", "factors", "laid", "discards", "beings", "active", "phase")


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says.

    Its options may leave out what has its preset's or default value, its pools are for each side its
    cards; where there are none, a named pool is drawn by the seed.

    Raises:
        SetupError: with all that is wrong.
    """
    head = Given(record.setup, (), SIDES, [])
    given = record.options or {}
    options = _read_options(definitions, given, head)
    start = head.at("position")
    selections = _Selections(definitions, options, start.value is None).read(head.at("pools"), record.seed)
    head.check()
    opening = start.at("phase", "choose").choice(("choose", "action"))
    config = MatchConfig(definitions, options, given, selections, opening or "")
    state = _first_state(config, told=start.value is None)
    if start.value is not None:
        _Start(config, state).read(start)
    head.check()
    if state.active != NOBODY:
        begin_match(state, state.active)
    return state


def _read_options(definitions: Definitions, given: Mapping[str, object], head: Given) -> Options:
    """Check the options and fill in what isn't given (W-75; "Fine points" of section 8).

    Raises:
        SetupError: with all that is wrong.
    """
    options = read_options(Options, definitions.options, given, SIDES, head.faults, "W-75")
    if options and options.hidden_beings and not options.referee:
        what = say("hidden_beings is played with referee only")
        head.of(None, "options", "hidden_beings").fault(what, "W-79")
    head.check()
    assert options
    return options


class _Selections:
    """Reads what both sides bring to a match: cards by W-14, or pairs by W-86.

    Attributes:
        definitions: the cards that there are.
        options: of the match.
        least, most: how many cards or pairs a selection has.
        rule: by which they are checked.
    """

    def __init__(self, definitions: Definitions, options: Options, whole: bool) -> None:
        self.definitions = definitions
        self.options = options
        self.least, self.most = options.pool if whole else 0, options.pool
        self.rule = "W-86" if options.paired_cards else "W-14"

    def read(self, given: Given, seed: int | None) -> tuple[Sequence[str], Sequence[str]]:
        """Check both selections, or draw named pools by the seed where none are given."""
        if not isinstance(given.value, Mapping | None):
            given.fault(say("pools has w and e, each a list of cards"))
            return (), ()
        given.only(SIDES, say("pools has w and e, not {key}"))
        chosen: list[Sequence[str]] = []
        for side in SIDES:
            if given.value is not None and side in given.value:
                chosen.append(self._of_side(given.at(side)))
            elif seed is not None:
                pairs = self.options.paired_cards
                chosen.append(drawn_pool(self.definitions, self.most, side, seed, pairs=pairs))
            else:
                what = say("pools has no {side}, and there is no seed to draw one by", side=side)
                given.fault(what, self.rule)
                chosen.append(())
        return chosen[0], chosen[1]

    def _of_side(self, given: Given) -> Sequence[str]:
        cards, side = given.value, given.key
        if not isinstance(cards, Sequence) or isinstance(cards, str):
            what = say("pools.{side} is a list of cards, not {given!r}", side=side, given=cards)
            given.fault(what, self.rule)
            return ()
        found = [(at, fault) for at, fault in enumerate(self._faults(cards)) if fault]
        for at, fault in found:
            given.of(cards[at], at).fault(fault, self.rule)
        if not found and not self.least <= len(cards) <= self.most:
            given.fault(self._wrong_size(side, len(cards)), self.rule)
        return [] if found else list(cards)

    def _faults(self, cards: Sequence[object]) -> list[str]:
        deck = self.definitions.cards
        faults = pair_faults if self.options.paired_cards else selection_faults
        return faults(deck, cards)

    def _wrong_size(self, side: object, n: int) -> str:
        if self.options.paired_cards:
            return say("pools.{side} has {n} pairs, not {pool}", side=side, n=n, pool=self.most)
        return say("pools.{side} has {n} cards, not {pool}", side=side, n=n, pool=self.most)


def _first_state(config: MatchConfig, *, told: bool) -> State:
    """The state before the first line, all selected cards in their pools (W-15).

    Args:
        config: what is fixed for the match.
        told: whether everybody knows what factors there are, none: not so at a custom start.
    """
    state, first = State(config), config.options.first
    state.life = (config.options.life, config.options.life)
    if config.referee:
        ledger = Ledger.opened(len(config.letters), told=told)
        state.ledgers = (ledger, ledger)
    west, east = map(len, config.selections)
    state.pool = (tuple(range(west)), tuple(range(SIDE_CAPACITY, SIDE_CAPACITY + east)))
    state.active = NOBODY if first is None else SIDES.index(first)
    return state


def begin_match(state: State, side: int) -> None:
    """Give the first turn to a side, in the phase that the position names (W-15, W-16)."""
    state.active = side
    wants_dice = state.config.opening == "choose" and state.pool[side]
    state.phase = CHOOSE if wants_dice else ACTION


class _Start:
    """Puts a custom start (section 8) into a first state, in which all cards are in their pools."""

    def __init__(self, config: MatchConfig, state: State) -> None:
        self.config = config
        self.state = state

    def read(self, given: Given) -> None:
        """Read all of it; beings come after the squares on which they stand."""
        if not isinstance(given.value, Mapping):
            given.fault(say("position has keys such as {known}", known=", ".join(_KEYS)))
            return
        given.only(_KEYS, say("position has no {key}; it has {known}"))
        for side, left in given.at("images", {}).by_seat():
            life = left.whole(1, self.config.options.life, "W-13") or 1
            self.state.life = swap(self.state.life, side, life)
        for side, factors in given.at("factors", {}).by_seat():
            self.factors(side, factors)
        for side, laid in given.at("laid", {}).by_seat():
            self.laid(side, laid)
        for side, discards in given.at("discards", {}).by_seat():
            self.discards(side, discards)
        for being in given.at("beings", []).entries():
            self.being(being)
        active = given.at("active")
        if active.value is not None:
            self.state.active = active.seat("W-15") or 0

    def factors(self, side: int, given: Given) -> None:
        """A side's factors."""
        letters = self.config.definitions.letters
        if not isinstance(given.value, Mapping):
            listed = ", ".join(letters)
            given.fault(say("factors has a number for each of {listed}", listed=listed))
            return
        given.only(tuple(letters), say("there is no factor {key}; there are {known}"), "W-5")
        for at, letter in enumerate(letters):
            count = given.at(letter, 0).whole(0, MOST_FACTORS, "W-18")
            self.state.set_factor(at, side, count or 0)

    # --- squares
    def square(self, given: Given) -> int | None:
        """The square that is named here, None where there is none such."""
        name = given.value
        square = self.config.grid.squares.get(name) if isinstance(name, str) else None
        if square is None:
            given.fault(say("{name} is no square of the table", name=name), "W-9")
        return square

    def laid(self, side: int, given: Given) -> None:
        """A side's paths."""
        grid, laid = self.config.grid, list(self.state.laid)
        for entry in given.entries():
            square = self.square(entry)
            if square is None:
                continue
            if square in grid.images:
                what = say("{name} is an Image's square, no path", name=entry.value)
                entry.fault(what, "W-11")
            elif (laid[0] | laid[1]) & grid.bit[square]:
                entry.fault(say("{name} is laid twice", name=entry.value), "W-29")
            laid[side] |= grid.bit[square]
        self.state.laid = (laid[0], laid[1])

    # --- cards
    def entity(self, given: Given, being: str) -> int | None:
        """A card of a selection, None where there is none such."""
        entity = self.config.entity.get(being)
        if entity is None:
            given.fault(say("{being} is not in the pool that was selected", being=being), "W-14")
        return entity

    def labelled(self, side: int, given: Given) -> int | None:
        """A card or a pair as a pool names it (W-91), None where there is none such."""
        labels, first = self.config.labels, side * SIDE_CAPACITY
        held = labels[first : first + len(self.config.selections[side])]
        if given.value in held:
            return first + held.index(given.value)
        what = say("{being} is not in the pool that was selected", being=f"{SIDES[side]}{given.value}")
        given.fault(what, "W-86" if self.config.options.paired_cards else "W-14")
        return None

    def back(self, given: Given, entity: int) -> None:
        """The card behind a being's; it must be that of its pair (W-91)."""
        card, value = self.config.cards[entity], given.at("back").value
        if card is not None and value != card.back:
            name = self.config.ids[entity]
            what = say("the back of {being} is {back}, not {given!r}", being=name, back=card.back, given=value)
            given.at("back").fault(what, "W-91")

    def leave_pool(self, given: Given, entity: int) -> bool:
        """Take a card out of its pool, if it is still there."""
        side = int(entity >= SIDE_CAPACITY)
        if entity not in self.state.pool[side]:
            given.fault(say("{being} is there already", being=self.config.being_name(entity)), "W-1")
            return False
        left = tuple(other for other in self.state.pool[side] if other != entity)
        self.state.pool = swap(self.state.pool, side, left)
        self.state.seen |= 1 << entity
        return True

    def discards(self, side: int, given: Given) -> None:
        """A side's beings that were lost."""
        for entry in given.entries():
            entity = self.labelled(side, entry)
            if entity is not None and self.leave_pool(entry, entity):
                gone = tuple(sorted((*self.state.discards[side], entity)))
                self.state.discards = swap(self.state.discards, side, gone)

    def being(self, given: Given) -> None:
        """A being in play."""
        if not isinstance(given.value, Mapping) or not {"id", "square"} <= given.value.keys():
            given.fault(say("a being has an id and a square, such as {id: w4H, square: b7}"))
            return
        options = self.config.options
        pair = ("back",) if options.paired_cards else ()
        veil = ("known",) if options.hidden_beings else ()
        keys = ("id", *pair, "square", "str", *veil)
        given.only(keys, say("a being has {known}, not {key}"))
        state, bit = self.state, self.config.grid.bit
        who, where = given.at("id"), given.at("square")
        entity, square = self.entity(who, str(who.value)), self.square(where)
        if entity is None or square is None:
            return
        if options.paired_cards:
            self.back(given, entity)
        if not (state.laid[0] | state.laid[1]) & bit[square]:
            where.fault(say("{square} is not laid", square=where.value), "W-28")
        elif (state.held[0] | state.held[1]) & bit[square]:
            where.fault(say("{square} holds two beings", square=where.value), "W-36")
        elif self.leave_pool(who, entity):
            most = self.config.strength[entity]
            strength = given.at("str", most).whole(1, most, "W-2")
            self.veil(given, entity)
            state.place(entity, square)
            state.columns[STRENGTH + entity] = strength or most

    def veil(self, given: Given, being: int) -> None:
        """Let a being be unknown if its entry says ``known: false``: it may be any (W-85)."""
        known = given.at("known", True)
        if truth(known.value) is False:
            hide(self.state, being, every_label(self.config))
            self.state.seen &= ~(1 << being)
        elif truth(known.value) is not True:
            known.fault(say("known is true or false, not {value!r}", value=known.value), "W-85")
