"""What more time is worth to the master: the program that measures it."""

import sys

from tools.ladder import thinking_time
from tools.ladder.matches import Row


def test_what_is_kept_is_not_played_again_and_is_counted(tmp_path, monkeypatch):
    keep, page = tmp_path / "kept.csv", tmp_path / "page.md"
    page.write_text("# Top\n\n## Other\n\nstays\n", encoding="utf-8")
    winners = ("5 s", "5 s", "", "0.2 s")
    for number, winner in enumerate(winners[:3]):
        row = Row("5 s", "0.2 s", number, "we"[number % 2], winner, "image", 40)
        thinking_time.kept.append(keep, thinking_time.COLUMNS, row)
    played = []

    def play(task, others):
        assert set(others) == {"5 s", "0.2 s"}
        played.append(task.match)
        return Row(task.strong, task.weak, task.match, "e", winners[task.match], "image", 40)

    monkeypatch.setattr(thinking_time, "play", play)
    words = ["thinking_time", "--games", "4", "--keep", str(keep), "--out", str(page)]
    monkeypatch.setattr(sys, "argv", words)
    assert thinking_time.main() == thinking_time.main() == 0
    assert played == [3]
    assert [row.winner for row in thinking_time.read(keep)] == list(winners)
    told = page.read_text("utf-8")
    assert told.startswith("# Top\n\n## Other\n\nstays\n\n## More time\n")
    assert "| 5 s | 0.2 s | 62% " in told  # two won, a draw counts half, of four
    assert told.count(thinking_time.HEADING) == 1


def test_a_sparring_partner_may_take_the_place_of_the_short_one(tmp_path, monkeypatch):
    keep, page = tmp_path / "kept.csv", tmp_path / "page.md"
    page.write_text("# Top\n", encoding="utf-8")

    def play(task, others):
        assert (task.strong, task.weak, set(others)) == ("1 s", "racer", {"1 s"})
        return Row(task.strong, task.weak, task.match, "w", "racer", "image", 40)

    monkeypatch.setattr(thinking_time, "play", play)
    words = ["t", "--long", "1", "--against", "racer", "--games", "1"]
    monkeypatch.setattr(sys, "argv", [*words, "--keep", str(keep), "--out", str(page)])
    assert thinking_time.main() == 0
    assert "| 1 s | racer | 0% " in page.read_text("utf-8")


def test_time_may_be_told_by_positions_and_a_match_is_the_same_again(tmp_path, monkeypatch):
    keep, page = tmp_path / "kept.csv", tmp_path / "page.md"
    page.write_text("# Top\n", encoding="utf-8")
    words = ["t", "--unit", "positions", "--against", "blocker", "--games", "1", "--out", str(page)]
    found = []
    for positions, jobs in (("20", "1"), ("20", "2"), ("500", "1")):
        keep.unlink(missing_ok=True)
        monkeypatch.setattr(sys, "argv", [*words, "--long", positions, "--jobs", jobs, "--keep", str(keep)])
        assert thinking_time.main() == 0
        assert f"| {positions} positions | blocker | " in page.read_text("utf-8")
        found.append(thinking_time.read(keep)[0][2:])
    few, again, more = found
    assert few == again != more


def test_time_is_told_by_the_clock_that_is_given(monkeypatch):
    """A clock that stands still never ends a search; one that races ends it at once."""
    now = iter(range(0, 10**9, 100))
    told = thinking_time.search_agent(
        thinking_time.LEVELS.shipped()[thinking_time.LEVEL].search, 5.0, clock=lambda: next(now)
    )
    told._deadline.begin("turn")
    assert told._deadline.over()
    still = thinking_time.search_agent(
        thinking_time.LEVELS.shipped()[thinking_time.LEVEL].search, 5.0, clock=lambda: 7.0
    )
    still._deadline.begin("turn")
    assert not still._deadline.over()
