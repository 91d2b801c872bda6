"""The game in plain numbers, for learning programs (``core.encoding.Encoding``).

A decision is a word, then what it names: dice; figure, net and start; a monster and the squares of
its stride; and so on. A monster is named by its row, in the order in which they came into play.
"""

from __future__ import annotations

from wonderland.core.encoding import Cell, Said, Sketch
from wonderland.core.game import Action as AnyAction
from wonderland.core.game import Position as AnyPosition
from wonderland.core.game import View as AnyView
from wonderland.games.dungeon_dice.columns import SIDE, SQUARE
from wonderland.games.dungeon_dice.encoding import saying
from wonderland.games.dungeon_dice.encoding.numbers import Numbers
from wonderland.games.dungeon_dice.encoding.observing import LEAST, MOST, Observer
from wonderland.games.dungeon_dice.notation import Action
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.state import PHASES, SIDES, Item, State
from wonderland.games.dungeon_dice.view import View
from wonderland.kit.codes import letter_of
from wonderland.kit.last import Last


class Encoding:
    """A match's decisions and views in numbers (``core.encoding.Encoding``).

    Args:
        position: any position of the match; its table and definitions are what counts.
    """

    least = LEAST
    most = MOST

    def __init__(self, position: Position) -> None:
        self._numbers = Numbers(position.config)
        self._observer = Observer(self._numbers)
        self._told = Last(self._sayings)
        self.numbers = self._numbers.count
        self.length = self._observer.length
        self.layout = self._observer.layout

    def following(self, view: AnyView, said: Said) -> list[int]:
        """The numbers that may be said next, ascending; none if the seat is not to act."""
        known, side = _seen(view)
        if known.known.to_act != side:
            return []
        return saying.following(self._numbers, known.known, side, said, self._told.of(known))

    def write(self, view: AnyView, action: AnyAction) -> tuple[int, ...]:
        """The numbers that say a legal action of the view."""
        assert isinstance(action, Action)
        known, side = _seen(view)
        return saying.encode(self._numbers, known.known, side, action.code)

    def read(self, view: AnyView, said: Said) -> Action | None:
        """The action that numbers say, None while it is not whole."""
        known, side = _seen(view)
        if not said:
            return None
        code = saying.read(self._numbers, known.known, side, said, self._told.of(known))
        return None if code is None else Action(known.known, side, code)

    def _sayings(self, view: View) -> saying.Sayings:
        known, side = _seen(view)
        return saying.sayings(self._numbers, known.known, side)

    def observe(self, view: AnyView, said: Said) -> list[int]:
        """What a view holds, as ``layout`` says; the own side is always on the left."""
        return self._observer.observe(_seen(view)[0], said)

    def explain(self, number: int) -> str:
        """What a number stands for, as the side on the left sees it."""
        return self._numbers.explain(number)

    def sketch(self, position: AnyPosition) -> Sketch:
        """A position as a picture."""
        assert isinstance(position, Position)
        state = position.value
        grid = state.config.grid
        cells: dict[tuple[int, int], Cell] = {}
        for side in (0, 1):
            for square in grid.listed(state.laid[side]):
                item = state.item_at(square)
                cells[grid.order[square]] = Cell(side, -1, _on_lid(state, item))
            cells[grid.order[grid.slots[side]]] = Cell(side, side, f"Master {state.masters[side]}")
        for crew in state.crew:
            for monster in crew:
                square, side = state.store[SQUARE + monster], state.store[SIDE + monster]
                ground = 1 if state.laid[1] >> square & 1 else 0
                name = f"{state.id_of(monster)[1:]} {state.hp(monster)}"
                cells[grid.order[square]] = Cell(ground, side, name)
        to_act = state.to_act
        who = "over" if to_act is None else f"{'we*'[to_act]} to act"
        turn = letter_of(SIDES, state.active)
        lines = (f"turn {state.turn}, {turn}: {PHASES[state.phase]}", who)
        return Sketch(grid.columns, grid.rows, cells, lines)


def _on_lid(state: State, item: Item | None) -> str:
    """What is seen of an item: its figure once it lies open, before that its kind (DD-26)."""
    if item is None:
        return ""
    figure = state.config.figures[item.figure]
    return figure.code if item.up else figure.kind_name


def _seen(view: AnyView) -> tuple[View, int]:
    assert isinstance(view, View)
    return view, SIDES.index(view.seat)
