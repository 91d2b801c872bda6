"""When something goes wrong: the crash screen, its report, and the line while nothing is saved."""

from __future__ import annotations

import os
import random

import pygame
import pytest

from tests.house.matches import FIRST, ending, play_any, sit, who_plays
from tests.ui.apps import new_app
from wonderland.cli.main import run
from wonderland.content import records
from wonderland.content.places import home_folder, logs_folder, records_folder
from wonderland.session import again, autosave, logs, named, saves
from wonderland.session.match_session import Seat
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.shell.dates import at_turn
from wonderland.ui.shell.faults import AT_RISK, SAFE, CrashScreen, watch_over
from wonderland.ui.shell.keeping import name_of, thumbnail
from wonderland.ui.shell.menu import Menu
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.records import RecordsScreen
from wonderland.ui.shell.unfinished import UnfinishedScreen
from wonderland.ui.shell.viewer import Viewer


@pytest.fixture
def house(name):
    """A window as the program opens it, on a match."""
    app = new_app(curtain=False)
    house = Navigator(app)
    watch_over(app, house.open_menu, lambda: house.school.progress)
    house.open_menu()
    house.matches.sit_down(sit(name, 4))
    return house


def let_it_break(app, rounds=1):
    """Run the window with a screen that can't be drawn, until it shows another."""

    def broken(canvas):
        canvas.surface.set_clip((1, 2, 3, 4))
        raise ZeroDivisionError("a fault\nof our own")

    app.scene.draw = broken
    app.dirty, flip, left = True, app._flip, [rounds]

    def shown():
        flip()
        left[0] -= 1
        app.running = left[0] > 0

    app._flip = shown
    app.run()
    app.running = True


def press(app, key):
    """Press a control that is on the screen."""
    region = next(r for r in app.canvas.regions if r.key == key)
    app.activate(region)


def test_a_fault_is_shown_and_the_match_is_safe(house, capsys):
    app, session = house.app, house.app.scene.session
    let_it_break(app)
    assert isinstance(app.scene, CrashScreen)
    assert app.surface.get_clip() == app.surface.get_rect(), "all of it is seen"
    assert app.scene.match == SAFE
    assert app.scene.what == "ZeroDivisionError: a fault"
    report = app.scene.report
    assert "ZeroDivisionError" in report.read_text()
    assert records.read(report).moves == session.match.lines
    assert records.read(report).seed == session.match.seed
    assert run(["replay", str(report)]) == 0
    (one,) = saves.Saves().unfinished()
    assert (one.owned, one.match.lines) == (False, session.match.lines)
    press(app, "menu")
    assert isinstance(app.scene, Menu)


def test_a_fault_while_nothing_is_saved_says_so(house, monkeypatch):
    monkeypatch.setattr(again, "PAUSE", 60)
    app = house.app
    app.scene.session._autosave._fail("the disk is full")
    let_it_break(app)
    assert app.scene.match in (AT_RISK, SAFE)  # leaving the table may have saved it after all
    assert records.read(app.scene.report).moves


def test_a_second_fault_ends_the_program(house):
    app = house.app
    app.on_fault = lambda fault: 1 / 0
    with pytest.raises(ZeroDivisionError, match="division by zero"):
        let_it_break(app)


def test_a_line_stands_below_every_screen_while_nothing_is_saved(name, house, monkeypatch):
    monkeypatch.setattr(again, "PAUSE", 60)
    app, session = house.app, house.app.scene.session
    app.step(16)
    assert app.canvas.surface.get_height() == 720
    saves_folder = autosave.autosave_path(name).parent
    autosave.autosave_path(name).unlink()
    saves_folder.rmdir()
    saves_folder.write_text("in the way")
    play_any(session, random.Random(2))
    app.step(16)
    high = app.canvas.surface.get_height()
    assert high < 720
    assert "not being saved" in app._said
    assert app.surface.get_at((2, 718)) == app.theme["refusal"]
    assert all(region.rect.bottom <= high for region in app.canvas.regions)
    assert app.room == (1280, high)
    app.open_rules()
    app.step(16)
    assert app.surface.get_at((2, 718)) == app.theme["refusal"]
    app.pop()
    saves_folder.unlink()
    assert session._autosave.mend()
    app.step(16)
    assert app.canvas.surface.get_height() == 720


def test_settings_that_cannot_be_written_are_said_too():
    app = new_app()
    house = Navigator(app)
    watch_over(app, house.open_menu, lambda: house.school.progress)
    home_folder().write_text("in the way")
    house.open_menu()
    app.settings.change(scale=100)
    app.step(16)
    assert "Not saved" in app._said
    home_folder().unlink()
    app.settings.change(scale=110)
    app.step(16)
    assert app._said == ""


