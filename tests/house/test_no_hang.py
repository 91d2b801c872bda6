"""No hang and no traceback: odd files, odd streams and dying processes, by the real command."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import wonderland
from tests.house.matches import FIRST, begun
from wonderland.cli import main
from wonderland.cli.simulate import workers
from wonderland.cli.simulate.tasks import Task, play_one
from wonderland.content import files, records
from wonderland.content.places import home_folder, logs_folder
from wonderland.content.text import plain
from wonderland.core.quoting import clean
from wonderland.games import registry
from wonderland.session.match_session import Seat
from wonderland.session.saves import saves_folder

ROOT = Path(__file__).resolve().parents[2]
SEATS = registry.info(FIRST).letters
COMMAND = [sys.executable, "-m", "wonderland"]


def call(*arguments, **streams):
    """The real command; what of its streams is not said is read."""
    streams = {"stdin": subprocess.DEVNULL, "stdout": -1, "stderr": -1, **streams}
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, **streams.pop("env", {})}
    done = subprocess.run([*COMMAND, *arguments], check=False, env=environment, timeout=60, **streams)
    assert b"Traceback" not in (done.stderr or b"")
    return done


@pytest.fixture
def kept(tmp_path):
    path = tmp_path / "kept.wonder.yaml"
    files.save(path, records.write(begun(FIRST, 40, seed=7).record()))
    return str(path)


def odd_files(folder):
    os.mkfifo(folder / "pipe")
    (folder / "endless").symlink_to("/dev/zero")
    (folder / "loop").symlink_to(folder / "loop")
    (folder / "bytes").write_bytes(bytes(range(256)))
    return [
        str(folder), "/dev/zero", "/dev/tty", "/proc/self/mem", "x" * 300, "", "/none/such", "a\0b",
        *(str(folder / name) for name in ("pipe", "endless", "loop", "bytes")),
    ]  # fmt: skip


@pytest.mark.parametrize("command", ["replay", "legal", "check", "analyse", "watch", "play"])
def test_what_is_no_file_is_refused_at_once(command, tmp_path, capsys):
    folder = tmp_path / "odd"
    folder.mkdir()
    before = ["play", "--text", "--load"] if command == "play" else [command]
    for name in odd_files(folder):
        assert main.run([*before, name]) == 2, name
        assert capsys.readouterr().err.count("\n") >= 1


def test_what_can_be_no_target_is_refused(tmp_path, kept):
    (tmp_path / "full").symlink_to("/dev/full")
    for target in ("/dev/full", tmp_path / "full", tmp_path, tmp_path / ("x" * 300), kept + "/x"):
        arguments = ["simulate", FIRST, "--games", "1", "--jobs", "1", "--out", str(target)]
        assert main.run([*arguments, "--seat", f"{SEATS[0]}=ai:random"]) == 2
    assert Path("/dev/full").is_char_device()


def test_closed_and_full_streams(kept):
    with Path("/dev/full").open("wb") as full:
        done = call("replay", "--json", "--each", kept, stdout=full)
        assert (done.returncode, done.stderr) == (2, b"standard output: No space left on device\n")
        assert call("replay", "/none", stderr=full).returncode == 2
        for asked in (["--help"], ["play", "--help"]):
            done = call(*asked, stdout=full)
            assert done.stderr == b"standard output: No space left on device\n"
            assert done.returncode == 2
    closed = " ".join([*COMMAND, "replay", kept, "<&- >&- 2>&-"])
    assert subprocess.run(closed, shell=True, check=False, timeout=60, cwd=ROOT).returncode == 0
    closed = " ".join([*COMMAND, "play", "--text", "<&-"])
    done = subprocess.run(closed, shell=True, check=False, timeout=60, cwd=ROOT, stdout=-1)
    assert done.returncode == 0


def test_a_reader_that_goes_is_no_fault(kept):
    many = " ".join([*COMMAND, "replay", "--each", "--json", *[kept] * 3, "| head -c 1"])
    done = subprocess.run(many, shell=True, check=False, timeout=60, cwd=ROOT, stderr=-1, stdout=-1)
    assert done.stderr == b""


def test_a_reader_of_a_match_that_goes_is_no_fault():
    many = " ".join(["printf 'state\\n%.0s' $(seq 3000) |", *COMMAND, "play --text | head -1"])
    done = subprocess.run(many, shell=True, check=False, timeout=60, cwd=ROOT, stderr=-1, stdout=-1)
    assert done.stderr == b""
    assert not list(logs_folder().glob("fault*"))


def test_input_that_is_no_text_is_refused_line_by_line():
    said = b"\xff\xfe\x00 abc\n? \xff\nsave \xff\x00\nsave /dev/full\nquit\n"
    done = call("play", "--text", stdin=None, input=said)
    assert done.returncode == 0
    assert done.stderr.count(b"refused: ") == 3


@pytest.mark.parametrize("encoding", ["ascii", "utf-16"])
def test_every_encoding_can_be_printed_to(encoding, kept):
    done = call("analyse", kept, "--effort", "low", env={"PYTHONIOENCODING": encoding})
    assert done.returncode == 0
    assert registry.info(FIRST).name_of(SEATS[0]) in done.stdout.decode(encoding)


def test_letters_that_an_encoding_lacks_stand_as_the_nearest():
    assert plain("it’s é → ½ █ \u4e00", "ascii") == "it's e -> 1/2 # ?"
    assert plain("it’s é", "cp1252") == "it’s é"


def test_nothing_that_steers_a_terminal_is_printed(tmp_path, capsys):
    title = "a\x1b]0;title\x07\u202eb\x9b31m"
    assert clean(title) == "a\\x1b]0;title\\x07\\u202eb\\x9b31m"
    path = tmp_path / "x\x1b[31m.wonder.yaml"
    path.write_text(f'format: {records.FORMAT}\ngame: "che\\e[5mss"\ntitle: "\\e[31m"\n')
    for command in ("check", "replay", "legal", "analyse"):
        assert main.run([command, str(path)]) == 2
        printed = capsys.readouterr()
        assert "\x1b" not in printed.err + printed.out


def test_a_working_folder_that_is_gone(tmp_path):
    gone = tmp_path / "gone"
    gone.mkdir()
    for words, code in (("games", 0), ("check x.yaml", 2)):
        there = f"cd {gone} && rmdir {gone} && {' '.join([*COMMAND, words])}"
        gone.mkdir(exist_ok=True)
        path = {**os.environ, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(there, shell=True, check=False, stderr=-1, stdout=-1, env=path)
        assert (done.returncode, b"Traceback" in done.stderr) == (code, False)


# --- simulate ------------------------------------------------------------------------------------
PLAYERS = tuple((seat, "ai:random") for seat in SEATS)


def tasks(count):
    return [Task(i, FIRST, PLAYERS, (("preset", "quick"),), (), 3, False) for i in range(count)]


class Clumsy:
    """Kills a process that plays, after a match or two."""

    def __init__(self, times):
        self.times = times

    def __call__(self, outcome):
        for process in multiprocessing.active_children()[:1] if self.times else ():
            os.kill(process.pid, signal.SIGKILL)
            self.times -= 1
        return outcome


def test_a_process_that_is_killed_is_replaced():
    kill = Clumsy(1)
    played = [kill(outcome) for outcome in workers.here(tasks(6), play_one, 2)]
    assert kill.times == 0
    assert sorted(played, key=lambda o: o.index) == list(workers.here(tasks(6), play_one, 1))


def leave(_):
    os._exit(3)


def test_processes_that_die_for_ever_end_it(monkeypatch):
    monkeypatch.setattr(workers, "MOST_FRUITLESS", 2)
    with pytest.raises(main.WonderlandError, match="die again and again"):
        list(workers.here(tasks(3), leave, 2))


@pytest.fixture
def hearing_ctrl_c():
    """A shell starts its background jobs deaf to Ctrl-C, and what they start is deaf too."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("begun", [1, 2, 3])
