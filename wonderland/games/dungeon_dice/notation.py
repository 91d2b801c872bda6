"""Lines of a record: reading them into actions and writing actions as lines (section 11).

Reading knows what a line means and whom it names; whether it may be played is the rules' to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.message import commas, say
from wonderland.games.dungeon_dice import codes as act
from wonderland.games.dungeon_dice.columns import FIGURE, NUMBER, SIDE
from wonderland.games.dungeon_dice.crests import CRESTS
from wonderland.games.dungeon_dice.match_config import MatchConfig
from wonderland.games.dungeon_dice.state import OVER, SIDES, State
from wonderland.games.dungeon_dice.targets.base import Target
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.line_words import SHOWN, LineWords, no_line, parted

MASTER = "master"
FORM = "DD-94"
USAGE = {
    "first": "* first w",
    "roll": "* roll S M2 S",
    "dice": "w dice 1G 1G 2B",
    "summon": "w summon RAB C/3 c7",
    "skip": "w skip",
    "move": "w move RAB1 c7 d7, or with a leap w move RAB1 c7-d7",
    "attack": "w attack RAB1 KOB1, w attack RAB1 master or w attack master KOB1",
    "use": "w use CHE1 fade d7, with the target if the ability names one",
    "pass": "e pass",
    "defend": "e defend",
    "place": "e place d7",
    "end": "w end",
    "resign": "w resign",
    "offer": "w offer draw",
    "accept": "e accept draw",
}
_ID = re.compile(r"([we])?([A-Z]{3})([1-9][0-9]{0,3})\Z")
_NET = re.compile(r"([A-Z])/([0-9])\Z")


class NotThereError(IllegalAction):
    """A line of a known form names what is not there, or what it may not name.

    That is judged after the passes that the line means (section 11, "Fine points").

    Attributes:
        actor: the side that says the line.
        kind: what it would do: stride, attack or use.
    """

    def __init__(self, refused: IllegalAction, actor: int, kind: type) -> None:
        super().__init__(refused.rule, refused.message)
        self.actor = actor
        self.kind = kind


class Line(NamedTuple):
    """A line that has been read: who acts (a side, or chance), and what is done."""

    actor: int
    codes: tuple[act.Code, ...]


def read(state: State, text: str) -> Line:
    """Read a line of notation.

    Raises:
        NotThereError: if it names a monster that is not there or not the actor's, or aims an ability at
            what it is not aimed at (DD-94).
        IllegalAction: if it is of no known form (DD-94), or the match is over (DD-95).
    """
    if state.phase == OVER:
        raise IllegalAction("DD-95", say("the match is over"))
    actor, verb, words = parted(text, SIDES, FORM)
    reader = (_CHANCE if actor == CHANCE_ACTOR else _PLAYER).get(verb)
    if reader is None:
        raise no_line(actor, verb, FORM)
    return Line(actor, reader(_Words(state, actor, verb, words)))


class _Words(LineWords):
    """The words of a line after its verb, and what they name."""

    def __init__(self, state: State, actor: int, verb: str, words: Sequence[str]) -> None:
        super().__init__(verb, words, USAGE, FORM)
        self.state = state
        self.actor = actor

    def kind(self, at: int) -> int:
        kinds = self.state.config.definitions.kind
        return self.named(self.words[at], kinds, say("is no kind of dice; one is written 2G"))

    def face(self, at: int) -> int:
        faces = self.state.config.definitions.face
        return self.named(self.words[at], faces, say("is no face of a die; one is written S or M2"))

    def figure(self, at: int) -> int:
        codes = self.state.config.definitions.codes
        return self.named(self.words[at], codes, say("is no figure; one is written RAB"))

    def square(self, word: str) -> int:
        square = self.state.config.grid.read(word)
        if square is None:
            raise self.fail(say("{word!r} is no square; one is written c7", word=word[:SHOWN]))
        return square

    def missing(self, message: str) -> NotThereError:
        """The refusal of a line that is well formed and names what is not there."""
        return NotThereError(self.fail(message), self.actor, _NAMING[self.verb])

    def id_parts(self, word: str) -> tuple[str | None, str, str]:
        """The side (None if it is left out), code and number that a monster's id is made of."""
        found = _ID.match(word)
        if found is None:
            raise self.fail(
                say("{word!r} is no monster; one is written RAB1 or eRAB1", word=word[:SHOWN])
            )
        side, code, number = found.groups()
        return side, code, number

    def monster(self, word: str, *, own: bool) -> int:
        """A monster in play; without its side it is one's own, or an enemy."""
        side, code, number = self.id_parts(word)
        whose = SIDES.index(side) if side else self.actor if own else 1 - self.actor
        state = self.state
        figure = state.config.definitions.codes.get(code)
        for monster in state.crew[whose]:
            store = state.store
            if store[FIGURE + monster] == figure and store[NUMBER + monster] == int(number):
                return monster
        raise self.missing(say("{who} is not in play", who=f"{SIDES[whose]}{code}{number}"))

    def mine(self, at: int) -> int:
        """A monster in play that is the actor's own."""
        monster = self.monster(self.words[at], own=True)
        if self.state.store[SIDE + monster] != self.actor:
            raise self.missing(say("{who} is not a monster of your own", who=self.words[at]))
        return monster


