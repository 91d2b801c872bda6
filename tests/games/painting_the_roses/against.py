"""Random matches in which the engine is held against the second implementation at every decision."""

from __future__ import annotations

from tests.agreeing import Agreement
from tests.games.painting_the_roses.oracle.refusing import PHASE, why_not
from tests.games.painting_the_roses.oracle.roses import Oracle, line_for
from tests.games.painting_the_roses.tools import opened
from tests.games.painting_the_roses.wild import wild_position
from wonderland.games.painting_the_roses.position import seen as seen_by


def any_options(rng):
    """Options of every kind, each often left as it is."""
    players = rng.choice((2, 2, 3, 4, 5, 6))
    drawn = {
        "players": players,
        "packs": 2 if players > 4 else rng.choice((1, 2)),
        "dealer": rng.choice("abcdef"[:players]),
        "rounds": rng.choice((0, 2, 5, 25)),
        "quiet": rng.choice((1, 2, 5)),
        "queen": rng.choice(("proud", "fierce", "furious")),
        "guard": rng.choice(("any", "number")),
        "kings": rng.choice(("standing", "next")),
        "ranks": rng.choice(("open", "memory")),
        "rows": rng.choice(("free", "dealt")),
        "preset": rng.choice(("standard", "quick", "fierce", "furious", "grand")),
    }
    kept = {key: value for key, value in drawn.items() if rng.random() < 0.5}
    kept["players"] = players
    if players > 4 and kept.get("packs") == 1:
        del kept["packs"]
    if kept.get("rounds") == 0:
        kept["quiet"] = 2
    if kept.get("preset") == "quick" and "rounds" not in kept:
        kept["rounds"] = 12
    return kept


def choose(rng, lines):
    """Random play that rather acts than ends its turn."""
    free = [line for line in lines if not line.endswith("end")]
    return rng.choice(free if free and rng.random() < 0.85 else lines)


def mutated(rng, oracle, line):
    """A line that is likely wrong: words left out, doubled, swapped, or others in their place."""
    words, at = line.split(), rng.randrange(len(line.split()))
    cards = [card for hand in oracle.hand.values() for card in hand] + oracle.pile[:9] + [
        "QH", "KD", "JC", "2C", "AD", "7H", "XX"]  # fmt: skip
    others = [*oracle.seats, "*", *PHASE, "resign", *oracle.ring, "z9", "unleash", *cards]
    kind = rng.randrange(8)
    if kind == 0:
        words.pop(at)
    elif kind == 1:
        words.insert(at, words[at])
    elif kind == 2:
        words.append(rng.choice(others))
    elif kind == 3:
        words[0] = rng.choice([*oracle.seats, "*"])
    elif kind == 4 and len(words) > 1:
        words[1] = rng.choice([*PHASE, "resign"])
    elif kind == 5 and len(words) > 2:
        words[2:] = rng.sample(words[2:], len(words) - 2)
    elif kind == 6 and len(words) > 2:
        words[rng.randrange(2, len(words))] = rng.choice([*cards, *oracle.ring, "unleash"])
    else:
        words[at] = rng.choice(others)
    return " ".join(words)


def any_action(rng, oracle):
    """A line of an action at random, of whoever is to act: mostly wrong for one reason or several."""
    who = oracle.to_act() or "a"
    hand = [card for cards in oracle.hand.values() for card in cards] or ["QH"]
    card, hedge = rng.choice([*hand, "QH", "KD", "JC", "5C"]), rng.choice(oracle.ring)
    if rng.random() < 0.3 and oracle.at.get(who):
        hedge = oracle.at[who]
    verb = rng.choice(["recruit", "move", "stalk", "paint", "play", "guard", "cancel", "discard"])
    rest = {"move": [hedge], "stalk": [hedge], "play": rng.choice([[hedge], ["unleash"], []])}
    return " ".join([who, verb, card, *rest.get(verb, [])])


def wild(rng, options):
    """A start on which rare things are common."""
    players = options.pop("players")
    options.pop("dealer", None)
    values = Oracle({**options, "players": players}).o
    position = wild_position(rng, players, values["packs"], values["rounds"], values["quiet"])
    return position, options


def further(match, oracle, lines, where):
    """The discards in their order, and that nobody may do anything out of turn."""
    for seat in oracle.seats:
        assert seen_by(match, seat)["discards"] == oracle.discards, (where, seat)
        mine = lines if seat == oracle.to_act() else []
        assert sorted(map(str, match.legal(seat))) == mine, (where, seat)


AGREEMENT = Agreement(
    opened, Oracle, why_not, lambda _, seat, line: line_for(seat, line), any_options, wild,
    lambda rng, oracle, lines: choose(rng, lines),
    mutated, any_action, further, plain=0.5,
)  # fmt: skip
agree, agree_wildly, agreed = AGREEMENT.agree, AGREEMENT.agree_wildly, AGREEMENT.agreed
