"""Three Hats: hands and laid cards are hidden, a bell may be rung out of turn, places are shared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import CHANCE, Event, Pattern, Random
from wonderland.core.record import Record
from wonderland.games import registry
from wonderland.kit.legal import Listed

NAME, DECK = "three-hats", range(1, 13)


class Laid(NamedTuple):
    """A seat laid a card; 0 if it is hidden."""

    seat: str
    card: int


class Said(NamedTuple):
    """The bell was rung, or something said: all there is to tell is the line."""

    line: str


class Dealt(NamedTuple):
    """A seat got a card."""

    seat: str


class Taken(NamedTuple):
    """A trick was taken."""

    seat: str
    points: int


@dataclass(eq=False)
class Hats:
    """Where a match stands (``core.game.Position``)."""

    options: Mapping[str, Any]
    hands: dict[str, tuple[int, ...]]
    laid: dict[str, int]
    points: dict[str, int]
    deck: tuple[int, ...] = tuple(DECK)
    rung: tuple[str, ...] = ()
    double: bool = False
    turn: int = 0

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.hands)

    @property
    def to_act(self) -> str | None:
        if self.turn == 0:
            return CHANCE
        awaited = [seat for seat in self.seats if seat not in self.laid]
        awaited = awaited or list(self.seats)  # the trick is about to be taken
        return awaited[0] if any(self.hands.values()) or self.laid else None

    @property
    def active(self) -> str | None:
        return self.to_act if self.turn else None

    @property
    def result(self) -> dict[str, Any] | None:
        if self.to_act is not None:
            return None
        places = {s: 1 + sum(p > self.points[s] for p in self.points.values()) for s in self.seats}
        first = [seat for seat, place in places.items() if place == 1]
        return {"winner": first[0] if not first[1:] else None, "reason": "tricks", "places": places}

    def copy(self) -> Hats:
        return replace(self, hands=dict(self.hands), laid=dict(self.laid), points=dict(self.points))

    def _dealt(self) -> str:
        return next(s for s in self.seats if len(self.hands[s]) < self.options["cards"])

    def legal(self, seat: str | None = None) -> Listed:
        if self.to_act is None:
            return Listed()
        if self.to_act == CHANCE:
            lines = [f"* deal {self._dealt()} {card}" for card in self.deck]
            return Listed(lines if seat in (None, CHANCE) else [])
        lines = [f"{self.to_act} lay {card}" for card in self.hands[self.to_act]]
        lines += [f"{s} bell" for s in self.seats if s not in self.rung and not self.double]
        return Listed(line for line in lines if seat in (None, line[0]))

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:
        who = self.to_act
        if who in (None, CHANCE) or seat not in (None, who):
            return ()
        return (Pattern(str(who), f"{who} say TEXT", f"{who} say", "Says it.", f"{who} say Ah"),)

    def refusal(self, action: object) -> IllegalAction | None:
        line = str(action)
        said = [p for p in self.patterns() if line.startswith(f"{p.begins} ")]
        if line in self.legal() or (said and line.isprintable()):
            return None
        return IllegalAction("TH-2", f"{line} can't be played now")

    def perform(self, action: object, events: list[Event] | None) -> str:
        if refused := self.refusal(action):
            raise refused
        line, news = str(action), [] if events is None else events
        seat, verb, *rest = line.split()
        if verb == "deal":
            self.hands[rest[0]] = tuple(sorted((*self.hands[rest[0]], int(rest[1]))))
            self.deck = tuple(card for card in self.deck if card != int(rest[1]))
            self.turn = int(all(len(h) == self.options["cards"] for h in self.hands.values()))
            news.append(Dealt(rest[0]))
        elif verb == "bell":
            self.rung, self.double = (*self.rung, seat), True
        elif verb == "lay":
            self.laid[seat] = int(rest[0])
            self.hands[seat] = tuple(card for card in self.hands[seat] if card != int(rest[0]))
            news.append(Laid(seat, int(rest[0])))
            if len(self.laid) == len(self.seats):
                self._take(news)
        if verb in ("bell", "say"):
            news.append(Said(line))
        return line

    def _take(self, news: list[Event]) -> None:
        best = max if self.options["best"] == "high" else min
        seat, points = best(self.laid, key=self.laid.__getitem__), 1 + self.double
        self.points[seat] += points
        self.laid, self.double, self.turn = {}, False, self.turn + 1
        news.append(Taken(seat, points))

    def chances(self) -> list[tuple[Any, float]]:
        lines = self.legal() if self.to_act == CHANCE else ()
        return [(line, 1 / len(lines)) for line in lines]

    def drawn(self, number: int) -> Any:
        return f"* deal {self._dealt()} {self.deck[number % len(self.deck)]}"

    def state(self) -> dict[str, Any]:
        return {
            "game": NAME, "turn": self.turn, "to_act": self.to_act, "result": self.result,
            "hands": {seat: list(hand) for seat, hand in self.hands.items()},
            "laid": dict(self.laid), "points": dict(self.points), "double": self.double,
            "rung": list(self.rung),
        }  # fmt: skip

    def view(self, seat: str) -> HatsView:
        return HatsView(self, seat)

    def known_to(self, seats: Sequence[str]) -> Hats:
        known = replace(self.copy(), deck=())
        for seat in seats:
            for other in self.seats:
                if other != seat:
                    known.hands[other] = (0,) * len(self.hands[other])
                    if self._hides(seat, other):
                        known.laid[other] = 0
        return known

    def _hides(self, seat: str, other: str) -> bool:
        return seat != other and not self.options["open"] and other in self.laid

    def line_for(self, seat: str, line: str) -> str:
        words = line.split()
        if words[1] == "deal" and words[2] != seat:
            return f"* deal {words[2]} ??"
        return f"{words[0]} lay ??" if words[1] == "lay" and self._hides(seat, words[0]) else line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:
        return [Laid(e.seat, 0) if isinstance(e, Laid) and self._hides(seat, e.seat) else e
                for e in events]  # fmt: skip


class HatsView(dict[str, Any]):
    """What a seat may see; behind it stands a position with the hidden cards taken out."""

    def __init__(self, position: Hats, seat: str) -> None:
        super().__init__(position.state())
        self.seat, self._known = seat, position.known_to([seat])
        for other in position.seats:
            if other != seat:
                self["hands"][other] = len(position.hands[other])
                if position._hides(seat, other):
                    self["laid"][other] = 0

    def legal(self) -> Listed:
        return self._known.legal(self.seat)

    def sample(self, rng: Random) -> Hats:
        guessed = self._known.copy()
        shown = {*guessed.hands[self.seat], *guessed.laid.values()}
        left = sorted((c for c in DECK if c not in shown), key=lambda _: rng.random())
        for seat in (s for s in guessed.seats if s != self.seat):
            guessed.hands[seat] = tuple(sorted(left.pop() for _ in guessed.hands[seat]))
            if guessed.laid.get(seat) == 0:
                guessed.laid[seat] = left.pop()
        guessed.deck = () if guessed.turn else tuple(sorted(left))
        return guessed


class ThreeHats:
    """The rules (``core.game.Game``)."""

    name = NAME

    def __init__(self, extra: Sequence[Any] = ()) -> None:
        self.extra = extra

    def seats(self, options: Mapping[str, Any], setup: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple("abc")[: 2 if options.get("players") == 2 else 3]

    def open(self, record: Record) -> Hats:
        schema, seats = registry.options(NAME), self.seats(record.options, {})
        wrong = schema.faults(record.options, seats)
        wrong += [(key, f"{key} is no key of this game") for key in record.setup]
        if wrong:
            name = record.source or "record"
            raise BadInput(
                [
                    Problem(name, record.line_of(("options", key)), what, move=0)
                    for key, what in wrong
                ]
            )
        return Hats(
            schema.values(record.options), dict.fromkeys(seats, ()), {}, dict.fromkeys(seats, 0)
        )

    def set_up(self, record: Record, position: Any) -> Record:
        return record
