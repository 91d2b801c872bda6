"""Keys and gamepads as the player has set them, told to screens as the standard ones they go by.

A screen only ever sees Enter, Escape, Tab, the arrows and so on, whatever was pressed for them; a key
of these that means something else now, or nothing, reaches it without its code.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from string import ascii_lowercase

import pygame

from wonderland.session.controls import Controls, PadInput
from wonderland.session.key_names import SHIFT

MODIFIERS = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
    pygame.K_LGUI, pygame.K_RGUI, pygame.K_LMETA, pygame.K_RMETA, pygame.K_MODE,
}  # fmt: skip
"""Keys that only change what others are; AltGr is one of them."""
WAYS = {(0, 1): "cross up", (0, -1): "cross down", (-1, 0): "cross left", (1, 0): "cross right"}
"""What the ways of a gamepad's cross are called."""
PUSHED, LET_GO = 0.6, 0.35
"""How far an axis is pushed for it to count, and how far it comes back before it counts again."""


_SIGNS = {
    pygame.KSCAN_MINUS: "-_", pygame.KSCAN_EQUALS: "=+", pygame.KSCAN_LEFTBRACKET: "[{",
    pygame.KSCAN_RIGHTBRACKET: "]}", pygame.KSCAN_BACKSLASH: "\\|", pygame.KSCAN_SEMICOLON: ";:",
    pygame.KSCAN_APOSTROPHE: "'\"", pygame.KSCAN_GRAVE: "`~", pygame.KSCAN_COMMA: ",<",
    pygame.KSCAN_PERIOD: ".>", pygame.KSCAN_SLASH: "/?",
}  # fmt: skip
_ALONE = {
    **{pygame.KSCAN_A + at: letter for at, letter in enumerate(ascii_lowercase)},
    **{pygame.KSCAN_1 + at: digit for at, digit in enumerate("1234567890")},
    **{place: signs[0] for place, signs in _SIGNS.items()},
}
"""What stands on a key on an English keyboard, by its place."""
_WITH_SHIFT = {
    **{pygame.KSCAN_1 + at: sign for at, sign in enumerate("!@#$%^&*()")},
    **{place: signs[1] for place, signs in _SIGNS.items()},
}


LATIN, NO_LETTER = 0x80, 1 << 30
"""A key's code is its letter's number, which is less than this for one without accents; keys that
have no letter, such as the arrows, have larger ones."""


def names_of(event: pygame.event.Event) -> list[str]:
    """What a key that was pressed may be called, the most exact name first."""
    name = pygame.key.name(event.key)
    shifted = [SHIFT + name] if event.mod & pygame.KMOD_SHIFT and name else []
    return [*shifted, name, *([event.unicode] if event.unicode not in ("", name) else [])]


def chosen_name(event: pygame.event.Event) -> str:
    """What a key is called that a player chose; ``""`` for one that only changes others."""
    if event.key in MODIFIERS:
        return ""
    name, letter = pygame.key.name(event.key), event.unicode
    if not event.mod & pygame.KMOD_SHIFT:
        return name
    sign = letter.isprintable() and not letter.isspace() and not letter.isalnum()
    return letter if letter and sign else SHIFT + name


def actions_of(event: pygame.event.Event, controls: Controls) -> list[str]:
    """The actions that a key which was pressed may mean."""
    told: Sequence[str] | None = getattr(event, "actions", None)
    if told is not None:
        return list(told)
    names = names_of(event)
    if names[0].startswith(SHIFT):
        if exact := controls.on_key(names[0]):
            return exact
        names = names[1:]
    return _meant(names, controls) or _meant(_names_by_place(event), controls)


def _meant(names: Sequence[str], controls: Controls) -> list[str]:
    """The actions on keys of some names."""
    found: list[str] = []
    for name in names:
        found += [action for action in controls.on_key(name) if action not in found]
    return found


def _names_by_place(event: pygame.event.Event) -> list[str]:
    """What a key is called on an English keyboard, where its own letter is none of the Latin ones.

    So keys do what they say with Russian, Greek or Hebrew letters too. Where a keyboard has Latin
    letters in other places, it is the letter that counts.
    """
    if event.unicode.isascii() and not LATIN <= event.key < NO_LETTER:
        return []
    place = getattr(event, "scancode", pygame.KSCAN_UNKNOWN)
    alone = _ALONE.get(place, "")
    if not event.mod & pygame.KMOD_SHIFT:
        return [alone]
    return [SHIFT + alone, _WITH_SHIFT.get(place, ""), alone]


