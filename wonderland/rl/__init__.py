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

It needs the extra ``rl``; this package can be imported without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from wonderland.core.errors import MissingExtra

if TYPE_CHECKING:
    from wonderland.rl.environment import AnyEnv

__all__ = ["env", "raw_env"]
_NEEDED = ("pettingzoo", "gymnasium", "numpy")


def env(
    game: str = "wonderland",
    options: Mapping[str, object] | None = None,
    pools: Mapping[str, object] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> AnyEnv:
    """Return a game as a PettingZoo environment, guarded as PettingZoo's own classic games are.

    An action that the mask leaves out ends the match at the cost of who took it; one outside the
    action space, or a step before ``reset``, is an error.

    Args:
        game: a game of the registry.
        options: the game's options, as in a record. They fix the spaces.
        pools: for each seat its cards; a seat that is not given gets others in every match.
        seed: what the matches are drawn from until ``reset`` is given a seed; made up if not given.
        render_mode: ``"rgb_array"`` for pictures by ``render``, or None.

    Raises:
        BadInput: if the game, an option, a pool or the render mode is wrong.
        MissingExtra: if PettingZoo is not installed.
    """
    _check_extra()
    from wonderland.rl import environment  # noqa: PLC0415 - only here PettingZoo is needed

    return environment.guarded(raw_env(game, options, pools, seed, render_mode))


def raw_env(
    game: str = "wonderland",
    options: Mapping[str, object] | None = None,
    pools: Mapping[str, object] | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
) -> AnyEnv:
    """Return the same without guards: an action that the mask leaves out is an ``IllegalAction``.

    Raises:
        BadInput: if the game, an option, a pool or the render mode is wrong.
        MissingExtra: if PettingZoo is not installed.
    """
    _check_extra()
    from wonderland.rl import environment  # noqa: PLC0415

    return environment.TableEnv(game, options, pools, seed, render_mode)


def _check_extra() -> None:
    for package in _NEEDED:
        try:
            import_module(package)
        except ImportError as missing:
            raise MissingExtra("wonderland.rl", package, "rl") from missing
