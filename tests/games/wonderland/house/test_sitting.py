"""A table whose agents think elsewhere: failures, what ends a thought, reasons, hints."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from tests import works
from tests.games.wonderland.helpers import POOL_E, POOL_W, fresh, game, start
from tests.unit.test_worker import gone, wait_for
from wonderland.ai.levels import level_of
from wonderland.content.places import logs_folder
from wonderland.core.agent import Choice
from wonderland.core.errors import IllegalAction
from wonderland.session import thinking, worker
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.settings import defaults
from wonderland.session.worker import Desk

ROW = [f"{column}7" for column in "bcdefgh"]


@pytest.fixture
def sit():
    """Make tables that are closed when the test is over."""
    tables = []

    def make(match, west="human", east="ai:easy", **more):
        seats = {"w": Seat("Ann", west), "e": Seat("Hatter", east)}
        tables.append(MatchSession(game(), match, seats, **more))
        return tables[-1]

    yield make
    for session in tables:
        session.close()


def easts_turn():
    """A match in which East is to choose dice after a turn of West's."""
    match = fresh()
    for line in ("w dice AS", "* roll M", "w end"):
        match.play(line)
    return match


def thinking_table(sit, monkeypatch, match=None, **more):
    """A table at which an agent is at it and will not come to an end."""
    monkeypatch.setattr(thinking, "choose", works.stuck)
    session = sit(match or easts_turn(), **more)
    assert session.poll() == []
    assert session.thinking
    return session, session._worker.pid


# --- thinking ------------------------------------------------------------------------------------
def test_an_agent_plays_and_says_why(sit):
    session = sit(easts_turn())
    assert session._worker.pid is None, "no process before there is a thought"
    assert session.poll() == []
    assert session._worker.pid
    events = wait_for(session.poll)
    assert session.match.lines[-1].startswith("e dice")
    assert events == session.match.last_events
    (reason,) = session.reasons_of("e")
    assert reason.line == session.match.lines[-1]
    assert reason.why
    assert (reason.place, reason.turn, reason.own) == (3, 2, True)


def test_many_tables_start_no_process(sit):
    tables = [sit(easts_turn()) for _ in range(20)]
    assert all(session._worker.pid is None for session in tables)


def test_a_table_is_warmed_where_agents_sit(sit):
    people, agents = sit(fresh(), east="human"), sit(fresh())
    people.warm()
    agents.warm()
    assert people._worker.pid is None
    pid = agents._worker.pid
    assert pid
    agents.close()
    wait_for(lambda: gone(pid))


@pytest.mark.parametrize("way", [works.fail, works.vanish])
def test_after_three_failures_the_table_plays_on_and_says_so_once(sit, monkeypatch, way):
    monkeypatch.setattr(thinking, "choose", way)
    session = sit(easts_turn())
    assert wait_for(session.poll)
    assert len(session.match.lines) == 4
    assert "Hatter could not think" in session.take_notice()
    assert session.take_notice() == ""
    assert list(logs_folder().glob("agent-*"))
    assert session.reasons_of("e")[0].line == session.match.lines[-1]


def test_a_killed_thought_is_begun_again(sit, monkeypatch):
    session, pid = thinking_table(sit, monkeypatch)
    monkeypatch.undo()
    os.kill(pid, signal.SIGKILL)
    assert wait_for(session.poll)
    assert session.match.lines[-1].startswith("e dice")
    assert session.take_notice() == ""


@pytest.mark.parametrize("end", ["undo", "leave", "resign"])
def test_a_thought_is_given_up_at_once_and_gone_soon(sit, monkeypatch, end):
    session, pid = thinking_table(sit, monkeypatch)
    may, usual = threading.Event(), worker._end
    monkeypatch.setattr(worker, "_end", lambda *given: may.wait() and usual(*given))
    if end == "undo":
        assert session.undo() == "w end"
    elif end == "leave":
        session.close()
    else:
        session.play("w resign")
        assert session.match.result["winner"] == "e"
    assert not session.thinking
    assert session.poll() == []
    assert not gone(pid), "nobody waited for that"
    may.set()
    wait_for(lambda: gone(pid))


def test_a_level_thinks_as_long_as_it_says_unless_told(monkeypatch):
    asked = []

    class Game(type(game())):
        def agent(self, level, seed=0, seconds=None):
            asked.append(seconds)
            return super().agent(level, seed, seconds)

    monkeypatch.setattr(thinking.api, "Game", Game)
    match = easts_turn()
    for level, seconds in (("hard", None), ("hard", 0.2), ("easy", None)):
        about = thinking.Asked.of(match.record())
        thinking.choose(Desk(print), match.game, about, "e", level, 1, seconds)
    assert asked == [level_of(game().rules, "hard").seconds, 0.2, None]


def test_the_settings_seconds():
    values = defaults()
    assert values.seconds is None
    assert values.model_copy(update={"think": 7}).seconds == 7


# --- reasons -------------------------------------------------------------------------------------
def test_reasons_are_those_since_the_agents_own_turn_began(sit, monkeypatch):
    session = sit(easts_turn())
    while session.match.to_act != "w":
        if session.match.to_act == "*":
            session.draw()
        else:
            wait_for(session.poll)
    own = session.reasons_of("e")
    assert {reason.turn for reason in own} == {2}
    session.play("w dice AS")
    while session.match.to_act != "w":
        session.draw()
    assert session.reasons_of("e") == own, "they stay while the person plays"
    assert session.reasons_of("w") == []


