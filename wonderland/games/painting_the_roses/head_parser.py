"""Reading a match's head: options and a custom position, each checked against the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.actions.setting_up import NameDealer
from wonderland.games.painting_the_roses.definitions import LETTERS, Definitions
from wonderland.games.painting_the_roses.match_config import MatchConfig, Options
from wonderland.games.painting_the_roses.outcome import win_by_garden
from wonderland.games.painting_the_roses.state import ACT, DONE, NONE, State, counted, listed
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.form import Given
from wonderland.kit.head import Fault, read_options

MOST = 9999
_KEYS = (
    "dealer", "active", "round", "done", "gardens", "guards", "queen", "kings", "hands", "pile",
    "discards", "tower", "quiet",
)  # fmt: skip
_NO_CARDS = say("cards are written with spaces between, such as 3H 7C")
_OPTION_RULE = "PR-96"


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says, whose options may leave out what has its usual value.

    Raises:
        SetupError: with all that is wrong.
    """
    head = Given(record.setup, (), LETTERS, [])
    given, start = record.options or {}, head.at("position")
    players = _seated(definitions, given, start)
    options = _read_options(definitions, given, players, head)
    head.check()
    assert options
    config = MatchConfig(definitions, options)
    state = State(config)
    if start.value is not None:
        _Start(state).read(Given(start.value, start.path, config.seats, head.faults))
        head.check()
        win_by_garden(state, None)
    elif options.dealer is not None:
        NameDealer(config.seats.index(options.dealer)).perform(state, CHANCE_ACTOR, None)
    return state


def players_of(definitions: Definitions, given: Mapping[str, object], position: object) -> int:
    """The number of players, by a custom start or the options; the usual one where it is wrong."""
    gardens = position.get("gardens") if isinstance(position, Mapping) else None
    if isinstance(gardens, Mapping) and definitions.least <= len(gardens) <= definitions.most:
        return len(gardens)
    return definitions.options.players(given, LETTERS)


# --- options ---------------------------------------------------------------------------------------
def _seated(definitions: Definitions, given: Mapping[str, object], start: Given) -> int:
    """The number of players: of a custom start's gardens, else the option."""
    if start.value is None:
        return players_of(definitions, given, None)
    gardens, least, most = start.at("gardens"), definitions.least, definitions.most
    if not isinstance(gardens.value, Mapping):
        (start if gardens.value is None else gardens).fault(say("a position needs its gardens"))
        return least
    count = len(gardens.value)
    if set(gardens.value) != set(LETTERS[:count]) or not least <= count <= most:
        what = say("gardens are those of seats a, b and so on, {least} to {most}", least=least, most=most)
        gardens.fault(what)
        return least
    asked = given.get("players")
    if asked is not None and asked != count:
        what = say("there are {count} gardens, not {asked}", count=count, asked=asked)
        start.faults.append(Fault(("options", "players"), what))
    return count


def _read_options(definitions: Definitions, given: Mapping[str, object], players: int, head: Given) -> Options | None:
    """Check the options and fill in what isn't given (PR-96)."""
    options = read_options(Options, definitions.options, given, LETTERS, head.faults, _OPTION_RULE)
    if options is None:
        return None
    if options.packs == 1 and players > definitions.one_pack:
        message = say("one pack serves {most} players at most", most=definitions.one_pack)
        head.of(None, "options", "packs").fault(message, _OPTION_RULE)
    if options.dealer is not None:
        head.of(options.dealer, "options", "dealer").choice(LETTERS[:players], _OPTION_RULE)
    packs = options.packs or (1 if players <= definitions.usual_one_pack else 2)  # PR-5, PR-6
    return replace(options, players=players, packs=packs)


