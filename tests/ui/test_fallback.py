"""Names in other scripts are read: letters that a font has not are set in another."""

from __future__ import annotations

import pygame
import pytest

from wonderland.ui.kit import fallback, letters
from wonderland.ui.kit.fonts import BOLD, ITALIC, LABEL, READ, TITLE, Fonts

ROLES = (TITLE, LABEL, BOLD, READ, ITALIC)
NOBODY = "\U00013000"
"""A letter that none of these fonts has."""
NAMES = {"cyrillic": "Жанна Щукіна", "greek": "Ωραία Ψυχή"}


def looks(fonts, text, role):
    return pygame.image.tobytes(fonts.render(text, role, 20, (0, 0, 0)), "RGBA")


@pytest.fixture(autouse=True)
def _pygame(app, monkeypatch):
    """A window whose system has no fonts; what is remembered of them is forgotten afterwards."""
    monkeypatch.setattr(pygame.font, "match_font", lambda _: None)
    letters.forget()
    yield
    letters.forget()


@pytest.mark.parametrize("legible", [False, True])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("role", ROLES)
def test_names_in_cyrillic_and_greek_are_no_boxes(role, name, legible):
    """Also where the system has no font at all: theirs come with the program."""
    fonts, box = Fonts(1.0, legible=legible), looks(Fonts(1.0, legible=legible), NOBODY, role)
    drawn = {letter: looks(fonts, letter, role) for letter in set(NAMES[name]) - {" "}}
    assert box not in drawn.values()
    assert len(set(drawn.values())) == len(drawn), "no two letters look alike, as boxes do"
    wide = fonts.size(NAMES[name], role, 20)[0]
    assert abs(wide - sum(fonts.size(letter, role, 20)[0] for letter in NAMES[name])) < 14
    lines = fonts.wrap(NAMES[name], role, 20, wide - 5)
    assert lines == tuple(NAMES[name].split())


def test_what_the_program_has_no_letters_for_is_asked_of_the_system(monkeypatch):
    path = letters_of_another_font()
    monkeypatch.setattr(fallback, "PACKAGE", "fontpkg_dm_serif_display")
    monkeypatch.setattr(fallback, "MEDIUM", "DMSerifDisplay-Regular.ttf")
    monkeypatch.setattr(pygame.font, "match_font", lambda name: path if name == "unifont" else None)
    letters.forget()
    assert fallback._of_system() == (fallback.Source("", path),)
    fonts = Fonts(1.0)
    assert looks(fonts, "Ж", TITLE) != looks(fonts, NOBODY, TITLE)


def letters_of_another_font():
    from importlib.resources import files

    return str(files("fontpkg_spectral") / "files" / "Spectral-Medium.ttf")


def test_a_system_that_can_not_be_asked_has_none(monkeypatch):
    def refused(_):
        raise OSError("no fc-list here")

    monkeypatch.setattr(pygame.font, "match_font", refused)
    letters.forget()
    fonts = Fonts(1.0)
    assert looks(fonts, "漢", LABEL) == looks(fonts, NOBODY, LABEL), "a box, and no fault"


def test_what_is_written_leftwards_stays_one_piece():
    runs = fallback.runs(fallback.Source(fallback.PACKAGE, fallback.MEDIUM), 20, "Ann שלום עולם, ok")
    assert [run.text for run in runs] == ["Ann ", "שלום עולם", ", ok"]
    assert runs[1].font is not runs[0].font
    plain = fallback.runs(fallback.Source(fallback.PACKAGE, fallback.MEDIUM), 20, "don’t – Жанна")
    assert [run.text for run in plain] == ["don’t – Жанна"]
