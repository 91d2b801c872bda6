"""Reading a match's head: options and a custom start (section 13), each checked against the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.storytellers.actions.skills import SKILLS
from wonderland.games.storytellers.actions.telling import RATINGS
from wonderland.games.storytellers.definitions import ACHIEVEMENTS, AREA, LETTERS, TYPES, Definitions
from wonderland.games.storytellers.match_config import MatchConfig, Options
from wonderland.games.storytellers.state import (
    COLLECT,
    DRAW,
    NONE,
    PHASES,
    PLAY,
    RATE,
    TELL,
    WONDERFUL,
    Laid,
    State,
    with_entry,
)
from wonderland.games.storytellers.turn import begin_setup
from wonderland.games.storytellers.view import VERDICTS
from wonderland.kit.form import Given
from wonderland.kit.head import read_options

_RULE = "ST-82"
_KEYS = (
    "players", "round", "active", "phase", "to_play", "last", "theme", "area", "told", "hands",
    "collections", "achievements", "characters", "ratings", "verdict", "collected", "boring_used",
    "decks",
)  # fmt: skip
_PHASES = (PLAY, TELL, RATE, COLLECT, DRAW)
_WORDS = say("{key} is a list, or a text with blanks between the words")
_HARD_FOR = 4
"""Grade 3 alone suffices for so many players (option ``grades: hard``)."""
_FACES = ("up", "down", "used")
SHOWN = 24


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says.

    Raises:
        SetupError: with all that is wrong.
    """
    head = Given(record.setup, (), LETTERS, [])
    options = _read_options(definitions, record.options or {}, head)
    head.check()
    assert options
    start = head.at("position")
    if start.value is not None:
        start.only(_KEYS, say("a position has no key {key}; it has {known}"))
        options = replace(options, players=_players(start, record.options or {}, options))
    _check_seats(options, head)
    head.check()
    state = State(MatchConfig(definitions, options))
    if start.value is not None:
        _Start(state).read(Given(start.value, start.path, state.config.seats, head.faults))
        head.check()
    elif options.first is not None:
        begin_setup(state, state.config.seats.index(options.first))
    return state


def players_of(definitions: Definitions, given: Mapping[str, object], setup: Mapping[str, object]) -> int:
    """The number of players by the head; the usual one where it is wrong."""
    position = setup.get("position")
    own = position.get("players") if isinstance(position, Mapping) else None
    return definitions.options.players(given, LETTERS, own)


def _read_options(definitions: Definitions, given: Mapping[str, object], head: Given) -> Options | None:
    """Check the options and fill in what isn't given (ST-82)."""
    return read_options(Options, definitions.options, given, LETTERS, head.faults, _RULE)


def _check_seats(options: Options, head: Given) -> None:
    """What depends on how many play."""
    if options.first is not None:
        head.of(options.first, "options", "first").choice(LETTERS[: options.players], _RULE)
    if options.grades == "hard" and options.players > _HARD_FOR:
        what = say("grade 3 alone is for {n} players at most", n=_HARD_FOR)
        head.of("hard", "options", "grades").fault(what, _RULE)


def _players(start: Given, given: Mapping[str, object], options: Options) -> int:
    """The players of a custom start; an option beside it says the same."""
    own = start.at("players", options.players)
    players = own.whole(2, len(LETTERS), "ST-1") or options.players
    if "players" in given and players != options.players:
        own.fault(say("the option players says another number"), _RULE)
    return players


