"""The command itself: what is asked for, played, written and printed."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from wonderland import api
from wonderland.cli import matches
from wonderland.cli.printing import spoken
from wonderland.cli.progress import Bar
from wonderland.cli.simulate import figures, workers
from wonderland.cli.simulate.figures import in_percent
from wonderland.cli.simulate.pools import Pools
from wonderland.cli.simulate.report import MATCH_COLUMNS, Run, csv_text, match_row, write_report
from wonderland.cli.simulate.tasks import MatchPlayed, Task, play_one
from wonderland.content import files, records
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import commas, rows, say, table
from wonderland.core.record import HUMAN
from wonderland.session.match_session import AI

DEFAULT_SEED = 1
USUAL_LEVEL = "easy"


def command(arguments: argparse.Namespace) -> int:
    """Play the matches and print the table of results."""
    game = matches.game(arguments)
    options = matches.options(game, arguments)
    players = matches.players(game, game.seats_for(options), arguments, _usual_player(game))
    _check_arguments(arguments, players)
    seed = DEFAULT_SEED if arguments.seed is None else arguments.seed
    trial = game.new(options=options, seed=seed)  # wrong options show at once
    pools = Pools(game, arguments.pool, trial)
    seats, given, keep = tuple(players.items()), tuple(options.items()), bool(arguments.records)
    tasks = [Task(i, game.name, seats, given, pools.of_match(seed, i), seed, keep) for i in range(arguments.games)]
    outcomes = sorted(_with_bar(_played(tasks, arguments), len(tasks)), key=lambda o: o.index)
    names = {side: game.info.name_of(side) for side in players}
    deciding = game.parts.deciding
    expected = "" if deciding is None else deciding.expected(trial)
    run = Run(game.title, names, players, pools.named, options, seed, outcomes, game.info.ends, expected)
    _write(arguments, game.name, run)
    _print_table(run)
    if arguments.cards:
        _print_cards(run)
    return 0


def _usual_player(game: api.Game) -> str:
    """Who plays a seat that is not named: the easy level, or the weakest where there is none."""
    level = USUAL_LEVEL if USUAL_LEVEL in game.levels else game.levels[0]
    return f"{AI}{level}"


def _check_arguments(arguments: argparse.Namespace, players: dict[str, str]) -> None:
    """Refuse what can't be done before anything is played.

    Raises:
        BadInput: if a person is to play, or a result can't be written.
    """
    for side, player in players.items():
        if player == HUMAN:
            raise BadInput([Problem("--seat", 0, say("{side}: only agents play here, not people", side=side))])
    if arguments.cluster and arguments.jobs:
        what = say("--jobs counts processes here, and the matches are played on the cluster")
        raise BadInput([Problem("--cluster", 0, what, say("Leave one of the two out."))])
    targets = [(arguments.out, False), (arguments.records, True), (arguments.report, True)]
    for name, is_folder in targets:
        if name:
            _check_target(Path(name), is_folder)


def _check_target(path: Path, is_folder: bool) -> None:
    if path.is_dir() != is_folder and path.exists():
        what = say("this is a file, not a folder") if is_folder else say("this is a folder, not a file")
        raise BadInput([Problem(str(path), 0, what)])
    above = path if is_folder else path.absolute().parent
    while not above.exists():
        above = above.absolute().parent
    if not above.is_dir() or not os.access(above, os.W_OK):
        raise BadInput([Problem(str(path), 0, say("nothing can be written in {above}", above=above))])


def _played(tasks: Sequence[Task], arguments: argparse.Namespace) -> Iterator[MatchPlayed]:
    if arguments.cluster:
        return workers.on_cluster(tasks, arguments.cluster)
    return workers.here(tasks, play_one, arguments.jobs)


def _with_bar(outcomes: Iterator[MatchPlayed], total: int) -> Iterator[MatchPlayed]:
    with Bar() as bar:
        for done, outcome in enumerate(outcomes, start=1):
            yield outcome
            bar.show(done, total)


def _write(arguments: argparse.Namespace, game: str, run: Run) -> None:
    """Write what was asked for: the table of matches, the records, the report."""
    if arguments.out:
        rows = [MATCH_COLUMNS, *map(match_row, run.outcomes)]
        files.save(Path(arguments.out), csv_text(rows))
    if arguments.records:
        for outcome in run.outcomes:
            name = f"{game}-{outcome.index:05}{records.SUFFIX}"
            files.save(Path(arguments.records) / name, outcome.record)
    if arguments.report:
        write_report(Path(arguments.report), run, spoken())


def _print_table(run: Run) -> None:
    heads = say("won by"), say("matches"), say("share"), say("95 % interval")
    winners = figures.winners(run.names, run.players, run.outcomes)
    shares = [(name, str(share.hits), *in_percent(share)) for name, share in winners.items()]
    print(table([heads, *shares]))
    ends = [rows(why, str(share.hits)) for why, share in run.ends_in_words.items()]
    long = figures.lengths(run.outcomes)
    turns = say("mean {mean:.1f}, median {median:.10g}, from {least} to {most}",
                mean=long.mean, median=long.median, least=long.least, most=long.most)  # fmt: skip
    told = [(say("decided by"), commas(ends))]
    if run.expected:
        told.append((say("expected"), run.expected))
    told.append((say("turns"), turns))
    if len(run.players) > 2:
        places = figures.mean_places(run.outcomes).items()
        each = [say("{seat} {place:.2f}", seat=run.names[side], place=p) for side, p in places]
        told.append((say("mean place"), commas(each)))
    print(table(told, left=2))


def _print_cards(run: Run) -> None:
    """Print how sides fared that had a card in their pool, and those that summoned it."""
    interval = say("95 % interval")
    heads = (say("card"), say("in pool"), say("won"), interval, say("summoned"), say("won"), interval)
    cards = [
        (one.card, *(cell for share in (one.held, one.summoned) for cell in (str(share.total), *in_percent(share))))
        for one in figures.by_card(run.outcomes)
    ]
    print()
    print(table([heads, *cards]))
