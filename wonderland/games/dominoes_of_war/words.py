"""The game in words: names of seats, a sentence for each event, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol, cast

from wonderland.core.message import all_of, commas, lines, rows, say, say_n
from wonderland.games.dominoes_of_war import events as ev
from wonderland.games.dominoes_of_war.definitions import Definitions
from wonderland.games.dominoes_of_war.ground import square_of
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
        self._tables: Mapping[str, Mapping[str, str]] = {
            "seat": SEAT_NAMES, "troop": self._names, "what": _WHATS, "facing": FACINGS,
        }  # fmt: skip

    def troop(self, key: str) -> str:
        """What people call a type."""
        return self._names.get(key, key)

    def figure(self, seat: str, key: str, square: str) -> str:
        """A figure on its square: ``"Green’s Grunt on j9"``."""
        gaps = {"seat": SEAT_NAMES[seat], "troop": self.troop(key), "square": square}
        return say("{seat}’s {troop} on {square}", **gaps)

    def sentence(self, event: object) -> str:
        """A sentence for the log, ``""`` for what needs none."""
        if teller := _TELLERS.get(type(event)):
            return teller(event, self)
        told = _SENTENCES.get(type(event), "")
        fields = cast(_Told, event)._asdict() if told else {}
        return told.format(**{name: self._gap(name, value) for name, value in fields.items()})

    def _gap(self, name: str, value: object) -> object:
        """What stands in a sentence for what an event says: names of seats and troops, squares of an edge."""
        if isinstance(value, tuple):
            return all_of(value)
        if not isinstance(value, str):
            return value
        if name == "face":
            return domino(value)
        if name in _EDGES and square_of(value) is None:
            return between(value)
        return self._tables.get(name, {}).get(value, value)


class _Told(Protocol):
    """An event, by the names of what it says."""

    def _asdict(self) -> dict[str, object]: ...


def ending(result: PlacesResult) -> str:
    """How a match ended: ``"Green wins: the last figures on the table"``."""
    winner, reason, places = result["winner"], result["reason"], result["places"]
    if winner is None:
        first = [SEAT_NAMES[seat] for seat, place in places.items() if place == 1]
        return say("{seats} share the first place: {how}", seats=all_of(first), how=_SHARED[reason])
    who = all_of([SEAT_NAMES[seat] for seat in winner])
    return say_n("{seats} wins: {how}", "{seats} win: {how}", len(winner), seats=who, how=_REASONS[reason])


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


def _removed(event: ev.Removed, words: Words) -> str:
    fallen = [words.figure(*troop) for troop in event.troops]
    return say_n("{troops} is gone.", "{troops} are gone.", len(fallen), troops=all_of(fallen))


def _forfeited(event: ev.BonusForfeited, _: Words) -> str:
    seat = SEAT_NAMES[event.seat]
    if event.unasked:
        return say("{seat} can’t use the bonus.", seat=seat)
    return say("{seat} gives up the bonus.", seat=seat)


def _exploded(event: ev.Exploded, _: Words) -> str:
    where = [square for ring in event.rings for square in ring]
    return say_n("It explodes on {squares}.", "They explode on {squares}.", len(where), squares=all_of(where))


_SENTENCES: Mapping[type, str] = {
    ev.Tossed: say("{seat} has won the toss."),
    ev.FirstNamed: say("{seat} goes first."),
    ev.BaseLaid: say("{seat} lays a base: {squares}."),
    ev.WallBuilt: say("{seat} puts up a wall between {edge}."),
    ev.Shown: say("The bases are stocked: the curtains open."),
    ev.TurnBegan: say("Round {round}: {seat}’s turn."),
    ev.Moved: say("{seat}’s {troop} goes from {source} to {target}."),
    ev.Flipped: say("{square} is turned up: {face}, {what}."),
    ev.Spared: say("The {troop} on {square} fears no mine."),
    ev.Replaced: say("A new tile lies on {square}."),
    ev.Attacked: say("{seat}’s {troop} attacks {targets}."),
    ev.Charged: say("{seat}’s {troop} runs onto {target}."),
    ev.Breached: say("{seat}’s {troop} runs into the wall between {edge}."),
    ev.Brought: say("{seat} brings in a {troop} on {square}."),
    ev.Built: say("{seat} builds on {square}."),
    ev.Shifted: say("{seat} takes the wall between {source} and puts it between {target}."),
    ev.ActionsEnded: say("{seat} ends the actions."),
    ev.Faced: say("{seat}’s figure on {square} looks {facing}."),
    ev.Offered: say("{seat} offers a draw."),
    ev.Accepted: say("{seat} accepts."),
    ev.Resigned: say("{seat} gives up."),
}
"""By the type of an event; in the gaps stands what the event says by that name."""
_EDGES = ("edge", "source", "target")
"""What may be an edge in an event; a square else."""
_TELLERS: Mapping[type, Callable[[object, Words], str]] = dict([
    dispatch.first(ev.Stocked, _stocked),
    dispatch.first(ev.BonusForfeited, _forfeited),
    dispatch.first(ev.Exploded, _exploded),
    dispatch.first(ev.Removed, _removed),
    dispatch.first(ev.WentOut, lambda e, _: say_n(
        "{seats} is out.", "{seats} are out.", len(e.seats), seats=all_of([SEAT_NAMES[s] for s in e.seats])
    )),
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
        faces = [say("{square} {face}", square=square, face=domino(face)) for square, face in state["faces"].items()]
        table.append(say("face up: {faces}", faces=commas(faces)))
    if state["discards"]:
        table.append(say("mines gone: {faces}", faces=commas(map(domino, state["discards"]))))
    return lines(*found, rows(*table, between="; "))


def _heading(state: StateForm) -> str:
    if state["result"]:
        return say("Round {number}, over: {how}", number=state["round"], how=ending(state["result"]))
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
