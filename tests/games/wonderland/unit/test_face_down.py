"""What a log may say of dice that were chosen face down (W-70), wherever it is printed or shown."""

from __future__ import annotations

import pytest

from tests.games.wonderland.helpers import fresh, game
from wonderland.cli.main import run
from wonderland.content import records
from wonderland.games.wonderland import events as ev
from wonderland.session.match_session import MatchSession, Seat

pytestmark = pytest.mark.rule("W-70", "W-76")


def test_lines_and_events_name_no_card_that_the_other_side_may_not_see():
    match = fresh(face_down=True)
    match.play("w dice 2D 4H AS")
    assert match.lines_for("w") == match.lines
    assert match.lines_for("e") == ["w dice ?? ?? ??"]
    chosen = next(e for e in match.events_for("e") if isinstance(e, ev.DiceChosen))
    assert chosen.cards == ("", "", "")
    assert sorted(chosen.levels) == sorted(next(e for e in match.last_events if isinstance(e, ev.DiceChosen)).levels)
    match.draw()
    roll_seen = next(e for e in match.events_for("e") if isinstance(e, ev.Rolled))
    assert roll_seen.cards == ("", "", "")
    assert len(roll_seen.faces) == 3


def test_dice_that_lie_open_are_told_to_all():
    match = fresh()
    match.play("w dice 2D 4H AS")
    assert match.lines_for("e") == match.lines
    assert match.events_for("e") == match.last_events


def test_replay_prints_lines_as_a_seat_knows_them(capsys, tmp_path):
    match = fresh(face_down=True)
    match.play("w dice 2D 4H AS")
    path = tmp_path / "f.wonder.yaml"
    path.write_text(records.write(match.record()))
    assert run(["replay", str(path), "--each", "--seat", "e"]) == 0
    out = capsys.readouterr().out
    assert "w dice ?? ?? ??" in out
    assert "West chooses a hidden card, a hidden card and a hidden card." in out
    assert "2D" not in out.replace("pool:", "")
    assert run(["replay", str(path), "--each", "--seat", "w"]) == 0
    assert "w dice 2D 4H AS" in capsys.readouterr().out


@pytest.mark.parametrize(("people", "hidden"), [("e", True), ("w", False), ("we", True)])
def test_a_table_tells_what_all_who_look_may_know(people, hidden):
    match = fresh(face_down=True)
    seats = {side: Seat(side, "human" if side in people else "ai:easy") for side in "we"}
    session = MatchSession(game(), match, seats)
    match.play("w dice 2D 4H AS")
    assert session.last_line == ("w dice ?? ?? ??" if hidden else "w dice 2D 4H AS")
    assert any("2D" in str(event) for event in session.last_events) is not hidden
