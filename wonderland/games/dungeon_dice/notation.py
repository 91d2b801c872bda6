"""Lines of a record: reading them into actions and writing actions as lines (section 11).

Reading knows what a line means and whom it names; whether it may be played is the rules' to say.
"""

from __future__ import annotations

import re
from operator import attrgetter
from typing import TypeAlias, cast

from wonderland.core.errors import IllegalAction
from wonderland.core.message import one_of, say
from wonderland.games.dungeon_dice.actions import GRAMMAR, Code
from wonderland.games.dungeon_dice.actions import base as roles
from wonderland.games.dungeon_dice.actions.acting import Attack, Stride, Use
from wonderland.games.dungeon_dice.codes import MASTER as THE_MASTER
from wonderland.games.dungeon_dice.codes import NONE
from wonderland.games.dungeon_dice.columns import FIGURE, NUMBER, SIDE
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.named_line import MASTER
from wonderland.games.dungeon_dice.names import numbered
from wonderland.games.dungeon_dice.state import OVER, SIDES, AnyLink, State
from wonderland.games.dungeon_dice.targets.base import Target
from wonderland.kit.codes import CodedAction
from wonderland.kit.notation import SHOWN, Line, LineWords, Naming, Notation, by_name, spelled

_Words: TypeAlias = LineWords[State]

_ID = re.compile(r"([we])?([A-Z]{3})([1-9][0-9]{0,3})\Z")
_NET = re.compile(r"([A-Z])/([0-9])\Z")


class NotThereError(IllegalAction):
    """A line of a known form names what is not there, or what it may not name.

    That is judged after the passes that the line means (section 11, "Fine points").

    Attributes:
        actor: the side that says the line.
        kind: what it would do: stride, attack or use.
    """

    def __init__(self, line: _Words, message: str) -> None:
        refused = line.fail(message)
        super().__init__(refused.rule, refused.message)
        self.actor = line.actor
        self.kind = line.form.kind


def read(state: State, text: str) -> Line[Code]:
    """Read a line of notation.

    Raises:
        NotThereError: if it names a monster that is not there or not the actor's, or aims an ability at
            what it is not aimed at (DD-94).
        IllegalAction: if it is of no known form (DD-94), or the match is over (DD-95).
    """
    if state.phase == OVER:
        raise IllegalAction("DD-95", say("the match is over"))
    return _NOTATION.read(state, text)


# --- what words name -----------------------------------------------------------------------------
def _side(line: _Words, word: str, _: str) -> int:
    if word not in ("w", "e"):
        raise line.unlike()
    return SIDES.index(word)


def _net(line: _Words, word: str, _: str) -> int:
    """A net that there is, ``NONE`` where it has no such orientation (DD-14)."""
    definitions, found = line.match.config.definitions, _NET.match(word)
    if found is None or found.group(1) not in definitions.net_names:
        raise line.fail(say("{word!r} is no net; one is written C/3", word=word[:SHOWN]))
    return definitions.net.get(word, NONE)


def _square(line: _Words, word: str, _: str = "") -> int:
    square = line.match.config.grid.read(word)
    if square is None:
        raise line.fail(say("{word!r} is no square; one is written c7", word=word[:SHOWN]))
    return square


def _id_parts(line: _Words, word: str) -> tuple[str | None, str, str]:
    """The side (None if it is left out), code and number that a monster's id is made of."""
    found = _ID.match(word)
    if found is None:
        raise line.fail(say("{word!r} is no monster; one is written RAB1 or eRAB1", word=word[:SHOWN]))
    side, code, number = found.groups()
    return side, code, number


def _monster(line: _Words, word: str, *, own: bool) -> int:
    """A monster in play; without its side it is one's own, or an enemy."""
    side, code, number = _id_parts(line, word)
    whose = SIDES.index(side) if side else line.actor if own else 1 - line.actor
    state = line.match
    figure = state.config.definitions.codes.get(code)
    for monster in state.crew[whose]:
        store = state.store
        if store[FIGURE + monster] == figure and store[NUMBER + monster] == int(number):
            return monster
    name = code if figure is None else state.config.figures[figure].name
    who = numbered(SIDES[whose], name, int(number))
    raise NotThereError(line, say("{who} is not in play", who=who))


def _mine(line: _Words, word: str) -> int:
    """A monster in play that is the actor's own."""
    monster = _monster(line, word, own=True)
    if line.match.store[SIDE + monster] != line.actor:
        name = line.match.name_of(monster)
        raise NotThereError(line, say("{who} is not a monster of your own", who=name))
    return monster


# --- lines that name monsters --------------------------------------------------------------------
def _read_strides(line: _Words) -> tuple[Stride, ...]:
    line.expect()
    who, *words = line.words
    strides = [tuple(_square(line, part) for part in word.split("-")) for word in words]
    monster = _mine(line, who)
    return tuple(Stride(monster, squares) for squares in strides)


def _write_stride(state: State, actor: int, code: Stride) -> str:
    return f"{SIDES[actor]} move {_own(state, code.monster)} {_squares(state, code)}"


