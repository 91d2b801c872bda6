"""The chain in the panel: a stack of slips, the last link on top, and who is asked."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from wonderland.core.message import commas, say, say_n
from wonderland.games.dungeon_dice.named_line import ITEM, NamedLine, in_names
from wonderland.games.dungeon_dice.names import SIDE_NAMES
from wonderland.games.dungeon_dice.state_form import StateForm
from wonderland.games.dungeon_dice.targets.unnamed import AttackTarget, LinkTarget
from wonderland.ui.games.dungeon_dice.facts import Facts
from wonderland.ui.games.dungeon_dice.figures import draw_master, draw_of_pool, draw_sign
from wonderland.ui.games.dungeon_dice.looks import SIDE_COLOURS
from wonderland.ui.kit.canvas import CENTRE, RIGHT, Canvas, Rect
from wonderland.ui.kit.fonts import BOLD, CUT, LABEL, READ, TITLE
from wonderland.ui.kit.layout import REST, Box, text_width
from wonderland.ui.kit.sizes import FINE_PRINT

SLIP, APART = 57.0, 5.0
"""The height of a slip, and the room between two."""
SHORT, SHORT_APART = 18.0, 2.0
"""The same of one for which there is no room in full: it has a single row."""
HEAD, FOOT = 38.0, 62.0
"""The title's row; what stands below the slips, who is asked and what passing means."""
ASIDE, DEEPEST = 8.0, 3
"""How much further left each slip lies going down, so many times at most."""
MOST = 4
"""The box wishes for no more slips in full."""


class Slip(NamedTuple):
    """A link.

    Attributes:
        number: from 1.
        side: whose it is.
        who: code and kind of who acts; an empty code is the Master, or a chest whose kind is known.
        title, says: what is done, and to whom.
        crest, cost: what was paid; ``""`` for nothing.
    """

    number: int
    side: str
    who: tuple[str, str]
    title: str
    says: str
    crest: str = ""
    cost: int = 0


class Asked(NamedTuple):
    """What is said below the slips: who is asked, who is next, and what passing means."""

    asked: str = ""
    side: str = "w"
    then: str = ""
    passing: str = ""


