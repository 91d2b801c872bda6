"""What a game may bring for the window: its screens, each None where the shell's own serve.

A game's ``info.yaml`` names its ``Screens``. The shell knows games by this and by their parts
alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games import registry
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


@dataclass(frozen=True, slots=True)
class Screens:
    """A game's screens.

    Attributes:
        match: a sitting at the table, where lessons are taken, puzzles solved and records looked at, too.
        deed: draws what a seat of a match did, in a box beside its place among the others.
        thumbnail: draws where a match stands, as a seat knows it (``""``: as all may know it), over
            a size in pixels.
        book: opens the story of a match, where its game tells one.
        finish: how a match went: with its analysis, and where it leads.
        rules: the rulebook, opened at a rule's number.
        seats: what each seat chooses before a match with such options.
        builders: further screens of the menu, each by its label.
        motto: the line below the title in the menu.
        picture: draws the picture behind the menu, over a size in pixels: of a match that was left,
            as a seat knows it (``""``: as all may know it), where there is one.
        recall: lets a table know how things lie where its match begins, in words of its own
            (``session.moments.Start.known``).
        where: where on its table lines happen, in their order: what is marked there when a turn is
            looked back on.
        busiest: lays out the scene in which most moves, and returns what draws a frame, by its
            number, and says how many milliseconds that took.
    """

    match: type[Table] | None = None
    deed: Callable[[Canvas, Box, Match, str], None] | None = None
    thumbnail: Callable[[Canvas, Match, str, tuple[int, int]], pygame.Surface] | None = None
    book: Callable[[App, Record], None] | None = None
    finish: Callable[[App, Match, Study, FinishExits], Scene] | None = None
    rules: Callable[[App, str], Scene] | None = None
    seats: Callable[[api.Game, Mapping[str, object]], PoolChoices] | None = None
    builders: Mapping[str, Callable[[App, api.Game], Scene]] = field(default_factory=dict)
    motto: str = ""
    picture: Callable[[Canvas, tuple[int, int], Match | None, str], pygame.Surface] | None = None
    recall: Callable[[Scene, Sequence[str]], None] | None = None
    where: Callable[[Scene, Sequence[str]], Sequence[Place]] | None = None
    busiest: Callable[[Stage], Callable[[int], float]] | None = None


def screens_of(name: str) -> Screens:
    """A game's screens; none where its ``info.yaml`` names none, a table where it names a ``Picture``.

    Raises:
        BadInput: if they are not where it says.
    """
    info = registry.info(name)
    if not info.screens:
        return Screens()
    path, key = info.folder / registry.INFO, ("screens",)
    found = registry.resolve(path, info.screens, key)
    if isinstance(found, type) and issubclass(found, Picture):
        return Screens(match=drawn_by(found))
    if not isinstance(found, Screens):
        raise registry.wrong_info(path, key, say("{entry} is no Screens", entry=info.screens))
    return found
