"""Pools of dice and figures (DD-16 to DD-18): what is wrong with one, and what to mind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from wonderland.core.message import say, say_n
from wonderland.games.dungeon_dice.definitions import Definitions
from wonderland.games.dungeon_dice.names import kind_name
from wonderland.games.dungeon_dice.pool import Pool

DICE, FIGURES, HIGHEST, MOST_HIGHEST = 15, 10, 4, 3
LEAST_TO_SUMMON = 2
Fault = tuple[str, str, str]
"""What is wrong with a pool: with its ``dice`` or ``figures``, a sentence, the rule."""


def pool_faults(definitions: Definitions, pool: Pool) -> list[Fault]:
    """What is wrong with a pool (DD-16, DD-17)."""
    found: list[Fault] = []
    found += [("dice", wrong, "DD-3") for wrong in unknown_dice(definitions, pool.dice)]
    found += [("figures", wrong, "DD-6") for wrong in unknown_figures(definitions, pool.figures)]
    if found:
        return found
    found += _too_few(pool)
    found += excess(pool)
    dice = Counter(pool.dice)
    for kind, left in sorted(spare_dice(definitions, pool.dice, pool.figures).items()):
        if left < 0:
            what = kind_name(definitions.classes, kind)
            found.append(("figures", _too_few_dice(what, dice[kind] - left, dice[kind]), "DD-17"))
    return found


def excess(pool: Pool) -> list[Fault]:
    """What is wrong with a pool whatever is added to it: of this it has too much (DD-16)."""
    found = [
        fault
        for fault, over in (
            (_dice_count(pool), len(pool.dice) > DICE),
            (_figure_count(pool), len(pool.figures) > FIGURES),
        )
        if over
    ]
    highest = of_highest(pool.dice)
    if highest > MOST_HIGHEST:
        what = say("at most {most} dice are of level {level}, not {n}", most=MOST_HIGHEST, level=HIGHEST, n=highest)
        found.append(("dice", what, "DD-16"))
    return found


def _too_few(pool: Pool) -> list[Fault]:
    found = [_dice_count(pool)] if len(pool.dice) < DICE else []
    return [*found, _figure_count(pool)] if len(pool.figures) < FIGURES else found


def _dice_count(pool: Pool) -> Fault:
    return "dice", say("a pool has {most} dice, not {n}", most=DICE, n=len(pool.dice)), "DD-16"


def _figure_count(pool: Pool) -> Fault:
    count = say("a pool has {most} figures, not {n}", most=FIGURES, n=len(pool.figures))
    return "figures", count, "DD-16"


def of_highest(dice: Iterable[str]) -> int:
    """How many dice are of the highest level, of which a pool has few (DD-16)."""
    return sum(kind[0] == str(HIGHEST) for kind in dice)


def spare_dice(definitions: Definitions, dice: Iterable[str], figures: Iterable[str]) -> Counter[str]:
    """The dice by kind beyond those that go with a figure; below 0 where one is missing (DD-17)."""
    found = Counter(dice)
    found.subtract(definitions.figure(code).kind_name for code in figures)
    return found


def _too_few_dice(kind: str, figures: int, dice: int) -> str:
    """What is said of so many figures of a kind, and so many dice for them."""
    need = say_n(
        "{n} figure ({kind}) needs a die of its kind",
        "{n} figures ({kind}) need as many dice of their kind",
        figures,
        kind=kind,
    )
    if not dice:
        return say("{need}; there is none", need=need)
    return say_n("{need}; there is {n}", "{need}; there are {n}", dice, need=need)


def warnings(definitions: Definitions, pool: Pool) -> list[str]:
    """What is allowed and may not be meant: figures that can't be called (DD-18)."""
    levels = Counter(int(kind[0]) for kind in pool.dice)
    wanted = {definitions.figure(code).level for code in pool.figures}
    return [
        say(
            "There are fewer than {least} dice of level {level}: its figures can’t be called.",
            least=LEAST_TO_SUMMON,
            level=level,
        )
        for level in sorted(wanted)
        if levels[level] < LEAST_TO_SUMMON
    ]


def unknown_dice(definitions: Definitions, kinds: Sequence[str]) -> list[str]:
    """A sentence for each kind that there isn't."""
    return [
        say("there is no die {kind!r}; a kind is a level and a colour, such as 2G", kind=kind[:12])
        for kind in dict.fromkeys(kinds)
        if kind not in definitions.kind
    ]


def unknown_figures(definitions: Definitions, codes: Sequence[str]) -> list[str]:
    """A sentence for each figure that there isn't."""
    return [
        say("there is no figure {code!r}; one has a code of three capitals, such as RAB", code=code[:12])
        for code in dict.fromkeys(codes)
        if code not in definitions.codes
    ]
