"""What ``bench`` measures is what it says: with a clock that ticks evenly, the figures are known."""

import json

from wonderland import api
from wonderland.cli import bench
from wonderland.cli.main import run


def test_bench_prints_every_figure_by_name(monkeypatch, capsys):
    monkeypatch.setattr(api.Game, "levels", ("random",))
    monkeypatch.setattr(bench, "_window", lambda scale: {"frame: ms": float(scale)})
    assert run(["bench", "--quick", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["frame: ms"] == 1.0
    assert figures["wonderland: decisions a second, legal-choose-play"] > 0
    assert figures["wonderland: record lines replayed a second"] > 0
    assert figures["wonderland: ai:random: seconds a turn, median"] > 0
    assert (
        figures["wonderland: ai:random: seconds a turn, median"]
        <= figures["wonderland: ai:random: seconds a turn, most"]
    )
    for seats in (4, 6):
        name = f"painting-the-roses: {seats} seats: ai:random: seconds a turn, median"
        assert figures[name] > 0
