"""What the table marks and the panel says now, remembered for as long as nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from wonderland.games.wonderland import queries
from wonderland.games.wonderland.hints import Pointers
from wonderland.games.wonderland.words import other
from wonderland.ui.boards.verdict import Verdict
from wonderland.ui.games.wonderland.aimed import verdict_at
from wonderland.ui.games.wonderland.board import Ghost, Marks
from wonderland.ui.games.wonderland.highlights import marks_for, picked_for
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.picked import Picked
from wonderland.ui.games.wonderland.pointing import DominoInHand, Pointing
from wonderland.ui.games.wonderland.tracing import PATH_SQUARES
from wonderland.ui.games.wonderland.trail import Trail
from wonderland.ui.kit.kept import Kept


class Highlighter:
    """Puts together what follows from the match, and what the player points at.

    Args:
        control: what the player has begun.
        pointing: where he points.
        domino: what he is about to put down.
        looking: the side that looks on.

    Attributes:
        trail: the way that was gone last.
    """

    def __init__(self, control: Intent, pointing: Pointing, domino: DominoInHand, looking: Callable[[], str]) -> None:
        self.trail = Trail()
        self._control = control
        self._pointing = pointing
        self._domino = domino
        self._looking = looking
        self._marks = Kept[Marks]()
        self._picked = Kept[Picked | None]()
        self._verdict = Kept[tuple[str, Verdict] | None]()

    def marks(self, hinted: Pointers, pointed: tuple[str, ...] = (), shown: Sequence[Ghost] = ()) -> Marks:
        """What is marked on the table.

        Args:
            hinted: what a hint points at.
            pointed: the squares that a lesson points at.
            shown: the dominoes that a lesson lays before one's eyes.
        """
        control, pointing = self._control, self._pointing
        key = (len(control.match.lines), control.mode, control.being.picked, control.being.aiming,
               control.being.which, control.being.n,
               tuple(control.path.laid), control.path.start, control.path.card)  # fmt: skip
        own = self._marks.of(key, lambda: marks_for(control))
        dropped = control.being.dropped.square if control.being.dropped else None
        marks = replace(
            own, cursor=pointing.cursor, watched=pointing.watched, hinted=hinted.places,
            arrival=hinted.arrival or own.arrival, pointed=pointed,
            ghosts=[*own.ghosts, *shown], far_end=_far_end(shown), eyed=pointing.square,
            dropped=dropped, trail=self.trail.squares if dropped or self.trail.hooded else (),
        )  # fmt: skip
        pair, refused = self._domino.tried
        if pair:
            marks.ghosts.append((pair, refused is None))
        if own.targets and not control.being.aiming:
            looks = (*key, pointing.square)
            meant = self._verdict.of(looks, lambda: verdict_at(control, pointing.square))
            marks.verdict = meant if meant and meant[0] in own.targets else None
        self._mark_route(marks)
        if pointing.threats:
            marks.threats = queries.threats(control.match, other(self._looking()))
        return marks

    def _mark_route(self, marks: Marks) -> None:
        """The rest of the path that is being drawn, or would end where the player points."""
        route = self._domino.route
        squares = self._domino.whole if route.drawn is None else route.drawn
        pairs = zip(squares[::2], squares[1::2], strict=False)
        marks.ghosts += [(pair, True) for pair in pairs]
        if route.drawn:
            marks.glow = tuple(sorted(route.onward(route.drawn))) if self._goes_on() else ()
            marks.watched = (route.drawn[-1],)

    def _goes_on(self) -> bool:
        drawn = self._domino.route.drawn or ()
        return len(self._control.path.laid) + len(drawn) < PATH_SQUARES

    def picked(self, *, coach: bool) -> Picked | None:
        """What the panel says of the being or path in hand; asked anew when that changes."""
        control = self._control
        pair, refused = self._domino.tried
        held = pair if pair and refused is None else self._domino.whole
        key = (len(control.match.lines), control.mode, control.being.picked, control.path.card, coach,
               tuple(control.dice.cards), tuple(control.path.laid), held,
               control.path.suggested)  # fmt: skip
        return self._picked.of(key, lambda: picked_for(control, coach, held))


def _far_end(shown: Sequence[Ghost]) -> str | None:
    """The square from which a path goes on: that of its last domino which may lie there."""
    return next((pair[1] for pair, fits in reversed(shown) if fits), None)
