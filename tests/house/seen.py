"""What a person sees and hears of a match in the window, as faces of it (``faces``)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from unittest import mock

import pygame

from tests.ui import devices
from tests.ui.apps import new_app
from tests.ui.devices import region
from wonderland import api
from wonderland.core.game import CHANCE, Event
from wonderland.core.match import Match
from wonderland.core.record import Record, actor
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.kit.app import App
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.stills import Stills, still_of
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table import Table
from wonderland.ui.table.why_box import WhyBox

SIZE = (960, 600)
LATELY = 3
"""How many of the last lines are looked at in motion."""
POINTED = 12
"""So many places are pointed at."""
MOTION = (60, 240, 700)
"""After so many milliseconds more."""


def seats(match: Match, seat: str) -> dict[str, Seat]:
    """A person in a seat, agents in the others."""
    return {one: Seat(one, "human" if one == seat else "ai:random") for one in match.seats}


def as_played(match: Match, seat: str) -> MatchSession:
    """A table at which the match was played, the other seats' lines by agents, with a reason each."""
    game = api.game(match.game.name)
    session = MatchSession(game, game.open(match.record()), seats(match, seat))
    session.secret = "the same in both"  # what opponents say is drawn from it
    for line in match.lines:
        who = actor(line)
        if who in (CHANCE, seat):
            session.match.play(line)
        else:
            session.play_for(who, line, "For a reason.")
    return session


def drawn(match: Match, seat: str) -> object:
    """The table as it stands, its log in words and in notation, and what stands beside lists."""
    with _window() as (app, said):
        table = _table(app, as_played(match, seat))
        seen = [_picture(app)]
        if log := region(app, "log"):
            app.activate(log)
            app.draw()
            seen.append(_picture(app))
        seen += [_still(app, table.session, person) for person in (seat, "")]
        return seen, said


def pointed(match: Match, seat: str) -> object:
    """What is said and marked where one points, and where one clicks and puts back what was taken up."""
    with _window() as (app, said):
        table, seen = _table(app, as_played(match, seat)), []
        names = [n for n in sorted(_words(dict(match.view(seat)))) if table.place(n)]
        for name in Random(len(match.lines)).sample(names, min(len(names), POINTED)):
            place = table.place(name)
            rest = {"pos": place.center, "rel": (0, 0), "buttons": (0, 0, 0)}
            app.handle(pygame.event.Event(pygame.MOUSEMOTION, **rest))
            app.draw()
            seen.append((name, _picture(app)))
            devices.click(app, place.center)
            app.draw()
            seen.append((name, _picture(app)))
            if table.session.match.lines != match.lines:
                break
            table.let_go()
        return seen, said


def _words(part: object) -> set[str]:
    """All the words in a view: some name a place of the table."""
    if isinstance(part, str):
        return set(part.split())
    if isinstance(part, Mapping):
        return {*map(str, part), *_words(list(part.values()))}
    if isinstance(part, (list, tuple)):
        return {word for one in part for word in _words(one)}
    return set()


def live(match: Match, seat: str) -> object:
    """The last lines at the table itself, as others and chance play them."""
    with _window(motion="normal") as (app, said):
        app.fast = False
        last = len(match.lines)
        begun = api.Game(match.game).load(_cut(match, max(0, last - LATELY)))
        session = as_played(begun, seat)
        table, seen = _table(app, session), []
        for line in match.lines[len(begun.lines) :]:
            with _plays(session, line):
                if actor(line) == seat:
                    table.do(lambda line=line: line)
                for wait in MOTION:
                    table.hurry()
                    table.update(wait)
                    app.draw()
                    seen.append(_picture(app))
            table.skip()
            if session.match.lines[-1] != line:
                break  # a question was let be by itself that the match answered
        return seen, said


def _cut(match: Match, lines: int) -> Record:
    return replace(match.record(), moves=match.lines[:lines], lines=[])


@contextlib.contextmanager
def _plays(session: MatchSession, line: str) -> Iterator[None]:
    """Let others and chance play a line, and nothing else."""
    left, who = [line], actor(line)

    def play() -> list[Event]:
        if not left or actor(left[0]) == session.people[0]:
            return []
        said = left.pop()
        if who != CHANCE:
            return session.play_for(who, said, "For a reason.")
        session.match.play(said)
        session._keep_on()
        return session.match.last_events

    with mock.patch.object(session, "poll", play), mock.patch.object(session, "draw", play):
        yield


def in_motion(match: Match, seat: str) -> object:
    """The last lines one by one as they are shown in the viewer, in motion, told and spoken."""
    with _window(motion="normal") as (app, said):
        app.fast = False
        session = as_played(match, seat)
        viewer = Viewer(app, session.record())
        app.push(viewer)
        last, seen = len(match.lines), []
        viewer.go(max(0, last - LATELY))
        while viewer.at < last:
            viewer.go(viewer.at + 1)
            for wait in MOTION:
                viewer.update(wait)
                app.draw()
                seen.append(_picture(app))
            viewer.board.film.show.skip()
        return seen, said


def why(match: Match, seat: str) -> object:
    """What others did, as it is told with their reasons."""
    session = as_played(match, seat)
    told: list[object] = list(session.reasons)
    box = WhyBox(session, lambda: seat, lambda _: "west")
    for other in match.seats:
        box.side = other
        told.append(box.note() and box.note().said)
    return told


@contextlib.contextmanager
def _window(**values: object) -> Iterator[tuple[App, list[str]]]:
    """A window of its own, and what is spoken and heard in it."""
    app, said = new_app(SIZE, **{"motion": "off", "tips": False, **values}), []

    def heard(name: str, at: float = 0.0) -> None:
        said.append(f"{name} at {at:.2f}")

    spoken = mock.patch.object(app, "speak", said.append)
    with spoken, mock.patch.object(app.sounds, "play", heard):
        yield app, said
    while app.scenes:
        app.scenes.pop().leave()


def _table(app: App, session: MatchSession) -> Table:
    table = table_of(session.game.name)(app, session, TableExits(lambda: None, lambda: None))
    app.push(table)
    app.draw()
    return table


def _picture(app: App) -> tuple[bytes, list[str]]:
    """What is drawn, and what can be read and pressed."""
    words = [f"{one.key} {one.spoken} {one.why}" for one in app.canvas.regions]
    return pygame.image.tobytes(app.surface, "RGB"), words


def _still(app: App, session: MatchSession, person: str) -> bytes:
    """The small picture of a match that stands beside lists, for a person or for all."""
    still = still_of(session.record(), session.match)
    shown = still if person else replace(still, looking="")
    pictured = Stills()._picture(app.canvas, (320, 180), shown)
    return pygame.image.tobytes(pictured, "RGB") if pictured else b""
