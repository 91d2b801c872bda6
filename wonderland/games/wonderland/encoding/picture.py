"""A position of the flagship as a picture in words."""

from __future__ import annotations

from wonderland.core.encoding import Cell, Sketch
from wonderland.games.wonderland.components import SQUARE, STRENGTH
from wonderland.games.wonderland.state import NOBODY, SIDES, State
from wonderland.games.wonderland.state_form import DieForm
from wonderland.games.wonderland.unknown import CONCEALED, numbered
from wonderland.games.wonderland.view import describe


def sketch(state: State) -> Sketch:
    """The table with both sides' paths, beings (card and Str) and Images (life).

    It holds what all know: of a die that lies face down the level (W-70), with referee S alone and no
    factors (W-77), of an unknown being its number (W-81).
    """
    grid = state.config.grid
    cells: dict[tuple[int, int], Cell] = {}

    def place(square: int) -> tuple[int, int]:
        return square % grid.stride, square // grid.stride

    for side in range(2):
        for square in grid.members_unsorted(state.laid[side]):
            cells[place(square)] = Cell(ground=side)
        cells[place(grid.images[side])] = Cell(piece=side, text=f"{state.life[side]}")
    for side in range(2):
        for being in state.beings[side]:
            if being == state.sharer:
                continue
            at = place(state.columns[SQUARE + being])
            cells[at] = Cell(cells[at].ground, side, _being(state, being))
    return Sketch(grid.columns, grid.rows, cells, (_heading(state), _factors(state)))


def _being(state: State, being: int) -> str:
    """A being's card and Str, or its number."""
    if being in state.guises:
        return numbered(state, being)[1:]
    return f"{state.config.own_ids[being]} {state.columns[STRENGTH + being]}"


def _heading(state: State) -> str:
    form = describe(state)
    if form["result"]:
        winner = form["result"]["winner"]
        return f"turn {form['turn']} over {f'{winner} won' if winner else 'drawn'}"
    dice = " ".join(
        f"{_shown(state, card, die)}:{_face(state, die)}" for card, die in zip(state.dice, form["dice"], strict=True)
    )
    words = f"turn {form['turn']} {form['active'] or ''} {form['phase']} {dice}"
    if state.sharer != NOBODY:
        sharer = state.sharer
        name = numbered(state, sharer) if sharer in state.guises else state.config.ids[sharer]
        words += f" {name} passing"
    return words.strip()


def _shown(state: State, card: int, die: DieForm) -> str:
    """A die's card, of one that lies face down its level."""
    open_to_all = not state.config.options.face_down or state.seen >> card & 1
    return str(die["card"]) if open_to_all else f"?{die['level']}"


def _face(state: State, die: DieForm) -> str:
    face = die["face"] or "-"
    return CONCEALED if state.config.referee and face not in "S-" else face


def _factors(state: State) -> str:
    hidden = state.config.referee
    return "   ".join(
        f"{name} " + " ".join(f"{letter}{CONCEALED if hidden else state.factors[2 * i + side]}"
                              for i, letter in enumerate(state.config.definitions.letters))
        for side, name in enumerate(SIDES)
    )  # fmt: skip
