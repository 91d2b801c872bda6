"""New beings, factors and dice: each is one YAML file, and no Python."""

from random import Random
from typing import ClassVar

import pytest
from pydantic import ValidationError

from tests.games.wonderland.extension.tables import squares, stand, with_file
from tests.games.wonderland.helpers import being, legal, play, rule_of
from tests.pages import shown
from wonderland import api
from wonderland.core.errors import BadInput
from wonderland.games.wonderland.components import Barricade, Component, layout_of
from wonderland.games.wonderland.definitions import load_definitions
from wonderland.games.wonderland.encoding import Encoding
from wonderland.games.wonderland.game import Wonderland
from wonderland.kit.columns import Column

rule = pytest.mark.rule

GRYPHON = """
gryphon:
  name: Gryphon
  cards: [{ranks: ["6"], suits: [H]}]
  components:
    mobile: {steps: all}
    strike: {reach: diagonal}
    barricade: {halts: false, tax: 1}
  abilities: [blast]
"""


@rule("W-8", "W-41", "W-56")
def test_a_gryphon_of_parts_that_others_have(tmp_path):
    game = with_file(tmp_path, GRYPHON)
    match = stand(game, {"w6H": "d7", "e4C": "e8"}, {"w": {"M": 1, "A": 1, "F": 1}, "e": {"M": 2}},
                  laid=["b7", "c7", "d7", "e8", "d8", "c8"])  # fmt: skip
    assert {line for line in legal(match) if "move" in line} == {"w move 6H c7", "w move 6H c8", "w move 6H d8"}
    assert rule_of(match, "w attack 6H e4C") is None
    play(match, "w move 6H c8", "w blast 6H 1", "w end")
    assert match.state()["discards"]["w"] == ["6H"]


FREEZER = """
freezer:
  name: Freezer
  cards: [{ranks: ["6"], suits: [H]}]
  components:
    mobile: {}
    strike: {reach: orthogonal}
  abilities: [{kind: modifier, name: freeze, factor: C, by: 1, changes: halted, says: "It stands still."}]
"""


@rule("W-8", "W-50")
def test_an_ability_may_change_any_number_that_a_component_brings(tmp_path):
    game = with_file(tmp_path, FREEZER)
    match = stand(game, {"w6H": "c7", "w4H": "d7"}, {"w": {"C": 1, "M": 1}})
    assert "w move 4H e7" in legal(match)
    play(match, "w use 6H w4H 1")
    assert being(match, "w4H")["halted"]
    assert not being(match, "w6H")["halted"]
    assert "w move 4H e7" not in legal(match)
    with pytest.raises(ValidationError):  # what definitions say is fixed for as long as a match lasts
        game.rules.definitions.cards["6H"].abilities[0].kind.by = 2


HEDGE = """
hedge:
  name: Hedge
  cards: [{ranks: ["6"], suits: [C]}]
  components:
    barricade: {halts: true}
"""


@rule("W-8", "W-41")
def test_a_barricade_that_says_no_tax_takes_1_move(tmp_path):
    game = with_file(tmp_path, HEDGE)
    laid = ["c7", "d7", "d8", "c8"]
    match = stand(game, {"e6C": "c8", "wAS": "c7"}, {"w": {"M": 4}}, laid=laid)
    play(match, "w move AS d7")
    assert match.state()["factors"]["w"]["M"] == 2
    assert not being(match, "wAS")["halted"]


@rule("W-8")
def test_parts_of_a_being_are_of_their_type_and_fixed(tmp_path):
    wrong = with_file(tmp_path, HEDGE.replace("halts: true", 'halts: true, tax: "2"'))
    with pytest.raises(BadInput, match="tax"):
        stand(wrong, {}, {})
    rook = load_definitions().cards["TS"].of(Barricade)
    with pytest.raises(ValidationError, match="frozen"):
        rook.tax = 5


