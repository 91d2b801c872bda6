"""The programs of ours that fit weights and measure levels."""

import pickle
import random
import sys
from dataclasses import replace

import numpy as np
import pytest

from tests.games.wonderland.helpers import start
from tests.ladder import climbed
from tools.blunders.__main__ import reviewed
from tools.fit import __main__ as fitting
from tools.fit import duel, luck, report
from tools.fit import learn as fit_master
from tools.fit.calibration import calibrated
from tools.fit.compare import WEIGHTS
from tools.fit.judges import learnt_network, learnt_sum
from tools.fit.network import Rows, learn
from tools.fit.regression import fit
from tools.fit.selfplay import Row
from tools.ladder import __main__ as ladder
from tools.ladder import dice_or_play, kept
from tools.ladder.elo import Score, ratings
from tools.speed import engine
from tools.speed import rows as speed
from tools.speed.long_matches import decision, long_record
from tools.speed.searching import Positions
from wonderland.games.wonderland.ai.evaluator import FIRST_TRUST, read_evaluator
from wonderland.games.wonderland.ai.features import NAMES


def test_weights_that_made_the_outcomes_are_found_again():
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(20_000, 3)) * [1.0, 0.1, 5.0]
    true = np.array([0.8, -4.0, 0.1, 0.3])
    chance = 1 / (1 + np.exp(-(rows @ true[:3] + true[3])))
    won = (rng.random(len(rows)) < chance).astype(float)
    found, _, loss = fit(rows, won, np.ones(len(rows)), np.array([1.0, -1.0, 0.5, 0.0]), 1.0)
    assert found == pytest.approx(true, rel=0.12, abs=0.05)
    assert loss < 0.6


def test_a_strong_penalty_keeps_to_the_prior_but_for_their_size():
    rng = np.random.default_rng(2)
    rows = rng.normal(size=(5000, 2))
    won = (rng.random(5000) < 1 / (1 + np.exp(-2 * rows[:, 0]))).astype(float)
    prior = np.array([1.0, 1.0, 0.0])
    found, *_ = fit(rows, won, np.ones(5000), prior, 1e9)
    assert found[0] == pytest.approx(found[1], rel=1e-3)


def test_told_chances_are_as_sure_as_they_prove_to_be():
    rng = np.random.default_rng(3)
    logits, turns = rng.normal(size=60_000) * 3, rng.integers(1, 80, size=60_000)
    trust = 0.6 * (1 - (1 - FIRST_TRUST) * np.exp(-turns / 20))
    won = (rng.random(60_000) < 1 / (1 + np.exp(-logits * trust))).astype(float)
    certainty, settling = calibrated(logits, turns, won, np.ones(60_000))
    assert certainty == pytest.approx(0.6, abs=0.051)
    assert settling == pytest.approx(20, abs=4.1)


def test_judges_that_were_learnt_score_as_the_search_asks():
    """Both are told that their own lives are all that counts; both find it, at the shipped scale."""
    rng, width = np.random.default_rng(4), len(NAMES)
    flat = []
    for _ in range(600):
        sides = list(rng.integers(1, 4, size=2 * width).astype(float))
        won = float(rng.random() < 1 / (1 + np.exp(3.0 * (sides[width] - sides[0]))))
        flat.append(Row([], sides, won, 1.0, 1, 0, 1, ("search", "racer")))
    shipped = read_evaluator(WEIGHTS)
    even, ahead = (start(phase="choose", images={"w": 2, "e": lives}).position.value for lives in (2, 1))
    for judge in (learnt_sum(flat, shipped, 1), learnt_network(flat, shipped, 1)):
        for side in (0, 1):
            better, than = (ahead, even) if side == 0 else (even, ahead)
            assert judge.score(better, side) > judge.score(than, side)
        assert judge.score(ahead, 0) == -judge.score(ahead, 1)
        assert replace(judge, contempt=1.0).score(even, 0) == judge.score(even, 0)


def test_what_the_judges_learn_from_is_drawn_from_the_seed():
    tasks = [duel.task_of(seed) for seed in range(100)]
    assert tasks == [duel.task_of(seed) for seed in range(100)]
    assert {player for task in tasks for player in task.players} == {"search", *duel.STYLES}
    assert {task.searches[0].replies for task in tasks} == {0, duel.WITH_REPLIES["replies"]}


