"""Setting up (section 2), and what chance draws in every round."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from wonderland.core.errors import Refusal
from wonderland.core.message import say
from wonderland.games.storytellers import events as ev
from wonderland.games.storytellers import turn
from wonderland.games.storytellers.actions import base
from wonderland.games.storytellers.definitions import ACHIEVEMENTS as MISSIONS
from wonderland.games.storytellers.definitions import AREA, TYPES
from wonderland.games.storytellers.state import (
    ACHIEVEMENTS,
    CHARACTERS,
    FIRST,
    HAND,
    NONE,
    OPEN,
    PICK,
    THEME,
    Drawing,
    State,
    with_entry,
)
from wonderland.kit.grammar import written

ADDITIONAL = 2
"""How many cards a seat draws from decks that it names (ST-14)."""


@written("* first c")
class First(NamedTuple):
    """Who is the storyteller of the first round (ST-10)."""

    seat: base.Seat

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any seat (ST-10)."""
        return base.misplaced(state, FIRST)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """The first event is laid next."""
        turn.begin_setup(state, self.seat)
        if events is not None:
            events.append(ev.FirstDrawn(state.config.seats[self.seat]))


@written("* open when09")
class Open(NamedTuple):
    """A card of the first event (ST-13)."""

    card: base.Card

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """One of the deck whose pile is next (ST-13)."""
        if refused := base.misplaced(state, OPEN):
            return refused
        kind = next_pile(state)
        if state.decks[kind] >> self.card & 1:
            return None
        what = say("a card of the deck {deck} is opened now", deck=TYPES[kind])
        return Refusal("ST-13", what)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Nobody played it (ST-13); with the fourth the event is complete."""
        state.take_from_deck(self.card)
        state.lay(self.card, NONE)
        if all(state.area):
            state.told = tuple([state.top(kind) for kind in range(len(TYPES))])
            state.phase = HAND
        if events is not None:
            events.append(ev.Opened(state.config.names[self.card]))


@written("* hand b who01 where05 what09 when30")
class Hand(NamedTuple):
    """Cards of a seat's hand, one from each deck (ST-14)."""

    seat: base.Seat
    cards: base.SecretCards

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """The next cards, in the order Who, Where, What, When (ST-14)."""
        if refused := base.misplaced(state, HAND) or _other_seat(state, self.seat):
            return refused
        for number, card in enumerate(self.cards, state.dealt):
            if number >= len(TYPES) or not state.decks[number] >> card & 1:
                what = say("a hand is one card of each deck: who, where, what, when")
                return Refusal("ST-14", what)
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """After the fourth the seat names decks."""
        for card in self.cards:
            state.take_from_deck(card)
            state.give(self.seat, card)
        state.dealt += len(self.cards)
        if state.dealt == len(TYPES):
            state.phase, state.dealt = PICK, 0
        if events is not None:
            names = tuple([state.config.names[card] for card in self.cards])
            events.append(ev.HandDealt(state.config.seats[self.seat], names))


@written("b pick what")
class Pick(NamedTuple):
    """The deck of an additional card (ST-14)."""

    deck: base.Deck

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Any that has cards (ST-52)."""
        if refused := base.misplaced(state, PICK):
            return refused
        return turn.no_deck(state, self.deck)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Chance draws from it."""
        if events is not None:
            events.append(ev.DeckNamed(state.config.seats[actor], TYPES[self.deck]))
        turn.draw(state, actor, self.deck, events)


@written("* draw b what20")
class Draw(NamedTuple):
    """The card that a seat draws (ST-12)."""

    seat: base.Seat
    card: base.SecretCard

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """One of the deck that is drawn from (ST-12)."""
        if state.drawing is None:
            return Refusal("ST-85", base.NOT_NOW)
        if refused := _other_seat(state, self.seat):
            return refused
        if state.decks[state.drawing.kind] >> self.card & 1:
            return None
        what = say("a card is drawn from the deck {deck}", deck=TYPES[state.drawing.kind])
        return Refusal("ST-12", what)

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """Take it, and go on with what the draw was for."""
        kind = state.config.kinds[self.card]
        state.take_from_deck(self.card)
        state.give(self.seat, self.card)
        state.drawing = None
        if events is not None:
            name = state.config.names[self.card]
            events.append(ev.Drawn(state.config.seats[self.seat], TYPES[kind], name))
        if state.phase == PICK:
            _picked(state)
        else:
            turn.drew(state, events)


