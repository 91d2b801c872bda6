"""Before a side acts: who begins, its dice, the roll, and the summon (W-15 to W-30, W-71)."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.actions import base
from wonderland.games.wonderland.components import STRENGTH
from wonderland.games.wonderland.course import Write
from wonderland.games.wonderland.factors import CHANCE
from wonderland.games.wonderland.guises import bring_in_unknown, note_chosen
from wonderland.games.wonderland.head_parser import begin_match
from wonderland.games.wonderland.ledger import Ledger
from wonderland.games.wonderland.rolls import most_dice, summonable
from wonderland.games.wonderland.state import ACTION, CHOOSE, FIRST, ROLL, SIDES, SUMMON, Refusal, State, swap
from wonderland.kit.grammar import written


@base.action(0, (FIRST,), "W-15", say("the side that begins is known"))
@written("* first w", "W-15")
class FirstSide(NamedTuple):
    """Chance draws the side that begins (W-15)."""

    side: Annotated[int, base.FIRST_SIDE]

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Begin the first turn."""
        begin_match(state, self.side)
        if events is not None:
            events.append(ev.FirstDrawn(SIDES[self.side]))
            events.append(ev.TurnBegan(state.turn, SIDES[self.side]))


@base.action(2, (CHOOSE,), "W-71", say("the fourth die is paid for before choosing"))
@written("w four", "W-71")
class FourDice(NamedTuple):
    """A fourth die is paid for (W-71)."""

    def refusal(self, state: State) -> Refusal | None:
        """It is an option, and costs a Chance once a turn."""
        if not state.config.options.four_dice:
            return "W-71", say("this match is played without the option of four dice")
        if state.four:
            return "W-71", say("the fourth die is paid for already")
        if not can_pay_four(state):
            return "W-71", say("it costs 1 Chance, and there is none")
        return None

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Pay for it."""
        state.pay(CHANCE, state.active, 1)
        state.four = True
        if events is not None:
            events.append(ev.FourDicePaid(SIDES[state.active]))


def can_pay_four(state: State) -> bool:
    """Whether the active side may pay for a fourth die (W-71)."""
    wanted = state.phase == CHOOSE and state.config.options.four_dice and not state.four
    return wanted and state.factors[2 * CHANCE + state.active] > 0


@base.action(3, (CHOOSE,), "W-16", say("this is not the time to choose dice"))
@written("w dice 4H AS JS")
class ChooseDice(NamedTuple):
    """A die is chosen for each of these cards (W-16)."""

    cards: Annotated[tuple[int, ...], base.DIE.several(0).hidden()]

    def refusal(self, state: State) -> Refusal | None:
        """As many as may be chosen, each for another card of the pool."""
        cards, most = self.cards, most_dice(state)
        if not 1 <= len(cards) <= most:
            return "W-16", say("from 1 to {most} dice are chosen, not {count}", most=most, count=len(cards))
        if len(set(cards)) != len(cards):
            return "W-16", say("each die needs a card of its own")
        for card in cards:
            if card not in state.pool[state.active]:
                return "W-16", say("{card} is not in the pool", card=state.config.card_name(card))
        return None

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Lay the dice ready, face up or face down (W-17, W-70)."""
        state.dice = self.cards
        state.phase = ROLL
        if not state.config.options.face_down:
            for card in state.dice:
                state.seen |= 1 << card
            if state.guises:
                note_chosen(state, state.dice)
        if events is not None:
            events.append(ev.DiceChosen(SIDES[state.active], *_dice_words(state)))


