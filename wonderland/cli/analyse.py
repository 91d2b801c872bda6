"""``wonderland analyse``: how a match went."""

from __future__ import annotations

import argparse
import json

from wonderland import api
from wonderland.cli.progress import Bar
from wonderland.cli.replay import problem_json
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.games.parts import AnalysisPart
from wonderland.session.analysing import analysis_of


def command(arguments: argparse.Namespace) -> int:
    """Print the analysis of a record, in words or as one JSON object."""
    try:
        record = api.read_record(arguments.file)
        game = api.game_of(record)
        match = game.load(record)
    except BadInput as bad:
        if not arguments.json:
            raise
        print(json.dumps(problem_json(arguments.file, bad.problems[0])))
        return 2
    analyst = analysis_of(game)
    effort = _effort(analyst, arguments.effort)
    with Bar() as bar:
        found = analyst.analyse(game.rules, record, effort, tell=bar.show)
    if arguments.json:
        head = {"record": arguments.file, "effort": effort, "result": match.result}
        print(json.dumps({**head, **found.as_json()}))
    else:
        for line in found.as_lines(match, game.text.ending(match)):
            print(line)
    return 0


def _effort(analyst: AnalysisPart, wanted: str | None) -> str:
    if wanted is None:
        return analyst.usual
    if wanted not in analyst.efforts:
        what = say("there is no effort {wanted}; there is {known}", wanted=wanted, known=", ".join(analyst.efforts))
        raise BadInput([Problem("--effort", 0, what)])
    return wanted
