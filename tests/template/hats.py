"""Three Hats: hands and laid cards are hidden, a bell may be rung out of turn, places are shared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE, Event, Pattern, Random
from wonderland.games import registry
from wonderland.kit.lines import LineGame, LinePosition, LineView
from wonderland.kit.options import OptionsModel

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
class Hats(LinePosition):
    """Where a match stands (``core.game.Position``); a hidden card is 0."""

    seats: tuple[str, ...]
    options: Mapping[str, object]
    hands: dict[str, tuple[int, ...]]
    points: dict[str, int]
    laid: dict[str, int] = field(default_factory=dict)
    deck: tuple[int, ...] = tuple(DECK)
    rung: tuple[str, ...] = ()
    double: bool = False
    turn: int = 0
    rule = "TH-2"

    @property
    def to_act(self) -> str | None:
        if self.turn == 0:
            return CHANCE
        awaited = [seat for seat in self.seats if seat not in self.laid]
        awaited = awaited or list(self.seats)  # the trick is about to be taken
        return awaited[0] if any(self.hands.values()) or self.laid else None

    @property
    def result(self) -> dict[str, object] | None:
        if self.to_act is not None:
            return None
        places = {s: 1 + sum(p > self.points[s] for p in self.points.values()) for s in self.seats}
        first = [seat for seat, place in places.items() if place == 1]
        return {"winner": first[0] if not first[1:] else None, "reason": "tricks", "places": places}

    def _dealt(self) -> str:
        return next(s for s in self.seats if len(self.hands[s]) < self.options["cards"])

    def lines(self) -> Iterator[str]:
        if self.to_act is None:
            return
        if self.to_act == CHANCE:
            yield from (f"* deal {self._dealt()} {card}" for card in self.deck)
            return
        yield from (f"{self.to_act} lay {card}" for card in self.hands[self.to_act])
        yield from (f"{s} bell" for s in self.seats if s not in self.rung and not self.double)

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:
        who = self.to_act
        if who in (None, CHANCE) or seat not in (None, who):
            return ()
        return (Pattern(str(who), f"{who} say TEXT", f"{who} say", "Says it.", f"{who} say Ah"),)

    def refusal(self, action: object) -> IllegalAction | None:
        line = str(action)
        said = any(line.startswith(f"{p.begins} ") for p in self.patterns())
        return None if said and line.isprintable() else super().refusal(line)

    def happen(self, line: str) -> Iterator[Event]:
        seat, verb, *rest = line.split()
        if verb == "deal":
            self.hands[rest[0]] = tuple(sorted((*self.hands[rest[0]], int(rest[1]))))
            self.deck = tuple(card for card in self.deck if card != int(rest[1]))
            self.turn = int(all(len(h) == self.options["cards"] for h in self.hands.values()))
            yield Dealt(rest[0])
        elif verb == "bell":
            self.rung, self.double = (*self.rung, seat), True
        elif verb == "lay":
            self.laid[seat] = int(rest[0])
            self.hands[seat] = tuple(card for card in self.hands[seat] if card != int(rest[0]))
            yield Laid(seat, int(rest[0]))
            if len(self.laid) == len(self.seats):
                yield self._take()
        if verb in ("bell", "say"):
            yield Said(line)

    def _take(self) -> Taken:
        best = max if self.options["best"] == "high" else min
        seat, points = best(self.laid, key=self.laid.__getitem__), 1 + self.double
        self.points[seat] += points
        self.laid, self.double, self.turn = {}, False, self.turn + 1
        return Taken(seat, points)

    def state(self) -> dict[str, object]:
        return {
            "game": NAME, "turn": self.turn, "to_act": self.to_act, "result": self.result,
            "hands": {seat: list(hand) for seat, hand in self.hands.items()},
            "laid": dict(self.laid), "points": dict(self.points), "double": self.double,
            "rung": list(self.rung),
        }  # fmt: skip

    def view(self, seat: str) -> LineView[Hats]:
        view = super().view(seat)
        view["hands"] |= {s: len(hand) for s, hand in self.hands.items() if s != seat}
        return view

    def hide(self, seat: str) -> None:
        self.deck = ()
        for other in self.seats:
            if other != seat:
                self.hands[other] = (0,) * len(self.hands[other])
                if self._hides(seat, other):
                    self.laid[other] = 0

    def _hides(self, seat: str, other: str) -> bool:
        return seat != other and not self.options["open"] and other in self.laid

    def line_for(self, seat: str, line: str) -> str:
        words = line.split()
        if words[1] == "deal" and words[2] != seat:
            return f"* deal {words[2]} ??"
        return f"{words[0]} lay ??" if words[1] == "lay" and self._hides(seat, words[0]) else line

    def events_for(self, seat: str, events: Sequence[Event]) -> list[Event]:
        return [Laid(e.seat, 0) if isinstance(e, Laid) and self._hides(seat, e.seat) else e for e in events]

    def guess(self, rng: Random) -> None:
        shown = {card for hand in self.hands.values() for card in hand} | {*self.laid.values()}
        left = sorted((c for c in DECK if c not in shown), key=lambda _: rng.random())
        for seat, hand in self.hands.items():
            self.hands[seat] = tuple(sorted(card or left.pop() for card in hand))
            if self.laid.get(seat) == 0:
                self.laid[seat] = left.pop()
        self.deck = () if self.turn else tuple(sorted(left))


class ThreeHats(LineGame[Hats]):
    """The rules (``core.game.Game``)."""

    name = NAME

    @property
    def options(self) -> OptionsModel:
        return registry.options(NAME)

    def seats(self, options: Mapping[str, object], setup: Mapping[str, object]) -> tuple[str, ...]:
        return tuple("abc")[: 2 if options.get("players") == 2 else 3]

    def begin(self, seats: tuple[str, ...], options: Mapping[str, object]) -> Hats:
        return Hats(seats, options, dict.fromkeys(seats, ()), dict.fromkeys(seats, 0))
