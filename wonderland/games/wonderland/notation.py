"""Lines of a record: reading them into actions and writing actions as lines (section 8).

Reading knows only what a line means; whether it may be played is the engine's to say. A line that
can't be read is refused by the rule that it is about, by ``""`` where no verb can be told. What
everybody can see to be wrong is told before cards that are not there, which may be hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TypeAlias, get_args

from wonderland.core.errors import IllegalAction
from wonderland.core.message import say
from wonderland.games.wonderland import combat, guises, paths
from wonderland.games.wonderland.actions import acting, answering, base, preparing
from wonderland.games.wonderland.codes import GRAMMAR, Code
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.named_line import IMAGE
from wonderland.games.wonderland.state import SIDES, State
from wonderland.games.wonderland.turn import NOT_YOURS
from wonderland.kit.notation import SHOWN, Line, LineWords, Naming, Notation, spelled

_Words: TypeAlias = LineWords[State]

MOST_DIGITS = 9


# --- what words name -----------------------------------------------------------------------------
def _side(line: _Words, word: str, _: str) -> int:
    if word not in SIDES:
        raise line.fail(say("the side that begins is w or e, not {words!r}", words=word[:SHOWN]))
    return SIDES.index(word)


def _face(line: _Words, word: str, rule: str) -> int:
    faces = line.match.config.definitions.face_letters
    if len(word) != 1 or word not in faces:
        raise line.fail(say("{word!r} is no face of a die", word=word[:SHOWN]), rule)
    return faces.index(word)


def _own_card(line: _Words, word: str, rule: str) -> int:
    entity = line.match.config.entity.get(f"{SIDES[line.actor]}{word}")
    if entity is None:
        what = say("{word!r} is not a card of that side's pool", word=word[:SHOWN])
        raise _names_nothing(line, what, rule)
    return entity


def _being(line: _Words, word: str, rule: str) -> int:
    """A being by its id, or by a card of the actor's own; by its number too, where it has one (W-82)."""
    name = word if word[:1] in SIDES else SIDES[line.actor] + word
    entity = guises.named(line.match, name, line.actor)
    if entity is None:
        what = say("there is no being {word!r} in this match", word=word[:SHOWN])
        raise _names_nothing(line, what, rule)
    return entity


def _names_nothing(line: _Words, what: str, rule: str) -> IllegalAction:
    """The refusal of a word that names no card; whoever is not to act is told just that.

    By then the match is what both sides know of it, and so it can't be said that no card is there.
    """
    to_act = line.match.to_act
    return line.fail(what if to_act in (None, line.actor) else NOT_YOURS[to_act], rule)


def _target(line: _Words, word: str, rule: str) -> int:
    """Whom an attack is aimed at."""
    if word == IMAGE:
        return combat.IMAGE
    if word[:1] not in SIDES and len(word) == len("4H"):
        raise line.fail(say("a target is written with its side, not {words!r}", words=word), rule)
    return _being(line, word, rule)


def _square(line: _Words, word: str, rule: str) -> int:
    squares = line.match.config.grid.squares
    return line.named(word, squares, say("is no square of the table"), rule)


