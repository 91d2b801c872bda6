"""Custom starts at random on which rare things are common: few cards to draw, much paint, Kings and the Queen about."""

from __future__ import annotations

from tests.games.painting_the_roses.oracle.roses import RANKS, SUITS, is_number


def wild_position(rng, players, packs, rounds=25, quiet=5):
    """A position for so many players; now and then one whose first turn is won already."""
    seats = "abcdef"[:players]
    ring = [f"{seat}{place}" for seat in seats for place in "12345"]
    heart = [rng.choice(ring) for _ in range(3)]  # where everybody is
    cards = [rank + suit for rank in RANKS for suit in SUITS] * packs
    if packs == 2:
        cards.remove("QH")
    rng.shuffle(cards)
    paint, crowd = rng.choice((0.2, 0.5, 0.8)), rng.choice((0.3, 0.8))

    def taken(count, fits=lambda card: True):
        mine = [card for card in cards if fits(card)][:count]
        for card in mine:
            cards.remove(card)
        return mine

    def anywhere():
        return rng.choice(heart if rng.random() < crowd else ring)

    def painted(row):
        return " ".join(card + ("*" if rng.random() < paint else "") for card in row)

    position = {
        "active": rng.choice(seats),
        "dealer": rng.choice(seats),
        "gardens": {seat: painted(taken(5, is_number)) for seat in seats},
    }
    position["guards"] = {
        seat: f"{taken(1, lambda card: card != 'QH')[0]} {anywhere()}" for seat in seats if rng.random() < 0.75
    }
    if rng.random() < 0.6:
        taken(1, lambda card: card == "QH")
        position["queen"] = anywhere()
    position["kings"] = {
        seat: " ".join(taken(rng.randrange(3), lambda card: card[0] == "K")) for seat in seats if rng.random() < 0.6
    }
    faces = rng.choice((0.0, 0.5))
    position["hands"] = {}
    for seat in seats:
        hand = taken(rng.randrange(4), lambda card: rng.random() >= faces or not is_number(card))
        position["hands"][seat] = " ".join(hand + taken(rng.randrange(3)))
    position["discards"] = " ".join(taken(rng.choice((0, 0, 1, 4))))
    position["tower"] = " ".join(taken(rng.randrange(3)))
    if rng.random() < 0.7:
        position["pile"] = " ".join(taken(rng.choice((0, 1, 2, 3, 9))))
    position["round"] = rng.randrange(1, (rounds or 9) + 1)
    position["quiet"] = rng.randrange(quiet * players) if quiet else 0
    if rng.random() < 0.4:
        position["done"] = sorted(rng.sample(["move", "paint", "face"], rng.randrange(4)))
    return position
