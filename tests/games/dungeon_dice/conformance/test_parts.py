"""What the game offers to the house: words, figures in words, measures, commands."""

from __future__ import annotations

import io
import re
import sys
import time
from random import Random

import pytest

from tests.games.dungeon_dice.tools import GAME, opened, play, played, start
from wonderland import api
from wonderland.cli.main import run
from wonderland.content.languages import Pseudo
from wonderland.core import message
from wonderland.games import registry
from wonderland.games.dungeon_dice.definition_reader import load_definitions

PARTS = registry.parts(GAME)


def told(match, *lines):
    """The log of some lines, in words."""
    found = []
    for line in lines:
        found += [PARTS.text.sentence(event, match) for event in match.play(line)]
    return [sentence for sentence in found if sentence]


def test_a_state_in_words_shows_what_stands_where():
    match = start(
        laid={"w": "b7-d7"}, monsters=["wRAB1 b7", "eKOB1 c7 10"], items=["eHOL1 d7"], gone={"w": "DOR"},
        blocks={"d7": 3}, crests={"w": {"M": 3}}, quiet=2,
    )  # fmt: skip
    words = PARTS.text.state(match.view("w"))
    for part in ("West to act", "2 quiet turns", "wRAB1 on b7: Atk 10, Def 10, HP 10", "eKOB1 on c7", "HP 10",
                 "gone: DOR", "item on d7: 2K, East’s, face down", "M3 A0",
                 "d7 is blocked to the end of turn 3"):  # fmt: skip
        assert part in words, part
    assert "HOL" not in words and "chance to act" in PARTS.text.state(opened().state())


def plain(text):
    """The words of a text that stay English in another language."""
    return re.findall(r"\b[a-z]{3,}\b", message.told(text, Pseudo()))


def test_a_state_is_told_in_any_language():
    match = start(
        laid={"w": "b7-d7"}, monsters=["wRAB1 b7", "eKOB1 c7 10"], items=["eHOL1 d7"], gone={"w": "DOR"},
        blocks={"d7": 3}, crests={"w": {"M": 3, "A": 1}, "e": {"T": 1}}, quiet=1,
    )  # fmt: skip
    for line in ("w offer draw", "w attack RAB1 KOB1", "e pass", "w pass", "w end", "w resign"):
        if match.check(line) is None:
            match.play(line)
        words = PARTS.text.state(match.state())
        assert {*plain(words)} <= {"attack", "end"}, words
    assert match.result is not None


@pytest.mark.parametrize(
    "line",
    [
        "w dice 1K 1K 2B", "* roll S", "e end", "w move RAB1 d7", "w move RAB1 c7-d7", "w move RAB1 z9",
        "w move RAB1 b6", "w move RAB7 b6", "w move eKOB1 c6", "w attack RAB1 master", "w attack RAB1 DUM1",
        "w attack master KOB1", "w use RAB1 nonsense", "w use KNA1 steal Q", "w use KNA1 steal X",
        "w use CHE1 fade b7", "w use CHE1 fade m13", "w use CHE1 fade", "e use KOB1 pinch RAB1",
        "w place c7", "w summon RAB C/3 c7",
        "w summon ZZZ C/3 c7", "w accept draw", "w dance",
    ],
)  # fmt: skip
def test_a_refusal_is_told_in_any_language(line):
    match = start(
        laid={"w": "b7-d7 c6"}, monsters=["wRAB1 b7", "wCHE1 c6", "wKNA1 d7", "eKOB1 c7 10"], crests={"w": {"A": 2}}
    )
    refused = match.position.refusal(line)
    used = {*re.findall(r"\b[a-z]{3,}\b", line)}
    assert refused is not None and {*plain(refused.said)} <= used


def test_who_uses_an_ability_on_itself_is_not_named_twice():
    match = start(laid={"w": "b7-h7"}, monsters=["wMAR1 c7"], crests={"w": {"X": 1}})
    found = told(match, "w use MAR1 butter MAR1")
    assert found[0] == "West’s March Hare uses butter on itself (1 Magic)."


