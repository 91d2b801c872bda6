"""The game in words: names of seats, a sentence for each event, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from wonderland.games.painting_the_roses import events as ev

SEAT_NAMES = {
    "a": "Aster", "b": "Bluebell", "c": "Clover", "d": "Daisy", "e": "Edelweiss", "f": "Foxglove",
}  # fmt: skip
_REASONS = {
    "garden": "a garden red from end to end",
    "stalled": "too many turns went by and nothing changed; nobody has painted more",
    "rounds": "the Queen’s tour is over; nobody has painted more",
    "resigned": "{loser} resigns",
}
_SHARED = {
    "stalled": "too many turns went by and nothing changed",
    "rounds": "the Queen’s tour is over",
}


_SUITS = {"H": "Hearts", "D": "Diamonds", "S": "Spades", "C": "Clubs"}
_RANKS = {"A": "Ace", "T": "10", "J": "Jack", "Q": "Queen", "K": "King"}


def said(card: str) -> str:
    """A card in words: ``the 6 of Hearts``, ``the Queen of Spades``."""
    return f"the {_RANKS.get(card[0], card[0])} of {_SUITS[card[1]]}"


def listed(words: Sequence[str]) -> str:
    """Join words as a sentence lists them: ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def ending(result: Mapping[str, Any]) -> str:
    """How a match ended: ``"Aster wins: Bluebell resigns"``."""
    winner, reason, places = result["winner"], result["reason"], result["places"]
    if winner is None:
        first = [SEAT_NAMES[seat] for seat, place in places.items() if place == 1]
        return f"{listed(first)} share the first place: {_SHARED[reason]}"
    loser = next(SEAT_NAMES[seat] for seat in places if seat != winner)
    name = SEAT_NAMES[winner]
    return f"{name} wins: {_REASONS[reason].format(loser=loser)}"


def sentence(event: Any) -> str:
    """A sentence for the log, ``""`` for what needs none."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller else ""


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _cards(cards: Sequence[str | None], what: str) -> str:
    known = [said(card) for card in cards if card is not None]
    if known:
        return listed(known)
    return f"a {what}" if len(cards) == 1 else f"{len(cards)} {what}s"


def _painted(event: ev.Painted) -> str:
    if event.by_jack:
        return f"Whoever stands there paints {event.hedge} for {SEAT_NAMES[event.seat]}."
    return f"{SEAT_NAMES[event.seat]} paints {event.hedge} with {said(event.card)}."


def _played(event: ev.FacePlayed) -> str:
    target = {"": "", "unleash": " to let her loose"}.get(event.target, f" on {event.target}")
    return f"{SEAT_NAMES[event.seat]} plays {said(event.card)}{target}."


def _came(event: ev.QueenCame) -> str:
    how = "is turned up and steps" if event.revealed else "steps"
    return f"The Queen of Hearts {how} into {SEAT_NAMES[event.seat]}’s garden at {event.hedge}."


def _landed(event: ev.QueenLanded) -> str:
    if event.painted:
        return f"She finds wet paint on {event.hedge}."
    return f"She finds nothing amiss on {event.hedge}."


def _posted(event: ev.GuardPosted) -> str:
    verb = "recruits" if event.recruited else "posts"
    return f"{SEAT_NAMES[event.seat]} {verb} {said(event.card)} as guardsman on {event.hedge}."


def _no_cards(event: ev.NoCards) -> str:
    what = "turn up" if event.check else "draw"
    return f"There is no card left to {what}."


def _shuffled(event: ev.Shuffled) -> str:
    who = "The Dealer shuffles" if event.by_dealer else "The pile is empty:"
    cards = "1 discard" if event.cards == 1 else f"{event.cards} discards"
    return f"{who} {cards} {'back in' if event.by_dealer else 'make a new one'}."


_TELLERS: dict[type, Callable[[Any], str]] = {
    ev.DealerNamed: lambda e: f"{SEAT_NAMES[e.seat]} is the Dealer.",
    ev.HedgesDealt: lambda e: (
        f"{SEAT_NAMES[e.seat]} is dealt {_cards(e.cards, 'card')} for the garden."
    ),
    ev.RowLaid: lambda e: f"{SEAT_NAMES[e.seat]} lays the garden: {' '.join(e.cards)}.",
    ev.HandDealt: lambda e: f"{SEAT_NAMES[e.seat]} is dealt {_cards(e.cards, 'card')}.",
    ev.GuardPosted: _posted,
    ev.TurnBegan: lambda e: f"Round {e.round}: {SEAT_NAMES[e.seat]}’s turn.",
    ev.Moved: lambda e: (
        f"{SEAT_NAMES[e.seat]}’s guardsman walks from {e.source} to {e.target} with {said(e.card)}."
    ),
    ev.QueenWalked: lambda e: (
        f"The Queen of Hearts walks from {e.source} to {e.target}, for {said(e.card)}."
    ),
    ev.Painted: _painted,
    ev.Unpainted: lambda e: f"{e.hedge} is silver again.",
    ev.FacePlayed: _played,
    ev.Asked: lambda e: f"{SEAT_NAMES[e.seat]} may cancel {said(e.card)} with a waiting King.",
    ev.Allowed: lambda e: f"{SEAT_NAMES[e.seat]} lets it pass.",
    ev.Cancelled: lambda e: f"{SEAT_NAMES[e.seat]} cancels {said(e.card)} with {said(e.king)}.",
    ev.KingLaid: lambda e: f"{_capital(said(e.card))} waits before {SEAT_NAMES[e.seat]}.",
    ev.KingsGone: lambda e: (
        f"{_capital(_cards(e.cards, 'card'))} before {SEAT_NAMES[e.seat]} waited in vain."
    ),
    ev.QueenCame: _came,
    ev.QueenLanded: _landed,
    ev.GuardTaken: lambda e: (
        f"{SEAT_NAMES[e.seat]}’s guardsman, {said(e.card)}, goes to the tower."
    ),
    ev.QueenLeft: lambda _: "The Queen of Hearts leaves, satisfied.",
    ev.ActionsEnded: lambda e: f"{SEAT_NAMES[e.seat]} ends the actions.",
    ev.Drawn: lambda e: f"{SEAT_NAMES[e.seat]} draws {_cards([e.card], 'card')}.",
    ev.Discarded: lambda e: f"{SEAT_NAMES[e.seat]} lets {said(e.card)} go.",
    ev.Revealed: lambda e: f"{_capital(said(e.card))} is turned up.",
    ev.NoCards: _no_cards,
    ev.Shuffled: _shuffled,
    ev.Resigned: lambda e: f"{SEAT_NAMES[e.seat]} resigns.",
    ev.MatchOver: lambda e: (
        ending({"winner": e.winner, "reason": e.reason, "places": e.places}) + "."
    ),
}
