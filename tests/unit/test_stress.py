"""The stress finds what is wrong: each part fails where its promise is broken on purpose."""

from __future__ import annotations

import secrets
import threading
from random import Random

import pytest

from tools.stress import commands, disks, hands, kills, mutants
from wonderland.content.places import assets_folder
from wonderland.session.autosave import Autosave

RECORD = assets_folder() / "records" / "example.wonder.yaml"


def test_inputs_are_changed_the_same_by_the_same_seed():
    raw = RECORD.read_bytes()
    one = [mutants.changed(raw, Random(seed)) for seed in range(20)]
    assert one == [mutants.changed(raw, Random(seed)) for seed in range(20)]
    assert len({*one, raw}) > 15


def test_a_reader_that_breaks_is_found(tmp_path, monkeypatch):
    (tmp_path / "0").mkdir()
    monkeypatch.setattr(mutants.main, "run", lambda words: 1 / 0)
    tries, failures = mutants._share(tmp_path / "0", RECORD, 12, 1)
    assert tries == 12
    assert failures
    assert all("ZeroDivisionError" in failure for failure in failures)


def test_a_match_that_is_not_saved_again_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(Autosave, "mend", lambda self: False)
    monkeypatch.setattr(disks.again, "PAUSE", 0.01)
    monkeypatch.setattr(disks, "_can_mount", lambda folder: False)
    assert len(disks.full_disks(tmp_path, 2, Random(1)).failures) >= 2


def test_lines_that_are_lost_are_found(tmp_path):
    outcome = kills.Outcome("", "")
    kills._judge(outcome, tmp_path, {1: ["w dice 4H", "* roll S"]})
    assert "2 of 2 lines are lost" in outcome.failures[0]


def test_a_window_that_breaks_under_random_hands_is_found(monkeypatch):
    pressed = []

    def press(self):
        pressed.append(len(pressed))
        if len(pressed) == 3:
            raise ValueError("the third is too much")

    monkeypatch.setattr(hands.Hands, "press", press)
    assert hands.window(1, 20)["fault"] == "event 3: ValueError('the third is too much')"
    monkeypatch.setattr(hands.Hands, "press", lambda self: None)
    assert hands.window(1, 20)["fault"] == ""


def test_random_hands_press_what_there_is_and_are_the_same_by_the_same_seed(monkeypatch, tmp_path_factory):
    def walk(seed):
        monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path_factory.mktemp("home")))
        monkeypatch.setattr(secrets, "randbits", Random(seed).getrandbits)  # what matches begin by
        window = hands.Hands(seed)
        seen = []
        for _ in range(12):
            window.press()
            seen.append(([type(one).__name__ for one in window.app.scenes], window.app.surface.get_size()))
        window.close()
        return seen

    assert walk(5) == walk(5)
    assert len({str(names) for seed in (1, 2, 3) for names, _ in walk(seed)}) > 2


def test_memory_that_grows_and_grows_is_found():
    assert hands.levels_off([100, 200, 300, 300, 310, 305, 310, 300, 312])
    assert not hands.levels_off([100, 200, 300, 350, 400, 450, 500, 550, 600])


def test_every_home_can_be_made_and_taken_away(tmp_path):
    for kind in commands.HOMES:
        commands._bad_home(tmp_path / "home", kind)
        commands._allow(tmp_path / "home")
    assert len({*commands.HOMES}) == 10


def test_what_works_or_waits_too_long_is_broken_off_but_not_what_others_hold_up():
    with mutants.no_longer_than(0.2):
        threading.Event().wait(0.3)  # as if others had the processors
    with pytest.raises(TimeoutError), mutants.no_longer_than(0.01):
        while True:
            pass
    with pytest.raises(TimeoutError), mutants.no_longer_than(0.01):
        threading.Event().wait(60)
