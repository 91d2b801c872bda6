"""Catalogues: what Babel makes of messages, and what must hold of a translation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from tools.languages.sources import HOUSE, Entry, gaps_of
from wonderland.content.languages import FOLDER
from wonderland.content.places import config_folder

PROJECT = "wonderland-table"
_IDLE = (
    "# Translations template", "# Copyright", "# This file is", "# FIRST AUTHOR", "#\n",
    '"Report-Msgid', '"POT-Creation', '"PO-Revision', '"Last-Translator', '"Generated-By',
    '"Language-Team', "# German translations", "# , fuzzy",
)  # fmt: skip
"""What Babel puts at a catalogue's head and nobody needs; two who translate would both change it."""
WIDTH = 100
_ANY_DAY = datetime(2000, 1, 1, tzinfo=UTC)


def folder_of(owner: str) -> Path:
    """Where the catalogues of a game lie, or those of the house."""
    return (config_folder() if owner == HOUSE else config_folder() / "games" / owner) / FOLDER


def templates(entries: Iterable[Entry]) -> dict[str, Catalog]:
    """A catalogue without translations for each owner."""
    made: dict[str, Catalog] = {}
    for entry in entries:
        catalogue = made.setdefault(entry.owner, Catalog(project=PROJECT, fuzzy=False))
        catalogue.add(
            (entry.text, entry.many) if entry.many else entry.text,
            locations=[(entry.place, 0)],
            auto_comments=[entry.note] if entry.note else (),
            context=entry.context or None,
            flags={"python-brace-format"} if entry.gaps else (),
        )
    return made


def write(path: Path, catalogue: Catalog) -> None:
    """Write a catalogue as text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    out = BytesIO()
    write_po(out, catalogue, width=WIDTH, include_lineno=False)
    lines = out.getvalue().decode("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(_IDLE)]
    path.write_text("".join(kept), encoding="utf-8")


def read(path: Path, code: str) -> Catalog:
    """Read a catalogue of a language; an empty one where there is none yet."""
    if not path.is_file():
        return Catalog(locale=code, project=PROJECT, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=code)


def update(template: Catalog, path: Path, code: str) -> Catalog:
    """Bring a translated catalogue to the messages that there are now; nothing is guessed."""
    catalogue = read(path, code)
    catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
    catalogue.obsolete.clear()
    return catalogue


def fill(catalogue: Catalog, house: Catalog) -> None:
    """Say what a game has not translated as the house says it, which comes first anyway."""
    for message in catalogue:
        same = house.get(message.id, message.context) if message.id else None
        if same and not any(_forms(message.string)):
            message.string = same.string


def compiled(catalogue: Catalog) -> bytes:
    """A catalogue as gettext reads it; what is not translated is left out."""
    catalogue.creation_date = catalogue.revision_date = _ANY_DAY  # the same whenever it is made
    out = BytesIO()
    write_mo(out, catalogue)
    return out.getvalue()


def missing(template: Catalog, catalogue: Catalog) -> Iterator[str]:
    """Messages that a catalogue doesn't translate, and those that nobody says any more."""
    known = {(_key(message.id), message.context): message for message in catalogue if message.id}
    for message in template:
        if message.id:
            held = known.pop((_key(message.id), message.context), None)
            if held is None or not all(_forms(held.string)) or held.fuzzy:
                yield f"not translated: {message.id}"
    for text, _ in known:
        yield f"nobody says any more: {text}"


def faults(catalogue: Catalog) -> Iterator[str]:
    """Translations that don't fit: other gaps than the original, or too few forms."""
    for message in catalogue:
        if not message.id or not any(_forms(message.string)):
            continue
        texts = message.id if isinstance(message.id, tuple) else (message.id,)
        gaps = frozenset(gap for text in texts for gap in gaps_of(str(text)))
        for form in _forms(message.string):
            unknown = gaps_of(form) - gaps
            left_out = gaps - gaps_of(form) - ({"n"} if len(texts) > 1 else set())
            if unknown or left_out:
                yield f"other gaps than in {texts[0]!r}: {form!r}"
        if len(texts) > 1 and len(_forms(message.string)) != catalogue.num_plurals:
            yield f"{catalogue.num_plurals} forms are needed: {texts[0]!r}"


def differing(read: Iterable[tuple[str, Catalog]]) -> Iterator[str]:
    """Texts that two catalogues of a language translate otherwise: only one of them would hold."""
    known: dict[tuple[object, object], tuple[str, object]] = {}
    for name, catalogue in read:
        for message in catalogue:
            if message.id and any(_forms(message.string)):
                key = _key(message.id), message.context
                first, text = known.setdefault(key, (name, message.string))
                if text != message.string:
                    yield f"{name}: translated otherwise in {first}: {key[0]!r}"


def _key(text: object) -> object:
    return text[0] if isinstance(text, (tuple, list)) else text


def _forms(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, (tuple, list)) else (str(text or ""),)
