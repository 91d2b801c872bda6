"""What is told of each being: how its card's pips make its numbers, its die, what it can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from wonderland.core.message import all_of, commas, lines, rows, say, say_n
from wonderland.games.wonderland.card import Card
from wonderland.games.wonderland.components import COMPONENTS, Component
from wonderland.games.wonderland.definitions import SUITS, Definitions, load_definitions
from wonderland.games.wonderland.figures import Figure, figure_of

COLOURS = ("red", "black")
COLOUR_NAMES = {"red": say("red"), "black": say("black")}


@dataclass(frozen=True, slots=True)
class BeingCard:
    """A being as it is told of.

    Attributes:
        card: the card that becomes it.
        rank: its rank's name.
        colours: the colours of cards that become the same being.
        cards: which cards of the rank those are, in words: their colours, or their suits where
            others of a colour become another being.
        pips: the card's layout, three characters a row, ``o`` for a pip.
        columns: the pips of the left, the middle and the right column.
        faces: the names of its die's faces; ``letters`` their letters.
        about: what it does.
        rules: the numbers of the rules that it is an exception to, or that say more.
        example: what its picture shows, or ``""``.
    """

    card: Card
    rank: str
    colours: tuple[str, ...]
    cards: str
    pips: tuple[str, ...]
    columns: tuple[int, int, int]
    faces: tuple[str, ...]
    letters: tuple[str, ...]
    about: str
    rules: tuple[str, ...]
    example: str

    @property
    def first(self) -> bool:
        """Whether it is the first of those that tell of the same being."""
        return self.colours[0] == self.card.colour

    @property
    def derivations(self) -> tuple[tuple[str, int, str], ...]:
        """For Str, Atk and Def the number, and how it is read off the pips (W-2)."""
        most, filled, middle = max(self.columns), sum(map(bool, self.columns)), self.columns[1]
        lone = say("The middle column holds {pips}.", pips=_pips(middle))
        return (
            (say("Str"), self.card.strength, say("The fullest column holds {pips}.", pips=_pips(most))),
            (say("Atk"), self.card.attack, _FILLED[filled]),
            (say("Def"), self.card.defense, lone if middle else say("The middle column is bare.")),
        )


_FILLED = (
    say("No column has pips."),
    say("One column has pips."),
    say("Two columns have pips."),
    say("Three columns have pips."),
)


def _pips(count: int) -> str:
    return say_n("{n} pip", "{n} pips", count)


def being_cards(definitions: Definitions) -> tuple[BeingCard, ...]:
    """A card for each rank, colour and being, red first; suits that differ have cards of their own."""
    found = []
    for colour in COLOURS:
        for rank in definitions.rank_names:
            kinds = {(card.being, card.level): card for card in _of(definitions, rank, colour)[::-1]}
            ordered = sorted(kinds.values(), key=lambda card: SUITS.index(card.suit))
            found += [being_card(definitions, card) for card in ordered]
    return tuple(found)


def _of(definitions: Definitions, rank: str, colour: str = "") -> list[Card]:
    """The cards of a rank, of one colour if it is named, in the order of the suits."""
    cards = definitions.cards.values()
    fit = [card for card in cards if card.rank == rank and colour in ("", card.colour)]
    return sorted(fit, key=lambda card: SUITS.index(card.suit))


def being_card(definitions: Definitions, card: Card) -> BeingCard:
    """What is told of the being that a card becomes."""
    rank = card.rank
    layout = definitions.pips[rank]
    left, middle, right = (sum(row[i] == "o" for row in layout) for i in range(3))
    same = [other for other in _of(definitions, rank) if _same(other, card)]
    alike = tuple(c for c in COLOURS if any(other.colour == c for other in same))
    whole = all(len(_of(definitions, rank, c)) == sum(o.colour == c for o in same) for c in alike)
    name = definitions.rank_names[rank]
    figure = example_of(card, name)
    words = {"S": say("Summon"), **definitions.factors}
    letters = tuple(definitions.face_letters[face] for face in definitions.faces[card.level])
    return BeingCard(
        card=card,
        rank=name,
        colours=alike,
        cards=all_of([COLOUR_NAMES[c] for c in alike] if whole else [definitions.suits[o.suit].name for o in same]),
        pips=layout,
        columns=(left, middle, right),
        faces=tuple(words[letter] for letter in letters),
        letters=letters,
        about=about(definitions, card),
        rules=_rules(card),
        example=figure.says if figure else "",
    )


def example_of(card: Card, name: str) -> Figure | None:
    """The picture of a being, and what it claims; ``name`` is its rank's.

    None where it has no picture, and where a file of the user's has made it another than ships:
    pictures are drawn, and what they say is checked, by the game as it ships.
    """
    return figure_of(card, name) if load_definitions().cards.get(card.name) == card else None


def _same(one: Card, other: Card) -> bool:
    return (one.being, one.level) == (other.being, other.level)


def about(definitions: Definitions, card: Card) -> str:
    """What a being does, in a few sentences from its components and abilities."""
    sentences = [part.about() if part else missing.absent for missing, part in _parts(card)]
    for own in card.abilities:
        sentences.append(own.kind.about(own.title, definitions.factor_name(own.factor)))
    return rows(*sentences) or say("Steps and strikes along the squares.")


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


def paragraphs(definitions: Definitions, rank: str = "") -> Iterator[str]:
    """The cards as text, one for each being that differs; of one rank if it is named."""
    for card in being_cards(definitions):
        if card.first and rank in ("", card.card.rank):
            yield _text(card)


def _text(being: BeingCard) -> str:
    card = being.card
    beside = [rows(name, f"{value} ", how) for name, value, how in being.derivations]
    faces = commas(being.faces)
    beside += ["", say("Die of level {level}: {faces}", level=card.level, faces=faces)]
    high = max(len(being.pips), len(beside))
    pips = [*being.pips, *[""] * (high - len(being.pips))]
    beside += [""] * (high - len(beside))
    told = [
        say(
            "{rank}, {cards}: {title}, level {level}",
            rank=being.rank,
            cards=being.cards,
            title=card.title,
            level=card.level,
        )
    ]
    for row, words in zip(pips, beside, strict=True):
        drawn = " ".join("o" if mark == "o" else " " for mark in row)
        told.append(rows(f"  {drawn:5}  ", words) if words else f"  {drawn}".rstrip())
    told.append(say("  {what} ({rules})", what=being.about, rules=", ".join(being.rules)))
    if being.example:
        told.append(say("  For example: {example}", example=being.example))
    return lines(*(line or " " for line in told))
