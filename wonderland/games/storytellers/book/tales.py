"""What a book tells: the first event and every tale, from the lines of a match (ST-13, ST-36)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from wonderland.core.game import Game
from wonderland.core.match import Match
from wonderland.core.message import Message, all_of, capital, say, say_n
from wonderland.core.record import HUMAN, Record
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import telling
from wonderland.games.storytellers.definitions import AREA, TYPES, WordCard
from wonderland.games.storytellers.names import SEAT_NAMES
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.state import NONE

YOU = say("You")
"""What a person who plays alone is called in a record."""
Cards = Mapping[str, WordCard | None]
"""The uncovered card of each pile by its type; None for an empty one."""


@dataclass(frozen=True, slots=True)
class Tale:
    """What was told in a round.

    Attributes:
        round: its number.
        theme: of the round.
        seat, teller: who told, by letter and by name.
        cards: what it was told of.
        sentence: what the cards say.
        text: what was typed; None where it was told aloud.
        rated: whether the verdict is known; then ``wonderful``, ``wondering`` and ``votes`` are it.
        kept: what the teller collected.
    """

    round: int
    theme: str
    seat: str
    teller: str
    cards: Cards
    sentence: str
    text: str | None
    rated: bool = False
    wonderful: bool = False
    wondering: int = 0
    votes: int = 0
    kept: tuple[WordCard, ...] = ()

    @property
    def title(self) -> str:
        """What it is called: by who and where, as old books are."""
        who, where = self.cards["who"], self.cards["where"]
        if who and where:
            return say("{title}, or {other}", title=who.title, other=where.title)
        known = [card.title for card in (who, where, self.cards["what"], self.cards["when"]) if card]
        return known[0] if known else say("Nothing in Particular")

    @property
    def words(self) -> str:
        """What is read: the text, or what the cards say."""
        return self.text or self.sentence

    @property
    def verdict(self) -> str:
        """What the others said to it; ``""`` before they have."""
        if not self.rated:
            return ""
        gaps = {"n": self.wondering, "all": self.votes}
        if self.wonderful:
            return say("Wonderful: {n} of {all} wondered.", **gaps)
        return say("Not wonderful: {n} of {all} wondered.", **gaps)

    @property
    def after(self) -> str:
        """What the teller kept of it; ``""`` for nothing."""
        if not self.kept:
            return ""
        titles = all_of(card.title for card in self.kept)
        return say("{name} kept {cards}.", name=self.teller, cards=titles)

    @property
    def how(self) -> str:
        """How it was told where nobody wrote it down; else ``""``."""
        return "" if self.text else say("Told aloud by {name}.", name=self.teller)


@dataclass(frozen=True, slots=True)
class Book:
    """The story of a match.

    Attributes:
        tellers: all at the table.
        rounds: how many the match has.
        cards, sentence: the first event; no cards before it is laid out.
        tales: what was told, in order.
        over: whether the match is over.
        best: the best storytellers, once it is.
    """

    tellers: Sequence[str]
    rounds: int
    cards: Cards = field(default_factory=dict)
    sentence: str = ""
    tales: Sequence[Tale] = ()
    over: bool = False
    best: Sequence[str] = ()

    @property
    def title(self) -> str:
        """What stands on its cover."""
        return say("A Long Story")

    @property
    def by(self) -> str:
        """Who told it."""
        return say("told by {names}", names=all_of(self.tellers))

    @property
    def far(self) -> str:
        """How far it has come."""
        return say_n("{n} tale of {all}", "{n} tales of {all}", len(self.tales), all=self.rounds)

    @property
    def liked(self) -> Tale | None:
        """The tale at which most wondered; of equals one that a person wrote, or else the last."""

        def by(tale: Tale) -> tuple[bool, float, bool, int]:
            wrote = tale.text is not None and not isinstance(tale.text, Message)
            return tale.wonderful, tale.wondering / max(1, tale.votes), wrote, tale.round

        return max(self.tales, key=by, default=None)

    @property
    def ending(self) -> str:
        """What its last page says; ``""`` as long as the story goes on."""
        if not self.over:
            return ""
        if not self.best:
            return say("Nobody is the best storyteller.")
        return say_n("The best storyteller is {names}.", "The best storytellers are {names}.",
                     len(self.best), names=all_of(self.best))  # fmt: skip


def book_of(game: Game, record: Record) -> Book:
    """The book of a match, which may be unfinished; all in it is known to everybody.

    Args:
        game: its game.
        record: what was played; it replays without a fault.

    Raises:
        BadInput, IllegalAction: if it can't be replayed.
    """
    match = Match(game, replace(record, moves=[]))
    position = Position.of(match)
    names = {seat: _name(record, seat) for seat in match.seats}
    writer = _Writer(position, names)
    for line in record.moves:
        match.play(line)
        for event in match.last_events:
            writer.take(event)
    return replace(writer.book, rounds=position.config.rounds)


def _name(record: Record, seat: str) -> str:
    """What a seat is called in the book: as its person is, or else as at the table."""
    who = record.seats.get(seat, {})
    name = who.get("name", YOU)
    return SEAT_NAMES[seat] if who.get("player", HUMAN) != HUMAN or name == YOU else name


class _Writer:
    """Writes a book while a match goes on.

    Args:
        position: where it begins; a custom start has a round and a theme already.
        names: what its seats are called.
    """

    def __init__(self, position: Position, names: Mapping[str, str]) -> None:
        self._definitions, self._names = position.config.definitions, names
        self._opened: dict[str, WordCard] = {}
        form = position.state()
        self._round = form["round"]
        self._number = self._definitions.theme_of.get(form["theme"] or "", NONE)
        self.book = Book([*names.values()], 0)

    def take(self, event: object) -> None:
        """Write down what an event adds."""
        match event:
            case ev.Opened(card):
                self._open(self._card(card))
            case ev.ThemeTurned(theme):
                self._number = self._definitions.theme_of[theme]
            case ev.RoundBegan(number, _):
                self._round = number
            case ev.Told():
                self._tell(event)
            case ev.RatingsShown(_, wondering, votes, wonderful):
                self._change(
                    lambda tale: replace(tale, rated=True, wonderful=wonderful, wondering=wondering, votes=votes)
                )
            case ev.VerdictTurned(_, wonderful):
                self._change(lambda tale: replace(tale, wonderful=wonderful))
            case ev.Collected(seat, str(card), _):
                self._keep(seat, self._card(card))
            case ev.MatchOver(best=best):
                self.book = replace(self.book, over=True, best=[self._names[one] for one in best])

    def _card(self, key: str) -> WordCard:
        return self._definitions.cards[self._definitions.card_of[key]]

    def _open(self, card: WordCard) -> None:
        """A card of the first event (ST-13)."""
        self._opened[TYPES[card.kind]] = card
        if len(self._opened) == len(TYPES):
            self.book = replace(self.book, cards=self._opened, sentence=self._said(self._opened))

    def _said(self, cards: Cards) -> str:
        return telling.sentence(self._definitions, self._numbers(cards))

    def _numbers(self, cards: Cards) -> list[int]:
        found = [cards.get(name) for name in TYPES]
        return [self._definitions.card_of[card.key] if card else NONE for card in found]

    def _tell(self, event: ev.Told) -> None:
        cards = {TYPES[kind]: self._told(event, TYPES[kind]) for kind in AREA}
        text: str | None = event.text
        if text:
            known = telling.recognised(self._definitions, self._numbers(cards), self._number, text)
            text = known or text
        themes, number = self._definitions.themes, self._number
        theme = themes[number].title if number != NONE else ""
        tale = Tale(
            self._round, theme, event.seat, self._names[event.seat], cards, capital(self._said(cards)), text or None
        )
        self.book = replace(self.book, tales=[*self.book.tales, tale])

    def _told(self, event: ev.Told, name: str) -> WordCard | None:
        key = event.words[name]
        return None if key is None else self._card(key)

    def _change(self, known: Callable[[Tale], Tale]) -> None:
        """The last tale is known better."""
        if self.book.tales:
            *others, last = self.book.tales
            self.book = replace(self.book, tales=[*others, known(last)])

    def _keep(self, seat: str, card: WordCard) -> None:
        if self.book.tales and self.book.tales[-1].seat == seat:
            self._change(lambda tale: replace(tale, kept=(*tale.kept, card)))


def words_of(cards: Cards) -> Iterator[tuple[str, WordCard]]:
    """The cards in the order of the area, with their types."""
    for kind in AREA:
        if card := cards.get(TYPES[kind]):
            yield TYPES[kind], card
