"""A record says which of the user's own files it was played with, and is not played without them."""

import pickle

import pytest

from tests.games.wonderland.extension.swap import Swap
from tests.games.wonderland.extension.test_new_beings import DIAGONAL, GRYPHON
from tests.games.wonderland.extension.test_swap import DANCER
from tests.games.wonderland.helpers import POOL_E, POOL_W, legal
from wonderland import api
from wonderland.content import records
from wonderland.content.places import mods_folder
from wonderland.core.errors import BadInput, MissingMods
from wonderland.games.wonderland.abilities.modifier import Modifier
from wonderland.games.wonderland.game import Wonderland
from wonderland.session import autosave, saves, thinking
from wonderland.session.match_session import AI, MatchSession, Seat
from wonderland.session.worker import Desk, Worker

OTHER = DIAGONAL.replace('ranks: ["6"], suits: [H]', 'ranks: ["8"], suits: [S]')
"""A being whose card is in neither pool."""


@pytest.fixture
def played():
    """A match with two mods in force, of which one changes a card of West's."""
    folder = mods_folder("wonderland")
    folder.mkdir(parents=True)
    (folder / "gryphon.yaml").write_text(GRYPHON)
    (folder / "other.yaml").write_text(OTHER)
    pools = {"w": POOL_W, "e": POOL_E}
    return api.game("wonderland").new(options={"first": "w"}, pools=pools, seed=1)


def test_a_record_names_the_mods_that_matter_to_it_and_reads_back(played):
    text = records.write(played.record())
    assert "\nmods: [gryphon.yaml]\n" in text
    read = records.from_text(text, "match")
    assert api.game_of(read).load(read).state() == played.state()
    assert (
        api.game("wonderland").new(pools={"w": POOL_W[:5], "e": POOL_E[:5]}, options={"pool": 5}, seed=1).record().mods
        == ()
    )


def test_without_them_it_says_which_are_missing(played):
    text = records.write(played.record())
    (mods_folder("wonderland") / "gryphon.yaml").unlink()
    read = records.from_text(text, "match")
    with pytest.raises(MissingMods) as error:
        api.game_of(read).load(read)
    problem = error.value.problems[0]
    assert problem.message.endswith("mods that are not here: gryphon.yaml")
    assert str(mods_folder("wonderland")) in problem.mend
    assert text.split("\n")[problem.line - 1] == "mods: [gryphon.yaml]"


@pytest.mark.parametrize("given", ["gryphon.yaml", "[4]", "[../gryphon.yaml]", "[gryphon]"])
def test_what_is_no_list_of_files_is_refused(given):
    text = f"format: wonderland-record/1\ngame: wonderland\nmods: {given}\nmoves: []\n"
    with pytest.raises(BadInput, match="mods lists names of files"):
        records.from_text(text, "match")


def test_a_match_that_was_left_waits_for_its_mods(played):
    seats = {"w": Seat("Ann"), "e": Seat("Bert")}
    session = MatchSession(api.game("wonderland"), played, seats, autosave.begin("wonderland"))
    session.play(next(line for line in legal(played) if " dice " in line))
    session.close()
    path = saves.Saves().unfinished()[0].path
    mod = mods_folder("wonderland") / "gryphon.yaml"
    mod.rename(mod.with_suffix(".kept"))
    looked = saves.Saves()
    assert looked.unfinished() == looked.unfinished() == []
    assert looked.take_notices().count("gryphon.yaml") == 1
    assert path.exists()
    mod.with_suffix(".kept").rename(mod)
    assert [one.path for one in looked.unfinished()] == [path]


def test_what_was_handed_in_from_python_reaches_the_process_that_thinks(tmp_path):
    file = tmp_path / "dancer.yaml"
    file.write_text(DANCER)
    rules = Wonderland([file], kinds=[Swap])
    sent = pickle.loads(pickle.dumps(rules))
    assert sent.definitions is rules.definitions
    match = api.Game(rules).new(options={"first": "w"}, pools={"w": POOL_W, "e": POOL_E}, seed=1)
    assert match.record().mods == ("dancer.yaml",)
    asked = thinking.Asked.of(match.record())
    line, _ = thinking.choose(Desk(lambda _: None), sent, asked, "w", "easy", 1, None)
    assert match.check(line) is None


def test_what_can_not_be_handed_on_is_said_clearly():
    class Local(Modifier):
        key = "local"

    worker = Worker()
    worker.start(thinking.choose, Wonderland(kinds=[Local]), None, "w", AI, 1, None)
    assert worker.busy
    report = worker.poll()
    assert report.kind == "fault"
    assert "must stand in a module" in report.value
    assert not worker.busy
    assert worker.poll() is None
