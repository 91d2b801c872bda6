"""What happens in the garden is spoken to those who listen."""

from tests.games.painting_the_roses.ui.player import sit_down
from tests.ui.test_narration import listener, until

__all__ = ["listener"]


def test_every_event_is_spoken(listener, capsys):
    app, heard = listener
    scene, _ = sit_down(app, 2)
    while scene.session.match.to_act == "*":
        app.step(30)
    app.step(30)
    capsys.readouterr()
    line = str(next(iter(scene.session.match.legal())))
    scene.do(lambda: scene.control.say_line(line))
    app.step(30)
    sentences = [entry.words for entry in scene.log.lines[-1:]]
    assert sentences
    assert sentences[0] in capsys.readouterr().out
    until(heard, sentences[0])
