"""The flagship in plain numbers, for learning programs (``core.encoding.Encoding``)."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.encoding import Said, Sketch
from wonderland.core.game import Action as AnyAction
from wonderland.core.game import Position as AnyPosition
from wonderland.core.game import View as AnyView
from wonderland.games.wonderland.encoding import saying
from wonderland.games.wonderland.encoding.numbers import Numbers
from wonderland.games.wonderland.encoding.observation import LEAST, MOST, Observer
from wonderland.games.wonderland.encoding.picture import sketch
from wonderland.games.wonderland.legal import Action
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES
from wonderland.games.wonderland.view import View


class Encoding:
    """A match's decisions and views in numbers (``core.encoding.Encoding``).

    Args:
        position: any position of the match; its table and deck are what counts.
    """

    least = LEAST
    most = MOST

    def __init__(self, position: Position) -> None:
        config = position.config
        self._numbers = Numbers(config.grid, config.definitions, hoods=config.hidden_beings)
        self._observer = Observer(self._numbers, config.options)
        self.numbers = self._numbers.count
        self.length = self._observer.length
        self.layout = self._observer.layout

    def following(self, view: AnyView, said: Said) -> list[int]:
        """The numbers that may be said next, ascending; none if the seat is not to act."""
        side = SIDES.index(view.seat)
        if _own(view).known.to_act != side:
            return []
        return saying.following(self._numbers, _own(view).known, said)

    def write(self, view: AnyView, action: AnyAction) -> tuple[int, ...]:
        """The numbers that say a legal action of the view."""
        assert isinstance(action, Action)
        return saying.encode(self._numbers, _own(view).known, action.code)

    def read(self, view: AnyView, said: Said) -> Action | None:
        """The action that numbers say, None while it is not whole."""
        code = saying.read(self._numbers, _own(view).known, said)
        return Action(_own(view).known.config, SIDES.index(view.seat), code) if code else None

    def observe(self, view: AnyView, said: Said) -> Sequence[int]:
        """What a view holds, as ``layout`` says; the own side is always on the left."""
        return self._observer.observe(_own(view), said)

    def explain(self, number: int) -> str:
        """What a number stands for, as the side on the left sees it."""
        return self._numbers.explain(number)

    def sketch(self, position: AnyPosition) -> Sketch:
        """A position as a picture."""
        assert isinstance(position, Position)
        return sketch(position.value)


def _own(view: AnyView) -> View:
    assert isinstance(view, View)
    return view