def test_ctrl_c_ends_it_without_a_word(hearing_ctrl_c, begun):
    """Also while its processes are being started: what holds them together, and two to play."""
    arguments = ["simulate", FIRST, "--games", "500", "--jobs", "2"]
    with subprocess.Popen([*COMMAND, *arguments], cwd=ROOT, stdout=-1, stderr=-1, start_new_session=True) as running:
        while len(_descendants(running.pid)) < begun:
            assert running.poll() is None, "it has ended by itself"
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_what_plays_ends_with_its_parent(how):
    """Whoever lives holds standard error, which is read to its end."""
    arguments = ["simulate", FIRST, "--games", "5000", "--jobs", "2"]
    with subprocess.Popen([*COMMAND, *arguments], cwd=ROOT, stdout=-1, stderr=-1) as running:
        while len(_descendants(running.pid)) < 3:
            assert running.poll() is None, "it has ended by itself"
            time.sleep(0.01)
        running.send_signal(how)
        try:
            running.communicate(timeout=60)
        finally:
            for left in _of_the_same_command():
                os.kill(left, signal.SIGKILL)


def _of_the_same_command():
    """Processes that played and have no parent any more."""
    listed = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", "1"], capture_output=True, text=True, check=False)
    spawned = (line.split(maxsplit=1) for line in listed.stdout.splitlines() if "multiprocessing" in line)
    return [int(pid) for pid, args in spawned if sys.executable in args]


