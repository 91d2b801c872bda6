"""``wonderland bench``: what the program does on this machine, measured."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import wonderland
from wonderland import api
from wonderland.ai.play import play_on
from wonderland.content import records
from wonderland.core.match import Match
from wonderland.games import registry
from wonderland.kit.measuring import played_on

Figures = dict[str, float]
TWO, SEATS = 2, (2, 4, 6)
"""How many seats most games have, and how many agents are measured at where a match may have more."""
FEW_LINES, MOST_LINES = 100, 200
"""The lines of a match in which turns are measured: the fewest, and the most."""


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
    return played_on(game.new(seed=seed), Random(seed), most)


def _random_play(scale: int) -> Figures:
    found: Figures = {}
    for game in map(api.game, registry.names()):
        begun, decisions = time.perf_counter(), 0
        for seed in range(4 * scale):
            decisions += len(_random_match(game, seed, 1000).lines)
        spent = time.perf_counter() - begun
        found[f"{game.name}: decisions a second, legal-choose-play"] = decisions / spent
    return found


def _own(scale: int) -> Figures:
    """What games measure of themselves."""
    found: Figures = {}
    for name in registry.names():
        if measures := registry.parts(name).measures:
            found |= {f"{name}: {what}": value for what, value in measures(scale, time.perf_counter, Random(1)).items()}
    return found


def _replay(scale: int) -> Figures:
    found: Figures = {}
    for game in map(api.game, registry.names()):
        played = [_random_match(game, seed, 600).record() for seed in range(2 * scale)]
        texts = [records.write(record) for record in played]
        begun, lines = time.perf_counter(), 0
        for text in texts:
            lines += len(game.load(records.from_text(text, "bench")).lines)
        spent = time.perf_counter() - begun
        found[f"{game.name}: record lines replayed a second"] = lines / spent
    return found


def _agents(scale: int) -> Figures:
    found: Figures = {}
    lines = min(FEW_LINES * scale, MOST_LINES)
    for game in map(api.game, registry.names()):
        for seats, options in _tables(game).items():
            name = f"{game.name}: {seats} seats" if seats > TWO else game.name
            for level in game.levels:
                turns = [_turns(game, options, level, seed, lines) for seed in range(scale)]
                spent = [took for some in turns for took in some]
                found[f"{name}: ai:{level}: seconds a turn, median"] = statistics.median(spent)
                found[f"{name}: ai:{level}: seconds a turn, most"] = max(spent)
    return found


def _tables(game: api.Game) -> dict[int, dict[str, object]]:
    """The numbers of seats that agents are measured at, each with the options that ask for it."""
    found: dict[int, dict[str, object]] = {len(game.seats): {}}
    for key, option in game.options.options.items():
        for seats in SEATS:
            options: dict[str, object] = {key: seats}
            if option.kind != "number" or option.wrong(key, seats, game.seats):
                continue
            if len(game.seats_for(options)) == seats:
                found.setdefault(seats, options)
    return found


def _turns(game: api.Game, options: dict[str, object], level: str, seed: int, lines: int) -> list[float]:
    """How long each turn took the agents that play it, in so many lines of a match."""
    match = game.new(options=options, seed=seed)
    agents = {side: game.agent(level, seed) for side in match.seats}
    spent: list[float] = []
    turn, busy = match.turn, 0.0
    while len(match.lines) < lines:
        begun = time.perf_counter()
        if not play_on(match, agents):
            break
        busy += time.perf_counter() - begun
        if match.turn != turn:
            spent.append(busy)
            turn, busy = match.turn, 0.0
    return spent or [busy]


def _window(scale: int) -> Figures:
    """Frame times and the time to the first frame, in a process of its own."""
    here = str(Path(wonderland.__file__).parent.parent)
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment["PYTHONPATH"] = os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])
    environment["PYTHONSAFEPATH"] = "1"  # what lies in the current folder is not ours to run
    command = [sys.executable, "-m", "wonderland.ui.shell.measure", str(scale)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures
