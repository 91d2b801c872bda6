"""Matches that are kept, one for every way in which one can end: written, and held to what they were."""

from __future__ import annotations

import hashlib
import json

from wonderland import api
from wonderland.cli.main import run
from wonderland.content import records


def digest(match):
    """A short mark of a state, the same on every machine."""
    return hashlib.sha256(json.dumps(match.state(), sort_keys=True).encode()).hexdigest()[:16]


def ends_of(folder):
    """What is kept of how each match in a folder ended."""
    return json.loads((folder / "ends.json").read_text(encoding="utf-8"))


def keep_ends(folder, kinds, match_of, most=2000):
    """Write the first match of each kind, and how it ended.

    Args:
        folder: where they lie.
        kinds: by its name what makes a match of the kind; the last of it asks whether a result is
            of the kind, where it is a question.
        match_of: plays a match of that and a seed.
        most: how many seeds are tried.
    """
    ends = {}
    for kind, how in kinds.items():
        tried = (match_of(*how, seed) for seed in range(most))
        match = next(m for m in tried if not callable(how[-1]) or how[-1](m.result))
        path = folder / f"{kind}.wonder.yaml"
        path.write_text(records.write(match.record()), encoding="utf-8")
        ends[kind] = {"result": match.result, "lines": len(match.lines), "state": digest(match)}
    (folder / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")


def assert_ends_as_it_did(path, end):
    """A kept match replays to its result, in so many lines, with the same state."""
    match = api.load(path)
    assert (match.result, len(match.lines), digest(match)) == tuple(end.values())


def assert_agrees_line_by_line(path, second, unlisted=()):
    """Two implementations go through a kept match alike.

    Args:
        path: the record.
        second: makes the second one of a record.
        unlisted: verbs that may always be said and are not listed.
    """
    record = records.read(path)
    match, oracle = api.game(record.game).open(record), second(record)
    for line in record.moves:
        assert line in oracle.legal() or line.split()[1] in unlisted
        match.play(line)
        oracle.play(line)
        assert match.state() == oracle.state()


def assert_commands_take_it(path, end, capsys):
    """The commands replay it, list what may be done in it, and find nothing wrong with it."""
    assert run(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == end["result"]
    seat = api.load(path).seats[0]
    for words in (["replay", "--each", "--seat", seat], ["legal"], ["check"]):
        assert run([*words, str(path)]) == 0
