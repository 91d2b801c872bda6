"""What is told of the program where it is installed, and that nothing is shipped twice."""

from __future__ import annotations

import configparser
import tomllib
from collections import defaultdict
from hashlib import blake2b
from pathlib import Path
from xml.etree import ElementTree

import pytest

from wonderland.content.places import assets_folder

ROOT = Path(__file__).resolve().parents[2]
DESKTOP = ROOT / "assets" / "desktop"
CATEGORIES = ("Development Status", "Environment", "Intended Audience", "Natural Language",
              "Operating System", "Programming Language", "Topic", "Typing")  # fmt: skip


@pytest.fixture(scope="module")
def package():
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def told():
    """The AppStream description."""
    return ElementTree.parse(DESKTOP / "wonderland.metainfo.xml").getroot()


@pytest.fixture(scope="module")
def entry():
    """The desktop entry."""
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str
    read.read(DESKTOP / "wonderland.desktop", "utf-8")
    return read["Desktop Entry"]


def test_the_package_says_what_it_is(package):
    project = package["project"]
    owner = (ROOT / "LICENSE").read_text("utf-8").split("Copyright (c)")[1].splitlines()[0]
    assert [author["name"] for author in project["authors"]] == [owner.split(maxsplit=1)[1]]
    assert len(project["keywords"]) == len({*project["keywords"]}) > 3
    classifiers = project["classifiers"]
    assert sorted({*classifiers}) == sorted(classifiers)
    assert {one.split(" :: ")[0] for one in classifiers} == {*CATEGORIES}
    languages = [one.split(" :: ")[1] for one in classifiers if one.startswith("Natural")]
    assert len(languages) == 1 + len(list((ROOT / "config" / "languages").glob("*.po")))


def test_the_description_for_app_stores_is_of_the_form(told, entry, package):
    assert (told.tag, told.get("type")) == ("component", "desktop-application")
    once = ("id", "metadata_license", "project_license", "name", "developer", "description",
            "launchable", "icon", "categories", "provides", "content_rating", "releases")  # fmt: skip
    for tag in once:
        assert len(told.findall(tag)) == 1, tag
    assert told.findtext("project_license") == package["project"]["license"]
    assert told.findtext("developer/name") == package["project"]["authors"][0]["name"]
    assert told.findtext("launchable") == told.findtext("id") == "wonderland.desktop"
    assert told.findtext("icon") == entry["Icon"]
    assert [one.text for one in told.findall("categories/category")] == entry["Categories"].strip(";").split(";")
    programs = {**package["project"]["scripts"], **package["project"]["gui-scripts"]}
    assert {one.text for one in told.findall("provides/binary")} == {*programs}
    assert entry["Exec"] in programs
    assert told.find("releases/release").get("version") == package["project"]["version"]
    for text in told.findall("summary"):
        assert text.text and len(text.text) < 90 and not text.text.endswith(".")
    assert all(len(p.text.split()) > 10 for p in told.findall("description/p"))


def test_what_a_desktop_reads_is_installed_where_it_looks(package):
    wheel = package["tool"]["hatch"]["build"]["targets"]["wheel"]
    places = wheel["shared-data"]
    assert places["assets/desktop/wonderland.metainfo.xml"] == "share/metainfo/wonderland.metainfo.xml"
    assert places["assets/desktop/wonderland.desktop"] == "share/applications/wonderland.desktop"
    assert all((ROOT / path).is_file() for path in places)
    assert "assets/desktop" in wheel["exclude"], "it need not lie in the package as well"


def test_no_asset_is_shipped_twice():
    alike = defaultdict(list)
    for path in sorted(assets_folder().rglob("*")):
        if path.is_file():
            alike[blake2b(path.read_bytes()).digest()].append(path.name)
    assert [names for names in alike.values() if len(names) > 1] == []
