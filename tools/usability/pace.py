"""How long a whole quick match against the easy level takes, played by the window at normal speed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tools.usability import actions, summons
from tools.usability.fingers import Fingers
from wonderland import api
from wonderland.content.places import assets_folder, home_folder
from wonderland.session.match_session import HUMAN, MatchSession, Seat
from wonderland.session.settings import FILE, SettingsFile, defaults
from wonderland.ui.games.wonderland.intent import SUMMONING
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.app import App
from wonderland.ui.shell.exits import TableExits

GAME = "wonderland"
PRESET = "quick"
PERSON, EASY = "w", "e"
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


def whole_match(seed: int, most_lines: int | None = None) -> Pace:
    """Play a quick match against the easy level to its end.

    Args:
        seed: of the match.
        most_lines: after how many lines it is left, if before its end.
    """
    app, session, scene = _table(seed)
    person = session.game.agent(PLAYS_AS, seed)
    fingers = _Waiting(app, session)
    fingers.settle()
    match = session.match
    while match.to_act == PERSON and (most_lines is None or len(match.lines) < most_lines):
        _play(scene, fingers, str(person.choose(match.view(PERSON)).action))
    turns, over = int(match.turn), match.to_act is None
    while app.scenes:
        app.scenes.pop().leave()
    return Pace(turns, fingers.count, fingers.moves / 1000, over)


def _table(seed: int) -> tuple[App, MatchSession, MatchScene]:
    pygame.display.init()
    pygame.font.init()
    values = defaults().model_copy(update={"motion": "normal", "tips": False})
    surface = pygame.display.set_mode((1280, 720))
    app = App(surface, SettingsFile(home_folder() / FILE, values), assets_folder(), mute=True)
    game = api.shipped(GAME)
    match = game.begin({"preset": PRESET}, {}, seed)
    seats = {PERSON: Seat("You", HUMAN), EASY: Seat("Easy", "ai:easy")}
    session = MatchSession(game, match, seats)
    scene = MatchScene(app, session, TableExits(_nothing, _nothing))
    app.push(scene)
    return app, session, scene


def _play(scene: MatchScene, fingers: Fingers, line: str) -> None:
    """Play a line as a person would; what takes the mouse several ways is typed."""
    before = len(scene.match.lines)
    verb, *words = line.split()[1:]
    fingers.point((5, 5))  # whoever is pointed at shows his card, where dice may lie
    if verb == "dice":
        _dice(scene, fingers, words)
    elif verb == "summon" and scene.control.mode == SUMMONING:
        summons.by_clicking(scene, fingers, line)
    elif verb == "move" and len(words) == 2:
        actions.walks(scene.app, fingers, words)
    elif verb in BUTTONS and (key := _offered(scene, BUTTONS[verb])):
        fingers.press(key)
    if len(scene.match.lines) == before and scene.match.to_act == PERSON:
        _type(scene, fingers, line)


def _dice(scene: MatchScene, fingers: Fingers, cards: Sequence[str]) -> None:
    """The same dice by their button where they are wanted again, else one after another."""
    if sorted(scene.control.same_dice()) == sorted(cards):
        fingers.press("same")
    else:
        for card in cards:
            fingers.press(f"card-{card}")
    fingers.press("roll")


BUTTONS = {"end": ("end",), "skip": ("decline",), "pass": ("pass",), "done": ("done",)}


def _offered(scene: MatchScene, keys: Sequence[str]) -> str:
    regions = {region.key for region in scene.app.canvas.regions if region.act}
    return next((key for key in keys if key in regions), "")


def _type(scene: MatchScene, fingers: Fingers, line: str) -> None:
    """Type a line, and take it for as many clicks as it would be."""
    app, before, clicks = scene.app, len(scene.match.lines), fingers.count
    words = [(pygame.K_COLON, ":"), *[(pygame.K_BACKSPACE, "")] * 2, *((0, c) for c in line)]
    for code, letter in words:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter))
    fingers.key(pygame.K_RETURN)
    fingers.count = clicks + TYPED
    if len(scene.match.lines) == before:
        raise RuntimeError(f"{line} can't be played: {scene.refused}")


def _nothing() -> None:
    pass
