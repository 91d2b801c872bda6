"""What may be done at a table at any time, as its menu offers it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from wonderland.core.message import say
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.table_menu import MenuChoice
from wonderland.ui.table.taking_back import TakingBack


class Sitting(Protocol):
    """What the choices ask of a table."""

    app: App
    session: MatchSession
    exits: TableExits
    back: TakingBack

    @property
    def looking(self) -> str:
        """The seat whose knowledge is shown."""
        ...

    def do(self, act: Callable[[], object]) -> None:
        """Let the player do something, and show what came of it."""
        ...

    def rule_now(self) -> str:
        """The rule that the moment is about."""
        ...

    def look_back(self) -> None:
        """Show how the match has gone so far."""
        ...


def choices_at(
    table: Sitting, talks: Sequence[tuple[str, str, str]], rematch: str, *, framed: bool
) -> list[MenuChoice]:
    """What may be done at a table at any time, from the top down.

    Args:
        table: the table.
        talks: what may be said out of turn: a key, what it is called, and the line without its seat.
        rematch: what is said of a rematch.
        framed: whether a lesson or a puzzle lies over it.
    """
    app, exits, found = table.app, table.exits, []
    if not framed:
        undo = table.back.undo if table.back.can_undo() else None
        why = "" if undo else say("Nothing to take back")
        found.append(MenuChoice("undo", say("Take back"), undo, why))
        found += [_talk(table, *one) for one in talks]
    if exits.rematch:
        found.append(MenuChoice("rematch", say("Rematch"), exits.rematch, rematch, sure=True))
    if exits.analyse:
        found.append(MenuChoice("analyse", say("How it has gone so far"), table.look_back))
    kept = say("An unfinished match is kept")
    return [
        *found,
        MenuChoice("rules", say("Rules"), partial(app.open_rules, table.rule_now())),
        MenuChoice("settings", say("Settings"), app.open_settings),
        MenuChoice("leave", say("Leave"), exits.leave, kept),
    ]


def _talk(table: Sitting, key: str, label: str, words: str) -> MenuChoice:
    """What the seat that looks on may say out of turn.

    Args:
        table: the table.
        key: tells it from the menu's others.
        label: what it is called there.
        words: the line without its seat.
    """
    line = f"{table.looking} {words}"
    refused = table.session.match.check(line)
    act = None if refused else partial(table.do, lambda: line)
    return MenuChoice(key, label, act, refused.said if refused else "", sure=True)
