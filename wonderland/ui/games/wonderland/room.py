"""The felt under a frame: what is asked there, what is pointed at, what it had better not cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.match import Match
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.lesson_words import MarksModel
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.geometry import Layout
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.kit.canvas import Canvas, Rect
from wonderland.ui.kit.frame import Occupied, Spot, Under

RANKS_WIDE = 36.0
"""How far a frame stays from the felt's left edge, where the rows are named."""
MOST_MARKED = 12
"""Marked squares beyond so many are all over the table, and nothing can leave them free."""


class Felt(Under[Layout]):
    """The flagship's table, as a frame knows it.

    Args:
        control: what the player is asked for.
        questions: the boxes that ask him.
        width: says how wide the window is, in logical pixels.
        hand: says where the pool lies as a hand.
    """

    def __init__(
        self, control: Intent, questions: Questions, width: Callable[[], float], hand: Callable[[Layout], Rect]
    ) -> None:
        super().__init__(lambda: control.mode == modes.ACTING, width)
        self._control = control
        self._questions = questions
        self._hand = hand

    @property
    def crowded(self) -> bool:
        """Whether the foot bar's buttons leave too little room for a refusal."""
        laying = self._control.mode in (modes.SUMMONING, modes.LAYING)
        return laying or super().crowded

    @property
    def asks(self) -> bool:
        """Whether a window or check defense asks the player."""
        return self._control.mode in (modes.ANSWERING, modes.DEFENDING)

    def pointed(self, marks: object, match: Match) -> tuple[str, ...]:
        """The squares that are pointed at, those of beings and Images too."""
        assert isinstance(marks, MarksModel)
        found = list(marks.squares)
        found += [b["square"] for b in queries.form_of(match)["beings"] if b["id"] in marks.beings]
        if marks.panel == "images":
            found += queries.fixed(match).images.values()
        if marks.panel == "line":
            found += queries.fixed(match).line
        return tuple(dict.fromkeys(found))

    def moved(self, marks: object) -> tuple[str, ...]:
        """The squares of a path that is laid before one's eyes."""
        assert isinstance(marks, MarksModel)
        return marks.path_squares

    def area(self, marks: object) -> str | None:
        """The part of the side panel that is pointed at."""
        assert isinstance(marks, MarksModel)
        return marks.panel

    def spot(self, canvas: Canvas, layout: Layout) -> Spot:  # noqa: ARG002 - the felt is in pixels
        """The felt, right of the names of its rows, and above the hand."""
        return Spot(layout.felt, layout.low - self._hand(layout).height, RANKS_WIDE)

    def taken(self, canvas: Canvas, layout: Layout, pointed: Sequence[str]) -> Occupied:
        """What is on the felt."""
        state = self._control.state
        asked = self._questions.where(canvas, layout)
        fixed = queries.fixed(self._control.match)
        lies = [*(name for side in "we" for name in state["laid"][side]), *fixed.line]
        laid = [layout.cell(name) for name in lies]
        laid += [layout.standing(square) for square in fixed.images.values()]
        beings = [layout.standing(being["square"]) for being in state["beings"]]
        if not asked and state["phase"] not in ("choose", "roll", "summon") and self._sizes:
            slider = Rect(0, 0, canvas.px(320), canvas.px(50))  # the size of an ability is set there
            slider.bottomright = (layout.felt.right, layout.low)
            beings.append(slider)
        about = pointed if len(pointed) <= MOST_MARKED else ()
        return Occupied(asked, [layout.standing(name) for name in about], beings, laid)

    @property
    def _sizes(self) -> bool:
        """Whether somebody in play has an ability whose size is chosen."""
        found = map(self._control.being.abilities, (one["id"] for one in self._control.state["beings"]))
        return any(ability.varies for abilities in found for ability in abilities)
