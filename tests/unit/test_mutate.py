"""Small faults: what is made one, whether it is found, and whether a game's list still fits its rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.mutate.__main__ import BadListError, faults, main
from tools.mutate.faults import faults_of, named_fault
from tools.mutate.listed import Listed, read
from tools.mutate.measured import Kept
from tools.mutate.reach import noting
from tools.mutate.trial import BrokenTestsError, Copy

ROOT = Path(__file__).parents[2]
LISTS = sorted((ROOT / "tests" / "games").glob("*/faults.yaml"))
TOY = '''"""A toy."""
from functools import cache

LIMIT = 3


@cache
def table(n):
    return tuple(k * k for k in range(n))


def price(steps, credit):
    """Steps beyond credit cost 1 each."""
    if not credit and steps > LIMIT:
        raise ValueError(f"{steps + 1} is too many")
    due = max(0, steps - credit)
    return due + table(2)[1]


class Seat:
    def owes(self, steps):
        return price(steps, 1) > 2
'''
TESTS = """
import pytest
from toy.rules import Seat, price

def test_price():
    assert price(2, 0) == 3
    assert price(1, 5) == 1
    assert price(9, 1) == 9

def test_refused():
    with pytest.raises(ValueError):
        price(4, 0)
"""


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A project of one module with two tests; nothing tests ``Seat``, or three steps without credit.

    Its tests need no plugins, which every run of pytest would load anew.
    """
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for name, text in (("toy/__init__.py", ""), ("toy/rules.py", TOY), ("tests/test_toy.py", TESTS)):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_what_is_made_a_fault():
    made = {(fault.function, fault.before, fault.after) for fault in faults_of(TOY)}
    assert {
        ("<module>", "3", "4"),
        ("price", "not credit", "credit"),
        ("price", "not credit and steps > LIMIT", "not credit or steps > LIMIT"),
        ("price", "steps > LIMIT", "steps >= LIMIT"),
        ("price", "max(0, steps - credit)", "min(0, steps - credit)"),
        ("price", "steps - credit", "steps + credit"),
        ("price", "due = max(0, steps - credit)", "pass"),
        ("Seat.owes", "2", "3"),
    } <= made
    assert not any("too many" in before for _, before, _ in made if before.startswith("steps + 1"))
    within = {(fault.before, fault.within) for fault in faults_of(TOY)}
    assert ("steps > LIMIT", "if not credit and steps > LIMIT:") in within
    assert ("due = max(0, steps - credit)", "def price(steps, credit):") in within, (
        "of a whole statement, what is around it"
    )
    assert any(before.startswith("raise") and place == "if not credit and steps > LIMIT:" for before, place in within)
    for fault in faults_of(TOY):
        compile(fault.put_into(TOY), "toy", "exec")
        assert fault.put_into(TOY) != TOY


def test_a_fault_by_hand_is_found_in_any_layout_or_not_at_all():
    fault = named_fault(TOY, "free", "price", "due = max( 0, steps-credit )", "due = 0\ncredit = 1")
    assert "    due = 0\n    credit = 1\n    return due" in fault.put_into(TOY)
    assert named_fault(TOY, "free", "price", "due = 7", "pass") is None
    assert named_fault(TOY, "free", "Seat.price", "due", "0") is None


def test_source_that_notes_what_is_called_does_the_same():
    reached, kept = set(), set()
    space = {"__mutate_reached__": reached, "__mutate_kept__": kept}
    exec(compile(noting(TOY, "toy.py"), "toy", "exec"), space)
    assert space["Seat"]().owes(9)
    assert reached == {f"toy.py::{place}" for place in ("Seat.owes", 22, "price", 13, 14, 16, 17)}
    assert kept == {"toy.py::table", "toy.py::9"}


def test_faults_are_tried_on_a_copy_by_the_tests_that_reach_them(toy):
    made = {(f.function, f.before, f.after): f for f in faults_of(TOY)}
    copy = Copy(toy, ["tests"])
    try:
        tests = copy.measure("toy")
        assert tests.of("toy/rules.py", made["Seat.owes", "2", "3"]) == []
        kept = made["table", "k * k", "k + k"]
        assert len(tests.of("toy/rules.py", kept)) == 2, "what is kept counts for every test"
        later = made["price", "steps - credit", "steps + credit"]
        assert tests.of("toy/rules.py", later) == ["tests/test_toy.py::test_price"], "by statement"
        placed = [
            ("toy/rules.py", made[key])
            for key in (("price", "steps - credit", "steps + credit"),
                        ("price", "steps > LIMIT", "steps >= LIMIT"), ("Seat.owes", "2", "3"),
                        ("<module>", "3", "4"), ("table", "k * k", "k + k"))
        ]  # fmt: skip
        found = dict(copy.finds_all(placed, tests))
    finally:
        copy.close()
    price, refused = "tests/test_toy.py::test_price", "tests/test_toy.py::test_refused"
    assert found == {0: price, 1: "", 2: "", 3: refused, 4: price}
    assert (toy / "toy" / "rules.py").read_text() == TOY
    assert not copy.folder.exists()


