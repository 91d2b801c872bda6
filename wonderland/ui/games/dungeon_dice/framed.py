"""The table under a frame: what is asked there, what is pointed at, what it had better not cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.match import Match
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.lesson_words import MarksModel
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.intent import Intent
from wonderland.ui.games.dungeon_dice.layout import Layout
from wonderland.ui.games.dungeon_dice.view import DIE, MatchView
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.frame import Occupied, Spot, Under


class Felt(Under[Layout]):
    """The table, as a frame knows it.

    Args:
        view: what is drawn.
        control: what the player is asked for.
        width: says how wide the window is, in logical pixels.
    """

    def __init__(self, view: MatchView, control: Intent, width: Callable[[], float]) -> None:
        super().__init__(lambda: control.mode == modes.ACTING, width)
        self._view = view
        self._control = control

    @property
    def crowded(self) -> bool:
        """Whether the foot bar's buttons leave too little room for a refusal."""
        return self._control.mode == modes.LAYING or super().crowded

    @property
    def asks(self) -> bool:
        """Whether a box over the table asks the player."""
        return self._control.mode in modes.ASKED

    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:
        """The squares that are pointed at, those of monsters too, and kinds of dice."""
        assert isinstance(marks, MarksModel)
        monsters = queries.form_of(match)["monsters"]
        found = list(marks.squares)
        found += [monsters[name]["square"] for name in marks.monsters if name in monsters]
        return (*dict.fromkeys(found), *(f"{DIE}{kind}" for kind in marks.dice))

    def moved(self, marks: object) -> tuple[str, ...]:  # noqa: ARG002 - the view knows them
        """The squares of nets that are shown."""
        return self._view.demonstration.squares

    def spot(self, canvas: Canvas, layout: Layout) -> Spot:  # noqa: ARG002 - the felt is in pixels
        """The felt, right of the names of its rows."""
        return Spot(layout.felt, layout.low, 30.0)

    def taken(self, canvas: Canvas, layout: Layout, pointed: Sequence[str]) -> Occupied:
        """What is on the felt: the question, what is pointed at, who stands, what is laid."""
        view, shown = self._view, self._view.shown
        named = [name for name in dict.fromkeys([*pointed, *view.about()]) if not name.startswith(DIE)]
        monsters = (one["square"] for one in shown["monsters"].values())
        standing = [*monsters, *layout.slots.values(), *view.needed()]
        laid = [layout.cell(name) for side in "we" for name in shown["laid"][side]]
        asked, stand = view.question_boxes(canvas, layout), layout.standing
        return Occupied(asked, [*map(stand, named)], [*map(stand, standing)], laid)
