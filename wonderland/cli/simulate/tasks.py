"""A match to play, and what came of it: all that goes to a worker and comes back."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import wonderland
from wonderland import api
from wonderland.content import records
from wonderland.content.places import config_folder
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.session.match_session import AI, MatchSession, Seat

Cards = tuple[str, ...]


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
    options: tuple[tuple[str, Any], ...]
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
class Outcome:
    """What came of a match; ``winner`` is ``""`` if it was drawn, ``record`` if it isn't kept."""

    index: int
    seed: int
    winner: str
    reason: str
    turns: int
    lines: int
    hands: tuple[Hand, ...]
    record: str


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


def play_one(task: Task) -> Outcome:
    """Play one match to its end."""
    game = api.game(task.game)
    match = game.new(
        options=dict(task.options),
        pools={side: list(cards) for side, cards in task.pools} or None,
        seed=derived(task.seed, task.index, "match"),
    )
    agents = {
        side: game.agent(player.removeprefix(AI), derived(task.seed, task.index, side))
        for side, player in task.players
    }
    while (side := match.to_act) is not None:
        if side == CHANCE:
            match.draw()
        else:
            match.play(agents[side].choose(match.view(side)).action)
    result = match.result or {}
    kept = ""
    if task.keep:
        seats = {side: Seat(player, player) for side, player in task.players}
        kept = records.write(MatchSession(game, match, seats).record())
    return Outcome(
        index=task.index,
        seed=match.seed or 0,
        winner=result["winner"] or "",
        reason=result["reason"],
        turns=int(match.state()["turn"]),
        lines=len(match.lines),
        hands=_hands(match),
        record=kept,
    )


def _hands(match: Match) -> tuple[Hand, ...]:
    """Read off the record which cards each side had and summoned; nothing in a game without pools."""
    pools = match.record().setup.get("pools") or {}
    said = [line.split() for line in match.lines]
    return tuple(
        Hand(side, tuple(cards), tuple(w[2] for w in said if w[:2] == [side, "summon"]))
        for side, cards in pools.items()
    )
