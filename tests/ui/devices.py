"""Mouse, keyboard and gamepad as the window hears them, and people who sit down at a table of any game."""

from __future__ import annotations

import pygame

from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

DONE = 4000
"""Frames after which everything that was begun is over."""


def settle(app):
    """Let everything happen until a person is asked, and the screen be drawn."""
    for _ in range(DONE):
        if not app.step(20):
            break
    app.dirty = True
    app.draw()


def region(app, key):
    """A control by its name; None where it is not."""
    return next((one for one in app.canvas.regions if one.key == key), None)


def click(app, at, button=1):
    """Move the mouse to a place and press a button there."""
    for kind, extra in (
        (pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEBUTTONDOWN, {"button": button}),
        (pygame.MOUSEBUTTONUP, {"button": button}),
    ):
        app.handle(pygame.event.Event(kind, pos=at, **extra))


def press(app, code, letter="", mod=0):
    """Press a key."""
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=letter, mod=mod))


def type_line(app, line, rest=settle):
    """Type a line of notation over what stands in the box, say it, and let what follows happen."""
    keys = [(pygame.K_COLON, ":"), *[(pygame.K_BACKSPACE, "")] * 2]
    for code, letter in [*keys, *((0, letter) for letter in line), (pygame.K_RETURN, "")]:
        press(app, code, letter)
    rest(app)


def lift(app):
    """Say that one is there, wherever a curtain hangs; whether one did."""
    hung = isinstance(app.scene, Curtain)
    while isinstance(app.scene, Curtain):
        app.scene.lift()
    return hung


def seated(app, scene, game, match, people):
    """Put a table in front: people in the seats named, coins in the others.

    Args:
        app: the window.
        scene: the class of the table.
        game: what is played.
        match: where it stands.
        people: the letters of the seats of people.

    Returns:
        The scene, and a list that tells when it is left whether the match was over.
    """
    seats = {seat: Seat(f"Person {seat}") if seat in people else Seat("Coin", "ai:random") for seat in match.seats}
    over = []
    exits = TableExits(lambda: over.append(True), lambda: over.append(False))
    table = scene(app, MatchSession(game, match, seats), exits)
    app.push(table)
    return table, over


def only_shown(app, key):
    """A control that is there, can be used, and has nothing lying over it."""
    found = region(app, key)
    assert found is not None, (key, [one.key for one in app.canvas.regions])
    assert found.act is not None, (key, found.why)
    return found
