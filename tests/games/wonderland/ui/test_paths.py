"""Laying a path is no trouble: it takes few clicks, and whole paths can be had and taken."""

from __future__ import annotations

import pygame
import pytest

from tests.games.wonderland.ui.hand import Inside
from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.games.wonderland import queries
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.shots import match_scene, played, summoning
from wonderland.ui.shell.studio import Studio

MEAN = 4
WHERE_A_PATH_IS_MEANT = 8
"""The most on average to lay one certain path of all that there are."""


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


class Counted(Inside):
    """A mouse and a keyboard that count clicks and keys."""

    def __init__(self, app):
        super().__init__(app)
        self.count = 0

    def click(self, x, y):
        self.count += 1
        super().click(x, y)

    def press(self, code):
        self.count += 1
        self.app.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        self.settle()


def summons_of_the_example():
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    return [i for i, line in enumerate(record.moves) if line.split()[1] == "summon"]


def by_glow(scene, hand, line):
    """Click three times where it glows, and take what lies there."""
    for _ in range(3):
        squares = {pair[0] for pair in queries.laying.placements(scene.match, scene.control.laid)}
        at = min(
            sorted(squares),
            key=lambda name: abs(ord(name[0]) - ord("j" if line[0] == "w" else "k")),
        )
        hand.move(*scene.layout.cell(at).center)
        hand.click(*scene.layout.cell(at).center)
    hand.press(pygame.K_RETURN)


def by_suggestion(scene, hand, line):
    """Choose the card of the record, call a path up and take it."""
    card = line.split()[2]
    hand.press(pygame.K_1 + scene.control.summonable().index(card))
    hand.press(pygame.K_p)
    hand.press(pygame.K_RETURN)


def by_the_record(scene, hand, line):
    """Lay just the path that the record has: the card, the dominoes, the start."""
    card, dominoes, start = line.split()[2], line.split()[3:6], line.split()[6]
    if card != scene.control.summonable()[-1]:
        hand.press(pygame.K_1 + scene.control.summonable().index(card))
    for domino in dominoes:
        cut = next(i for i in range(2, len(domino)) if domino[i].isalpha())
        a, b = domino[:cut], domino[cut:]
        hand.move(*scene.layout.cell(a).center)
        for _ in range(3):
            if scene.domino.pair_at(a) != (a, b):
                hand.press(pygame.K_r)
        hand.click(*scene.layout.cell(a).center)
    if scene.control.start != start:
        hand.click(*scene.layout.cell(start).center)
    hand.press(pygame.K_RETURN)


@pytest.mark.rule("W-21")
def test_a_summon_takes_four_clicks_and_keys_on_average(studio):
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    counts = {by_glow: [], by_suggestion: [], by_the_record: []}
    for index in summons_of_the_example()[:6]:
        for way, counted in counts.items():
            scene = match_scene(studio, played(studio, index))
            studio.app.draw()
            assert scene.control.mode == modes.SUMMONING
            hand = Counted(studio.app)
            way(scene, hand, record.moves[index])
            assert scene.match.lines[index:], (way, scene.control.refused, scene.control.laid)
            if way is by_the_record:
                assert scene.match.lines[index] == record.moves[index]
            counted.append(hand.count)
    means = {way.__name__: sum(counted) / len(counted) for way, counted in counts.items()}
    assert means["by_glow"] <= MEAN, means
    assert means["by_suggestion"] < MEAN, means
    assert means["by_the_record"] <= WHERE_A_PATH_IS_MEANT, means


@pytest.mark.rule("W-28")
def test_a_click_on_the_being_where_it_would_start_lays_the_path(studio):
    scene = summoning(studio)
    scene.control.summon("6C")
    assert scene.control.suggest()
    studio.app.draw()
    start = scene.control.start
    other = next(square for square in scene.control.starts() if square != start)
    hand, lines = Inside(studio.app), len(scene.match.lines)
    hand.click(*scene.layout.cell(other).center)
    assert scene.control.start == other
    assert len(scene.match.lines) == lines
    hand.click(*scene.layout.cell(other).center)
    assert scene.match.lines[lines].endswith(other)


@pytest.mark.rule("W-28")
def test_suggested_paths_go_round_and_the_being_stands_where_it_would_start(studio):
    scene = summoning(studio)
    scene.control.summon("6C")
    studio.app.draw()
    hand, seen = Counted(studio.app), []
    for _ in queries.suggestions(scene.match):
        hand.press(pygame.K_p)
        seen.append(scene.control.suggested)
        assert queries.laying.refusal(scene.match, scene.control.laid) is None
        assert scene.view.marks().arrival == ("w6C", scene.control.start)
        words = " ".join(text.text for text in studio.app.canvas.texts)
        assert "Path coach" in words
        assert "to their Image" in words
    assert seen[0] == "way"
    assert len(set(seen)) == len(seen) > 1
    hand.press(pygame.K_z)
    assert scene.control.laid == []
    assert scene.control.suggested == ""


@pytest.mark.rule("W-22")
def test_a_suggestion_goes_on_from_the_dominoes_that_lie(studio):
    scene = summoning(studio)
    scene.control.summon("6C")
    assert scene.control.put(("j8", "j9"))
    for _ in range(3):
        assert scene.control.suggest()
        assert scene.control.laid[:2] == ["j8", "j9"]
        assert len(scene.control.laid) == 6
    scene.control.take_back()
    assert scene.control.laid == ["j8", "j9"]


@pytest.mark.rule("W-21")
def test_suggestions_are_the_best_of_all_paths_in_what_they_are_for(studio):
    scene = summoning(studio)
    match = scene.match
    told = {path.aim: path for path in queries.suggestions(match)}
    judged = {aim: queries.coach(match, path.squares) for aim, path in told.items()}
    ways = [queries.way_weight(found.own_after) for found in judged.values()]
    assert queries.way_weight(judged["way"].own_after) == min(ways)
    if "room" in judged:
        assert judged["room"].room == max(found.room for found in judged.values())


def test_the_coach_speaks_plainly(studio):
    scene = summoning(studio)
    scene.control.summon("6C")
    assert scene.control.suggest()
    studio.app.draw()
    words = " ".join(text.text for text in studio.app.canvas.texts)
    assert "to lay)" not in words
    assert "step" in words
