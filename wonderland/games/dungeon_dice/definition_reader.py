"""Reads the definition files and holds them against each other (DD-4, DD-7, DD-12, DD-15, DD-17)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from wonderland.content.definition_files import FileReader, GameFiles
from wonderland.content.yamlfile import Document
from wonderland.core.message import Phrase, say
from wonderland.games.dungeon_dice import definition_files as files
from wonderland.games.dungeon_dice.components import TRAITS
from wonderland.games.dungeon_dice.crests import CRESTS, SUMMON_FACE, TIMINGS
from wonderland.games.dungeon_dice.definitions import NAME, NO_CREST, Definitions
from wonderland.games.dungeon_dice.effects import EFFECTS
from wonderland.games.dungeon_dice.effects.base import Effect
from wonderland.games.dungeon_dice.figure import ABILITY, ITEM_COLOUR, Ability, Figure, ItemPart
from wonderland.games.dungeon_dice.nets import all_oriented, as_shape, drawing_fault
from wonderland.games.dungeon_dice.part import read_part
from wonderland.games.dungeon_dice.pool import NamedPool, Pool
from wonderland.games.dungeon_dice.pools import pool_faults
from wonderland.games.dungeon_dice.targets import TARGETS
from wonderland.games.dungeon_dice.targets.base import Target
from wonderland.kit.options import OptionsModel

DICE, MONSTERS, ITEMS, NETS, POOLS = ("dice.yaml", "monsters.yaml", "items.yaml", "nets.yaml", "pools.yaml")
SUMMONS = {1: 4, 2: 3, 3: 2, 4: 1}
"""The faces S of a die by its level (DD-4)."""
CREST_SUM = {1: 3, 2: 5, 3: 8, 4: 12}
"""The crests on its other faces (DD-4)."""
MONSTER_SUM = {1: 5, 2: 8, 3: 12, 4: 16}
"""What a monster's stats and abilities are worth by its level (DD-7)."""
ONE_COUNTER = 10
WANTED_OPTIONS = ("cap", "columns", "first", "lethal", "life", "open_items", "quiet", "rows", "turns")
_SIDES = ("w", "e")
Path_ = tuple[str | int, ...]
FigureModel = TypeVar("FigureModel", files.MonsterModel, files.ItemModel)


