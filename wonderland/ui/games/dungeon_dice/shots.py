"""Fixed moments of Dungeon Dice, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from wonderland import api
from wonderland.core.match import Match
from wonderland.core.message import say
from wonderland.games.dungeon_dice import queries
from wonderland.games.dungeon_dice.named_line import read_net
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.boards.grid import square_name
from wonderland.ui.games.dungeon_dice.effects import FaceFalls
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.lesson_shots import (
    lesson,
    lesson_unfolding,
    lessons,
    puzzle,
    puzzle_solved,
)
from wonderland.ui.games.dungeon_dice.looks import sprite
from wonderland.ui.games.dungeon_dice.nets import Net, cells_of
from wonderland.ui.games.dungeon_dice.pool_builder import PoolBuilder
from wonderland.ui.games.dungeon_dice.replay_table import ReplayTable
from wonderland.ui.games.dungeon_dice.scene import MatchScene
from wonderland.ui.shell.finish_shot import show_finish
from wonderland.ui.shell.stage import Stage
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain
from wonderland.ui.table.exits import TableExits

SEED = 7
BEGUN_MS = 10
"""How long an effect is under way when its picture is made."""
Laid = tuple[str, str, str]
LAID: Sequence[Laid] = (
    ("w", "K/1", "c7"), ("e", "I/6", "q6"), ("w", "J/1", "e11"), ("e", "I/4", "o7"),
    ("w", "H/4", "e7"), ("e", "B/2", "m5"), ("w", "D/6", "g6"), ("e", "D/4", "l7"),
    ("w", "G/0", "i9"), ("e", "A/0", "i4"), ("w", "F/3", "c11"), ("e", "F/4", "l2"),
    ("w", "E/0", "f3"), ("e", "C/3", "o3"),
)  # fmt: skip
"""The nets of a match under way (picture d1): whose, which, and its start square."""
BEINGS = (
    {"id": "wLIO1", "square": "i6", "damage": 10}, "wRAB1 h6", "wCHE1 b7", "wWKN1 d7",
    {"id": "wJAB1", "square": "i9", "damage": 10}, "wOYS1 f3", "eWAL1 j6", "ePHA1 i5", "ePIG1 k7",
    "eHUM1 o7", "eQUE1 m5", {"id": "eGRY1", "square": "m7", "damage": 10},
)  # fmt: skip
POOLS = {
    "w": {"dice": "1B 1B 1G 2G 2G 2W 3Y 4G", "figures": "DEE DUM MAR"},
    "e": {"dice": "1B 1K 2G 2W 3Y 4G", "figures": "DRI SNA"},
}
CRESTS = {"w": {"M": 4, "A": 1, "D": 2, "X": 4, "T": 1}, "e": {"M": 2, "D": 1, "X": 3, "T": 3}}
MATCH: Mapping[str, object] = {
    "active": "w", "turn": 21, "phase": "choose", "masters": {"w": 3, "e": 2},
    "crests": CRESTS, "monsters": list(BEINGS), "items": ["wCAK1 c11", "eVOR1 o3"],
}  # fmt: skip
SMALL: Mapping[str, object] = {"preset": "quick", "columns": 9, "rows": 7, "life": 1}


def _nothing() -> None:
    pass


def nets_of(facts: Facts, listed: Sequence[Laid]) -> list[Net]:
    """Nets as a scene knows them: whose each is, and its squares."""
    return [(side, cells_of(facts, read_net(net), start)) for side, net, start in listed]


def match_of(
    stage: Stage, position: Mapping[str, object] = MATCH, laid: Sequence[Laid] = LAID,
    pools: Mapping[str, object] | None = None, options: Mapping[str, object] | None = None,
) -> Match:  # fmt: skip
    """A match at a position whose dungeons are made of nets, on a stage."""
    return match_at(stage.game, position, laid, pools, options)


def match_at(
    game: api.Game, position: Mapping[str, object] = MATCH, laid: Sequence[Laid] = LAID,
    pools: Mapping[str, object] | None = None, options: Mapping[str, object] | None = None,
) -> Match:  # fmt: skip
    """A match at a position whose dungeons are made of nets."""
    facts = Facts.of(game.new(seed=SEED))
    squares: dict[str, list[str]] = {"w": [], "e": []}
    for side, cells in nets_of(facts, laid):
        squares[side] += [square_name(*cell) for cell in cells]
    return game.new(
        options=dict(options or {}), seed=SEED, pools=dict(pools or POOLS),
        position={**position, "laid": squares},
    )  # fmt: skip


def scene_of(stage: Stage, match: Match, *people: str, laid: Sequence[Laid] = LAID) -> MatchScene:
    """A scene at a moment of a match, in front; Ann is each of the people, the other is the Hatter."""
    seats = {
        side: Seat("Ann") if side in people else Seat("Hatter", "ai:hard") for side in match.seats
    }
    session = MatchSession(stage.game, match, seats)
    scene = MatchScene(stage.app, session, TableExits(_nothing, _nothing))
    scene.view.nets.known = tuple(nets_of(scene.control.facts, laid))
    stage.app.push(scene)
    return scene


def acting(stage: Stage) -> Match:
    """Picture d1: West has rolled, marched and faded, and will act on."""
    match = match_of(stage)
    for line in (
        "w dice 1B 1G 2W",
        "* roll A2 M2 X3",
        "w move WKN1 e7 f7",
        "w use CHE1 fade d7",
        "e pass",
    ):
        match.play(line)
    return match


def _match(stage: Stage) -> None:
    scene = scene_of(stage, acting(stage), "w")
    scene.control.pick("wLIO1")


def _threats(stage: Stage) -> None:
    """East's Phantom stands by the Lion and the Queen is near: whom they could strike is shown."""
    match = match_of(stage, {**MATCH, "crests": {**CRESTS, "e": {"M": 4, "A": 2}}})
    scene = scene_of(stage, match, "w")
    scene.view.threatening.flip()


