"""The player's own pools of Dungeon Dice: named, kept, searched among, chosen for a match, forgotten."""

from __future__ import annotations

import pygame
import pytest

import wonderland
from tests.games.dungeon_dice.ui.player import GAME, Mouse
from tests.ui.apps import new_app
from tests.ui.devices import region, settle
from wonderland.games.dungeon_dice.pool import Pool
from wonderland.games.dungeon_dice.pools import pool_faults
from wonderland.ui.games.dungeon_dice import pool_choices
from wonderland.ui.games.dungeon_dice.pool_builder import PoolBuilder
from wonderland.ui.games.dungeon_dice.pool_choices import PoolChoices
from wonderland.ui.kit.fonts import LABEL
from wonderland.ui.shell.new_match import NewMatch
from wonderland.ui.shell.wishes import Wishes


@pytest.fixture
def builder(app, tmp_path, monkeypatch):
    monkeypatch.setenv("WONDERLAND_HOME", str(tmp_path))
    scene = PoolBuilder(app, wonderland.game(GAME))
    app.push(scene)
    settle(app)
    return scene


def type_words(app, words, end=pygame.K_RETURN):
    for letter in words:
        app.handle(pygame.event.Event(pygame.KEYDOWN, key=0, unicode=letter, mod=0))
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=end, unicode="", mod=0))
    settle(app)


def test_a_pool_is_named_kept_and_forgotten(app, builder):
    Mouse(app).use("save")
    assert list(builder.kept.own.pools) == ["My pool"]
    Mouse(app).use("rename")
    type_words(app, " 7")
    assert list(builder.kept.own.pools) == [builder.kept.name] == ["My pool 7"]
    Mouse(app).use("next")
    assert not builder.draft.figures
    Mouse(app).use("save")
    assert "DD-1" in builder.note, "an empty one is none"
    Mouse(app).use("random")
    Mouse(app).use("save")
    Mouse(app).use("rename")
    type_words(app, " 7")
    assert len(builder.kept.own.pools) == 2
    Mouse(app).use("delete")
    Mouse(app).use("delete")
    assert list(builder.kept.own.pools) == ["My pool 7"]


def test_letters_go_to_the_name_or_to_the_search(app, builder):
    every = len(builder.grid.listed())
    Mouse(app).use("search")
    type_words(app, "jabber")
    assert [figure.code for figure in builder.grid.listed()] == ["JAB"]
    name = builder.kept.name
    Mouse(app).use("search")
    Mouse(app).use("rename")
    type_words(app, "x")
    assert (builder.kept.name, builder.grid.search.text) == (name + "x", "jabber")
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="", mod=0))
    assert app.scene is builder, "the first Escape ends the search"
    assert len(builder.grid.listed()) == every


@pytest.mark.parametrize(("tab", "search"), [("R", ""), ("K", ""), ("all", "jab"), ("all", "move")])
def test_a_few_figures_stand_as_large_as_there_is_room(app, builder, tab, search):
    def cells():
        app.draw()
        return [r.rect for r in app.canvas.regions if r.key.startswith("choose-")]

    small, chosen = cells(), region(app, "chosen-0").rect
    Mouse(app).use(f"tab-{tab}")
    builder.grid.search.text = search
    large = cells()
    assert 0 < len(large) < len(small)
    assert min(rect.height for rect in large) > 1.3 * max(rect.height for rect in small)
    assert max(rect.bottom for rect in large) <= chosen.top
    assert all(rect.collidelistall(large) == [index] for index, rect in enumerate(large))


@pytest.fixture
def clipboard(monkeypatch):
    held = [""]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[0])
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: held.__setitem__(0, text))
    return held


def test_a_pool_is_shared_and_taken_over_also_where_its_lines_were_broken(app, builder, clipboard):
    before = builder.draft.contents()
    Mouse(app).use("share")
    clipboard[0] = clipboard[0].replace(" ", "\r\n", 12)
    builder.draft.take(())
    Mouse(app).use("paste")
    assert builder.note == "Taken over from the clipboard."
    assert builder.draft.contents() == before


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ("1G", "A pool has 15 dice, not 16 (DD-16)."),
        ("RAB DOR", "A pool has 10 figures, not 12 (DD-16)."),
        ("1G\x00", r"'1G\x00' is neither a die such as 2G nor a figure such as RAB."),
    ],
)
def test_nothing_is_left_out_silently_of_a_pool_that_is_pasted(app, builder, clipboard, more, says):
    before = builder.draft.contents()
    clipboard[0] = " ".join((*before, more))
    Mouse(app).use("paste")
    assert builder.note == says
    assert builder.draft.contents() == before


def test_the_form_shows_the_figures_of_each_pool(app, monkeypatch):
    drawn = []
    monkeypatch.setattr(pool_choices, "draw_own", lambda _canvas, _facts, code, *_more: drawn.append(code))
    game = wonderland.game(GAME)
    seats = dict.fromkeys("we", "")
    app.push(NewMatch(app, game, lambda _: None, Wishes(seats, dict(seats), "quick")))
    app.draw()
    pools = game.rules.definitions.pools.values()
    assert sorted(drawn) == sorted(code for named in pools for code in named.pool.figures)


def test_own_pools_are_chosen_for_a_match(app, builder):
    Mouse(app).use("save")
    game = wonderland.game(GAME)
    choices = PoolChoices(game, {})
    row = choices.rows("")[1]
    assert (row.key, choices.clicked(row.key, "")) == ("own:My pool", "own:My pool")
    setup = choices.setup({"w": row.key, "e": ""})
    match = game.begin({}, setup, seed=1)
    assert match.state()["pools"]["w"]["figures"] == sorted(builder.draft.figures)


@pytest.mark.rule("DD-16")
def test_what_is_too_much_is_refused_in_the_words_of_the_rules(builder):
    draft, known = builder.draft, wonderland.game(GAME).rules.definitions
    assert not draft.faults()
    kinds = [kind for kind in known.kinds if kind[0] == "1"]
    refused = draft.add_die(kinds[0])
    over = Pool((*draft.dice, kinds[0]), tuple(draft.figures))
    said = [says for _, says, rule in pool_faults(known, over) if rule == "DD-16"]
    assert refused.lower().startswith(said[0].lower())
    assert refused.endswith("(DD-16).")
    code = next(c for c in sorted(known.codes) if c not in draft.figures)
    assert "a pool has 10 figures, not 11" in draft.add(code).lower()
    assert not draft.faults(), "nothing was taken"
    highest = [kind for kind in known.kinds if kind[0] == "4"]
    draft.take([highest[0]] * 3)
    assert "at most 3 dice are of level 4, not 4" in draft.add_die(highest[0]).lower()


@pytest.mark.usefixtures("builder")
def test_in_a_small_window_a_card_is_read_as_in_a_large_one():
    """What a figure can do is not set smaller, and keeps clear of its die."""
    app = new_app((960, 600))
    scene = PoolBuilder(app, wonderland.game(GAME))
    app.push(scene)
    settle(app)
    readable = app.canvas.fonts.size("x", LABEL, 13)[1]
    for figure in wonderland.game(GAME).rules.definitions.figures:
        if not figure.unknown:
            scene.shown = figure.code
            app.draw()
            die = next(text.rect for text in app.canvas.texts if text.text == "Its die,")
            above = [
                text.rect
                for text in app.canvas.texts
                if text.rect.left >= die.left and die.top - 130 < text.rect.top < die.top
            ]
            assert above
            assert min(rect.height for rect in above) >= readable, figure.code
            assert max(rect.bottom for rect in above) <= die.top + 4, figure.code
    scene.leave()
