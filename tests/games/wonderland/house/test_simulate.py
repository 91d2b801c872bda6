"""``simulate``: pools for the seats, results by card, the report, and a cluster's workers."""

from __future__ import annotations

import csv
import io
import itertools
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from tests.games.wonderland.helpers import POOL_W, game
from wonderland.cli.main import run
from wonderland.cli.simulate import charts, figures
from wonderland.cli.simulate.figures import Proportion
from wonderland.cli.simulate.tasks import Hand, MatchPlayed
from wonderland.content import records
from wonderland.content.languages import English
from wonderland.session.pools import own_pools

FAST = ("--seat", "w=ai:random", "--seat", "e=ai:random", "--preset", "quick")


def call(capsys, *arguments):
    code = run([str(a) for a in arguments])
    out, err = capsys.readouterr()
    return code, out, err


def simulate(capsys, games, *arguments):
    code, out, err = call(capsys, "simulate", "wonderland", "--games", games, *FAST, *arguments)
    assert code == 0, err
    return out


def refused(capsys, *arguments):
    code, out, err = call(capsys, "simulate", "wonderland", "--games", 1, *FAST, *arguments)
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    return err


def pools_of(folder):
    """Both pools of each record, in order."""
    found = [records.read(path).setup["pools"] for path in sorted(folder.iterdir())]
    return [{side: sorted(cards) for side, cards in pools.items()} for pools in found]


# --- pools ---------------------------------------------------------------------------------------
def test_a_named_pool_is_cut_to_size_and_an_own_one_filled(capsys, tmp_path):
    definitions = game().rules.definitions
    own_pools(game()).keep("Mine", ["9H", "TS", "4C"])
    folder = tmp_path / "r"
    simulate(capsys, 1, "--jobs", 1, "--records", folder, "--pool", "w=croquet", "--pool", "e=Mine")
    (pools,) = pools_of(folder)
    assert pools["w"] == sorted(definitions.pools["croquet"].cards[:10])
    assert {"9H", "TS", "4C"} < set(pools["e"])
    assert len(pools["e"]) == 10


def test_listed_cards_are_taken_as_they_are(capsys, tmp_path):
    simulate(capsys, 1, "--jobs", 1, "--records", tmp_path / "r", "--pool", "e=" + ", ".join(POOL_W[:10]).lower())
    (pools,) = pools_of(tmp_path / "r")
    assert pools["e"] == sorted(POOL_W[:10])
    assert len(pools["w"]) == 10, "West gets a named one by the seed"


def test_random_pools_are_legal_and_differ_from_match_to_match(capsys, tmp_path):
    words = ("--jobs", 1, "--seed", 3, "--pool", "w=random", "--pool", "e=random")
    simulate(capsys, 4, *words, "--records", tmp_path / "a")
    simulate(capsys, 4, *words, "--records", tmp_path / "b")
    pools = pools_of(tmp_path / "a")
    assert pools == pools_of(tmp_path / "b"), "the seed fixes them"
    drawn = [tuple(cards) for match in pools for cards in match.values()]
    assert len(set(drawn)) == len(drawn)
    for cards in drawn:
        assert len(cards) == 10
        match = game().new(options={"preset": "quick"}, pools={"w": cards}, seed=1)
        assert sorted(match.state()["pools"]["w"]) == sorted(cards), "a legal pool is taken"


@pytest.mark.parametrize(
    ("word", "what"),
    [("croquet", "given as w=NAME or e=NAME"), ("x=croquet", "given as w=NAME or e=NAME"),
     ("w=no-such", "there is no pool no-such; there are random, hedge-and-hammer"),
     ("w=4H,AS", "2 cards are listed, not 10"), ("w=4H,4D", "same rank and colour"),
     ("w=4H,XX", "there is no card XX"), ("w=9H", "1 cards are listed")],
)  # fmt: skip
def test_wrong_pools_are_told(capsys, word, what):
    assert what in refused(capsys, "--pool", word)


PAIRED = ("--option", "paired_cards=true")


def test_pools_of_pairs_are_taken_where_the_match_has_pairs(capsys, tmp_path):
    pairs = game().parts.pools.kinds()[1]
    own_pools(game(), part=pairs).keep("Mine", ["4H/KS", "AS/JS"])
    simulate(capsys, 1, *PAIRED, "--jobs", 1, "--records", tmp_path / "r", "--cards",
             "--pool", "w=two-by-two", "--pool", "e=Mine")  # fmt: skip
    (pools,) = pools_of(tmp_path / "r")
    named = pairs.named(game().rules)["two-by-two"]
    assert pools["w"] == sorted(named[:10])
    assert {"4H/KS", "AS/JS"} < set(pools["e"])
    simulate(capsys, 1, *PAIRED, "--jobs", 1, "--records", tmp_path / "d", "--pool", "w=random")
    assert not any(pairs.faults(game().rules, pools_of(tmp_path / "d")[0]["w"]))