def test_the_list_of_records_survives_what_vanishes(house, tmp_path):
    app, folder = house.app, records_folder()
    folder.mkdir(parents=True)
    for name in ("one", "two\x1b"):
        (folder / f"{name}{records.SUFFIX}").write_text("nothing")
    (folder / f"gone{records.SUFFIX}").symlink_to(tmp_path / "nowhere")
    house.open_records()
    assert isinstance(app.scene, RecordsScreen)
    for path in folder.iterdir():
        path.unlink()
    app.step(16)
    press(app, "record-0")
    app.step(16)
    assert "can't be read" in app.scene._fault
    pygame.event.clear()


def test_a_record_whose_name_is_no_text_is_told_of_and_ends_nothing(house):
    app, folder = house.app, records_folder()
    folder.mkdir(parents=True)
    name = os.fsdecode(b"bad\xff" + records.SUFFIX.encode())
    (folder / name).write_text("nothing")
    house.open_records()
    app.step(16)
    press(app, "record-0")
    app.step(16)
    assert name in app.scene._fault
    assert any("bad" in text.text for text in app.canvas.texts)


def test_what_can_not_be_drawn_is_drawn_as_its_number(house):
    canvas = house.app.canvas
    for odd, seen in (("a\0b", "a\\x00b"), ("\udcff", "\\udcff"), ("\u202ea", "\\u202ea")):
        canvas.text(odd, 100, 100, LABEL, 16, "text")
        assert canvas.texts[-1].text == seen
        assert canvas.fonts.wrap(odd, LABEL, 16, 400) == (seen,)
    assert canvas.fonts.told("two\nlines") == "two\nlines"


# --- logs ------------------------------------------------------------------------------------------
def test_logs_go_round(monkeypatch):
    monkeypatch.setattr(logs, "LARGEST_LOG", 2000)
    for number in range(300):
        logs.note(f"line {number} \x1b[31m")
    found = sorted(path.name for path in logs_folder().iterdir())
    assert found == [logs.LOG, *(f"{logs.LOG}.{n}" for n in (1, 2, 3))]
    assert all(path.stat().st_size <= 2000 for path in logs_folder().iterdir())
    assert "line 299 \\x1b[31m" in (logs_folder() / logs.LOG).read_text()


def test_reports_are_kept_to_a_number():
    for number in range(logs.MOST_REPORTS + 10):
        assert logs.write_log("fault", f"number {number}")
    assert len(list(logs_folder().glob("fault-*"))) == logs.MOST_REPORTS


def test_a_disk_that_takes_no_log_ends_nothing():
    home_folder().write_text("in the way")
    logs.note("nothing")
    assert logs.write_log("fault", "nothing") is None


