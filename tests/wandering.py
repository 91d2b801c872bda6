"""What holds of a match of any game whatever is played: copies are their own, text and replays agree."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

import wonderland
from tests.playing import Playing, step
from wonderland.content import records

MOST_TRIED = 100
"""Legal lines of a position that are all played."""


@dataclass(frozen=True)
class Wandering:
    """Matches of a game that are played at random.

    Attributes:
        game: its name.
        options: draws options of every kind.
    """

    game: str
    options: object

    def begun(self, seed, lines):
        """A match of any options, played at random for some lines; and its source of chance."""
        rng = random.Random(seed)
        match = Playing(self.game, "").opened(options=self.options(rng), seed=seed)
        self.walk(match, rng, lines)
        return match, rng

    @staticmethod
    def walk(match, rng, most):
        """Play on until there are so many lines."""
        while match.to_act is not None and len(match.lines) < most:
            step(match, rng)

    def check_copies(self, seed, lines):
        """A copy stays where it was, and goes on as the match did."""
        match, rng = self.begun(seed, lines)
        old, state = match.copy(), match.state()
        position, copied = match.position, match.position.copy()
        self.walk(match, rng, len(match.lines) + 30)
        assert old.state() == copied.state() == state
        assert position is match.position
        for line in match.lines[len(old.lines) :]:
            old.play(line)
            copied.perform(line, None)
        assert old.state() == copied.state() == match.state()

    def check_text(self, seed, lines):
        """Every legal line is accepted, and read as the action that it was written of."""
        match, rng = self.begun(seed, lines)
        actions = list(match.legal())
        assert len(match.legal()) == len(actions) == len({str(action) for action in actions})
        for action in rng.sample(actions, min(len(actions), MOST_TRIED)):
            text, by_text = match.copy(), match.copy()
            assert text.play(action) == by_text.play(str(action))
            assert text.lines == by_text.lines
            assert text.state() == by_text.state()

    def check_replay(self, seed, lines):
        """A record replays to the same state."""
        match, _ = self.begun(seed, lines)
        text = records.write(match.record())
        again = wonderland.game(self.game).load(records.from_text(text, "x"))
        assert again.state() == match.state()
        assert again.lines == match.lines

    def check_undo(self, seed, lines):
        """Every line is taken back."""
        match, rng = self.begun(seed, 0)
        states = [match.state()]
        while match.to_act is not None and len(match.lines) < lines:
            step(match, rng)
            states.append(match.state())
        while match.lines:
            assert match.state() == states.pop()
            match.undo()
        assert match.state() == states.pop()

    def check_chances(self, seed, lines):
        """Chances stand where chance is awaited, sum to 1, and are its legal lines."""
        match, _ = self.begun(seed, lines)
        chances = match.chances()
        assert bool(chances) == (match.to_act == "*")
        if chances:
            assert sum(p for _, p in chances) == pytest.approx(1)
            assert {str(a) for a, _ in chances} == {str(a) for a in match.legal()}
