"""Pictures of every screen, from fixed moments: for the README, for review, for tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from io import BytesIO
from pathlib import Path

import pygame

from wonderland.ai.levels import levels
from wonderland.content import files, themes
from wonderland.content.languages import ENGLISH
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say, say_n
from wonderland.games import registry
from wonderland.session.match_session import against
from wonderland.session.moments import moments
from wonderland.ui.kit.app import App
from wonderland.ui.shell.dates import at_turn
from wonderland.ui.shell.menu import Foe, Menu, MenuEntry
from wonderland.ui.shell.moments import lay_out
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.school import games_taught
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.settings import SettingsScreen
from wonderland.ui.shell.shelf import Shelf
from wonderland.ui.shell.stage import Stage
from wonderland.ui.shell.studio import Studio
from wonderland.ui.shell.wishes import Wishes

MENU = (
    (say("Learn"), say("lesson {n} of {most}", n=3, most=19)),
    (say("Puzzles"), say("{n} of {most}", n=5, most=42)),
    (say("Quick match"), ""),
    (say("New match"), ""),
    (say("Pools"), ""),
    (say("Pairs"), ""),
    (say("Unfinished"), say_n("{n} match", "{n} matches", 3)),
    (say("Records"), ""),
    (say("The shelf"), say_n("{n} game", "{n} games", 5)),
)
ASIDE = (say("Rules"), say("Settings"), say("Leave"))
Shot = Callable[[Stage], None]


def _nothing() -> None:
    pass


def _menu(stage: Stage) -> None:
    entries = [
        MenuEntry(
            say("Go on"),
            say("{who}, {turn}", who=against(("Ann", say("Hatter"))), turn=at_turn(14)),
            _nothing,
            "hatter",
        ),
        *(MenuEntry(word, note, _nothing) for word, note in MENU),
        *(MenuEntry(word, "", _nothing, aside=True) for word in ASIDE),
    ]
    info, screens = stage.game.info, screens_of(stage.game.name)
    known = levels(stage.game.name).items()
    foes = [Foe(word, level.name, level.character, _nothing) for word, level in known]
    menu = Menu(stage.app, info, screens, lambda: entries, foes)
    stage.app.push(menu)
    menu.update(1)


def _new_match(stage: Stage) -> None:
    wishes = Wishes.of(stage.game.name)
    stage.app.push(NewMatch(stage.app, stage.game, lambda _: None, wishes))


SHELL: dict[str, Shot] = {
    "menu": _menu,
    "new-match": _new_match,
    "shelf": lambda stage: stage.app.push(
        Shelf(stage.app, lambda _: None, learn=lambda _: None, taught=games_taught())
    ),
    "settings": lambda stage: stage.app.push(SettingsScreen(stage.app)),
}
"""The shell's own screens, shown with the first game of the shelf."""


@cache
def shots() -> Mapping[str, tuple[str, Shot]]:
    """Every shot by its name: its game, and what builds it.

    Those of the first game are called as they are there, those of another have its name before.

    Raises:
        BadInput: with all that is wrong in the games' moments.
    """
    first = registry.names()[0]
    found = {name: (first, shot) for name, shot in SHELL.items()}
    for game in registry.names():
        before = "" if game == first else f"{game}-"
        for name, moment in moments(game).items():
            found[before + name] = (game, partial(lay_out, moment=moment))
    return found


def shoot(name: str, size: tuple[int, int], theme: str | None = None, language: str = ENGLISH) -> App:
    """Draw a screen and return the app that shows it."""
    game, shot = shots()[name]
    studio = Studio(size, theme, game, language, curtain=True)
    shot(studio)
    studio.app.draw()
    return studio.app


def draw(
    folder: Path, names: Sequence[str], size: tuple[int, int], theme: str | None, language: str = ENGLISH
) -> list[Path]:
    """Draw screens into PNG files and return their paths.

    Raises:
        BadInput: if there is no screen or theme of a name, or the folder can't be written.
    """
    if theme is not None:
        themes.path_of(theme)
    known = shots()
    unknown = [name for name in names if name not in known]
    if len(known) == len(SHELL) and (unknown or not names):
        what = say("games' moments don't ship: of them pictures are made in a checkout")
        raise BadInput([Problem("shots", 0, what)])
    if unknown:
        what = say("there is no screen {name}; there is {known}", name=unknown[0], known=", ".join(known))
        raise BadInput([Problem("shots", 0, what)])
    paths = []
    for name in names or known:
        path = folder / f"{name}.png"
        picture = BytesIO()
        pygame.image.save(shoot(name, size, theme, language).surface, picture, path.name)
        files.save(path, picture.getvalue())
        paths.append(path)
    return paths
