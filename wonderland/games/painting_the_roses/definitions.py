"""The game's definitions: YAML under ``config/games/painting-the-roses/`` into frozen data.

All of section 1 of the rules is data: cards, packs, gardens, hands (PR-1 to PR-9).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from wonderland.content.definition_files import option_problems
from wonderland.content.places import config_folder
from wonderland.content.written import written
from wonderland.content.yamlfile import Document, check_model, load
from wonderland.core.errors import BadInput, Problem
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


def folder() -> Path:
    """Where the game's definitions lie."""
    return config_folder() / "games" / NAME


def read_definitions(extra: tuple[Path, ...] = ()) -> Definitions:
    """Read the game's definitions, and files of further ranks.

    Raises:
        BadInput: with every problem of the files.
    """
    problems: list[Problem] = []
    document = load(folder() / "cards.yaml")
    cards = check_model(document, CardsModel)
    ranks = dict(cards.ranks)
    problems += _rank_problems(document, cards.ranks)
    for path in extra:
        further = load(path)
        more = check_model(further, MoreRanksModel)
        problems += _rank_problems(further, more.ranks)
        problems += [
            Problem(further.name, further.line_of(("ranks", letter)),
                    say("the rank {letter} is there already", letter=letter),
                    say("Take another letter or digit."))
            for letter in more.ranks if letter in ranks
        ]  # fmt: skip
        ranks |= more.ranks
    problems += _table_problems(document, cards, ranks)
    document = load(folder() / "options.yaml")
    options = check_model(document, OptionsModel)
    problems += option_problems(document, options, _OPTIONS, LETTERS)
    if problems:
        raise BadInput(problems)
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


load_definitions = cache(read_definitions)
"""The same, read once."""


def check_file(path: Path) -> None:
    """Hold a definition file of this game against its kind: the game's own, or further ranks.

    Raises:
        BadInput: with all that is wrong.
    """
    document = load(path)
    if path.name == "cards.yaml":
        cards = check_model(document, CardsModel)
        problems = _rank_problems(document, cards.ranks)
        problems += _table_problems(document, cards, cards.ranks)
    elif path.name == "options.yaml":
        options = check_model(document, OptionsModel)
        problems = [*option_problems(document, options, _OPTIONS, LETTERS)]
    else:
        check_model(document, MoreRanksModel)
        read_definitions((path,))
        return
    if problems:
        raise BadInput(problems)


_OPTIONS = (
    "dealer", "guard", "kings", "packs", "players", "queen", "quiet", "ranks", "rounds", "rows",
)  # fmt: skip


def _rank_problems(document: Document, ranks: Mapping[str, RankModel]) -> list[Problem]:
    return [
        Problem(document.name, document.line_of(("ranks", letter)),
                say("the rank {letter} has both steps and a power, or neither", letter=letter),
                say("A number card has steps, a face card has a power."))
        for letter, rank in ranks.items()
        if (rank.steps is None) == (rank.power is None)
    ]  # fmt: skip


def _table_problems(
    document: Document, cards: CardsModel, ranks: Mapping[str, RankModel]
) -> list[Problem]:
    """There must be cards enough for every number of players, and a Queen among them."""
    found: list[Problem] = []

    def add(key: str, message: str, mend: str) -> None:
        found.append(Problem(document.name, document.line_of((key,)), message, mend))

    stalker = ranks.get(cards.stalker[0])
    if stalker is None or cards.stalker[1] not in cards.suits or stalker.power != "unpaint":
        add("stalker", say("the stalker {stalker} is no face card that unpaints", stalker=cards.stalker),
            say("Name a rank of that power and a suit."))  # fmt: skip
    garden, table = cards.garden, cards.table
    if garden.central > garden.hedges:
        add(
            "garden",
            say("the central hedge lies outside the garden"),
            say("It is 1 to {hedges}.", hedges=garden.hedges),
        )
    if table.least > table.most:
        add(
            "table",
            say("the least number of players is above the most"),
            say("Change one of them."),
        )
    if table.usual_one_pack > table.one_pack:
        add(
            "table",
            say("more players usually have one pack than may have it"),
            say("Change one of them."),
        )
    if len(ranks) * len(cards.suits) > MOST_KINDS:
        add(
            "ranks",
            say("there are more than {most} kinds of cards", most=MOST_KINDS),
            say("Take some out."),
        )
    numbers = sum(rank.steps is not None for rank in ranks.values()) * len(cards.suits)
    for players in range(table.least, table.most + 1):
        packs = 1 if players <= table.one_pack else 2
        whole = packs * len(ranks) * len(cards.suits) - (packs - 1)
        hedges = players * garden.hedges
        if packs * numbers < hedges or whole < hedges + players * cards.hand.dealt:
            add(
                "table",
                say("there are too few cards for {players} players", players=players),
                say("Add ranks or packs."),
            )
    return found
