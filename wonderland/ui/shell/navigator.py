"""The menu, and what each of its lines leads to."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.core.message import commas, lines, rows, say, say_n
from wonderland.core.record import HUMAN
from wonderland.games import registry
from wonderland.learn import library
from wonderland.session.left_out import left_out
from wonderland.session.match_session import AI, MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.shell.doors import open_doors
from wonderland.ui.shell.matches import Matches
from wonderland.ui.shell.menu import Foe, Menu, MenuEntry
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.resuming import Resuming
from wonderland.ui.shell.school import School, games_taught
from wonderland.ui.shell.screens import builder_of, screens_of
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.watching import Watching
from wonderland.ui.shell.wishes import Wishes

FILES_SHOWN = 3
"""Faults in files of the user's own that the menu tells."""


class Navigator:
    """Leads from the menu to what it offers, for one game of the shelf at a time.

    Args:
        app: the window.
        game: which game; the first of the shelf if none is named.

    Attributes:
        info: the game that the menu is about.
        school: its lessons and puzzles.
        matches: begins matches, of any game.
        watching: shows records, of any game.
        resuming: the matches that were left, of any game.
    """

    def __init__(self, app: App, game: str = "") -> None:
        self.app = app
        self.take_up(game or registry.names()[0])

    def take_up(self, name: str) -> None:
        """Turn to a game of the shelf."""
        self.info = registry.info(name)
        self.wishes = Wishes.of(name)
        self.school = School(self.app, name)
        progress = self.school.progress
        self.matches = Matches(self.app, progress, self.open_menu, self._again)
        self.watching = Watching(self.app, self.matches.play_on)
        self.resuming = Resuming(self.app, self.matches.sit_down, self.watching.watch, self.open_menu)
        wrong = lines(*left_out(self.app.settings.values.language)[:FILES_SHOWN])
        faults = (self.app.settings.fault, self.school.progress.fault, self._keys_without_use())
        self.resuming.notice = next(filter(None, faults), wrong)
        open_doors(self.app, name)

    @property
    def game(self) -> api.Game:
        """It with its rules: they are loaded when they are first wanted, after the menu is seen."""
        return api.game(self.info.name)

    def _keys_without_use(self) -> str:
        """That keys or buttons are set for what there is no more, ``""`` where none are."""
        values = self.app.settings.values
        names = self.app.controls.unknown(dict.fromkeys([*values.keys, *values.pads]))
        if not names:
            return ""
        return say("Your settings name keys for what there is not: {names}.", names=commas(names))

    def _damaged_sounds(self) -> str:
        """Which sounds can't be heard, as far as they were wanted by now; ``""`` where all can."""
        names = sorted(self.app.sounds.damaged)
        if not names:
            return ""
        what = say("These sounds are damaged and can't be heard: {names}.", names=commas(names))
        return rows(what, say("Install the game again."))

    def open_menu(self) -> None:
        """Begin with the menu."""
        menu = Menu(self.app, self.info, screens_of(self.info.name), self._entries, self._foes())
        self.app.home(menu)
        menu.notice = self.resuming.notice or self._damaged_sounds()

    def _foes(self) -> list[Foe]:
        """The levels that may be played against."""
        known = levels(self.info.name)
        return [Foe(word, level.name, level.character, partial(self._against, word)) for word, level in known.items()]

    def _against(self, level: str) -> None:
        """Choose how to play, with a level in every seat but the first."""
        first = self.info.letters[0]
        for seat in self.wishes.players:
            self.wishes.players[seat] = HUMAN if seat == first else AI + level
        self.new_match()

    def _entries(self) -> list[MenuEntry]:
        self.resuming.look(self.info.name)
        found = self.resuming.last(self.info.name)
        if self.school.offered:
            if not found and (path := self.school.to_take):
                found.append(self._lesson(path))
            found.append(MenuEntry(say("Learn"), self.school.standing, self.learn))
            if solved := self.school.solved:
                found.append(MenuEntry(say("Puzzles"), solved, self.school.open_puzzles))
        found += [
            MenuEntry(say("Quick match"), "", self.quick_match),
            MenuEntry(say("New match"), "", self.new_match),
            *(MenuEntry(label, "", partial(self._open, label)) for label in self.info.builders),
            self.resuming.drawer,
            MenuEntry(say("Records"), "", self.open_records),
            MenuEntry(say("The shelf"), say_n("{n} game", "{n} games", len(registry.names())), self._open_shelf),
            MenuEntry(say("Rules"), "", self.app.open_rules, aside=True),
            MenuEntry(say("Settings"), "", lambda: self.app.push(SettingsScreen(self.app)), aside=True),
            MenuEntry(say("Leave"), "", self.app.pop, aside=True),
        ]
        return found

    def _lesson(self, path: Path) -> MenuEntry:
        """The line that begins a lesson; only of a later one the title is wanted, and it is read."""
        number, _ = library.named(path)
        begin = partial(self.learn, str(number))
        if number == 1:
            return MenuEntry(say("First lesson"), say("two minutes"), begin)
        return MenuEntry(say("Next lesson"), library.read(path).model.title, begin)

    def _open(self, label: str) -> None:
        """Open one of the game's further screens."""
        self.app.push(builder_of(self.info, label)(self.app, self.game))

    def _open_shelf(self) -> None:
        """Show every game, to be played or learnt."""
        learn = partial(self._from_shelf, then=self.learn)
        shelf = Shelf(self.app, self._from_shelf, learn=learn, taught=games_taught())
        self.app.push(shelf)

    def _from_shelf(self, name: str, then: Callable[[], object] | None = None) -> None:
        """Take a game from the shelf: its menu comes to the front, and over it a new match.

        Args:
            name: the game's.
            then: opens something else over its menu.
        """
        if name != self.info.name:
            self.take_up(name)
            self.open_menu()
        else:
            self.app.pop()
        (then or self.new_match)()

    def learn(self, word: str = "") -> None:
        """Open the lessons, or one of them by its number or name."""
        self.school.open(word)

    def quick_match(self) -> None:
        """Begin a quick match against the program at once."""
        self.matches.begin_quick(self.game)

    def new_match(self) -> None:
        """Choose how to play."""
        self.app.push(NewMatch(self.app, self.game, self._begin, self.wishes))

    def _begin(self, wishes: Wishes) -> None:
        self.app.pop()
        self.matches.begin(self.game, wishes)

    def _again(self, session: MatchSession) -> None:
        """Choose another match, at first with the players and options of one that was played."""
        if session.game.name == self.info.name:
            self.wishes.follow(self.game, session)
        self.open_menu()
        self.new_match()

    def open_records(self) -> None:
        """Look at the records that were kept."""
        watching = self.watching
        self.app.push(RecordsScreen(self.app, watching.watch, watching.analyse, self.resuming.stills))
