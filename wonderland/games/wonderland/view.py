"""What a state looks like from outside: to all, and to one seat (W-72, W-76, section 8)."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from wonderland.core.game import Position, Random
from wonderland.games.wonderland.codes import renumbered
from wonderland.games.wonderland.components import (
    ATK_MOD,
    ATTACKED,
    DEF_MOD,
    HALTED,
    POINTS,
    SQUARE,
    STEPPED,
    STRENGTH,
)
from wonderland.games.wonderland.legal import Legal, legal_of
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.pools import random_pairs
from wonderland.games.wonderland.state import NOBODY, PHASES, SIDES, State
from wonderland.games.wonderland.state_form import BeingForm, DieForm, StateForm
from wonderland.kit.codes import letter_of
from wonderland.kit.position import result_of

GAME = "wonderland"
Remap = dict[int, int]


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
        "factors": {
            side: dict(zip(config.definitions.letters, state.factors[i::2], strict=True))
            for i, side in sides
        },
        "laid": {side: [grid.names[sq] for sq in grid.members(state.laid[i])] for i, side in sides},
        "beings": _beings(state),
        "pools": {side: cards(state.pool[i]) for i, side in sides},
        "discards": {side: cards(state.discards[i]) for i, side in sides},
        "dice": _dice(state),
    }


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
    if config.options.paired_cards:
        for form in beings:
            _note_pair(state, form)
    return sorted(beings, key=itemgetter("id"))


def _note_pair(state: State, form: BeingForm) -> None:
    """Add what a being has of its back card, and the steps that it has taken (W-91)."""
    being = state.config.entity[form["id"]]
    card = state.config.cards[being]
    assert card and card.mov is not None
    form["back"], form["mov"] = card.back, card.mov
    form["stepped"] = state.columns[STEPPED + being]


def _dice(state: State) -> list[DieForm]:
    faces: list[str | None] = [state.config.definitions.face_letters[face] for face in state.faces]
    faces += [None] * (len(state.dice) - len(faces))
    return [
        {"card": state.config.labels[card], "level": state.config.level[card], "face": face}
        for card, face in zip(state.dice, faces, strict=True)
    ]


class View(dict[str, object]):
    """The state as one seat may see it; a mapping like ``describe``'s, less what is hidden.

    The other side's pool is left out, and with face-down dice (W-70) the cards of its dice are
    None. Behind it stands a state that holds nothing hidden either, so that an agent can be
    handed a view and no more.

    Attributes:
        form: the same mapping, each key with what it holds.
        seat: the seat that sees this.
        known: the state as far as the seat knows it; dice that lie face down are not in it.
        hidden: how many cards of the other side's pool it has never seen.
        hidden_levels: the levels of the other side's face-down dice.
    """

    def __init__(self, state: State, side: int, position: Callable[[State], Position]) -> None:
        """Look at a state from a side; ``position`` puts sampled states behind the protocols."""
        self.form = describe(state)
        super().__init__(self.form)
        self._position = position
        other = 1 - side
        self.seat = SIDES[side]
        del self.form["pools"][SIDES[other]]
        face_down = state.config.options.face_down and state.active == other
        covered = [card for card in state.dice if not state.seen >> card & 1] if face_down else []
        for card, die in zip(state.dice, self.form["dice"], strict=True):
            if card in covered:
                die["card"] = None
        self.hidden_levels = tuple(state.config.level[card] for card in covered)
        seen = [c for c in state.pool[other] if state.seen >> c & 1]
        self.hidden = len(state.pool[other]) - len(seen)
        self.known = known_to(state, side)
        self._faces = state.faces

    def legal(self) -> Legal:
        """The seat's legal actions, none where it is not its turn to act."""
        return legal_of(self.known, nothing=letter_of(SIDES, self.known.to_act) != self.seat)

    def sample(self, rng: Random) -> Position:
        """A position that could be the true one: unseen cards drawn by W-14, each as likely."""
        return self._position(self.sample_state(rng))

    def sample_state(self, rng: Random) -> State:
        """The state behind ``sample``."""
        other = 1 - SIDES.index(self.seat)
        cards = sample_selection(self.known.config, other, self.hidden, self.hidden_levels, rng)
        covered, free = cards[: len(self.hidden_levels)], cards[len(self.hidden_levels) :]
        held = list(self.known.config.selections[other])
        state = with_selection(self.known, other, [*held, *covered, *free])
        new = tuple(state.config.entity[SIDES[other] + front_of(card)] for card in cards)
        pool = tuple(sorted({*state.pool[other], *new}))
        state.pool = (pool, state.pool[1]) if other == 0 else (state.pool[0], pool)
        if covered:
            left = iter(new[: len(covered)])
            state.dice = tuple(
                state.config.entity[SIDES[other] + front_of(d["card"])] if d["card"] else next(left)
                for d in self.form["dice"]
            )
            state.faces = self._faces
        return state