@written("* theme thm07")
class Theme(NamedTuple):
    """The theme that is turned up (ST-15, ST-49)."""

    theme: base.Theme

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """One that was not turned up yet (ST-15)."""
        if refused := base.misplaced(state, THEME):
            return refused
        if state.themes >> self.theme & 1:
            return None
        return Refusal("ST-15", say("that theme was turned up already"))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """In set-up missions are dealt next, else the round begins."""
        state.theme = self.theme
        state.themes &= ~(1 << self.theme)
        if events is not None:
            events.append(ev.ThemeTurned(state.config.theme_names[self.theme]))
        if state.round:
            turn.begin_round(state, events)
        else:
            state.phase = ACHIEVEMENTS


@written("* achievements b ach13 ach25 ach14")
class Achievements(NamedTuple):
    """The achievements of a seat (ST-16)."""

    seat: base.Seat
    cards: base.SecretAchievements

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Three of those that are left (ST-16)."""
        if refused := base.misplaced(state, ACHIEVEMENTS) or _other_seat(state, self.seat):
            return refused
        left, dealt = state.achievements_left, len(state.achievements[self.seat])
        for number, card in enumerate(self.cards, dealt):
            if number >= MISSIONS or not left >> card & 1:
                return Refusal("ST-16", say("a seat is dealt three of the missions that are left"))
            left &= ~(1 << card)
        return None

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """After the last seat's, characters are dealt."""
        for card in self.cards:
            state.achievements_left &= ~(1 << card)
        own = tuple(sorted((*state.achievements[self.seat], *self.cards)))
        state.achievements = with_entry(state.achievements, self.seat, own)
        if len(own) == MISSIONS:
            state.dealing = state.config.after(self.seat)
            if state.dealing == state.active:
                state.phase = CHARACTERS
        if events is not None:
            names = tuple([state.config.achievement_names[card] for card in self.cards])
            events.append(ev.MissionsDealt(state.config.seats[self.seat], names))


@written("* character b chr04")
class Character(NamedTuple):
    """The character of a seat (ST-17)."""

    seat: base.Seat
    character: base.SecretCharacter

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """One of those that are left (ST-17)."""
        if refused := base.misplaced(state, CHARACTERS) or _other_seat(state, self.seat):
            return refused
        if state.characters_left >> self.character & 1:
            return None
        return Refusal("ST-17", say("that character was dealt already"))

    def perform(self, state: State, actor: int, events: ev.Events | None) -> None:
        """After the last seat's the first round begins."""
        state.characters_left &= ~(1 << self.character)
        state.characters = with_entry(state.characters, self.seat, self.character)
        state.dealing = state.config.after(self.seat)
        if events is not None:
            name = state.config.character_names[self.character]
            events.append(ev.CharacterDealt(state.config.seats[self.seat], name))
        if state.dealing == state.active:
            state.dealing = NONE
            state.round = 1
            turn.begin_round(state, events)


SettingUp: TypeAlias = First | Open | Hand | Pick | Draw | Theme | Achievements | Character


def next_pile(state: State) -> int:
    """The pile of the first event that is opened next (ST-11, ST-13)."""
    return next(kind for kind in AREA if not state.area[kind])


def _other_seat(state: State, seat: int) -> Refusal | None:
    """Chance deals to one seat after the other (ST-85)."""
    awaited = state.drawing.seat if isinstance(state.drawing, Drawing) else state.dealing
    if seat == awaited:
        return None
    return Refusal("ST-85", say("it is not that seat’s card"))


def _picked(state: State) -> None:
    """Go on after an additional card: another one, the next seat's hand, or the first theme (ST-14)."""
    state.dealt += 1
    if state.dealt < ADDITIONAL:
        return
    state.dealt = 0
    state.dealing = state.config.after(state.dealing)
    state.phase = THEME if state.dealing == state.active else HAND