DIAGONAL = """
slanter:
  name: Slanter
  cards: [{ranks: ["6"], suits: [H]}]
  components:
    mobile: {steps: diagonal}
    strike: {reach: orthogonal}
"""


@rule("W-8", "W-32", "W-35")
def test_a_being_that_steps_on_the_diagonal_only(tmp_path):
    game = with_file(tmp_path, DIAGONAL)
    laid = ["b7", "c7", "d7", "d8", "e7", "e9", "c9"]
    match = stand(game, {"w6H": "c7", "wAS": "d8"}, {"w": {"M": 3}}, laid=laid)
    assert {line for line in legal(match) if "6H" in line} == {"w move 6H d8"}
    refused = match.check("w move 6H d7")
    assert (refused.rule, refused.message) == ("W-32", "West’s Six of Hearts can't step from c7 to d7")
    play(match, "w move 6H d8")
    assert {line for line in legal(match) if "6H" in line} == {
        "w halt 6H", "w move 6H c7", "w move 6H c9", "w move 6H e7", "w move 6H e9",
    }  # fmt: skip
    assert rule_of(match, "w move AS d7") == "W-35", "it must step on first"
    play(match, "w move 6H e9")
    assert squares(match)["w6H"] == "e9"


@rule("W-8", "W-32")
def test_who_steps_diagonally_is_known_to_learning_programs_and_to_the_rulebook(tmp_path):
    game = with_file(tmp_path, DIAGONAL)
    match = stand(game, {"w6H": "c7"}, {"w": {"M": 3}}, laid=["b7", "c7", "d8", "d6", "b6"])
    said = said_and_read(match)
    assert len(said) == 4, "three steps and the end"
    words = game.parts.reference.paragraphs(game.rules, "6")
    assert any("Steps on the diagonal only. (W-32)" in text for text in words)


def said_and_read(match):
    """Every legal action in numbers and back."""
    encoding, view = Encoding(match.position), match.view(match.to_act)
    said = {encoding.write(view, action): str(action) for action in view.legal()}
    for numbers, line in said.items():
        for length in range(len(numbers)):
            assert encoding.read(view, numbers[:length]) is None
            assert numbers[length] in encoding.following(view, numbers[:length])
        assert str(encoding.read(view, numbers)) == line
    assert len(said) == len(view.legal())
    return said


TWO = """
duchess:
  name: Duchess
  cards: [{ranks: ["6"], suits: [H]}]
  components:
    mobile: {}
    strike: {reach: orthogonal}
  abilities:
    - rouse
    - {ability: wither, factor: D}
    - blast
"""


@rule("W-8", "W-50")
def test_a_being_with_several_abilities_each_with_its_factor(tmp_path):
    game = with_file(tmp_path, TWO)
    match = stand(game, {"w6H": "c7", "e4C": "d7"}, {"w": {"C": 1, "D": 2, "F": 1, "A": 1}})
    lines = [line for line in legal(match) if "6H" in line and " attack " not in line]
    assert lines == [
        "w blast 6H 1", "w use 6H e4C 1", "w use 6H w6H 1",
        "w use 6H wither e4C 1", "w use 6H wither e4C 2",
        "w use 6H wither w6H 1", "w use 6H wither w6H 2",
    ]  # fmt: skip
    said_and_read(match)
    events = play(match, "w use 6H wither e4C 2", "w use 6H rouse w6H 1")
    assert match.lines == ["w use 6H wither e4C 2", "w use 6H w6H 1"], "the first needs no name"
    assert [game.text.sentence(event, match) for event in events] == [
        "West’s Six of Hearts withers East’s Four of Clubs by 2 (2 Defend).",
        "West’s Six of Hearts rouses itself by 1 (1 Chance).",
    ]
    assert match.state()["factors"]["w"] == {"C": 0, "F": 1, "D": 0, "A": 1, "M": 0}
    again = game.load(match.record())
    assert again.state() == match.state()


