"""The game in words: names of seats, a sentence for each event, and how a match ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland.core.message import all_of, capital, commas, rows, say, say_n
from wonderland.games.painting_the_roses import events as ev
from wonderland.games.painting_the_roses.names import RISING, SEAT_NAMES, SUITS, named, rank_said, said
from wonderland.kit import dispatch
from wonderland.kit.position import PlacesResult

_REASONS = {
    "garden": say("a garden red from end to end"),
    "stalled": say("too many turns went by and nothing changed; nobody has painted more"),
    "rounds": say("the Queen’s tour is over; nobody has painted more"),
    "resigned": say("{loser} resigns"),
}
_SHARED = {"stalled": say("too many turns went by and nothing changed"), "rounds": say("the Queen’s tour is over")}


def by_suit(cards: Sequence[str]) -> str:
    """Many cards, suit by suit: ``Clubs 2, 10; Hearts Queen``."""
    found = []
    for suit, name in SUITS.items():
        ranks = sorted((card for card in cards if card[1] == suit), key=lambda card: RISING.index(card[0]))
        if ranks:
            found.append(say("{suit} {ranks}", suit=name, ranks=commas(map(rank_said, ranks))))
    return rows(*found, between="; ")


def winning(result: PlacesResult) -> str:
    """Who won, in few words: ``"Aster wins"``."""
    winner = result["winner"]
    if winner is None:
        return say("The first place is shared")
    return say("{seat} wins", seat=SEAT_NAMES[winner])


def ending(result: PlacesResult) -> str:
    """How a match ended: ``"Aster wins: Bluebell resigns"``."""
    winner, reason, places = result["winner"], result["reason"], result["places"]
    if winner is None:
        first = [SEAT_NAMES[seat] for seat, place in places.items() if place == 1]
        return say("{seats} share the first place: {how}", seats=all_of(first), how=_SHARED[reason])
    loser = next(SEAT_NAMES[seat] for seat in places if seat != winner)
    how = _REASONS[reason].format(loser=loser)
    return say("{seat} wins: {how}", seat=SEAT_NAMES[winner], how=how)


def sentence(event: object) -> str:
    """A sentence for the log, ``""`` for what needs none."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller else ""


def _cards(cards: Sequence[str | None]) -> str:
    known = [said(card) for card in cards if card is not None]
    return all_of(known) if known else say_n("a card", "{n} cards", len(cards))


def _painted(event: ev.Painted) -> str:
    gaps = {"hedge": event.hedge, "seat": SEAT_NAMES[event.seat]}
    if event.by_jack:
        return say("Whoever stands there paints {hedge} for {seat}.", **gaps)
    return say("{seat} paints {hedge} with {card}.", **gaps, card=said(event.card))


def _played(event: ev.FacePlayed) -> str:
    gaps = {"seat": SEAT_NAMES[event.seat], "card": said(event.card)}
    if event.target == "unleash":
        return say("{seat} plays {card} to let her loose.", **gaps)
    if event.target:
        return say("{seat} plays {card} on {hedge}.", **gaps, hedge=event.target)
    return say("{seat} plays {card}.", **gaps)


def _came(event: ev.QueenCame) -> str:
    gaps = {"seat": SEAT_NAMES[event.seat], "hedge": event.hedge}
    if event.revealed:
        return say("The Queen of Hearts is turned up and steps into {seat}’s garden at {hedge}.", **gaps)
    return say("The Queen of Hearts steps into {seat}’s garden at {hedge}.", **gaps)


def _landed(event: ev.QueenLanded) -> str:
    if event.painted:
        return say("She finds wet paint on {hedge}.", hedge=event.hedge)
    return say("She finds nothing amiss on {hedge}.", hedge=event.hedge)


def after_verdict(found: Sequence[str]) -> str:
    """What the Queen's landing on wet paint leads to, for the seats whose guardsmen she finds (PR-65, PR-66)."""
    if not found:
        return say("She finds nobody at the wet paint: the hedge is silver again, and she stays.")
    return say_n(
        "{seats} has no guardsman and may recruit. The Queen goes to the discards.",
        "{seats} have no guardsmen and may recruit. The Queen goes to the discards.",
        len(found),
        seats=all_of([SEAT_NAMES[seat] for seat in found]),
    )


def _posted(event: ev.GuardPosted) -> str:
    gaps = {"seat": SEAT_NAMES[event.seat], "card": said(event.card), "hedge": event.hedge}
    if event.recruited:
        return say("{seat} recruits {card} as guardsman on {hedge}.", **gaps)
    return say("{seat} posts {card} as guardsman on {hedge}.", **gaps)


