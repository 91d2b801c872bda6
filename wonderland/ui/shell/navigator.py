"""Opening the window: the display, the first scene, and how the scenes lead to one another."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.content import themes
from wonderland.content.places import assets_folder
from wonderland.core.errors import BadInput, Problem
from wonderland.core.record import Record
from wonderland.games.wonderland.known import as_known
from wonderland.games.wonderland.words import SIDE_NAMES, other
from wonderland.learn.tips import tips
from wonderland.session import autosave
from wonderland.session.analysing import Study
from wonderland.session.match_session import MatchSession, Seat, seats_of
from wonderland.session.pools import read_pools
from wonderland.session.saves import Saves, Unfinished, go_on, keep
from wonderland.session.settings import SettingsFile, read_settings
from wonderland.session.tips import TipBook
from wonderland.ui.games.wonderland.panel import LogLine
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.games.wonderland.tips import TipBox
from wonderland.ui.kit.app import App
from wonderland.ui.shell.finish import Finish, Ways
from wonderland.ui.shell.menu import Entry, Menu
from wonderland.ui.shell.new_match import OWN, NewMatch, Wishes
from wonderland.ui.shell.pools import PoolBuilder
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.school import School
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.viewer import Viewer

FLAGSHIP = "wonderland"
SIZE = (1280, 720)
SHOWN = 3
"""Unfinished matches that the menu itself offers, the last ones played."""
AS_KNOWN = (
    "As {own} knows it: {other}’s unseen cards are guessed, its choices of dice left out (W-76)."
)
BESIDE = "Played beside your match, which waits: nothing of this is saved. Escape leads back."


class Wish(NamedTuple):
    """What the command line asks of the window."""

    size: tuple[int, int] | None = None
    fullscreen: bool = False
    theme: str | None = None
    mute: bool = False
    fast: bool = False


def run(
    wish: Wish,
    table: MatchSession | None = None,
    watch: str | None = None,
    learn: str | None = None,
) -> int:
    """Open the window and show it until it is closed.

    Raises:
        BadInput: if there is no display.
    """
    settings = read_settings()
    if wish.theme is not None:
        themes.path_of(wish.theme)
        settings.values = settings.values.model_copy(update={"theme": wish.theme})
    surface = open_display(wish, settings)
    app = App(
        surface, settings, assets_folder(), pygame.display.flip, fast=wish.fast, mute=wish.mute
    )
    icon = app.sprites.get("app/icon", (64, 64))
    pygame.display.set_icon(icon)
    pointer = app.sprites.get("app/cursor", (28, 28))
    pygame.mouse.set_cursor(pygame.cursors.Cursor((3, 2), pointer))
    pygame.joystick.init()
    pads = [pygame.joystick.Joystick(index) for index in range(pygame.joystick.get_count())]
    house = Navigator(app)
    house.open_menu()
    if table:
        house.sit_down(table)
    if watch:
        house.watch(Path(watch))
    if learn is not None:
        house.learn(learn)
    gc.collect()
    gc.freeze()  # what is loaded stays: going through it all again would take most of a frame
    app.run()
    for pad in pads:
        pad.quit()
    while app.scenes:
        app.scenes.pop().leave()
    pygame.quit()
    return 0


def open_display(wish: Wish, settings: SettingsFile) -> pygame.Surface:
    """Open the window itself.

    Raises:
        BadInput: if there is no display.
    """
    flags = pygame.RESIZABLE
    if wish.fullscreen or settings.values.fullscreen:
        flags |= pygame.FULLSCREEN
    if no_display(os.environ, sys.platform):
        raise BadInput([_no_window("neither DISPLAY nor WAYLAND_DISPLAY is set")])
    try:
        pygame.display.init()
        pygame.font.init()
        pygame.display.set_caption("Wonderland")
        return pygame.display.set_mode(wish.size or SIZE, flags)
    except pygame.error as error:
        raise BadInput([_no_window(str(error))]) from error


def no_display(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is nowhere to open a window; SDL alone would open an invisible one."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return platform.startswith("linux") and not any(environment.get(name) for name in named)


def _no_window(why: str) -> Problem:
    what = f"there is no display to open a window on ({why})"
    return Problem("display", 0, what, "Play in the terminal with: wonderland play --text")


class Navigator:
    """Leads from scene to scene."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.game = api.game(FLAGSHIP)
        self.wishes = Wishes()
        self.school = School(app, self.game)
        self.saves = Saves()
        self._notice = app.settings.fault or self.school.progress.fault

    def open_menu(self) -> None:
        """Begin with the menu."""
        menu = Menu(self.app, self._entries)
        self.app.home(menu)
        menu.notice = self._notice

    def _entries(self) -> list[Entry]:
        unfinished = self.saves.unfinished()
        self._notice = self.saves.take_notices() or self._notice
        found = [self._unfinished_entry(one) for one in unfinished[:SHOWN]]
        if self.school.progress.new and self.app.settings.new:
            found += [
                Entry("First lesson", "two minutes", lambda: self.learn("1")),
                Entry("Quick match", "", self.quick_match),
            ]
        else:
            found.append(Entry("Learn", self.school.standing, self.learn))
        found += [
            Entry("New match", "", self.new_match),
            Entry("Pools", "", lambda: self.app.push(PoolBuilder(self.app, self.game))),
            Entry(
                "Records",
                "",
                lambda: self.app.push(RecordsScreen(self.app, self.watch, self.analyse)),
            ),
            Entry("The shelf", "", lambda: self.app.push(Shelf(self.app, self._from_shelf))),
            Entry("Rules", "", self.app.open_rules),
            Entry("Settings", "", lambda: self.app.push(SettingsScreen(self.app))),
            Entry("Leave", "", self.app.pop),
        ]
        return found

    def _from_shelf(self) -> None:
        self.app.pop()
        self.new_match()

    def learn(self, word: str = "") -> None:
        """Open the lessons, or one of them by its number or name."""
        self.school.open(word)

    def quick_match(self) -> None:
        """Begin a quick match against the program at once."""
        wishes = Wishes(preset="quick")
        match = self.game.new(options=wishes.options())
        opponent = levels(self.game.name)["easy"].character
        seats = {"w": Seat("You"), "e": Seat(opponent, wishes.players["e"])}
        self.sit_down(MatchSession(self.game, match, seats, autosave.begin(FLAGSHIP)))

    def _unfinished_entry(self, one: Unfinished) -> Entry:
        """Go on with a match that was left, or watch one that another window owns."""
        names = " against ".join(seat.name for seat in seats_of(one.record).values())
        note = f"{names}, turn {one.turn}"
        if one.owned:
            return Entry(
                "Watch", f"{note}, in another window", partial(self._tell, self.watch, one.path)
            )
        return Entry("Go on", note, partial(self.go_on, one.path))

    def _tell(self, what: Callable[[Path], str], path: Path) -> None:
        """Do something with a record from the menu, and say there what is wrong with it."""
        if fault := what(path):
            self._notice = fault
            self.open_menu()

    def go_on(self, path: Path) -> None:
        """Go on with a match that was left."""
        try:
            match, record, own = go_on(path)
        except BadInput as bad:
            self._notice = str(bad.problems[0])
            self.open_menu()
            return
        self.sit_down(MatchSession(self.game, match, seats_of(record), own))

    def new_match(self) -> None:
        """Choose how to play."""
        self.app.push(NewMatch(self.app, self.game, self._begin, self.wishes))

    def _begin(self, wishes: Wishes, seats: dict[str, Seat]) -> None:
        from wonderland.games.wonderland.head_parser import filled_pool, named_pool  # noqa: PLC0415

        definitions = self.game.rules.definitions  # type: ignore[attr-defined]
        size = wishes.numbers.get("pool", definitions.presets[wishes.preset]["pool"])
        own = read_pools(definitions).pools
        pools = {
            side: (
                filled_pool(definitions, own[key.removeprefix(OWN)], size)
                if key.startswith(OWN)
                else named_pool(definitions, key, size)
            )
            for side, key in wishes.pools.items()
            if key
        }
        match = self.game.new(options=wishes.options(), pools=pools or None)
        self.app.pop()
        self.sit_down(MatchSession(self.game, match, seats, autosave.begin(FLAGSHIP)))

    def sit_down(self, table: MatchSession) -> None:
        """Play a match; agents think as long as the settings say, unless the table says."""
        self._seat(table, partial(self._finish, table), self.open_menu)

    def _seat(
        self, table: MatchSession, finished: Callable[[], None], leave: Callable[[], None]
    ) -> MatchScene:
        """Put a table in front."""
        if table.seconds is None:
            table.seconds = self.app.settings.values.seconds
        table.warm()
        scene = MatchScene(self.app, table, finished, leave)
        book = TipBook(tips(FLAGSHIP), self.school.progress, self.app.settings)
        scene.tips = TipBox(book)
        scene.analyse = partial(self._analyse_so_far, scene)
        self.app.push(scene)
        return scene

    def _finish(self, table: MatchSession) -> None:
        record = table.record()
        ways = Ways(
            leave=self.open_menu,
            replay=partial(self._replay, record),
            play=self._play_on,
            save=lambda: self._keep(table),
            again=self._again,
        )
        self._show_finish(table, ways)

    def _show_finish(self, table: MatchSession, ways: Ways) -> None:
        """Show how a match ended in the place of its table."""
        table.close()
        winner = (table.match.result or {}).get("winner")
        self.app.sounds.play("win" if winner and table.human(str(winner)) else "lose")
        self._finish_scene = Finish(self.app, table.match, Study(table.record()), ways)
        self.app.replace(self._finish_scene)

    # --- beside a match that is under way ------------------------------------------------------
    def _analyse_so_far(self, scene: MatchScene) -> None:
        """Say how a match has gone so far, by what the side that is looking knows (W-76).

        The match waits below, and what leads on from here is played beside it.
        """
        seat = scene.looking
        record = as_known(self.game.rules, scene.table.record(), seat)
        study = Study(record, seat=seat)
        names = {"own": SIDE_NAMES[seat], "other": SIDE_NAMES[other(seat)]}
        match = self.game.load(record)
        self.app.push(
            Finish(
                self.app, match, study, self._ways_beside(record, seat), AS_KNOWN.format(**names)
            )
        )

    def _ways_beside(self, record: Record, seat: str) -> Ways:
        replay = partial(self._replay, record, play_on=self.play_beside, looking=seat)
        return Ways(self.app.pop, replay, self.play_beside)

    def play_beside(self, record: Record) -> None:
        """Play on from a record in front of a match that is under way and waits."""
        table = MatchSession(self.game, self.game.load(record), taken_over(record))
        scene = self._seat(table, lambda: self._finish_beside(table, scene.looking), self.app.pop)
        scene.log.append(LogLine(BESIDE, 0, ""))

    def _finish_beside(self, table: MatchSession, seat: str) -> None:
        ways = self._ways_beside(table.record(), seat)
        self._show_finish(table, ways._replace(save=lambda: self._keep(table)))

    # --- after a match -------------------------------------------------------------------------
    def _replay(
        self, record: Record, line: int, play_on: Callable[[Record], None] | None = None,
        looking: str = "w",
    ) -> None:  # fmt: skip
        """Show a record on the table, so many lines on."""
        viewer = Viewer(self.app, record, play_on or self._play_on)
        viewer.looking = looking
        self.app.push(viewer)
        viewer.go(line)

    def _again(self) -> None:
        self.open_menu()
        self.new_match()

    def _keep(self, table: MatchSession) -> None:
        try:
            self._finish_scene.note = f"Kept as {keep(table.record())}"
        except BadInput as bad:
            self._finish_scene.note = str(bad)

    def watch(self, path: Path) -> str:
        """Watch a record; say what is wrong with it if it can't be."""
        try:
            record = api.read_record(path)
            api.game_of(record).load(record)
        except BadInput as bad:
            return str(bad.problems[0])
        self.app.push(Viewer(self.app, record, self._play_on, self._analyse))
        return ""

    def analyse(self, path: Path) -> str:
        """Say how a recorded match went; say what is wrong with the record if it can't be."""
        try:
            self._analyse(api.read_record(path))
        except BadInput as bad:
            return str(bad.problems[0])
        return ""

    def _analyse(self, record: Record) -> None:
        """Say how a recorded match went, as far as it goes.

        Raises:
            BadInput: if the record can't be replayed.
        """
        match = api.game_of(record).load(record)
        ways = Ways(self.app.pop, partial(self._replay, record), self._play_on)
        self.app.push(Finish(self.app, match, Study(record), ways))

    def _play_on(self, record: Record) -> None:
        """Go on with a record in the place of what shows it."""
        match = self.game.load(record)
        self.app.pop()
        seats = taken_over(record)
        self.sit_down(MatchSession(self.game, match, seats, autosave.begin(FLAGSHIP)))


def taken_over(record: Record) -> dict[str, Seat]:
    """The seats of a record that is played on: as they were, people where only programs played."""
    seats = seats_of(record)
    if any(seat.human for seat in seats.values()):
        return seats
    return {side: Seat(seat.name) for side, seat in seats.items()}
