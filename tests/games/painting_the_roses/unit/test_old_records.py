"""Records of format 1 keep what they were played with, though options left out mean another thing now."""

from __future__ import annotations

import pytest

import wonderland
from tests.games.painting_the_roses.tools import GAME, played
from wonderland import api
from wonderland.cli.main import run
from wonderland.content import records
from wonderland.core.record import FORMAT
from wonderland.games import registry

GARDENS = {
    "a": "3H 7C 9D 2S TD", "b": "4C 4H 8S 6D AC", "c": "5C 5D 2H 9S 6C", "d": "AH AS 7H 8C 8D",
    "e": "3S 9C TS TC 2D", "f": "4D 4S 5H 5S 6H",
}  # fmt: skip


def opened_from(number, options="", position=""):
    """A match of a record whose head is written in a format."""
    text = f"format: wonderland-record/{number}\ngame: {GAME}\n{options}{position}moves: []\n"
    return wonderland.game(GAME).load(records.from_text(text, "old"))


def of_options(number, **options):
    said = ", ".join(f"{key}: {value}" for key, value in options.items())
    played = opened_from(number, f"options: {{{said}}}\n").position.config.options
    return played.packs, played.rounds


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("preset", ["standard", "quick", "fierce", "furious", "grand"])
def test_each_format_means_its_own(preset, players):
    one = 1 if players <= 4 else 2
    old = {"quick": (one, 12), "grand": (2, 25)}.get(preset, (one, 25))
    new = {"quick": (2, 18), "grand": (2, 25)}.get(preset, (1 if players <= 3 else 2, 25))
    assert of_options(1, preset=preset, players=players) == old
    assert of_options(2, preset=preset, players=players) == new
    if preset == "standard":
        assert (of_options(1, players=players), of_options(2, players=players)) == (old, new)


def test_what_an_old_record_names_holds():
    assert of_options(1, preset="quick", packs=2, rounds=7) == (2, 7)
    assert of_options(1, preset="quick", players=5, rounds=3) == (2, 3)
    assert of_options(1, players=4, packs=2) == (2, 25)
    assert of_options(1, preset="quick") == (1, 12), "two players where nothing is said"
    assert opened_from(1).position.config.options.packs == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_custom_start_tells_the_players(players):
    gardens = "".join(f"    {seat}: {row}\n" for seat, row in list(GARDENS.items())[:players])
    position = f"position:\n  gardens:\n{gardens}"
    old, new = (opened_from(number, position=position).position.config for number in (1, 2))
    assert old.options.packs == (1 if players <= 4 else 2)
    assert new.options.packs == (1 if players <= 3 else 2)


def test_an_old_record_with_faults_is_told_as_before():
    with pytest.raises(wonderland.BadInput, match="options is a mapping"):
        opened_from(1, "options: many\n")
    with pytest.raises(wonderland.BadInput, match="there is no preset slow"):
        opened_from(1, "options: {preset: slow}\n")
    for name in ("../" + GAME, "none", "[]", "7"):
        with pytest.raises(wonderland.BadInput, match=r"no game|is text"):
            api.game_of(records.from_text(f"format: wonderland-record/1\ngame: {name}\n", "old"))


@pytest.mark.parametrize("options", [{"players": 4}, {"preset": "quick", "players": 3}, {}])
def test_what_is_written_names_packs_and_rounds(options, tmp_path, capsys):
    match = played(3, options)
    text = records.write(match.record())
    assert text.startswith(f"format: {FORMAT}\n")
    assert FORMAT == "wonderland-record/2"
    named = records.from_text(text, "x").options
    values = match.position.config.options
    assert (named["packs"], named["rounds"]) == (values.packs, values.rounds)
    path = tmp_path / "x.wonder.yaml"
    path.write_text(text)
    assert run(["replay", str(path)]) == 0
    assert api.load(path).state() == match.state()


def test_the_file_of_formats_is_checked(tmp_path, capsys):
    path = registry.info(GAME).folder / "formats.yaml"
    assert run(["check", str(path)]) == 0
    wrong = tmp_path / "games" / GAME / "formats.yaml"
    wrong.parent.mkdir(parents=True)
    wrong.write_text(path.read_text().replace("where", "were"))
    with pytest.raises(wonderland.BadInput, match="were"):
        registry.check(GAME, wrong)
