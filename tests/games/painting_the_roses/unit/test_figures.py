"""The pictures of the rules: ``check`` plays each of them, and says which can't be shown."""

import pytest

from wonderland.content.places import game_folder
from wonderland.content.rule_figures import FILE
from wonderland.core.errors import BadInput
from wonderland.games import registry
from wonderland.games.painting_the_roses.definitions import NAME


def changed(tmp_path, old, new):
    path = tmp_path / FILE
    text = (game_folder(NAME) / FILE).read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path, text[: text.index(old)].count("\n") + 1


def test_those_that_ship_can_all_be_shown():
    registry.check(NAME, game_folder(NAME) / FILE)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("card: JS", "card: JD", "a does not hold JD"),
        ("about: [a4, a5, b1]", "about: [a4, a5, b9]", "there is no hedge b9"),
        ("hands: {a: JS}", "hands: {a: 99}", "cards are written with spaces between"),
        ("hands: {a: JS}", "hnads: {a: JS}", "no key hnads"),
    ],
)
def test_one_that_can_not_be_shown_is_told_with_its_line(tmp_path, old, new, said):
    path, line = changed(tmp_path, old, new)
    with pytest.raises(BadInput) as told:
        registry.check(NAME, path)
    (problem,) = told.value.problems
    assert said in problem.message
    assert abs(problem.line - line) <= 1
