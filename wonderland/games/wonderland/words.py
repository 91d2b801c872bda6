"""The flagship in words: names of cards and sides, and a sentence for each event.

The data's own words (ranks, suits, factors) come from the definitions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.definitions import Definitions

SIDE_NAMES = {"w": "West", "e": "East"}
REASONS = {
    "image": "{loser}’s Image has fallen",
    "no-summons": "{loser} can summon no more",
    "resigned": "{loser} resigns",
    "agreement": "a draw was agreed",
    "stalled": "sixty turns went by and nothing happened",
}
DRAWN = {
    "image": "both Images have fallen",
    "no-summons": "neither side can summon any more",
}


def other(side: str) -> str:
    """The other side."""
    return "e" if side == "w" else "w"


_ONE = re.compile(r"(?<![\d.])(1 (?:point|square|step|path))s\b")


def in_number(text: str) -> str:
    """A text with ``1 points`` put right: ``1 point``."""
    return _ONE.sub(r"\1", text)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as a sentence lists them: ``a, b and c``."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


class Words:
    """Speaks about matches in the words of the definitions."""

    def __init__(self, definitions: Definitions) -> None:
        self.definitions = definitions

    def card(self, card: str) -> str:
        """``"6H"`` as ``"Six of Hearts"``."""
        rank = self.definitions.rank_names[card[0]]
        return f"{rank} of {self.definitions.suits[card[1]].name}"

    def being(self, being: str) -> str:
        """``"w6H"`` as ``"West’s Six of Hearts"``; ``"image"`` as ``"the Image"``."""
        if being == "image":
            return "the Image"
        return f"{SIDE_NAMES[being[0]]}’s {self.card(being[1:])}"

    def factor(self, letter: str) -> str:
        """``"M"`` as ``"Move"``, ``"S"`` as ``"Summon"``."""
        return "Summon" if letter == "S" else self.definitions.factors[letter]

    def outcome(self, winner: str | None, reason: str) -> str:
        """How a match ended: ``"West wins: East’s Image has fallen"``."""
        if winner is None:
            return f"A draw: {DRAWN.get(reason) or REASONS[reason]}"
        how = REASONS[reason].format(loser=SIDE_NAMES[other(winner)])
        return f"{SIDE_NAMES[winner]} wins: {how}"

    def sentence(self, event: Any) -> str:
        """A sentence for the log, ``""`` for what needs none."""
        teller = _TELLERS.get(type(event))
        return teller(self, event) if teller else ""


def _dice_chosen(words: Words, event: ev.DiceChosen) -> str:
    cards = listed([card or "a hidden card" for card in event.cards])
    return f"{SIDE_NAMES[event.side]} chooses {cards}."


def _rolled(words: Words, event: ev.Rolled) -> str:
    faces = ", ".join(words.factor(face) for face in event.faces)
    return f"{SIDE_NAMES[event.side]} rolls {faces}."


def _summoned(words: Words, event: ev.Summoned) -> str:
    return f"{event.being[1:]} comes in on {event.square}."


def _path_laid(words: Words, event: ev.PathLaid) -> str:
    side = SIDE_NAMES[event.side]
    return f"{side} lays a path from {event.squares[0]} to {event.squares[-1]}."


def _window(words: Words, event: ev.WindowOpened) -> str:
    return f"{SIDE_NAMES[event.side]} may answer."


def _moved(words: Words, event: ev.Moved) -> str:
    paid = f" ({event.paid} Move)" if event.paid else " (paid before)"
    return f"{event.being[1:]} steps to {event.target}{paid}."


def _halted(words: Words, event: ev.Halted) -> str:
    return f"{event.by} bars the way: {event.being[1:]} is halted."


def _attacked(words: Words, event: ev.Attacked) -> str:
    if event.target == "image":
        return f"{event.being} attacks the Image."
    bonus = ", its suit being the better" if event.bonus else ""
    return f"{event.being} attacks {event.target}: {_points(event.points)}{bonus}."


def _points(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"


def _used(words: Words, event: ev.AbilityUsed) -> str:
    kind = words.definitions.abilities[event.ability]
    return kind.log(event, words.factor(event.factor))


def _blasted(words: Words, event: ev.Blasted) -> str:
    hits = [f"{being} for {points}" for being, points in event.hits]
    hits += [f"{SIDE_NAMES[side]}’s Image" for side in event.images]
    struck = f", hitting {listed(hits)}" if hits else " and hits nothing"
    return f"{event.being} goes up in a blast of {event.n}{struck}."


_GONE = {
    "passing": "{being} may not stay on a friend’s square and is removed.",
    "defense": "{being} falls.",
}


def _removed(words: Words, event: ev.Removed) -> str:
    return _GONE.get(event.reason, "").format(being=event.being)


def _defended(words: Words, event: ev.Defended) -> str:
    return f"{event.being} defends: {event.absorbed} fewer."


def _damaged(words: Words, event: ev.Damaged) -> str:
    if not event.amount:
        return f"{event.being} is unhurt."
    return f"{event.being} loses {event.amount} Str, {event.strength} left."


def _life(words: Words, event: ev.LifeLost) -> str:
    return f"{SIDE_NAMES[event.side]}’s Image cracks: {event.left} left."


_TELLERS: dict[type, Callable[[Words, Any], str]] = {
    ev.FirstDrawn: lambda _, e: f"{SIDE_NAMES[e.side]} begins.",
    ev.FourDicePaid: lambda _, e: f"{SIDE_NAMES[e.side]} pays a Chance for a fourth die.",
    ev.DiceChosen: _dice_chosen,
    ev.Rolled: _rolled,
    ev.SummonDeclined: lambda _, e: f"{SIDE_NAMES[e.side]} summons nothing.",
    ev.PathLaid: _path_laid,
    ev.Summoned: _summoned,
    ev.WindowOpened: _window,
    ev.Passed: lambda _, e: f"{SIDE_NAMES[e.side]} lets it pass.",
    ev.Voided: lambda _, e: f"It comes to nothing: {e.message}.",
    ev.Moved: _moved,
    ev.Halted: _halted,
    ev.Attacked: _attacked,
    ev.AbilityUsed: _used,
    ev.Blasted: _blasted,
    ev.Shifted: lambda _, e: f"{e.being} is on {e.target} now.",
    ev.Removed: _removed,
    ev.ActionsEnded: lambda _, e: f"{SIDE_NAMES[e.side]} ends the actions.",
    ev.Defended: _defended,
    ev.Damaged: _damaged,
    ev.LifeLost: _life,
    ev.DrawOffered: lambda _, e: f"{SIDE_NAMES[e.side]} offers a draw.",
    ev.MatchOver: lambda words, e: words.outcome(e.winner, e.reason) + ".",
}


def words_of(match: Any) -> Words:
    """The words of a match's own definitions."""
    return Words(match.config.definitions)


def card_name(match: Any, card: str) -> str:
    """``"6H"`` as ``"Six of Hearts"``, in the words of a match's definitions."""
    return words_of(match).card(card)


def sentence(event: Any, match: Any) -> str:
    """A sentence for the log about an event of a match, ``""`` for what needs none."""
    return words_of(match).sentence(event)
