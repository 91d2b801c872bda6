"""Word by word just the legal lines can be said: no word leads into a dead end, and none is missing."""

from __future__ import annotations

import random

import wonderland
from wonderland.kit.codes import CodedLegal
from wonderland.kit.grammar import VERB, WHOLE
from wonderland.kit.legal import Listed

FEW = 400
"""How many lines are all said word by word at every decision; once in a match it may be more."""


def said(legal, begun=()):
    """Every line that can be said word by word, as its words."""
    following = legal.following(begun)
    assert following, f"a dead end: {begun}"
    assert len(set(following)) == len(following)
    for word in following:
        if word == WHOLE:
            yield begun
        else:
            yield from said(legal, (*begun, word))


def text(seat, words):
    return " ".join([seat, *[word.text for word in words]])


def a_line(legal, rng):
    """One line, each word of it drawn."""
    words = ()
    while (word := rng.choice(legal.following(words))) != WHOLE:
        words = (*words, word)
    return words


def check_lines(game, options, many):
    """Just the legal lines can be said word by word, also those of verbs that have many."""
    match, rng = wonderland.game(game).new(seed=7, options=options), random.Random(7)
    verbs, all_of_many = set(), False
    while match.to_act is not None and len(match.lines) < 100:
        if match.to_act == "*":
            match.draw()
            continue
        legal = match.legal()
        assert isinstance(legal, CodedLegal)
        if len(legal) < FEW or not all_of_many:
            all_of_many |= len(legal) >= FEW
            lines = sorted(text(match.to_act, words) for words in said(legal))
            assert lines == sorted(map(str, legal))
        else:
            line = a_line(legal, rng)
            assert match.position.refusal(text(match.to_act, line)) is None
        verbs |= {word.text for word in legal.following() if word.role == VERB.name}
        match.play(legal.choose(rng))
    assert verbs >= many


def check_nothing_else(game, options):
    """Nothing follows what no line begins with."""
    match, rng = wonderland.game(game).new(seed=3, options=options), random.Random(3)
    while match.to_act is not None and len(match.lines) < 60:
        if match.to_act == "*":
            match.draw()
            continue
        legal = match.legal()
        line = a_line(legal, rng)
        assert legal.following((*line, WHOLE)) == []
        assert legal.following((VERB.word("jump"),)) == []
        for at in range(1, len(line)):
            wrong = (*line[:at], line[at]._replace(text="??"))
            assert legal.following((*wrong, *line[at + 1 :])) == []
        match.play(legal.choose(rng))


def check_completion(game, options):
    """What is typed is completed as if all lines were listed."""
    match, rng = wonderland.game(game).new(seed=5, options=options), random.Random(5)
    while match.to_act is not None and len(match.lines) < 40:
        if match.to_act == "*":
            match.draw()
            continue
        legal = match.legal()
        if len(legal) < 6000:
            listed = Listed(list(legal))
            line = str(legal.choose(rng))
            typed = [line[:at] for at in rng.sample(range(len(line) + 1), 2)]
            for text in ("", match.to_act, line, f"{line} ", f"{line}?", "?", *typed):
                assert legal.completed(text, 5) == listed.completed(text, 5)
        match.play(legal.choose(rng))