def _first(words: _Words) -> tuple[act.Code, ...]:
    words.expect(1)
    if words.words[0] not in ("w", "e"):
        raise words.unlike()
    return (act.First(SIDES.index(words.words[0])),)


def _roll(words: _Words) -> tuple[act.Code, ...]:
    words.at_least(1)
    return (act.Roll(tuple(words.face(at) for at in range(len(words.words)))),)


def _dice(words: _Words) -> tuple[act.Code, ...]:
    words.at_least(1)
    return (act.Dice(tuple(words.kind(at) for at in range(len(words.words)))),)


def _summon(words: _Words) -> tuple[act.Code, ...]:
    words.expect(3)
    definitions, word = words.state.config.definitions, words.words[1]
    figure = words.figure(0)
    found = _NET.match(word)
    if found is None or found.group(1) not in definitions.net_names:
        raise words.fail(say("{word!r} is no net; one is written C/3", word=word[:SHOWN]))
    return (act.Summon(figure, definitions.net.get(word, act.NONE), words.square(words.words[2])),)


def _move(words: _Words) -> tuple[act.Code, ...]:
    words.at_least(2)
    strides = [tuple(words.square(part) for part in word.split("-")) for word in words.words[1:]]
    monster = words.mine(0)
    return tuple(act.Stride(monster, squares) for squares in strides)


def _attack(words: _Words) -> tuple[act.Code, ...]:
    words.expect(2)
    by, on = words.words
    for word in (by, on):
        if word != MASTER:
            words.id_parts(word)
    attacker = act.MASTER if by == MASTER else words.mine(0)
    target = act.MASTER if on == MASTER else words.monster(on, own=False)
    return (act.Attack(attacker, target),)


def _use(words: _Words) -> tuple[act.Code, ...]:
    words.expect(2, 3)
    monster, word = words.mine(0), words.words[1]
    abilities = words.state.figure(monster).abilities
    ability = next((known for known in abilities if known.word == word), None)
    if ability is None:
        return (act.Use(monster, act.NONE, act.NONE),)
    names = ability.target.names
    if len(words.words) != (3 if names else 2):
        form = f"w use {words.words[0]} {word}{' ' + names.upper() if names else ''}"
        raise words.missing(
            say(
                "{word} is aimed at {aim}; the line is written {form}",
                word=word,
                aim=ability.target.whom,
                form=form,
            )
        )
    try:
        target = _aim(words, words.words[2], ability.target) if names else act.NONE
    except IllegalAction as refused:
        raise words.missing(refused.message) from refused
    return (act.Use(monster, ability.which, target),)


def _aim(words: _Words, word: str, target: Target) -> int:
    """What an ability is aimed at, by what its target is named with."""
    if target.names == "monster":
        return words.monster(word, own=target.friendly)
    if target.names == "square":
        return words.square(word)
    if len(word) != 1 or word not in CRESTS:
        raise words.fail(
            say(
                "{letter!r} is no crest; there are {crests}",
                letter=word[:SHOWN],
                crests=commas(CRESTS),
            )
        )
    return CRESTS.index(word)


def _place(words: _Words) -> tuple[act.Code, ...]:
    words.expect(1)
    return (act.Place(words.square(words.words[0])),)


def _bare(code: act.Code) -> Callable[[_Words], tuple[act.Code, ...]]:
    def reader(words: _Words) -> tuple[act.Code, ...]:
        words.expect(0)
        return (code,)

    return reader


