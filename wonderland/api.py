"""The Python face of the program: games, matches, records and agents in one place."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from wonderland.content.places import mods_folder
from wonderland.core.errors import BadInput, IllegalAction, MissingMods, Problem
from wonderland.core.game import Extended
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games import registry
from wonderland.games.plain_text import PlainText

if TYPE_CHECKING:
    from wonderland.core.agent import Agent
    from wonderland.core.game import Game as Rules
    from wonderland.core.info import GameInfo
    from wonderland.games.parts import Parts, TextPart
    from wonderland.kit.options import OptionsModel

SEED_BITS = 32
KNOWN_SEED_BITS = 48
"""Of the seed that a record goes on by which holds what one seat knows."""


def game(name: str) -> Game:
    """Return a game by its name.

    Raises:
        BadInput: if there is none of that name.
    """
    given: object = name
    if not isinstance(given, str):
        what = say("a game is named by text, not by {kind}", kind=type(given).__name__)
        raise BadInput([Problem("game", 0, what)])
    return Game(registry.load(given))


def shipped(name: str) -> Game:
    """Return a game as it ships, without the user's mods: what lessons and puzzles are made for.

    Raises:
        BadInput: if there is none of that name, or it is not built.
    """
    return Game(registry.shipped(name))


class Game:
    """A game: what it is called, and how its matches and agents are had.

    Attributes:
        rules: the game's rules, behind the house's protocols.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def name(self) -> str:
        """The name by which commands and records know it."""
        return self.rules.name

    @property
    def title(self) -> str:
        """The name by which people know it."""
        return self.info.title

    @property
    def info(self) -> GameInfo:
        """What is known of it without loading it: names, seats, folders."""
        return registry.info(self.name)

    @property
    def parts(self) -> Parts:
        """What it offers beside its rules."""
        return registry.parts(self.name)

    @property
    def text(self) -> TextPart:
        """It in words, its own or plain ones."""
        return self.parts.text or PlainText(self.info)

    @property
    def options(self) -> OptionsModel:
        """Its options and presets."""
        return registry.options(self.name)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of a match without any options, in order of play."""
        return self.rules.seats({}, {})

    def seats_for(self, options: Mapping[str, object], setup: Mapping[str, object] | None = None) -> tuple[str, ...]:
        """The seats of a match with these options and set-up keys, in order of play."""
        return self.rules.seats(options, setup or {})

    def new(
        self,
        options: Mapping[str, object] | None = None,
        pools: Mapping[str, object] | None = None,
        seed: int | None = None,
        **setup: object,
    ) -> Match:
        """Begin a match.

        Args:
            options: the game's options, as in a record.
            pools: for each side its cards; a side that is not given gets a named pool by the seed.
            seed: what chance is drawn from; a new one is made up where none is given.
            setup: further set-up keys of the game, such as ``position``.

        Raises:
            BadInput: with all that is wrong in them.
        """
        if pools is not None:
            setup["pools"] = pools
        return self.begin({} if options is None else options, setup, seed)

    def begin(self, options: Mapping[str, object], setup: Mapping[str, object], seed: int | None = None) -> Match:
        """``new``, all that a game sets up handed in one mapping.

        Raises:
            BadInput: with all that is wrong in it.
        """
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        return self.open(Record(self.name, seed=seed, options=options, setup=setup))

    def asked_for(self, options: Mapping[str, object]) -> dict[str, object]:
        """A record's options without those that a match would have anyhow, given the others."""
        found = dict(options)
        for key in options:
            rest = {other: value for other, value in found.items() if other != key}
            with suppress(BadInput):  # the others can't be without it
                if self.begin(rest, {}, seed=0).record().options.get(key) == found[key]:
                    found = rest
        return found

    def begin_like(self, record: Record) -> Match:
        """Begin a match as another began: its options and pools, from the usual start.

        Raises:
            BadInput: with all that is wrong in it.
        """
        setup = {key: value for key, value in record.setup.items() if key != "position"}
        return self.begin(record.options, setup)

    def open(self, record: Record) -> Match:
        """Open a match from a record's head; none of its lines is played.

        Raises:
            BadInput: with all that is wrong in the head.
            MissingMods: if it was played with mods that are not here.
        """
        from wonderland.content import records  # noqa: PLC0415 - as everything that reads files

        records.check(record)
        self._check_seats(record)
        self._check_mods(record)
        return Match(self.rules, replace(record, options=self.options.written(record.options)))

    def _check_seats(self, record: Record) -> None:
        seats = self.rules.seats(record.options, record.setup)
        name = record.source or "record"
        wrong = [
            Problem(name, record.line_of(("seats", side)), say("there is no seat {side}", side=side),
                    say("The seats are {known}.", known=', '.join(seats)), move=0)
            for side in record.seats if side not in seats
        ]  # fmt: skip
        if wrong:
            raise BadInput(wrong)

    def _check_mods(self, record: Record) -> None:
        here = [path.name for path in self.rules.extra] if isinstance(self.rules, Extended) else []
        missing = [name for name in record.mods if name not in here]
        if not missing:
            return
        name = record.source or "record"
        what = say("this match was played with mods that are not here: {known}", known=", ".join(missing))
        mend = say("Put them into the folder {folder}.", folder=mods_folder(self.name))
        raise MissingMods([Problem(name, record.line_of(("mods",)), what, mend, move=0)])

    def load(self, source: str | Path | Record) -> Match:
        """Open a record and replay its lines.

        Args:
            source: a record, or the path of its file.

        Raises:
            BadInput: if the file can't be read, or its head or a line is refused.
        """
        from wonderland.content import records  # noqa: PLC0415 - as everything that reads files

        record = source if isinstance(source, Record) else read_record(source)
        records.check(record)
        if record.game != self.name:
            name, place = record.source or "record", record.line_of(("game",))
            raise BadInput([Problem(name, place, say("this is a record of {game}", game=record.game), move=0)])
        match = self.open(record)
        for number, line in enumerate(record.moves, start=1):
            try:
                match.play(line)
            except IllegalAction as refused:
                raise BadInput([refused_line(record, number, match)]) from refused
        return match

    def known(self, record: Record, seat: str, chance: Random) -> Record:
        """A match that is under way as a record that holds nothing which a seat may not know.

        Such a record may be shown, given away, analysed and played on with while the match goes on.

        Args:
            record: the match; it replays without a fault.
            seat: who may know it.
            chance: draws what is hidden, and the seed by which the record goes on.

        Raises:
            LookupError: if the game can't say what a seat knows, or nothing was found by which the
                match could have gone as it went.
        """
        part = self.parts.known
        if part is None:
            raise LookupError(f"{self.name} does not say what a seat knows of a match")
        found = part(self.rules, record, seat, chance)
        # Which mods such a match needs hangs on the cards in it, as on those that are guessed.
        head = replace(found, lines=[], mods=(), seed=chance.getrandbits(KNOWN_SEED_BITS))
        return replace(self.open(head).record(), moves=found.moves)

    def agent(self, level: str, seed: int = 0, seconds: float | None = None) -> Agent:
        """Return an agent of a level, whose chance is drawn from a seed.

        Args:
            level: one of ``levels``.
            seed: what its chance is drawn from.
            seconds: how long it may think in a turn; None for no limit, so that the same seed
                gives the same actions.

        Raises:
            BadInput: if there is no such level.
        """
        from wonderland.ai import levels  # noqa: PLC0415 - a match needs no agent
        from wonderland.content.text import fault_of_seed  # noqa: PLC0415
        from wonderland.core.quoting import shown  # noqa: PLC0415

        if wrong := fault_of_seed(seed):
            raise BadInput([Problem("seed", 0, wrong)])
        if seconds is not None and not (isinstance(seconds, (int, float)) and seconds > 0):
            raise BadInput([Problem("seconds", 0, say("{seconds} is no time to think", seconds=shown(seconds)))])
        if not isinstance(level, str):
            raise BadInput([Problem("level", 0, say("a level is named by text, not {level}", level=shown(level)))])
        return levels.agent(self.rules, level, seed, seconds)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of agents, weakest first."""
        from wonderland.ai import levels  # noqa: PLC0415

        return levels.names(self.rules)


def game_of(record: Record) -> Game:
    """Return the game that a record is of.

    Raises:
        BadInput: if there is none of that name; at the head of the record.
    """
    try:
        return game(record.game)
    except BadInput as bad:
        name = record.source or "record"
        line = record.line_of(("game",))
        raise BadInput([replace(p, file=name, line=line, move=0) for p in bad.problems]) from bad


def read_record(path: str | Path) -> Record:
    """Read a record file without playing it.

    Raises:
        BadInput: with all that is wrong in it.
    """
    from wonderland.content import files, records  # noqa: PLC0415

    return records.read(files.path_of(path))


def load(path: str | Path) -> Match:
    """Open a record of any game and replay its lines.

    Raises:
        BadInput: if it can't be read or replayed.
    """
    record = read_record(path)
    return game_of(record).load(record)


def refused_line(record: Record, number: int, match: Match) -> Problem:
    """Say which line of a record is refused, and why: whoever reads a record reads all of it.

    Args:
        record: the record.
        number: the line, from 1.
        match: the match before that line.
    """
    line = record.moves[number - 1]
    refused = match.position.refusal(line)
    assert refused is not None, "the line was refused"
    return Problem(
        record.source or "record",
        record.lines[number - 1] if record.lines else 0,
        say("move {number}, {line!r}: {message}", number=number, line=line, message=refused.message),
        move=number,
        rule=refused.rule,
    )
