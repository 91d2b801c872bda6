"""Starts in the midst of a match on which rare things are common: skills, thin decks, high piles, empty ones."""

from __future__ import annotations

from tests.games.storytellers.oracle.cards import CHARACTERS, MISSIONS, ONCE, PILES, THEMES, all_cards

USABLE = ["chr01", "chr02", "chr03", "chr04", "chr06", "chr07", "chr08", "chr09", "chr10", "chr11", "chr12"]


def wild_position(rng, players, rounds, skills, limit):
    """A custom start for so many seats, of any step of a round; ``limit`` is that of boring votes."""
    seats = list("abcdefgh"[:players])
    decks = {of: rng.sample(all_cards(of), 32) for of in PILES}
    position = {"players": players, "area": {of: _pile(rng, seats, decks[of]) for of in PILES}}
    phase = rng.choice(("play", "play", "play", "tell", "rate", "collect", "draw"))
    active = rng.choice(seats)
    position |= {
        "round": rng.randint(max(1, rounds - 3), rounds),
        "phase": phase,
        "active": active,
        "theme": rng.choice(THEMES),
        "hands": {s: _some(rng, decks, rng.choice((0, 1, 2, 3, 6))) for s in seats},
        "collections": {s: _some(rng, decks, rng.randint(0, 3)) for s in seats},
        "characters": _characters(rng, seats, skills),
    }
    missions = rng.sample([*MISSIONS], len(MISSIONS))
    position["achievements"] = {s: " ".join(missions.pop() for _ in range(rng.choice((0, 3, 3)))) for s in seats}
    if rng.random() < 0.7:
        position["last"] = rng.choice(seats)
    if rng.random() < 0.7:
        position["told"] = _told(rng, position["area"])
    thin = [of for of in PILES if rng.random() < 0.3]
    position["decks"] = {of: " ".join(decks[of][: rng.choice((0, 0, 1, 3))]) for of in thin}
    order = seats[seats.index(active) :] + seats[: seats.index(active)]
    position |= _of_step(rng, phase, order)
    if rng.random() < 0.5:
        position["boring_used"] = {s: rng.randint(0, min(2, limit, rounds)) for s in seats}
    return position


def _some(rng, decks, many):
    return " ".join(decks[rng.choice(PILES)].pop() for _ in range(many))


def _pile(rng, seats, deck):
    cards = [deck.pop() for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    return " ".join(card if rng.random() < 0.3 else f"{card}@{rng.choice(seats)}" for card in cards)


def _told(rng, area):
    """What was told last: the uncovered card, one below it, or another."""
    told = {}
    for of, pile in area.items():
        words = [word.partition("@")[0] for word in pile.split()]
        if words and rng.random() < 0.6:
            told[of] = rng.choice(words)
    return told


def _characters(rng, seats, skills):
    dealt = rng.sample(CHARACTERS, 12)
    if rng.random() < 0.5:
        dealt.sort(key=lambda one: one not in USABLE[:7])
    faces = {}
    for s in seats:
        if rng.random() < 0.9:
            one = dealt.pop(0)
            hows = ["down", "up", "up", "up"] + (["used"] if one in ONCE else [])
            faces[s] = f"{one} {rng.choice(hows) if skills else 'down'}"
    return faces


def _of_step(rng, phase, order):
    if phase == "play" and rng.random() < 0.6:
        return {"to_play": order[rng.randrange(len(order)) :]}
    if phase == "rate":
        raters = order[1:]
        given = rng.sample(raters, rng.randrange(len(raters)))
        return {"ratings": {s: rng.choice(("wondering", "boring")) for s in given}}
    if phase == "collect":
        return {"verdict": "wonderful"}
    if phase == "draw":
        return {"verdict": rng.choice(("wonderful", "boring")), "collected": rng.random() < 0.5}
    return {}
