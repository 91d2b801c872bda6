"""What pools a learning program is given, tried with the flagship's."""

import pytest

import wonderland

pytest.importorskip("pettingzoo", reason='install the extra: pip install -e ".[rl]"')

from wonderland import rl


def test_pools_hold_for_every_match():
    pools = {"w": wonderland.game("wonderland").rules.definitions.pools["croquet"].cards}
    env = rl.env(pools=pools, seed=1)
    east = set()
    for _ in range(4):
        env.reset()
        kept = env.unwrapped.match.record().setup["pools"]
        assert sorted(kept["w"]) == sorted(pools["w"])
        east.add(tuple(kept["e"]))
    assert len(east) > 1