# --- records on the clipboard, and one that grows ----------------------------------------------------
@pytest.fixture
def clipboard(monkeypatch):
    """A clipboard of our own, for there is none without a display."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    return held


def test_a_record_is_copied_in_one_window_and_pasted_in_another(name, clipboard, house):
    match, last = ending(name)
    match.play(last)
    app, lines = house.app, list(match.lines)
    path = saves.keep(match.record())
    assert house.watching.watch(path) == ""
    app.step(16)
    press(app, "copy")
    assert records.from_text(clipboard[0], "x").moves == lines
    path.unlink()
    house.open_records()
    app.step(16)
    press(app, "paste")
    app.step(16)
    (kept,) = saves.kept_records()
    assert records.read(kept.path).moves == lines
    clipboard[0] = "no record"
    press(app, "paste")
    assert "there is no record in this text" in app.scene._fault


def test_the_viewer_follows_a_match_in_another_window(name, house):
    app, session = house.app, house.app.scene.session
    house.watching.watch(autosave.autosave_path(name))
    viewer = app.scene
    assert viewer.at == len(session.match.lines)
    play_any(session, random.Random(2))
    app.step(1000)
    assert viewer.session.match.lines == session.match.lines
    viewer.board.film.show.skip()
    session.match.undo()
    session._autosave.rewrite(session.record())
    app.step(1000)
    assert viewer.session.match.lines == session.match.lines
    viewer.board.film.show.skip()
    viewer.go(0)
    play_any(session, random.Random(3))
    app.step(1000)
    assert viewer.at == 0
    assert viewer.record.moves == session.match.lines


# --- saving by a key ---------------------------------------------------------------------------------
def test_f5_saves_the_match_with_a_picture_and_it_is_played_on_from_the_records(house):
    app, session = house.app, house.app.scene.session
    lines = list(session.match.lines)
    for seat in set(session.seats) - {session.match.to_act}:
        session.seats[seat] = Seat("Hatter", "ai:random")
    app.step(16)
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F5, mod=0, unicode=""))
    app.step(16)
    assert f"{who_plays(app.scene.session.seats)}, {at_turn(app.scene.session.match.turn)}" in app._noted
    (save,) = named.saved()
    assert records.read(save.path).moves == lines
    assert pygame.image.load(save.picture).get_size() == (320, 180)
    house.open_records()
    app.step(16)
    press(app, "record-0")
    app.step(16)
    app.scene.go(len(lines))
    app.draw()
    press(app, "from")
    assert app.scene.session.match.lines == lines


def test_the_menu_in_a_match_saves_it_under_a_name_of_ones_own(house):
    app, session = house.app, house.app.scene.session
    lines = list(session.match.lines)
    app.scene.open_menu()
    app.draw()
    press(app, "menu-save")
    app.draw()
    box = app.scene
    assert box.name == f"{who_plays(session.seats)}, {at_turn(session.match.turn)}"
    for letter in "../Tea":
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter))
    app.draw()
    press(app, "save")
    app.draw()
    assert app.scene is box, "what can be no name is said, and the box stays"
    assert box.fault.startswith("The name of a save can't begin with a dot"), "a sentence"
    for _ in box.name:
        key = pygame.K_BACKSPACE
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    app.draw()
    press(app, "save")
    assert box.fault == "The name of a save is missing."
    for letter in "Tea":
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter))
    app.draw()
    press(app, "save")
    app.step(16)
    (save,) = named.saved()
    assert (save.name, records.read(save.path).moves) == ("Tea", lines)
    assert "Tea" in app._noted
    assert app.scene.session.match.lines == lines


def test_a_picture_that_is_none_is_left_out(house):
    save = named.save_as("mine", house.app.scene.session.record(), b"no picture")
    assert thumbnail(save.picture) is None
    house.open_records()
    house.app.step(16)


@pytest.mark.parametrize("wish", ["a/b: c", "", "...", "ü" * 200, "x" * 300, "a\x00b", "autosave-x"])
def test_any_names_of_players_make_the_name_of_a_save(wish, house):
    session = house.app.scene.session
    session.seats["w"] = Seat(wish)
    assert named.save_as(name_of(session), session.record()).path.exists()


def test_the_name_of_a_save_is_suggested_in_the_language_that_is_set(house):
    app, session = house.app, house.app.scene.session
    app.settings.change(language="pseudo")
    app.refit()
    app.on_save_as()
    assert app.scene.name == name_of(session, app.fonts.told) != name_of(session)
    assert "against" not in app.scene.name
    assert "turn " not in app.scene.name
    assert named.fitting("...") == "A match"


# --- all that was left -------------------------------------------------------------------------------
def test_all_that_was_left_is_listed_gone_on_with_and_given_up():
    app = new_app(curtain=False)
    house, tables = Navigator(app), []
    for seed in range(5):
        session = sit(FIRST, seed)
        tables.append(session)
        if seed:
            session.close()  # the first one stays another window's
    house.open_menu()
    app.step(16)
    labels = [entry.label for entry in app.scene._entries]
    assert "Unfinished" in labels
    app.scene._entries[labels.index("Unfinished")].act()
    app.step(16)
    assert isinstance(app.scene, UnfinishedScreen)
    owned = [one.owned for one in app.scene._items]
    assert sorted(owned) == [False] * 4 + [True]
    free = owned.index(False)
    other = next(i for i, taken in enumerate(owned) if not taken and i != free)
    press(app, f"give-up-{other}")
    press(app, f"give-up-{free}")
    app.step(16)
    assert len(app.scene._items) == 5, "each is asked about by itself"
    assert "Yes: Give up" in [text.text for text in app.canvas.texts]
    press(app, f"give-up-{free}")
    app.step(16)
    assert len(app.scene._items) == 4
    assert "It stands among the records now." in [text.text for text in app.canvas.texts]
    assert len(saves.kept_records()) == 1
    mine = next(i for i, one in enumerate(app.scene._items) if one.owned)
    press(app, f"give-up-{mine}")
    assert len(saves.kept_records()) == 1
    press(app, f"match-{mine}")
    assert isinstance(app.scene, Viewer)
    app.pop()
    app.step(16)
    wanted = next(one for one in app.scene._items if not one.owned)
    press(app, f"match-{app.scene._items.index(wanted)}")
    assert app.scene.session.match.lines == wanted.match.lines