class Reader(FileReader):
    """Reads the files and collects what doesn't fit."""

    def __init__(self, otherwise: Path | None) -> None:
        super().__init__(otherwise)
        self.words: dict[str, str] = {}
        self.kinds: tuple[str, ...] = ()
        self.kind: dict[str, int] = {}

    def _more(self, path: Path) -> tuple[files.MoreModel, Document, Path_]:
        """A further file: monsters alone, or a mapping of what it adds; and where its monsters stand."""
        more, document = self.read_more(path, files.MoreModel, files.Monsters)
        if isinstance(more, files.MoreModel):
            return more, document, ("monsters",)
        return files.MoreModel(monsters=more or {}), document, ()

    def read(self, where: Path, extra: Sequence[Path]) -> Definitions:
        """Read a folder of definitions and further files.

        Raises:
            BadInput: with every problem.
        """
        dice, dice_file = self.read_file(where / DICE, files.DiceModel)
        monsters, monsters_file = self.read_file(where / MONSTERS, files.Monsters)
        items, items_file = self.read_file(where / ITEMS, files.Items)
        nets, nets_file = self.read_file(where / NETS, files.Nets)
        named, pools_file = self.read_file(where / POOLS, files.Pools)
        further = [self._more(path) for path in extra]
        options = self.read_options(where, WANTED_OPTIONS, _SIDES)
        self.stop_if_faulty()
        assert dice
        assert monsters is not None
        assert items is not None
        assert nets is not None
        assert named is not None
        self._dice(dice, dice_file)
        self._nets(nets, nets_file)
        figures: dict[str, Figure] = {}
        self._monsters(figures, monsters, monsters_file, ())
        self._items(figures, items, items_file, ())
        for more, document, at in further:
            self._monsters(figures, more.monsters, document, at)
            self._items(figures, more.items, document, ("items",))
        self.stop_if_faulty()
        made = self._made(figures, dice, nets, options)
        pools: dict[str, NamedPool] = {}
        self._pools(pools, made, named, pools_file, ())
        for more, document, _ in further:
            self._pools(pools, made, more.pools, document, ("pools",))
        self.stop_if_faulty()
        return Definitions(**{**vars(made), "pools": pools})

    def _made(
        self,
        known: Mapping[str, Figure],
        dice: files.DiceModel,
        nets: Mapping[str, files.NetModel],
        options: OptionsModel,
    ) -> Definitions:
        """All but the pools."""
        unknown = [
            Figure(kind, say("item of level {level}", level=kind[0]), int(kind[0]), kind[1], at, unknown=True)
            for at, kind in enumerate(self.kinds)
            if kind[1] == ITEM_COLOUR
        ]
        figures = (*unknown, *(known[code] for code in sorted(known)))
        shown = {kind: dice.faces[kind].split() for kind in self.kinds}
        given = {face for faces in shown.values() for face in faces} - {SUMMON_FACE}
        names = (SUMMON_FACE, *sorted(given))
        face = {name: at for at, name in enumerate(names)}
        gives = [(NO_CREST, 0)]
        gives += [(CRESTS.index(name[0]), int(name[1:] or 1)) for name in names[1:]]
        oriented = all_oriented({letter: net.drawn for letter, net in nets.items()})
        return Definitions(
            figures=figures,
            codes={f.code: at for at, f in enumerate(figures) if not f.unknown},
            figure_names=tuple(f.code for f in figures),
            unknown={f.kind: at for at, f in enumerate(figures) if f.unknown},
            kinds=self.kinds,
            kind=self.kind,
            level=tuple(int(kind[0]) for kind in self.kinds),
            faces=tuple(tuple(face[name] for name in shown[kind]) for kind in self.kinds),
            face_names=names,
            face=face,
            gives=tuple(gives),
            nets=oriented,
            net={net.text: at for at, net in enumerate(oriented)},
            net_texts=tuple(net.text for net in oriented),
            net_names={letter: net.name for letter, net in nets.items()},
            crests=dict[str, str](dice.crests.items()),
            colours={letter: colour.name for letter, colour in dice.colours.items()},
            classes={letter: colour.class_ for letter, colour in dice.colours.items()},
            pools={},
            options=options,
        )

    # --- dice and nets
    def _dice(self, dice: files.DiceModel, document: Document) -> None:
        """There is a die for each level and colour, and its faces are worth its level (DD-3, DD-4)."""
        wanted = [f"{level}{colour}" for level in SUMMONS for colour in dice.colours]
        if missing := [crest for crest in CRESTS if crest not in dice.crests]:
            self.add(document, ("crests",), say("crests has no {known}", known=", ".join(missing)))
        if ITEM_COLOUR not in dice.colours:
            self.add(document, ("colours",), say("colours has no {colour}, that of items", colour=ITEM_COLOUR))
        if missing := [kind for kind in wanted if kind not in dice.faces]:
            self.add(document, ("faces",), say("faces has no {known}", known=", ".join(missing)))
        for kind, text in dice.faces.items():
            path: Path_ = ("faces", kind)
            if kind[1] not in dice.colours:
                self.add(document, path, say("there is no colour {colour}", colour=kind[1]))
            elif wrong := faces_fault(kind, text.split()):
                self.add(document, path, wrong)
        self.kinds = tuple(sorted(dice.faces))
        self.kind = {kind: at for at, kind in enumerate(self.kinds)}

    def _nets(self, nets: Mapping[str, files.NetModel], document: Document) -> None:
        """Each folds to a cube, and no two are the same one turned (DD-13, DD-15)."""
        seen: dict[frozenset[tuple[int, int]], str] = {}
        for letter, net in nets.items():
            if wrong := drawing_fault(net.drawn):
                self.add(document, (letter, "drawn"), say("the net {letter}: {wrong}", letter=letter, wrong=wrong))
                continue
            for one in all_oriented({letter: net.drawn}):
                same = as_shape(one.offsets)
                if same in seen:
                    what = say("the net {letter} is the net {other} laid another way", letter=letter, other=seen[same])
                    self.add(document, (letter,), what)
                    break
            seen |= {as_shape(one.offsets): letter for one in all_oriented({letter: net.drawn})}

    # --- figures
    def _monsters(
        self, figures: dict[str, Figure], models: Mapping[str, files.MonsterModel], document: Document, at: Path_
    ) -> None:
        for code, model, path in self._fitting(figures, models, document, at):
            if model.kind[1] == ITEM_COLOUR:
                self.add(document, (*path, "kind"), say("{code} is a monster of the colour of items", code=code))
                continue
            traits = worth = 0
            for index, name in enumerate(model.traits):
                trait = TRAITS.get(name)
                if trait is None:
                    known = ", ".join(TRAITS.names())
                    self.add(
                        document,
                        (*path, "traits", index),
                        say("there is no general ability {name!r}; there are {known}", name=name, known=known),
                    )
                elif not traits & trait.bit:
                    traits |= trait.bit
                    worth += trait.worth
            abilities = self._abilities(code, model, document, (*path, "abilities"))
            worth += sum(ability.worth for ability in model.abilities.values())
            level = int(model.kind[0])
            total = (model.atk + model.defence + model.hp) // ONE_COUNTER + worth
            if total != MONSTER_SUM[level]:
                self.add(document, path, say("{code} is worth {total}, not {wanted}",
                                             code=code, total=total, wanted=MONSTER_SUM[level]),
                          say("Atk, Def and HP by ten and what the abilities are worth add up to 5, 8, 12, 16 "
                          "for level 1, 2, 3, 4 (DD-7)."))  # fmt: skip
            figures[code] = Figure(
                code, model.name, level, model.kind[1], self.kind[model.kind],
                model.atk, model.defence, model.hp, traits, abilities, short=model.short or "",
            )  # fmt: skip

    def _fitting(
        self, figures: Mapping[str, Figure], models: Mapping[str, FigureModel], document: Document, at: Path_
    ) -> Iterator[tuple[str, FigureModel, Path_]]:
        """The models whose code is free and whose kind there is, each with where it stands."""
        for code, model in models.items():
            path: Path_ = (*at, code)
            if self._fits(figures, code, model.kind, document, path):
                yield code, model, path

    def _fits(self, figures: Mapping[str, Figure], code: str, kind: str, document: Document, path: Path_) -> bool:
        if code in figures:
            self.add(document, path, say("the code {code} is taken by {name}", code=code, name=figures[code].name),
                      say("Take three other capitals."))  # fmt: skip
        elif kind not in self.kind:
            self.add(document, (*path, "kind"), say("there is no kind {kind}", kind=kind))
        else:
            return True
        return False

    def _abilities(self, code: str, model: files.MonsterModel, document: Document, at: Path_) -> tuple[Ability, ...]:
        found: list[Ability] = []
        for word, given in model.abilities.items():
            path: Path_ = (*at, word)
            if self.words.setdefault(word, code) != code:
                self.add(document, path, say("{monster} has an ability {word}, too",
                                             monster=self.words[word], word=word),
                          say("A word is unique among all (DD-9)."))  # fmt: skip
            target = self._target(given.target, document, (*path, "target"), of_item=False)
            effects = self._effects(given.effects, document, (*path, "effects"), of_item=False)
            if target is None or effects is None:
                continue
            self._agree(target, effects, document, path)
            found.append(
                Ability(Phrase(word, None, ABILITY), TIMINGS.index(given.timing), given.cost, target, effects,
                        given.once, given.worth, len(found))
            )  # fmt: skip
        return tuple(found)

    def _items(
        self, figures: dict[str, Figure], models: Mapping[str, files.ItemModel], document: Document, at: Path_
    ) -> None:
        for code, model, path in self._fitting(figures, models, document, at):
            if model.kind[1] != ITEM_COLOUR:
                self.add(
                    document,
                    (*path, "kind"),
                    say("{code} is an item, its colour is {colour}", code=code, colour=ITEM_COLOUR),
                )
                continue
            target = self._target(model.target, document, (*path, "target"), of_item=True)
            effects = self._effects(model.effects, document, (*path, "effects"), of_item=True)
            if target is None or effects is None:
                continue
            self._agree(target, effects, document, path)
            if model.stays and any(effect.key == "gain" for effect in effects):
                self.add(document, (*path, "stays"), say("{code} gains crests and stays in play", code=code),
                          say("An item with gain is discarded after use (DD-12)."))  # fmt: skip
            if sum(effect.places for effect in effects) > 1:
                self.add(document, (*path, "effects"), say("{code} places a monster twice", code=code))
            figures[code] = Figure(
                code, model.name, int(model.kind[0]), ITEM_COLOUR, self.kind[model.kind],
                item=ItemPart(target, effects, model.stays), short=model.short or "",
            )  # fmt: skip

    def _target(self, text: str, document: Document, path: Path_, *, of_item: bool) -> Target | None:
        try:
            kind = read_part(TARGETS, text)
            if kind.of_items != of_item:
                raise ValueError(_only_for(kind.key, of_item))
            return kind.read(text.split()[1:])
        except ValueError as error:
            self.add(document, path, say("the target {text!r}: {error}", text=text[:40], error=str(error)))
            return None

    def _effects(
        self, texts: Sequence[str], document: Document, at: Path_, *, of_item: bool
    ) -> tuple[Effect, ...] | None:
        found: list[Effect] = []
        for index, text in enumerate(texts):
            try:
                kind = read_part(EFFECTS, text)
                if not (kind.of_items if of_item else kind.of_abilities):
                    raise ValueError(_only_for(kind.key, of_item))
                found.append(kind.read(text.split()[1:]))
            except ValueError as error:
                self.add(document, (*at, index), say("the effect {text!r}: {error}", text=text[:40], error=str(error)))
        return tuple(found) if len(found) == len(texts) else None

    def _agree(self, target: Target, effects: Sequence[Effect], document: Document, path: Path_) -> None:
        """Each effect gets from the target what it needs; ``link`` and ``attack`` go with few (DD-12)."""
        for index, effect in enumerate(effects):
            at: Path_ = (*path, "effects", index)
            needs_letter = effect.key == "drain" and not getattr(effect, "crest", "")
            if target.gives not in effect.takes or (needs_letter and target.gives != "crest"):
                self.add(
                    document,
                    at,
                    say("{key} does not go with the target {other} (DD-12)", key=effect.key, other=target.key),
                )
        if target.gives in ("attack", "link") and not any(
            effect.key in ("cancel", "guard", "parry") for effect in effects
        ):
            self.add(document, (*path, "target"),
                      say("the target {key} goes with cancel, guard or parry (DD-12)", key=target.key))  # fmt: skip

    # --- pools
    def _pools(
        self,
        pools: dict[str, NamedPool],
        definitions: Definitions,
        models: Mapping[str, files.PoolModel],
        document: Document,
        at: Path_,
    ) -> None:
        for key, model in models.items():
            if key in pools:
                self.add(document, (*at, key), say("there is a pool {key} already", key=key))
                continue
            pool = Pool(tuple(sorted(model.dice.split())), tuple(sorted(model.figures.split())))
            for part, wrong, rule in pool_faults(definitions, pool):
                self.add(
                    document, (*at, key, part), say("the pool {key}: {wrong} ({rule})", key=key, wrong=wrong, rule=rule)
                )
            pools[key] = NamedPool(key, model.name, model.says, pool)


