"""A state in words, for the terminal."""

from __future__ import annotations

from wonderland.core.game import CHANCE
from wonderland.core.message import commas, lines, rows, say, say_n
from wonderland.games.painting_the_roses.named_line import guard_of
from wonderland.games.painting_the_roses.names import SEAT_NAMES
from wonderland.games.painting_the_roses.state_form import StateForm
from wonderland.games.painting_the_roses.words import ending

_NAMES = {**SEAT_NAMES, CHANCE: say("chance")}
WIDEST = max(len(name) for name in SEAT_NAMES.values())


def state_in_words(state: StateForm) -> str:
    """Put a state, or a view of one, into some lines of text."""
    found = [_heading(state)]
    for seat, hedges in state["gardens"].items():
        where = f"{seat}1-{seat}{len(hedges)}: " if hedges else ""
        found.append(rows(f"{_NAMES[seat]:{WIDEST}}", rows(where, _row(state, seat), between="")))
        found.append(rows(f"{'':{WIDEST}}", _belongings(state, seat)))
    table = [say("draw pile: {n}", n=state["pile_size"])]
    if state["queen"]:
        table.append(say("the Queen of Hearts is on {hedge}", hedge=state["queen"]))
    if state["discards"]:
        table.append(say("discards: {cards}", cards=" ".join(state["discards"])))
    if state["tower"]:
        table.append(say("tower: {cards}", cards=" ".join(state["tower"])))
    if state["playing"]:
        table.append(say("being played: {card}", card=state["playing"]))
    found.append(rows(*table, between="; "))
    return lines(*found)


def _row(state: StateForm, seat: str) -> str:
    """A garden: painted hedges with a star."""
    row = " ".join(f"{hedge:3}" for hedge in state["gardens"][seat]).rstrip()
    return row or say("not dealt yet")


def _belongings(state: StateForm, seat: str) -> str:
    parts = []
    if guard := guard_of(state, seat):
        parts.append(say("guardsman {card} on {hedge}", card=guard.card, hedge=guard.hedge))
    else:
        parts.append(say("no guardsman"))
    if state["kings"][seat]:
        parts.append(say("waiting: {cards}", cards=" ".join(state["kings"][seat])))
    hand = state["hands"][seat]
    if isinstance(hand, int):
        parts.append(say_n("{n} card in hand", "{n} cards in hand", hand))
    elif hand:
        parts.append(say("hand: {cards}", cards=" ".join(hand)))
    if seat == state["dealer"]:
        parts.append(say("Dealer"))
    return commas(parts)


_PHASES = {
    "dealer": say("dealer"), "hedges": say("hedges"), "row": say("row"), "hand": say("hand"),
    "guard": say("guard"), "act": say("act"), "answer": say("answer"), "draw": say("draw"),
    "discard": say("discard"), "reveal": say("reveal"),
}  # fmt: skip
_ACTIONS = {"move": say("move"), "paint": say("paint"), "face": say("face"), "recruit": say("recruit")}


def _heading(state: StateForm) -> str:
    number = state["round"]
    if state["result"]:
        return say("Round {number}, over: {how}", number=number, how=ending(state["result"]))
    to_act = _NAMES[state["to_act"] or CHANCE]
    phase = _PHASES.get(state["phase"], state["phase"])
    if not state["turn"]:
        return say("Setting up: {phase}; {to_act} to act", phase=phase, to_act=to_act)
    gaps = {"number": number, "seat": _NAMES[state["active"] or CHANCE], "phase": phase, "to_act": to_act}
    if state["done"]:
        done = commas(_ACTIONS.get(word, word) for word in state["done"])
        return say("Round {number}, {seat}’s turn: {phase}; {to_act} to act; done: {done}", **gaps, done=done)
    return say("Round {number}, {seat}’s turn: {phase}; {to_act} to act", **gaps)
