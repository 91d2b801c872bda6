"""What is fixed for a match: its options, its table, and what each entity is (W-9 to W-15)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import NamedTuple

from wonderland.games.wonderland.abilities.base import Owned
from wonderland.games.wonderland.abilities.blast import Blast
from wonderland.games.wonderland.card import Card, hooded, is_hooded
from wonderland.games.wonderland.components import SIDE_CAPACITY, Barricade, Mobile, Strike
from wonderland.games.wonderland.components.mobile import STRAIGHT, Steps
from wonderland.games.wonderland.definitions import SUITS, Definitions
from wonderland.games.wonderland.grid import Grid, grid_of
from wonderland.games.wonderland.names import being_name, card_name
from wonderland.games.wonderland.pairs import KINDS, front_of, kind_bested
from wonderland.games.wonderland.table_state import SIDE, SIDES, UNLIMITED


@dataclass(frozen=True, slots=True)
class Options:
    """A match's options, every one with its value (W-70, W-71, W-75)."""

    preset: str
    rows: int
    line: int
    life: int
    pool: int
    dice: int
    first: str | None
    face_down: bool
    four_dice: bool
    referee: bool
    hidden_beings: bool
    paired_cards: bool


class _Entity(NamedTuple):
    """What a match has of an entity, by the names that ``MatchConfig`` and ``TableConfig`` tell."""

    card: Card | None
    label: str
    level: int
    strength: int
    attack: int
    defense: int
    mobile: bool
    mov: int
    steps: Steps | None
    around: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    reach: tuple[int, ...]
    barricade: Barricade | None
    abilities: tuple[Owned, ...]
    suit: int
    suit_bit: int
    bests: int
    blast: Owned | None
    wields: tuple[int, ...]


class Known(NamedTuple):
    """What is fixed for a match as a side knows it, and what entity each known card is there."""

    config: MatchConfig
    to: Mapping[int, int]