def _draw(code: act.Code) -> Callable[[_Words], tuple[act.Code, ...]]:
    def reader(words: _Words) -> tuple[act.Code, ...]:
        if list(words.words) != ["draw"]:
            raise words.unlike()
        return (code,)

    return reader


_Reader = Callable[[_Words], tuple[act.Code, ...]]
_CHANCE: Mapping[str, _Reader] = {"first": _first, "roll": _roll}
_PLAYER: Mapping[str, _Reader] = {
    "dice": _dice,
    "summon": _summon,
    "skip": _bare(act.Skip()),
    "move": _move,
    "attack": _attack,
    "use": _use,
    "pass": _bare(act.Pass()),
    "defend": _bare(act.Defend()),
    "place": _place,
    "end": _bare(act.End()),
    "resign": _bare(act.Resign()),
    "offer": _draw(act.OfferDraw()),
    "accept": _draw(act.AcceptDraw()),
}


_NAMING: Mapping[str, type] = {"move": act.Stride, "attack": act.Attack, "use": act.Use}
"""The verbs whose lines name monsters."""


# --- writing -------------------------------------------------------------------------------------
_BARE: Mapping[type, str] = {
    act.Skip: "skip",
    act.Pass: "pass",
    act.Defend: "defend",
    act.End: "end",
    act.Resign: "resign",
    act.OfferDraw: "offer draw",
    act.AcceptDraw: "accept draw",
}


def write(state: State, actor: int, code: act.Code) -> str:
    """Write an action as a line: own monsters without their side, others with it."""
    config, names = state.config, state.config.grid.names
    if actor == CHANCE_ACTOR:
        return _write_chance(config, code)
    side = SIDES[actor]
    if word := _BARE.get(type(code)):
        return f"{side} {word}"
    if isinstance(code, act.Stride):
        return f"{side} move {_own(state, code.monster)} {write_stride(state, code)}"
    if isinstance(code, act.Attack):
        by = MASTER if code.attacker == act.MASTER else _own(state, code.attacker)
        on = MASTER if code.target == act.MASTER else state.id_of(code.target)
        return f"{side} attack {by} {on}"
    if isinstance(code, act.Use):
        return f"{side} use {_own(state, code.monster)} {_write_use(state, actor, code)}"
    if isinstance(code, act.Dice):
        return f"{side} dice " + " ".join(config.definitions.kinds[kind] for kind in code.kinds)
    if isinstance(code, act.Summon):
        net = config.definitions.nets[code.net].text
        return f"{side} summon {config.figures[code.figure].code} {net} {names[code.start]}"
    assert isinstance(code, act.Place)
    return f"{side} place {names[code.square]}"


def _write_chance(config: MatchConfig, code: act.Code) -> str:
    if isinstance(code, act.First):
        return f"* first {SIDES[code.side]}"
    assert isinstance(code, act.Roll)
    faces = config.definitions.face_names
    return "* roll " + " ".join([faces[face] for face in code.faces])


def _own(state: State, monster: int) -> str:
    return state.id_of(monster)[1:]


def write_stride(state: State, code: act.Stride) -> str:
    """The squares of a stride: ``c7-d7``."""
    names = state.config.grid.names
    return "-".join([names[square] for square in code.squares])


def _write_use(state: State, actor: int, code: act.Use) -> str:
    ability = state.figure(code.monster).abilities[code.which]
    names = ability.target.names
    if not names:
        return ability.word
    if names == "square":
        target = state.config.grid.names[code.target]
    elif names == "crest":
        target = CRESTS[code.target]
    elif state.store[SIDE + code.target] == actor:
        target = _own(state, code.target)
    else:
        target = state.id_of(code.target)
    return f"{ability.word} {target}"


def write_line(state: State, line: Line) -> str:
    """Write a line that was read; the strides of a move stand in one line."""
    first = write(state, line.actor, line.codes[0])
    further = [write_stride(state, c) for c in line.codes[1:] if isinstance(c, act.Stride)]
    return " ".join([first, *further])


def write_link(state: State, link: act.Link) -> str:
    """Write a link of a chain: a line, or an item's square, its id and who touched it."""
    code = link.code
    if isinstance(code, act.ItemEffect):
        item = state.item_at(code.square)
        name = (state.item_id(item) if item else None) or "??"
        return f"{state.config.grid.names[code.square]} {name} {state.id_of(code.finder)}"
    return write(state, link.side, code)
