"""Every screen at every size either fits its window or scrolls: no control is ever out of reach."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.devices import press
from wonderland.ui.shell.shots import shots
from wonderland.ui.shell.studio import Studio

SIZES, SCALES = ((960, 600), (1280, 720), (1920, 1080)), (100, 150, 200)
LANGUAGES = ("en", "de")
PARTS = 8
"""So many tests share the screens, so that they are done side by side."""


def shown(name, size):
    """A screen in a window."""
    game, shot = shots()[name]
    studio = Studio(size, None, game)
    shot(studio)
    return studio.app


def at_scale(app, size, scale, language="en"):
    """The same screen in another window, at a scale, in a language."""
    if app.surface.get_size() != size:
        app.surface = pygame.display.set_mode(size)
    values = {"scale": scale, "language": language}
    app.settings.values = app.settings.values.model_copy(update=values)
    app.refit()
    app.draw()
    return app


def by_wheel(app, across, down):
    """Turn the wheel where nothing of the screen's own turns."""
    view, (wide, high) = app.magnifier, app.magnifier.window
    free = next(
        (x, y)
        for y in range(0, high, 16)
        for x in range(0, wide, 16)
        if not any(area.collidepoint(x + view.left, y + view.top) for area in app.canvas.scrolls)
    )
    pygame.mouse.set_pos(free)
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=across, y=-down))


def by_keys(app, across, down):
    keys = {1: (pygame.K_RIGHT, pygame.K_DOWN), -1: (pygame.K_LEFT, pygame.K_UP)}
    code = keys[across][0] if across else keys[down][1]
    press(app, code, mod=pygame.KMOD_SHIFT)


def by_pad(app, across, down):
    axis, value = (3, across) if across else (4, down)
    for pushed in (0.0, value, 0.0):
        app.handle(pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=axis, value=pushed))


MOVES = by_wheel, by_keys, by_pad


def typing(app):
    """Whether a text is being typed."""
    return app.scene.types


def ends(app, move):
    """Which ends of the page are come to: its far corner and back."""
    view = app.magnifier
    for way in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        before = None
        while before != (view.left, view.top):
            before = view.left, view.top
            move(app, *way)
        yield before


@pytest.mark.parametrize("part", range(PARTS))
def test_every_control_is_within_the_window_or_can_be_scrolled_to(part):
    """Each screen at each scale, each time in another window, language, and way to move."""
    for number, name in list(enumerate(shots()))[part::PARTS]:
        app = shown(name, SIZES[0])
        for turn, scale in enumerate(SCALES):
            language = LANGUAGES[(number + turn) % len(LANGUAGES)]
            at_scale(app, SIZES[(number // len(SIZES) + turn) % len(SIZES)], scale, language)
            page, view = pygame.Rect((0, 0), app.room), app.magnifier
            out = [
                one.key
                for one in app.canvas.regions
                if one.rect.size != (0, 0) and not page.contains(one.rect)
            ]
            assert not out, (name, scale)
            assert view.larger or page.size == app.surface.get_size(), (name, scale)
            far = view.page[0] - view.window[0], view.page[1] - view.window[1]
            if view.larger:
                moves = (
                    MOVES if not typing(app) else (by_wheel, by_pad)
                )  # keys move in what is typed
                move = moves[(number + turn) % len(moves)]
                view.go(0, 0)
                view.go(1, 0)
                corners = [(far[0], 0), far, (0, far[1]), (0, 0)]
                assert list(ends(app, move)) == corners, (name, scale, move)


def test_bars_say_what_is_seen_and_move_it():
    app = at_scale(shown("match", (1280, 720)), (1280, 720), 200)
    view = app.magnifier
    view.go(0, 0)
    view.go(1, 0)
    wide, high = view.window
    assert (wide, high) < app.surface.get_size()
    for at, where in (
        ((wide - 2, high + 4), (view.page[0] - wide, 0)),
        ((wide + 4, high - 2), (view.page[0] - wide, view.page[1] - high)),
        ((2, high + 4), (0, view.page[1] - high)),
    ):
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1))
        assert (view.left, view.top) == where


def test_settings_stand_below_one_another_where_two_columns_have_no_room():
    app = at_scale(shown("settings", (1280, 720)), (1280, 720), 200)
    assert app.room[0] == app.magnifier.window[0], "nothing lies beside what is seen"
    back = next(one for one in app.canvas.regions if one.key == "back")
    assert pygame.Rect((0, 0), app.magnifier.window).contains(back.rect)
