"""How a match ends, and who takes which place (section 7)."""

from __future__ import annotations

from tests.games.dominoes_of_war.oracle.data import FAR


def result(oracle, reason):
    """DW-85, DW-86, DW-91, DW-92."""

    def rank(side):
        inside = [s for s in oracle.seats_in() if oracle.side[s] == side]
        if not inside:
            return (max(n for n, group in enumerate(oracle.groups) for s in group if oracle.side[s] == side), 0, 0)
        if reason not in ("stalled", "rounds"):
            return FAR, 0, 0
        return (FAR, sum(len(oracle.men(s)) for s in inside), sum(sum(oracle.army[s].values()) for s in inside))

    sides = sorted(set(oracle.side.values()))
    ranks = {side: rank(side) for side in sides}
    places = {side: 1 + sum(ranks[o] > ranks[side] for o in sides) for side in sides}
    best = [side for side in sides if places[side] == 1]
    return {
        "winner": best[0] if len(best) == 1 else None,
        "reason": reason,
        "places": {s: places[oracle.side[s]] for s in oracle.seats},
    }
