"""How far ahead plans are looked at to be told apart: the program that measures it."""

import sys
from itertools import pairwise

from tests.games.wonderland.unit.positions import besieged
from tools.ladder import look_ahead
from tools.ladder.look_ahead import FROM_A_MATCH, LONG, PLANS, Row
from wonderland.games.wonderland.state import ACTION, SUMMON


def row(decision, plan, replied, played, judged):
    return Row(decision, plan, 0.5, replied, (played,) * LONG, judged)


def test_estimates_are_held_against_the_judge():
    rows = [
        row(0, 0, 0.75, 0.25, 0.5),
        row(0, 1, 0.5, 0.5, 0.75),
        row(1, 0, 0.75, 0.75, 0.75),
        row(1, 1, 0.5, 0.5, 0.5),
    ]
    told = look_ahead.section(rows, 7)
    assert told.startswith(f"{look_ahead.HEADING}\n\nThe {PLANS} best plans of 2 turns ")
    assert "--seed 7 " in told
    assert "| where it ends | 0.00 | +0.00 ± 0.00 |" in told
    assert "| the other side's next turn | 0.00 | +0.00 ± 0.00 |" in told, "once right, once wrong"
    assert f"| playouts of {LONG} turns | 1.00 | +12.50 ± 12.50 |" in told


def test_what_was_looked_at_is_kept_and_the_same_again(tmp_path, monkeypatch):
    asked = []

    def decisions(count, seed):
        asked.append((count, seed))
        return [besieged().view("w")] * count

    monkeypatch.setattr(look_ahead, "decisions", decisions)
    found = []
    for name in ("a", "b"):
        keep, page = tmp_path / f"{name}.csv", tmp_path / f"{name}.md"
        words = ["look_ahead", "--decisions", "2", "--playouts", "1", "--seed", "3"]
        monkeypatch.setattr(sys, "argv", [*words, "--keep", str(keep), "--out", str(page)])
        assert look_ahead.main() == 0
        found.append(keep.read_text("utf-8"))
        assert "playouts of one turn" in page.read_text("utf-8")
    assert found[0] == found[1]
    rows = look_ahead.read(keep)
    assert {row.decision for row in rows} == {0, 1}
    assert len(rows) == 2 * PLANS
    assert all(0 <= chance <= 1 for row in rows for chance in (*row[2:4], *row.played, row.judged))
    same = [pair for pair in pairwise(rows) if pair[0].decision == pair[1].decision]
    assert all(one.replied >= other.replied for one, other in same), "the best first"
    assert set(asked) == {(2, 3)}
    done = keep.read_text("utf-8")
    assert look_ahead.main() == 0
    assert keep.read_text("utf-8") == done, "what is there is not looked at again"


def test_decisions_are_taken_out_of_several_matches_after_the_roll(monkeypatch):
    monkeypatch.setattr(look_ahead, "LEVEL", "normal")  # it takes less time
    views = list(look_ahead.decisions(FROM_A_MATCH + 1, 2))
    assert len(views) == FROM_A_MATCH + 1
    assert all(view.known.phase in (SUMMON, ACTION) for view in views)
    of_first = [view.known.turn for view in views[:FROM_A_MATCH]]
    assert len(set(of_first)) == FROM_A_MATCH
    assert views[-1].known.config is not views[0].known.config
