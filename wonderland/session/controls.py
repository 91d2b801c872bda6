"""Which keys and gamepad buttons do what: named actions, and what the player set instead.

What there is stands in ``config/controls.yaml`` and in each game's ``controls.yaml``; the player's
own keys are the settings ``keys`` and ``pads``. What a gamepad sends is a button's number, a way of
its cross (``cross up``) or of an axis, such as a stick's (``axis 1 -``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from wonderland.content.places import config_folder
from wonderland.content.text import fault_of_name
from wonderland.content.written import written
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import capital, say
from wonderland.games import registry
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Said
from wonderland.session.key_names import SHIFT, KeyName

FILE = "controls.yaml"
_EVERYWHERE = "window"
"""The house's group of actions that may be used anywhere."""
_KEY_NAMES = {
    "return": say("Enter"), "escape": say("Esc"), "space": say("Space"), "shift tab": say("Shift Tab"),
    "home": say("Home"), "end": say("End"), "up": say("Up"), "down": say("Down"), "left": say("Left"),
    "right": say("Right"), "backspace": say("Backspace"), "delete": say("Delete"),
    "insert": say("Insert"), "tab": say("Tab"), "page up": say("Page Up"), "page down": say("Page Down"),
}  # fmt: skip
_CROSS = {
    "cross up": say("Cross up"),
    "cross down": say("Cross down"),
    "cross left": say("Cross left"),
    "cross right": say("Cross right"),
}
_Name = Annotated[str, written(r"[a-z][a-z0-9-]*", say("lower-case letters, digits and hyphens, such as end-turn"))]
_Words = Annotated[str, written(r"(?s).*\S.*", say("a few words, which screens show")), Said]
_WAY = re.compile(r"cross (up|down|left|right)|axis [0-9] [+-]")
_Way = Annotated[str, Field(pattern=f"^({_WAY.pattern})$")]
PadInput = int | str
"""A button of a gamepad by its number, or a way of its cross or of an axis by name."""
MOST_BUTTONS = 256


def _key_set(key: str) -> str:
    if wrong := fault_of_name(key, say("the name of a key")):
        raise ValueError(capital(wrong))
    return key


def _pad_set(pad: PadInput) -> PadInput:
    known = pad in range(MOST_BUTTONS) if isinstance(pad, int) else not pad or _WAY.fullmatch(pad)
    if not known:
        raise ValueError(
            say("It is a button’s number, or such as {cross} or {axis}", cross="cross up", axis="axis 1 -")
        )
    return pad


KeySetting = Annotated[str, AfterValidator(_key_set)]
PadSetting = Annotated[PadInput, AfterValidator(_pad_set)]
"""What a player may set for an action; ``""`` for nothing."""


class ActionModel(Strict):
    """An action: what it does, its key, its gamepad button, and what else of a gamepad means it.

    A standard one is what every screen goes by; one that yields is meant only where nothing else is;
    one that looks only shows something.
    """

    says: _Words
    key: KeyName = ""
    pad: Annotated[int, Field(ge=0, le=31)] | None = None
    also: list[_Way] = Field(default=[])
    standard: bool = False
    yields: bool = False
    looks: bool = False


class GroupModel(Strict):
    """Actions that may be used at the same time; and besides those of which other groups."""

    title: _Words
    beside: list[_Name] = Field(default=[])
    actions: Annotated[dict[_Name, ActionModel], Field(min_length=1)]


