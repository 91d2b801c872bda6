"""``wonderland play``: a match in the window, or with ``--text`` in the terminal."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from random import Random

from wonderland import api
from wonderland.cli import matches
from wonderland.cli.curtain import Curtain
from wonderland.cli.printing import ask, spoken
from wonderland.content import files, records
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.message import rows, say, say_as, told
from wonderland.core.record import HUMAN, actor
from wonderland.session import autosave, saves
from wonderland.session.logs import write_report
from wonderland.session.match_session import MatchSession, Seat, seats_of
from wonderland.session.settings import read_settings
from wonderland.session.sharing import UNKNOWN, shown_to
from wonderland.session.typing import spelled

HELP = say(
    "a line of notation plays it; besides:\n  ?            what is legal\n  ? WORDS      "
    "of that, what begins so\n  state        the table in words\n  "
    "hint         a nudge; once more, a line that would be good\n  why          why "
    "the other side did what it did last\n  undo         take the last line back, as "
    "far as the settings let you\n  redo         play it again\n  save FILE    write "
    "the record\n  quit         leave; the autosave stays"
)
OF_A_MATCH = ("game", "seat", "preset", "option", "seed", "load", "undo", "think")
"""What may be said of a match, beside how the window looks."""
LISTED = 40
POLL_SECONDS = 0.005
"""How often a thinking agent is looked after."""


def command(arguments: argparse.Namespace) -> int:
    """Open the match that the arguments describe, or the menu where they say nothing of one."""
    from wonderland.cli.window import open_window  # noqa: PLC0415 - text play needs no window

    if _says_nothing(arguments):
        return open_window(arguments, None)
    saves.tidy()
    session = open_table(arguments)
    if arguments.text:
        settings = read_settings().values
        if session.seconds is None:
            session.seconds = settings.seconds
        session.agree_on_undo(settings.undo, arguments.undo)
        return Terminal(session, curtain=settings.curtain).run()
    if arguments.undo:
        session.agree_on_undo(arguments.undo, arguments.undo)
    return open_window(arguments, session)


def _says_nothing(arguments: argparse.Namespace) -> bool:
    """Whether nothing is said of a match, so that it is to be chosen in the menu."""
    said = vars(arguments)
    return not arguments.text and all(said[name] in (None, []) for name in OF_A_MATCH)


def open_table(arguments: argparse.Namespace) -> MatchSession:
    """Set up the match and its seats.

    Raises:
        BadInput: if an argument or the record is wrong.
    """
    if arguments.load is not None:
        return _loaded(arguments)
    game = matches.game(arguments)
    options = matches.options(game, arguments)
    match = game.new(options=options, seed=arguments.seed)
    who = matches.players(game, match.seats, arguments, HUMAN)
    seats = {side: Seat(game.info.name_of(side), player) for side, player in who.items()}
    return _seated(game, match, seats, arguments)


def _loaded(arguments: argparse.Namespace) -> MatchSession:
    """The match of a record, its seats as the arguments say, or else as the record does.

    An unfinished match is taken over with its autosave.
    """
    for flag, given in (("--option", arguments.option), ("--preset", arguments.preset)):
        if given:
            what = say("a record brings its own options")
            raise BadInput([Problem(flag, 0, what, say("Leave {flag} or --load out.", flag=flag))])
    path = files.path_of(arguments.load)
    record, own = api.read_record(path), None
    game = api.game(arguments.game) if arguments.game else api.game_of(record)
    if game.name == record.game and saves.is_autosave(path):
        match, record, own = saves.go_on(path)
    else:
        match = game.load(record)
    seats = seats_of(record)
    if arguments.seat:
        who = matches.players(game, match.seats, arguments, HUMAN)
        seats = {side: Seat(seats[side].name, player) for side, player in who.items()}
    return _seated(game, match, seats, arguments, own)


def _seated(
    game: api.Game,
    match: Match,
    seats: dict[str, Seat],
    arguments: argparse.Namespace,
    own: autosave.Autosave | None = None,
) -> MatchSession:
    return MatchSession(game, match, seats, own or autosave.begin(game.name), arguments.think)


class Terminal:
    """Plays a table by lines read and written.

    Args:
        session: the match and its seats.
        curtain: whether people who share the terminal are kept from what is another's own.
    """

    def __init__(self, session: MatchSession, *, curtain: bool = True) -> None:
        self.session = session
        self.curtain = Curtain(session, hangs=curtain)
        self.match = session.match
        self.text = session.game.text
        self._nudged = -1
        self._fault = ""

    def run(self) -> int:
        """Play until the match is over or left; returns the exit code."""
        try:
            self.session.warm()
            self._play()
        except BrokenPipeError:  # whoever read it has gone; the autosave stays
            raise
        except Exception:
            report = write_report("fault", traceback.format_exc(), self.session.record())
            print(say("The match as it was is in {report}; it can be played on.", report=report), file=sys.stderr)
            raise
        finally:
            self.session.close()
            self._tell_fault()
        if self.session.kept:
            print(say("The record is kept: {kept}", kept=self.session.kept))
        return 0

    def _play(self) -> None:
        try:
            self._open()
            while self._go_on() and (line := self._asked()) not in ("quit", "exit"):
                if line:
                    self._take(line)
        except EOFError:
            print()
        if self.match.result is not None:
            self._tell_ending()

    def _open(self) -> None:
        """Show the table, and what may be said; what is a seat's own once that seat is awaited."""
        if self.curtain.hides(self._looking()):
            self._go_on()
        self._state()
        print(HELP)

    def _asked(self) -> str:
        """What the person says who is awaited."""
        self._tell_fault()
        awaited = str(self.match.to_act)
        self.curtain.turn_to(awaited)
        unsaved = say("[not saved]") if self._fault else ""
        who = rows(unsaved, self.session.game.info.name_of(awaited))
        return ask(say("{who}> ", who=who))

    def _go_on(self) -> bool:
        """Let chance and agents act until a person must; whether the match goes on."""
        while self.match.result is None:
            side = self.match.to_act
            if side == CHANCE:
                self.session.draw()
            elif self.session.awaits_agents:
                if not self.session.poll():
                    time.sleep(POLL_SECONDS)
                    continue
                if notice := self.session.take_notice():
                    print("  ", notice, sep="")
            else:
                return True
            self._tell()
        return False

    def _take(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word == "?":
                self._legal(rest)
            elif word in ("help", "h"):
                print(HELP)
            elif word == "state":
                self._state()
            elif line == "hint":
                self._hint()
            elif line == "why":
                self._why()
            elif word == "undo":
                print(say("taken back: {lines}", lines=self.session.undo(agreed=self._agreed())))
            elif word == "redo":
                print(say("played again: {lines}", lines=self.session.redo()))
            elif word == "save":
                self._save(rest)
            else:
                named = word.lower() in (*self.match.seats, CHANCE)
                whole = line if named else f"{self.match.to_act} {line}"
                self.session.play(spelled(whole, self.session))
                self._tell()
        except (IllegalAction, BadInput) as refused:
            print(say("refused: {why}", why=refused.args[0]), file=sys.stderr)

    def _save(self, name: str) -> None:
        """Write the record; where one person plays agents, before the end only what he knows."""
        session = self.session
        record = session.record()
        try:
            if len(session.people) == 1:
                seat = session.people[0]
                record = shown_to(session.game, record, seat, session.secret)
        except LookupError:
            raise IllegalAction("", UNKNOWN) from None
        files.save(files.path_of(name), records.write(record))
        print(say("written: {file}", file=name))

    def _agreed(self) -> bool:
        """Ask those who must agree that the last line is taken back; whether all do."""
        said, name_of = self.session.may_undo(), self.session.game.info.name_of
        for seat in said.asked:
            try:
                asks = say(
                    "{name}, may {mover} take it back? (yes or no) ", name=name_of(seat), mover=name_of(said.mover)
                )
                yes = told(say_as("an answer", "yes"), spoken())
                if ask(asks) not in ("y", "yes", yes[:1], yes):
                    return False
            except EOFError:
                return False
        return True

    def _looking(self) -> str:
        """The person who is awaited; the first one, if nobody is; ``""`` where only agents play."""
        awaited, people = str(self.match.to_act), self.session.people
        return awaited if awaited in people else people[0] if people else ""

    def _state(self) -> None:
        """The table in words, as the person sees it who looks."""
        seat = self._looking()
        self.curtain.lift(seat)
        print(self.text.state(dict(self.match.view(seat)) if seat else self.match.state()))

    def _tell_fault(self) -> None:
        """Say that nothing is being saved, and when it is again; the prompt goes on saying it."""
        self.session.look_after()
        if self.session.fault and not self._fault:
            print(say("This match is not being saved: {fault}", fault=self.session.fault), file=sys.stderr)
        elif self._fault and not self.session.fault:
            print(say("This match is saved again, all of it."), file=sys.stderr)
        self._fault = self.session.fault

    def _tell(self) -> None:
        self.curtain.tell(f"  {self.session.last_line}")
        for event in self.session.last_events:
            if words := self.text.sentence(event, self.match):
                self.curtain.tell(rows("    ", words, between=""))

    def _tell_ending(self) -> None:
        """Say how the match ended, where what happened last has not said so."""
        ending = self.text.ending(self.match)
        last = [self.text.sentence(event, self.match) for event in self.session.last_events]
        if not any(words.startswith(ending) for words in last):
            print(ending)

    def _hint(self) -> None:
        """Say what might be done; asked once more in the same place, say it outright."""
        self.curtain.lift(self._looking())
        self.session.seek_hint()
        while self.session.seeking:
            if not self.session.poll_hint():
                time.sleep(POLL_SECONDS)
        hint = self.session.hint
        if hint is None:
            raise IllegalAction("", say("a hint is for a person who is to act"))
        place = len(self.match.lines)
        words = self.session.game.parts.hints
        if words and self._nudged != place and hint.lines:
            self._nudged = place
            print("  ", words.nudge(self.match, hint.lines), sep="")
            return
        for line in hint.lines:
            print(f"  {line}")
        if words and hint.lines:
            print("  ", words.advice(self.match, hint.lines), sep="")
        print("  ", self._reason(hint.why, str(self.match.to_act)), sep="")

    def _reason(self, why: str, side: str = "") -> str:
        words = self.session.game.parts.hints
        return words.reason(self.match, why, side) if words else why

    def _why(self) -> None:
        """Say why the agents did what they did since their last turns began."""
        said = [one for side in self.session.seats for one in self.session.reasons_of(side)]
        for one in said:
            print("  ", one.line, ": ", self._reason(one.why), sep="")
        if not said:
            print("  ", say("nobody has said why yet"), sep="")

    def _legal(self, about: str) -> None:
        """List what may be said, but nothing of a seat that something is hidden of besides."""
        looking = self._looking()
        self.curtain.lift(looking)
        hidden = [seat for seat in self.session.people if self.curtain.hides(seat)]
        found = [line for line in map(str, self.session.legal()) if actor(line) == looking or actor(line) not in hidden]
        if about:
            found = [line for line in found if line.split(" ", 1)[-1].startswith(about)]
        if len(found) <= LISTED:
            print("\n".join(sorted(found)) or say("nothing can be listed"))
        else:
            print(say("{count} legal lines, such as {line}", count=len(found), line=Random(0).choice(found)))
            kinds = Counter(" ".join(line.split()[1:3]) for line in found)
            for kind, count in sorted(kinds.items()):
                print(f"  {kind:12} {count}")
        for pattern in self.session.patterns():
            print(pattern.form, pattern.says, sep="   ")
