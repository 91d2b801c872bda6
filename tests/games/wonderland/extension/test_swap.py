"""A new kind of ability is one Python file: everything that the house does with abilities fits it."""

import inspect

import pytest

from tests.games.wonderland.extension.swap import Swap
from tests.games.wonderland.extension.tables import at_the_table, squares, stand, with_file
from tests.games.wonderland.extension.test_new_beings import said_and_read
from tests.games.wonderland.helpers import legal, play
from tests.games.wonderland.ui.hand import Hand, Inside
from tests.pages import shown
from wonderland.core.errors import BadInput
from wonderland.games.wonderland import hints
from wonderland.games.wonderland.ai.macro_actions import macro_actions
from wonderland.games.wonderland.encoding import Encoding
from wonderland.ui.games.wonderland.highlights import marks_for

rule = pytest.mark.rule

DANCER = """
dancer:
  name: Dancer
  cards: [{ranks: ["6"], suits: [H]}]
  components:
    mobile: {}
    strike: {reach: orthogonal}
  abilities: [rouse, {kind: swap, factor: C}]
porter:
  name: Porter
  cards: [{ranks: ["4"], suits: [H]}]
  components:
    mobile: {}
"""


@pytest.fixture
def dancing(tmp_path):
    return with_file(tmp_path, DANCER, kinds=[Swap])


def table(game, chance=4, **changes):
    beings = {"w6H": "c7", "w4H": "f7", "e4C": "b8"}
    changes = {"laid": [*ROW, "b8"], **changes}
    return stand(game, beings, {"w": {"C": chance, "A": 1}, "e": {}}, **changes)


ROW = [f"{column}7" for column in "bcdefghijklmnopqrs"]


@rule("W-8", "W-49", "W-50")
def test_it_is_legal_on_a_friend_in_sight_for_the_price_of_the_way(dancing):
    match = table(dancing)
    assert [line for line in legal(match) if "swap" in line] == ["w use 6H swap w4H 3"]
    assert [line for line in legal(table(dancing, 2)) if "swap" in line] == []
    for line, rule_number, says in (
        ("w use 6H swap w4H 2", "W-50", "swap can't be used for 2 there"),
        ("w use 6H swap w4H 5", "W-50", "swap by 5 costs 5 Chance, and there is 4"),
        ("w use 6H swap e4C 1", "W-49", "East’s Four of Clubs is not in sight of West’s Six of Hearts"),
        ("w use 6H stare w4H 3", "W-48", "the line is written"),
        ("w use 4H w6H 3", "W-48", "West’s Four of Hearts has no ability to use"),
    ):
        refused = match.check(line)
        assert refused is not None, line
        assert refused.rule == rule_number
        assert says in refused.message


@rule("W-8", "W-50", "W-66")
def test_it_happens_is_written_and_read_and_ends_with_the_turn(dancing):
    match = table(dancing)
    events = play(match, "w use 6H swap w4H 3")
    assert match.lines == ["w use 6H swap w4H 3"]
    assert (squares(match)["w6H"], squares(match)["w4H"]) == ("f7", "c7")
    assert match.state()["factors"]["w"]["C"] == 1
    assert dancing.load(match.record()).state() == match.state()
    said = [dancing.text.sentence(event, match) for event in events]
    assert said == ["West’s Six of Hearts changes places with West’s Four of Hearts by 3 (3 Chance).",
                    "West’s Six of Hearts is on f7 now.", "West’s Four of Hearts is on c7 now."]  # fmt: skip
    again = match.check("w use 6H swap w4H 3")
    assert again.message == "w6H has changed places already this turn"
    swapped = match.position.config.layout.offset("swapped")
    entity = match.position.config.entity["w6H"]
    assert match.position.value.columns[swapped + entity] == 1
    play(match, "w end")
    assert match.position.value.columns[swapped + entity] == 0
    match.undo()
    match.undo()
    assert squares(match)["w6H"] == "c7"


@rule("W-8")
def test_the_rulebook_and_hints_tell_of_it(dancing):
    words = "\n".join(dancing.parts.reference.paragraphs(dancing.rules, "6"))
    assert "Six, Hearts: Dancer" in words
    assert "Swap, for n Chance: It changes places with a friend in sight, n squares away." in words
    assert "Six, Spades, Diamonds and Clubs: Pawn" in words
    match = table(dancing)
    line = "w use 6H swap w4H 3"
    assert hints.advice(match, [line]) == "Use your Six of Hearts to swap your Four of Hearts by 3."
    places = hints.pointers(match, [line]).places
    assert [place.squares for place in places] == [("c7",), ("f7",)]


