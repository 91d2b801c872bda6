"""Fixed moments of the flagship's screens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from wonderland import api
from wonderland.content.places import assets_folder
from wonderland.core.match import Match
from wonderland.core.message import Phrase, all_of, capital, rows, say
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.words import SIDE_NAMES
from wonderland.learn import library
from wonderland.learn.tips import tips
from wonderland.session.match_session import MatchSession, Reason, Seat
from wonderland.session.progress import HINT, Progress, ProgressFile, Solved, Taken
from wonderland.session.thinking import Hint
from wonderland.session.tips import TipBook
from wonderland.session.worker import AtOnce
from wonderland.ui.boards.dice_tray import GLIDE_MS
from wonderland.ui.games.wonderland import intent as modes
from wonderland.ui.games.wonderland.lesson_scene import LessonScene
from wonderland.ui.games.wonderland.pool_builder import PoolBuilder
from wonderland.ui.games.wonderland.puzzle_scene import PuzzleScene
from wonderland.ui.games.wonderland.replay_table import ReplayTable
from wonderland.ui.games.wonderland.rulebook.screen import Rulebook
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.kit.tip_box import TipBox
from wonderland.ui.shell.finish_shot import show_finish
from wonderland.ui.shell.school import School
from wonderland.ui.shell.stage import Stage
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

SEED = 11
SETTLES = 3
POSITION = {
    "active": "w",
    "phase": "action",
    "images": {"w": 3, "e": 2},
    "factors": {"w": {"C": 2, "F": 3, "D": 2, "A": 3, "M": 5}, "e": {"F": 2, "D": 1, "A": 1, "M": 2}},
    "laid": {
        "w": ["b7", "b8", "c8", "c9", "d9", "e9", "f9", "f10", "g10", "h10", "h9", "i9",
              "b6", "c6", "d6", "d5", "e5", "f5", "g5", "g6", "h6", "i6", "j6", "j7"],
        "e": ["k6", "k7", "l7", "m7", "k8", "k9", "l8", "m8", "m6", "n6", "o6", "o5", "p5", "q5",
              "r5", "r6", "s6", "s7", "s8", "r8", "q8", "q9", "p9", "o9"],
    },
    "beings": [
        {"id": "w4C", "square": "e9"}, {"id": "w9S", "square": "i9"}, {"id": "w6H", "square": "j7"},
        {"id": "wJD", "square": "h6"}, {"id": "wKH", "square": "d6"}, {"id": "e5C", "square": "k7"},
        {"id": "eTS", "square": "l8"}, {"id": "eQD", "square": "n6"}, {"id": "e8D", "square": "p5"},
        {"id": "e3H", "square": "r8", "str": 2}, {"id": "eKS", "square": "m7"},
    ],
}  # fmt: skip
POOLS = {
    "w": ["4C", "9S", "6H", "JD", "KH", "AH", "JS", "2D", "5S", "6C", "3C", "7H", "QD", "KS", "8H"],
    "e": ["5C", "TS", "QD", "8D", "3H", "KS", "AH", "4S", "2C", "6D", "7S", "9D", "JC", "4H", "6S"],
}


def _nothing() -> None:
    pass


def positioned(stage: Stage, **changes: object) -> Match:
    """A match in the middle, where much can be shown."""
    position = {**POSITION, **changes}
    return stage.game.new(pools=POOLS, seed=SEED, position=position)


def match_scene(stage: Stage, match: Match) -> MatchScene:
    """The table with a match on it."""
    session = MatchSession(stage.game, match, stage.seats())
    scene = MatchScene(stage.app, session, TableExits(_nothing, _nothing))
    stage.app.push(scene)
    scene.control.ask = "always"
    stage.app.step(16)
    return scene


def played(stage: Stage, lines: int) -> Match:
    """The example match, some lines long or to its end."""
    record = api.read_record(assets_folder() / "records" / "example.wonder.yaml")
    return stage.game.load(replace(record, moves=record.moves[:lines]))


def summoning(stage: Stage) -> MatchScene:
    """The table at a summon."""
    match = positioned(stage, phase="choose")
    match.play("w dice 5S 6C 2D")
    match.play("* roll S S M")
    return match_scene(stage, match)


def _summoning(stage: Stage) -> None:
    summoning(stage)


def _match(stage: Stage) -> None:
    match_scene(stage, positioned(stage)).control.take_up("w6H")


def _laying(stage: Stage) -> None:
    scene = summoning(stage)
    scene.control.summon("6C")
    scene.control.put(("j8", "j9"))
    scene.pointing.hover = "j10"
    scene.domino.settle()


def _laying_refused(stage: Stage) -> None:
    scene = summoning(stage)
    scene.control.summon("6C")
    scene.pointing.hover = "k8"
    refused = scene.control.why_not(("k8", "l8"))
    if refused:
        scene.control.refuse(refused, "k8")


def _choosing(stage: Stage) -> None:
    scene = match_scene(stage, positioned(stage, phase="choose"))
    for card in ("5S", "6C", "7H"):
        scene.control.pick_card(card)


def _rolling(stage: Stage) -> None:
    match = positioned(stage, phase="choose")
    match.play("w dice 5S 6C 7H")
    before = queries.form_of(match)
    scene = match_scene(stage, match)
    while scene.control.mode == modes.WAITING:
        scene.control.advance()
    scene.presentation.show.speed = 1.0
    scene.log.lines.clear()  # what is shown again is written again
    scene.control.news = match.film()
    scene.take_news(before)
    if scene.presentation.dice:
        scene.presentation.dice.tray.finish()
        scene.presentation.dice.update(GLIDE_MS)


def victory(stage: Stage, finished: Callable[[], None] = _nothing) -> MatchScene:
    """The example match at its end, West played by a person."""
    match = played(stage, 5000)
    seats = {"w": Seat("Ann"), "e": Seat("Hatter", "ai:hard")}
    session = MatchSession(stage.game, match, seats)
    scene = MatchScene(stage.app, session, TableExits(finished, _nothing))
    stage.app.push(scene)
    stage.hold_end(scene)
    return scene


def _victory(stage: Stage) -> None:
    victory(stage)


def _answering(stage: Stage) -> None:
    match = positioned(stage)
    match.play("w attack 6H e5C")
    match_scene(stage, match)


def _defending(stage: Stage) -> None:
    match = positioned(stage)
    match.play("w attack 6H e5C")
    match.play("w end")
    match.play("e pass")
    match_scene(stage, match)


def _blast(stage: Stage) -> None:
    scene = match_scene(stage, positioned(stage, active="e"))
    scene.control.take_up("eTS")
    scene.control.aiming = True
    scene.control.n = 2


def _ability(stage: Stage) -> None:
    scene = match_scene(stage, positioned(stage))
    scene.control.take_up("wJD")
    scene.control.aiming = True


def _hint(stage: Stage) -> None:
    scene = summoning(stage)
    why = _why_of(0.76, "takes Atk from the enemy", "adds Atk to the table")
    scene.session.hint = Hint(("w summon 5S j8j9 j10k10 l10l11 k10",), why)
    scene.asides.hint.press()
    scene.asides.hint.press()


def _why_of(chance: float, *terms: str) -> str:
    """What an agent would say: terms of the file of weights, and how it stands."""
    said = say("{sentence}.", sentence=capital(all_of(map(Phrase, terms))))
    return rows(said, say("It stands at {chance}.", chance=f"{chance:.0%}"))


NEARER = _why_of(0.52, "takes Atk from the enemy", "wears the enemy down")
WHY = (
    ("e dice 4S 2C 6S", capital(say("a being of level {level} would help most", level=2))),
    ("e skip", NEARER),
    ("e attack 5C w6H", NEARER),
    ("e end", NEARER),
)


def _why(stage: Stage) -> None:
    seats = {"w": Seat("Ann"), "e": Seat("Hatter", "ai:hard")}
    match = positioned(stage, active="e", phase="choose")
    session = MatchSession(stage.game, match, seats)
    for line, why in WHY:
        session.reasons.append(Reason(len(match.lines), 1, True, line, why))
        match.play(line)
        if match.to_act == "*":
            match.play("* roll M S S")
    for line in ("w pass", "w done"):
        match.play(line)
    scene = MatchScene(stage.app, session, TableExits(_nothing, _nothing))
    stage.app.push(scene)
    scene.asides.why.press("e")


def _some_done(stage: Stage) -> School:
    """Ten lessons done and one begun, a few puzzles solved."""
    named = library.lessons(stage.game.name)[:10]
    lessons = {
        "wonderland": {lesson.name: Taken(done=1) for lesson in named}
        | {"barricade": Taken(step=1)}
    }
    puzzles = {
        "wonderland": {
            "straight-at-the-glass": Solved(done=1, actions=5),
            "past-your-own-rook": Solved(done=2, actions=4, slips=1),
            "the-better-suit": Solved(done=1, actions=3, slips=2, help=HINT),
            "round-the-corner": Solved(done=1, actions=4),
            "let-it-through": Solved(done=1, actions=4, help=HINT),
        }
    }
    progress = Progress(begun=ProgressFile(lessons=lessons, puzzles=puzzles))
    return School(stage.app, stage.game, progress, AtOnce)


def _school(stage: Stage) -> tuple[School, LessonScene]:
    """A lesson in its second step, some others done."""
    school = _some_done(stage)
    school.open("barricade")
    scene = stage.app.scene
    assert isinstance(scene, LessonScene)
    return school, scene


def _lesson(stage: Stage) -> None:
    _, scene = _school(stage)
    scene.control.take_up("eTS")


def _lesson_refused(stage: Stage) -> None:
    _, scene = _school(stage)
    scene.do(lambda: scene.control.say("move 6H d7"))


def _lesson_over(stage: Stage) -> None:
    _, scene = _school(stage)
    while not scene.taken.runner.over:
        scene.do(scene.taken.go_on if scene.taken.runner.reading else scene.taken.help)
        while scene.taken.runner.waits:
            scene.take_news(queries.form_of(scene.match))
            scene.control.advance()
    for _ in range(SETTLES):  # the camera leaves room for the box, which then lies elsewhere
        stage.app.draw()


def _tip(stage: Stage) -> None:
    scene = match_scene(stage, positioned(stage))
    scene.asides.tips = TipBox(TipBook(tips("wonderland"), Progress(), stage.app.settings))
    scene.asides.look(scene.control.mode, ())


def _lessons(stage: Stage) -> None:
    _school(stage)
    stage.app.pop()
    stage.read_list()


def _puzzle_scene(stage: Stage, word: str) -> PuzzleScene:
    _some_done(stage).open(f"puzzle:{word}")
    scene = stage.app.scene
    assert isinstance(scene, PuzzleScene)
    return scene


def _say(scene: PuzzleScene, *lines: str) -> None:
    """Let lines be said, and the other side answer."""
    for line in lines:
        scene.do(partial(scene.control.say_line, line))
        scene.solving.attend()
        while scene.control.advance():
            scene.take_news(queries.form_of(scene.match))
    scene.update(16)


def _puzzle(stage: Stage) -> None:
    scene = _puzzle_scene(stage, "the-king-goes-first")
    scene.do(scene.solving.ask)
    scene.control.take_up("wKH")


def _puzzle_slipped(stage: Stage) -> None:
    _say(_puzzle_scene(stage, "the-king-goes-first"), "w attack AS eKC")


def _puzzle_solved(stage: Stage) -> None:
    scene = _puzzle_scene(stage, "a-clear-line")
    own = [line for line in scene.solving.puzzle.solution if line.startswith("w")]
    _say(scene, *own)


def _puzzles(stage: Stage) -> None:
    _puzzle_scene(stage, "1")
    stage.app.pop()
    stage.read_list()


def _curtain(stage: Stage) -> None:
    stage.app.push(
        Curtain(
            stage.app,
            "pieces/e-red-queen",
            SIDE_NAMES["e"],
            SIDE_NAMES["w"],
            say("pool"),
            _nothing,
        )
    )


def _finish(stage: Stage) -> None:
    show_finish(stage, played(stage, 5000), ("human", "ai:easy"))


def _viewer(stage: Stage) -> None:
    viewer = Viewer(stage.app, played(stage, 90).record(), ReplayTable, lambda _: None)
    stage.app.push(viewer)
    viewer.go(80)


def _contrast(stage: Stage) -> None:
    stage.app.settings.values = stage.app.settings.values.model_copy(
        update={"theme": "high-contrast"}
    )
    stage.app.refit()
    _match(stage)


def _rules(stage: Stage) -> None:
    stage.app.push(Rulebook(stage.app, "W-25"))


def _rules_search(stage: Stage) -> None:
    screen = Rulebook(stage.app)
    stage.app.push(screen)
    screen.look_for("rook")


def _beings(stage: Stage) -> None:
    screen = Rulebook(stage.app)
    stage.app.push(screen)
    screen.open_being(next(b for b in screen.beings if b.card.rank == "T"))


SHOTS: dict[str, Callable[[Stage], None]] = {
    "pools": lambda stage: stage.app.push(PoolBuilder(stage.app, stage.game)),
    "rules": _rules,
    "rules-search": _rules_search,
    "beings": _beings,
    "choosing": _choosing,
    "rolling": _rolling,
    "summoning": _summoning,
    "laying-a-path": _laying,
    "laying-refused": _laying_refused,
    "match": _match,
    "ability": _ability,
    "blast": _blast,
    "response-window": _answering,
    "victory": _victory,
    "check-defense": _defending,
    "hint": _hint,
    "why": _why,
    "lesson": _lesson,
    "lesson-refused": _lesson_refused,
    "lesson-over": _lesson_over,
    "lessons": _lessons,
    "puzzles": _puzzles,
    "puzzle": _puzzle,
    "puzzle-slipped": _puzzle_slipped,
    "puzzle-solved": _puzzle_solved,
    "tip": _tip,
    "hand-over": _curtain,
    "after-the-match": _finish,
    "replay": _viewer,
    "match-high-contrast": _contrast,
}