def _no_cards(event: ev.NoCards) -> str:
    if event.check:
        return say("There is no card left to turn up.")
    return say("There is no card left to draw.")


def _shuffled(event: ev.Shuffled) -> str:
    if event.by_dealer:
        return say_n(
            "The Dealer shuffles {n} discard back in.", "The Dealer shuffles {n} discards back in.", event.cards
        )
    return say_n(
        "The pile is empty: {n} discard make a new one.", "The pile is empty: {n} discards make a new one.", event.cards
    )


_TELLERS: Mapping[type, Callable[[object], str]] = dict([
    dispatch.first(ev.DealerNamed, lambda e: say("{seat} is the Dealer.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.HedgesDealt, lambda e: say(
        "{seat} is dealt {cards} for the garden.",
        seat=SEAT_NAMES[e.seat],
        cards=_cards(e.cards),
    )),
    dispatch.first(ev.RowLaid, lambda e: say(
        "{seat} lays the garden: {cards}.", seat=SEAT_NAMES[e.seat], cards=commas(map(named, e.cards))
    )),
    dispatch.first(ev.HandDealt, lambda e: say(
        "{seat} is dealt {cards}.",
        seat=SEAT_NAMES[e.seat],
        cards=_cards(e.cards),
    )),
    dispatch.first(ev.GuardPosted, _posted),
    dispatch.first(ev.TurnBegan, lambda e: say(
        "Round {number}: {seat}’s turn.", number=e.round, seat=SEAT_NAMES[e.seat]
    )),
    dispatch.first(ev.Moved, lambda e: say(
        "{seat}’s guardsman walks from {source} to {target} with {card}.",
        seat=SEAT_NAMES[e.seat],
        source=e.source,
        target=e.target,
        card=said(e.card),
    )),
    dispatch.first(ev.QueenWalked, lambda e: say(
        "The Queen of Hearts walks from {source} to {target}, for {card}.",
        source=e.source,
        target=e.target,
        card=said(e.card),
    )),
    dispatch.first(ev.Painted, _painted),
    dispatch.first(ev.Unpainted, lambda e: say("{hedge} is silver again.", hedge=e.hedge)),
    dispatch.first(ev.FacePlayed, _played),
    dispatch.first(ev.Asked, lambda e: say(
        "{seat} may cancel {card} with a waiting King.",
        seat=SEAT_NAMES[e.seat],
        card=said(e.card),
    )),
    dispatch.first(ev.Allowed, lambda e: say("{seat} lets it pass.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Cancelled, lambda e: say(
        "{seat} cancels {card} with {king}.",
        seat=SEAT_NAMES[e.seat],
        card=said(e.card),
        king=said(e.king),
    )),
    dispatch.first(ev.KingLaid, lambda e: say(
        "{card} waits before {seat}.",
        card=capital(said(e.card)),
        seat=SEAT_NAMES[e.seat],
    )),
    dispatch.first(ev.KingsGone, lambda e: say(
        "{cards} before {seat} waited in vain.",
        cards=capital(_cards(e.cards)),
        seat=SEAT_NAMES[e.seat],
    )),
    dispatch.first(ev.QueenCame, _came),
    dispatch.first(ev.QueenLanded, _landed),
    dispatch.first(ev.GuardTaken, lambda e: say(
        "{seat}’s guardsman, {card}, goes to the tower.",
        seat=SEAT_NAMES[e.seat],
        card=said(e.card),
    )),
    dispatch.first(ev.QueenLeft, lambda _: say("The Queen of Hearts leaves, satisfied.")),
    dispatch.first(ev.ActionsEnded, lambda e: say("{seat} ends the actions.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.Drawn, lambda e: say(
        "{seat} draws {cards}.", seat=SEAT_NAMES[e.seat], cards=_cards([e.card])
    )),
    dispatch.first(ev.Discarded, lambda e: say(
        "{seat} lets {card} go.", seat=SEAT_NAMES[e.seat], card=said(e.card)
    )),
    dispatch.first(ev.Revealed, lambda e: say("{card} is turned up.", card=capital(said(e.card)))),
    dispatch.first(ev.NoCards, _no_cards),
    dispatch.first(ev.Shuffled, _shuffled),
    dispatch.first(ev.Resigned, lambda e: say("{seat} resigns.", seat=SEAT_NAMES[e.seat])),
    dispatch.first(ev.MatchOver, lambda e: say(
        "{sentence}.", sentence=ending({"winner": e.winner, "reason": e.reason, "places": e.places})
    )),
])  # fmt: skip
