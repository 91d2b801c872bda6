"""``options.yaml``: defaults and presets that a match would refuse are refused in the file."""

import pytest

from wonderland.kit.options import OptionsModel

GOOD = {
    "options": {
        "rows": {"kind": "number", "least": 3, "most": 9, "odd": True, "default": 5},
        "fast": {"kind": "switch", "default": False},
        "queen": {"kind": "choice", "choices": {"proud": "Proud"}, "default": "proud"},
        "first": {"kind": "seat", "default": None},
    },
    "presets": {"standard": {}, "wide": {"rows": 9}},
}


def faults(*changes):
    """The faults of the good file after changes, each the way to a value and the value."""
    options = {key: {**option, "name": "N", "says": "S"} for key, option in GOOD["options"].items()}
    data = {"options": options, "presets": {**GOOD["presets"]}}
    for *way, last, value in changes:
        at = data
        for key in way:
            at = at[key]
        at[last] = value
    return dict(OptionsModel.model_validate(data).own_faults("we"))


def test_a_good_file_has_no_faults():
    assert faults() == {}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("options", "rows", "default", "x"), "rows is a whole number, not 'x'"),
        (("options", "rows", "default", 4), "rows is an odd number, not 4"),
        (("options", "rows", "least", 11), "the least of rows, 11, is more than its most, 9"),
        (("options", "fast", "default", 1), "fast is true or false, not 1"),
        (("options", "queen", "default", "mild"), "queen is proud, not 'mild'"),
        (("options", "queen", "choices", {}), "queen has nothing to choose from"),
        (("options", "first", "default", "z"), "first is w or e, not 'z'"),
        (("presets", "wide", {"rows": 99}), "rows is from 3 to 9, not 99"),
        (("presets", "wide", {"cols": 9}), "there is no option cols"),
        (("options", "rows", "offers", {5: "flat"}), "there is no preset flat: standard, wide"),
        (("options", "rows", "offers", {4: "wide"}), "rows is never 4"),
        (("options", "fast", "needs", "rows"), "there is no switch rows"),
        (("options", "rows", "scant", {"per": "fast", "least": 2.0, "says": "Few."}), "fast is no number"),
        (("options", "queen", "uneven", {"preset": "flat"}), "there is no preset flat: standard, wide"),
        (("options", "queen", "uneven", {"preset": "wide", "each": {"cols": {"proud": 3}}}), "there is no option cols"),
        (
            ("options", "queen", "uneven", {"preset": "wide", "each": {"rows": {"mild": 3}}}),
            "rows needs a value for each of proud",
        ),
        (
            ("options", "queen", "uneven", {"preset": "wide", "each": {"rows": {"proud": 4}}}),
            "rows is an odd number, not 4",
        ),
    ],
)
def test_what_is_wrong_in_the_file_itself_is_told_with_its_place(change, said):
    place, found = next(iter(faults(change).items()))
    assert place[:2] == change[:2]
    assert found.startswith(said)
