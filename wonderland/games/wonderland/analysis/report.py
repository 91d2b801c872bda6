"""An analysis as lines of text, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from wonderland.core.match import Match
from wonderland.core.message import all_of, capital, commas, say, say_n
from wonderland.core.message import rows as beside
from wonderland.games.wonderland.ai.reasons import chief
from wonderland.games.wonderland.analysis.analyse import Analysis, Turn
from wonderland.games.wonderland.analysis.assess import Mistake
from wonderland.games.wonderland.analysis.deeds import Deeds
from wonderland.games.wonderland.analysis.luck import Count
from wonderland.games.wonderland.words import SIDE_NAMES, Words, words_of
from wonderland.kit.looking_back_lines import bars, entry, gained, lost, percent, report

NUMBERS = (
    say("no"), say("one"), say("two"), say("three"), say("four"), say("five"), say("six"),
    say("seven"), say("eight"), say("nine"), say("ten"),
)  # fmt: skip


def as_lines(found: Analysis, match: Match) -> list[str]:
    """Put an analysis into lines of text, below how the match ended."""
    best = best_being(words_of(match), found.best)
    return report(
        outcome(match), _graph(found), _turns(found), _totals(found), _costliest(found),
        [f"Best being: {best}"],
    )  # fmt: skip


def outcome(match: Match) -> str:
    """How a match ended, or how far it has come."""
    over = match.outcome
    if over is None:
        return say("Not over yet: turn {turn}", turn=match.turn)
    return words_of(match).outcome(over.winner, over.reason)


def _graph(found: Analysis) -> Iterator[str]:
    chances = [found.start, *(turn.after for turn in found.turns)]
    yield "West’s chance to win, at the beginning and after each turn:"
    for first, row in bars(chances):
        yield f"{first:5} {row}"


def _turns(found: Analysis) -> Iterator[str]:
    yield (
        f"{'turn':>5} {'side':5} {'West':>6} {'luck':>6} {'dice lost':>10} {'play lost':>10}"
        f" {'answer lost':>12}"
    )
    for turn in found.turns:
        yield _turn(turn)


def _turn(turn: Turn) -> str:
    return (
        f"{turn.number:5} {SIDE_NAMES[turn.side]:5} {percent(turn.after):>6} {gained(turn.luck):>6}"
        f" {lost(turn.dice_loss):>10} {lost(turn.play_loss):>10} {lost(turn.answer_loss):>12}"
    )


def rows(found: Analysis) -> list[tuple[str, str, str]]:
    """The table of luck and play: a label, and what it is for West and for East.

    Luck and losses are told for a turn: in all they may come to more than the whole match.
    """
    west, east = found.totals["w"], found.totals["e"]
    table = [(say("Summons rolled"), f"{west.summons.rolled}", f"{east.summons.rolled}")]
    table += _expected(west.summons, east.summons)
    table += [(say("Factors rolled"), f"{west.factors.rolled}", f"{east.factors.rolled}")]
    table += _expected(west.factors, east.factors)
    table += [
        (say("Luck a turn"), _finely(found, "w", west.luck), _finely(found, "e", east.luck)),
        (say("Lost a turn"), _finely(found, "w", -west.lost), _finely(found, "e", -east.lost)),
    ]
    return table


def _finely(found: Analysis, side: str, total: float) -> str:
    """What a side's total is for each of its turns: ``+1.3 %``."""
    turns = sum(turn.side == side for turn in found.turns)
    rounded = round(100 * total / max(1, turns), 1)
    return f"{'−' if rounded < 0 else '+' if rounded > 0 else ''}{abs(rounded):.1f} %"


def _expected(west: Count, east: Count) -> list[tuple[str, str, str]]:
    return [
        (say("expected"), f"{west.expected:.1f}", f"{east.expected:.1f}"),
        (say("how likely"), _likely(west), _likely(east)),
    ]


def _likely(count: Count) -> str:
    """The chance of so many: ``≥ 10: 17 %``."""
    return f"{'≥' if count.at_least else '≤'} {count.rolled}: {percent(count.chance)}"


def _totals(found: Analysis) -> Iterator[str]:
    yield f"{'Luck and play':16} {'West':>12} {'East':>12}"
    for label, west, east in rows(found):
        yield f"{label:16} {west:>12} {east:>12}"


def _costliest(found: Analysis) -> Iterator[str]:
    if not found.costliest:
        yield NOTHING_COSTLY
        return
    yield "The costliest decisions:"
    for mistake in found.costliest:
        name = SIDE_NAMES[mistake.side]
        yield from entry(mistake, name, played(mistake), advice(mistake))


NOTHING_COSTLY = say("No decision cost more than 1 %.")


def played(mistake: Mistake) -> str:
    """What was done, in a sentence."""
    return say("Played: {did}.", did=mistake.did)


def advice(mistake: Mistake, *, brief: bool = False) -> str:
    """What was better, and what it brings, in a sentence or two; briefly the chief reason alone."""
    why = chief(mistake.why) if brief else mistake.why
    reason = say("it {does}", does=why) if mistake.kind == "play" else why
    better = say("Better: {what}.", what=mistake.advised)
    return beside(better, say("{sentence}.", sentence=capital(reason)))


def best_being(words: Words, deeds: Deeds | None) -> str:
    """Say what a being did: ``West’s Six of Hearts: three attacks, two of them on the Image``."""
    if deeds is None:
        return say("none, for no attack was made.")
    being = words.being(deeds.being)
    return say("{being}: {deeds}.", being=being, deeds=_done(deeds))


def story(deeds: Deeds) -> str:
    """Say what a being did and how it came to it: ``Three attacks. It came in on turn 9 ...``."""
    done = say("{sentence}.", sentence=capital(_done(deeds)))
    walked = say_n(
        "walked {number} square",
        "walked {number} squares",
        deeds.walked,
        number=_number(deeds.walked),
    )
    if deeds.came:
        way = say("It came in on turn {turn} and {walked}.", turn=deeds.came, walked=walked)
    else:
        way = say("It {walked}.", walked=walked)
    return beside(done, way)


def _done(deeds: Deeds) -> str:
    """What a being did: ``three attacks, two of them on the Image; one felled``."""
    attacks = say_n(
        "{number} attack", "{number} attacks", deeds.attacks, number=_number(deeds.attacks)
    )
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