@base.action(1, (ROLL,), "W-18", say("there are no dice to roll now"))
@written("* roll S A M", "W-18")
class RollFaces(NamedTuple):
    """Chance rolls the dice: a face for each (W-18)."""

    faces: Annotated[tuple[int, ...], base.FACE.several()]

    def refusal(self, state: State) -> Refusal | None:
        """A face for each die, and one that it has."""
        faces, config = self.faces, state.config
        if len(faces) != len(state.dice):
            return "W-18", say("{count} dice are rolled, not {given}", count=len(state.dice), given=len(faces))
        for card, face in zip(state.dice, faces, strict=True):
            level = config.level[card]
            if face not in config.definitions.faces[level]:
                letter = config.definitions.face_letters[face]
                return "W-5", say("a die of level {level} has no face {letter}", level=level, letter=letter)
        return None

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Add the factors rolled (W-18), and ask for a summon if there can be one (W-19, W-30)."""
        state.faces = self.faces
        if events is not None:
            events.append(ev.Rolled(SIDES[state.active], *_dice_words(state), _faces(state)))
        factors = list(state.factors)
        for face in state.faces:
            if face:
                factors[2 * (face - 1) + state.active] += 1
        state.factors = tuple(factors)
        if state.ledgers:
            _note_roll(state, state.ledgers)
        if events is not None and (gained := _gained(state)):
            events.append(ev.FactorsGained(SIDES[state.active], gained))
        possible = summonable(state) and paths.has_space(state, state.active)
        state.phase = SUMMON if possible else ACTION


def _note_roll(state: State, ledgers: tuple[Ledger, Ledger]) -> None:
    """Note what the other side sees of a roll: the levels of the dice that show no S (W-77)."""
    side, ledger = state.active, ledgers[state.active]
    faces, level = state.config.definitions.faces, state.config.level
    for card, face in zip(state.dice, state.faces, strict=True):
        if face:
            ledger = ledger.rolled([other - 1 for other in faces[level[card]] if other])
    state.ledgers = swap(ledgers, side, ledger)


def _dice_words(state: State) -> tuple[tuple[str, ...], tuple[int, ...]]:
    config = state.config
    return (tuple(config.ids[card][1:] for card in state.dice), tuple(config.level[card] for card in state.dice))


def _faces(state: State) -> tuple[str, ...]:
    letters = state.config.definitions.face_letters
    return tuple(letters[face] for face in state.faces)


def _gained(state: State) -> dict[str, int]:
    letters, faces = state.config.definitions.letters, _faces(state)
    return {letter: faces.count(letter) for letter in letters if letter in faces}


_PATH = 3 * [base.DOMINO]


@base.action(4, (SUMMON,), "W-19", say("no summon can be made now"))
@written("w summon 4H b7b8 c8c9 d9e9 b7", "W-21", [base.CARD, *_PATH, base.SQUARE.by("W-28")])
class Summon(NamedTuple):
    """A path is laid, and a being is put on it (W-21, W-28).

    Attributes:
        card: the entity that is summoned.
        first: the path's first square.
        shape: the index of its shape.
        start: the square on which the being begins.
    """

    card: int
    first: int
    shape: int
    start: int

    def refusal(self, state: State) -> Refusal | None:
        """The dice must allow the card, and the table the path and its start."""
        if self.card not in summonable(state):
            name = state.config.card_name(self.card)
            return "W-19", say("{name} is on no die of two of a level that show S", name=name)
        squares = [self.first + delta for delta in state.config.grid.shapes[self.shape].deltas]
        side = state.active
        return paths.refusal(state, side, squares) or paths.start_refusal(state, side, squares, self.start)

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Lay the path and put the being on it (W-21, W-28)."""
        card, first, shape, start = self
        side, grid = state.active, state.config.grid
        state.laid = swap(state.laid, side, state.laid[side] | grid.path_mask(first, shape))
        if events is not None:
            squares = [first + delta for delta in grid.shapes[shape].deltas]
            laid = tuple(grid.names[square] for square in squares)
            events.append(ev.PathLaid(SIDES[side], laid))
        pool = state.pool[side]
        at = pool.index(card)
        state.pool = swap(state.pool, side, pool[:at] + pool[at + 1 :])
        state.columns[STRENGTH + card] = state.config.strength[card]
        if state.config.hidden_beings:
            bring_in_unknown(state, card)
        else:
            state.seen |= 1 << card
        state.place(card, start)
        state.eventful = True
        state.phase = ACTION
        if events is not None:
            events.append(ev.Summoned(SIDES[side], state.config.ids[card], grid.names[start]))


@base.action(5, (SUMMON,), "W-19", say("there is no summon to decline"))
@written("w skip", "W-19")
class Decline(NamedTuple):
    """No summon is made (W-19)."""

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Go on to the actions."""
        state.phase = ACTION
        if events is not None:
            events.append(ev.SummonDeclined(SIDES[state.active]))


FOUR, DECLINE = FourDice(), Decline()
Preparing: TypeAlias = FirstSide | FourDice | ChooseDice | RollFaces | Summon | Decline
