"""Whoever is told the events, and nothing else, knows what he may know: from them alone the view can be drawn."""

from __future__ import annotations

import random
import re

import pytest

from tests.games.painting_the_roses.against import any_options
from tests.games.painting_the_roses.oracle.roses import rank
from tests.games.painting_the_roses.tools import opened, step
from tests.games.painting_the_roses.wild import wild_position

MATCHES, LINES = 60, 80
KEYS = (
    "turn", "round", "active", "dealer", "done", "gardens", "guards", "queen", "kings", "hands",
    "pile_size", "discards", "tower", "playing", "asked", "quiet", "result",
)  # fmt: skip


class Watcher:
    """What is told to one seat, put together as the view is."""

    def __init__(self, view, seat, memory):
        self.seat, self.memory = seat, memory
        self.__dict__.update({key: view[key] for key in KEYS})
        self.hands = {s: list(h) if s == seat else h for s, h in self.hands.items()}
        self.ring = [f"{s}{place}" for s in self.gardens for place in "12345"]
        self.stirred = self.ended = False
        self.drawn = self.checked = 0
        self.landing = False

    def view(self):
        shown = {key: getattr(self, key) for key in KEYS}
        shown["hands"] = {s: sorted(h) if s == self.seat else h for s, h in self.hands.items()}
        shown["done"] = sorted(self.done)
        return shown

    def take(self, seat, card):
        if seat == self.seat:
            self.hands[seat].remove(card)
        else:
            self.hands[seat] -= 1

    def give(self, seat, cards):
        if seat == self.seat:
            self.hands[seat] += cards
        else:
            assert set(cards) == {None}
            self.hands[seat] += len(cards)
        self.pile_size -= len(cards)

    def discard(self, *cards):
        self.discards = sorted([*self.discards, *cards])

    def spend(self, seat, card):
        self.take(seat, card)
        self.discard(card)

    def walked(self, event):
        """Whether the way that is told is a way there."""
        steps = rank(event.card) if event.right else -rank(event.card)
        return self.ring[(self.ring.index(event.source) + steps) % len(self.ring)] == event.target

    def hear(self, event):
        words = re.findall("[A-Z][a-z]*", type(event).__name__)
        getattr(self, f"told_{'_'.join(words).lower()}")(event)

    # --- set-up
    def told_dealer_named(self, e):
        self.dealer = e.seat

    def told_hedges_dealt(self, e):
        self.gardens[e.seat] = [*self.gardens[e.seat], *e.cards]
        self.pile_size -= len(e.cards)

    def told_row_laid(self, e):
        self.gardens[e.seat] = list(e.cards)

    def told_hand_dealt(self, e):
        self.give(e.seat, e.cards)

    def told_guard_posted(self, e):
        assert e.hedge == f"{e.seat}3"
        self.take(e.seat, e.card)
        self.guards[e.seat] = f"{e.card} {e.hedge}"
        assert e.recruited == (self.turn > 0)
        if e.recruited:
            self.done = ["recruit"]
            self.stirred = True

    # --- the action step
    def told_turn_began(self, e):
        if self.turn:
            assert self.ended and self.drawn == 2 and self.checked == 1, "told of every draw"
            self.quiet = 0 if self.stirred else self.quiet + 1
        self.turn, self.round, self.active = e.turn, e.round, e.seat
        self.done, self.stirred, self.ended, self.drawn, self.checked = [], False, False, 0, 0

    def told_moved(self, e):
        assert self.guards[e.seat].split()[1] == e.source and self.walked(e)
        self.spend(e.seat, e.card)
        self.guards[e.seat] = f"{self.guards[e.seat].split()[0]} {e.target}"
        self.done = [*self.done, "move"]

    def told_queen_walked(self, e):
        assert self.queen == e.source and self.walked(e)
        self.queen = e.target
        self.landing = True
        if not self.ended:  # else for the card that was revealed
            self.spend(e.seat, e.card)
            self.done = [*self.done, "move"]
        else:
            assert e.right and e.card in self.discards

    def told_painted(self, e):
        self.paint(e.hedge, "*")
        if not e.by_jack:
            assert self.guards[e.seat].split()[1] == e.hedge
            self.spend(e.seat, e.card)
            self.done = [*self.done, "paint"]
        else:
            assert self.playing == f"{e.card} {e.hedge}"
            self.playing = None
            self.discard(e.card)

    def told_unpainted(self, e):
        self.paint(e.hedge, "")
        if self.playing == f"{e.card} {e.hedge}":
            self.playing = None
            self.discard(e.card)
        else:
            assert e.card == "QH"

    def paint(self, hedge, mark):
        row, at = list(self.gardens[hedge[0]]), int(hedge[1]) - 1
        assert row[at].endswith("*") == (not mark)
        if self.memory:
            row[at] = "?*" if mark else None  # it lies open again: whoever looks sees it
        else:
            row[at] = row[at][:2] + mark
        self.gardens[hedge[0]] = row
        self.stirred = True

    def told_face_played(self, e):
        self.take(e.seat, e.card)
        self.playing = f"{e.card} {e.target}".strip()
        self.done = [*self.done, "face"]
        seats = list(self.gardens)
        at = seats.index(e.seat)
        self.asked = [s for s in seats[at + 1 :] + seats[:at] if self.kings[s]]

    def told_asked(self, e):
        assert self.asked[0] == e.seat and self.playing.split()[0] == e.card
        self.last_asked = e.seat

    def told_allowed(self, e):
        assert self.asked[0] == e.seat == self.last_asked
        self.asked = self.asked[1:]

    def told_cancelled(self, e):
        assert self.asked[0] == e.seat == self.last_asked and self.playing.split()[0] == e.card
        self.kings[e.seat].remove(e.king)
        self.discard(e.king, e.card)
        self.asked, self.playing = [], None

    def told_king_laid(self, e):
        self.playing = None
        self.kings[e.seat] = sorted([*self.kings[e.seat], e.card])

    def told_kings_gone(self, e):
        assert e.cards
        for king in e.cards:
            self.kings[e.seat].remove(king)
        self.discard(*e.cards)

    # --- the Queen of Hearts
    def told_queen_came(self, e):
        assert self.queen is None and e.hedge == f"{e.seat}3" and e.seat == self.active
        assert e.revealed == self.ended
        assert self.playing == (None if e.revealed else "QH unleash")
        self.queen, self.playing = e.hedge, None

    def told_queen_landed(self, e):
        self.landing = False
        assert e.hedge == self.queen
        assert e.painted == self.gardens[e.hedge[0]][int(e.hedge[1]) - 1].endswith("*")

    def told_guard_taken(self, e):
        assert self.guards[e.seat] == f"{e.card} {e.hedge}" and e.hedge == self.queen
        self.guards[e.seat] = None
        self.tower = sorted([*self.tower, e.card])

    def told_queen_left(self, e):
        assert self.queen == e.hedge
        self.queen = None
        self.discard("QH")

    # --- the end step
    def told_actions_ended(self, e):
        assert e.seat == self.active and not self.ended
        self.ended = True

    def told_drawn(self, e):
        assert self.ended
        self.drawn += 1
        self.give(e.seat, [e.card])

    def told_discarded(self, e):
        assert self.drawn == 2
        self.spend(e.seat, e.card)

    def told_revealed(self, e):
        assert e.seat == self.active and self.drawn == 2
        self.checked += 1
        self.pile_size -= 1
        if e.card != "QH":
            self.discard(e.card)

    def told_no_cards(self, e):
        assert e.seat == self.active and self.pile_size == 0 and not self.discards
        self.drawn += not e.check
        self.checked += e.check

    def told_shuffled(self, e):
        assert e.cards == len(self.discards) > 0
        assert e.by_dealer == (self.checked > 0) and (e.by_dealer or self.pile_size == 0)
        assert not e.by_dealer or self.active == self.dealer
        self.discards, self.pile_size = [], self.pile_size + e.cards

    # --- the end
    def told_resigned(self, e):
        self.resigned = e.seat

    def told_match_over(self, e):
        self.result = {"winner": e.winner, "reason": e.reason, "places": dict(e.places)}
        if e.reason == "resigned":
            assert self.resigned != e.winner
        if e.reason in ("stalled", "rounds"):
            self.quiet = 0 if self.stirred else self.quiet + 1


