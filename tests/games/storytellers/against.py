"""Random matches in which the engine is held against the second implementation at every decision."""

from __future__ import annotations

from tests.agreeing import Agreement
from tests.games.storytellers.oracle.cards import CHARACTERS, HANDED, ICONS, MISSIONS, PILES, THEMES
from tests.games.storytellers.oracle.refusing import why_not
from tests.games.storytellers.oracle.tales import Oracle
from tests.games.storytellers.tools import opened
from tests.games.storytellers.wild import wild_position

TEXTS = ('""', '"At brillig, a \\"Cat\\" sang."', '"  blanks  kept  "', '"über \\\\ 猫"')
VERBS = (
    "first", "open", "hand", "pick", "draw", "theme", "achievements", "character", "play",
    "pass", "tell", "rate", "collect", "reveal", "skill",
)  # fmt: skip


def any_options(rng):
    """Options of every kind, each often left as it is."""
    players = rng.choice((2, 2, 3, 4, 5, 6, 7, 8))
    drawn = {
        "themes": rng.choice((1, 2, 3, 5, "fair")),
        "first": rng.choice("abcdefgh"[:players]),
        "boring_limit": rng.choice(("auto", "none", 0, 1, 3)),
        "ratings": rng.choice(("secret", "open")),
        "grades": rng.choice(("auto", "all", "hard") if players <= 4 else ("auto", "all")),
        "strict": rng.choice((True, False)),
        "skills": rng.choice((True, True, False)),
        "stories": rng.choice(("free", "typed", "templates")),
        "preset": rng.choice(("standard", "short", "fair", "plain")),
    }
    kept = {key: value for key, value in drawn.items() if rng.random() < 0.5}
    if players <= 4 and "grades" not in kept and rng.random() < 0.2:
        kept["preset"] = "hard"
    return {"players": players, "themes": 3, **kept}


def choose(rng, oracle, lines):
    """Random play in which skills are used, and stories are typed now and then."""
    if oracle.phase == "tell" and not oracle.drawing and rng.random() < 0.3:
        return f"{oracle.active} tell {rng.choice(TEXTS)}"
    free = [line for line in lines if line.split()[1] in ("skill", "reveal")]
    if free and rng.random() < 0.3:
        return rng.choice(free)
    asked = [line for line in lines if line not in free]
    return rng.choice(asked or lines)


def words_of(oracle):
    """Words that lines are made of, those that matter now above all."""
    held = [card for cards in (*oracle.hands.values(), *oracle.collections.values()) for card in cards]
    lying = [card for pile in oracle.area.values() for card in pile]
    return [
        *held, *lying, *oracle.seats, "*", *PILES, "-", "wondering", "boring", "meh", "??", "take", "leave",
        "boring", *PILES, *ICONS[:3], *CHARACTERS[:3], *[*MISSIONS][:3], *THEMES[:3], "who99", "", *TEXTS,
    ]  # fmt: skip


def mutated(rng, oracle, line):
    """A line that is likely wrong: words left out, doubled, or others in their place."""
    words = line.split(" ", 2) if " tell " in line else line.split(" ")
    at, kind = rng.randrange(len(words)), rng.randrange(5)
    if kind == 0:
        words.pop(at)
    elif kind == 1:
        words.insert(at, words[at])
    elif kind == 2:
        words[0] = rng.choice([*oracle.seats, "*"])
    elif kind == 3 and len(words) > 1:
        words[1] = rng.choice(VERBS)
    else:
        words[at] = rng.choice(words_of(oracle))
    return " ".join(words)


def any_deed(rng, oracle):
    """A line of any seat at random: mostly wrong for one reason or several."""
    words = words_of(oracle)
    if rng.random() < 0.4:
        able = [s for s in oracle.seats if oracle.skills(s)]
        who = rng.choice(able or oracle.seats)
        things = [*oracle.collections[who], *oracle.hands[who], *oracle.uncovered(), *PILES]
        form = rng.choice(([], [things], [things], [things, ICONS], [words]))
        return " ".join([who, "skill", *(rng.choice(some) for some in form if some)])
    if rng.random() < 0.3:
        who, verb = rng.choice([oracle.to_act() or "a", *oracle.seats]), rng.choice(VERBS)
        return " ".join([who, verb, *rng.choices(words, k=rng.choice((0, 1, 1, 2)))])
    who = oracle.to_act() or "a"
    if who == "*":
        verb = "draw" if oracle.drawing else rng.choice(VERBS)
        seat = oracle.drawing[0] if oracle.drawing else oracle.due or "a"
        return f"* {verb} {seat} {rng.choice(words)}"
    verb = rng.choice({"play": ("play", "play", "pass")}.get(oracle.phase, (oracle.phase,)))
    return f"{who} {verb} {rng.choice(oracle.hands[who] or ['-']) if verb == 'play' else rng.choice(words)}"


def several(rng, oracle, line):
    """A hand or some missions dealt in one line, as records have them (section 13)."""
    words = line.split()
    if words[1] == "hand":
        further = HANDED[len(oracle.hands[words[2]]) + 1 :]
        more = [rng.choice(oracle.decks[of]) for of in further]
        return " ".join([*words, *more[: rng.randint(0, 3)]])
    if words[1] == "achievements":
        left = [one for one in oracle.dealt_from if one != words[3]]
        more = rng.sample(left, 2 - len(oracle.achievements[words[2]]))
        return " ".join([*words, *more[: rng.randint(0, 2)]])
    return line


def wild(rng, options):
    """A start on which rare things are common."""
    players = options.pop("players")
    options.pop("first", None)
    set_up = Oracle({**options, "players": players})
    limit = 2 if set_up.limit == "none" else set_up.limit
    position = wild_position(rng, players, set_up.rounds, set_up.o["skills"], limit)
    return position, {"players": players, **options}


AGREEMENT = Agreement(
    opened, Oracle, why_not, Oracle.line_for, any_options, wild,
    lambda rng, oracle, lines: several(rng, oracle, choose(rng, oracle, lines)),
    mutated, any_deed, usual="a tell -", most=40,
)  # fmt: skip
agree, agree_wildly, agreed = AGREEMENT.agree, AGREEMENT.agree_wildly, AGREEMENT.agreed
