"""What people call things: sides, monsters, dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from wonderland.core.message import all_of, commas, say, say_n
from wonderland.games.dungeon_dice.crests import CREST_NAMES, SUMMON_FACE

SIDE_NAMES = {"w": say("West"), "e": say("East")}


def numbered(side: str, figure: str, number: int) -> str:
    """A monster or an item in play: ``West’s White Rabbit``, ``West’s White Rabbit 2``."""
    if number == 1:
        return say("{side}’s {figure}", side=SIDE_NAMES[side], figure=figure)
    return say("{side}’s {figure} {number}", side=SIDE_NAMES[side], figure=figure, number=number)


def kind_name(classes: Mapping[str, str], kind: str) -> str:
    """A kind of figures and dice: ``Beast of level 2`` for ``2G``."""
    return say("{kind} of level {level}", kind=classes[kind[1]], level=kind[0])


def die(classes: Mapping[str, str], kind: str) -> str:
    """A die of a kind: ``Beast die of level 2`` for ``2G``.

    Args:
        classes: what each colour stands for.
        kind: its level and its colour.
    """
    return say("{kind} die of level {level}", kind=classes[kind[1]], level=kind[0])


def dice(classes: Mapping[str, str], kinds: Iterable[str]) -> str:
    """Several dice: ``2 Beast dice of level 1 and 1 Dragon die of level 2``."""
    return all_of([
        say_n("{n} {kind} die of level {level}", "{n} {kind} dice of level {level}",
              count, kind=classes[kind[1]], level=kind[0])
        for kind, count in Counter(kinds).items()
    ])  # fmt: skip


def crests(letter: str, count: int) -> str:
    """Crests in words: ``2 Move``."""
    return say("{n} {crest}", n=count, crest=CREST_NAMES[letter])


def face(name: str) -> str:
    """A face of a die: ``Summon``, or the crests that it gives, ``2 Defend``."""
    return say("Summon") if name == SUMMON_FACE else crests(name[0], int(name[1:] or 1))


def faces(names: Iterable[str]) -> str:
    """All that a die may show: ``Summon on 4 faces, 1 Move, 2 Magic``."""
    return commas(
        [
            say_n("{face} on {n} face", "{face} on {n} faces", count, face=face(name)) if count > 1 else face(name)
            for name, count in Counter(names).items()
        ]
    )