class _Start:
    """Puts a custom start into a first state.

    Attributes:
        state: what is filled.
        named: the word cards that were named.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.config = state.config
        self.named: set[int] = set()
        self.held: set[int] = set()

    def read(self, given: Given) -> None:
        """Lay the area, deal what is given, and say in which step the round is."""
        state, config = self.state, self.config
        phases = [PHASES[phase] for phase in _PHASES]
        state.round = given.at("round", 1).whole(1, config.rounds) or 1
        state.active = given.at("active", config.seats[0]).seat() or 0
        state.phase = PHASES.index(given.at("phase", "play").choice(phases) or "play")
        state.ended = (state.active - 1) % config.players
        if given.at("last").value is not None:
            last = given.at("last").seat()
            state.last = NONE if last is None else last
        self.theme(given.at("theme", "thm01"))
        self.area(given.at("area"))
        state.hands = self.by_seat(given.at("hands", {}))
        state.collections = self.by_seat(given.at("collections", {}))
        self.told(given.at("told", {}))
        self.decks(given.at("decks", {}))
        self.achievements(given.at("achievements", {}))
        for seat, own in given.at("characters", {}).by_seat():
            self.character(seat, own)
        for seat, own in given.at("boring_used", {}).by_seat():
            used = own.whole(0, config.rounds) or 0
            state.boring_used = with_entry(state.boring_used, seat, used)
        self.step(given)

    # --- the step of the round
    def step(self, given: Given) -> None:
        """What belongs to one step only: who has to play, ratings, the verdict."""
        state, phase = self.state, self.state.phase
        self.only_in(given.at("to_play"), phase == PLAY, "play")
        self.only_in(given.at("ratings"), phase == RATE, "rate")
        self.only_in(given.at("collected"), phase == DRAW, "draw")
        self.only_in(given.at("verdict"), phase in (COLLECT, DRAW), "collect, draw")
        if phase == PLAY:
            self.to_play(given.at("to_play", [self.config.seats[s] for s in self.config.from_seat(state.active)]))
        elif phase == RATE:
            self.ratings(given.at("ratings", {}))
        elif phase in (COLLECT, DRAW):
            self.verdict(given.at("verdict", VERDICTS[WONDERFUL] if phase == COLLECT else None))
            state.collected = given.at("collected", False).switch() if phase == DRAW else False

    def only_in(self, given: Given, fits: bool, phases: str) -> None:
        """A key that only some steps have."""
        if given.value is not None and not fits:
            given.fault(say("{key} goes with phase {phases}", key=given.key, phases=phases))

    def to_play(self, given: Given) -> None:
        """Who has still to play: some seats, clockwise (ST-20)."""
        players = self.config.players
        seats = [entry.seat() for entry in given.entries(players)]
        known = [seat for seat in seats if seat is not None]
        steps = [(seat - known[0]) % players for seat in known]
        if not known or steps != sorted(set(steps)):
            given.fault(say("to_play names seats in clockwise order, one at least"), "ST-20")
        else:
            self.state.to_play = tuple(known)

    def ratings(self, given: Given) -> None:
        """Ratings of some seats, not yet of all (ST-38)."""
        state = self.state
        for seat, own in given.by_seat():
            rating = own.choice(RATINGS, "ST-39")
            if seat == state.active:
                own.fault(say("the storyteller does not rate"), "ST-38")
            elif rating is not None:
                state.ratings = with_entry(state.ratings, seat, RATINGS.index(rating))
        if not state.raters():
            given.fault(say("the ratings are not yet all in"), "ST-40")

    def verdict(self, given: Given) -> None:
        """The verdict: wonderful where the storyteller collects (ST-43, ST-44)."""
        verdict = given.choice(VERDICTS, "ST-41")
        if verdict is None:
            return
        self.state.verdict = VERDICTS.index(verdict)
        if self.state.phase == COLLECT and self.state.verdict != WONDERFUL:
            given.fault(say("only after a wonderful story a card is collected"), "ST-44")

    # --- cards
    def theme(self, given: Given) -> None:
        """The theme that is turned up; those drawn later are any others."""
        theme = self.config.definitions.theme_of.get(str(given.value))
        if theme is None:
            given.fault(say("{word!r} is no theme", word=str(given.value)[:SHOWN]), "ST-5")
        else:
            self.state.theme = theme
            self.state.themes &= ~(1 << theme)

    def area(self, given: Given) -> None:
        """The piles, each card with who played it."""
        if not isinstance(given.value, Mapping):
            given.fault(say("a position needs its area"))
            return
        given.only(TYPES, say("the area has no pile {key}; it has {known}"))
        for kind in AREA:
            pile = given.at(TYPES[kind])
            for word in reversed(pile.words(_WORDS)):
                name, at, seat = word.partition("@")
                card = self.card(pile, name, kind)
                if at and seat not in self.config.seats:
                    pile.fault(say("{word!r} is no seat of this match", word=seat[:SHOWN]))
                elif card is not None:
                    player = self.config.seats.index(seat) if at else NONE
                    own = (Laid(card, player), *self.state.area[kind])
                    self.state.area = with_entry(self.state.area, kind, own)

    def told(self, given: Given) -> None:
        """The last event, pile by pile; where it isn't named what is uncovered now (ST-29)."""
        state = self.state
        given.only(TYPES, say("told has no pile {key}; it has {known}"))
        state.told = tuple([state.top(kind) for kind in range(len(TYPES))])
        for kind in AREA:
            if isinstance(given.value, Mapping) and TYPES[kind] in given.value:
                words = given.at(TYPES[kind]).words(_WORDS)
                known = self.config.definitions.card_of.get(words[0]) if len(words) == 1 else None
                if words and (known is None or self.config.kinds[known] != kind):
                    given.at(TYPES[kind]).fault(say("told has one card of the pile’s type"))
                state.told = with_entry(state.told, kind, NONE if known is None else known)

    def by_seat(self, given: Given) -> tuple[tuple[int, ...], ...]:
        """Hands or collections; one that isn't named is empty."""
        found: tuple[tuple[int, ...], ...] = ((),) * self.config.players
        for seat, own in given.by_seat():
            cards = [self.card(own, word) for word in own.words(_WORDS)]
            found = with_entry(found, seat, tuple(sorted(c for c in cards if c is not None)))
        return found

    def decks(self, given: Given) -> None:
        """A deck that isn't named holds all cards of its type that are named nowhere."""
        given.only(TYPES, say("there is no deck {key}; there are {known}"))
        decks = {}
        for kind, name in enumerate(TYPES):
            if isinstance(given.value, Mapping) and name in given.value:
                own = given.at(name)
                cards = [self.card(own, word, kind) for word in own.words(_WORDS)]
                decks[kind] = sum(1 << card for card in cards if card is not None)
        named = sum(1 << card for card in self.named)
        own_decks = [decks.get(kind, all_ & ~named) for kind, all_ in enumerate(self.config.of_type)]
        self.state.decks = tuple(own_decks)
        self.state.sizes = tuple([deck.bit_count() for deck in own_decks])

    def card(self, given: Given, word: str, kind: int | None = None) -> int | None:
        """A word card that was not named before, of a pile's type."""
        card = self.config.definitions.card_of.get(word)
        if card is None:
            given.fault(say("{word!r} is no word card", word=word[:SHOWN]), "ST-2")
        elif kind is not None and self.config.kinds[card] != kind:
            given.fault(say("{word} is no {kind} card", word=word, kind=TYPES[kind]), "ST-21")
        elif card in self.named:
            given.fault(say("{word} is named twice", word=word), "ST-2")
        else:
            self.named.add(card)
            return card
        return None

    # --- missions and characters
    def achievements(self, given: Given) -> None:
        """The missions of seats (ST-16)."""
        state, known = self.state, self.config.definitions.achievement_of
        for seat, own in given.by_seat():
            cards = [known.get(word, NONE) for word in own.words(_WORDS)]
            if NONE in cards:
                own.fault(say("an achievement is written ach01, one of those that there are"), "ST-6")
            elif len(set(cards) - self.held) < len(cards):
                own.fault(say("an achievement is named twice"), "ST-16")
            elif len(cards) > ACHIEVEMENTS:
                own.fault(say("a seat has three achievements"), "ST-16")
            else:
                self.held |= set(cards)
                state.achievements = with_entry(state.achievements, seat, tuple(sorted(cards)))
                state.achievements_left &= ~sum(1 << card for card in cards)

    def character(self, seat: int, given: Given) -> None:
        """A seat's character, and whether it is up, down or used (ST-54 to ST-57)."""
        state, definitions = self.state, self.config.definitions
        words = str(given.value).split()
        number = definitions.character_of.get(words[0], NONE) if len(words) == 2 else NONE
        if number == NONE or words[1] not in _FACES:
            given.fault(say("a character is written chr01 up, chr01 down or chr01 used"), "ST-9")
            return
        if number in state.characters:
            given.fault(say("a character is named twice"), "ST-17")
        skill = SKILLS.get(definitions.characters[number].skill)
        once = skill is not None and (skill.once or definitions.characters[number].skill == "rescue")
        if words[1] == "used" and not once:
            given.fault(say("only a skill that is had once is used up"), "ST-57")
        if words[1] != "down" and not self.config.options.skills:
            given.fault(say("without skills every character is down"), "ST-54")
        state.characters = with_entry(state.characters, seat, number)
        state.characters_left &= ~(1 << number)
        state.shown |= (words[1] != "down") << seat
        state.used |= (words[1] == "used") << seat
