"""The game in words: names of seats, a sentence for each event, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from wonderland.core.message import all_of, commas, lines, rows, say, say_n
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.definitions import Definitions
from wonderland.games.dominoes_of_war.names import FACINGS, SEAT_NAMES, between, domino
from wonderland.games.dominoes_of_war.state_form import StateForm
from wonderland.kit import dispatch
from wonderland.kit.position import PlacesResult

BONUSES = {
    10: say("reinforce: bring a figure into the base"),
    12: say("an extra action"),
    17: say("build: add a tile to the base"),
    20: say("shift a wall"),
}
_WHATS = {
    "mine": say("a mine"), "blank": say("nothing"), "reinforce": say("call up a figure"),
    "act": say("an extra action"), "build": say("a tile for the base"), "shift": say("shift a wall"),
}  # fmt: skip
_REASONS = {
    "eliminated": say("the last figures on the table"),
    "stalled": say("nothing happened for too long, and nobody has more figures"),
    "rounds": say("the last round is over, and nobody has more figures"),
    "resigned": say("the others gave up"),
}
_SHARED = {
    "eliminated": say("the last figures fell together"),
    "stalled": say("nothing happened for too long, and the figures are equal"),
    "rounds": say("the last round is over, and the figures are equal"),
    "agreement": say("a draw was agreed on"),
}


class Words:
    """What is said of a match's events, with the names that its troops have.

    Args:
        definitions: the game's data.
    """

    def __init__(self, definitions: Definitions) -> None:
        self._names = {troop.key: troop.name for troop in definitions.troops}

    def troop(self, key: str) -> str:
        """What people call a type."""
        return self._names.get(key, key)

    def sentence(self, event: object) -> str:
        """A sentence for the log, ``""`` for what needs none."""
        teller = _TELLERS.get(type(event))
        return teller(event, self) if teller else ""


def ending(result: PlacesResult) -> str:
    """How a match ended: ``"Green wins: the last figures on the table"``."""
    winner, reason, places = result["winner"], result["reason"], result["places"]
    if winner is None:
        first = [SEAT_NAMES[seat] for seat, place in places.items() if place == 1]
        return say("{seats} share the first place: {how}", seats=all_of(first), how=_SHARED[reason])
    who = all_of([SEAT_NAMES[seat] for seat in winner])
    return say_n(
        "{seats} wins: {how}", "{seats} win: {how}", len(winner), seats=who, how=_REASONS[reason]
    )


# --- events ----------------------------------------------------------------------------------------
def _stocked(event: ev.Stocked, words: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    known = [key for key in event.troops if key is not None]
    if not known:
        n = len(event.squares)
        return say_n("{seat} stocks a tile.", "{seat} stocks {n} tiles.", n, seat=seat)
    pairs = zip(map(words.troop, known), event.squares, strict=True)
    who = commas([say("{troop} on {square}", troop=t, square=s) for t, s in pairs])
    return say("{seat} stocks: {troops}.", seat=seat, troops=who)


def _attacked(event: ev.Attacked, words: Words) -> str:
    gaps = {"seat": SEAT_NAMES[event.seat], "troop": words.troop(event.troop)}
    return say("{seat}’s {troop} attacks {squares}.", **gaps, squares=all_of(event.targets))


def _moved(event: ev.Moved, words: Words) -> str:
    return say(
        "{seat}’s {troop} goes from {source} to {target}.",
        seat=SEAT_NAMES[event.seat],
        troop=words.troop(event.troop),
        source=event.source,
        target=event.target,
    )


def _flipped(event: ev.Flipped, _: Words) -> str:
    gaps = {"square": event.square, "face": domino(event.face), "what": _WHATS[event.what]}
    return say("{square} is turned up: {face}, {what}.", **gaps)


def _removed(event: ev.Removed, words: Words) -> str:
    fallen = [
        say(
            "{seat}’s {troop} on {square}", seat=SEAT_NAMES[seat], troop=words.troop(key), square=at
        )
        for seat, key, at in event.troops
    ]
    return say_n("{troops} is gone.", "{troops} are gone.", len(fallen), troops=all_of(fallen))


def _brought(event: ev.Brought, words: Words) -> str:
    gaps = {"seat": SEAT_NAMES[event.seat], "troop": words.troop(event.troop)}
    return say("{seat} brings in a {troop} on {square}.", **gaps, square=event.square)


def _forfeited(event: ev.BonusForfeited, _: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.unasked:
        return say("{seat} can’t use the bonus.", seat=seat)
    return say("{seat} gives up the bonus.", seat=seat)


def _exploded(event: ev.Exploded, _: Words) -> str:
    centres = [square for ring in event.rings for square in ring]
    return say_n(
        "It explodes on {squares}.",
        "They explode on {squares}.",
        len(centres),
        squares=all_of(centres),
    )


_TELLERS: Mapping[type, Callable[[object, Words], str]] = dict([
    dispatch.first(ev.Tossed, lambda e, _: say("{seat} has won the toss.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.FirstNamed, lambda e, _: say("{seat} goes first.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.BaseLaid, lambda e, _: say(
        "{seat} lays a base: {squares}.", seat=SEAT_NAMES[e.seat], squares=commas(e.squares)
    )),
    dispatch.first(ev.WallBuilt, lambda e, _: say(
        "{seat} puts up a wall between {squares}.", seat=SEAT_NAMES[e.seat], squares=between(e.edge)
    )),
    dispatch.first(ev.Stocked, _stocked),
    dispatch.first(ev.Shown, lambda _, __: say("The bases are stocked: the curtains open.")),
    dispatch.first(ev.TurnBegan, lambda e, _: say(
        "Round {number}: {seat}’s turn.", number=e.round, seat=SEAT_NAMES[e.seat]
    )),
    dispatch.first(ev.Moved, _moved),
    dispatch.first(ev.Flipped, _flipped),
    dispatch.first(ev.Spared, lambda e, w: say(
        "The {troop} on {square} fears no mine.", troop=w.troop(e.troop), square=e.square
    )),
    dispatch.first(ev.Replaced, lambda e, _: say("A new tile lies on {square}.", square=e.square)),
    dispatch.first(ev.BonusForfeited, _forfeited),
    dispatch.first(ev.Attacked, _attacked),
    dispatch.first(ev.Charged, lambda e, w: say(
        "{seat}’s {troop} runs onto {target}.",
        seat=SEAT_NAMES[e.seat], troop=w.troop(e.troop), target=e.target,
    )),
    dispatch.first(ev.Breached, lambda e, w: say(
        "{seat}’s {troop} runs into the wall between {squares}.",
        seat=SEAT_NAMES[e.seat], troop=w.troop(e.troop), squares=between(e.edge),
    )),
    dispatch.first(ev.Exploded, _exploded),
    dispatch.first(ev.Removed, _removed),
    dispatch.first(ev.Brought, _brought),
    dispatch.first(ev.Built, lambda e, _: say(
        "{seat} builds on {square}.", seat=SEAT_NAMES[e.seat], square=e.square
    )),
    dispatch.first(ev.Shifted, lambda e, _: say(
        "{seat} takes the wall between {source} and puts it between {target}.",
        seat=SEAT_NAMES[e.seat], source=between(e.source), target=between(e.target),
    )),
    dispatch.first(ev.ActionsEnded, lambda e, _: say("{seat} ends the actions.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Faced, lambda e, _: say(
        "{seat}’s figure on {square} looks {way}.",
        seat=SEAT_NAMES[e.seat], square=e.square, way=FACINGS[e.facing],
    )),
    dispatch.first(ev.WentOut, lambda e, _: say_n(
        "{seats} is out.", "{seats} are out.", len(e.seats), seats=all_of([SEAT_NAMES[s] for s in e.seats])
    )),
    dispatch.first(ev.Offered, lambda e, _: say("{seat} offers a draw.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Accepted, lambda e, _: say("{seat} accepts.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Resigned, lambda e, _: say("{seat} gives up.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.MatchOver, lambda e, _: say(
        "{sentence}.", sentence=ending({"winner": e.winner, "reason": e.reason, "places": e.places})
    )),
])  # fmt: skip


# --- states ----------------------------------------------------------------------------------------
_PHASES = {
    "toss": say("toss"), "first": say("who goes first"), "base": say("bases"), "wall": say("walls"),
    "stock": say("stocking"), "act": say("act"), "flip": say("flip"), "bonus": say("bonus"),
    "face": say("facing"),
}  # fmt: skip


def state_in_words(state: StateForm) -> str:
    """Put a state, or a view of one, into some lines of text."""
    found = [_heading(state)]
    for seat in state["army"]:
        found.append(_seat(state, seat))
    table = [say("field {size}, {n} dominoes unseen", size=state["field"], n=state["bag"])]
    if state["walls"]:
        walls = [say("between {squares}", squares=between(edge)) for edge in state["walls"]]
        table.append(say("walls: {edges}", edges=commas(walls)))
    if state["faces"]:
        faces = [
            say("{square} {face}", square=square, face=domino(face))
            for square, face in state["faces"].items()
        ]
        table.append(say("face up: {faces}", faces=commas(faces)))
    if state["discards"]:
        table.append(say("mines gone: {faces}", faces=commas(map(domino, state["discards"]))))
    return lines(*found, rows(*table, between="; "))


def _heading(state: StateForm) -> str:
    if state["result"]:
        return say(
            "Round {number}, over: {how}", number=state["round"], how=ending(state["result"])
        )
    to_act = SEAT_NAMES.get(state["to_act"] or "", say("chance"))
    phase = _PHASES[state["phase"]]
    if not state["turn"]:
        return say("Setting up: {phase}; {to_act} to act", phase=phase, to_act=to_act)
    found = say(
        "Round {number}, turn {turn}: {phase}; {to_act} to act, actions left: {n}",
        number=state["round"],
        turn=state["turn"],
        phase=phase,
        to_act=to_act,
        n=state["actions"],
    )
    if state["bonus"]:
        return rows(found, BONUSES.get(state["bonus"], str(state["bonus"])), between="; ")
    return found


def _seat(state: StateForm, seat: str) -> str:
    parts = []
    base = state["bases"].get(seat)
    if base:
        parts.append(say("base {squares}", squares=_listed(base)))
    troops = state["troops"][seat]
    if troops:
        acted = set(state["acted"])
        stand = [f"{kind} {at}" + ("*" if at in acted else "") for at, kind in troops.items()]
        parts.append(say("in play {troops}", troops=commas(stand)))
    army = state["army"][seat]
    if army is not None:
        left = [f"{n} {key}" for key, n in army.items() if n]
        parts.append(say("army {troops}", troops=commas(left) if left else say("none")))
    if seat in state["out"]:
        parts.append(say("out"))
    return rows(f"{SEAT_NAMES[seat]:7}", rows(*parts, between="; "))


def _listed(words: Iterable[str]) -> str:
    return " ".join(words)
