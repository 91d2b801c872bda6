"""People at one terminal: nothing of a seat's own is printed before the keyboard is handed over."""

from __future__ import annotations

import builtins
import io
import shutil
import sys
from collections.abc import Sequence
from random import Random

import pytest

from tests.house.matches import begun, people, play_any
from tests.house.twins import Pair, pairs
from wonderland import api
from wonderland.cli.curtain import Curtain
from wonderland.cli.main import run
from wonderland.cli.play import Terminal
from wonderland.content import records
from wonderland.core.match import Match
from wonderland.session.match_session import MatchSession
from wonderland.session.settings import read_settings

LISTED = ("state", "?")
SOME = 3
"""Of so many twins one is looked at."""
HANDED = "for {} alone"
SCRIPT = 20


class Tty(io.StringIO):
    """A terminal, as far as a program can tell."""

    def isatty(self) -> bool:
        """It says that it is one."""
        return True


def typed(
    monkeypatch: pytest.MonkeyPatch, match: Match, seat: str, lines: Sequence[str], *, curtain: bool
) -> list[str]:
    """All that is printed to a person who types lines until another is to take the keyboard."""
    session = MatchSession(api.game(match.game.name), match.copy(), people(match))
    session.draw = lambda: (_ for _ in ()).throw(EOFError)  # chance is not the same in both
    screen, said = Tty(), iter(lines)
    own = HANDED.format(session.game.info.name_of(seat))

    def read(words: object) -> str:
        print(words)
        if "alone" in str(words):
            return "" if own in str(words) else _gone()
        return next(said, None) or _gone()

    monkeypatch.setattr(sys, "stdin", Tty())
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(builtins, "input", read)
    Terminal(session, curtain=curtain).run()
    return screen.getvalue().splitlines()


def _gone() -> str:
    raise EOFError


def same(monkeypatch: pytest.MonkeyPatch, pair: Pair, lines: Sequence[str], *, curtain: bool) -> bool:
    """Whether a person sees the same in a match and its twin, whatever he types."""
    one, other = (typed(monkeypatch, match, pair.seat, lines, curtain=curtain) for match in (pair.match, pair.twin))
    return one == other


def test_nothing_is_printed_that_another_alone_may_know(name, monkeypatch):
    for number, pair in enumerate(pairs(name)[::SOME]):
        if pair.match.to_act == pair.seat:
            line = play_any(pair.match.copy(), Random(number))
            assert same(monkeypatch, pair, [*LISTED, line, *LISTED], curtain=True)
        else:
            for line in (*LISTED, "hint"):
                assert same(monkeypatch, pair, [line], curtain=True), line


def test_without_the_curtain_it_would_be(name, monkeypatch):
    some = pairs(name)[::SOME]
    assert not all(same(monkeypatch, pair, LISTED, curtain=False) for pair in some)


def test_a_script_loses_no_line_to_it(name, monkeypatch, capsys, tmp_path):
    """What is piped in is played as ever; a line tells whom the keyboard is for, and nobody waits."""
    match, rng, said = pairs(name)[0].match.copy(), Random(3), ["state"]
    begun_with, kept = tmp_path / "begun.wonder.yaml", tmp_path / "kept.wonder.yaml"
    begun_with.write_text(records.write(match.record()), encoding="utf-8")
    for _ in range(SCRIPT):
        on = match.copy()
        line = play_any(on, rng)
        if on.to_act is None:  # who saves it does so before its end
            break
        match = on
        if not line.startswith("*"):
            said += [line, "state"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*said, f"save {kept}", "quit"])))
    assert run(["play", "--text", "--load", str(begun_with)]) == 0
    out = capsys.readouterr().out
    assert api.load(kept).lines[: len(match.lines)] == match.lines
    assert "press Enter" not in out
    assert "alone: hand over the keyboard" in out


def test_where_nothing_is_hidden_nobody_hands_over(name, monkeypatch, capsys):
    """One person plays agents: all that is shown is his."""
    match = begun(name)
    others = [f"{seat}=ai:random" for seat in match.seats[1:]]
    said = [f for other in others for f in ("--seat", other)]
    monkeypatch.setattr(sys, "stdin", io.StringIO("state\n?\nquit\n"))
    assert run(["play", name, "--text", "--seed", "3", *said]) == 0
    assert "alone" not in capsys.readouterr().out


def test_the_setting_takes_it_away(name, monkeypatch, capsys):
    read_settings().change(curtain=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO("state\nquit\n"))
    assert run(["play", name, "--text", "--seed", "3"]) == 0
    assert "alone" not in capsys.readouterr().out


def test_what_one_saw_is_scrolled_away_before_another_is_asked(name, monkeypatch):
    """What happened meanwhile comes anew: it stands before the one who is asked now."""
    match, _, seat = pairs(name)[0]
    other = next(one for one in match.seats if match.knows_more(one, seat))
    session = MatchSession(api.game(name), match.copy(), people(match))
    screen, curtain = Tty(), Curtain(session, hangs=True)
    monkeypatch.setattr(sys, "stdout", screen)
    away = "\n" * shutil.get_terminal_size().lines
    curtain.turn_to(other)
    curtain.tell("for everybody")
    print("a secret")
    curtain.turn_to(other)
    assert away not in screen.getvalue(), "whose turn goes on sees what he saw"
    curtain.turn_to(seat)
    before, _, after = screen.getvalue().rpartition(away)
    assert "a secret" in before
    assert after.split("\n") == ["for everybody", ""]
