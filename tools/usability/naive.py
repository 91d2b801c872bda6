"""Whoever takes what the screen offers: how often he is refused."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tools.usability.fingers import Fingers, Place
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.kit.scene import Scene
from wonderland.ui.kit.shown import Shown
from wonderland.ui.shell.plain import PlainScene
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.studio import Studio
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

ASIDE = ("table-menu", "menu", "rules", "analyse", "hint", "why", "log", "undo", "redo", "threats", "overview",
         "recap", "tip", "went", "leave", "refused", "back", "filter", "search")  # fmt: skip
"""Controls that don't play: a key that begins so is left alone."""
PRIMARY = 0.3
"""How often it takes what Enter would take."""


class Found(NamedTuple):
    """What came of taking what is offered.

    Attributes:
        moments: how often something was taken.
        refused: how often that was refused, or nothing came of it.
    """

    moments: int
    refused: int


def take_what_is_offered(game: str, seed: int, moments: int) -> Found:
    """Play a match of a game by taking what its screen offers, often what it offers first.

    Args:
        game: which game.
        seed: of what is taken, and of the match.
        moments: how often.
    """
    studio = Studio((1280, 720), None, game)
    random, app = Random(seed), studio.app
    fingers = Fingers(app)
    session = _sit(studio, seed)
    refused = done = 0
    for _ in range(moments):
        if session.match.to_act is None:
            app.home(_aside(app))
            seed += 1
            session = _sit(studio, seed)
        if isinstance(app.scene, Curtain):
            fingers.press("lift")
        places = _offered(app)
        if not places:
            break
        before = _told(app.scene)
        primary = _primary(app)
        fingers.click(primary if primary and random.random() < PRIMARY else random.choice(places))
        done += 1
        refused += _told(app.scene) != before and bool(_told(app.scene))
    return Found(done, refused)


def _sit(studio: Studio, seed: int) -> MatchSession:
    session = MatchSession(studio.game, studio.game.new(seed=seed), studio.seats())
    exits = TableExits(_nothing, _nothing)
    studio.app.push((screens_of(studio.game.name).match or PlainScene)(studio.app, session, exits))
    Fingers(studio.app).settle()
    return session


def _aside(app: App) -> Scene:
    return _Empty(app)


class _Empty(Scene):
    """Nothing, between two matches."""

    def draw(self, canvas: object) -> None:
        """Nothing is drawn."""


def _offered(app: App) -> list[Place]:
    """Where a click takes something: controls that can be used, places that are marked."""
    regions = [r for r in app.canvas.regions if r.act and not r.slide and r.rect.width]
    plays = [r.rect.center for r in regions if not r.key.startswith(ASIDE)]
    return [*plays, *(place.center for place in app.scene.offered())]


def _primary(app: App) -> Place | None:
    """Where the control is that Enter means, if it can be used."""
    key = app.scene.first_focus()
    found = next((r for r in app.canvas.regions if r.key == key and r.act), None)
    return found.rect.center if found else None


def _told(scene: Shown) -> str:
    """The refusal that is shown; what is only asked about, once, is none."""
    refused = getattr(getattr(scene, "control", None), "refused", None)
    if getattr(refused, "asks", False):
        return ""
    return str(refused or getattr(scene, "refused", "") or "")


def _nothing() -> None:
    pass
