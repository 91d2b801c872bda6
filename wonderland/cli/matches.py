"""What commands share: a game, its options and its players from the command line's words."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from wonderland import api
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.record import HUMAN
from wonderland.games import registry
from wonderland.kit.options import PRESET
from wonderland.session.match_session import AI, read_player

OPTION, SEAT = "--option", "--seat"


def game(arguments: argparse.Namespace) -> api.Game:
    """The game that the arguments name, the first of all if none.

    Raises:
        BadInput: if there is none of that name.
    """
    return api.game(arguments.game or registry.names()[0])


def options(played: api.Game, arguments: argparse.Namespace) -> dict[str, object]:
    """The options that ``--preset NAME`` and ``--option KEY=VALUE`` name.

    Raises:
        BadInput: with all that is wrong in them.
    """
    found: dict[str, object] = {PRESET: arguments.preset} if arguments.preset else {}
    problems = []
    for word in arguments.option:
        key, equals, text = word.partition("=")
        if equals and key:
            found[key] = played.options.read(key, text)
        else:
            problems.append(Problem(OPTION, 0, say("{word}: an option is given as KEY=VALUE", word=word)))
    for key, what in played.options.faults(found, played.info.letters):
        problems.append(Problem(f"{OPTION} {key}", 0, what))
    if problems:
        raise BadInput(problems)
    return found


def players(played: api.Game, sides: Sequence[str], arguments: argparse.Namespace, default: str) -> dict[str, str]:
    """Who plays each seat, from ``--seat w=human`` and the like.

    Args:
        played: the game.
        sides: the match's seats.
        arguments: with ``seat``.
        default: who plays the seats that are not named.

    Raises:
        BadInput: if a seat or a player is wrong.
    """
    found = dict.fromkeys(sides, default)
    seats = tuple(found)
    for word in arguments.seat:
        side, equals, player = word.partition("=")
        if not equals or side not in found:
            what = say(
                "{word}: a seat is given as {one}={human} or {other}={ai}LEVEL",
                word=word,
                one=seats[0],
                human=HUMAN,
                other=seats[-1],
                ai=AI,
            )
            mend = say("The seats are {known}.", known=", ".join(seats))
            raise BadInput([Problem(SEAT, 0, what, mend)])
        found[side] = read_player(played, side, player)
    return found
