"""What is said beside the own actions: answers of a side that is asked, and talk (W-58 to W-69)."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.actions import base
from wonderland.games.wonderland.combat import defend
from wonderland.games.wonderland.components import DEFENDED, POINTS
from wonderland.games.wonderland.course import Write, ask_other, check_defense, end_turn, finish
from wonderland.games.wonderland.factors import DEFEND
from wonderland.games.wonderland.state import DEFENSE, NOBODY, SIDE, SIDES, WINDOW, Refusal, State
from wonderland.kit.grammar import written


@base.action(12, (WINDOW,), "W-58", say("there is nothing to pass on"))
@written("e pass", "W-58")
class Pass(NamedTuple):
    """A window is let pass (W-58)."""

    def perform(self, state: State, events: ev.Events | None, write: Write) -> None:
        """Ask the other side, unless both have passed in a row."""
        if events is not None:
            events.append(ev.Passed(SIDES[state.asked]))
        state.passes += 1
        ask_other(state, events, write)


@base.action(13, (DEFENSE,), "W-62", say("this is not check defense"))
@written("e defend 9S", "W-62")
class Defend(NamedTuple):
    """A being's defense is paid for (W-62)."""

    being: Annotated[int, base.BEING]

    def refusal(self, state: State) -> Refusal | None:
        """It must be an own being with points on it, once, and be paid for."""
        being = self.being
        if refused := base.stranger(state, being):
            return "W-62", refused[1]
        if not state.columns[POINTS + being]:
            return "W-62", say("{being} has no attack points", being=state.config.being_name(being))
        if state.columns[DEFENDED + being]:
            return "W-62", say("{being} is defended already", being=state.config.being_name(being))
        if not state.factors[2 * DEFEND + SIDE[being]]:
            return "W-62", say("a defense costs 1 Defend, and there is none")
        return None

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Pay for it, and ask for the next."""
        defend(state, self.being, events)
        check_defense(state, state.asked, events)


@base.action(14, (DEFENSE,), "W-62", say("this is not check defense"))
@written("e done", "W-62")
class Done(NamedTuple):
    """No more defenses (W-62)."""

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Ask the active side after the passive one; then the turn ends."""
        if state.asked == state.active:
            end_turn(state, events)
        else:
            check_defense(state, state.active, events)


PASS, DONE = Pass(), Done()
SilentCode: TypeAlias = Pass | Done
"""What a side that is asked means by saying nothing (section 8)."""


_OVER = say("the match is over")


@base.action(15, base.AT_ANY_TIME, "W-69", _OVER)
@written("w resign", "W-69", ())
class Resign(NamedTuple):
    """A side gives up (W-69)."""

    side: int

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Let the other side win."""
        finish(state, 1 - self.side, "resigned", events)


@base.action(16, base.AT_ANY_TIME, "W-69", _OVER)
@written("w offer draw", "W-69", ())
class OfferDraw(NamedTuple):
    """A side offers a draw (W-69)."""

    side: int

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """Let the offer stand until the next line."""
        state.offer = self.side
        if events is not None:
            events.append(ev.DrawOffered(SIDES[self.side]))


@base.action(17, base.AT_ANY_TIME, "W-69", _OVER)
@written("e accept draw", "W-69", ())
class AcceptDraw(NamedTuple):
    """A side takes the other's offer of a draw (W-69)."""

    side: int

    def refusal(self, state: State) -> Refusal | None:
        """The other side's offer must stand."""
        if state.offer != 1 - self.side:
            return "W-69", say("no draw is on offer from the other side")
        return None

    def perform(self, state: State, events: ev.Events | None, _: Write) -> None:
        """End the match undecided."""
        finish(state, NOBODY, "agreement", events)


TalkCode: TypeAlias = Resign | OfferDraw | AcceptDraw
Answering: TypeAlias = Defend | SilentCode | TalkCode
