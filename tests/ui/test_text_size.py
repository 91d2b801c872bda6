"""Text as large as the player sets it: nothing of it is clipped, on any screen of the shell."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.controls import ControlsScreen
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.shelf import Shelf


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
@pytest.mark.parametrize("scale", [150, 200])
def test_no_text_of_the_shell_is_clipped(size, scale):
    app = new_app(size, scale=scale)
    house = Navigator(app)
    house.open_menu()
    screens = [
        lambda: None,
        house.new_match,
        house.learn,
        house.open_records,
        app.open_rules,
        lambda: app.push(SettingsScreen(app)),
        lambda: app.push(ControlsScreen(app)),
        lambda: app.push(Shelf(app, lambda _: None)),
    ]
    assert app.scale == scale / 100 * (size[1] / 720) ** 0.5
    for open_screen in screens:
        open_screen()
        app.draw()
        clipped = [
            text.text
            for text in app.canvas.texts
            if not text.within.inflate(2, 2).contains(text.rect)
            or not pygame.Rect((0, 0), app.room).contains(text.rect)
        ]
        assert clipped == [], type(app.scene).__name__
        if len(app.scenes) > 1:
            app.pop()
    app.pop()


def test_what_is_larger_than_the_window_is_seen_by_mouse_and_by_keyboard():
    app = new_app((1280, 720), scale=200)
    begun = []
    app.push(Shelf(app, begun.append))
    app.draw()
    assert app.room == (1920, 1200)
    assert app.surface.get_size() == (1280, 720)
    view = app.magnifier

    def seen(region):
        return pygame.Rect((view.left, view.top), view.window).contains(region.rect)

    for _ in app.canvas.regions:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode=""))
        app.draw()
        assert seen(next(r for r in app.canvas.regions if r.key == app.pointer.focus))
    last = max(app.canvas.regions, key=lambda region: (region.rect.right, region.rect.bottom))
    wide, high = view.window
    for corner in ((0, 0), (wide - 1, high - 1)):
        app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=corner, rel=(0, 0), buttons=(0, 0, 0)))
        while app.magnifier.update(50):
            pass
    assert (view.left, view.top) == (1920 - wide, 1200 - high)
    at = (last.rect.centerx - view.left, last.rect.centery - view.top)
    app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    assert app.pointer.hover == last.key


def test_what_a_window_has_room_for_is_never_larger_than_it():
    for size, scale in (((1280, 720), 120), ((960, 600), 100), ((1920, 1200), 150)):
        assert new_app(size, scale=scale).room == size


@pytest.mark.parametrize(
    ("size", "room"),
    [((640, 400), (960, 600)), ((500, 300), (960, 600)), ((2000, 500), (1988, 600)), ((300, 3000), (960, 2988))],
)
def test_in_a_window_too_small_for_a_screen_letters_stay_as_large_as_they_are_set(size, room):
    app = new_app(size)
    assert (app.scale, app.room) == (1.0, room)
    assert app.magnifier.larger


class Asking(Scene):
    """Asks in a box at the lower right, once it is told to."""

    box = None

    def draw(self, canvas):
        canvas.region("far", pygame.Rect(1700, 20, 60, 30), lambda: None, "Far")
        if self.box:
            canvas.cover(self.box)
            canvas.region("yes", self.box.inflate(-40, -40), lambda: None, "Yes")


def test_a_box_that_asks_comes_into_view_once_where_everything_is_twice_as_large():
    app = new_app((960, 600), scale=200)
    app.push(Asking(app))
    app.draw()
    view = app.magnifier

    def seen():
        return pygame.Rect((view.left, view.top), view.window)

    assert seen().topleft == (0, 0)
    app.scene.box = pygame.Rect(1300, 900, 500, 200)
    app.draw()
    assert seen().contains(app.scene.box)
    view.show(pygame.Rect(0, 0, 10, 10))
    app.draw()
    assert seen().topleft == (0, 0), "who goes elsewhere is not fetched back"
    app.scene.box = app.scene.box.move(-100, 0)
    app.draw()
    assert seen().contains(app.scene.box)