def test_a_section_of_a_page_is_written_anew_and_the_others_stay(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Top\n\n## One\n\nold\n\n## Two\n\nkept\n", encoding="utf-8")
    report.put_section(page, "## One", "## One\n\nnew\n")
    report.put_section(page, "## Three", "## Three\n\nlast\n")
    told = page.read_text("utf-8")
    assert told == "# Top\n\n## One\n\nnew\n\n## Two\n\nkept\n\n## Three\n\nlast\n"


def test_the_better_side_is_the_one_that_both_judges_name():
    verdicts = [
        luck.Verdict(10, 1.0, 0.5, won=True),
        luck.Verdict(10, 1.0, 0.5, won=False),
        luck.Verdict(10, -1.0, -0.5, won=False),
        luck.Verdict(10, -1.0, 0.5, won=True),
        luck.Verdict(18, 1.0, 0.5, won=False),
    ]
    told = luck.section(verdicts, 4, 5)
    assert "| 10 | 3 of 4 | 33% (" in told
    assert "| 18 | 1 of 1 | 100% (" in told


def test_the_same_seed_fits_the_same_file(tmp_path, monkeypatch, capsys):
    texts = []
    for name in ("one.yaml", "two.yaml"):
        out = tmp_path / name
        words = ["fit", "--games", "3", "--seed", "5", "--jobs", "2", "--out", str(out)]
        monkeypatch.setattr(sys, "argv", words)
        assert fitting.main() == 0
        texts.append(out.read_text("utf-8"))
        assert read_evaluator(out).mover != read_evaluator(fitting.PRIOR).mover
    assert texts[0] == texts[1]
    assert "round 1" in capsys.readouterr().err


def test_the_masters_weights_are_fitted_near_the_others_and_the_same_again(tmp_path, monkeypatch):
    """From matches that are kept: the more Attack a side has, the oftener it wins."""
    rng, rows = np.random.default_rng(7), tmp_path / "rows.pickle"
    at, shipped = NAMES.index("Attack"), read_evaluator(WEIGHTS)
    with rows.open("wb") as file:
        for seed in range(8_000_000, 8_000_020):
            numbers = rng.normal(size=(40, len(NAMES)))
            won = rng.random(40) < 1 / (1 + np.exp(-3 * numbers[:, at]))
            match = [
                Row(list(row), [*row, *-row], float(w), 1.0, turn, 0, 40 - turn, ("search", "racer"))
                for turn, (row, w) in enumerate(zip(numbers, won, strict=True))
            ]
            pickle.dump((seed, match), file)
    texts = []
    monkeypatch.setattr(fit_master, "OTHERS", ())  # the page alone tells of them, after many steps
    for name in ("one.yaml", "two.yaml"):
        words = ["learn", "--games", "20", "--seeds", "8", "--rows", str(rows)]
        words += ["--file", str(tmp_path / name), "--out", str(tmp_path / "page.md")]
        monkeypatch.setattr(sys, "argv", words)
        assert fit_master.main() == 0
        texts.append((tmp_path / name).read_text("utf-8"))
    assert texts[0] == texts[1]
    found = read_evaluator(tmp_path / "one.yaml")
    assert found.mover[at] > 2 * shipped.mover[at]
    assert found.mover[NAMES.index("life")] == shipped.mover[NAMES.index("life")], "it is held"
    told = [float(line.split("|")[2]) for line in (tmp_path / "page.md").read_text("utf-8").splitlines()
            if line.startswith(("| the weights", "| those"))]  # fmt: skip
    assert told[1] < told[0], "those that were fitted tell better who wins"


def test_elo_is_what_the_formula_says():
    found = ratings([Score("b", "a", 75_000, 100_000), Score("c", "b", 50_000, 100_000)], "a")
    assert found["a"] == 0
    assert found["b"] == pytest.approx(190.8, abs=0.5)
    assert found["c"] == pytest.approx(found["b"], abs=0.5)


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path, monkeypatch, capsys):
    def words(games):
        return ["--games", str(games), "--pairs", "easy-random", "--jobs", "1"]

    keep, page = climbed(ladder.main, tmp_path, monkeypatch, words, counts=(2, 4))
    assert "easy-random: 0 matches to play" in capsys.readouterr().err
    rows = ladder.read(keep)
    assert sorted(row.match for row in rows) == [0, 1, 2, 3]
    assert {row.match % 2: row.side for row in rows} == {0: "w", 1: "e"}
    assert "| easy | random | 4 |" in page


def test_the_page_of_the_ladder_counts_right():
    rng = random.Random(1)
    rows = [
        ladder.Row("hard", "normal", i, "we"[i % 2], *won, rng.randint(20, 90))
        for i, won in enumerate([("hard", "image")] * 15 + [("normal", "image")] * 4 + [("", "stalled")])
    ]
    rows += [ladder.Row("normal", "easy", i, "w", "normal", "image", 40) for i in range(3)]
    rows += [ladder.Row("easy", "random", i, "w", "easy", "image", 40) for i in range(3)]
    page = ladder.table(rows, 7)
    assert "| hard | normal | 20 | 75.0% | 53.1% to 88.8% | 20.0% | 5.0% |" in page
    assert "--seed 7" in page
    assert "| random | 0 |" in page


