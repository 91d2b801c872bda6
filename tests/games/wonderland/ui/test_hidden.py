"""Nothing hidden is drawn: with other cards where the seat can't see them, it sees the same."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from tests.games.wonderland.helpers import game
from tests.games.wonderland.ui.hand import Inside
from tests.games.wonderland.ui.tables import match_scene
from tests.ui.apps import new_app
from tests.ui.devices import press
from wonderland.games.wonderland import events as ev
from wonderland.games.wonderland import queries
from wonderland.games.wonderland.known import as_known
from wonderland.session.match_session import MatchSession, Seat
from wonderland.session.moments import starts
from wonderland.ui.games.wonderland.bars import OTHER_EYES
from wonderland.ui.games.wonderland.scene import MatchScene
from wonderland.ui.games.wonderland.trail import Trail
from wonderland.ui.shell.navigator import Navigator
from wonderland.ui.shell.stills import Still, Stills
from wonderland.ui.shell.studio import Studio
from wonderland.ui.shell.viewer import Viewer
from wonderland.ui.table.curtain import Curtain

SEATS = {"w": Seat("Ann"), "e": Seat("Dormouse", "ai:easy")}
PLACES = (8, 30, 60)


def played(lines):
    """A match with dice face down, played at random for so many lines and on to West's next move."""
    match = game().new(options={"preset": "quick", "face_down": True, "first": "e"}, seed=4)
    rng = Random(2)
    while match.to_act is not None and (len(match.lines) < lines or match.to_act != "w"):
        if match.to_act == "*":
            match.draw()
        else:
            match.play(match.legal().choose(rng))
    assert match.result is None
    return match


def as_west_sees(record):
    """The table, the other side's last turn again, and the log in words and in notation."""
    app = new_app((960, 600), motion="off", tips=False)
    session = MatchSession(game(), game().load(record), SEATS)
    Navigator(app).matches.sit_down(session)
    scene = app.scene
    assert isinstance(scene, MatchScene)
    Inside(app).settle()
    seen = [pygame.image.tobytes(app.surface, "RGB"), [line.words for line in scene.board.log.lines]]
    scene.board.log.flip()
    app.draw()
    seen.append(pygame.image.tobytes(app.surface, "RGB"))
    scene.board.bars.recap()
    viewer = app.scene
    if isinstance(viewer, Viewer):
        viewer.playing = False
        for _ in range(6):
            viewer.go(viewer.at + 1)
            app.draw()
            seen.append(pygame.image.tobytes(app.surface, "RGB"))
    while app.scenes:
        app.scenes.pop().leave()
    return seen


@pytest.mark.rule("W-70")
@pytest.mark.parametrize("lines", PLACES)
def test_a_player_sees_the_same_whatever_the_agent_hides(lines):
    record = played(lines).record()
    other = as_known(game().rules, record, "w", Random(1))
    assert other.moves != record.moves or other.setup["pools"]["e"] != record.setup["pools"]["e"]
    assert as_west_sees(other) == as_west_sees(record)


def test_the_test_would_notice():
    record = played(PLACES[1]).record()
    app = new_app((960, 600), motion="off", tips=False)
    open_table = MatchSession(game(), game().load(record), {"w": Seat("Ann"), "e": Seat("Bob")})
    app.push(Viewer(app, open_table.record()))
    app.scene.go(len(record.moves))
    app.draw()
    whole = pygame.image.tobytes(app.surface, "RGB")
    app.pop()
    other = as_known(game().rules, record, "w", Random(1))
    app.push(Viewer(app, other))
    app.scene.board.looking = "e"
    app.scene.go(len(other.moves))
    app.draw()
    assert pygame.image.tobytes(app.surface, "RGB") != whole
    app.pop()


def on_the_table(app):
    """The beings and the factors that are drawn, by the names under which they are known."""
    board = app.scene.board.view.other_eyes.board
    return {being["id"] for being in queries.form_of(board.match)["beings"]}


@pytest.mark.rule("W-81")
def test_what_the_other_side_knows_is_shown_while_a_key_is_held():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, starts("wonderland")["hooded"].match(studio.game))
    app, taken = studio.app, []
    app.draw()
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        app.handle(pygame.event.Event(kind, key=pygame.K_k, mod=0, unicode="k"))
        app.draw()
        texts = {text.text for text in app.canvas.texts}
        taken.append((scene.board.view.other_eyes.shown, OTHER_EYES.format(side="East") in texts))
    assert taken == [(True, True), (False, False)]
    assert on_the_table(app) >= {"w#2", "w#4", "e#1", "e8D"}
    assert not on_the_table(app) & {"w9S", "wJD", "eTS"}


