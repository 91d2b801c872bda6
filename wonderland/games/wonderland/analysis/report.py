"""An analysis as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wonderland.core.match import Match
from wonderland.games.wonderland.ai.reasons import AND
from wonderland.games.wonderland.analysis.deeds import Deeds
from wonderland.games.wonderland.analysis.luck import Count
from wonderland.games.wonderland.words import SIDE_NAMES, Words, listed, words_of

if TYPE_CHECKING:
    from wonderland.games.wonderland.analysis.analyse import Analysis, Turn
    from wonderland.games.wonderland.analysis.assess import Mistake

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Turns in a row of the graph."""
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def as_lines(found: Analysis, match: Match) -> list[str]:
    """Put an analysis into lines of text.

    Args:
        found: the analysis.
        match: where the match ended.
    """
    words = words_of(match)
    return [
        f"{outcome(match)}.", "",
        *_graph(found), "",
        *_turns(found), "",
        *_totals(found), "",
        *_costliest(found), "",
        f"Best being: {best_being(words, found.best)}",
    ]  # fmt: skip


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    if match.result is None:
        return f"Not over yet: turn {match.state()['turn']}"
    return words_of(match).outcome(match.result["winner"], match.result["reason"])


def _graph(found: Analysis) -> Iterator[str]:
    chances = [found.start, *(turn.after for turn in found.turns)]
    yield "West’s chance to win, at the beginning and after each turn:"
    for first in range(0, len(chances), WIDE):
        row = chances[first : first + WIDE]
        bars = "".join(BLOCKS[min(7, int(chance * 8))] for chance in row)
        yield f"{first:5} {bars} {percent(row[-1])}"


def _turns(found: Analysis) -> Iterator[str]:
    yield (
        f"{'turn':>5} {'side':5} {'West':>6} {'luck':>6} {'dice lost':>10} {'play lost':>10}"
        f" {'answer lost':>12}"
    )
    for turn in found.turns:
        yield _turn(turn)


def _turn(turn: Turn) -> str:
    luck = "" if turn.luck is None else signed(turn.luck)
    return (
        f"{turn.number:5} {SIDE_NAMES[turn.side]:5} {percent(turn.after):>6} {luck:>6}"
        f" {_lost(turn.dice_loss):>10} {_lost(turn.play_loss):>10} {_lost(turn.answer_loss):>12}"
    )


def _lost(loss: float | None) -> str:
    return percent(loss) if loss is not None and loss >= 0.005 else ""


def rows(found: Analysis) -> list[tuple[str, str, str]]:
    """The table of luck and play: a label, and what it is for West and for East."""
    west, east = found.totals["w"], found.totals["e"]
    table = [("Summons rolled", f"{west.summons.rolled}", f"{east.summons.rolled}")]
    table += _expected(west.summons, east.summons)
    table += [("Factors rolled", f"{west.factors.rolled}", f"{east.factors.rolled}")]
    table += _expected(west.factors, east.factors)
    table += [
        ("Luck in all", signed(west.luck), signed(east.luck)),
        ("Lost by play", percent(west.lost), percent(east.lost)),
    ]
    return table


def _expected(west: Count, east: Count) -> list[tuple[str, str, str]]:
    return [
        ("expected", f"{west.expected:.1f}", f"{east.expected:.1f}"),
        ("how likely", _likely(west), _likely(east)),
    ]


def _likely(count: Count) -> str:
    """The chance of so many: ``≥ 10: 17 %``."""
    return f"{'≥' if count.at_least else '≤'} {count.rolled}: {percent(count.chance)}"


def _totals(found: Analysis) -> Iterator[str]:
    yield f"{'Luck and play':16} {'West':>12} {'East':>12}"
    for label, west, east in rows(found):
        yield f"{label:16} {west:>12} {east:>12}"


def _costliest(found: Analysis) -> Iterator[str]:
    if not found.costliest:
        yield NOTHING_COSTLY
        return
    yield "The costliest decisions:"
    for mistake in found.costliest:
        yield f"  turn {mistake.turn}, {SIDE_NAMES[mistake.side]}, {signed(-mistake.loss)}"
        yield f"    {played(mistake)}"
        yield f"    {advice(mistake)}"
        yield f"    played  {'; '.join(mistake.played)}"
        yield f"    better  {'; '.join(mistake.better)}"


NOTHING_COSTLY = "No decision cost more than 1 %."


def played(mistake: Mistake) -> str:
    """What was done, in a sentence."""
    return f"Played: {mistake.did}."


def advice(mistake: Mistake, *, brief: bool = False) -> str:
    """What was better, and what it brings, in a sentence or two; briefly the chief reason alone."""
    why = mistake.why.partition(AND)[0] if brief else mistake.why
    reason = why if mistake.kind != "play" else f"it {why}"
    return f"Better: {mistake.told}. {reason[0].upper()}{reason[1:]}."


def best_being(words: Words, deeds: Deeds | None) -> str:
    """Say what a being did: ``West’s Six of Hearts: three attacks, two of them on the Image``."""
    if deeds is None:
        return "none, for no attack was made."
    told = [_counted(deeds.attacks, "attack")]
    if deeds.on_image:
        told.append(_on_image(deeds))
    if deeds.felled:
        told.append(f"{_number(deeds.felled)} felled")
    if deeds.taken >= 0.5:
        told.append(f"{deeds.taken:.0f} Str taken")
    being = words.being(deeds.being)
    head = f"{being}: {', '.join(told[:2])}" if deeds.on_image else f"{being}: {told[0]}"
    rest = told[2:] if deeds.on_image else told[1:]
    return f"{head}; {listed(rest)}." if rest else f"{head}."


def _on_image(deeds: Deeds) -> str:
    if deeds.on_image == deeds.attacks:
        return "on the Image" if deeds.attacks == 1 else "all of them on the Image"
    return f"{_number(deeds.on_image)} of them on the Image"


def _counted(count: int, what: str) -> str:
    return f"{_number(count)} {what}{'' if count == 1 else 's'}"


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def percent(share: float) -> str:
    """``0.17`` as ``17 %``."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """``0.17`` as ``+17 %``, ``-0.17`` as ``−17 %``."""
    rounded = round(100 * share)
    return f"{'−' if rounded < 0 else '+' if rounded > 0 else ''}{abs(rounded)} %"
