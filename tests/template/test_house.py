"""The house is blind: a game that it has never heard of passes every command, table and program.

Three Hats has three seats, hidden hands, lines out of turn, free text, and shared places. It brings
rules, words and numbers, and nothing else.
"""

from __future__ import annotations

import io
import json
import time

import pytest

import wonderland
from wonderland.cli.main import run
from wonderland.content import places, records
from wonderland.core.errors import BadInput, IllegalAction
from wonderland.games import registry
from wonderland.session.autosave import Autosave, autosave_path
from wonderland.session.match_session import MatchSession, Seat, seats_of

DEAL = [
    f"* deal {seat} {card}" for seat, hand in (("a", (1, 5, 9)), ("b", (2, 6, 10)), ("c", (3, 7, 11))) for card in hand
]
TRICK = ["a say Good day", "c bell", "a lay 9", "b lay 2", "c lay 3"]


@pytest.fixture(autouse=True)
def _among_the_games(three_hats):
    """Every test here is about that game."""


def begun(*lines, **options):
    match = wonderland.game("three-hats").new(options=options, seed=1)
    for line in (*DEAL, *lines) if not options else lines:
        match.play(line)
    return match


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "hats.wonder.yaml"
    path.write_text(records.write(begun(*TRICK[:4]).record()))
    return path


def call(capsys, *arguments):
    code = run([str(a) for a in arguments])
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out, err


# --- out of turn, free text, places --------------------------------------------------------------
def test_a_seat_may_act_out_of_turn_and_say_what_can_not_be_listed():
    match = begun()
    assert match.to_act == "a"
    assert [str(a) for a in match.legal("b")] == ["b bell"]
    assert {str(a)[0] for a in match.legal()} == {"a", "b", "c"}
    (pattern,) = match.patterns()
    assert match.check(pattern.example) is None
    assert match.patterns("b") == ()
    match.play("b bell")
    assert [str(a) for a in match.legal("c")] == []
    with pytest.raises(IllegalAction):
        match.play("b say Me too")


def test_places_are_shared_and_several_win():
    match = begun(preset="brief")
    for line in ("* deal a 4", "* deal b 8", "* deal c 6", "a lay 4", "b lay 8", "c lay 6"):
        match.play(line)
    assert match.result == {"winner": "b", "reason": "tricks", "places": {"a": 2, "b": 1, "c": 2}}
    assert match.outcome.winners == ("b",)
    assert match.outcome.rewards == {"a": -0.5, "b": 1.0, "c": -0.5}
    two = begun(players=2, cards=2)
    for line in ("* deal a 1", "* deal a 9", "* deal b 2", "* deal b 3", "a lay 1", "b lay 2", "a lay 9", "b lay 3"):
        two.play(line)
    assert two.seats == ("a", "b")
    assert two.outcome.places == {"a": 1, "b": 1}
    assert (two.result["winner"], two.outcome.winners) == (None, ())


# --- commands ------------------------------------------------------------------------------------
def test_games_names_it_with_its_seats_options_and_levels(capsys):
    code, out, _ = call(capsys, "games", "--json")
    found = next(game for game in json.loads(out) if game["name"] == "three-hats")
    assert code == 0
    assert (found["seats"], found["levels"]) == (["a", "b", "c"], ["random", "trials"])
    assert set(found["options"]) == {"players", "cards", "open", "best"}
    assert "Three Hats" in call(capsys, "games")[1]


def test_replay_as_each_seat_knows_it(capsys, record):
    code, out, _ = call(capsys, "replay", record, "--each", "--seat", "c")
    assert code == 0
    assert "* deal a ??" in out
    assert "* deal c 7" in out
    assert "a lay ??" in out
    assert "a lays a card." in out
    assert "a lay 9" not in out
    whole = call(capsys, "replay", record, "--each")[1]
    assert "a lay 9" in whole
    assert "a lays 9." in whole
    last = json.loads(call(capsys, "replay", record, "--json", "--seat", "b")[1])
    assert last["hands"] == {"a": 2, "b": [6, 10], "c": 3}
    assert last["laid"] == {"a": 0, "b": 2}
    code, _, err = call(capsys, "replay", record, "--seat", "w")
    assert code == 2
    assert "there is no seat w; there is a, b, c" in err


def test_legal_lists_what_anybody_may_do(capsys, record):
    code, out, err = call(capsys, "legal", record)
    assert code == 0
    assert out.splitlines() == ["c lay 11", "c lay 3", "c lay 7"]
    assert "c say TEXT" in err
    assert json.loads(call(capsys, "legal", record, "--json")[1]) == out.splitlines()


