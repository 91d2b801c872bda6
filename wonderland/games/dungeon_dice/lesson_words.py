"""How the lessons of Dungeon Dice speak of it: what they wait for and what they point at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar

from pydantic import BaseModel, Field

from wonderland.content.written import written
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice.position import Position
from wonderland.games.dungeon_dice.queries import laying
from wonderland.kit.reaching import ModelWords, Until
from wonderland.kit.strict import Strict

Side = Annotated[str, Field(pattern=r"^[we]$")]
Square = Annotated[str, written(r"[a-z][1-9][0-9]?", say("a square, such as f7"))]
Kind = Annotated[str, written(r"[1-4][WBYGRK]", say("a level and a colour, such as 2G"))]
NetText = Annotated[str, written(r"[A-K]/[0-7]", say("a net and its orientation, such as C/5"))]
Id = Annotated[str, written(r"[we][A-Z]{3}[1-9][0-9]*", say("a side, a figure’s code and a number, such as wRAB1"))]

MOMENTS = frozenset({
    "choosing-dice", "unfolding", "own-dungeon", "chain", "defence", "rabbit-hole",
    "CrestsLost", "ItemTurned", "MasterHurt", "Blocked", "Guarded",
})  # fmt: skip
"""When a tip may be given: in a step in which somebody decides, or after an event of that name."""
LEAST = {"action": "end", "chain": "pass", "defend": "pass", "summon": "skip"}
"""What a side says that does as little as it can, by phase."""


class NetModel(Strict):
    """A net in an orientation (``E/1``) with its start square on one of the table's."""

    net: NetText
    start: Square


class MarksModel(Strict):
    """What a step points at, and what it shows in motion.

    Attributes:
        squares: on the table.
        monsters: in play, by id.
        dice: kinds of dice of the learner's pool.
        nets: a net that unfolds square by square, or several that are shown one after another.
    """

    squares: list[Square] = Field(default=[])
    monsters: list[Id] = Field(default=[])
    dice: list[Kind] = Field(default=[])
    nets: list[NetModel] = Field(default=[])


class UntilModel(Until):
    """What ends a step, asked of the match itself.

    Attributes:
        turn, active, to_act: as in the state.
        at: where monsters stand, by id.
        damage: what monsters in play have taken, by id.
        gone: figures that are gone, by side; others don't matter.
        hearts: the HP of Masters, by side.
        laid: squares that are laid, by whomever.
    """

    turn: int | None = None
    active: Side | None = None
    to_act: Side | None = None
    at: dict[Id, Square] | None = None
    damage: dict[Id, int] | None = None
    gone: dict[Side, list[str]] | None = None
    hearts: dict[Side, int] | None = None
    laid: list[Square] | None = None


class LessonWords(ModelWords[UntilModel]):
    """The vocabulary of Dungeon Dice (``games.parts.Vocabulary``)."""

    until = UntilModel
    marks = MarksModel
    moments = MOMENTS
    named = (*ModelWords.named, "active")
    any_order: ClassVar[Mapping[str, int]] = {"dice": 2}
    stepwise: ClassVar[Mapping[str, int]] = {"move": 3}

    def found(self, until: UntilModel, match: Match) -> Iterator[bool]:
        """Whether each thing is so that else may be waited for; what is not named always is."""
        state = Position.form_of(match)
        monsters = state["monsters"]
        squares = {name: monster["square"] for name, monster in monsters.items()}
        yield all(squares.get(name) == at for name, at in (until.at or {}).items())
        damage = {name: monster["damage"] for name, monster in monsters.items()}
        yield all(damage.get(name) == n for name, n in (until.damage or {}).items())
        yield all(set(codes) <= set(state["gone"][side]) for side, codes in (until.gone or {}).items())
        yield all(state["masters"][side] == n for side, n in (until.hearts or {}).items())
        yield {*(until.laid or ())} <= {at for squares in state["laid"].values() for at in squares}

    def unknown(self, marks: BaseModel, match: Match) -> list[str]:
        """Squares off the table, monsters not in play, dice not in the pool, nets with no room."""
        assert isinstance(marks, MarksModel)
        state, table = Position.form_of(match), Position.of(match).config.options
        held = state["pools"][match.seats[0]]["dice"]
        off = [
            square
            for square in marks.squares
            if ord(square[0]) - ord("a") >= table.columns or int(square[1:]) > table.rows
        ]
        wrong = [say("there is no square {square}", square=square) for square in off]
        wrong += [say("{name} is not in play", name=name) for name in marks.monsters if name not in state["monsters"]]
        wrong += [say("there is no die {kind}", kind=kind) for kind in marks.dice if kind not in held]
        known = Position.of(match).config.definitions.net
        for net, start in ((one.net, one.start) for one in marks.nets):
            if net not in known:
                wrong.append(say("there is no net {net}", net=net))
            elif refused := laying.ghost(match, match.seats[0], net, start).refused:
                wrong.append(say("the net {net} on {start}: {why}", net=net, start=start, why=refused[1]))
        return wrong


def least(match: Match) -> str:
    """The line by which the side that is awaited does as little as it can."""
    word = LEAST.get(Position.form_of(match)["phase"])
    return f"{match.to_act} {word}" if word else str(next(iter(match.legal())))
