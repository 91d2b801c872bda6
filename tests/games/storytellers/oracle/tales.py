"""Storytellers a second time, from the rules alone: dictionaries, lists and card names, literal and slow.

``play`` trusts its line to be legal; ``state`` is what ``replay --json`` must print.
"""

from __future__ import annotations

from tests.games.storytellers.oracle.cards import (
    ALWAYS,
    BOUND,
    CHARACTERS,
    HANDED,
    ICONS,
    MISSIONS,
    ONCE,
    PILES,
    THEMES,
    all_cards,
    grade,
    grades,
    icons,
    kind,
)
from tests.games.storytellers.oracle.score import result

SEATS = "abcdefgh"
PRESETS = {  # section 9
    "standard": {},
    "short": {"themes": 6, "grades": "all"},
    "fair": {"themes": "fair"},
    "hard": {"grades": "hard"},
    "plain": {"skills": False},
}
DECIDING = ("play", "turtle", "tell", "rate", "collect", "draw")
"""The steps from the first play to the last draw (ST-55)."""


class Oracle:
    """A match: what is open, what is legal, what a line does."""

    def __init__(self, options=None, position=None):
        self.o = {
            "players": 2, "themes": 12, "first": None, "boring_limit": "auto", "ratings": "secret",
            "grades": "auto", "strict": False, "skills": True, "stories": "free",
        }  # fmt: skip
        given = dict(options or {})
        self.o |= PRESETS[given.pop("preset", "standard")] | given
        if position:
            self.o["players"] = position.get("players", 2)
        self.n = self.o["players"]
        self.seats = list(SEATS[: self.n])
        self.rounds = self.o["themes"]
        if self.rounds == "fair":
            self.rounds = next(m for m in range(12, 25) if m % self.n == 0)
        self.limit = self.o["boring_limit"]  # ST-42
        if self.limit == "auto":
            self.limit = 2 if self.n == 2 else "none"
        self.decks = {of: all_cards(of) for of in PILES}
        self.area = {of: [] for of in PILES}  # top first
        self.owner = {}  # of cards in the area that a seat played
        self.told = dict.fromkeys(PILES)
        self.told_once = False
        self.hands = {s: [] for s in self.seats}
        self.collections = {s: [] for s in self.seats}
        self.achievements = {s: [] for s in self.seats}
        self.characters = dict.fromkeys(self.seats)
        self.dealt_from = [a for a in MISSIONS if grade(a) in grades(self.o["grades"], self.n)]  # ST-16
        self.themes_left = list(THEMES)
        self.theme = self.active = self.last = self.last_turn = self.drawing = None
        self.round = 0
        self.to_play, self.due, self.picks = [], None, 0
        self.ratings, self.votes, self.verdict = {}, None, None
        self.boring_used = dict.fromkeys(self.seats, 0)
        self.collected = self.extra = False
        self.asked = self.covered = None
        self.phase, self.result = "first", None
        if position:
            self._custom(position)
        elif self.o["first"]:
            self._first(None, self.o["first"])

    # --- a custom start
    def _custom(self, p):
        def named(card):
            if card in self.decks[kind(card)]:
                self.decks[kind(card)].remove(card)
            return card

        for of, pile in p["area"].items():
            for word in pile.split():
                card, _, seat = word.partition("@")
                self.area[of].append(named(card))
                if seat:
                    self.owner[card] = seat
        for s, text in p.get("hands", {}).items():
            self.hands[s] = [named(card) for card in text.split()]
        for s, text in p.get("collections", {}).items():
            self.collections[s] = [named(card) for card in text.split()]
        for of, text in p.get("decks", {}).items():
            self.decks[of] = text.split()
        for s, text in p.get("achievements", {}).items():
            self.achievements[s] = text.split()
        for s, text in p.get("characters", {}).items():
            card, how = text.split()
            face = "down" if how == "down" else "up"
            self.characters[s] = {"id": card, "face": face, "used": how == "used", "named": {}}
        self.told = {of: self.top(of) for of in PILES} | p.get("told", {})
        self.told_once = True
        self.theme = p.get("theme", "thm01")
        self.themes_left.remove(self.theme)
        self.round = p.get("round", 1)
        self.active = p.get("active", "a")
        self.phase = p.get("phase", "play")
        self.last = p.get("last")
        self.last_turn = self.from_seat(self.active)[-1]
        if self.phase == "play":
            self.to_play = list(p.get("to_play", self.from_seat(self.active)))
        self.ratings = dict(p.get("ratings", {}))
        self.verdict = "wonderful" if self.phase == "collect" else p.get("verdict")
        self.collected = p.get("collected", False)
        self.boring_used |= p.get("boring_used", {})

    # --- helpers
    def from_seat(self, seat):
        """All seats clockwise, from one on."""
        at = self.seats.index(seat)
        return self.seats[at:] + self.seats[:at]

    def next(self, seat):
        return self.from_seat(seat)[1 % self.n]

    def top(self, of):
        return self.area[of][0] if self.area[of] else None

    def kept(self, area=None):
        """ST-30."""
        area = area or self.area
        if not self.told_once:
            return []
        return [of for of in BOUND if area[of] and area[of][0] == self.told[of]]

    def breaks(self, of, pile):
        """ST-31 and ST-33, of a pile that would become another one."""
        return bool(self.kept()) and not self.kept({**self.area, of: pile})

    def has(self, seat, character):
        """Whether a seat's character is that one, face up, and its skill is not gone (ST-56, ST-57)."""
        own = self.characters[seat]
        return bool(own and own["id"] == character and own["face"] == "up" and not own["used"])

    def may_play(self, seat, card):
        """ST-31; for the King of Hearts ST-64."""
        of = kind(card)
        return self.has(seat, "chr06") or not self.breaks(of, [card, *self.area[of]])

    def nameable(self):
        """ST-52."""
        return [of for of in PILES if self.decks[of] or self.area[of][1:]]

    def raters(self):
        return self.from_seat(self.active)[1:]

    def to_act(self):
        if self.phase == "over":
            return None
        chance = ("first", "open", "hand", "theme", "achievements", "characters")
        if self.drawing or self.phase in chance:
            return "*"
        if self.phase == "pick":
            return self.due
        if self.phase == "play":
            return self.to_play[0]
        if self.phase == "turtle":
            return self.asked
        if self.phase == "rate":
            return next(s for s in self.raters() if s not in self.ratings)
        return self.active

    # --- what is legal
    def legal(self):
        who = self.to_act()
        if who is None:
            return []
        if who == "*":
            return sorted(self.chance_lines())
        lines = [f"{who} {rest}" for rest in self.step_lines(who)]
        for s in self.seats:
            lines += [f"{s} {rest}" for rest in [*self.reveals(s), *self.skills(s)]]
        return sorted(lines)

    def chance_lines(self):
        if self.drawing:
            seat, of = self.drawing
            return [f"* draw {seat} {card}" for card in self.decks[of]]
        if self.phase == "first":
            return [f"* first {s}" for s in self.seats]
        if self.phase == "open":
            return [f"* open {card}" for card in self.decks[self.opening()]]
        if self.phase == "hand":
            return [f"* hand {self.due} {card}" for card in self.decks[self.handing()]]
        if self.phase == "theme":
            return [f"* theme {theme}" for theme in self.themes_left]
        if self.phase == "achievements":
            return [f"* achievements {self.due} {card}" for card in self.dealt_from]
        return [f"* character {self.due} {card}" for card in self.characters_left()]

    def opening(self):
        return next(of for of in PILES if not self.area[of])

    def handing(self):
        return HANDED[len(self.hands[self.due])]

    def characters_left(self):
        return [c for c in CHARACTERS if c not in [own and own["id"] for own in self.characters.values()]]

    def step_lines(self, who):
        if self.phase == "pick":
            return [f"pick {of}" for of in self.nameable()]
        if self.phase == "play":
            plays = [f"play {card}" for card in self.hands[who] if self.may_play(who, card)]
            return plays or [f"pass {of}" for of in self.nameable() or ["-"]]  # ST-23, ST-24
        if self.phase == "tell":
            return ["tell -"]
        if self.phase == "rate":
            closed = self.limit != "none" and self.boring_used[who] >= self.limit
            return ["rate wondering"] + ([] if closed else ["rate boring"])
        if self.phase == "collect":
            return [f"collect {card}" for card in [*self.collectable(who), "-"]]
        if self.phase == "draw":
            return [f"draw {of}" for of in [*self.nameable(), "-"]]
        return []

    def uncovered(self):
        return [self.top(of) for of in PILES if self.area[of]]

    def collectable(self, seat):
        """ST-43; for the White Queen ST-70."""
        if self.has(seat, "chr12"):
            return [card for of in PILES for card in self.area[of]]
        return self.uncovered()

    def reveals(self, seat):
        """ST-55."""
        own = self.characters[seat]
        deciding = self.phase in DECIDING and not self.drawing
        return ["reveal"] if self.o["skills"] and own and own["face"] == "down" and deciding else []

    def window(self, seat):
        """ST-58: whether a face-up and unused skill's window is open."""
        if self.drawing or self.phase not in DECIDING:
            return False
        tells = seat == self.active
        return {
            "chr01": tells and self.phase == "draw" and self.collected,
            "chr02": not tells and self.phase == "draw" and self.verdict == "wonderful",
            "chr03": tells and self.phase == "tell" and not self.extra,
            "chr04": tells and self.phase == "tell" and not self.extra,
            "chr07": tells and self.phase == "draw" and self.verdict == "boring",
            "chr08": self.phase == "play" and self.to_play[0] == seat,
            "chr09": tells,
            "chr10": self.phase == "turtle" and self.asked == seat,
            "chr11": self.phase == "collect"
            or (self.phase == "draw" and self.verdict == "boring" and not self.collected),
        }[self.characters[seat]["id"]]

    def skills(self, seat):
        """The open skill lines of a seat."""
        own = self.characters[seat]
        if not own or own["id"] in ALWAYS or not self.has(seat, own["id"]) or not self.window(seat):
            return []
        if own["id"] in ("chr01", "chr02", "chr07"):
            return [f"skill {card}" for card in self.uncovered()]
        if own["id"] == "chr03":  # ST-61
            return [f"skill {card}" for card in self.collections[seat] if self.exchanges(card)]
        if own["id"] == "chr04":  # ST-62
            return [f"skill {card}" for card in self.hands[seat] if self.may_play(seat, card)]
        if own["id"] == "chr08":  # ST-66
            return [f"skill {of}" for of in PILES if self.area[of] and not self.breaks(of, self.area[of][1:])]
        if own["id"] == "chr09":  # ST-67
            return [
                f"skill {card} {icon}" for card in self.collections[seat] for icon in ICONS if icon not in icons(card)
            ]
        return ["skill take", "skill leave"] if own["id"] == "chr10" else ["skill"]

    def exchanges(self, card):
        pile = self.area[kind(card)]
        return bool(pile) and not self.breaks(kind(card), [card, *pile[1:]])

    # --- playing
    def play(self, line):
        who, verb, *rest = line.split(maxsplit=2)
        words = rest[0].split() if rest and verb != "tell" else rest
        getattr(self, f"_{verb}")(who, *words)

    def _first(self, _, seat):
        self.active = self.due = seat
        self.phase = "open"

    def _open(self, _, card):
        self.decks[kind(card)].remove(card)
        self.area[kind(card)] = [card]
        if all(self.area.values()):
            self.told, self.told_once = {of: self.top(of) for of in PILES}, True
            self.phase = "hand"

    def _hand(self, _, seat, *cards):
        for card in cards:
            self.decks[kind(card)].remove(card)
            self.hands[seat].append(card)
        if len(self.hands[seat]) == 4:
            self.phase, self.picks = "pick", 0

    def _pick(self, seat, of):
        self.picks += 1
        self._await(seat, of)

    def _await(self, seat, of):
        """A draw from chance; ST-51."""
        if not self.decks[of]:
            self.decks[of], self.area[of] = self.area[of][1:], self.area[of][:1]
            for card in self.decks[of]:
                self.owner.pop(card, None)
        self.drawing = (seat, of)

    def _draw(self, who, *words):
        if who != "*":
            if words == ("-",):
                self._end_round()
            else:
                self._await(who, words[0])
            return
        seat, card = words
        self.decks[kind(card)].remove(card)
        self.hands[seat].append(card)
        self.drawing = None
        if self.phase == "draw":
            self._end_round()
        elif self.phase == "pick":
            if self.picks == 2:
                self._next_due("hand", "theme")
        else:
            self._go_on()

    def _next_due(self, again, then):
        """The next seat clockwise from the storyteller, or the next part of the setup."""
        self.due = self.next(self.due)
        self.phase = then if self.due == self.active else again

    def _theme(self, _, theme):
        self.theme = theme
        self.themes_left.remove(theme)
        if self.round == 0:
            self.phase = "achievements"
        else:
            self._begin_round()

    def _achievements(self, _, seat, *cards):
        for card in cards:
            self.dealt_from.remove(card)
            self.achievements[seat].append(card)
        if len(self.achievements[seat]) == 3:
            self._next_due("achievements", "characters")

    def _character(self, _, seat, card):
        self.characters[seat] = {"id": card, "face": "down", "used": False, "named": {}}
        self._next_due("characters", "play")
        if self.phase == "play":
            self.round = 1
            self._begin_round()

    def _begin_round(self):
        self.phase = "play"
        self.to_play = self.from_seat(self.active)  # ST-20

    def _play(self, seat, card):
        self.to_play.remove(seat)
        self.last = self.last_turn = seat
        self._cover(seat, card)

    def _cover(self, seat, card):
        """ST-22, ST-26 and ST-68."""
        of = kind(card)
        below = self.owner.get(self.top(of))
        self.hands[seat].remove(card)
        self.area[of].insert(0, card)
        self.owner[card] = seat
        if below and self.has(below, "chr10"):
            self.asked, self.covered = below, self.area[of][1]
            self.phase = "turtle"
        elif below:
            self._await(below, of)
        else:
            self._go_on()

    def _go_on(self):
        """Plays go on, or it is time to tell."""
        self.phase = "play" if self.to_play else "tell"

    def _pass(self, seat, of):
        self.to_play.remove(seat)
        self.last_turn = seat
        if of == "-":
            self._go_on()
        else:
            self._await(seat, of)

    def _tell(self, _, text):
        self.told = {of: self.top(of) for of in PILES}
        self.phase = "rate"

    def _rate(self, seat, rating):
        self.ratings[seat] = rating
        if len(self.ratings) < self.n - 1:
            return
        votes = []
        for s, given in self.ratings.items():
            self.boring_used[s] += given == "boring"
            votes += [given] * (2 if self.has(s, "chr05") else 1)  # ST-63
        if self.has(self.active, "chr05"):
            votes.append("wondering")
        self.votes = [votes.count("wondering"), len(votes)]
        self._judge("wonderful" if 2 * votes.count("wondering") >= len(votes) else "boring")

    def _judge(self, verdict):
        self.verdict = verdict
        self.phase = "collect" if verdict == "wonderful" else "draw"

    def _take(self, seat, card):
        self.area[kind(card)].remove(card)
        self.owner.pop(card, None)
        self.collections[seat].append(card)

    def _collect(self, seat, card):
        if card != "-":
            self._take(seat, card)
            self.collected = True
        self.phase = "draw"

    def _reveal(self, seat):
        self.characters[seat]["face"] = "up"

    def _skill(self, seat, *words):
        own = self.characters[seat]
        own["used"] = own["id"] in ONCE and words != ("leave",)
        getattr(self, f"_{own['id']}")(seat, *words)

    def _chr01(self, seat, card):
        self._take(seat, card)

    _chr02 = _chr01

    def _chr07(self, seat, card):
        self._take(seat, card)
        self.collected = True

    def _chr03(self, seat, card):
        lying = self.area[kind(card)].pop(0)
        self.owner.pop(lying, None)
        self.area[kind(card)].insert(0, card)
        self.collections[seat].remove(card)
        self.collections[seat].append(lying)
        self.extra = True

    def _chr04(self, seat, card):
        self.extra = True
        self._cover(seat, card)

    def _chr08(self, seat, of):
        card = self.area[of].pop(0)
        self.owner.pop(card, None)
        self.decks[of].append(card)
        self.to_play.remove(seat)
        self.last_turn = seat
        self._go_on()

    def _chr09(self, seat, card, icon):
        self.characters[seat]["named"][card] = icon

    def _chr10(self, seat, answer):
        if answer == "take":
            self._take(seat, self.covered)
            self._go_on()
        else:  # the draw belongs to the step in which the card was covered, as it always does
            self.phase = "tell" if self.extra else "play"
            self._await(seat, kind(self.covered))
        self.asked = self.covered = None

    def _chr11(self, _):
        self._judge("boring" if self.verdict == "wonderful" else "wonderful")

    def _end_round(self):
        """ST-48 to ST-50."""
        if self.round == self.rounds:
            self.phase, self.result = "over", result(self)
            for own in self.characters.values():  # ST-81
                if own:
                    own["face"] = "up"
            return
        self.active = self.last or self.last_turn
        self.round += 1
        self.ratings, self.votes, self.verdict, self.last = {}, None, None, None
        self.collected = self.extra = False
        self.phase = "theme"

    # --- what is seen
    def state(self):
        """As ``replay --json`` prints it (section 13)."""

        def lying(card):
            return f"{card}@{self.owner[card]}" if card in self.owner else card

        return {
            "game": "storytellers",
            "round": self.round,
            "phase": self.phase,
            "active": self.active,
            "to_act": self.to_act(),
            "to_play": list(self.to_play),
            "last": self.last,
            "theme": self.theme,
            "area": {of: [*map(lying, self.area[of])] for of in PILES},
            "told": dict(self.told),
            "kept": self.kept(),
            "hands": {s: sorted(self.hands[s]) for s in self.seats},
            "collections": {s: sorted(self.collections[s]) for s in self.seats},
            "achievements": {s: sorted(self.achievements[s]) for s in self.seats},
            "characters": {s: own and {**own, "named": dict(own["named"])} for s, own in self.characters.items()},
            "decks": {of: sorted(self.decks[of]) for of in PILES},
            "deck_sizes": {of: len(self.decks[of]) for of in PILES},
            "drawing": " ".join(self.drawing) if self.drawing else None,
            "ratings": dict(self.ratings),
            "votes": self.votes,
            "verdict": self.verdict,
            "boring_used": dict(self.boring_used),
            "collected": self.collected,
            "extra": self.extra,
            "result": self.result,
        }

    def secret(self):
        """ST-40: whether ratings are hidden from others now."""
        return self.o["ratings"] == "secret" and self.phase == "rate"

    def view(self, seat):
        """What a seat sees (section 10)."""
        shown = self.state()
        shown["decks"] = shown["deck_sizes"]
        for other in self.seats:
            if other == seat:
                continue
            shown["hands"][other] = len(shown["hands"][other])
            if self.phase != "over":
                shown["achievements"][other] = len(shown["achievements"][other])
            own = shown["characters"][other]
            if own and own["face"] == "down":
                own["id"] = None
            if other in shown["ratings"] and self.secret():
                shown["ratings"][other] = "given"
        return shown

    def line_for(self, seat, line):
        """A line just played, as a seat knows it (section 13)."""
        who, verb, *words = line.split()
        if who == "*" and verb in ("hand", "draw", "achievements", "character"):
            return line if words[0] == seat else " ".join([who, verb, words[0], *["??"] * len(words[1:])])
        return f"{who} rate ??" if verb == "rate" and who != seat and self.secret() else line