def test_rules_check_learn_and_analyse(capsys, record):
    assert "TH-3" in call(capsys, "rules", "three-hats")[1]
    assert "takes the trick" in call(capsys, "rules", "three-hats", "--rule", "th-2")[1]
    assert call(capsys, "rules", "three-hats", "--being", "x")[0] == 2
    assert call(capsys, "check", record)[0] == 0
    code, _, err = call(capsys, "learn", "three-hats", "--list")
    assert (code, "Three Hats has no lessons" in err) == (2, True)
    code, _, err = call(capsys, "analyse", record)
    assert (code, "can't be analysed" in err) == (2, True)


def test_simulate_counts_any_number_of_seats(capsys, tmp_path):
    words = ("simulate", "three-hats", "--games", 6, "--seed", 3)
    code, out, _ = call(capsys, *words, "--jobs", 1, "--report", tmp_path / "r",
                        "--out", tmp_path / "o.csv", "--records", tmp_path / "m")  # fmt: skip
    assert code == 0
    assert "Ann (ai:random)" in out
    assert "mean place  Ann" in out
    assert "pool" not in (tmp_path / "r" / "summary.md").read_text()
    assert len(list((tmp_path / "m").iterdir())) == 6
    assert call(capsys, *words, "--jobs", 2)[1] == out
    two = call(capsys, *words, "--jobs", 1, "--option", "players=2", "--option", "open=true")
    assert two[0] == 0
    assert "Cat" not in two[1]
    assert call(capsys, *words, "--pool", "a=x")[0] == 2


@pytest.mark.parametrize(
    ("word", "what"),
    [("players=4", "from 2 to 3"), ("open=maybe", "true or false"), ("best=tall", "high or low"),
     ("hats=3", "there is no option hats; there are preset, players"), ("cards", "KEY=VALUE"),
     ("preset=long", "there is no preset long: usual, brief")],
)  # fmt: skip
def test_wrong_options_are_refused_with_what_is_possible(capsys, word, what):
    for command in (("play", "--text"), ("simulate", "--games", 1)):
        code, out, err = call(capsys, command[0], "three-hats", *command[1:], "--option", word)
        assert (code, out) == (2, "")
        assert what in err


def test_wrong_seats_are_refused_with_those_there_are(capsys):
    words = ("play", "three-hats", "--text", "--option", "players=2", "--seat", "c=human")
    code, _, err = call(capsys, *words)
    assert code == 2
    assert "The seats are a, b." in err


def test_play_in_the_terminal_by_people_and_agents(capsys, monkeypatch, tmp_path):
    said = "?\nstate\nhint\nwhy\na say Hallo\n? lay\na lay 12\nundo\nsave {}\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(said.format(tmp_path / "s.wonder.yaml")))
    code, out, _ = call(
        capsys, "play", "three-hats", "--text", "--seed", 3, "--seat", "b=ai:random", "--seat", "c=ai:random"
    )
    assert code == 0
    assert "* deal b ??" in out, "nobody sees the hand of another"
    assert "* deal a ??" not in out
    assert "Ann> " in out
    assert "a say TEXT   Says it." in out
    assert "Any action will do." in out, "the hint of a game without hints"
    kept = records.read(tmp_path / "s.wonder.yaml")
    assert kept.seats["b"] == {"name": "Ben", "player": "ai:random"}


# --- a table -------------------------------------------------------------------------------------
def until(session, done):
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end
        if session.match.to_act == "*":
            session.draw()
        elif not session.poll():
            time.sleep(0.002)


def test_agents_finish_a_match_between_themselves_also_out_of_turn():
    game = wonderland.game("three-hats")
    rung = 0
    for seed in range(3):
        seats = {seat: Seat(seat, "ai:random") for seat in game.seats}
        session = MatchSession(game, game.new(seed=seed), seats)
        until(session, lambda session=session: session.match.result)
        rung += sum(line.endswith("bell") for line in session.match.lines)
        assert {reason.line[0] for reason in session.reasons} == {"a", "b", "c"}
        session.close()
    assert rung, "some bell was rung"


def test_an_unfinished_match_goes_on_with_its_own_seats():
    game, path = wonderland.game("three-hats"), autosave_path("three-hats")
    seats = {"a": Seat("Zoe"), "b": Seat("Ben"), "c": Seat("Bot", "ai:random")}
    session = MatchSession(game, begun(), seats, Autosave(path))
    session.play("b bell")
    session.play("a lay 9")
    assert session.last_line == "a lay ??", "Ben looks, too"
    assert session.last_events[0].card == 0
    session.close()
    again = records.read(path, tolerant=True)
    assert seats_of(again) == seats
    assert game.load(again).lines == session.match.lines


