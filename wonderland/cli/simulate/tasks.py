"""A match to play, and what came of it: all that goes to a worker and comes back."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

import wonderland
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.content import records
from wonderland.content.places import config_folder
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.session.match_session import AI, MatchSession, Seat

Cards = tuple[str, ...]
OVER = say("over")
"""What decided, in a game that has no words for it."""


@dataclass(frozen=True, slots=True)
class Task:
    """One match to play; all that a worker needs.

    Attributes:
        index: its number, from 0.
        game: the game's name.
        players: who plays each seat.
        options: the game's options.
        pools: the cards of the seats that were given some; the others get theirs by the seed.
        seed: what the whole run is drawn from.
        keep: whether the record is wanted.
    """

    index: int
    game: str
    players: tuple[tuple[str, str], ...]
    options: tuple[tuple[str, object], ...]
    pools: tuple[tuple[str, Cards], ...]
    seed: int
    keep: bool


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards that a side had in a match, and those of them that it summoned."""

    side: str
    cards: Cards
    summoned: Cards


@dataclass(frozen=True, slots=True)
class MatchPlayed:
    """What came of a match.

    Attributes:
        index, seed: which match of the run, and what it was drawn from.
        winner: the letters of the seats that won, ``""`` if it was drawn.
        reason: what decided.
        turns, lines: how long it was.
        hands: what seats brought to it, in a game with pools.
        record: the match, ``""`` if it isn't kept.
        places: each seat's place.
    """

    index: int
    seed: int
    winner: str
    reason: str
    turns: int
    lines: int
    hands: tuple[Hand, ...]
    record: str
    places: tuple[tuple[str, int], ...] = ()


def derived(seed: int, index: int, what: str) -> int:
    """A seed of its own for each match and purpose, whatever process plays it."""
    digest = blake2b(f"{seed}:{index}:{what}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big")


def fingerprint() -> str:
    """What tells apart two versions of this program and its data: a digest of both."""
    digest = blake2b(digest_size=16)
    package = Path(wonderland.__file__).parent
    data = config_folder() / "games"
    for path in [*sorted(package.rglob("*.py")), *sorted(data.rglob("*.yaml"))]:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def play_one(task: Task) -> MatchPlayed:
    """Play one match to its end."""
    game = api.game(task.game)
    match = game.new(
        options=dict(task.options),
        pools={side: list(cards) for side, cards in task.pools} or None,
        seed=derived(task.seed, task.index, "match"),
    )
    agents = {
        side: game.agent(player.removeprefix(AI), derived(task.seed, task.index, side)) for side, player in task.players
    }
    while play_on(match, agents):
        pass
    outcome = match.outcome
    assert outcome is not None
    kept = ""
    if task.keep:
        seats = {side: Seat(player, player) for side, player in task.players}
        kept = records.write(MatchSession(game, match, seats).record())
    return MatchPlayed(
        index=task.index,
        seed=match.seed or 0,
        winner="".join(outcome.winners),
        reason=decided(game, match),
        turns=match.turn,
        lines=len(match.lines),
        hands=_hands(game, match),
        record=kept,
        places=tuple(outcome.places.items()),
    )


def decided(game: api.Game, match: Match) -> str:
    """What decided a match that is over: a key of the game's ``ends``."""
    outcome, result, deciding = match.outcome, match.result, game.parts.deciding
    assert outcome is not None and result is not None
    if outcome.reason or deciding is None:
        return outcome.reason or OVER
    return deciding.decided(result)


def _hands(game: api.Game, match: Match) -> tuple[Hand, ...]:
    """Which cards each seat brought and used; nothing in a game without pools."""
    pools = game.parts.pools
    if pools is None:
        return ()
    return tuple(Hand(side, pools.brought(match, side), pools.used(match, side)) for side in match.seats)
