"""The end and the score of Storytellers, from section 8 of the rules alone."""

from __future__ import annotations

from itertools import combinations

from tests.games.storytellers.oracle.cards import BONUS, MOST_OF, PILES, REWARD, features, grade, icons, kind


def shows(o, card):
    """ST-4: the icons of a card, with the one that Humpty Dumpty named."""
    named = [own["named"][card] for own in o.characters.values() if own and card in own["named"]]
    return {*icons(card), *named}


def complete(o, seat, achievement):
    """ST-8."""
    held = [{kind(card), *shows(o, card)} for card in o.collections[seat]]
    return all(any(feature <= card for card in held) for feature in features(achievement))


def most(o, seat, counts):
    """At least one card, and nobody has more."""
    many = {s: sum(map(counts, o.collections[s])) for s in o.seats}
    return many[seat] > 0 and many[seat] == max(many.values())


def goal(o, seat, done):
    """ST-72, ST-77: the goals of table 1.4."""
    own, held = o.characters[seat], o.collections[seat]
    if not own:
        return False
    who = own["id"]
    if who in MOST_OF:
        return most(o, seat, lambda card: MOST_OF[who] in shows(o, card))
    seen = {icon for card in held for icon in shows(o, card)}
    return {
        "chr01": most(o, seat, lambda card: True),
        "chr04": any(o.owner.get(o.top(of)) == seat for of in PILES),
        "chr06": {"crown", "game"} <= seen,
        "chr07": len(done) >= 2,
        "chr08": bool(held) and not any(kind(card) == "who" for card in held),
        "chr09": len(seen) >= 5,
        "chr11": any(
            kind(one) == kind(other) or shows(o, one) & shows(o, other) for one, other in combinations(held, 2)
        ),
        "chr12": most(o, seat, lambda card: kind(card) == "when"),
    }[who]


def result(o):
    """ST-73 to ST-80."""
    done = {s: sorted(a for a in o.achievements[s] if complete(o, s, a)) for s in o.seats}
    completed = sum(len(done[s]) for s in o.seats)
    failed = sum(len(o.achievements[s]) for s in o.seats) - completed
    goals = {s: goal(o, s, done[s]) for s in o.seats}
    scores = {}
    for s in o.seats:
        rewards = sum(REWARD[grade(a)] for a in done[s])
        scores[s] = completed + rewards if completed > failed else -failed
        if goals[s]:
            scores[s] += BONUS[o.characters[s]["id"]]
        if o.o["strict"]:
            scores[s] -= len(o.achievements[s]) - len(done[s])
    rank = {s: (scores[s], len(done[s]), len(o.collections[s])) for s in o.seats}
    places = {s: 1 + sum(rank[other] > rank[s] for other in o.seats) for s in o.seats}
    winners = [s for s in o.seats if places[s] == 1]
    largest = max(len(o.collections[s]) for s in o.seats)
    return {
        "completed": completed,
        "failed": failed,
        "done": done,
        "goals": goals,
        "scores": scores,
        "places": places,
        "winners": winners,
        "winner": winners[0] if len(winners) == 1 else None,
        "best_storytellers": [s for s in o.seats if largest and len(o.collections[s]) == largest],
    }
