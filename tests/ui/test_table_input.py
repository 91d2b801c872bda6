"""One set of keys for all tables: each kind of event is told once, and the keys that every table has."""

from __future__ import annotations

import pygame
import pytest

from tests.ui.apps import new_app
from wonderland.ui.table.input import Acts, TableInput


class Told(TableInput):
    """A table that tells what it was asked for."""

    def __init__(self, app, begun=0, near=True):
        self.heard, self.begun, self.near = [], begun, near
        super().__init__(
            app,
            Acts(
                do=lambda act: act(),
                skip=lambda: self.heard.append("skip"),
                put_back=self._put_back,
                type_line=lambda: self.heard.append("type"),
                leave=lambda: self.heard.append("leave"),
                zoom=lambda notches: self.heard.append(("zoom", notches)),
            ),
        )

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
