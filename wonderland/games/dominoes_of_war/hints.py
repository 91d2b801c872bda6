"""What a player is told who asks what to do, and why another did what it did."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.agent import Agent
from wonderland.core.match import Match
from wonderland.core.message import all_of, say
from wonderland.core.record import actor
from wonderland.games.dominoes_of_war.definitions import Definitions
from wonderland.games.dominoes_of_war.named_line import NamedLine, in_names
from wonderland.games.dominoes_of_war.names import FACINGS, SEAT_NAMES, between
from wonderland.games.dominoes_of_war.position import Position, form_of
from wonderland.kit.hints import LineHints, in_a_row

SECRET = say("figure")
"""What one is called that was put down in secret."""


_NUDGES = {
    "first": say("The first shot is worth something."),
    "base": say("Two gates let you out quickly."),
    "wall": say("Their gates are where a wall hurts."),
    "stock": say("Who walks far stands near the gate."),
    "end": say("Nothing that is left is worth the risk."),
    "reinforce": say("Somebody may come in for nothing."),
    "build": say("A further gate may help."),
    "shift": say("One wall stands where it helps nobody."),
    "forfeit": say("Not every bonus is worth using."),
    "face": say("Look where they will come."),
    "resign": say("It may be time to stop."),
    "offer": say("Perhaps they would settle."),
    "accept": say("Perhaps you should settle."),
}
"""By the verb of a hint's first line."""


class WarHints(LineHints):
    """Hints of Dominoes of War in words (``games.parts.Hints``)."""

    nudges = _NUDGES

    def together(self, match: Match, line: str, agent: Agent) -> tuple[str, ...]:
        """What a seat is to do as long as nothing depends on a tile; of a set-up one line."""
        lines, seat = [line], actor(line)
        while form_of(match)["phase"] == "act":
            match.play(lines[-1])
            if match.to_act != seat or form_of(match)["phase"] != "act":
                break
            following = str(agent.choose(match.view(seat)).action)
            if in_names(following).verb == "end":
                break
            lines.append(following)
        return tuple(lines)

    def nudge(self, match: Match, lines: Sequence[str]) -> str:
        """A sentence that points to where a hint lies without giving it away."""
        named = in_names(lines[0])
        if named.troop:
            who = _who(match, named.troop)
            return say("Look at your {troop} on {square}.", troop=who, square=named.troop)
        return super().nudge(match, lines)

    def told(self, match: Match, lines: Sequence[str], *, done: bool) -> str:
        """Lines as a sentence: what was done, or what to do."""
        return in_a_row([_in_words(match, in_names(line), done) for line in lines])


def _who(match: Match, square: str) -> str:
    """What people call the figure on a square; where it went already, just a figure."""
    names = {troop.key: troop.name for troop in _definitions(match).troops}
    for troops in form_of(match)["troops"].values():
        if square in troops:
            return names[troops[square].split()[0]]
    return say("figure")


def _definitions(match: Match) -> Definitions:
    return Position.of(match).config.definitions


def _in_words(match: Match, line: NamedLine, done: bool) -> str:
    """A line in words, as advice or as what was done."""
    names = {troop.key: troop.name for troop in _definitions(match).troops}
    gaps = {
        "troop": _who(match, line.troop) if line.troop else "",
        "squares": all_of(line.squares),
        "types": all_of([names.get(key, SECRET) for key in line.types]),
        "edges": all_of([between(edge) for edge in line.edges]),
        "ways": all_of([FACINGS[way] for way in line.ways]),
        "seat": SEAT_NAMES.get(line.about, ""),
    }
    return _SAID[line.verb][done].format(**gaps)


_SAID: dict[str, tuple[str, str]] = {
    "first": (say("let {seat} go first"), say("let {seat} go first")),
    "base": (say("lay the base on {squares}"), say("laid the base on {squares}")),
    "wall": (say("put a wall between {edges}"), say("put a wall between {edges}")),
    "stock": (say("put the {types} on {squares}"), say("stocked a tile")),
    "move": (say("walk the {troop} to {squares}"), say("walked to {squares}")),
    "attack": (say("attack {squares} with the {troop}"), say("attacked {squares}")),
    "charge": (say("run onto {squares} with the {troop}"), say("ran onto {squares}")),
    "breach": (say("run the {troop} into the wall between {squares}"), say("ran into the wall between {squares}")),
    "spawn": (say("call a {types} to {squares}"), say("called a {types} to {squares}")),
    "end": (say("end the turn"), say("ended the turn")),
    "reinforce": (say("call a {types} to {squares}"), say("called a {types} to {squares}")),
    "build": (say("build on {squares}"), say("built on {squares}")),
    "shift": (say("put the wall elsewhere: between {edges}"), say("shifted a wall: between {edges}")),
    "forfeit": (say("give the bonus up"), say("gave the bonus up")),
    "face": (say("look {ways} from {squares}"), say("looked {ways} from {squares}")),
    "resign": (say("give up"), say("gave up")),
    "offer": (say("offer a draw"), say("offered a draw")),
    "accept": (say("accept the draw"), say("accepted the draw")),
}
"""By the verb of a line: as advice, and as what was done."""
