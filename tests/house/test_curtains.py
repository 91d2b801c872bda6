"""On a screen that several people share nothing of a seat's own is seen before a curtain hung for it.

A match is laid out twice, the same as far as one seat knows. Only that seat's person ever says that
he is there: whatever is seen until another is to sit down must be the same in both.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pygame
import pytest

from tests.house.matches import NAMES, play_any
from tests.house.twins import _told as told_of
from tests.house.twins import _twin as twin_of
from tests.house.twins import pairs
from tests.ui.apps import new_app
from tests.ui.devices import region
from wonderland import api
from wonderland.content import files, records
from wonderland.content.places import saves_folder
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.plain import table_of
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table import Table

SOME = 3
"""Of so many twins one is looked at."""
STEPS = 60
"""Frames after which nothing moves any more."""
SHOWING = ("log", "peep", "uncover", "recap", "analyse", "threats", "why-close", "undo", "redo")
"""Controls that show something more, or another place of the match."""


class Shared:
    """A window on a match that people play, one of whom sits there; and all that is seen of it.

    Args:
        match: where it stands.
        seat: the one who says that he is there whenever he is asked.
        curtain: whether curtains hang.
    """

    def __init__(self, match: Match, seat: str, *, curtain: bool = True) -> None:
        self.app = new_app((960, 600), motion="off", tips=False, curtain=curtain)
        self.seen: list[tuple[bytes, list[str]]] = []
        game = api.game(match.game.name)
        house = Navigator(self.app)
        house.open_menu()
        seats = {one: Seat(name) for one, name in zip(match.seats, NAMES, strict=False)}
        self._name = seats[seat].name
        self.session = MatchSession(game, match.copy(), seats)
        self.session.agree_on_undo("free", "free")
        self.session.secret = "a secret"
        self.session.draw = list  # what chance brings is not the same in both
        house.matches.sit_down(self.session)
        self.look()

    @property
    def closed(self) -> bool:
        """Whether somebody else is to sit down."""
        scene = self.app.scene
        return isinstance(scene, Curtain) and scene.name != self._name

    def look(self) -> None:
        """See what is in front, again and again, until nothing moves or another is to sit down."""
        for _ in range(STEPS):
            if isinstance(self.app.scene, Curtain) and not self.closed:
                self.app.scene.lift()
            self._note()
            if self.closed or not self.app.step(30):
                return

    def _note(self) -> None:
        app = self.app
        app.draw()
        words = [text.text for text in app.canvas.texts]
        words += [f"{one.key} {one.spoken} {one.why}" for one in app.canvas.regions]
        if not self.closed:
            self.seen.append((pygame.image.tobytes(app.surface, "RGB"), words))

    def show_more(self) -> None:
        """Use whatever shows more, and come back from where it leads."""
        for key in SHOWING:
            app, table = self.app, self.app.scene
            found = region(app, key)
            if not isinstance(table, Table) or found is None or not found.act:
                continue
            app.activate(found)
            self.look()
            while app.scene is not table and table in app.scenes and not self.closed:
                app.pop()
            self.look()

    def do(self, line: str) -> None:
        """Say a line at the table."""
        if isinstance(self.app.scene, Table):
            self.app.scene.do(lambda: line)
            self.look()

    def close(self) -> None:
        """Leave everything."""
        while self.app.scenes:
            self.app.scenes.pop().leave()


def course(match: Match, seat: str, line: str, *, curtain: bool = True) -> list[tuple[bytes, list[str]]]:
    """All that is seen at a table that is opened, looked at, and played at by one seat."""
    shared = Shared(match, seat, curtain=curtain)
    shared.show_more()
    if line:
        shared.do(line)
        shared.show_more()
    shared.close()
    return shared.seen


def lines_of(match: Match, seat: str, seed: int) -> str:
    """A line that a seat may say now, ``""`` where it is not awaited."""
    if match.to_act != seat:
        return ""
    return play_any(match.copy(), Random(seed))


def test_nothing_of_a_seat_is_seen_before_it_sits_down(name):
    told = 0
    for number, (match, twin, seat) in enumerate(pairs(name)[::SOME]):
        line = lines_of(match, seat, number)
        seen = course(match, seat, line)
        assert course(twin, seat, line) == seen, (seat, len(match.lines), line)
        told += len(seen)
    assert told, "something was seen"


def test_nothing_is_seen_before_the_first_line(name):
    """The table is laid and chance has not said yet who begins."""
    for number, match in enumerate(told_of(name).begun()):
        for seat in match.seats[:2]:
            if twin := twin_of(match, seat, Random(number)):
                assert course(twin, seat, "") == course(match, seat, ""), seat


def test_the_curtain_calls_whoever_may_look_as_the_plate_beside_him_does(name):
    app, game = new_app((960, 600), curtain=True), api.game(name)
    match = game.new(seed=1)
    seats = {seat: Seat(f"Person {seat}") for seat in match.seats}
    table = table_of(name)(app, MatchSession(game, match, seats), TableExits(bool, bool))
    app.push(table)
    for seat in match.seats[:2]:
        table.hang_curtain(seat)
        app.draw()
        words = [text.text for text in app.canvas.texts]
        assert sum(seats[seat].name in text for text in words) > 1, words
        assert not any(f"{game.info.name_of(seat)}," in text for text in words)


@pytest.mark.usefixtures("curtains")
def test_a_record_of_a_match_under_way_is_looked_at_behind_a_curtain(name, app):
    match = pairs(name)[0].match
    seats = {seat: {"name": seat, "player": "human"} for seat in match.seats}
    path = saves_folder() / "half.wonder.yaml"
    files.save(path, records.write(replace(match.record(), seats=seats)))
    house = Navigator(app, name)
    asked = [house.watching.watch]
    if "analysis" in (parts := api.game(name).parts) and "known" in parts:
        asked.append(house.watching.analyse)
    for look in asked:
        house.open_menu()
        assert look(path) == ""
        assert isinstance(app.scene, Curtain)


def test_without_curtains_it_would_be(name):
    """That is what the setting is for, and that the test would notice."""
    assert any(
        course(twin, seat, "", curtain=False) != course(match, seat, "", curtain=False)
        for match, twin, seat in pairs(name)
    )
