"""How long it takes from the menu to a player's first line: clicks, and what the window takes."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tools.usability.fingers import FRAME_MS, Fingers
from wonderland.content.places import assets_folder, home_folder
from wonderland.session.settings import FILE, SettingsFile, defaults
from wonderland.ui.kit.app import App
from wonderland.ui.shell.navigator import Navigator

CARD = "card-"
TRIES = 20
A_CLICK = 1.2
"""How many seconds a person needs to see what is wanted and to click it."""


class Began(NamedTuple):
    """What it took to begin.

    Attributes:
        clicks: how many.
        waits: the seconds that the window moved, at normal speed, before the dice lay still.
    """

    clicks: int
    waits: float

    @property
    def seconds(self) -> float:
        """How long that takes a person in all."""
        return self.clicks * A_CLICK + self.waits


def to_the_first_roll() -> Began:
    """Go from the menu of a new player by the quick match to dice that lie still.

    Where chance lets the other side begin, it is tried again.

    Raises:
        LookupError: if a control that leads there is missing.
    """
    for _ in range(TRIES):
        if began := _try():
            return began
    raise LookupError(f"the other side began {TRIES} times")


def _try() -> Began | None:
    pygame.display.init()
    pygame.font.init()
    values = defaults().model_copy(update={"motion": "normal", "tips": False})
    surface = pygame.display.set_mode((1280, 720))
    app = App(surface, SettingsFile(home_folder() / FILE, values), assets_folder(), mute=True)
    Navigator(app).open_menu()
    fingers = Fingers(app)
    fingers.settle()
    begun = fingers.frames
    fingers.press(_named(app, "Quick match"))
    cards = [r.key for r in app.canvas.regions if r.key.startswith(CARD) and r.act]
    for key in cards[:2]:
        fingers.press(key)
    first = any(region.key == "roll" for region in app.canvas.regions)
    if first:
        fingers.press("roll")
    while app.scenes:
        app.scenes.pop().leave()
    waits = (fingers.frames - begun) * FRAME_MS / 1000
    return Began(fingers.count, waits) if first else None


def _named(app: App, label: str) -> str:
    found = next((r.key for r in app.canvas.regions if r.spoken == label), None)
    if found is None:
        raise LookupError(f"the menu has no {label}")
    return found
