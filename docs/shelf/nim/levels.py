"""The levels of Nim with a stash."""

from functools import reduce
from operator import xor
from random import Random

from nim.rules import Nim
from wonderland.content.levels import FileAgents, LevelFile, LevelModel
from wonderland.core.agent import Agent, RandomAgent, SeededAgent
from wonderland.core.game import Action
from wonderland.core.message import say
from wonderland.kit.lines import LineView


def best(view: LineView[Nim], rng: Random) -> tuple[Action, str]:
    """Heaps whose sum without carrying is 0 are good to leave; what Bob's stash is, is a guess."""
    for line in view.legal():
        after = view.sample(rng)
        after.perform(line, None)
        if not reduce(xor, after.heaps):
            return line, say("Whatever is taken next, I can balance the heaps again.")
    return view.legal().choose(rng), say("Nothing balances the heaps.")


def agent(level: LevelModel, seed: int, seconds: float | None) -> Agent:
    return SeededAgent(LineView, best, seed) if level.kind == "sums" else RandomAgent(seed)


class Levels(FileAgents[LevelModel]):
    hint_level = "sums"

    def __init__(self) -> None:
        super().__init__(LevelFile("nim", LevelModel), agent)
