"""The games as PettingZoo environments, for learning programs.

::

    from wonderland import rl
    env = rl.env("wonderland", options={"preset": "quick"}, seed=7)
    env.reset()
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))

Seats take turns, so nobody acts at once with others; ``parallel_env`` is for programs that know only
PettingZoo's parallel face. It needs the extra ``rl``; this package can be imported without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from wonderland.core.errors import MissingExtra

if TYPE_CHECKING:
    from wonderland.rl.environment import AnyEnv

__all__ = ["env", "parallel_env", "raw_env"]
_NEEDED = ("pettingzoo", "gymnasium", "numpy")


def env(
    game: str = "wonderland",
    options: Mapping[str, object] | None = None,
    pools: Mapping[str, object] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    observations: str = "dict",
) -> AnyEnv:
    """Return a game as a PettingZoo environment, guarded as PettingZoo's own classic games are.

    An action that the mask leaves out ends the match at the cost of who took it; one outside the
    action space, or a step before ``reset``, is an error.

    Args:
        game: a game of the registry.
        options: the game's options, as in a record. They fix the spaces.
        pools: for each seat its cards; a seat that is not given gets others in every match.
        seed: what the matches are drawn from until ``reset`` is given a seed; made up if not given.
        render_mode: what ``render`` gives: ``"rgb_array"`` a picture, ``"ansi"`` text; ``"human"``
            writes that text to the terminal. None for nothing.
        observations: ``"dict"`` for the row of numbers and the action mask, ``"box"`` for the row
            alone, which wrappers that know boxes only can take; the mask is in ``info`` then.

    Raises:
        BadInput: if one of them is wrong.
        MissingExtra: if PettingZoo is not installed.
    """
    _check_extra()
    from wonderland.rl import environment  # noqa: PLC0415 - only here PettingZoo is needed

    return environment.guarded(raw_env(game, options, pools, seed, render_mode, observations))


def parallel_env(
    game: str = "wonderland",
    options: Mapping[str, object] | None = None,
    pools: Mapping[str, object] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    observations: str = "dict",
) -> AnyEnv:
    """Return ``env`` behind PettingZoo's parallel face.

    In each step only the action of the agent counts whose mask lets it say something; those of
    others are ignored.

    Raises:
        BadInput: if an argument is wrong.
        MissingExtra: if PettingZoo is not installed.
    """
    turns = env(game, options, pools, seed, render_mode, observations)
    from wonderland.rl import environment  # noqa: PLC0415

    return environment.side_by_side(turns)


def raw_env(
    game: str = "wonderland",
    options: Mapping[str, object] | None = None,
    pools: Mapping[str, object] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    observations: str = "dict",
) -> AnyEnv:
    """Return the same without guards: an action that the mask leaves out is an ``IllegalAction``.

    Raises:
        BadInput: if an argument is wrong.
        MissingExtra: if PettingZoo is not installed.
    """
    _check_extra()
    from wonderland.rl import environment  # noqa: PLC0415

    return environment.TableEnv(game, options, pools, seed, render_mode, observations)


def _check_extra() -> None:
    for package in _NEEDED:
        try:
            import_module(package)
        except ImportError as missing:
            raise MissingExtra("wonderland.rl", package, "rl") from missing
