"""What is heard: takes in turn, from where it happens, over what lies under the table."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Event, Timer
from types import SimpleNamespace
from unittest import mock

import pygame
import pytest

from tests.house.seen import as_played
from tests.ui.apps import new_app
from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.games import registry
from wonderland.ui.kit.app import App
from wonderland.ui.kit.motion import where
from wonderland.ui.kit.sound import BEHIND_SPEECH, TAKES, Sounds, sides
from wonderland.ui.shell import launch
from wonderland.ui.shell.display import Wish
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.plain import table_of
from wonderland.ui.table.exits import TableExits

GOLDEN = Path(__file__).resolve().parents[1] / "games"


@pytest.fixture
def sounds(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made = Sounds(assets_folder() / "sounds", 80, 50)
    yield made
    made.close()
    pygame.mixer.quit()


def heard_under(table):
    """The loops that a table asks for."""
    with mock.patch.object(table.app.sounds, "loop") as loop:
        table.show(table.board.now())
    return loop.call_args.args


def table_at(match, seat):
    app = new_app((960, 600), motion="off", tips=False)
    table = table_of(match.game.name)(app, as_played(match, seat), TableExits(bool, bool))
    app.push(table)
    return table


def test_takes_are_heard_in_turn(sounds):
    heard = [sounds._take("step") for _ in range(2 * TAKES)]
    assert heard[:TAKES] == heard[TAKES:]
    assert len(set(heard)) == TAKES
    assert len({len(take.get_raw()) for take in heard}) == 1
    assert sounds._take("trumpet") is None


@pytest.mark.parametrize("damage", ["cut", "other", "empty", "folder", "none"])
def test_a_sound_that_is_damaged_is_not_heard(sounds, tmp_path, damage):
    """A sound that can't be read costs itself, and no match."""
    sounds._folder, path = tmp_path, tmp_path / "blow.ogg"
    if damage == "folder":
        path.mkdir()
    elif damage != "none":
        raw = (assets_folder() / "sounds" / "blow.ogg").read_bytes()
        path.write_bytes({"cut": raw[:100], "other": b"no sound", "empty": b""}[damage])
    sounds.play("blow")
    assert sounds._take("blow") is None
    assert sounds.damaged == (set() if damage == "none" else {"blow"})
    sounds._loops = {"blow": None}
    sounds._begin("blow")
    assert sounds._loops == {"blow": None}


def test_the_menu_tells_of_damaged_sounds(app):
    house = Navigator(app)
    house.open_menu()
    assert not app.scene.notice
    app.sounds.damaged.add("blow")
    house.open_menu()
    assert "blow" in app.scene.notice


def test_a_window_that_was_run_keeps_its_size_and_closes_its_sounds_before_the_mixer_goes(monkeypatch):
    done = []
    monkeypatch.setattr(App, "run", lambda _: done.append("run"))
    monkeypatch.setattr(launch, "keep_window", lambda *_: done.append("keep"))
    monkeypatch.setattr(Sounds, "close", lambda _: done.append("close"))
    monkeypatch.setattr(pygame, "quit", lambda: done.append("quit"))
    launch.run(Wish(mute=True))
    assert done == ["run", "keep", "close", "quit"]


def test_the_window_closes_when_no_loop_is_being_begun(sounds, monkeypatch):
    """The mixer went while a thread used it: the program ended by a fault of memory."""
    unpacks, may = Event(), Event()
    begun = []

    def slowly(name):
        unpacks.set()
        may.wait()
        begun.append(name)

    monkeypatch.setattr(sounds, "_load", slowly)
    sounds.loop("room", "air")
    unpacks.wait()
    Timer(0.05, may.set).start()
    sounds.close()
    assert len(begun) == 1, "what was under way is waited for, and no other is begun"
    assert sounds._loops == {}
    sounds.loop("room")
    sounds.play("blow")
    assert sounds._loops == {} == sounds._takes


def test_a_sound_is_heard_from_its_side_and_by_both_ears():
    assert sides(0)[0] == pytest.approx(sides(0)[1])
    for at in (-3, -1, -0.5, 0, 0.5, 1):
        left, right = sides(at)
        assert left**2 + right**2 == pytest.approx(1)
        assert min(left, right) > 0.2
        assert (left > right) == (at < 0) or at == 0


def test_loops_change_and_go_softer_while_somebody_speaks(sounds):
    def wait_for(*names):
        for _ in range(400):
            with sounds._lock:
                there = {name for name, loop in sounds._loops.items() if loop}
            if there == set(names):
                return
            time.sleep(0.01)
        pytest.fail(f"{names} are not heard")

    sounds.loop("room", "match-air-1")
    wait_for("room", "match-air-1")
    full = sounds._loops["room"].get_volume()
    sounds.speak_over(spoken=True)
    assert sounds._loops["room"].get_volume() == pytest.approx(BEHIND_SPEECH * full, abs=0.01)
    sounds.speak_over(spoken=False)
    sounds.loop("room")
    wait_for("room")
    assert sounds._loops["room"].get_volume() == pytest.approx(full)
    sounds.hushed = True
    assert sounds._loops["room"].get_volume() == 0


def test_an_event_names_its_place():
    assert where(SimpleNamespace(target="c3", square="a1")) == "c3"
    assert where(SimpleNamespace(squares=("a1", "a2"))) == "a2"
    assert where(SimpleNamespace(seat="w")) == ""


@pytest.mark.parametrize("game", registry.names())
def test_the_air_of_a_match_tightens_towards_its_end(game):
    begun = api.game(game).new(seed=1)
    assert heard_under(table_at(begun, begun.seats[0])) == ("room", "match-air-1")
    endings = sorted(GOLDEN.glob(f"{game.replace('-', '_')}/golden/*.wonder.yaml"))
    tables = (table_at(match, match.seats[0]) for match in map(api.game(game).load, endings))
    over = next(table for table in tables if table.board.ways.tightness(table.board.now()) == 2)
    assert heard_under(over) == ("room",)
