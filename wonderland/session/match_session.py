"""A sitting: a match, who plays its seats, and the autosave that follows it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple, cast

from wonderland import api
from wonderland.ai.levels import levels
from wonderland.ai.play import others
from wonderland.core.agent import RandomAgent
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.film import Frame, told
from wonderland.core.game import CHANCE, Event, LegalActions, Pattern
from wonderland.core.match import Match
from wonderland.core.message import Reworded, commas, say
from wonderland.core.record import HUMAN, Record, actor
from wonderland.kit.legal import Listed
from wonderland.kit.on_demand import OnDemand
from wonderland.session import thinking
from wonderland.session.autosave import Autosave
from wonderland.session.draft import Draft
from wonderland.session.logs import write_log
from wonderland.session.moods import Moods
from wonderland.session.saves import keep
from wonderland.session.thinking import Hint
from wonderland.session.undo import Permission, UndoRule, permission, remember, remembered
from wonderland.session.worker import Report, Worker

AI = "ai:"
TRIES = 3
"""How often a thought that came to nothing is begun again."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a side: a name, and ``human`` or ``ai:`` and a level."""

    name: str
    player: str = HUMAN

    @property
    def human(self) -> bool:
        """Whether a person plays it."""
        return self.player == HUMAN

    @property
    def level(self) -> str:
        """The agent's level, ``""`` for a person."""
        return "" if self.human else self.player.removeprefix(AI)


class Reason(NamedTuple):
    """What an agent did, and why.

    Attributes:
        place: which of the match's lines it was, from 0.
        turn: in which turn.
        own: whether that was a turn of its own.
        line: what it did, as far as everybody at the table may know it.
        why: what it said of it.
    """

    place: int
    turn: int
    own: bool
    line: str
    why: str


def read_player(game: api.Game, side: str, player: str) -> str:
    """Check who is to play a seat: ``human`` or ``ai:LEVEL``.

    Raises:
        BadInput: if it is neither.
    """
    if player == HUMAN or (player.startswith(AI) and player.removeprefix(AI) in game.levels):
        return player
    levels = ", ".join(AI + level for level in game.levels)
    what = say(
        "seat {side} is {human} or one of {levels}, not {player}", side=side, human=HUMAN, levels=levels, player=player
    )
    raise BadInput([Problem("seats", 0, what)])


