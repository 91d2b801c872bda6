"""A turn that was looked back on is shown on the table: what was played in grey, what was better in green."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.house.matches import GAMES, begun, having, people
from tests.house.tokens import Tokens
from wonderland import api
from wonderland.session.analysing import Study
from wonderland.session.match_session import HUMAN, MatchSession
from wonderland.ui.shell.result import analysed_screen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.shares_result import own_first
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
                line for line in marked
                if where(viewer.board.table, [line])[-1].rect != where(viewer.board.table, [one])[-1].rect
            )  # fmt: skip
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
        at, "Ann, turn 3", [one], [other], words.deeds(match, [one]), words.advice(match, [other])
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
    """The analysis of a match, its costliest decisions those of two seats."""
    match = begun(name, 60, seed=3)
    analyst = api.game(name).parts.analysis
    found = analyst.analyse(match.game, match.record(), next(iter(analyst.efforts)))
    first, second = match.seats[:2]
    one = found.costliest[0]
    return replace(
        found,
        costliest=(replace(one, seat=first), replace(one, seat=second), replace(one, seat=first)),
    )


@pytest.mark.parametrize("name", ANALYSED)
def test_ones_own_costliest_decisions_come_first(name, found):
    second = found.costliest[1].seat
    assert own_first(found, [second]).costliest[0].seat == second
    assert own_first(found, []).costliest == found.costliest


@pytest.mark.parametrize("name", ANALYSED)
def test_show_leads_to_the_decision_itself(name, found, app):
    match, asked = begun(name, 60, seed=3), []
    seats = {
        seat: {"name": "Ann", "player": HUMAN if seat == match.seats[1] else "ai:random"}
        for seat in match.seats
    }
    study = Study(replace(match.record(), seats=seats), found=found)
    exits = FinishExits(lambda: None, lambda *words: asked.append(words), lambda _: None)
    app.push(analysed_screen(app, match, study, exits))
    app.draw()
    app.activate(next(one for one in app.canvas.regions if one.key == "show-1"))
    ((line, compared),) = asked
    assert line == compared.line == found.costliest[1].line
    assert compared.better == found.costliest[1].better
    assert app.scene.game.info.name_of(match.seats[1]) in compared.title
    tokens = Tokens(name)
    tokens.learn([*compared.played, *compared.better])
    assert [box.text for box in app.canvas.texts if tokens.within(box.text)] == []
