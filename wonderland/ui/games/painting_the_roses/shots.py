"""Fixed moments of Painting the Roses, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from wonderland.core.game import CHANCE
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.painting_the_roses.position import seen
from wonderland.games.painting_the_roses.words import SEAT_NAMES
from wonderland.learn.tips import tips
from wonderland.session.match_session import MatchSession, Reason, Seat
from wonderland.session.progress import Progress
from wonderland.session.thinking import Hint
from wonderland.session.tips import TipBook
from wonderland.ui.games.painting_the_roses.effects import QueenLands
from wonderland.ui.games.painting_the_roses.lesson_shots import (
    lesson,
    lesson_refused,
    lessons,
    puzzle,
    puzzle_solved,
)
from wonderland.ui.games.painting_the_roses.looks import sprite
from wonderland.ui.games.painting_the_roses.replay_garden import ReplayGarden
from wonderland.ui.games.painting_the_roses.rulebook import Rulebook
from wonderland.ui.games.painting_the_roses.scene import MatchScene
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.finish_shot import show_finish
from wonderland.ui.shell.stage import Stage
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

SEED = 11
NAMES = ("Ann", "Hatter", "Hare", "Dormouse", "Duchess", "Gryphon")
LEVELS = ("", "hard", "normal", "easy", "normal", "hard")
FOUR = {
    "dealer": "c", "active": "a", "round": 6,
    "gardens": {"a": "4C* 8D 2H* 9S* 6D", "b": "5H 3S* TC* 7D AC*", "c": "9C* 6S 3D* 8H* 5C",
                "d": "7S 2D TD* 4H 9D"},
    "guards": {"a": "2C a2", "b": "5S b3", "c": "AD a5", "d": "3H d3"},
    "queen": "c2", "kings": {"a": "KS", "b": "KC"},
    "hands": {"a": "9H 6H JD 3C", "b": "AS 2S 4S 7H 8S", "c": "5D 7C TH JH JS", "d": "QC JC TS"},
    "discards": "4D 6C QD", "tower": "8C AH",
}  # fmt: skip
"""Ann's turn, her King laid, the Queen of Hearts at large (picture r1)."""
NEARLY = {
    **FOUR, "queen": None, "kings": {"b": "KC"},
    "gardens": {**FOUR["gardens"], "a": "4C* 8D* 2H* 9S* 6D"},  # type: ignore[dict-item]
    "guards": {**FOUR["guards"], "a": "2C a5"},  # type: ignore[dict-item]
}  # fmt: skip
"""Aster stands at the one hedge that is not painted yet."""
SIX = {
    "dealer": "b", "active": "c", "round": 6,
    "gardens": {"a": "4C* 7D* 2H* 9S* 6D", "b": "5H 3S* TC 7D* AC*", "c": "9C 6S 3D* 8H* 5C",
                "d": "7S* 2D TD* 4H* 9D", "e": "8C* AS 6H 5D* TH", "f": "3C 9H* 4S 2C* 8S"},
    "guards": {"a": "2S a5", "b": "5S c2", "c": "AD b4", "d": "3H d3", "e": "TS c2"},
    "queen": "f2", "kings": {"a": "KC", "e": "KH"},
    "hands": {"a": "2D 5S 6C 9D JH", "b": "2C 3D 4H 5C 6S", "c": "QS 7S 8H", "d": "3S 4C 5H 6D 7C",
              "e": "8D TC JS KD", "f": "AH 2H 3C 4D JC"},
    "discards": "7C 9C", "tower": "8S",
}  # fmt: skip
"""The Hare's Queen of Spades is played on a4, and Ann is asked (picture r2)."""


def _nothing() -> None:
    pass


def _match(
    stage: Stage, position: Mapping[str, object], options: Mapping[str, object] | None = None
) -> Match:
    return stage.game.new(options=options, position=dict(position), seed=SEED)


def _seats(match: Match, *people: str) -> dict[str, Seat]:
    """People in some seats, agents by name in the others."""
    return {
        seat: Seat(NAMES[number], "human" if seat in people else f"ai:{LEVELS[number] or 'easy'}")
        for number, seat in enumerate(match.seats)
    }


def scene_of(stage: Stage, match: Match, *people: str) -> MatchScene:
    """A scene at a moment of a match, in front."""
    session = MatchSession(stage.game, match, _seats(match, *people))
    scene = MatchScene(stage.app, session, TableExits(_nothing, _nothing))
    stage.app.push(scene)
    return scene


def _act(stage: Stage) -> None:
    scene = scene_of(stage, _match(stage, FOUR), "a")
    scene.control.pick("6H")


def _answer(stage: Stage) -> None:
    match = _match(stage, SIX, {"packs": 2})
    match.play("c play QS a4")
    match.play("e allow")
    scene_of(stage, match, "a")


