"""A person at the dungeon: turns a legal line into clicks, keys or buttons on what the screen offers."""

from __future__ import annotations

import pygame

from tests.ui.devices import click, lift, only_shown, press, region, seated, settle
from wonderland import api
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.ui.boards.grid import column_and_row
from wonderland.ui.games.dungeon_dice import modes
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.table.curtain import Curtain

GAME = "dungeon-dice"
PADS = {pygame.K_RETURN: 0, pygame.K_TAB: 10, pygame.K_UP: 11, pygame.K_DOWN: 12, pygame.K_LEFT: 13, pygame.K_RIGHT: 14}


def sit_down(app, people="we", seed=7, **setup):
    """A scene in front, people in the seats named and coins in the others; the list is filled at the end."""
    game = api.game(GAME)
    match = game.new(seed=seed, **setup)
    found = seated(app, MatchScene, game, match, people)
    lift(app)
    settle(app)
    lift(app)
    return found


class Mouse:
    """Plays by clicking what is drawn; nothing may lie over it."""

    def __init__(self, app):
        self.app = app

    def use(self, key):
        if region(self.app, key) is None:  # the card shows who is pointed at: point at nobody
            at = self.app.scene.layout.top.center
            self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
            settle(self.app)
        at = only_shown(self.app, key).rect.center
        top = [r.key for r in self.app.canvas.regions if r.rect.collidepoint(at)][-1]
        assert top == key, f"{top} lies over {key}"
        click(self.app, at)
        settle(self.app)

    def shift(self, scene, square):
        at = scene.layout.cell(square).center
        moved = {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, moved))
        settle(self.app)

    def lay(self, scene, square):
        click(self.app, scene.layout.cell(square).center)
        settle(self.app)


class Keys:
    """Plays by walking to a control with Tab and pressing Enter."""

    def __init__(self, app):
        self.app = app

    def press(self, key):
        press(self.app, key)

    def use(self, key):
        for _ in range(4):  # what is drawn may follow the focus, as a card does
            for _ in self.app.canvas.regions:
                if self.app.pointer.focus == key:
                    break
                before = self.app.pointer.focus
                self.press(pygame.K_TAB)
                if "figure-" in f"{before} {self.app.pointer.focus}":
                    self.app.draw()  # its card takes the place of a rack, and gives it back
            self.app.draw()
            if self.app.pointer.focus == key and region(self.app, key):
                break
        assert self.app.pointer.focus == key, (key, [r.key for r in self.app.canvas.regions])
        self.press(pygame.K_RETURN)
        settle(self.app)

    def shift(self, scene, square):
        laying = scene.control.laying
        (x, y), (u, v) = column_and_row(laying.start), column_and_row(square)
        across = pygame.K_RIGHT if u > x else pygame.K_LEFT
        along = pygame.K_UP if v > y else pygame.K_DOWN
        for key, count in ((across, abs(u - x)), (along, abs(v - y))):
            for _ in range(count):
                self.press(key)
        assert laying.start == square

    def lay(self, scene, square):
        assert scene.control.laying.start == square
        self.use("unfold")


class Pad(Keys):
    """Plays by a gamepad's buttons."""

    def press(self, key):
        button = pygame.event.Event(pygame.JOYBUTTONDOWN, button=PADS[key], instance_id=0)
        self.app.handle(button)


def play_line(scene, device, line):
    """Play a line of the awaited side as a person would."""
    _, verb, *words = line.split()
    PLAYERS[verb](scene, device, words)


def _dice(scene, device, words):
    for kind in words:
        device.use(f"die-{kind}")
    device.use("roll")


def _summon(scene, device, words):
    code, net, square = words
    laying = scene.control.laying
    if code != laying.calling.code:
        device.use(f"figure-{code}")
    letter, orientation = net.split("/")
    if laying.letter != letter:
        device.use(f"net-{letter}")
    device.shift(scene, square)
    for _ in range(9):
        if laying.orientation == int(orientation):
            break
        device.use("net-turn")
    assert laying.orientation == int(orientation)
    device.lay(scene, square)


def _pick(scene, device, name):
    control = scene.control
    key = name if name == MASTER else control.seat + name
    if control.acting.picked != key:
        device.use(f"square-{control_square(scene, key)}")


def control_square(scene, key):
    if key == MASTER:
        return scene.layout.slots[scene.control.seat]
    return scene.control.view["monsters"][key]["square"]


def _move(scene, device, words):
    _pick(scene, device, words[0])
    device.use(f"square-{words[-1].split('-')[-1]}")


def _attack(scene, device, words):
    _pick(scene, device, words[0])
    target = words[1] if words[1][0].islower() else scene.control.other + words[1]
    device.use(f"square-{scene.control.acting.square_of(target)}")


def _use(scene, device, words):
    control = scene.control
    if control.mode == modes.ANSWERING:
        _answer(scene, device, words)
        return
    _pick(scene, device, words[0])
    device.use(f"use-{words[1]}")
    if len(words) < 3:
        return
    if words[2] in "MADXT":
        device.use(f"crest-{words[2]}")
        return
    squares = {plain(name): square for square, name in control.acting.aims().items()}
    device.use(f"square-{squares[plain(words[2])]}")


def _answer(scene, device, words):
    asking = scene.control.asking
    for index, answer in enumerate(asking.answers()):
        if answer.line.split()[1:3] == words[:2]:
            device.use(f"answer-{index}")
            break
    for _ in range(30):
        if [plain(word) for word in asking.answer.line.split()[1:]] == [plain(w) for w in words]:
            break
        device.use("other-aim")
    device.use("use-answer")


def plain(name):
    """A monster as lines may name it, without its side."""
    return name[1:] if name[:1] in "we" and name[1:4].isupper() else name


def _one(key):
    return lambda scene, device, words: device.use(key)


PLAYERS = {
    "dice": _dice, "summon": _summon, "move": _move, "attack": _attack, "use": _use,
    "skip": _one("decline"), "end": _one("end"), "pass": _one("let-pass"), "defend": _one("defend"),
    "place": lambda scene, device, words: device.use(f"square-{words[0]}"),
}  # fmt: skip


def lift_curtain(app, device):
    if isinstance(app.scene, Curtain):
        device.use("lift")
        return True
    return False


def play_on(app, scene, over, device, rng, most):
    """Play a match as people would, line after line; the lines that were meant."""
    meant = []
    for _ in range(most):
        if over or scene.ending.victory or scene.session.match.result:
            break
        if lift_curtain(app, device):
            continue
        match = scene.session.match
        lines = [line for line in map(str, match.legal()) if line.split()[1] in PLAYERS]
        line, before = wanted(lines, rng), len(match.lines)
        play_line(scene, device, line)
        assert len(match.lines) > before, line
        meant.append(line)
    return meant


def wanted(lines, rng):
    """A line by chance, what leads on rather than what ends or declines."""
    by_verb = {}
    for line in lines:
        by_verb.setdefault(line.split()[1], []).append(line)
    verbs = [v for v in by_verb if v not in ("end", "skip", "pass")] or list(by_verb)
    if "end" in by_verb and rng.random() < 0.25:
        verbs = ["end"]
    if "attack" in by_verb:
        verbs = ["attack"]
    return rng.choice(by_verb[rng.choice(verbs)])
