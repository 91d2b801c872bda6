"""A key that a form does not have is answered with one that it has at that place."""

from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field

from wonderland.content.form_keys import keys_at
from wonderland.content.yamlfile import check_model, load
from wonderland.core.errors import BadInput


class Inner(BaseModel):
    model_config = ConfigDict(extra="forbid")
    says: str = ""
    colour: Annotated[int, Field(ge=0)] = 0


class Circle(BaseModel):
    model_config = ConfigDict(extra="forbid")
    kind: Literal["circle"]
    radius: int


class Square(BaseModel):
    model_config = ConfigDict(extra="forbid")
    kind: Literal["square"]
    side: int


class Outer(BaseModel):
    model_config = ConfigDict(extra="forbid")
    first: Inner = Inner()
    many: list[Inner] = []
    named: dict[str, Inner | None] = {}
    pair: tuple[Inner, ...] = ()
    shape: Annotated[Circle | Square, Field(discriminator="kind")] = Circle(kind="circle", radius=1)
    renamed: int = Field(0, alias="from")
    free: dict[str, int] = {}


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        ((), ["first", "many", "named", "pair", "shape", "from", "free"]),
        (("first",), ["says", "colour"]),
        (("many", 3), ["says", "colour"]),
        (("named", "anybody"), ["says", "colour"]),
        (("pair", 0), ["says", "colour"]),
        (("shape",), ["kind", "radius", "side"]),
        (("free",), []),
        (("first", "says"), []),
    ],
)
def test_the_keys_of_a_form_at_a_place(place, keys):
    assert keys_at(Outer, place) == keys


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("first: {sais: x}", "Did you mean says?"),
        ("many: [{colur: 1}]", "Did you mean colour?"),
        ("named: {a: {colours: 1}}", "Did you mean colour?"),
        ("shape: {kind: square, side: 1, sides: 2}", "Did you mean side?"),
        ("form: 1", "Did you mean from?"),
        ("first: {first: 1}", "Take it out."),
    ],
)
def test_a_mistyped_key_is_answered_from_the_form_itself(tmp_path, text, said):
    path = tmp_path / "file.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput) as told:
        check_model(load(path), Outer)
    assert [problem.mend for problem in told.value.problems] == [said]