def test_who_is_waited_for_long_is_named(monkeypatch, capsys):
    monkeypatch.setattr(workers, "PATIENCE", 0.2)
    played = workers.here(tasks(12), play_one, 2)
    found = [next(played)]
    stopped = [process.pid for process in multiprocessing.active_children()]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    told = ""
    thread = threading.Thread(target=lambda: found.extend(played))
    thread.start()
    while not told:
        assert thread.is_alive(), "nobody was waited for"
        time.sleep(0.05)
        told = capsys.readouterr().err
    assert "No match has ended for 0.2 seconds" in told
    assert all(str(pid) in told for pid in stopped)
    for pid in stopped:
        os.kill(pid, signal.SIGCONT)
    thread.join()
    assert len(found) == 12


def test_what_is_suspended_holds_up_no_end(capsys):
    played = workers.here(tasks(500), play_one, 2)
    next(played)
    for process in multiprocessing.active_children():
        os.kill(process.pid, signal.SIGSTOP)
    played.close()
    assert multiprocessing.active_children() == []


def _descendants(pid):
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, check=False)
    return listed.stdout.split()


# --- text from outside ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    "head",
    ['title: "\\0"', 'title: "\\e[31m"', 'seats: {SEAT: {name: "a\\0b"}}', "seed: 1234567890123456789",
     "seats: {SEAT: {player: robot}}", f"title: {'x' * 600}", 'seats: {SEAT: {name: "\\u202e"}}', "seed: 1.5"],
)  # fmt: skip
def test_what_could_not_be_read_again_is_refused_everywhere(head, tmp_path, capsys):
    path, head = tmp_path / "odd.wonder.yaml", head.replace("SEAT", SEATS[0])
    path.write_text(f"format: {records.FORMAT}\ngame: {FIRST}\nseed: 1\n{head}\n".replace("seed: 1\nseed", "seed"))
    for command in (["check"], ["replay"], ["legal"], ["play", "--text", "--load"]):
        assert main.run([*command, str(path)]) == 2
    assert not list(saves_folder().glob("*"))
    assert Seat("West").human


def test_processes_run_nothing_of_the_current_folder(tmp_path):
    for name in ("random", "json", "multiprocessing", wonderland.__name__, "pickle"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    program = Path(sys.executable).parent / "wonderland"
    command = [sys.executable, "-P", "-m", "wonderland"] if not program.exists() else [program]
    arguments = ["simulate", FIRST, "--games", "2", "--jobs", "2", "--preset", "quick"]
    done = subprocess.run(
        [*command, *arguments, *(word for seat in SEATS for word in ("--seat", f"{seat}=ai:random"))], check=False,
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=-1, stderr=-1,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "ran").exists()


def test_the_home_folder_may_be_named_as_a_shell_names_ones_own(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("WONDERLAND_HOME", "~/wonder")
    assert home_folder() == tmp_path / "wonder"
    monkeypatch.setenv("WONDERLAND_HOME", "~nobody-of-that-name/wonder")
    assert home_folder() == Path("~nobody-of-that-name/wonder")
