"""A screen that knows the app it is shown by: what all screens derive from."""

from __future__ import annotations

import pygame

from wonderland.core.message import say
from wonderland.ui.kit.app import App
from wonderland.ui.kit.canvas import ButtonSpec
from wonderland.ui.kit.shown import Shown


class Scene(Shown):
    """A screen: it draws itself, takes what the controls it drew don't, and changes with time.

    Attributes:
        app: where it is shown; it asks that for other screens, sounds, keys and settings.
    """

    def __init__(self, app: App) -> None:
        self.app = app


class Aside(Scene):
    """A screen in front of another one: Escape and its button lead back there."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Escape goes back."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return False

    @property
    def back(self) -> ButtonSpec:
        """The button that goes back."""
        return {"key": "back", "label": say("Back"), "hint": say("Esc"), "act": self.app.pop}
