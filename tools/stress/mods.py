"""Files in the user's folder of mods, changed at random: every command goes on or says file and line."""

from __future__ import annotations

import os
import re
import shutil
import traceback
from pathlib import Path
from random import Random

from tools.stress.mutants import SLOW, changed, no_longer_than, run_in_process
from tools.stress.outcome import Outcome, command, well
from wonderland import api
from wonderland.content import files, records
from wonderland.content.places import mods_folder
from wonderland.core.game import CHANCE
from wonderland.core.record import Record
from wonderland.games import registry

GOOD = Path(__file__).parent / "mods"
WORDS = ("[]", "{}", "5", "null", "[1]", "{a: b}", "''", "M", "S", "-1", "1e9", "true", "9" * 30, "x" * 300,
         "{ability: spur}", "own 2", "H", "'6'", "[S, S]", "{steps: all}", "0", "26", "🎩", "a b", "2G")  # fmt: skip
"""What is put out for a value: of another kind, too large, or right in another place."""
LINES = 40
"""Lines of random play with a mod that is taken."""
MAY_NEED_OTHERS = ("balance", "replay", "legal")
"""What may be refused with a mod that is taken: one whose dice a record of the shipped game can't have rolled."""
SELDOM = {"simulate": 25, "balance": 40, "real": 40}
"""What takes long is done once in so many tries."""


def mods(folder: Path, times: int, seed: int) -> Outcome:
    """Change mods of every game that takes any, and give them to every command."""
    outcome = Outcome("mutated mods", "exit code 0, or 2 with file and line; a mod that is taken can be played")
    home = folder / "home"
    home.mkdir(parents=True)
    before = os.environ.get("WONDERLAND_HOME")
    os.environ["WONDERLAND_HOME"] = str(home)
    try:
        played = {name: _record(folder, name) for name in _games()}
        rng = Random(seed)
        for _ in range(times):
            game = rng.choice(_games())
            good = rng.choice(sorted((GOOD / game).glob("*.yaml")))
            raw = mutated(good.read_bytes(), rng)
            mod = mods_folder(game) / "mutant.yaml"
            mod.parent.mkdir(parents=True, exist_ok=True)
            mod.write_bytes(raw)
            try:
                with no_longer_than(SLOW):
                    wrong = _tried(mod, game, played[game], home, rng)
            except Exception:
                wrong = traceback.format_exc()
            if wrong:
                kept = folder / f"failure-{len(outcome.failures)}.yaml"
                kept.write_bytes(raw)
            outcome.expect(not wrong, f"{game}, {kept if wrong else ''}: {wrong[-900:]}")
            shutil.rmtree(mod.parent)
    finally:
        if before is None:
            del os.environ["WONDERLAND_HOME"]
        else:
            os.environ["WONDERLAND_HOME"] = before
    return outcome


def mutated(raw: bytes, rng: Random) -> bytes:
    """Change bytes of a mod anywhere, or put other words out for some of its own."""
    if rng.random() < 0.4:
        return changed(raw, rng)
    text = raw.decode()
    for _ in range(rng.choice((1, 1, 2, 3))):
        spots = [found.span() for found in re.finditer(r"(?<=[:\[{,] )[^\s,:\]}]+|(?<=\n)\s*\w+(?=:)", text)]
        begin, end = rng.choice(spots)
        other = text[slice(*rng.choice(spots))] if rng.random() < 0.4 else rng.choice(WORDS)
        text = text[:begin] + other + text[end:]
    return text.encode()


def _games() -> list[str]:
    return [name for name in registry.names() if (GOOD / name).is_dir()]


def _record(folder: Path, game: str) -> Path:
    """A record of the game as it ships."""
    path = folder / f"{game}.wonder.yaml"
    files.save(path, records.write(_played(game, 1)))
    return path


def _played(game: str, seed: int) -> Record:
    match, rng = api.game(game).new(seed=seed), Random(seed)
    while match.to_act is not None and len(match.lines) < LINES:
        if match.to_act == CHANCE:
            match.draw()
        else:
            match.play(match.legal().choose(rng))
        for seat in match.seats:
            match.view(seat)
    return match.record()


def _tried(mod: Path, game: str, record: Path, home: Path, rng: Random) -> str:
    """What is not as it should be with a mod, ``""`` if all is."""
    checked, said = run_in_process("check", str(mod))
    if checked not in (0, 2):
        return f"check: {checked}: {said}"
    place = re.compile(rf"{re.escape(mod.name)}:\d+: ")
    if checked == 2 and not place.search(said):
        return f"check names no file and line: {said}"
    for words in _commands(game, mod, record, rng):
        code, told = run_in_process(*words)
        if code not in (0, 2) or "Traceback" in told or "\x1b" in told:
            return f"{' '.join(words)}: {code}: {told}"
        if checked == 2 and not place.search(told):
            return f"{' '.join(words)} does not name what it leaves out: {said}"
        if code == 2 and checked == 0 and words[0] not in MAY_NEED_OTHERS:
            return f"{' '.join(words)} is refused with a mod that check takes: {told}"
    if checked == 0:
        _played(game, rng.randrange(1000))
    if not rng.randrange(SELDOM["real"]):
        code, _, told = command(home, "play", game, "--text", said=b"?\nstate\nquit\n")
        return "" if well(code, told) else f"play --text: {code}: {told}"
    return ""


def _commands(game: str, mod: Path, record: Path, rng: Random) -> list[tuple[str, ...]]:
    """Some of the commands, those that take long seldom."""
    quick = [
        ("games",), ("games", "--json"), ("rules", game), ("learn", "--list"), ("legal", str(record)),
        ("replay", str(record)), ("replay", str(record), "--json", "--each"), ("check", str(record)),
    ]  # fmt: skip
    found = rng.sample(quick[:-1], 2)
    if not rng.randrange(SELDOM["simulate"]):
        found.append(("simulate", game, "--games", "1", "--jobs", "1", "--preset", "quick"))
    if not rng.randrange(SELDOM["balance"]):
        found.append(("balance", str(mod), "--games", "2"))
    return found
