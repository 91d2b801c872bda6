"""What a file of moments may say, and what is told of one that is wrong."""

from __future__ import annotations

import pytest

from tests.ui.moments import shown
from wonderland.core.errors import BadInput
from wonderland.session import moments as data
from wonderland.session.moments import starts
from wonderland.ui.shell.studio import Studio

GAME = "painting-the-roses"


def written(tmp_path, text):
    """A file of moments."""
    file = tmp_path / "table.yaml"
    file.write_text(text)
    return file


def wrong(tmp_path, text):
    """What is said of a file of moments, with the lines."""
    file = written(tmp_path, text)
    with pytest.raises(BadInput) as bad:
        data.check(GAME, file)
    assert {one.file for one in bad.value.problems} == {str(file)}
    return [f"{one.line}: {one.message} {one.mend}".strip() for one in bad.value.problems]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a:\n  start: four\n  lines:\n    - a end\n    - b end", "5: it is for chance"),
        ("a:\n  start: fuor", "2: there is no start fuor There is four, nearly or six."),
        ("a:\n  start: four\n  seats: {g: {name: Gus}}", "3: there is no seat g"),
        ("a:\n  start: four\n  settings: {theme: loud}", "3: theme can't be 'loud' It is one of"),
        (
            "a:\n  start: four\n  by hand:\n    - clik: end",
            "4: a.by hand.0.clik: there is no such key Did you mean click?",
        ),
        ("a:\n  start: four\n  by hand:\n    - {click: end, wait: 5}", "One thing is done at a time"),
        ("a:\n  start: four\n  rules: PR-1", "It shows just one of start, record, learn, rules or builder"),
        ("a:\n  lines: [a end]", "It shows just one of start"),
        ("a:\n  start: {position: {dealer: z}}", "2: "),
    ],
)
def test_what_is_wrong_in_a_moment_is_told_with_its_line(tmp_path, text, said):
    assert any(said in one for one in wrong(tmp_path, text)), wrong(tmp_path, text)


def test_all_that_is_wrong_is_told_at_once(tmp_path):
    assert len(wrong(tmp_path, "a:\n  start: fuor\nb:\n  start: four\n  lines: [a fly]")) == 2


def test_a_wrong_start_is_told_with_its_line(tmp_path):
    file = tmp_path / data.STARTS
    file.write_text("whole: {seed: 1}\nbroken: {position: {dealer: z}}")
    with pytest.raises(BadInput) as bad:
        data.check_starts(GAME, file)
    assert {one.line for one in bad.value.problems} == {2}


def test_a_hand_that_finds_nothing_says_what_there_is(tmp_path):
    text = "a:\n  start: four\n  by hand:\n    - click: card-9"
    with pytest.raises(BadInput) as bad:
        shown(GAME, written(tmp_path, text))
    (problem,) = bad.value.problems
    assert (problem.line, problem.file) == (4, str(tmp_path / "table.yaml"))
    assert "there is no card-9 here; there is" in problem.message
    assert "tower" in problem.message


def test_a_line_that_may_not_be_played_is_told(tmp_path):
    text = "a:\n  start: four\n  by hand:\n    - play: a fly"
    with pytest.raises(BadInput) as bad:
        shown(GAME, written(tmp_path, text))
    (problem,) = bad.value.problems
    assert problem.line == 4
    assert "fly" in problem.message


def test_agents_said_what_the_moment_tells(tmp_path):
    text = """
a:
  start: four
  position: {active: d}
  lines: [d end]
  seats: {a: {name: Ann}, b: {name: B}, c: {name: C}, d: {name: D, player: "ai:easy"}}
  why:
    d end:
      - {say: "{what}.", with: {what: [one thing, another]}}
      - {say: that is all}
"""
    app = shown(GAME, written(tmp_path, text))
    (reason,) = app.scene.session.reasons_of("d")
    assert (reason.line, str(reason.why)) == ("d end", "One thing and another. That is all")


def test_a_start_may_be_changed_key_by_key():
    studio = Studio((1280, 720), None, GAME)
    match = starts(GAME)["four"].match(studio.game, active="b")
    assert match.active == "b"
    assert starts(GAME)["four"].match(studio.game).active == "a"
