"""Twins: two matches of one course that differ only in what a seat may not know.

A game says in a module ``twins`` of its tests how a twin is made of a match:

- ``twin(match, seat, rng)``: a record of the same lines as the seat knows them, what it does not know
  other; None where none was found. It may turn out to be none that can be played: then it is left.
- ``names(match)``: words for all that might be hidden, for lines that ask about it.
- ``begun()``: matches at their beginning that are worth a look.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import NamedTuple

from tests.house.matches import play_any
from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.record import actor

LENGTHS = (4, 20, 45)
"""How many lines are played, at the least, before a match gets a twin."""
TRIES = 20
BESIDE = "tests.games"
"""Where the tests of registered games lie."""
DRAWN = 20
"""How many legal lines are said of each."""
NAMING = 150
"""How many lines are said that name what might be hidden."""
MUTATED = 60
"""How many lines are said with a word changed."""


class Pair(NamedTuple):
    """A match and its twin.

    Attributes:
        match: as it was played.
        twin: the same for a seat.
        seat: the seat that can't tell them apart.
    """

    match: Match
    twin: Match
    seat: str


@cache
def pairs(name: str) -> list[Pair]:
    """Matches of any length and options, each with a twin for each seat; to be read only."""
    begun = _told(name).begun()
    return [pair for number, match in enumerate(begun) for pair in _course(match, number)]


def _course(match: Match, seed: int) -> Iterator[Pair]:
    """One match as it goes on, with twins wherever a seat is awaited."""
    rng = random.Random(seed)
    for length in LENGTHS:
        while match.to_act == CHANCE or (match.to_act and len(match.lines) < length):
            play_any(match, rng)
        if match.to_act is None:
            return  # all lies open
        for seat in match.seats:
            if twin := _twin(match, seat, rng):
                yield Pair(match.copy(), twin, seat)


def _told(name: str) -> ModuleType:
    """The module that says how twins of a game are made."""
    folder = name.replace("-", "_")
    beside = f"{BESIDE}.{folder}"
    return import_module(f"{beside}.twins" if find_spec(beside) else f"tests.template.twins.{folder}")


def _twin(match: Match, seat: str, rng: random.Random) -> Match | None:
    """A twin whose hidden parts are others in truth."""
    for _ in range(TRIES):
        if (record := _told(match.game.name).twin(match, seat, rng)) is None:
            continue
        try:
            twin = api.game(record.game).load(record)
        except BadInput:
            continue
        if twin.state() != match.state() and twin.result == match.result:
            return twin
    return None


def lines_about(pair: Pair) -> list[str]:
    """Lines to be said in both: legal ones of all seats, such with words changed, about all names.

    A line of another seat is left out where it may be played in one of them: that follows from
    what this seat knows and the other doesn't. Nor does anyone else speak in another's turn.
    """
    match, twin, seat = pair
    rng = random.Random(len(match.lines))
    names = _told(match.game.name).names(match)
    legal = [str(one.legal().choose(rng)) for one in (match, twin) for _ in range(DRAWN)]
    spoken = [*match.lines[-40:], *twin.lines[-40:], *legal]
    words = sorted({word for line in spoken for word in line.split()})
    lines = [*spoken, *(_changed(rng, rng.choice(spoken), words) for _ in range(MUTATED))]
    forms = {line.split()[1]: line.split() for line in sorted(spoken)}
    about = [
        " ".join([*form[:at], name, *form[at + 1 :]])
        for form in forms.values()
        for at in range(2, len(form))
        for name in names
    ]
    lines += rng.sample(about, min(len(about), NAMING))
    lines = [" ".join([who, *line.split()[1:]]) for line in lines for who in (*match.seats, "*")]
    mine = [line for line in dict.fromkeys(lines) if actor(line) == seat]
    if match.to_act != seat:
        return mine
    others = [line for line in dict.fromkeys(lines) if actor(line) != seat]
    return mine + [line for line in others if match.check(line) and twin.check(line)]


def _changed(rng: random.Random, line: str, words: list[str]) -> str:
    """A line with one of its words another, doubled or left out."""
    parts = line.split()
    at = rng.randrange(1, len(parts))
    parts[at : at + 1] = rng.choice(([rng.choice(words)], [parts[at]] * 2, []))
    return " ".join(parts) if parts[1:] else line
