"""Matches of any registered game, for tests of what the house does with all of them alike."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from wonderland import api
from wonderland.content.places import saves_folder
from wonderland.core.match import Match
from wonderland.games import registry
from wonderland.session import autosave
from wonderland.session.match_session import MatchSession, Seat, against

GAMES = registry.names()
FIRST = GAMES[0]
"""The game for tests in which one is as good as another."""
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal")


def having(part: str) -> list[str]:
    """The registered games that bring a part."""
    return [name for name in GAMES if part in registry.parts(name)]


def short(name: str) -> dict[str, str]:
    """The options of a game's short match; none where it has none."""
    return {"preset": "quick"} if "quick" in api.game(name).options.presets else {}


def begun(name: str, lines: int = 0, seed: int = 1) -> Match:
    """A match of random legal play, so many lines on, or as far as it goes without being over."""
    match, rng = api.game(name).new(seed=seed), random.Random(seed)
    while len(match.lines) < lines:
        play_any(match, rng)
        if match.to_act is None:
            return before_its_end(match)
    return match


def before_its_end(match: Match) -> Match:
    """A match that is over, as it was before its last line."""
    record = match.record()
    return api.Game(match.game).load(replace(record, moves=record.moves[:-1]))


def ending(name: str) -> tuple[Match, str]:
    """A match that is all but over, and the line that ends it."""
    match, rng = api.game(name).new(seed=1), random.Random(1)
    while match.to_act is not None:
        play_any(match, rng)
    return before_its_end(match), match.lines[-1]


def against_agents(match: Match) -> dict[str, Seat]:
    """A person in the first seat, agents in the others."""
    first, *others = match.seats
    return {first: Seat("Ann"), **{seat: Seat("Hatter", "ai:random") for seat in others}}


def who_plays(seats: Mapping[str, Seat]) -> str:
    """Who plays whom, as lists of matches say it."""
    return against([seat.name for seat in seats.values()])


def play_any(match: Match | MatchSession, rng: random.Random) -> str:
    """Play any line of who is awaited, chance among them, and return it."""
    inner = match.match if isinstance(match, MatchSession) else match
    if inner.to_act == "*":
        match.draw()
        return inner.lines[-1]
    line = str(inner.legal().choose(rng))
    if isinstance(match, MatchSession) and inner.to_act and not match.human(inner.to_act):
        match.play_for(inner.to_act, line, "")
    else:
        match.play(line)
    return inner.lines[-1]


def awaited(match: Match) -> Match:
    """The same match, once a seat and not chance is awaited."""
    while match.to_act == "*":
        match.draw()
    assert match.to_act is not None
    return match


def people(match: Match) -> dict[str, Seat]:
    """A person in each seat."""
    return {seat: Seat(name) for seat, name in zip(match.seats, NAMES, strict=False)}


def table_of(match: Match, own: autosave.Autosave | None = None) -> MatchSession:
    """People at a table with a match, saved by itself."""
    name = match.record().game
    return MatchSession(api.game(name), match, people(match), own or autosave.begin(name))


def sit(name: str, seed: int = 1) -> MatchSession:
    """A new match at a table of its own, played on until a seat is awaited."""
    session = table_of(begun(name, seed=seed))
    play_any(session, random.Random(seed))
    while session.match.to_act == "*":
        session.draw()
    return session


def saved_as(name: str, number: int = 1) -> str:
    """How the file is called in which a game's unfinished match lies."""
    return f"autosave-{name}{'' if number == 1 else f'-{number}'}.wonder.yaml"


def nothing_is_saved() -> bool:
    """Whether no file lies among the saves."""
    return not any(path.is_file() for path in saves_folder().rglob("*"))
