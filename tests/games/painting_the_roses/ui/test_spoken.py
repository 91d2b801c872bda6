"""What happens in the garden is spoken to those who listen."""

from tests.games.painting_the_roses.ui.player import sit_down
from tests.ui.test_narration import listener, until
from wonderland.core.message import all_of
from wonderland.games.painting_the_roses.names import SEAT_NAMES, said

__all__ = ["listener"]


def test_every_event_is_spoken(listener, capsys):
    app, heard = listener
    scene, _ = sit_down(app, 2)
    while scene.session.match.to_act == "*":
        app.step(30)
    app.step(30)
    capsys.readouterr()
    line = str(next(iter(scene.session.match.legal())))
    scene.do(lambda: scene.control.play(line))
    app.step(30)
    sentences = [entry.words for entry in scene.board.log.lines[-1:]]
    assert sentences
    assert sentences[0] in capsys.readouterr().out
    until(heard, sentences[0])


def test_a_deal_is_one_line_of_the_log_and_each_card_is_spoken(listener, capsys):
    app, _ = listener
    scene, _ = sit_down(app, 3)
    match = scene.session.match
    while match.to_act == "*":
        app.step(30)
    app.step(30)
    gardens = {seat: [] for seat in "cab"}  # in the order of the deal (PR-12)
    for line in match.lines:
        if line.startswith("* hedges"):
            _, _, seat, card = line.split()
            gardens[seat].append(said(card))
    assert _dealt(scene) == [
        f"{SEAT_NAMES[seat]} is dealt {all_of(cards)} for the garden." for seat, cards in gardens.items()
    ]
    assert capsys.readouterr().out.count("for the garden.") == 15


def test_hands_are_dealt_in_a_line_each_that_shows_none(listener):
    app, _ = listener
    scene, _ = sit_down(app, 3)
    match = scene.session.match
    while not any("guard" in str(line) for line in match.legal()):
        match.play(next(iter(match.legal()))) if match.to_act != "*" else match.draw()
    scene.board.log.rewrite()
    assert _dealt(scene)[3:] == [f"{SEAT_NAMES[seat]} is dealt 6 cards." for seat in "cab"]


def _dealt(scene):
    return [entry.words for entry in scene.board.log.lines if "is dealt" in entry.words]
