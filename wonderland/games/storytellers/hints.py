"""What a person is told who asks what to do, and why another did what it did (``games.parts.Hints``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland.core.agent import Agent
from wonderland.core.match import Match
from wonderland.core.message import rows, say
from wonderland.games.storytellers import notation
from wonderland.games.storytellers.actions.closing import Collect
from wonderland.games.storytellers.actions.playing import Play
from wonderland.games.storytellers.ai import reasons
from wonderland.games.storytellers.named_line import SaidLine, in_names
from wonderland.games.storytellers.names import ICON_NAMES, TYPE_NAMES
from wonderland.games.storytellers.position import Position
from wonderland.games.storytellers.view import known_to
from wonderland.games.storytellers.words import Words
from wonderland.kit.hints import LineHints

# ruff: noqa: ARG002 - a part looks only at what it needs

_NUDGES = {
    "play": say("Look at your hand, and at what the piles keep."),
    "pass": say("There is no card to play: look at the decks."),
    "pick": say("Look at the decks."),
    "tell": say("It is for you to tell."),
    "rate": say("Do the words of the story belong together?"),
    "collect": say("Look at what your missions lack."),
    "draw": say("Look at the decks, and at what your missions lack."),
    "reveal": say("Look at your character."),
    "skill": say("Look at your character’s skill."),
}


class StoryHints(LineHints):
    """Hints of Storytellers in words (``games.parts.Hints``)."""

    nudges = _NUDGES

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """Each line stands alone."""
        return (line,)

    def advice(self, match: Match, lines: Sequence[str]) -> str:
        """A hint in words, and what speaks for it; it is told to that seat alone."""
        return rows(super().advice(match, lines), _why(match, lines[0]))

    def told(self, match: Match, lines: Sequence[str], *, done: bool) -> str:
        """Lines as a sentence: what was done, or what to do."""
        return in_words(match, lines[0], done=done)


Teller = Callable[[SaidLine, Words, bool], str]


def in_words(match: Match, line: str, *, done: bool) -> str:
    """A line as a short sentence: what to do, or what was done."""
    words = Words(Position.of(match).config.definitions)
    named = in_names(line)
    return _TELLERS[named.verb](named, words, done)


def _why(match: Match, line: str) -> str:
    """What speaks for a card that is to be played or collected, as its seat knows it; else ``""``."""
    config = Position.of(match).config
    seat, (code,) = notation.read(config, line)
    if not isinstance(code, Play | Collect) or code.card < 0:
        return ""
    known = known_to(Position.of(match).value, seat)
    return reasons.why(known, seat, code.card, collects=isinstance(code, Collect))


def _played(line: SaidLine, words: Words, done: bool) -> str:
    card = words.card(line.card)
    return say("Played {card}.", card=card) if done else say("Play {card}.", card=card)


def _passed(line: SaidLine, words: Words, done: bool) -> str:
    if not line.deck:
        return say("Passed.") if done else say("Pass.")
    deck = TYPE_NAMES[line.deck]
    if done:
        return say("Passed, and drew a {type}.", type=deck)
    return say("Pass, and draw a {type}.", type=deck)


def _drawn(line: SaidLine, words: Words, done: bool) -> str:
    if not line.deck:
        return say("Drew nothing.") if done else say("Draw nothing.")
    deck = TYPE_NAMES[line.deck]
    return say("Drew a {type}.", type=deck) if done else say("Draw a {type}.", type=deck)


def _told(line: SaidLine, words: Words, done: bool) -> str:
    if done:
        return say("Told what happened.")
    return say("Tell what happened, by the four cards.")


def _rated(line: SaidLine, words: Words, done: bool) -> str:
    if line.words == ("wondering",):
        return say("Wondered at the story.") if done else say("Wonder at the story.")
    if line.words == ("boring",):
        return say("Was bored by the story.") if done else say("Be bored by the story.")
    return say("Has voted.")


def _collected(line: SaidLine, words: Words, done: bool) -> str:
    if line.declines:
        return say("Kept nothing.") if done else say("Keep nothing.")
    card = words.card(line.card)
    return say("Kept {card}.", card=card) if done else say("Keep {card}.", card=card)


def _revealed(line: SaidLine, words: Words, done: bool) -> str:
    return say("Turned the character up.") if done else say("Turn your character up.")


def _skilled(line: SaidLine, words: Words, done: bool) -> str:
    if line.card:
        icons = [word for word in line.words if word in ICON_NAMES]
        card = words.card(line.card)
        if icons:
            gaps = {"card": card, "icon": ICON_NAMES[icons[0]]}
            if done:
                return say("Gave {card} the icon {icon}.", **gaps)
            return say("Give {card} the icon {icon}.", **gaps)
        if done:
            return say("Used the skill on {card}.", card=card)
        return say("Use your skill on {card}.", card=card)
    if line.deck:
        deck = TYPE_NAMES[line.deck]
        if done:
            return say("Let the {type} card vanish.", type=deck)
        return say("Let the {type} card vanish from its pile.", type=deck)
    if line.words == ("leave",):
        return say("Left the card.") if done else say("Leave the card, and draw.")
    if line.words == ("take",):
        return say("Took the card.") if done else say("Take the card.")
    return say("Turned the verdict round.") if done else say("Turn the verdict round.")


_TELLERS: Mapping[str, Teller] = {
    "play": _played, "pass": _passed, "pick": _drawn, "draw": _drawn, "tell": _told, "rate": _rated,
    "collect": _collected, "reveal": _revealed, "skill": _skilled,
}  # fmt: skip
