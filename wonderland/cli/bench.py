"""``wonderland bench``: what the program does on this machine, measured."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from random import Random

from wonderland import api
from wonderland.cli.main import FLAGSHIP
from wonderland.content import records
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.record import Record
from wonderland.games import registry

Figures = dict[str, float]


def command(arguments: argparse.Namespace) -> int:
    """Measure and print; one figure a line, or one JSON object."""
    scale = 1 if arguments.quick else 5
    figures: Figures = {}
    for part in (_random_play, _own, _replay, _agents, _window):
        figures |= part(scale)
    if arguments.json:
        print(json.dumps(figures))
        return 0
    for name, value in figures.items():
        print(f"{name:52} {value:12,.3f}" if value < 100 else f"{name:52} {value:12,.0f}")
    return 0


def _random_match(game: api.Game, seed: int, most: int) -> Match:
    match, rng = game.new(seed=seed), Random(seed)
    while (side := match.to_act) is not None and len(match.lines) < most:
        if side == CHANCE:
            match.draw()
        else:
            match.play(match.legal().choose(rng))
    return match


def _random_play(scale: int) -> Figures:
    game = api.game(FLAGSHIP)
    begun, decisions = time.perf_counter(), 0
    for seed in range(4 * scale):
        decisions += len(_random_match(game, seed, 1000).lines)
    spent = time.perf_counter() - begun
    return {"wonderland: decisions a second, legal-choose-play": decisions / spent}


def _own(scale: int) -> Figures:
    """What games measure of themselves."""
    found: Figures = {}
    for name in registry.names():
        if measures := registry.parts(name).measures:
            found |= {f"{name}: {what}": value for what, value in measures(scale).items()}
    return found


def _replay(scale: int) -> Figures:
    game = api.game(FLAGSHIP)
    texts = [records.write(_random_match(game, seed, 600).record()) for seed in range(2 * scale)]
    begun, lines = time.perf_counter(), 0
    for text in texts:
        record: Record = records.from_text(text, "bench")
        lines += len(game.load(record).lines)
    return {"wonderland: record lines replayed a second": lines / (time.perf_counter() - begun)}


def _agents(scale: int) -> Figures:
    game = api.game(FLAGSHIP)
    figures: Figures = {}
    for level in game.levels:
        spent: list[float] = []
        for seed in range(scale):
            spent.extend(_turns(game, level, seed))
        figures[f"ai:{level}: seconds a turn, median"] = statistics.median(spent)
        figures[f"ai:{level}: seconds a turn, most"] = max(spent)
    return figures


def _turns(game: api.Game, level: str, seed: int) -> list[float]:
    match = game.new(seed=seed)
    agents = {side: game.agent(level, seed) for side in game.seats}
    spent: list[float] = []
    turn, busy = 1, 0.0
    while (side := match.to_act) is not None and len(match.lines) < 200:
        if side == CHANCE:
            match.draw()
            continue
        begun = time.perf_counter()
        choice = agents[side].choose(match.view(side))
        busy += time.perf_counter() - begun
        match.play(choice.action)
        now = int(match.state()["turn"])
        if now != turn:
            spent.append(busy)
            turn, busy = now, 0.0
    return spent or [busy]


def _window(scale: int) -> Figures:
    """Frame times and the time to the first frame, in a process of its own."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-m", "wonderland.ui.shell.measure", str(scale)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures
