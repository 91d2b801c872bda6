"""Low Card: ``core/game.py`` kept to the letter by five seats with hidden hands, and nothing besides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.game import CHANCE
from wonderland.kit.legal import Listed


class Laid(NamedTuple):
    """A seat laid a card."""

    seat: str
    card: int


class Won(NamedTuple):
    """A seat laid the lowest card, once all have laid theirs."""

    seat: str


@dataclass(eq=False)
class LowCard:
    """Where a match stands: two cards for each seat, of which it lays one."""

    hands: dict[str, str]
    laid: dict[str, int]
    turn: int = 0
    seats = tuple("pqrst")

    @property
    def to_act(self):
        if not self.turn:
            return CHANCE
        return next((seat for seat in self.seats if seat not in self.laid), None)

    @property
    def active(self):
        return self.to_act if self.turn else None

    @property
    def result(self):
        if self.to_act:
            return None
        least = min(self.laid.values())
        won = list(self.laid.values()).count(least)
        places = {seat: 1 if card == least else 1 + won for seat, card in self.laid.items()}
        return {"winner": None, "reason": "low", "places": places}

    def won(self, seat):
        return self.result is not None and self.result["places"][seat] == 1

    def copy(self):
        return replace(self, hands=dict(self.hands), laid=dict(self.laid))

    def legal(self, seat=None):
        who = self.to_act
        if who is None or seat not in (None, who):
            return Listed()
        if who == CHANCE:
            dealt = next(seat for seat in self.seats if seat not in self.hands)
            return Listed(f"* deal {dealt} {a}{b}" for a in range(1, 4) for b in range(1, 4))
        return Listed(f"{who} lay {card}" for card in sorted(set(self.hands[who])))

    def patterns(self, seat=None):
        return ()

    def refusal(self, action):
        if str(action) in self.legal():
            return None
        return IllegalAction("LC-1", f"{action} is not possible")

    def perform(self, action, events):
        if refused := self.refusal(action):
            raise refused
        who, verb, *rest = str(action).split()
        if verb == "deal":
            self.hands[rest[0]] = rest[1]
            self.turn = int(len(self.hands) == len(self.seats))
        else:
            self.laid[who] = int(rest[0])
            if events is not None:
                events.append(Laid(who, int(rest[0])))
                for winner in filter(self.won, self.seats):
                    events.append(Won(winner))
        return str(action)

    def chances(self):
        lines = self.legal() if self.to_act == CHANCE else ()
        return [(line, 1 / len(lines)) for line in lines]

    def drawn(self, number):
        lines = self.legal()
        return lines[number % len(lines)]

    def state(self):
        return {
            "turn": self.turn, "to_act": self.to_act, "hands": dict(self.hands),
            "laid": dict(self.laid), "result": self.result,
        }  # fmt: skip

    def view(self, seat):
        return Seen(self, seat)

    def known_to(self, seats):
        known = self.copy()
        for seat in seats:
            known.hands |= dict.fromkeys({*known.hands} - {seat}, "??")
        return known

    def line_for(self, seat, line):
        _, verb, *rest = line.split()
        return line if verb != "deal" or rest[0] == seat else f"* deal {rest[0]} ??"

    def events_for(self, seat, events):
        return list(events)


class Seen(dict[str, Any]):
    """What a seat may see; behind it stands a position whose other hands hold nothing."""

    def __init__(self, position, seat):
        super().__init__(position.state())
        self.seat, self._known = seat, position.known_to([seat])
        self["hands"] = dict(self._known.hands)

    def legal(self):
        return self._known.legal(self.seat)

    def sample(self, rng):
        guessed = self._known.copy()
        for seat, hand in guessed.hands.items():
            if hand == "??":
                guessed.hands[seat] = "".join(str(1 + int(3 * rng.random())) for _ in hand)
        return guessed


class Rules:
    """The rules (``core.game.Game``)."""

    name = "low-card"

    def __init__(self, extra=()):
        self.extra = extra

    def seats(self, options, setup):
        return LowCard.seats

    def open(self, record):
        return LowCard({}, {})

    def set_up(self, record, position):
        return record