# --- summons and moves ---------------------------------------------------------------------------
def _read_summon(line: _Words) -> tuple[preparing.Summon, ...]:
    line.expect()
    roles, words, state = line.form.roles, line.words, line.match
    squares = [sq for word in words[1:4] for sq in _domino(line, word)]
    start = _square(line, words[4], roles[4].rule)
    card = _own_card(line, words[0], roles[0].rule)
    grid = state.config.grid
    column, row = squares[0] % grid.stride, squares[0] // grid.stride
    offsets = tuple((sq % grid.stride - column, sq // grid.stride - row) for sq in squares)
    shape = grid.shape_of.get(offsets)
    if shape is None:
        refused = paths.refusal(state, line.actor, squares)
        raise IllegalAction(*(refused or ("W-22", say("the squares form no path"))))
    return (preparing.Summon(card, squares[0], shape, start),)


def _domino(line: _Words, word: str) -> tuple[int, int]:
    rule = base.DOMINO.rule
    for cut in range(2, len(word) - 1):
        if word[cut].isalpha():
            return _square(line, word[:cut], rule), _square(line, word[cut:], rule)
    raise line.fail(say("{word!r} is no domino; one is written b7b8", word=word[:SHOWN]), rule)


def _write_summon(config: MatchConfig, actor: int, code: preparing.Summon) -> str:
    names = config.grid.names
    squares = [names[code.first + delta] for delta in config.grid.shapes[code.shape].deltas]
    laid = " ".join([squares[i] + squares[i + 1] for i in (0, 2, 4)])
    return f"{SIDES[actor]} summon {config.own_ids[code.card]} {laid} {names[code.start]}"


def _read_move(line: _Words) -> tuple[acting.Step, ...]:
    line.expect()
    of_being, of_square = line.form.roles
    squares = [_square(line, word, of_square.rule) for word in line.words[1:]]
    being = _being(line, line.words[0], of_being.rule)
    return tuple(acting.Step(being, square) for square in squares)


def _write_step(config: MatchConfig, actor: int, code: acting.Step) -> str:
    return f"{SIDES[actor]} move {config.own_ids[code.being]} {config.grid.names[code.square]}"


# --- abilities -----------------------------------------------------------------------------------
def _read_ability(who: str, size: str) -> Callable[[_Words], tuple[acting.AbilityCode, ...]]:
    """Read uses of abilities: the being, the name unless it is its first, the target, how much.

    Args:
        who: the rule by which a being is refused.
        size: the rule by which a number is refused.
    """

    def read(line: _Words) -> tuple[acting.AbilityCode, ...]:
        words, verb = line.words, line.form.verb
        if not words:
            raise line.unlike()
        config, being = line.match.config, _being(line, words[0], who)
        card = config.cards[being]
        named = card.ability(verb, words[1]) if card and words[2:] else None
        own = named or (card.ability(verb) if card else None)
        if own is None:
            raise IllegalAction(*acting.no_ability(config.being_name(being), aimed=verb == "use"))
        rest = words[2 if named else 1 :]
        if not named and len(rest) == 2 + own.kind.aimed:  # a name, but of no ability that it has
            raise line.fail(line.unlike().message, who if own.kind.aimed else size)
        if len(rest) != 1 + own.kind.aimed:
            raise line.unlike()
        target = _being(line, rest[0], "") if own.kind.aimed else -1
        return (acting.use_code(own, being, target, line.number(rest[-1], MOST_DIGITS, size)),)

    return read


def _write_ability(config: MatchConfig, actor: int, code: acting.AbilityCode) -> str:
    found = acting.use_of(config, code)
    if found is None:  # the being has none such: what is legal nowhere is told all the same
        aimed = [config.ids[code.target]] if isinstance(code, acting.Use) else []
        verb = GRAMMAR.of_kind[type(code)].verb
        return " ".join([SIDES[actor], verb, config.own_ids[code.being], "?", *aimed, str(code.n)])
    own, being, target, n = found
    words = [SIDES[actor], own.kind.verb, config.own_ids[being]]
    card = config.cards[being]
    if card is None or card.ability(own.kind.verb) is not own:  # the first needs no name
        words.append(own.name)
    if own.kind.aimed:
        words.append(config.ids[target])
    return " ".join([*words, str(n)])


# --- lines ---------------------------------------------------------------------------------------
def _read_talk(line: _Words) -> tuple[answering.TalkCode, ...]:
    """What a side says at any time; the action says which side."""
    line.expect()
    return (line.form.kind(line.actor),)


def _write_talk(_: MatchConfig, actor: int, code: answering.TalkCode) -> str:
    return " ".join([SIDES[actor], *GRAMMAR.of_kind[type(code)].opening])


_NOTATION: Notation[State, MatchConfig, Code] = Notation(
    GRAMMAR,
    SIDES,
    lambda _: SIDES,
    {
        base.FIRST_SIDE: Naming(_side, lambda _: SIDES),
        base.FACE: Naming(_face, attrgetter("definitions.face_letters")),
        base.DIE: Naming(_own_card, attrgetter("own_ids")),
        base.BEING: Naming(_being, attrgetter("own_ids")),
        base.TARGET: Naming(_target, attrgetter("aims")),
    },
    spelled=[
        spelled(preparing.Summon, _read_summon, _write_summon),
        spelled(acting.Step, _read_move, _write_step),
        spelled(acting.Use, _read_ability("W-48", "W-50"), _write_ability),
        spelled(acting.Blast, _read_ability("W-55", "W-56"), _write_ability),
        *[spelled(kind, _read_talk, _write_talk) for kind in get_args(answering.TalkCode)],
    ],
)
read, write = _NOTATION.read, _NOTATION.write


def write_line(config: MatchConfig, line: Line[Code]) -> str:
    """Write a line that was read; the steps of a move stand in one line."""
    first = write(config, line.actor, line.codes[0])
    names = config.grid.names
    further = [code for code in line.codes[1:] if isinstance(code, acting.Step)]
    return " ".join([first, *(names[code.square] for code in further)])