def test_a_being_stays_in_hand_while_the_other_side_is_asked():
    studio = Studio((1280, 720), None, "wonderland")
    scene = match_scene(studio, starts("wonderland")["hooded"].match(studio.game))
    control = scene.control
    control.being.take_up("wKH")
    assert control.play("w move KH c6")
    assert control.match.to_act == "e", "whoever is hidden may answer"
    assert control.being.picked is None
    assert control.play("e pass")
    assert (control.mode, control.being.picked) == ("acting", "wKH")
    control.being.take_up(None)
    assert control.play("w end")
    assert control.being.picked is None


def test_a_small_picture_is_kept_for_whom_it_was_drawn():
    studio = Studio((960, 600), None, "wonderland")
    match, stills = starts("wonderland")["hooded"].match(studio.game), Stills()
    seen = [
        pygame.image.tobytes(stills._picture(studio.app.canvas, (320, 180), Still(match, looking=looking)), "RGB")
        for looking in ("w", "e", "")
    ]
    assert len(set(seen)) == 3


def hooded_table():
    studio = Studio((1280, 720), None, "wonderland")
    return studio.app, match_scene(studio, starts("wonderland")["hooded"].match(studio.game))


@pytest.mark.rule("W-84")
def test_a_step_that_a_hood_bars_is_marked_where_it_was_dropped():
    app, scene = hooded_table()
    control = scene.control
    control.being.take_up("w6H")
    scene.do(lambda: control.being.step_to("m7"))
    scene.do(lambda: "e pass")
    Inside(app).settle()
    assert control.square_of("w6H") == "k7", "the Rook on l8 halts it"
    app.draw()
    marks = scene.board.view.marks()
    assert (marks.dropped, marks.trail) == ("l7", ("j7", "k7"))
    texts = {text.text for text in app.canvas.texts}
    assert any(text.startswith("The step to l7 is dropped") for text in texts)
    assert scene.board.rule_now() == "W-40"
    control.being.take_up("wKH")
    marks = scene.board.view.marks()
    assert (marks.dropped, marks.trail) == (None, ())


@pytest.mark.rule("W-84")
def test_a_step_that_is_too_dear_in_truth_is_marked_too():
    begins = starts("wonderland")["hooded"]
    where = {**begins.position, "factors": {"w": {"M": 1}}}
    where["beings"] = [b | {"square": "k7"} if b["id"] == "w6H" else b for b in where["beings"]]
    match = game().new(begins.options, begins.pools, begins.seed, position=where)
    control = match_scene(Studio((1280, 720), None, "wonderland"), match).control
    control.play("w move 6H k8")
    control.play("e pass")
    assert (control.square_of("w6H"), control.being.dropped.square) == ("k7", "k8")
    assert control.mode == "acting"


def walk(app, board, *steps):
    """Let East take some steps, and be seen to; returns the trail."""
    for step in steps:
        for line in (f"e move {step}", "w pass"):
            board.session.match.play(line)
            board.control._hear()
            board.table.show(board.now())
            Inside(app).settle()
    return board.view.marks().trail


@pytest.mark.rule("W-81")
def test_the_way_of_a_hood_is_seen_until_something_else_happens():
    studio = Studio((1280, 720), None, "wonderland")
    match = starts("wonderland")["hooded"].match(studio.game, active="e", factors={"e": {"M": 9}})
    app, board = studio.app, match_scene(studio, match).board
    assert walk(app, board, "QD o6") == ("n6", "o6")
    assert walk(app, board, "QD o5") == ("n6", "o6", "o5")
    assert walk(app, board, "3H q8") == ("r8", "q8"), "another's way"
    assert walk(app, board, "8D q5") == (), "it is known who this is"


@pytest.mark.parametrize(
    ("then", "way"),
    [
        (ev.MadeKnown("eQD", "o6", 2), ("n6", "o6", "o5")),
        (ev.MadeKnown("eTS", "l8", 1), ("o6", "o5")),
        (ev.Removed("e#2", "o6", "passing"), ("o6", "o5")),
        (ev.Removed("e#1", "l8", "blast"), ("o6", "o5")),
        (ev.DiceChosen("w", ("4C",), (2,)), ("o6", "o5")),
    ],
)
def test_a_trail_follows_a_being_under_whatever_name(then, way):
    trail = Trail()
    for event in (ev.Moved("e#2", "n6", "o6", 1), then, ev.Moved("eQD", "o6", "o5", 1)):
        trail.tell(event)
    assert (trail.squares, trail.hooded) == (way, len(way) == 3)
    trail.tell(ev.Removed("eQD", "o5", "blast"))
    assert trail.squares == ()


