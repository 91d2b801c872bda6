"""The screens look as they did: a change of look is a decision.

``python -m tools.pictures`` writes down anew how they look. They are compared small and softened, so
that another version of a font or a rasteriser passes and another layout or colour does not.
"""

from __future__ import annotations

import pygame
import pytest

from tools.pictures import FOLDER, SIZE, apart, kept, look, shown
from wonderland.ui.shell.shots import shoot, shots

KEPT = kept()
MOST, MOST_MEAN = 14, 1.5
"""Levels of 255: in the cell that differs most, and averaged over the picture."""


def alike(one, other):
    most, mean = apart(one, other)
    return most <= MOST and mean <= MOST_MEAN


@pytest.mark.parametrize("name", shots())
def test_a_screen_looks_as_it_did(name):
    most, mean = apart(look(shoot(name, SIZE).surface), KEPT[name])
    assert (most <= MOST, mean <= MOST_MEAN) == (True, True), (most, mean)


@pytest.fixture(scope="module")
def match():
    """The table of a match, as it is drawn."""
    return shoot("match", SIZE).surface


def test_another_colour_and_another_screen_would_be_noticed():
    for other in ("match-high-contrast", "response-window", "replay"):
        assert not alike(KEPT["match"], KEPT[other])


@pytest.mark.parametrize("box", [(626, 376, 44, 44), (398, 240, 40, 46), (978, 375, 292, 133), (20, 12, 200, 28)],
                         ids=["a white Queen", "a black Bishop", "the log", "the title"])  # fmt: skip
def test_what_is_missing_would_be_noticed(match, box):
    other = match.copy()
    other.fill(other.get_at((box[0] - 4, box[1])), box)
    assert not alike(look(other), look(match))


@pytest.mark.parametrize(
    ("box", "by"), [((16, 8, 175, 36), 24), ((970, 60, 306, 560), 12)], ids=["a title", "the panel"]
)
def test_what_moved_would_be_noticed(match, box, by):
    other, rect = match.copy(), pygame.Rect(box)
    other.fill(other.get_at((2, 2)), rect)
    other.blit(match.subsurface(rect).copy(), rect.move(by, 0))
    assert not alike(look(other), look(match))


def test_another_colour_of_a_mark_would_be_noticed(match):
    other = match.copy()
    with pygame.PixelArray(other) as pixels:
        pixels.replace(pygame.Color("#f3c64b"), pygame.Color("#a8323a"))
    assert not alike(look(other), look(match))


def test_how_letters_are_drawn_would_not_be(match):
    soft = pygame.transform.box_blur(match, 1)
    assert alike(look(soft), look(match))
    moved = match.copy()
    moved.scroll(1, 0)
    assert alike(look(moved), look(match))


def test_every_screen_is_known_and_only_what_a_page_shows_is_a_picture():
    assert {*KEPT} == {*shots()}
    assert {path.stem for path in FOLDER.glob("*.png")} == shown() <= {*shots()}
