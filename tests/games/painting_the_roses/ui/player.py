"""A person at the garden: turns a legal line into clicks or keys on what the screen offers."""

from __future__ import annotations

import pygame

from tests.ui.devices import click, only_shown, press, seated, settle
from wonderland import api
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.table.curtain import Curtain

GAME = "painting-the-roses"


def sit_down(app, players, seed=7, people=None, position=None, **options):
    """A scene in front, all seats people unless said otherwise; the list is filled at the end."""
    game = api.game(GAME)
    setup = {"position": position} if position else {}
    if not position:
        options = {"players": players, **options}
    match = game.new(options=options, seed=seed, **setup)
    people = match.seats if people is None else people
    return seated(app, MatchScene, game, match, people)


class Mouse:
    """Plays by clicking regions."""

    def __init__(self, app):
        self.app = app

    def use(self, key):
        click(self.app, only_shown(self.app, key).rect.center)
        settle(self.app)


class Keys:
    """Plays by walking to a region with Tab and pressing Enter."""

    def __init__(self, app):
        self.app = app

    def press(self, key):
        press(self.app, key)

    def use(self, key):
        self.app.draw()
        for _ in range(120):
            if self.app.pointer.focus == key:
                break
            self.press(pygame.K_TAB)
        self.app.draw()
        assert self.app.pointer.focus == key, key
        self.press(pygame.K_RETURN)
        settle(self.app)


def play_line(app, scene, device, line):
    """Play a line of the awaited seat as a person would."""
    _, verb, *words = line.split()
    if verb == "row":
        for card in words[:4]:
            device.use(card_key(scene, card))
        device.use("lay")
    elif verb == "guard":
        device.use(card_key(scene, words[0]))
        device.use("post")
    elif verb == "end":
        lines = len(scene.session.match.lines)
        device.use("end")
        if len(scene.session.match.lines) == lines:  # it was told what is left
            device.use("end")
    elif verb == "allow":
        device.use("allow")
    elif verb == "cancel":
        device.use(f"cancel-{words[0]}")
    elif verb == "discard":
        device.use(card_key(scene, words[0]))
    else:
        device.use(card_key(scene, words[0]))
        use_card(scene, device, verb, words)


def use_card(scene, device, verb, words):
    """Use the card that was taken up."""
    if verb in ("paint", "recruit"):
        device.use(verb)
    elif words[1:] == ["unleash"]:
        device.use("unleash")
    elif verb == "play" and len(words) == 1:
        device.use("wait")
    elif verb == "stalk":
        device.use(f"stalk-{words[1]}")
    else:
        device.use(f"hedge-{words[1]}")


def card_key(scene, card):
    """The key of a card as it lies: of several alike one that is not chosen yet."""
    intent = scene.control
    cards = intent.own.lying()
    return f"card-{cards.index(card)}"


def lift_curtain(app, device):
    if isinstance(app.scene, Curtain):
        device.use("lift")
        return True
    return False
