"""Lines of a record: reading them into actions and writing actions as lines (section 10)."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from wonderland.core.message import say
from wonderland.games.dominoes_of_war.actions import GRAMMAR, Code
from wonderland.games.dominoes_of_war.actions.base import (
    DOMINO,
    EDGE,
    NO_FACE,
    NO_WAY,
    SQUARE,
    TARGET,
    TROOP,
    TYPE,
    WAY,
)
from wonderland.games.dominoes_of_war.definitions import FACINGS, LETTERS
from wonderland.games.dominoes_of_war.ground import edge_name, edge_of, square_name, square_of
from wonderland.games.dominoes_of_war.match_config import MatchConfig
from wonderland.kit.codes import CodedAction
from wonderland.kit.grammar import SEAT
from wonderland.kit.notation import SHOWN, LineWords, Naming, Notation


class _Named:
    """The word for a number, by a function."""

    def __init__(self, name: Callable[[int], str]) -> None:
        self._name = name

    def __getitem__(self, value: int) -> str:
        return self._name(value)


_SQUARES, _EDGES = _Named(square_name), _Named(edge_name)


def _square(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    found = square_of(word)
    if found is None:
        raise line.fail(say("{word!r} is no square; one is written j7", word=word[:SHOWN]), rule)
    return found


def _edge(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    found = edge_of(word)
    if found is None:
        raise line.fail(say("{word!r} is no edge; one is written j9k9", word=word[:SHOWN]), rule)
    return found


def _type(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    return line.named(word, line.match.definitions.type_of, say("is no troop"), rule)


def _seat(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    """Any letter that a seat may have; whether it plays the line's rule says."""
    if word not in tuple(LETTERS):
        raise line.fail(say("{word!r} is no seat of this match", word=word[:SHOWN]), rule)
    return LETTERS.index(word)


_PLACES: Naming[MatchConfig, MatchConfig] = Naming(_square, lambda _: _SQUARES)
NOTATION: Notation[MatchConfig, MatchConfig, Code] = Notation(
    GRAMMAR,
    LETTERS,
    attrgetter("seats"),
    {
        SEAT: Naming(_seat, lambda _: LETTERS),
        SQUARE: _PLACES,
        TROOP: _PLACES,
        TARGET: _PLACES,
        EDGE: Naming(_edge, lambda _: _EDGES),
        TYPE: Naming(_type, attrgetter("type_names")),
        WAY: Naming(lambda _, word, __: _index(FACINGS, word, NO_WAY), lambda _: FACINGS),
        DOMINO: Naming(
            lambda line, word, _: line.match.definitions.face_of.get(word, NO_FACE), attrgetter("definitions.faces")
        ),
    },
    rule="DW-101",
)
read, write = NOTATION.read, NOTATION.write


def _index(words: str, word: str, none: int) -> int:
    return words.index(word) if word in tuple(words) else none


class Action(CodedAction[MatchConfig, Code]):
    """An action of a match; its text is its notation, written when someone asks."""

    __slots__ = ()

    def __str__(self) -> str:
        return write(self.config, self.actor, self.code)
