"""How long a whole quick match against the easy level takes, played by the window at normal speed."""

from __future__ import annotations

import time
from typing import NamedTuple

import pygame

from tools.usability import gestures
from tools.usability.fingers import Fingers
from wonderland import api
from wonderland.content.places import assets_folder, home_folder
from wonderland.core.record import HUMAN
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.settings import FILE, SettingsFile, defaults
from wonderland.ui.kit.app import App
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table import Table

PRESET = "quick"
EASY = "ai:easy"
PLAYS_AS = "normal"
"""The level whose lines the person plays: what one wants is not measured, but how one does it."""
FRAME_MS = 1000 / 30
LONGEST_MS = 60_000
"""No single thing that is waited for takes so long; if it does, the table hangs."""
TYPED = 3
"""Clicks that a line is taken for which is typed here: whoever acts, what he does, and on whom."""


class Pace(NamedTuple):
    """How long a match took.

    Attributes:
        turns: how many.
        clicks: of the person, keys too.
        moves: seconds in which the window moved, or the easy level thought.
        over: whether it came to its end.
    """

    turns: int
    clicks: int
    moves: float
    over: bool

    def minutes(self, a_click: float) -> float:
        """How long it takes a person who needs so many seconds for each click."""
        return (self.clicks * a_click + self.moves) / 60


class _Waiting(Fingers):
    """Fingers that wait until the person is asked again; the easy level thinks in real time."""

    def __init__(self, app: App, session: MatchSession) -> None:
        super().__init__(app)
        self._session = session
        self.moves = 0.0

    def settle(self) -> None:
        """Let the window go on until the person is asked, or the match is over."""
        began = self.moves
        while self.moves - began < LONGEST_MS:
            moved = self.app.step(FRAME_MS) or self.app.dirty
            self.moves += FRAME_MS
            if self._session.awaits_agents:
                time.sleep(FRAME_MS / 1000)
            elif not moved:
                return
        raise RuntimeError(f"the table hangs after {self._session.match.lines[-1:]}")


def whole_match(game: str, seed: int, plays: int | None = None) -> Pace:
    """Play a quick match against the easy level to its end.

    Args:
        game: which game.
        seed: of the match.
        plays: after how many lines of the person it is left, if before its end.
    """
    seat = gestures.WAYS[game].person
    app, session, scene = _table(game, seat, seed)
    person = session.game.agent(PLAYS_AS, seed)
    fingers = _Waiting(app, session)
    fingers.settle()
    match, played = session.match, 0
    while match.to_act == seat and played != plays:
        _play(game, scene, fingers, str(person.choose(match.view(seat)).action))
        played += 1
    turns, over = int(match.turn), match.to_act is None
    while app.scenes:
        app.scenes.pop().leave()
    return Pace(turns, fingers.count, fingers.moves / 1000, over)


def _table(game: str, person: str, seed: int) -> tuple[App, MatchSession, Table]:
    pygame.display.init()
    pygame.font.init()
    values = defaults().model_copy(update={"motion": "normal", "tips": False})
    surface = pygame.display.set_mode((1280, 720))
    app = App(surface, SettingsFile(home_folder() / FILE, values), assets_folder(), mute=True)
    rules = api.shipped(game)
    match = rules.begin({"preset": PRESET}, {}, seed)
    seats = {seat: Seat("Easy", EASY) for seat in match.seats} | {person: Seat("You", HUMAN)}
    session = MatchSession(rules, match, seats)
    made = screens_of(game).match
    assert made is not None, "a game without a table of its own has no gestures of its own"
    scene = made(app, session, TableExits(_nothing, _nothing))
    assert isinstance(scene, Table)
    app.push(scene)
    return app, session, scene


def _play(game: str, scene: Table, fingers: Fingers, line: str) -> None:
    """Play a line as a person would; what takes the mouse several ways is typed."""
    match = scene.session.match
    before = len(match.lines)
    fingers.point((5, 5))  # whoever is pointed at shows his card, where dice may lie
    gestures.play(game, scene, fingers, line)
    if len(match.lines) == before and match.to_act == line.split(maxsplit=1)[0]:
        _type(scene, fingers, line)


def _type(scene: Table, fingers: Fingers, line: str) -> None:
    """Type a line, and take it for as many clicks as it would be."""
    match = scene.session.match
    app, before, clicks = scene.app, len(match.lines), fingers.count
    words = [(pygame.K_COLON, ":"), *[(pygame.K_BACKSPACE, "")] * 2, *((0, c) for c in line)]
    for code, letter in words:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter))
    fingers.key(pygame.K_RETURN)
    fingers.count = clicks + TYPED
    if len(match.lines) == before:
        raise RuntimeError(f"{line} can't be played: {scene.control.refused}")


def _nothing() -> None:
    pass
