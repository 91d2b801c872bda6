"""What is kept is made anew just when what it follows from changed."""

from wonderland.ui.kit.kept import Kept


def test_it_is_made_once_for_a_key():
    kept, made = Kept[str](), []

    def make(word):
        made.append(word)
        return word

    squares = ["a1"]
    first = [kept.of((squares, 2.0), lambda: make("one")) for _ in range(3)]
    again = kept.of((["a1"], 2.0), lambda: make("equal"))
    other = kept.of((["a1"], 1.5), lambda: make("two"))
    back = kept.of((squares, 2.0), lambda: make("three"))
    assert (first, again, other, back) == (["one"] * 3, "one", "two", "three")
    assert made == ["one", "two", "three"]
