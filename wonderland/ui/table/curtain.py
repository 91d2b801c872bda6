"""The hand-over curtain between people at one screen (pictures 12, m8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from wonderland.core.info import GameInfo
from wonderland.core.message import say
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.moods import WAITING
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, TITLE
from wonderland.ui.kit.layout import REST, screen, text_width
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.seats import frame_of
from wonderland.ui.kit.sizes import PLAIN
from wonderland.ui.kit.spaces import APART, TIGHT
from wonderland.ui.table.curtain_scene import Onlooker, draw_stage
from wonderland.ui.table.sitters import face_of

FOOT, HEAD = 48.0, 0.155
"""The height of the bar below, and the share of the stage above the title, which the pelmet takes."""


def onlookers_of(session: MatchSession, acts: str) -> list[Onlooker]:
    """The people at a table, as they stand before its curtain, one of whom may look."""
    info, found = session.game.info, []
    for seat in session.people:
        face, name = face_of(session, seat, WAITING), called(session.seats, info, seat)
        found.append(Onlooker(face, frame_of(info, seat), name, seat == acts))
    return found


def called(seats: Mapping[str, Seat], info: GameInfo, seat: str) -> str:
    """What whoever sits there is called: by his own name, or by his seat's where he has none."""
    return seats[seat].name or info.name_of(seat)


class Curtain(Scene):
    """Hides the table until the named seat says that it is there.

    Args:
        app: the window.
        picture: the sprite that stands for the seat, ``""`` for none.
        name: who is to sit down.
        other: who is to look away.
        hidden: what is shown then, such as a pool.
        then: called when the curtain was lifted.
        title: what it says at the top, where it is nobody's turn.
        onlookers: those who share the screen, in the order of the table.
    """

    leads = True

    def __init__(
        self, app: App, picture: str, name: str, other: str, hidden: str,
        then: Callable[[], object] = bool, title: str = "",
        onlookers: Sequence[Onlooker] = (),
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.name, self.other = name, other
        self._picture = picture
        self._hidden = hidden
        self._then = then
        self._onlookers = onlookers
        self._title = title or say("{name}, it is your turn", name=name)

    def first_focus(self) -> str:
        """Enter lifts it."""
        return "lift"

    def lift(self) -> None:
        """Take the curtain away."""
        self.app.pop()
        self._then()

    def draw(self, canvas: Canvas) -> None:
        """Draw who is to sit down, and who is to look away."""
        stage, foot = screen(canvas).rows(REST, FOOT)
        draw_stage(canvas, stage, self._onlookers)
        _, title, says, _ = stage.rows(stage.height * HEAD, 62, 30, REST)
        room = stage.width * 0.66
        line = partial(canvas.text, align=CENTRE, room=room)
        line(self._title, *title.centre, TITLE, 50, "bar-text")
        words = say(
            "{other}, look away. Nothing of {name}’s is shown until {name} says so.", other=self.other, name=self.name
        )
        lines, size = canvas.lines_in(words, ITALIC, 21, room, 2 * 26)
        for number, row in enumerate(lines):
            canvas.text(row, says.centre[0], says.centre[1] + 26 * number, ITALIC, size, "bar-text", CENTRE)
        canvas.fill(foot.rect(canvas), "bar")
        inner = foot.inset(APART, TIGHT)
        label = say("I am {name}, show my {hidden}", name=self.name, hidden=self._hidden)
        wide = min(text_width(canvas, label, BOLD, PLAIN) + 90, inner.width - inner.height)
        picture, _, lift = inner.columns(inner.height, REST, wide)
        if self._picture:
            rect = picture.rect(canvas)
            canvas.surface.blit(canvas.sprites.get(self._picture, rect.size), rect)
        canvas.button("lift", lift.rect(canvas), label, self.lift, hint=say("Enter"), primary=True)
