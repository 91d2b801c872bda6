"""What ``bench`` measures is what it says: with a clock that ticks evenly, the figures are known."""

import json

from wonderland import api
from wonderland.cli import bench
from wonderland.cli.main import run
from wonderland.games import registry


def test_bench_prints_every_figure_by_name(monkeypatch, capsys):
    monkeypatch.setattr(api.Game, "levels", ("random",))
    monkeypatch.setattr(bench, "_window", lambda scale: {"frame: ms": float(scale)})
    assert run(["bench", "--quick", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["frame: ms"] == 1.0
    for name in registry.names():
        assert figures[f"{name}: decisions a second, legal-choose-play"] > 0
        assert figures[f"{name}: record lines replayed a second"] > 0
        for seats in ("", *(f"{seats} seats: " for seats in more_seats(name))):
            turns = [f"{name}: {seats}ai:random: seconds a turn, {how}" for how in ("median", "most")]
            median, most = (figures[turn] for turn in turns)
            assert 0 < median <= most
    assert any(map(more_seats, registry.names()))


def more_seats(name):
    """How many seats a game is measured at besides those that most games have."""
    return [n for n in bench.SEATS if 2 < n <= len(registry.info(name).seats)]
