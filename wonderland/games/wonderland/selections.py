"""What a selection of cards may be, a pool by another name: no two of one rank and colour (W-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import say
from wonderland.core.quoting import word
from wonderland.games.wonderland.card import Card


def selection_faults(deck: Mapping[str, Card], chosen: Sequence[object]) -> list[str]:
    """Say for each card of a selection what is wrong with it by W-14, ``""`` where nothing is.

    Args:
        deck: the cards that there are, by name.
        chosen: the names of the selection.
    """
    seen: dict[tuple[str, str], str] = {}
    said: list[str] = []
    for name in chosen:
        card = deck.get(name) if isinstance(name, str) else None
        if card is None:
            said.append(say("there is no card {name}; a card is a rank and a suit, such as 9H", name=word(name)))
            continue
        other = seen.get(card.rank_and_colour)
        if other == name:
            said.append(say("{name} is there twice", name=name))
        elif other:
            said.append(say("{name} and {other} are of the same rank and colour", name=name, other=other))
        else:
            seen[card.rank_and_colour] = card.name
            said.append("")
    return said
