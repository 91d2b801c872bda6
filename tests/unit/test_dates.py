"""Days and hours are told in the language of the one who reads them."""

import time

import pytest

from wonderland.content.languages import PSEUDO, language
from wonderland.core.message import told
from wonderland.ui.shell.dates import briefly, dated, lately

MARCH = time.mktime((2024, 3, 9, 14, 5, 0, 0, 0, -1))


@pytest.mark.parametrize(("when", "says"), [(dated, "9 Mar 2024, 14:05"), (lately, "9 Mar, 14:05"), (briefly, "9 Mar")])
def test_a_day_is_a_message(when, says):
    assert when(MARCH) == says
    assert "Mar" not in told(when(MARCH), language(PSEUDO)).split()


def test_today_is_told_by_its_hour():
    now = time.time()
    assert briefly(now) == time.strftime("%H:%M", time.localtime(now))