def test_what_was_measured_is_kept_while_nothing_changes(toy):
    keep = toy / "kept" / "toy.json"

    def wanting():
        return Kept(keep, toy, "toy", ["tests"]).wanting()

    assert wanting() == ["tests/test_toy.py"]
    copy = Copy(toy, ["tests"])
    try:
        first = copy.measure("toy", keep=keep)
        assert wanting() == []
        assert copy.measure("toy", keep=keep) == first
    finally:
        copy.close()
    (toy / "tests" / "test_more.py").write_text("def test_yes():\n    pass\n")
    assert wanting() == ["tests/test_more.py"]
    (toy / "toy" / "rules.py").write_text(TOY + "\n")
    assert len(wanting()) == 2


def test_tests_that_fail_without_a_fault_are_told(toy):
    (toy / "tests" / "test_more.py").write_text("def test_no():\n    assert False\n")
    copy = Copy(toy, ["tests"])
    try:
        with pytest.raises(BrokenTestsError, match="test_no"):
            copy.measure("toy")
    finally:
        copy.close()


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.parent.name)
def test_a_games_list_fits_its_rules(path):
    listed = read(path)
    made = [fault for _, fault in faults(ROOT, listed)]
    assert {one.name for one in listed.named} <= {fault.name for fault in made}
    for same in listed.equivalent:
        assert any(same.is_of(fault) for fault in made), f"no such fault any more: {same}"
    assert all((ROOT / tests).exists() for tests in listed.tests)


@pytest.mark.parametrize(
    ("changed", "words"),
    [({"modules": ["nowhere"]}, "no module nowhere"), ({"package": "wonderland/none"}, "no Python file"),
     ({"named": [{"name": "x", "function": "f", "before": "1", "after": "2"}]}, "fits no function f")],
)  # fmt: skip
def test_a_list_that_does_not_fit_is_told(changed, words):
    listed = Listed.model_validate({"package": "wonderland/core", "tests": ["tests/core"], **changed})
    with pytest.raises(BadListError, match=words):
        faults(ROOT, listed)


def test_the_command_lists_faults_and_refuses_a_list_that_is_none(tmp_path, capsys):
    assert main(["--count", "--module", "victory", "--only", "QUIET"]) == 0
    assert "state.quiet > QUIET_TURNS" in capsys.readouterr().out
    bad = tmp_path / "bad.yaml"
    for text, word in (("package: 7\n", "package"), ("a: b: c\n", "line 1")):
        bad.write_text(text)
        assert main(["--list", str(bad)]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert word in printed.err


def _placeless(line):
    return re.sub(", line \\d+", "", line, count=1)


def test_those_that_lived_are_tried_again_wherever_they_stand_now(tmp_path, capsys):
    def counted(*words):
        assert main(["--count", "--module", "victory", *words]) == 0
        return capsys.readouterr().out.splitlines()

    first, second, *others = every = counted()
    printed = tmp_path / "printed"
    moved = first.replace(", line ", ", line 9", 1)
    printed.write_text(
        f"1/9 {moved}: LIVES\n2/9 {others[0]}: found by test_x\n{second}\n3 of 9 faults tried\n", encoding="utf-8"
    )
    again = counted("--again", str(printed))
    assert again[0] == first and second in again
    assert others[0] not in again or others[0] in (first, second)
    assert len(again) < len(every)
    printed.write_text(f"1/9 {every[-1]}: LIVES\n2/9 {every[-2]}: found by test_x\n{every[-3]}\n")
    left_out = {_placeless(one) for one in every[-2:]}
    rest = counted("--rest", str(printed))
    assert rest == [one for one in every if _placeless(one) not in left_out]
    assert 0 < len(rest) < len(every)
    assert main(["--count", "--again", str(tmp_path / "nowhere")]) == 2
