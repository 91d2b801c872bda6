"""Reading a match's head: options and a custom position, each checked against the rules."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import TypeAdapter

from wonderland.core.message import one_of, say
from wonderland.core.record import Record
from wonderland.games.painting_the_roses.definitions import LETTERS, STANDARD, Definitions
from wonderland.games.painting_the_roses.match_config import MatchConfig, Options
from wonderland.games.painting_the_roses.outcome import win_by_garden
from wonderland.games.painting_the_roses.recall import Recall
from wonderland.games.painting_the_roses.setting_up import name_dealer
from wonderland.games.painting_the_roses.state import ACT, DONE, NONE, State, listed
from wonderland.kit import head as heads
from wonderland.kit.head import Fault, Path, SetupError
from wonderland.kit.options import PRESET

MOST = 9999
_KEYS = (
    "dealer", "active", "round", "done", "gardens", "guards", "queen", "kings", "hands", "pile",
    "discards", "tower", "quiet",
)  # fmt: skip
_OPTION_RULE = "PR-96"

_OPTIONS = TypeAdapter(Options)


def open_match(definitions: Definitions, record: Record) -> State:
    """Set up a match as a record's head says, whose options may leave out what has its usual value.

    Raises:
        SetupError: with all that is wrong.
    """
    options, position = record.options, record.setup.get("position")
    faults: list[Fault] = []
    given: dict[str, object] = dict(options or {})
    players = _seated(definitions, given, position, faults)
    read = _read_options(definitions, given, players, faults)
    if read is None or faults:
        raise SetupError(faults)
    config = MatchConfig(definitions, read)
    state = State(config)
    if isinstance(position, Mapping):
        _PositionReader(state, faults).read(position)
        if faults:
            raise SetupError(faults)
        win_by_garden(state, None)
    elif read.dealer is not None:
        name_dealer(state, config.seats.index(read.dealer), None)
    return state


def players_of(definitions: Definitions, given: Mapping[str, object], position: object) -> int:
    """The number of players, by a custom start or the options; the usual one where it is wrong."""
    gardens = position.get("gardens") if isinstance(position, Mapping) else None
    if isinstance(gardens, Mapping) and definitions.least <= len(gardens) <= definitions.most:
        return len(gardens)
    option = definitions.options.options["players"]
    for players in (definitions.options.values(given)["players"], option.default):
        if isinstance(players, int) and not option.wrong("players", players, LETTERS):
            return players
    return definitions.least


# --- options ---------------------------------------------------------------------------------------
def _seated(
    definitions: Definitions, given: dict[str, object], position: object, faults: list[Fault]
) -> int:
    """The number of players: of a custom start's gardens, else the option."""
    if position is None:
        return players_of(definitions, given, None)
    gardens = position.get("gardens") if isinstance(position, Mapping) else None
    path: Path = ("position", "gardens")
    if not isinstance(gardens, Mapping):
        faults.append(
            Fault(path[: 1 if gardens is None else 2], say("a position needs its gardens"))
        )
        return definitions.least
    count = len(gardens)
    if set(gardens) != set(LETTERS[:count]) or not definitions.least <= count <= definitions.most:
        least, most = definitions.least, definitions.most
        faults.append(
            Fault(
                path,
                say(
                    "gardens are those of seats a, b and so on, {least} to {most}",
                    least=least,
                    most=most,
                ),
            )
        )
        return definitions.least
    asked = given.get("players")
    if asked is not None and asked != count:
        faults.append(
            Fault(
                ("options", "players"),
                say("there are {count} gardens, not {asked}", count=count, asked=asked),
            )
        )
    return count