def test_matches_of_the_ladder_are_reviewed_once_and_told_by_what_came_of_them(tmp_path, monkeypatch):
    climbed_before, keep, page = (tmp_path / name for name in ("rows.csv", "keep.csv", "page.md"))
    for match, winner in enumerate(["racer", "normal", "normal"]):
        row = ("normal", "racer", match, "we"[match % 2], winner, "image", 30)
        kept.append(climbed_before, ladder.COLUMNS, row)
    words = ["x", "--against", "racer", "--level", "normal", "--effort", "low"]
    words += ["--ladder", str(climbed_before), "--keep", str(keep), "--out", str(page)]
    monkeypatch.setattr("sys.argv", words)
    assert dice_or_play.main() == 0
    rows, told = kept.read(keep), page.read_text("utf-8")
    assert [row["match"] for row in rows] == ["0", "1"], "as many won as lost"
    assert sum(int(line.split("|")[3]) for line in told.splitlines() if "| racer |" in line) == 2
    assert dice_or_play.main() == 0
    assert kept.read(keep) == rows, "nothing is reviewed twice"
    assert page.read_text("utf-8") == told


def test_a_planted_blunder_is_named_by_the_review():
    reviews = [found for seed in range(4) if (found := reviewed(seed, "low", "quick", playouts=1))]
    assert len(reviews) >= 2
    assert sum(found.planted == found.named for found in reviews) >= len(reviews) - 1
    assert all(found.planted >= 6 for found in reviews)
    judged = [found for found in reviews if found.gain is not None]
    assert judged == [found for found in reviews if found.planted == found.named]


def test_a_blunder_is_planted_in_a_whole_match_of_a_level_too():
    reviews = [found for seed in range(3) if (found := reviewed(seed, "low", "quick", "easy", 99))]
    assert len(reviews) >= 2
    assert all(found.planted >= 6 for found in reviews)
    assert any(found.named > found.planted + 2 for found in reviews), "the match went on"


def both_or_neither(count, seed):
    """Rows that are won where two features agree in sign: no weighed sum can tell."""
    rng = np.random.default_rng(seed)
    features = rng.normal(size=(count, 3))
    won = (features[:, 0] * features[:, 1] > 0).astype(float)
    return Rows(features, np.zeros((count, 2)), won, np.ones(count))


def test_a_network_learns_what_a_sum_can_not():
    learnt, kept = both_or_neither(2000, 1), both_or_neither(500, 2)
    alone = learn(learnt, kept, 0, 1e-4, 60, 3)
    network = learn(learnt, kept, 8, 1e-4, 60, 3)
    assert alone.kept[-1] == pytest.approx(np.log(2), abs=0.02)
    assert network.kept[-1] < 0.25
    assert network.kept[network.best] == min(network.kept)
    again = learn(learnt, kept, 8, 1e-4, 60, 3)
    assert (again.learnt, again.kept) == (network.learnt, network.kept)
    assert all(map(np.array_equal, again.parts, network.parts))


def test_the_matches_to_learn_from_are_drawn_by_their_seeds():
    tasks = [fitting.task_of(seed, fitting.PRIOR) for seed in range(200)]
    assert tasks == [fitting.task_of(seed, fitting.PRIOR) for seed in range(200)]
    among = [task for task in tasks if task.players == ("search", "search")]
    assert 50 < len(among) < 110
    assert {task.searches[0].noise for task in among} == set(fitting.NOISES)
    assert any("careful" in task.players for task in tasks)
    assert all(task.searches[0] == fitting.CAREFUL.model_copy(update={"noise": n})
               for task in tasks if task.players[0] == "careful" for n in [task.searches[0].noise])  # fmt: skip


def test_what_is_measured_is_done():
    assert 20 < engine.chess_match(1) <= engine.MOST
    assert engine.random_match("wonderland", engine.chosen_by_legal, 1) > 100
    assert engine.random_match("wonderland", engine.chosen_by_rng, 1) > 100
    assert engine.rollout(1) > 100
    positions = Positions()
    assert sum(positions.work(0) for _ in range(3)) > 300
    record = long_record(150)
    assert len(record.moves) == 150
    assert decision(150) > 0


def test_a_row_says_whether_its_goal_is_reached():
    row = speed.Row
    reached = [row("a", 2, "s", 3), row("b", 3, "x", 2, more=True), row("c", 3, "s", 3)]
    missed = [row("d", 4, "s", 3), row("e", 1, "x", 2, more=True)]
    assert [one.reached for one in (*reached, *missed, row("f", 1, "s"))] == ["yes", "yes", "yes", "no", "no", ""]
    assert speed.table(missed[:1]).splitlines()[-1] == "| d, s | 4.00 | 3.00 | no |"


def test_a_rate_counts_what_was_done_in_the_time(monkeypatch):
    clock = iter([0.0, 0.0, 0.5, 1.5, 2.0])
    monkeypatch.setattr(speed.time, "process_time", lambda: next(clock))
    seeds = []
    found = speed.rate(lambda seed: seeds.append(seed) or 10, 7, 2.0)
    assert found == 15.0
    assert seeds == [7, 1007, 2007]