class Chain(NamedTuple):
    """A chain as it is seen.

    Attributes:
        slips: its links, the first first.
        asked: what is said below them.
        away: by number, how far slips have flipped away, from 0 to 1; below 0 they are still sliding in.
        idle: the numbers of those that will do nothing.
    """

    slips: Sequence[Slip] = ()
    asked: Asked = Asked()
    away: Mapping[int, float] = MappingProxyType({})
    idle: Collection[int] = ()

    @property
    def high(self) -> float:
        """How high its box would like to be."""
        return HEAD + min(len(self.slips), MOST) * (SLIP + APART) + FOOT

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw it in a box; where there is less room, the lower slips have a single row.

        Every link has a slip as long as there is room for its row: each waits for those above it.
        """
        rect, count, asked = box.rect(canvas), len(self.slips), self.asked
        canvas.fill(rect, "line", 9)
        foot = FOOT if asked.asked else 10
        if asked.asked and HEAD + count * (SLIP + APART) + FOOT > box.height:
            foot = 50.0
        room = box.height - HEAD - foot
        saved = SLIP + APART - SHORT - SHORT_APART
        full = max(1, min(count, int((room - count * (SHORT + SHORT_APART)) / saved)))
        stack = list(reversed(self.slips))
        shown = stack[:full]
        spare = room - len(shown) * (SLIP + APART)
        short = stack[full : full + max(0, int(spare / (SHORT + SHORT_APART)))]
        head, under = box.rows(HEAD, REST)
        head = head.inset(10, 0)
        said = say_n("One link", "Chain of {n}", count)
        title = canvas.text(said, *head.left, TITLE, 20, within=rect)
        hint = say("top resolves first") if count > 1 else ""
        _, beside = head.columns(title.width / canvas.scale, REST, gap=8)
        words = canvas.fitted(hint, LABEL, 14, beside.width) if hint else ""
        if words == canvas.fonts.told(hint):
            canvas.text(words, *head.end, LABEL, 14, "quiet", RIGHT, rect)
        piled, lower = under.rows(len(shown) * (SLIP + APART), REST)
        rows = [
            *piled.inset(8, 0).pile(len(shown), SLIP, APART),
            *lower.inset(8, 0).pile(len(short), SHORT, SHORT_APART),
        ]
        aside = ASIDE * min(len(rows) - 1, DEEPEST)
        for index, (slip, row) in enumerate(zip([*shown, *short], rows, strict=True)):
            deep = len(rows) - 1 - index
            _, place, _ = row.columns(ASIDE * min(deep, DEEPEST), row.width - aside, REST)
            (self._draw_slip if index < len(shown) else self._draw_short)(canvas, place, slip)
        if asked.asked:
            _, below = lower.rows(len(short) * (SHORT + SHORT_APART), REST)
            _draw_asked(canvas, below.inset(10, 0), rect, asked)

    def _draw_slip(self, canvas: Canvas, place: Box, slip: Slip) -> None:
        away = self.away.get(slip.number, 0.0)
        shift = -away * 60 if away < 0 else away * away * (place.width + 60 / 2)
        box = place.moved(shift, -max(0.0, away) * 20)
        seen = place.without(left=-6, top=-24, right=-10, bottom=-8)
        with canvas.clipped(seen.rect(canvas)):
            rect = box.rect(canvas)
            canvas.shadow(rect, 90, 8, 2, 5)
            canvas.tab(rect, "front", SIDE_COLOURS[slip.side], 6, 8)
            number, face, words, _ = box.columns(30, 52, REST, 8)
            canvas.text(str(slip.number), *number.without(left=13).left, TITLE, 23, within=rect)
            at, size = face.fitted(height=46).rect(canvas).topleft, canvas.px(46)
            if any(slip.who):
                draw_of_pool(canvas, *slip.who, slip.side, at, size)
            else:
                draw_master(canvas, slip.side, at, size)
            right = _draw_cost(canvas, words, slip, rect) if slip.crest else words.right
            room = words.without(right=words.right - right + 4).width
            title, below = words.lines(21, 21)
            canvas.text(slip.title, *title.left, BOLD, 15, within=rect, room=room, high=22)
            says, ink = self._does(slip)
            canvas.text(says, *below.left, LABEL, 15, ink, within=rect, room=room, high=28)

    def _draw_short(self, canvas: Canvas, place: Box, slip: Slip) -> None:
        """Draw a slip as a single row: its number, what is done, and to whom."""
        rect = place.rect(canvas)
        canvas.tab(rect, "front", SIDE_COLOURS[slip.side], 6, 5)
        number, words, _ = place.columns(30, REST, 8)
        canvas.text(str(slip.number), *number.without(left=13).left, BOLD, 13, within=rect)
        wide = min(text_width(canvas, slip.title, BOLD, 14), words.width / 2)
        title, done = words.columns(wide, REST, gap=7)
        canvas.text(slip.title, *title.left, BOLD, 14, within=rect, room=title.width, high=SHORT)
        says, ink = self._does(slip)
        canvas.text(says, *done.left, LABEL, 14, ink, within=rect, room=done.width, high=SHORT)

    def _does(self, slip: Slip) -> tuple[str, str]:
        """What a link does, and the ink in which it is written."""
        return (say("does nothing"), "refusal") if slip.number in self.idle else (slip.says, "text")


def _draw_cost(canvas: Canvas, row: Box, slip: Slip, within: Rect) -> float:
    """Draw what was paid on a plate at the right end of a row; return its left."""
    wide = 23 + text_width(canvas, str(slip.cost), BOLD, 15) + 7
    _, plate = row.fitted(height=24).columns(REST, wide)
    canvas.fill(plate.rect(canvas), "panel", 5)
    sign, number = plate.columns(23, REST)
    at = (canvas.px(sign.centre[0]), plate.rect(canvas).centery)
    draw_sign(canvas, f"crest-{slip.crest}", at, canvas.px(14))
    canvas.text(str(slip.cost), *number.left, BOLD, 15, within=within)
    return plate.x


def _draw_asked(canvas: Canvas, box: Box, rect: Rect, asked: Asked) -> None:
    """Draw who is asked, who is next and what passing means, in what is left below the slips."""
    row, below = box.rows(24, REST)
    wide = text_width(canvas, asked.asked, BOLD, 15) + 2 * 11
    name, then = row.columns(wide, REST, gap=8)
    plate = name.fitted(height=23).rect(canvas)
    canvas.fill(plate, "badge-east" if asked.side == "e" else "tag-4", 23 / 2)
    canvas.text(asked.asked, *name.centre, BOLD, 15, "chip-text", CENTRE, plate)
    if asked.then:
        canvas.text(asked.then, *then.left, LABEL, 15, within=rect, room=then.width, high=24)
    _, below = below.rows(4, REST)
    if asked.passing and below.height > 19:
        leading = 19 / 14
        lines, size = canvas.lines_in(asked.passing, READ, 14, below.width, below.height, leading, FINE_PRINT)
        if not lines[-1].endswith(CUT):
            for line, place in zip(lines, below.pile(len(lines), size * leading), strict=True):
                canvas.text(line, *place.left, READ, size, within=rect)


# --- the links in words ----------------------------------------------------------------------------
def slips_of(facts: Facts, chain: Sequence[str], coming: str = "") -> list[Slip]:
    """The slips of a chain; ``coming`` is a link that is just being added."""
    lines = [*chain, coming] if coming and coming not in chain else chain
    return [_slip(facts, number, in_names(line)) for number, line in enumerate(lines, start=1)]


def _slip(facts: Facts, number: int, link: NamedLine) -> Slip:
    side, name = link.side, facts.called(link.who)
    if link.verb == ITEM:
        code = link.item[1:4]
        figure = (code, facts.kind(code)) if code else ("", "1K")
        title = facts.name(code) if code else say("a chest")
        return Slip(number, side, figure, title, say("{name} touched it", name=name))
    if link.verb == "end":
        return Slip(number, side, ("", ""), say("end"), say("the turn ends"))
    figure = (link.code, facts.kind(link.code)) if link.code else ("", "")
    if link.verb == "attack":
        says = say("{name} on {target}", name=name, target=facts.called(link.target))
        return Slip(number, side, figure, say("attack"), says, "A", 1)
    if link.verb == "move":
        says = say("{name} to {square}", name=name, square=link.end)
        return Slip(number, side, figure, say("stride"), says)
    ability = next(a for a in facts.figure(link.code).abilities if a.word == link.ability)
    effects = commas(effect.brief for effect in ability.effects)
    target = facts.target(link.target) if link.target else name
    if isinstance(ability.target, AttackTarget | LinkTarget):
        target = say("link {n}", n=1 if isinstance(ability.target, AttackTarget) else number - 1)
    says = say("{target}: {effects}", target=target, effects=effects)
    return Slip(number, side, figure, ability.word, says, facts.crest(ability), ability.cost)


def asked_in(view: StateForm, *, unwinds: bool = False) -> Asked:
    """Who is asked, who would be next, and what passing means; or that the links take effect now."""
    phase, asked, chain = view["phase"], view["to_act"], view["chain"]
    if unwinds:
        first = say("The last link takes effect first.")
        return Asked(say("The chain is closed"), view["active"] or "", passing=first)
    if phase == "defend" and asked is not None:
        falls = say("The chain is closed; the blow falls.")
        return Asked(say("{name} may defend", name=SIDE_NAMES[asked]), asked, passing=falls)
    if phase != "chain" or asked is None or not chain:  # while it unwinds, nobody is asked
        return Asked()
    who, then = say("{name} is asked", name=SIDE_NAMES[asked]), ""
    if asked == in_names(chain[-1]).side:
        return Asked(who, asked, then, say("A pass closes the chain."))
    if len(chain) > 1:  # whose opponent is asked first
        then = say("then {name}", name=SIDE_NAMES["e" if asked == "w" else "w"])
    return Asked(who, asked, then, say("Two passes in a row close the chain."))
