"""A moment laid out in a window: its screen is opened, and what is done by hand is done.

Controls, places and keys are used as a player uses them, so that a moment knows no screen's insides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

import pygame

from wonderland import api
from wonderland.content import records
from wonderland.core.errors import BadInput, Problem
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.kit.looking_back import Analysis
from wonderland.learn.tips import tips as tips_of
from wonderland.session.analysing import Study, analysis_of
from wonderland.session.match_session import MatchSession, Reason
from wonderland.session.moments import Act, Learning, Moment, message_of
from wonderland.session.progress import Progress, ProgressFile, Taken
from wonderland.session.thinking import Hint
from wonderland.session.tips import TipBook
from wonderland.session.worker import AtOnce
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.plain import table_of
from wonderland.ui.shell.result import analysed_screen
from wonderland.ui.shell.school import School
from wonderland.ui.shell.screens import builder_of, screens_of
from wonderland.ui.shell.stage import Stage
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import FinishExits, TableExits
from wonderland.ui.table.table import Table

STILL, FRAME_MS = "still", 16
MOST_FRAMES, QUIET = 3600, 20
"""How many frames a wait lasts at most, and after how many without motion all is still."""
KEPT = 8
"""So many analyses are kept: whatever window a moment is shown in, it was analysed once."""
AWAY = (-1, -1)
"""Where the mouse is that points at nothing."""


def lay_out(stage: Stage, moment: Moment) -> None:
    """Open a moment's screen and do by hand what it says.

    Raises:
        BadInput: if it can't be: file and line.
    """
    app, model = stage.app, moment.model
    app.settings.values = app.settings.values.model_copy(update=dict(moment.settings))
    app.fast = not model.watched
    app.refit()
    if model.learn is not None:
        _school(stage, model.learn)
    else:
        app.push(_screen(stage, moment))
        while isinstance(app.scene, Curtain):  # whoever looks has sat down
            app.scene.lift()
    hand = _Hand(app)
    for index, act in enumerate(model.by_hand):
        try:
            hand.do(act)
        except _MissingError as missing:
            line = moment.document.line_of(("by hand", index))
            raise BadInput([Problem(moment.document.name, line, str(missing))]) from missing
    hand.rest()


def _screen(stage: Stage, moment: Moment) -> Scene:
    """The screen that is opened, but for lessons and puzzles."""
    screens, model, app = screens_of(stage.game.name), moment.model, stage.app
    if model.rules is not None:
        assert screens.rules is not None, "the game has a rulebook of its own"
        return screens.rules(app, model.rules)
    if model.builder is not None:
        return builder_of(stage.game.info, model.builder)(app, stage.game)
    if model.shows == "table":
        return _table(stage, moment)
    match = moment.match(stage.game)
    record = _record(moment, match)
    if model.shows == "finish":
        return _finish(stage, match, record)
    viewer = Viewer(app, record, _nowhere)
    viewer.go(len(record.moves) if model.at is None else model.at)
    return viewer


def _table(stage: Stage, moment: Moment) -> Scene:
    """A sitting at the table, with what agents have said there."""
    reasons: list[Reason] = []

    def hear(match: Match, line: str, why: str) -> None:
        reasons.append(Reason(len(match.lines), match.turn, True, line, why))

    model, match = moment.model, moment.match(stage.game, hear)
    session = MatchSession(stage.game, match, moment.seats(match) or stage.seats(match))
    session.secret = "moment"  # what chance picks is the same in every picture
    session.reasons += reasons
    if model.hint:
        session.hint = Hint(tuple(model.hint.lines), message_of(model.hint.why))
    known = () if model.start is None else moment.start.known
    return table(stage, session, known, tips=model.tips)


def table(stage: Stage, session: MatchSession, known: Sequence[str] = (), *, tips: bool = False) -> Scene:
    """A table that leads nowhere.

    Args:
        stage: where it is shown.
        session: the sitting.
        known: how things lie there that a position doesn't say (``session.moments.Start``).
        tips: whether tips are given.
    """
    app, screens = stage.app, screens_of(stage.game.name)
    book = TipBook(tips_of(stage.game.name), Progress(), app.settings) if tips else None
    exits = TableExits(_nothing, _nothing, tips=book)
    scene = table_of(stage.game.name)(app, session, exits)
    if known and screens.recall:
        screens.recall(scene, known)
    return scene


def _record(moment: Moment, match: Match) -> Record:
    """The record of a moment's match, with its seats where it says who sat there."""
    record, seats = match.record(), moment.seats(match) or {}
    players = {seat: {"name": one.name, "player": one.player} for seat, one in seats.items()}
    return replace(record, seats=players or record.seats)


