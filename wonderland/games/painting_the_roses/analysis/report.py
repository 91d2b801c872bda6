"""An analysis as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.analysis.analyse import Analysis, Turn
from wonderland.games.painting_the_roses.analysis.assess import Mistake
from wonderland.games.painting_the_roses.position import form_of
from wonderland.games.painting_the_roses.words import SEAT_NAMES, ending

BLOCKS = "▁▂▃▄▅▆▇█"
WIDE = 60
"""Turns in a row of the graph."""
NOTHING_COSTLY = say("No decision cost more than 2 %.")


def as_lines(found: Analysis, match: Match) -> list[str]:
    """Put an analysis into lines of text.

    Args:
        found: the analysis.
        match: where the match ended.
    """
    return [
        f"{outcome(match)}.", "",
        *_graphs(found), "",
        *_turns(found), "",
        *_totals(found), "",
        *_costliest(found),
    ]  # fmt: skip


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    result = form_of(match)["result"]
    return ending(result) if result else say("Not over yet: turn {n}", n=match.turn)


def _graphs(found: Analysis) -> Iterator[str]:
    yield say("Each seat’s share of the win, at the beginning and after each turn:")
    for seat in found.start:
        row = [found.start[seat], *(turn.after[seat] for turn in found.turns)]
        for first in range(0, len(row), WIDE):
            part = row[first : first + WIDE]
            bars = "".join(BLOCKS[min(7, int(share * 8))] for share in part)
            name = SEAT_NAMES[seat] if not first else ""
            yield f"{name:10} {first:4} {bars} {percent(part[-1])}"


def _turns(found: Analysis) -> Iterator[str]:
    yield f"{'turn':>5} {'seat':10} {'share':>6} {'luck':>6} {'lost':>6} {'others lost':>12}"
    for turn in found.turns:
        yield _turn(turn)


def _turn(turn: Turn) -> str:
    luck = "" if turn.luck is None else signed(turn.luck)
    others = ", ".join(
        f"{SEAT_NAMES[seat]} {_lost(loss)}"
        for seat, loss in turn.answer_losses.items()
        if _lost(loss)
    )
    return (
        f"{turn.number:5} {SEAT_NAMES[turn.seat]:10} {percent(turn.after[turn.seat]):>6}"
        f" {luck:>6} {_lost(turn.play_loss):>6} {others:>12}"
    )


def _lost(loss: float | None) -> str:
    return percent(loss) if loss is not None and loss >= 0.005 else ""


def rows(found: Analysis) -> list[tuple[str, ...]]:
    """The table of luck and play: a row for each seat, below their headings."""
    table: list[tuple[str, ...]] = [
        ("", say("luck"), say("lost"), say("drawn"), say("faces"), say("mean rank"))
    ]
    for seat, total in found.totals.items():
        table.append(
            (
                SEAT_NAMES[seat], signed(total.luck), percent(total.lost), str(total.drawn),
                say("{n} of {expected}", n=total.faces, expected=f"{total.expected:.1f}"), f"{total.ranks:.1f}",
            )
        )  # fmt: skip
    return table


def _totals(found: Analysis) -> Iterator[str]:
    yield say(
        "Luck of the draw and play, in share of the win; face cards drawn, of so many expected:"
    )
    for name, *cells in rows(found):
        yield f"{name:10}" + "".join(f"{cell:>11}" for cell in cells)


def _costliest(found: Analysis) -> Iterator[str]:
    if not found.costliest:
        yield NOTHING_COSTLY
        return
    yield say("The costliest decisions:")
    for mistake in found.costliest:
        yield f"  turn {mistake.turn}, {SEAT_NAMES[mistake.seat]}, {signed(-mistake.loss)}"
        yield f"    {played(mistake)}"
        yield f"    {advice(mistake)}"
        yield f"    played  {'; '.join(mistake.played)}"
        yield f"    better  {'; '.join(mistake.better)}"


def played(mistake: Mistake) -> str:
    """What was done, in a sentence."""
    return say("Played: {did}", did=mistake.did)


def advice(mistake: Mistake) -> str:
    """What was better, and what speaks for it."""
    return say("Better: {advised} {why}", advised=mistake.advised, why=mistake.why)


def percent(share: float) -> str:
    """``0.17`` as ``17 %``."""
    return f"{100 * share:.0f} %"


def signed(share: float) -> str:
    """``0.17`` as ``+17 %``, ``-0.17`` as ``−17 %``."""
    rounded = round(100 * share)
    return f"{'−' if rounded < 0 else '+' if rounded > 0 else ''}{abs(rounded)} %"
