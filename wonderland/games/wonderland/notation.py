"""Lines of a record: reading them into actions and writing actions as lines (section 8).

Reading knows only what a line means; whether it may be played is the engine's to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.games.wonderland import codes as act
from wonderland.games.wonderland import paths
from wonderland.games.wonderland.abilities.base import Owned, use_of
from wonderland.games.wonderland.abilities.using import no_ability
from wonderland.games.wonderland.codes import Code
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.state import SIDES, State

CHANCE_ACTOR = -1
ACTORS = {"w": 0, "e": 1, "*": CHANCE_ACTOR}
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
    words = text.split()
    if not words or words[0] not in ACTORS:
        raise IllegalAction("", f"a line begins with w, e or *, not {text.strip()[:40]!r}")
    actor = ACTORS[words[0]]
    verb = words[1] if len(words) > 1 else ""
    reader = _READERS.get(verb)
    if reader is None or (actor == CHANCE_ACTOR) != (verb in ("first", "roll")):
        who = "chance" if actor == CHANCE_ACTOR else "a player"
        raise IllegalAction("", f"{who} has no line {verb!r}"[:80])
    return Line(actor, reader(_Words(state, actor, verb, words[2:])))


class _Words:
    """The words of a line after its verb, and what they may name."""

    def __init__(self, state: State, actor: int, verb: str, words: Sequence[str]) -> None:
        self.state = state
        self.config: MatchConfig = state.config
        self.actor = actor
        self.verb = verb
        self.words = words

    def __len__(self) -> int:
        return len(self.words)

    def fail(self, rule: str, message: str) -> IllegalAction:
        return IllegalAction(rule, message)

    def expect(self, count: int, rule: str) -> None:
        if len(self.words) != count:
            raise self.fail(rule, f"the line is written {USAGE[self.verb]}")

    def being(self, word: str, rule: str, side: int | None = None) -> int:
        """Read a being's id, or a card of the side (the actor's own where none is said)."""
        name = word
        if len(word) == 2:
            name = SIDES[self.actor if side is None else side] + word
        entity = self.config.entity.get(name)
        if entity is None:
            raise self.fail(rule, f"there is no being {word[:12]!r} in this match")
        return entity

    def own_card(self, word: str, rule: str) -> int:
        entity = self.config.entity.get(f"{SIDES[self.actor]}{word}")
        if entity is None:
            raise self.fail(rule, f"{word[:12]!r} is not a card of that side's pool")
        return entity

    def square(self, word: str, rule: str) -> int:
        square = self.config.grid.squares.get(word)
        if square is None:
            raise self.fail(rule, f"{word[:12]!r} is no square of the table")
        return square

    def number(self, word: str, rule: str) -> int:
        if not (word.isascii() and word.isdigit()) or len(word) > MOST_DIGITS or word[0] == "0":
            raise self.fail(rule, f"{word[:12]!r} is no number from 1 up")
        return int(word)


def _first(words: _Words) -> tuple[Code, ...]:
    words.expect(1, "W-15")
    if words.words[0] not in ("w", "e"):
        raise words.fail("W-15", f"the side that begins is w or e, not {words.words[0][:12]!r}")
    return (act.FirstSide(SIDES.index(words.words[0])),)


def _roll(words: _Words) -> tuple[Code, ...]:
    if not words.words:
        raise words.fail("W-18", f"the line is written {USAGE['roll']}")
    faces = words.config.definitions.face_letters
    for word in words.words:
        if len(word) != 1 or word not in faces:
            raise words.fail("W-5", f"{word[:12]!r} is no face of a die")
    return (act.RollFaces(tuple(faces.index(word) for word in words.words)),)


def _dice(words: _Words) -> tuple[Code, ...]:
    return (act.ChooseDice(tuple(words.own_card(word, "W-16") for word in words.words)),)


def _summon(words: _Words) -> tuple[Code, ...]:
    words.expect(5, "W-21")
    card = words.own_card(words.words[0], "W-19")
    squares = [sq for word in words.words[1:4] for sq in _domino(words, word)]
    start = words.square(words.words[4], "W-28")
    grid = words.config.grid
    column, row = squares[0] % grid.stride, squares[0] // grid.stride
    offsets = tuple((sq % grid.stride - column, sq // grid.stride - row) for sq in squares)
    shape = grid.shape_of.get(offsets)
    if shape is None:
        refused = paths.refusal(words.state, words.actor, squares)
        raise words.fail(*(refused or ("W-22", "the squares form no path")))
    return (act.Summon(card, squares[0], shape, start),)


def _domino(words: _Words, word: str) -> tuple[int, int]:
    for cut in range(2, len(word) - 1):
        if word[cut].isalpha():
            return words.square(word[:cut], "W-22"), words.square(word[cut:], "W-22")
    raise words.fail("W-22", f"{word[:12]!r} is no domino; one is written b7b8")


def _move(words: _Words) -> tuple[Code, ...]:
    if len(words) < 2:
        raise words.fail("W-32", f"the line is written {USAGE['move']}")
    being = words.being(words.words[0], "W-31")
    return tuple(act.Step(being, words.square(word, "W-32")) for word in words.words[1:])


def _halt(words: _Words) -> tuple[Code, ...]:
    words.expect(1, "W-36")
    return (act.Halt(words.being(words.words[0], "W-36")),)


def _attack(words: _Words) -> tuple[Code, ...]:
    words.expect(2, "W-44")
    being = words.being(words.words[0], "W-31")
    if words.words[1] == "image":
        return (act.Strike(being, act.IMAGE),)
    if len(words.words[1]) == 2:
        raise words.fail("W-44", f"a target is written with its side, not {words.words[1]!r}")
    return (act.Strike(being, words.being(words.words[1], "W-44")),)


def _use(words: _Words) -> tuple[Code, ...]:
    return (_ability(words, "W-48", "W-49", "W-50", most=4),)


def _blast(words: _Words) -> tuple[Code, ...]:
    return (_ability(words, "W-55", "W-56", "W-56", most=3),)


def _ability(words: _Words, who: str, whom: str, size: str, *, most: int) -> act.AbilityCode:
    """Read an ability: the being, the ability's name unless it is the first, its target, its n."""
    if not 2 <= len(words) <= most:
        raise words.fail(whom, f"the line is written {USAGE[words.verb]}")
    being = words.being(words.words[0], who)
    card = words.config.cards[being]
    named = card.ability(words.verb, words.words[1]) if card and len(words) > 2 else None
    own = named or (card.ability(words.verb) if card else None)
    if own is None:
        raise words.fail(*no_ability(words.config.ids[being], aimed=words.verb == "use"))
    rest = words.words[2 if named else 1 :]
    if len(rest) != 1 + own.kind.aimed:
        raise words.fail(whom, f"the line is written {USAGE[words.verb]}")
    target = words.being(rest[0], whom) if own.kind.aimed else -1
    return own.code(being, target, words.number(rest[-1], size))