def _finish(stage: Stage, match: Match, record: Record) -> Scene:
    """How a match went, with its analysis."""
    found = _analysed(stage.game.name, records.write(record))
    exits = FinishExits(_nothing, lambda *_: None, _nowhere, lambda: "", _nothing)
    return analysed_screen(stage.app, match, Study(record, found=found), exits)


@lru_cache(KEPT)
def _analysed(name: str, record: str) -> Analysis:
    """The analysis of a record of a game as it ships."""
    game = api.shipped(name)
    return analysis_of(game).analyse(
        game.rules, records.from_text(record, name), "low", tell=lambda _done, _total: None, seat=""
    )


def _school(stage: Stage, learning: Learning) -> None:
    """The list of lessons and puzzles of one who has come so far, or one of them over it."""
    name = stage.game.name
    taken = {one: Taken(done=1) for one in learning.done}
    taken |= {one: Taken(step=step) for one, step in learning.left.items()}
    begun = ProgressFile(lessons={name: taken}, puzzles={name: learning.solved})
    School(stage.app, stage.game.name, Progress(begun=begun), AtOnce).open(learning.open)


def _nothing() -> None:
    """Where a screen leads that leads nowhere."""


def _nowhere(_: object) -> None:
    """The same of one that is handed something."""


class _MissingError(Exception):
    """There is no such control or place, or a line may not be played."""


class _Hand:
    """Uses a window as a player does."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._points = False

    def do(self, act: Act) -> None:
        """Do one thing, and see what came of it.

        Raises:
            _MissingError: if there is no such control or place, or a line may not be played.
        """
        self._app.draw()
        if act.wait is not None:
            self._wait(act.wait)
        elif act.key is not None:
            self._press(pygame.key.key_code(act.key))
        elif act.type is not None:
            self._type(act.type)
        elif act.play is not None:
            self._play(act.play)
        elif target := act.click or act.point:
            self._point(target, press=act.click is not None)

    def _play(self, line: str) -> None:
        """Type a line at the table, and say it."""
        self._type(f":{line}")
        self._press(pygame.K_RETURN)
        table = self._app.scene
        if isinstance(table, Table) and (box := table.typed.box):
            raise _MissingError(box.error)

    def rest(self) -> None:
        """Take the mouse away, unless it was to point somewhere."""
        if not self._points:
            self._mouse(pygame.MOUSEMOTION, AWAY)

    def _wait(self, wanted: int | str) -> None:
        frames, still = MOST_FRAMES if wanted == STILL else int(wanted) // FRAME_MS, 0
        for _ in range(frames):
            still = 0 if self._app.step(FRAME_MS) else still + 1
            if wanted == STILL and still > QUIET:
                return

    def _point(self, target: str, *, press: bool) -> None:
        place, view = self._place(target), self._app.magnifier
        view.show(place)
        at = place.centerx - view.left, place.centery - view.top
        self._mouse(pygame.MOUSEMOTION, at)
        self._points = not press
        if press:
            self._mouse(pygame.MOUSEBUTTONDOWN, at)
            self._mouse(pygame.MOUSEBUTTONUP, at)

    def _place(self, target: str) -> pygame.Rect:
        """Where a control lies, or a place on the table."""
        regions = {region.key: region.rect for region in self._app.canvas.regions}
        found = regions.get(target) or self._app.scene.place(target)
        if found is None:
            raise _MissingError(say("there is no {name} here; there is {known}", name=target, known=", ".join(regions)))
        return found

    def _mouse(self, kind: int, at: tuple[int, int]) -> None:
        extra = {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
        self._app.handle(pygame.event.Event(kind, pos=at, **extra))

    def _type(self, letters: str) -> None:
        for letter in letters:
            self._press(pygame.key.key_code(letter), letter)

    def _press(self, key: int, letter: str = "") -> None:
        self._app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
