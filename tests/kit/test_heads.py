"""Reading a record's head, options, lines of notation: what is taken, and what is said of the rest."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from wonderland.core.errors import BadInput
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.kit.codes import CHANCE_ACTOR
from wonderland.kit.head import Fault, SetupError, read_options, set_up
from wonderland.kit.options import OptionsModel
from wonderland.kit.position import SidesPosition, StatePosition

OPTIONS = OptionsModel.model_validate({
    "options": {
        "rows": {"kind": "number", "least": 3, "most": 9, "odd": True, "default": 5, "name": "Rows", "says": "."},
        "hats": {"kind": "number", "least": 0, "most": 4, "default": 1, "name": "Hats", "says": "."},
        "open": {"kind": "switch", "default": False, "name": "Open", "says": "."},
        "mood": {"kind": "choice", "name": "M", "says": ".", "default": "mild",
                 "choices": {"mild": "Mild", "mad": "Mad"}},
        "first": {"kind": "seat", "default": None, "name": "F", "says": "."},
    },
    "presets": {"usual": {"rows": 5}, "small": {"rows": 3}},
})  # fmt: skip


# --- options
def wrong(key, value):
    found = OPTIONS.faults({key: value}, "ab")
    return found[0][1] if found else ""


@pytest.mark.parametrize(
    ("key", "fine", "bad"),
    [
        ("rows", (3, 5, 9), (1, 2, 4, 10, 11, True, "5", 5.0, None)),
        ("hats", (0, 1, 2, 3, 4), (-1, 5, False)),
        ("open", (True, False, "true", "Yes", "off"), (0, 1, "maybe", "", None)),
        ("mood", ("mild", "mad"), ("sad", "", None)),
        ("first", ("a", "b"), ("c", "ab", "*")),
        ("preset", ("usual", "small"), ("grand", 5, None)),
    ],
)
def test_each_kind_of_option_takes_what_it_says(key, fine, bad):
    assert [value for value in fine if wrong(key, value)] == []
    assert [value for value in bad if not wrong(key, value)] == []


def test_what_is_wrong_is_said_in_full():
    assert wrong("rows", 11) == "rows is from 3 to 9, not 11"
    assert wrong("rows", 4) == "rows is an odd number, not 4"
    assert wrong("rows", "x") == "rows is a whole number, not 'x'"
    assert wrong("mood", "sad") == "mood is mild or mad, not 'sad'"
    assert wrong("first", "c") == "first is a or b, not 'c'"
    assert wrong("open", 1) == "open is true or false, not 1"
    assert wrong("preset", "x") == "there is no preset x: usual, small"
    assert wrong("hat", 1) == "there is no option hat; there are preset, rows, hats, open, mood, first"
    assert OptionsModel(options={}).faults({"hat": 1}, "ab")[0][1].endswith("; there are none")
    bare = OptionsModel(options={"hats": OPTIONS.options["hats"]})
    assert bare.faults({"preset": "x"}, "ab") == [("preset", "there is no option preset; there are hats")]


def test_a_number_without_bounds_is_0_and_options_do_not_change():
    model = {"kind": "number", "default": 0, "name": "N", "says": "."}
    bare = OptionsModel.model_validate({"options": {"n": model}})
    assert bare.faults({"n": 0}, "ab") == []
    assert bare.faults({"n": 1}, "ab") == [("n", "n is from 0 to 0, not 1")]
    with pytest.raises(ValidationError, match="frozen"):
        bare.options["n"].least = 1
    with pytest.raises(ValidationError, match="valid integer"):
        OptionsModel.model_validate({"options": {"n": {**model, "most": "9"}}})


def test_values_are_given_else_of_the_preset_else_by_default():
    assert OPTIONS.values({}) == {"rows": 5, "hats": 1, "open": False, "mood": "mild", "first": None}
    assert OPTIONS.values({"preset": "small"})["rows"] == 3
    assert OPTIONS.values({"preset": "small", "rows": 9})["rows"] == 9
    assert OPTIONS.values({"open": "yes"})["open"] is True
    assert OPTIONS.written({"open": "no", "rows": 3, "hat": 1}) == {"hat": 1, "open": False, "rows": 3}
    assert "preset" not in OPTIONS.values({"preset": "small"})
    assert (OPTIONS.usual, OptionsModel(options={}).usual) == ("usual", "")
    assert list(OPTIONS.preset_names()) == ["usual", "small"]
    assert OPTIONS.preset_names()["small"] == "Small"
    assert OptionsModel(options={}).values({"x": 1}) == {}


def test_typed_values_are_read_by_their_kind():
    assert [OPTIONS.read("open", word) for word in ("true", "Yes", "ON")] == [True] * 3
    assert [OPTIONS.read("open", word) for word in ("false", "no", "Off")] == [False] * 3
    assert OPTIONS.read("open", "maybe") == "maybe"
    assert [OPTIONS.read("rows", word) for word in ("7", "-7", "7.", "", "-", "--7", "\u0667")] == [
        7, -7, "7.", "", "-", "--7", "\u0667",
    ]  # fmt: skip
    assert OPTIONS.read("mood", "7") == "7"
    assert OPTIONS.read("unknown", "7") == "7"


def test_options_of_a_record_are_read_or_every_fault_is_noted():
    faults = []
    read = read_options(dict, OPTIONS, {"rows": 7}, "ab", faults, "X-1")
    assert read == {"preset": "usual", **OPTIONS.values({"rows": 7})}
    assert read_options(dict, OPTIONS, {"preset": "small"}, "ab", faults, "X-1")["rows"] == 3
    assert faults == []
    assert read_options(dict, OPTIONS, {"rows": 8, "hat": 1}, "ab", faults, "X-1") is None
    assert [(f.path, f.rule) for f in faults] == [(("options", "rows"), "X-1"), (("options", "hat"), "X-1")]


# --- heads
def refuse(*faults):
    def begin():
        raise SetupError(faults)

    return begin


def test_set_up_begins_or_says_all_that_is_wrong():
    record = Record(game="hats", setup={"pools": 1, "odd": 2}, source="f.yaml")
    assert set_up("hats", record, ("pools", "odd"), lambda: "begun") == "begun"
    with pytest.raises(BadInput) as bad:
        set_up("hats", record, ("pools",), lambda: "begun")
    assert [p.message for p in bad.value.problems] == ["hats has no key odd"]
    with pytest.raises(BadInput) as bad:
        set_up("hats", record, ("pools",), refuse(Fault(("pools",), "no hat", "H-1"), Fault((), "x")))
    assert isinstance(bad.value.__cause__, SetupError)
    told = [(p.file, p.message, p.rule, p.move) for p in bad.value.problems]
    assert told == [("f.yaml", "hats has no key odd", "", 0), ("f.yaml", "no hat", "H-1", 0), ("f.yaml", "x", "", 0)]


def test_a_head_without_a_file_is_called_a_record():
    with pytest.raises(BadInput) as bad:
        set_up("hats", Record(game="hats", setup={"odd": 2}), (), lambda: "begun")
    assert bad.value.problems[0].file == "record"


def test_faults_are_told_with_their_places():
    assert str(SetupError([Fault(("a", 1), "one"), Fault((), "two")])) == "a.1: one; : two"


# --- positions
class Numbers:
    def __init__(self, n):
        self.n = n

    def copy(self):
        return Numbers(self.n)


class Hats(StatePosition):
    game = "hats"


def test_a_position_copies_its_state_and_hides_nothing():
    position = Hats(Numbers(1))
    twin = position.copy()
    twin.value.n = 2
    assert (position.value.n, type(twin)) == (1, Hats)
    assert position.patterns() == position.patterns("a") == ()
    assert position.line_for("a", "b hat 3") == "b hat 3"
    events = ["one"]
    assert position.events_for("a", events) == events
    assert position.events_for("a", events) is not events


class Turns:
    turn = 3

    def __init__(self, to_act, result=None):
        self.to_act, self.result = to_act, result

    def copy(self):
        return Turns(self.to_act)


def test_two_sides_are_west_and_east():
    letters = [SidesPosition(Turns(number)).to_act for number in (0, 1, CHANCE_ACTOR, None)]
    assert letters == ["w", "e", CHANCE, None]
    assert SidesPosition(Turns(0)).seats == ("w", "e")
    assert SidesPosition(Turns(0)).turn == 3


def test_two_sides_have_a_winner_or_none():
    ends = [SidesPosition(Turns(0, end)).result for end in ((0, "a"), (1, "b"), (-1, "c"), None)]
    assert ends == [
        {"winner": "w", "reason": "a"},
        {"winner": "e", "reason": "b"},
        {"winner": None, "reason": "c"},
        None,
    ]


def test_a_position_is_only_that_of_its_own_game():
    match = Match.__new__(Match)
    match.position = Hats(Numbers(1))
    assert Hats.of(match) is match.position
    match.position = object()
    with pytest.raises(TypeError, match="a match of hats"):
        Hats.of(match)
