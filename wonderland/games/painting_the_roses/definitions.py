"""The game's definitions: YAML under ``config/games/painting-the-roses/`` into frozen data.

All of section 1 of the rules is data: cards, packs, gardens, hands (PR-1 to PR-9).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.definition_files import FileReader, GameFiles
from wonderland.content.written import written
from wonderland.content.yamlfile import Document
from wonderland.core.message import say
from wonderland.kit.options import OptionsModel
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

NAME = "painting-the-roses"
LETTERS = "abcdef"
"""The seats that there may be, in clockwise order."""
MOST_KINDS = 255

RankLetter = Annotated[str, written(r"[A-Z0-9]", say("a capital or a digit, such as T"))]
SuitLetter = Annotated[str, written(r"[A-Z]", say("a capital, such as H"))]
CardName = Annotated[str, written(r"[A-Z0-9][A-Z]", say("a rank and a suit, such as QH"))]
Power = Literal["paint", "unpaint", "wait"]
Size = Annotated[int, Field(ge=1, le=20, strict=True)]


class RankModel(Strict):
    """A rank: as a number (PR-3), and the steps of its walk or the power of its face."""

    name: Text
    rank: Annotated[int, Field(ge=1, le=99, strict=True)]
    steps: Annotated[int, Field(ge=1, le=99, strict=True)] | None = None
    power: Power | None = None


class GardenModel(Strict):
    """A garden: how many hedges, and which of them is the central one (PR-7)."""

    hedges: Size
    central: Size


class HandModel(Strict):
    """How many cards are dealt, kept and drawn (PR-14, PR-77)."""

    dealt: Size
    kept: Size
    drawn: Size


class TableModel(Strict):
    """How many players there may be, and how many one pack usually serves and at most (PR-5, PR-6)."""

    least: Annotated[int, Field(ge=2, le=len(LETTERS), strict=True)]
    most: Annotated[int, Field(ge=2, le=len(LETTERS), strict=True)]
    usual_one_pack: Annotated[int, Field(ge=1, le=len(LETTERS), strict=True)]
    one_pack: Annotated[int, Field(ge=1, le=len(LETTERS), strict=True)]


class CardsModel(Strict):
    """The file ``cards.yaml``."""

    suits: Mapping[SuitLetter, Text]
    ranks: Mapping[RankLetter, RankModel]
    stalker: CardName
    garden: GardenModel
    hand: HandModel
    table: TableModel


class MoreRanksModel(Strict):
    """A file of further ranks, in every suit."""

    ranks: Mapping[RankLetter, RankModel]


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card.

    Attributes:
        name: rank and suit (``"7H"``).
        title: in words (``"Seven of Hearts"``).
        rank: its number as a hedge and as paint (PR-3).
        steps: its value (PR-2), 0 for a face card.
        power: what a face card does when played, ``""`` for a number card.
    """

    name: str
    title: str
    rank: int
    steps: int
    power: str


@dataclass(frozen=True)
class Definitions:
    """The game's data.

    Attributes:
        cards: the kinds of cards, by rank and suit; a card is its index here.
        kind: the index of each name.
        stalker: the index of the Queen of Hearts.
        hedges, central: the size of a garden, and the position of its central hedge from 0.
        dealt, kept, drawn: the sizes of hands.
        least, most: how many players there may be.
        usual_one_pack, one_pack: the most that play with one pack where nothing is said, and that may.
        options: what a match may be told, and the presets.
    """

    cards: tuple[Card, ...]
    kind: Mapping[str, int]
    stalker: int
    hedges: int
    central: int
    dealt: int
    kept: int
    drawn: int
    least: int
    most: int
    usual_one_pack: int
    one_pack: int
    options: OptionsModel


_OPTIONS = ("dealer", "guard", "kings", "packs", "players", "queen", "quiet", "ranks", "rounds", "rows")


