"""Lines of a record: reading them into actions and writing actions as lines (section 8).

Reading knows only what a line means; whether it may be played is the engine's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.message import say
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.abilities.using import no_ability, use_of
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import SIDES, State
from wonderland.kit import dispatch
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.line_words import SHOWN, LineWords, no_line, parted

SEATS = tuple(SIDES)
MOST_DIGITS = 9
USAGE = {
    "dice": "w dice 4H AS JS",
    "four": "w four",
    "summon": "w summon 4H b7b8 c8c9 d9e9 b7",
    "skip": "w skip",
    "move": "w move 4H c7 c8",
    "halt": "w halt 4H",
    "attack": "w attack 4H e9S, or w attack 4H image",
    "use": "w use KH w4H 2, or w use KH rouse w4H 2",
    "blast": "w blast TH 2",
    "pass": "e pass",
    "end": "w end",
    "defend": "e defend 9S",
    "done": "e done",
    "resign": "w resign",
    "offer": "w offer draw",
    "accept": "e accept draw",
    "first": "* first w",
    "roll": "* roll S A M",
}


class Line(NamedTuple):
    """A line that has been read.

    Attributes:
        actor: 0 for West, 1 for East, -1 for chance.
        codes: the action, or the single steps of a move.
    """

    actor: int
    codes: tuple[Code, ...]


def read(state: State, text: str) -> Line:
    """Read a line of notation.

    Raises:
        IllegalAction: if it is none, or names what isn't there; the rule is the one that the
            kind of line is about, ``""`` where no kind can be told.
    """
    actor, verb, words = parted(text, SEATS)
    reader = _READERS.get(verb)
    if reader is None or (actor == CHANCE_ACTOR) != (verb in ("first", "roll")):
        raise no_line(actor, verb)
    return Line(actor, reader(_Words(state, actor, verb, words)))


class _Words(LineWords):
    """The words of a line after its verb, and what they may name."""

    def __init__(self, state: State, actor: int, verb: str, words: Sequence[str]) -> None:
        super().__init__(verb, words, USAGE)
        self.state = state
        self.config: MatchConfig = state.config
        self.actor = actor

    def being(self, word: str, rule: str, side: int | None = None) -> int:
        """Read a being's id, or a card of the side (the actor's own where none is said)."""
        name = word
        if len(word) == 2:
            name = SIDES[self.actor if side is None else side] + word
        entity = self.config.entity.get(name)
        if entity is None:
            raise self.fail(
                say("there is no being {word!r} in this match", word=word[:SHOWN]), rule
            )
        return entity

    def own_card(self, word: str, rule: str) -> int:
        entity = self.config.entity.get(f"{SIDES[self.actor]}{word}")
        if entity is None:
            raise self.fail(
                say("{word!r} is not a card of that side's pool", word=word[:SHOWN]), rule
            )
        return entity

    def square(self, word: str, rule: str) -> int:
        return self.named(word, self.config.grid.squares, say("is no square of the table"), rule)


def _first(words: _Words) -> tuple[Code, ...]:
    words.expect(1, rule="W-15")
    if words.words[0] not in ("w", "e"):
        what = say("the side that begins is w or e, not {words!r}", words=words.words[0][:SHOWN])
        raise words.fail(what, "W-15")
    return (act.FirstSide(SIDES.index(words.words[0])),)


def _roll(words: _Words) -> tuple[Code, ...]:
    if not words.words:
        raise words.unlike("W-18")
    faces = words.config.definitions.face_letters
    for word in words.words:
        if len(word) != 1 or word not in faces:
            raise words.fail(say("{word!r} is no face of a die", word=word[:SHOWN]), "W-5")
    return (act.RollFaces(tuple(faces.index(word) for word in words.words)),)


def _dice(words: _Words) -> tuple[Code, ...]:
    return (act.ChooseDice(tuple(words.own_card(word, "W-16") for word in words.words)),)


def _summon(words: _Words) -> tuple[Code, ...]:
    words.expect(5, rule="W-21")
    card = words.own_card(words.words[0], "W-19")
    squares = [sq for word in words.words[1:4] for sq in _domino(words, word)]
    start = words.square(words.words[4], "W-28")
    grid = words.config.grid
    column, row = squares[0] % grid.stride, squares[0] // grid.stride
    offsets = tuple((sq % grid.stride - column, sq // grid.stride - row) for sq in squares)
    shape = grid.shape_of.get(offsets)
    if shape is None:
        refused = paths.refusal(words.state, words.actor, squares)
        raise IllegalAction(*(refused or ("W-22", say("the squares form no path"))))
    return (act.Summon(card, squares[0], shape, start),)


def _domino(words: _Words, word: str) -> tuple[int, int]:
    for cut in range(2, len(word) - 1):
        if word[cut].isalpha():
            return words.square(word[:cut], "W-22"), words.square(word[cut:], "W-22")
    raise words.fail(say("{word!r} is no domino; one is written b7b8", word=word[:SHOWN]), "W-22")


def _move(words: _Words) -> tuple[Code, ...]:
    if len(words) < 2:
        raise words.unlike("W-32")
    being = words.being(words.words[0], "W-31")
    return tuple(act.Step(being, words.square(word, "W-32")) for word in words.words[1:])


def _halt(words: _Words) -> tuple[Code, ...]:
    words.expect(1, rule="W-36")
    return (act.Halt(words.being(words.words[0], "W-36")),)


def _attack(words: _Words) -> tuple[Code, ...]:
    words.expect(2, rule="W-44")
    being = words.being(words.words[0], "W-31")
    if words.words[1] == "image":
        return (act.Strike(being, act.IMAGE),)
    if len(words.words[1]) == 2:
        raise words.fail(
            say("a target is written with its side, not {words!r}", words=words.words[1]), "W-44"
        )
    return (act.Strike(being, words.being(words.words[1], "W-44")),)


def _use(words: _Words) -> tuple[Code, ...]:
    return (_ability(words, "W-48", "W-49", "W-50"),)


def _blast(words: _Words) -> tuple[Code, ...]:
    return (_ability(words, "W-55", "W-56", "W-56"),)


def _ability(words: _Words, who: str, whom: str, size: str) -> act.AbilityCode:
    """Read an ability: the being, the ability's name unless it is the first, its target, its n."""
    words.at_least(1, rule=whom)
    being = words.being(words.words[0], who)
    card = words.config.cards[being]
    named = card.ability(words.verb, words.words[1]) if card and words.words[2:] else None
    own = named or (card.ability(words.verb) if card else None)
    if own is None:
        raise IllegalAction(*no_ability(words.config.ids[being], aimed=words.verb == "use"))
    rest = words.words[2 if named else 1 :]
    if len(rest) != 1 + own.kind.aimed:
        raise words.unlike(whom)
    target = words.being(rest[0], whom) if own.kind.aimed else -1
    return own.code(being, target, words.number(rest[-1], MOST_DIGITS, size))


