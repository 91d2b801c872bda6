"""A match as one seat may know it: a record that holds nothing hidden (W-70, W-76).

What stands in such a record may be shown, analysed and played on with while the match itself goes
on: the other side's unseen cards are guesses, and what chance would draw next is another draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Game
from wonderland.core.record import Record
from wonderland.games.wonderland.match_config import MatchConfig
from wonderland.games.wonderland.named_line import in_names, with_cards
from wonderland.games.wonderland.pairs import front_of
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.state import SIDES, State
from wonderland.games.wonderland.view import known_to, sample_selection
from wonderland.games.wonderland.words import other

TRIES = 1000
"""How often a pool is guessed at most. Nearly always the first will do; one that leaves the other
side nothing to summon when the match went on is not the true one (W-68)."""


def as_known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """Return a record of the same lines as far as a seat may know it (``games.parts.Known``).

    The cards of the other side that the seat has never seen are guessed by W-14, each as likely;
    dice that were chosen face down keep their levels. Nothing of it depends on what is hidden.

    Args:
        game: the flagship.
        record: the match.
        seat: ``w`` or ``e``.
        chance: guesses what is hidden.

    Raises:
        BadInput: if the record's head is wrong.
        IllegalAction: if one of its lines is refused.
        LookupError: if no pool was found by which the match could have gone as it went.
    """
    position = _replayed(game, record)
    hidden = _hidden(position.value, record, other(seat))
    for _ in range(TRIES):
        known = hidden.guessed(record, chance)
        with suppress(IllegalAction):
            if _replayed(game, known).result == position.result:
                return known
    raise LookupError(f"no pool of {TRIES} that were guessed fits the match")


def _replayed(game: Game, record: Record) -> Position:
    position = game.open(record)
    assert isinstance(position, Position)
    for line in record.moves:
        position.perform(line, None)
    return position


@dataclass(frozen=True, slots=True)
class _Hidden:
    """What a seat does not know of the other side.

    Attributes:
        side: the other side.
        setup: the match's, with no card that the seat has never seen.
        levels: of the cards, or pairs, that it has never seen, by the card that lines name.
        covered: for each line of the record the cards in it that it has never seen.
    """

    side: str
    config: MatchConfig
    levels: Mapping[str, int]
    covered: tuple[tuple[str, ...], ...]

    def guessed(self, record: Record, rng: Random) -> Record:
        """The record with other cards for those that the seat has never seen."""
        levels = _most_at_once([[self.levels[card] for card in cards] for cards in self.covered])
        side = SIDES.index(self.side)
        cards = sample_selection(self.config, side, len(self.levels), levels, rng)
        spare: dict[int, list[str]] = {}
        for card in cards:
            level = self.config.definitions.cards[card].level
            spare.setdefault(level, []).append(front_of(card))
        pools = dict(zip(SIDES, map(list, self.config.selections), strict=True))
        pools[self.side] += cards
        moves = [
            self._renamed(line, cards, spare, rng)
            for line, cards in zip(record.moves, self.covered, strict=True)
        ]
        return replace(record, moves=moves, lines=[], setup={**record.setup, "pools": pools})

    def _renamed(
        self, line: str, cards: Sequence[str], spare: Mapping[int, Sequence[str]], rng: Random
    ) -> str:
        """Write guessed cards of the same levels for those in a line that were never seen."""
        left = {level: rng.sample(found, len(found)) for level, found in spare.items()}
        names = {card: left[self.levels[card]].pop() for card in cards}
        return with_cards(line, names)


def _hidden(state: State, record: Record, side: str) -> _Hidden:
    number = SIDES.index(side)
    config = state.config
    unseen = {
        config.own_ids[card]: config.level[card]
        for card in state.pool[number]
        if not state.seen >> card & 1
    }
    covered = tuple(
        tuple(card for card in one.cards if card in unseen)
        if (one.side, one.verb) == (side, "dice")  # W-70: nothing else names a card of the pool
        else ()
        for one in map(in_names, record.moves)
    )
    return _Hidden(side, known_to(state, 1 - number).config, unseen, covered)


def _most_at_once(rolls: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """The levels that must be in a pool from which dice of these levels were chosen."""
    most: dict[int, int] = {}
    for levels in rolls:
        for level in levels:
            most[level] = max(most.get(level, 0), levels.count(level))
    return tuple(level for level in sorted(most) for _ in range(most[level]))
