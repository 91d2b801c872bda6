"""Any game of the registry as a PettingZoo environment: seats take turns, chance is drawn."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NotRequired, TypeAlias, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from wonderland import api
from wonderland.core.errors import BadInput, IllegalAction, Problem
from wonderland.core.game import CHANCE, View
from wonderland.core.match import Match
from wonderland.games import registry
from wonderland.rl.picture import paint
from wonderland.rl.writing import written

AnyEnv: TypeAlias = Any
"""PettingZoo says no types of its own, so nothing is known of what it wraps."""
HUMAN, RGB, ANSI = "human", "rgb_array", "ansi"
RENDER_MODES = (HUMAN, RGB, ANSI)
DICT, BOX = "dict", "box"
OBSERVATIONS = (DICT, BOX)
ILLEGAL_REWARD = -1.0
SEED_BITS = 32


Row: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.int8]


class Observation(TypedDict):
    """What an agent is shown: the row of numbers, and for each number whether it may be said."""

    observation: Row
    action_mask: Mask


class Info(TypedDict):
    """What is told beside: the agent's seat; with observations that are a box, its mask."""

    seat: str
    action_mask: NotRequired[Mask]


def guarded(env: AnyEnv) -> AnyEnv:
    """Put PettingZoo's guards around an environment, as its classic games have them."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def side_by_side(env: AnyEnv) -> AnyEnv:
    """Turn an environment into PettingZoo's parallel one: each step is the selected agent's alone."""
    return turn_based_aec_to_parallel(env)


class TableEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A game as a PettingZoo environment.

    A decision takes one step or several: a number each, such as a card, then a square, as the
    game's ``core.encoding.Encoding`` says. Until it is whole its agent stays selected. Only the
    agent itself sees what it has begun to say. Who comes first is rewarded with 1, who comes last
    with -1, those between by their place. Only the seat that is awaited is asked: what may be done
    out of turn besides is left out.

    Attributes:
        encoding: what the numbers mean; ``explain(number)`` puts one into words, ``layout`` says
            where things stand in an observation.
        match: the match that is being played.
        said: the numbers of the decision that is begun.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None,
        pools: Mapping[str, object] | None,
        seed: int | None,
        render_mode: str | None,
        observations: str,
    ) -> None:
        """Set up the spaces.

        Raises:
            BadInput: if the game, an option, a pool, the render mode or the observations are wrong.
        """
        super().__init__()
        if render_mode is not None:
            _see_that("render_mode", render_mode, RENDER_MODES)
        _see_that("observations", observations, OBSERVATIONS)
        self.game = api.game(game)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._boxed = observations == BOX
        self._options = dict(options or {})
        self._pools = dict(pools) if pools is not None else None
        self._rng = Random(secrets.randbits(SEED_BITS) if seed is None else seed)
        self.match = self._new_match()
        self.encoding = registry.encoding(game, self.match.position)
        self.possible_agents = [f"player_{i}" for i in range(len(self.match.seats))]
        self._seat = dict(zip(self.possible_agents, self.match.seats, strict=True))
        self._agent = {seat: agent for agent, seat in self._seat.items()}
        self.observation_spaces = {agent: self._seen_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.encoding.numbers) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.said: list[int] = []
        self._views: dict[str, View] = {}
        self._may: dict[tuple[str, int], list[int]] = {}  # by how much is said of a decision

    def _seen_space(self) -> spaces.Space[AnyEnv]:
        code = self.encoding
        row = spaces.Box(code.least, code.most, (code.length,), np.int16)
        if self._boxed:
            return row
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (code.numbers,), np.int8)})

    def _new_match(self) -> Match:
        seed = self._rng.getrandbits(SEED_BITS)
        return self.game.new(options=self._options, pools=self._pools, seed=seed)

    # --- PettingZoo's interface --------------------------------------------------------------
    def observation_space(self, agent: str) -> spaces.Space[AnyEnv]:
        """What an agent's observations are: the row of numbers and the action mask, or the row."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers in which an agent says its decisions."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,  # noqa: ARG002 - PettingZoo hands it in
    ) -> None:
        """Begin a new match.

        Args:
            seed: from here on, matches are drawn from it; they go on as they were if not given.
            options: part of PettingZoo's interface; the game's options are fixed with the spaces.
        """
        if seed is not None:
            self._rng = Random(seed)
        self.match = self._new_match()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: Info(seat=self._seat[agent]) for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._go_on()
        self._tell_masks()

    def observe(self, agent: str) -> Observation | Row:
        """What an agent's seat may see, and what it may say now: nothing if it is not to act."""
        row = np.array(self.encoding.observe(self._view(agent), self._said_by(agent)), np.int16)
        return row if self._boxed else {"observation": row, "action_mask": self._mask(agent)}

    def _said_by(self, agent: str) -> list[int]:
        """What an agent has begun to say."""
        return self.said if agent == self.agent_selection else []

    def _mask(self, agent: str) -> Mask:
        """For each number whether an agent may say it now."""
        mask = np.zeros(self.encoding.numbers, np.int8)
        mask[self._following(agent)] = 1
        return mask

    def _following(self, agent: str) -> list[int]:
        """The numbers that an agent may say now: it is shown them, and its step is held against them."""
        said = self._said_by(agent)
        found = self._may.get((agent, len(said)))
        if found is None:
            found = self.encoding.following(self._view(agent), said)
            self._may[agent, len(said)] = found
        return found

    def step(self, action: int | None) -> None:
        """Say a number for the selected agent; a decision that it makes whole is played.

        Raises:
            IllegalAction: if the mask leaves the number out; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        view = self._view(agent)
        if action is None or action not in self._following(agent):
            raise IllegalAction("", f"{agent} may not say {action} now; see the action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.said.append(int(action))
        whole = self.encoding.read(view, self.said)
        if whole is not None:
            self.match.play(whole)
            self._go_on()
        self._tell_masks()
        self._accumulate_rewards()

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as a picture (rows x columns x RGB) or as text, or None where nothing is wanted.

        For people (``human``) the text goes to the terminal; a window is what ``wonderland watch``
        opens.
        """
        if self.render_mode is None:
            return None
        sketch = self.encoding.sketch(self.match.position)
        if self.render_mode == RGB:
            return paint(sketch)
        if self.render_mode == ANSI:
            return written(sketch)
        sys.stdout.write(written(sketch))
        return None

    def close(self) -> None:
        """Let go of the match; there is nothing else to close."""
        self.agents = []

    # --- the match ---------------------------------------------------------------------------
    def _view(self, agent: str) -> View:
        if agent not in self._views:
            self._views[agent] = self.match.view(self._seat[agent])
        return self._views[agent]

    def _tell_masks(self) -> None:
        """Where observations are a box, the masks stand in what is told beside."""
        if self._boxed:
            for agent in self.agents:
                self.infos[agent] = Info(seat=self._seat[agent], action_mask=self._mask(agent))

    def _go_on(self) -> None:
        """After an action: draw what chance does, then select who acts, or reward the end."""
        while self.match.to_act == CHANCE:
            self.match.draw()
        self.said = []
        self._views, self._may = {}, {}
        if self.match.to_act is not None:
            self.agent_selection = self._agent[self.match.to_act]
            return
        outcome = self.match.outcome
        assert outcome is not None
        for agent in self.agents:
            self.rewards[agent] = outcome.rewards[self._seat[agent]]
        self.terminations = dict.fromkeys(self.agents, True)


def _see_that(name: str, value: object, known: Sequence[str]) -> None:
    """See that a word is one of those that there are."""
    if value not in known:
        what = f"there is no {name} {value}; there is {', '.join(known)}"
        raise BadInput([Problem(name, 0, what)])