def test_people_in_a_hot_seat_take_back_their_own_lines():
    game = wonderland.game("three-hats")
    session = MatchSession(game, begun(), {seat: Seat(seat) for seat in "abc"})
    session.undo_rule = "revealed"
    session.play("a lay 9")
    assert not session.may_undo().allowed, "it is for Ben to act"
    session.undo_rule = "free"
    assert session.undo() == "a lay ??", "others look on"
    assert session.match.to_act == "a"
    session.close()


# --- programs ------------------------------------------------------------------------------------
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")
def test_learning_programs_play_it():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from wonderland import rl

    api_test(rl.env("three-hats", seed=1), num_cycles=200)
    seed_test(lambda: rl.env("three-hats", seed=1), num_cycles=50)
    env = rl.env("three-hats", options={"players": 2}, seed=2, render_mode="rgb_array")
    env.reset()
    assert env.possible_agents == ["player_0", "player_1"]
    assert env.render().ndim == 3


# --- the registry --------------------------------------------------------------------------------
def test_a_wrong_info_is_told_with_its_line(tmp_path, monkeypatch):
    monkeypatch.setenv(places.FURTHER, str(tmp_path))
    folder = tmp_path / "broken"
    folder.mkdir()
    good = "title: T\ntagline: T.\nplayers: two\nseats:\n  a: {name: A}\n"
    for text, what in (
        (f"{good}colour: red\n", "info.yaml:6"),
        (good.replace("  a:", "  ann:"), "info.yaml:5"),
        (f"{good}parts: nowhere\n", "info.yaml:6"),
        (f"{good}parts: {{rules: a:B, ruels: a:B}}\n", "info.yaml:6.*text, check, mods"),
        (f"{good}parts: {{text: a:B}}\n", "info.yaml:6.*It names its rules"),
        (f"{good}parts:\n  rules: no place\n", "info.yaml:7.*a module, or a name in one"),
    ):
        (folder / "info.yaml").write_text(text)
        registry._read.cache_clear()
        with pytest.raises(BadInput, match=what):
            registry.names()
    registry._read.cache_clear()


@pytest.mark.parametrize(
    ("entry", "what"),
    [
        ("no_such.place:PARTS", "info.yaml:8: there is no module no_such.place"),
        ("tests.template.parts:HatsTxet", "info.yaml:8: tests.template.parts has no HatsTxet"),
        (
            "tests.template.parts:encoding",
            "info.yaml:8: tests.template.parts:encoding has no ending, sentence and state",
        ),
        ("tests.template.hats", "info.yaml:8: tests.template.hats has no ending, sentence and state"),
    ],
)
def test_a_wrong_part_is_told_with_its_line_when_it_is_asked_for(tmp_path, monkeypatch, entry, what):
    monkeypatch.setenv(places.FURTHER, str(tmp_path))
    path = tmp_path / "broken" / "info.yaml"
    path.parent.mkdir()
    path.write_text(
        "title: T\ntagline: T.\nplayers: two\nseats:\n  a: {name: A}\nparts:\n"
        f"  rules: tests.template.hats:ThreeHats\n  text: {entry}\n"
    )
    registry._read.cache_clear()
    parts = registry.parts("broken")
    assert "text" in parts and "hints" not in parts
    assert parts.hints is None
    for ask in (lambda: parts.text, lambda: registry.check_info(path)):
        with pytest.raises(BadInput, match=what):
            ask()
    registry._read.cache_clear()


def test_a_game_without_agents_of_its_own_is_played_by_whoever_tries_its_actions():
    """It sees no more than its seat does, plays the same by the same seed, and better than chance."""
    game = wonderland.game("three-hats")

    def places(seed, level):
        match = game.new(seed=seed)
        agents = {seat: game.agent(level if seat == "a" else "random", seed) for seat in game.seats}
        while match.result is None:
            if match.to_act == "*":
                match.draw()
            else:
                match.play(agents[match.to_act].choose(match.view(match.to_act)).action)
        return match.outcome.places["a"], match.lines

    assert places(1, "trials") == places(1, "trials")
    tried = sum(places(seed, "trials")[0] for seed in range(12))
    hasty = sum(places(seed, "random")[0] for seed in range(12))
    assert tried < hasty
