"""Random matches in which a game's engine is held against its second implementation at every decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.playing import why_not

MOST = 1500
"""Lines of a match from its beginning."""


@dataclass(frozen=True)
class Agreement:
    """How a game's matches are played and compared; what it hands over draws by a generator.

    Attributes:
        opened: opens a match of the engine, from a custom start if one is given.
        oracle: the second implementation, by options and a custom start.
        refusing: the rule by which the oracle refuses a line, None if it does not.
        line_for: a line as the oracle tells it to a seat.
        options: options of every kind, each often left as it is.
        wild: by such options a custom start on which rare things are common, and the options then.
        say: what is played of the legal lines.
        mutated: a line that is likely wrong, made of another.
        deed: a line at random: mostly wrong for one reason or several.
        further: what else of two positions is the same.
        usual: a line of the game.
        most: lines of a match from a custom start.
        plain: how many of so many matches begin as usual.
    """

    opened: Callable
    oracle: Callable
    refusing: Callable
    line_for: Callable
    options: Callable
    wild: Callable
    say: Callable
    mutated: Callable
    deed: Callable
    further: Callable = lambda match, oracle, lines, where: None
    usual: str = "a end"
    most: int = 60
    plain: float = 0.3

    def compare(self, match, oracle, rng, where, seen):
        """Hold one position against the other: state, views, legal lines, and refusals by their rules."""
        seen["positions"] += 1
        assert match.state() == oracle.state(), where
        assert match.to_act == oracle.to_act(), where
        lines = oracle.legal()
        assert sorted(map(str, match.legal())) == lines, where
        for seat in oracle.seats:
            view = match.view(seat)
            assert dict(view) == oracle.view(seat), (where, seat)
            mine = [line for line in lines if line.startswith(seat)]
            assert sorted(map(str, view.legal())) == mine, (where, seat)
        self.further(match, oracle, lines, where)
        chances = sum(p for _, p in match.chances())
        assert chances == (pytest.approx(1) if oracle.to_act() == "*" else 0)
        said = [self.mutated(rng, oracle, rng.choice(lines or match.lines or [self.usual])) for _ in range(3)]
        said += [self.deed(rng, oracle), self.deed(rng, oracle)]
        for line in map(str.rstrip, said):  # the house takes blanks at the end for nothing
            rule = why_not(match, line)
            assert rule == self.refusing(oracle, line), (where, line, rule)
            seen[f"refused by {rule}"] += rule is not None
        return lines

    def walk(self, match, oracle, rng, where, most, seen):
        """Play a match through both, comparing at every line, and tell what every seat knows of it."""
        for _ in range(most):
            lines = self.compare(match, oracle, rng, (*where, match.lines), seen)
            if not lines:
                seen[f"ended {match.result.get('reason', '')}".strip()] += 1
                break
            line = self.say(rng, oracle, lines)
            match.play(line)
            oracle.play(line)
            for seat in oracle.seats:
                assert match.lines_for(seat)[-1] == self.line_for(oracle, seat, line), (where, seat)
        return match

    def agree(self, seed, most=MOST, seen=None):
        """A match from its beginning, with options of every kind."""
        rng = random.Random(seed)
        options = self.options(rng)
        match, seen = self.opened(options=options, seed=seed), Counter() if seen is None else seen
        return self.walk(match, self.oracle(options), rng, (seed, options), most, seen)

    def agree_wildly(self, seed, seen=None):
        """A match from a custom start on which rare things are common."""
        rng, seen = random.Random(f"wild {seed}"), Counter() if seen is None else seen
        position, options = self.wild(rng, self.options(rng))
        match, oracle = self.opened(position, options, seed), self.oracle(options, position)
        return self.walk(match, oracle, rng, (seed, options, position), self.most, seen)

    def agreed(self, seed):
        """One match of any sort, chosen by the seed: how much was compared.

        Raises:
            AssertionError: where the engine and the oracle differ.
        """
        seen = Counter()
        usual = random.Random(f"agreed {seed}").random() < self.plain
        (self.agree if usual else self.agree_wildly)(seed, seen=seen)
        return seen
