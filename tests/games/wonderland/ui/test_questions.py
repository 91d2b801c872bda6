"""What a person is asked in the other side's turn, and what Enter then means: in random play."""

from __future__ import annotations

import pytest

from tests.games.wonderland.ui.hand import Hand, Inside
from tests.games.wonderland.ui.tables import POSITION, match_scene, positioned
from tests.games.wonderland.unit.test_bearing import ends, to_the_end, windows
from tests.ui.devices import region, settle
from wonderland import api
from wonderland.games.wonderland import queries
from wonderland.session.match_session import MatchSession, Seat
from wonderland.ui.games.wonderland.intent import Intent
from wonderland.ui.games.wonderland.questions import Questions
from wonderland.ui.shell.studio import Studio


@pytest.fixture
def studio():
    return Studio((1280, 720), None, "wonderland")


POOLS = {"w": ["6H", "AS"], "e": ["QD", "AH"]}
BEINGS = [{"id": "w6H", "square": "j7"}, {"id": "eQD", "square": "k7"}]


def two_people(match):
    return MatchSession(api.game("wonderland"), match, {"w": Seat("Ann"), "e": Seat("Bob")})


@pytest.mark.rule("W-58", "W-62")
def test_who_is_asked_can_change_something_and_enter_never_spends_for_nothing():
    """What Enter means is never worse than to let it pass, and where it pays, something is better."""
    shown = {"pass": 0, "answer": 0, "defend": 0, "unasked": 0}
    for match in windows():
        control = Intent(two_people(match.copy()))
        questions, side = Questions(control, lambda _: None), match.to_act
        if questions.open is None:
            shown["unasked"] += 1
            assert control.unasked()
            continue
        assert queries.bears(match)
        primary = questions.primary()
        shown[primary.split("-")[0]] = shown.get(primary.split("-")[0], 0) + 1
        if primary.startswith("defend-"):
            (row,) = (r for r in queries.defence(match, side) if f"defend-{r.being}" == primary)
            assert row.saves > 0
            continue
        if primary == "pass":
            continue
        with_it = match.copy()
        with_it.play(questions.answer._line())
        assert ends(with_it) != ends(match)
        (lives, left), (lives_now, left_now) = to_the_end(match), to_the_end(with_it)
        gains = [(lives_now[s] - lives[s]) * (1 if s == side else -1) for s in "we"]
        gains += [(left_now.get(b, 0) - left.get(b, 0)) * (1 if b[0] == side else -1) for b in {*left, *left_now}]
        assert min(gains) >= 0 < max(gains), (match.lines[-1], questions.answer._line())
    assert min(shown.values()) > 0, shown


@pytest.mark.parametrize(("chance", "asked"), [(1, False), (3, True)], ids=["saves nothing", "saves the Queen"])
@pytest.mark.parametrize("wish", ["attacks", "always"])
def test_where_no_answer_saves_anybody_the_window_passes_by_itself(studio, wish, chance, asked):
    """The Six hits the Queen of Str 1 for 2; a shield of 1 would leave a point. No box flashes by."""
    factors = {"w": {"A": 1}, "e": {"C": chance, "D": 1}}
    position = {**POSITION, "factors": factors, "beings": BEINGS, "discards": {}}
    match = studio.game.new(pools=POOLS, seed=1, position=position)
    match.play("w attack 6H eQD")
    assert match.state()["phase"] == "window"
    scene = match_scene(studio, match)
    scene.control.asking.wish = wish
    studio.app.draw()
    shown = asked or wish == "always"
    assert (region(studio.app, "pass") is not None) is shown
    assert scene.board.questions.primary() == ("answer" if asked else "pass" if shown else "")
    assert not asked or scene.board.questions.answer.n == 2
    settle(studio.app)
    assert (match.state()["phase"] == "window") is shown


@pytest.mark.rule("W-62")
def test_a_defend_that_saves_nothing_is_not_offered(studio):
    match = positioned(studio, factors={"w": {"A": 1}, "e": {"D": 2}})
    for line in ("w attack 6H e5C", "w end"):
        match.play(line)
    while match.state()["phase"] == "window":
        match.play(f"{match.to_act} pass")
    assert match.state()["phase"] == "defend"
    rows = {row.being: row.saves for row in queries.defence(match, "e")}
    scene = match_scene(studio, match)
    for being, saves in rows.items():
        assert (region(studio.app, f"defend-{being}") is not None) is bool(saves)
    assert scene.board.questions.primary() == ("done" if not any(rows.values()) else "defend-e5C")


