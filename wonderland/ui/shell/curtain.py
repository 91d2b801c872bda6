"""The hand-over curtain between two people at one screen (picture 12)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.ui.kit.app import App
from wonderland.ui.kit.backdrop import lamp_light
from wonderland.ui.kit.canvas import CENTRE, Canvas
from wonderland.ui.kit.fonts import ITALIC, TITLE
from wonderland.ui.kit.scene import Scene


class Curtain(Scene):
    """Hides the table until the named seat says that it is there.

    Args:
        app: the window.
        picture: the sprite that stands for the seat, ``""`` for none.
        name: who is to sit down.
        other: who is to look away.
        hidden: what is shown then, such as a pool.
        then: called when the curtain was lifted.
    """

    def __init__(
        self, app: App, picture: str, name: str, other: str, hidden: str, then: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.name, self.other = name, other
        self._picture = picture
        self._hidden = hidden
        self._then = then

    def first_focus(self) -> str:
        """Enter lifts it."""
        return "lift"

    def lift(self) -> None:
        """Take the curtain away."""
        self.app.pop()
        self._then()

    def draw(self, canvas: Canvas) -> None:
        """Draw who is to sit down, and who is to look away."""
        light, dark = (tuple(canvas.theme[c]) for c in ("curtain-light", "curtain"))
        middle = tuple((a + b) // 2 for a, b in zip(light, dark, strict=True))
        size = canvas.surface.get_size()
        canvas.surface.blit(lamp_light(size, light, middle, dark, (0.5, 0.42)), (0, 0))
        centre, y = canvas.width / 2, canvas.height * 0.49
        if self._picture:
            piece = canvas.sprites.get(self._picture, (canvas.px(190),) * 2)
            at = (canvas.px(centre), canvas.px(y - 30))
            canvas.surface.blit(piece, piece.get_rect(midbottom=at))
        canvas.text(f"{self.name}, it is your turn", centre, y, TITLE, 54, "bar-text", CENTRE)
        words = (
            f"{self.other}, look away. Nothing of {self.name}’s is shown until {self.name} says so."
        )
        canvas.text(words, centre, y + 60, ITALIC, 21, "bar-text", CENTRE)
        label = f"I am {self.name}, show my {self._hidden}"
        width = canvas.fonts.size(label, "bold", 16)[0] / canvas.scale + 90
        rect = canvas.rect(centre - width / 2, y + 108, width, 34)
        canvas.button("lift", rect, label, self.lift, hint="Enter", primary=True)