class MatchSession:
    """The match that is being played, its players, and its autosave.

    Attributes:
        game, match: what is played.
        seats: who plays each side.
        reasons: what the agents did here and why, oldest first; saved nowhere.
        hint: what a person could do now, once he asked and it was found.
        seconds: how long agents may think in a turn; None for as long as their level says.
        undo_rule: what may be taken back; None until somebody says, and then all may.
        kept: where the record lies once the match is over and left; None if it isn't kept.
        secret: what is hidden is drawn from it where the match is shown as a seat knows it.
        watched: whether it is a record that is only looked at.
        draft: what a player is writing where the match stands.
        moods: how those at the table look.
    """

    watched = False

    def __init__(
        self,
        game: api.Game,
        match: Match,
        seats: Mapping[str, Seat],
        autosave: Autosave | None = None,
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.match = match
        self.seats = dict(seats)
        self.moods = Moods({seat: one.level for seat, one in self.seats.items()})
        self.reasons: list[Reason] = []
        self.hint: Hint | None = None
        self.seconds = seconds
        self.undo_rule: UndoRule | None = None
        self.kept: Path | None = None
        self.secret = secrets.token_hex()
        self._autosave = autosave
        self.draft = Draft(lambda: autosave.path if autosave else None, self.record)
        self._worker = Worker()
        self._failed = 0
        self._asked = ""
        self._thinker = ""
        self._silent: set[str] = set()
        self._notice = ""
        self._level_names: dict[str, str] = {}
        if autosave:
            autosave.rewrite(self.record())

    def record(self) -> Record:
        """The match as a record, with its seats."""
        seats = {side: {"name": s.name, "player": s.player} for side, s in self.seats.items()}
        return replace(self.match.record(), seats=seats)

    def human(self, side: str) -> bool:
        """Whether a person plays a side."""
        return self.seats[side].human

    # --- what those at the table may know ----------------------------------------------------
    @property
    def people(self) -> tuple[str, ...]:
        """The seats that people play."""
        return tuple(side for side, seat in self.seats.items() if seat.human)

    def people_before(self, seat: str) -> int:
        """How many seats before this one no agent plays: whose face it shows hangs on it."""
        seats = list(self.seats)
        return sum(not self.seats[one].level for one in seats[: seats.index(seat)])

    @property
    def last_line(self) -> str:
        """The last line, as far as everybody at the table may know it."""
        return self.match.known_by(self.people, -1)

    @property
    def lines_known(self) -> Sequence[str]:
        """Every line, as far as everybody at the table might know it when it was played."""
        known = partial(self.match.known_by, self.people)
        return OnDemand(len(self.match.lines), known)

    @property
    def last_events(self) -> list[Event]:
        """The events of the last line, as far as everybody at the table may know them."""
        return self.known(self.match.last_events)

    def known(self, events: Sequence[Event], match: Match | None = None) -> list[Event]:
        """Events as far as everybody at the table may know them.

        Args:
            events: what happened.
            match: the match in which it did; the table's if it isn't given.
        """
        position, whole = (match or self.match).position, list(events)
        seen = (position.events_for(seat, whole) for seat in self.people)
        return next((less for less in seen if less != whole), whole)

    def film(self) -> list[Frame]:
        """The last line, event by event, as far as everybody at the table may know it."""
        frames = self.match.film()
        return told(frames, self.known([frame.event for frame in frames]))

    @property
    def saves(self) -> bool:
        """Whether the match is written down as it goes on."""
        return self._autosave is not None

    @property
    def fault(self) -> str:
        """Why nothing is being saved, or ``""``."""
        return self._autosave.fault if self._autosave else ""

    def look_after(self) -> None:
        """See that what was saved is there still; to be called as often as one likes."""
        if self._autosave:
            self._autosave.look()

    @property
    def thinking(self) -> bool:
        """Whether an agent is at it."""
        return self._worker.busy and not self._asked

    @property
    def awaits_agents(self) -> bool:
        """Whether an agent is at it or has to be asked before a person or chance goes on."""
        return self.thinking or bool(self._next_agent())

    @property
    def thinker(self) -> str:
        """The agent that is at it, ``""`` for none."""
        return self._thinker if self.thinking else ""

    @property
    def seeking(self) -> bool:
        """Whether a hint is being thought of."""
        return bool(self._asked)

    def warm(self) -> None:
        """Make ready for agents to think, where any sits here."""
        if not all(seat.human for seat in self.seats.values()):
            self._worker.warm()

    def rest(self) -> None:
        """Keep no process while another table lies in front; what was thought of is begun anew."""
        self._worker.close()
        self._asked = ""

    def take_notice(self) -> str:
        """What players should be told once, such as that an agent could not think; ``""``."""
        notice, self._notice = self._notice, ""
        return notice

    def play(self, line: object) -> list[Event]:
        """Play a line that a person says, and save it.

        Raises:
            IllegalAction: if it is refused, or of a seat that no person plays; nothing has changed.
        """
        said = str(line).strip()
        seat = self.seats.get(actor(said))
        if self.match.to_act is not None:
            if seat and not self.human(actor(said)):
                raise IllegalAction("", say("{name} speaks for itself", name=seat.name))
            if actor(said) == CHANCE:
                raise IllegalAction("", say("chance is drawn, and never said"))
        events = self.match.play(said)
        self._keep_on()
        return events

    def _keep_on(self) -> None:
        """A line was played: save it, and forget what was thought before."""
        self._forget_thoughts()
        self._saved()

    def legal(self) -> LegalActions:
        """What people at the table may say now, the one who is awaited first; nothing of agents."""
        awaited = self.match.to_act
        people = sorted(self.people, key=lambda seat: seat != awaited)
        lists = [found for seat in people if (found := self.match.legal(seat)) or seat == awaited]
        return lists[0] if len(lists) == 1 else Listed(chain.from_iterable(lists))

    def patterns(self) -> list[Pattern]:
        """What they may say besides that can't be listed."""
        return [pattern for seat in self.people for pattern in self.match.patterns(seat)]

    def wants(self, begun: str) -> bool:  # noqa: ARG002 - see LessonSession
        """Whether something that begins with these words is wanted here."""
        return True

    def refuses(self, begun: str) -> IllegalAction | None:  # noqa: ARG002 - see LessonSession
        """Why nothing that begins with these words is wanted here; None at a usual table."""
        return None

    def draw(self) -> list[Event]:
        """Let chance act and save what it did."""
        self.match.draw()
        self._silent.clear()
        self._saved()
        return self.match.last_events

    def _forget_thoughts(self) -> None:
        """Give up every thought about what was before."""
        self._worker.cancel()
        self._silent.clear()
        self._failed = 0
        self._asked = ""
        self.hint = None

    # --- agents ------------------------------------------------------------------------------
    def poll(self) -> list[Event]:
        """Let the program's own seats go on: start a thought, or play one that is ready.

        A seat that might act out of turn is asked once after each line, before the seat awaited.
        """
        if self._asked:
            return []
        if not self._worker.busy:
            self._thinker = self._next_agent()
            if self._thinker:
                self._think(self._thinker)
            return []
        report = self._worker.poll()
        if report is None or report.kind == "progress":
            return []
        if report.kind != "done":
            return self._think_again(self._thinker, report)
        return self.play_for(self._thinker, *cast(tuple[str, str], report.value))

    def _next_agent(self) -> str:
        """The agent to be asked next, ``""`` if it is for a person or chance to go on."""
        side = self.match.to_act
        if side in (None, CHANCE):
            return ""
        open_to = [seat for seat in self.seats if not self.human(seat) and seat != side]
        if not self._silent.issuperset(open_to):
            for seat in others(self.match):
                if seat in open_to and seat not in self._silent:
                    return seat
            self._silent.update(open_to)
        return "" if self.human(str(side)) else str(side)

    def _think(self, side: str) -> None:
        level, seed = self.seats[side].level, self.match.seats.index(side)
        asked = thinking.Asked.of(self.match.record())
        work = (self.match.game, asked, side, level, seed, self.seconds)
        self._worker.start(thinking.choose, *work)

    def _think_again(self, side: str, report: Report) -> list[Event]:
        """A thought has failed: begin it again, and in the end play on without thinking."""
        if self._may_try_again(report):
            self._think(side)
            return []
        name = self.seats[side].name
        self._notice = say("{name} could not think, and did the next best thing. The log says why.", name=name)
        choice = RandomAgent(len(self.match.lines)).choose(self.match.view(side))
        return self.play_for(side, thinking.line_of(choice), choice.why)

    def _may_try_again(self, report: Report) -> bool:
        """Count a thought that failed, and write down what is known of it."""
        write_log("agent", str(report.value or "The process that thinks has died."))
        self._failed += 1
        return self._failed < TRIES

    def play_for(self, side: str, line: str, why: str) -> list[Event]:
        """Play what an agent chose, and remember why; ``""`` where it waits."""
        if not line:
            self._silent.add(side)
            return []
        own = self.match.active == side
        place, turn = len(self.match.lines), self.match.turn
        events = self.match.play(line)
        self._keep_on()
        self.reasons.append(Reason(place, turn, own, self.last_line, why))
        return events

    def reasons_of(self, side: str) -> list[Reason]:
        """What an agent did since its last own turn began, and why."""
        said = [reason for reason in self.reasons if actor(reason.line) == side]
        since = max((reason.turn for reason in said if reason.own), default=0)
        return [reason for reason in said if reason.turn >= since]

    # --- hints -------------------------------------------------------------------------------
    def seek_hint(self) -> None:
        """Begin to think of what the person who is to act could do; ``poll_hint`` goes on."""
        side = self.match.to_act
        if self._asked or self.hint or side in (None, CHANCE) or not self.human(str(side)):
            return
        self._worker.cancel()
        self._asked = str(side)
        asked = thinking.Asked.of(self.match.record())
        work = (self.match.game, asked, side, self.match.seats.index(str(side)), None)
        self._worker.start(thinking.hint, *work)

    def poll_hint(self) -> bool:
        """Whether a hint has just been found; it then stands in ``hint``."""
        report = self._worker.poll() if self._asked else None
        if report is None or report.kind == "progress":
            return False
        self._asked = ""
        if report.kind == "done":
            self.hint = cast(thinking.Hint, report.value)
        elif self._may_try_again(report):
            self.seek_hint()
            return False
        else:
            self.hint = Hint((), say("No hint could be found. The log says why."))
        return True

    # --- taking back -------------------------------------------------------------------------
    def agree_on_undo(self, usual: UndoRule, chosen: UndoRule | None = None) -> None:
        """Settle what may be taken back in this match.

        Args:
            usual: what holds where nothing was said of it, now or when the match was begun.
            chosen: what the players chose for this match.
        """
        path = self._autosave.path if self._autosave else None
        self.undo_rule = chosen or (remembered(path) if path else None) or usual
        if path and chosen:
            remember(path, chosen)

    def may_undo(self) -> Permission:
        """Whether the last line that a person said may be taken back, and who is to be asked."""
        rule = self.undo_rule or "free"
        match, agents = self.match, len(self.people) < len(self.seats)
        return permission(rule, match.lines, match.to_act, self.human, self.people, agents=agents)

    def undo(self, *, agreed: bool = False) -> str:
        """Take back the last line that a person said, and what followed it.

        Args:
            agreed: whether everybody who is to be asked has agreed.

        Returns:
            The line, as far as those at the table may know it.

        Raises:
            IllegalAction: if there is none, or the match's rule forbids it.
        """
        said = self.may_undo()
        if not said.allowed:
            raise IllegalAction("", said.why)
        if said.asked and not agreed:
            who = self.game.info.names_of(list(said.asked))
            raise IllegalAction("", say("{who} must agree first", who=who))
        self._forget_thoughts()
        to = len(self.match.lines) - 1
        while self._not_by_a_person(self.match.lines[to]) and to:
            to -= 1
        known = self.lines_known[to]
        self.match.go(to)
        self.reasons = [r for r in self.reasons if r.place < to]
        self.draft.drop()
        if self._autosave:
            self._autosave.rewrite(self.record())
        return known

    def can_redo(self) -> bool:
        """Whether anything that was taken back can be played again."""
        return bool(self.match.taken_back)

    def redo(self) -> str:
        """Play again what was taken back last: a person's line, and what followed it.

        Returns:
            The line, as far as those at the table may know it.

        Raises:
            IllegalAction: if there is nothing.
        """
        self._forget_thoughts()
        self.match.redo()
        line = self.last_line
        self._saved()
        while self.match.taken_back and self._not_by_a_person(self.match.taken_back[-1]):
            self.match.redo()
            self._saved()
        return line

    def _not_by_a_person(self, line: str) -> bool:
        return actor(line) == CHANCE or not self.human(actor(line))

    def close(self) -> None:
        """Leave the table: what is over goes into the records, what is not stays as an autosave."""
        self._forget_thoughts()
        self._worker.close()
        if self._autosave is None:
            return
        if (self.match.result and self._keep()) or not self.match.lines:
            self.draft.drop()
            self._autosave.drop()
        else:
            self._autosave.close()

    def _keep(self) -> bool:
        """Put the record among those that are kept; if the disk refuses, the autosave stays."""
        try:
            self.kept = keep(self.record())
        except BadInput:
            return False
        return True

    def level_of(self, seat: str) -> str:
        """The level of whoever plays a seat as people call it, ``""`` for a person."""
        level = self.seats[seat].level
        if level not in self._level_names:  # screens ask in every frame
            found = levels(self.game.name).get(level)
            self._level_names[level] = Reworded(level, found.name) if found else level
        return self._level_names[level]

    def _saved(self) -> None:
        self.draft.drop()
        if self._autosave:
            self._autosave.append(self.match.lines[-1])


def against(names: Sequence[str]) -> str:
    """Who plays whom, in words."""
    if len(names) == 2:
        return say("{one} against {other}", one=names[0], other=names[1])
    return commas(names)


def seats_of(record: Record) -> dict[str, Seat]:
    """The seats of a record's match; people by the seats' own names where it doesn't say."""
    game = api.game_of(record)
    own = [game.info.name_of(side) for side in game.info.letters]
    own += [say("You"), *(one.character for one in levels(game.name).values())]
    known = {str(name): name for name in own}

    def name_of(side: str) -> str:
        name = record.seats.get(side, {}).get("name", game.info.name_of(side))
        return known.get(name, name)

    return {
        side: Seat(name_of(side), record.seats.get(side, {}).get("player", HUMAN))
        for side in game.seats_for(record.options, record.setup)
    }
