"""What a game may bring for the window: its screens, each None where the shell's own serve.

A game's ``info.yaml`` says where each of its ``Screens`` is. One is imported when it is asked for,
so that a menu is there quickly. The shell knows games by this and by their parts alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import cast

import pygame

from wonderland import api
from wonderland.core.info import GameInfo
from wonderland.core.match import Match
from wonderland.core.message import all_of, say
from wonderland.core.record import Record
from wonderland.games import registry
from wonderland.games.parts import Named, kinds
from wonderland.session.analysing import Study
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import Canvas
from wonderland.ui.kit.layout import Box
from wonderland.ui.kit.scene import Scene
from wonderland.ui.shell.stage import Stage
from wonderland.ui.table.compared import Place
from wonderland.ui.table.exits import FinishExits
from wonderland.ui.table.house_board import Picture, drawn_by
from wonderland.ui.table.pool_choices import PoolChoices
from wonderland.ui.table.table import Table


class Screens(Named):
    """A game's screens.

    Attributes:
        match: a sitting at the table, where lessons are taken, puzzles solved and records looked at, too;
            a game may name a ``Picture`` alone.
        deed: draws what a seat of a match did, in a box beside its place among the others.
        thumbnail: draws where a match stands, as a seat knows it (``""``: as all may know it), over
            a size in pixels.
        book: opens the story of a match, where its game tells one.
        finish: how a match went: with its analysis, and where it leads.
        rules: the rulebook, opened at a rule's number.
        seats: what each seat chooses before a match with such options.
        picture: draws the picture behind the menu, over a size in pixels: of a match that was left,
            as a seat knows it (``""``: as all may know it), where there is one.
        recall: lets a table know how things lie where its match begins, in words of its own
            (``session.moments.Start.known``).
        where: where on its table lines happen, in their order: what is marked there when a turn is
            looked back on.
        busiest: lays out the scene in which most moves, and returns what draws a frame, by its
            number, and says how many milliseconds that took.
    """

    match: type[Table] | None
    deed: Callable[[Canvas, Box, Match, str], None] | None
    thumbnail: Callable[[Canvas, Match, str, tuple[int, int]], pygame.Surface] | None
    book: Callable[[App, Record], None] | None
    finish: Callable[[App, Match, Study, FinishExits], Scene] | None
    rules: Callable[[App, str], Scene] | None
    seats: Callable[[api.Game, Mapping[str, object]], PoolChoices] | None
    picture: Callable[[Canvas, tuple[int, int], Match | None, str], pygame.Surface] | None
    recall: Callable[[Scene, Sequence[str]], None] | None
    where: Callable[[Scene, Sequence[str]], Sequence[Place]] | None
    busiest: Callable[[Stage], Callable[[int], float]] | None


def screens_of(name: str) -> Screens:
    """A game's screens, none of them loaded yet.

    Raises:
        BadInput: if its ``info.yaml`` names one that there is not.
    """
    info = registry.info(name)
    return _screens(info.folder, tuple(info.screens.items()))


@cache
def _screens(folder: Path, entries: tuple[tuple[str, str], ...]) -> Screens:
    path, known = folder / registry.INFO, kinds(Screens)
    if unknown := [name for name, _ in entries if name not in known]:
        what = say("there is no screen {name}; there is {known}", name=unknown[0], known=all_of(known))
        raise registry.wrong_info(path, ("screens", unknown[0]), what)

    def load(name: str, entry: str, _: object) -> object:
        found = registry.resolve(path, entry, ("screens", name))
        if isinstance(found, type) and issubclass(found, Picture):
            found = drawn_by(found)
        table = isinstance(found, type) and issubclass(found, Table)
        if not callable(found) or (name == "match" and not table):
            what = say("{entry} is no screen", entry=entry)
            raise registry.wrong_info(path, ("screens", name), what)
        return found

    return Screens(dict(entries), load)


def builder_of(game: GameInfo, label: str) -> Callable[[App, api.Game], Scene]:
    """One of a game's further screens of the menu.

    Raises:
        BadInput: if it is not where the game says.
    """
    path = game.folder / registry.INFO
    found = registry.resolve(path, game.builders[label], ("builders", label))
    return cast(Callable[[App, api.Game], Scene], found)