SIXTH = """
factors: {L: Luck}
faces:
  2: [L, L, S, S, A, M, M, M]
abilities:
  bless: {factor: L, changes: def, by: 2, does: blesses, says: "Its Def rises by twice {n}."}
beings:
  bishop:
    name: Archbishop
    cards: [{ranks: ["9"]}]
    components: {mobile: {}, strike: {reach: diagonal}}
    abilities: [bless]
"""


@rule("W-5", "W-8", "W-18")
def test_a_sixth_factor_on_dice_of_eight_faces(tmp_path):
    game = with_file(tmp_path, SIXTH)
    match = game.new(options={"first": "w"}, seed=1, pools={"w": ["9H", *LEVEL_2], "e": ["9S", *LEVEL_2]})
    play(match, "w dice 2D 5D")
    chances = {str(action): chance for action, chance in match.chances()}
    assert chances["* roll L L"] == pytest.approx(1 / 16)
    assert sum(chances.values()) == pytest.approx(1)
    play(match, "* roll L M")
    assert match.state()["factors"]["w"] == {"C": 0, "F": 0, "D": 0, "A": 0, "M": 1, "L": 1}
    assert match.check("w end") is None
    other = stand(game, {"w9H": "c7"}, {"w": {"L": 2}})
    play(other, "w use 9H w9H 2")
    assert being(other, "w9H")["def"] == 1 + 4
    assert len(said_and_read(other)) == 1


LEVEL_2 = ["2D", "5D", "6D", "2S", "5S", "6S", "AS", "4H", "4S", "AH", "3D", "7D", "3S", "7S"]


@rule("W-8")
def test_agents_play_with_a_sixth_factor(tmp_path):
    game = with_file(tmp_path, SIXTH)
    match = game.new(options={"first": "w"}, seed=3, pools={"w": ["9H", *LEVEL_2], "e": ["9S", *LEVEL_2]})
    agents = {"w": game.agent("normal", seed=1), "e": game.agent("easy", seed=2)}
    while match.to_act is not None and len(match.lines) < 60:
        if match.to_act == "*":
            match.draw()
        else:
            match.play(agents[match.to_act].choose(match.view(match.to_act)).action)
    assert any("L" in line for line in match.lines if line.startswith("* roll"))


@rule("W-8")
def test_a_file_of_older_form_goes_on_loading(tmp_path):
    old = TWO.replace(
        "  abilities:\n    - rouse\n    - {ability: wither, factor: D}\n    - blast\n",
        "    court: {ability: wither, factor: D}\n    blast: {factor: F}\n",
    )
    card = with_file(tmp_path, old).rules.definitions.cards["6H"]
    assert [(own.name, own.factor) for own in card.abilities] == [("wither", 2), ("blast", 1)]
    assert load_definitions().cards["6H"].abilities == ()


