"""Lines of a record: reading them into actions and writing actions as lines (section 13)."""

from __future__ import annotations

import re
from operator import attrgetter

from wonderland.core.errors import IllegalAction
from wonderland.core.message import say
from wonderland.games.storytellers.actions import GRAMMAR, Code, base
from wonderland.games.storytellers.actions.skills import Use
from wonderland.games.storytellers.actions.telling import RATINGS, Tell
from wonderland.games.storytellers.definitions import LETTERS, TYPES
from wonderland.games.storytellers.match_config import MatchConfig
from wonderland.kit.grammar import SEAT
from wonderland.kit.notation import Line, LineWords, Names, Naming, Notation, by_name, by_seat, spelled

RULE = "ST-85"
NOTHING = "-"
"""How a line says that nothing is taken, drawn or typed."""
LONGEST = 600
"""How many characters a told text may have."""
_TOLD = re.compile(r'\s*([a-h])\s+tell\s+"((?:[^"\\\x00-\x1f\x7f-\x9f]|\\["\\])*)"\s*')
_MARKED = re.compile(r'\\(["\\])')


def _card(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    return line.named(word, line.match.definitions.card_of, say("is no word card"), rule)


def _deck(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    return line.named(word, _DECKS, say("is no deck; one is written who"), rule)


_DECKS = {name: number for number, name in enumerate(TYPES)}


def _or_nothing(naming: Naming[MatchConfig, MatchConfig]) -> Naming[MatchConfig, MatchConfig]:
    """The same, with ``-`` for none."""

    def read(line: LineWords[MatchConfig], word: str, rule: str) -> object:
        return base.DECLINED if word == NOTHING else naming.read(line, word, rule)

    return Naming(read, lambda config: _OrNothing(naming.names(config)))


class _OrNothing:
    """Names, and ``-`` for none of them."""

    def __init__(self, names: Names) -> None:
        self._names = names

    def __getitem__(self, value: int) -> str:
        return NOTHING if value == base.DECLINED else self._names[value]


def _rating(line: LineWords[MatchConfig], word: str, rule: str) -> int:
    return RATINGS.index(word) if word in RATINGS else base.NO_RATING


_CARDS: Naming[MatchConfig, MatchConfig] = Naming(_card, attrgetter("names"))
_PILES: Naming[MatchConfig, MatchConfig] = Naming(_deck, lambda _: TYPES)


def _use(line: LineWords[MatchConfig]) -> tuple[object, ...]:
    return (Use(line.words),)


def _told(line: LineWords[MatchConfig]) -> tuple[object, ...]:
    """A line that tells aloud; one with a text is read as a whole (``read``)."""
    if line.words != (NOTHING,):
        raise line.fail(say("a story is written {usage}, or - for one told aloud", usage=line.form.usage))
    return (Tell(None),)


def _write_use(config: MatchConfig, actor: int, code: Use) -> str:
    return " ".join([config.seats[actor], "skill", *code.words])


def _write_told(config: MatchConfig, actor: int, code: Tell) -> str:
    return f"{config.seats[actor]} tell {quoted(code.text)}"


def quoted(text: str | None) -> str:
    """A story as a line writes it; ``-`` for one that was told aloud."""
    if text is None:
        return NOTHING
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


NOTATION: Notation[MatchConfig, MatchConfig, Code] = Notation(
    GRAMMAR,
    LETTERS,
    attrgetter("seats"),
    {
        SEAT: by_seat(attrgetter("seats")),
        base.CARD: _CARDS,
        base.CARD_OR_NONE: _or_nothing(_CARDS),
        base.DECK: _PILES,
        base.DECK_OR_NONE: _or_nothing(_PILES),
        base.RATING: Naming(_rating, lambda _: RATINGS),
        base.THEME: by_name(attrgetter("definitions.theme_of"), attrgetter("theme_names"), say("is no theme")),
        base.ACHIEVEMENT: by_name(
            attrgetter("definitions.achievement_of"), attrgetter("achievement_names"), say("is no achievement")
        ),
        base.CHARACTER: by_name(
            attrgetter("definitions.character_of"), attrgetter("character_names"), say("is no character")
        ),
    },
    rule=RULE,
    spelled=(spelled(Use, _use, _write_use), spelled(Tell, _told, _write_told)),
)
write = NOTATION.write


def read(config: MatchConfig, text: str) -> Line[Code]:
    """Read a line; the blanks of a typed story are kept.

    Raises:
        IllegalAction: if it is of no known form (ST-85).
    """
    found = _TOLD.fullmatch(text)
    if found is None or found[1] not in config.seats:
        return NOTATION.read(config, text)
    told = _MARKED.sub(r"\1", found[2])
    if len(told) > LONGEST:
        raise IllegalAction(RULE, say("a story has {n} characters at most", n=LONGEST))
    return Line(config.seats.index(found[1]), (Tell(told),))
