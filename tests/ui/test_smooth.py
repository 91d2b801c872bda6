"""What is drawn has smooth edges, and letters stand where their font wants them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from wonderland.content.places import assets_folder
from wonderland.ui.kit import letters, shapes
from wonderland.ui.kit.bounded import KEY, Bounded
from wonderland.ui.kit.canvas import Canvas, Pointer, Rect
from wonderland.ui.kit.fallback import CACHED_FONTS
from wonderland.ui.kit.fonts import BOLD, LABEL, READ, TITLE, Fonts
from wonderland.ui.kit.sprites import Sprites
from wonderland.ui.kit.theme import load_theme

pytestmark = pytest.mark.usefixtures("no_window")

GROUND, INK = (0, 0, 0), (255, 250, 240)
NINE_ROUND = (9, 12, 110)
"""A shadow's corners, how far it reaches, how dark it is."""


@pytest.fixture(name="no_window", scope="module")
def _no_window() -> None:
    pygame.font.init()


@pytest.fixture(name="canvas")
def _canvas() -> Canvas:
    surface = pygame.Surface((120, 120))
    sprites = Sprites(assets_folder() / "sprites")
    return Canvas(surface, load_theme("classic"), 1.0, Fonts(1.0), sprites, Pointer())


def tones(canvas: Canvas) -> int:
    """How many tones lie between the ground and the ink."""
    size = canvas.surface.get_size()
    seen = {canvas.surface.get_at((x, y))[0] for x in range(size[0]) for y in range(size[1])}
    return len(seen - {GROUND[0], INK[0]})


@pytest.mark.parametrize(
    "draw",
    [
        lambda c: c.fill(Rect(10, 10, 90, 60), "front", 12),
        lambda c: c.outline(Rect(10, 10, 90, 60), "front", 3, 12),
        lambda c: c.disc((60, 60), 20, "front"),
        lambda c: c.hoop((60, 60), 30, 4, "front"),
        lambda c: c.hexagon((60, 60), 30, "front"),
        lambda c: c.polygon([(10, 10), (90, 40), (30, 100)], "front"),
        lambda c: c.line([(10, 10), (90, 40)], "front", 3),
        lambda c: c.sweep((10, 10), (90, 40), "front", 3),
    ],
)
def test_edges_have_tones_between(canvas: Canvas, draw) -> None:
    draw(canvas)
    assert tones(canvas) >= 4


def test_a_rounded_box_covers_each_pixel_once(canvas: Canvas) -> None:
    """Where a translucent box were laid twice, its tone would show."""
    canvas.surface.fill("white")
    box = Rect(10, 10, 90, 61)
    canvas.veil(box, "text", 120, 12)
    middle = canvas.surface.get_at(box.center)
    across = {tuple(canvas.surface.get_at((x, box.centery))) for x in range(box.left, box.right)}
    down = {tuple(canvas.surface.get_at((box.centerx, y))) for y in range(box.top, box.bottom)}
    assert across == down == {tuple(middle)}
    assert canvas.surface.get_at(box.topleft)[:3] == (255, 255, 255)


