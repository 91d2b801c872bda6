"""What the versions before this one wrote: records, settings, progress and pools are read for ever."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.wonderland.helpers import game
from wonderland import api
from wonderland.content import records
from wonderland.session.pools import own_pools
from wonderland.session.progress import read_progress
from wonderland.session.settings import read_settings

VERSIONS = Path(__file__).resolve().parents[3] / "versions"
OLD = sorted(VERSIONS.glob("*/*.wonder.yaml"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_records_of_every_version_replay_to_the_same_state(path):
    states = json.loads((path.parent / "states.json").read_text())
    match = api.load(path)
    state = match.state()
    kept = states[path.name.removesuffix(records.SUFFIX)]
    assert {key: state[key] for key in kept} == kept
    again = api.game_of(match.record()).load(records.from_text(records.write(match.record()), "x"))
    assert again.state() == state


@pytest.mark.parametrize("folder", sorted(VERSIONS.iterdir()), ids=lambda path: path.name)
def test_what_a_player_of_an_older_version_has_is_read(folder, tmp_path):
    for name in ("settings.yaml", "progress.yaml", "pools.yaml"):
        (tmp_path / name).write_bytes((folder / name).read_bytes())
    settings = read_settings(tmp_path / "settings.yaml")
    assert (settings.fault, settings.values.scale, settings.values.motion) == ("", 125, "fast")
    progress = read_progress(tmp_path / "progress.yaml")
    assert (progress.fault, progress.of("wonderland", "movement").done) == ("", 1)
    pools = own_pools(game(), tmp_path / "pools.yaml")
    assert (pools.fault, pools.pools["1: yes"]) == ("", ["KH"])


def test_there_is_a_folder_for_this_version():
    assert {path.name for path in VERSIONS.iterdir()} == {"0.1.0", "0.3.0", "0.4.0", "0.5.0"}
    assert len(OLD) >= 5