def _choose(stage: Stage) -> None:
    scene = scene_of(stage, match_of(stage), "w")
    for kind in ("2G", "2W"):
        scene.control.choosing.add(kind)


def _opening(stage: Stage) -> None:
    match = stage.game.new(options={"first": "w"}, seed=SEED)
    scene = scene_of(stage, match, "w", laid=())
    scene.control.choosing.suggest()


def unfolding(stage: Stage) -> MatchScene:
    """Picture d2: the March Hare may come."""
    match = match_of(stage)
    for line in ("w dice 2G 2W 1B", "* roll S S M"):
        match.play(line)
    scene = scene_of(stage, match, "w")
    laying = scene.control.laying
    laying.pick("K")
    laying.orientation = 6
    laying.move_to("n9")
    return scene


def _unfold(stage: Stage) -> None:
    unfolding(stage)


def _unfold_refused(stage: Stage) -> None:
    laying = unfolding(stage).control.laying
    laying.orientation = 0
    laying.move_to("k13")


def _every_net(stage: Stage) -> None:
    laying = unfolding(stage).control.laying
    laying.every = True
    laying.move_to("l9")


def _falling_open(stage: Stage) -> None:
    scene = unfolding(stage)
    show = scene.presentation.show
    show.speed = 1.0
    scene.do(scene.control.laying.unfold)
    face = [effect for effect in show.effects if isinstance(effect, FaceFalls)][3]
    show.now = face.begin + BEGUN_MS
    show.effects = [effect for effect in show.effects if effect.begin + effect.length > show.now]


def chain(stage: Stage) -> Match:
    """Picture d3: a chain of three, and East is asked."""
    match = acting(stage)
    for line in ("w attack LIO1 WAL1", "e use WAL1 weep LIO1", "w use LIO1 crown"):
        match.play(line)
    return match


def _chain(stage: Stage) -> None:
    scene_of(stage, chain(stage), "e")


def _defend(stage: Stage) -> None:
    match = acting(stage)
    for line in ("w attack LIO1 WAL1", "e pass"):
        match.play(line)
    if str(queries.seen(match, "e")["phase"]) != "defend":
        match.play("w pass")
    scene_of(stage, match, "e")


def _aim(stage: Stage) -> None:
    scene = scene_of(stage, acting(stage), "w")
    scene.control.pick("wLIO1")
    scene.control.use("roar")


def _chest(stage: Stage) -> None:
    scene = scene_of(stage, acting(stage), "w")
    scene.view.open_items = True
    scene.view.pointed = "c11"


def _curtain(stage: Stage) -> Curtain:
    name = stage.game.info.name_of
    return Curtain(stage.app, sprite("master-e"), name("e"), name("w"), say("chests"), _nothing)


def _hand_over(stage: Stage) -> None:
    stage.app.push(_curtain(stage))


def _replay(stage: Stage) -> None:
    match = stage.game.new(options={"preset": "quick"}, seed=SEED)
    while match.turn < 9 and match.to_act is not None:
        if match.to_act == "*":
            match.draw()
        else:
            lines = [str(action) for action in match.legal()]
            match.play(next((line for line in lines if " summon " in line), lines[0]))
    viewer = Viewer(stage.app, match.record(), ReplayTable)
    viewer.go(len(match.lines))
    stage.app.push(viewer)


def over(stage: Stage) -> MatchScene:
    """The end of a match, held over the table: the Jabberwock strikes East's Master."""
    position = {
        **MATCH, "phase": "action", "masters": {"w": 2, "e": 1},
        "monsters": [*BEINGS[:4], "wJAB1 r7", *BEINGS[5:]],
    }  # fmt: skip
    match = match_of(stage, position)
    match.play("w attack JAB1 master")
    while match.to_act is not None:
        match.play(f"{match.to_act} pass")
    scene = scene_of(stage, match, "w")
    stage.hold_end(scene)
    return scene


def _victory(stage: Stage) -> None:
    over(stage)


def _after_the_match(stage: Stage) -> None:
    show_finish(stage, stage.play_out(SMALL, SEED), ("human", "ai:hard"))


def _large(stage: Stage) -> None:
    match = stage.game.new(options={"columns": 26, "rows": 25, "life": 9, "first": "w"}, seed=SEED)
    scene_of(stage, match, "w", laid=())


def _pools(stage: Stage) -> None:
    builder = PoolBuilder(stage.app, stage.game)
    builder.name = "Croquet ground"
    stage.app.push(builder)


SHOTS: dict[str, Callable[[Stage], None]] = {
    "match": _match,
    "opening": _opening,
    "choose": _choose,
    "threats": _threats,
    "unfold": _unfold,
    "unfold-refused": _unfold_refused,
    "every-net": _every_net,
    "falling-open": _falling_open,
    "chain": _chain,
    "defend": _defend,
    "aim": _aim,
    "chest": _chest,
    "large": _large,
    "pool-builder": _pools,
    "hand-over": _hand_over,
    "replay": _replay,
    "victory": _victory,
    "after-the-match": _after_the_match,
    "lesson": lesson,
    "lesson-unfolding": lesson_unfolding,
    "lessons": lessons,
    "puzzle": puzzle,
    "puzzle-solved": puzzle_solved,
}
