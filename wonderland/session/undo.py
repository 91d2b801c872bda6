"""What may be taken back in a match, and by whose leave: the one place that decides it.

The usual rule stands in the settings; a match may have another, chosen before it began. It is kept
beside the match's autosave and not in the record, since it is no part of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Literal, NamedTuple, get_args

from wonderland.content.places import home_folder
from wonderland.content.records import flow
from wonderland.content.yamlfile import load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import CHANCE
from wonderland.core.message import say
from wonderland.core.record import actor
from wonderland.session.shared import Shared

UndoRule = Literal["free", "revealed", "consent", "none"]
RULES: tuple[UndoRule, ...] = get_args(UndoRule)
NAMES: Mapping[str, str] = {
    "free": say("Free"), "revealed": say("Until revealed"), "consent": say("If they agree"), "none": say("None"),
}  # fmt: skip
"""What each rule is called on a screen."""
FILE = "undo.yaml"
NOTHING = say("there is nothing to take back")


class Permission(NamedTuple):
    """Whether the last line may be taken back.

    Attributes:
        allowed: whether it may, once all who are to be asked have agreed.
        asked: the people who are to be asked first, in order of play.
        why: why it may not, ``""`` if it may.
        mover: the seat whose line it is, where others are asked.
    """

    allowed: bool
    asked: tuple[str, ...] = ()
    why: str = ""
    mover: str = ""


def taken(lines: Sequence[str], human: Callable[[str], bool]) -> list[str]:
    """The lines that go with the last one that a person said: that one and all after it."""
    for place in range(len(lines) - 1, -1, -1):
        if actor(lines[place]) != CHANCE and human(actor(lines[place])):
            return list(lines[place:])
    return []


def permission(
    rule: UndoRule, lines: Sequence[str], to_act: str | None, human: Callable[[str], bool],
    people: Sequence[str], *, agents: bool,
) -> Permission:  # fmt: skip
    """Decide whether the last line that a person said may be taken back.

    Something was revealed once chance or another seat has acted since, or another seat is to act:
    it may have been shown its cards by then. Agents agree to whatever reveals nothing.

    Args:
        rule: how far back.
        lines: what was played.
        to_act: the seat that is awaited.
        human: whether a person plays a seat.
        people: the seats that people play, in order of play.
        agents: whether the program plays any seat.
    """
    back = taken(lines, human)
    if not back:
        return Permission(allowed=False, why=NOTHING)
    mine = actor(back[0])
    hidden_still = len(back) == 1 and to_act == mine
    if rule == "none":
        return Permission(allowed=False, why=say("nothing is taken back in this match"))
    if rule == "free" or (rule == "revealed" and hidden_still):
        return Permission(allowed=True)
    if rule == "revealed":
        return Permission(allowed=False, why=say("something was revealed since; that is not taken back"))
    others = tuple(seat for seat in people if seat != mine)
    if not hidden_still and agents:
        why = say("something was revealed since; the other side does not agree")
        return Permission(allowed=False, why=why)
    return Permission(allowed=True, asked=others, mover=mine if others else "")


# --- the rule of a match that is left -------------------------------------------------------------
def remember(autosave: Path, rule: UndoRule) -> None:
    """Keep the rule of an unfinished match."""
    file = _file()
    file.change(lambda held: {**_there(held, autosave.parent), autosave.name: rule})
    file.close()


def remembered(autosave: Path) -> UndoRule | None:
    """The rule that an unfinished match was begun with; None if it was not said."""
    found = _file().value.get(autosave.name)
    return next((rule for rule in RULES if rule == found), None)


def _there(held: Mapping[str, str], folder: Path) -> dict[str, str]:
    """Those of the matches that are unfinished still."""
    return {name: rule for name, rule in held.items() if (folder / name).exists()}


def _file() -> Shared[dict[str, str]]:
    return Shared(home_folder() / FILE, _read, _text, {})


def _read(path: Path) -> dict[str, str]:
    data = load(path).data or {}
    if not isinstance(data, dict) or not set(map(str, data.values())) <= set(RULES):
        what = say("each unfinished match has one of {known}", known=", ".join(RULES))
        raise BadInput([Problem(str(path), 1, what, say("Delete the file; the settings then hold."))])
    return {str(name): str(rule) for name, rule in data.items()}


def _text(held: Mapping[str, str]) -> str:
    return "".join(f"{flow(name)}: {rule}\n" for name, rule in held.items())
