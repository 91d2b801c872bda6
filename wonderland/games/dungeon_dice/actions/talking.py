"""Talk, which either side may do at any time: to give up, to offer a draw and accept it (DD-89)."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, get_args

from wonderland.core.message import say
from wonderland.games.dungeon_dice import events as ev
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.placing import Refusal
from wonderland.games.dungeon_dice.state import SIDES, State, Telling
from wonderland.games.dungeon_dice.victory import finish
from wonderland.kit.grammar import written


@written("w resign")
class Resign(NamedTuple):
    """A side gives up (DD-89)."""

    def refusal(self, state: State, actor: int) -> None:
        """Either side may at any time."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """The other side wins."""
        if tell is not None:
            tell.events.append(ev.Resigned(SIDES[actor]))
        finish(state, 1 - actor, "resigned", tell and tell.events)


@written("w offer draw")
class OfferDraw(NamedTuple):
    """A draw is offered (DD-89)."""

    def refusal(self, state: State, actor: int) -> None:
        """Either side may at any time."""

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """It stands until something else is done."""
        state.offer = actor
        if tell is not None:
            tell.events.append(ev.DrawOffered(SIDES[actor]))


@written("e accept draw")
class AcceptDraw(NamedTuple):
    """A draw that was offered is accepted (DD-89)."""

    def refusal(self, state: State, actor: int) -> Refusal | None:
        """Once the other side has offered it."""
        if state.offer != 1 - actor:
            return "DD-94", say("the other side offers no draw")
        return None

    def perform(self, state: State, actor: int, tell: Telling | None) -> None:
        """The match is drawn."""
        finish(state, NONE, "agreement", tell and tell.events)


Talk: TypeAlias = Resign | OfferDraw | AcceptDraw
TALK: tuple[type, ...] = get_args(Talk)