class MatchConfig:
    """What is fixed for a match; to the rules of the table it is a ``TableConfig``.

    Tuples are indexed by entity, "" or None where there is none. What is not named here stands
    there.

    Attributes:
        definitions, options: the game's data, the options.
        given: the options as they were given, for the record.
        opening: the phase in which the first turn begins (a position may name it).
        selections: each side's cards, sorted as text.
        cards: the card of each entity; with paired cards its pair (W-86).
        labels: what each is called in a pool: its card, or its pair.
        entity: the entity of each id.
        steps: to which of the squares around it a being steps, None where it takes no steps.
        straight: whether all that take steps take them along the sides of squares.
        abilities: what it can use (W-48); ``blast`` the one by which it goes up, or None.
        suit: the index of its suit, with paired cards of its kind (W-90).
    """

    def __init__(
        self,
        definitions: Definitions,
        options: Options,
        given: Mapping[str, object],
        selections: tuple[Sequence[str], Sequence[str]],
        opening: str = "choose",
    ) -> None:
        self.definitions = definitions
        self.layout = definitions.layout
        self.letters = definitions.letters
        self.options = options
        self.referee, self.hidden_beings = options.referee, options.hidden_beings
        self.given = dict(given)
        self.opening = opening
        self.grid: Grid = grid_of(2 * options.line + 2, options.rows)
        images = self.grid.images
        self.approach = (self.grid.near[images[0]], self.grid.near[images[1]])
        self._made: dict[str, _Entity] = {}
        self._known: dict[tuple[int, tuple[str, ...]], Known] = {}
        self._cast(selections)

    def with_cards(self, side: int, cards: Sequence[str]) -> MatchConfig:
        """The same match with other cards of a side, each being named by its card again.

        Each draw of what is hidden asks for it. So what is known of a card is taken over, but only
        of those that stay: the others may be hidden from who gets this.
        """
        other = copy(self)
        other._known = {}
        other._cast((cards, self.selections[1]) if side == 0 else (self.selections[0], cards))
        return other

    def known_as(self, side: int, cards: tuple[str, ...]) -> Known:
        """The same with the cards of a side that are known, in their order as text.

        Each look at a match asks for it, and what is known seldom changes; so it is kept.
        """
        found = self._known.get((side, cards))
        if found is None:
            config = self.with_cards(side, cards)
            found = self._known[side, cards] = Known(config, self.entities_in(config))
        return found

    def entities_in(self, other: MatchConfig) -> Mapping[int, int]:
        """What entity each card is where a side has others, of those that are there too."""
        there = other.entity
        return {entity: there[name] for name, entity in self.entity.items() if name in there}

    def _cast(self, selections: tuple[Sequence[str], Sequence[str]]) -> None:
        """Say what each entity is."""
        self.selections = (tuple(sorted(selections[0])), tuple(sorted(selections[1])))
        cast: list[_Entity] = []
        for selection in self.selections:
            cast += map(self._entity, selection)
            cast += [self._entity("")] * (SIDE_CAPACITY - len(selection))
        self._made = {one.label: one for one in cast}
        # one tuple of each field; zip can't say their types
        columns = iter(zip(*cast, strict=True))
        self.cards: tuple[Card | None, ...] = next(columns)
        self.labels: tuple[str, ...] = next(columns)
        self.level: tuple[int, ...] = next(columns)
        self.strength: tuple[int, ...] = next(columns)
        self.attack: tuple[int, ...] = next(columns)
        self.defense: tuple[int, ...] = next(columns)
        self.mobile: tuple[bool, ...] = next(columns)
        self.mov: tuple[int, ...] = next(columns)
        self.steps: tuple[Steps | None, ...] = next(columns)
        self.around: tuple[tuple[tuple[int, ...], ...], ...] = next(columns)
        self.near: tuple[tuple[int, ...], ...] = next(columns)
        self.reach: tuple[tuple[int, ...], ...] = next(columns)
        self.barricade: tuple[Barricade | None, ...] = next(columns)
        self.abilities: tuple[tuple[Owned, ...], ...] = next(columns)
        self.suit: tuple[int, ...] = next(columns)
        self.suit_bit: tuple[int, ...] = next(columns)
        self.bests: tuple[int, ...] = next(columns)
        self.blast: tuple[Owned | None, ...] = next(columns)
        self.wields: tuple[tuple[int, ...], ...] = next(columns)
        self.straight = {None, STRAIGHT}.issuperset(self.steps)
        self._name(f"{SIDES[SIDE[entity]]}{card.name}" if card else "" for entity, card in enumerate(self.cards))
        self.entity = {name: entity for entity, name in enumerate(self.ids) if name}

    def _entity(self, label: str) -> _Entity:
        """What a card or a pair is in this match, or the nothing that is called ``""``."""
        return self._made.get(label) or self._made_of(label)

    def _made_of(self, label: str) -> _Entity:
        card: Card | None = None
        if label:
            card = hooded(label) if is_hooded(label) else self.definitions.cards[label]
        mobile = card.of(Mobile) if card else None
        strike = card.of(Strike) if card else None
        around, near = self.grid.stepping[mobile.steps if mobile else ""]
        suit = self._suit(card) if card else 0
        abilities = card.abilities if card else ()
        return _Entity(
            card=card,
            label=label,
            level=card.level if card else 0,
            strength=card.strength if card else 0,
            attack=card.attack if card else 0,
            defense=card.defense if card else 0,
            mobile=mobile is not None,
            mov=_most_steps(card),
            steps=mobile.steps if mobile else None,
            around=around,
            near=near,
            reach=self.grid.striking[strike.reach if strike else ""],
            barricade=card.of(Barricade) if card else None,
            abilities=abilities,
            suit=suit,
            suit_bit=1 << suit if card and card.suit else 0,
            bests=self._bests(card) if card else 0,
            blast=_blast_of(abilities),
            wields=_wielded_by(abilities),
        )

    def _name(self, ids: Iterable[str]) -> None:
        """Name the entities."""
        self.ids = tuple(ids)
        self.own_ids = tuple(name[1:] for name in self.ids)
        self.aims = (*self.ids, "image")

    def named(self, entity: int) -> str:
        """The id that an entity's card gives it, whatever ``with_names`` calls it."""
        return f"{SIDES[SIDE[entity]]}{front_of(self.labels[entity])}"

    def with_names(self, names: Mapping[int, str]) -> MatchConfig:
        """The same with other ids of some entities, to write lines by (W-81, W-82)."""
        other = copy(self)
        other._name(names.get(entity, name) for entity, name in enumerate(self.ids))
        return other

    def _suit(self, card: Card) -> int:
        """The index of a card's suit (W-7), or of a pair's kind (W-90); 0 of a hood."""
        if card.back:
            return KINDS.index(self.definitions.cards.kind(card))
        return SUITS.index(card.suit) if card.suit else 0

    def _bests(self, card: Card) -> int:
        """The bit of what a card or a pair bests (W-7, W-90)."""
        if card.back:
            return 1 << KINDS.index(kind_bested(self.definitions.cards.kind(card)))
        return self.definitions.bests[self._suit(card)] if card.suit else 0

    @property
    def columns(self) -> int:
        """The table's columns."""
        return self.grid.columns

    @property
    def rows(self) -> int:
        """The table's rows."""
        return self.grid.rows

    def factor_name(self, index: int) -> str:
        """A factor's name by its index."""
        return self.definitions.factor_name(index)

    def being_name(self, entity: int) -> str:
        """What people call a being: ``"West’s Six of Hearts"``."""
        return being_name(self.definitions, self.ids[entity])

    def card_name(self, entity: int) -> str:
        """What people call its card: ``"Six of Hearts"``."""
        return card_name(self.definitions, self.own_ids[entity])

    def note_abilities(self) -> None:
        """Note anew what follows from ``abilities``, where they were changed."""
        self.blast = tuple(map(_blast_of, self.abilities))
        self.wields = tuple(map(_wielded_by, self.abilities))


def _most_steps(card: Card | None) -> int:
    """The most steps of a being in a turn, 0 where it never moves (W-38, W-88)."""
    if card is None or not card.of(Mobile):
        return 0
    return UNLIMITED if card.mov is None else max(0, card.mov)


def _blast_of(owned: Sequence[Owned]) -> Owned | None:
    for own in owned:
        if isinstance(own.kind, Blast):
            return own
    return None


def _wielded_by(owned: Sequence[Owned]) -> tuple[int, ...]:
    return tuple(sorted({own.factor for own in owned}))