class FileModel(Strict):
    """A file of controls."""

    groups: Annotated[dict[_Name, GroupModel], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class NamedAction:
    """An action.

    Attributes:
        name: what the program calls it.
        says: what it does.
        group: the name of its group; a game's begins with the game's name and a colon.
        key, pad: what it has unless the player sets something else; ``""`` and None for nothing.
        also: what else of a gamepad means it, for as long as nothing is set on that.
        standard: whether all screens go by it, so that it is never without a key.
        yields: whether it is meant only where no other action of its key is.
        looks: whether it only shows something, so that it decides nothing.
    """

    name: str
    says: str
    group: str
    key: str
    pad: PadInput | None
    also: tuple[str, ...] = ()
    standard: bool = False
    yields: bool = False
    looks: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Actions that are used in one place, and the groups used at the same time."""

    name: str
    title: str
    beside: tuple[str, ...]
    actions: tuple[NamedAction, ...]


class Controls:
    """The keys and buttons in force.

    Args:
        groups: what there is.
        keys, pads: what the player has set, by the actions' names; what is unknown counts for nothing.

    Attributes:
        groups: as they were given.
        standard: the actions that all screens go by.
    """

    def __init__(self, groups: tuple[Group, ...], keys: Mapping[str, str], pads: Mapping[str, PadInput]) -> None:
        self.groups = groups
        self._actions = {action.name: action for group in groups for action in group.actions}
        self._keys = {name: keys.get(name, a.key) for name, a in self._actions.items()}
        self._pads = {name: pads.get(name, a.pad) for name, a in self._actions.items()}
        self._by_key: dict[str, list[str]] = {}
        for name in self._actions:
            self._by_key.setdefault(self.key(name), []).append(name)
        self.standard = tuple(action.name for action in self._actions.values() if action.standard)
        self._groups_of: dict[str, list[str]] = {name: [] for name in self._actions}
        for group in groups:
            for action in group.actions:
                self._groups_of[action.name].append(group.name)
        self._beside = {group.name: {group.name, *group.beside} for group in groups}

    def key(self, name: str) -> str:
        """The key of an action, ``""`` for none; a standard one is never without."""
        action = self._actions.get(name)
        if action is None:
            return ""
        return self._keys[name] or (action.key if action.standard else "")

    def pad(self, name: str) -> PadInput | None:
        """What of a gamepad means an action, None for nothing; a standard one's is never taken away."""
        action = self._actions.get(name)
        if action is None:
            return None
        mine = self._pads[name]
        return (action.pad if action.standard else None) if mine == "" else mine

    def unknown(self, names: Iterable[str]) -> list[str]:
        """Which of some names are of no action."""
        return [name for name in names if name not in self._actions]

    def looks(self, name: str) -> bool:
        """Whether an action only shows something."""
        return name in self._actions and self._actions[name].looks

    def usual(self, name: str) -> str:
        """The key that an action has unless the player sets another."""
        return self._actions[name].key

    def shown(self, name: str) -> str:
        """The key of an action as screens show it; ``""`` for none."""
        return shown_key(self.key(name))

    def shown_typing(self, name: str) -> str:
        """The same while a line is typed, when a letter is a letter and the usual key holds."""
        key = self.key(name)
        return self.shown(name) if len(key) > 1 and key != "space" else shown_key(self.usual(name))

    def on_key(self, key: str) -> list[str]:
        """The actions on a key; a standard one alone, for nothing may take its place."""
        return self._first(self._by_key.get(key, [])) if key else []

    def on_pad(self, pressed: PadInput) -> list[str]:
        """The actions that a gamepad's button, or a way of its cross or stick, may mean."""
        found = [name for name in self._actions if self.pad(name) == pressed]
        usual = [action.name for action in self._actions.values() if pressed in action.also]
        return self._first(found or usual)

    def _first(self, names: list[str]) -> list[str]:
        """The standard action among several, unless it yields; all of them where there is none."""
        found = [name for name in names if self._actions[name].standard]
        return found[:1] if found and not self._actions[found[0]].yields else list(names)

    # --- what two have in common -------------------------------------------------------------
    def conflicts(self, name: str) -> list[NamedAction]:
        """The actions that an action shares its key or its button with, where both may be meant."""
        return self._sharing(name, keys=True, pads=True)

    def _sharing(self, name: str, *, keys: bool, pads: bool) -> list[NamedAction]:
        mine = self._actions[name]
        key, pad = self.key(name), self.pad(name)
        return [
            other
            for other in self._actions.values()
            if other is not mine
            and self._meet(name, other.name)
            and not (mine.group != other.group and (mine.yields or other.yields))
            and (
                (keys and key and self.key(other.name) == key)
                or (pads and pad is not None and self.pad(other.name) == pad)
            )
        ]

    def with_key(self, name: str, key: str) -> dict[str, str]:
        """The keys that are not as usual, once an action is given a key.

        A standard action that had it gets the standard one's former key in exchange, so that no
        two of them ever share one.
        """
        keys = {one: self.key(one) for one in self._actions}
        if self._actions[name].standard:
            keys |= {one: keys[name] for one in self.standard if keys[one] == key}
        return self._own_keys(keys | {name: key})

    def with_pad(self, name: str, pad: PadInput) -> dict[str, PadInput]:
        """The same for what of a gamepad means an action."""
        pads = {one: self.pad(one) for one in self._actions}
        if self._actions[name].standard:
            pads |= {one: pads[name] for one in self.standard if pads[one] == pad}
        return self._own_pads(pads | {name: pad})

    def apart(self, name: str) -> tuple[dict[str, str], dict[str, PadInput]]:
        """The keys and buttons that are not as usual, once an action shares its own with no other.

        The others go without; standard ones keep theirs, and then it is the action that goes without.
        """
        keys = {one: self.key(one) for one in self._actions}
        pads = {one: self.pad(one) for one in self._actions}
        for other in self._sharing(name, keys=True, pads=False):
            keys[name if other.standard else other.name] = ""
        for other in self._sharing(name, keys=False, pads=True):
            pads[name if other.standard else other.name] = None
        return self._own_keys(keys), self._own_pads(pads)

    def _own_keys(self, keys: Mapping[str, str]) -> dict[str, str]:
        return {name: key for name, key in keys.items() if key != self._actions[name].key}

    def _own_pads(self, pads: Mapping[str, PadInput | None]) -> dict[str, PadInput]:
        return {name: "" if pad is None else pad for name, pad in pads.items() if pad != self._actions[name].pad}

    def _meet(self, name: str, other: str) -> bool:
        """Whether two actions may be used at the same time in any game; several may share a name."""
        pairs = product(self._groups_of[name], self._groups_of[other])
        return any(self._together(*pair) for pair in pairs)

    def _together(self, one: str, other: str) -> bool:
        """Whether actions of two groups may be used at the same time; of two games they never are."""
        mine, theirs = one.rpartition(":"), other.rpartition(":")
        if mine[0] and theirs[0] and mine[0] != theirs[0]:
            return False
        everywhere = _EVERYWHERE in (one, other)
        return everywhere or other in self._beside[one] or one in self._beside[other]


def shown_key(key: str) -> str:
    """A key as screens show it; ``""`` for none."""
    if key.startswith(SHIFT) and key not in _KEY_NAMES:
        return say("Shift {key}", key=shown_key(key.removeprefix(SHIFT)))
    return _KEY_NAMES.get(key, key.upper() if len(key) < 2 else key.title())


def shown_pad(pressed: PadInput | None) -> str:
    """What of a gamepad is pressed, as screens show it; ``""`` for nothing."""
    if pressed is None or pressed == "":
        return ""
    if isinstance(pressed, int):
        return say("Button {number}", number=pressed)
    if pressed in _CROSS:
        return _CROSS[pressed]
    _, number, way = pressed.split()
    return say("Axis {number} {way}", number=number, way=way)


def controls(keys: Mapping[str, str], pads: Mapping[str, PadInput]) -> Controls:
    """The keys and buttons in force, with what the player has set."""
    return Controls(_groups(), keys, pads)


@cache
def _groups() -> tuple[Group, ...]:
    """Every group, the house's first.

    Raises:
        BadInput: with all that is wrong in the files.
    """
    found = list(read(config_folder() / FILE))
    for info in registry.infos():
        path = info.folder / FILE
        if info.built and path.is_file():
            found += read(path, info.name, info.title)
    return tuple(found)


def check(path: Path) -> None:
    """Hold a file of controls against its form: the house's, which has a group ``window``, or a game's.

    Raises:
        BadInput: with all that is wrong in it.
    """
    data = load(path).data
    groups = data.get("groups") if isinstance(data, dict) else None
    house = isinstance(groups, dict) and _EVERYWHERE in groups
    read(path, "" if house else path.stem)


def read(path: Path, game: str = "", title: str = "") -> tuple[Group, ...]:
    """Read a file of controls; ``game`` and ``title`` where it is a game's.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load(path)
    model = check_model(document, FileModel)
    known = {*model.groups, *(() if not game else ("match", "lesson", "puzzle"))}
    prefix = f"{game}:" if game else ""
    problems, found, names = [], [], set()
    for name, group in model.groups.items():
        for at, other in enumerate(group.beside):
            if other not in known:
                line = document.line_of(("groups", name, "beside", at))
                problems.append(Problem(str(path), line, say("there is no group {other}", other=other)))
        for action, one in group.actions.items():
            line = document.line_of(("groups", name, "actions", action))
            if action in names:
                problems.append(Problem(str(path), line, say("{action} is named twice", action=action)))
            if one.standard and not one.key:
                what = say("{action} is a standard action without a key", action=action)
                problems.append(Problem(str(path), line, what, say("Every screen needs it.")))
            names.add(action)
        beside = tuple(prefix + one if one in model.groups else one for one in group.beside)
        heading = say("{game}: {place}", game=title, place=group.title) if title else group.title
        actions = tuple(
            NamedAction(
                key, one.says, prefix + name, one.key, one.pad, tuple(one.also), one.standard, one.yields, one.looks
            )
            for key, one in group.actions.items()
        )
        found.append(Group(prefix + name, heading, beside, actions))
    if problems:
        raise BadInput(problems)
    return tuple(found)
