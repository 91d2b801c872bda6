"""Fixed moments of a game's screens, as data: how a match came there, and what was done by hand.

``config/games/<game>/moments/*.yaml`` hold them by name, for pictures and tests; they don't ship.
``starts.yaml`` beside that folder names positions that matches begin from. Those ship: the picture
behind the menu and the measurements of frames begin there too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from wonderland import api
from wonderland.content import records
from wonderland.content.places import assets_folder
from wonderland.content.yamlfile import Document, YamlValue, check_model, load
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.match import Match
from wonderland.core.message import Phrase, all_of, capital, one_of, rows, say
from wonderland.core.record import HUMAN, Record
from wonderland.games import registry
from wonderland.kit.strict import Strict
from wonderland.session.match_session import Seat
from wonderland.session.progress import Solved
from wonderland.session.settings import Settings, defaults

FOLDER, STARTS = "moments", "starts.yaml"
SHOWN = ("start", "record", "learn", "rules", "builder")
"""What a moment shows, by the key that says so: exactly one of them."""


class Start(Strict):
    """What a match begins from: the head of a record.

    Attributes:
        known: how things lie there that a position doesn't say, in words of the game's screens.
    """

    seed: int | None = None
    options: dict[str, object] = Field(default={})
    pools: dict[str, object] | None = None
    position: dict[str, object] | None = None
    known: list[str] = Field(default=[])

    def match(self, game: api.Game, **changes: object) -> Match:
        """A match from there; ``changes`` stand in the place of keys of the position.

        Raises:
            BadInput: if the game refuses it.
        """
        position = {**(self.position or {}), **changes}
        setup = {"position": position} if position else {}
        return game.new(self.options, self.pools, self.seed, **setup)


class SeatModel(Strict):
    """Who sits in a seat, as in a record."""

    name: str
    player: str = HUMAN


class Sentence(Strict):
    """A sentence by its template, with what stands in its gaps: words, numbers, or words that it lists."""

    say: str
    gaps: dict[str, str | int | float | list[str]] = Field(default={}, alias="with")

    def message(self) -> str:
        """The sentence; a name at its beginning is left as it is."""
        gaps = {
            name: capital(all_of(map(Phrase, value))) if isinstance(value, list) else value
            for name, value in self.gaps.items()
        }
        sentence = Phrase(self.say, gaps or None)
        return sentence if self.say.startswith("{") else capital(sentence)


Said: TypeAlias = list[Sentence]


def message_of(said: Said) -> str:
    """What was said, as a message."""
    return said[0].message() if len(said) == 1 else rows(*(one.message() for one in said))


class Advice(Strict):
    """What an agent would advise."""

    lines: list[str]
    why: Said


class Learning(Strict):
    """How far somebody has come with the lessons and puzzles, and which is opened.

    Attributes:
        left: lessons that were left, and at which of their steps.
        open: a lesson's name, ``puzzle:`` and a puzzle's, ``""`` for the list.
    """

    done: list[str] = Field(default=[])
    left: dict[str, int] = Field(default={})
    solved: dict[str, Solved] = Field(default={})
    open: str = ""


class Act(Strict):
    """One thing that is done by hand.

    Attributes:
        click: a control by its key, or a place on the table by its name.
        point: the same, where the mouse comes to rest.
        key: a key by its name, such as ``escape``.
        type: letters, one after another.
        play: a line, typed at the table; whose turn it is need not be said.
        wait: how many milliseconds go by, or ``still`` for as long as anything moves.
    """

    click: str | None = None
    point: str | None = None
    key: str | None = None
    type: str | None = None
    play: str | None = None
    wait: Annotated[int, Field(ge=0)] | Literal["still"] | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if len(self.model_fields_set) != 1:
            known = one_of(type(self).model_fields)
            raise ValueError(say("One thing is done at a time: {known}", known=known))
        return self


class MomentModel(Strict):
    """A moment as its file holds it.

    Attributes:
        start: the name of one of ``starts.yaml``, or a start of its own.
        position: keys of that start's position that are otherwise here.
        record: a record of this folder, or of those that ship, by its name.
        first: only so many of its lines.
        lines: what is played before the screen is opened.
        why: what agents said of lines among these.
        shows: the table, the record in the viewer (at line ``at``), or how the match went.
        hint: what is advised whoever asks.
        tips: whether tips are given.
        learn: lessons and puzzles instead.
        rules: the rulebook instead, opened at a number, or ``""``.
        builder: one of the game's further screens instead, by its label.
        settings: those that aren't as they come.
        watched: whether all is seen as by a player; else nothing takes its time.
        by_hand: what is done then, until the picture is taken.
    """

    start: str | Start | None = None
    position: dict[str, object] = Field(default={})
    record: str | None = None
    first: int | None = None
    lines: list[str] = Field(default=[])
    why: dict[str, Said] = Field(default={})
    seats: dict[str, SeatModel] = Field(default={})
    shows: Literal["table", "replay", "finish"] = "table"
    at: int | None = None
    hint: Advice | None = None
    tips: bool = False
    learn: Learning | None = None
    rules: str | None = None
    builder: str | None = None
    settings: dict[str, str | int | bool] = Field(default={})
    watched: bool = False
    by_hand: list[Act] = Field(default=[], alias="by hand")

    @model_validator(mode="after")
    def _one_screen(self) -> Self:
        if sum(getattr(self, key) is not None for key in SHOWN) != 1:
            raise ValueError(say("It shows just one of {known}", known=one_of(SHOWN)))
        return self


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game.

    Attributes:
        game: the game's name.
        name: what it is called among the game's moments.
        model: what its file says of it.
        document: where in the file, for messages.
    """

    game: str
    name: str
    model: MomentModel
    document: Document

    @property
    def start(self) -> Start:
        """What its match begins from.

        Raises:
            BadInput: if there is no such start.
        """
        named = self.model.start
        assert named is not None, "what is shown begins elsewhere"
        if isinstance(named, Start):
            return named
        known = starts(self.game)
        if named not in known:
            what = say("there is no start {name}", name=named)
            raise self._wrong(("start",), what, say("There is {known}.", known=one_of(known)))
        return known[named]

    @property
    def settings(self) -> Mapping[str, str | int | bool]:
        """The settings that aren't as they come.

        Raises:
            BadInput: if there is no such setting or value.
        """
        given = self.model.settings
        whole: dict[str | int, YamlValue] = dict(defaults().model_dump().items())
        for key, value in given.items():
            whole[key] = value
        part = self.document.part("settings") if given else self.document
        check_model(Document(whole, part.name, part.lines), Settings)
        return given

    def match(self, game: api.Game, hear: Callable[[Match, str, str], None] | None = None) -> Match:
        """Its match, played as far as its lines go.

        Args:
            game: the game.
            hear: is told each line before it is played, and what its agent said of it.

        Raises:
            BadInput: if a line or the start is refused.
        """
        if self.model.record is not None:
            return game.load(self.record())
        start = self.start
        try:
            match = start.match(game, **self.model.position)
        except BadInput as bad:
            raise self._wrong(("start",), bad.problems[0].message, bad.problems[0].mend) from bad
        for index, line in enumerate(self.model.lines):
            if hear and line in self.model.why:
                hear(match, line, message_of(self.model.why[line]))
            try:
                match.play(line)
            except IllegalAction as refused:
                raise self._wrong(("lines", index), refused.said) from refused
        return match

    def record(self) -> Record:
        """The record that it shows, as far as it is wanted."""
        name = f"{self.model.record}{records.SUFFIX}"
        beside = Path(self.document.name).parent / name
        record = api.read_record(beside if beside.is_file() else assets_folder() / "records" / name)
        return replace(record, moves=record.moves[: self.model.first])

    def seats(self, match: Match) -> dict[str, Seat] | None:
        """Who sits where; None where it doesn't say."""
        given = self.model.seats
        unknown = [seat for seat in given if seat not in match.seats]
        if unknown:
            raise self._wrong(("seats", unknown[0]), say("there is no seat {side}", side=unknown[0]))
        return {seat: Seat(one.name, one.player) for seat, one in given.items()} or None

    def _wrong(self, path: tuple[str | int, ...], what: str, mend: str = "") -> BadInput:
        return BadInput([Problem(self.document.name, self.document.line_of(path), what, mend)])

    def check(self) -> None:
        """See that its match can be played.

        Raises:
            BadInput: with what is wrong first.
        """
        _ = self.settings
        if self.model.start is not None or self.model.record is not None:
            self.seats(self.match(api.shipped(self.game)))


