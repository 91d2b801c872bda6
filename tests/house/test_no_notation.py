"""What people read has names in it: no card, being or die stands there as lines of a record write them."""

from __future__ import annotations

import random

import pytest

from tests.house.matches import having, play_any
from tests.house.tokens import Tokens
from tests.ui.apps import at_a_table
from tests.ui.devices import settle
from wonderland import api

PLAYED, SHOWN = 120, 12
"""Lines of a match, and how many of the legal ones are looked at in each decision."""
WITH_NAMES = having("hints")
"""Games whose lines can be said in names; a game of rules alone has its notation only."""


def walk(name, tokens, seed=1):
    """A match of random play, at each of its decisions; the tokens learn its lines."""
    match, rng = api.game(name).new(seed=seed), random.Random(seed)
    while match.to_act is not None and len(match.lines) < PLAYED:
        if match.to_act != "*":
            legal = match.legal()
            some = [str(legal.choose(rng)) for _ in range(SHOWN)]
            tokens.learn(some)
            yield match, some, rng
        tokens.learn([play_any(match, rng)])


def wrong(tokens, texts):
    """Those of the texts in which tokens stand."""
    return sorted({(text, *found) for text in texts if (found := tokens.within(text))})


@pytest.mark.parametrize("name", having("text"))
def test_the_log(name):
    tokens, said = Tokens(name), []
    text = api.game(name).parts.text
    match, rng = api.game(name).new(seed=2), random.Random(2)
    while match.to_act is not None and len(match.lines) < 3 * PLAYED:
        tokens.learn([play_any(match, rng)])
        said += [text.sentence(event, match) for event in match.last_events]
    if match.result:
        said.append(text.ending(match))
    assert wrong(tokens, said) == []


@pytest.mark.parametrize("name", WITH_NAMES)
def test_hints_and_what_agents_did(name):
    tokens, said = Tokens(name), []
    game = api.game(name)
    hints, agent = game.parts.hints, game.agent("random", 1)
    for match, lines, _ in walk(name, tokens):
        for line in lines[:4]:
            together = hints.together(match.copy(), line, agent)
            said += [hints.nudge(match, together), hints.advice(match, together)]
            said += [hints.deeds(match, together), hints.deeds(match, [line])]
    assert wrong(tokens, said) == []


@pytest.mark.parametrize("name", WITH_NAMES)
def test_why(name):
    tokens, said = Tokens(name), []
    game = api.game(name)
    agents = [game.agent(level, 1) for level in list(game.levels)[:2]]
    for match, _, _ in walk(name, tokens):
        if len(match.lines) < PLAYED // 2:
            seat = match.to_act
            for agent in agents:
                why = agent.choose(match.view(seat)).why
                said += [game.parts.hints.reason(match, why), game.parts.hints.reason(match, why, seat)]
    assert wrong(tokens, said) == []


def refusals(name, tokens):
    """What is said of lines that are wrong in a word or two, all through matches."""
    heard, words = set(), set()
    for seed in (1, 2, 3):
        for match, lines, rng in walk(name, tokens, seed):
            words |= {word for line in lines for word in line.split()[2:]}
            heard |= set(lines)
            tried = [mutated(line, sorted(words), rng) for line in lines]
            tried += rng.sample(sorted(heard), min(len(heard), SHOWN))
            for line in tried:
                if refused := match.check(line):
                    yield line, refused


def mutated(line, words, rng):
    """A line with some of its words others."""
    seat, verb, *others = line.split()
    for _ in range(rng.randint(1, 2)):
        if others:
            others[rng.randrange(len(others))] = rng.choice(words)
    return " ".join([seat, verb, *others])


@pytest.mark.parametrize("name", WITH_NAMES)
def test_refusals(name):
    tokens = Tokens(name)
    found = {refused.message: line for line, refused in refusals(name, tokens)}
    assert len(found) > 5
    assert wrong(tokens, found) == []


# --- in the window ---------------------------------------------------------------------------------
def shown(app):
    """All that a screen shows and says, also when something is pointed at or spoken."""
    found = {box.text for box in app.canvas.texts}
    for region in app.canvas.regions:
        found |= {app.fonts.told(text) for text in (region.spoken, region.why)}
    return found


def press_any(app, rng):
    """Press a control, but for the log's, which may be read in notation too."""
    if keys := [one for one in app.canvas.regions if one.act and one.key != "log"]:
        app.activate(rng.choice(keys))
        app.step(20)
        app.draw()


@pytest.mark.parametrize("name", WITH_NAMES)
def test_the_table(name, app):
    tokens, said, rng = Tokens(name), set(), random.Random(3)
    for _ in walk(name, tokens):
        pass
    scene = at_a_table(app, name)
    session, bottom = scene.session, len(app.scenes)
    while session.match.to_act is not None and len(session.match.lines) < PLAYED // 2:
        settle(app)
        said |= shown(app)
        for _ in range(3):
            press_any(app, rng)
            said |= shown(app)
        while len(app.scenes) > bottom:
            app.pop()
        if session.match.to_act not in (None, "*"):
            line = str(session.match.legal().choose(rng))
            tokens.learn([line])
            scene.do(lambda line=line: line)
    assert wrong(tokens, said) == []
