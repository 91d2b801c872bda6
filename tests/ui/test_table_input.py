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
            app=app, control=None, typed=SimpleNamespace(begin=lambda _: self.heard.append("type")),
            exits=SimpleNamespace(leave=lambda: self.heard.append("leave")),
        )  # fmt: skip
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
        (key(pygame.K_x, "x"), ("own", pygame.K_x)),
        (key(pygame.K_UP, mod=pygame.KMOD_ALT), ("own", pygame.K_UP)),
    ],
)
def test_each_event_has_one_meaning(app, event, heard):
    table = Told(app)
    assert table.take(event)
    assert table.heard == [heard]


def test_escape_puts_back_what_was_begun_and_leaves_only_then(app):
    table = Told(app, begun=2)
    for _ in range(2):
        assert table.take(key(pygame.K_ESCAPE))
    assert table.heard == []
    table.take(key(pygame.K_ESCAPE))
    assert table.heard == ["leave"]


def test_the_cameras_keys_are_the_tables_own_where_it_must_not_move(app):
    table = Told(app, near=False)
    table.take(key(pygame.K_RIGHTBRACKET, "]"))
    assert table.heard == [("own", pygame.K_RIGHTBRACKET)]


def test_a_table_without_drags_lets_the_button_come_up(app):
    table = Told(app)
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(3, 4), button=1)
    assert not table.take(up)
    assert table.heard == []


def test_what_is_shown_is_skipped_before_boxes_close_and_these_before_what_was_begun(app):
    table, left = Told(app), ["film", "aside", "card"]

    def puts_away(name):
        return lambda: left[:1] == [name] and bool(left.pop(0))

    class Film:
        running = property(lambda _: left[:1] == ["film"])

    table._table.board, table._table.skip = SimpleNamespace(film=Film()), lambda: left.pop(0)
    table._asides = SimpleNamespace(put_away=puts_away("aside"))
    table._table.control = SimpleNamespace(put_back=puts_away("card"))
    for name in ("film", "aside", "card"):
        assert left[0] == name
        assert TableInput._put_back(table)
    assert not TableInput._put_back(table)