# --- a custom start --------------------------------------------------------------------------------
class _Start:
    """Puts a custom start (section 14) into a first state, in whose pile every card lies."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.config = state.config

    def read(self, given: Given) -> None:
        """Take the cards that each place names out of the pile, and say whose turn it is."""
        given.only(_KEYS, say("a position has no key {key}; it has {known}"))
        state, seats = self.state, self.config.seats
        state.phase = ACT
        state.dealer = given.at("dealer", self.config.options.dealer or seats[0]).seat() or 0
        state.active = given.at("active", seats[state.dealer]).seat() or 0
        self.gardens(given.at("gardens"))
        for seat, guard in given.at("guards", {}).by_seat():
            self.guard(seat, guard)
        self.queen(given.at("queen"))
        for seat, kings in given.at("kings", {}).by_seat():
            self.kings(seat, kings)
        for seat, hand in given.at("hands", {}).by_seat():
            for card in self.taken(hand):
                state.give(seat, card)
        for card in self.taken(given.at("discards")):
            state.throw(card)
        self.pile(given.at("pile"), self.taken(given.at("tower")))
        self.turn(given)
        self.done(given.at("done", []))

    def turn(self, given: Given) -> None:
        """The turn's number, which follows from round and seat."""
        state, players, options = self.state, self.config.players, self.config.options
        number = given.at("round", 1).whole(1, options.rounds or MOST) or 1
        state.turn = (number - 1) * players + (state.active - state.dealer) % players + 1
        most = options.quiet * players - 1 if options.quiet else MOST
        state.quiet = given.at("quiet", 0).whole(0, most) or 0

    def done(self, given: Given) -> None:
        """What the active seat has done this turn."""
        bits = {word: bit for bit, word in DONE.items()}
        done = given.value
        if not isinstance(done, list) or any(word not in list(bits) for word in done):
            given.fault(say("done lists some of {known}", known=", ".join(bits)))
            return
        self.state.done = sum(bits[word] for word in set(done))
        if "recruit" in done and len(set(done)) > 1:
            given.fault(say("recruiting takes the whole turn"), "PR-74")

    # --- where cards lie
    def take(self, given: Given, card: int) -> bool:
        """Take a card out of the pile for a place; each is there once (or twice, with two packs)."""
        if self.state.pile[card]:
            self.state.draw_out(card)
            return True
        given.fault(say("{card} is named once too often", card=self.config.names[card]))
        return False

    def taken(self, given: Given) -> list[int]:
        """The cards that a place names, each taken out of the pile."""
        cards = [self.card(given, word) for word in given.words(_NO_CARDS)]
        cards = [card for card in cards if card != NONE]
        for card in cards:
            self.take(given, card)
        return cards

    def gardens(self, given: Given) -> None:
        """The hedges, painted ones with a star."""
        hedges: list[int] = []
        for _, garden in given.by_seat():
            words, size = garden.words(_NO_CARDS), self.config.size
            if len(words) != size:
                garden.fault(say("a garden has {size} hedges, not {words}", size=size, words=len(words)), "PR-7")
            for word in words[:size]:
                card = self.card(garden, word.removesuffix("*"))
                if card != NONE and not self.config.steps[card]:
                    garden.fault(say("{word} is no number card, so no hedge", word=word), "PR-12")
                if card != NONE:
                    self.take(garden, card)
                if word.endswith("*"):
                    self.state.paint |= 1 << len(hedges)
                hedges.append(card)
        self.state.hedges = tuple(hedges)

    def guard(self, seat: int, given: Given) -> None:
        """A seat's guardsman and the hedge he stands on, or null."""
        if given.value is None:
            return
        words = given.words(_NO_CARDS)
        if len(words) != 2:
            given.fault(say("a guardsman is a card and a hedge, such as 4D b2"))
            return
        card, hedge = self.card(given, words[0]), self.hedge(given, words[1])
        if card == self.config.stalker:
            given.fault(say("the Queen of Hearts can’t be a guardsman"), "PR-16")
        elif card != NONE and self.take(given, card):
            self.state.post(seat, card, hedge)

    def queen(self, given: Given) -> None:
        """The hedge of the Queen of Hearts at large, or null."""
        if given.value is not None:
            hedge = self.hedge(given, given.value)
            if hedge != NONE and self.take(given, self.config.stalker):
                self.state.queen = hedge

    def kings(self, seat: int, given: Given) -> None:
        """A seat's waiting Kings."""
        for card in self.taken(given):
            if self.config.power[card] != "wait":
                given.fault(say("{card} is no King", card=self.config.names[card]), "PR-47")
            self.state.lay_king(seat, card)

    def pile(self, given: Given, tower: list[int]) -> None:
        """A pile that is given is the whole of it; what is named nowhere is in the tower then."""
        state = self.state
        if given.value is not None:
            cards = self.taken(given)
            tower = tower + listed(state.pile)
            state.pile, state.pile_size = counted(cards, len(state.pile)), len(cards)
        state.tower = tuple(sorted(tower))

    # --- words
    def card(self, given: Given, word: str) -> int:
        """A card, ``NONE`` where a word is none."""
        card = self.config.kind.get(word, NONE)
        if card == NONE:
            given.fault(say("{word!r} is no card; one is written 7H or TD", word=word[:12]))
        return card

    def hedge(self, given: Given, word: object) -> int:
        """A hedge of the ring, ``NONE`` where there is none such."""
        hedge = self.config.hedge.get(word, NONE) if isinstance(word, str) else NONE
        if hedge == NONE:
            given.fault(say("{word!r} is no hedge of this ring", word=str(word)[:12]), "PR-8")
        return hedge
