"""What a match looks like from outside: to all, and to one seat (sections 9 and 10)."""

from __future__ import annotations

from tests.games.dominoes_of_war.oracle.ground import edge_name, name


def state_of(oracle):
    """As ``replay --json`` prints it."""

    def stands(at):
        _, kind, facing = oracle.troops[at]
        return f"{kind} {facing}" if facing else kind

    return {
        "game": "dominoes-of-war",
        "turn": oracle.turn,
        "round": oracle.round,
        "phase": oracle.phase,
        "active": None if oracle.phase in ("toss", "first") else oracle.active,
        "to_act": oracle.to_act(),
        "first": oracle.first,
        "actions": oracle.actions,
        "bonus": oracle.bonus,
        "flipping": name(oracle.flipping) if oracle.flipping else None,
        "field": oracle.field_name,
        "faces": {name(at): oracle.faces[at] for at in sorted(oracle.faces)},
        "discards": sorted(oracle.discards),
        "bag": sum(oracle.bag.values()),
        "bases": {s: [*map(name, sorted(oracle.ground.bases[s]))] for s in oracle.seats if s in oracle.ground.bases},
        "walls": [edge_name(e) for e in sorted(oracle.ground.walls)],
        "troops": {s: {name(at): stands(at) for at in oracle.men(s)} for s in oracle.seats},
        "acted": [name(at) for at in sorted(oracle.acted)],
        "army": {s: {kind: oracle.army[s][kind] for kind in sorted(oracle.army[s])} for s in oracle.seats},
        "out": oracle.out(),
        "offer": oracle.offer,
        "quiet": oracle.quiet,
        "result": oracle.result,
    }


def view_of(oracle, seat):
    """DW-99: what others stock in secret is left out until all have stocked."""
    state = state_of(oracle)
    if oracle.secret and oracle.phase == "stock":
        for other in oracle.seats:
            if other != seat:
                state["troops"][other], state["army"][other] = {}, None
    return state


def line_for(oracle, seat, line):
    """DW-99: a stocking line of another, as a seat knows it."""
    who, verb, *rest = line.split()
    if not oracle.secret or verb != "stock" or who == seat:
        return line
    return " ".join([who, verb, *[word if n % 2 == 0 else "??" for n, word in enumerate(rest)]])
