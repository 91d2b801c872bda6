"""Every key and every gamepad button set to another, and a player whose fingers know only the new ones."""

from __future__ import annotations

from collections import Counter

import pygame

from wonderland.session import controls as keys

KEYS = ("[1]", "[2]", "[3]", "[4]", "[5]", "[6]", "[7]", "[8]", "[9]", "f7", "f8")
"""What nothing else is on, for the standard actions."""
SHIFTED = ("shift f7", "shift f8", "shift f9", "shift f6")
"""The same for actions that several games have."""
STICK = {
    "accept": "axis 2 +", "choose": "axis 2 -", "leave": "axis 3 +", "next-control": "axis 3 -",
    "last-control": "cross up", "up": "axis 0 -", "down": "axis 0 +", "left": "axis 1 -", "right": "axis 1 +",
}  # fmt: skip
BUTTONS = 20
"""The number of the first of the buttons that nothing is on."""


def remap(app):
    """Set every action of the house and of every game to another key and another button."""
    shipped = keys.controls({}, {})
    own, pads = dict(zip(shipped.standard, KEYS, strict=False)), dict(STICK)
    names = Counter(action.name for group in shipped.groups for action in group.actions)
    shared = [name for name, times in names.items() if times > 1]
    own |= dict(zip(shared, SHIFTED, strict=False))
    for group in shipped.groups:
        others = [one for one in group.actions if not one.standard and one.name not in shared]
        for action, other in zip(others, [*others[1:], *others[:1]], strict=True):
            own[action.name] = other.key
        for action in group.actions:
            if action.pad is not None and not action.standard:
                pads.setdefault(action.name, BUTTONS + len(pads))
    app.settings.change(keys=own, pads=pads)
    app.refit()
    for group in shipped.groups:
        for action in group.actions:
            one = len(group.actions) == 1
            assert one or app.controls.key(action.name) != action.key, action.name
            assert action.pad is None or app.controls.pad(action.name) != action.pad


def meant(app, code):
    """The action that a key usually means; of those on it the first that a control shows now."""
    shipped = keys.controls({}, {})
    found = shipped.on_key(pygame.key.name(code))
    shown = {region.shortcut for region in app.canvas.regions}
    return next((one for one in found if one in shown), found[0])


def press_instead(app, code):
    """Press the key that means now what another one usually does; that one does nothing any more."""
    action = meant(app, code)
    if action in app.controls.standard:
        scene, focus = app.scene, app.pointer.focus
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        assert (app.scene, app.pointer.focus) == (scene, focus)
    name = app.controls.key(action)
    mod = pygame.KMOD_SHIFT if name.startswith("shift ") else 0
    key = pygame.key.key_code(name.removeprefix("shift "))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def push_instead(app, code):
    """Do by the gamepad, as it is set now, what a key usually does."""
    pad = app.controls.pad(meant(app, code))
    if isinstance(pad, int):
        app.handle(pygame.event.Event(pygame.JOYBUTTONDOWN, button=pad, instance_id=0))
        return
    _, number, sign = pad.split()
    for value in (0.0, 1.0 if sign == "+" else -1.0, 0.0):
        event = pygame.event.Event(pygame.JOYAXISMOTION, axis=int(number), value=value, instance_id=0)
        app.handle(event)


class ByOtherKeys:
    """Mixed into who plays by keys: they have all been set to others."""

    def press(self, key):
        press_instead(self.app, key)


class ByOtherPad:
    """Mixed into who plays by keys: it is a gamepad, whose stick and buttons have all been set anew."""

    def press(self, key):
        push_instead(self.app, key)
