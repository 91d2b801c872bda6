"""``wonderland legal``: what may be played at the end of a record."""

from __future__ import annotations

import argparse
import json
import sys

from wonderland import api


def command(arguments: argparse.Namespace) -> int:
    """Print the legal lines, sorted as text."""
    match = api.load(arguments.file)
    lines = sorted(str(action) for action in match.legal())
    if arguments.json:
        print(json.dumps(lines))
        return 0
    for line in lines:
        print(line)
    for pattern in match.patterns():
        print(f"besides: {pattern.form}   {pattern.says}", file=sys.stderr)
    return 0