def _squares(state: State, code: Stride) -> str:
    """The squares of a stride: ``c7-d7``."""
    names = state.config.grid.names
    return "-".join([names[square] for square in code.squares])


def _read_attack(line: _Words) -> tuple[Attack, ...]:
    line.expect()
    by, on = line.words
    for word in (by, on):
        if word != MASTER:
            _id_parts(line, word)
    attacker = THE_MASTER if by == MASTER else _mine(line, by)
    target = THE_MASTER if on == MASTER else _monster(line, on, own=False)
    return (Attack(attacker, target),)


def _write_attack(state: State, actor: int, code: Attack) -> str:
    by = MASTER if code.attacker == THE_MASTER else _own(state, code.attacker)
    on = MASTER if code.target == THE_MASTER else state.id_of(code.target)
    return f"{SIDES[actor]} attack {by} {on}"


def _read_use(line: _Words) -> tuple[Use, ...]:
    line.expect()
    who, word, *aim = line.words
    monster = _mine(line, who)
    abilities = line.match.figure(monster).abilities
    ability = next((known for known in abilities if known.word == word), None)
    if ability is None:
        return (Use(monster, NONE, NONE),)
    names = ability.target.names
    if len(aim) != bool(names):
        form = f"w use {who} {word}{' ' + names.upper() if names else ''}"
        raise NotThereError(
            line,
            say("{word} is aimed at {aim}; the line is written {form}", word=word, aim=ability.target.whom, form=form),
        )
    try:
        target = _aim(line, aim[0], ability.target) if names else NONE
    except IllegalAction as refused:
        raise NotThereError(line, refused.message) from refused
    return (Use(monster, ability.which, target),)


def _aim(line: _Words, word: str, target: Target) -> int:
    """What an ability is aimed at, by what its target is named with."""
    if target.names == "monster":
        return _monster(line, word, own=target.friendly)
    if target.names == "square":
        return _square(line, word)
    if len(word) != 1 or word not in CRESTS:
        raise line.fail(
            say("{letter!r} is no crest; one is written {crests}", letter=word[:SHOWN], crests=one_of(CRESTS))
        )
    return CRESTS.index(word)


def _write_use(state: State, actor: int, code: Use) -> str:
    ability = state.figure(code.monster).abilities[code.which]
    line = f"{SIDES[actor]} use {_own(state, code.monster)} {ability.word}"
    names = ability.target.names
    if not names:
        return line
    if names == "square":
        target = state.config.grid.names[code.target]
    elif names == "crest":
        target = CRESTS[code.target]
    elif state.store[SIDE + code.target] == actor:
        target = _own(state, code.target)
    else:
        target = state.id_of(code.target)
    return f"{line} {target}"


def _own(state: State, monster: int) -> str:
    return state.id_of(monster)[1:]


_NOTATION: Notation[State, State, Code] = Notation(
    GRAMMAR,
    SIDES,
    lambda _: SIDES,
    {
        roles.SIDE: Naming(_side, lambda _: SIDES),
        roles.KIND: by_name(
            attrgetter("config.definitions.kind"),
            attrgetter("config.definitions.kinds"),
            say("is no kind of dice; one is written 2G"),
        ),
        roles.FACE: by_name(
            attrgetter("config.definitions.face"),
            attrgetter("config.definitions.face_names"),
            say("is no face of a die; one is written S or M2"),
        ),
        roles.FIGURE: by_name(
            attrgetter("config.definitions.codes"),
            attrgetter("config.definitions.figure_names"),
            say("is no figure; one is written RAB"),
        ),
        roles.NET: Naming(_net, attrgetter("config.definitions.net_texts")),
        roles.SQUARE: Naming(_square, attrgetter("config.grid.names")),
    },
    rule="DD-94",
    spelled=[
        spelled(Stride, _read_strides, _write_stride),
        spelled(Attack, _read_attack, _write_attack),
        spelled(Use, _read_use, _write_use),
    ],
)
write = _NOTATION.write


def write_line(state: State, line: Line[Code]) -> str:
    """Write a line that was read; the strides of a move stand in one line."""
    first = write(state, line.actor, line.codes[0])
    further = [_squares(state, code) for code in line.codes[1:] if isinstance(code, Stride)]
    return " ".join([first, *further])


def write_link(state: State, link: AnyLink) -> str:
    """Write a link of a chain: a line, or an item's square, its id and who touched it."""
    if link.deed == "item":
        item = state.item_at(link.target)
        name = (state.item_id(item) if item else None) or "??"
        return f"{state.config.grid.names[link.target]} {name} {state.id_of(link.doer)}"
    return write(state, link.side, cast(Code, link.code))


class Action(CodedAction[State, Code]):
    """An action of a match; its text is its notation, written when someone asks.

    Its ``config`` is the state that it was made in, since monsters are rows of a state: who each is
    never changes in one match, but another course of the match may have others in its rows.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return write(self.config, self.actor, self.code)
