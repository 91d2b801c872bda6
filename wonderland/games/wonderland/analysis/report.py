"""What is told of a match that was looked back on, and its lines of text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise

from wonderland.core.match import Match
from wonderland.core.message import all_of, capital, commas, say, say_n, table
from wonderland.core.message import rows as beside
from wonderland.games.wonderland.ai.reasons import chief
from wonderland.games.wonderland.analysis.deeds import Deeds
from wonderland.games.wonderland.analysis.luck import Count
from wonderland.games.wonderland.names import SIDE_NAMES
from wonderland.games.wonderland.words import Words, words_of
from wonderland.kit import looking_back
from wonderland.kit.looking_back import Mistake, Turn, plain
from wonderland.kit.looking_back_lines import (
    bars,
    costliest,
    gained,
    lost,
    percent,
    report,
    signed,
    so_far,
    turns_table,
)

NUMBERS = (
    say("no"), say("one"), say("two"), say("three"), say("four"), say("five"), say("six"),
    say("seven"), say("eight"), say("nine"), say("ten"),
)  # fmt: skip


LOST_BY = say("What it was lost by")
"""What stands above what the record shows of that."""
SURE = 0.995
"""From this chance on nobody need be told how likely something was."""
TURNS = (say("side"), SIDE_NAMES["w"], say("luck"), say("dice lost"), say("play lost"), say("answer lost"))


@dataclass(frozen=True, slots=True)
class Total(looking_back.Total):
    """A side's luck and play in all.

    Attributes:
        summons, factors: what its dice brought.
    """

    summons: Count
    factors: Count


@dataclass(frozen=True, slots=True)
class Analysis(looking_back.Analysis):
    """A match of the flagship analysed.

    Attributes:
        best: what the being did that did most, of the winner's where there is one; None if none of
            them attacked.
        lost_by: what the side that lost did too often, in sentences; nothing where nothing strikes.
    """

    nothing_costly = say("No decision cost more than 1 %.")

    totals: Mapping[str, Total]
    best: Deeds | None
    lost_by: tuple[str, ...] = ()

    def as_json(self) -> dict[str, object]:
        """The analysis as plain data, its numbers to four places; chances are West's."""
        chances = [self.start["w"], *(turn.after["w"] for turn in self.turns)]
        turns = [_turn_data(turn, *both) for turn, both in zip(self.turns, pairwise(chances), strict=True)]
        data = {
            "start": chances[0],
            "turns": turns,
            "totals": {
                side: {"summons": asdict(total.summons), "factors": asdict(total.factors),
                       "luck": total.luck, "lost": total.lost}
                for side, total in self.totals.items()
            },
            "costliest": [_mistake_data(mistake) for mistake in self.costliest],
            "best": self.best and asdict(self.best),
            "lost_by": list(self.lost_by),
        }  # fmt: skip
        return {key: plain(value) for key, value in data.items()}

    def played(self, mistake: Mistake) -> str:
        """What was done, in a sentence."""
        return say("Played: {did}.", did=mistake.did)

    def advice(self, mistake: Mistake, *, brief: bool = False) -> str:
        """What was better, and what it brings, in a sentence or two; briefly the chief reason alone."""
        why = chief(mistake.why) if brief else mistake.why
        reason = say("it {does}", does=why) if mistake.kind == "play" else why
        better = say("Better: {what}.", what=mistake.advised)
        return beside(better, say("{sentence}.", sentence=capital(reason)))

    def as_lines(self, match: Match, ending: str) -> list[str]:
        """The analysis in lines of text, below how the match ended."""
        best = best_being(words_of(match), self.best)
        totals = table([(say("Luck and play"), *SIDE_NAMES.values()), *self.rows()])
        turns = turns_table(self, SIDE_NAMES, TURNS, _cells)
        return report(
            so_far(match, ending),
            _graph(self),
            [turns],
            [totals],
            costliest(self, SIDE_NAMES),
            [say("Best being: {deeds}", deeds=best)],
            *([(LOST_BY, *self.lost_by)] if self.lost_by else ()),
        )

    def rows(self) -> Sequence[Sequence[str]]:
        """The table of luck and play: a label, and what it is for West and for East.

        Luck and losses are told for a turn: in all they may come to more than the whole match.
        """
        west, east = self.totals["w"], self.totals["e"]
        return [
            (say("Summons rolled"), f"{west.summons.rolled}", f"{east.summons.rolled}"),
            *_expected(west.summons, east.summons),
            (say("Factors rolled"), f"{west.factors.rolled}", f"{east.factors.rolled}"),
            *_expected(west.factors, east.factors),
            (say("Luck a turn"), _finely(self, "w", west.luck), _finely(self, "e", east.luck)),
            (say("Lost a turn"), _finely(self, "w", -west.lost), _finely(self, "e", -east.lost)),
        ]


