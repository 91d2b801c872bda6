"""`wonderland play`: with nothing said of a match the menu, else the match."""

from __future__ import annotations

import pytest

from wonderland.cli.main import run
from wonderland.ui.shell import launch


@pytest.fixture
def opened(monkeypatch):
    """The sittings with which the window was opened; None for the menu."""
    found = []

    def open_it(wish, session=None, **_):
        found.append(session)
        return 0

    monkeypatch.setattr(launch, "run", open_it)
    yield found
    for session in found:
        if session:
            session.close()


@pytest.mark.parametrize("said", [[], ["--mute", "--fast"], ["--size", "900x600"]])
def test_with_nothing_said_of_a_match_the_menu_is_opened(opened, said):
    assert run(["play", *said]) == 0
    assert opened == [None]


@pytest.mark.parametrize("said", [[], ["--seed", "0"], ["--undo", "free"], ["--think", "1"]])
def test_whatever_is_said_of_a_match_opens_it(opened, name, said):
    assert run(["play", name, *said]) == 0
    (session,) = opened
    assert session.game.name == name


def test_an_option_alone_opens_a_match(opened):
    assert run(["play", "--seed", "3"]) == 0
    assert opened[0].match.seed == 3
