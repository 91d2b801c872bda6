"""One owner: unfinished matches side by side, each owned by one program, and nothing overwritten."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import wonderland
from tests.house.matches import FIRST, begun, ending, play_any, saved_as, sit, table_of
from wonderland.content import files, records
from wonderland.content.locks import Lock
from wonderland.content.places import home_folder, records_folder, saves_folder
from wonderland.session import again, autosave, saves

ROOT = Path(__file__).resolve().parents[2]


def other_program(*arguments, said=""):
    """The real command, in a process of its own, on the same home."""
    return subprocess.run(
        [sys.executable, "-m", "wonderland", *arguments],
        cwd=ROOT, env=dict(os.environ), input=said, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_two_programs_write_two_files():
    mine = sit(FIRST)
    theirs = other_program("play", "--text", FIRST, "--seed", "2", said="quit\n")
    assert theirs.returncode == 0
    mine.play(str(mine.match.legal()[0]))
    found = saves.Saves().unfinished()
    assert {one.match.seed for one in found} == {1, 2}
    assert {one.path.name for one in found} == {saved_as(FIRST), saved_as(FIRST, 2)}
    assert {one.match.seed: one.owned for one in found} == {1: True, 2: False}
    own = next(one for one in found if one.owned)
    assert own.match.lines == mine.match.lines
    mine.close()


def test_a_second_window_may_not_go_on_but_may_read():
    mine = sit(FIRST)
    path = autosave.autosave_path(FIRST)
    refused = other_program("play", "--text", "--load", str(path), said="quit\n")
    assert refused.returncode == 2
    assert "another window is playing this match" in refused.stderr
    with pytest.raises(wonderland.BadInput, match="another window"):
        saves.go_on(path)
    assert other_program("replay", str(path)).returncode == 0
    mine.close()
    assert other_program("play", "--text", "--load", str(path), said="quit\n").returncode == 0


def test_a_new_match_never_overwrites_one_that_was_left(name):
    for seed in (1, 2, 3):
        sit(name, seed).close()
    assert {one.match.seed for one in saves.Saves().unfinished()} == {1, 2, 3}


OWNER = """
import sys, time
from tests.house.matches import FIRST, sit
table = sit(FIRST, 7)
print("sits", flush=True)
time.sleep(600)
"""


def test_an_owner_that_is_killed_owns_nothing():
    with subprocess.Popen(
        [sys.executable, "-c", OWNER], cwd=ROOT, env=dict(os.environ), stdout=subprocess.PIPE
    ) as owner:
        assert owner.stdout.readline() == b"sits\n"
        (one,) = saves.Saves().unfinished()
        assert one.owned
        with pytest.raises(wonderland.BadInput, match="another window"):
            saves.go_on(one.path)
        owner.kill()
        owner.wait()
    (one,) = saves.Saves().unfinished()
    assert not one.owned
    match, _, own = saves.go_on(one.path)
    assert match.lines == one.match.lines
    own.close()


def ended(name):
    """A table whose match has just ended."""
    match, line = ending(name)
    session = table_of(match)
    session.play(line)
    return session


def test_what_is_over_is_kept_before_its_autosave_goes(name, monkeypatch):
    session = ended(name)
    drop, there = autosave.Autosave.drop, []

    def dropped(self):
        there.extend(kept.path for kept in saves.kept_records())
        drop(self)

    monkeypatch.setattr(autosave.Autosave, "drop", dropped)
    session.close()
    assert there == [session.kept]
    assert records.read(session.kept).moves == session.match.lines
    assert not autosave.autosave_path(name).exists()


def test_what_ended_in_a_program_that_was_killed_is_kept_once(name):
    session = ended(name)
    raw = session._autosave.path.read_bytes()
    session._autosave.close()  # as a kill would: the lock goes, the file stays
    assert saves.Saves().unfinished() == []
    session._autosave.path.write_bytes(raw)  # killed between keeping it and taking it away
    assert saves.Saves().unfinished() == []
    assert len(saves.kept_records()) == 1
    assert not autosave.autosave_path(name).exists()


def test_a_full_disk_leaves_the_autosave_of_what_is_over(name):
    session = ended(name)
    records_folder().write_text("a file in the folder's place")
    session.close()
    assert session.kept is None
    records_folder().unlink()
    assert saves.Saves().unfinished() == []
    assert [records.read(kept.path).moves for kept in saves.kept_records()] == [session.match.lines]


def test_a_match_in_which_nothing_was_played_leaves_nothing(name):
    table_of(begun(name)).close()
    assert not autosave.autosave_path(name).exists()


def test_a_match_that_is_given_up_can_be_played_on_from_the_records(name):
    session = sit(name)
    session.close()
    kept = saves.give_up(autosave.autosave_path(name))
    assert records.read(kept).moves == session.match.lines
    assert saves.Saves().unfinished() == []


# --- a home that is taken away ---------------------------------------------------------------------
@pytest.fixture
def soon(monkeypatch):
    """What was refused is tried again at once."""
    monkeypatch.setattr(again, "PAUSE", 0.01)


def wait_for(holds):
    """Wait until something holds that a thread brings about."""
    for _ in range(500):
        if holds():
            return True
        threading.Event().wait(0.01)
    return False


def test_a_home_that_was_removed_is_made_anew_with_the_whole_match(name):
    session = sit(name)
    shutil.rmtree(home_folder())
    session.play(str(session.match.legal()[0]))
    assert session.fault == ""
    (one,) = saves.Saves().unfinished()
    assert one.match.lines == session.match.lines
    session.close()


def test_a_home_that_is_removed_while_somebody_thinks_is_made_anew(name, monkeypatch):
    monkeypatch.setattr(autosave, "LOOK", 0.0)
    table = sit(name)
    shutil.rmtree(home_folder())
    table.look_after()
    (one,) = saves.Saves().unfinished()
    assert one.match.lines == table.match.lines
    shutil.rmtree(home_folder())
    home_folder().write_text("a file in the folder's place")
    table.look_after()
    assert table.fault
    home_folder().unlink()
    table.close()
    (one,) = saves.Saves().unfinished()
    assert one.match.lines == table.match.lines
    one.path.unlink()
    table.look_after()
    assert not saves.Saves().unfinished(), "a table that was left is the next one's"


def test_what_was_refused_is_saved_as_soon_as_it_can_be(name, soon):
    session = sit(name)
    shutil.rmtree(home_folder())
    home_folder().write_text("a file in the folder's place")
    play_any(session, random.Random(1))
    play_any(session, random.Random(1))
    assert session.fault
    home_folder().unlink()
    assert wait_for(lambda: not session.fault)
    (one,) = saves.Saves().unfinished()
    assert one.match.lines == session.match.lines
    session.close()


def test_a_name_that_another_took_meanwhile_stays_the_others():
    session = sit(FIRST, 1)
    shutil.rmtree(home_folder())
    theirs = sit(FIRST, 2)
    assert theirs._autosave.path == autosave.autosave_path(FIRST)
    session.play(str(session.match.legal()[0]))
    found = {one.match.seed: one.match.lines for one in saves.Saves().unfinished()}
    assert found == {1: session.match.lines, 2: theirs.match.lines}
    session.close()
    theirs.close()


def test_a_home_that_cannot_be_at_all_ends_no_match(name):
    home_folder().write_text("a file in the folder's place")
    session = sit(name)
    assert session.fault
    assert session.match.lines
    session.close()


def test_no_thread_outlives_its_autosave(soon):
    before = set(threading.enumerate())
    session = sit(FIRST)
    shutil.rmtree(saves_folder())
    saves_folder().write_text("")
    session.play(str(session.match.legal()[0]))
    assert set(threading.enumerate()) > before
    session.close()
    assert set(threading.enumerate()) == before


def test_an_autosave_that_is_a_device_is_put_aside_and_not_read():
    path = autosave.autosave_path(FIRST)
    path.parent.mkdir(parents=True)
    path.symlink_to("/dev/zero")
    session = sit(FIRST)
    assert session._autosave.path != path
    looked = saves.Saves()
    assert [one.match.seed for one in looked.unfinished()] == [1]
    assert "a device" in looked.take_notices()
    session.close()


def test_a_list_survives_files_that_vanish_and_odd_names(monkeypatch):
    folder = records_folder()
    folder.mkdir(parents=True)
    (folder / "a.wonder.yaml").write_text("")
    (folder / "gone.wonder.yaml").symlink_to(folder / "nothing")
    Path(os.fsdecode(os.fsencode(folder) + b"/\xff\x1b.wonder.yaml")).write_text("")
    lstat = Path.lstat

    def vanishing(self):
        if self.name.startswith("a."):
            raise FileNotFoundError
        return lstat(self)

    monkeypatch.setattr(Path, "lstat", vanishing)
    assert sorted(kept.name for kept in saves.kept_records()) == ["gone", "\ufffd\\x1b"]


# --- locks and whole files -------------------------------------------------------------------------
def test_a_lock_whose_file_was_removed_guards_nothing(tmp_path):
    lock, other = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert lock.take()
    assert not other.take()
    (tmp_path / "lock").unlink()
    assert not lock.held
    assert other.take()
    assert not lock.take()


HALF = """
import os, signal, sys
from pathlib import Path
from wonderland.content import files
os.fsync = lambda number: os.kill(os.getpid(), signal.SIGKILL)
files.save(Path(sys.argv[1]), "new")
"""


def test_a_kill_in_the_middle_of_a_write_leaves_the_old_file_and_is_tidied_up(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_text("old")
    done = subprocess.run([sys.executable, "-c", HALF, path], cwd=ROOT, check=False)
    assert done.returncode == -9
    assert path.read_text() == "old"
    assert len(list(tmp_path.iterdir())) == 2
    files.sweep(tmp_path)
    assert [kept.name for kept in tmp_path.iterdir()] == ["x.yaml"]


def test_a_program_that_starts_tidies_up_after_one_that_was_killed():
    part = files._part_of(autosave.autosave_path(FIRST))
    part.parent.mkdir(parents=True)
    part.write_text("half")
    assert other_program("play", "--text", said="quit\n").returncode == 0
    assert not part.exists()


def test_what_is_being_written_is_not_swept_away(tmp_path):
    part = files._part_of(tmp_path / "x.yaml")
    writer = files._lock_part(part)
    files.sweep(tmp_path)
    assert part.exists()
    writer.give_back()


def test_files_follow_the_umask(tmp_path):
    before = os.umask(0o027)
    try:
        files.save(tmp_path / "x", "text")
    finally:
        os.umask(before)
    assert (tmp_path / "x").stat().st_mode & 0o777 == 0o640


def test_a_link_is_followed_and_a_device_is_never_replaced(tmp_path):
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.save(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(wonderland.BadInput, match="no ordinary file"):
        files.save(tmp_path / "pipe", "new")
    assert (tmp_path / "pipe").is_fifo()