def six_seats(stage: Stage) -> MatchScene:
    """Six gardens, the Hare's turn, with a card taken up."""
    scene = scene_of(stage, _match(stage, SIX, {"packs": 2}), "c")
    scene.control.pick("7S")
    return scene


def _lands(stage: Stage) -> None:
    """Daisy walks the Queen of Hearts to b3, where Bluebell's guardsman stands (picture r3)."""
    hands = {**FOUR["hands"], "d": "4D JC TS"}  # type: ignore[dict-item]
    match = _match(stage, {**FOUR, "active": "d", "hands": hands, "discards": "6C QD"})
    scene = scene_of(stage, match, "a")
    before = seen(match, "a")
    match.play("d stalk 4D b3")
    show = scene.presentation.show
    show.speed = 1.0
    scene.presentation.stage(match.film("a"), before, "a")
    landing = next(effect for effect in show.effects if isinstance(effect, QueenLands))
    show.now = landing.begin + landing.length * 0.75
    scene.presentation.view(seen(match, "a"))


def _set_up(stage: Stage) -> None:
    match = stage.game.new(options={"players": 3, "dealer": "a"}, seed=SEED)
    while match.to_act == CHANCE:
        match.draw()
    scene = scene_of(stage, match, "a")
    for card in scene.control.garden_cards()[3:1:-1]:
        scene.control.pick(card)


def _discard(stage: Stage) -> None:
    match = _match(stage, {**FOUR, "hands": {**FOUR["hands"], "a": "9H 6H JD 3C KD"},  # type: ignore[dict-item]
                            "queen": None})  # fmt: skip
    match.play("a end")
    while match.to_act == CHANCE:
        match.draw()
    scene = scene_of(stage, match, "a")
    scene.control.pick(scene.control.hand[1])


def _hand_over(stage: Stage) -> None:
    stage.app.push(
        Curtain(
            stage.app, sprite("emblem-b"), SEAT_NAMES["b"], SEAT_NAMES["a"], say("hand"), _nothing
        )
    )


def _replay(stage: Stage) -> None:
    match = stage.game.new(options={"players": 4, "rows": "dealt"}, seed=SEED)
    while match.turn < 2:
        if match.to_act == CHANCE:
            match.draw()
        else:
            match.play(match.legal()[0])
    viewer = Viewer(stage.app, match.record(), ReplayGarden)
    viewer.go(len(match.lines))
    stage.app.push(viewer)


def over(stage: Stage) -> MatchScene:
    """The end of a match of four, held over the garden: Aster paints the last hedge."""
    match = _match(stage, NEARLY)
    match.play("a paint 6H")
    scene = scene_of(stage, match, "a")
    stage.hold_end(scene)
    return scene


def _victory(stage: Stage) -> None:
    over(stage)


def _places(stage: Stage) -> None:
    players = ["human", *(f"ai:{level}" for level in LEVELS[1:4])]
    show_finish(stage, stage.play_out({"players": 4, "rounds": 4}, SEED), players)


def _hint(stage: Stage) -> None:
    scene = scene_of(stage, _match(stage, FOUR), "a")
    lines = ("a move 6H d1", "a paint 9H")
    scene.session.hint = Hint(
        lines, say("{hedge} is another’s, but paint there may serve.", hedge="d1")
    )
    scene.asides.hint.press()
    scene.asides.hint.press()


def _tip(stage: Stage) -> None:
    scene = scene_of(stage, _match(stage, FOUR), "a")
    scene.asides.tips = TipBox(TipBook(tips(stage.game.name), Progress(), stage.app.settings))
    scene.enter()


def _why(stage: Stage) -> None:
    position = {**FOUR, "active": "d"}
    match = _match(stage, position)
    scene = scene_of(stage, match, "a")
    deeds = (
        ("d paint TS", say("{hedge} is the last one.", hedge="d3")),
        ("d end", say("There is nothing better to do with these cards.")),
    )
    for line, why in deeds:
        if match.check(line) is None:
            scene.session.reasons.append(Reason(len(match.lines), match.turn, True, line, why))
            match.play(line)
    scene.asides.why.press("d")


SHOTS: dict[str, Callable[[Stage], None]] = {
    "match": _act,
    "six-seats": _answer,
    "queen-lands": _lands,
    "set-up": _set_up,
    "discard": _discard,
    "hand-over": _hand_over,
    "replay": _replay,
    "victory": _victory,
    "after-the-match": _places,
    "hint": _hint,
    "why": _why,
    "tip": _tip,
    "rules": lambda stage: stage.app.push(Rulebook(stage.app, "PR-24")),
    "lesson": lesson,
    "lesson-refused": lesson_refused,
    "lessons": lessons,
    "puzzle": puzzle,
    "puzzle-solved": puzzle_solved,
}
