"""The hand-over curtain between two people at one screen (picture 12)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.core.message import say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import draw_curtain
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import BOLD, ITALIC, TITLE
from wonderland.ui.kit.layout import Share, screen, text_width
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.sizes import PLAIN


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
    """

    def __init__(
        self, app: App, picture: str, name: str, other: str, hidden: str,
        then: Callable[[], object] = bool, title: str = "",
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.name, self.other = name, other
        self._picture = picture
        self._hidden = hidden
        self._then = then
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
        draw_curtain(canvas)
        # the picture gives way where there is no room
        _, picture, title, says, _, lift, _ = screen(canvas).rows(
            Share(0.4), Share(4, most=190), 66, 54, 21, 34, Share(0.6)
        )
        if self._picture:
            piece = canvas.sprites.get(self._picture, (canvas.px(picture.height),) * 2)
            canvas.surface.blit(piece, piece.get_rect(midbottom=picture.rect(canvas).midbottom))
        canvas.text(
            self._title,
            *title.centre,
            TITLE,
            54,
            "bar-text",
            CENTRE,
        )
        words = say(
            "{other}, look away. Nothing of {name}’s is shown until {name} says so.",
            other=self.other,
            name=self.name,
        )
        canvas.text(words, *says.centre, ITALIC, 21, "bar-text", CENTRE)
        label = say("I am {name}, show my {hidden}", name=self.name, hidden=self._hidden)
        wide = text_width(canvas, label, BOLD, PLAIN) + 90
        canvas.button(
            "lift",
            lift.fitted(wide).rect(canvas),
            label,
            self.lift,
            hint=say("Enter"),
            primary=True,
        )
