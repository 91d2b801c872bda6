"""What a side knows of the other, as a state; and drawing what it doesn't know (W-14, W-70, W-76 to W-85).

Entities are numbered by the selection, so the number of a card would tell what else is in it; that
is why a side that knows less needs entities of its own. There an unknown being is a hood with its
number (``card.hooded``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from wonderland.core.game import Random
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.codes import renumbered
from wonderland.games.wonderland.components import STRENGTH
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.pairs import cards_in, front_of
from wonderland.games.wonderland.pools import pairs_beside
from wonderland.games.wonderland.rolls import UNSEEN
from wonderland.games.wonderland.state import NOBODY, SIDES, State, swap
from wonderland.games.wonderland.unknown import NUMBER, number_of
from wonderland.kit.bits import listed

Remap = Mapping[int, int]


class DiceSeen(NamedTuple):
    """The dice as a side sees those of the other.

    Attributes:
        cards: the card of each, None where it lies face down (W-70).
        levels: the level of each.
        stars: whether each shows S.
        fresh: the unknown being that these dice called, or -1.
    """

    cards: tuple[str | None, ...]
    levels: tuple[int, ...]
    stars: tuple[bool, ...]
    fresh: int


class Drawn(NamedTuple):
    """Cards that could be the true ones, or pairs (``card.label_of``).

    Attributes:
        beings: of the unknown beings.
        pool: in the pool.
        covered: of the dice that lie face down, in their order; in play or in the pool.
    """

    beings: Mapping[int, str]
    pool: tuple[str, ...]
    covered: tuple[str, ...]


# --- what is known -------------------------------------------------------------------------------
def secret(state: State, side: int) -> list[int]:
    """A side's cards of which the other can't tell where they are: in the pool, or unknown in play."""
    return [*state.pool[side], *(being for being in state.beings[side] if being in state.guises)]


def faces_for(state: State, side: int) -> tuple[int, ...]:
    """The faces of the dice as a side sees them: with referee only the S of the other's (W-77)."""
    if not state.config.referee or state.active == side:
        return state.faces
    return tuple(face and UNSEEN for face in state.faces)


def known_to(state: State, side: int) -> State:
    """A state as a side knows it.

    Of the other's pool there are only the cards that it has seen, those too that may be in play
    unknown; an unknown being is a hood; hidden factors are none.
    """
    other, labels = 1 - side, state.config.labels
    seen = [card for card in secret(state, other) if state.seen >> card & 1]
    hoods = {being: f"{NUMBER}{number_of(state, being)}" for being in state.beings[other] if being in state.guises}
    open_beings = [being for being in state.beings[other] if being not in hoods]
    shown = [labels[card] for card in (*seen, *open_beings, *state.discards[other])]
    config, to = state.config.known_as(other, tuple(sorted((*shown, *hoods.values()))))
    new = _recast(state, other, config, hoods, to)
    pool = tuple(sorted(new.config.entity[state.config.named(card)] for card in seen))
    new.pool = swap(new.pool, other, pool)
    new.known_by = side
    if state.config.referee:
        for factor in range(len(state.config.letters)):
            new.set_factor(factor, other, 0)
        kept = [at for at, card in enumerate(state.dice) if state.config.named(card) in new.config.entity]
        faces = faces_for(state, side)
        new.faces = tuple(faces[at] for at in kept) if faces else ()
    return new


# --- drawing what is not -------------------------------------------------------------------------
def draw_cards(known: State, side: int, hidden: int, dice: DiceSeen, rng: Random, *, hooded: bool = False) -> Drawn:
    """Draw a side's cards that the other doesn't know: unseen ones by W-14, each as likely.

    An unknown being is any that it may be (``State.guises``), each as likely, as far as all fit
    together; what does not is drawn again.

    Args:
        known: the state as the other side knows it.
        side: whose cards.
        hidden: how many of its cards the other has never seen.
        dice: the dice as the other sees them.
        rng: draws.
        hooded: whether unknown beings stay unknown.
    """
    seen = {known.config.labels[card] for card in known.pool[side]}
    hoods = [] if hooded else [being for being in known.beings[side] if being in known.guises]
    guises = {hood: possible(known, side, hood, seen) for hood in hoods}
    covered = [level for card, level in zip(dice.cards, dice.levels, strict=True) if card is None]
    while True:
        beings = {hood: cards[int(rng.random() * len(cards))] for hood, cards in guises.items()}
        left = list(covered)
        if dice.fresh in beings and covered:
            level = known.config.definitions.cards[beings[dice.fresh]].level
            if level not in left:
                continue
            left.remove(level)
        unseen = [card for card in beings.values() if card not in seen]
        if not _go_together(known.config, beings.values()) or len(unseen) + len(left) > hidden:
            continue
        drawn = sample_selection(known.config, side, hidden - len(unseen), tuple(left), rng, besides=unseen)
        if drawn is not None:
            break
    pool = (*sorted(seen - set(beings.values())), *drawn)
    return Drawn(beings, pool, _on_dice(known, dice, beings, drawn[: len(left)]))


def possible(known: State, side: int, hood: int, seen: set[str]) -> list[str]:
    """The cards that an unknown being may be, as far as they are not known to be elsewhere (W-14)."""
    taken = _taken(known.config, side)
    return sorted(card for card in known.guises[hood] if card in seen or taken.isdisjoint(_marks(known.config, card)))


def _on_dice(known: State, dice: DiceSeen, beings: Mapping[int, str], drawn: Sequence[str]) -> tuple[str, ...]:
    """The cards of the dice that lie face down: the being that they called, and others."""
    cards, fresh = known.config.definitions.cards, beings.get(dice.fresh)
    left, found = list(drawn), list[str]()
    for card, level, star in zip(dice.cards, dice.levels, dice.stars, strict=True):
        if card is not None:
            continue
        if fresh and star and cards[fresh].level == level:
            found.append(fresh)
            fresh = None
        else:
            found.append(next(one for one in left if cards[one].level == level))
            left.remove(found[-1])
    return tuple(found)


