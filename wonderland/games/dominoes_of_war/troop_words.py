"""What a type of troop does, in sentences made of its components (DW-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wonderland.core.message import say, say_n
from wonderland.games.dominoes_of_war.definitions import Attack, Troop
from wonderland.games.dominoes_of_war.ground import ANY, DIAGONAL, ORTHOGONAL, ROWS

_SHOOTS: Mapping[tuple[int, ...], str] = {
    ANY: say("Shoots any way, {reach}."),
    ORTHOGONAL: say("Shoots straight, {reach}."),
    DIAGONAL: say("Shoots on the slant, {reach}."),
    (): say("Shoots where it looks, {reach}."),
}
_THROWS: Mapping[tuple[int, ...], str] = {
    ANY: say("Throws over all, any way, {reach}."),
    ORTHOGONAL: say("Throws over all, straight, {reach}."),
    DIAGONAL: say("Throws over all, on the slant, {reach}."),
}


def does(kind: Troop) -> list[str]:
    """How a troop moves, how it attacks, and what else it can."""
    return [walks(kind), strikes(kind), *_besides(kind)]


def walks(kind: Troop) -> str:
    """How a troop moves (DW-41)."""
    if not kind.steps:
        return say("Never moves.")
    ways = {
        "any": say_n("Walks {n} square, any way.", "Walks {n} squares, any way.", kind.steps),
        "diagonal": say_n(
            "Walks {n} square, on the slant alone.", "Walks {n} squares, on the slant alone.", kind.steps
        ),
    }
    straight = say_n("Walks {n} square, not on the slant.", "Walks {n} squares, not on the slant.", kind.steps)
    return ways.get(kind.directions, straight)


def strikes(kind: Troop) -> str:
    """How a troop attacks (DW-58, DW-60, DW-75)."""
    attack = kind.attack
    if attack is None:
        return say("Has nothing to shoot with.")
    if attack.kind == "split":
        return say("Shoots straight, two ways at once, {n} squares in all.", n=attack.total)
    words = _THROWS if attack.kind == "throw" else _SHOOTS
    return words[attack.directions].format(reach=_reach(attack))


def _reach(attack: Attack) -> str:
    if attack.most >= ROWS:
        return say("as far as it sees")
    if attack.least == attack.most:
        return say("{n} away", n=attack.most)
    return say("{least} to {most} away", least=attack.least, most=attack.most)


def _besides(kind: Troop) -> Iterator[str]:
    """What else a troop can."""
    if kind.spawns:
        yield say("Outside the base it calls others in.")
    if kind.repeats:
        yield say("May act several times a turn.")
    if kind.charges:
        yield say("Runs onto an enemy and takes all around along.")
    elif kind.explodes:
        yield say("Takes all around along when it falls.")
    if kind.breaches:
        yield say("Breaks walls.")
    if kind.climbs:
        yield say("Climbs over walls.")
    if kind.mineproof:
        yield say("Fears no mine.")
