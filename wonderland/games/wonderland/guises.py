"""What an unknown being may be as far as the other side knows, and how lines name it (W-80 to W-83)."""

from __future__ import annotations

from collections.abc import Iterable

from wonderland.games.wonderland.components import SQUARE, STEPPED, Barricade, Mobile
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.rolls import summonable
from wonderland.games.wonderland.state import SIDE, SIDES, State
from wonderland.games.wonderland.unknown import NUMBER, hide


def named(state: State, name: str, speaker: int) -> int | None:
    """The being that a side names, by its card or its number; None where there is none (W-82)."""
    side, mark, number = name[:1], name[1:2], name[2:]
    if mark == NUMBER:
        came = state.came[SIDES.index(side)] if side in SIDES else ()
        numbers = {str(at): being for at, being in enumerate(came, 1)}
        return numbers.get(number)
    being = state.config.entity.get(name)
    if being is not None and being in state.guises and SIDE[being] != speaker:
        return None
    return being


def every_label(config: MatchConfig) -> list[str]:
    """What any being may be: the cards, or with paired cards the pairs (W-86)."""
    deck = config.definitions.cards
    if config.options.paired_cards:
        return [pair.label for pair in deck.pairs()]
    return list(deck)


def bring_in_unknown(state: State, being: int) -> None:
    """Let a being that is summoned be unknown: it may be any that the dice allowed (W-80, W-83)."""
    config = state.config
    allowed = summonable(state)
    if config.options.face_down:
        levels = {config.level[card] for card in allowed}
        deck = config.definitions.cards
        cards = [label for label in every_label(config) if deck[label].level in levels]
    else:
        cards = [config.labels[card] for card in allowed]
    hide(state, being, cards)


def note_chosen(state: State, cards: Iterable[int]) -> None:
    """Cards that are chosen in the open are in the pool: no unknown being is one of them (W-83)."""
    names = {state.config.labels[card] for card in cards}
    side = state.active
    state.guises = {being: guise - names if SIDE[being] == side else guise for being, guise in state.guises.items()}


def note_step(state: State, being: int, target: int) -> None:
    """Note what a step tells of unknown beings: who steps moves, and who lets pass bars no way."""
    beside, definitions = state.config.grid.ring[target], state.config.definitions
    guises = {}
    for other, guise in state.guises.items():
        kept = guise
        passed = SIDE[other] != SIDE[being] and not state.config.barricade[other]
        if other == being:
            kept = frozenset(card for card in guise if _could_step(state, being, card))
        elif passed and beside >> state.columns[SQUARE + other] & 1:
            kept = frozenset(card for card in guise if not definitions.cards[card].of(Barricade))
        guises[other] = kept
    state.guises = guises


def _could_step(state: State, being: int, label: str) -> bool:
    """Whether a card, or a pair, could take the step that a being takes now (W-38, W-88)."""
    card = state.config.definitions.cards[label]
    if card.of(Mobile) is None:
        return False
    return card.mov is None or card.mov > state.columns[STEPPED + being]
