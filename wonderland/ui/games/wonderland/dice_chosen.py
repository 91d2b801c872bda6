"""The cards that a player picks for dice."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say_n
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.pairs import front_of
from wonderland.ui.games.wonderland.side_control import SideControl
from wonderland.ui.table.table_control import Refused


class DiceChosen:
    """The cards picked for dice.

    Args:
        control: the side that is awaited.

    Attributes:
        cards: those picked so far.
        asks: whether fewer dice than might be rolled are asked about, once a turn.
    """

    def __init__(self, control: SideControl) -> None:
        self._control = control
        self.cards: list[str] = []
        self.asks = True
        self._asked: tuple[object, ...] = ()

    def most_dice(self) -> int:
        """The most cards that may be picked now."""
        return queries.most_dice(self._control.match)

    def pick_card(self, card: str) -> None:
        """Pick a card for a die, or put it back.

        A click may come when the side that holds the card has just ended its turn: then it picks nothing.
        """
        if card in self.cards:
            self.cards.remove(card)
            return
        if card not in self._held():
            return
        kept = self.cards[1:] if len(self.cards) >= self.most_dice() else self.cards
        if self._control.wanted(f"dice {' '.join([*kept, card])}"):
            self.cards = [*kept, card]

    def same_dice(self) -> list[str]:
        """Cards of the levels that the side rolled last, the same ones where it has them still.

        They are as many as then: where a level has no card left, one of the nearest level fills in.
        """
        match, seat = self._control.match, self._control.seat
        mine = (one for one in map(in_names, reversed(match.lines)) if one.side == seat)
        last = next((one for one in mine if one.verb == "dice"), None)
        cards = queries.fixed(match).cards[seat]
        held = self._held()
        found: list[str] = []
        for name in last.cards if last else ():
            alike = [c for c in held if cards[c].level == cards[name].level and c not in found]
            if name in alike:
                found.append(name)
            elif alike:
                found.append(alike[0])
        held = [card for card in held if card not in found]
        while found and held and last and len(found) < len(last.cards):
            level = cards[found[-1]].level
            nearest = min(held, key=lambda card: abs(cards[card].level - level))
            found.append(nearest)
            held.remove(nearest)
        wanted = found and self._control.session.wants(f"{seat} dice {' '.join(found)}")
        return found[: self.most_dice()] if wanted else []

    def _held(self) -> list[str]:
        """What the side may choose from, by the cards that lines name (W-91)."""
        return [front_of(card) for card in self._control.state["pools"][self._control.seat]]

    def pick_cards(self, cards: Sequence[str]) -> None:
        """Pick just these cards for dice, of those that the side holds."""
        held = self._held()
        self.cards = [card for card in cards if card in held]

    def roll(self) -> str | None:
        """The line that rolls the dice that were picked; None where few of them are asked about first."""
        if not self.cards:
            return None
        most, stamp = min(self.most_dice(), len(self._held())), self._control.stamp
        if self.asks and len(self.cards) < most and self._asked != stamp:
            self._asked = stamp
            few = say_n(
                "Only {n} die of {most}. Roll once more, and it is rolled.",
                "Only {n} dice of {most}. Roll once more, and they are rolled.",
                len(self.cards),
                most=most,
            )
            self._control.refused = Refused(few, "W-16", asks=True)
            return None
        return self._control.line(f"dice {' '.join(self.cards)}")
