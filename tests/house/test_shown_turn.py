"""A turn that was looked back on is shown on the table: what was played in grey, what was better in green."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.house.matches import GAMES, begun, having, people
from tests.house.tokens import Tokens
from wonderland import api
from wonderland.core.record import HUMAN
from wonderland.kit import looking_back
from wonderland.kit.looking_back import COSTLIEST, worth_telling
from wonderland.session.analysing import Study
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.result import analysed_screen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.compared import BETTER, PLAYED, Compared
from wonderland.ui.table.exits import FinishExits

FROM, TRIES = 40, 60
MARKED = [name for name in GAMES if screens_of(name).where]
"""Games that show on their table where lines happen."""
ANALYSED = having("analysis")


def viewer_at(app, name):
    """A record of people in the viewer, where a seat is to act that may go somewhere; and its lines."""
    match, rng = begun(name, FROM), random.Random(2)
    viewer = Viewer(app, MatchSession(api.game(name), match, people(match)).record())
    app.push(viewer)
    where = screens_of(name).where
    for at in range(FROM, 0, -1):
        viewer.go(at)
        if viewer.session.match.to_act == "*":
            continue
        viewer.board.looking = viewer.session.match.to_act
        app.draw()
        lines = {str(viewer.session.match.legal().choose(rng)) for _ in range(TRIES)}
        marked = [line for line in sorted(lines) if where(viewer.board.table, [line])]
        if len({str(where(viewer.board.table, [line])) for line in marked}) > 1:
            one = marked[0]
            other = next(
                line
                for line in marked
                if where(viewer.board.table, [line])[-1].rect != where(viewer.board.table, [one])[-1].rect
            )
            return viewer, at, one, other
    raise AssertionError("nobody goes anywhere")


def colours_in(app, rect):
    """The colours at the edge of a place on the screen, some pixels deep."""
    seen = app.canvas.surface.get_rect().clip(rect)
    return {
        tuple(app.canvas.surface.get_at((x, y)))[:3]
        for x in range(seen.left, seen.right)
        for y in (*range(seen.top, seen.top + 12), *range(seen.bottom - 12, seen.bottom))
        if seen.collidepoint(x, y)
    }


@pytest.mark.parametrize("name", MARKED)
def test_both_are_marked_where_they_happen_and_said_in_words(name, app):
    viewer, at, one, other = viewer_at(app, name)
    words = api.game(name).parts.hints
    match = viewer.session.match
    viewer.compared = Compared(
        at, match.to_act, "Ann, turn 3", [one], [other], words.deeds(match, [one]), words.advice(match, [other])
    )
    app.dirty = True
    app.draw()
    where, theme = screens_of(name).where, app.canvas.theme
    for line, colour in ((one, PLAYED), (other, BETTER)):
        place = where(viewer.board.table, [line])[-1].rect
        assert tuple(theme[colour])[:3] in colours_in(app, place), (line, colour)
    tokens = Tokens(name)
    tokens.learn([one, other])
    shown = {box.text for box in app.canvas.texts}
    assert "Ann, turn 3" in shown
    assert [text for text in shown if tokens.within(text)] == []
    viewer.go(at - 1)
    app.draw()
    assert "Ann, turn 3" not in {box.text for box in app.canvas.texts}, "it is about one place"


@pytest.fixture
def found(name):
    """The analysis of a match."""
    match = begun(name, 60, seed=3)
    analyst = api.game(name).parts.analysis
    return analyst.analyse(match.game, match.record(), next(iter(analyst.efforts)))


def seated(match, people):
    """A record of a match in which some seats are people's, and agents play the others."""
    players = {seat: HUMAN if seat in people else "ai:random" for seat in match.seats}
    seats = {seat: {"name": seat, "player": player} for seat, player in players.items()}
    return replace(match.record(), seats=seats)


@pytest.mark.parametrize("name", ANALYSED)
def test_ones_own_costliest_decisions_come_first(name, monkeypatch):
    """All of one's own that are worth telling, whatever others did; theirs where room is left."""
    match, judged = begun(name, 60, seed=3), []
    analyst = api.game(name).parts.analysis

    def told(mistakes, least, own=()):
        judged[:] = [(one.seat, one.turn, one.loss) for of in mistakes for one in of if one.loss >= least]
        return worth_telling(mistakes, least, own)

    monkeypatch.setattr(looking_back, "worth_telling", told)
    for seat in match.seats[:2]:
        found = analyst.analyse(match.game, seated(match, [seat]), next(iter(analyst.efforts)))
        turns = {turn for whose, turn, _ in judged if whose == seat}
        own = sorted([max(loss for who, at, loss in judged if (who, at) == (seat, turn)) for turn in turns])
        said = [one.loss for one in found.costliest if one.seat == seat]
        assert said == own[::-1][:COSTLIEST]
        assert [one.seat == seat for one in found.costliest[: len(said)]] == [True] * len(said)
        others = {turn for whose, turn, _ in judged if whose != seat} - turns
        assert len(found.costliest) == min(COSTLIEST, len(turns) + len(others))


@pytest.mark.parametrize("name", ANALYSED)
def test_show_leads_to_the_decision_itself(name, found, app):
    match, asked = begun(name, 60, seed=3), []
    study = Study(seated(match, match.seats[:1]), found=found)
    exits = FinishExits(lambda: None, lambda *words: asked.append(words), lambda _: None)
    app.push(analysed_screen(app, match, study, exits))
    app.draw()
    app.activate(next(one for one in app.canvas.regions if one.key == "show-1"))
    ((line, compared),) = asked
    assert line == compared.line == found.costliest[0].line
    assert compared.better == found.costliest[0].better
    assert app.scene.game.info.name_of(found.costliest[0].seat) in compared.title
    tokens = Tokens(name)
    tokens.learn([*compared.played, *compared.better])
    assert [box.text for box in app.canvas.texts if tokens.within(box.text)] == []


@pytest.mark.parametrize("name", MARKED)
def test_whatever_is_chosen_of_what_one_has_is_marked(name, app):
    """Dice, cards of a pool or a hand: a decision that names something has a mark on the screen."""
    match, rng, told = begun(name, FROM, seed=4), random.Random(2), 0
    viewer = Viewer(app, MatchSession(api.game(name), match, people(match)).record())
    app.push(viewer)
    where = screens_of(name).where
    for at in (*range(len(match.lines) - 1, 8, -2), *range(8, 0, -1)):
        viewer.go(at)
        now = viewer.session.match
        if now.to_act == "*":
            continue
        viewer.board.looking = now.to_act
        app.dirty = True
        app.draw()
        for line in sorted({str(now.legal().choose(rng)) for _ in range(6)}):
            words = {*line.split()[2:]} - {*now.seats}  # a seat is no place
            if words:
                assert where(viewer.board.table, [line]), line
                told += 1
    assert told


def test_the_turn_is_shown_as_the_one_sees_it_who_decided(name, app):
    match = begun(name, 60, seed=3)
    house = Navigator(app, name)
    house.open_menu()
    for seat in match.seats[:2]:
        compared = Compared(1, seat, "Ann, turn 1", [], [], "did", "better")
        house.watching.replay(match.record(), 1, compared)
        assert app.scene.board.looking == seat