@rule("W-8")
def test_learning_programs_can_say_it_and_see_its_number(dancing):
    match = table(dancing)
    said = said_and_read(match)
    numbers = next(numbers for numbers, line in said.items() if "swap" in line)
    encoding = Encoding(match.position)
    assert [encoding.explain(number) for number in numbers] == ["card 6H", "ability 2", "on own 4H", "amount 3"]
    part = encoding.layout["cards"]
    assert part.names[-1] == "swapped"
    play(match, "w use 6H swap w4H 3")
    row = encoding.observe(match.view("w"), ())
    cards = row[part.start : part.start + part.shape[0] * part.shape[1] * part.shape[2]]
    assert sum(cards[len(part.names) - 1 :: len(part.names)]) == 1


def beside_the_image(game):
    """A porter, who never attacks, stands before East's Image; West has an Attack and no Move."""
    return stand(
        game, {"w6H": "o7", "w4H": "s7", "e4C": "b8"}, {"w": {"C": 4, "A": 1}, "e": {}},
        laid=[*ROW, "b8"], images={"w": 3, "e": 1},
    )  # fmt: skip


@rule("W-8")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_agents_use_it(dancing, level):
    match = beside_the_image(dancing)
    assert any(codes[0] == swap_code(match) for codes, _ in macro_actions(match.position.value, 0))
    agent = dancing.agent(level, seed=1)
    while match.to_act == "w":
        match.play(agent.choose(match.view("w")).action)
    assert "w use 6H swap w4H 4" in match.lines
    assert match.result == {"winner": "w", "reason": "image"}


def swap_code(match):
    return next(a.code for a in match.legal() if str(a) == "w use 6H swap w4H 4")


@rule("W-8")
def test_it_is_played_in_the_window_with_its_targets(dancing):
    match = table(dancing)
    scene, app = at_the_table(dancing, match)
    hand = Hand(app, Inside(app))
    hand.device.settle()
    hand.square("c7")
    assert {r.key for r in app.canvas.regions} >= {"ability", "ability2"}
    hand.press("ability2")
    marks = marks_for(scene.control)
    assert set(marks.targets) == {"f7"}
    assert "d7" in marks.sight
    assert "n" not in {r.key for r in app.canvas.regions}, "its size follows from its target"
    hand.square("f7")
    assert match.lines[-1] == "w use 6H swap w4H 3"
    assert (squares(match)["w6H"], squares(match)["w4H"]) == ("f7", "c7")


def answering(game, chance):
    """East, with a dancer and a friend in its sight, may answer an attack."""
    beings = {"e6H": "c7", "e4H": "f7", "wAS": "b7"}
    match = game.new(
        pools={"w": ["AS", "4C"], "e": ["6H", "4H"]}, seed=1, options={"pool": 2},
        position={
            "active": "w", "phase": "action", "laid": {"w": ROW},
            "factors": {"w": {"A": 1}, "e": {"C": chance}},
            "beings": [{"id": name, "square": square} for name, square in beings.items()],
        },
    )  # fmt: skip
    match.play("w attack AS e6H")
    return match


@rule("W-58", "W-60")
def test_in_a_window_it_is_offered_where_it_can_be_used_and_else_passed_over(dancing):
    for chance, offered in ((4, True), (2, False)):
        match = answering(dancing, chance)
        assert match.to_act == "e"
        assert any("swap" in line for line in legal(match)) == offered


@rule("W-58", "W-59")
def test_it_answers_in_a_window_of_the_screen(dancing):
    match = answering(dancing, 4)
    _, app = at_the_table(dancing, match)
    hand = Hand(app, Inside(app))
    hand.device.settle()
    texts = [box.text for box in app.canvas.texts]
    told = "on East’s Four of Hearts: It changes places with a friend in sight, 3 squares away."
    assert told in " ".join(texts)
    hand.press("answer")
    assert match.lines[-1] == "e use 6H swap e4H 3"
    assert squares(match)["e4H"] == "c7"


def test_two_kinds_of_one_name_are_refused(tmp_path):
    with pytest.raises(ValueError, match="two classes are called swap"):
        with_file(tmp_path, DANCER, kinds=[Swap, type("Swap", (Swap,), {})])


def test_a_file_that_names_the_kind_is_refused_where_it_was_not_handed_in(tmp_path):
    with pytest.raises(BadInput, match="no kind of ability swap"):
        _ = with_file(tmp_path, DANCER).rules.definitions


def test_the_page_about_abilities_shows_what_a_kind_has():
    names = {}
    (code,) = shown("add-an-ability", "python")
    exec("from tests.games.wonderland.extension.swap import *", names)
    exec(code, names)
    told, real = names["Swap"], Swap
    assert (told.key, told.columns, told.marks) == (real.key, real.columns, real.marks)
    for name in (name for name, kept in vars(told).items() if inspect.isfunction(kept)):
        takes = [[*inspect.signature(getattr(kind, name)).parameters] for kind in (told, real)]
        assert takes[0] == takes[1][: len(takes[0])], name