def _only_for(key: str, of_item: bool) -> str:
    """What is wrong with a target or an effect of an item, or of an ability."""
    if of_item:
        return say("{key} is for abilities only (DD-12)", key=key)
    return say("{key} is for items only (DD-12)", key=key)


def faces_fault(kind: str, faces: Sequence[str]) -> str:
    """What is wrong with the faces of the die of a kind, ``""`` if nothing is (DD-4)."""
    level = int(kind[0])
    summons, crests = faces.count(SUMMON_FACE), 0
    for face in faces:
        if face == SUMMON_FACE:
            continue
        number = face[1:] or "1"
        if face[0] not in CRESTS or not (number.isascii() and number.isdigit()) or face[1:] == "1":
            return say(
                "the die {kind} shows {face!r}: a face is S or a crest and how many, such as M2", kind=kind, face=face
            )
        if not 1 < int(number) < ONE_COUNTER and face[1:]:
            return say("the die {kind} shows {face!r}: a face gives 1 to 9 crests", kind=kind, face=face)
        crests += int(number)
    if len(faces) != 6 or summons != SUMMONS[level]:
        return say(
            "the die {kind} has {faces} faces, {summons} of them S; it has 6, and {wanted} of them S (DD-4)",
            kind=kind,
            faces=len(faces),
            summons=summons,
            wanted=SUMMONS[level],
        )
    if crests != CREST_SUM[level]:
        return say(
            "the die {kind} gives {crests} crests; those of level {level} add up to {wanted} (DD-4)",
            kind=kind,
            crests=crests,
            level=level,
            wanted=CREST_SUM[level],
        )
    return ""


FILES = GameFiles(NAME, (DICE, MONSTERS, ITEMS, NETS, POOLS, "options.yaml"), Reader)
"""The game's files, and those of further figures and pools."""
load_definitions, read_definitions = FILES.load, FILES.read