def _defend(words: _Words) -> tuple[Code, ...]:
    words.expect(1, rule="W-62")
    return (act.Defend(words.being(words.words[0], "W-62")),)


def _bare(code: act.BareCode, rule: str) -> Callable[[_Words], tuple[Code, ...]]:
    def reader(words: _Words) -> tuple[Code, ...]:
        words.expect(0, rule=rule)
        return (code,)

    return reader


def _resign(words: _Words) -> tuple[Code, ...]:
    words.expect(0, rule="W-69")
    return (act.Resign(words.actor),)


def _draw(kind: type[act.OfferDraw | act.AcceptDraw]) -> Callable[[_Words], tuple[Code, ...]]:
    def reader(words: _Words) -> tuple[Code, ...]:
        if list(words.words) != ["draw"]:
            raise words.unlike("W-69")
        return (kind(words.actor),)

    return reader


_READERS: dict[str, Callable[[_Words], tuple[Code, ...]]] = {
    "first": _first,
    "roll": _roll,
    "four": _bare(act.FourDice(), "W-71"),
    "dice": _dice,
    "summon": _summon,
    "skip": _bare(act.Decline(), "W-19"),
    "move": _move,
    "halt": _halt,
    "attack": _attack,
    "use": _use,
    "blast": _blast,
    "pass": _bare(act.Pass(), "W-58"),
    "end": _bare(act.EndActions(), "W-61"),
    "defend": _defend,
    "done": _bare(act.Done(), "W-62"),
    "resign": _resign,
    "offer": _draw(act.OfferDraw),
    "accept": _draw(act.AcceptDraw),
}

