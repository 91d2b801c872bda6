"""What a state looks like from outside: to all, and to one seat (W-72, W-76, section 8)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from operator import itemgetter
from random import Random as Generator

from wonderland.core.game import Random
from wonderland.games.wonderland import secrets
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.components import ATK_MOD, ATTACKED, DEF_MOD, HALTED, POINTS, SQUARE, STEPPED, STRENGTH
from wonderland.games.wonderland.factors import MOST_FACTORS
from wonderland.games.wonderland.legal import Legal, legal_of
from wonderland.games.wonderland.rolls import UNSEEN
from wonderland.games.wonderland.secrets import DiceSeen, draw_cards, faces_for, filled, secret
from wonderland.games.wonderland.state import NOBODY, PHASES, SIDES, State
from wonderland.games.wonderland.state_form import BeingForm, DieForm, StateForm
from wonderland.games.wonderland.unknown import CONCEALED, names_for, number_of
from wonderland.kit.codes import letter_of
from wonderland.kit.position import result_of
from wonderland.kit.view import Lawful, StateView

GAME = "wonderland"
known_to = secrets.known_to
"""The state as far as a side knows it."""


def describe(state: State) -> StateForm:
    """Return the state as ``replay --json`` prints it (section 8)."""
    grid, config = state.config.grid, state.config
    sides = tuple(enumerate(SIDES))

    def cards(entities: tuple[int, ...]) -> list[str]:
        return sorted(config.labels[entity] for entity in entities)

    return {
        "game": GAME,
        "turn": state.turn,
        "active": None if state.active == NOBODY else SIDES[state.active],
        "phase": PHASES[state.phase],
        "to_act": letter_of(SIDES, state.to_act),
        "result": result_of(state),
        "images": {side: state.life[i] for i, side in sides},
        "factors": {side: _factors(state, i) for i, side in sides},
        "laid": {side: [grid.names[sq] for sq in grid.members(state.laid[i])] for i, side in sides},
        "beings": _beings(state),
        "pools": {side: cards(state.pool[i]) for i, side in sides},
        "discards": {side: cards(state.discards[i]) for i, side in sides},
        "dice": _dice(state),
    }


def _factors(state: State, side: int) -> dict[str, int] | None:
    """A side's factors, None where they are hidden (W-85)."""
    if state.config.referee and state.known_by == 1 - side:
        return None
    return dict(zip(state.config.definitions.letters, state.factors[side::2], strict=True))


def _beings(state: State) -> list[BeingForm]:
    config, columns = state.config, state.columns
    beings: list[BeingForm] = [
        {
            "id": config.ids[being],
            "square": config.grid.names[columns[SQUARE + being]],
            "str": columns[STRENGTH + being],
            "atk": max(0, config.attack[being] + columns[ATK_MOD + being]),
            "def": max(0, config.defense[being] + columns[DEF_MOD + being]),
            "level": config.level[being],
            "attacked": bool(columns[ATTACKED + being]),
            "halted": bool(columns[HALTED + being]),
            "points": columns[POINTS + being],
        }
        for being in (*state.beings[0], *state.beings[1])
    ]
    entities = (*state.beings[0], *state.beings[1])
    for form, being in zip(beings, entities, strict=True):
        if config.options.paired_cards:
            _note_pair(state, form, being)
        if config.hidden_beings:
            _note_number(state, form, being)
    return sorted(beings, key=itemgetter("id"))


def _note_pair(state: State, form: BeingForm, being: int) -> None:
    """Add what a being has of its back card, and the steps that it has taken (W-91)."""
    card = state.config.cards[being]
    assert card
    form["back"], form["mov"] = card.back or None, card.mov
    form["stepped"] = state.columns[STEPPED + being]


def _note_number(state: State, form: BeingForm, being: int) -> None:
    """Add a being's number, and whether the other side knows it; hide what only a hood shows (W-85)."""
    form["number"], form["known"] = number_of(state, being), being not in state.guises
    if is_hooded(state.config.labels[being]):
        form["str"] = form["atk"] = form["def"] = form["level"] = None


def _dice(state: State) -> list[DieForm]:
    letters = state.config.definitions.face_letters
    faces: list[str | None] = [CONCEALED if face == UNSEEN else letters[face] for face in state.faces]
    faces += [None] * (len(state.dice) - len(faces))
    return [
        {"card": state.config.labels[card], "level": state.config.level[card], "face": face}
        for card, face in zip(state.dice, faces, strict=True)
    ]