def test_a_battle_in_sentences():
    match = start(laid={"w": "b7-d7"}, monsters=["wDUM1 c7", "eKOB1 d7"], crests={"w": {"A": 2}, "e": {"T": 1}})
    found = told(match, "w attack DUM1 KOB1", "e use KOB1 pinch DUM1", "w use DUM1 quarrel")
    assert found == [
        "West’s Tweedledum attacks East’s Kobold (1 Attack).",
        "East’s Kobold uses pinch on West’s Tweedledum (1 Trap).",
        "West’s Tweedledum uses quarrel (1 Attack).",
        "West’s Tweedledum: Atk +10 in this battle, now 30.",
        "West’s Tweedledum: Atk -10 this turn, now 20.",
        "East’s Kobold takes 20 damage.",
        "East’s Kobold is destroyed.",
    ]


def test_sentences_hide_what_is_hidden():
    match = start(pools={"w": {"dice": "1K 1K 1K", "figures": "CAK"}}, phase="choose")
    play(match, "w dice 1K 1K 1K", "* roll S S S", "w summon CAK E/0 c7")
    mine = [PARTS.text.sentence(event, match) for event in match.events_for("w")]
    theirs = [PARTS.text.sentence(event, match) for event in match.events_for("e")]
    assert mine == ["West unfolds its Item die of level 1 at c7: Eat-Me Cake."]
    assert theirs == ["West unfolds its Item die of level 1 at c7: an item of level 1."]


def test_every_event_of_random_play_is_said_without_gaps():
    for seed in range(6):
        match = played(seed, {"preset": "quick"}, most=0)
        again = played(seed, {"preset": "quick"}, most=250)
        for line in again.lines:
            for event in match.play(line):
                sentence = PARTS.text.sentence(event, match)
                assert "{" not in sentence and "None" not in sentence


def test_the_end_in_words():
    match = start(laid={"w": "b7-d7", "e": "p7-r7"}, monsters=["wDOR1 c7", "eTOV1 q7"])
    assert PARTS.text.ending(match) == ""
    play(match, "w end")
    assert PARTS.text.ending(match) == "The match is drawn: nobody can come to anybody any more"
    assert PARTS.text.ending(match) in PARTS.text.state(match.state())
    other = play(start(laid={"w": "b7"}), "e resign")
    assert PARTS.text.sentence(other.last_events[-1], other) == "West wins: East resigns."


def test_figures_in_words():
    rules = registry.shipped(GAME)
    assert len(PARTS.reference.paragraphs(rules)) == 50
    (rabbit,) = PARTS.reference.paragraphs(rules, "rab")
    assert "White Rabbit" in rabbit and "late (use RAB late; 1 Move), itself: the next 2 squares are free." in rabbit
    (hole,) = PARTS.reference.paragraphs(rules, "HOL")
    assert "chosen by the item’s owner" in hole and "stays" in hole
    assert {text.split("(")[1][:3] for text in PARTS.reference.paragraphs(rules, "2K")} == {"HOL", "PEP", "MAL"}
    assert PARTS.reference.paragraphs(rules, "QQQ") == []


def test_what_is_measured():
    figures = PARTS.measures(1, time.perf_counter, Random(1))
    assert len(figures) == 3 and all(figure > 0 for figure in figures.values())


def test_the_commands_take_it_by_name(capsys, tmp_path):
    assert run(["simulate", GAME, "--games", "2", "--seat", "w=ai:random", "--seat", "e=ai:random",
                "--preset", "quick", "--records", str(tmp_path)]) == 0  # fmt: skip
    (record, *_) = sorted(tmp_path.glob("*.yaml"))
    for words in (["replay", str(record), "--json", "--seat", "e"], ["legal", str(record)], ["check", str(record)],
                  ["rules", GAME, "--rule", "DD-45"], ["rules", GAME], ["games"]):  # fmt: skip
        assert run(words) == 0
    assert "one leap over a row" in capsys.readouterr().out
    wrong = tmp_path / "wrong.wonder.yaml"
    wrong.write_text(record.read_text().replace("moves:\n", "moves:\n  - w end\n", 1))
    assert run(["replay", str(wrong), "--json"]) == 2
    assert '"rule": "DD-94"' in capsys.readouterr().out


def test_a_pool_has_a_name():
    assert load_definitions().pools["tweedles"].name == "The Tweedles"


def test_in_the_terminal_whoever_is_awaited_need_not_say_who_he_is(capsys, monkeypatch):
    line = str(api.game(GAME).new(options={"first": "w"}, seed=1).legal()[0])
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{line[2:]}\ne end\nquit\n"))
    assert run(["play", "--text", "--seed", "1", "--option", "first=w", GAME]) == 0
    out, err = capsys.readouterr()
    assert f"  {line}\n" in out
    assert "it is for West to act" in err
