"""The game's definitions: YAML under ``config/games/dominoes-of-war/`` into frozen data (DW-11).

A troop is an entity of a closed set of components (DW-6); a file of the user's own may add troops and
factions that are made of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.definition_files import FileReader, GameFiles
from wonderland.content.written import written
from wonderland.content.yamlfile import Document
from wonderland.core.message import say
from wonderland.games.dominoes_of_war import ground
from wonderland.kit.options import OptionsModel
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

NAME = "dominoes-of-war"
LETTERS = "abcd"
"""The seats that there may be, clockwise."""
TYPES = 5
"""How many types a faction has (DW-8)."""

TypeName = Annotated[str, written(r"[a-z][a-z0-9-]{1,23}", say("small letters, such as grunt"))]
Directions = Literal["orthogonal", "diagonal", "any"]
Steps = Annotated[int, Field(ge=1, le=6, strict=True)]
Reach = Annotated[int, Field(ge=1, le=ground.ROWS, strict=True)]
DIRECTIONS = {"orthogonal": ground.ORTHOGONAL, "diagonal": ground.DIAGONAL, "any": ground.ANY, "facing": ()}
FACINGS = "NESW"
"""What a facing may be (DW-64), in the order of the orthogonal directions."""


class MoveModel(Strict):
    """How a troop moves: so many steps (DW-41), and whether over walls (DW-76)."""

    steps: Steps
    directions: Directions
    over: list[Literal["walls"]] = Field(default=[])


class AttackModel(Strict):
    """How a troop attacks (DW-56 to DW-60, DW-75)."""

    kind: Literal["shot", "throw", "split"]
    directions: Literal["orthogonal", "diagonal", "any", "facing"]
    reach: tuple[Reach, Reach | Literal["far"]] = Field(strict=False)
    total: Annotated[int, Field(ge=2, le=2 * ground.ROWS, strict=True)] | None = None


class TroopModel(Strict):
    """A troop type: the components that it is made of (DW-6)."""

    name: Text
    move: MoveModel | None = None
    attack: AttackModel | None = None
    facing: bool = False
    spawns: bool = False
    repeats: bool = False
    explodes: bool = False
    charges: bool = False
    breaches: bool = False
    mineproof: bool = False


class FactionModel(Strict):
    """A faction and its five types (DW-8)."""

    name: Text
    types: Annotated[list[TypeName], Field(min_length=TYPES, max_length=TYPES)]


class TroopsModel(Strict):
    """``troops.yaml``, and a file of further troops and factions."""

    troops: Mapping[TypeName, TroopModel] = {}
    factions: Mapping[TypeName, FactionModel] = {}


class DominoesModel(Strict):
    """``dominoes.yaml``: the set of dominoes and what totals are worth (DW-1 to DW-4)."""

    highest: Annotated[int, Field(ge=6, le=12, strict=True)]
    one_set: Annotated[int, Field(ge=0, le=144, strict=True)]
    bonuses: Mapping[Annotated[int, Field(ge=1, le=24, strict=True)], Literal["reinforce", "act", "build", "shift"]]


@dataclass(frozen=True, slots=True)
class Attack:
    """How a troop attacks.

    Attributes:
        kind: ``shot``, ``throw`` or ``split``.
        directions: the directions; none for who attacks along its facing.
        least, most: the reach in squares.
        total: what the two shots of a split share out.
    """

    kind: str
    directions: tuple[int, ...]
    least: int
    most: int
    total: int


@dataclass(frozen=True, slots=True)
class Troop:
    """A troop type.

    Attributes:
        key: how lines write it.
        name: what people call it.
        steps: how many steps a move has, 0 for who never moves.
        directions: of its steps.
        climbs: whether it steps over walls.
        attack: how it attacks, None for who doesn't.
        facing, spawns, repeats, explodes, charges, breaches, mineproof: as DW-6 says.
    """

    key: str
    name: str
    steps: int
    directions: str
    climbs: bool
    attack: Attack | None
    facing: bool
    spawns: bool
    repeats: bool
    explodes: bool
    charges: bool
    breaches: bool
    mineproof: bool


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction: its name, and its five types as numbers of ``Definitions.troops``."""

    name: str
    types: tuple[int, ...]


@dataclass(frozen=True)
class Definitions:
    """The game's data.

    Attributes:
        troops: the types; a type is its number here. They are in the order of their keys.
        type_of: the number of each key.
        factions: by key.
        faces: how each domino is written, the higher number first.
        face_of: the number of each.
        mines: the numbers of those with two equal numbers.
        totals: the total of each that carries a bonus, 0 for all others.
        bonuses: what each of these totals is worth.
        one_set: how many tiles a field may have that is laid of one set.
        options: what a match may be told, and the presets.
    """

    troops: tuple[Troop, ...]
    type_of: Mapping[str, int]
    factions: Mapping[str, Faction]
    faces: tuple[str, ...]
    face_of: Mapping[str, int]
    mines: frozenset[int]
    totals: tuple[int, ...]
    bonuses: Mapping[int, str]
    one_set: int
    options: OptionsModel


_OPTIONS = (
    "players", "teams", "factions", "field", "base", "walls", "army", "actions", "repeats", "first",
    "stocking", "dead", "quiet", "rounds",
)  # fmt: skip