@pytest.mark.parametrize(
    ("words", "what"),
    [
        ((*PAIRED, "--pool", "w=croquet"), "croquet is a pool of single cards; with these options"),
        (("--pool", "w=two-by-two"), "two-by-two is a pool of pairs of cards; with these options"),
        ((*PAIRED, "--pool", "w=4H/KS,4D/AS"), "fronts of the same rank and colour (W-86)"),
        ((*PAIRED, "--pool", "w=4H/KS"), "1 pairs are listed, not 10 (W-86)"),
    ],
)
def test_pools_of_the_other_kind_are_told(capsys, words, what):
    assert what in refused(capsys, *words)


# --- figures -------------------------------------------------------------------------------------
def outcome(index, winner, west, east, turns=10):
    hands = (Hand("w", *west), Hand("e", *east))
    return MatchPlayed(index, 0, winner, "image" if winner else "stalled", turns, 50, hands, "")


SOME = [
    outcome(0, "w", (("4H", "AS"), ("4H",)), (("4H", "9S"), ())),
    outcome(1, "e", (("4H", "AS"), ("AS",)), (("4H", "9S"), ("4H", "9S"))),
    outcome(2, "", (("4H", "AS"), ("4H",)), (("9S", "TS"), ("9S",)), turns=25),
]


def test_cards_are_counted_for_each_side_that_has_them():
    found = {card.card: (card.held, card.summoned) for card in figures.by_card(SOME)}
    assert found == {
        "4H": (Proportion(2, 5), Proportion(2, 3)),
        "AS": (Proportion(1, 3), Proportion(0, 1)),
        "9S": (Proportion(1, 3), Proportion(1, 2)),
        "TS": (Proportion(0, 1), Proportion(0, 0)),
    }


def test_wilson_intervals():
    low, high = Proportion(8, 10).interval
    assert (round(low, 4), round(high, 4)) == (0.4902, 0.9433)
    assert Proportion(0, 0).interval == (0, 1)


def test_ends_winners_and_lengths():
    assert figures.ends(SOME) == {"image": Proportion(2, 3), "stalled": Proportion(1, 3)}
    players = {"w": "ai:easy", "e": "ai:random"}
    assert figures.winners({"w": "West", "e": "East"}, players, SOME) == {
        "West (ai:easy)": Proportion(1, 3),
        "East (ai:random)": Proportion(1, 3),
        "drawn": Proportion(1, 3),
    }
    long = figures.lengths(SOME)
    assert (long.mean, long.median, long.quarter, long.three_quarters) == (15, 10, 10, 17.5)
    assert figures.lengths(SOME[1:]).median == 17.5, "between the two in the middle"
    bins = figures.bins(SOME)
    assert sum(count for _, _, count in bins) == 3
    assert [count for low, high, count in bins if low <= 25 <= high] == [1]


def test_the_median_of_two_lengths_lies_between_them():
    two = [outcome(i, "w", ((), ()), ((), ()), turns) for i, turns in enumerate((232, 263))]
    found = figures.lengths(two)
    assert (found.median, found.least, found.most) == (247.5, 232, 263)
    assert found.quarter < found.median < found.three_quarters
    assert figures.lengths(two[:1]).median == 232


@pytest.mark.parametrize("span", [0, 7, 29, 30, 31, 400, 12345])
def test_bins_are_few_and_hold_every_match(span):
    some = [outcome(i, "w", ((), ()), ((), ()), turns) for i, turns in enumerate((3, 3 + span))]
    bins = figures.bins(some)
    assert len(bins) <= 31
    assert sum(count for _, _, count in bins) == 2
    assert all(a[1] + 1 == b[0] for a, b in itertools.pairwise(bins))


