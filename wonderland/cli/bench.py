"""``wonderland bench``: what the program does on this machine, measured."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random

from wonderland import api
from wonderland.cli.main import FLAGSHIP
from wonderland.content import records
from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.record import Record

Figures = dict[str, float]


def command(arguments: argparse.Namespace) -> int:
    """Measure and print; one figure a line, or one JSON object."""
    scale = 1 if arguments.quick else 5
    figures: Figures = {}
    for part in (_random_play, _rollouts, _micro, _replay, _agents, _window):
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


def _rollouts(scale: int) -> Figures:
    from wonderland.games.wonderland.ai.rollout import roll_out  # noqa: PLC0415

    game = api.game(FLAGSHIP)
    state = game.new(seed=1).position.value  # type: ignore[attr-defined]
    rng = Random(1)
    begun, decisions = time.perf_counter(), 0
    for _ in range(10 * scale):
        decisions += roll_out(state.copy(), rng, 400)
    return {"wonderland: decisions a second in rollouts": decisions / (time.perf_counter() - begun)}


def _each(call: Callable[[], object], times: int) -> float:
    """Microseconds a call, the median of five runs."""
    runs = []
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(times):
            call()
        runs.append((time.perf_counter() - begun) / times * 1e6)
    return statistics.median(runs)


def _micro(scale: int) -> Figures:
    from wonderland.games.wonderland import paths  # noqa: PLC0415

    match = _random_match(api.game(FLAGSHIP), 3, 120)
    state = match.position.value  # type: ignore[attr-defined]
    return {
        "wonderland: all legal paths, microseconds": _each(
            lambda: paths.placements(state, 0), 400 * scale
        ),
        "wonderland: copy of a state, microseconds": _each(state.copy, 4000 * scale),
    }


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
