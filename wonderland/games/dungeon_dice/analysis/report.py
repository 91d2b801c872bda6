"""An analysis as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice.analysis.analyse import Analysis, Turn
from wonderland.games.dungeon_dice.position import position_of
from wonderland.games.dungeon_dice.words import SIDE_NAMES, ending
from wonderland.kit.looking_back_lines import (
    answers_lost,
    gained,
    lost,
    percent,
    seats_report,
    signed,
)

DRAWN = say("Each side’s chance to win, at the beginning and after each turn:")


def as_lines(found: Analysis, match: Match) -> list[str]:
    """Put an analysis into lines of text, below how the match ended."""
    tables = _turns(found), _totals(found)
    return seats_report(outcome(match), DRAWN, found, SIDE_NAMES, tables)


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    result = position_of(match).result
    return ending(result) if result else say("Not over yet: turn {n}", n=match.turn)


def _turns(found: Analysis) -> Iterator[str]:
    yield (
        f"{'turn':>5} {'side':6} {'chance':>6} {'luck':>6} {'dice lost':>10} {'play lost':>10}"
        f" {'answers lost':>13}"
    )
    for turn in found.turns:
        yield _turn(turn)


def _turn(turn: Turn) -> str:
    answers = answers_lost(turn.answer_losses, SIDE_NAMES)
    return (
        f"{turn.number:5} {SIDE_NAMES[turn.seat]:6} {percent(turn.after[turn.seat]):>6} {gained(turn.luck):>6}"
        f" {lost(turn.dice_loss):>10} {lost(turn.play_loss):>10} {answers:>13}"
    ).rstrip()


def rows(found: Analysis) -> list[tuple[str, ...]]:
    """The table of luck and play: a row for each side, below their headings."""
    table: list[tuple[str, ...]] = [("", say("luck"), say("lost"), say("calls"), say("crests"))]
    for side, total in found.totals.items():
        table.append(
            (
                SIDE_NAMES[side], signed(total.luck), percent(total.lost),
                _of(total.calls, total.calls_expected),
                _of(total.crests, total.crests_expected),
            )
        )  # fmt: skip
    return table


def _of(count: int, expected: float) -> str:
    return say("{n} of {expected}", n=count, expected=f"{expected:.1f}")


def _totals(found: Analysis) -> Iterator[str]:
    yield say(
        "Luck of the dice and play, in share of the win; rolls that called and crests, of so many expected:"
    )
    for name, *cells in rows(found):
        yield f"{name:8}" + "".join(f"{cell:>12}" for cell in cells)
