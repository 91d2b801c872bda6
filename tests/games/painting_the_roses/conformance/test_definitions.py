"""Definitions are data: a rank that a file adds is dealt, walked, painted with and played."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME
from wonderland.cli.main import run
from wonderland.content.places import config_folder
from wonderland.core.errors import BadInput
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games import registry
from wonderland.games.painting_the_roses.definitions import FILES
from wonderland.games.painting_the_roses.game import PaintingTheRoses

FURTHER = """\
ranks:
  E: {name: Eleven, rank: 11, steps: 11}
  N: {name: Knave, rank: 14, power: unpaint}
"""
GARDENS = {"a": "3H 7C* 9D 2S TD", "b": "4C 4H 8S 6D EC"}


@pytest.fixture
def further(tmp_path):
    path = tmp_path / "more.yaml"
    path.write_text(FURTHER, encoding="utf-8")
    return path


def test_a_further_rank_is_played(further):
    rules = PaintingTheRoses([further])
    position = {"gardens": GARDENS, "guards": {"a": "4D a3"}, "hands": {"a": "ED NS EH"}}
    match = Match(rules, Record(GAME, seed=1, setup={"position": position}))
    legal = {str(action) for action in match.legal()}
    assert {"a move ED a4", "a move ED a2", "a paint NS", "a paint EH", "a play NS a2"} <= legal
    for line in ("a move ED a2", "a play NS a2", "a paint EH"):
        match.play(line)
    assert match.state()["gardens"]["a"] == ["3H", "7C*", "9D", "2S", "TD"]
    whole = Match(rules, Record(GAME, seed=1))
    assert whole.state()["pile_size"] == 60


def test_further_ranks_are_checked(further):
    FILES.check(further)
    for text, message in (
        ("ranks: {K: {name: Kaiser, rank: 3, steps: 3}}", "there already"),
        ("ranks: {E: {name: Eleven, rank: 11}}", "neither"),
        ("ranks: {E: {name: Eleven, rank: 11, steps: 2, power: paint}}", "both"),
        ("ranks: {E: {name: Eleven, rank: 11, power: fly}}", "power"),
        ("ranks: {EE: {name: Eleven, rank: 11, steps: 2}}", "EE"),
        ("cards: {}", "no such key"),
    ):
        further.write_text(text, encoding="utf-8")
        with pytest.raises(BadInput, match=message):
            FILES.check(further)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("stalker: QH", "stalker: KH", "unpaints"),
        ("central: 3", "central: 6", "outside"),
        ("one_pack: 4", "one_pack: 6", "too few cards"),
        ("least: 2, most: 6", "least: 5, most: 4", "above the most"),
        ("steps: 7", "power: paint, steps: 7", "both"),
        ("garden:", "gardens:", "no such key"),
    ],
)
def test_faults_of_the_cards_are_named_with_their_line(tmp_path, old, new, message):
    text = (config_folder() / "games" / GAME / "cards.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.yaml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput, match=message) as bad:
        FILES.check(path)
    assert all(problem.line for problem in bad.value.problems)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("  rows: {kind", "  row: {kind", "has no rows"),
        ("queen: fierce}", "queen: meek}", "queen is"),
        ("standard: {}", "usual: {}", "first preset"),
    ],
)
def test_faults_of_the_options_are_named(tmp_path, old, new, message):
    text = (config_folder() / "games" / GAME / "options.yaml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "options.yaml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadInput, match=message):
        FILES.check(path)


def test_the_games_own_files_are_right(capsys):
    assert run(["check", str(config_folder() / "games" / GAME)]) == 0


def test_what_is_wrong_in_a_custom_start_is_said_all_at_once():
    with pytest.raises(BadInput) as bad:
        wonderland.game(GAME).new(
            position={
                "gardens": {"a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D 3H"}, "speed": 1,
                "guards": {"a": "QH a3", "b": "5S b9"}, "kings": {"a": "QC"}, "hands": {"c": "2C"},
                "done": ["recruit", "move"], "round": 0, "queen": "z1", "dealer": "x",
            }
        )  # fmt: skip
    problems = "\n".join(problem.message for problem in bad.value.problems)
    for part in ("speed", "3H is named", "Queen of Hearts", "b9", "no King", "seat c", "recruit",
                 "round is", "z1", "dealer is"):  # fmt: skip
        assert part in problems, part


def test_words_name_every_event_and_seat():
    from wonderland.games.painting_the_roses import events, words

    named = {kind for kind in vars(events).values() if isinstance(kind, type) and hasattr(kind, "_fields")}
    assert named == set(words._TELLERS)
    assert {seat.letter: seat.name for seat in registry.info(GAME).seats} == words.SEAT_NAMES
