"""The box in which a line is typed: a whole line may be, or what follows the seat's letter."""

from __future__ import annotations

import pygame
import pytest

from wonderland.kit.legal import Listed
from wonderland.ui.kit.notation_box import NotationBox


class Seat:
    """Takes every line that is said."""

    to_act = "w"

    def __init__(self):
        self.said = []

    def legal(self):
        return Listed(["w wait", "w wake e"])

    def try_line(self, line):
        self.said.append(line)


@pytest.mark.parametrize(
    ("typed", "said"), [("wait", "w wait"), ("w wait", "w wait"), ("w w w wait", "w wait"), ("wake w ", "w wake w")]
)
def test_the_seats_letter_may_be_typed_or_left_out(typed, said):
    seat = Seat()
    box = NotationBox(seat, lambda deed: deed(), print, print)
    for letter in typed:
        assert box.handle(pygame.event.Event(pygame.KEYDOWN, key=ord(letter), unicode=letter))
    box.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode=""))
    assert seat.said == [said]
    assert box.done
