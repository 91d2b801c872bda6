"""The house's pool builder, over pools of a game that is none of ours: three letters of five."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from tests.ui.apps import new_app
from tests.ui.devices import click, press, region
from wonderland.session.pools import Rules, own_pools_by
from wonderland.ui.kit.layout import REST
from wonderland.ui.table.pool_builder import ListBuilder

LETTERS, MOST = "abcde", 3


def faults(words):
    return ["" if str(word) in LETTERS else f"{word} is no letter" for word in words]


class Held:
    """The letters that are chosen."""

    def __init__(self):
        self.held = []

    def take(self, words):
        self.held = list(words)

    def contents(self):
        return self.held

    def missing(self):
        return "" if len(self.held) == MOST else "Three letters make a pool (LT-1)."

    def add(self, what):
        if len(self.held) == MOST:
            return "Put one back first (LT-1)."
        self.held.append(what)
        return ""

    def put_back(self, what):
        self.held.remove(what)

    def take_over(self, words):
        wrong = [fault for fault in faults(words) if fault]
        if not wrong:
            self.take(words)
        return wrong[0] if wrong else ""


class Letters(ListBuilder):
    """A pool of letters: a region for each, and the note."""

    shown = "a"

    def __init__(self, app):
        pools = SimpleNamespace(
            rule="LT-1",
            most=MOST,
            named=lambda _: {"first": ["a", "b"], "other": ["c"]},
            random=lambda _rules, size, rng: rng.sample(LETTERS, size),
        )
        game = SimpleNamespace(parts=SimpleNamespace(pools=pools), rules=None)
        super().__init__(app, game, own_pools_by("letters", Rules(faults, "LT-1", MOST)), Held())

    def draw_pool(self, canvas, page):
        row, note, _ = page.rows(50, 30, REST)
        for letter, place in zip(LETTERS, row.columns(*[REST] * len(LETTERS)), strict=True):
            act = lambda letter=letter: self.click(letter)  # noqa: E731
            canvas.region(f"letter-{letter}", place.rect(canvas), act, letter)
        self.draw_note(canvas, note, self.draft.missing() or "A whole pool.")


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path))
    return new_app()


@pytest.fixture
def builder(app):
    scene = Letters(app)
    app.push(scene)
    app.draw()
    return scene


def use(app, key):
    app.draw()
    click(app, region(app, key).rect.center)
    app.draw()


def seen(app):
    return [one.text for one in app.canvas.texts]


def test_a_first_pool_begins_with_the_first_that_ships(builder):
    assert builder.draft.contents() == ["a", "b"]
    assert not builder.kept.changed


def test_a_click_takes_puts_back_and_is_refused_with_its_rule(app, builder):
    use(app, "letter-c")
    assert (builder.draft.contents(), builder.shown, builder.note) == (["a", "b", "c"], "c", "")
    use(app, "letter-d")
    assert builder.draft.contents() == ["a", "b", "c"]
    assert builder.shown == "d", "what was refused is looked at"
    assert "Put one back first." in seen(app)
    assert builder.rule_now() == "LT-1"
    assert region(app, "refused") is not None, "the rule is a link"
    use(app, "letter-a")
    assert (builder.draft.contents(), builder.note) == (["b", "c"], "")


def test_what_is_missing_is_told_and_keeps_it_from_being_kept(app, builder):
    assert "Three letters make a pool." in seen(app)
    use(app, "save")
    assert not builder.kept.own.pools
    use(app, "letter-e")
    assert "A whole pool." in seen(app)
    use(app, "save")
    assert builder.kept.own.pools == {builder.kept.name: ["a", "b", "e"]}


def test_a_pool_by_lot_is_whole_and_of_the_games_own_drawing(app, builder):
    drawn = set()
    for _ in range(30):
        use(app, "random")
        assert len(set(builder.draft.contents())) == MOST
        drawn.add(frozenset(builder.draft.contents()))
    assert len(drawn) > 3


def test_what_was_begun_is_laid_by_and_stands_there_again(app, builder):
    use(app, "letter-c")
    app.pop()
    assert Letters(app).draft.contents() == ["a", "b", "c"]


def test_letters_go_to_the_name_while_it_is_typed(app, builder):
    old = builder.kept.name
    use(app, "rename")
    assert builder.types
    press(app, ord("x"), "x")
    assert f"{old}x|" in seen_after(app)
    press(app, pygame.K_RETURN)
    assert (builder.kept.name, builder.types) == (f"{old}x", False)


def seen_after(app):
    app.draw()
    return seen(app)


@pytest.mark.parametrize("size", [(640, 400), (960, 600), (1280, 720), (900, 1400)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_name_and_buttons_stand_beside_one_another_at_any_size(tmp_path, monkeypatch, size, language):
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path))
    app = new_app(size, language=language)
    scene = Letters(app)
    app.push(scene)
    app.draw()
    title = next(one.rect for one in app.canvas.texts if one.text == scene.title())
    buttons = [region(app, key).rect for key in ("back", "next", "rename", "delete", "random", "save")]
    assert title.right < min(rect.left for rect in buttons)
    assert max(rect.right for rect in buttons) <= app.room[0]
    assert not [one for i, one in enumerate(buttons) if one.collidelistall(buttons[i + 1 :])]
