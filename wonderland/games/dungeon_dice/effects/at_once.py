"""What is done at once: damage, crests, items (DD-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar, Literal, Self

from pydantic import Field

from wonderland.content.written import written
from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.crests import CREST_NAMES, CRESTS
from wonderland.games.dungeon_dice.effects.base import ANY, ITEM, Effect, Few, OnEach, Tens
from wonderland.games.dungeon_dice.harm import damage, destroy, discard, drain, gain, heal, side_of, turn_up
from wonderland.games.dungeon_dice.table_state import TableState
from wonderland.games.dungeon_dice.targets.base import Cast


class Damage(OnEach):
    """Damage at once; it is no attack, so nobody defends and Masters feel nothing."""

    key: ClassVar[str] = "damage"
    carries: ClassVar[bool] = True
    says: ClassVar[str] = say("{n} damage")

    n: Tens

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Hurt a monster."""
        if state.in_play(target):
            damage(state, target, self.n, events)


class Heal(OnEach):
    """Takes off up to so much damage."""

    key: ClassVar[str] = "heal"
    says: ClassVar[str] = say("heals {n}")

    n: Tens

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Heal a monster."""
        if state.in_play(target):
            heal(state, target, self.n, events)


class Perish(Effect):
    """The user is destroyed."""

    key: ClassVar[str] = "perish"
    takes: ClassVar[frozenset[str]] = ANY
    of_items: ClassVar[bool] = False
    says: ClassVar[str] = say("the user is destroyed")

    def apply(self, state: TableState, cast: Cast, reached: Sequence[int], events: ev.Events | None) -> None:
        """Destroy the user, whatever was reached."""
        if state.in_play(cast.user):
            destroy(state, cast.user, events)


class Drain(Effect):
    """The opponent loses crests of the type given, or of the type that the line names."""

    key: ClassVar[str] = "drain"
    form: ClassVar[str] = "drain N or drain X N"
    takes: ClassVar[frozenset[str]] = ANY
    of_items: ClassVar[bool] = False

    n: Few
    crest: Literal["M", "A", "D", "X", "T", ""] = ""

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """The crest stands before the number."""
        return super().read(list(reversed(words)))

    def apply(self, state: TableState, cast: Cast, reached: Sequence[int], events: ev.Events | None) -> None:
        """Take the crests, once whomever the ability is aimed at."""
        if reached:
            crest = CRESTS.index(self.crest) if self.crest else reached[0]
            drain(state, 1 - cast.side, crest, self.n, events)

    @property
    def does(self) -> str:
        """What it does."""
        if self.crest:
            return say("the opponent loses up to {n} {crest}", n=self.n, crest=CREST_NAMES[self.crest])
        return say("the opponent loses up to {n} of that crest", n=self.n)


Crests = Annotated[str, written(r"[MADXT]([1-9][0-9]?)?", say("a crest and how many, such as M2"))]


class Gain(OnEach):
    """The finder's owner gets crests (DD-30 holds)."""

    key: ClassVar[str] = "gain"
    form: ClassVar[str] = "gain M2 A"
    of_abilities: ClassVar[bool] = False

    crests: Annotated[tuple[Crests, ...], Field(min_length=1)]

    @classmethod
    def read(cls, words: Sequence[str]) -> Self:
        """All words are crests."""
        return super().read([tuple(words)] if words else [])  # type: ignore[list-item]

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Give them."""
        for word in self.crests:
            gain(state, side_of(state, target), CRESTS.index(word[0]), int(word[1:] or 1), events)

    @property
    def does(self) -> str:
        """What it does."""
        crests = [say("{n} {crest}", n=int(word[1:] or 1), crest=CREST_NAMES[word[0]]) for word in self.crests]
        return say("its owner gets {crests}", crests=commas(crests))


class RevealItem(OnEach):
    """The item is turned face up; nothing else happens."""

    key: ClassVar[str] = "reveal_item"
    takes: ClassVar[frozenset[str]] = ITEM
    of_items: ClassVar[bool] = False
    says: ClassVar[str] = say("turns it face up")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Turn it up."""
        item = state.item_at(target)
        if item is not None:
            turn_up(state, item, events)


class DestroyItem(OnEach):
    """The item is discarded; nothing else happens."""

    key: ClassVar[str] = "destroy_item"
    takes: ClassVar[frozenset[str]] = ITEM
    of_items: ClassVar[bool] = False
    says: ClassVar[str] = say("discards it")

    def act(self, state: TableState, cast: Cast, target: int, events: ev.Events | None) -> None:
        """Discard it."""
        item = state.item_at(target)
        if item is not None:
            state.stirred = True  # DD-87
            discard(state, item, events)
