"""What is said of the window counts before the command as after it."""

from __future__ import annotations

import pytest

from wonderland.cli.arguments import parser

SAID = ["--size", "900x500", "--theme", "high-contrast", "--mute", "--fast", "--fullscreen", "--usual-keys"]
WINDOWS = (["play"], ["learn"], ["watch", "some.yaml"])


@pytest.mark.parametrize("command", WINDOWS, ids=lambda command: command[0])
@pytest.mark.parametrize("before", [True, False])
def test_an_option_of_the_window_counts_on_either_side_of_the_command(command, before):
    given = parser().parse_args([*SAID, *command] if before else [*command, *SAID])
    assert given.size == (900, 500)
    assert given.theme == "high-contrast"
    assert (given.mute, given.fast, given.fullscreen, given.usual_keys) == (True,) * 4


@pytest.mark.parametrize("command", WINDOWS, ids=lambda command: command[0])
def test_what_is_not_said_is_left_to_the_settings(command):
    given = parser().parse_args(command)
    assert (given.size, given.theme) == (None, None)
    assert not (given.mute or given.fast or given.fullscreen or given.usual_keys)


def test_the_later_word_counts():
    given = parser().parse_args(["--theme", "classic", "play", "--theme", "high-contrast"])
    assert given.theme == "high-contrast"


def test_pictures_are_drawn_in_the_size_and_theme_said_before():
    given = parser().parse_args(["--size", "900x500", "--theme", "high-contrast", "shots", "here"])
    assert (given.size, given.theme) == ((900, 500), "high-contrast")
