"""What an act would come to before it is done: whom it removes, and who could hit in answer."""

from __future__ import annotations

from typing import NamedTuple

from wonderland.games.dominoes_of_war import actions, blasts, combat, movement, queries
from wonderland.games.dominoes_of_war.actions.acting import Attack, Breach, Charge, Move
from wonderland.games.dominoes_of_war.ground import each, square_of
from wonderland.games.dominoes_of_war.queries import Figure
from wonderland.games.dominoes_of_war.state import State
from wonderland.games.dominoes_of_war.view import View


class Verdict(NamedTuple):
    """What an act comes to.

    Attributes:
        removed: all who leave play by it, on any side, but for the figure itself.
        stays: whether the figure itself is still in play.
        hit_by: the enemies that could then hit it in one action, from where they stand.
    """

    removed: list[Figure]
    stays: bool
    hit_by: list[Figure]


def verdict(view: View, held: str, *squares: str) -> Verdict | None:
    """What it comes to if a figure attacks whoever stands on some squares, goes there, or breaks through.

    What may lie under a tile that is turned up is not in it.

    Args:
        view: what the seat that acts sees.
        held: where the figure stands.
        squares: the other square; of a shot at two both; of a wall the tiles before and behind it.

    Returns:
        None where it may not do either.
    """
    state, at = view.known.copy(), square_of(held)
    aimed = tuple([there for there in map(square_of, squares) if there is not None])
    if at is None or not aimed or not state.board[at]:
        return None
    seat, before, there = state.active, queries.figures(view), aimed[0]
    codes: list[Attack | Breach | Charge | Move] = [Attack(at, aimed)]
    if len(aimed) == 1:
        codes += [Charge(at, there), Move(at, there)]
    elif len(aimed) == 2:
        codes.append(Breach(at, *aimed))
    code = next((one for one in codes if actions.refusal(state, seat, one) is None), None)
    if code is None:
        return None
    actions.perform(state, seat, code, None)
    stands = there if isinstance(code, Move) else at
    stays = bool(state.men[seat] >> stands & 1)
    gone = [one for one in before if one.square != held and _left(state, one)]
    answer = [one for one in before if stays and _hits(state, one, seat, stands)]
    return Verdict(gone, stays, answer)


def _left(state: State, figure: Figure) -> bool:
    """Whether nobody stands any more where a figure stood."""
    at = square_of(figure.square)
    return at is not None and not state.occupied >> at & 1


def _hits(state: State, figure: Figure, seat: int, target: int) -> bool:
    """Whether an enemy could hit whoever stands on a tile: by a shot, or by a blast as he runs."""
    at, config = square_of(figure.square), state.config
    owner = config.seats.index(figure.seat)
    if at is None or config.side[owner] == config.side[seat] or not state.men[owner] >> at & 1:
        return False
    standing = state.standing(owner)
    if target in combat.targets(state, at, combat.target_tiles(state, owner), standing):
        return True
    run = movement.charges(state, at, standing)
    if not run:
        return False
    without = state.copy()
    without.lift(at)
    return any(blasts.blast_at(without, centre).reached >> target & 1 for centre in each(run))
