"""The review after a match speaks in words, and of nothing above a hundred per cent."""

from __future__ import annotations

import re
from dataclasses import replace

from tests.games.wonderland.helpers import game
from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.games.wonderland.analysis.analyse import analyse

CODE = re.compile(r"\b[we]?[A2-9TJQK][HSDC]\b")


def test_the_review_names_beings_and_counts_a_turn_s_luck():
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    found = analyse(game().rules, replace(record, moves=record.moves[:110]), "low")
    assert found.costliest
    for mistake in found.costliest:
        said = found.played(mistake) + found.advice(mistake)
        assert not CODE.search(said), said
    many = {side: replace(total, luck=1.7, lost=4.2) for side, total in found.totals.items()}
    table = replace(found, totals=many).rows()
    shares = [float(number) for row in table for cell in row[1:] for number in re.findall(r"([\d.]+) %", cell)]
    assert len(shares) >= 4
    assert max(shares) <= 100
