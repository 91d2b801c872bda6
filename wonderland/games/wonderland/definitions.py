"""The flagship's definitions: YAML under ``config/games/wonderland/`` into frozen data (W-8).

``definition_files`` says what a file may hold; what is read here is held against the other files
and made into the cards that the rules use.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from wonderland.content.definition_files import FileReader, GameFiles
from wonderland.content.yamlfile import Document, check_model
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.games.wonderland.abilities.base import Ability, Owned
from wonderland.games.wonderland.abilities.kinds import KINDS
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.components import COMPONENTS, Component, layout_of
from wonderland.games.wonderland.definition_files import (
    AbilityData,
    BeingModel,
    CardsModel,
    ClaimModel,
    DiceModel,
    ModModel,
    PoolModel,
    SuitModel,
    being_model,
    mod_model,
    table_of,
)
from wonderland.games.wonderland.factors import RULES_FACTORS, SUMMON
from wonderland.games.wonderland.pairs import Deck, pair_faults
from wonderland.games.wonderland.selections import selection_faults
from wonderland.kit.columns import ColumnLayout
from wonderland.kit.options import OptionsModel
from wonderland.kit.registry import Registry

SUITS = "HSDC"
LEVELS = (1, 2, 3, 4)
Path_ = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Definitions:
    """All that the flagship's files say, checked and frozen.

    Attributes:
        cards: every card of the deck by name, and every pair of them (W-86).
        suits: each suit's name and the suit it bests.
        bests: for each suit index (of ``SUITS``) the bit of the suit it bests.
        letters: the letters of the factors in the order of their indices.
        face_letters: those of the faces: S, then the factors.
        faces: for each level the indices of its die's faces.
        factors: the factors' names by letter, in the order of their indices.
        rank_names: the ranks' names.
        pips: for each rank the layout of its pips.
        abilities: every ability by its name.
        layout: where the numbers lie that components and abilities bring.
        options, pools, pair_pools: as the files say.
    """

    cards: Deck
    suits: Mapping[str, SuitModel]
    bests: tuple[int, ...]
    letters: str
    face_letters: str
    faces: Mapping[int, tuple[int, ...]]
    factors: Mapping[str, str]
    rank_names: Mapping[str, str]
    pips: Mapping[str, tuple[str, ...]]
    abilities: Mapping[str, Ability]
    layout: ColumnLayout
    options: OptionsModel
    pools: Mapping[str, PoolModel]
    pair_pools: Mapping[str, PoolModel]

    def factor_name(self, index: int) -> str:
        """A factor's name by its index."""
        return self.factors[self.letters[index]]


@dataclass(frozen=True)
class Kinds:
    """What beings may be made of: the game's own classes, and those that were handed in."""

    components: Registry[Component]
    abilities: Registry[Ability]

    def layout(self) -> ColumnLayout:
        """Where the columns of all of them lie."""
        others = [part for part in self.components if part not in set(COMPONENTS)]
        added = [column for kind in (*others, *self.abilities) for column in kind.columns]
        return layout_of(tuple(added))


OWN_KINDS = Kinds(COMPONENTS, KINDS)


def kinds_with(components: Iterable[type[Component]] = (), abilities: Iterable[type[Ability]] = ()) -> Kinds:
    """The game's own kinds, and others beside them.

    Raises:
        ValueError: if two have one name, or bring a column of one name.
    """
    kinds = Kinds(COMPONENTS.with_(components), KINDS.with_(abilities))
    kinds.layout()
    return kinds


def stats_of_pips(rows: Sequence[str]) -> tuple[int, int, int]:
    """Read Str, Atk and Def off a layout of pips (W-2).

    Args:
        rows: the layout, a text of three characters a row, ``o`` for a pip.

    Returns:
        The most pips in one column, the columns with pips, the pips in the middle column.
    """
    columns = [sum(row[i] == "o" for row in rows) for i in range(3)]
    return max(columns), sum(1 for pips in columns if pips), columns[1]


