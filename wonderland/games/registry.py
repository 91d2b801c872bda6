"""What games there are: each a folder with an ``info.yaml``, which says where its parts are.

The folders that ship with the program are ``config/games/*``; ``WONDERLAND_GAMES`` may name
further folders of such folders, so that a game can be made and tried outside of this project.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from traceback import extract_tb
from typing import Annotated, TypeAlias

from pydantic import AfterValidator, Field

from wonderland.content import left_out
from wonderland.content.files import changed, reason
from wonderland.content.places import further_folders, games_folders, mods_folder
from wonderland.content.written import written
from wonderland.content.yamlfile import check_model
from wonderland.content.yamlfile import load as load_yaml
from wonderland.core.encoding import Encoding
from wonderland.core.errors import BadInput, Problem
from wonderland.core.game import Game, Position
from wonderland.core.info import GameInfo, SeatInfo
from wonderland.core.message import all_of, say
from wonderland.games.parts import Mods, Parts, kinds, lacking
from wonderland.games.sound_mods import sound_mods
from wonderland.kit.options import OptionsModel
from wonderland.kit.strict import Strict
from wonderland.kit.wording import Text

INFO, OPTIONS, RULES = "info.yaml", "options.yaml", "rules.yaml"
RulesText: TypeAlias = dict[Text, dict[str, Text]]
_Entry = Annotated[str, written(r"[A-Za-z_][\w.]*(:[A-Za-z_]\w*)?", say("a module, or a name in one: game:Chess"))]


class SeatModel(Strict):
    """A seat of ``info.yaml``: its name, and the colour and shape that mark it."""

    name: Text
    colour: str = ""
    shape: str = ""


def _known_parts(entries: dict[str, str]) -> dict[str, str]:
    """See that a game names its rules, and no parts that there are not.

    Raises:
        ValueError: if it doesn't.
    """
    known = kinds(Parts)
    unknown = [name for name in entries if name not in known]
    if unknown or "rules" not in entries:
        others = all_of(name for name in known if name != "rules")
        raise ValueError(say("It names its rules, and of {known} what it has", known=others))
    return entries


class InfoModel(Strict):
    """``info.yaml``; what each key means, ``core.info.GameInfo`` says.

    Attributes:
        place: where it stands among the games, from 1.
        seats: by their letters, in order of play.
    """

    title: Text
    tagline: Text
    players: Text
    length: Text = ""
    aim: Text = ""
    mood: Text = ""
    motto: Text = ""
    picture: str = ""
    place: Annotated[int, Field(ge=1)] = 1000
    seats: Annotated[
        dict[Annotated[str, written(r"[a-z]", say("a small letter, such as w"))], SeatModel], Field(min_length=1)
    ]
    parts: Annotated[dict[str, _Entry], AfterValidator(_known_parts)] | None = None
    screens: dict[str, _Entry] = Field(default={})
    builders: dict[Text, _Entry] = Field(default={})
    ends: dict[str, Text] = Field(default={})


# --- which games ---------------------------------------------------------------------------------
def infos() -> tuple[GameInfo, ...]:
    """Every game, built or not, in the order of the shelf.

    Raises:
        BadInput: with all that is wrong in their files.
    """
    return _read(games_folders())


def names() -> tuple[str, ...]:
    """The games that can be played."""
    return tuple(info.name for info in infos() if info.built)


def info(name: str) -> GameInfo:
    """What is known of a game, built or not.

    Raises:
        BadInput: if there is none of that name.
    """
    for known in infos():
        if known.name == name:
            return known
    what = say("there is no game {name}; there is {known}", name=name, known=", ".join(names()))
    raise BadInput([Problem(name, 0, what)])


@cache
def _read(folders: tuple[Path, ...]) -> tuple[GameInfo, ...]:
    found: dict[str, tuple[int, GameInfo]] = {}
    problems: list[Problem] = []
    for folder in folders:
        for path in sorted(folder.glob(f"*/{INFO}")):
            try:
                place, game = read_info(path)
            except BadInput as bad:
                problems += bad.problems
                continue
            if game.name in found:
                problems.append(Problem(str(path), 0, say("there is another game {name}", name=game.name)))
            found[game.name] = place, game
    if problems:
        raise BadInput(problems)
    return tuple(game for _, game in sorted(found.values(), key=lambda one: (one[0], one[1].name)))


def read_info(path: Path) -> tuple[int, GameInfo]:
    """Read an ``info.yaml``; the game's name is that of its folder.

    Returns:
        Its place among the games, and what it says.

    Raises:
        BadInput: with all that is wrong in it.
    """
    model = check_model(load_yaml(path), InfoModel)
    seats = tuple(SeatInfo(letter, seat.name, seat.colour, seat.shape) for letter, seat in model.seats.items())
    return model.place, GameInfo(
        name=path.parent.name,
        title=model.title,
        tagline=model.tagline,
        players=model.players,
        length=model.length,
        aim=model.aim,
        mood=model.mood,
        motto=model.motto,
        picture=model.picture,
        seats=seats,
        folder=path.parent,
        parts=model.parts or {},
        screens=model.screens,
        builders=model.builders,
        ends=model.ends,
    )


def check_info(path: Path) -> None:
    """Read an ``info.yaml``, and load every part that it names.

    Raises:
        BadInput: with all that is wrong in it.
    """
    _, game = read_info(path)
    found, problems = _parts(game.folder, tuple(game.parts.items())), []
    for name in game.parts:
        try:
            getattr(found, name)
        except BadInput as bad:
            problems += bad.problems
    if problems:
        raise BadInput(problems)


# --- what they are made of -----------------------------------------------------------------------
def parts(name: str) -> Parts:
    """A game's parts, none of them loaded yet.

    Raises:
        BadInput: if there is no such game, or it is not built.
    """
    game = info(name)
    if not game.built:
        what = say("{title} is not built yet; there is {known}", title=game.title, known=", ".join(names()))
        raise BadInput([Problem(name, 0, what)])
    return _parts(game.folder, tuple(game.parts.items()))


@cache
def _parts(folder: Path, entries: tuple[tuple[str, str], ...]) -> Parts:
    path = folder / INFO

    def load(name: str, entry: str, kind: object) -> object:
        found = resolve(path, entry, ("parts", name))
        if isinstance(kind, type) and isinstance(found, type):
            found = found()  # a class stands for what it makes
        if missing := lacking(found, kind):
            raise wrong_info(path, ("parts", name), _lacks(entry, missing))
        return found

    return Parts(dict(entries), load)


def _lacks(entry: str, missing: Sequence[str]) -> str:
    return say("{entry} has no {missing}", entry=entry, missing=all_of(missing))


def wrong_info(path: Path, key: tuple[str, ...], what: str) -> BadInput:
    """A fault in an ``info.yaml``, at the line of a key."""
    return BadInput([Problem(str(path), load_yaml(path).line_of(key), what)])


def resolve(path: Path, entry: str, key: tuple[str, ...]) -> object:
    """Load what an entry of an ``info.yaml`` names: a module, or a name in one.

    The modules of a game outside of the program may lie beside its ``info.yaml``: ``nim.rules``.

    Args:
        path: the file.
        entry: ``package.module`` or ``package.module:NAME``.
        key: the way to the entry in the file.

    Raises:
        BadInput: if it isn't there.
    """
    module, _, name = entry.partition(":")
    sys.path += [one for one in map(str, further_folders()) if one not in sys.path]
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and not module.startswith(missing.name):
            raise BadInput([_fault(str(path), missing)]) from missing
        raise wrong_info(path, key, say("there is no module {module}", module=module)) from missing
    except Exception as fault:  # whatever stands in the module: it may be a tinkerer's
        raise BadInput([_fault(str(path), fault)]) from fault
    if name and not hasattr(found, name):
        raise wrong_info(path, key, _lacks(module, [name]))
    return getattr(found, name) if name else found


def _fault(path: str, fault: Exception) -> Problem:
    """What went wrong while a game's module was read: where in it, and in Python's words."""
    if isinstance(fault, SyntaxError) and fault.filename:
        path, line = fault.filename, fault.lineno or 0
    else:
        frames = [one for one in extract_tb(fault.__traceback__) if Path(one.filename).exists()]
        path, line = (frames[-1].filename, frames[-1].lineno or 0) if frames else (path, 0)
    kind = type(fault).__name__
    return Problem(path, line, say("it can't be read: {kind}: {why}", kind=kind, why=str(fault)))


def load(name: str, extra: Sequence[Path] = ()) -> Game:
    """Load a game's rules, with what the user put into its folder of mods.

    Args:
        name: the game.
        extra: further definition files.

    Raises:
        BadInput: if there is no such game, or it is not built.
    """
    return parts(name).rules((*mods(name).files, *extra))


def shipped(name: str) -> Game:
    """Load a game's rules as they ship: lessons, puzzles and pictures know nothing of mods.

    Raises:
        BadInput: if there is no such game, or it is not built.
    """
    return parts(name).rules(())


def mods(name: str) -> Mods:
    """The user's own files for a game, ``mods/<game>/*.yaml`` in the home folder, by name.

    A file that is wrong never stops anything: it is left out, and its problems are told.
    """
    return _mods_in(mods_folder(name), name)


def _mods_in(folder: Path, name: str) -> Mods:
    """What can be played of the files in a folder, and what is wrong in the others."""
    if "mods" not in parts(name):
        return Mods((), ())
    try:
        there = sorted(folder.iterdir())
        files = [path for path in there if path.suffix == ".yaml" and path.is_file()]
    except FileNotFoundError:
        return Mods((), ())
    except OSError as error:
        what = say("the folder can't be read: {why}", why=reason(error))
        return Mods((), (Problem(str(folder), 0, what),))
    if not files:  # the game is not loaded for them
        return Mods((), ())
    return _tried(name, tuple((path, changed(path)) for path in files))


@cache
def _tried(name: str, stamped: tuple[tuple[Path, int], ...]) -> Mods:
    """The same of files; tried again only where one of them has changed."""
    read = parts(name).mods
    assert read
    return sound_mods([path for path, _ in stamped], read)


def check_mod(path: Path) -> None:
    """Hold a file in a game's folder of mods against the game, with those before it, as it is played.

    What it is called is not asked: it is a mod, whatever file of the game has the same name.

    Raises:
        BadInput: with all that is wrong in it.
    """
    name = path.absolute().parent.name
    if name not in names() or "mods" not in parts(name):
        raise BadInput([Problem(str(path), 0, say("no game has definitions of this kind"))])
    problems = [one for one in _mods_in(path.parent, name).problems if one.file == str(path)]
    if problems:
        raise BadInput(problems)


def mod_problems() -> list[Problem]:
    """What is wrong in the mods of all games."""
    built = (info.name for info in infos() if info.built)
    return [problem for name in built for problem in mods(name).problems]


def encoding(name: str, position: Position) -> Encoding:
    """How a game is put into numbers, for matches with the options of a position.

    Raises:
        BadInput: if it can't be.
    """
    make = parts(name).encoding
    if make is None:
        raise BadInput([Problem(name, 0, say("{title} can't be put into numbers", title=info(name).title))])
    return make(position)


def check(name: str, path: Path) -> None:
    """Hold a definition file of a game against its kind, and against the game's other files.

    Raises:
        BadInput: with all that is wrong.
    """
    if path.name == INFO:
        check_info(path)
        return
    if path.name == RULES:
        read_rules(path)
        return
    if path.name == left_out.FORMATS:
        left_out.read(path)
        return
    if path.name == OPTIONS:
        _check_options(name, path)
    if (own := parts(name).check) is not None:
        own(path)


def _check_options(name: str, path: Path) -> None:
    document = load_yaml(path)
    faults = check_model(document, OptionsModel).own_faults([seat.letter for seat in info(name).seats])
    problems = [Problem(str(path), document.line_of(place), what) for place, what in faults]
    if problems:
        raise BadInput(problems)


def owner_of(path: Path) -> str:
    """The game that a file of the user's own definitions belongs to: the first that takes it.

    Raises:
        BadInput: with all that is wrong in it for the game that reads it furthest without a fault,
            and of those the one that finds the least, if none takes it.
    """
    takers = [info.name for info in infos() if info.built and "mods" in parts(info.name)]
    faults = BadInput([Problem(str(path), 0, say("no game has definitions of this kind"))])
    least: tuple[int, int] | None = None
    for name in takers:
        try:
            check(name, path)
        except BadInput as bad:
            much = -min(one.line for one in bad.problems), len(bad.problems)
            if least is None or much < least:
                faults, least = bad, much
        else:
            return name
    raise faults


def options(name: str) -> OptionsModel:
    """The options of a game, from its ``options.yaml``; none where it has no such file.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    return _options(info(name).folder / OPTIONS)


@cache
def _options(path: Path) -> OptionsModel:
    if not path.is_file():
        return OptionsModel(options={})
    return check_model(load_yaml(path), OptionsModel)


def rules_text(name: str) -> Mapping[str, Mapping[str, str]]:
    """The rules of a game in words: chapters, and in each the rules by number.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    path = info(name).folder / RULES
    return read_rules(path) if path.is_file() else {}


def read_rules(path: Path) -> Mapping[str, Mapping[str, str]]:
    """Read a ``rules.yaml``: chapters, and in each the rules by number.

    Raises:
        BadInput: with all that is wrong in the file.
    """
    return check_model(load_yaml(path), RulesText)
