"""What a seat may know of a line that was played and of its events (W-70, W-77, W-81 to W-83).

A pool is hidden, but nothing in a line names a card of it save a choice of dice, and that only
where dice are chosen face down. Such a card is hidden until it is summoned. With referee only S is
seen of the other side's dice; an unknown being has its number for its name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wonderland.core.message import say
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland.codes import GRAMMAR
from wonderland.games.wonderland.state import SIDES, State
from wonderland.games.wonderland.unknown import CONCEALED, NUMBER, names_for
from wonderland.kit.grammar import HIDDEN


def line_for(state: State, seat: str, line: str) -> str:
    """The line that has just led to a state, as a seat knows it."""
    side = line[0]
    if line.startswith("* roll") and state.config.referee and SIDES[state.active] != seat:
        return " ".join([*line.split()[:2], *map(_face, line.split()[2:])])
    line = GRAMMAR.line_for(seat, line, lambda card: HIDDEN if _covered(state, side, card) else card)
    return in_numbers(line, unknown_to(state, seat))


def _face(face: str) -> str:
    return face if face == "S" else CONCEALED


def unknown_to(state: State, seat: str) -> dict[str, str]:
    """The number of each being that a seat doesn't know, by its true id (W-81)."""
    if not state.guises:
        return {}
    ids = state.config.ids
    return {ids[being]: name for being, name in names_for(state, SIDES.index(seat)).items()}


def in_numbers(line: str, unknown: Mapping[str, str]) -> str:
    """A line in which unknown beings are named by their numbers, and none that is summoned (W-83)."""
    if not unknown or not line:
        return line
    side, verb, *words = line.split()
    if verb == "summon" and side + words[0] in unknown:
        return " ".join([side, verb, CONCEALED, *words[1:]])
    if verb == "dice":
        return line
    own = {name[1:]: number[1:] for name, number in unknown.items() if name[0] == side}
    names = {**unknown, **own}
    return " ".join([side, verb, *(names.get(word, word) for word in words)])


def events_for(state: State, seat: str, events: Sequence[object]) -> list[object]:
    """The events of that line; a card that is hidden is ``""``, a face or a factor ``"?"``."""
    options = state.config.options
    if not (options.face_down or options.referee):
        return list(events)
    unknown, told = unknown_to(state, seat), list[object]()
    for event in reversed(events):
        heard = _without_cards(state, seat, event) if options.face_down else event
        if options.referee:
            heard = _without_factors(state, seat, heard)
        told.append(_without_names(heard, unknown))
        if isinstance(event, ev.MadeKnown) and event.being[0] != seat:
            unknown[event.being] = f"{event.being[0]}{NUMBER}{event.number}"  # until then
    return told[::-1]


def _without_cards(state: State, seat: str, event: object) -> object:
    if not isinstance(event, ev.DiceChosen | ev.Rolled) or event.side == seat:
        return event
    cards = tuple("" if _covered(state, event.side, card) else card for card in event.cards)
    return event._replace(cards=cards)


def _without_factors(state: State, seat: str, event: object) -> object:
    """An event that does not tell what another side rolled, or has left (W-77)."""
    if isinstance(event, ev.Rolled) and event.side != seat:
        return event._replace(faces=tuple(map(_face, event.faces)))
    if isinstance(event, ev.FactorsGained) and event.side != seat:
        return event._replace(factors={CONCEALED: sum(event.factors.values())})
    if isinstance(event, ev.Voided) and SIDES[state.active] != seat:
        return event._replace(rule="W-58", message=say("it can’t happen any more"))
    return event


def _without_names(event: object, unknown: Mapping[str, str]) -> object:
    """An event in which unknown beings are named by their numbers (W-81)."""
    if not unknown:
        return event
    if isinstance(event, ev.WindowOpened | ev.Voided):
        return event._replace(line=in_numbers(event.line, unknown))
    if isinstance(event, ev.AbilityUsed):
        return event._replace(target=unknown.get(event.target, event.target))
    if isinstance(event, ev.Summoned | ev.Moved | ev.Halted | ev.Shifted):
        return event._replace(being=unknown.get(event.being, event.being))
    return event


def _covered(state: State, side: str, card: str) -> bool:
    """Whether a card of a side has never been seen by the other."""
    return not state.seen >> state.config.entity[side + card] & 1
