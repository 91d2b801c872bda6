"""The lessons of a game: read from their files, in order, checked as they are read."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from pydantic import BaseModel

from wonderland.content import records
from wonderland.content.reread import reread
from wonderland.content.yamlfile import Document, check_model, load
from wonderland.core.errors import BadInput, Problem
from wonderland.core.message import say
from wonderland.core.record import Record
from wonderland.games import registry
from wonderland.games.parts import Until, Vocabulary
from wonderland.learn.model import LessonModel, StepModel
from wonderland.learn.patterns import ANY

SUFFIX = ".lesson.yaml"
FOLDER = "lessons"
_NAME = re.compile(r"(\d\d)-([a-z][a-z-]*)\.lesson\.yaml\Z")
_SENTENCES = re.compile(r"[.?](?:\s|$)")
MOST_SENTENCES = 2


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that was read.

    Attributes:
        number, name: from the name of its file, ``11-barricade.lesson.yaml``.
        model: what it says.
        document: the file, for messages.
        vocabulary: how it speaks of its game.
        untils: for each step what ends it, None where it is only read.
        marks: for each step what it points at.
    """

    number: int
    name: str
    model: LessonModel
    document: Document
    vocabulary: Vocabulary
    untils: tuple[Until | None, ...]
    marks: tuple[BaseModel, ...]

    @property
    def game(self) -> str:
        """The game it is about."""
        return self.model.game

    @property
    def steps(self) -> list[StepModel]:
        """Its steps, in order."""
        return self.model.steps

    def start_of(self, step: int) -> Record:
        """The position that was laid out last when a step begins; its lines are not played."""
        for index in range(step, -1, -1):
            if self.steps[index].start is not None:
                return records.from_document(self.document.part("steps", index, "start"))
        return records.from_document(self.document.part("start"))

    def line_of_step(self, index: int) -> int:
        """The line of the file on which a step begins."""
        return self.document.line_of(("steps", index))


def folder(game: str) -> Path:
    """Where a game's lessons lie."""
    return registry.info(game).folder / FOLDER


def paths(game: str) -> list[Path]:
    """List the files of a game's lessons, in order; none where it has none."""
    return sorted(folder(game).glob(f"*{SUFFIX}"))


def named(path: Path) -> tuple[int, str]:
    """A lesson's number and its name, from the name of its file; 0 where it has no number."""
    found = _NAME.match(path.name)
    return (int(found[1]), found[2]) if found else (0, path.name.removesuffix(SUFFIX))


def lessons(game: str) -> list[Lesson]:
    """Read a game's lessons, in order; none where it has none.

    Raises:
        BadInput: with all that is wrong in them.
    """
    return [read(path) for path in paths(game)]


def find(found: list[Lesson], word: str) -> Lesson:
    """Find a lesson by its number or its name.

    Raises:
        BadInput: if there is none.
    """
    for lesson in found:
        if word.lower() in (lesson.name, str(lesson.number), f"{lesson.number:02}"):
            return lesson
    known = ", ".join(f"{lesson.number} {lesson.name}" for lesson in found) or "none"
    raise BadInput([Problem("learn", 0, say("there is no lesson {word}; there is {known}", word=word, known=known))])


@reread
def read(path: Path) -> Lesson:
    """Read a lesson's file.

    Raises:
        BadInput: with all that is wrong in it.
    """
    document = load(path)
    model = check_model(document, LessonModel)
    number, name = named(path)
    vocabulary = vocabulary_of(model.game, document)
    untils, marks, problems = _spoken(model, document, vocabulary)
    lesson = Lesson(number, name, model, document, vocabulary, untils, marks)
    problems += _faults(lesson)
    starts = [("start",), *(("steps", i, "start") for i, s in enumerate(model.steps) if s.start)]
    for start in starts:
        try:
            records.from_document(document.part(*start))
        except BadInput as bad:
            problems.extend(bad.problems)
    if problems:
        raise BadInput(problems)
    return lesson


def vocabulary_of(game: str, document: Document) -> Vocabulary:
    """How a lesson's game is spoken of.

    Raises:
        BadInput: if there is no such game, or it has no lessons.
    """
    made = registry.parts(game).lessons if game in registry.names() else None
    if made is None:
        known = ", ".join(name for name in registry.names() if "lessons" in registry.parts(name))
        what = say("there is no game {game} that has lessons", game=game)
        raise BadInput(
            [Problem(document.name, document.line_of(("game",)), what, say("There is {known}.", known=known))]
        )
    return made


def _spoken(
    model: LessonModel, document: Document, vocabulary: Vocabulary
) -> tuple[tuple[Until | None, ...], tuple[BaseModel, ...], list[Problem]]:
    """Read what ends each step and what it points at; what is wrong with either is told."""
    untils: list[Until | None] = []
    marks: list[BaseModel] = []
    problems: list[Problem] = []
    for index, step in enumerate(model.steps):
        until: Until | None = None
        marked = vocabulary.marks()
        try:
            if step.until is not None:
                until = check_model(document.part("steps", index, "until"), vocabulary.until)
        except BadInput as bad:
            problems.extend(bad.problems)
        try:
            if step.marks:
                marked = check_model(document.part("steps", index, "marks"), vocabulary.marks)
        except BadInput as bad:
            problems.extend(bad.problems)
        untils.append(until)
        marks.append(marked)
    return tuple(untils), tuple(marks), problems


def _faults(lesson: Lesson) -> list[Problem]:
    found = [
        Problem(lesson.document.name, lesson.document.line_of(("steps", i, key)), what, mend)
        for i, step in enumerate(lesson.steps)
        for key, what, mend in _step_faults(step)
    ]
    if not any(step.task for step in lesson.steps):
        line = lesson.line_of_step(len(lesson.steps) - 1)
        found.append(Problem(lesson.document.name, line, say("no step is a task"), say("End with one.")))
    return found


def _step_faults(step: StepModel) -> list[tuple[str, str, str]]:
    """What is wrong with a step: the key, what it is, what would be right."""
    found = []
    if len(_SENTENCES.findall(step.says)) > MOST_SENTENCES:
        found.append(("says", say("a step says more than two sentences"), say("Make two steps of it.")))
    if step.until is None:
        if step.allow or step.answer or step.task or step.free:
            found.append(("until", say("a step that is only read has nothing to play"), say("Say until.")))
        return found
    if step.free:
        return found
    if not step.allow:
        found.append(("allow", say("allow is missing"), say("Say what may be played, or any.")))
    if not step.answer:
        found.append(("answer", say("answer is missing"), say("Show me needs it.")))
    if step.hint is None:
        found.append(("hint", say("hint is missing"), say("It is said after two misses.")))
    if step.once and step.again is None:
        found.append(("once", say("again is missing"), say("Say why the step begins anew.")))
    if "otherwise" not in step.refuse and ANY not in step.allow:
        found.append(("refuse", say("refuse.otherwise is missing"), say("Say why another line is wrong.")))
    return found
