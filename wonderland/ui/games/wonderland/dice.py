"""The flagship's dice: a roll as a throw, and what it brings in words."""

from __future__ import annotations

from collections.abc import Sequence

from wonderland.core.message import say, say_n
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.definitions import Definitions
from wonderland.games.wonderland.events import Rolled
from wonderland.games.wonderland.unknown import CONCEALED
from wonderland.ui.boards.dice_tray import Throw, ThrownDie

NUMBERS = {2: say("Two"), 3: say("Three"), 4: say("Four")}


def throw_of(roll: Rolled, definitions: Definitions) -> Throw:
    """A roll as it is thrown."""
    sentences, lit = words_for(roll, definitions)
    dice = [
        ThrownDie(str(level), _possible(definitions, level, face), face, card in lit)
        for card, level, face in zip(roll.cards, roll.levels, roll.faces, strict=True)
    ]
    return Throw(dice, sentences)


def words_for(roll: Rolled, definitions: Definitions) -> tuple[Sequence[str], set[str]]:
    """What a roll brings, in chips, and the cards that it lights."""
    lit = queries.lit(roll)
    sentences = []
    if lit:
        levels = [level for card, level in zip(roll.cards, roll.levels, strict=True) if card in lit]
        number = NUMBERS.get(len(lit), str(len(lit)))
        sentences.append(say("{number} Summons of level {level}: call one being", number=number, level=levels[0]))
    names = [definitions.factors[face] for face in roll.faces if face not in ("S", CONCEALED)]
    sentences += [say("{n} {factor} to the pool", n=names.count(name), factor=name) for name in dict.fromkeys(names)]
    if hidden := roll.faces.count(CONCEALED):
        sentences.append(say_n("{n} hidden factor", "{n} hidden factors", hidden))
    return sentences or [say("Nothing this time")], set(lit)


def _possible(definitions: Definitions, level: int, face: str) -> str:
    """The letters that a die shows while it tumbles; none of a hidden face (W-77)."""
    if face == CONCEALED:
        return CONCEALED
    return "".join(definitions.face_letters[f] for f in definitions.faces[level])