def _defend(words: _Words) -> tuple[Code, ...]:
    words.expect(1, "W-62")
    return (act.Defend(words.being(words.words[0], "W-62")),)


def _bare(code: act.BareCode, rule: str) -> Callable[[_Words], tuple[Code, ...]]:
    def reader(words: _Words) -> tuple[Code, ...]:
        words.expect(0, rule)
        return (code,)

    return reader


def _resign(words: _Words) -> tuple[Code, ...]:
    words.expect(0, "W-69")
    return (act.Resign(words.actor),)


def _draw(kind: type[act.OfferDraw | act.AcceptDraw]) -> Callable[[_Words], tuple[Code, ...]]:
    def reader(words: _Words) -> tuple[Code, ...]:
        if list(words.words) != ["draw"]:
            raise words.fail("W-69", f"the line is written {USAGE[words.verb]}")
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
    if isinstance(code, act.FirstSide):
        return f"* first {SIDES[code.side]}"
    if isinstance(code, act.RollFaces):
        faces = config.definitions.face_letters
        return "* roll " + " ".join(faces[face] for face in code.faces)
    side = SIDES[actor]
    if isinstance(code, act.BareCode | act.TalkCode):
        return f"{side} {_BARE_WORDS[type(code)]}"
    ids, names = config.ids, config.grid.names
    if isinstance(code, act.ChooseDice):
        return f"{side} dice " + " ".join(ids[card][1:] for card in code.cards)
    if isinstance(code, act.Summon):
        squares = [names[code.first + delta] for delta in config.grid.shapes[code.shape].deltas]
        laid = " ".join(squares[i] + squares[i + 1] for i in (0, 2, 4))
        return f"{side} summon {ids[code.card][1:]} {laid} {names[code.start]}"
    if isinstance(code, act.AbilityCode):
        return _write_ability(config, side, code)
    own = ids[code.being][1:]
    if isinstance(code, act.Step):
        return f"{side} move {own} {names[code.square]}"
    if isinstance(code, act.Strike):
        target = "image" if code.target == act.IMAGE else ids[code.target]
        return f"{side} attack {own} {target}"
    return f"{side} {'halt' if isinstance(code, act.Halt) else 'defend'} {own}"


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