def test_reasons_go_with_what_is_taken_back(sit):
    session = sit(easts_turn())
    wait_for(session.poll)
    session.undo()
    assert session.reasons == []


# --- hints ---------------------------------------------------------------------------------------
def test_a_hint_is_found_for_who_is_to_act(sit):
    session = sit(fresh(), east="human")
    session.seek_hint()
    assert session.seeking
    assert not session.thinking
    assert wait_for(session.poll_hint)
    (line,) = session.hint.lines
    assert session.match.check(line) is None
    assert session.hint.why
    assert not session.seeking
    session.play(line)
    assert session.hint is None, "it was for what is past"


def test_a_hint_is_cancelled_when_the_player_acts(sit, monkeypatch):
    monkeypatch.setattr(thinking, "hint", works.stuck)
    session = sit(fresh())
    session.seek_hint()
    pid = session._worker.pid
    session.play("w dice AS")
    wait_for(lambda: gone(pid))
    assert not session.seeking
    assert not session.poll_hint()


def test_there_is_no_hint_for_chance_or_agents(sit):
    match = fresh()
    session = sit(match, west="ai:easy")
    session.seek_hint()
    assert not session.seeking
    match.play("w dice AS")
    session.seek_hint()
    assert not session.seeking


def test_a_hint_that_fails_says_so(sit, monkeypatch):
    monkeypatch.setattr(thinking, "hint", works.fail)
    session = sit(fresh())
    session.seek_hint()
    assert wait_for(session.poll_hint)
    assert session.hint.lines == ()
    assert "No hint" in session.hint.why


def hinted(match, seconds=60.0):
    return thinking.hint(Desk(print), match.game, thinking.Asked.of(match.record()), match.to_act, 1, seconds)


CORNER = {
    "laid": {"w": ROW, "e": ["i7", "j7"]},
    "beings": [{"id": "w6H", "square": "e7"}, {"id": "e4C", "square": "h7"}],
}


@pytest.mark.parametrize(
    ("phase", "lines"),
    [
        ("choose", []),
        ("choose", ["w dice AS 4H JS", "* roll S S M"]),
        ("action", []),
        ("action", ["w attack KH e4C"]),
        ("action", ["w attack KH e4C", "w end"]),
        ("action", ["w attack KH e4C", "w end", "e pass"]),
    ],
)
def test_a_hint_can_be_played_at_every_kind_of_decision(phase, lines):
    match = start(
        phase=phase,
        laid={"w": ROW},
        factors={"w": {"M": 4, "A": 2}, "e": {"F": 2, "D": 2}},
        beings=[{"id": "wKH", "square": "c7"}, {"id": "e4C", "square": "d7"}, {"id": "eKC", "square": "f7"}],
    )
    for line in lines:
        match.play(line)
    side, hint = match.to_act, hinted(match, 4.0)  # it takes all the time it is given
    assert all(line.startswith(side) for line in hint.lines)
    for line in hint.lines:
        match.play(line)


class Scripted:
    """An agent that says what it is given to say."""

    def __init__(self, lines):
        self.lines = list(lines)

    def choose(self, view):
        return Choice(self.lines.pop(0), "It is written.")


@pytest.mark.parametrize(
    ("script", "told"),
    [
        (["w move 6H f7", "w move 6H g7", "w attack 6H e4C", "w end"], 3),
        (["w move 6H f7", "w use KH w6H 1", "w end"], 1),
        (["w use KH w6H 1", "w move KH c7", "w end"], 2),
        (["w end"], 1),
    ],
)
def test_what_one_being_does_in_a_row_is_one_hint(monkeypatch, script, told):
    beings = [*CORNER["beings"], {"id": "wKH", "square": "d7"}, {"id": "eKC", "square": "j7"}]
    factors = {"w": {"M": 4, "A": 1, "C": 1}, "e": {"F": 1}}
    match = start(factors=factors, **{**CORNER, "beings": beings})
    monkeypatch.setattr(thinking, "_agent", lambda *_: Scripted(script))
    assert hinted(match) == (tuple(script[:told]), "It is written.")


def test_a_hint_knows_no_more_than_the_seat():
    """Two matches that differ in cards of East's that nobody has seen give the same hint."""
    other = [card for card in POOL_E if card != "KD"] + ["8C"]
    found = []
    for pool in (POOL_E, other):
        pools = {"w": POOL_W, "e": pool}
        match = start(pools=pools, phase="choose", **CORNER)
        found.append(hinted(match))
    assert found[0] == found[1]


def test_a_hint_is_the_same_for_the_same_match():
    match = start(phase="choose", **CORNER)
    assert hinted(match) == hinted(match.copy())


def test_an_unfinished_hint_leaves_the_match_alone(sit, monkeypatch):
    monkeypatch.setattr(thinking, "hint", works.stuck)
    session = sit(fresh())
    session.seek_hint()
    before = session.match.state()
    assert not session.poll_hint()
    assert session.match.state() == before
    with pytest.raises(IllegalAction):
        session.play("w end")
    assert session.seeking, "what is refused changes nothing"
