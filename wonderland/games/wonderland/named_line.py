"""What a line says, in names: for those who look at lines and don't carry them out."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wonderland.games.wonderland.actions.base import BEING, CARD, DIE, DOMINO, SQUARE, TARGET
from wonderland.games.wonderland.codes import GRAMMAR
from wonderland.kit import grammar

IMAGE = "image"
"""What an attack names that means the enemy's Image."""
_ID = re.compile(r"[we](?:[A-Z0-9][HSDC]|#[1-9][0-9]*)\Z")
_SILENT = ("pass", "done")


class NamedLine(NamedTuple):
    """A line.

    Attributes:
        side: who says it, ``*`` for chance.
        verb: its verb.
        cards: the cards that it names of the side's own; those of dice, or the one that acts.
        target: the id of whom it is aimed at, ``image`` for an Image, ``""`` for nobody.
        ability: the ability by its name, ``""`` where the line names none.
        n: the size of an ability, 0 for none.
        squares: those to which a being moves; where a summoned one starts.
        dominoes: those of a path, each its two squares.
    """

    side: str
    verb: str
    cards: tuple[str, ...] = ()
    target: str = ""
    ability: str = ""
    n: int = 0
    squares: tuple[str, ...] = ()
    dominoes: tuple[tuple[str, str], ...] = ()

    @property
    def card(self) -> str:
        """The card of the being that acts or comes, ``""`` for none."""
        return self.cards[0] if self.cards else ""

    @property
    def being(self) -> str:
        """The id of the being that acts or comes, ``""`` for none."""
        return self.side + self.card if self.card else ""

    @property
    def other(self) -> str:
        """The side that does not say it."""
        return "e" if self.side == "w" else "w"

    @property
    def silent(self) -> bool:
        """Whether with it a side only lets things be."""
        return self.verb in _SILENT


def in_names(line: str) -> NamedLine:
    """What a line says, as records have it (section 8); it may be one that is only begun."""
    one = grammar.NamedLine(*GRAMMAR.parted(line))
    cards = one.all(DIE) + one.all(CARD) + one.all(BEING)
    if one.verb in ("use", "blast"):
        return _ability(one.seat, one.verb, cards, line.split()[3:])
    return NamedLine(
        one.seat, one.verb, cards, one.one(TARGET), squares=one.all(SQUARE), dominoes=tuple(map(ends, one.all(DOMINO)))
    )


def _ability(side: str, verb: str, cards: tuple[str, ...], words: Sequence[str]) -> NamedLine:
    """An ability: its name and its target where it has any, and its size."""
    n = int(words[-1]) if words and words[-1].isdigit() else 0
    target = next((word for word in words if _ID.match(word)), "")
    name = next((word for word in words if word != target and not word.isdigit()), "")
    return NamedLine(side, verb, cards, target, name, n)


def ends(domino: str) -> tuple[str, str]:
    """The two squares of a domino: ``"b10b11"`` as ``("b10", "b11")``."""
    cut = next((at for at in range(2, len(domino)) if domino[at].isalpha()), len(domino))
    return domino[:cut], domino[cut:]


def joined(lines: Sequence[str]) -> list[str]:
    """Lines with a being's steps in a row made one line, as notation has them."""
    made: list[str] = []
    last = None
    for line in lines:
        one = in_names(line)
        if last and one.verb == last.verb == "move" and one.being == last.being:
            made[-1] = " ".join([made[-1], *one.squares])
        else:
            made.append(line)
        last = one
    return made


def in_short(lines: Sequence[str]) -> list[str]:
    """Lines without those that only pass, and the steps of one being in a row as one line."""
    return joined([line for line in lines if not in_names(line).silent])


def with_cards(line: str, names: Mapping[str, str]) -> str:
    """A line with other cards in the place of some."""
    return " ".join(names.get(word, word) for word in line.split())
