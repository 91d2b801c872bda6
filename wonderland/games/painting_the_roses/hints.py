"""What a player of the roses is told who asks what to do, and why another did what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.agent import Agent
from wonderland.core.match import Match
from wonderland.core.message import all_of, commas, say
from wonderland.core.record import actor
from wonderland.games.painting_the_roses.named_line import NamedLine, in_names
from wonderland.games.painting_the_roses.names import named, said
from wonderland.kit.hints import LineHints, in_a_row

MOST_TOGETHER = 3
"""Actions of a turn (PR-22)."""


_NUDGES = {
    "move": say("Your walk: which card brings you to where another one pays?"),
    "stalk": say("Your walk may be the Queen’s. What would she find?"),
    "paint": say("You stand where something can be paid for."),
    "play": say("Look at the face cards in your hand."),
    "recruit": say("Without a guardsman nothing gets painted."),
    "guard": say("Give the card that you will miss least."),
    "row": say("Your guardsman begins in the middle. What should stand there?"),
    "discard": say("Which cards neither pay for much nor walk to where you want to be?"),
    "cancel": say("What is lost if you allow it?"),
    "allow": say("What is lost if you allow it, and what might come later?"),
    "end": say("Is anything to be gained with these cards this turn?"),
    "resign": say("Count what is left to hope for."),
}
"""By the verb of a hint's first line."""


class RosesHints(LineHints):
    """Hints of the roses in words (``games.parts.Hints``)."""

    nudges = _NUDGES

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """What a seat is to do in its action step; others are expected to allow it."""
        lines, seat = [line], actor(line)
        while match.state()["phase"] == "act" and len(lines) < MOST_TOGETHER:
            match.play(lines[-1])
            while match.to_act is not None and match.state()["phase"] == "answer":
                match.play(f"{match.to_act} allow")
            if match.to_act != seat or match.state()["phase"] != "act":
                break
            following = str(agent.choose(match.view(seat)).action)
            if _verb(following) == "end":
                break
            lines.append(following)
        return tuple(lines)

    def told(self, match: Match, lines: Sequence[str], *, done: bool) -> str:  # noqa: ARG002
        """Lines as a sentence: what was done, or what to do."""
        return deeds(lines) if done else to_do(lines)


def to_do(lines: Sequence[str]) -> str:
    """What a seat is to do, as one sentence."""
    return in_a_row([_line_in_words(line, 0) for line in lines])


def deeds(lines: Sequence[str]) -> str:
    """What a seat did, as one sentence."""
    return in_a_row([_line_in_words(line, 1) for line in lines])


def hedges_of(lines: Sequence[str]) -> tuple[str, ...]:
    """The hedges that some lines name."""
    return tuple(dict.fromkeys(one.hedge for one in map(in_names, lines) if one.hedge))


def cards_of(lines: Sequence[str]) -> tuple[str, ...]:
    """The cards that some lines name."""
    return tuple(dict.fromkeys(card for one in map(in_names, lines) for card in one.cards))


def _verb(line: str) -> str:
    return in_names(line).verb


def _line_in_words(line: str, tense: int) -> str:
    """A line in words, as advice (0) or as what was done (1)."""
    named = in_names(line)
    return _TELLERS[named.verb](named, tense)


def _walked(line: NamedLine, tense: int) -> str:
    gaps = {"card": said(line.card), "hedge": line.hedge}
    return (say("walk to {hedge} with {card}", **gaps), say("walked to {hedge} with {card}", **gaps))[tense]


def _stalked(line: NamedLine, tense: int) -> str:
    gaps = {"card": said(line.card), "hedge": line.hedge}
    if tense:
        return say("walked the Queen of Hearts to {hedge} with {card}", **gaps)
    return say("walk the Queen of Hearts to {hedge} with {card}", **gaps)


def _painted(line: NamedLine, tense: int) -> str:
    card = said(line.card)
    return (say("paint with {card}", card=card), say("painted with {card}", card=card))[tense]


def _played(line: NamedLine, tense: int) -> str:
    if line.unleashes:
        return say("let the Queen of Hearts loose")
    card = said(line.card)
    if not line.hedge:
        lay = say("lay down {card}, to wait", card=card)
        return (lay, say("laid down {card}, to wait", card=card))[tense]
    gaps = {"card": card, "hedge": line.hedge}
    return (say("play {card} on {hedge}", **gaps), say("played {card} on {hedge}", **gaps))[tense]


def _recruited(line: NamedLine, tense: int) -> str:
    card = said(line.card)
    return (say("recruit {card}", card=card), say("recruited {card}", card=card))[tense]


def _posted(line: NamedLine, tense: int) -> str:
    make = say("make {card} your guardsman", card=said(line.card))
    return (make, say("made {card} the guardsman", card=said(line.card)))[tense]


def _laid(line: NamedLine, tense: int) -> str:
    row = commas(map(named, line.cards))
    return (say("lay the row {cards}", cards=row), say("laid the row {cards}", cards=row))[tense]


def _discarded(line: NamedLine, tense: int) -> str:
    return say("let {cards} go", cards=all_of([said(card) for card in line.cards]))


def _cancelled(line: NamedLine, tense: int) -> str:
    king = said(line.card)
    return (say("cancel it with {king}", king=king), say("cancelled it with {king}", king=king))[tense]


_TELLERS: dict[str, Callable[[NamedLine, int], str]] = {
    "move": _walked,
    "stalk": _stalked,
    "paint": _painted,
    "play": _played,
    "recruit": _recruited,
    "guard": _posted,
    "row": _laid,
    "discard": _discarded,
    "cancel": _cancelled,
    "allow": lambda _, tense: (say("allow it"), say("allowed it"))[tense],
    "end": lambda _, tense: (say("end your turn"), say("ended the turn"))[tense],
    "resign": lambda _, tense: (say("resign"), say("resigned"))[tense],
}