def as_standard(event: pygame.event.Event, controls: Controls, *, typing: bool) -> pygame.event.Event:
    """A key that was pressed as screens go by it.

    Args:
        event: the key.
        controls: the keys in force.
        typing: whether a line is being typed: letters are letters then, whatever they mean
            elsewhere, and a standard key does what it usually does beside what was set instead.
    """
    if event.mod & pygame.KMOD_ALT and event.key == pygame.K_RETURN:
        return event
    if typing and event.unicode.isprintable() and event.unicode:
        return event
    actions = actions_of(event, controls)
    standard = next((one for one in actions if one in controls.standard), "")
    if standard:
        return _told(event, standard, actions, controls)
    if typing or not _is_standard(event.key, controls, actions):
        return event
    return _key(pygame.K_UNKNOWN, event.mod, actions)


def _told(event: pygame.event.Event, standard: str, actions: Sequence[str], controls: Controls) -> pygame.event.Event:
    """A key that means a standard action, as the key that this usually has."""
    code, shift = _code(controls.usual(standard))
    exact = names_of(event)[0] == controls.key(standard)
    mod = event.mod & ~pygame.KMOD_SHIFT if exact and not shift else event.mod
    if shift and not mod & pygame.KMOD_SHIFT:
        mod |= pygame.KMOD_SHIFT
    return event if (event.key, event.mod) == (code, mod) else _key(code, mod, actions)


def of_pad(actions: Sequence[str], controls: Controls) -> pygame.event.Event:
    """What a gamepad's button means, as the key that screens go by."""
    standard = next((one for one in actions if one in controls.standard), "")
    code, shift = _code(controls.usual(standard)) if standard else (pygame.K_UNKNOWN, False)
    yielded = controls.on_key(controls.key("choose")) if standard == "choose" else []
    return _key(code, pygame.KMOD_SHIFT if shift else 0, [*actions, *yielded])


def _is_standard(code: int, controls: Controls, actions: Sequence[str]) -> bool:
    """Whether a screen would take a key for a standard one that it is not."""
    if code == pygame.K_KP_ENTER:
        return bool(actions) or controls.key("accept") != controls.usual("accept")
    return code in {_code(controls.usual(one))[0] for one in controls.standard}


def _code(key: str) -> tuple[int, bool]:
    """A key's code, and whether Shift is held with it."""
    return pygame.key.key_code(key.removeprefix(SHIFT)), key.startswith(SHIFT)


def _key(code: int, mod: int, actions: Sequence[str]) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", actions=tuple(actions))


class Pads:
    """What gamepads send, as buttons and ways: a stick that is pushed is one press.

    A gamepad sends for as long as it is held open, so that one which is plugged in later is opened.
    """

    def __init__(self) -> None:
        self._open: list[pygame.joystick.JoystickType] = []
        self._rests: dict[tuple[int, int], float] = {}
        self._pushed: dict[tuple[int, int], str] = {}

    def pressed(self, event: pygame.event.Event) -> PadInput | None:
        """What was pressed; None where an event tells of none."""
        if event.type == pygame.JOYBUTTONDOWN:
            return int(event.button)
        if event.type == pygame.JOYDEVICEADDED:
            self._plugged(event.device_index)
            return None
        if event.type == pygame.JOYDEVICEREMOVED:
            self._unplugged(event.instance_id)
            return None
        if event.type == pygame.JOYHATMOTION:
            return WAYS.get(event.value)
        return self._axis((event.instance_id, event.axis), event.value)

    def _plugged(self, index: int) -> None:
        with suppress(pygame.error):  # it may be gone again
            self._open.append(pygame.joystick.Joystick(index))

    def _unplugged(self, instance: int) -> None:
        """Forget a gamepad: where its axes rested may be told to another one."""
        self._rests = {axis: at for axis, at in self._rests.items() if axis[0] != instance}
        self._pushed = {axis: way for axis, way in self._pushed.items() if axis[0] != instance}
        self._open = [pad for pad in self._open if pad.get_init() and pad.get_instance_id() != instance]

    def _axis(self, axis: tuple[int, int], value: float) -> PadInput | None:
        """A way that an axis was pushed: away from where it was when it was first heard of."""
        if axis not in self._rests:
            self._rests[axis] = round(value) if abs(value) > PUSHED else 0.0
        away = value - self._rests[axis]
        sign = "+" if away > 0 else "-"
        if abs(away) < LET_GO:
            self._pushed.pop(axis, None)
        elif abs(away) > PUSHED and self._pushed.get(axis) != sign:
            self._pushed[axis] = sign
            return f"axis {axis[1]} {sign}"
        return None