def follow(match, rng, lines):
    """Play at random and hold what each seat was told against its view after each event."""
    memory = match.position.config.memory
    watchers = {seat: Watcher(match.view(seat), seat, memory) for seat in match.seats}
    heard = set()
    for _ in range(lines):
        if match.to_act is None:
            break
        if rng.random() < 0.005 and match.to_act != "*" and len(match.seats) == 2:
            match.play(f"{match.to_act} resign")
        else:
            step(match, rng)
        for seat, watcher in watchers.items():
            for event, position in match.film(seat):
                heard.add(type(event).__name__)
                watcher.hear(event)
                # Who sets up next no event says.
                keys = KEYS if watcher.turn else [k for k in KEYS if k != "active"]
                shown = position.view(seat)
                rows = zip(watcher.gardens.values(), shown["gardens"].values(), strict=True)
                for row, seen in rows:
                    row[:] = [card or there for card, there in zip(row, seen, strict=True)]
                told = watcher.view()
                assert {k: told[k] for k in keys} == {k: shown[k] for k in keys}, match.lines[-3:]
            assert not watcher.landing, "a walk of hers ends in a landing"
    return heard


@pytest.mark.parametrize("seed", range(0, MATCHES, 10))
def test_events_tell_the_view_of_each_seat(seed):
    heard = set()
    for one in range(seed, seed + 10):
        rng = random.Random(f"events {one}")
        options = any_options(rng)
        if one % 2:
            heard |= follow(opened(options=options, seed=one), rng, LINES)
        else:
            players = options.pop("players")
            options.pop("dealer", None)
            packs = 2 if players > 4 else options.setdefault("packs", 1)
            options["packs"] = packs = 2 if options.get("preset") == "grand" else packs
            position = wild_position(rng, players, packs, rounds=2, quiet=1)
            heard |= follow(opened(position, options, one), rng, LINES)
    assert len(heard) > 12
