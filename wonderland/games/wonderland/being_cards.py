"""What is told of each being: how its card's pips make its numbers, its die, what it can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.components import COMPONENTS, Component
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.figures import figure_of

COLOURS = ("red", "black")
_NUMBERS = ("no", "one", "two", "three")


@dataclass(frozen=True, slots=True)
class BeingCard:
    """A being as it is told of.

    Attributes:
        card: the card that becomes it.
        rank: its rank's name.
        colours: the colours of cards that become the same being.
        pips: the card's layout, three characters a row, ``o`` for a pip.
        columns: the pips of the left, the middle and the right column.
        faces: the names of its die's six faces.
        about: what it does.
        rules: the numbers of the rules that it is an exception to, or that say more.
        example: what its picture shows, or ``""``.
    """

    card: Card
    rank: str
    colours: tuple[str, ...]
    pips: tuple[str, ...]
    columns: tuple[int, int, int]
    faces: tuple[str, ...]
    about: str
    rules: tuple[str, ...]
    example: str

    @property
    def derivations(self) -> tuple[tuple[str, int, str], ...]:
        """For Str, Atk and Def the number, and how it is read off the pips (W-2)."""
        most, filled, middle = max(self.columns), sum(map(bool, self.columns)), self.columns[1]
        holds = f"holds {middle}" if middle else "is bare"
        return (
            ("Str", self.card.strength, f"The fullest column holds {_pips(most)}."),
            ("Atk", self.card.attack,
             f"{_NUMBERS[filled].capitalize()} column{'s have' if filled > 1 else ' has'} pips."),
            ("Def", self.card.defense, f"The middle column {holds}."),
        )  # fmt: skip


def _pips(count: int) -> str:
    return f"{count} pip" + ("s" if count != 1 else "")


def being_cards(definitions: Definitions) -> tuple[BeingCard, ...]:
    """A card for each rank and colour, red first."""
    return tuple(
        being_card(definitions, rank, colour)
        for colour in COLOURS
        for rank in definitions.rank_names
    )


def being_card(definitions: Definitions, rank: str, colour: str) -> BeingCard:
    """The card for a rank and a colour."""
    card = _card(definitions, rank, colour)
    layout = definitions.pips[rank]
    left, middle, right = (sum(row[i] == "o" for row in layout) for i in range(3))
    alike = tuple(c for c in COLOURS if _same(_card(definitions, rank, c), card))
    name = definitions.rank_names[rank]
    figure = figure_of(card, name)
    words = {"S": "Summon", **definitions.factors}
    return BeingCard(
        card=card,
        rank=name,
        colours=alike,
        pips=layout,
        columns=(left, middle, right),
        faces=tuple(
            words[definitions.face_letters[face]] for face in definitions.faces[card.level]
        ),
        about=about(definitions, card),
        rules=_rules(card),
        example=figure.says if figure else "",
    )


def _card(definitions: Definitions, rank: str, colour: str) -> Card:
    return next(
        card for card in definitions.cards.values() if (card.rank, card.colour) == (rank, colour)
    )


def _same(one: Card, other: Card) -> bool:
    return (one.being, one.level) == (other.being, other.level)


def about(definitions: Definitions, card: Card) -> str:
    """What a being does, in a few sentences from its components and abilities."""
    told = [part.about() if part else missing.absent for missing, part in _parts(card)]
    for own in card.abilities:
        told.append(own.kind.about(own.name, definitions.factor_name(own.factor)))
    return " ".join(filter(None, told)) or "Steps and strikes along the squares."


def _parts(card: Card) -> Iterator[tuple[type[Component], Component | None]]:
    """Each component that a being can have, as it has it; those that others brought come last."""
    own = tuple(COMPONENTS)
    for kind in own:
        yield kind, card.of(kind)
    for part in card.components:
        if type(part) not in own:
            yield type(part), part


def _rules(card: Card) -> tuple[str, ...]:
    found: list[str] = []
    for missing, part in _parts(card):
        found += part.rules() if part else missing.absent_rules
    for own in card.abilities:
        found += own.kind.more_rules()
    return tuple(dict.fromkeys(found)) or ("W-32", "W-44")


def told(definitions: Definitions, rank: str = "") -> Iterator[str]:
    """The cards as text, one for each being that differs; of one rank if it is named."""
    for card in being_cards(definitions):
        first = card.colours[0] == card.card.colour
        if first and rank in ("", card.card.rank):
            yield _text(card)


def _text(being: BeingCard) -> str:
    card = being.card
    colours = " and ".join(being.colours)
    beside = [f"{name} {value}  {how}" for name, value, how in being.derivations]
    beside += ["", f"Die of level {card.level}: {', '.join(being.faces)}"]
    rows = max(len(being.pips), len(beside))
    pips = [*being.pips, *[""] * (rows - len(being.pips))]
    beside += [""] * (rows - len(beside))
    lines = [f"{being.rank}, {colours}: {card.title}, level {card.level}"]
    for row, words in zip(pips, beside, strict=True):
        drawn = " ".join("o" if mark == "o" else " " for mark in row)
        lines.append(f"  {drawn:5}   {words}".rstrip())
    lines.append(f"  {being.about} ({', '.join(being.rules)})")
    if being.example:
        lines.append(f"  For example: {being.example}")
    return "\n".join(lines)
