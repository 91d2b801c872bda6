"""What is the same at every table that a game draws itself, and on which events are seen in motion.

A game's scene puts its parts together, says what is shown and what was asked, and draws all of it.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import partial
from itertools import islice
from typing import Generic, Protocol, TypeVar

from wonderland.core.game import CHANCE
from wonderland.session.match_session import MatchSession
from wonderland.ui.kit.app import App
from wonderland.ui.kit.motion import EffectPlayer
from wonderland.ui.table.asides import Asides
from wonderland.ui.table.exits import TableExits
from wonderland.ui.table.match_log import MatchLog
from wonderland.ui.table.table_control import OVER, WAITING, Refused, TableControl
from wonderland.ui.table.table_menu import MenuChoice
from wonderland.ui.table.table_scene import Act, TableScene

END, RESIGN = "end", "resign"
"""The lines that end a turn and a match, without their seat."""
Layout = TypeVar("Layout")
Form = TypeVar("Form")


class Presentation(Protocol):
    """What is still to be seen."""

    show: EffectPlayer


class DrawnTable(TableScene[Layout], Generic[Layout, Form]):
    """A sitting at a table that its game draws.

    Args:
        app: the window.
        session: the match and its seats.
        exits: where the table leads.

    Attributes:
        control: what the player has begun.
        presentation: what is still to be seen.
        asides: what is said beside.
        log: what has happened.
        pause: how many milliseconds pass before an agent's line is played.
        pause_for_chance: the same for chance's.
        refusal_sound: what is heard where something was refused.
        refusal_stays: for how many milliseconds a refusal can be read.
    """

    control: TableControl
    presentation: Presentation
    asides: Asides
    log: MatchLog
    pause = 260
    pause_for_chance = 0
    refusal_sound = "error"
    refusal_stays = 4500.0

    def __init__(self, app: App, session: MatchSession, exits: TableExits) -> None:
        super().__init__(app, session, exits)
        self._looking = self._first_looking()
        self._refusal_left = 0.0
        self._looked_at = -1

    def _first_looking(self) -> str:
        """The seat that looks on first."""
        people, acting = self.session.people or self.session.match.seats, self.session.match.to_act
        return str(acting) if acting in people else people[0]

    @property
    def looking(self) -> str:
        """The seat whose knowledge is shown: the only person's, or whoever sat down last."""
        people = self.session.people
        return people[0] if len(people) == 1 else self._looking

    def _looks_on(self, seat: str) -> None:
        """Show from now on what another person may know."""
        self._looking, self.app.dirty = seat, True

    # --- what each game's scene says ---------------------------------------------------------
    @abstractmethod
    def _now(self) -> Form:
        """What is known of the match as it stands."""

    @abstractmethod
    def take_news(self, before: Form) -> None:
        """Show what happened: the log, and motion.

        Args:
            before: what was known before it.
        """

    @abstractmethod
    def _show_at_once(self) -> None:
        """Show and tell at once all that is still to be seen."""

    def _curtain(self) -> bool:
        """Hang the curtain where the screen changes hands; whether it hangs."""
        return False

    def _goes_by_itself(self) -> bool:
        """End the turn where nothing can be done in it and the settings say so; whether it did."""
        lines = len(self.session.match.lines)
        wished = self.app.settings.values.end_alone and not self.frame
        if not wished or self.control.mode in (WAITING, OVER) or self._looked_at == lines:
            return False
        self._looked_at = lines  # asked once for each position
        return self._may_only_end() and self.control.say(END)

    def _may_only_end(self) -> bool:
        """Whether the player can do nothing but end his turn, or give up."""
        return {*self.control.own_lines()} - {RESIGN} == {END}

    # --- time --------------------------------------------------------------------------------
    def enter(self) -> None:
        """Settings may have changed while another screen was in front."""
        super().enter()
        self._attend()

    def _attend(self) -> None:
        """Keep to the player's settings."""
        self.presentation.show.attend(self.app.settings.values, fast=self.app.fast)

    def update(self, elapsed: float) -> bool:
        """Go on: what is shown, agents, chance, and at the end the result."""
        if self._refusal_goes(elapsed):
            return True
        stirred = self._stir(elapsed)
        showing = self._showing()
        if showing:
            self._show_on(elapsed)
            if self._holds_up():
                return True
        return self.go_on(elapsed) or stirred or showing

    def _refusal_goes(self, elapsed: float) -> bool:
        """Count how long a refusal has stood; whether it goes now."""
        if self._refusal_left <= 0:
            return False
        self._refusal_left -= elapsed
        if self._refusal_left > 0:
            return False
        self.forget_refusal()
        return True

    def _stir(self, elapsed: float) -> bool:
        """Let what holds nothing up go on; whether that shows."""
        return self.asides.update(elapsed, moving=self.presentation.show.moving)

    def _showing(self) -> bool:
        """Whether anything is still to be seen."""
        return self.presentation.show.running

    def _show_on(self, elapsed: float) -> None:
        """Let what is shown go on."""
        self.presentation.show.update(elapsed)

    def _holds_up(self) -> bool:
        """Whether the table waits for what is shown."""
        return True

    def _go_on(self, elapsed: float) -> bool:
        match = self.session.match
        if match.to_act is None:
            return self.celebrate(elapsed)
        if self._curtain():
            return True
        self._pause += elapsed
        pause = self.pause_for_chance if match.to_act == CHANCE else self.pause
        if self.control.mode == WAITING and self._pause < pause * self.presentation.show.speed:
            return False
        before = self._now()
        moved = self._goes_by_itself() or self.control.advance()
        if notice := self.session.take_notice():
            self.log.note(notice)
        if moved:
            self._pause = 0.0
            self.take_news(before)
        return moved

    def hasten(self) -> bool:
        """Show at once what moves; not while that would tell what nobody has seen yet."""
        if not self._showing() or self._tells():
            return False
        self._show_at_once()
        return True

    def _tells(self) -> bool:
        """Whether what is being shown is how a roll or a question comes out."""
        return False

    def only_choice(self) -> str:
        """The primary control, where the player has one line only that he can say."""
        if self.control.mode in (WAITING, OVER) or self._showing():
            return ""
        few = list(map(str, islice(self.control.legal(), 2)))
        return self.first_focus() if len(few) == 1 else ""

    # --- what the player does ----------------------------------------------------------------
    def _act(self, act: Act) -> None:
        self._show_at_once()
        before = self._now()
        self.control.finish()
        act()
        if self.control.refused:
            self._refusal_left = self.refusal_stays
            self._sound_refusal()
        self.take_news(before)

    def _sound_refusal(self) -> None:
        self.app.sounds.play(self.refusal_sound)

    @property
    def refused(self) -> str:
        """Why the last thing that the player did was refused."""
        return self.control.refused.message if self.control.refused else ""

    def tell_refusal(self, words: str) -> None:
        """Say why something can't be done."""
        self.control.refused = Refused(words, "") if words else None

    def forget_refusal(self) -> None:
        """Say no more why something was refused."""
        self.control.refused = None

    def talk(self, key: str, label: str, words: str) -> MenuChoice:
        """What the seat that looks on may say out of turn, as the menu offers it.

        Args:
            key: tells it from the menu's others.
            label: what it is called there.
            words: the line without its seat.
        """
        line = f"{self.looking} {words}"
        refused = self.session.match.check(line)
        act = None if refused else partial(self.do, partial(self.control.say_line, line))
        return MenuChoice(key, label, act, refused.said if refused else "", sure=True)

    # --- taking back -------------------------------------------------------------------------
    def stands_anew(self) -> None:
        """Let go of what was begun, and tell the match as it stands."""
        self.victory, self._told_finish = None, False
        self._show_no_more()
        self.control.begin_anew()
        self.log.rewrite()
        self.app.dirty = True

    def show_anew(self) -> None:
        """Let go of all that was begun or is being shown, and show the table as it stands."""
        self.stands_anew()

    def _show_no_more(self) -> None:
        """Show and tell nothing of what has happened."""
        self.presentation.show.skip()
