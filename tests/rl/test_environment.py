"""The games as PettingZoo environments: its own tests, and ours."""

from __future__ import annotations

import subprocess
import sys

import pytest

import wonderland
from wonderland import rl
from wonderland.games import registry

OLD = pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning")
"""PettingZoo's tests import games of its own in a way that it calls old."""
QUIET = [
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
]
"""What PettingZoo's test says of any environment whose observations are a mask and an array."""


@pytest.fixture(autouse=True)
def _extra():
    pytest.importorskip("pettingzoo", reason='install the extra: pip install -e ".[rl]"')


def moves(env, most):
    """Play by the mask at random until the match is over."""
    for agent in env.agent_iter(most):
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        yield agent


@OLD
@pytest.mark.parametrize("game", registry.names())
@pytest.mark.filterwarnings(*QUIET)
def test_pettingzoo_api(game, capsys):
    from pettingzoo.test import api_test

    api_test(rl.env(game, seed=1), num_cycles=150)
    assert "Passed" in capsys.readouterr().out


@OLD
@pytest.mark.parametrize("game", registry.names())
def test_pettingzoo_seed(game):
    from pettingzoo.test import seed_test

    seed_test(lambda: rl.env(game), num_cycles=120)


@OLD
@pytest.mark.parametrize("game", registry.names())
def test_pettingzoo_render(game, capsys):
    from pettingzoo.test import render_test

    render_test(lambda render_mode: rl.env(game, seed=1, render_mode=render_mode))
    capsys.readouterr()
    told, written = (rl.env(game, seed=1, render_mode=mode) for mode in ("human", "ansi"))
    for env in (told, written):
        env.reset()
    assert told.render() is None
    assert capsys.readouterr().out == written.render() != ""
    assert written.metadata["render_modes"] == ["human", "rgb_array", "ansi"]


# --- for wrappers that know boxes only, and for programs that know only the parallel face ----------
def as_floats(env):
    """A wrapper as SuperSuit's are: it takes boxes, and makes others of them."""
    import numpy as np
    from gymnasium import spaces
    from pettingzoo.utils import BaseWrapper

    class Floats(BaseWrapper):
        def observation_space(self, agent):
            if agent not in (made := self.__dict__.setdefault("made", {})):
                space = super().observation_space(agent)
                assert isinstance(space, spaces.Box)
                made[agent] = spaces.Box(0, 1, space.shape, np.float32)
            return made[agent]

        def observe(self, agent):
            space, seen = super().observation_space(agent), super().observe(agent)
            return ((seen - space.low) / (space.high - space.low)).astype(np.float32)

    return Floats(env)


@OLD
@pytest.mark.parametrize("game", registry.names())
def test_observations_may_be_boxes(game, capsys):
    from gymnasium import spaces
    from pettingzoo.test import api_test, seed_test

    env = rl.env(game, seed=1, observations="box")
    env.reset()
    seen, _, _, _, info = env.last()
    space = env.observation_space(env.agent_selection)
    assert isinstance(space, spaces.Box)
    assert space.contains(seen)
    assert spaces.flatten(space, seen).shape == spaces.flatten_space(space).shape == space.shape
    other = rl.env(game, seed=1)
    other.reset()
    both = other.last()[0]
    assert (both["observation"] == seen).all()
    assert (both["action_mask"] == info["action_mask"]).all()
    whole = other.observation_space(other.agent_selection)
    assert spaces.flatten_space(whole).contains(spaces.flatten(whole, both))
    api_test(rl.env(game, seed=1, observations="box"), num_cycles=100)
    api_test(as_floats(rl.env(game, seed=1, observations="box")), num_cycles=100)
    assert capsys.readouterr().out.count("Passed") == 2
    seed_test(lambda: rl.env(game, observations="box"), num_cycles=60)


@pytest.mark.parametrize("game", registry.names())
def test_the_mask_of_a_box_holds_for_what_is_begun(game):
    import numpy as np

    env = rl.raw_env(game, seed=5, observations="box")
    env.reset()
    env.action_space(env.agent_selection).seed(1)
    for _ in range(60):
        agent = env.agent_selection
        mask = env.infos[agent]["action_mask"]
        view = env.match.view(env.infos[agent]["seat"])
        assert np.flatnonzero(mask).tolist() == sorted(env.encoding.following(view, env.said))
        assert not any(env.infos[o]["action_mask"].any() for o in env.agents if o != agent)
        env.step(int(env.action_space(agent).sample(mask)))
        if env.terminations[env.agent_selection]:
            break


@OLD
@pytest.mark.parametrize("game", registry.names())
def test_the_parallel_face(game, capsys):
    from pettingzoo.test import parallel_api_test

    parallel_api_test(rl.parallel_env(game, seed=1), num_cycles=150)
    assert "Passed" in capsys.readouterr().out
    env, turns = rl.parallel_env(game, seed=3), rl.env(game, seed=3)
    seen, _ = env.reset()
    turns.reset()
    for _ in range(30):
        agent = turns.agent_selection
        assert {one for one, what in seen.items() if what["action_mask"].any()} == {agent}
        number = int(seen[agent]["action_mask"].argmax())
        seen, *_ = env.step({one: number if one == agent else 0 for one in env.agents})
        turns.step(number)
    assert env.unwrapped.match.lines == turns.unwrapped.match.lines


