"""Every control is within its window, or the page is moved there: by wheel, by keys, by a pad's stick."""

from __future__ import annotations

import pygame

from tests.ui.devices import press


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


def ends(app, move):
    """Which ends of the page are come to: its far corner and back."""
    view = app.magnifier
    for way in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        before = None
        while before != (view.left, view.top):
            before = view.left, view.top
            move(app, *way)
        yield before


def assert_all_in_reach(app, turn):
    """Nothing lies outside of the page, and the page can be moved to its ends; the ways take turns."""
    page, view = pygame.Rect((0, 0), app.room), app.magnifier
    out = [one.key for one in app.canvas.regions if one.rect.size != (0, 0) and not page.contains(one.rect)]
    assert not out
    assert view.larger or page.size == app.surface.get_size()
    if not view.larger:
        return
    moves = MOVES if not app.scene.types else (by_wheel, by_pad)  # there arrow keys move in the text
    view.go(0, 0)
    view.go(1, 0)
    far = view.page[0] - view.window[0], view.page[1] - view.window[1]
    corners = [(far[0], 0), far, (0, far[1]), (0, 0)]
    assert list(ends(app, moves[turn % len(moves)])) == corners
