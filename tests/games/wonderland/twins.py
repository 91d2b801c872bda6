"""Twins of a match: the same as far as a seat can tell, with other cards where it has seen none (W-70, W-76)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from tests.games.wonderland.helpers import game
from wonderland.games.wonderland.known import as_known

OTHER = {"w": "e", "e": "w"}
TRIES = 60


def begun():
    """Matches at their beginning, with each option that hides something."""
    for seed, options in enumerate(({}, {}, {"face_down": True}, {"face_down": True})):
        yield game().new(options={"preset": "quick", **options}, seed=seed)
    yield game().new(options={"face_down": True}, seed=5)
    hidden = {"preset": "quick", "referee": True, "hidden_beings": True}
    for seed, options in enumerate(({"hidden_beings": False}, {}, {"paired_cards": True}, {"face_down": True})):
        yield game().new(options={**hidden, **options}, seed=seed)


def names(match):
    """Every card, as it is named in a pool and in play, and every number."""
    cards = list(match.game.definitions.cards)
    numbers = [f"{side}#{n}" for side in OTHER for n in range(1, 6)]
    return [*cards, *(side + card for side in OTHER for card in cards), *numbers]


def shown(match, side):
    """The cards of a side that the other has seen: in play, discarded, or chosen face up."""
    state = match.state()
    cards = {b["id"][1:] for b in state["beings"] if b["id"][0] == side} | set(state["discards"][side])
    if not match.position.config.options.face_down:  # W-70
        cards |= chosen(match, side)
    return cards


def chosen(match, side):
    """The cards that a side has chosen for its dice."""
    return {c for line in match.lines if line.startswith(f"{side} dice") for c in line.split()[2:]}


def twin(match, seat, rng):
    """The record with other cards of the other side where the seat has never seen them; None if none fit.

    Cards that were chosen face down become others of their level. What else is hidden becomes what
    may be in its place.
    """
    if match.position.config.options.referee:
        with suppress(LookupError):
            return as_known(game().rules, match.record(), seat, rng)
        return None
    side, cards = OTHER[seat], game().rules.definitions.cards
    record, seen, rolled = match.record(), shown(match, side), chosen(match, side)
    own = record.setup["pools"][side]
    hidden = sorted((c for c in own if c not in seen), key=lambda card: card not in rolled)
    for _ in range(TRIES):
        taken, names = {(c[0], cards[c].colour) for c in own if c in seen}, {}
        for card in hidden:
            fitting = [
                c
                for c in cards.values()
                if (c.rank, c.colour) not in taken and (card not in rolled or c.level == cards[card].level)
            ]
            if not fitting:
                break
            new = rng.choice(fitting)
            taken.add((new.rank, new.colour))
            names[card] = new.name
        if len(names) == len(hidden):
            return _renamed(record, side, names)
    return None


def _renamed(record, side, names):
    """The record with a side's cards renamed in its pool and in its choices of dice."""
    pools = record.setup["pools"]
    pools = {**pools, side: [names.get(card, card) for card in pools[side]]}
    moves = [
        " ".join(names.get(word, word) for word in line.split()) if line.startswith(f"{side} dice") else line
        for line in record.moves
    ]
    return replace(record, setup={**record.setup, "pools": pools}, moves=moves)