def test_an_answer_chosen_by_hand_that_changes_nothing_is_not_what_enter_means(studio):
    factors = {"w": {"C": 2, "M": 5, "A": 3}, "e": {"C": 4, "F": 4, "D": 1}}
    match = positioned(studio, factors=factors)
    match.play("w attack 6H e5C")
    scene = match_scene(studio, match)
    box = scene.board.questions.answer
    seen = set()
    for index, choice in enumerate(box.choices()):
        for target in range(max(1, len(choice.usable))):
            for n in range(1, choice.most + 1):
                box.index, box.target, box.size = index, target, n
                changed = ends(match, [box._line()]) != ends(match)
                assert (box.primary() == "answer") is changed, box._line()
                seen.add(changed)
    assert seen == {True, False}


def test_the_slider_bears_its_number(studio):
    factors = {"w": {"A": 3}, "e": {"C": 4, "F": 4, "D": 1}}
    match = positioned(studio, factors=factors)
    match.play("w attack 6H e5C")
    scene = match_scene(studio, match)
    hand = Hand(studio.app, Inside(studio.app))
    for n in (1, 3):
        hand.press(f"n{n}")
        settle(studio.app)
        knob = region(studio.app, "n")
        size = scene.board.questions.answer.n
        assert str(size) in [t.text for t in studio.app.canvas.texts if knob.rect.contains(t.rect)]


def test_what_was_let_pass_unasked_goes_with_what_is_taken_back(studio):
    """Or the same pass would be said again at once, and nothing taken back."""
    position = {**POSITION, "beings": BEINGS, "discards": {}}
    position["factors"] = {"w": {"A": 1}, "e": {"C": 1, "D": 1}}
    scene = match_scene(studio, studio.game.new(pools=POOLS, seed=1, position=position))
    scene.control.asking.wish = "attacks"
    scene.session.agree_on_undo("free")
    scene.do(lambda: scene.control.line("attack 6H eQD"))
    settle(studio.app)
    assert scene.session.match.lines == ["w attack 6H eQD", "e pass"]
    scene.back.undo()
    settle(studio.app)
    assert scene.session.match.lines == []


@pytest.mark.rule("W-63")
@pytest.mark.parametrize("defends", [0, 1])
def test_what_a_defend_would_let_through_is_told_before_the_attack(studio, defends):
    """The Six puts 2 on the Five of Def 1, whose Clubs best Hearts: nothing gets through."""
    factors = {"w": {"A": 1}, "e": {"D": defends}}
    scene = match_scene(studio, positioned(studio, factors=factors))
    hand = Hand(studio.app, Inside(studio.app))
    hand.square("j7")
    hand.device.move(*scene.layout.cell("k7").center)
    said = scene.board.bars.foot().sentence
    assert "Attack the Five of Clubs: 2 points." in said
    assert ("Defended, nothing gets through." in said) is bool(defends)


@pytest.mark.rule("W-31", "W-61")
@pytest.mark.parametrize("attacks", [1, 0])
def test_an_attack_that_is_left_undone_is_told_once_before_the_turn_ends(studio, attacks):
    """The Six of Hearts stands beside the Five of Clubs; without an Attack nothing is lost."""
    factors = {"w": {"M": 1, "A": attacks}, "e": {}}
    scene = match_scene(studio, positioned(studio, factors=factors))
    studio.app.draw()
    assert (scene.first_focus() == "end") is not bool(attacks)
    end, match = scene.board.ends.button(), scene.session.match
    assert end["primary"] is not bool(attacks)
    scene.do(scene.board.ends.end)
    if attacks:
        assert not match.lines
        assert "could still attack" in scene.control.refused.message
        scene.do(scene.board.ends.end)
    assert match.lines == ["w end"]


@pytest.mark.rule("W-62")
@pytest.mark.parametrize("worth", [False, True])
def test_check_defense_is_asked_about_only_where_a_defend_saves_something(studio, monkeypatch, worth):
    match = positioned(studio, factors={"w": {"A": 1}, "e": {"D": 2}})
    for line in ("w attack 6H e5C", "w end"):
        match.play(line)
    while match.state()["phase"] == "window":
        match.play(f"{match.to_act} pass")
    rows = queries.worth_defending(match)
    assert rows
    monkeypatch.setattr(queries, "worth_defending", lambda _: rows if worth else [])
    control = match_scene(studio, match).control
    control.asking.wish = "attacks"
    assert control.unasked() is not worth
