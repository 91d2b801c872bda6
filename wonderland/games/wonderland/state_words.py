"""A state of the flagship in words, for the terminal."""

from __future__ import annotations

from wonderland.core.message import commas, lines, rows, say, say_as
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.state_form import BeingForm, StateForm
from wonderland.games.wonderland.words import points

SIDES = {**SIDE_NAMES, "*": say("chance")}


def state_in_words(state: StateForm) -> str:
    """Put a state, or a view of one, into some lines of text."""
    told = [_heading(state)]
    for side in ("w", "e"):
        held = state["factors"][side]
        counts = "  ".join(f"{letter} {n}" for letter, n in (held or {}).items())
        factors = counts if held else say("factors hidden")
        pool = state["pools"].get(side)
        cards = " ".join(pool) if pool is not None else say("hidden")
        life = say("{side}: life {life}", side=SIDES[side], life=state["images"][side])
        told.append(rows(life, factors, say("pool: {cards}", cards=cards), between="   "))
        if state["discards"][side]:
            told.append(say("      discards: {cards}", cards=" ".join(state["discards"][side])))
    told += map(_being, state["beings"])
    for die in state["dice"]:
        face = die["face"] or say("not rolled")
        card, level = die["card"] or "??", die["level"]
        told.append(say("  die {card} level {level}: {face}", card=card, level=level, face=face))
    return lines(*told)


def _being(being: BeingForm) -> str:
    marks = [say("attacked") if being["attacked"] else "", say("halted") if being["halted"] else ""]
    if being["points"]:
        marks.append(points(being["points"]))
    numbers = {"str": being["str"], "atk": being["atk"], "def_": being["def"]}
    place = say("  {being} on {square:4}", being=being["id"], square=being["square"])
    known = being["str"] is not None
    stats = say("Str {str} Atk {atk} Def {def_}", **numbers) if known else say("unknown")
    return rows(rows(place, stats), commas(marks), between="  ")


def _heading(state: StateForm) -> str:
    turn = state["turn"]
    if state["result"]:
        winner, reason = state["result"]["winner"], state["result"]["reason"]
        who = say("{side} won", side=SIDES[winner]) if winner else say_as("a match", "drawn")
        return say("Turn {turn}, over: {who} ({reason})", turn=turn, who=who, reason=reason)
    return say(
        "Turn {turn}, {active}'s: {phase}; {to_act} to act",
        turn=turn,
        active=SIDES[state["active"]] if state["active"] else say("nobody"),
        phase=_PHASES.get(state["phase"], state["phase"]),
        to_act=SIDES[state["to_act"] or "*"],
    )


_PHASES = {
    "first": say("first"), "choose": say("choose"), "roll": say("roll"), "summon": say("summon"),
    "action": say("action"), "window": say("window"), "defense": say("defense"),
}  # fmt: skip
