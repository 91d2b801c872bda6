"""How seats of the program tell and rate (section 12), with the worked examples ST-X43 and ST-X44."""

from __future__ import annotations

from random import Random

import pytest

import wonderland
from tests.games.storytellers.tools import GAME, opened, play, start
from wonderland.ai.play import play_on
from wonderland.games.storytellers import rating, telling
from wonderland.games.storytellers.ai.rater import Rater, points, wonderful, wonders
from wonderland.games.storytellers.state import BORING, WONDERING

CARDS = {"when": "when09", "who": "who17", "where": "where26", "what": "what30"}
TALE = (
    "I had this from a very reliable teapot. At six o'clock, the White Rabbit recited a poem that came "
    "out quite wrong in the Pool of Tears. Yes, the White Rabbit again. And the moral of that is that a "
    "friend is a stranger you have splashed."
)


def example(phase="tell", **rest):
    told = {"when": "when01", "where": "where01"}
    return start(area=CARDS, theme="thm15", phase=phase, told=told, players=3, last="c", **rest)


def rated(match, sort, mood):
    """What a rater of a sort says in a mood."""

    class Mood(Random):
        def choice(self, seq):
            assert tuple(seq) == (-1, 0, 1)
            return mood

    return Rater(sort).rate(match.position.value, 1, Mood())[0]


def test_x43_a_tale_is_opener_event_link_and_moral():
    match = example()
    assert match.state()["kept"] == ["who"]
    assert telling.next_tale(match.position.value, 6, 0) == TALE
    play(match, f'a tell "{TALE}"')
    state = match.position.value
    assert rating.links(state, [c for c in state.told if c >= 0]) == 3
    assert points(state) == 6
    assert rated(match, "fussy", 0) == WONDERING
    assert (rated(match, "fussy", -1), rated(match, "fair", -1)) == (BORING, WONDERING)


def test_x44_typed_text_is_rated_by_what_it_names_and_how_long_it_is():
    match = play(example(), 'a tell "The White Rabbit fell into the Pool of Tears"')
    assert points(match.position.value) == 4
    assert [rated(match, sort, 0) for sort in ("generous", "fair", "fussy")] == [WONDERING, BORING, BORING]
    longer = "One o'clock long ago the WHITE rabbit recited a song about those tears, or so they say"
    assert points(play(example(), f'a tell "{longer}"').position.value) == 6
    assert points(play(example(), "a tell -").position.value) == 6


def test_three_named_cards_and_twelve_words_are_a_point_each():
    """Of the four cards three are named, and no theme likes an icon that nobody shows."""
    three = "Brillig came, and the rabbit with his watch sat in the pool of tears"
    named = "The rabbit recited a poem about the tears"
    for text, found in ((f"{named} which he had shed", 6), (named, 5), (three, 5)):
        assert points(play(example(), f'a tell "{text}"').position.value) == found, text
    match = play(start(area=CARDS, theme="thm01", phase="tell", players=3, last="c"), "a tell -")
    assert points(match.position.value) == 5


@pytest.mark.parametrize(("kept", "link"), [
    ({}, "Yes, the White Rabbit again."), ({"who": "who01"}, "Nobody had moved: it was still in the Pool of Tears."),
    ({"who": "who01", "where": "where01"}, "All this happened at six o'clock, just as before."),
    ({"who": "who01", "where": "where01", "when": "when01"}, "And how we got here from there is another story."),
])  # fmt: skip
def test_the_link_is_the_first_pile_that_is_kept(kept, link):
    match = start(area=CARDS, phase="tell", told=kept)
    assert link in telling.next_tale(match.position.value, 0, 0)


def test_an_empty_pile_has_words_of_its_own():
    match = start(area={**CARDS, "who": "", "what": ""}, phase="tell")
    said = telling.next_tale(match.position.value, 0, 1)
    assert "Nobody in particular did nothing at all in the Pool of Tears" in said


def test_all_tales_are_recognised_and_nothing_else_is():
    match = example()
    state = match.position.value
    data = state.config.definitions
    cards = [state.top(kind) for kind in range(4)]
    told = {telling.next_tale(state, o, e) for o in range(8) for e in range(6)}
    assert len(told) == 48
    assert all(telling.recognised(data, cards, state.theme, str(text)) == text for text in told)
    assert telling.recognised(data, cards, state.theme, TALE + " ") is None


def test_how_likely_raters_wonder():
    assert [round(9 * wonders(n)) for n in range(2, 8)] == [0, 1, 3, 6, 8, 9]
    assert wonderful(7, 5) == pytest.approx(1)
    assert wonderful(5, 1) == pytest.approx(wonders(5))


def test_the_hard_level_minds_the_leader_and_the_group():
    leads = play(example(collections={"a": "what01", "b": ""}, round=1), "a tell -")
    behind = play(example(round=5), "a tell -")
    for match, more in ((leads, -1), (behind, 1)):
        state, rng = match.position.value, Random(3)
        plain = [Rater("fussy").rate(state, 1, Random(n))[0] for n in range(60)]
        minds = [Rater("fussy", minds=True).rate(state, 1, Random(n))[0] for n in range(60)]
        assert (sum(minds) - sum(plain)) * more > 0, rng


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_a_level_plays_a_match_to_its_end_and_tells_in_words(level):
    game = wonderland.game(GAME)
    match = opened(options={"players": 3, "themes": 3}, seed=2)
    agents = {seat: game.agent(level, seed=n) for n, seat in enumerate(match.seats)}
    while play_on(match, agents):
        pass
    assert match.result
    told = [line for line in match.lines if " tell " in line]
    assert len(told) == 3
    assert level == "random" or all('"' in line for line in told)


def test_the_same_seed_plays_the_same():
    game = wonderland.game(GAME)
    lines = []
    for _ in range(2):
        match = opened(options={"players": 4, "themes": 2}, seed=5)
        agents = {seat: game.agent("hard", seed=n) for n, seat in enumerate(match.seats)}
        while play_on(match, agents):
            pass
        lines.append(match.lines)
    assert lines[0] == lines[1]


def test_a_seat_is_known_by_its_voice():
    """Each has a few openers of its own, and two seats seldom the same."""
    voices = []
    for seed in range(4):
        agent, match = wonderland.game(GAME).agent("easy", seed=seed), example()
        told = {str(agent.choose(match.view("a")).action)[:20] for _ in range(40)}
        assert 1 < len(told) <= 3
        voices.append(frozenset(told))
    assert len({*voices}) > 1