Mark: TypeAlias = str | tuple[str, str]
"""A card, or a rank and colour, that a side has only once."""


def _marks(config: MatchConfig, label: str) -> set[Mark]:
    """What a card or a pair takes from all others of its side (W-14, W-86)."""
    return {config.definitions.cards[label].rank_and_colour, *cards_in(label)}


def _taken(config: MatchConfig, side: int) -> set[Mark]:
    """What a side's cards take that are known."""
    held = [label for label in config.selections[side] if not is_hooded(label)]
    return set().union(*(_marks(config, label) for label in held))


def _go_together(config: MatchConfig, labels: Iterable[str]) -> bool:
    """Whether a side may have all of some cards or pairs (W-14, W-86)."""
    marks = [_marks(config, label) for label in labels]
    return len(set().union(*marks)) == sum(map(len, marks))


def sample_selection(
    config: MatchConfig, side: int, count: int, levels: tuple[int, ...], rng: Random, besides: Sequence[str] = ()
) -> list[str] | None:
    """Draw unseen cards for a side, or pairs, the first of them of the given levels (W-14, W-86).

    Args:
        config: what is fixed, as the other side knows it.
        side: whose cards.
        count: how many.
        levels: of the first ones.
        rng: draws.
        besides: further cards that the side has.

    Returns:
        None where the cards that were drawn leave none for a level, or too few.
    """
    cards = config.definitions.cards
    held = [*(label for label in config.selections[side] if not is_hooded(label)), *besides]
    if config.options.paired_cards:
        return pairs_beside(config.definitions, count, rng, held, levels)
    taken = {cards[card].rank_and_colour for card in held}
    open_cards = [c for c in cards.values() if c.rank_and_colour not in taken]
    drawn: list[str] = []
    wanted: list[int | None] = [*levels, *[None] * (count - len(levels))]
    for level in wanted:
        fitting = [c for c in open_cards if level is None or c.level == level]
        if not fitting:
            return None
        card = fitting[int(rng.random() * len(fitting))]
        drawn.append(card.name)
        open_cards = [c for c in open_cards if c.rank_and_colour != card.rank_and_colour]
    return drawn


def filled(known: State, side: int, drawn: Drawn, dice: DiceSeen) -> State:
    """A state as the other side knows it, with cards of a side that were drawn for it."""
    config = known.config
    labels = config.labels
    hoods = {being: labels[being] for being in known.beings[side] if being in known.guises}
    roles = {**hoods, **drawn.beings}
    placed = [labels[b] for b in (*known.beings[side], *known.discards[side]) if b not in roles]
    cast = config.with_cards(side, (*placed, *roles.values(), *drawn.pool))
    new = _recast(known, side, cast, roles, config.entities_in(cast))

    def entity(label: str) -> int:
        return new.config.entity[SIDES[side] + front_of(label)]

    new.known_by = NOBODY
    new.pool = swap(new.pool, side, tuple(sorted(map(entity, drawn.pool))))
    covered = iter(drawn.covered)
    if drawn.covered:
        new.dice = tuple(entity(card or next(covered)) for card in dice.cards)
    return new


# --- other entities ------------------------------------------------------------------------------
def _recast(state: State, side: int, config: MatchConfig, roles: Mapping[int, str], to: Remap) -> State:
    """Return a copy of a state in which a side's selection is other cards.

    Cards that are not in the new selection vanish from the side's pool and dice.

    Args:
        state: the state.
        side: whose selection.
        config: the state's own with those other cards.
        roles: the card that a being is there, where that is another.
        to: the entity there of each card that is in both (``MatchConfig.entities_in``).
    """
    named = {b: config.entity[SIDES[side] + front_of(c)] for b, c in roles.items()}
    theirs = {b: b for b in state.beings[1 - side]}  # of a selection that stays the same
    being_to = {**to, **theirs, **named}
    new = state.copy()
    new.config = config
    new.columns = config.layout.store()
    step = config.layout.capacity  # a being has one place in each column
    for being in (*state.beings[0], *state.beings[1]):
        new.columns[being_to[being] :: step] = state.columns[being::step]
    new.pool = (_renumber(state.pool[0], to), _renumber(state.pool[1], to))
    new.beings = (_renumber(state.beings[0], being_to), _renumber(state.beings[1], being_to))
    new.discards = (_renumber(state.discards[0], to), _renumber(state.discards[1], to))
    kept = [i for i, card in enumerate(state.dice) if card in to]
    new.dice = tuple(to[state.dice[i]] for i in kept)
    if state.faces:  # none until the dice are rolled
        new.faces = tuple(state.faces[i] for i in kept)
    new.seen = sum(1 << to[e] for e in listed(state.seen) if e in to)
    new.sharer = being_to.get(state.sharer, NOBODY)
    new.pending = state.pending and renumbered(state.pending, being_to)
    new.came = (_in_turn(state.came[0], being_to), _in_turn(state.came[1], being_to))
    new.guises = {being_to[being]: guise for being, guise in state.guises.items()}
    for being in roles:  # who is unknown was never hurt (W-80)
        new.columns[STRENGTH + being_to[being]] = config.strength[being_to[being]]
    for one in (0, 1):
        new.note_wielders(one)
    return new


def _renumber(entities: tuple[int, ...], to: Remap) -> tuple[int, ...]:
    return tuple(sorted(to[entity] for entity in entities if entity in to))


def _in_turn(entities: tuple[int, ...], to: Remap) -> tuple[int, ...]:
    return tuple(to[entity] for entity in entities)