@cache
def starts(game: str) -> Mapping[str, Start]:
    """What matches of a game begin from, by name; nothing where it has no such file.

    Raises:
        BadInput: with all that is wrong in it.
    """
    path = registry.info(game).folder / STARTS
    return check_model(load(path), dict[str, Start]) if path.is_file() else {}


@cache
def moments(game: str) -> Mapping[str, Moment]:
    """The moments of a game by name; none where they don't ship.

    Raises:
        BadInput: with all that is wrong in their files.
    """
    found: dict[str, Moment] = {}
    for path in sorted((registry.info(game).folder / FOLDER).glob("*.yaml")):
        if not path.name.endswith(records.SUFFIX):
            found |= {moment.name: moment for moment in read(game, path)}
    return found


def read(game: str, path: Path) -> Iterator[Moment]:
    """The moments of a file.

    Raises:
        BadInput: with all that is wrong in their form.
    """
    document = load(path)
    for name, model in check_model(document, dict[str, MomentModel]).items():
        yield Moment(game, name, model, document.part(name))


def check_starts(game: str, path: Path) -> None:
    """Hold a file of starts against what it may hold, and against the game.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load(path)
    wrong = []
    for name, start in check_model(document, dict[str, Start]).items():
        try:
            start.match(api.shipped(game))
        except BadInput as bad:
            line = document.line_of((name,))
            wrong += [Problem(str(path), line, one.message, one.mend) for one in bad.problems]
    if wrong:
        raise BadInput(wrong)


def check(game: str, path: Path) -> None:
    """Hold a file of moments against what it may hold, and play what it says.

    Raises:
        BadInput: with all that is wrong in it.
    """
    wrong: list[Problem] = []
    for moment in read(game, path):
        try:
            moment.check()
        except BadInput as bad:
            wrong += bad.problems
    if wrong:
        raise BadInput(wrong)
