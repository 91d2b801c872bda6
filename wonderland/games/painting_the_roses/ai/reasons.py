"""Why an agent does what it does, in a sentence."""

from __future__ import annotations

from wonderland.games.painting_the_roses import codes as act
from wonderland.games.painting_the_roses.outcome import painted
from wonderland.games.painting_the_roses.state import NONE, UNLEASH, State


def why(state: State, seat: int, code: act.Code) -> str:
    """Say why a seat would do this here."""
    if isinstance(code, act.Move):
        return _why_move(state, seat, code)
    if isinstance(code, act.Stalk):
        return _why_stalk(state, code)
    if isinstance(code, act.Paint):
        return _why_paint(state, seat)
    if isinstance(code, act.Play):
        return _why_play(state, seat, code)
    return _SAID.get(type(code), "It is the least harm.")


_SAID: dict[type, str] = {
    act.LayRow: "The lowest hedge in the middle is painted first, where the guardsman begins.",
    act.PostGuard: "That card is the least use in the hand.",
    act.Recruit: "Without a guardsman nothing gets painted.",
    act.Cancel: "That card would do more harm than the King is worth.",
    act.Allow: "The King is better kept for something worse.",
    act.End: "There is nothing better to do with these cards.",
    act.Discard: "That card is the one to miss least.",
}


def _why_move(state: State, seat: int, code: act.Move) -> str:
    config = state.config
    hedge = config.hedges[code.hedge]
    if code.hedge in state.garden(seat) and not state.paint >> code.hedge & 1:
        return f"{hedge} is still silver."
    if state.queen != NONE and state.paint >> state.posts[seat] & 1:
        return "It is not safe on red while the Queen walks."
    return f"{hedge} is the better place to go on from."


def _why_stalk(state: State, code: act.Stalk) -> str:
    config = state.config
    hedge = config.hedges[code.hedge]
    if not state.paint >> code.hedge & 1:
        return f"She is better kept on {hedge}, where she finds nothing."
    if code.hedge in state.posts:
        return f"She finds wet paint on {hedge}, and somebody beside it."
    return f"She finds wet paint on {hedge}."


def _why_paint(state: State, seat: int) -> str:
    post = state.posts[seat]
    hedge = state.config.hedges[post]
    if post not in state.garden(seat):
        return f"{hedge} is another’s, but paint there may serve."
    left = state.config.size - painted(state, seat) - 1
    if not left:
        return f"{hedge} is the last one."
    return f"{hedge} red leaves {left} to do."


def _why_play(state: State, seat: int, code: act.Play) -> str:
    config = state.config
    if code.target == UNLEASH:
        return "Let her loose: others have more paint to fear for."
    if code.target == NONE:
        return "A King that waits can forbid what would hurt most."
    hedge = config.hedges[code.target]
    if config.power[code.card] == "paint":
        return f"A visitor paints {hedge} for nothing."
    if code.target in state.garden(seat):
        return f"{hedge} is better silver for now."
    return f"{hedge} must not stay red."
