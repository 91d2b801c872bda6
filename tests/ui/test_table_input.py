"""One set of keys for all tables: each kind of event is told once, and the keys that every table has."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.table.input import TableInput


class Told(TableInput):
    """A table that tells what it was asked for."""

    def __init__(self, app, begun=0, near=True):
        self.heard, self.begun, self.near = [], begun, near
        table = SimpleNamespace(
            app=app,
            control=None,
            typed=SimpleNamespace(begin=lambda _: self.heard.append("type")),
            hasten=lambda: False,
        )
        super().__init__(table, None, lambda notches: self.heard.append(("zoom", notches)))

    def _put_back(self):
        self.begun -= 1
        return self.begun >= 0

    def _moved(self, at):
        return self.heard.append(("moved", at)) is None

    def _pressed(self, event):
        return self.heard.append(("pressed", event.button)) is None

    def _wheel(self, event):
        return self.heard.append(("wheel", event.y)) is None

    def _zooms(self):
        return self.near

    def _arrow(self, dx, dy):
        return self.heard.append(("arrow", dx, dy)) is None

    def _own_key(self, event):
        return self.heard.append(("own", event.key)) is None


def key(code, letter="", mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=code, unicode=letter, mod=mod)


@pytest.fixture
def app():
    return new_app()


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 4)), ("moved", (3, 4))),
        (pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3), ("pressed", 3)),
        (pygame.event.Event(pygame.MOUSEWHEEL, y=-1), ("wheel", -1)),
        (key(pygame.K_UP), ("arrow", 0, 1)),
        (key(pygame.K_RIGHT), ("arrow", 1, 0)),
        (key(pygame.K_COLON, ":"), "type"),
        (key(pygame.K_RIGHTBRACKET, "]"), ("zoom", 1)),
        (key(pygame.K_LEFTBRACKET, "["), ("zoom", -1)),
        (key(pygame.K_0, "0"), ("zoom", 0)),
        (key(pygame.K_j, "j"), ("own", pygame.K_j)),
        (key(pygame.K_UP, mod=pygame.KMOD_ALT), ("own", pygame.K_UP)),
    ],
)
def test_each_event_has_one_meaning(app, event, heard):
    table = Told(app)
    assert table.take(event)
    assert table.heard == [heard]


def test_what_was_begun_is_put_back_by_a_key_of_its_own(app):
    table = Told(app, begun=2)
    assert [table.take(key(pygame.K_BACKSPACE)) for _ in range(3)] == [True, True, False]
    assert table.heard == []


@pytest.mark.parametrize("button", [1, 3])
def test_a_press_while_something_moves_means_only_faster(app, button):
    table = Told(app)
    moving = [True]
    table._table.hasten = lambda: bool(moving) and moving.pop()
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=button)
    assert table.take(press)
    assert table.heard == []
    assert table.take(press)
    assert table.heard == [("pressed", button)]


def test_the_cameras_keys_are_the_tables_own_where_it_must_not_move(app):
    table = Told(app, near=False)
    table.take(key(pygame.K_RIGHTBRACKET, "]"))
    assert table.heard == [("own", pygame.K_RIGHTBRACKET)]


def test_a_table_without_drags_lets_the_button_come_up(app):
    table = Told(app)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(3, 4), button=1)
    assert not table.take(up)
    assert table.heard == []


def test_what_is_in_hand_is_put_back_before_boxes_close(app):
    table, left = Told(app), ["card", "aside"]

    def puts_away(name):
        return lambda: left[:1] == [name] and bool(left.pop(0))

    table._asides = SimpleNamespace(close=puts_away("aside"))
    table._table.control = SimpleNamespace(put_back=puts_away("card"))
    for name in ("card", "aside"):
        assert left[0] == name
        assert TableInput._put_back(table)
    assert not TableInput._put_back(table)