def known_to(state: State, side: int) -> State:
    """A state as a side knows it: of the other's pool only the cards that it has seen."""
    other = 1 - side
    seen = [card for card in state.pool[other] if state.seen >> card & 1]
    shown = [*seen, *state.beings[other], *state.discards[other]]
    return with_selection(state, other, [state.config.labels[card] for card in shown])


def sample_selection(
    config: MatchConfig, side: int, count: int, levels: tuple[int, ...], rng: Random
) -> list[str]:
    """Draw unseen cards for a side, or pairs, the first of them of the given levels (W-14, W-86)."""
    definitions = config.definitions
    if config.options.paired_cards:
        return random_pairs(definitions, count, rng, config.selections[side], levels)
    taken = {definitions.cards[c].rank_and_colour for c in config.selections[side]}
    open_cards = [c for c in definitions.cards.values() if c.rank_and_colour not in taken]
    drawn: list[str] = []
    wanted: list[int | None] = [*levels, *[None] * (count - len(levels))]
    for level in wanted:
        fitting = [c for c in open_cards if level is None or c.level == level]
        card = fitting[int(rng.random() * len(fitting))]
        drawn.append(card.name)
        open_cards = [c for c in open_cards if c.rank_and_colour != card.rank_and_colour]
    return drawn


def with_selection(state: State, side: int, cards: list[str]) -> State:
    """Return a copy of a state in which a side's selection is other cards.

    Entities are numbered by the selection, so the number of a card would tell what else is in
    it; that is why a view needs entities of its own. Cards that are not in the new selection
    vanish from the side's pool and dice.
    """
    old = state.config
    selections = (cards, old.selections[1]) if side == 0 else (old.selections[0], cards)
    config = MatchConfig(old.definitions, old.options, old.given, selections, old.opening)
    to = {e: config.entity[name] for name, e in old.entity.items() if name in config.entity}
    new = state.copy()
    new.config = config
    new.columns = config.layout.store()
    for being in (*state.beings[0], *state.beings[1]):
        for field in config.layout.offsets():
            new.columns[field + to[being]] = state.columns[field + being]
    new.pool = (_renumber(state.pool[0], to), _renumber(state.pool[1], to))
    new.beings = (_renumber(state.beings[0], to), _renumber(state.beings[1], to))
    new.discards = (_renumber(state.discards[0], to), _renumber(state.discards[1], to))
    new.wardens = (_renumber(state.wardens[0], to), _renumber(state.wardens[1], to))
    kept = [i for i, card in enumerate(state.dice) if card in to]
    new.dice = tuple(to[state.dice[i]] for i in kept)
    if state.faces:  # none until the dice are rolled
        new.faces = tuple(state.faces[i] for i in kept)
    new.seen = sum(1 << to[e] for e in to if state.seen >> e & 1)
    new.sharer = to.get(state.sharer, NOBODY)
    new.pending = state.pending and renumbered(state.pending, to)
    return new


def _renumber(entities: tuple[int, ...], to: Remap) -> tuple[int, ...]:
    return tuple(sorted(to[entity] for entity in entities if entity in to))
