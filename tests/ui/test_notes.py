"""A note's title and buttons are read whole, however narrow the place is that it lies in."""

from __future__ import annotations

import pytest

from tests.house.matches import having
from tests.ui.devices import region
from wonderland import api
from wonderland.core.message import say
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.thinking import Hint
from wonderland.ui.kit.action_bar import button
from wonderland.ui.kit.canvas import Rect
from wonderland.ui.kit.fonts import TITLE
from wonderland.ui.kit.layout import text_width
from wonderland.ui.kit.note import Avoid, Note, Said, draw_note
from wonderland.ui.kit.sizes import HEADING
from wonderland.ui.shell.navigator import Navigator

BUTTONS = [button("close", say("Close"), bool, hint=say("Esc")), button("more", say("The move"), bool, hint=say("H"))]


@pytest.mark.parametrize("wide", [260, 312, 900])
@pytest.mark.parametrize("buttons", [0, 1, 2])
@pytest.mark.parametrize("title", ["A hint", "Why the Dormouse did that"])
def test_it_is_read_whole(app, wide, buttons, title):
    felt = Rect(0, 0, wide, 500)
    note = Note(title, [Said("You stand there.")], "now", BUTTONS[:buttons], [("top", "left")])
    app.canvas.texts.clear()
    box = draw_note(app.canvas, felt, felt.bottom, note, Avoid([], [], []))
    assert felt.contains(box)
    drawn = next(text for text in app.canvas.texts if text.text == title)
    least = min(text_width(app.canvas, title, TITLE, HEADING), wide - 80)
    assert drawn.rect.width >= least * app.canvas.scale - 2
    placed = [text.rect for text in app.canvas.texts]
    assert all(box.contains(rect) for rect in placed)
    assert all(rect.collidelist([one for one in placed if one is not rect]) < 0 for rect in placed)


@pytest.mark.parametrize("name", having("hints"))
def test_a_hint_at_the_table_has_its_title_in_one_line(name, app):
    game = api.game(name)
    match = game.new(seed=1)
    while match.to_act == "*":
        match.draw()
    seats = {seat: Seat("Ann" if seat == match.to_act else "Bob") for seat in match.seats}
    session = MatchSession(game, match, seats)
    house = Navigator(app, name)
    house.open_menu()
    house.matches.sit_down(session)
    while app.step(30):
        pass
    session.seek_hint = lambda: None
    session.hint = Hint((str(match.legal()[0]),), "")
    app.activate(region(app, "hint"))
    app.draw()
    assert region(app, "hint-more")
    assert any(text.text == "A hint" for text in app.canvas.texts)