WRONG = {
    "an ability that is not there": (
        TWO.replace("- rouse", "- roar"), 9, "there is no ability roar", "rouse",
    ),
    "a factor that is not there": (
        TWO.replace("factor: D", "factor: X"), 10, "there is no factor X", "C, F, D, A, M",
    ),
    "a kind that is not there": (
        TWO.replace("- rouse", "- {kind: swap, factor: C}"), 9, "no kind of ability swap", "modifier",
    ),
    "a change to nothing": (
        TWO.replace("- rouse", '- {kind: modifier, name: x, factor: C, by: 1, changes: hat, says: ""}'),
        9, "nothing called hat", "atk",
    ),
    **{
        f"a text with {gap}": (
            TWO.replace("- rouse", f'- {{kind: modifier, name: x, factor: C, by: 1, changes: def, says: "{gap}"}}'),
            9, "says can't be", mend,
        )
        for gap, mend in {
            "{n:>999999999}": "It has the gap n:>999999999; it may have {n}", "{n.__class__}": "gap n.__class__",
            "{x}": "gap x", "{n": "not those of gaps", "{}": "gap",
        }.items()
    },
    "a step that is none": (
        DIAGONAL.replace("diagonal", "sideways"), 6, "steps can't be 'sideways'", "diagonal",
    ),
    "a letter that is taken": (SIXTH.replace("{L: Luck}", "{M: Luck, L: Luck}"), 2, "M is Move", "letter"),
    "a face that is no factor": (SIXTH.replace("[L, L,", "[L, X,"), 4, "there is no factor X", "L"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "what", "mend"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_with_its_line_and_how_to_mend_it(tmp_path, text, line, what, mend):
    with pytest.raises(BadInput) as bad:
        _ = with_file(tmp_path, text).rules.definitions
    faults = bad.value.problems[0]
    assert (faults.file, faults.line) == (str(tmp_path / "more.yaml"), line)
    assert what in faults.message
    assert mend in faults.mend


@rule("W-8")
def test_the_examples_for_newcomers_can_be_played(tmp_path):
    gryphon, luck = shown("add-a-being", "yaml")
    cards = with_file(tmp_path, gryphon).rules.definitions.cards
    assert [own.name for own in cards["6H"].abilities] == ["blast", "spur", "bless"]
    definitions = with_file(tmp_path, luck).rules.definitions
    assert definitions.cards["9S"].abilities[0].factor == definitions.letters.index("L")


COLUMNS = [column.name for column in layout_of().columns]
PLACES = {"square", "start", "strength", "hit_by", "stepped"}
"""Columns that hold places or bits, stay when the turn ends, or count what was done."""


@rule("W-8", "W-50")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("by", [1, -9])
def test_what_an_ability_may_change_can_be_played_on_and_nothing_else_is_taken(tmp_path, column, by):
    text = FREEZER.replace("changes: halted", f"changes: {column}").replace("by: 1", f"by: {by}")
    if column in PLACES:
        with pytest.raises(BadInput) as bad:
            _ = with_file(tmp_path, text).rules.definitions
        assert bad.value.problems[0].line == 8
        assert "atk, def" in bad.value.problems[0].mend
        assert column not in bad.value.problems[0].mend
        return
    game = with_file(tmp_path, text)
    match = stand(game, {"w6H": "c7", "w4H": "d7", "e4C": "e7"}, {"w": {"C": 2, "M": 3, "A": 2}})
    play(match, "w use 6H w4H 2")
    rng = Random(1)
    while match.to_act is not None and len(match.lines) < 60:
        if match.to_act == "*":
            match.draw()
        else:
            match.play(match.legal().choose(rng))
        assert match.view("w") and match.view("e") and match.state()


class Patient(Component):
    """A component from outside: it only counts, and is told of."""

    key: ClassVar[str] = "patient"
    columns: ClassVar[tuple[Column, ...]] = (Column("waited", lasts=True), Column("waits"))

    turns: int = 1

    def about(self):
        return f"Waits for {self.turns} turns."


PATIENT = DIAGONAL + "    patient: {turns: 3}\n"


@rule("W-8", "W-66")
def test_a_component_from_outside_brings_its_own_numbers(tmp_path):
    file = tmp_path / "patient.yaml"
    file.write_text(PATIENT)
    game = api.Game(Wonderland([file], components=[Patient]))
    assert game.rules.definitions.cards["6H"].of(Patient) == Patient(turns=3)
    assert any("Waits for 3 turns." in text for text in game.parts.reference.paragraphs(game.rules, "6"))
    match = stand(game, {"w6H": "c7"}, {"w": {"M": 1}})
    state, layout = match.position.value, match.position.config.layout
    entity = match.position.config.entity["w6H"]
    for name in ("waited", "waits"):
        state.columns[layout.offset(name) + entity] = 7
    assert state.copy().columns == state.columns
    play(match, "w end")
    after = match.position.value.columns
    assert [after[layout.offset(name) + entity] for name in ("waited", "waits")] == [7, 0]
    with pytest.raises(BadInput, match="patient: there is no such key"):
        _ = with_file(tmp_path, PATIENT).rules.definitions
