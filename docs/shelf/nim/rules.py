"""The rules of Nim with a stash."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from wonderland.core.game import CHANCE, Event, Random
from wonderland.kit.lines import LineGame, LinePosition

STASHES = range(1, 4)  # N-1


class Taken(NamedTuple):
    seat: str
    number: int


class Added(NamedTuple):
    seat: str
    number: int


@dataclass(eq=False)
class Nim(LinePosition):
    """Where a match stands; a stash is 0 when it was added, None if it is not known."""

    seats: tuple[str, ...]
    heaps: list[int] = field(default_factory=lambda: [3, 4, 5])
    stashes: dict[str, int | None] = field(init=False)
    turn: int = 0
    rule = "N-2"

    def __post_init__(self) -> None:
        self.stashes = dict.fromkeys(self.seats, 0)

    @property
    def to_act(self) -> str | None:
        if not self.turn:
            return CHANCE
        return self.seats[(self.turn - 1) % 2] if any(self.heaps) else None

    @property
    def result(self) -> Mapping[str, object] | None:
        if self.to_act is not None:
            return None
        return {"winner": self.seats[self.turn % 2], "reason": "last"}  # N-4

    def lines(self) -> Iterator[str]:
        if not self.turn:
            seat = next(seat for seat, count in self.stashes.items() if count == 0)
            yield from (f"* deal {seat} {count}" for count in STASHES)
            return
        for heap, count in enumerate(self.heaps, start=1):
            yield from (f"{self.to_act} take {heap} {n}" for n in range(1, count + 1))
            if count and self.stashes[str(self.to_act)] != 0:  # N-3
                yield f"{self.to_act} add {heap}"

    def happen(self, line: str) -> Iterator[Event]:
        match line.split():
            case [_, "deal", seat, count]:
                self.stashes[seat] = int(count)
                self.turn = int(0 not in self.stashes.values())
            case [seat, "take", heap, count]:
                self.heaps[int(heap) - 1] -= int(count)
                self.turn += 1
                yield Taken(seat, int(count))
            case [seat, "add", heap]:
                added = self.stashes[seat] or 0
                self.heaps[int(heap) - 1] += added
                self.stashes[seat] = 0
                self.turn += 1
                yield Added(seat, added)

    def state(self) -> dict[str, object]:
        return {"turn": self.turn, "to_act": self.to_act, "heaps": [*self.heaps],
                "stashes": {**self.stashes}, "result": self.result}  # fmt: skip

    def hide(self, seat: str) -> None:
        hidden = {other: None for other, count in self.stashes.items() if other != seat and count}
        self.stashes |= hidden

    def guess(self, rng: Random) -> None:
        for seat, count in self.stashes.items():
            if count is None:
                self.stashes[seat] = 1 + int(len(STASHES) * rng.random())

    def line_for(self, seat: str, line: str) -> str:
        return line if " deal " not in line or f" {seat} " in line else line[:-1] + "??"


class Rules(LineGame[Nim]):
    name = "nim"
    letters = ("a", "b")

    def begin(self, seats: tuple[str, ...], options: Mapping[str, object]) -> Nim:
        return Nim(seats)
