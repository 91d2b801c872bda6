"""Which keys and gamepad buttons do what: named actions, and what the player set instead.

What there is stands in ``config/controls.yaml`` and in each game's ``controls.yaml``; the player's
own keys are the settings ``keys`` and ``pads``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.places import config_folder
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.games import registry
from wonderland.kit.wording import Text

FILE = "controls.yaml"
_KEY_NAMES = {
    "return": say("Enter"), "escape": say("Esc"), "space": say("Space"), "shift tab": say("Shift Tab"),
    "home": say("Home"), "end": say("End"), "up": say("Up"), "down": say("Down"), "left": say("Left"),
    "right": say("Right"), "backspace": say("Backspace"), "delete": say("Delete"),
    "insert": say("Insert"), "page up": say("Page Up"), "page down": say("Page Down"),
}  # fmt: skip
_Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class ActionModel(_Model):
    """An action: what it does, its key and its gamepad button, and whether these are fixed."""

    says: Text
    key: str = ""
    pad: Annotated[int, Field(ge=0, le=31)] | None = None
    fixed: bool = False


class GroupModel(_Model):
    """Actions that may be used at the same time; and besides those of which other groups."""

    title: Text
    beside: list[_Name] = []
    actions: Annotated[dict[_Name, ActionModel], Field(min_length=1)]


class FileModel(_Model):
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
        fixed: whether these can't be changed.
    """

    name: str
    says: str
    group: str
    key: str
    pad: int | None
    fixed: bool


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
    """

    def __init__(
        self, groups: tuple[Group, ...], keys: Mapping[str, str], pads: Mapping[str, int]
    ) -> None:
        self.groups = groups
        self._actions = {action.name: action for group in groups for action in group.actions}
        self._keys = {name: keys.get(name, a.key) for name, a in self._actions.items()}
        self._pads = {name: pads.get(name, a.pad) for name, a in self._actions.items()}
        self._beside = {group.name: {group.name, *group.beside} for group in groups}

    def key(self, name: str) -> str:
        """The key of an action, ``""`` for none."""
        action = self._actions.get(name)
        return "" if action is None else action.key if action.fixed else self._keys[name]

    def pad(self, name: str) -> int | None:
        """The gamepad's button of an action, None for none."""
        action = self._actions.get(name)
        return None if action is None else action.pad if action.fixed else self._pads[name]

    def fixed(self, name: str) -> bool:
        """Whether an action's key and button can't be changed."""
        action = self._actions.get(name)
        return bool(action and action.fixed)

    def shown(self, name: str) -> str:
        """The key of an action as screens show it; ``""`` for none."""
        key = self.key(name)
        return _KEY_NAMES.get(key, key.upper() if len(key) < 2 else key.title())

    def on_key(self, key: str) -> list[str]:
        """The actions on a key."""
        return [name for name in self._actions if key and self.key(name) == key]

    def on_pad(self, button: int) -> list[str]:
        """The actions on a gamepad's button."""
        return [name for name in self._actions if self.pad(name) == button]

    def conflicts(self, name: str) -> list[NamedAction]:
        """The actions that an action shares its key or its button with, where both may be meant."""
        mine = self._actions[name]
        key, pad = self.key(name), self.pad(name)
        return [
            other
            for other in self._actions.values()
            if other is not mine
            and self._together(mine.group, other.group)
            and ((key and self.key(other.name) == key) or (pad is not None and self.pad(other.name) == pad))
        ]  # fmt: skip

    def _together(self, one: str, other: str) -> bool:
        """Whether actions of two groups may be used at the same time; of two games they never are."""
        mine, theirs = one.rpartition(":"), other.rpartition(":")
        if mine[0] and theirs[0] and mine[0] != theirs[0]:
            return False
        everywhere = "window" in (one, other)
        return everywhere or other in self._beside[one] or one in self._beside[other]


def controls(keys: Mapping[str, str], pads: Mapping[str, int]) -> Controls:
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
                problems.append(
                    Problem(str(path), line, say("there is no group {other}", other=other))
                )
        for action in group.actions:
            if action in names:
                line = document.line_of(("groups", name, "actions", action))
                problems.append(
                    Problem(str(path), line, say("{action} is named twice", action=action))
                )
            names.add(action)
        beside = tuple(prefix + one if one in model.groups else one for one in group.beside)
        heading = say("{game}: {place}", game=title, place=group.title) if title else group.title
        actions = tuple(
            NamedAction(key, one.says, prefix + name, one.key, one.pad, one.fixed)
            for key, one in group.actions.items()
        )
        found.append(Group(prefix + name, heading, beside, actions))
    if problems:
        raise BadInput(problems)
    return tuple(found)
