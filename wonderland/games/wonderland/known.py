"""A match as one seat may know it: a record that holds nothing hidden (W-70, W-76, W-85).

What stands in such a record may be shown, analysed and played on with while the match itself goes
on: the other side's unseen cards are guesses, and what chance would draw next is another draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from wonderland.core.errors import IllegalAction
from wonderland.core.game import Game
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games.wonderland.card import is_hooded
from wonderland.games.wonderland.ledger import Held
from wonderland.games.wonderland.named_line import in_names
from wonderland.games.wonderland.observation import in_numbers, unknown_to
from wonderland.games.wonderland.pairs import cards_in, front_of
from wonderland.games.wonderland.position import Position
from wonderland.games.wonderland.secrets import DiceSeen, draw_cards, secret
from wonderland.games.wonderland.state import NOBODY, SIDES
from wonderland.games.wonderland.view import View
from wonderland.games.wonderland.words import other

TRIES = 1000
"""How often a pool is guessed at most. Nearly always the first will do; one that leaves the other
side nothing to summon when the match went on is not the true one (W-68)."""


def as_known(game: Game, record: Record, seat: str, chance: Random) -> Record:
    """Return a record of the same lines as far as a seat may know it (``games.parts.Known``).

    Factors and faces that it has not seen are guessed by what rolls and payments allow (W-77), the
    cards of unknown beings by what the dice allowed that called them (W-83), the other side's other
    cards that the seat has never seen by W-14, each as likely; dice that were chosen face down keep
    their levels. Nothing of it depends on what is hidden.

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
    position = Position.played(game, record)
    hidden = _hidden(game, record, position, seat)
    for _ in range(TRIES):
        with suppress(IllegalAction):
            known = hidden.guessed(record, chance)
            again = Position.played(game, known)
            if (again.result, dict(again.view(seat))) == (position.result, dict(hidden.view)):
                return known
    raise LookupError(f"no pool of {TRIES} that were guessed fits the match")


