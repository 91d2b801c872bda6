"""How a match went, laid out on a stage: the same for every game that shows it by a screen of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from wonderland import api
from wonderland.content import records
from wonderland.core.match import Match
from wonderland.kit.looking_back import Analysis
from wonderland.session.analysing import Study, analysis_of
from wonderland.ui.shell.result import analysed_screen
from wonderland.ui.shell.stage import Stage
from wonderland.ui.table.exits import FinishExits

KEPT = 8


def show_finish(stage: Stage, match: Match, players: Sequence[str]) -> None:
    """Show how a match went, as if these had played: ``human``, or ``ai:`` and a level."""
    game = stage.game
    seats = {
        seat: {"name": game.info.name_of(seat), "player": player}
        for seat, player in zip(match.seats, players, strict=True)
    }
    record = replace(match.record(), seats=seats)
    found = _analysed(game.name, records.write(record))
    exits = FinishExits(_nothing, lambda _: None, lambda _: None, lambda: "", _nothing)
    stage.app.push(analysed_screen(stage.app, match, Study(record, found=found), exits))


@lru_cache(KEPT)
def _analysed(name: str, record: str) -> Analysis:
    """The analysis of a record of a game as it ships: once, in however many windows it is shown."""
    game = api.shipped(name)
    return analysis_of(game).analyse(
        game.rules, records.from_text(record, name), "low", tell=lambda _done, _total: None, seat=""
    )


def _nothing() -> None:
    """Where a screen on a stage leads."""
