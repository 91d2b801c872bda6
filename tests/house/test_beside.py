"""Playing on from a record leads to one table, however often: none lies under others without end."""

from __future__ import annotations

import pytest

from tests.house.matches import against_agents, begun, table_of
from tests.ui.apps import new_app
from wonderland import api
from wonderland.content import records
from wonderland.content.places import records_folder
from wonderland.session.match_session import MatchSession
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.table import Table

LINES, TIMES = 24, 4


@pytest.fixture
def house():
    """A window as the program opens it."""
    app = new_app(curtain=False)
    house = Navigator(app)
    house.open_menu()
    yield house
    while app.scenes:
        app.scenes.pop().leave()


def tables(app):
    return [scene for scene in app.scenes if isinstance(scene, Table)]


def at_work(app):
    """The tables that keep a process."""
    return [table for table in tables(app) if table.session._worker._thinker]


def play_from(app, line):
    """Go on from a line of the record that the screen after a match leads to."""
    app.scene.exits.replay(line)
    viewer = app.scene
    assert isinstance(viewer, Viewer)
    viewer._from_here()


def test_beside_a_match_there_is_one_table_at_a_time(name, house):
    app = house.app
    match = begun(name, LINES)
    house.matches.sit_down(MatchSession(api.game(name), match, against_agents(match)))
    waiting = app.scene
    if not waiting.exits.analyse:
        assert "analysis" not in api.game(name).parts
        return
    deep = []
    for _ in range(TIMES):
        app.scene.look_back()
        play_from(app, LINES // 2)
        assert app.scene is not waiting
        assert tables(app) == [waiting, app.scene]
        assert at_work(app) == [app.scene]
        deep.append(len(app.scenes))
    assert len({*deep}) == 1, "it nests no deeper"
    app.scene.exits.leave()
    while app.scene is not waiting:
        app.pop()
    assert waiting.session.match.lines == match.lines, "the match has waited"


def test_what_is_played_beside_ends_and_is_played_again_in_its_place(name, house):
    app = house.app
    match = begun(name, LINES)
    house.matches.sit_down(MatchSession(api.game(name), match, against_agents(match)))
    waiting, deep = app.scene, []
    if not waiting.exits.analyse:
        return
    waiting.look_back()
    for _ in range(TIMES):
        play_from(app, LINES // 2)
        app.scene.exits.finished()
        assert tables(app) == [waiting]
        deep.append(len(app.scenes))
    assert len({*deep}) == 1


def test_going_on_from_a_record_leaves_all_that_led_there(name, house):
    app, folder = house.app, records_folder()
    folder.mkdir(parents=True)
    path = folder / f"some{records.SUFFIX}"
    path.write_text(records.write(table_of(begun(name, LINES)).record()), "utf-8")
    for _ in range(TIMES):
        house.open_records()
        house.watching.watch(path)
        app.scene._from_here()
        assert tables(app) == [app.scene]
        assert len(app.scenes) == 2, "the menu, and the table on it"
        app.scene.exits.finished()
        play_from(app, LINES // 2)
        assert len(app.scenes) == 2
