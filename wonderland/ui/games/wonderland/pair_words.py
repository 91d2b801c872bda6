"""What is said of the builder's places to those who listen, and of a card about to be let go."""

from __future__ import annotations

from wonderland.core.message import rows, say
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.names import card_name
from wonderland.ui.games.wonderland.pair_cards import numbers_of
from wonderland.ui.games.wonderland.pair_draft import PairDraft


def place_words(definitions: Definitions, draft: PairDraft, at: int) -> str:
    """What is said of a place to those who listen.

    Args:
        definitions: the game's data.
        draft: the pool under way.
        at: the place.
    """
    place, pair = draft.places[at], draft.pair(at)
    if pair:
        front, back = card_name(definitions, pair.name), card_name(definitions, pair.back)
        called = say("{front} before the {back}", front=front, back=back)
        return rows(say("{sentence}.", sentence=called), numbers_of(pair))
    if place.front:
        return say("{front} alone", front=card_name(definitions, place.front))
    return say("free place {n}", n=at + 1)


def letting_go(definitions: Definitions, draft: PairDraft, card: str, at: int) -> str:
    """What lies in a place once a card is let go there.

    Args:
        definitions: the game's data.
        draft: the pool under way.
        card: the card in hand.
        at: the place.
    """
    place = draft.with_card(card, at)
    if not place.back:
        alone = definitions.cards[place.front]
        return say(
            "Let go: the {card} in front, a {being}.", card=card_name(definitions, alone.name), being=alone.title
        )
    pair = definitions.cards[place.label]
    gaps = {"front": card_name(definitions, pair.name), "back": card_name(definitions, pair.back),
            "being": pair.title, "level": pair.level, "mov": pair.mov}  # fmt: skip
    if (pair.mov or 0) > 0:
        return say("Let go: {front} before the {back}: {being} of level {level}, walks {mov}.", **gaps)
    return say("Let go: {front} before the {back}: {being} of level {level}, never moves.", **gaps)