class View(StateView[State, StateForm, Legal]):
    """The state as one seat may see it (W-76).

    The other side's pool is left out, and with face-down dice (W-70) the cards of its dice are
    None. With referee its factors are None, and its dice show S or ``?``; an unknown being has its
    number for its id, and None for what only its card would tell (W-85). Dice that lie face down are
    not in the state that is known.

    Attributes:
        hidden: how many cards of the other side it has never seen, in its pool or unknown in play.
        hidden_levels: the levels of the other side's face-down dice.
        fresh: whether the last being of the other side is unknown and was called by these dice.
    """

    def __init__(self, state: State, side: int, position: Callable[[State], Lawful[Legal]]) -> None:
        super().__init__(SIDES[side], known_to(state, side), describe(state), position)
        other, config = 1 - side, state.config
        del self.form["pools"][SIDES[other]]
        theirs = state.active == other
        face_down = config.options.face_down and theirs
        covered = [card for card in state.dice if not state.seen >> card & 1] if face_down else []
        self._faces = faces_for(state, side)
        for card, die, face in zip_longest(state.dice, self.form["dice"], self._faces):
            if card in covered:
                die["card"] = None
            if face == UNSEEN:
                die["face"] = CONCEALED
        if config.referee:
            self.form["factors"][SIDES[other]] = None
        if config.hidden_beings:
            self.form["beings"][:] = _beings(self.known)
        self.hidden_levels = tuple(config.level[card] for card in covered)
        self.fresh = theirs and any(card in state.guises for card in state.dice)
        self.hidden = sum(not state.seen >> card & 1 for card in secret(state, other))

    def legal(self) -> Legal:
        """The seat's legal actions, none where it is not its turn to act."""
        return legal_of(self.known, self.known.config, nothing=letter_of(SIDES, self.known.to_act) != self.seat)

    def sample_state(self, rng: Random) -> State:
        """The state behind ``sample``; unknown beings go by their numbers, as the seat names them (W-82)."""
        state = self.drawn(rng)
        if state.guises:
            state.config = state.config.with_names(names_for(state, SIDES.index(self.seat)))
        return state

    def drawn(self, rng: Random) -> State:
        """A state that could be the true one: unseen cards drawn by W-14, each as likely.

        Hidden factors are drawn by what rolls and payments allow, unknown beings by what the dice
        allowed that called them.
        """
        other = 1 - SIDES.index(self.seat)
        drawn = draw_cards(self.known, other, self.hidden, self._dice(), rng)
        state = filled(self.known, other, drawn, self._dice())
        unseen = [at for at, face in enumerate(self._faces) if face == UNSEEN]
        state.faces = self._faces
        for at in unseen:
            faces = [f for f in state.config.definitions.faces[self.form["dice"][at]["level"]] if f]
            face = faces[int(rng.random() * len(faces))]
            state.faces = (*state.faces[:at], face, *state.faces[at + 1 :])
        if state.ledgers:
            for factor, n in enumerate(state.ledgers[other].draw(rng)):
                state.set_factor(factor, other, n)
        return state

    def judge(self) -> State:
        """The state by which a line is judged that all know alike: unknown beings stay unknown.

        Unseen cards are any others; of factors that are hidden there are as many as one likes.
        """
        other = 1 - SIDES.index(self.seat)
        dice = self._dice()._replace(fresh=NOBODY)
        drawn = draw_cards(self.known, other, self.hidden, dice, Generator(0), hooded=True)
        state = filled(self.known, other, drawn, dice)
        state.faces = self._faces
        if state.ledgers:
            for factor in range(len(state.config.letters)):
                state.set_factor(factor, other, MOST_FACTORS)
        return state

    def _dice(self) -> DiceSeen:
        """The dice as the seat sees them."""
        cards = tuple(die["card"] for die in self.form["dice"])
        stars = [face == 0 for face in self._faces] or [False] * len(cards)
        other = 1 - SIDES.index(self.seat)
        fresh = self.known.came[other][-1] if self.fresh else NOBODY
        levels = tuple(die["level"] for die in self.form["dice"])
        return DiceSeen(cards, levels, tuple(stars), fresh)
