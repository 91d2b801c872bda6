"""How a match went: the course, the costliest turns, each to be shown and played from."""

from __future__ import annotations

from tests.games.dungeon_dice.tools import game, opened
from tests.ui.devices import click, region
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.games.dungeon_dice.analysis.analyse import analyse
from wonderland.session.analysing import Study
from wonderland.ui.shell.shares_result import SharesResult
from wonderland.ui.table.exits import FinishExits


def finished(app, seat=""):
    pools = {"w": "drink-me", "e": "tweedles"}
    match = opened(options={"preset": "quick"}, pools=pools, seed=3)
    agents = {"w": game().agent("random", seed=1), "e": game().agent("easy", seed=2)}
    while play_on(match, agents):
        pass
    record, played, shown = match.record(), [], []
    study = Study(record, found=analyse(match.game, record, "low", seat=seat), seat=seat)
    screen = SharesResult(
        app, match, study, FinishExits(lambda: None, lambda at, _: shown.append(at), played.append, None, None)
    )
    app.push(screen)
    app.draw()
    return screen, played, shown


def test_a_costly_turn_is_shown_and_played_from(app):
    screen, played, shown = finished(app)
    mistake = screen.found.costliest[0]
    for key in ("show-1", "play-1"):
        click(app, region(app, key).rect.center)
    assert shown == [mistake.line]
    assert len(played[0].moves) == mistake.line
    again = api.game("dungeon-dice").load(played[0])
    assert (again.to_act, again.turn) == (mistake.seat, mistake.turn)


def test_what_a_side_knows_is_said_to_be_that(app):
    screen, *_ = finished(app, seat="e")
    assert "As far as East knows" in str(screen.note)
    assert all(mistake.seat == "e" for mistake in screen.found.costliest)