# --- the report ----------------------------------------------------------------------------------
def test_the_report(capsys, tmp_path):
    for name in ("a", "b"):
        out = simulate(capsys, 6, "--jobs", 2 if name == "a" else 1, "--seed", 2, "--cards",
                       "--pool", "w=croquet", "--report", tmp_path / name)  # fmt: skip
    files = {path.name: path.read_text() for path in (tmp_path / "a").iterdir()}
    again = {path.name: path.read_text() for path in (tmp_path / "b").iterdir()}
    assert files == again
    for name, text in files.items():
        if name.endswith(".svg"):
            assert ElementTree.fromstring(text).tag.endswith("svg")
            assert f"]({name})" in files["summary.md"]
    matches = list(csv.DictReader(io.StringIO(files["matches.csv"])))
    assert [row["match"] for row in matches] == list("012345")
    cards = list(csv.DictReader(io.StringIO(files["cards.csv"])))
    for row in cards:
        held = [m for m in matches for side in "we" if row["card"] in m[f"pool_{side}"].split()]
        assert int(row["held"]) == len(held)
        called = [m for m in matches for s in "we" if row["card"] in m[f"summoned_{s}"].split()]
        assert int(row["summoned"]) == len(called)
        assert f"\n{row['card']} " in out
    assert "- West: ai:random; pool: croquet" in files["summary.md"]
    assert sum(int(row["matches"]) for row in csv.DictReader(io.StringIO(files["turns.csv"]))) == 6


def test_charts_are_safe_to_put_any_name_in():
    rows = {"<w>": (Proportion(1, 2), Proportion(0, 0))}
    text = charts.shares("A < B & C", ["x", "y"], rows, English())
    words = [node.text for node in ElementTree.fromstring(text).iter() if node.text]
    assert "A < B & C" in words
    assert "<w>" in words


@pytest.mark.parametrize("flag", ["--report", "--records", "--out"])
def test_what_can_not_be_written_is_told_before_a_match_is_played(capsys, tmp_path, monkeypatch, flag):
    def never(*_):
        raise AssertionError("a match was played")

    monkeypatch.setattr("wonderland.cli.simulate.workers.here", never)
    file = tmp_path / "file"
    file.write_text("")
    assert "folder" in refused(capsys, flag, tmp_path if flag == "--out" else file)
    assert str(file) in refused(capsys, flag, file / "below")
    assert file.read_text() == ""


# --- a cluster -----------------------------------------------------------------------------------
@pytest.fixture
def _extra():
    pytest.importorskip("distributed", reason='install the extra: pip install -e ".[cluster]"')


@pytest.fixture
def cluster(_extra):
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as made:
        yield made


def test_a_cluster_gives_the_same_results(capsys, tmp_path, cluster):
    words = ("--seed", 5, "--pool", "w=random")
    found = []
    for name, where in (("a", ("--jobs", 1)), ("b", ("--cluster", cluster.scheduler_address))):
        out = simulate(capsys, 5, *words, *where, "--out", tmp_path / f"{name}.csv",
                       "--records", tmp_path / name, "--report", tmp_path / f"r{name}")  # fmt: skip
        files = [tmp_path / f"{name}.csv", *(tmp_path / name).iterdir(), *(tmp_path / f"r{name}").iterdir()]
        found.append((out, sorted(path.read_text() for path in files)))
    assert found[0] == found[1]


def test_a_cluster_with_another_version_or_none_is_told(capsys, monkeypatch, tmp_path, cluster):
    address = cluster.scheduler_address
    with monkeypatch.context() as here:
        here.setattr("wonderland.cli.simulate.tasks.config_folder", lambda: tmp_path)
        assert "have another version" in refused(capsys, "--cluster", address)
    monkeypatch.setattr("wonderland.cli.simulate.workers.TASKS", "no_such_program")
    assert "No module named 'no_such_program'" in refused(capsys, "--cluster", address)


def test_a_cluster_without_workers_is_told(capsys, _extra):
    from distributed import LocalCluster

    with LocalCluster(n_workers=0, dashboard_address=None, silence_logs=50) as empty:
        assert "has no workers" in refused(capsys, "--cluster", empty.scheduler_address)


def test_a_cluster_that_does_not_answer_is_told(capsys, monkeypatch, _extra):
    monkeypatch.setattr("wonderland.cli.simulate.workers.CLUSTER_WAIT", "200ms")
    assert "no scheduler answers at tcp://127.0.0.1:9" in refused(capsys, "--cluster", "tcp://127.0.0.1:9")
    assert "no scheduler answers at nonsense" in refused(capsys, "--cluster", "nonsense://x")


def test_a_cluster_and_jobs_exclude_each_other(capsys):
    assert "--jobs" in refused(capsys, "--cluster", "tcp://127.0.0.1:9", "--jobs", 2)


WITHOUT = """
import sys
sys.modules["distributed"] = None
from wonderland.cli.main import run
sys.exit(run(["simulate", "wonderland", "--games", "1", "--cluster", "tcp://127.0.0.1:9"]))
"""


def test_without_the_extra_it_says_how_to_get_it():
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert 'pip install "wonderland-table[cluster]"' in done.stderr