_BARE_WORDS: Mapping[type, str] = {
    act.FourDice: "four",
    act.Decline: "skip",
    act.EndActions: "end",
    act.Pass: "pass",
    act.Done: "done",
    act.Resign: "resign",
    act.OfferDraw: "offer draw",
    act.AcceptDraw: "accept draw",
}


def write(config: MatchConfig, actor: int, code: Code) -> str:
    """Write an action as a line: own beings by their card, targets with their side."""
    kind = type(code)
    if bare := _BARE_WORDS.get(kind):
        return f"{SIDES[actor]} {bare}"
    return _WRITERS[kind](config, SIDES[actor], code)


def _write_first(_: MatchConfig, __: str, code: act.FirstSide) -> str:
    return f"* first {SIDES[code.side]}"


def _write_roll(config: MatchConfig, _: str, code: act.RollFaces) -> str:
    faces = config.definitions.face_letters
    return "* roll " + " ".join([faces[face] for face in code.faces])


def _write_dice(config: MatchConfig, side: str, code: act.ChooseDice) -> str:
    return f"{side} dice " + " ".join([config.ids[card][1:] for card in code.cards])


def _write_summon(config: MatchConfig, side: str, code: act.Summon) -> str:
    names = config.grid.names
    squares = [names[code.first + delta] for delta in config.grid.shapes[code.shape].deltas]
    laid = " ".join([squares[i] + squares[i + 1] for i in (0, 2, 4)])
    return f"{side} summon {config.ids[code.card][1:]} {laid} {names[code.start]}"


def _write_step(config: MatchConfig, side: str, code: act.Step) -> str:
    return f"{side} move {config.ids[code.being][1:]} {config.grid.names[code.square]}"


def _write_strike(config: MatchConfig, side: str, code: act.Strike) -> str:
    target = "image" if code.target == act.IMAGE else config.ids[code.target]
    return f"{side} attack {config.ids[code.being][1:]} {target}"


def _write_halt(config: MatchConfig, side: str, code: act.Halt) -> str:
    return f"{side} halt {config.ids[code.being][1:]}"


def _write_defend(config: MatchConfig, side: str, code: act.Defend) -> str:
    return f"{side} defend {config.ids[code.being][1:]}"


def _write_ability(config: MatchConfig, side: str, code: act.AbilityCode) -> str:
    found = use_of(config, code)
    assert found is not None
    own, being, target, n = found
    words = [side, own.kind.verb, config.ids[being][1:]]
    if not is_first(config, own, being):
        words.append(own.name)
    if own.kind.aimed:
        words.append(config.ids[target])
    return " ".join([*words, str(n)])


_WRITERS: Mapping[type, Callable[[MatchConfig, str, object], str]] = dict([
    dispatch.third(act.FirstSide, _write_first),
    dispatch.third(act.RollFaces, _write_roll),
    dispatch.third(act.ChooseDice, _write_dice),
    dispatch.third(act.Summon, _write_summon),
    dispatch.third(act.Step, _write_step),
    dispatch.third(act.Strike, _write_strike),
    dispatch.third(act.Halt, _write_halt),
    dispatch.third(act.Defend, _write_defend),
    dispatch.third(act.Use, _write_ability),
    dispatch.third(act.Blast, _write_ability),
])  # fmt: skip


def is_first(config: MatchConfig, own: Owned, being: int) -> bool:
    """Whether an ability is what a line means that names none."""
    card = config.cards[being]
    return card is not None and card.ability(own.kind.verb) is own


def write_line(config: MatchConfig, line: Line) -> str:
    """Write a line that was read; the steps of a move stand in one line."""
    first = write(config, line.actor, line.codes[0])
    names = config.grid.names
    further = [code for code in line.codes[1:] if isinstance(code, act.Step)]
    return " ".join([first, *(names[code.square] for code in further)])
