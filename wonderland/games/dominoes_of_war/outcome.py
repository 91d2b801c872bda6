"""Who is out, how a match ends, and who takes which place (section 7)."""

from __future__ import annotations

from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.definitions import TYPES
from wonderland.games.dominoes_of_war.state import NONE, OVER, State
from wonderland.kit.state import Result


def judge(state: State, events: ev.Events | None) -> bool:
    """See who is out, and whether that ends the match (DW-83, DW-85, DW-86); whether it is over."""
    if all(state.men) and not state.gone:
        return False
    fallen = [s for s, men in enumerate(state.men) if not men and not state.is_out(s)]
    if fallen:
        go_out(state, fallen, events)
    if len(state.sides_in) > 1:
        return False
    finish(state, "eliminated", events)
    return True


def go_out(state: State, seats: list[int], events: ev.Events | None) -> None:
    """Put seats out, at the same moment."""
    state.gone = (*state.gone, tuple(seats))
    if events is not None:
        events.append(ev.WentOut(tuple([state.config.seats[seat] for seat in seats])))


def finish(state: State, reason: str, events: ev.Events | None) -> None:
    """End the match with the places of DW-91 and DW-92."""
    config = state.config
    ranks = {side: _rank(state, side, reason) for side in config.allies}
    places = {side: 1 + sum(other > own for other in ranks.values()) for side, own in ranks.items()}
    best = [side for side, place in places.items() if place == 1]
    winner = best[0] if len(best) == 1 else NONE
    state.phase = OVER
    state.offer = NONE
    state.result = Result(winner, reason, tuple([places[side] for side in config.side]))
    if events is not None:
        events.append(over(state))


def _rank(state: State, side: int, reason: str) -> tuple[int, int, int]:
    """What places a side: who is in before who is out, then as DW-91 and DW-92 have it."""
    config = state.config
    seats = [seat for seat in config.allies[side] if not state.is_out(seat)]
    if not seats:
        last = max(at for at, group in enumerate(state.gone) for s in group if config.side[s] == side)
        return last, 0, 0
    inside = len(state.gone)
    if reason not in ("stalled", "rounds"):
        return inside, 0, 0
    troops = sum(state.men[seat].bit_count() for seat in seats)
    left = sum(sum(state.army[seat * TYPES : (seat + 1) * TYPES]) for seat in seats)
    return inside, troops, left


def winner_of(state: State) -> str | None:
    """The winner's letter, a team's letters, or None where the first place is shared."""
    config = state.config
    if state.result is None or state.result.winner == NONE:
        return None
    return "".join([config.seats[seat] for seat in config.allies[state.result.winner]])


def over(state: State) -> ev.MatchOver:
    """The event of a match's end."""
    assert state.result is not None, "the match is over"
    places = dict(zip(state.config.seats, state.result.places, strict=True))
    return ev.MatchOver(winner_of(state), state.result.reason, places)
