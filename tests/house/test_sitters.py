"""Whoever plays has a face at the table, and his name and level beside the seat's."""

from __future__ import annotations

import pytest

from tests.house.matches import GAMES, awaited, begun
from wonderland import api
from wonderland.session.analysing import Study, analysis_of
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.kit.portrait import LEVELS, PEOPLE, portrait_of
from wonderland.ui.shell.result import analysed_screen
from wonderland.ui.shell.screens import screens_of
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.exits import FinishExits, TableExits

DRAWN = [name for name in GAMES if screens_of(name).match]


ANALYSED = [name for name in DRAWN if "analysis" in api.game(name).parts]


def seats(match):
    """A person in the first seat, the Hatter in the others."""
    first, *others = match.seats
    return {first: Seat("Ann"), **{seat: Seat("Hatter", "ai:hard") for seat in others}}


def at_table(app, name, match):
    exits = TableExits(lambda: None, lambda: None)
    session = MatchSession(api.game(name), match, seats(match))
    app.push(screens_of(name).match(app, session, exits))


def in_record(app, name, match):
    record = MatchSession(api.game(name), match, seats(match)).record()
    app.push(Viewer(app, record))


def in_result(app, name, match):
    record = MatchSession(api.game(name), match, seats(match)).record()
    exits = FinishExits(lambda: None, lambda _: None, lambda _: None)
    found = analysis_of(api.game(name)).analyse(api.game(name).rules, record, "low", tell=lambda *_: None, seat="")
    app.push(analysed_screen(app, match, Study(record, found=found), exits))


SHOWN = [
    *((shown, name) for shown in (at_table, in_record) for name in DRAWN),
    *((in_result, name) for name in ANALYSED),
]


def faces(app):
    """The drawings that a frame takes."""
    found, get = set(), app.canvas.sprites.get
    app.canvas.sprites.get = lambda what, *more: found.add(what) or get(what, *more)
    app.draw()
    return found


@pytest.mark.parametrize(("shown", "name"), SHOWN)
def test_who_plays_is_shown_by_his_face_and_told_by_name_and_level(shown, name, app):
    shown(app, name, awaited(begun(name, lines=3)))
    assert {f"portraits/{PEOPLE[0]}", "portraits/hatter"} <= faces(app)
    if shown is in_result and screens_of(name).finish:
        return  # the flagship's has columns of figures, where only the faces have room
    words = [text.text for text in app.canvas.texts]
    assert "Ann" in words
    assert "Hatter, hard" in words


@pytest.mark.parametrize("name", DRAWN)
def test_the_end_of_a_match_of_agents_is_held_for_those_who_watch(name, app):
    game, left = api.game(name), []
    match = begun(name)
    while match.to_act is not None:
        if match.to_act == "*":
            match.draw()
        elif match.check(f"{match.to_act} resign") is None:
            match.play(f"{match.to_act} resign")
        else:
            match.play(match.legal()[0])  # nobody gives up while a table is still being laid
    sitting = {seat: Seat("Hatter", "ai:hard") for seat in match.seats}
    exits = TableExits(lambda: left.append(True), lambda: None)
    app.push(screens_of(name).match(app, MatchSession(game, match, sitting), exits))
    app.fast = False
    for _ in range(200):
        app.step(20)
    assert (app.scene.ending.victory is not None, left) == (True, [])
    app.draw()
    assert "went" in [region.key for region in app.canvas.regions]


def test_as_many_people_as_a_table_of_six_seats_have_a_face_each():
    found = [portrait_of("", before) for before in range(6)]
    assert len({*found}) == len(found)
    assert not {*found} & {*LEVELS.values()}
