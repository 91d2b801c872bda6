"""An analysis as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.analysis.analyse import Analysis
from wonderland.games.painting_the_roses.position import form_of
from wonderland.games.painting_the_roses.words import SEAT_NAMES, ending
from wonderland.kit.looking_back import Turn
from wonderland.kit.looking_back_lines import (
    answers_lost,
    gained,
    lost,
    percent,
    seats_report,
    signed,
)

DRAWN = say("Each seat’s share of the win, at the beginning and after each turn:")


def as_lines(found: Analysis, match: Match) -> list[str]:
    """Put an analysis into lines of text, below how the match ended."""
    tables = _turns(found), _totals(found)
    return seats_report(outcome(match), DRAWN, found, SEAT_NAMES, tables)


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    result = form_of(match)["result"]
    return ending(result) if result else say("Not over yet: turn {n}", n=match.turn)


def _turns(found: Analysis) -> Iterator[str]:
    yield f"{'turn':>5} {'seat':10} {'share':>6} {'luck':>6} {'lost':>6} {'others lost':>12}"
    for turn in found.turns:
        yield _turn(turn)


def _turn(turn: Turn) -> str:
    others = answers_lost(turn.answer_losses, SEAT_NAMES)
    return (
        f"{turn.number:5} {SEAT_NAMES[turn.seat]:10} {percent(turn.after[turn.seat]):>6}"
        f" {gained(turn.luck):>6} {lost(turn.play_loss):>6} {others:>12}"
    )


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