class _Reader(FileReader):
    """Reads the files and holds them against each other; collects what doesn't fit."""

    def __init__(self, otherwise: Path | None, kinds: Kinds) -> None:
        super().__init__(otherwise)
        self.kinds = kinds
        self.being = being_model(kinds.components)
        self.layout = kinds.layout()
        self.factors: dict[str, str] = {}
        self.faces: dict[int, list[str]] = {}
        self.abilities: dict[str, Ability] = {}

    def read(self, folder: Path, extra: Sequence[Path]) -> Definitions:
        """Read a folder of definitions and further files."""
        cards, cards_file = self.read_file(folder / "cards.yaml", CardsModel)
        dice, dice_file = self.read_file(folder / "dice.yaml", DiceModel)
        abilities, abilities_file = self.read_file(folder / "abilities.yaml", dict[str, AbilityData])
        options, _ = self.read_file(folder / "options.yaml", OptionsModel)
        pools, pools_file = self.read_file(folder / "pools.yaml", dict[str, PoolModel])
        pairs, pairs_file = self.read_file(folder / "pairs.yaml", dict[str, PoolModel])
        beings, beings_file = self.read_file(folder / "beings.yaml", table_of(self.being))
        mod, alone = mod_model(self.being), table_of(self.being)
        added = [self.read_more(path, mod, alone) for path in extra]
        self.stop_if_faulty()
        assert cards and dice and abilities and options and pools and pairs and beings
        self.deck(cards, cards_file)
        self.stop_if_faulty()
        self.dice(dice, dice_file)
        for more, document in added:
            if isinstance(more, ModModel):
                self.more_dice(more, document)
        self.known_faces(dice_file)
        self.stop_if_faulty()
        self.add_abilities(abilities, abilities_file, ())
        made = self.make_beings(beings, beings_file, (), cards)
        for more, document in added:
            if isinstance(more, ModModel):
                self.add_abilities(more.abilities, document, ("abilities",))
                made.update(self.make_beings(more.beings, document, ("beings",), cards))
            elif more:
                made.update(self.make_beings(more, document, (), cards))
        self.stop_if_faulty()
        self.pools(pools, pools_file, made)
        self.unclaimed(cards, made, beings_file)
        self.stop_if_faulty()
        deck = Deck(made)
        self.pair_pools(pairs, pairs_file, deck)
        self.stop_if_faulty()
        return Definitions(
            cards=deck,
            suits=cards.suits,
            bests=tuple(1 << SUITS.index(cards.suits[suit].bests) for suit in SUITS),
            letters="".join(self.factors),
            face_letters=SUMMON + "".join(self.factors),
            faces={level: tuple(map(self.face, faces)) for level, faces in self.faces.items()},
            factors=self.factors,
            rank_names=cards.names,
            pips={rank: tuple(rows) for rank, rows in cards.pips.items()},
            abilities=self.abilities,
            layout=self.layout,
            options=options,
            pools=pools,
            pair_pools=pairs,
        )

    # --- cards and dice --------------------------------------------------------------------------
    def deck(self, cards: CardsModel, document: Document) -> None:
        """Every rank has a name, pips and a level; every suit is there."""
        for key, table in (("names", cards.names), ("pips", cards.pips), ("levels", cards.levels)):
            missing = [rank for rank in cards.ranks if rank not in table]
            if missing:
                self.add(document, (key,), say("{key} has no {known}", key=key, known=", ".join(missing)),
                          say("Each rank of the deck needs its entry."))  # fmt: skip
        missing = [suit for suit in SUITS if suit not in cards.suits]
        if missing:
            self.add(document, ("suits",), say("suits has no {known}", known=", ".join(missing)),
                      say("The four suits are H, S, D and C."))  # fmt: skip

    def dice(self, dice: DiceModel, document: Document) -> None:
        """There is a die for each level, and a name for each factor of the rules."""
        missing = [str(level) for level in LEVELS if level not in dice.faces]
        if missing:
            self.add(document, ("faces",), say("there is no die of level {known}", known=", ".join(missing)),
                      say("Each level from 1 to 4 needs its faces."))  # fmt: skip
        unnamed = [letter for letter in RULES_FACTORS if letter not in dice.factors]
        if unnamed:
            self.add(document, ("factors",), say("factors has no {known}", known=", ".join(unnamed)),
                      say("The factors C, F, D, A and M are what the rules pay with."))  # fmt: skip
            return
        self.factors = {letter: dice.factors[letter] for letter in RULES_FACTORS}
        self.factors |= dice.factors
        self.faces = dict(dice.faces)

    def more_dice(self, more: ModModel, document: Document) -> None:
        """A further file's factors and dice."""
        for letter, name in more.factors.items():
            if letter in self.factors:
                self.add(document, ("factors", letter),
                          say("{letter} is {name} already", letter=letter, name=self.factors[letter]),
                          say("Take another letter."))  # fmt: skip
            else:
                self.factors[letter] = name
        self.faces |= more.faces
        self._faces_of(document, more.faces)

    def known_faces(self, document: Document) -> None:
        """Every face of a die is Summon or a factor."""
        self._faces_of(document, self.faces if not self.problems else {})

    def _faces_of(self, document: Document, dice: Mapping[int, list[str]]) -> None:
        for level, faces in dice.items():
            for index, face in enumerate(faces):
                if face != SUMMON and face not in self.factors:
                    self.add(document, ("faces", level, index), say("there is no factor {face}", face=face),
                              say("The faces are S, {known}.", known=", ".join(self.factors)))  # fmt: skip

    def face(self, letter: str) -> int:
        """The index of a face."""
        return 0 if letter == SUMMON else list(self.factors).index(letter) + 1

    # --- abilities -------------------------------------------------------------------------------
    def add_abilities(self, abilities: Iterable[str], document: Document, path: Path_) -> None:
        """Make the abilities of a file."""
        for name in abilities:
            self.ability(name, document, (*path, name))

    def ability(self, name: str, document: Document, path: Path_) -> Ability | None:
        """Make an ability; None, and a problem told, where it doesn't fit."""
        part = document.part(*path)
        assert isinstance(part.data, dict)  # as its file's model has it
        data = {key: value for key, value in part.data.items() if key != "name"}
        kind = data.get("kind", "modifier")
        cls = self.kinds.abilities.get(kind) if isinstance(kind, str) else None
        if cls is None:
            self.add(document, (*path, "kind"), say("there is no kind of ability {kind}", kind=kind),
                      say("The kinds are {known}.", known=", ".join(self.kinds.abilities.names())))  # fmt: skip
            return None
        try:
            made = check_model(Document(data, part.name, part.lines), cls)
        except BadInput as bad:
            where = ".".join(map(str, path))
            self.problems += [
                Problem(p.file, p.line, say("{where}: {message}", where=where, message=p.message), p.mend)
                for p in bad.problems
            ]
            return None
        if name in self.abilities:
            self.add(document, path, say("there is an ability {name} already", name=name), say("Name it otherwise."))
        elif fault := made.fault(self.layout):
            self.add(document, path, *fault)
        elif self.factor(made.factor, document, (*path, "factor")) >= 0:
            self.abilities[name] = made
            return made
        return None

    def factor(self, letter: object, document: Document, path: Path_) -> int:
        """The index of a factor; -1, and a problem told, where there is none."""
        if isinstance(letter, str) and letter in self.factors:
            return list(self.factors).index(letter)
        self.add(document, path, say("there is no factor {letter}", letter=letter),
                  say("The factors are {known}.", known=", ".join(self.factors)))  # fmt: skip
        return -1

    def owned(self, entry: str | AbilityData, which: int, document: Document, path: Path_) -> Owned | None:
        """Make an ability that a being has, as its entry says."""
        letter = None
        if isinstance(entry, dict) and "kind" in entry:
            name = str(entry.get("name", entry["kind"]))
            if self.ability(name, document, path) is None:
                return None
        elif isinstance(entry, dict):
            name, letter = str(entry.get("ability")), entry.get("factor")
            for key in entry.keys() - {"ability", "factor"}:
                self.add(document, (*path, key), say("{key}: there is no such key", key=key),
                          say("An ability is its name, or has ability and factor, or a kind."))  # fmt: skip
        else:
            name = entry
        kind = self.abilities.get(name)
        if kind is None:
            self.add(document, path, say("there is no ability {name}", name=name),
                      say("The abilities are {known}.", known=", ".join(self.abilities)))  # fmt: skip
            return None
        factor = self.factor(letter or kind.factor, document, path)
        return Owned(name, kind, factor, which) if factor >= 0 else None

    # --- beings ----------------------------------------------------------------------------------
    def make_beings(
        self, beings: Mapping[str, BeingModel], document: Document, path: Path_, cards: CardsModel
    ) -> dict[str, Card]:
        """Make the cards that a file's beings claim; a card can become one being only."""
        made: dict[str, Card] = {}
        for key, being in beings.items():
            at = (*path, key)
            entries = _entries(being)
            abilities = []
            for which, (entry, where) in enumerate(entries):
                own = self.owned(entry, which, document, (*at, *where))
                if own is not None:
                    abilities.append(own)
            if len(abilities) < len(entries):
                continue
            for index, claim in enumerate(being.cards):
                if unknown := [rank for rank in claim.ranks if rank not in cards.ranks]:
                    self.add(document, (*at, "cards", index),
                              say("there is no rank {known}", known=", ".join(unknown)),
                              say("The ranks of the deck are {known}.", known=", ".join(cards.ranks)))  # fmt: skip
                    continue
                for name in _claimed(claim, cards):
                    if name in made:
                        self.add(document, (*at, "cards", index),
                                  say("{name} is claimed by {being} already", name=name, being=made[name].being),
                                  say("A card becomes one being only."))  # fmt: skip
                    else:
                        made[name] = _make_card(name, key, being, tuple(abilities), cards)
        return made

    def pools(self, pools: Mapping[str, PoolModel], document: Document, made: Mapping[str, Card]) -> None:
        """Named pools keep W-14."""
        for key, pool in pools.items():
            for index in [at for at, name in enumerate(pool.shows) if name not in pool.cards]:
                self.add(document, (key, "shows", index), say("{card} is not in the pool", card=pool.shows[index]),
                          say("What stands for a pool is two of its cards."))  # fmt: skip
            for index, wrong in enumerate(selection_faults(made, pool.cards)):
                if wrong:
                    self.add(document, (key, "cards", index), say("{wrong} (W-14)", wrong=wrong),
                              say("A pool has one card of a rank and colour."))  # fmt: skip

    def pair_pools(self, pools: Mapping[str, PoolModel], document: Document, deck: Deck) -> None:
        """Named pools of pairs keep W-86."""
        for key, pool in pools.items():
            for index, wrong in enumerate(pair_faults(deck, pool.cards)):
                if wrong:
                    self.add(document, (key, "cards", index), say("{wrong} (W-86)", wrong=wrong),
                              say("A pool has each card once, and one front of a rank and colour."))  # fmt: skip

    def unclaimed(self, cards: CardsModel, made: Mapping[str, Card], document: Document) -> None:
        """Every card becomes a being."""
        bare = [r + s for r in cards.ranks for s in SUITS if r + s not in made]
        if bare:
            self.add(document, (), say("no being claims {known}", known=", ".join(bare)),
                      say("Name these cards under `cards` of a being."))  # fmt: skip


