"""A match that begins from a position (section 10)."""

from __future__ import annotations

from collections import Counter

from tests.games.dominoes_of_war.oracle.data import FACTIONS
from tests.games.dominoes_of_war.oracle.ground import MARGIN, edge, square


def stand(oracle, given):
    """Put everything where a position has it (section 10)."""

    def words(value):
        return value.split() if isinstance(value, str) else list(value or [])

    ground = oracle.ground
    column, row = MARGIN + ground.columns // 2, MARGIN + ground.rows // 2
    top, right = MARGIN + ground.rows + 1, MARGIN + ground.columns + 1
    lanes = {
        "a": [(column, MARGIN - n) for n in range(oracle.size)],
        "b": [(column + 1, top + n) for n in range(oracle.size)],
        "c": [(MARGIN - n, row) for n in range(oracle.size)],
        "d": [(right + n, row + 1) for n in range(oracle.size)],
    }
    for seat in oracle.seats:
        own = words(given.get("bases", {}).get(seat))
        ground.bases[seat] = set(map(square, own)) if own else set(lanes[seat])
    for between in words(given.get("walls")):
        at = next(n for n in range(1, len(between)) if between[n].isalpha())
        ground.walls.add(edge(square(between[:at]), square(between[at:])))
    for seat, own in given["troops"].items():
        for at, what in own.items():
            kind, *facing = what.split()
            oracle.troops[square(at)] = (seat, kind, facing[0] if facing else None)
            oracle.army[seat][kind] = max(0, oracle.army[seat][kind] - 1)
    for seat, own in given.get("army", {}).items():
        oracle.army[seat] = Counter({**dict.fromkeys(FACTIONS[oracle.faction[seat]], 0), **own})
    for at, face in given.get("faces", {}).items():
        oracle.faces[square(at)] = face
    for at in oracle.troops:
        if at in ground.field:
            oracle.faces.setdefault(at, "-")
    oracle.discards = words(given.get("discards"))
    for face in [*oracle.faces.values(), *oracle.discards]:
        if face != "-":
            oracle.bag[face] -= 1
    oracle.first = given.get("first", "a")
    oracle.active = given.get("active", oracle.first)
    oracle.turn, oracle.round = given.get("turn", 1), given.get("round", 1)
    oracle.quiet = given.get("quiet", 0)
    oracle.actions = given.get("actions", oracle.per_turn[oracle.active])
    oracle.acted = set(map(square, words(given.get("acted"))))
    oracle.phase = "act"
    out = [s for s in oracle.seats if not oracle.men(s)]
    oracle.groups = [out] if out else []