class _Secret(NamedTuple):
    """What of a line of the other side is hidden.

    Attributes:
        covered: the places of dice in it whose cards the seat has never seen, with their levels.
        called: the number of the unknown being that these dice called, or that is summoned here.
        stars: the places of those dice that showed S.
        rolled: the places of faces that the seat has not seen.
    """

    covered: tuple[tuple[int, int], ...] = ()
    called: str = ""
    stars: tuple[int, ...] = ()
    rolled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class _Hidden:
    """What a seat does not know of the other side.

    Attributes:
        side: the other side.
        view: what the seat sees.
        numbers: the true id of each being that is unknown to it, with its number.
        secrets: for each line of the record what of it is hidden.
    """

    side: str
    view: View
    numbers: Mapping[str, str]
    secrets: tuple[_Secret, ...]

    def guessed(self, record: Record, rng: Random) -> Record:
        """The record with other cards, faces and factors for those that the seat has never seen."""
        known, side = self.view.known, SIDES.index(self.side)
        levels = _most_at_once([[level for _, level in one.covered] for one in self.secrets])
        if self.numbers:  # an unknown being may have been one of them: what does not fit is left
            levels = ()
        dice = DiceSeen((None,) * len(levels), levels, (False,) * len(levels), NOBODY)
        drawn = draw_cards(known, side, self.view.hidden, dice, rng)
        beings = {known.config.own_ids[hood]: label for hood, label in drawn.beings.items()}
        placed = [c for c in known.config.selections[side] if not is_hooded(c)]
        pool = dict.fromkeys([*placed, *drawn.pool, *beings.values()])
        pools = dict(zip(SIDES, map(list, known.config.selections), strict=True))
        pools[self.side] = list(pool)
        setup = {**record.setup, "pools": pools}
        start, faces = known.ledgers[side].course(rng) if known.ledgers else ((), [])
        if "position" in setup:
            setup["position"] = self._start(setup["position"], beings, start)
        letters, spare = (
            iter([known.config.letters[face] for face in faces]),
            self._spare([*drawn.pool, *beings.values()]),
        )
        moves = [
            self._told(line, secret, beings, spare, letters, rng)
            for line, secret in zip(record.moves, self.secrets, strict=True)
        ]
        return replace(record, moves=moves, lines=[], setup=setup)

    def _start(self, position: object, beings: Mapping[str, str], start: Held) -> object:
        """A custom start with guessed factors and unknown beings."""
        assert isinstance(position, Mapping)
        found, letters = dict(position), self.view.known.config.letters
        if start:
            held = dict(zip(letters, start, strict=True))
            found["factors"] = {**found.get("factors", {}), self.side: held}
        if "beings" in found:
            found["beings"] = [self._being(one, beings) for one in found["beings"]]
        return found

    def _being(self, given: Mapping[str, object], beings: Mapping[str, str]) -> Mapping[str, object]:
        number = self.numbers.get(str(given["id"]))
        if number is None:
            return given
        kept = {key: value for key, value in given.items() if key != "str"}
        front, *back = cards_in(beings[number[1:]])
        return {**kept, "id": self.side + front, **({"back": back[0]} if back else {})}

    def _spare(self, pool: Iterable[str]) -> Mapping[int, Sequence[str]]:
        """The cards that may have lain face down, by level, as lines name them."""
        known = self.view.known
        seen = {known.config.labels[card] for card in known.pool[SIDES.index(self.side)]}
        spare: dict[int, list[str]] = {}
        for label in pool:
            if label not in seen:
                spare.setdefault(self._level(label), []).append(front_of(label))
        return spare

    def _level(self, label: str) -> int:
        return self.view.known.config.definitions.cards[label].level

    def _told(
        self,
        line: str,
        secret: _Secret,
        beings: Mapping[str, str],
        spare: Mapping[int, Sequence[str]],
        letters: Iterator[str],
        rng: Random,
    ) -> str:
        """A line with guesses for what of it is hidden."""
        who, verb, *words = line.split()
        if verb == "roll":
            for at in secret.rolled:
                words[at] = next(letters)
        elif verb == "summon" and secret.called:
            words[0] = front_of(beings[secret.called])
        elif secret.covered:
            left = {level: rng.sample(found, len(found)) for level, found in spare.items()}
            called = beings.get(secret.called, "")
            for at, level in secret.covered:
                if called and at in secret.stars and self._level(called) == level:
                    words[at], called = front_of(called), ""
                elif left.get(level):
                    words[at] = left[level].pop()
                else:
                    raise IllegalAction("W-16", say("no card of that level was guessed"))
        elif verb != "dice":
            return in_numbers(line, self.numbers)
        return " ".join([who, verb, *words])


def _hidden(game: Game, record: Record, position: Position, seat: str) -> _Hidden:
    """Go through a match once more, and note what of each line a seat doesn't know now."""
    side, state = other(seat), position.value
    number = SIDES.index(side)
    config = state.config
    unseen = {config.own_ids[card]: config.level[card] for card in secret(state, number) if not state.seen >> card & 1}
    numbers, again = unknown_to(state, seat), game.open(record)
    found: list[_Secret] = []
    for line in record.moves:
        again.perform(line, None)
        one, active = in_names(line), again.active
        if (one.side, one.verb) == (side, "dice"):
            covered = [(at, unseen[c]) for at, c in enumerate(one.cards) if c in unseen]
            found.append(_Secret(covered=tuple(covered)))
        elif one.verb == "roll" and active == side:
            faces = line.split()[2:]
            stars = tuple(at for at, face in enumerate(faces) if face == "S")
            rolled = tuple(at for at, face in enumerate(faces) if face != "S")
            found[-1] = found[-1]._replace(stars=stars)
            found.append(_Secret(rolled=rolled if state.config.referee else ()))
        elif one.verb == "summon" and one.being in numbers:
            called = numbers[one.being][1:]
            found[-2] = found[-2]._replace(called=called)
            found.append(_Secret(called=called))
        else:
            found.append(_Secret())
    return _Hidden(side, position.view(seat), numbers, tuple(found))


def _most_at_once(rolls: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """The levels that must be in a pool from which dice of these levels were chosen."""
    most: dict[int, int] = {}
    for levels in rolls:
        for level in levels:
            most[level] = max(most.get(level, 0), levels.count(level))
    return tuple(level for level in sorted(most) for _ in range(most[level]))
