"""What is true of every match, over random play."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import wonderland
from tests.games.storytellers.tools import GAME, opened, start, step
from wonderland.games.storytellers import events as ev

OPTIONS = st.fixed_dictionaries(
    {
        "players": st.integers(2, 8),
        "themes": st.one_of(st.integers(1, 5), st.just("fair")),
        "ratings": st.sampled_from(["secret", "open"]),
        "grades": st.sampled_from(["auto", "all"]),
        "boring_limit": st.one_of(st.sampled_from(["auto", "none"]), st.integers(0, 3)),
        "skills": st.booleans(),
        "strict": st.booleans(),
    }
)


@settings(max_examples=15, deadline=None)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_a_match_of_any_options_keeps_its_cards_and_ends(options, seed):
    match, rng = opened(options=options, seed=seed % 1000), random.Random(seed)
    rounds = match.position.config.rounds
    while match.to_act is not None:
        step(match, rng)
        assert len(match.lines) < 3000
    state = match.state()
    lying = [laid.partition("@")[0] for pile in state["area"].values() for laid in pile]
    held = [card for cards in (*state["hands"].values(), *state["collections"].values()) for card in cards]
    decks = [card for deck in state["decks"].values() for card in deck]
    assert sorted([*lying, *held, *decks]) == sorted(match.position.config.names)
    assert {kind: len(deck) for kind, deck in state["decks"].items()} == state["deck_sizes"]
    assert state["round"] == rounds
    result = state["result"]
    assert result["completed"] + result["failed"] == 3 * options["players"]
    assert (min(result["scores"].values()) >= 0) or result["completed"] <= result["failed"] or options["strict"]


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 8))
def test_legal_is_exact_of_one_word_lines_and_views_agree(seed, players):
    """Every legal line is accepted, and of the lines that name a card no other one is."""
    match, rng = (opened(options={"players": players, "themes": 2}, seed=seed % 1000), random.Random(seed))
    for _ in range(rng.randrange(40, 160)):
        if match.to_act is None:
            return
        step(match, rng)
    if match.to_act in (None, "*"):
        return
    names = [*match.position.config.names, "-", "who", "where", "what", "when", "wondering", "boring"]
    legal = {str(line) for line in match.legal()}
    for seat in match.seats:
        for verb in ("play", "pass", "collect", "draw", "rate", "skill"):
            for name in names:
                line = f"{seat} {verb} {name}"
                assert (match.check(line) is None) == (line in legal), line
        assert {str(line) for line in match.view(seat).legal()} == {x for x in legal if x[0] == seat}


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 8))
def test_a_record_replays_to_the_same_state(seed, players):
    match, rng = opened(options={"players": players}, seed=seed % 1000), random.Random(seed)
    for _ in range(rng.randrange(1, 250)):
        if match.to_act is not None:
            step(match, rng)
    again = wonderland.game(GAME).load(match.record())
    assert again.state() == match.state()
    assert again.lines == match.lines


TELLS = {
    "first": ev.FirstDrawn, "open": ev.Opened, "hand": ev.HandDealt, "theme": ev.ThemeTurned,
    "achievements": ev.MissionsDealt, "character": ev.CharacterDealt, "pick": ev.DeckNamed, "play": ev.Played,
    "pass": ev.Passed, "tell": ev.Told, "rate": ev.Rated, "collect": ev.Collected, "reveal": ev.Revealed,
}  # fmt: skip
"""By what its seat or chance says: what is told of it."""
SKILLED = {
    "second": ev.Collected, "late": ev.Collected, "consolation": ev.Collected, "exchange": ev.Exchanged,
    "encore": ev.Played, "vanish": ev.Vanished, "glory": ev.IconNamed, "reverse": ev.VerdictTurned,
}  # fmt: skip
"""The same by the skill that a line uses."""


def told_of(match, who, verb, words):
    """What kind of event tells the last line."""
    if verb == "skill":
        config, state = match.position.config, match.position.value
        skill = config.skills[state.characters[config.seats.index(who)]]
        return SKILLED.get(skill, ev.RescueLeft if words == ["leave"] else ev.Collected)
    if verb == "draw":
        return ev.Drawn if who == "*" else ev.DrawDeclined if words == ["-"] else ev.DeckNamed
    return TELLS[verb]


def test_every_line_is_told_by_its_event():
    """Logs and pictures know of a line by its events alone."""
    heard = set()
    for players, seed in enumerate(range(2, 8), 2):  # with these all skills are used
        match, rng = (opened(options={"players": players, "themes": 4}, seed=seed), random.Random(seed))
        while match.to_act is not None:
            step(match, rng)
            who, verb, *words = match.lines[-1].split(maxsplit=2)
            kind = told_of(match, who, verb, words)
            found = [event for event in match.last_events if isinstance(event, kind)]
            assert len(found) == 1, match.lines[-1]
            seat = getattr(found[0], "seat", None)
            assert who == "*" or seat == who, match.lines[-1]
            heard.add(kind)
    told = {*TELLS.values(), *SKILLED.values(), ev.Drawn, ev.DrawDeclined, ev.RescueLeft}
    assert told - heard <= {ev.Passed}


def test_a_pass_says_its_deck_or_that_there_is_none():
    match = start(phase="play", players=3, active="a", to_play=["a", "b"], hands={"b": "who01"})
    match.play("a pass who")
    assert match.last_events[0] == ev.Passed("a", "who")
