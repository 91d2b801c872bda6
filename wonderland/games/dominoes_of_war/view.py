"""What a state looks like from outside: to all, and to one seat (sections 9 and 10)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.game import Random
from wonderland.games.dominoes_of_war.definitions import FACINGS, NAME, TYPES
from wonderland.games.dominoes_of_war.ground import each, edge_name, names, square_name
from wonderland.games.dominoes_of_war.legal import Legal
from wonderland.games.dominoes_of_war.match_config import OPEN_FACE
from wonderland.games.dominoes_of_war.outcome import winner_of
from wonderland.games.dominoes_of_war.state import FIRST, NONE, PHASES, STOCK, TOSS, State
from wonderland.games.dominoes_of_war.state_form import StateForm
from wonderland.games.dominoes_of_war.walls import standing
from wonderland.kit.codes import letter_of
from wonderland.kit.position import PlacesResult, places_of
from wonderland.kit.view import Lawful, StateView

UNKNOWN_FACE = "-"


def result_of(state: State) -> PlacesResult | None:
    """None, or how the match ended; the winner is None if the first place is shared."""
    return places_of(state.config.seats, state.result, state.result and winner_of(state))


def describe(state: State) -> StateForm:
    """The state as ``replay --json`` prints it (section 10)."""
    config, seats = state.config, state.config.seats
    letters = tuple(enumerate(seats))

    def letter(seat: int) -> str | None:
        return None if seat == NONE else seats[seat]

    return {
        "game": NAME,
        "turn": state.turn,
        "round": state.round,
        "phase": PHASES[state.phase],
        "active": None if state.phase in (TOSS, FIRST) else letter(state.active),
        "to_act": letter_of(seats, state.to_act),
        "first": letter(state.first),
        "actions": state.actions,
        "bonus": state.bonus or None,
        "flipping": None if state.flipping == NONE else square_name(state.flipping),
        "field": config.field_name,
        "faces": {square_name(s): _face(state, s) for s in each(config.field & ~state.down)},
        "discards": _discards(state),
        "bag": sum(state.bag),
        "bases": {own: names(state.bases[seat]) for seat, own in letters if state.bases[seat]},
        "walls": [edge_name(edge) for edge in standing(state)],
        "troops": {own: {square_name(s): _troop(state, s) for s in each(state.men[seat])} for seat, own in letters},
        "acted": names(state.acted),
        "army": {own: _army(state, seat) for seat, own in letters},
        "out": [own for seat, own in letters if state.is_out(seat)],
        "offer": letter(state.offer),
        "quiet": state.quiet,
        "result": result_of(state),
    }


def _face(state: State, square: int) -> str:
    face = state.faces[square]
    return state.config.definitions.faces[face - OPEN_FACE - 1] if face > OPEN_FACE else UNKNOWN_FACE


def _discards(state: State) -> list[str]:
    faces = state.config.definitions.faces
    return sorted(faces[face] for face, n in enumerate(state.discards) for _ in range(n))


def _troop(state: State, square: int) -> str:
    config, figure = state.config, state.board[square]
    facing = config.facing[figure]
    key = config.kinds[figure].key
    return f"{key} {FACINGS[facing - 1]}" if facing else key


def _army(state: State, seat: int) -> dict[str, int]:
    keys = state.config.keys[seat]
    return {key: state.owned(seat, slot) for slot, key in enumerate(keys)}


# --- views -----------------------------------------------------------------------------------------
def hidden_from(state: State, seat: int) -> list[int]:
    """The seats whose stocking a seat may not see: all others, while bases are stocked (DW-99)."""
    if not state.config.secret or state.phase != STOCK:
        return []
    return [other for other in range(state.config.players) if other != seat]


def known_to(state: State, seat: int) -> State:
    """The state as a seat knows it: others' troops and armies are as before they were stocked."""
    known = state.copy()
    for other in hidden_from(state, seat):
        for square in each(state.men[other]):
            known.lift(square)
        owned = state.config.army[other]
        known.army[other * TYPES : (other + 1) * TYPES] = bytes([owned] * TYPES)
    return known


class View(StateView[State, StateForm, Legal]):
    """The state as one seat may see it (section 9): others' troops and armies are as before stocking.

    Attributes:
        hidden: for each seat that stocks in secret the tiles on which figures stand that aren't shown.
    """

    def __init__(self, state: State, seat: int, position: Callable[[State], Lawful[Legal]]) -> None:
        known = known_to(state, seat)
        super().__init__(state.config.seats[seat], known, describe(known), position)
        self.hidden = {other: tuple(each(state.men[other])) for other in hidden_from(state, seat)}
        for other in self.hidden:
            self.form["army"][state.config.seats[other]] = None

    def drawn(self, rng: Random) -> State:
        """A state that could be the true one: tiles that were stocked in secret hold any figures."""
        state = self.known.copy()
        for seat, squares in self.hidden.items():
            for square in squares:
                left = [slot for slot in range(TYPES) for _ in range(state.owned(seat, slot))]
                state.bring(seat, left[int(rng.random() * len(left))], square)
        return state