@pytest.mark.parametrize("size", [(331, 247), (68, 300), (300, 68), (90, 90)])
def test_a_shadow_is_as_dark_drawn_out_as_drawn_whole(size: tuple[int, int]) -> None:
    """A large one is put together from a small one, which takes a hundredth of the time."""
    least = shapes.shadow((68, 68), *NINE_ROUND)  # too small to be drawn out
    picture = shapes.shadow(size, *NINE_ROUND)
    width, height = size
    for far in range(34):
        want = pytest.approx(least.get_at((34, far)).a, abs=2)
        assert picture.get_at((width // 2, far)).a == want
        assert picture.get_at((width // 2, height - 1 - far)).a == want
        assert picture.get_at((far, height // 2)).a == want
        assert picture.get_at((far, far)).a == pytest.approx(least.get_at((far, far)).a, abs=2)
        for x in range(width):
            opposite = picture.get_at((width - 1 - x, height - 1 - far)).a
            assert picture.get_at((x, far)).a == pytest.approx(opposite, abs=2)


@pytest.mark.parametrize("role", [TITLE, LABEL, BOLD, READ])
@pytest.mark.parametrize("letter", "adeimnoprtwy")
def test_letters_keep_their_distance_at_any_size(role: str, letter: str) -> None:
    """A letter that may only stand on whole pixels would be up to half a pixel off."""
    row = letter * 40
    for size in (13, 15, 17):
        shown, large = Fonts(1.0).size(row, role, size)[0], Fonts(16.0).size(row, role, size)[0]
        assert abs(shown - large / 16) / len(row) < 0.2


def test_words_are_drawn_within_the_size_they_are_said_to_have() -> None:
    fonts = Fonts(1.0)
    drawn = fonts.render("Queen, Knight and gypsum", READ, 17, (0, 0, 0, 255))
    assert drawn.get_size() == fonts.size("Queen, Knight and gypsum", READ, 17)
    inked = drawn.get_bounding_rect()
    assert inked.top > 0
    assert inked.bottom < drawn.get_height()


def test_nothing_draws_past_the_brush() -> None:
    """pygame's own shapes have jagged edges: only what is made smooth afterwards uses them."""
    ui = Path(__file__).resolve().parents[2] / "wonderland" / "ui"
    hidden_or_enlarged = {
        "brush.py", "cloth.py", "backdrop.py", "graph.py", "shares.py", "table_picture.py",
        "unfolding.py",
    }  # fmt: skip
    jagged = [
        path.name
        for path in ui.rglob("*.py")
        if "pygame.draw." in path.read_text(encoding="utf-8") and path.name not in hidden_or_enlarged
    ]
    assert jagged == []


def test_pictures_are_kept_up_to_so_many_bytes_and_those_wanted_last_stay() -> None:
    kept = Bounded(3 * (4000 + KEY))
    for name in "abc":
        kept[name] = pygame.Surface((10, 100), pygame.SRCALPHA)
    assert kept["a"] is kept["a"]  # wanted after b and c came
    kept["d"] = pygame.Surface((10, 100), pygame.SRCALPHA)
    assert ["b" in kept, "a" in kept, "c" in kept, "d" in kept, len(kept)] == [False, True, True, True, 3]
    kept["whole"] = pygame.Surface((1000, 1000), pygame.SRCALPHA)
    assert ("whole" in kept, len(kept)) == (True, 1), "what is too large for all is kept alone"
    kept.clear()
    kept["a"] = pygame.Surface((10, 100), pygame.SRCALPHA)
    assert len(kept) == 1


def test_fonts_and_boxes_of_ever_new_sizes_are_not_all_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    true_font = pygame.font.Font

    def opening(path: str, pixels: int) -> pygame.font.Font:
        opened.append(pixels)
        return true_font(path, pixels)

    monkeypatch.setattr(pygame.font, "Font", opening)
    letters.forget()
    fonts = Fonts(1.0)
    sizes = range(10, 10 + 2 * CACHED_FONTS)
    for size in sizes:
        fonts.size("a", LABEL, size)
    once = len(opened)
    assert once > CACHED_FONTS
    for size in sizes[-CACHED_FONTS // 2 :]:
        fonts.size("b", LABEL, size)
    assert len(opened) == once, "those wanted last are still there"
    fonts.size("b", LABEL, sizes[0])
    assert len(opened) == once + 1

    first = shapes.box((400, 300), 8, pygame.Color(*INK))
    assert shapes.box((400, 300), 8, pygame.Color(*INK)) is first
    for width in range(500, 500 + shapes.MOST_BOXES // (500 * 300 * 4) + 1):
        shapes.box((width, 300), 8, pygame.Color(*INK))
    assert shapes.box((400, 300), 8, pygame.Color(*INK)) is not first


def test_a_text_is_drawn_once_for_all_fonts_that_set_it_alike() -> None:
    black = (0, 0, 0, 255)
    drawn = Fonts(1.0).render("a text of two", READ, 20, black)
    assert Fonts(2.0).render("a text of two", READ, 10, black) is drawn
    assert Fonts(1.0, legible=True).render("a text of two", READ, 20, black) is not drawn
    assert Fonts(1.0).render("a text of two", READ, 20, (0, 0, 1, 255)) is not drawn
    letters.forget()
    assert Fonts(1.0).render("a text of two", READ, 20, black) is not drawn


def test_a_drawing_is_made_once_and_what_is_composed_of_it_until_all_is_forgotten() -> None:
    folder = assets_folder() / "sprites"
    one, other = Sprites(folder), Sprites(folder)
    drawn = one.get("app/icon", (31, 31))
    composed = one.kept(("composed",), drawn.copy)
    assert one.kept(("composed",), drawn.copy) is composed
    assert other.kept(("composed",), drawn.copy) is not composed
    one.forget()
    assert one.kept(("composed",), drawn.copy) is not composed
    assert one.get("app/icon", (31, 31)) is other.get("app/icon", (31, 31)) is drawn