def _read_options(
    definitions: Definitions, given: Mapping[str, object], players: int, faults: list[Fault]
) -> Options | None:
    """Check the options and fill in what isn't given (PR-96)."""
    letters = LETTERS[:players]
    values = heads.read_options(definitions.options, given, LETTERS, faults, _OPTION_RULE)
    if values is None:
        return None
    values["players"] = players
    if values["packs"] is None:
        values["packs"] = 1 if players <= definitions.one_pack else 2
    elif values["packs"] == 1 and players > definitions.one_pack:
        message = say("one pack serves {most} players at most", most=definitions.one_pack)
        faults.append(Fault(("options", "packs"), message, _OPTION_RULE))
    dealer = values["dealer"]
    if isinstance(dealer, str) and dealer not in letters:
        message = say("dealer is {known}, not {dealer!r}", known=one_of(letters), dealer=dealer)
        faults.append(Fault(("options", "dealer"), message, _OPTION_RULE))
    return _OPTIONS.validate_python({"preset": str(given.get(PRESET, STANDARD)), **values})


# --- a custom start --------------------------------------------------------------------------------
class _PositionReader(heads.PositionReader):
    """Reads a custom start into a state (section 14), noting every fault."""

    def __init__(self, state: State, faults: list[Fault]) -> None:
        super().__init__(state.config.seats, faults)
        self.state = state
        self.config = state.config

    def read(self, given: Mapping[str, object]) -> None:
        for key in given:
            if key not in _KEYS:
                self.fault(
                    (key,),
                    say(
                        "a position has no key {key}; it has {known}",
                        key=key,
                        known=", ".join(_KEYS),
                    ),
                )
        state = self.state
        state.phase = ACT
        named = self.config.options.dealer
        dealer = self._seat_or(given, "dealer", self.config.seats.index(named) if named else 0)
        state.dealer, state.active = dealer, self._seat_or(given, "active", dealer)
        gardens = given["gardens"]
        assert isinstance(gardens, Mapping)
        self._gardens(gardens)
        self._guards(given.get("guards"))
        self._queen(given.get("queen"))
        state.kings = self._hands(given, "kings")
        state.hands = self._hands(given, "hands")
        state.recall = Recall.begun(len(self.config.pack), tuple(map(len, state.hands)))
        for card in self.cards(given.get("discards"), ("discards",)):
            self.take(card, ("discards",))
            state.throw(card)
        tower = self.cards(given.get("tower"), ("tower",))
        for card in tower:
            self.take(card, ("tower",))
        self._pile(given, tower)
        self._turn(given)

    def _turn(self, given: Mapping[str, object]) -> None:
        state = self.state
        players, options = self.config.players, self.config.options
        number = self._number_or(given, "round", 1, options.rounds or MOST)
        state.turn = (number - 1) * players + (state.active - state.dealer) % players + 1
        state.quiet = self._number_or(given, "quiet", 0, options.quiet * players - 1)
        done = given.get("done")
        if done is None:
            return
        bits = {word: bit for bit, word in DONE.items()}
        if not isinstance(done, list) or any(
            not isinstance(word, str) or word not in bits for word in done
        ):
            self.fault(("done",), say("done lists some of {known}", known=", ".join(bits)))
            return
        for word in done:
            state.done |= bits[word]
        if "recruit" in done and len(set(done)) > 1:
            self.fault(("done",), say("recruiting takes the whole turn"), "PR-74")

    # --- where cards lie
    def take(self, card: int, path: Path) -> bool:
        """Take a card out of the pile for a place; each is there once (or twice, with two packs)."""
        if not self.state.pile[card]:
            self.fault(path, say("{card} is named once too often", card=self.config.names[card]))
            return False
        self.state.draw_out(card)
        return True

    def _gardens(self, given: Mapping[str, object]) -> None:
        config, state = self.config, self.state
        hedges: list[int] = []
        for letter in config.seats:
            path = ("gardens", letter)
            words = self.words(given[letter], path)
            if len(words) != config.size:
                self.fault(
                    path,
                    say(
                        "a garden has {size} hedges, not {words}",
                        size=config.size,
                        words=len(words),
                    ),
                    "PR-7",
                )
                words = words[: config.size] + [""] * (config.size - len(words))
            for word in words:
                card = self.card(word.removesuffix("*"), path) if word else NONE
                if card != NONE and not config.steps[card]:
                    self.fault(
                        path, say("{word} is no number card, so no hedge", word=word), "PR-12"
                    )
                if card != NONE:
                    self.take(card, path)
                if word.endswith("*"):
                    state.paint |= 1 << len(hedges)
                hedges.append(card)
        state.hedges = tuple(hedges)

    def _guards(self, given: object) -> None:
        for seat, letter, value in self.by_seat("guards", {} if given is None else given):
            path: Path = ("guards", letter)
            if value is None:
                continue
            words = self.words(value, path)
            if len(words) != 2:
                self.fault(path, say("a guardsman is a card and a hedge, such as 4D b2"))
                continue
            card, hedge = self.card(words[0], path), self.hedge(words[1], path)
            if card == self.config.stalker:
                self.fault(path, say("the Queen of Hearts can’t be a guardsman"), "PR-16")
            elif card != NONE and self.take(card, path):
                self.state.post(seat, card, hedge)

    def _queen(self, given: object) -> None:
        if given is None:
            return
        hedge = self.hedge(given, ("queen",))
        if hedge != NONE and self.take(self.config.stalker, ("queen",)):
            self.state.queen = hedge

    def _hands(self, given: Mapping[str, object], key: str) -> tuple[tuple[int, ...], ...]:
        hands: list[tuple[int, ...]] = [()] * self.config.players
        entries = given.get(key)
        for seat, letter, value in self.by_seat(key, {} if entries is None else entries):
            path: Path = (key, letter)
            cards = self.cards(value, path)
            for card in cards:
                self.take(card, path)
                if key == "kings" and self.config.power[card] != "wait":
                    self.fault(
                        path, say("{card} is no King", card=self.config.names[card]), "PR-47"
                    )
            hands[seat] = tuple(sorted(cards))
        return tuple(hands)

    def _pile(self, given: Mapping[str, object], tower: list[int]) -> None:
        """A pile that is given is the whole of it; what is named nowhere is in the tower then."""
        state = self.state
        if "pile" in given and given["pile"] is not None:
            pile = bytearray(len(state.pile))
            for card in self.cards(given["pile"], ("pile",)):
                if self.take(card, ("pile",)):
                    pile[card] += 1
            tower = tower + listed(state.pile)
            state.pile, state.pile_size = pile, sum(pile)
        state.tower = tuple(sorted(tower))

    # --- words
    def words(self, value: object, path: Path) -> list[str]:
        """Cards in one text, spaces between, or a list of them."""
        if value is None:
            return []
        if isinstance(value, str):
            return value.split()
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            return list(value)
        self.fault(path, say("cards are written with spaces between, such as 3H 7C"))
        return []

    def card(self, word: str, path: Path) -> int:
        kind = self.config.kind.get(word, NONE)
        if kind == NONE:
            self.fault(path, say("{word!r} is no card; one is written 7H or TD", word=word[:12]))
        return kind

    def cards(self, value: object, path: Path) -> list[int]:
        found = [self.card(word, path) for word in self.words(value, path)]
        return [card for card in found if card != NONE]

    def hedge(self, word: object, path: Path) -> int:
        hedge = self.config.hedge.get(word, NONE) if isinstance(word, str) else NONE
        if hedge == NONE:
            self.fault(path, say("{word!r} is no hedge of this ring", word=str(word)[:12]), "PR-8")
        return hedge

    def _seat_or(self, given: Mapping[str, object], key: str, usual: int) -> int:
        seat = None if given.get(key) is None else self.seat((key,), given[key])
        return usual if seat is None else seat

    def _number_or(self, given: Mapping[str, object], key: str, least: int, most: int) -> int:
        """A number that is the least where it is not given; one below it as the most is none."""
        most = most if most >= least else MOST
        number = self.number((key,), given.get(key, least), least, most)
        return least if number is None else number
