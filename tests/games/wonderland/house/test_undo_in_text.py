"""Taking back in a text match of the flagship, by the line that was said and by its rule."""

from __future__ import annotations

import io
import sys

from tests.games.wonderland.helpers import game
from wonderland.cli.main import run
from wonderland.session.settings import read_settings


def test_text_play_takes_back_and_plays_again(capsys, monkeypatch):
    read_settings().change(undo="free")
    match = game().new(options={"preset": "quick", "first": "w"}, seed=3)
    line = f"w dice {match.state()['pools']['w'][0]}"
    lines = ["redo", "undo", line, "undo", "redo", "redo", "quit"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
    arguments = ["--seed", "3", "--preset", "quick", "--option", "first=w"]
    assert run(["play", "--text", *arguments]) == 0
    out, err = capsys.readouterr()
    assert f"taken back: {line}" in out
    assert f"played again: {line}" in out
    assert err.count("nothing to play again") == 2
    assert err.count("nothing to take back") == 1


def test_text_play_has_the_rule_that_it_was_begun_with(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("w dice AH\nundo\nquit\n"))
    play = "play --text wonderland --seed 3 --preset quick --option first=w --undo none"
    assert run([*play.split(), "--seat", "e=ai:random"]) == 0
    assert "nothing is taken back in this match" in "".join(capsys.readouterr())
    assert run(["play", "--text", "--undo", "always"]) == 2
