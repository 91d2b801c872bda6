"""How a match has gone so far, by what the seat that looks knows; and afterwards, by all."""

from __future__ import annotations

from tests.games.painting_the_roses.ui.player import GAME, Mouse
from tests.ui.devices import region, settle
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.games.painting_the_roses.analysis.analyse import analyse
from wonderland.session.analysing import Study
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.shell.shares_result import SharesResult
from wonderland.ui.table.exits import FinishExits, TableExits


def test_the_round_opens_the_analysis_for_the_seat_that_looks(app):
    game, asked = api.game(GAME), []
    match = game.new(options={"players": 3, "dealer": "b", "rows": "dealt"}, seed=5)
    while match.state()["phase"] != "act":
        match.draw() if match.to_act == "*" else match.play(match.legal()[0])
    seats = {seat: Seat(seat, "human" if seat == "b" else "ai:random") for seat in match.seats}
    exits = TableExits(lambda: None, lambda: None, analyse=lambda seat: asked.append(seat) or "")
    app.push(MatchScene(app, MatchSession(game, match, seats), exits))
    settle(app)
    Mouse(app).use("analyse")
    assert asked == ["b"]


def finished(app, seat=""):
    game = api.game(GAME)
    match = game.new(options={"players": 2, "rounds": 3}, seed=6)
    agents = {s: game.agent("easy", seed=i) for i, s in enumerate(match.seats)}
    while play_on(match, agents):
        pass
    record, played, shown = match.record(), [], []
    study = Study(record, found=analyse(game.rules, record, "low", seat=seat), seat=seat)
    exits = FinishExits(lambda: None, lambda at, _: shown.append(at), played.append, None, None)
    screen = SharesResult(app, match, study, exits)
    app.push(screen)
    app.draw()
    return screen, played, shown


def test_a_costly_turn_is_shown_and_played_from(app):
    screen, played, shown = finished(app)
    assert screen.found.costliest
    mistake = screen.found.costliest[0]
    Mouse(app).use("show-1")
    assert shown == [mistake.line]
    Mouse(app).use("play-1")
    assert len(played[0].moves) == mistake.line
    again = api.game(GAME).load(played[0])
    assert again.to_act == mistake.seat
    assert again.turn == mistake.turn


def test_dots_and_rows_point_at_one_another(app):
    screen, *_ = finished(app)
    last = len(screen.found.costliest)
    Mouse(app).use(f"dot-{last}")
    assert screen.chosen == last


def test_what_a_seat_knows_is_said_to_be_that(app):
    screen, *_ = finished(app, seat="a")
    assert "As far as Aster knows" in str(screen.note)
    assert all(mistake.seat == "a" for mistake in screen.found.costliest)
    assert region(app, "leave")