@pytest.mark.rule("W-81")
def test_the_eyes_under_a_hood_open_where_it_is_pointed_at():
    app, scene = hooded_table()
    app.draw()
    cell = scene.board.layout.cell("l8")
    before = pygame.image.tobytes(app.surface.subsurface(cell), "RGB")
    over = pygame.event.Event(pygame.MOUSEMOTION, pos=cell.center, rel=(1, 1), buttons=(0, 0, 0))
    assert app.handle(over) is not False
    app.draw()
    assert pygame.image.tobytes(app.surface.subsurface(cell), "RGB") != before


def shared(match, wish="attacks"):
    """The table where two people share the screen with curtains, and West sits there."""
    app = new_app((960, 600), motion="off", tips=False, curtain=True, ask=wish)
    session = MatchSession(game(), match, {"w": Seat("Ann"), "e": Seat("Bob")})
    Navigator(app).matches.sit_down(session)
    assert isinstance(app.scene, Curtain)
    app.scene.lift()
    return app, app.scene, session


def goes_on(app):
    for _ in range(40):
        if isinstance(app.scene, Curtain) or not app.step(30):
            return


@pytest.mark.rule("W-78")
def test_no_curtain_hangs_for_a_step_that_the_other_lets_pass_by_its_wish():
    app, scene, session = shared(starts("wonderland")["hooded"].match(game()))
    scene.control.being.take_up("wKH")
    scene.control.play("w move KH c6")
    goes_on(app)
    assert (app.scene, scene.looking) == (scene, "w")
    assert session.match.lines[-1] == "e pass"
    assert scene.control.being.picked == "wKH"
    app, scene, session = shared(starts("wonderland")["hooded"].match(game()), wish="always")
    scene.control.play("w move KH c6")
    goes_on(app)
    assert isinstance(app.scene, Curtain)
    assert session.match.to_act == "e"


@pytest.mark.rule("W-78")
def test_whoever_is_called_for_an_attack_is_asked_though_he_can_do_nothing():
    where = starts("wonderland")["hooded"]
    beings = [{"id": "w6H", "square": "k7"}, {"id": "e5C", "square": "l7", "known": False}]
    match = where.match(game(), beings=beings, factors={"w": {"A": 1}})
    app, scene, session = shared(match)
    scene.control.play("w attack 6H e#1")
    goes_on(app)
    assert isinstance(app.scene, Curtain)
    app.draw()
    assert "Bob, you are asked" in [text.text for text in app.canvas.texts]
    app.scene.lift()
    goes_on(app)
    assert (app.scene, session.match.to_act) == (scene, "e"), "not shut again before his eyes"
    app.draw()
    press(app, pygame.K_RETURN)
    assert session.match.lines[-1] == "e pass"


@pytest.mark.rule("W-77", "W-78")
def test_who_shares_the_screen_reads_the_faces_of_his_own_rolls_alone():
    match = game().new(options={"preset": "quick", "referee": True, "first": "w"}, seed=2)
    app, scene, _ = shared(match)
    card = match.state()["pools"]["w"][0]
    scene.do(lambda: f"w dice {card}")
    Inside(app).settle()
    app.draw()
    face = match.state()["dice"][0]["face"]
    log = scene.board.log
    read = {seat: [line.words for line in log.read(seat, seen=True)] for seat in ("w", "e", "")}
    assert face in "CFDAM"
    assert read[""] == read["e"] != read["w"]
    assert ["West rolls something hidden." in words for words in read.values()] == [False, True, True]
    assert "West rolls something hidden." not in {text.text for text in app.canvas.texts}
    log.note("Nothing is saved.")
    log.flip()
    roll = {seat: log.read(seat, seen=True)[-1].words for seat in "we"}
    assert roll == {"w": f"* roll {face}", "e": "* roll ?"}
    log.flip()
    assert log.read("w", seen=False)[-1].words == "Nothing is saved."


@pytest.mark.rule("W-78")
def test_that_a_side_was_asked_is_written_only_where_it_tells_something():
    start = starts("wonderland")["hooded"]
    drawn = {}
    for options in ({}, start.options):
        beings = [{"id": "w6H", "square": "k7"}, {"id": "eKS", "square": "n6"}]
        match = game().new(options, start.pools, start.seed, position={
            **start.position, "beings": beings, "factors": {"w": {"M": 1}, "e": {"F": 1}}})  # fmt: skip
        app = new_app((960, 600), motion="off", tips=False)
        session = MatchSession(game(), match, SEATS)
        Navigator(app).matches.sit_down(session)
        match.play("w move 6H k8")
        app.scene.board.log.rewrite()
        lines = app.scene.board.log.read("w", seen=True)
        drawn[bool(options)] = [line.words for line in lines if not line.idle]
    assert drawn == {False: ["East may answer."], True: []}
