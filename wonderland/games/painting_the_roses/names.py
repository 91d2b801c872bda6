"""What people call things: seats and cards."""

from __future__ import annotations

from wonderland.core.message import say

SEAT_NAMES = {
    "a": say("Aster"), "b": say("Bluebell"), "c": say("Clover"), "d": say("Daisy"),
    "e": say("Edelweiss"), "f": say("Foxglove"),
}  # fmt: skip
SUITS = {"H": say("Hearts"), "D": say("Diamonds"), "S": say("Spades"), "C": say("Clubs")}
_RANKS = {"A": say("Ace"), "T": "10", "J": say("Jack"), "Q": say("Queen"), "K": say("King")}
RISING = "A23456789TJQK"
"""The ranks as cards show them, the lowest first (PR-32)."""


def rank_said(card: str) -> str:
    """A card's rank as people say it: ``6``, ``10``, ``Queen``."""
    return _RANKS.get(card[0], card[0])


def named(card: str) -> str:
    """What a card is called: ``6 of Hearts``, ``Queen of Spades``."""
    return say("{rank} of {suit}", rank=rank_said(card), suit=SUITS[card[1]])


def said(card: str) -> str:
    """A card in a sentence: ``the 6 of Hearts``, ``the Queen of Spades``."""
    return say("the {rank} of {suit}", rank=rank_said(card), suit=SUITS[card[1]])