class _Reader(FileReader):
    """Reads the files, and files of further ranks."""

    def read(self, where: Path, extra: Sequence[Path]) -> Definitions:
        """Read a folder of definitions, and further files."""
        options = self.read_options(where, _OPTIONS, LETTERS)
        cards, document = self.need_file(where / "cards.yaml", CardsModel)
        ranks = dict(cards.ranks)
        self.ranks(document, cards.ranks)
        for path in extra:
            more, further = self.need_file(path, MoreRanksModel)
            self.ranks(further, more.ranks)
            for letter in more.ranks:
                if letter in ranks:
                    what = say("the rank {letter} is there already", letter=letter)
                    self.add(further, ("ranks", letter), what, say("Take another letter or digit."))
            ranks |= more.ranks
        self.table(document, cards, ranks)
        self.stop_if_faulty()
        return _made(cards, ranks, options)

    def ranks(self, document: Document, ranks: Mapping[str, RankModel]) -> None:
        """A rank is a number's or a face's."""
        for letter, rank in ranks.items():
            if (rank.steps is None) == (rank.power is None):
                what = say("the rank {letter} has both steps and a power, or neither", letter=letter)
                mend = say("A number card has steps, a face card has a power.")
                self.add(document, ("ranks", letter), what, mend)

    def table(self, file: Document, cards: CardsModel, ranks: Mapping[str, RankModel]) -> None:
        """There must be cards enough for every number of players, and a Queen among them."""
        stalker = ranks.get(cards.stalker[0])
        if stalker is None or cards.stalker[1] not in cards.suits or stalker.power != "unpaint":
            what = say("the stalker {stalker} is no face card that unpaints", stalker=cards.stalker)
            self.add(file, ("stalker",), what, say("Name a rank of that power and a suit."))
        garden, table, change = cards.garden, cards.table, say("Change one of them.")
        if garden.central > garden.hedges:
            what = say("the central hedge lies outside the garden")
            self.add(file, ("garden",), what, say("It is 1 to {hedges}.", hedges=garden.hedges))
        if table.least > table.most:
            what = say("the least number of players is above the most")
            self.add(file, ("table",), what, change)
        if table.usual_one_pack > table.one_pack:
            what = say("more players usually have one pack than may have it")
            self.add(file, ("table",), what, change)
        if len(ranks) * len(cards.suits) > MOST_KINDS:
            what = say("there are more than {most} kinds of cards", most=MOST_KINDS)
            self.add(file, ("ranks",), what, say("Take some out."))
        numbers = sum(rank.steps is not None for rank in ranks.values()) * len(cards.suits)
        for players in range(table.least, table.most + 1):
            packs = 1 if players <= table.one_pack else 2
            whole = packs * len(ranks) * len(cards.suits) - (packs - 1)
            hedges = players * garden.hedges
            if packs * numbers < hedges or whole < hedges + players * cards.hand.dealt:
                what = say("there are too few cards for {players} players", players=players)
                self.add(file, ("table",), what, say("Add ranks or packs."))


def _made(cards: CardsModel, ranks: Mapping[str, RankModel], options: OptionsModel) -> Definitions:
    made = tuple(
        Card(
            name=letter + suit,
            title=f"{rank.name} of {cards.suits[suit]}",
            rank=rank.rank,
            steps=rank.steps or 0,
            power=rank.power or "",
        )
        for letter, rank in ranks.items()
        for suit in cards.suits
    )
    kind = {card.name: index for index, card in enumerate(made)}
    return Definitions(
        cards=made,
        kind=kind,
        stalker=kind[cards.stalker],
        hedges=cards.garden.hedges,
        central=cards.garden.central - 1,
        dealt=cards.hand.dealt,
        kept=cards.hand.kept,
        drawn=cards.hand.drawn,
        least=cards.table.least,
        most=cards.table.most,
        usual_one_pack=cards.table.usual_one_pack,
        one_pack=cards.table.one_pack,
        options=options,
    )


FILES = GameFiles(NAME, ("cards.yaml", "options.yaml"), _Reader)
"""The game's files, and those of further ranks."""
load_definitions = FILES.load
