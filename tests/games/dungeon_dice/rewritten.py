"""Records of random matches, changed here and there: both implementations read them alike.

What is changed may be another way to say the same (passes left out, strides in one line, ids with their
side), or wrong: both accept a record, with the same state, or both refuse the same line by the same rule.
"""

from __future__ import annotations

from dataclasses import replace

from tests.games.dungeon_dice.oracle.refusing import RefusedError, hear
from wonderland import BadInput


def without_passes(rng, moves):
    return [line for line in moves if not line.endswith(" pass") or rng.random() < 0.2]


def with_walks(rng, moves):
    """Strides of one monster that stand below one another, in one line."""
    found = []
    for line in moves:
        walk = line.split()
        before = found[-1].split() if found else []
        if walk[1] == "move" and before[:3] == walk[:3] and rng.random() < 0.8:
            found[-1] += f" {walk[3]}"
        else:
            found.append(line)
    return found


def with_sides(rng, moves):
    """Whom a line names with his side, where it may be left out."""
    found = []
    for line in moves:
        words = line.split()
        if words[1] in ("move", "attack", "use") and words[2] != "master":
            words[2] = words[0] + words[2]
        if words[1] == "attack" and len(words[3]) > 1 and words[3][0] in "we":
            words[3] = words[3][1:]
        found.append(" ".join(words))
    return found


def shuffled(rng, moves):
    """A line left out, said twice, or before its time."""
    found, at = list(moves), rng.randrange(len(moves))
    line = found.pop(at)
    if rng.random() < 0.6:
        found.insert(rng.randrange(max(0, at - 3), min(len(found), at + 3) + 1), line)
    if rng.random() < 0.3:
        found.insert(at, line)
    return found


def misspelt(rng, moves):
    """A word of one line in the place of another's."""
    found, at = list(moves), rng.randrange(len(moves))
    words = found[at].split()
    words[rng.randrange(len(words))] = rng.choice(rng.choice(moves).split())
    found[at] = " ".join(words)
    return found


WAYS = (without_passes, with_walks, with_sides, shuffled, misspelt)
"""In this order: only lines that are well written can be written otherwise."""


def rewritten(rng, moves):
    """The lines, changed in one to three ways."""
    chosen = rng.choices(WAYS, k=rng.choice([1, 1, 2, 3]))
    for way in WAYS:
        if way in chosen and moves:
            moves = way(rng, moves)
    return moves


def compare_records(game, record, oracle_of, rng, tries, seen):
    """Read changed copies of a record by both.

    Args:
        game: the game as Python sees it.
        record: of a match that was played.
        oracle_of: makes an oracle at the record's beginning.
        rng: what is changed by.
        tries: how many copies.
        seen: counts what was compared.

    Raises:
        AssertionError: where the two differ.
    """
    for _ in range(tries):
        moves = rewritten(rng, list(record.moves))
        try:
            match, engine = game.load(replace(record, moves=moves, lines=[])), None
        except BadInput as bad:
            match, engine = None, (bad.problems[0].move, bad.problems[0].rule)
        oracle, other = oracle_of(), None
        for number, line in enumerate(moves, start=1):
            try:
                hear(oracle, line)
            except RefusedError as refused:
                other = (number, refused.rule)
                break
        assert engine == other, (record, moves)
        if match is not None:
            assert match.state() == oracle.state(), (record, moves)
        seen["records read alike" if match else "records refused alike"] += 1
