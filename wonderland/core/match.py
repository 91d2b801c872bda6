"""A match: a position, the list of lines that led to it, and the seed that chance is drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

from wonderland.core import film
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.film import Frame
from wonderland.core.game import CHANCE, Action, Event, Game, LegalActions, Pattern, Position, View
from wonderland.core.message import say
from wonderland.core.outcome import Outcome, outcome_of
from wonderland.core.record import Record, same_lines

MARK_EVERY = 32
"""Lines between two positions that are kept, so that a line is gone to from the nearest."""
HIDDEN_REASON = say("this can't be played now, and why is still hidden")


class Match:
    """One match of any game: play it, take it back, look at it, write it down.

    Attributes:
        game: the game's rules.
        position: where it stands; read only for callers.
        seats: the seats of this match, in order of play.
        lines: every line played, oldest first; the one list that save and undo work on.
        last_events: the events of the last line that was played or drawn.
        taken_back: the lines that were taken back and can be played again, the next one last.
    """

    __slots__ = (
        "_draws", "_head", "_judged", "_known", "_marks", "game", "last_events", "lines", "position",
        "seats", "taken_back",
    )  # fmt: skip

    def __init__(self, game: Game, record: Record) -> None:
        """Open a match from a record's head; its lines are not played.

        Raises:
            BadInput: with all that is wrong in the record's head.
        """
        self.game = game
        self.position: Position = game.open(record)
        self.seats: tuple[str, ...] = self.position.seats
        self._head = game.set_up(record, self.position)
        self.lines: list[str] = []
        self.last_events: list[Event] = []
        self.taken_back: list[str] = []
        self._draws = 0
        # The position before every so many lines, those that were taken back among them.
        self._marks: list[Position] = []
        # For each of the same lines how seats know it that don't know all of it.
        self._known: list[dict[str, str] | None] = []
        # Where it stands as some seats know it, by whom lines are refused; made when one is.
        self._judged: dict[tuple[str, ...], Position] = {}

    # --- playing -----------------------------------------------------------------------------
    def play(self, action: Action | str) -> list[Event]:
        """Play an action or a line and return what happened, oldest first.

        Raises:
            IllegalAction: if it is refused, and why, as ``check`` says it; the match is as it was.
        """
        place = len(self.lines)
        if place % MARK_EVERY == 0 and len(self._marks) * MARK_EVERY <= place:
            self._marks.append(self.position.copy())
        events: list[Event] = []
        position = self.position
        try:
            line = position.perform(action, events)
        except IllegalAction as refused:
            line, rule = "", refused.rule
        if not line:  # raised anew, so that nothing leads to what the position said
            raise self._refusal(action, rule)
        self._judged.clear()
        self.lines.append(line)
        if self.taken_back and self.taken_back.pop() != line:
            self.taken_back.clear()
            del self._known[place:], self._marks[place // MARK_EVERY + 1 :]
        if place == len(self._known):
            self._known.append(self._known_of(line))
        if line[0] == CHANCE:
            self._draws += 1
        self.last_events = events
        return events

    def _known_of(self, line: str) -> dict[str, str] | None:
        """How seats know the line that has just been played, of those that don't know all of it."""
        known: dict[str, str] | None = None
        line_for = self.position.line_for
        for seat in self.seats:
            if (seen := line_for(seat, line)) is not line:
                known = {**(known or {}), seat: seen}
        return known

    def draw(self) -> Action:
        """Draw what chance does by the match's seed, play it, and return it.

        Draw k of a match depends on the seed and k alone, whatever was drawn or read before.

        Raises:
            IllegalAction: if chance is not to act.
        """
        if self.to_act != CHANCE:
            raise IllegalAction("", say("there is nothing to draw now"))
        digest = blake2b(f"{self.seed}:{self._draws}".encode(), digest_size=8).digest()
        action = self.position.drawn(int.from_bytes(digest, "big"))
        self.play(action)
        return action

    def undo(self) -> str:
        """Take back the last line and return it.

        Raises:
            IllegalAction: if there is none.
        """
        if not self.lines:
            raise IllegalAction("", say("there is nothing to take back"))
        line = self.lines[-1]
        self.go(len(self.lines) - 1)
        return line

    def go(self, to: int) -> None:
        """Go to the state after so many lines: back, or on through what was taken back.

        It takes as long wherever that is: the position comes from the nearest that was kept.

        Args:
            to: how many lines are played then; at most those that are and those that were.
        """
        lines, back = self.lines, self.taken_back
        if to == len(lines):
            return
        if to < len(lines):
            moved = lines[to:]
            del lines[to:]
            back.extend(reversed(moved))
            self._draws -= _draws_in(moved)
        else:
            here = len(back) - (to - len(lines))
            moved = back[here:]
            del back[here:]
            lines.extend(reversed(moved))
            self._draws += _draws_in(moved)
        self.position = self._position_at(to)
        self._judged.clear()
        self.last_events = []

    def follow(self, moves: Sequence[str]) -> None:
        """Come to the state after other lines of this match; only what is new is played.

        Raises:
            IllegalAction: if one is refused; those before it are played then.
        """
        self.go(self.same_as(moves))
        for line in moves[len(self.lines) :]:
            self.play(line)

    def same_as(self, moves: Sequence[str]) -> int:
        """With how many of its lines others begin, those that were taken back among its own."""
        same = same_lines(self.lines, moves)
        if same < len(self.lines) or not self.taken_back:
            return same
        return same + same_lines(self.taken_back[::-1], moves[same:])

    def _position_at(self, played: int) -> Position:
        """The position after so many lines, which is the caller's own."""
        whole = min(played // MARK_EVERY, len(self._marks) - 1)
        position = self._marks[whole].copy()
        for line in self.lines[whole * MARK_EVERY : played]:
            position.perform(line, None)
        return position

    def redo(self) -> str:
        """Play the line again that was taken back last, and return it.

        What was taken back is kept until something else is played.

        Raises:
            IllegalAction: if there is none.
        """
        if not self.taken_back:
            raise IllegalAction("", say("there is nothing to play again"))
        line = self.taken_back[-1]
        self.play(line)
        return line

    def check(self, action: Action | str) -> IllegalAction | None:
        """Say why an action would be refused, or None if it may be played.

        A line is judged by what its seat may know, and by what the seat knows that is awaited: who
        says a line out of turn may be either of them. So a refusal tells nothing that is hidden.
        """
        refused = self.position.refusal(action)
        return self._refusal(action, refused.rule) if refused else None

    def _refusal(self, action: Action | str, rule: str) -> IllegalAction:
        """Why an action is refused, as far as its seat and the seat awaited both know.

        What only something hidden forbids is refused by the rule that forbids it, and no more.
        """
        judges = {*str(action).split()[:1], self.position.to_act}
        seats = tuple(seat for seat in self.seats if seat in judges)
        known = self._judged.get(seats)
        if known is None:
            known = self._judged[seats] = self.position.known_to(seats)
        return known.refusal(action) or IllegalAction(rule, HIDDEN_REASON)

    # --- looking -----------------------------------------------------------------------------
    @property
    def to_act(self) -> str | None:
        """The seat that is awaited, ``"*"`` for chance, None when the match is over."""
        return self.position.to_act

    @property
    def active(self) -> str | None:
        """The seat whose turn it is, though another may be awaited; None where it is nobody's."""
        return self.position.active

    @property
    def turn(self) -> int:
        """Which turn or round it is, from 1; 0 before the first."""
        return self.position.turn

    @property
    def result(self) -> Mapping[str, object] | None:
        """None, or the winner and what else the game's rules say of its end."""
        return self.position.result

    @property
    def outcome(self) -> Outcome | None:
        """None, or the result read as for any game: the winners, and a place for each seat."""
        result = self.position.result
        return None if result is None else outcome_of(result, self.seats)

    @property
    def seed(self) -> int | None:
        """What chance is drawn from."""
        return self._head.seed

    def legal(self, seat: str | None = None) -> LegalActions:
        """The legal actions: complete, exact, and listed only as far as someone looks.

        Args:
            seat: whose, also out of turn; None for those of the seat that is awaited and what
                others may do out of turn.

        Raises:
            BadInput: if there is no such seat.
        """
        return self.position.legal(None if seat is None else self._known_seat(seat))

    def patterns(self, seat: str | None = None) -> Sequence[Pattern]:
        """What may be done besides that can't be listed, such as free text."""
        return self.position.patterns(None if seat is None else self._known_seat(seat))

    def chances(self) -> list[tuple[Action, float]]:
        """The outcomes at a chance point with their probabilities, else nothing."""
        return self.position.chances()

    def state(self) -> Mapping[str, object]:
        """The state as ``replay --json`` prints it."""
        return self.position.state()

    def view(self, seat: str) -> View:
        """What a seat may see.

        Raises:
            BadInput: if there is no such seat.
        """
        return self.position.view(self._known_seat(seat))

    def knows_more(self, seat: str, other: str) -> bool:
        """Whether a seat sees something that another may not know."""
        known = self.position.known_to((other,))
        return dict(known.view(seat)) != dict(self.position.view(seat))

    def _known_seat(self, seat: object) -> str:
        if isinstance(seat, str) and seat in self.position.seats:
            return seat
        named = seat[:20] if isinstance(seat, str) else f"of type {type(seat).__name__}"
        known = ", ".join(self.position.seats)
        what = say("there is no seat {named!r}; there is {known}", named=named, known=known)
        raise BadInput([Problem("seat", 0, what)])

    def lines_for(self, seat: str) -> list[str]:
        """Every line that was played, as far as a seat knew it then."""
        seat = self._known_seat(seat)
        return [known.get(seat, line) if known else line for line, known in zip(self.lines, self._known, strict=False)]

    def known_by(self, seats: Sequence[str], place: int) -> str:
        """A line as far as all of some seats knew it when it was played.

        Args:
            seats: who may know it.
            place: which of the lines, from 0, or from the end of those that are played now.
        """
        place = range(len(self.lines))[place]  # the end of ``_known`` may have been taken back
        line, known = self.lines[place], self._known[place] or {}
        return next((known[seat] for seat in seats if known.get(seat, line) != line), line)

    def events_for(self, seat: str) -> list[Event]:
        """The events of the last line that was played or drawn, as far as a seat knows them."""
        return self.position.events_for(self._known_seat(seat), self.last_events)

    def film(self, seat: str | None = None) -> list[Frame]:
        """The last line once more, event by event, each with the position that it led to.

        Args:
            seat: whose knowledge of the events it tells; None for all that happened.

        Raises:
            BadInput: if there is no such seat.
        """
        if not self.lines:
            return []
        frames = film.film(self._position_at(len(self.lines) - 1), self.lines[-1])
        if seat is None:
            return frames
        events = [frame.event for frame in frames]
        return film.told(frames, self.position.events_for(self._known_seat(seat), events))

    def record(self) -> Record:
        """The match as a record that replays to this state."""
        return replace(self._head, moves=list(self.lines), lines=[])

    def copy(self) -> Match:
        """A match that shares nothing that can change with this one."""
        new = Match.__new__(Match)
        new.game, new.seats = self.game, self.seats
        new._head = self._head
        new.position = self.position.copy()
        new.lines = list(self.lines)
        new.last_events = list(self.last_events)
        new.taken_back = list(self.taken_back)
        new._draws = self._draws
        new._marks = list(self._marks)
        new._known = list(self._known)
        new._judged = {}
        return new

    def __copy__(self) -> Match:
        """What ``copy.copy`` makes: nothing half shared."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        """What ``copy.deepcopy`` makes: the game itself never changes, so it is not copied."""
        return self.copy()


def _draws_in(lines: Sequence[str]) -> int:
    """How many of some lines chance played."""
    return sum(line[0] == CHANCE for line in lines)
