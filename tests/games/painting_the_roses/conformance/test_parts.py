"""What the game offers to the house: words, measures, pictures for learning programs."""

from __future__ import annotations

import io
import time
from random import Random

import pytest

from tests.games.painting_the_roses.tools import GAME, opened, play, set_up, start
from wonderland.cli.main import run
from wonderland.games import registry

PARTS = registry.parts(GAME)


def test_a_state_in_words_shows_what_stands_where():
    match = start(
        a="3H* 7C 9D 2S TD", queen="b1", kings={"b": "KC"}, tower="5H", discards="3S", hands={"a": "2C QC", "b": "4S"}
    )
    play(match, "a play QC a1")
    words = PARTS.text.state(match.view("a"))
    for part in ("Bluebell to act", "3H*", "guardsman 4D on a3", "waiting: KC", "hand: 2C",
                 "1 card in hand", "Queen of Hearts is on b1", "discards: 3S", "tower: 5H",
                 "being played: QC a1", "done: face"):  # fmt: skip
        assert part in words, part
    assert "4S" not in words
    assert "Setting up" in PARTS.text.state(opened().state())


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["a resign"], "Bluebell wins: Aster resigns"),
        (["a play JS a4", "b allow"], "Aster wins: a garden red from end to end"),
    ],
)
def test_the_end_in_words(lines, told):
    match = start(a="3H* 7C* 9D* 2S TD*", guards={"b": "5S a4"}, kings={"b": "KC"}, hands={"a": "JS"})
    assert PARTS.text.ending(match) == ""
    play(match, *lines)
    assert PARTS.text.ending(match) == told
    assert PARTS.text.sentence(match.last_events[-1], match) == f"{told}."
    assert told in PARTS.text.state(match.state())


def test_sentences_hide_what_is_hidden():
    match = start(hands={"a": "2C"})
    play(match, "a end", "* draw a 5H")
    mine = [PARTS.text.sentence(event, match) for event in match.events_for("a")]
    theirs = [PARTS.text.sentence(event, match) for event in match.events_for("b")]
    assert mine == ["Aster draws the 5 of Hearts."] and theirs == ["Aster draws a card."]


def test_what_is_measured():
    figures = PARTS.measures(1, time.perf_counter, Random(1))
    assert len(figures) == 3 and all(figure > 0 for figure in figures.values())


def test_seats_and_hedges_are_counted_from_the_seat_that_looks():
    match = set_up({"players": 3})
    encoding = PARTS.encoding(match.position)
    for seat in "abc":
        row = encoding.observe(match.view(seat), ())
        part = encoding.layout["seats"]
        post = row[part.start + part.names.index("post")]
        assert post == 2  # its own central hedge
        part = encoding.layout["hand"]
        hand = [name for at, name in enumerate(part.names) for _ in range(row[part.start + at])]
        assert sorted(hand) == match.view(seat)["hands"][seat]
    with pytest.raises(ValueError, match="none"):
        encoding.explain(encoding.numbers)
    assert encoding.explain(0) == "row"


def test_a_sketch_shows_paint_and_guardsmen():
    match = start(a="3H* 7C 9D 2S TD", queen="b1")
    sketch = PARTS.encoding(match.position).sketch(match.position)
    assert (sketch.columns, sketch.rows) == (5, 2)
    assert sketch.cells[0, 1].text == "3H*" and sketch.cells[0, 1].ground == 0
    assert sketch.cells[0, 0].text == "4C Q" and sketch.cells[2, 0].piece == 1


def test_a_sketch_tells_no_rank_that_is_to_be_remembered():
    match = start(a="3H* 7C 9D 2S TD", queen="a1", options={"ranks": "memory"})
    sketch = PARTS.encoding(match.position).sketch(match.position)
    assert [sketch.cells[at, 1].text for at in (0, 1)] == ["?* Q", "7C"]


def test_six_seats_learn_and_are_rewarded_by_place():
    pytest.importorskip("pettingzoo", reason='install the extra: pip install -e ".[rl]"')
    from wonderland import rl

    env = rl.env(GAME, options={"players": 6, "rounds": 1, "rows": "dealt"}, seed=3)
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter(4000):
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] = rewards.get(agent, 0) + reward
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    assert len(rewards) == 6
    assert sum(rewards.values()) == pytest.approx(0)


CUSTOM = """format: wonderland-record/1
game: painting-the-roses
seats: {c: {name: Ann}}
position:
  active: c
  gardens: {a: 3H 7C 9D 2S TD, b: 4C 4H 8S 6D AC, c: 5C 5D 2H 9S 6C}
moves: []
"""


@pytest.mark.parametrize("words", [["replay"], ["play", "--text", "--load"], ["check"]])
def test_a_custom_start_seats_as_many_as_it_has_gardens(words, tmp_path, capsys, monkeypatch):
    """Section 14: the number of players is that of the gardens, whether an option says it or not."""
    path = tmp_path / "three.wonder.yaml"
    path.write_text(CUSTOM)
    monkeypatch.setattr("sys.stdin", io.StringIO("c end\\nquit\\n"))
    assert run([*words, str(path)]) == 0, capsys.readouterr().err
    path.write_text(CUSTOM.replace("{c: {", "{d: {"))
    assert run([*words, str(path)]) == 2
    assert "there is no seat d" in capsys.readouterr().err