@pytest.mark.parametrize("game", registry.names())
def test_nobody_gives_up_by_chance(game):
    """To resign and to agree on a draw are no legal lines and no numbers, in any game."""
    env = rl.raw_env(game, seed=2)
    words = {env.encoding.explain(number) for number in range(env.encoding.numbers)}
    assert not {word for word in words if "resign" in word or word.split()[-1:] == ["draw"]}
    for seed in range(3):
        env.reset(seed=seed)
        for _ in range(150):
            agent = env.agent_selection
            if env.terminations[agent]:
                break
            assert not any(str(action).endswith(("resign", "draw")) for action in env.match.legal())
            env.step(int(env.action_space(agent).sample(env.observe(agent)["action_mask"])))
        assert not env.match.lines[-1].endswith("resign")


def test_matches_end_and_rewards_sum_to_zero():
    env = rl.env(options={"rows": 3, "line": 1, "life": 1, "pool": 6}, seed=4)
    ends = set()
    for _ in range(12):
        env.reset()
        rewards = {}
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if terminated:
                rewards[agent] = reward
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
        winner = env.unwrapped.match.result["winner"]
        won = {"w": {"player_0": 1, "player_1": -1}, "e": {"player_0": -1, "player_1": 1}}
        assert rewards == won.get(winner, {"player_0": 0, "player_1": 0})
        ends.add(winner)
    assert ends >= {"w", "e"}


def test_a_seed_fixes_the_matches_and_resets_go_on_from_it():
    def records(seed_now, reset_seed):
        env, found = rl.env(options={"preset": "quick"}, seed=seed_now), []
        for seed in (reset_seed, None):
            env.reset(seed=seed)
            for agent in env.possible_agents:
                env.action_space(agent).seed(1)
            assert list(moves(env, 40))
            found.append(env.unwrapped.match.record().moves)
        return found

    assert records(5, None) == records(5, None)
    assert records(5, 9) == records(6, 9)
    assert records(5, None) != records(6, None)
    first, second = records(5, 9)
    assert first != second


def test_what_is_begun_is_seen_by_who_says_it_alone():
    import numpy as np

    env = rl.env(seed=3)
    env.reset()
    actor = env.agent_selection
    idle = next(agent for agent in env.agents if agent != actor)
    own, others = env.observe(actor), env.observe(idle)
    assert not others["action_mask"].any(), "who is not to act may say nothing"
    env.step(int(np.flatnonzero(own["action_mask"])[3]))
    assert env.agent_selection == actor, "one card is no choice of dice yet"
    assert not np.array_equal(env.observe(actor)["observation"], own["observation"])
    assert np.array_equal(env.observe(idle)["observation"], others["observation"])


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_an_illegal_action_loses_the_match():
    env = rl.env(seed=3)
    env.reset()
    agent = env.agent_selection
    env.step(0)  # "end", while dice are to be chosen
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[agent] == -1


def test_wrong_numbers_are_refused():
    env = rl.env(seed=3)
    env.reset()
    with pytest.raises(AssertionError, match="action space"):
        env.step(env.action_space(env.agent_selection).n)
    raw = rl.raw_env(seed=3)
    raw.reset()
    before = raw.match.lines.copy(), list(raw.said)
    with pytest.raises(wonderland.IllegalAction, match="action mask"):
        raw.step(0)
    assert (raw.match.lines, raw.said) == before


@pytest.mark.parametrize(
    ("arguments", "what"),
    [({"game": "chess"}, "no game chess"), ({"options": {"rows": 4}}, "odd"),
     ({"pools": {"w": ["4H"]}}, "1 cards, not 15"), ({"render_mode": "film"}, "rgb_array"),
     ({"observations": "film"}, "box")],
)  # fmt: skip
def test_wrong_arguments_are_told(arguments, what):
    with pytest.raises(wonderland.BadInput, match=what):
        rl.env(**arguments)


def test_a_picture_shows_paths_beings_and_images():
    from wonderland.core.encoding import Cell, Sketch
    from wonderland.rl.picture import LINE, MARGIN, SIZE, paint

    cells = {(0, 0): Cell(piece=0, text="3"), (1, 0): Cell(ground=0), (2, 1): Cell(1, 1, "9H 4")}
    image = paint(Sketch(3, 2, cells, ("turn 1",)))
    assert image.shape == (2 * MARGIN + LINE + 2 * SIZE, 2 * MARGIN + 3 * SIZE, 3)

    def corner(column, row):
        """A dot near the edge of a square: its ground, or the piece on it."""
        y = MARGIN + LINE + SIZE * (1 - row) + 4
        return tuple(image[y, MARGIN + SIZE * column + 4])

    assert len({corner(0, 0), corner(1, 0), corner(2, 1), corner(0, 1)}) == 4
    assert corner(0, 1) == corner(1, 1), "two free squares look alike"
    written = image[MARGIN : MARGIN + LINE, MARGIN:-MARGIN]
    assert (written != image[0, 0]).any()


def test_render_follows_the_match():
    env = rl.env(seed=2, render_mode="rgb_array")
    env.reset()
    first = env.render()
    assert list(moves(env, 40))
    assert (env.render() != first).any()


WITHOUT = """
import sys
sys.modules["pettingzoo"] = None
import wonderland
from wonderland.games import registry
assert [wonderland.game(name).new(seed=1) for name in registry.names()]
from wonderland import rl
try:
    rl.env()
except ImportError as missing:
    print(missing)
"""


def test_without_the_extra_it_says_how_to_get_it():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1
    assert "pettingzoo, which is not installed" in done.stdout
    assert 'pip install "wonderland-table[rl]"' in done.stdout
