"""What a player of the roses is told who asks what to do, and why another did what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.agent import Agent
from wonderland.core.match import Match
from wonderland.games.painting_the_roses.words import SEAT_NAMES, listed, said

# ruff: noqa: ARG002 - a part looks only at what it needs

MOST_TOGETHER = 3
"""Actions of a turn (PR-22)."""


class RosesHints:
    """Hints of the roses in words (``games.parts.Hints``)."""

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """What a seat is to do in its action step; others are expected to allow it."""
        lines, seat = [line], line.split(maxsplit=1)[0]
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

    def nudge(self, match: Match, lines: Sequence[str]) -> str:
        """A sentence that points to where a hint lies without giving it away."""
        return _NUDGES[_verb(lines[0])]

    def advice(self, match: Match, lines: Sequence[str]) -> str:
        """A hint in words, as one sentence."""
        return _sentence([_told(line, 0) for line in lines])

    def deeds(self, match: Match, lines: Sequence[str]) -> str:
        """What an agent's lines did, as one short sentence."""
        return _sentence([_told(line, 1) for line in lines])

    def reason(self, match: Match, why: str, side: str = "") -> str:
        """What an agent said of its choice."""
        return why


def hedges_of(lines: Sequence[str]) -> tuple[str, ...]:
    """The hedges that some lines name."""
    words = [word for line in lines for word in line.split()[2:]]
    return tuple(dict.fromkeys(w for w in words if w[0] in SEAT_NAMES and w[1:].isdigit()))


def cards_of(lines: Sequence[str]) -> tuple[str, ...]:
    """The cards that some lines name."""
    words = [word for line in lines for word in line.split()[2:]]
    return tuple(dict.fromkeys(w for w in words if len(w) == 2 and w[1].isupper()))


def _verb(line: str) -> str:
    return line.split()[1]


def _sentence(parts: Sequence[str]) -> str:
    words = ", then ".join(parts)
    return f"{words[:1].upper()}{words[1:]}."


def _told(line: str, tense: int) -> str:
    """A line in words, as advice (0) or as what was done (1)."""
    _, verb, *rest = line.split()
    return _TELLERS[verb](rest, tense)


def _walked(rest: Sequence[str], tense: int) -> str:
    return f"{('walk', 'walked')[tense]} to {rest[1]} with {said(rest[0])}"


def _stalked(rest: Sequence[str], tense: int) -> str:
    return f"{('walk', 'walked')[tense]} the Queen of Hearts to {rest[1]} with {said(rest[0])}"


def _painted(rest: Sequence[str], tense: int) -> str:
    return f"{('paint', 'painted')[tense]} with {said(rest[0])}"


def _played(rest: Sequence[str], tense: int) -> str:
    if rest[1:] == ["unleash"]:
        return f"{('let', 'let')[tense]} the Queen of Hearts loose"
    if len(rest) == 1:
        return f"{('lay', 'laid')[tense]} down {said(rest[0])}, to wait"
    return f"{('play', 'played')[tense]} {said(rest[0])} on {rest[1]}"


def _recruited(rest: Sequence[str], tense: int) -> str:
    return f"{('recruit', 'recruited')[tense]} {said(rest[0])}"


def _posted(rest: Sequence[str], tense: int) -> str:
    return f"{('make', 'made')[tense]} {said(rest[0])} {('your', 'the')[tense]} guardsman"


def _laid(rest: Sequence[str], tense: int) -> str:
    return f"{('lay', 'laid')[tense]} the row {' '.join(card.replace('T', '10') for card in rest)}"


def _discarded(rest: Sequence[str], tense: int) -> str:
    return f"let {listed([said(card) for card in rest])} go"


def _cancelled(rest: Sequence[str], tense: int) -> str:
    return f"{('cancel', 'cancelled')[tense]} it with {said(rest[0])}"


_TELLERS: dict[str, Callable[[Sequence[str], int], str]] = {
    "move": _walked,
    "stalk": _stalked,
    "paint": _painted,
    "play": _played,
    "recruit": _recruited,
    "guard": _posted,
    "row": _laid,
    "discard": _discarded,
    "cancel": _cancelled,
    "allow": lambda _, tense: ("allow it", "allowed it")[tense],
    "end": lambda _, tense: ("end your turn", "ended the turn")[tense],
    "resign": lambda _, tense: ("resign", "resigned")[tense],
}
_NUDGES = {
    "move": "Your walk: which card brings you to where another one pays?",
    "stalk": "Your walk may be the Queen’s. What would she find?",
    "paint": "You stand where something can be paid for.",
    "play": "Look at the face cards in your hand.",
    "recruit": "Without a guardsman nothing gets painted.",
    "guard": "Give the card that you will miss least.",
    "row": "Your guardsman begins in the middle. What should stand there?",
    "discard": "Which cards neither pay for much nor walk to where you want to be?",
    "cancel": "What is lost if you allow it?",
    "allow": "What is lost if you allow it, and what might come later?",
    "end": "Is anything to be gained with these cards this turn?",
    "resign": "Count what is left to hope for.",
}
