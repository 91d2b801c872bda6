"""The faces that a match shows to a seat: all by which it might tell one match from another.

A face takes a match and a seat, and gives back what can be compared. ``test_twins`` holds each of
them to be the same whatever is hidden; whatever is shown to a seat besides belongs here too.
"""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from unittest import mock

from tests.house.seen import drawn, in_motion, live, pointed, why
from wonderland import api
from wonderland.cli.main import run
from wonderland.cli.play import Terminal
from wonderland.content import records
from wonderland.core.match import Match
from wonderland.games import registry
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.sharing import as_text, shown_to

Face = Callable[[Match, str], object]
LATELY = 25
"""How many of a match's last lines are told event by event."""


def view(match: Match, seat: str) -> object:
    """What the seat sees, in its order, and what could be true as it might be drawn."""
    seen = match.view(seat)
    return list(dict(seen).items()), seen.sample(Random(1)).state()


def legal(match: Match, seat: str) -> object:
    """What the seat may do."""
    return (list(map(str, match.legal(seat))), list(map(str, match.view(seat).legal())), match.patterns(seat))


def course(match: Match, seat: str) -> object:
    """What the seat was told lately: lines, events, sentences, who was awaited, what it saw of each."""
    game, record = api.game(match.game.name), match.record()
    again, told = game.open(replace(record, moves=[], lines=[])), []
    early = max(0, len(record.moves) - LATELY)
    for line in record.moves[:early]:
        again.play(line)
    for line in record.moves[early:]:
        again.play(line)
        events = again.events_for(seat)
        sentences = [game.text.sentence(event, again) for event in events]
        seen = (again.lines_for(seat), repr(events), sentences, again.to_act, again.active)
        film = [(repr(f.event), json.dumps(dict(f.view(seat)))) for f in again.film(seat)]
        told.append((seen, film, json.dumps(dict(again.view(seat)))))
    return told


def replayed(match: Match, seat: str) -> object:
    """What ``replay --seat`` prints."""
    Path("match.wonder.yaml").write_text(records.write(match.record()), encoding="utf-8")
    call = ["replay", "match.wonder.yaml", "--seat", seat]
    return [_printed(lambda flags=flags: run([*call, *flags])) for flags in (["--each"], ["--json"])]


def in_text(match: Match, seat: str) -> object:
    """What ``play --text`` prints to the seat when it is awaited, others being agents."""
    if match.to_act != seat:
        return None
    seats = {one: Seat(one, "human" if one == seat else "ai:random") for one in match.seats}
    session = MatchSession(api.game(match.game.name), match.copy(), seats)
    typed = iter(["state", "?", *(f"? {verb}" for verb in _verbs(match)), "help", "undo"])
    with mock.patch("builtins.input", lambda _: next(typed, "quit")):
        return _printed(lambda: Terminal(session).run())


def encoded(match: Match, seat: str) -> object:
    """What a learning program gets, where the game has numbers for it."""
    make = registry.parts(match.game.name).encoding
    if make is None:
        return None
    encoding, seen = make(match.position), match.view(seat)
    return encoding.observe(seen, ()), encoding.following(seen, ())


def pictured(match: Match, seat: str) -> object:
    """What a learning program may look at, which is shown to no seat but to all."""
    make = registry.parts(match.game.name).encoding
    return make(match.position).sketch(match.position) if make else None


def given_away(match: Match, seat: str) -> object:
    """The record as it may be given away by the seat, and be looked back on, or that there is none."""
    record = replace(match.record(), seats=_seats(match, seat))
    try:
        shown = shown_to(api.game(record.game), record, seat, "a secret")
    except LookupError as unknown:
        return str(unknown)
    return as_text(shown)


def _seats(match: Match, seat: str) -> dict[str, dict[str, str]]:
    """A person in the seat, agents in the others, as records have it."""
    players = {one: "human" if one == seat else "ai:random" for one in match.seats}
    return {one: {"name": one, "player": player} for one, player in players.items()}


def _printed(call: Callable[[], object]) -> str:
    """What a call prints, the errors behind the rest."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        call()
    return out.getvalue() + err.getvalue()


def _verbs(match: Match) -> list[str]:
    return sorted({str(line).split()[1] for line in match.legal()})


IN_WINDOW = frozenset({"drawn", "pointed", "in_motion", "live"})
"""Faces of the window."""
FACES: Mapping[str, Face] = {
    face.__name__: face
    for face in (
        view, legal, course, replayed, in_text, encoded, pictured, given_away, drawn, pointed, in_motion, live, why,
    )
}  # fmt: skip