class _Reader(FileReader):
    """Reads the files, and files of further troops and factions."""

    def read(self, where: Path, extra: Sequence[Path]) -> Definitions:
        """Read a folder of definitions, and further files."""
        options = self.read_options(where, _OPTIONS, LETTERS)
        dominoes, _ = self.need_file(where / "dominoes.yaml", DominoesModel)
        troops: dict[str, TroopModel] = {}
        factions: dict[str, FactionModel] = {}
        for path in (where / "troops.yaml", *extra):
            model, document = self.need_file(path, TroopsModel)
            self.taken(document, "troops", model.troops, troops)
            self.taken(document, "factions", model.factions, factions)
            for name, troop in model.troops.items():
                for key, what in _wrong_in(troop):
                    self.add(document, ("troops", name, key), what)
            troops |= model.troops
            factions |= model.factions
            self.factions(document, model, troops)
        self.stop_if_faulty()
        return _made(troops, factions, dominoes, _with_factions(options, factions))

    def taken(self, file: Document, key: str, new: Collection[str], known: Collection[str]) -> None:
        """Nothing may have a name that is taken."""
        for name in new:
            if name in known:
                what = say("{name} is there already", name=name)
                self.add(file, (key, name), what, say("Take another name."))

    def factions(self, file: Document, model: TroopsModel, troops: Mapping[str, TroopModel]) -> None:
        """A faction has five types that there are, each once."""
        for name, faction in model.factions.items():
            place = ("factions", name, "types")
            for key in faction.types:
                if key not in troops:
                    known = ", ".join(troops)
                    what = say("there is no troop {key}; there are {known}", key=key, known=known)
                    self.add(file, place, what)
            if len(set(faction.types)) < len(faction.types):
                self.add(file, place, say("a type stands there twice"))


def _wrong_in(troop: TroopModel) -> list[tuple[str, str]]:
    """The component that is wrong, and what is wrong with it."""
    found: list[tuple[str, str]] = []
    attack = troop.attack
    if attack is not None:
        least, most = attack.reach
        if most != "far" and most < least:
            found.append(("attack", say("the reach ends before it begins")))
        if (attack.kind == "split") != (attack.total is not None):
            found.append(("attack", say("a split has a total, and nothing else has")))
        if attack.kind == "split" and most == "far":
            found.append(("attack", say("a split reaches no farther than its total")))
        if attack.directions == "facing" and not troop.facing:
            found.append(("attack", say("who attacks along its facing needs facing: true")))
        if attack.directions == "facing" and attack.kind != "shot":
            found.append(("attack", say("only a shot goes along a facing")))
    for key in ("charges", "breaches"):
        if getattr(troop, key) and (troop.move is None or not troop.explodes):
            found.append((key, say("who {does} moves and explodes", does=key)))
    return found


def _with_factions(options: OptionsModel, factions: Mapping[str, FactionModel]) -> OptionsModel:
    """The options, at whose factions one may choose among all that there are."""
    choices = {key: faction.name for key, faction in factions.items()}
    own = options.options["factions"].model_copy(update={"choices": choices})
    return options.model_copy(update={"options": {**options.options, "factions": own}})


def _made(
    troops: Mapping[str, TroopModel],
    factions: Mapping[str, FactionModel],
    dominoes: DominoesModel,
    options: OptionsModel,
) -> Definitions:
    keys = sorted(troops)
    type_of = {key: number for number, key in enumerate(keys)}
    pairs = [(high, low) for high in range(dominoes.highest + 1) for low in range(high + 1)]
    faces = tuple([f"{high}-{low}" for high, low in pairs])
    return Definitions(
        troops=tuple([_troop(key, troops[key]) for key in keys]),
        type_of=type_of,
        factions={
            key: Faction(faction.name, tuple([type_of[name] for name in faction.types]))
            for key, faction in factions.items()
        },
        faces=faces,
        face_of={name: number for number, name in enumerate(faces)},
        mines=frozenset([n for n, (high, low) in enumerate(pairs) if high == low]),
        totals=tuple([h + w if h != w and h + w in dominoes.bonuses else 0 for h, w in pairs]),
        bonuses=dict(dominoes.bonuses),
        one_set=dominoes.one_set,
        options=options,
    )


def _troop(key: str, model: TroopModel) -> Troop:
    attack = None
    if model.attack is not None:
        least, most = model.attack.reach
        attack = Attack(
            model.attack.kind,
            DIRECTIONS[model.attack.directions],
            least,
            ground.ROWS if most == "far" else most,
            model.attack.total or 0,
        )
    move = model.move
    return Troop(
        key=key,
        name=model.name,
        steps=move.steps if move else 0,
        directions=move.directions if move else "any",
        climbs=bool(move and move.over),
        attack=attack,
        facing=model.facing,
        spawns=model.spawns,
        repeats=model.repeats,
        explodes=model.explodes,
        charges=model.charges,
        breaches=model.breaches,
        mineproof=model.mineproof,
    )


FILES = GameFiles(NAME, ("troops.yaml", "dominoes.yaml", "options.yaml"), _Reader)
"""The game's files, and those of further troops and factions."""
load_definitions, check_file = FILES.load, FILES.check
