"""The shelf: the family of games; those not built yet say so (picture 11)."""

from __future__ import annotations

from collections.abc import Callable

from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.fonts import LABEL, READ, TITLE
from wonderland.ui.kit.scene import Aside

_ABOUT = {
    "wonderland": ("Wonderland", "two players", "Chess pieces on dominoes, called by dice.", "pieces/w-red-king"),
    "dungeon-dice": ("Dungeon Dice", "two players", "Unfold dice into a dungeon, and fight.", "dice/3-F"),
    "dominoes-of-war": ("Dominoes of War", "two to four", "Toy soldiers on tiles that may blow up.", "dominoes/w-35"),
    "painting-the-roses": ("Painting the Roses", "two to six", "Paint before the Queen comes.", "pieces/e-red-queen"),
    "storytellers": ("Storytellers", "two to eight", "Who, where, what, when: tell it well.", "suits/H"),
}  # fmt: skip


class Shelf(Aside):
    """Every game of the family."""

    def __init__(self, app: App, play: Callable[[], None]) -> None:
        super().__init__(app)
        self._play = play

    def first_focus(self) -> str:
        """Enter plays the flagship."""
        return "play-wonderland"

    def draw(self, canvas: Canvas) -> None:
        """Draw a box for each game on the board."""
        canvas.surface.fill(canvas.theme["panel"])
        canvas.title_bar("The shelf")
        canvas.buttons_right(canvas.width - 24, 11, 32, [
            self.back,
        ])  # fmt: skip
        gap = 18.0
        width = min(260.0, (canvas.width - 80 - 4 * gap) / 5)
        left = (canvas.width - 5 * width - 4 * gap) / 2
        top = max(80.0, canvas.height / 2 - 230)
        for index, name in enumerate(_ABOUT):
            self._box(canvas, left + index * (width + gap), top, width, name)
        board = canvas.rect(left - 16, top + 390, 5 * width + 4 * gap + 32, 26)
        canvas.veil(board.move(0, canvas.px(8)), "grid", 90, 4)
        canvas.fill(board, "rim", 4)

    def _box(self, canvas: Canvas, x: float, y: float, width: float, name: str) -> None:
        title, players, words, sprite = _ABOUT[name]
        built = registry.info(name).built
        box = canvas.rect(x, y, width, 390)
        canvas.fill(box, "front", 10)
        picture = canvas.rect(x, y, width, 160)
        canvas.fill(picture, "felt-light", 10)
        canvas.fill(canvas.rect(x, y + 20, width, 140), "felt-light")
        size = (
            (canvas.px(150), canvas.px(75))
            if sprite.startswith("dominoes")
            else (canvas.px(104),) * 2
        )
        drawn = canvas.sprites.get(sprite, size)
        canvas.surface.blit(drawn, drawn.get_rect(center=picture.center))
        lines = canvas.fonts.wrap(title, TITLE, 21, canvas.px(width - 28))
        for index, line in enumerate(lines):
            canvas.text(line, x + 14, y + 186 + 27 * index, TITLE, 21, within=box)
        below = y + 186 + 27 * len(lines)
        canvas.text(players, x + 14, below, LABEL, 15, "quiet", within=box)
        canvas.paragraph(words, x + 14, below + 14, width - 28, READ, 15)
        rect = canvas.rect(x + 14, y + 342, 84, 32)
        if built:
            canvas.outline(box, "now", 3, 10)
            canvas.button(f"play-{name}", rect, "Play", self._play, primary=True)
        else:
            canvas.text("coming", x + 14, y + 358, LABEL, 16, "quiet", within=box)