def _entries(being: BeingModel) -> list[tuple[str | AbilityData, Path_]]:
    """A being's abilities as its file has them, and where; ``court`` and ``blast`` of older files."""
    found: list[tuple[str | AbilityData, Path_]] = []
    parts = being.components
    if parts.court:
        entry: AbilityData = {"ability": parts.court.ability, "factor": parts.court.factor}
        found.append((entry, ("components", "court", "ability")))
    found += [(entry, ("abilities", index)) for index, entry in enumerate(being.abilities)]
    if parts.blast:
        entry = {"ability": "blast", "factor": parts.blast.factor}
        found.append((entry, ("components", "blast")))
    return found


def _claimed(claim: ClaimModel, cards: CardsModel) -> list[str]:
    suits = claim.suits or [s for s in SUITS if claim.colour in (None, cards.suits[s].colour)]
    return [rank + suit for rank in claim.ranks for suit in suits]


def _make_card(name: str, key: str, being: BeingModel, abilities: tuple[Owned, ...], cards: CardsModel) -> Card:
    rank, suit = name[0], name[1]
    strength, attack, defense = stats_of_pips(cards.pips[rank])
    colour = cards.suits[suit].colour
    level = cards.levels[rank]
    parts = [getattr(being.components, field) for field in type(being.components).model_fields]
    return Card(
        name=name,
        rank=rank,
        suit=suit,
        colour=colour,
        level=level if isinstance(level, int) else getattr(level, colour),
        strength=strength,
        attack=attack,
        defense=defense,
        spots=sum(row.count("o") for row in cards.pips[rank]),
        being=key,
        title=being.name,
        sprite=being.sprite or key,
        components=tuple(part for part in parts if isinstance(part, Component)),
        abilities=abilities,
    )


@cache
def files_with(kinds: Kinds) -> GameFiles[Definitions]:
    """The game's files and those of further beings, where there are such kinds of components and abilities.

    A further file has the form of ``beings.yaml``, or the keys ``factors``, ``faces``, ``abilities``
    and ``beings``. A card that one of them claims becomes that being, and a die that one of them has
    takes the place of the one here.
    """
    own = [f"{name}.yaml" for name in ("cards", "dice", "abilities", "options", "pools", "pairs", "beings")]
    return GameFiles("wonderland", own, partial(_Reader, kinds=kinds))


FILES = files_with(OWN_KINDS)
load_definitions, read_definitions = FILES.load, FILES.read
