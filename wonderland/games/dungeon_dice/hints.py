"""What a player of Dungeon Dice is told who asks what to do, and why another did what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wonderland.core.agent import Agent
from wonderland.core.match import Match
from wonderland.core.message import capital, say, then
from wonderland.core.record import actor
from wonderland.games.dungeon_dice.crests import CREST_NAMES
from wonderland.games.dungeon_dice.definition_reader import load_definitions
from wonderland.games.dungeon_dice.named_line import MASTER, NamedLine, as_walks, in_names
from wonderland.games.dungeon_dice.names import dice
from wonderland.games.dungeon_dice.queries.asking import seen
from wonderland.games.dungeon_dice.state import SIDES
from wonderland.kit.hints import LineHints

MOST_TOGETHER = 8
"""No more lines are told at once."""
_TURN = ("summon", "action")
_LAST = ("end", "skip")


_NUDGES = {
    "dice": say("Do you need somebody new, or crests for those you have?"),
    "summon": say("Where should the floor lead, and who should stand on it?"),
    "skip": say("Would any net bring you nearer, or bar anybody’s way?"),
    "move": say("Who has somewhere to go, and Move to get there?"),
    "attack": say("Somebody of yours stands beside somebody of theirs."),
    "use": say("Look at what your monsters can do for the crests you hold."),
    "place": say("Who is to be put somewhere, and where would it hurt or help most?"),
    "defend": say("What does the blow do with a Defend, and what without?"),
    "pass": say("What is lost if you let it be, and what might come later?"),
    "end": say("Is anything to be gained now, or are the crests better kept?"),
    "resign": say("Count what is left to hope for."),
}
"""By the verb of a hint's first line."""


class DiceHints(LineHints):
    """Hints of the dungeon in words (``games.parts.Hints``)."""

    nudges = _NUDGES

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """What a side is to do from here to the end of its turn; the other is expected to pass."""
        lines, side = [line], actor(line)
        shown = _shown(match, side)
        if match.state()["phase"] not in _TURN:
            return (line,)
        while len(lines) < MOST_TOGETHER and _verb(lines[-1]) != "end":
            match.play(lines[-1])
            while match.to_act == _other(side) and match.state()["phase"] in ("chain", "defend"):
                match.play(f"{match.to_act} pass")
            if match.to_act != side or match.state()["phase"] not in _TURN:
                break
            if _shown(match, side) != shown:
                break  # what came to light nobody can advise upon beforehand
            following = str(agent.choose(match.view(side)).action)
            if _verb(following) in _LAST:
                break
            lines.append(following)
        return tuple(lines)

    def told(self, match: Match, lines: Sequence[str], *, done: bool) -> str:  # noqa: ARG002
        """Lines as a sentence: what was done, or what to do."""
        return in_words(lines, done=done)


def _shown(match: Match, side: str) -> set[str]:
    """The other side's chests that a side has not looked into."""
    view = seen(match, side)
    return {square for square, item in view["items"].items() if item["id"] is None}


def _other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def _verb(line: str) -> str:
    return in_names(line).verb


def in_words(lines: Sequence[str], *, done: bool) -> str:
    """Lines as a sentence, strides of one monster as one walk: what was done, or what to do."""
    told = [_TELLERS[one.verb](one, done) for one in as_walks([*map(in_names, lines)])]
    return say("{deeds}.", deeds=capital(then(told)))


def _figure(name: str) -> str:
    """What somebody is called whom a line names by his id; a square as it is."""
    if name.endswith(MASTER):
        return say("the Master")
    return _called(name[1:4]) if len(name) > 4 else CREST_NAMES.get(name, name)


def _called(code: str) -> str:
    """A figure's name by its code; an item of which only the kind is known by its level."""
    definitions = load_definitions()
    if code in definitions.codes:
        return definitions.figure(code).name
    return say("an item of level {level}", level=code[0])


def _ability(word: str) -> str:
    """An ability by its word, as it is told."""
    figures = load_definitions().figures
    return next((a.word for f in figures for a in f.abilities if a.word == word), word)


def _moved(one: NamedLine, done: bool) -> str:
    gaps = {"monster": _figure(one.who), "square": one.end}
    if done:
        return say("moved {monster} to {square}", **gaps)
    return say("move {monster} to {square}", **gaps)


def _attacked(one: NamedLine, done: bool) -> str:
    gaps = {"attacker": _figure(one.who), "target": _figure(one.target)}
    if done:
        return say("attacked {target} with {attacker}", **gaps)
    return say("attack {target} with {attacker}", **gaps)


def _used(one: NamedLine, done: bool) -> str:
    gaps = {"word": _ability(one.ability), "monster": _figure(one.who)}
    if one.target:
        gaps["target"] = _figure(one.target)
        if done:
            return say("used {word} of {monster} on {target}", **gaps)
        return say("use {word} of {monster} on {target}", **gaps)
    if done:
        return say("used {word} of {monster}", **gaps)
    return say("use {word} of {monster}", **gaps)


def _summoned(one: NamedLine, done: bool) -> str:
    assert one.net is not None
    net = load_definitions().net_names[one.net.letter]
    gaps = {"figure": _called(one.figure), "net": net, "square": one.end}
    if done:
        return say("called {figure} to {square} on the net “{net}”", **gaps)
    return say("call {figure} to {square} on the net “{net}”", **gaps)


def _chose(one: NamedLine, done: bool) -> str:
    chosen = dice(load_definitions().classes, one.words)
    return say("rolled {dice}", dice=chosen) if done else say("roll {dice}", dice=chosen)


def _placed(one: NamedLine, done: bool) -> str:
    if done:
        return say("put it on {square}", square=one.end)
    return say("put it on {square}", square=one.end)


_TELLERS: dict[str, Callable[[NamedLine, bool], str]] = {
    "dice": _chose,
    "summon": _summoned,
    "move": _moved,
    "attack": _attacked,
    "use": _used,
    "place": _placed,
    "defend": lambda _, done: say("paid a Defend") if done else say("pay a Defend"),
    "pass": lambda _, done: say("passed") if done else say("pass"),
    "skip": lambda _, done: say("called nobody") if done else say("call nobody"),
    "end": lambda _, done: say("ended the turn") if done else say("end your turn"),
    "resign": lambda _, done: say("resigned") if done else say("resign"),
}