def _turn_data(turn: Turn, before: float, after: float) -> dict[str, object]:
    """A turn as plain data; what the other side lost by its costliest answer is a number."""
    return {
        "number": turn.number, "side": turn.seat, "line": turn.line, "before": before, "after": after,
        "dice_loss": turn.dice_loss, "luck": turn.luck, "play_loss": turn.play_loss,
        "answer_loss": next(iter(turn.answer_losses.values()), None), "rest": turn.rest,
    }  # fmt: skip


def _mistake_data(mistake: Mistake) -> dict[str, object]:
    """A decision as plain data."""
    found = asdict(mistake)
    told = ("kind", "loss", "line", "part", "played", "better", "did", "advised", "why")
    return {"turn": mistake.turn, "side": mistake.seat, **{key: found[key] for key in told}}


def _graph(found: Analysis) -> Iterator[str]:
    chances = [found.start["w"], *(turn.after["w"] for turn in found.turns)]
    yield say("West’s chance to win, at the beginning and after each turn:")
    yield table([(str(first), row) for first, row in bars(chances)], left=2)


def _cells(turn: Turn) -> Sequence[str]:
    answers = lost(next(iter(turn.answer_losses.values()), None))
    return (percent(turn.after["w"]), gained(turn.luck), lost(turn.dice_loss), lost(turn.play_loss), answers)


def _finely(found: Analysis, side: str, total: float) -> str:
    """What a side's total is for each of its turns: ``+1.3 %``."""
    turns = sum(turn.seat == side for turn in found.turns)
    return signed(total / max(1, turns), 1)


def _expected(west: Count, east: Count) -> list[tuple[str, str, str]]:
    likely = _likely(west), _likely(east)
    return [
        (say("expected"), say("{n:.1f}", n=west.expected), say("{n:.1f}", n=east.expected)),
        *([(say("how likely"), *likely)] if any(likely) else []),
    ]


def _likely(count: Count) -> str:
    """The chance of so many: ``≥ 10: 17 %``; nothing where it could hardly be otherwise."""
    if count.chance >= SURE:
        return ""
    gaps = {"n": count.rolled, "chance": percent(count.chance)}
    return say("≥ {n}: {chance}", **gaps) if count.at_least else say("≤ {n}: {chance}", **gaps)


def best_being(words: Words, deeds: Deeds | None) -> str:
    """Say what a being did: ``West’s Six of Hearts: three attacks, two of them on the Image``."""
    if deeds is None:
        return say("none, for no attack was made.")
    being = words.being(deeds.being)
    return say("{being}: {deeds}.", being=being, deeds=_done(deeds))


def story(deeds: Deeds) -> str:
    """Say what a being did and how it came to it: ``Three attacks. It came in on turn 9 ...``."""
    done = say("{sentence}.", sentence=capital(_done(deeds)))
    walked = say_n("walked {number} square", "walked {number} squares", deeds.walked, number=_number(deeds.walked))
    if deeds.came:
        way = say("It came in on turn {turn} and {walked}.", turn=deeds.came, walked=walked)
    else:
        way = say("It {walked}.", walked=walked)
    return beside(done, way)


def _done(deeds: Deeds) -> str:
    """What a being did: ``three attacks, two of them on the Image; one felled``."""
    attacks = say_n("{number} attack", "{number} attacks", deeds.attacks, number=_number(deeds.attacks))
    if deeds.on_image:
        attacks = commas([attacks, _on_image(deeds)])
    rest = []
    if deeds.felled:
        rest.append(say("{number} felled", number=_number(deeds.felled)))
    if deeds.taken >= 0.5:
        rest.append(say("{number} Str taken", number=_number(round(deeds.taken))))
    return say("{attacks}; {rest}", attacks=attacks, rest=all_of(rest)) if rest else attacks


def _on_image(deeds: Deeds) -> str:
    if deeds.on_image == deeds.attacks:
        return say("on the Image") if deeds.attacks == 1 else say("all of them on the Image")
    return say("{number} of them on the Image", number=_number(deeds.on_image))


def _number(count: int) -> str:
    return NUMBERS[count] if count < len(NUMBERS) else str(count)
